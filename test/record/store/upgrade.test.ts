import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openForWriting } from '../../../src/record/store/database.ts';
import { migrate } from '../../../src/record/store/migrations.ts';
import { upgrade } from '../../../src/record/store/upgrade.ts';
import { exchange } from '../support/exchange.ts';
import { newStore, reader, recordAll, recorder, temporaryFolder, until } from '../support/store.ts';

const committed = fileURLToPath(new URL('../../../prisma/sqlite/migrations/', import.meta.url));
const later = '99990101000000_later';
const gibibyte = 1024 ** 3;

/** Louter's migrations and one of a later version. */
function laterMigrations(sql = 'CREATE TABLE "Later" ("id" TEXT)'): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(committed, folder, { recursive: true });
  mkdirSync(join(folder, later));
  writeFileSync(join(folder, later, 'migration.sql'), sql);
  return folder;
}

/** A database of this version. */
function currentDatabase(): Database {
  const database = openForWriting(join(temporaryFolder(), 'louter.db'));
  onTestFinished(() => void database.close());
  migrate(database);
  database.exec(`INSERT INTO "Setting" ("name", "value") VALUES ('x', 'y')`);
  return database;
}

/** A database that seems to have a size. */
function withSize(database: Database, bytes: number): Database {
  const pragma = database.pragma.bind(database);
  const pages = bytes / Number(pragma('page_size', { simple: true }));
  vi.spyOn(database, 'pragma').mockImplementation((source, options) =>
    source === 'page_count' ? pages : pragma(source, options),
  );
  return database;
}

const besides = ({ name }: Database): string[] =>
  readdirSync(dirname(name)).filter((each) => !/^louter\.db(?:-wal|-shm)?$/.test(each));

