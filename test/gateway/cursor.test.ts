import { describe, expect, test } from 'vitest';
import { asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { CoreAssistantPart, CoreChatResponse, CoreToolCall } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { useEveryBackend } from '../faults/every-backend.ts';
import { writeAnswer } from '../faults/planting.ts';
import { codecs } from '../laws/codecs.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';

/** What Cursor sends to an address of Chat: bodies in the form of Responses, and tools that are not nested. */

const every = useEveryBackend();

const patch = '*** Begin Patch\n*** Add File: a.txt\n+"quoted" \\ ü\n*** End Patch';
const shell = {
  type: 'function',
  name: 'Shell',
  description: 'Runs a command.',
  parameters: { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] },
};
const applyPatch = {
  type: 'custom',
  name: 'ApplyPatch',
  description: 'Edits files.',
  format: { type: 'grammar', syntax: 'lark', definition: 'start: "*** Begin Patch" /(.|\\n)*/' },
};
const agentBody: JsonObject = {
  model: 'some-model',
  messages: [],
  input: [
    { role: 'system', content: 'You edit files.' },
    { role: 'user', content: [{ type: 'input_text', text: 'Add a file.' }] },
    { type: 'function_call', call_id: 'call_1', name: 'Shell', arguments: '{"command":"ls"}' },
    { type: 'function_call_output', call_id: 'call_1', output: 'b.txt' },
    { type: 'function_call', call_id: 'call_2', name: 'ApplyPatch', arguments: patch },
    { type: 'function_call_output', call_id: 'call_2', output: 'Done.' },
  ],
  tools: [shell, applyPatch],
  user: 'u-1',
  stream_options: { include_usage: true },
};
const { input: _input, ...aroundInput } = agentBody;
const askBody: JsonObject = {
  ...aroundInput,
  messages: [
    { role: 'user', content: 'Add a file.' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_2', type: 'function', function: { name: 'ApplyPatch', arguments: patch } }],
    },
    { role: 'tool', tool_call_id: 'call_2', content: 'Done.' },
  ],
};

const call = (id: string, name: string, callInput: CoreToolCall['input']): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: callInput,
  providerExecuted: false,
});
const answer = (content: CoreAssistantPart[]): CoreChatResponse => ({
  id: 'answer_1',
  model: 'some-model',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'tool-calls' } }],
  usage: { input: 10, output: 5 },
});
const calls = [
  call('call_3', 'Shell', { kind: 'json', value: { command: 'cat a.txt' } }),
  call('call_4', 'ApplyPatch', { kind: 'json', value: { input: patch } }),
];

/** The types of the steps that each conversation is, without its instructions. */
const stepsOf = (body: JsonObject): string[] => [
  'user_input',
  ...(body === agentBody ? ['function_call', 'function_result'] : []),
  'function_call',
  'function_result',
];

const firstChoice = (text: string): JsonObject => objectsIn(asObject(parseJson(text))?.['choices'])[0] ?? {};

/** The calls of an answer, put together by their index. */
function readCalls(text: string, isStream: boolean): { name: string; arguments: string }[] {
  const deltas: JsonValue[] = isStream
    ? [...text.matchAll(/^data: (\{.*)$/gm)].map(([, json]) => firstChoice(json ?? '')['delta'] ?? null)
    : [firstChoice(text)['message'] ?? null];
  const found: { name: string; arguments: string }[] = [];
  for (const delta of deltas)
    for (const [position, each] of objectsIn(asObject(delta)?.['tool_calls']).entries()) {
      const index = isStream ? Number(each['index']) : position;
      const called = asObject(each['function']) ?? {};
      const known = (found[index] ??= { name: '', arguments: '' });
      known.name += asString(called['name']) ?? '';
      known.arguments += asString(called['arguments']) ?? '';
    }
  return found;
}

describe.each(codecs)('Cursor on $protocol', (codec) => {
  test.each([
    ['an agent’s conversation', agentBody, false],
    ['an agent’s conversation', agentBody, true],
    ['a conversation of messages', askBody, false],
    ['a conversation of messages', askBody, true],
  ] as const)('answers %s as Chat (%#)', async (_name, body, isStream) => {
    every.upstream.answerWith(() => writeAnswer(codec, answer(calls), isStream));
    const reply = await every.gateway.ask({
      client: 'openai-chat',
      body: { ...body, stream: isStream },
      headers: { 'x-louter-backend': codec.protocol },
    });
    expect(reply.text).not.toContain('"error"');
    expect(reply.status).toBe(200);
    expect(readCalls(reply.text, isStream)).toEqual([
      { name: 'Shell', arguments: '{"command":"cat a.txt"}' },
      { name: 'ApplyPatch', arguments: patch },
    ]);
    expect(reply.text).not.toContain('"custom"');
    if (isStream) expect(reply.text).toContain('data: [DONE]');
    const upstream = every.upstream.received.at(-1)?.json ?? null;
    expect(JSON.stringify(upstream)).toContain('Begin Patch');
    // Items of Responses are sent to no other protocol; the steps of Interactions are in a field of the same name.
    const types = objectsIn(asObject(upstream)?.['input']).map(({ type }) => type);
    if (codec.protocol === 'gemini-interactions') expect(types).toEqual(stepsOf(body));
    else if (codec.protocol !== 'openai-responses') expect(types).toEqual([]);
    expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
  });
});

test('a body in the form of Responses is not passed through', async () => {
  const reply = await every.gateway.ask({
    client: 'openai-chat',
    body: agentBody,
    headers: { 'x-louter-backend': 'openai-chat', 'x-louter-mode': 'baseline' },
  });
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('written in the form of another protocol');
});
