import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PostgresDatabase } from '../../../src/record/store/postgresql/database.ts';
import { migratePostgres } from '../../../src/record/store/postgresql/migrations.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import { querySql } from '../../../src/record/store/sql.ts';
import { isPostgresRun, postgresServer } from '../../support/postgres.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { clientRequest, exchange } from '../support/exchange.ts';
import { newStore, reader, recordAll, recorder, runStatements, storeAll, until } from '../support/store.ts';

/** The password of the server is in no message and no log. */
const password = new URL(postgresServer ?? 'postgresql://u:none@h').password;

/** A way to a server that can be cut, and stalled: it takes bytes then, and passes none on. */
class Link {
  isStalled = false;
  readonly #target: { host: string; port: number };
  readonly #port: number;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #upstreams = new Set<Socket>();

  constructor(target: { host: string; port: number }, port = 0) {
    this.#target = target;
    this.#port = port;
  }

  async open(): Promise<number> {
    const server = createServer((client) => {
      const upstream = connect(this.#target);
      this.#upstreams.add(upstream);
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
      }
      client.on('data', (bytes) => void (this.isStalled || upstream.write(bytes)));
      upstream.on('data', (bytes) => void (this.isStalled || client.write(bytes)));
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => {
        this.#upstreams.delete(upstream);
        client.destroy();
      });
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it listens on a port');
    return address.port;
  }

  /** From which its connections come, as the server sees them: other suites have connections to the same server. */
  ports(): number[] {
    return [...this.#upstreams].flatMap(({ localPort }) => localPort ?? []);
  }

  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    await once(server, 'close');
  }
}

async function linkTo(url: string): Promise<{ link: Link; url: string; port: number }> {
  const { hostname: host, port } = new URL(url);
  const link = new Link({ host, port: Number(port) });
  const own = await link.open();
  onTestFinished(() => link.cut());
  return { link, url: url.replace(`${host}:${port}`, `127.0.0.1:${own}`), port: own };
}

describe.runIf(isPostgresRun)('traces in PostgreSQL', () => {
  test('wait for a server that cannot be reached, while requests are served', async () => {
    const direct = newStore();
    const { link, url, port } = await linkTo(direct);
    await link.cut();
    const into = recorder(url);
    recordAll(into, [exchange(), exchange()]);
    await until(() => into.health().state === 'degraded');
    expect(into.health()).toMatchObject({ queuedExchanges: 2, lostExchanges: 0 });
    expect(into.health().lastError).toContain('ECONNREFUSED');
    const again = new Link({ host: '127.0.0.1', port: Number(new URL(direct).port) }, port);
    await again.open();
    onTestFinished(() => again.cut());
    await until(() => into.health().written === 2 && into.health().state === 'ok');
    expect(into.health()).toMatchObject({ lostBodies: 0, lostExchanges: 0 });
    expect(JSON.stringify([into.health(), into.logged])).not.toContain(password);
  });

  test('wait for a server that no longer answers, within the bounds of memory', async () => {
    const { link, url } = await linkTo(newStore());
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 1);
    link.isStalled = true;
    const large = Array.from({ length: 10 }, () =>
      exchange({ request: clientRequest(Buffer.alloc(10 * 1024 * 1024, 'a')) }),
    );
    recordAll(into, large);
    expect(into.health().queuedBytes).toBeLessThanOrEqual(64 * 1024 * 1024 + 10 * 4096);
    await until(() => into.health().state === 'degraded');
    expect(into.health().lastError).toMatch(/has not answered|timeout|terminated/);
    expect(into.health()).toMatchObject({ lostBodies: 4, lostExchanges: 0 });
    link.isStalled = false;
    await until(() => into.health().written === 11);
    expect(into.health()).toMatchObject({ lostBodies: 4, lostExchanges: 0 });
  }, 90_000);

  test('lose nothing when connections are cut in the middle of writing', async () => {
    const direct = newStore();
    const { link, url } = await linkTo(direct);
    const into = recorder(url);
    const all = Array.from({ length: 400 }, (_, index) =>
      exchange({
        request: clientRequest(JSON.stringify({ messages: [{ role: 'user', content: `${index} `.repeat(500) }] })),
      }),
    );
    for (let from = 0; from < all.length; from += 40) {
      recordAll(into, all.slice(from, from + 40));
      await until(() => into.health().written > from - 120);
      if (from % 80 === 0) {
        const killer = new PostgresDatabase(direct);
        await killer.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE client_port = ANY(string_to_array('${link.ports().join(',')}', ',')::integer[]) AND query LIKE '%Exchange%'`,
        );
        await killer.close();
      }
    }
    await until(() => into.health().written >= all.length);
    expect(into.health()).toMatchObject({ lostBodies: 0, lostExchanges: 0 });
    const stored = await (await reader(direct)).list({}, 1000);
    expect(stored.map(({ id }) => id).toSorted()).toEqual(all.map(({ traceId }) => traceId).toSorted());
    link.isStalled = false;
  }, 90_000);

  test('are written again after the server was restarted', async () => {
    const listeners = () => [...process.listeners('exit'), ...process.listeners('beforeExit')];
    const before = listeners();
    const server = await startPostgres();
    // One of the package ends a run of tests with the code 0, also where one has failed.
    expect(listeners()).toEqual(before);
    onTestFinished(() => server.remove());
    const into = recorder(server.url);
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 1);
    await server.stop();
    recordAll(into, [exchange(), exchange()]);
    await until(() => into.health().state === 'degraded');
    await server.start();
    await until(() => into.health().written === 3 && into.health().state === 'ok');
    expect(into.health()).toMatchObject({ lostBodies: 0, lostExchanges: 0 });
    expect(await (await reader(server.url)).list({}, 10)).toHaveLength(3);
    await into.stop();
  }, 90_000);

  test('wait for a database that is read-only', async () => {
    const url = await storeAll([exchange()], { url: newStore() });
    const role = `reader_${new URL(url).searchParams.get('schema') ?? ''}`;
    await runStatements(url, `CREATE ROLE ${role} SUPERUSER LOGIN PASSWORD 'read-only-password'`);
    await runStatements(url, `ALTER ROLE ${role} SET default_transaction_read_only = ON`);
    const own = url.replace(/\/\/[^@]*@/, `//${role}:read-only-password@`);
    const into = recorder(own);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'degraded');
    expect(into.health().lastError).toContain('read-only');
    await runStatements(url, `ALTER ROLE ${role} RESET default_transaction_read_only`);
    await until(() => into.health().written === 1);
    expect(into.health().lostExchanges).toBe(0);
    await into.stop();
    await runStatements(url, `DROP ROLE ${role}`);
  });

  test('give up bodies before metadata on a full disk', async () => {
    const url = await storeAll([exchange()], { url: newStore() });
    await runStatements(
      url,
      `CREATE FUNCTION refuse_large() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
         IF OCTET_LENGTH(NEW."bytes") > 100000 THEN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END IF;
         RETURN NEW; END $$`,
      'CREATE TRIGGER "refuse_large" BEFORE INSERT ON "Raw" FOR EACH ROW EXECUTE FUNCTION refuse_large()',
    );
    const into = recorder(url);
    const large = exchange({ request: clientRequest(randomText(300_000)) });
    recordAll(into, [large]);
    await until(() => into.health().written === 1);
    expect(into.health()).toMatchObject({ lostBodies: 1, lostExchanges: 0 });
    expect(into.health().lastError).toContain('full');
    expect((await (await reader(url)).get(large.traceId)).row).toMatchObject({ status: 'ok', bodies: 'lost' });
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 2 && into.health().state === 'ok');
  });

  test('are not written to a schema of a newer version, and not read from it', async () => {
    const url = await storeAll([exchange()], { url: newStore() });
    await runStatements(
      url,
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at") VALUES ('x', 'y', '99990101000000_later', now())`,
    );
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'failed');
    expect(into.health().lastError).toContain('made by a newer Louter (it has the migration 99990101000000_later)');
    await expect(openTraceStore(url)).rejects.toMatchObject({
      kind: 'no-store',
      message: expect.stringContaining('newer version of Louter'),
    });
    await into.stop();
    expect(into.health()).toMatchObject({ written: 0, lostExchanges: 1 });
  });

