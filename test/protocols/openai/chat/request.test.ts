import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../../../src/core/codec.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../../../src/core/json.ts';
import { anthropic } from '../../../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { backendContext } from '../../../laws/codecs.ts';
import { asked, coreRequest, sent, vendor } from './contexts.ts';

const user = { role: 'user', content: 'Hello' };

describe('a client request at fault is refused with the path and what was expected', () => {
  const cases: [string, JsonValue, string, string][] = [
    ['no object', [], '', 'an object'],
    ['no model', { messages: [user] }, 'model', 'required'],
    ['no messages', { model: 'm' }, 'messages', 'required'],
    ['an empty list of messages', { model: 'm', messages: [] }, 'messages', 'at least 1'],
    ['an unknown role', { model: 'm', messages: [{ role: 'usr', content: 'x' }] }, 'messages.0.role', '"user"'],
    ['a user without content', { model: 'm', messages: [{ role: 'user' }] }, 'messages.0.content', 'required'],
    [
      'a text part without text',
      { model: 'm', messages: [{ role: 'user', content: [{ type: 'text' }] }] },
      'messages.0.content.0.text',
      'required',
    ],
    [
      'a part without a type',
      { model: 'm', messages: [{ role: 'user', content: [{ text: 'x' }] }] },
      'messages.0.content.0.type',
      'required',
    ],
    [
      'an image without an address',
      { model: 'm', messages: [{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }] },
      'messages.0.content.0.image_url.url',
      'required',
    ],
    [
      'a file with neither data nor id',
      { model: 'm', messages: [{ role: 'user', content: [{ type: 'file', file: {} }] }] },
      'messages.0.content.0.file',
      'file_data or file_id',
    ],
    [
      'a tool message without the id of its call',
      { model: 'm', messages: [{ role: 'tool', content: 'x' }] },
      'messages.0.tool_call_id',
      'required',
    ],
    [
      'a call whose arguments are neither a text nor an object',
      {
        model: 'm',
        messages: [
          { role: 'assistant', tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: 1 } }] },
        ],
      },
      'messages.0.tool_calls.0.function.arguments',
      'a string or an object',
    ],
    ['a temperature in words', { model: 'm', messages: [user], temperature: 'hot' }, 'temperature', 'a number'],
    ['a fraction of a token', { model: 'm', messages: [user], max_tokens: 1.5 }, 'max_tokens', 'an integer'],
    ['no candidates', { model: 'm', messages: [user], n: 0 }, 'n', '>= 1'],
    ['an unknown choice of tools', { model: 'm', messages: [user], tool_choice: 'all' }, 'tool_choice', '"required"'],
    [
      'a named choice without a name',
      { model: 'm', messages: [user], tool_choice: { type: 'function', function: {} } },
      'tool_choice.function.name',
      'required',
    ],
    [
      'a grammar of unknown syntax',
      {
        model: 'm',
        messages: [user],
        tools: [
          {
            type: 'custom',
            custom: { name: 'c', format: { type: 'grammar', grammar: { syntax: 'peg', definition: '' } } },
          },
        ],
      },
      'tools.0.custom.format.grammar.syntax',
      '"lark"',
    ],
    [
      'a JSON schema that is not there',
      { model: 'm', messages: [user], response_format: { type: 'json_schema' } },
      'response_format.json_schema',
      'required',
    ],
  ];
  test.each(cases)('%s', (_name, body, param, expectation) => {
    const detail = { kind: 'invalid-request', message: expect.stringContaining(expectation), ...(param && { param }) };
    expect(() => openaiChat.decodeRequest(body)).toThrow(expect.objectContaining({ detail }));
  });
});

