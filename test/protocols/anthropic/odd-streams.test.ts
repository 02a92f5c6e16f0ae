import { expect, test } from 'vitest';
import { ending, opened, read, start, stop, typesOf, written } from './contexts.ts';

test('an event nobody knows that comes before the start is passed on behind the one start there is', () => {
  const { frames } = written(read([{ type: 'novelty', x: 1 }, start, ending('end_turn'), stop]));
  expect(typesOf(frames)).toEqual(['message_start', 'novelty', 'message_delta', 'message_stop']);
  expect(frames[0]).toMatchObject({ message: { id: 'msg_1', usage: { input_tokens: expect.any(Number) } } });
});

test('a call without an id is given one, by which its result can be told', () => {
  const [, call] = read([start, opened(0, { type: 'tool_use', id: null, name: 'look', input: {} })]).filter(
    ({ type }) => type === 'response-start' || type === 'tool-call-start',
  );
  expect(call).toMatchObject({ name: 'look', id: expect.stringMatching(/./) });
});
