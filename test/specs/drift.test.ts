import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRecord, parseSpec, referredName, type JsonRecord } from '../../scripts/codegen/spec.ts';
import { differencesOf, type Direction, type Rooted } from './difference.ts';
import { sdkSchema } from './sdk-schemas.ts';

interface Reviewed {
  /** Why these differences are as they should be. */
  reason: string;
  differences: string[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const reviewed: Record<string, Reviewed[]> = JSON.parse(read('reviewed-differences.json'));

const compared: Record<string, [ours: string, sdk: string, direction: Direction][]> = {
  anthropic: [
    ['CreateMessageParams', 'AnthropicRequest', 'request'],
    ['CountTokensParams', 'AnthropicTokenCountRequest', 'request'],
    ['Message', 'AnthropicResponse', 'answer'],
    ['MessageStreamEvent', 'AnthropicEvent', 'answer'],
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

function ours(spec: string, schema: string): Rooted {
  const { schemas } = parseSpec(read(`../../specs/${spec}.yaml`));
  const resolve = (reference: string) => {
    const name = referredName(reference) ?? reference;
    return { name, schema: schemas.get(name) ?? {} };
  };
  return { schema: resolve(`#/components/schemas/${schema}`).schema, resolve };
}

function theirs(type: string): Rooted {
  const root = sdkSchema(type);
  const resolve = (reference: string) => {
    const name = reference.replace('#/definitions/', '');
    const schema = root.definitions[name];
    if (!isRecord(schema)) throw new Error(`the SDK's types have no ${name}`);
    return { name, schema };
  };
  return { schema: root satisfies JsonRecord, resolve };
}

// The SDKs are pinned: a new version shows here what it brings. Whatever is reviewed and right as it is goes
// into reviewed-differences.json with the reason; the rest is work on specs/.
describe.each(Object.keys(compared))('%s against its SDK', (spec) => {
  const found = (compared[spec] ?? []).flatMap(([schema, type, direction]) =>
    differencesOf(schema, direction, ours(spec, schema), theirs(type)),
  );
  const known = (reviewed[spec] ?? []).flatMap(({ differences }) => differences);

  test('every difference has been reviewed', () => {
    expect([...new Set(found)].filter((difference) => !known.includes(difference))).toEqual([]);
  });
  test('no reviewed difference is gone', () => {
    expect(known.filter((difference) => !found.includes(difference))).toEqual([]);
  });
  test('each is listed once and has a reason', () => {
    expect(new Set(known).size).toBe(known.length);
    expect((reviewed[spec] ?? []).filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });
});
