import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { collectSteps, type Frame } from '../../../../src/core/step.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { asked, client, target } from './contexts.ts';

const frame = (delta: JsonObject, around: JsonObject = {}, more: JsonObject = {}): Frame => ({
  data: JSON.stringify({
    id: 'c',
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: null, ...around }],
    ...more,
  }),
});
const last: Frame[] = [frame({}, { finish_reason: 'tool_calls' }), { data: '[DONE]' }];

/** Every frame in its turn, as a client of the same protocol is told of it. */
function passedOn(count: number, of: (index: number) => Frame): Frame[] {
  const request = asked({ stream: true });
  const events = collectSteps(openaiChat.decodeStream(target(request).context), [
    ...Array.from({ length: count }, (_, index) => of(index)),
    ...last,
  ]);
  return collectSteps(openaiChat.encodeStream(client(request).context), events);
}

const call = (index: number, words: string): JsonObject => ({
  tool_calls: [{ index, id: `call_${index}`, function: { name: 'look', arguments: words } }],
});

// Quadratic work shows here as a test that runs out of time: 30,000 squared is most of a minute.
const many = 30_000;

describe('a server that sends any number of', () => {
  test.each([
    ['whole calls', (index: number) => frame(call(index, '{}'))],
    ['calls that are never whole', (index: number) => frame(call(index, '{'))],
    ['calls without an index', (index: number) => frame({ tool_calls: [{ ...firstCall(index), index: null }] })],
    ['calls between texts', (index: number) => frame(index % 2 === 0 ? { content: 'x' } : call(index, '{}'))],
    ['unknown fields of a message', (index: number) => frame({ content: 'x', [`field${index}`]: 1 })],
    ['unknown fields of a choice', (index: number) => frame({ content: 'x' }, { [`field${index}`]: 1 })],
    ['unknown fields of a chunk', (index: number) => frame({ content: 'x' }, {}, { [`field${index}`]: 1 })],
    ['entries of an unknown list', (index: number) => frame({ content: 'x', list: [index] })],
    ['thoughts between texts', (index: number) => frame(index % 2 === 0 ? { content: 'x' } : { reasoning: 'y' })],
  ])('%s is read in time that grows with their number', (_what, of) => {
    expect(passedOn(many, of).at(-1)).toEqual({ data: '[DONE]' });
  });

  test('objects in the arguments of one call gives as many calls', () => {
    const frames = passedOn(1, () => frame(call(0, '{}'.repeat(many))));
    expect(frames.filter(({ data }) => data.includes('"name":"look"'))).toHaveLength(many);
  });
});

const firstCall = (index: number): JsonObject => ({ id: `call_${index}`, function: { name: 'look', arguments: '{}' } });
