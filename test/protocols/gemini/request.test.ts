import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreChatRequest } from '../../../src/core/types.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import { asked, coreRequest, hello, sent, sentAsSaid } from './contexts.ts';

const config = (fields: Partial<CoreChatRequest>) => {
  const { body, losses } = sent(coreRequest(fields));
  return { config: body['generationConfig'], losses: losses.map(({ path }) => path) };
};

describe('options', () => {
  const generationConfig = {
    temperature: 0,
    topP: 0.5,
    topK: 40,
    maxOutputTokens: 100,
    stopSequences: ['END'],
    seed: 0,
    presencePenalty: 0.5,
    frequencyPenalty: -0.5,
    candidateCount: 2,
    responseLogprobs: true,
    logprobs: 3,
    responseModalities: ['TEXT', 'IMAGE'],
    speechConfig: { languageCode: 'de-DE' },
    mediaResolution: 'MEDIA_RESOLUTION_LOW',
    somethingNew: { a: 1 },
  };

  test('are decoded', () => {
    expect(asked({ generationConfig })).toMatchObject({
      temperature: 0,
      topP: 0.5,
      topK: 40,
      maxTokens: 100,
      stop: ['END'],
      seed: 0,
      presencePenalty: 0.5,
      frequencyPenalty: -0.5,
      candidates: 2,
      logprobs: { top: 3 },
      modalities: ['text', 'image'],
    });
  });

  test('are encoded', () => {
    expect(sentAsSaid({ generationConfig })['generationConfig']).toEqual(generationConfig);
  });

  test.each<JsonObject>([
    { responseMimeType: 'application/json' },
    { responseMimeType: 'text/plain' },
    {
      responseMimeType: 'application/json',
      responseSchema: { type: 'OBJECT', properties: { a: { type: 'STRING', nullable: true } } },
    },
    { responseMimeType: 'application/json', responseJsonSchema: { type: 'OBJECT', $ref: '#/$defs/a' } },
    { responseSchema: { type: 'string' } },
    { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['a'] } },
    { responseLogprobs: true },
    { responseLogprobs: true, logprobs: 0 },
    { responseLogprobs: false },
    { responseModalities: ['VIDEO'] },
  ])('%j is encoded as it was decoded', (fields) => {
    expect(sentAsSaid({ generationConfig: fields })['generationConfig']).toEqual(fields);
  });

  test.each(['responseSchema', 'responseJsonSchema'])('hold %s in the types all protocols know', (field) => {
    const wire = { type: 'OBJECT', properties: { score: { type: 'INTEGER' } } };
    const schema = { type: 'object', properties: { score: { type: 'integer' } } };
    const fields = { responseMimeType: 'application/json', [field]: wire };
    expect(asked({ generationConfig: fields }).responseFormat).toMatchObject({ type: 'json-schema', schema });
  });

  test('that only this vendor knows are reported at their path', () => {
    const request = asked({ generationConfig, safetySettings: [], labels: { a: 'b' } });
    const keys = Object.keys(request.extras?.gemini ?? {});
    expect(keys).toEqual([
      'safetySettings',
      'labels',
      'generationConfig.speechConfig',
      'generationConfig.mediaResolution',
      'generationConfig',
    ]);
    expect(keys.map((key) => gemini.wireNames[key] ?? key)).toEqual([
      'safetySettings',
      'labels',
      'generationConfig/speechConfig',
      'generationConfig/mediaResolution',
      'generationConfig',
    ]);
  });

  test.each<[string, Partial<CoreChatRequest>, JsonObject | undefined, string[]]>([
    ['a temperature too high', { temperature: 3 }, { temperature: 2 }, ['/generationConfig/temperature']],
    [
      'more stop sequences than it takes',
      { stop: ['1', '2', '3', '4', '5', '6'] },
      { stopSequences: ['1', '2', '3', '4', '5'] },
      ['/generationConfig/stopSequences'],
    ],
    ['JSON', { responseFormat: { type: 'json' } }, { responseMimeType: 'application/json' }, []],
    ['plain text', { responseFormat: { type: 'text' } }, undefined, []],
    [
      'a verbosity, a cache and a user',
      { verbosity: 'low', cacheKey: 'k', user: 'u', metadata: { a: 'b' } },
      undefined,
      ['/verbosity', '/cache_key', '/user', '/metadata'],
    ],
  ])('of another protocol: %s', (_what, fields, expected, losses) => {
    expect(config(fields)).toEqual({ config: expected, losses });
  });

  test("a limit above the model's maximum is lowered, except for a client of this protocol", () => {
    const facts = { maxOutput: 50 };
    const { body, losses } = sent(coreRequest({ maxTokens: 100 }), facts);
    expect(body['generationConfig']).toEqual({ maxOutputTokens: 50 });
    expect(losses.map(({ path }) => path)).toEqual(['/generationConfig/maxOutputTokens']);
    expect(sentAsSaid({ generationConfig: { maxOutputTokens: 100 } }, facts)['generationConfig']).toEqual({
      maxOutputTokens: 100,
    });
  });
});

