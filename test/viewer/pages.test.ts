import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangeRoute, formatRoute, parseRoute } from '../../src/viewer/app/route.ts';
import { findOccurrences, findRows, hexOfRow, rowAt, textOfRow } from '../../src/viewer/exchange/raw-rows.ts';
import { filterKeys } from '../../src/core/filter-help.ts';
import { listedProperties } from '../../src/core/listed-properties.ts';
import {
  completeTerm,
  excludeTerm,
  fixedValues,
  listTerms,
  removeTerm,
  setTerm,
} from '../../src/viewer/list/filter-text.ts';
import { appendPage } from '../../src/viewer/list/rows.ts';
import { formatBytes, formatCount, formatDateTime, formatDuration, formatShare } from '../../src/present/format.ts';
import { listTextRuns, toVisible, toVisibleLine } from '../../src/viewer/parts/visible-text.ts';
import { includedText, modelText, sessionMarks } from '../../src/present/session.ts';
import { findWindow, scrollToRow } from '../../src/viewer/parts/window.ts';

test('formats a time with its date, the same in every locale', () => {
  const local = new Date(2026, 0, 31, 8, 2, 5).toISOString();
  expect(formatDateTime(local)).toBe('2026-01-31 08:02:05');
});

describe('addresses', () => {
  test.each([
    '/ui/',
    '/ui/usage',
    '/ui/usage?q=since%3A24h&by=model&show=tokens',
    '/ui/?q=status%3Aerror+%22two+words%22&view=flat&sel=aa11',
    `/ui/traces/${'a'.repeat(32)}/raw?leg=upstream-request&as=hex`,
    '/ui/traces/aa11/raw?leg=client-response&as=frames&wrap=off',
    '/ui/traces/aa11/findings',
    '/ui/traces/aa11/conversation',
    '/ui/conversations/aa11?turn=7',
    '/ui/traces/aa11/raw?leg=client-request&at=%2Ftools%2F0&byte=12&event=3',
    '/ui/diff/aa11/bb22',
    '/ui/diff/aa11/bb22?as=prompt',
  ])('%s is that of what it shows', (address) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    expect(formatRoute(parseRoute(pathname, search))).toBe(address);
  });

  test('an exchange without a view shows the first one', () => {
    expect(parseRoute('/ui/traces/aa11', '')).toEqual(exchangeRoute('aa11'));
  });

  test.each(['/ui/traces/xyz', '/ui/conversations/', '/ui/nothing', '/ui/traces/aa/unknown', '/ui/traces/../../etc'])(
    '%s shows no page',
    (path) => {
      expect(parseRoute(path, '')).toEqual({ page: 'unknown', path });
    },
  );
});

describe('filters', () => {
  test('splits into terms as they are written', () => {
    expect(listTerms('status:error  -run:"two words" "some \\" text" word')).toEqual([
      'status:error',
      '-run:"two words"',
      '"some \\" text"',
      'word',
    ]);
  });

  test('adds, replaces, excludes and removes terms', () => {
    expect(setTerm('status:ok word', 'status', 'error')).toBe('word status:error');
    expect(setTerm('', 'run', 'a "b"')).toBe('run:"a \\"b\\""');
    expect(excludeTerm('word', 'model', 'm')).toBe('word -model:m');
    expect(excludeTerm('-model:m', 'model', 'm')).toBe('-model:m');
    expect(removeTerm('a status:ok b', 'status:ok')).toBe('a b');
    expect(setTerm('', 'model', 'qwen3:4b')).toBe('model:qwen3:4b');
  });

  test('completes keys and values, with what they mean', () => {
    const values = { ...fixedValues, model: [{ value: 'one two', count: 3 }] };
    expect(completeTerm('-mo', values)).toEqual([
      { term: '-model:', count: null, meaning: 'the model that the client requested' },
      { term: '-mode:', count: null, meaning: 'baseline (passed through) or proxy (translated)' },
    ]);
    expect(completeTerm('', values).map(({ term }) => term)).toEqual(filterKeys.map((key) => `${key}:`));
    expect(completeTerm('model:ONE', values)).toEqual([{ term: 'model:"one two"', count: 3 }]);
    expect(completeTerm('tool:x', values)).toEqual([]);
    const properties = completeTerm('has:', values);
    expect(properties.map(({ term }) => term)).toEqual(listedProperties.map((name) => `has:${name}`));
    expect(properties.filter(({ meaning }) => !meaning)).toEqual([]);
  });
});

