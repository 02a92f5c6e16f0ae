import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterHelp } from '../../../src/core/filter-help.ts';
import { joinFilterArguments, parseFilter, quoteFilterValue } from '../../../src/record/store/filter.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const second = 1_000_000;

describe('parseFilter rejects a filter and names the problem', () => {
  test.each([
    ['modle:x', 'did you mean "model"?'],
    ['status:abortd', 'unknown status "abortd"; did you mean "aborted"?'],
    ['since:yesterday', 'is not a time'],
    ['run:', 'expected run:VALUE'],
    ['""', 'has no value'],
    ['latency:5s', 'is not a comparison with a time; expected latency:>5s'],
    ['latency:>5', 'is not a comparison with a time'],
    ['latency:>fast', 'is not a comparison with a time'],
    ['"not closed', 'the quote in "not closed is not closed'],
    ['run:"a"b', 'a blank is missing in run:"a"b after run:"a"'],
    ['run:a"b"', 'is inside a term'],
    ['status:"stop, other"', 'unknown status "stop, other"'],
    ['status:tool-call', 'unknown status "tool-call"; did you mean "tool-calls"?'],
    ['mode:prox', 'unknown mode "prox"'],
    ['tokens:5', 'is not a comparison with a number; expected tokens:>50k'],
    ['tokens:>5s', 'is not a comparison with a number'],
    ['has:losses', 'unknown property "losses"; did you mean "loss"?'],
    ['finish:tool-call', 'unknown finish reason "tool-call"; did you mean "tool-calls"?'],
    ['agent:claude', 'unknown agent "claude"'],
    ['-modle:x', 'did you mean "model"?'],
    ['run:a run:b', 'run occurs twice, as "a" and as "b"'],
  ])('%s', (text, message) => {
    expect(() => parseFilter(text, now)).toThrow(message);
  });
});

describe('parseFilter suggests the filter that was probably meant', () => {
  test.each([
    ['status:ok modle:x  word', 'status:ok model:x  word'],
    ['nonsense:x', null],
    ['-modle:"a b"', '-model:"a b"'],
    ['-status:abortd since:1h', '-status:aborted since:1h'],
    ['status:"calls as txt"', 'status:"calls as text"'],
    ['has:losses', 'has:loss'],
    ['latency:5s', 'latency:>5s'],
    ['latency:<5', 'latency:<5s'],
    ['tokens:50k run:a', 'tokens:>50k run:a'],
    ['status:ok tokens > 5k', 'status:ok tokens:>5k'],
    ['latency <=2m', 'latency:<=2m'],
    ['tokens: >5', 'tokens:>5'],
    ['since:yesterday', null],
    ['run:a run:b', null],
  ])('%s', (text, suggestion) => {
    let thrown: unknown;
    try {
      parseFilter(text, now);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ kind: 'invalid-filter', suggestion });
    if (suggestion !== null) expect(parseFilter(suggestion, now)).toBeTypeOf('object');
  });
});

describe('parseFilter parses', () => {
  test.each([
    ['', {}],
    ['  model:a:b   since:1d abc ', { model: 'a:b', since: Date.parse('2026-05-31T12:00:00Z') * 1000, id: 'abc' }],
    [
      'model:x status:error tool:Bash latency:>5s run:nightly "text"',
      {
        model: 'x',
        status: 'error',
        tool: 'Bash',
        latency: { from: 5 * second + 1 },
        run: 'nightly',
        texts: ['text'],
      },
    ],
    ['run:"two words" case:"a \\"quote\\""', { run: 'two words', case: 'a "quote"' }],
    ['overloaded "face" face', { texts: ['overloaded', 'face'], id: 'face' }],
    ['mode:baseline since:1d', { mode: 'baseline', since: Date.parse('2026-05-31T12:00:00Z') * 1000 }],
    ['"status:ok"', { texts: ['status:ok'] }],
    ['latency:>=1.5s latency:<2m', { latency: { from: 1.5 * second, to: 120 * second - 1 } }],
    ['latency:<=200ms latency:<1h', { latency: { to: 200_000 } }],
    ['tokens:>50k tokens:<=1.5M', { tokens: { from: 50_001, to: 1_500_000 } }],
    [
      'tokens>50k latency<=2m -tokens>1m',
      { tokens: { from: 50_001 }, latency: { to: 120 * second }, not: [{ tokens: { from: 1_000_001 } }] },
    ],
    ['"tokens > 5" tokens', { texts: ['tokens > 5', 'tokens'] }],
    ['has:loss has:retry finish:stop agent:codex', { has: ['loss', 'retry'], finish: 'stop', agent: 'codex' }],
    ['conversation:ab12', { conversation: 'ab12' }],
    ['-tool:Bash -"some text" -word', { not: [{ tool: 'Bash' }, { texts: ['some text'] }, { texts: ['word'] }] }],
    ['-5', { texts: ['-5'] }],
    ['since:2h since:1h', { since: (now - 3_600_000) * 1000 }],
  ])('%s', (text, filter) => {
    expect(parseFilter(text, now)).toEqual(filter);
  });
});

test('any value is unchanged after quoting and parsing', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (value) => {
      expect(parseFilter(`run:${quoteFilterValue(value)} ${quoteFilterValue(value)}`, now)).toEqual({
        run: value,
        texts: [value],
      });
    }),
  );
});

test('any text is either parsed or rejected as an invalid filter', () => {
  const parts = fc.constantFrom('run', ':', '"', ' ', '\\', 'x', 'latency', '>', '5s', '\n');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
      try {
        expect(parseFilter(words.join(''), now)).toBeTypeOf('object');
      } catch (error) {
        expect(error).toMatchObject({ kind: 'invalid-filter' });
      }
    }),
    { numRuns: 500 },
  );
});

describe('joinFilterArguments restores the quotes that the shell removed', () => {
  test.each([
    [['model:x', 'status:ok'], { model: 'x', status: 'ok' }],
    [['model:x status:ok'], { model: 'x', status: 'ok' }],
    [['status:ok -model:x'], { status: 'ok', not: [{ model: 'x' }] }],
    [['run:two words', 'status:ok'], { run: 'two words', status: 'ok' }],
    [['two words'], { texts: ['two words'] }],
    [['run:nightly "two words"'], { run: 'nightly', texts: ['two words'] }],
  ])('%j', (words, filter) => {
    expect(parseFilter(joinFilterArguments(words), now)).toEqual(filter);
  });
});

test('every filter in the help can be parsed', () => {
  const values: Record<string, string> = {
    status: 'ok',
    latency: '<1s',
    mode: 'proxy',
    tokens: '>1k',
    has: 'loss',
    finish: 'stop',
    agent: 'codex',
  };
  for (const [word] of filterHelp.filter(([term]) => !term.startsWith('-'))) {
    const key = word.split(':', 1)[0] ?? '';
    const text = word.startsWith('"') ? word : `${key}:${values[key] ?? '2026-01-31'}`;
    expect(Object.keys(parseFilter(text, now))).toEqual([word.startsWith('"') ? 'texts' : key]);
  }
});

test('times before 1970 and after the year 9999 are limited to that range', () => {
  expect(parseFilter('since:999999999d before:+275760-09-13', now)).toEqual({
    since: 0,
    before: Date.parse('9999-12-31T23:59:59.999Z') * 1000,
  });
});
