import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../../../src/record/exchange.ts';
import { querySql } from '../../../src/record/store/sql.ts';
import { documentedViews } from '../../../src/record/store/views.ts';
import { isSqliteRun, newPostgresSchema } from '../../support/postgres.ts';
import { exchange } from '../support/exchange.ts';
import { failingSession } from '../support/failing-session.ts';
import { storeAll } from '../support/store.ts';
import type { SqlValue } from '../../../src/record/store/trace-store.ts';

/** A session in proxy mode, before it a request in baseline mode that failed. */
const session = failingSession({ losses: [{ path: '/top_k', what: 'no such setting' }] });
const failed = exchange({
  ...failingSession()[0],
  traceId: 'baseline'.padEnd(32, '0'),
  startedAt: Date.now() * 1000 - 7_200_000_000,
  mode: 'baseline',
  run: 'base',
  status: 'upstream-error',
  error: { kind: 'overloaded', message: 'overloaded' },
});

let folder: string;
let file: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-sql-'));
  file = join(folder, 'louter.db');
  url = isSqliteRun ? `file:${file}` : newPostgresSchema();
  const exchanges: Exchange[] = [failed, ...session];
  await storeAll(exchanges, { url });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

type Row = Record<string, SqlValue>;

async function query(sql: string): Promise<Row[]> {
  const found: Row[] = [];
  await querySql(url, sql, async ({ columns, rows }) => {
    for await (const row of rows)
      found.push(Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
  });
  return found;
}

const sqliteViews = `SELECT "m"."name" AS "view", "c"."name" AS "column" FROM "sqlite_master" AS "m" JOIN pragma_table_info("m"."name") AS "c"
  WHERE "m"."type" = 'view' ORDER BY "m"."name", "c"."cid"`;
const postgresViews = `SELECT c.relname::TEXT AS "view", a.attname::TEXT AS "column" FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind = 'v' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname, a.attnum`;

test('the views have the documented columns', async () => {
  const actual = await query(isSqliteRun ? sqliteViews : postgresViews);
  expect(actual.map(({ view, column }) => `${String(view)}.${String(column)}`)).toEqual(
    documentedViews
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(({ name, columns }) => columns.map(([column]) => `${name}.${column}`)),
  );
});

test('every view is in the documents', () => {
  for (const { name } of documentedViews) expect(page).toContain(`\`${name}\``);
});

test('times are ISO 8601 and milliseconds', async () => {
  const ms = Math.floor(failed.startedAt / 1000);
  expect(await query(`SELECT started_at, started_ms FROM requests WHERE run = 'base'`)).toEqual([
    { started_at: new Date(ms).toISOString(), started_ms: ms },
  ]);
});

test.each([
  ['requests', 4],
  ['messages', 10],
  ['tool_calls', 3],
  ['tool_results', 2],
  ['attempts', 4],
  ['losses', 3],
  ['violations', 0],
  ['conversations', 2],
  ['usage_by_day', 2],
])('%s has rows', async (view, count) => {
  expect(await query(`SELECT * FROM ${view}`)).toHaveLength(count);
});

test.each([
  ["INSERT INTO \"Setting\" VALUES ('x', 'y')", 'only queries', 'only queries'],
  ['DROP VIEW requests', 'only queries', 'only queries'],
  ['ATTACH \'/tmp/x.db\' AS "x"', 'only queries', 'only queries'],
  ['SELECT * FROM nowhere', 'no such table: nowhere', 'relation "nowhere" does not exist'],
  ['SELECT 1; SELECT 2', 'more than one statement', 'multiple commands'],
  ['SELECT 1; COMMIT; DROP TABLE "Setting"', 'more than one statement', 'multiple commands'],
  ['WITH "x" AS (DELETE FROM "Setting" RETURNING 1) SELECT * FROM "x"', 'syntax error', 'data-modifying'],
  [`SELECT nextval('"Exchange_seq_seq"')`, 'no such function', 'read-only transaction'],
  ['', 'no statements', 'only queries'],
])('%s is rejected', async (sql, inSqlite, inPostgres) => {
  await expect(query(sql)).rejects.toThrow(isSqliteRun ? inSqlite : inPostgres);
});

// ---------------------------------------------------------------- the questions of the documents

const page = readFileSync(new URL('../../../docs/how-to/query-sql.md', import.meta.url), 'utf8');
/** Each question and its statement. */
const questions = [...page.matchAll(/^([^\n`]*\?)[^\n]*\n\n```sh\nlouter traces sql "([^"]*)"\n```$/gm)].map(
  ([, question = '', sql = '']) => ({ question, sql: sql.replaceAll('\\\n', '') }),
);

const answers: Record<string, Row[]> = {
  'Which request cost most in the last hour?': [
    { id: session[2]?.traceId ?? '', model: 'small-model', total_tokens: 35, total_ms: 30.125 },
  ],
  'What did turn 3 of the latest conversation add?': [
    { source: 'request', role: 'tool', parts: 'tool-result', text: 'found' },
    { source: 'response', role: 'assistant', parts: 'text', text: 'Done.' },
  ],
  'What changed between turns 1 and 3?': [
    { turn: 2, source: 'request', role: 'tool', text: 'no such file' },
    { turn: 2, source: 'response', role: 'assistant', text: 'I look. ' },
    { turn: 3, source: 'request', role: 'tool', text: 'found' },
    { turn: 3, source: 'response', role: 'assistant', text: 'Done.' },
  ],
  'Which tool calls failed?': [
    {
      request_id: session[1]?.traceId ?? '',
      name: 'look',
      arguments: '{"path":7}',
      is_valid: 0,
      is_error: 0,
      result: 'found',
    },
    {
      request_id: session[0]?.traceId ?? '',
      name: 'look',
      arguments: '{"path":"a.ts"}',
      is_valid: 1,
      is_error: 1,
      result: 'no such file',
    },
  ],
  'How do baseline and proxy differ by model?': [
    { model: 'small-model', mode: 'baseline', requests: 1, failed: 1, losses: 0, tokens: 15, ms: 30 },
    { model: 'small-model', mode: 'proxy', requests: 3, failed: 0, losses: 3, tokens: 25, ms: 30 },
  ],
};

describe('the documents answer', () => {
  test('five questions', () => {
    expect(questions.map(({ question }) => question)).toEqual(Object.keys(answers));
  });

  test.each(questions)('$question', async ({ question, sql }) => {
    // The functions of time are the only ones that differ.
    const anHourAgo = `to_char((now() - INTERVAL '1 hour') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const own = isSqliteRun ? sql : sql.replace(/strftime\([^)]*\)/, anHourAgo);
    expect(await query(own)).toEqual(answers[question]);
  });

  const hasSqlite = spawnSync('sqlite3', ['--version']).status === 0;
  test.runIf(isSqliteRun && hasSqlite).each(questions)(
    "with the system's own sqlite3: $question",
    ({ question, sql }) => {
      const printed = execFileSync('sqlite3', ['-readonly', '-json', file, sql], { encoding: 'utf8' });
      expect(JSON.parse(printed)).toEqual(answers[question]);
    },
  );

  test.runIf(isSqliteRun && hasSqlite).each(documentedViews.map(({ name }) => name))(
    "the system's own sqlite3 reads the view %s",
    (name) => {
      const read = spawnSync('sqlite3', ['-readonly', file, `SELECT * FROM ${name}`], { encoding: 'utf8' });
      expect(read).toMatchObject({ status: 0, stderr: '' });
    },
  );
});
