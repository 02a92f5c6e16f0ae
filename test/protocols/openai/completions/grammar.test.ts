import { describe, expect, test } from 'vitest';
import type { GrammarViolation } from '../../../../src/core/codec.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { openaiCompletions } from '../../../../src/protocols/openai/completions/index.ts';
import { choice, chunk, frames, usage } from './contexts.ts';

const done = '[DONE]';
const faults = (...chunks: (JsonObject | string)[]): GrammarViolation[] =>
  collectSteps(openaiCompletions.grammar, frames(...chunks));

test.each([
  ['text, an end and the usage', [chunk([choice('a')]), chunk([choice('', 'stop')]), chunk([], { usage }), done]],
  ['two candidates', [chunk([choice('a', 'stop'), choice('b', 'stop', { index: 1 })]), done]],
  ['an error', [chunk([choice('a')]), { error: { message: 'no' } }]],
  ['an error and [DONE] behind it', [{ error: { message: 'no' } }, done]],
])('%s is a stream', (_, chunks) => {
  expect(faults(...chunks)).toEqual([]);
});

describe('a request that does not stream', () => {
  const cases: [string, (JsonObject | string)[], Partial<GrammarViolation>][] = [
    [
      'a frame that is no JSON',
      ['<html>', chunk([choice('a', 'stop')]), done],
      { event: 0, what: 'a frame holds a JSON object or [DONE]' },
    ],
    ['a chunk of another form', [{ choices: 1 }, chunk([choice('a', 'stop')]), done], { event: 0, path: '/choices' }],
    ['a new id', [chunk([choice('a')]), chunk([choice('', 'stop')], { id: 'x' }), done], { event: 1, path: '/id' }],
    [
      'a choice without its number',
      [{ choices: [{ text: 'a' }] }, chunk([choice('', 'stop')], {}), done],
      { event: 0, path: '/choices/0/index' },
    ],
    [
      'text behind its end',
      [chunk([choice('a', 'stop')]), chunk([choice('b', 'stop')]), done],
      { event: 1, path: '/choices/0' },
    ],
    [
      'a chunk behind the usage',
      [chunk([choice('a')]), chunk([], { usage }), chunk([choice('', 'stop')]), done],
      { event: 2, path: '' },
    ],
    ['no finish_reason', [chunk([choice('a')]), done], { event: 1, what: 'choice 0 has no finish_reason' }],
    ['no [DONE]', [chunk([choice('a', 'stop')])], { event: 1, what: 'the stream ends without [DONE]' }],
    ['no choice', [done], { event: 0, what: 'a stream has at least one choice' }],
    ['a frame behind [DONE]', [chunk([choice('a', 'stop')]), done, done], { event: 2, what: 'nothing follows [DONE]' }],
    ['an error that says nothing', [{ error: {} }], { event: 0, path: '/error/message' }],
    ['a chunk behind an error', [{ error: { message: 'no' } }, chunk([choice('a')])], { event: 1, path: '' }],
  ];
  test.each(cases)('%s', (_, chunks, fault) => {
    expect(faults(...chunks)).toMatchObject([fault]);
  });
});
