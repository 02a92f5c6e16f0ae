import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { schemaDifference } from '../../../scripts/prisma-difference.ts';
import { exportTrace } from '../../../src/inspect/export/trace-json.ts';
import { openForWriting } from '../../../src/record/store/database.ts';
import { migrate } from '../../../src/record/store/migrations.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import { pruneTraces } from '../../../src/record/store/prune.ts';
import { reader, temporaryFolder } from '../support/store.ts';

const committed = fileURLToPath(new URL('../../../prisma/sqlite/migrations/', import.meta.url));

function emptyDatabase(file: string = join(temporaryFolder(), 'louter.db')): Database {
  const database = openForWriting(file);
  onTestFinished(() => void database.close());
  return database;
}

const migrationNames = (database: Database): unknown[] =>
  database.prepare(`SELECT "migration_name" FROM "_prisma_migrations" ORDER BY 1`).pluck().all();

test('all migrations on an empty database result in the schema', async () => {
  const database = emptyDatabase();
  migrate(database);
  expect(await schemaDifference(database.name)).toBeNull();
});

test('a missing schema is a difference', async () => {
  const database = emptyDatabase();
  expect(await schemaDifference(database.name)).toContain('CREATE TABLE "Exchange"');
});

test('the history has the form of Prisma, and migrations are applied once', () => {
  const database = emptyDatabase();
  migrate(database);
  migrate(database);
  const folders = readdirSync(committed, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(migrationNames(database)).toEqual(folders.map(({ name }) => name).toSorted());
  const checksums = database.prepare(`SELECT "checksum" FROM "_prisma_migrations"`).pluck().all();
  for (const checksum of checksums) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
});

test('two connections can migrate at once', () => {
  const file = join(temporaryFolder(), 'louter.db');
  const [one, other] = [emptyDatabase(file), emptyDatabase(file)];
  migrate(one);
  migrate(other);
  expect(migrationNames(other)).toEqual(migrationNames(one));
});

test('a database gets the migrations that it lacks', () => {
  const folder = migrationsPlus('99990101000000_later', 'CREATE TABLE "Later" ("id" TEXT PRIMARY KEY)');
  const database = emptyDatabase();
  migrate(database);
  migrate(database, folder);
  expect(migrationNames(database).at(-1)).toBe('99990101000000_later');
  expect(database.prepare(`SELECT COUNT(*) FROM "Later"`).pluck().get()).toBe(0);
});

test('a migration that fails leaves the database as it was', () => {
  const folder = migrationsPlus('99990101000000_faulty', 'CREATE TABLE "Half" ("id" TEXT); SELECT nonsense');
  const database = emptyDatabase();
  migrate(database);
  const before = migrationNames(database);
  expect(() => migrate(database, folder)).toThrow('nonsense');
  expect(migrationNames(database)).toEqual(before);
  expect(database.prepare(`SELECT COUNT(*) FROM sqlite_master WHERE name = 'Half'`).pluck().get()).toBe(0);
});

test('a database of a newer version is rejected', () => {
  const database = emptyDatabase();
  migrate(database, migrationsPlus('99990101000000_later', 'SELECT 1'));
  expect(() => migrate(database)).toThrow(
    'louter.db was made by a newer Louter (it has the migration 99990101000000_later): install that version again, or name another file in traces.url',
  );
});

test.each([
  ['a newer', `UPDATE "_prisma_migrations" SET "migration_name" = '9' WHERE "migration_name" = ?`, 'update Louter'],
  ['an older', `DELETE FROM "_prisma_migrations" WHERE "migration_name" = ?`, 'louter serve'],
])('a database of %s version is not read, with an error that says what to do', async (age, statement, remedy) => {
  const database = emptyDatabase();
  migrate(database);
  database.prepare(statement).run(migrationNames(database).at(-1));
  const error = await openTraceStore(`file:${database.name}`).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'no-store', message: expect.stringContaining(`written by ${age} version`) });
  expect(error).toMatchObject({ message: expect.stringContaining(remedy) });
});

