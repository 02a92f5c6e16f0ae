import { describe, expect, test } from 'vitest';
import { wholeCalls, wholeCharacters, type WholeCallEvent } from '../../src/core/answer-steps.ts';
import type { CorePartEvent } from '../../src/core/fold.ts';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

const run = (events: readonly CorePartEvent[]): WholeCallEvent[] => collectSteps(wholeCalls, events);
const start = {
  type: 'tool-call-start',
  candidate: 0,
  part: 1,
  id: 'call_1',
  name: 'look',
  providerExecuted: false,
  input: 'json',
} as const;
const done = { type: 'tool-call-done', candidate: 0, part: 1 } as const;
const text = (value: string, part = 0) => ({ type: 'text-delta', candidate: 0, part, text: value }) as const;

test('a call is one event once it is complete, and names the event that it began with', () => {
  const ended = { ...done, signature: { issuer: 'gemini', kind: 'signature', value: 's' } } as const;
  expect(run([start, { type: 'tool-call-arguments-json', candidate: 0, part: 1, value: { at: 1 } }, ended])).toEqual([
    {
      type: 'part',
      candidate: 0,
      part: 1,
      from: start,
      value: {
        type: 'tool-call',
        id: 'call_1',
        name: 'look',
        providerExecuted: false,
        input: { kind: 'json', value: { at: 1 } },
        signature: ended.signature,
      },
    },
  ]);
});

test('arguments that are no JSON are joined as text', () => {
  const pieces = ['{"at"', ': 1'].map((each) => ({
    type: 'tool-call-arguments-text' as const,
    candidate: 0,
    part: 1,
    text: each,
  }));
  expect(run([{ ...start, input: 'json-text' }, ...pieces, done])).toMatchObject([
    { value: { input: { kind: 'json-text', text: '{"at": 1' } } },
  ]);
});

test('calls that are written at the same time, and texts between them, stay apart', () => {
  const other = { ...start, part: 2, id: 'call_2' };
  expect(run([start, other, text('a'), { ...done, part: 2 }, done])).toMatchObject([
    { type: 'text-delta', text: 'a' },
    { part: 2, value: { id: 'call_2' } },
    { part: 1, value: { id: 'call_1' } },
  ]);
});

test('a call that was handed on as text is none, and one that never ends neither', () => {
  expect(run([start, { ...done, isUnreadable: true }, { ...start, part: 3 }])).toEqual([]);
});

describe('half a character', () => {
  const whole = (events: readonly CoreStreamEvent[]): CoreStreamEvent[] => collectSteps(wholeCharacters, events);
  const [high, low] = ['\ud83d', '\ude00'];
  const end = { type: 'text-done', candidate: 0, part: 0 } as const;

  test('waits for its other half, while other parts are written', () => {
    expect(whole([text(`a${high}`), text('b', 2), text(`${low}c`)])).toEqual([
      text('a'),
      text('b', 2),
      text(`${high}${low}c`),
    ]);
    const piece = { type: 'tool-call-arguments-text', candidate: 0, part: 1 } as const;
    expect(
      whole([
        { ...piece, text: high },
        { ...piece, text: low },
      ]),
    ).toEqual([{ ...piece, text: high + low }]);
  });

  test('is written at the end of its part, and of its block of reasoning', () => {
    expect(whole([text(`a${high}`), end])).toEqual([text('a'), text(high), end]);
    const thought = { type: 'reasoning-delta', candidate: 0, part: 0, kind: 'full', block: 0 } as const;
    expect(
      whole([
        { ...thought, text: high },
        { ...thought, block: 1, text: 'b' },
      ]),
    ).toEqual([
      { ...thought, text: high },
      { ...thought, block: 1, text: 'b' },
    ]);
  });

  test('is not written where the stream breaks', () => {
    const error = { type: 'error', error: { kind: 'upstream', message: 'broken' } } as const;
    const stage = { events: [] as CoreStreamEvent[] };
    wholeCharacters((event) => stage.events.push(event)).push(text(high));
    expect(whole([text(high), error])).toEqual([error]);
    expect(stage.events).toEqual([]);
  });

  test('is written before the end of a response whose part was not closed', () => {
    expect(whole([text(high), { type: 'end' }])).toEqual([text(high), { type: 'end' }]);
  });

  test('leaves what else its event has where that was', () => {
    const logprobs = [{ token: 'x', logprob: -1 }];
    const thought = { type: 'reasoning-delta', candidate: 0, part: 0, kind: 'full', block: 0, text: high } as const;
    const extras = { anthropic: { estimated_tokens: 5 } };
    expect(whole([{ ...thought, extras }])).toEqual([{ ...thought, text: '', extras }, thought]);
    const native = { protocol: 'anthropic' as const, frames: [{}] };
    expect(
      whole([
        { ...text(high), logprobs },
        { ...text(low), native },
      ]),
    ).toEqual([
      { ...text(''), logprobs },
      { ...text(high + low), native },
    ]);
  });
});

test('a part that arrives whole is given in the pieces of a stream', () => {
  const whole = { type: 'part', candidate: 0, part: 0, value: { type: 'text', text: 'a' } } as const;
  expect(run([whole]).map(({ type }) => type)).toEqual(['text-start', 'text-delta', 'text-done']);
});
