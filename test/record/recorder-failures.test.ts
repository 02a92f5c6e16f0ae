import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientRequest, exchange, response } from './support/exchange.ts';
import { PostgresDatabase } from '../../src/record/store/postgresql/database.ts';
import { isSqliteRun } from '../support/postgres.ts';
import { lockStore, newStore, reader, recordAll, recorder, temporaryFolder, until } from './support/store.ts';

const databaseFile = (url: string): string => url.slice('file:'.length);

/** Makes a database that holds one exchange. */
async function createUsedStore(): Promise<string> {
  const url = newStore();
  const into = recorder(url);
  recordAll(into, [exchange()]);
  await into.stop();
  return url;
}

describe('the recorder reports a store that is not available and uses it again when it is', () => {
  test('when it was locked by another process', async () => {
    const url = await createUsedStore();
    const unlock = await lockStore(url);
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'degraded');
    expect(into.health().lastError).toContain('locked');
    expect(into.health().queuedExchanges).toBe(1);
    await unlock();
    await until(() => into.health().written === 1);
    await until(() => into.health().state === 'ok');
    expect(into.health()).toMatchObject({ lostBodies: 0, lostExchanges: 0 });
    expect(into.logged.at(-1)).toContain('written again');
  });

  test.runIf(isSqliteRun)('when it was read-only', async () => {
    const url = await createUsedStore();
    // SQLite takes a file whose write version it does not know for read-only (file format 1.3.3).
    setWriteVersion(url, 3);
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'degraded');
    expect(into.health().lastError).toContain('read-only');
    setWriteVersion(url, 2);
    await until(() => into.health().written === 1);
    expect(into.health().lostExchanges).toBe(0);
  });

  test.runIf(isSqliteRun)('when a file that is not a database, and stays unchanged, was moved away', async () => {
    const url = newStore();
    const text = 'some text, '.repeat(1000);
    writeFileSync(databaseFile(url), text);
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'failed');
    expect(into.health().lastError).toContain('not a SQLite database');
    expect(readFileSync(databaseFile(url), 'utf8')).toBe(text);
    rmSync(databaseFile(url));
    await until(() => into.health().written === 1);
    expect((await (await reader(url)).list({}, 10)).length).toBe(1);
  });

  test.runIf(isSqliteRun)('and reports one that is damaged', async () => {
    const url = await createUsedStore();
    const pages = readFileSync(databaseFile(url)).length / 4096;
    const descriptor = openSync(databaseFile(url), 'r+');
    for (let page = 1; page < pages; page++) writeSync(descriptor, Buffer.alloc(4096, 0xab), 0, 4096, page * 4096);
    closeSync(descriptor);
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'failed');
    expect(into.health().lastError).toContain('damaged');
    expect(into.health().queuedExchanges).toBe(1);
  });

  test.runIf(isSqliteRun)('when its folder could not be created', async () => {
    const folder = temporaryFolder();
    const obstacle = join(folder, 'obstacle');
    writeFileSync(obstacle, '');
    const into = recorder(`file:${join(obstacle, 'louter.db')}`);
    recordAll(into, [exchange()]);
    await until(() => into.health().state !== 'ok');
    expect(into.health().lastError).toMatch(/ENOTDIR|EEXIST/);
    rmSync(obstacle);
    mkdirSync(obstacle);
    await until(() => into.health().written === 1);
  });

  test.runIf(isSqliteRun)('when it was moved while it was in use', async () => {
    const url = newStore();
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 1);
    for (const suffix of ['', '-wal', '-shm'])
      renameSync(databaseFile(url) + suffix, `${databaseFile(url)}.moved${suffix}`);
    await until(() => into.health().lastError !== null);
    const after = exchange();
    recordAll(into, [after]);
    await until(() => into.health().written === 2);
    expect((await (await reader(url)).get(after.traceId)).row.status).toBe('ok');
  });

  test.skipIf(!isSqliteRun || !canMount())('when the disk was full, giving up bodies before metadata', async () => {
    const folder = temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
    onTestFinished(() => void execFileSync('umount', ['-l', folder]));
    const url = `file:${join(folder, 'louter.db')}`;
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 1);
    const large = exchange({ request: clientRequest(incompressibleBytes(3 * 1024 * 1024)) });
    recordAll(into, [large]);
    await until(() => into.health().written === 2);
    expect(into.health().lostBodies).toBe(1);
    expect(into.health().lastError).toContain('full');
    const { row, messages } = await (await reader(url)).get(large.traceId);
    expect(row).toMatchObject({ status: 'ok', bodies: 'lost', inputTokens: 5 });
    expect(messages.map(({ body, size }) => [body, size])).toEqual([[null, 3 * 1024 * 1024]]);
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 3 && into.health().state === 'ok');
  });

  test.runIf(isSqliteRun)(
    'stop does not wait for a store that cannot recover, and logs how many exchanges were lost',
    async () => {
      const url = newStore();
      writeFileSync(databaseFile(url), 'no database at all, and longer than its header is: '.repeat(20));
      const into = recorder(url);
      recordAll(into, [exchange(), exchange()]);
      await into.stop();
      expect(into.health()).toMatchObject({ written: 0, lostExchanges: 2 });
      expect(into.logged.at(-1)).toContain('requests were not recorded');
    },
  );
});