describe('text of unknown origin', () => {
  test.each([
    ['\u001b[31m', '␛[31m'],
    ['a\u202eb', 'a\\u{202E}b'],
    ['\u0000', '␀'],
    ['zero\u200bwidth', 'zero\\u{200B}width'],
    ['\ud800', '\\u{D800}'],
    ['tag \u{e0041}', 'tag \\u{E0041}'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['😀 é', '😀 é'],
  ])('%j is shown as %j', (text, shown) => {
    expect(toVisible(text)).toBe(shown);
    expect(
      listTextRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(shown);
  });

  test('fits in one line', () => {
    expect(toVisibleLine(' two\n\n lines\r\n')).toBe('two lines');
  });

  test('holds nothing invisible, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // oxlint-disable-next-line no-control-regex
        expect(toVisible(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/);
        expect(toVisible(text).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('long lists', () => {
  test('only rows in view are elements', () => {
    const list = { rowHeight: 28, height: 560, count: 100_000 };
    expect(findWindow({ ...list, scrollTop: 0 })).toEqual({ from: 0, to: 29 });
    expect(findWindow({ ...list, scrollTop: 28_000 })).toEqual({ from: 992, to: 1029 });
    expect(findWindow({ ...list, scrollTop: 2_800_000 })).toEqual({ from: 99_992, to: 100_000 });
    expect(findWindow({ ...list, scrollTop: 500, count: 0 })).toEqual({ from: 0, to: 0 });
  });

  test('scroll as little as needed to show a row', () => {
    const list = { scrollTop: 280, height: 280, rowHeight: 28 };
    expect(scrollToRow(9, list)).toBe(252);
    expect(scrollToRow(15, list)).toBe(280);
    expect(scrollToRow(20, list)).toBe(308);
  });

  test('a page that repeats a row adds it once', () => {
    expect(appendPage(['a', 'b'], ['b', 'c'], (item) => item)).toEqual(['a', 'b', 'c']);
  });
});

describe('bytes', () => {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

  test('rows hold every byte once, and cut no character', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constant('\n'))), (texts) => {
        const text = texts.join('').toWellFormed();
        const bytes = encode(text);
        const ends = findRows(bytes);
        expect(ends.at(-1)).toBe(bytes.length);
        const rows = Array.from(ends, (_end, index) => textOfRow(bytes, ends, index));
        expect(rows.join('')).toBe(text.replaceAll('\n', ''));
      }),
    );
  });

  test('rows are no wider than asked, in columns of a fixed-width font', () => {
    const rowsOf = (text: string, options: Parameters<typeof findRows>[1]): string[] => {
      const bytes = encode(text);
      const ends = findRows(bytes, options);
      return Array.from(ends, (_end, index) => textOfRow(bytes, ends, index));
    };
    expect(rowsOf('abcdef\ngh', { columns: 4 })).toEqual(['abcd', 'ef', 'gh']);
    expect(rowsOf('äöüß漢字', { columns: 4 })).toEqual(['äöüß', '漢字']);
    expect(rowsOf('\tab', { columns: 4 })).toEqual(['\t', 'ab']);
    expect(rowsOf('abcdef', { columns: 40, boundaries: [2, 6] })).toEqual(['ab', 'cdef']);
    expect(rowsOf('data: a\n\ndata: b\n\n', { joinsEmptyLines: true })).toEqual(['data: a', 'data: b']);
    expect(rowsOf('\n\na', { joinsEmptyLines: true })).toEqual(['', 'a']);
  });

  test('finds the row of a byte, and all places of a text', () => {
    const bytes = encode('one\ntwo\nthree two');
    const ends = findRows(bytes);
    expect([...ends]).toEqual([4, 8, 17]);
    expect([0, 3, 4, 16].map((place) => rowAt(ends, place))).toEqual([0, 0, 1, 2]);
    expect(findOccurrences(bytes, 'two')).toEqual([4, 14]);
    expect(findOccurrences(bytes, '')).toEqual([]);
    expect(findOccurrences(bytes, 'none')).toEqual([]);
  });

  test('are shown as digits and as characters', () => {
    expect(hexOfRow(encode('a\nü'), 0)).toEqual({ digits: '61 0a c3 bc', text: 'a···' });
  });

  test('indexes ten megabytes in one line, and in many', () => {
    const line = new Uint8Array(10_000_000).fill(0x61);
    expect(findRows(line).length).toBe(62_500);
    expect(findRows(new Uint8Array(1_000_000).fill(0x0a)).length).toBe(1_000_000);
  });
});

test('numbers have three digits and a unit', () => {
  expect([0, 812, 22_400, 999_499, 1_310_000].map((count) => formatCount(count))).toEqual([
    '0',
    '812',
    '22.4k',
    '999k',
    '1.31M',
  ]);
  expect([850, 4100, 59_990, 185_000, 7_800_000].map((ms) => formatDuration(ms))).toEqual([
    '850 ms',
    '4.1 s',
    '1m00',
    '3m05',
    '2h10',
  ]);
  expect([formatDuration(null), formatCount(null), formatBytes(48_902)]).toEqual(['–', '–', '47.8 KiB']);
  expect([formatShare(1, 3), formatShare(null, 3), formatShare(0, 0)]).toEqual(['33%', null, null]);
});

test('a model is what was requested, and what answered where that differs', () => {
  expect(modelText({ asked: 'claude', routed: 'qwen' })).toBe('claude → qwen');
  expect([
    modelText({ asked: 'qwen', routed: 'qwen' }),
    modelText({ asked: 'qwen', routed: null }),
    modelText({ asked: null, routed: null }),
  ]).toEqual(['qwen', 'qwen', '–']);
});

test('a session says what its numbers have beside its turns', () => {
  const session = {
    ...unremarkable,
    failed: 0,
    last: { status: 'ok', outcome: { verdict: 'ok', text: 'stop' } },
  } as const;
  expect(includedText(session)).toBeNull();
  const own = { ...session, requests: 9, subagents: 2, own_requests: 1 };
  expect(includedText(own)).toBe('9 requests, with 2 subagents and 1 request by the agent itself');
  expect(sessionMarks(own).map(({ text }) => text)).toEqual([
    '◇ 2 subagents included',
    '+1 by the agent itself included',
  ]);
});

const unremarkable = {
  requests: 3,
  failed_calls: 0,
  retries: 0,
  fallbacks: 0,
  subagents: 0,
  own_requests: 0,
  own_cost_usd: null,
};

test.each([
  { status: 'ok', outcome: { verdict: 'ok', text: 'stop' }, failed: 0, hasEarlier: false },
  { status: 'ok', outcome: { verdict: 'ok', text: 'stop' }, failed: 1, hasEarlier: true },
  { status: 'ok', outcome: { verdict: 'failed', text: 'calls as text' }, failed: 1, hasEarlier: false },
  { status: 'aborted', outcome: { verdict: 'warning', text: 'aborted' }, failed: 1, hasEarlier: false },
  { status: 'aborted', outcome: { verdict: 'warning', text: 'aborted' }, failed: 2, hasEarlier: true },
] as const)(
  'a conversation of $failed failed requests that ends with "$outcome.text" has earlier failures: $hasEarlier',
  ({ status, outcome, failed, hasEarlier }) =>
    expect(sessionMarks({ ...unremarkable, failed, last: { status, outcome } }).length > 0).toBe(hasEarlier),
);
