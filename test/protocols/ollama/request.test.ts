import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/core/json.ts';
import type { CoreToolResult } from '../../../src/core/types.ts';
import { ollama } from '../../../src/protocols/ollama/index.ts';
import {
  decodeClientRequest,
  generateRoute,
  makeCoreRequest,
  decodeGenerateRequest,
  encodeForVendor,
} from './contexts.ts';

const user = { role: 'user', content: 'Hello' };

describe('rejects with the path and what was expected', () => {
  const cases: [string, JsonValue, string, string][] = [
    ['no object', [], '', 'an object'],
    ['no model', { messages: [user] }, 'model', 'required'],
    ['an unknown role', { model: 'm', messages: [{ role: 'usr', content: 'x' }] }, 'messages.0.role', '"user"'],
    ['content in parts', { model: 'm', messages: [{ role: 'user', content: [] }] }, 'messages.0.content', 'a string'],
    [
      'an image by its address',
      { model: 'm', messages: [{ role: 'user', content: '', images: ['https://example.com/a.png'] }] },
      'messages.0.images.0',
      'base64',
    ],
    [
      'an image as a data URL',
      { model: 'm', messages: [{ role: 'user', content: '', images: ['data:image/png;base64,AAAA'] }] },
      'messages.0.images.0',
      'base64',
    ],
    [
      'arguments as a text',
      {
        model: 'm',
        messages: [{ role: 'assistant', content: '', tool_calls: [{ function: { name: 'f', arguments: '{}' } }] }],
      },
      'messages.0.tool_calls.0.function.arguments',
      'an object',
    ],
    ['a tool without a name', { model: 'm', tools: [{ type: 'function', function: {} }] }, 'tools.0.function.name', ''],
    ['an unknown format', { model: 'm', messages: [user], format: 'xml' }, 'format', '"json"'],
    ['a limit as text', { model: 'm', options: { num_predict: 'ten' } }, 'options.num_predict', 'an integer'],
    ['too many alternatives', { model: 'm', logprobs: true, top_logprobs: 21 }, 'top_logprobs', '<= 20'],
  ];
  test.each(cases)('%s', (_what, body, param, expected) => {
    expect(() => ollama.decodeRequest(body, {})).toThrow(
      expect.objectContaining({
        detail: expect.objectContaining({
          kind: 'invalid-request',
          message: expect.stringContaining(expected),
          ...(param && { param }),
        }),
      }),
    );
  });

  test('a bare prompt that is not a string', () => {
    expect(() => ollama.decodeRequest({ model: 'm', prompt: 5 }, generateRoute)).toThrow(
      'prompt: expected a string or null, got number 5',
    );
  });
});