  test.each([
    ['a wrong password', (url: string) => url.replace(`:${password}@`, ':a-wrong-password@'), 'denies access'],
    ['a database that is not there', (url: string) => url.replace('/postgres?', '/nowhere?'), 'does not exist'],
    ['a user that is not there', (url: string) => url.replace('//postgres:', '//nobody:'), 'denies access'],
  ])('fail with a clear message for %s, which has no password', async (_what, change, message) => {
    const url = change(newStore());
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'failed');
    expect(into.health().lastError).toContain(message);
    const read = await openTraceStore(url).catch((error: unknown) => error);
    expect(read).toMatchObject({ kind: 'no-store' });
    await expect(querySql(url, 'SELECT 1', () => {})).rejects.toThrow(message);
    await into.stop();
    const shown = JSON.stringify([into.health(), into.logged, String(read)]);
    expect(shown).not.toContain(password);
    expect(shown).not.toContain('a-wrong-password');
  });

  test('have names, prompts and tokens that PostgreSQL would refuse', async () => {
    const odd = exchange({
      requestedModel: `m\0odel ${'x'.repeat(5000)} \uD800`,
      run: 'r\0un',
      summary: { usage: { input: 3_000_000_000, output: 1.5 }, finish: 'stop', toolCalls: ['a\0b'] },
    });
    const url = await storeAll([odd, exchange()]);
    const store = await reader(url);
    const { row } = await store.get(odd.traceId);
    expect(row).toMatchObject({ status: 'ok', run: 'r\uFFFDun' });
    expect(await store.list({}, 10)).toHaveLength(2);
  });
});

describe('a server of version', () => {
  const database = new PostgresDatabase('postgresql://u@127.0.0.1:1/traces');
  afterAll(() => database.close());

  /** Migrates a database of such a server, as far as its version is asked for. */
  async function migrateOn(version: string): Promise<void> {
    const answers: Record<string, string> = { 'SHOW server_version': version, 'SHOW server_encoding': 'UTF8' };
    vi.spyOn(database, 'query').mockImplementation(async (sql) => {
      const answer = answers[sql];
      if (answer === undefined) throw new Error('the schema is read');
      return { columns: [], rows: [[answer]], changes: 1 };
    });
    await migratePostgres(database);
  }

  test.each(['9.6.24', '13.14 (Debian 13.14-1)'])('%s is refused', async (version) => {
    await expect(migrateOn(version)).rejects.toThrow(
      `PostgreSQL ${version} is too old for traces: use version 14 or later`,
    );
  });

  test.each(['14.0', '18.4', '19beta1'])('%s is accepted', async (version) => {
    await expect(migrateOn(version)).rejects.toThrow('the schema is read');
  });
});

/** Text that no compression makes much smaller. */
function randomText(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCodePoint(33 + ((state >>> 24) % 90));
  }).join('');
}
