import { expect, test } from 'vitest';
import { saveComparison } from '../../../src/record/store/comparisons.ts';
import { parseFilter, quoteFilterValue } from '../../../src/record/store/filter.ts';
import { querySql } from '../../../src/record/store/sql.ts';
import { clientRequest, exchange } from '../support/exchange.ts';
import { reader, storeAll } from '../support/store.ts';
import type { SqlValue } from '../../../src/record/store/trace-store.ts';

// What clients and vendors may send and databases may refuse: each of these has the same result in SQLite and in PostgreSQL.

const list = async (url: string, filter: string, order?: 'tokens'): Promise<string[]> =>
  (await (await reader(url)).list(parseFilter(filter, Date.now()), 10, order)).map(({ id }) => id);

async function select(url: string, sql: string): Promise<SqlValue[][]> {
  const found: SqlValue[][] = [];
  await querySql(url, sql, async ({ rows }) => {
    for await (const row of rows) found.push([...row]);
  });
  return found;
}

test('sums more tokens than an integer of 32 bits holds', async () => {
  const huge = 2_000_000_000;
  const url = await storeAll([
    exchange({ traceId: 'aa01', summary: { usage: { input: huge, output: huge }, finish: 'stop', toolCalls: [] } }),
    exchange({ traceId: 'aa02' }),
  ]);
  expect(await list(url, '', 'tokens')).toEqual(['aa01', 'aa02']);
  expect(await list(url, 'tokens:>1m')).toEqual(['aa01']);
  expect(await select(url, 'SELECT total_tokens FROM requests ORDER BY id')).toEqual([[4_000_000_000], [12]]);
});

test('lists losses and notes of fields whose names have NUL or half of a character', async () => {
  const losses = [
    { path: '/a\0b', what: 'unsupported \0', instead: String.raw`kept \u0000` },
    { path: '/\uD800', what: String.raw`a backslash \\` },
  ];
  const url = await storeAll([exchange({ traceId: 'bb01', losses, notes: [{ what: 'repaired', saw: '\0\uDC00' }] })]);
  const rows = await select(url, 'SELECT position, instead, what FROM losses ORDER BY position');
  expect(rows.map(([position, instead]) => [position, instead])).toEqual([
    [0, String.raw`kept \u0000`],
    [1, null],
  ]);
  expect(rows[1]?.[2]).toBe(String.raw`a backslash \\`);
  expect(await list(url, 'has:loss')).toEqual(['bb01']);
});

test('finds the names of a filter that has NUL', async () => {
  const url = await storeAll([exchange({ traceId: 'cc01', run: 'a\0b', requestedModel: 'm\0' }), exchange()]);
  expect(await list(url, `run:${quoteFilterValue('a\0b')}`)).toEqual(['cc01']);
  expect(await list(url, `model:${quoteFilterValue('m\0')}`)).toEqual(['cc01']);
  expect(await list(url, `tool:${quoteFilterValue('\0')}`)).toEqual([]);
  expect(await list(url, quoteFilterValue('x\0y'))).toEqual([]);
});

test('finds no trace, response or item whose id has NUL', async () => {
  const store = await reader(await storeAll([exchange()]));
  await expect(store.get('aa\0')).rejects.toMatchObject({ kind: 'not-found' });
  expect(await store.findResponse('caller', 'resp_\0')).toBeUndefined();
  expect(await store.findItems('caller', new Map([['item_\0', 1]]))).toEqual([]);
  expect(await store.listRuns('\0')).toEqual([]);
});

test('stores a comparison whose findings quote NUL', async () => {
  const url = await storeAll([exchange({ traceId: 'dd01' })]);
  const finding = {
    exchangeA: 'dd01',
    exchangeB: null,
    verdict: 'different',
    leg: null,
    path: '/\0',
    what: 'got a\0b',
  };
  const id = await saveComparison(url, {
    a: 'run \0',
    b: 'b',
    verdict: 'different',
    report: '{}',
    findings: [finding],
    traceIds: ['dd01'],
  });
  expect((await (await reader(url)).listComparisons(1))[0]).toMatchObject({ id, findings: 1 });
});

const found: readonly (readonly [text: string, query: string, isFound: boolean])[] = [
  ['Ünïcödé wörds', 'unicode', true],
  ['u\u0308ber', 'über', true],
  ['мой дом', 'мои', false],
  ['ещё раз', 'еще', false],
  ['Άνθρωπος', 'άνθρωποσ', true],
  ['άνθρωπος', 'ανθρωπος', false],
  ['ΟΔΟΣ', 'οδος', true],
  ['がっこう', 'かっこう', false],
  ['バス', 'ハス', false],
  ['한국어', '한국', true],
  ['한국어', '하', false],
  ['हिन्दी में', 'हिन्दी', true],
  ['हिन्दी में', 'न्दी', true],
  ['ภาษาไทย', 'ภาษา', true],
  ['中文没有空格', '中文', true],
  ['中文没有空格', '空格', false],
  ['src/core/fold.ts', 'fold.ts', true],
  ['src/core/fold.ts', 'core/fold', true],
  ["it's o'clock", "o'clock", true],
  [String.raw`C:\Users\x`, String.raw`users\x`, true],
  ['snake_case_name', 'case', true],
  ['a:b & c|d !e <-> f', 'c|d', true],
  ['3.14 and 1e5', '3.14', true],
  ['x'.repeat(3000), 'x'.repeat(2500), true],
];

test.each(found)('in %j, the search for %j has the result %j', async (text, query, isFound) => {
  const body = JSON.stringify({ messages: [{ role: 'user', content: text }] });
  const url = await storeAll([exchange({ traceId: 'ee01', request: clientRequest(body) })]);
  expect(await list(url, quoteFilterValue(query))).toEqual(isFound ? ['ee01'] : []);
});
