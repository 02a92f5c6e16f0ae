import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { difference } from '../../scripts/prisma-difference.ts';
import { openForWriting } from '../../src/traces/database.ts';
import { migrate } from '../../src/traces/migrations.ts';
import { temporaryFolder } from './support/store.ts';

const committed = fileURLToPath(new URL('../../prisma/sqlite/migrations/', import.meta.url));

function emptyDatabase(file: string = join(temporaryFolder(), 'louter.db')): Database {
  const database = openForWriting(file);
  onTestFinished(() => void database.close());
  return database;
}

const names = (database: Database): unknown[] =>
  database.prepare(`SELECT "migration_name" FROM "_prisma_migrations" ORDER BY 1`).pluck().all();

test('all migrations on an empty database make the schema', async () => {
  const database = emptyDatabase();
  migrate(database);
  expect(await difference(database.name)).toBeNull();
});

test('a schema that is not there is a difference', async () => {
  const database = emptyDatabase();
  expect(await difference(database.name)).toContain('CREATE TABLE "Exchange"');
});

test('the history is kept as Prisma keeps it, and applied once', () => {
  const database = emptyDatabase();
  migrate(database);
  migrate(database);
  const folders = readdirSync(committed, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(names(database)).toEqual(folders.map(({ name }) => name).toSorted());
  const checksums = database.prepare(`SELECT "checksum" FROM "_prisma_migrations"`).pluck().all();
  for (const checksum of checksums) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
});

test('two connections may migrate at once', () => {
  const file = join(temporaryFolder(), 'louter.db');
  const [one, other] = [emptyDatabase(file), emptyDatabase(file)];
  migrate(one);
  migrate(other);
  expect(names(other)).toEqual(names(one));
});

test('a database gets the migrations it lacks', () => {
  const folder = migrationsAnd('99990101000000_later', 'CREATE TABLE "Later" ("id" TEXT PRIMARY KEY)');
  const database = emptyDatabase();
  migrate(database);
  migrate(database, folder);
  expect(names(database).at(-1)).toBe('99990101000000_later');
  expect(database.prepare(`SELECT COUNT(*) FROM "Later"`).pluck().get()).toBe(0);
});

test('a migration that fails leaves the database as it was', () => {
  const folder = migrationsAnd('99990101000000_faulty', 'CREATE TABLE "Half" ("id" TEXT); SELECT nonsense');
  const database = emptyDatabase();
  migrate(database);
  const before = names(database);
  expect(() => migrate(database, folder)).toThrow('nonsense');
  expect(names(database)).toEqual(before);
  expect(database.prepare(`SELECT COUNT(*) FROM sqlite_master WHERE name = 'Half'`).pluck().get()).toBe(0);
});

test('a database of a newer version is refused', () => {
  const database = emptyDatabase();
  migrate(database, migrationsAnd('99990101000000_later', 'SELECT 1'));
  expect(() => migrate(database)).toThrow('another version of Louter (it has the migration 99990101000000_later)');
});

test('a migration that was changed after it was applied is refused', () => {
  const database = emptyDatabase();
  migrate(database);
  database.prepare(`UPDATE "_prisma_migrations" SET "checksum" = 'x'`).run();
  expect(() => migrate(database)).toThrow('was changed after');
});

test('pragmas are in force', () => {
  const database = emptyDatabase();
  migrate(database);
  const value = (name: string): unknown => database.pragma(name, { simple: true });
  expect([
    value('auto_vacuum'),
    value('journal_mode'),
    value('synchronous'),
    value('busy_timeout'),
    value('foreign_keys'),
  ]).toEqual([2, 'wal', 1, 5000, 1]);
});

function migrationsAnd(name: string, sql: string): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(committed, folder, { recursive: true });
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'migration.sql'), sql);
  return folder;
}
