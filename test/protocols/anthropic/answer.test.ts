import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { unsignedToken } from '../../../src/core/signature.ts';
import type { CoreAssistantPart, CoreChatResponse, CoreFinish, CoreUsage } from '../../../src/core/types.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import {
  makeResponse,
  decodeClientRequest,
  createBackendContext,
  createFrontendContext,
  makeCoreRequest,
  issuer,
} from './contexts.ts';

const message = (fields: JsonObject = {}): JsonObject => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'vendor-model',
  content: [],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 224, cache_read_input_tokens: 3712, cache_creation_input_tokens: 64, output_tokens: 9 },
  ...fields,
});
const decode = (fields: JsonObject, request = decodeClientRequest()) =>
  anthropic.decodeResponse(message(fields), createBackendContext(request).context);
const partsOf = (fields: JsonObject) => decode(fields).candidates[0]?.message.content;
function encode(response: CoreChatResponse, request = decodeClientRequest()) {
  const { context, losses } = createFrontendContext(request);
  return { body: anthropic.encodeResponse(response, context), losses };
}
const makeFinished = (finish: CoreFinish): CoreChatResponse => ({
  ...makeResponse({ type: 'text', text: 'Hi.' }),
  candidates: [{ message: { role: 'assistant', content: [{ type: 'text', text: 'Hi.' }] }, finish }],
});

describe('decoding a plain answer', () => {
  test('adds cached tokens to the total input', () => {
    expect(decode({}).usage).toMatchObject({ input: 4000, cacheRead: 3712, cacheWrite: 64, output: 9 });
  });

  test('keeps cache writes apart by TTL and sums them when there is no total', () => {
    const creation = { ephemeral_5m_input_tokens: 60, ephemeral_1h_input_tokens: 4 };
    const counts = { input_tokens: 224, output_tokens: 9, cache_creation: creation };
    const expected = { input: 288, cacheWrite: 64, cacheWriteByTtl: { '5m': 60, '1h': 4 } };
    expect(decode({ usage: counts }).usage).toMatchObject(expected);
    expect(decode({ usage: { ...counts, cache_creation_input_tokens: 64 } }).usage).toMatchObject(expected);
    expect(decode({ usage: { ...counts, cache_creation: null } }).usage).not.toHaveProperty('cacheWriteByTtl');
  });

  test.each<[string, CoreFinish['reason']]>([
    ['end_turn', 'stop'],
    ['stop_sequence', 'stop'],
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['tool_use', 'tool-calls'],
    ['pause_turn', 'pause'],
    ['refusal', 'refusal'],
    ['something_new', 'other'],
  ])('maps stop reason %s to %s and keeps the original', (stop_reason, reason) => {
    expect(decode({ stop_reason }).candidates[0]?.finish).toEqual({
      reason,
      raw: { protocol: 'anthropic', reason: stop_reason },
    });
  });

  test('attributes untagged signatures to the vendor, also without visible text', () => {
    const content = [
      { type: 'thinking', thinking: 'Hm.', signature: 'a' },
      { type: 'thinking', thinking: '', signature: 'b' },
      { type: 'redacted_thinking', data: 'c' },
    ];
    expect(partsOf({ content })).toEqual([
      {
        type: 'reasoning',
        blocks: [{ kind: 'full', text: 'Hm.' }],
        signature: { issuer, kind: 'signature', value: 'a' },
      },
      { type: 'reasoning', blocks: [], signature: { issuer, kind: 'signature', value: 'b' } },
      { type: 'reasoning', blocks: [], signature: { issuer, kind: 'ciphertext', value: 'c' } },
    ]);
  });

  test('distinguishes server tools from client tools and keeps unknown blocks', () => {
    const content = [
      { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'x' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 's',
        content: [{ type: 'web_search_result', url: 'https://a.test', title: 'A', encrypted_content: 'e' }],
      },
      { type: 'mcp_tool_use', id: 'm', name: 'find', server_name: 'docs', input: {} },
      { type: 'hologram', frames: [1] },
    ];
    expect(partsOf({ content })).toMatchObject([
      { type: 'tool-call', providerExecuted: true, name: 'web_search' },
      {
        type: 'tool-result',
        providerExecuted: true,
        callId: 's',
        content: [
          { type: 'source', url: 'https://a.test', title: 'A', extras: { anthropic: { encrypted_content: 'e' } } },
        ],
      },
      { type: 'tool-call', providerExecuted: true, extras: { anthropic: { server_name: 'docs' } } },
      { type: 'opaque', kind: 'hologram', payload: { type: 'hologram', frames: [1] } },
    ]);
  });

  test('restores the raw input of freeform tools and substituted names', () => {
    const name = 'a name with spaces';
    const request = makeCoreRequest({
      tools: [
        { type: 'freeform', name: 'patch' },
        { type: 'function', name, inputSchema: {} },
      ],
    });
    const { tools }: { tools?: [unknown, { name: string }] } = JSON.parse(
      JSON.stringify(anthropic.encodeRequest(request, createBackendContext(request).context)),
    );
    const legal = tools?.[1].name ?? '';
    const content = [
      { type: 'tool_use', id: 'a', name: 'patch', input: { input: '*** x' } },
      { type: 'tool_use', id: 'b', name: legal, input: {} },
    ];
    expect(decode({ content }, request).candidates[0]?.message.content).toMatchObject([
      { name: 'patch', input: { kind: 'freeform', text: '*** x' } },
      { name },
    ]);
  });

  test.each([[null], ['text'], [{ object: 'chat.completion', choices: [] }]])('rejects %j', (body) => {
    expect(() => anthropic.decodeResponse(body, createBackendContext(decodeClientRequest()).context)).toThrow(
      LouterError,
    );
  });
});

