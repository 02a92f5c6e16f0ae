import { withDetection } from './detect/with-detection.ts';
import type { RequestFeature } from '../core/capabilities.ts';
import type { PromptStyle, Thinking, ToolPlace } from './dialect.ts';
import { dialectOf, prepareRequest, withDialect, type DialectSetup } from './index.ts';
import type { Backend } from '../core/backend.ts';

/** How the text of a backend is written and read, as configured and recorded. */
export interface TextSetup {
  /** The name of a dialect. `null`: the API of the backend has structured calls. */
  dialect: string | null;
  thinking: Thinking;
  tools: ToolPlace;
  promptStyle: PromptStyle;
  /** Whether an answer in the form of another dialect is read as that. Default: no. */
  dialectDetection?: boolean;
}

/**
 * Wraps a backend whose model writes calls or reasoning into its text, or may do so. Returns the same backend if it writes
 * neither.
 */
export function applyDialect(backend: Backend, { dialect: name, ...rest }: TextSetup): Backend {
  const dialect = name === null ? null : (dialectOf(name) ?? null);
  const form = backend.codec.protocol === 'openai-completions' ? 'prompt' : 'messages';
  if (dialect === null && rest.thinking === 'none')
    return rest.dialectDetection ? { ...backend, codec: withDetection(backend.codec, { ...rest, form }) } : backend;
  const setup: DialectSetup = { ...rest, dialect, form, today };
  const { codec, abilities, tokenCount } = backend;
  return {
    ...backend,
    codec: withDialect(codec, setup),
    abilities: [...new Set([...abilities, ...dialectFeatures(setup)])],
    ...(tokenCount && {
      tokenCount: {
        ...tokenCount,
        encode(request, context) {
          const prepared = prepareRequest(request, setup, context);
          return tokenCount.encode(prepared, { ...context, request: prepared });
        },
      },
    }),
  };
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The features that a dialect adds to its protocol. A prompt rendered by Louter carries all of them. */
function dialectFeatures({ dialect, form }: DialectSetup): readonly RequestFeature[] {
  if (dialect === null) return [];
  return form === 'prompt' ? ['tools', 'reasoning', 'json-schema'] : ['tools'];
}