describe('the queue', () => {
  test('has at most 64 MiB; exchanges beyond that are recorded without bodies', async () => {
    const url = await createUsedStore();
    const unlock = await lockStore(url);
    const into = recorder(url);
    const large = Array.from({ length: 10 }, () =>
      exchange({ request: clientRequest(Buffer.alloc(10 * 1024 * 1024, 'a')) }),
    );
    recordAll(into, large);
    expect(into.health().queuedBytes).toBeLessThanOrEqual(64 * 1024 * 1024 + 10 * 4096);
    expect(into.health()).toMatchObject({ queuedExchanges: 10, lostBodies: 4, lostExchanges: 0 });
    await unlock();
    await until(() => into.health().written === 10);
    const kept = await (await reader(url)).list({}, 100);
    expect(kept.filter(({ bodies }) => bodies === 'lost')).toHaveLength(4);
    expect(into.health()).toMatchObject({ queuedBytes: 0, queuedExchanges: 0, lostBodies: 4 });
  });

  test('has at most 2,000 exchanges with bodies and 8,000 in total; those beyond are counted', async () => {
    const url = await createUsedStore();
    const unlock = await lockStore(url);
    const into = recorder(url);
    recordAll(
      into,
      Array.from({ length: 8_100 }, () => exchange()),
    );
    expect(into.health()).toMatchObject({ queuedExchanges: 8000, lostBodies: 6000, lostExchanges: 100 });
    await unlock();
    await until(() => into.health().written === 8000);
    expect(into.health()).toMatchObject({ lostBodies: 6000, lostExchanges: 100 });
  });

  test('does not copy a large exchange synchronously', async () => {
    const into = recorder(newStore());
    const body = Buffer.alloc(30 * 1024 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    into.open(exchange({ request: clientRequest('small'), response: response([body]) }));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1024 * 1024);
    await turn();
  });
});

describe('the writing thread', () => {
  test('is restarted when it ends; bodies that it had are counted as lost and their exchanges are written', async () => {
    const url = await createUsedStore();
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const unlock = await lockStore(url);
    const into = recorder(url);
    const lost = exchange({ request: clientRequest('lost') });
    recordAll(into, [lost]);
    await until(() => posted.mock.contexts.length > 0);
    const thread = posted.mock.contexts.find((context) => context instanceof Worker);
    const lookedUp = into.mayHaveAnswer(['call a']);
    void thread?.terminate();
    await until(() => into.health().state === 'degraded');
    expect(await lookedUp).toBe(true);
    await unlock();
    const later = exchange({ request: clientRequest('later') });
    recordAll(into, [later]);
    await until(() => into.health().written === 2);
    expect(into.health()).toMatchObject({ lostBodies: 1, lostExchanges: 0 });
    const store = await reader(url);
    expect((await store.get(lost.traceId)).row).toMatchObject({ status: 'ok', bodies: 'lost' });
    expect((await store.get(later.traceId)).messages[0]?.body?.toString()).toBe('later');
    await until(() => into.health().state === 'ok');
  });
});