test('a database of an earlier version is copied before it is updated', () => {
  const database = currentDatabase();
  const steps: string[] = [];
  const upgraded = upgrade(database, { migrations: laterMigrations(), report: (step) => steps.push(step) });
  const copy = `${database.name}.before-${later}`;
  expect(upgraded).toEqual({ migrations: 1, copy, tookMs: expect.any(Number) });
  expect(steps).toEqual([
    `copying the trace database to ${copy} before it is updated`,
    `updating the trace database to this version: step 1 of 1 (${later})`,
  ]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const earlier = new SqliteDatabase(copy, { readonly: true });
  onTestFinished(() => void earlier.close());
  expect(earlier.prepare(`SELECT "value" FROM "Setting" WHERE "name" = 'x'`).pluck().get()).toBe('y');
  expect(earlier.prepare(`SELECT count(*) FROM sqlite_master WHERE name = 'Later'`).pluck().get()).toBe(0);
  expect(besides(database)).toEqual([basename(copy)]);
});

test('a copy of an earlier update is not taken for one of this update', () => {
  const database = currentDatabase();
  const earlier = `${database.name}.before-${later}`;
  writeFileSync(earlier, 'an earlier copy');
  utimesSync(earlier, new Date(), new Date(Date.now() - 60_000));
  const upgraded = upgrade(database, { migrations: laterMigrations() });
  expect(upgraded?.copy).toBe(`${earlier}-2`);
  const copy = new SqliteDatabase(`${earlier}-2`, { readonly: true });
  onTestFinished(() => void copy.close());
  expect(copy.prepare(`SELECT "value" FROM "Setting" WHERE "name" = 'x'`).pluck().get()).toBe('y');
});

test('the copy is deleted by the first start a day later, one that the user asked for is not', () => {
  const database = currentDatabase();
  const folder = laterMigrations();
  const { copy } = upgrade(database, { migrations: folder }) ?? {};
  upgrade(database, { migrations: folder });
  expect(existsSync(copy ?? '')).toBe(true);
  const dayAgo = Date.now() / 1000 - 25 * 3600;
  utimesSync(copy ?? '', dayAgo, dayAgo);
  upgrade(database, { migrations: folder });
  expect(besides(database)).toEqual([]);

  const other = currentDatabase();
  const kept = upgrade(other, { migrations: folder, copy: 'kept' })?.copy ?? '';
  expect(basename(kept)).toBe(`louter.db.kept-${later}`);
  utimesSync(kept, dayAgo, dayAgo);
  upgrade(other, { migrations: folder });
  expect(existsSync(kept)).toBe(true);
});

test('a new database and one of this version are not copied', () => {
  const database = openForWriting(join(temporaryFolder(), 'louter.db'));
  onTestFinished(() => void database.close());
  expect(upgrade(database)).toBeNull();
  expect(upgrade(database)).toBeNull();
  expect(besides(database)).toEqual([]);
});

test('a large database is updated without a copy, which is reported with the command that makes one', () => {
  const database = withSize(currentDatabase(), 3 * gibibyte);
  const steps: string[] = [];
  const freeBytes = (): number => 10 * gibibyte;
  const options = { migrations: laterMigrations(), freeBytes, report: (step: string) => steps.push(step) };
  expect(upgrade(database, options)).toMatchObject({ migrations: 1, copy: null });
  expect(steps).toEqual([
    `updating the trace database to this version, 3.0 GiB without a copy of it: louter traces migrate --backup makes one, if no gateway was started before: step 1 of 1 (${later})`,
  ]);
  const other = withSize(currentDatabase(), 3 * gibibyte);
  expect(upgrade(other, { ...options, copy: 'kept' })?.copy).not.toBeNull();
});

test('nothing is changed if there is too little free space', () => {
  const database = withSize(currentDatabase(), 400 * 1024 ** 2);
  const options = { migrations: laterMigrations(), freeBytes: () => 500 * 1024 ** 2 };
  expect(() => upgrade(database, options)).toThrow(
    expect.objectContaining({
      name: 'UpgradeSpaceError',
      message:
        'louter.db has to be updated to this version of Louter, which needs 616 MiB of free space, and 500 MiB are free: free some, or name another file in traces.url',
    }),
  );
  expect(besides(database)).toEqual([]);
  expect(database.prepare(`SELECT count(*) FROM sqlite_master WHERE name = 'Later'`).pluck().get()).toBe(0);
  expect(upgrade(database, { ...options, freeBytes: () => gibibyte })).toMatchObject({ migrations: 1 });
});

test('a migration that fails leaves the database and its copy', () => {
  const database = currentDatabase();
  expect(() => upgrade(database, { migrations: laterMigrations('SELECT nonsense') })).toThrow('nonsense');
  expect(besides(database)).toEqual([`louter.db.before-${later}`]);
  expect(upgrade(database)).toBeNull();
});

test('the recorder reports the update of an earlier database, and records what was requested meanwhile', async () => {
  const url = newStore();
  const before = openForWriting(url.slice('file:'.length));
  migrate(before, earlierMigrations());
  before.close();
  const into = recorder(url);
  recordAll(into, [exchange()]);
  await until(() => into.health().written === 1);
  expect(into.health()).toMatchObject({ state: 'ok', lastError: null, lostBodies: 0, lostExchanges: 0 });
  expect(into.logged.join('\n')).toMatch(
    /copying the trace database[^]*updating the trace database to this version: step 1 of 1[^]*the trace database was updated to this version; the earlier one is kept as .*louter\.db\.before-\d+_\w+ for a day/,
  );
  expect(await (await reader(url)).list({}, 10)).toHaveLength(1);
});

test('the recorder leaves a database of a newer version alone and reports what to do', async () => {
  const url = newStore();
  const newer = openForWriting(url.slice('file:'.length));
  migrate(newer, laterMigrations());
  newer.close();
  const into = recorder(url);
  recordAll(into, [exchange()]);
  await until(() => into.health().state === 'failed');
  expect(into.logged).toEqual([
    `traces are not written, requests are still served: louter.db was made by a newer Louter (it has the migration ${later}): install that version again, or name another file in traces.url`,
  ]);
  expect(into.health().queuedExchanges).toBe(1);
});

/** Louter's migrations without the last one. */
function earlierMigrations(): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(committed, folder, { recursive: true });
  const last =
    readdirSync(folder)
      .filter((name) => name.startsWith('2'))
      .toSorted()
      .at(-1) ?? '';
  rmSync(join(folder, last), { recursive: true });
  return folder;
}
