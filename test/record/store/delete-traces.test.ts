import { expect, test } from 'vitest';
import { deleteTraces, listSessionTraces } from '../../../src/record/store/delete-traces.ts';
import { keepTraces } from '../../../src/record/store/kept-traces.ts';
import { pruneTraces } from '../../../src/record/store/prune.ts';
import { clientRequest, exchange } from '../support/exchange.ts';
import { reader, runStatements, selectRows, storeAll } from '../support/store.ts';

const all = { isDryRun: false };
const body = (text: string) =>
  clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: text }] }));
const everything = { keepMs: Infinity, keepMetadataMs: Infinity, maxSize: Infinity };

/** Three requests, the later two of which share most of their bodies. */
async function three(): Promise<string> {
  const long = Array.from({ length: 2000 }, (_, index) => `line ${index}`).join('\n');
  return storeAll([
    exchange({ traceId: 'dd01', startedAt: 1_000_000, request: body('short needle') }),
    exchange({ traceId: 'dd02', startedAt: 2_000_000, request: body(`one ${long}`) }),
    exchange({ traceId: 'dd03', startedAt: 3_000_000, request: body(`two ${long}`) }),
  ]);
}
const count = async (url: string, table: string): Promise<number> =>
  Number((await selectRows(url, `SELECT COUNT(*) FROM "${table}"`))[0]?.[0]);

test('deletes traces with what was derived of them, and chunks when traces are pruned next', async () => {
  const url = await three();
  expect(await deleteTraces(url, ['dd01', 'dd02', 'dd03', 'unknown'], { isDryRun: true })).toEqual({
    deleted: ['dd01', 'dd02', 'dd03'],
    pinned: [],
    open: [],
  });
  expect(await count(url, 'Exchange')).toBe(3);
  expect((await deleteTraces(url, ['dd01'], all)).deleted).toEqual(['dd01']);
  const store = await reader(url);
  await expect(store.get('dd01')).rejects.toThrow('no trace');
  expect(await store.list({ texts: ['needle'] }, 10)).toEqual([]);
  expect((await store.get('dd02')).messages[0]?.body?.length).toBeGreaterThan(10_000);
  await deleteTraces(url, ['dd02', 'dd03'], all);
  for (const table of ['Exchange', 'Wire', 'Core', 'Message', 'Turn', 'Attempt', 'Raw'])
    expect(await count(url, table)).toBe(0);
  await pruneTraces(url, everything, Date.now());
  expect(await count(url, 'Chunk')).toBe(0);
});

test('keeps what is pinned or in flight', async () => {
  const url = await three();
  await keepTraces(url, ['dd01'], 'pinned');
  await keepTraces(url, ['dd02'], 'compared');
  await runStatements(url, `UPDATE "Exchange" SET "status" = 'open' WHERE "id" = 'dd03'`);
  expect(await deleteTraces(url, ['dd01', 'dd02', 'dd03'], all)).toEqual({
    deleted: ['dd02'],
    pinned: ['dd01'],
    open: ['dd03'],
  });
  expect(await selectRows(url, `SELECT "id" FROM "Exchange" ORDER BY "id"`)).toEqual([['dd01'], ['dd03']]);
});

test('a session has the requests of its subagents', async () => {
  const url = await three();
  const [[first] = []] = await selectRows(url, `SELECT "seq" FROM "Exchange" WHERE "id" = 'dd02'`);
  await runStatements(
    url,
    `UPDATE "Turn" SET "parent" = 'dd01', "link" = 'subagent' WHERE "exchangeSeq" = ${Number(first)}`,
  );
  expect((await listSessionTraces(await reader(url), 'dd01')).toSorted()).toEqual(['dd01', 'dd02']);
  expect(await listSessionTraces(await reader(url), 'dd03')).toEqual(['dd03']);
});
