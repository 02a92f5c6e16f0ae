import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkExchange } from '../../../src/record/check-exchange.ts';
import { deriveRows, deriveRowsOfTurn } from '../../../src/record/derived-rows.ts';
import { encodeBatch } from '../../../src/record/exchange-record.ts';
import type { Exchange, ExchangeRecord } from '../../../src/record/exchange.ts';
import { PostgresDatabase } from '../../../src/record/store/postgresql/database.ts';
import { PostgresKeyCounters } from '../../../src/record/store/postgresql/key-counters.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import { pruneTraces } from '../../../src/record/store/prune.ts';
import { querySql } from '../../../src/record/store/sql.ts';
import { settleStore } from '../../../src/record/settle-store.ts';
import { TraceWriter } from '../../../src/record/writer.ts';
import { isPostgresRun } from '../../support/postgres.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { clientRequest, exchange } from '../support/exchange.ts';
import { newStore, reader, recordAll, recorder, selectRows, storeAll, until } from '../support/store.ts';

const schemaOf = (url: string): string => new URL(url).searchParams.get('schema') ?? '';

/** A connection of another program. */
async function connectTo(url: string): Promise<pg.Client> {
  const target = new URL(url);
  target.searchParams.delete('schema');
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  client.on('error', () => {});
  onTestFinished(() => client.end());
  await client.query(`SET search_path TO "${schemaOf(url)}"`);
  return client;
}

/** The same store, whose connections have a name of their own. */
function namedStore(url: string, name: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', name);
  return named.href;
}

async function processesOf(client: pg.Client, name: string): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1 ORDER BY pid',
    [name],
  );
  return rows.map(({ pid }) => pid);
}

async function openWriter(url: string): Promise<TraceWriter> {
  const retention = { keepMs: 86_400_000, keepMetadataMs: 86_400_000, maxSize: Infinity };
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1, retention });
  onTestFinished(() => writer.close());
  return writer;
}

async function writeAll(writer: TraceWriter, exchanges: readonly Exchange[], { isClosed = true } = {}): Promise<void> {
  const { json, bytes } = encodeBatch(
    exchanges.map((each) => ({
      exchange: each,
      isClosed,
      includesRequest: true,
      areBodiesLost: false,
      responses: undefined,
    })),
  );
  const records: ExchangeRecord[] = JSON.parse(json);
  await writer.write(records, Buffer.from(bytes));
}

const question = clientRequest(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'a question' }] }));

