import { expect, test } from 'vitest';
import { danglingReporter, markDangling, removeField, withoutDangling } from '../../src/core/dependent-fields.ts';
import type { DependentField, UnlocatedLoss } from '../../src/core/codec.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';

const rules: readonly DependentField[] = [
  { path: ['servers', '*'], isHeld: ({ tools }) => tools !== undefined, what: 'a server without tools' },
  { path: ['choice'], field: 'toolChoice', isHeld: ({ servers }) => servers !== undefined, what: 'a choice' },
];
const request = (origin?: 'anthropic'): CoreChatRequest => ({
  model: 'm',
  messages: [],
  stream: false,
  ...(origin && { origin }),
});

test('a removal takes along what depends on what was removed', () => {
  const said: string[] = [];
  const body = { model: 'm', servers: [1, 2], choice: 'auto' };
  const rest = withoutDangling(body, { rules, protocol: 'anthropic', request: request() }, ({ what }) =>
    said.push(what),
  );
  expect([rest, said]).toEqual([{ model: 'm' }, ['a server without tools', 'a choice']]);
});

test('a body is the same object where nothing stands alone', () => {
  const body = { tools: [1], servers: [1], choice: 'auto' };
  expect(withoutDangling(body, { rules, protocol: 'anthropic', request: request() }, () => {})).toBe(body);
});

test('what a client wrote alone stays for its own vendor, and for no other', () => {
  const body = { servers: [1], choice: 'auto' };
  const own = markDangling(request('anthropic'), body, { protocol: 'anthropic', rules });
  expect(withoutDangling(body, { rules, protocol: 'anthropic', request: own }, () => {})).toBe(body);
  expect(withoutDangling(body, { rules, protocol: 'gemini', request: own }, () => {})).toEqual({});
});

test('a removal is reported at the field of the client, or at its place in a body of the protocol', () => {
  const losses: UnlocatedLoss[] = [];
  const at = { ...request(), toolChoice: { mode: 'auto' as const } };
  rules.forEach(danglingReporter(at, (loss) => losses.push(loss)));
  expect(losses).toMatchObject([{ what: 'a server without tools' }, { at, field: 'toolChoice', what: 'a choice' }]);
});

test.each([
  [{ a: { b: [1, 2] } }, ['a', 'b', '*'], 1, { a: { b: [2] } }],
  [{ a: { b: [1] }, c: 1 }, ['a', 'b', '*'], 1, { c: 1 }],
  [{ a: [{ b: 1, c: 2 }, { b: 1 }, 'x'] }, ['a', '*', 'b'], 1, { a: [{ c: 2 }, 'x'] }],
  [{ a: null }, ['a'], null, { a: null }],
  [{ a: 'text' }, ['a', 'b'], 'text', { a: 'text' }],
])('of %j the field %j is removed where it is %j', (body, path, value, rest) => {
  expect(removeField(body, path, (each) => each === value)).toEqual(rest);
});