describe('what compatible servers take and OpenAI does not', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  const wav = Buffer.from('RIFF\0\0\0\0WAVEfmt ').toString('base64');
  const saying = (part: JsonObject): JsonObject => ({ messages: [{ role: 'user', content: [part] }] });
  const bytes = (mediaType: string, data: string) => ({ kind: 'base64', mediaType, data });
  const definition = { name: 'f', parameters: { type: 'object', properties: {} } };
  const tool = { type: 'function', function: definition };

  /** What the client writes, what it is read as, and what OpenAI is sent for it. */
  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    [
      'a tool without a type',
      { tools: [{ function: definition }] },
      { tools: [{ type: 'function' }] },
      { tools: [tool] },
    ],
    [
      'a choice of any tool',
      { tools: [tool], tool_choice: 'any' },
      { toolChoice: { mode: 'required' } },
      { tool_choice: 'required' },
    ],
    [
      'a choice without a type',
      { tools: [tool], tool_choice: { function: { name: 'f' } } },
      { toolChoice: { mode: 'tool', name: 'f' } },
      { tool_choice: { type: 'function', function: { name: 'f' } } },
    ],
    [
      'a call without a type, with its arguments as an object',
      {
        messages: [
          { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'f', arguments: { x: 1 } } }] },
          { role: 'tool', tool_call_id: 'a', content: null },
        ],
      },
      {
        messages: [
          { content: [{ name: 'f', input: { kind: 'json', value: { x: 1 } } }] },
          { content: [{ content: [] }] },
        ],
      },
      {
        messages: [
          { tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '{"x":1}' } }] },
          { role: 'tool', content: '' },
        ],
      },
    ],
    [
      'an image by its address alone',
      saying({ type: 'image_url', image_url: 'https://host.test/a.png' }),
      { messages: [{ content: [{ type: 'image', source: { kind: 'url', url: 'https://host.test/a.png' } }] }] },
      saying({ type: 'image_url', image_url: { url: 'https://host.test/a.png' } }),
    ],
    [
      'an image by its data alone',
      saying({ type: 'image_url', image_url: png }),
      { messages: [{ content: [{ type: 'image', source: bytes('image/png', 'iVBORw0KGgo=') }] }] },
      saying({ type: 'image_url', image_url: { url: png } }),
    ],
    [
      'a sound by its bytes alone',
      saying({ type: 'input_audio', input_audio: wav }),
      { messages: [{ content: [{ type: 'audio', source: bytes('audio/wav', wav) }] }] },
      saying({ type: 'input_audio', input_audio: { data: wav, format: 'wav' } }),
    ],
    [
      'a file by its id alone',
      saying({ type: 'file', file_id: 'file-1' }),
      { messages: [{ content: [{ type: 'document', source: { kind: 'file', id: 'file-1' } }] }] },
      saying({ type: 'file', file: { file_id: 'file-1' } }),
    ],
    [
      'a document by its data',
      saying({ type: 'document_url', document_url: 'data:application/pdf;base64,QUJD', document_name: 'a.pdf' }),
      { messages: [{ content: [{ type: 'document', title: 'a.pdf', source: bytes('application/pdf', 'QUJD') }] }] },
      saying({ type: 'file', file: { file_data: 'data:application/pdf;base64,QUJD', filename: 'a.pdf' } }),
    ],
    [
      'a user who says nothing',
      { messages: [{ role: 'user', content: null }] },
      { messages: [{ role: 'user', content: [] }] },
      { messages: [{ role: 'user', content: '' }] },
    ],
    [
      'a schema without a name',
      { response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } } },
      { responseFormat: { type: 'json-schema', schema: { type: 'object' } } },
      { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } } },
    ],
    [
      'a schema beside its type',
      { response_format: { type: 'json_schema', schema: { type: 'object' } } },
      { responseFormat: { type: 'json-schema', schema: { type: 'object' } } },
      { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } } },
    ],
    [
      'a schema of a JSON object',
      { response_format: { type: 'json_object', schema: { type: 'object' } } },
      { responseFormat: { type: 'json-schema', schema: { type: 'object' } } },
      { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } } },
    ],
    [
      'log probabilities by their number',
      { logprobs: 2 },
      { logprobs: { top: 2 } },
      { logprobs: true, top_logprobs: 2 },
    ],
    ['a random seed', { random_seed: 7 }, { seed: 7 }, { seed: 7 }],
    [
      'metadata that are no texts',
      { metadata: { attempt: 1 } },
      { extras: { 'openai-chat': { metadata: { attempt: 1 } } } },
      { metadata: { attempt: 1 } },
    ],
  ])('%s', (_what, fields, core, body) => {
    expect(asked(fields)).toMatchObject(core);
    expect(sent(asked(fields), vendor).body).toMatchObject(body);
  });

  test.each<[string, JsonObject]>([
    ['a sound by its bytes', saying({ type: 'input_audio', input_audio: wav })],
    ['a sound by its address', saying({ type: 'input_audio', input_audio: 'https://host.test/a.mp3' })],
    ['a file by its id', saying({ type: 'file', file_id: 'file-1' })],
    ['a document by its address', saying({ type: 'document_url', document_url: 'https://host.test/a.pdf' })],
    ['a schema of a JSON object', { response_format: { type: 'json_object', schema: { type: 'object' } } }],
    ['a random seed', { random_seed: 7 }],
    [
      'thoughts among the parts',
      {
        messages: [
          {
            role: 'assistant',
            content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }], closed: true }],
          },
        ],
      },
    ],
  ])('comes to a compatible server as its client wrote it: %s', (_what, fields) => {
    expect(sent(asked(fields)).body).toMatchObject(fields);
  });

  test('thoughts in a system prompt are a text where there is no such part', () => {
    const content = [
      { type: 'text', text: 'Think:' },
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
    ];
    const request = asked({ messages: [{ role: 'system', content }, user] });
    expect(sent(request).body['messages']).toMatchObject([{ content }, {}]);
    expect(request.messages[0]?.content).toMatchObject([{ type: 'text' }, { type: 'opaque', standIn: 'Hm.' }]);
  });
});

