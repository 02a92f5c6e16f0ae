import type { ModelFacts } from '../core/codec.ts';

interface HostRow {
  /** The end of its name. */
  readonly host: string;
  /** A pattern of the names of its models; absent: all of them. */
  readonly models?: string;
  readonly facts: ModelFacts;
}

/**
 * Properties of servers that hold for all models they serve, or for many, as documented by them (November 2026). The only place that
 * knows servers by name. What is known of a model, or configured, comes first.
 */
export const hostData: readonly HostRow[] = [
  // openrouter.ai, "Web search".
  { host: 'openrouter.ai', facts: { searchField: 'plugins' } },
  // openrouter.ai, "Prompt caching": other vendors' models are cached without marks.
  { host: 'openrouter.ai', models: 'anthropic/*', facts: { cacheMarks: true } },
  // developers.openai.com, "Prompt caching"; learn.microsoft.com, "Prompt caching" of Azure OpenAI and the hosts of Foundry.
  { host: 'api.openai.com', facts: { promptCacheKey: true } },
  { host: 'openai.azure.com', facts: { promptCacheKey: true } },
  { host: 'services.ai.azure.com', facts: { promptCacheKey: true } },
  { host: 'cognitiveservices.azure.com', facts: { promptCacheKey: true } },
];

/**
 * Servers whose base URL for Chat has no path: DeepSeek, where `/v1` works as well (chat-deep.ai, "OpenAI SDK to DeepSeek", after its
 * quick start), and Perplexity (Spring AI reference, "Perplexity Chat"), whose Responses have `/v1`.
 */
export const hostsWithoutPath: ReadonlySet<string> = new Set(['api.deepseek.com', 'api.perplexity.ai']);