describe('two processes with one store', () => {
  test('both write, and neither interrupts exchanges of the other', async () => {
    const url = newStore();
    const into = recorder(url);
    const child = spawnWriter(url, '150');
    const own = Array.from({ length: 150 }, () => exchange({ run: 'this-process' }));
    recordAll(into, own);
    const [output] = await once(child.stdout!, 'data');
    expect(JSON.parse(String(output))).toMatchObject({ written: 150, lostExchanges: 0, lostBodies: 0 });
    await until(() => into.health().written === 150);
    const all = await (await reader(url)).list({}, 1000);
    expect(all.map(({ run, status }) => `${run} ${status}`).toSorted()).toEqual([
      ...Array.from({ length: 150 }, () => 'other-process ok'),
      ...Array.from({ length: 150 }, () => 'this-process ok'),
    ]);
  });

  test('exchanges that a gateway leaves open at its end are interrupted at that time', async () => {
    const url = newStore();
    const into = recorder(url);
    const left = exchange();
    into.open(left);
    await into.stop();
    const { row } = await (await reader(url)).get(left.traceId);
    expect(row).toMatchObject({ status: 'interrupted', endedAt: expect.any(BigInt) });
    expect(Math.abs(Number(row.endedAt) / 1000 - Date.now())).toBeLessThan(600_000);
  });

  test('only exchanges of a killed process are interrupted at the next start', async () => {
    const url = newStore();
    const [dead, living] = [spawnWriter(url, '3', 'hang'), spawnWriter(url, '2', 'hang')];
    await until(async () => (await countOpen(url)) === 5);
    dead.kill('SIGKILL');
    await once(dead, 'exit');
    const into = recorder(url);
    const own = exchange();
    into.open(own);
    await until(async () => (await countOpen(url)) === 3);
    const store = await reader(url);
    const interrupted = await store.list({ status: 'interrupted' }, 10);
    expect(interrupted.map(({ run, endedAt }) => [run, typeof endedAt])).toEqual(
      Array.from({ length: 3 }, () => ['other-process', 'bigint']),
    );
    living.kill('SIGKILL');
    into.close(own);
    await until(() => into.health().written === 1);
  });
});

test('a process that is killed while it writes leaves a consistent store', async () => {
  const url = newStore();
  let before = 0;
  for (const patience of [1, 2, 3]) {
    const child = spawnWriter(url, '20', 'endless');
    await until(async () => (await countExchanges(url)) > before + patience * (isSqliteRun ? 200 : 40));
    child.kill('SIGKILL');
    await once(child, 'exit');
    before = await countExchanges(url);
    if (isSqliteRun) assertIntact(databaseFile(url));
  }
  const into = recorder(url);
  await until(async () => (await countOpen(url)) === 0);
  const store = await reader(url);
  const interrupted = await store.list({ status: 'interrupted' }, 10_000);
  expect(interrupted.length).toBeGreaterThan(0);
  expect(new Set(interrupted.map(({ endedAt }) => typeof endedAt))).toEqual(new Set(['bigint']));
  for (const { id } of [...interrupted.slice(0, 50), ...(await store.list({ status: 'ok' }, 50))]) {
    const [request] = (await store.get(id)).messages;
    expect(JSON.parse(request?.body?.toString() ?? '')).toMatchObject({ own: id, system: id.repeat(50) });
  }
  await into.stop();
}, 120_000);

function assertIntact(file: string): void {
  const database = new Database(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  database.close();
}

function spawnWriter(url: string, ...words: string[]): ChildProcess {
  const script = fileURLToPath(new URL('support/writer-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, url, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const countOpen = (url: string): Promise<number> => countExchanges(url, `"status" = 'open'`);

async function countExchanges(url: string, condition = 'TRUE'): Promise<number> {
  try {
    const [[count] = []] = await queryRows(url, `SELECT COUNT(*) FROM "Exchange" WHERE ${condition}`);
    return Number(count);
  } catch {
    // The other process has not made it yet.
    return 0;
  }
}

/** Connections of a test: making one takes longer than a query. */
const connections = new Map<string, PostgresDatabase>();

function connectionTo(url: string): PostgresDatabase {
  const known = connections.get(url);
  if (known) return known;
  const made = new PostgresDatabase(url);
  connections.set(url, made);
  onTestFinished(async () => {
    connections.delete(url);
    await made.close();
  });
  return made;
}

/** Without making the database. */
async function queryRows(url: string, sql: string): Promise<readonly (readonly unknown[])[]> {
  if (!isSqliteRun) return (await connectionTo(url).query(sql)).rows;
  const database = new Database(databaseFile(url), { readonly: true, fileMustExist: true });
  try {
    return database.prepare<[], unknown[]>(sql).raw().all();
  } finally {
    database.close();
  }
}

function setWriteVersion(url: string, version: number): void {
  const descriptor = openSync(databaseFile(url), 'r+');
  writeSync(descriptor, Buffer.from([version]), 0, 1, 18);
  closeSync(descriptor);
}

/** Bytes that no compression makes smaller. */
function incompressibleBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

function canMount(): boolean {
  const folder = '/tmp/louter-can-mount';
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    // Only root may, and not everywhere.
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