describe('parameters', () => {
  test('null means absent', () => {
    const request = asked({
      temperature: null,
      stop: null,
      tools: null,
      response_format: null,
      stream: null,
      user: null,
    });
    expect(request).toEqual({ ...asked() });
    expect(request.stream).toBe(false);
  });

  test('a stop sequence comes back as one string or as a list, as it came', () => {
    expect(asked({ stop: 'END' }).stop).toEqual(['END']);
    expect(sent(asked({ stop: 'END' })).body['stop']).toBe('END');
    expect(sent(asked({ stop: ['END'] })).body['stop']).toEqual(['END']);
  });

  test('OpenAI takes four stop sequences, others all', () => {
    const request = coreRequest({ stop: ['a', 'b', 'c', 'd', 'e'] });
    expect(sent(request).body['stop']).toHaveLength(5);
    const { body, losses } = sent(request, vendor);
    expect(body['stop']).toEqual(['a', 'b', 'c', 'd']);
    expect(losses).toMatchObject([{ path: '/stop', instead: 'the first 4' }]);
  });

  test.each([
    [
      'the row of the model',
      coreRequest({ maxTokens: 9 }),
      'local.test',
      { maxTokensField: 'max_completion_tokens' },
      'max_completion_tokens',
    ],
    ['an unknown server', coreRequest({ maxTokens: 9 }), 'local.test', {}, 'max_tokens'],
    ["the vendor's own host", coreRequest({ maxTokens: 9 }), vendor, {}, 'max_completion_tokens'],
    ['the word of the client', asked({ max_completion_tokens: 9 }), 'local.test', {}, 'max_completion_tokens'],
    ['the older word of the client', asked({ max_tokens: 9 }), vendor, {}, 'max_tokens'],
  ] as const)('the field for the limit of tokens is that of %s', (_name, request, host, facts, field) => {
    const { body } = sent(request, host, facts);
    expect(body[field]).toBe(9);
    expect(Object.keys(body).filter((key) => key.startsWith('max_'))).toEqual([field]);
  });

  test('a limit beyond what the model can do is lowered and reported', () => {
    const { body, losses } = sent(coreRequest({ maxTokens: 128_000 }), 'local.test', { maxOutput: 8192 });
    expect(body['max_tokens']).toBe(8192);
    expect(losses).toMatchObject([{ path: '/max_tokens' }]);
  });

  test.each([
    [{ max_completion_tokens: 9000 }, '/max_completion_tokens'],
    [{ max_tokens: 9000 }, '/max_tokens'],
  ])('a limit that is lowered is reported under the name its client gave it: %j', (fields, path) => {
    expect(sent(asked(fields), 'local.test', { maxOutput: 100 }).losses).toMatchObject([{ path }]);
  });

  test('top_k is lost and reported under its name', () => {
    const { body, losses } = sent(coreRequest({ topK: 40 }));
    expect(body).not.toHaveProperty('top_k');
    expect(losses).toMatchObject([{ path: '/top_k' }]);
  });

  test('a model of fixed sampling is sent no temperature', () => {
    const { body, losses } = sent(coreRequest({ temperature: 1, topP: 0.5 }), vendor, { sampling: 'fixed' });
    expect(body).not.toHaveProperty('temperature');
    expect(losses.map(({ path }) => path)).toEqual(['/temperature', '/top_p']);
  });

  test('usage is always asked for on a stream, whatever else the client asked of it', () => {
    const request = asked({ stream: true, stream_options: { include_obfuscation: false } });
    expect(sent(request).body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true, include_obfuscation: false },
    });
    expect(sent(asked()).body).not.toHaveProperty('stream_options');
  });

  test('fields we do not know go through to this protocol and are reported towards none', () => {
    const { body, losses } = sent(asked({ x_new: { deep: [1] }, service_tier: 'flex' }));
    expect(body).toMatchObject({ x_new: { deep: [1] }, service_tier: 'flex' });
    expect(losses).toEqual([]);
  });

  test('fields of another protocol are reported', () => {
    const { body, losses } = sent(coreRequest({ extras: { anthropic: { safeguards: [] } } }));
    expect(body).not.toHaveProperty('safeguards');
    expect(losses).toMatchObject([{ path: '/safeguards' }]);
  });

  test('a user name too long for OpenAI gets the same stand-in each time', () => {
    const request = coreRequest({ user: JSON.stringify({ session_id: 'x'.repeat(100) }) });
    const { body, losses } = sent(request, vendor);
    expect(body['user']).toMatch(/^.{1,64}$/);
    expect(sent(request, vendor).body['user']).toBe(body['user']);
    expect(losses).toMatchObject([{ path: '/user' }]);
    expect(sent(request).body['user']).toBe(request.user);
    expect(sent(coreRequest({ user: 'x'.repeat(129) })).body['user']).toHaveLength(128);
  });

  test('structured output keeps schema, name and strictness', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const format = { type: 'json_schema', json_schema: { name: 'thing', schema, strict: true } };
    expect(asked({ response_format: format }).responseFormat).toEqual({
      type: 'json-schema',
      name: 'thing',
      schema,
      strict: true,
    });
    expect(sent(coreRequest({ responseFormat: { type: 'json-schema', schema } })).body['response_format']).toEqual({
      type: 'json_schema',
      json_schema: { name: 'answer', schema },
    });
  });

  test('numbers of more digits than a double holds are rounded', () => {
    const body = parseJson(
      '{"model":"m","messages":[{"role":"user","content":"x"}],"max_tokens":12345678901234567890,"logprobs":true,"top_logprobs":20.000000000000000001,"temperature":0.70000000000000001}',
    );
    const request = openaiChat.decodeRequest(body ?? null);
    expect(request).toMatchObject({
      maxTokens: Number('12345678901234567890'),
      logprobs: { top: 20 },
      temperature: 0.7,
    });
    expect(sent(request, 'local.test', { maxOutput: 100 }).body['max_tokens']).toBe(100);
  });

  test.each(['max_tokens', 'max_completion_tokens'])('a %s of -1 is no limit, for whoever asks so', (field) => {
    const request = asked({ [field]: -1 });
    expect(request).not.toHaveProperty('maxTokens');
    expect(sent(request).body[field]).toBe(-1);
    const unlocatedLosses: UnlocatedLoss[] = [];
    const elsewhere = anthropic.encodeRequest(request, backendContext(anthropic, request, unlocatedLosses));
    expect([elsewhere['max_tokens'], unlocatedLosses]).toEqual([32_000, []]);
  });

  test('a field named __proto__ changes nothing and goes through', () => {
    const body: JsonValue = JSON.parse(
      '{"model":"m","messages":[{"role":"user","content":"x"}],"__proto__":{"polluted":true}}',
    );
    const request = openaiChat.decodeRequest(body);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.hasOwn(sent(request).body, '__proto__')).toBe(true);
  });
});
