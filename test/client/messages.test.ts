import { expect, test } from 'vitest';
import { argumentsOf, systemText, textOf, toolCallsOf, toolResult, userText } from '../../src/client/messages.ts';
import type { CoreChatResponse, CoreToolCall } from '../../src/core/types.ts';

const call = (input: CoreToolCall['input'], providerExecuted = false): CoreToolCall => ({
  type: 'tool-call',
  id: 'call_1',
  name: 'look',
  input,
  providerExecuted,
});

test('userText and systemText create messages with one text', () => {
  expect(userText('Hi')).toEqual({ role: 'user', content: [{ type: 'text', text: 'Hi' }] });
  expect(systemText('Be brief.')).toEqual({ role: 'system', content: [{ type: 'text', text: 'Be brief.' }] });
});

test('toolResult accepts a text or a value, and can report that the tool failed', () => {
  const results = [
    toolResult(call({ kind: 'json', value: {} }), 'there'),
    toolResult({ id: 'call_1', name: 'look' }, { at: [1, null] }),
    toolResult({ id: 'call_1', name: 'look' }, 'no such door', { isError: true }),
  ].flatMap((message) => (message.role === 'tool' ? message.content : []));
  expect(results).toMatchObject([
    { callId: 'call_1', name: 'look', content: [{ type: 'text', text: 'there' }] },
    { content: [{ type: 'text', text: '{"at":[1,null]}' }] },
    { content: [{ type: 'text', text: 'no such door' }], isError: true },
  ]);
  expect(results.map((result) => 'isError' in result)).toEqual([false, false, true]);
});

test('textOf and toolCallsOf return the text and the calls that the caller runs', () => {
  const own = call({ kind: 'json', value: {} });
  const answer: CoreChatResponse = {
    id: 'r',
    model: 'm',
    candidates: [
      {
        message: {
          role: 'assistant',
          content: [
            { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] },
            { type: 'text', text: 'One, ' },
            call({ kind: 'json', value: {} }, true),
            { type: 'text', text: 'two.' },
            own,
          ],
        },
        finish: { reason: 'tool-calls' },
      },
    ],
  };
  expect(textOf(answer)).toBe('One, two.');
  expect(toolCallsOf(answer)).toEqual([own]);
  expect([textOf({ candidates: [] }), toolCallsOf({ candidates: [] })]).toEqual(['', []]);
});

test.each([
  [{ kind: 'json', value: { at: 1 } }, { at: 1 }],
  [{ kind: 'json-text', text: '{"at":1}' }, { at: 1 }],
  [{ kind: 'json-text', text: '' }, {}],
  [{ kind: 'json-text', text: '{"at":' }, undefined],
  [{ kind: 'freeform', text: '{"at":1}' }, undefined],
] satisfies [CoreToolCall['input'], object | undefined][])('arguments of %j', (input, value) => {
  expect(argumentsOf(call(input))).toEqual(value);
});
