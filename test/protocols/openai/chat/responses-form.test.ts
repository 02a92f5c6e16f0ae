import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { findRequestViolations } from '../../../../src/record/wire-violations.ts';
import { sent, vendor } from './contexts.ts';

const decode = (fields: JsonObject) => openaiChat.decodeRequest({ model: 'm', ...fields });
const messagesOf = (input: JsonValue, more: JsonObject = {}): JsonValue | undefined =>
  sent(decode({ input, ...more }), vendor).body['messages'];
const errorOf = (fields: JsonObject): string => {
  try {
    decode(fields);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'no error';
};

const applyPatch = {
  type: 'custom',
  name: 'ApplyPatch',
  description: 'Edits files.',
  format: { type: 'grammar', syntax: 'lark', definition: 'start: "*** Begin Patch"' },
};
const flat = { type: 'function', name: 'Shell', description: 'Runs.', parameters: { type: 'object', properties: {} } };
const nested = { type: 'function', function: { name: 'Shell', description: 'Runs.', parameters: flat.parameters } };
const user = { role: 'user', content: 'Hello' };

describe('a conversation in the form of Responses', () => {
  test('is read from a text', () => {
    expect(messagesOf('Hello', { instructions: 'Be brief.' })).toEqual([
      { role: 'system', content: 'Be brief.' },
      user,
    ]);
  });

  test('is read from items, of which reasoning, texts and calls that follow each other are one answer', () => {
    const image = { type: 'input_image', image_url: 'data:image/png;base64,aGk=', detail: 'low' };
    expect(
      messagesOf([
        { role: 'developer', content: 'Be brief.' },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'List.' }, image] },
        { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'Hm.' }] },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Yes.', annotations: [] }] },
        {
          type: 'function_call',
          id: 'fc_1',
          call_id: 'a',
          name: 'Shell',
          arguments: '{"c":"ls"}',
          status: 'completed',
        },
        { type: 'function_call', call_id: 'b', name: 'Shell', arguments: '{}' },
        { type: 'function_call_output', call_id: 'a', output: 'x' },
        { type: 'function_call_output', call_id: 'b', output: [{ type: 'input_text', text: 'y' }] },
        { role: 'user', content: 'Go on.' },
      ]),
    ).toEqual([
      { role: 'developer', content: 'Be brief.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'List.' },
          { type: 'image_url', image_url: { url: image.image_url, detail: 'low' } },
        ],
      },
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'Yes.' }],
        reasoning_content: 'Hm.',
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'Shell', arguments: '{"c":"ls"}' } },
          { id: 'b', type: 'function', function: { name: 'Shell', arguments: '{}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: 'x' },
      { role: 'tool', tool_call_id: 'b', content: [{ type: 'text', text: 'y' }] },
      { role: 'user', content: 'Go on.' },
    ]);
  });

  test('counts only where there are no messages', () => {
    expect(sent(decode({ messages: [], input: 'Hello' })).body['messages']).toEqual([user]);
    expect(sent(decode({ messages: [user], tools: [flat] })).body['messages']).toEqual([user]);
  });

  test('is validated in the words of its client', () => {
    expect(errorOf({ input: [{ role: 'usr', content: 'a' }] })).toMatch(/^input\.0\.role: expected one of/);
    expect(errorOf({ input: [{ type: 'function_call', name: 'f', arguments: '{}' }] })).toMatch(/^input\.0\.call_id:/);
    expect(errorOf({ input: [user, { type: 'web_search_call', id: 'ws_1' }] })).toMatch(
      /^input\.1\.type: expected one of "message", "function_call".*got "web_search_call"/,
    );
    expect(errorOf({ input: 'a', previous_response_id: 'resp_1' })).toMatch(/^previous_response_id: expected nothing/);
    expect(errorOf({ input: 'a', max_output_tokens: 0 })).toMatch(/^max_output_tokens:/);
    expect(errorOf({ input: [] })).toMatch(/^input: expected something to answer/);
  });

  test('is no violation of the protocol', () => {
    expect(findRequestViolations('openai-chat', { model: 'm', input: 'Hello', tools: [flat, applyPatch] })).toEqual([]);
  });
});