describe.runIf(isPostgresRun)('a database of several gateways', () => {
  test('makes a query wait for what another gateway is reading', async () => {
    const exchanges = [1, 2, 3].map(() => exchange({ request: question }));
    const url = await storeAll(exchanges, { isRead: false });
    const other = await connectTo(url);
    await other.query('BEGIN');
    // The last one may continue it.
    await other.query('SELECT 1 FROM "Exchange" WHERE "id" = $1 FOR UPDATE', [exchanges[1]?.traceId]);
    let isSettled = false;
    const settling = settleStore(url).finally(() => (isSettled = true));
    const countRead = async (): Promise<unknown> => (await selectRows(url, 'SELECT COUNT(*) FROM "Core"'))[0]?.[0];
    await until(async () => (await countRead()) === 1);
    await pause(100);
    expect({ isSettled, read: await countRead() }).toEqual({ isSettled: false, read: 1 });
    await other.query('COMMIT');
    await settling;
    expect(await countRead()).toBe(3);
  });

  test('is migrated by one of them, and the others wait as long as that takes', async () => {
    const url = newStore();
    const other = await connectTo(url);
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`louter migrations of ${schemaOf(url)}`]);
    // Statements may take a tenth of a second then, and a server that does not answer is given up after seven.
    const into = recorder(url, { busyTimeoutMs: 10 });
    recordAll(into, [exchange()]);
    const waiting = `SELECT 1 FROM pg_locks AS mine JOIN pg_locks AS other USING (locktype, database, classid, objid)
      WHERE mine.pid = pg_backend_pid() AND locktype = 'advisory' AND NOT other.granted`;
    await until(async () => (await other.query(waiting)).rows.length > 0);
    await pause(8_000);
    await other.query('COMMIT');
    await until(() => into.health().written === 1);
    expect(into.logged).toEqual([]);
  });

  test('is not pruned between what is read of an exchange and what is derived of it', async () => {
    const url = newStore();
    const writer = await openWriter(url);
    await writeAll(writer, [exchange({ request: question })]);
    const everything = { keepMs: 0, keepMetadataMs: Infinity, maxSize: Infinity };
    let pruning: Promise<unknown> | undefined;
    await writer.settler.settleSome({
      derive: (...input) => {
        // It waits for the chunks that the exchange refers to.
        pruning = pruneTraces(url, everything, Date.now() + 1000);
        return deriveRows(...input);
      },
      deriveTurn: deriveRowsOfTurn,
      check: checkExchange,
      reportDefect: () => {},
    });
    await pruning;
    await pruneTraces(url, everything, Date.now() + 1000);
    expect(await selectRows(url, 'SELECT "bodies" FROM "Exchange"')).toEqual([['pruned']]);
    expect(await selectRows(url, 'SELECT "text" FROM "Message"')).toEqual([]);
    expect(await selectRows(url, 'SELECT "exchangeSeq" FROM "Core"')).toEqual([]);
  });

  test('leaves an exchange alone that a gateway closes while another one takes that gateway for dead', async () => {
    const url = newStore();
    await writeAll(await openWriter(url), [exchange({ request: question })], { isClosed: false });
    expect(await selectRows(url, 'SELECT "status" FROM "Exchange"')).toEqual([['open']]);
    const closing = await connectTo(url);
    const observer = await connectTo(url);
    await observer.query('UPDATE "Writer" SET "beatAt" = 0');
    const closed = closing.query(`BEGIN; UPDATE "Exchange" SET "status" = 'ok'; SELECT pg_sleep(2); COMMIT`);
    const isClosing = `SELECT 1 FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND wait_event = 'PgSleep' AND query LIKE '%"Exchange"%'`;
    await until(async () => (await observer.query(isClosing)).rows.length > 0);
    // It waits for the row, in this thread.
    await openWriter(url);
    await closed;
    expect(await selectRows(url, 'SELECT "status" FROM "Exchange"')).toEqual([['ok']]);
  });

  test('keeps its rows when the clock of a gateway is wrong', async () => {
    const url = newStore();
    const writer = await openWriter(url);
    await writeAll(writer, [exchange({ request: question })]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 86_400_000);
    await writer.prune();
    expect(await selectRows(url, 'SELECT "bodies" FROM "Exchange"')).toEqual([['full']]);
  });

  test('removes old bodies beside those that were lost or removed before', async () => {
    const at = (days: number): number => (Date.now() - days * 86_400_000) * 1000;
    const url = await storeAll([
      exchange({ traceId: 'aa01', startedAt: at(9), request: question }),
      exchange({ traceId: 'aa02', startedAt: at(8), request: question }),
      exchange({ traceId: 'aa03', startedAt: at(1), request: question }),
    ]);
    const other = new PostgresDatabase(url);
    await other.query(`UPDATE "Exchange" SET "bodies" = 'lost' WHERE "id" = 'aa02'`);
    await other.close();
    const week = { keepMs: 7 * 86_400_000, keepMetadataMs: Infinity, maxSize: Infinity };
    expect(await pruneTraces(url, week, Date.now())).toMatchObject({ bodies: 2, exchanges: 0 });
    expect(await selectRows(url, 'SELECT "id" FROM "Exchange" WHERE "bodies" = \'full\'')).toEqual([['aa03']]);
  });

  test('counts refused requests of keys without a new connection for each', async () => {
    const url = await storeAll([exchange()]);
    const [client, name] = [await connectTo(url), `refusals ${schemaOf(url)}`];
    const counters = new PostgresKeyCounters(namedStore(url, name), Promise.resolve());
    onTestFinished(() => counters.stop());
    const now = Date.now();
    const charge = { key: 'alice', unit: 'requests', windowStart: now, windowEnd: now + 60_000, limit: 1 } as const;
    await counters.reserve('1', [{ ...charge, amount: 1 }], now + 60_000);
    const before = await processesOf(client, name);
    for (let request = 2; request < 12; request++)
      expect(await counters.reserve(`${request}`, [{ ...charge, amount: 1 }], now)).toEqual({
        refused: 0,
        amounts: [1],
      });
    expect(await processesOf(client, name)).toEqual(before);
  });

  test('counts a request although what ended requests have reserved cannot be given back now', async () => {
    const url = await storeAll([exchange()]);
    const client = await connectTo(url);
    const counters = new PostgresKeyCounters(url, Promise.resolve());
    onTestFinished(() => counters.stop());
    await client.query('BEGIN');
    await client.query(`INSERT INTO "KeyReservation" VALUES ('old', 'bob', 'requests', 0, 1, 0)`);
    await client.query('COMMIT');
    await client.query('BEGIN');
    await client.query(`SELECT 1 FROM "KeyReservation" FOR UPDATE`);
    const now = Date.now();
    const charge = {
      key: 'alice',
      unit: 'requests',
      windowStart: now,
      windowEnd: now + 60_000,
      amount: 1,
      limit: 5,
    } as const;
    expect(await counters.reserve('1', [charge], now + 60_000)).toEqual({ refused: null, amounts: [1] });
    await client.query('ROLLBACK');
  });

  test('counts what a request used once, although the connection is lost before the database has answered', async () => {
    const url = await storeAll([exchange()]);
    const client = await connectTo(url);
    const { hostname, port } = new URL(url);
    let isMuted = false;
    const sockets = new Set<Socket>();
    const server = createServer((local) => {
      const remote = connect(Number(port), hostname);
      for (const socket of [local, remote]) sockets.add(socket.on('error', () => {}));
      local.on('data', (bytes) => void remote.write(bytes));
      remote.on('data', (bytes) => void (isMuted || local.write(bytes)));
      local.on('close', () => remote.destroy());
      remote.on('close', () => local.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it listens on a port');
    const counters = new PostgresKeyCounters(url.replace(`:${port}/`, `:${address.port}/`), Promise.resolve());
    onTestFinished(() => counters.stop());
    const now = Date.now();
    const charge = { key: 'alice', unit: 'tokens', windowStart: now, windowEnd: now + 60_000, amount: 50 } as const;
    await counters.reserve('1', [{ ...charge, limit: 100 }], now + 60_000);
    isMuted = true;
    counters.settle('1', [{ ...charge, amount: 30 }]);
    const reserved = async (): Promise<number> => (await client.query('SELECT 1 FROM "KeyReservation"')).rows.length;
    await until(async () => (await reserved()) === 0);
    for (const socket of sockets) socket.destroy();
    isMuted = false;
    counters.settle('2', [{ ...charge, key: 'bob', amount: 1 }]);
    const amounts = async (): Promise<unknown[]> =>
      (await client.query({ text: 'SELECT "key", "amount" FROM "KeyCounter" ORDER BY "key"', rowMode: 'array' })).rows;
    await until(async () => (await amounts()).length === 2);
    expect(await amounts()).toEqual([
      ['alice', '30'],
      ['bob', '1'],
    ]);
  });

  test('has the checks of all exchanges although connections were lost', async () => {
    const url = newStore();
    const [client, name] = [await connectTo(url), `checks ${schemaOf(url)}`];
    const into = recorder(namedStore(url, name), { check: 'all', busyTimeoutMs: 2000 });
    const count = 120;
    for (let sent = 0; sent < count; sent += 20) {
      recordAll(
        into,
        Array.from({ length: 20 }, () => exchange({ request: question })),
      );
      await until(() => into.health().written >= sent + 20);
      for (const pid of await processesOf(client, name)) await client.query('SELECT pg_terminate_backend($1)', [pid]);
    }
    const checked = async (): Promise<number> =>
      Number((await client.query<{ count: string }>('SELECT COUNT(*) FROM "Core"')).rows[0]?.count);
    await until(async () => (await checked()) === count);
    const { rows } = await client.query<{ count: string }>('SELECT COUNT(*) FROM "Check"');
    expect(Number(rows[0]?.count)).toBe(count);
  });

  test('is read again after its connections were lost', async () => {
    const url = await storeAll([exchange({ traceId: 'bb01' })]);
    const [client, name] = [await connectTo(url), `reader ${schemaOf(url)}`];
    const store = await reader(namedStore(url, name));
    await Promise.all(Array.from({ length: 4 }, () => store.list({}, 1)));
    const before = await processesOf(client, name);
    expect(before.length).toBeGreaterThan(0);
    for (const pid of before) await client.query('SELECT pg_terminate_backend($1)', [pid]);
    await until(async () => (await processesOf(client, name)).length === 0);
    await pause(100);
    expect(await store.list({}, 1)).toHaveLength(1);
    expect((await store.get('bb01')).row.id).toBe('bb01');
  });
});

describe.runIf(isPostgresRun)('with many rows', () => {
  /** A store of many conversations of ten turns each, with the bodies of the latest tenth, and what runs `query` is explained of it. */
  async function explainAll(run: (url: string) => Promise<void> | void, pattern: RegExp): Promise<string[]> {
    const url = await storeAll([]);
    const client = await connectTo(url);
    const rows = 30_000;
    await client.query(`INSERT INTO "Exchange" ("id", "startedAt", "writerId", "status", "louter", "redactionVersion", "bodies", "frontend")
      SELECT LPAD(n::TEXT, 32, '0'), n * 1000000::BIGINT, 'w', 'ok', '1', 1, CASE WHEN n > ${rows * 0.9} THEN 'full' ELSE 'pruned' END, 'anthropic'
      FROM generate_series(1, ${rows}) AS n`);
    await client.query(`INSERT INTO "Turn" ("exchangeSeq", "conversation", "turn")
      SELECT "seq", LPAD((("seq" - 1) / 10 * 10 + 1)::TEXT, 32, '0'), ("seq" - 1) % 10 + 1 FROM "Exchange"`);
    await client.query('ANALYZE "Exchange", "Turn"');
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await run(url);
    const queries = sent.mock.calls.map(([query]): unknown => query);
    vi.restoreAllMocks();
    const plans: string[] = [];
    for (const query of queries) {
      if (!isQuery(query) || !pattern.test(query.text)) continue;
      const { rows: steps } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query.text}`, [...query.values]);
      plans.push(steps.map((step) => step['QUERY PLAN']).join('\n'));
    }
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  }

  const isQuery = (query: unknown): query is { text: string; values: readonly unknown[] } =>
    typeof query === 'object' && query !== null && 'text' in query && 'values' in query;

  test('lists conversations by reading the latest exchanges only', async () => {
    const plans = await explainAll(
      async (url) => void (await (await reader(url)).listConversations({}, 50)),
      /FROM "Exchange" WHERE TRUE/,
    );
    expect(plans[0]).toMatch(/^Limit .*\n\s+->\s+Index Scan Backward using "Exchange_listing_idx"/);
  });

  test('lists a conversation by its index', async () => {
    const plans = await explainAll(
      async (url) => void (await (await reader(url)).list({ conversation: '7'.padStart(32, '0') }, 50)),
      /SELECT "seq" FROM "Exchange"/,
    );
    expect(plans[0]).not.toMatch(/Seq Scan|Exchange_listing_idx/);
  });

  test('prunes by reading exchanges with bodies only', async () => {
    const retention = { keepMs: 1, keepMetadataMs: 1e9, maxSize: Infinity };
    const plans = await explainAll(
      async (url) => void (await pruneTraces(url, retention, 1_000)),
      /"keptBecause" IS NULL/,
    );
    const ofBodies = plans.filter((plan) => plan.includes('bodies'));
    expect(ofBodies.length).toBeGreaterThan(0);
    for (const plan of ofBodies) {
      expect(plan).toContain('Exchange_bodies_startedAt_idx');
      expect(plan).not.toContain('Exchange_listing_idx');
    }
  });
});

describe.runIf(isPostgresRun)('a server', () => {
  test('that is a read replica has everything for those who read', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.remove());
    await storeAll([exchange({ traceId: 'cc01', request: question })], { url: server.url });
    await server.stop();
    const replica = await startPostgres({ replicaOf: server });
    onTestFinished(() => replica.remove());
    const store = await openTraceStore(replica.url);
    onTestFinished(() => store.close());
    expect(await store.list({}, 10)).toHaveLength(1);
    expect((await store.get('cc01')).messages).toHaveLength(1);
    const found: unknown[] = [];
    await querySql(
      replica.url,
      'SELECT id FROM requests',
      async ({ rows }) => void found.push(...(await Array.fromAsync(rows))),
    );
    expect(found).toEqual([['cc01']]);
    const into = recorder(replica.url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'degraded');
    expect(into.health().lastError).toContain('read-only');
  }, 90_000);

  test('with a database in another encoding is refused, with the remedy', async () => {
    const direct = newStore();
    const client = await connectTo(direct);
    const name = `latin_${schemaOf(direct)}`;
    await client.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
    const into = recorder(direct.replace('/postgres?', `/${name}?`));
    recordAll(into, [exchange({ request: clientRequest('{"text":"日本語 🙂"}') })]);
    await until(() => into.health().state === 'failed');
    expect(into.health().lastError).toContain(`created with ENCODING 'UTF8'`);
    await into.stop();
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });

  test('returns dates and times of queries by hand as its own text, in UTC', async () => {
    const url = await storeAll([exchange()]);
    const found: unknown[] = [];
    const query = `SELECT DATE '2026-01-31', TIMESTAMP '2026-01-31 23:30:00', TIMESTAMPTZ '2026-01-31 23:30:00+01', INTERVAL '1 day',
      ARRAY[1, 2], '{"a":1}'::JSON, 5::SMALLINT, 6, 7::BIGINT, 1.5, TRUE, 'infinity'::TIMESTAMP, NULL`;
    await querySql(url, query, async ({ rows }) => void found.push(...(await Array.fromAsync(rows))));
    expect(found).toEqual([
      [
        '2026-01-31',
        '2026-01-31 23:30:00',
        '2026-01-31 22:30:00+00',
        '1 day',
        '{1,2}',
        '{"a":1}',
        5,
        6,
        7,
        1.5,
        1,
        'infinity',
        null,
      ],
    ]);
  });
});