describe('a response schema', () => {
  const followed = {
    type: 'object',
    properties: { n: { type: 'integer', enum: [1, 2] } },
    additionalProperties: false,
  };

  test('is sent unchanged when the vendor supports it', () => {
    const responseFormat = { type: 'json-schema', schema: followed, strict: true } as const;
    expect(config({ responseFormat })).toEqual({
      config: { responseMimeType: 'application/json', responseJsonSchema: followed },
      losses: [],
    });
  });

  test('is reduced when the vendor does not support it', () => {
    const schema = {
      type: 'object',
      $defs: { n: { type: 'integer', multipleOf: 2 } },
      properties: { n: { $ref: '#/$defs/n' } },
    };
    expect(config({ responseFormat: { type: 'json-schema', schema, name: 'N' } })).toEqual({
      config: {
        responseMimeType: 'application/json',
        responseSchema: { type: 'OBJECT', properties: { n: { type: 'INTEGER' } } },
      },
      losses: ['/generationConfig/responseMimeType', '/generationConfig/responseMimeType'],
    });
  });

  test('is read as JSON Schema in either form', () => {
    const responseSchema = { type: 'OBJECT', properties: { a: { type: 'STRING', nullable: true } } };
    expect(
      asked({ generationConfig: { responseMimeType: 'application/json', responseSchema } }).responseFormat,
    ).toMatchObject({
      type: 'json-schema',
      schema: { type: 'object', properties: { a: { type: ['string', 'null'] } } },
    });
  });
});

describe('the path', () => {
  test('gives the model, and whether to stream', () => {
    expect(gemini.decodeRequest({ contents: [hello] }, { model: 'openai/gpt-5.5', stream: true })).toMatchObject({
      model: 'openai/gpt-5.5',
      stream: true,
    });
  });

  test('is not repeated in the body', () => {
    expect(sent(coreRequest({ stream: true })).body).toEqual({ contents: [hello] });
  });
});

describe('a request to count tokens', () => {
  test('has contents alone', () => {
    expect(gemini.decodeRequest({ contents: [hello] }, { countTokens: true }).messages).toHaveLength(1);
  });

  test('contains a complete request, with the pointers of the body', () => {
    const generateContentRequest = {
      model: 'models/some-model',
      contents: [hello],
      systemInstruction: 'S',
      tools: [{ function_declarations: [{ name: 'f' }] }],
    };
    const request = gemini.decodeRequest({ generateContentRequest }, { countTokens: true });
    expect(request).toMatchObject({
      model: 'some-model',
      messages: [{ role: 'system' }, { role: 'user' }],
      tools: [{ name: 'f' }],
    });
  });

  test('is refused without either', () => {
    expect(() => gemini.decodeRequest({}, { countTokens: true })).toThrow(
      'contents: expected a value (it is required), got nothing',
    );
  });
});

describe('refuses and names the path', () => {
  test.each<[JsonObject, string]>([
    [{ generationConfig: { temperature: 'hot' } }, 'generationConfig.temperature: expected a number, got string "hot"'],
    [{ generation_config: { top_p: 2 } }, 'generationConfig.topP: expected a number <= 1'],
    [{ tools: [{ functionDeclarations: [{}] }] }, 'tools.0.functionDeclarations.0.name: expected a value'],
    [
      { contents: [{ role: 'user', parts: [{ inlineData: { data: '' } }] }] },
      'contents.0.parts.0.inlineData.mimeType: expected a value',
    ],
  ])('%j', (fields, message) => {
    expect(() => asked(fields)).toThrow(message);
  });
});

test('sends cached content to its own vendor, and refuses state of another', () => {
  const request = asked({ cachedContent: 'cachedContents/a' });
  expect(request.serverState).toEqual({ protocol: 'gemini', field: 'cachedContent' });
  expect(sent(request).body).toMatchObject({ cachedContent: 'cachedContents/a' });
  const other = coreRequest({
    previousResponseId: 'resp_1',
    serverState: { protocol: 'openai-responses', field: 'previous_response_id' },
  });
  expect(() => sent(other)).toThrow('previous_response_id');
});
