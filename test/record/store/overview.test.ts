import { describe, expect, test } from 'vitest';
import { clientRequest, exchange } from '../support/exchange.ts';
import { reader, runStatements, storeAll } from '../support/store.ts';

const request = (text: string) =>
  clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: text }] }));

/** Four requests of one run, a second apart: one that ended well, one whose model wrote its calls as text, two that failed. */
async function storeProblems(): Promise<string> {
  const url = await storeAll([
    exchange({ traceId: 'aa01', startedAt: 1_000_000, run: 'r', request: request('one') }),
    exchange({ traceId: 'aa02', startedAt: 2_000_000, run: 'r', request: request('two') }),
    exchange({ traceId: 'aa03', startedAt: 3_000_000, run: 'r', request: request('three'), status: 'aborted' }),
    exchange({ traceId: 'aa04', startedAt: 4_000_000, run: 'r', request: request('four'), status: 'upstream-error' }),
  ]);
  await runStatements(
    url,
    `UPDATE "Exchange" SET "problem" = 'missing-results' WHERE "id" = 'aa01'`,
    `UPDATE "Exchange" SET "problem" = 'calls-as-text' WHERE "id" = 'aa02'`,
  );
  return url;
}

describe('requests count as failed', () => {
  test('over time, in runs and in conversations alike, when a model wrote its calls as text', async () => {
    const store = await reader(await storeProblems());
    expect(await store.count({}, 4)).toMatchObject({
      exchanges: 4,
      failed: 3,
      buckets: [
        { index: 0, exchanges: 1, failed: 0 },
        { index: 1, exchanges: 1, failed: 1 },
        { index: 2, exchanges: 1, failed: 1 },
        { index: 3, exchanges: 1, failed: 1 },
      ],
    });
    expect(await store.summarizeRuns(10)).toMatchObject([{ run: 'r', exchanges: 4, failed: 3 }]);
    const conversations = await store.listConversations({}, 10);
    expect(conversations.map(({ last, failed }) => [last.id, failed])).toEqual([
      ['aa04', 1],
      ['aa03', 1],
      ['aa02', 1],
      ['aa01', 0],
    ]);
  });

  test('among those of a filter only', async () => {
    const store = await reader(await storeProblems());
    expect(await store.count({ has: ['calls-as-text'] }, 1)).toMatchObject({ exchanges: 1, failed: 1 });
    expect(await store.count({ not: [{ has: ['calls-as-text'] }] }, 1)).toMatchObject({ exchanges: 3, failed: 2 });
  });

  test('not while they are in flight', async () => {
    const url = await storeProblems();
    await runStatements(url, `UPDATE "Exchange" SET "status" = 'open' WHERE "id" = 'aa04'`);
    expect(await (await reader(url)).count({ status: 'open' }, 1)).toMatchObject({ exchanges: 1, failed: 0 });
  });
});

test('the values of filters include the rows of [[routes]]', async () => {
  const url = await storeProblems();
  await runStatements(url, `UPDATE "Exchange" SET "route" = 'long context' WHERE "id" <> 'aa01'`);
  expect(await (await reader(url)).facets({})).toMatchObject({ route: [{ value: 'long context', count: 3 }] });
});