describe('decoding a request', () => {
  test('streams by default', () => {
    expect(decodeClientRequest().stream).toBe(true);
    expect(decodeClientRequest({ stream: null }).stream).toBe(true);
    expect(decodeClientRequest({ stream: true }).stream).toBe(true);
    expect(decodeClientRequest({ stream: false }).stream).toBe(false);
  });

  test('decodes options, and num_predict only if it is a limit', () => {
    const options = {
      temperature: 0.5,
      top_p: 0.9,
      top_k: 40,
      num_predict: 100,
      stop: 'END',
      seed: 7,
      presence_penalty: 0.1,
      frequency_penalty: 0.2,
      num_ctx: 4096,
      mirostat: null,
    };
    expect(decodeClientRequest({ options })).toMatchObject({
      temperature: 0.5,
      topP: 0.9,
      topK: 40,
      maxTokens: 100,
      stop: ['END'],
      seed: 7,
      presencePenalty: 0.1,
      frequencyPenalty: 0.2,
      extras: { ollama: { options: { num_ctx: 4096 } } },
    });
    const unlimited = decodeClientRequest({ options: { num_predict: -1 } });
    expect(unlimited.maxTokens).toBeUndefined();
    expect(unlimited.extras).toEqual({ ollama: { options: { num_predict: -1 } } });
  });

  test('decodes formats', () => {
    expect(decodeClientRequest({ format: 'json' }).responseFormat).toEqual({ type: 'json' });
    expect(decodeClientRequest({ format: { type: 'object' } }).responseFormat).toEqual({
      type: 'json-schema',
      schema: { type: 'object' },
    });
    expect(decodeClientRequest({ format: '' }).responseFormat).toBeUndefined();
  });

  test('decodes a bare prompt as a conversation of one question', () => {
    const { messages, extras } = decodeGenerateRequest({
      system: 'Be brief.',
      images: ['iVBORw0KGgo='],
      suffix: '.',
      raw: true,
    });
    expect(messages).toMatchObject([
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
      {
        role: 'user',
        content: [
          { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw0KGgo=' } },
          { type: 'text', text: 'Hello' },
        ],
      },
    ]);
    expect(extras).toEqual({ ollama: { suffix: '.', raw: true } });
  });

  test('decodes no conversation without messages or a prompt', () => {
    expect(ollama.decodeRequest({ model: 'm' }, {}).messages).toEqual([]);
    expect(ollama.decodeRequest({ model: 'm', messages: [] }, {}).messages).toEqual([]);
    expect(ollama.decodeRequest({ model: 'm', prompt: '' }, generateRoute).messages).toEqual([]);
  });

  test('recognizes the form from the body without a route', () => {
    expect(ollama.decodeRequest({ model: 'm', prompt: 'Hi' }).messages).toHaveLength(1);
    expect(ollama.decodeRequest({ model: 'm', prompt: 'Hi' }, {}).messages).toEqual([]);
  });
});

describe('encoding a request', () => {
  test('writes all supported fields of a request of another protocol', () => {
    const { body, losses } = encodeForVendor(
      makeCoreRequest({
        temperature: 0.5,
        topP: 0.9,
        topK: 40,
        maxTokens: 100,
        stop: ['END'],
        seed: 7,
        presencePenalty: 0.1,
        frequencyPenalty: 0.2,
        logprobs: { top: 3 },
        responseFormat: { type: 'json-schema', schema: { type: 'object' }, strict: true },
      }),
    );
    expect(body).toEqual({
      model: 'vendor-model',
      messages: [{ role: 'user', content: 'Hello' }],
      stream: false,
      think: false,
      format: { type: 'object' },
      options: {
        temperature: 0.5,
        top_p: 0.9,
        top_k: 40,
        num_predict: 100,
        stop: ['END'],
        seed: 7,
        presence_penalty: 0.1,
        frequency_penalty: 0.2,
      },
      logprobs: true,
      top_logprobs: 3,
    });
    expect(losses).toEqual([]);
  });

  test('reports each unsupported field', () => {
    const { losses } = encodeForVendor(
      makeCoreRequest({
        candidates: 2,
        verbosity: 'low',
        cacheKey: 'key',
        user: 'ada',
        metadata: { a: 'b' },
        modalities: ['text', 'audio'],
        parallelToolCalls: false,
        responseFormat: { type: 'json-schema', schema: {}, name: 'x', description: 'y', strict: false },
        extras: { anthropic: { speed: 'fast' } },
      }),
    );
    expect(losses.map(({ path }) => path).toSorted()).toEqual([
      '/cache_key',
      '/candidates',
      '/format',
      '/format',
      '/format',
      '/metadata',
      '/modalities',
      '/parallel_tool_calls',
      '/speed',
      '/user',
      '/verbosity',
    ]);
  });

  test('reduces a limit above the maximum of the model', () => {
    const { body, losses } = encodeForVendor(makeCoreRequest({ maxTokens: 9000 }), { maxOutput: 4096 });
    expect(body['options']).toEqual({ num_predict: 4096 });
    expect(losses).toMatchObject([{ path: '/options/num_predict' }]);
  });

  test('leaves out sampling for a model with fixed sampling', () => {
    const { body, losses } = encodeForVendor(makeCoreRequest({ temperature: 1, topK: 3 }), { sampling: 'fixed' });
    expect(body).not.toHaveProperty('options');
    expect(losses.map(({ path }) => path)).toEqual(['/options/temperature', '/options/top_k']);
  });

  test('keeps a bare prompt', () => {
    const fields = { prompt: 'Hello', system: 'Be brief.', images: ['iVBORw0KGgo='], context: [1, 2], template: '{}' };
    expect(encodeForVendor(decodeGenerateRequest(fields)).body).toEqual({ model: 'vendor-model', ...fields });
  });

  test('loads a model with its name only', () => {
    const loading = ollama.decodeRequest({ model: 'm', prompt: '', keep_alive: 0, stream: false }, generateRoute);
    expect(encodeForVendor(loading).body).toEqual({ model: 'vendor-model', prompt: '', keep_alive: 0, stream: false });
  });

  test('does not load the model when no message can be sent', () => {
    const { body } = encodeForVendor(
      makeCoreRequest({ messages: [{ role: 'user', content: [{ type: 'video', source: url }] }] }),
    );
    expect(body['messages']).toEqual([{ role: 'user', content: '(omitted)' }]);
    const reasoned = encodeForVendor(makeCoreRequest({ messages: [{ role: 'assistant', content: [serverResult] }] }));
    expect(reasoned.body['messages']).toEqual([{ role: 'user', content: '(omitted)' }]);
  });

  test('refuses a request that continues an answer by id', () => {
    const heldBy = { protocol: 'openai-responses', field: 'previous_response_id' } as const;
    expect(() => encodeForVendor(makeCoreRequest({ previousResponseId: 'resp_1', serverState: heldBy }))).toThrow(
      'previous_response_id: only a backend',
    );
  });
});

const url = { kind: 'url', url: 'https://example.com/a.mp4' } as const;
const serverResult: CoreToolResult = { type: 'tool-result', callId: 's', content: [], providerExecuted: true };
