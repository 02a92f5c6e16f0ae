import { readFileSync } from 'node:fs';
import { isRecord, parseSpec, referredName, type JsonRecord } from '../codegen/spec.ts';
import { compareSchemas, Differences, type Direction, type Rooted } from './difference.ts';
import { sdkSchema } from './sdk-schemas.ts';

/** Differences that are as they should be, and why. */
export interface Reviewed {
  reason: string;
  differences: string[];
}

/** How one of specs/ differs from the package of its vendor. */
export interface Drift {
  reviewed: readonly Reviewed[];
  /** Differences that have not been reviewed yet. */
  unreviewed: string[];
  /** What was reviewed and is no longer so. */
  gone: string[];
}

// Which of our schemas are held against which types of `sdk-types.ts`; several of those are alternatives.
const compared: Record<string, [ours: string, sdk: string | string[], direction: Direction][]> = {
  anthropic: [
    ['CreateMessageParams', ['AnthropicRequest', 'AnthropicBetaRequest'], 'request'],
    ['CountTokensParams', ['AnthropicTokenCountRequest', 'AnthropicBetaTokenCountRequest'], 'request'],
    ['Message', ['AnthropicResponse', 'AnthropicBetaResponse'], 'answer'],
    ['MessageStreamEvent', ['AnthropicEvent', 'AnthropicBetaEvent'], 'answer'],
    ['ErrorResponse', 'AnthropicError', 'answer'],
  ],
  openai: [
    ['CreateChatCompletionRequest', 'OpenaiChatRequest', 'request'],
    ['ChatCompletion', 'OpenaiChatResponse', 'answer'],
    ['ChatCompletionChunk', 'OpenaiChatEvent', 'answer'],
    ['CreateResponseRequest', 'OpenaiResponsesRequest', 'request'],
    ['CountInputTokensRequest', 'OpenaiTokenCountRequest', 'request'],
    ['InputTokenCount', 'OpenaiTokenCount', 'answer'],
    ['Response', 'OpenaiResponsesResponse', 'answer'],
    ['ResponseStreamEvent', 'OpenaiResponsesEvent', 'answer'],
  ],
  'openai-completions': [
    ['CreateCompletionRequest', 'OpenaiCompletionsRequest', 'request'],
    ['Completion', 'OpenaiCompletionsResponse', 'answer'],
    ['CompletionChunk', 'OpenaiCompletionsResponse', 'answer'],
  ],
  gemini: [
    ['GenerateContentRequest', 'GeminiRequest', 'request'],
    ['GenerateContentResponse', 'GeminiResponse', 'answer'],
    ['CountTokensRequest', 'GeminiTokenCountRequest', 'request'],
    ['CountTokensResponse', 'GeminiTokenCount', 'answer'],
    ['Model', 'GeminiModel', 'answer'],
  ],
  'gemini-interactions': [
    ['InteractionRequest', 'InteractionsRequest', 'request'],
    ['Interaction', 'InteractionsResponse', 'answer'],
    ['InteractionEvent', 'InteractionsEvent', 'answer'],
  ],
  ollama: [
    ['ChatRequest', 'OllamaChatRequest', 'request'],
    ['GenerateRequest', 'OllamaGenerateRequest', 'request'],
    ['ChatResponse', 'OllamaChatResponse', 'answer'],
    ['GenerateResponse', 'OllamaGenerateResponse', 'answer'],
    ['ListResponse', 'OllamaModelList', 'answer'],
    ['ShowRequest', 'OllamaShowRequest', 'request'],
    ['ShowResponse', 'OllamaShowResponse', 'answer'],
    ['VersionResponse', 'OllamaVersion', 'answer'],
    ['ErrorResponse', 'OllamaError', 'answer'],
  ],
};

/** The specs that have a package to be held against, by their names. */
export const specNames: readonly string[] = Object.keys(compared);

/**
 * Holds a spec against the pinned package of its vendor.
 * @example driftOf('ollama').unreviewed // ['ChatResponse: property x is the SDK's alone']
 */
export function driftOf(spec: string): Drift {
  const found = new Differences();
  for (const [name, types, direction] of compared[spec] ?? [])
    compareSchemas(found, { name, direction, ours: ours(spec, name), theirs: theirs([types].flat()) });
  const lines = new Set(found.lines());
  const reviewed = reviewedDifferences()[spec] ?? [];
  const known = new Set(reviewed.flatMap(({ differences }) => differences));
  return {
    reviewed,
    unreviewed: [...lines].filter((line) => !known.has(line)),
    gone: [...known].filter((line) => !lines.has(line)),
  };
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const reviewedDifferences = (): Record<string, Reviewed[]> => JSON.parse(read('reviewed-differences.json'));

function ours(spec: string, schema: string): Rooted {
  const { schemas } = parseSpec(read(`../../specs/${spec}.yaml`));
  const resolve = (reference: string) => {
    const name = referredName(reference) ?? reference;
    return { name, schema: schemas.get(name) ?? {} };
  };
  return { schema: resolve(`#/components/schemas/${schema}`).schema, resolve };
}

/** Each type has its own definitions. Several may share a name, so they are identified by their locations. */
function theirs(types: readonly string[]): Rooted {
  const roots = types.map((type) => sdkSchema(type));
  const resolve = (reference: string) => {
    const [, place = '', name = ''] = /^(\d+)#\/definitions\/(.*)$/.exec(reference) ?? [];
    const schema = roots[Number(place)]?.definitions[name];
    if (!isRecord(schema)) throw new Error(`the SDK's types have no ${reference}`);
    return { name: `${place}#${name}`, schema: placed(schema, place) };
  };
  return { schema: { anyOf: roots.map((root, index) => placed(root, String(index))) }, resolve };
}

/** A schema whose references name their root. */
function placed(schema: JsonRecord, place: string): JsonRecord {
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== 'definitions'));
  return JSON.parse(JSON.stringify(own).replaceAll('"$ref":"#/', `"$ref":"${place}#/`));
}
