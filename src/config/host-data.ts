import type { ModelFacts } from '../core/codec.ts';

/**
 * Properties of servers that hold for all models they serve, as documented by them (November 2026). The only place that
 * knows servers by name. What is known of a model, or configured, comes first.
 */
export const hostData: readonly { readonly host: string; readonly facts: ModelFacts }[] = [
  // openrouter.ai, "Web search".
  { host: 'openrouter.ai', facts: { searchField: 'plugins' } },
];

/**
 * Servers of OpenAI's protocols whose base URL has no path, as they document it (November 2026): api-docs.deepseek.com, "Your First
 * API Call"; docs.perplexity.ai, "OpenAI compatibility".
 */
export const hostsWithoutPath: ReadonlySet<string> = new Set(['api.deepseek.com', 'api.perplexity.ai']);
