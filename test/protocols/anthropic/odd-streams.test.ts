import { expect, test } from 'vitest';
import {
  messageDelta,
  blockStart,
  decodeEvents,
  messageStart,
  messageStop,
  typesOf,
  encodeEvents,
} from './contexts.ts';

test('passes an unknown early event on after message_start', () => {
  const { frames } = encodeEvents(
    decodeEvents([{ type: 'novelty', x: 1 }, messageStart, messageDelta('end_turn'), messageStop]),
  );
  expect(typesOf(frames)).toEqual(['message_start', 'novelty', 'message_delta', 'message_stop']);
  expect(frames[0]).toMatchObject({ message: { id: 'msg_1', usage: { input_tokens: expect.any(Number) } } });
});

test('gives a call without an id a new one', () => {
  const [, call] = decodeEvents([
    messageStart,
    blockStart(0, { type: 'tool_use', id: null, name: 'look', input: {} }),
  ]).filter(({ type }) => type === 'response-start' || type === 'tool-call-start');
  expect(call).toMatchObject({ name: 'look', id: expect.stringMatching(/./) });
});
