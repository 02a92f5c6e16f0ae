import { describe, expect, test } from 'vitest';
import { collectSteps } from '../../../src/core/step.ts';
import { ollama } from '../../../src/protocols/ollama/index.ts';
import { toFrames, head, makeLastLine, makeLine } from './contexts.ts';

const faults = (...lines: Parameters<typeof toFrames>): unknown[] =>
  collectSteps(ollama.grammar, toFrames(...lines)).map(({ event, path, what }) => `${event} ${path} ${what}`);

describe('the grammar accepts a stream', () => {
  test('of messages', () => {
    expect(faults(makeLine({ thinking: 'Hm' }), makeLine({ content: 'Hi' }), makeLastLine({ eval_count: 1 }))).toEqual(
      [],
    );
  });
  test('of responses', () => {
    const piece = { ...head, response: '', done: false };
    expect(faults(piece, { ...piece, done: true, context: [1] })).toEqual([]);
  });
  test('that ends with an error', () => {
    expect(faults(makeLine({ content: 'Hi' }), { error: 'crashed' })).toEqual([]);
  });
});

describe('the grammar reports', () => {
  const cases: [string, Parameters<typeof toFrames>, string][] = [
    ['no end', [makeLine({ content: 'Hi' })], '1  expected a line with `done` before the end'],
    ['nothing at all', [], '0  expected a line with `done` before the end'],
    ['something behind the end', [makeLastLine(), makeLine({})], '1  expected no line after `done`'],
    ['something behind an error', [{ error: 'x' }, makeLastLine()], '1  expected no line after an error'],
    ['no JSON', ['{', makeLastLine()], '0  expected a JSON object'],
    ['an error that is not a string', [{ error: 5 }], '0 /error expected a string'],
    [
      'neither message nor response',
      [{ ...head, done: true }],
      '0 /message expected a value (it is required), got nothing',
    ],
    ['two forms', [makeLine({}), { ...head, response: '', done: true }], '1  expected all lines to have the same form'],
    ['two models', [makeLine({}), makeLastLine({ model: 'x' })], '1 /model expected all lines to have the same model'],
    [
      'a line that does not say whether it is the last',
      [{ ...head, message: { role: 'assistant' } }, makeLastLine()],
      '0 /done expected a value (it is required), got nothing',
    ],
    [
      'arguments as a text',
      [makeLine({ tool_calls: [{ function: { name: 'f', arguments: '{}' } }] }), makeLastLine()],
      '0 /message/tool_calls/0/function/arguments expected an object or null, got string "{}"',
    ],
  ];
  test.each(cases)('%s', (_what, lines, fault) => {
    expect(faults(...lines)).toEqual([fault]);
  });
});
