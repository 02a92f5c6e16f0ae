import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { decodeClientRequest, makeLastLine, makeLine, decodeLines, encodeLines } from './contexts.ts';

// Quadratic work would exceed the time limit of a test: 30,000 squared takes most of a minute.
const many = 30_000;
const times = (of: (index: number) => JsonObject): JsonObject[] =>
  Array.from({ length: many }, (_, index) => of(index));
const call = (index: number): JsonObject => ({ function: { index, name: `tool_${index % 2}`, arguments: {} } });

describe('a stream with a large number of', () => {
  test.each<[string, (index: number) => JsonObject]>([
    ['texts', () => makeLine({ content: 'x' })],
    ['thoughts between texts', (index) => makeLine(index % 2 === 0 ? { content: 'x' } : { thinking: 'y' })],
    ['calls', (index) => makeLine({ tool_calls: [call(index)] })],
    ['unknown fields of a line', (index) => makeLine({ content: 'x' }, { [`field${index}`]: 1 })],
    ['unknown fields of a message', (index) => makeLine({ content: 'x', [`field${index}`]: 1 })],
    ['tokens that are no text', () => makeLine({}, { logprobs: [{ token: '', logprob: 0 }] })],
  ])('%s is read in time that grows with their number', (_what, of) => {
    expect(encodeLines(decodeLines([...times(of), makeLastLine()])).lines.at(-1)).toMatchObject({ done: true });
  });
});

test('matches many calls without ids to their results in linear time', () => {
  const messages = [
    { role: 'assistant', content: '', tool_calls: times(call) },
    ...times((index) => ({ role: 'tool', content: `${index}`, tool_name: `tool_${(index + 1) % 2}` })),
  ];
  const [, results] = decodeClientRequest({ messages }).messages;
  expect(results?.content).toHaveLength(many);
});