test('a migration that was changed after it was applied is rejected', () => {
  const database = emptyDatabase();
  migrate(database);
  database.prepare(`UPDATE "_prisma_migrations" SET "checksum" = 'x'`).run();
  expect(() => migrate(database)).toThrow('was made by another Louter (its migration');
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

test('what a version without chunks stored is read, listed and pruned', async () => {
  const file = join(temporaryFolder(), 'louter.db');
  const older = emptyDatabase(file);
  migrate(older, migrationsBefore('20261122024848_chunks'));
  const bodies = [Buffer.from('{"small":1}'), Buffer.from(JSON.stringify({ messages: ['long '.repeat(2000)] }))];
  for (const [index, body] of bodies.entries()) insertRowWithoutChunks(older, { index, body });
  older.close();

  const now = openForWriting(file);
  migrate(now);
  now.close();
  const store = await reader(`file:${file}`);
  expect((await store.list({ status: 'ok' }, 10)).map(({ id }) => id)).toEqual(['id1', 'id0']);
  for (const [index, body] of bodies.entries()) {
    const [message] = (await store.get(`id${index}`)).messages;
    expect(message?.body?.equals(body)).toBe(true);
    expect(message?.chunks.map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual([[0.5, body.length]]);
  }
  expect(
    await pruneTraces(`file:${file}`, { keepMs: 0, keepMetadataMs: Infinity, maxSize: Infinity }, Date.now()),
  ).toMatchObject({ exchanges: 0, bodies: 2 });
});

test('a database of the first version is migrated, and its losses and notes are exported', async () => {
  const file = join(temporaryFolder(), 'louter.db');
  const first = emptyDatabase(file);
  migrate(first, migrationsBefore('20261121111456_answer_ids'));
  first
    .prepare(
      `INSERT INTO "Exchange" ("id", "startedAt", "writerId", "status", "louter", "redactionVersion", "bodies", "frontend",
         "lossCount", "losses", "notes", "inputTokens") VALUES ('id', 1000, 'w', 'ok', '0', 1, 'metadata', 'anthropic', 2, ?, ?, 7)`,
    )
    .run(
      '[{"path":"/top_k","what":"top_k"},{"what":"seed","instead":null}]',
      '[{"what":"repaired JSON","saw":"{"},null]',
    );
  migrate(first);
  const trace = exportTrace(await (await reader(`file:${file}`)).get('id'));
  expect(trace).toMatchObject({
    started_at: '1970-01-01T00:00:00.001Z',
    losses: [
      { path: '/top_k', what: 'top_k', instead: null },
      { path: '', what: 'seed', instead: null },
    ],
    notes: [{ what: 'repaired JSON', saw: '{', made: null }],
    usage: {
      input: 7,
      output: null,
      cache_read: null,
      cache_write: null,
      cache_write_5m: null,
      cache_write_1h: null,
      reasoning: null,
    },
  });
});

test('a database without checks and Core is migrated, and its traces are read', async () => {
  const file = join(temporaryFolder(), 'louter.db');
  const older = emptyDatabase(file);
  migrate(older, migrationsBefore('20261122210539_core_checks_comparisons'));
  older.exec(
    `INSERT INTO "Exchange" ("id", "startedAt", "writerId", "status", "louter", "redactionVersion", "bodies", "frontend", "losses")
       VALUES ('id', 1000, 'w', 'ok', '0', 1, 'metadata', 'anthropic', '[{"path":"/top_k","what":"top_k"}]');
     INSERT INTO "ToolCall" ("exchangeSeq", "position", "name") VALUES (1, 0, 'Read')`,
  );
  migrate(older);
  expect(await schemaDifference(file)).toBeNull();
  const { row } = await (await reader(`file:${file}`)).get('id');
  expect(row).toMatchObject({
    prompt: null,
    agent: null,
    keptBecause: null,
    toolCalls: [{ name: 'Read', callId: null, arguments: null, isValid: null, resultSeq: null }],
  });
});

/** A row of a version without chunks: head, body and marks in one block. */
function insertRowWithoutChunks(database: Database, { index, body }: { index: number; body: Buffer }): void {
  const marks = Buffer.from([...toLeb128(500), ...toLeb128(body.length)]);
  const all = Buffer.concat([body, marks]);
  const head = {
    role: 'upstream-response',
    position: 0,
    status: 200,
    headers: [],
    size: body.length,
    body: [0, body.length],
    marks: [body.length, all.length],
  };
  database
    .prepare(
      `INSERT INTO "Exchange" ("id", "startedAt", "writerId", "status", "louter", "redactionVersion", "bodies", "frontend")
       VALUES (?, ?, 'w', 'ok', '0', 1, 'full', 'anthropic')`,
    )
    .run(`id${index}`, index);
  const encoding = all.length > 4096 ? 'brotli' : 'identity';
  database
    .prepare(`INSERT INTO "Wire" ("exchangeSeq", "part", "heads", "encoding", "bytes") VALUES (?, 0, ?, ?, ?)`)
    .run(index + 1, JSON.stringify([head]), encoding, encoding === 'brotli' ? brotliCompressSync(all) : all);
}

/** How many microseconds after the start a chunk came, and its length, are unsigned numbers of LEB128. */
const toLeb128 = (value: number): number[] =>
  value < 128 ? [value] : [128 + (value % 128), ...toLeb128(Math.floor(value / 128))];

function migrationsBefore(name: string): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(committed, folder, { recursive: true });
  for (const each of readdirSync(folder))
    if (each >= name && each.startsWith('2')) rmSync(join(folder, each), { recursive: true });
  return folder;
}

function migrationsPlus(name: string, sql: string): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(committed, folder, { recursive: true });
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'migration.sql'), sql);
  return folder;
}