describe('encoding a plain answer', () => {
  test('writes cache writes by TTL when they are known', () => {
    const usageOf = (more: Partial<CoreUsage>) =>
      encode({ ...makeFinished({ reason: 'stop' }), usage: { input: 100, output: 9, cacheWrite: 64, ...more } }).body[
        'usage'
      ];
    expect(usageOf({ cacheWriteByTtl: { '5m': 60, '1h': 4 } })).toMatchObject({
      cache_creation_input_tokens: 64,
      cache_creation: { ephemeral_5m_input_tokens: 60, ephemeral_1h_input_tokens: 4 },
    });
    expect(usageOf({ cacheWriteByTtl: { '30m': 64 } })).not.toHaveProperty('cache_creation');
    expect(usageOf({})).not.toHaveProperty('cache_creation');
  });

  test('names the requested model and writes all four token counts', () => {
    const { body } = encode({ ...makeResponse(), usage: { input: 3936, output: 5, cacheRead: 3712 } });
    expect(body).toMatchObject({
      id: 'msg_1',
      model: 'some-model',
      usage: { input_tokens: 224, cache_read_input_tokens: 3712, cache_creation_input_tokens: 0, output_tokens: 5 },
    });
  });

  test('adds the prefix to ids of other vendors', () => {
    expect(encode({ ...makeResponse(), id: 'chatcmpl-1' }).body['id']).toBe('msg_chatcmpl-1_1');
    expect(encode({ ...makeResponse(), id: '' }).body['id']).toBe('msg_1');
  });

  test("calls a tool by the client's name even if the vendor would not accept it", () => {
    const name = 'files.read/all';
    const part: CoreAssistantPart = {
      type: 'tool-call',
      id: 'a',
      name,
      input: { kind: 'json', value: {} },
      providerExecuted: false,
    };
    expect(encode(makeResponse(part)).body['content']).toMatchObject([{ type: 'tool_use', name }]);
  });

  test('writes no empty text before a call and stops with tool_use', () => {
    const { body } = encode(
      makeResponse(
        { type: 'text', text: '' },
        { type: 'tool-call', id: 'a', name: 'x', input: { kind: 'json-text', text: '' }, providerExecuted: false },
      ),
    );
    expect(body).toMatchObject({ stop_reason: 'tool_use', content: [{ type: 'tool_use', id: 'a', input: {} }] });
    expect(body['content']).toHaveLength(1);
  });

  test('leaves out a call that the output limit cut off', () => {
    const response = makeResponse({
      type: 'tool-call',
      id: 'a',
      name: 'x',
      input: { kind: 'json-text', text: '{"a' },
      providerExecuted: false,
    });
    response.candidates[0]!.finish = { reason: 'length' };
    const { body, losses } = encode(response);
    expect(body).toMatchObject({ stop_reason: 'max_tokens', content: [] });
    expect(losses).toHaveLength(1);
  });

  test('writes a placeholder for a missing signature and a tag for a foreign one', () => {
    const signature = { issuer: 'gemini@google.test', kind: 'signature', value: 'g' } as const;
    const { body } = encode(
      makeResponse(
        { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] },
        { type: 'reasoning', blocks: [{ kind: 'summary', text: 'So.' }], signature },
      ),
    );
    expect(body['content']).toMatchObject([
      { type: 'thinking', thinking: 'Hm.', signature: unsignedToken },
      { type: 'thinking', thinking: 'So.', signature: expect.stringMatching(/^louter\.1\./) },
    ]);
    const back = decodeClientRequest({
      messages: [
        { role: 'user', content: 'x' },
        { role: 'assistant', content: body['content'] ?? [] },
      ],
    });
    expect(back.messages[1]?.content[0]).not.toHaveProperty('signature');
    expect(back.messages[1]?.content[1]).toMatchObject({ signature });
  });

  test.each<[CoreFinish, string, number]>([
    [{ reason: 'stop' }, 'end_turn', 0],
    [{ reason: 'stop', stopSequence: 'X' }, 'stop_sequence', 0],
    [{ reason: 'length' }, 'max_tokens', 0],
    [{ reason: 'refusal' }, 'refusal', 0],
    [{ reason: 'content-filter' }, 'refusal', 1],
    [{ reason: 'pause' }, 'pause_turn', 0],
    [{ reason: 'other', raw: { protocol: 'gemini', reason: 'LANGUAGE' } }, 'end_turn', 1],
    [{ reason: 'other', raw: { protocol: 'anthropic', reason: 'something_new' } }, 'something_new', 0],
  ])('encodes %j as stop reason %s', (finish, stop_reason, count) => {
    const { body, losses } = encode(makeFinished(finish));
    expect(body['stop_reason']).toBe(stop_reason);
    expect(losses).toHaveLength(count);
  });

  test('writes the first of several answers and reports the others', () => {
    const [first] = makeResponse({ type: 'text', text: 'One.' }).candidates;
    const { body, losses } = encode({ ...makeResponse(), candidates: [first!, first!] });
    expect(body['content']).toMatchObject([{ text: 'One.' }]);
    expect(losses).toMatchObject([{ instead: 'the first' }]);
  });
});
