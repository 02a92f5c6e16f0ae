import { expect, test } from 'vitest';
import { checkCall, type CheckedCall } from '../../src/core/call-check.ts';
import type { CoreChatRequest, CoreTool, CoreToolCall } from '../../src/core/types.ts';

const look: CoreTool = {
  type: 'function',
  name: 'look',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};
const patch: CoreTool = { type: 'freeform', name: 'patch' };
const search: CoreTool = { type: 'server', protocol: 'openai-responses', kind: 'tool_search' };

const callOf = (name: string, input: CoreToolCall['input'], fields: Partial<CoreToolCall> = {}): CoreToolCall => ({
  type: 'tool-call',
  id: 'call_1',
  name,
  input,
  providerExecuted: false,
  ...fields,
});
const written = (text: string): CoreToolCall['input'] => ({ kind: 'json-text', text });
const freeform: CoreToolCall['input'] = { kind: 'freeform', text: '*** Begin Patch' };

const rows: [what: string, call: CoreToolCall, expected: Partial<CheckedCall>][] = [
  ['arguments as text', callOf('look', written('{"path":"a"}')), { isValid: true }],
  ['arguments as an object', callOf('look', { kind: 'json', value: { path: 'a' } }), { isValid: true }],
  ['a tool that is not declared', callOf('run', written('{}')), wrong('the request declares no tool run')],
  [
    'a tool whose name differs in case',
    callOf('Look', written('{"path":"a"}')),
    wrong('the request declares no tool Look'),
  ],
  [
    'arguments that are cut off',
    callOf('look', written('{"path":"a')),
    wrong('the arguments of look cannot be read: they are not a JSON object'),
  ],
  [
    'arguments that are a list',
    callOf('look', written('["a"]')),
    wrong('the arguments of look cannot be read: they are not a JSON object'),
  ],
  [
    'arguments without a required one',
    callOf('look', written('')),
    wrong('the arguments of look do not conform to its schema: /path is required and missing'),
  ],
  [
    'an argument of another type',
    callOf('look', { kind: 'json', value: { path: 7 } }),
    wrong('the arguments of look do not conform to its schema: /path expected string, got number'),
  ],
  ['free text', callOf('patch', freeform), { isValid: null, why: 'its input is free text' }],
  [
    'a tool that the vendor defined',
    callOf('tool_search', written('{}')),
    unvalidated('the vendor defines its arguments'),
  ],
  [
    'a call that the vendor runs',
    callOf('web_search', written('{}'), { providerExecuted: true }),
    unvalidated('the vendor runs it'),
  ],
];

function wrong(what: string): { isValid: false; what: string } {
  return { isValid: false, what };
}
function unvalidated(why: string): { isValid: null; why: string } {
  return { isValid: null, why };
}

test.each(rows)('checks %s', (_what, call, expected) => {
  expect(checkCall(call, { tools: [look, patch, search] })).toEqual({ name: call.name, ...expected });
});

test('does not call a tool undeclared when the vendor may know its declaration', () => {
  const serverState: NonNullable<CoreChatRequest['serverState']> = { protocol: 'gemini', field: 'cachedContent' };
  expect(checkCall(callOf('look', written('{}')), { serverState })).toEqual({
    name: 'look',
    ...unvalidated('cachedContent may declare it, which only the vendor knows'),
  });
  expect(checkCall(callOf('look', written('{}')), {})).toEqual({
    name: 'look',
    ...wrong('the request declares no tool look'),
  });
});
