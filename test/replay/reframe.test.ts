import { describe, expect, test } from 'vitest';
import { asObject } from '../../src/core/json.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { concatChunks } from '../../src/replay/event-spans.ts';
import { parseFault } from '../../src/replay/fault-spec.ts';
import { applyFaults } from '../../src/replay/apply-faults.ts';
import { reframe, type PlayableResponse } from '../../src/replay/player.ts';

const recording = (...texts: string[]): PlayableResponse => ({
  status: 200,
  headers: [
    ['content-type', 'text/event-stream'],
    ['x-thing', 'kept'],
  ],
  framing: 'sse',
  chunks: texts.map((text, index) => ({ atMs: index * 10, bytes: Buffer.from(text) })),
  ending: 'finished',
});
const whole = recording('data: {"a":"ä"}\n\n', 'data: {"b"', ':2}\n\n');
const textOf = ({ chunks }: PlayableResponse): string => concatChunks(chunks).toString();

describe('a recording in another framing', () => {
  test('becomes an array of the same events at the same times', () => {
    const array = reframe(whole, 'json-array');
    expect(array.chunks.map(({ atMs, bytes }) => [atMs, bytes.toString()])).toEqual([
      [0, '[{"a":"ä"}'],
      [20, ',\n{"b":2}'],
      [20, ']'],
    ]);
    expect(array.headers).toEqual([
      ['x-thing', 'kept'],
      ['content-type', 'application/json; charset=utf-8'],
    ]);
  });

  test('becomes lines', () => {
    expect(textOf(reframe(whole, 'ndjson'))).toBe('{"a":"ä"}\n{"b":2}\n');
  });

  test('is unchanged when it has that framing already, or none', () => {
    expect(reframe(whole, 'sse')).toBe(whole);
    expect(reframe(whole, undefined)).toBe(whole);
    const plain = { ...whole, framing: undefined };
    expect(reframe(plain, 'json-array')).toBe(plain);
  });

  test('breaks off within an event where the recording does', () => {
    expect(textOf(reframe(recording('data: {"a":1}\n\n', 'data: {"b"'), 'json-array'))).toBe('[{"a":1},\n{"b"]');
  });
});

describe('faults in an array', () => {
  const faulty = (spec: string): PlayableResponse =>
    applyFaults([parseFault(spec)], reframe(whole, 'json-array'), anthropic);

  test('cut leaves the array open', () => {
    expect(faulty('cut@event:1')).toMatchObject({ ending: 'cut' });
    expect(textOf(faulty('cut@event:1'))).toBe('[{"a":"ä"}');
  });

  test.each([
    ['late-error@event:0', 1],
    ['late-error@event:1', 2],
  ])('%s closes the array with the error as its last element', (spec, length) => {
    const elements: unknown = JSON.parse(textOf(faulty(spec)));
    expect(elements).toHaveLength(length);
    expect(asObject((elements as never[]).at(-1))).toMatchObject({ type: 'error' });
  });
});