describe('options in the form of Responses', () => {
  test('are those of Chat', () => {
    const { body, losses } = sent(
      decode({
        input: 'Hello',
        reasoning: { effort: 'high' },
        text: {
          verbosity: 'low',
          format: { type: 'json_schema', name: 'n', schema: { type: 'object' }, strict: true },
        },
        max_output_tokens: 100,
        metadata: { a: 'b' },
        store: false,
        stream: true,
        stream_options: { include_usage: true },
        tool_choice: { type: 'function', name: 'Shell' },
        tools: [flat],
      }),
      vendor,
    );
    expect(body).toMatchObject({
      messages: [user],
      reasoning_effort: 'high',
      verbosity: 'low',
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'n', schema: { type: 'object' }, strict: true },
      },
      max_completion_tokens: 100,
      metadata: { a: 'b' },
      store: false,
      stream: true,
      tools: [nested],
      tool_choice: { type: 'function', function: { name: 'Shell' } },
    });
    expect(losses).toEqual([]);
  });

  test('are reported where Chat has no place for them', () => {
    const { body, losses } = sent(
      decode({
        input: 'Hello',
        include: ['reasoning.encrypted_content', 'file_search_call.results'],
        max_tool_calls: 2,
        reasoning: { effort: 'low', summary: 'auto' },
      }),
      vendor,
    );
    expect(Object.keys(body).toSorted()).toEqual(['messages', 'model', 'reasoning_effort']);
    expect(losses.map(({ path }) => path).toSorted()).toEqual(['/include', '/max_tool_calls', '/reasoning/summary']);
  });
});

describe('tools that are not nested', () => {
  test('are taken beside messages, as functions and as tools of raw text', () => {
    const request = decode({ messages: [user], tools: [nested, applyPatch] });
    expect(request.tools).toMatchObject([
      { type: 'function', name: 'Shell' },
      { type: 'freeform', name: 'ApplyPatch', description: 'Edits files.', grammar: { syntax: 'lark' } },
    ]);
    expect(sent(request, vendor).body['tools']).toMatchObject([
      nested,
      { type: 'custom', custom: { name: 'ApplyPatch', format: { type: 'grammar', grammar: { syntax: 'lark' } } } },
    ]);
    // A compatible server may know functions only.
    expect(sent(request).body['tools']).toMatchObject([nested, { type: 'function', function: { name: 'ApplyPatch' } }]);
  });

  test('are taken as Anthropic declares them', () => {
    const { parameters, ...others } = flat;
    const [first, second] = [others, { ...others, type: undefined }].map((tool) =>
      decode({
        input: 'Hello',
        tools: [JSON.parse(JSON.stringify({ ...tool, input_schema: parameters })) as JsonObject],
      }),
    );
    expect(first?.tools).toMatchObject([{ type: 'function', name: 'Shell', inputSchema: parameters }]);
    expect(second?.tools).toEqual(first?.tools);
  });

  test('are named by a choice in their form', () => {
    const choice = (value: JsonValue) => decode({ messages: [user], tools: [flat], tool_choice: value }).toolChoice;
    expect(choice({ type: 'function', name: 'Shell' })).toMatchObject({ mode: 'tool', name: 'Shell' });
    expect(
      choice({ type: 'allowed_tools', mode: 'required', tools: [{ type: 'function', name: 'Shell' }] }),
    ).toMatchObject({ mode: 'required', among: ['Shell'] });
  });

  test('report their losses where the client wrote them', () => {
    const { losses } = sent(decode({ messages: [user], tools: [flat, applyPatch] }));
    expect(losses.map(({ path }) => path)).toEqual(['/tools/1/format/grammar']);
  });
});
