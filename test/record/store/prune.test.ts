import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pruneTraces } from '../../../src/record/store/prune.ts';
import { isPostgresRun } from '../../support/postgres.ts';
import { clientRequest, exchange, response } from '../support/exchange.ts';
import { newStore, reader, recorder, runStatements, selectRows, until, storeAll } from '../support/store.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3_600_000;
const at = (hoursAgo: number): number => (now - hoursAgo * hour) * 1000;

describe('pruning', () => {
  const body = 'x'.repeat(1000);
  const old = (hoursAgo: number, traceId: string) =>
    exchange({ traceId, startedAt: at(hoursAgo), request: clientRequest(body), response: response([body]) });
  const everything = { keepMs: Infinity, keepMetadataMs: Infinity, maxSize: Infinity };

  async function three(): Promise<string> {
    const url = await storeAll([old(30, 'oldest'), old(20, 'middle'), old(10, 'newest')]);
    return url;
  }
  const bodiesOf = async (url: string): Promise<[string, number][]> => {
    const store = await reader(url);
    const rows = await store.list({}, 10);
    return Promise.all(
      rows.map(async ({ id }): Promise<[string, number]> => [
        id,
        (await store.get(id)).messages.filter((message) => message.body !== null).length,
      ]),
    );
  };

  test('keeps everything within its retention', async () => {
    const url = await three();
    expect(await pruneTraces(url, everything, now)).toMatchObject({ exchanges: 0, bodies: 0 });
  });

  test('removes bodies before their exchange', async () => {
    const url = await three();
    expect(await pruneTraces(url, { ...everything, keepMs: 15 * hour, keepMetadataMs: 25 * hour }, now)).toMatchObject({
      exchanges: 1,
      bodies: 1,
    });
    expect(await bodiesOf(url)).toEqual([
      ['newest', 2],
      ['middle', 0],
    ]);
  });

  test('removes no more than the oldest bodies of conversations that nobody has read yet', async () => {
    const conversations = Array.from({ length: 24 }, () => randomBytes(6000).toString('base64'));
    const turns = Array.from({ length: 10 }, (_, turn) =>
      conversations.map((beginning, index) =>
        exchange({
          traceId: `${turn}-${index}`,
          startedAt: at(30) + turn * 100 + index,
          request: clientRequest(`${beginning}${randomBytes(300 * turn).toString('base64')}`),
        }),
      ),
    );
    const url = await storeAll(turns.flat(), { isRead: false });
    const received = Number((await selectRows(url, `SELECT SUM(LENGTH("bytes")) FROM "Raw"`))[0]?.[0]);
    // The rest of the database takes less than what is to be removed.
    const { bodies } = await pruneTraces(url, { ...everything, maxSize: received }, now);
    expect(bodies).toBeLessThan(turns.flat().length);
    if (isPostgresRun) return;
    const left = Number((await selectRows(url, `SELECT COUNT(*) FROM "Exchange" WHERE "bodies" = 'full'`))[0]?.[0]);
    expect(left).toBe(turns.flat().length - bodies);
  });

  test.runIf(isPostgresRun)('counts what was received and not read', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      exchange({ startedAt: at(30) + index, request: clientRequest(randomBytes(50_000).toString('hex')) }),
    );
    const url = await storeAll(many, { isRead: false });
    await selectRows(url, 'ANALYZE "Raw"');
    expect((await pruneTraces(url, { ...everything, maxSize: 100_000 }, now)).bodies).toBe(40);
  });

  test('removes what was received when bodies are no longer kept', async () => {
    const url = await storeAll([old(1, 'one')], { isRead: false });
    await runStatements(url, `UPDATE "Exchange" SET "bodies" = 'metadata'`);
    await storeAll([], { url });
    expect((await selectRows(url, 'SELECT COUNT(*) FROM "Raw"')).map(([count]) => Number(count))).toEqual([0]);
  });

  test('removes the oldest bodies until the rest fits, and keeps their exchanges', async () => {
    const url = newStore();
    const many = Array.from({ length: 600 }, (_, index) =>
      exchange({
        traceId: String(index).padStart(4, '0'),
        startedAt: at(30) + index,
        // Half of it after compression.
        request: clientRequest(randomBytes(3000).toString('hex')),
      }),
    );
    await storeAll(many, { url });
    // PostgreSQL's pages are not counted, and what is free in them is not returned.
    const maxSize = isPostgresRun ? 1_000_000 : 1_700_000;
    expect(await pruneTraces(url, { ...everything, maxSize }, now)).toMatchObject({ exchanges: 0, bodies: 400 });
    const store = await reader(url);
    const rows = await store.list({}, 1000);
    expect(rows.map(({ bodies }) => bodies)).toEqual([
      ...Array.from({ length: 200 }, () => 'full'),
      ...Array.from({ length: 400 }, () => 'pruned'),
    ]);
    expect((await store.stats()).storedBytes).toBeLessThan(maxSize);
    if (!isPostgresRun) expect((await store.stats()).fileBytes).toBeLessThan(maxSize);
  });

  test('keeps open exchanges', async () => {
    const url = newStore();
    const into = recorder(url);
    into.open(exchange({ startedAt: at(1000) }));
    await until(() => into.health().queuedExchanges === 0);
    expect(await pruneTraces(url, { keepMs: 0, keepMetadataMs: 0, maxSize: 0 }, now)).toMatchObject({
      exchanges: 0,
      bodies: 0,
    });
  });

  test('runs in a gateway that finds old exchanges', async () => {
    const url = newStore();
    const started = (hoursAgo: number): number => (Date.now() - hoursAgo * hour) * 1000;
    await storeAll(
      [
        exchange({ traceId: 'gone', startedAt: started(11) }),
        exchange({ traceId: 'bare', startedAt: started(2) }),
        exchange({ traceId: 'kept', startedAt: started(0) }),
      ],
      { url },
    );
    recorder(url, { retention: { keepMs: hour, keepMetadataMs: 10 * hour, maxSize: Infinity } });
    const store = await reader(url);
    const rows = async () => (await store.list({}, 10)).map(({ id, bodies }) => [id, bodies]);
    await until(async () => (await rows()).length === 2);
    expect(await rows()).toEqual([
      ['kept', 'full'],
      ['bare', 'pruned'],
    ]);
  });

  test('lets a recorder store a body again whose chunks another process removed', async () => {
    const url = newStore();
    const into = recorder(url);
    const chunked = JSON.stringify({ messages: Array.from({ length: 9 }, (_, index) => String(index).repeat(2000)) });
    const record = async (traceId: string, hoursAgo: number, written: number): Promise<void> => {
      const recorded = exchange({ traceId, startedAt: at(hoursAgo), request: clientRequest(chunked) });
      into.open(recorded);
      into.close(recorded);
      await until(() => into.health().written === written);
      await into.settled();
    };
    await record('removed', 30, 1);
    const removed = await pruneTraces(url, { ...everything, keepMetadataMs: 15 * hour }, now);
    expect(removed.exchanges).toBe(1);
    expect(removed.chunks).toBeGreaterThan(0);
    await record('kept', 10, 2);
    await into.stop();
    const [message] = (await (await reader(url)).get('kept')).messages;
    expect(message?.body?.toString()).toBe(chunked);
  });

  test.skipIf(isPostgresRun)('returns the space to the file system', async () => {
    const url = newStore();
    await storeAll(
      Array.from({ length: 300 }, (_, index) =>
        exchange({ startedAt: at(30) + index, request: clientRequest('y'.repeat(4000)) }),
      ),
      { url },
    );
    expect(await pruneTraces(url, { ...everything, keepMetadataMs: hour }, now)).toMatchObject({ exchanges: 300 });
    expect((await (await reader(url)).stats()).fileBytes).toBeLessThan(300_000);
  });
});
