import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openForWriting } from '../../../src/record/store/database.ts';
import { parseFilter } from '../../../src/record/store/filter.ts';
import { migrate } from '../../../src/record/store/migrations.ts';
import type { TraceFilter } from '../../../src/record/store/listing.ts';
import { unreadExchanges } from '../../../src/record/store/raw-log.ts';
import type { TraceStore } from '../../../src/record/store/trace-store.ts';
import { newStore, unsettledReader } from '../support/store.ts';

const rows = 3000;

const insertExchanges = `
  WITH RECURSIVE "number"("value") AS (SELECT 1 UNION ALL SELECT "value" + 1 FROM "number" WHERE "value" < ${rows})
  INSERT INTO "Exchange"
    ("id", "startedAt", "writerId", "status", "louter", "redactionVersion", "bodies", "frontend", "protocol", "backend")
  SELECT printf('%032x', "value"), "value" * 1000000, 'w', 'ok', '1', 1, 'full', 'anthropic', 'openai-chat', 'local'
  FROM "number"`;

/** A store of some thousand exchanges, each with a tool call. */
function createLargeStore(): { url: string; database: Database.Database } {
  const url = newStore();
  const database = openForWriting(url.slice('file:'.length));
  onTestFinished(() => void database.close());
  migrate(database);
  database.exec(insertExchanges);
  database.exec(`INSERT INTO "ToolCall" ("exchangeSeq", "position", "name") SELECT "seq", 0, 'look' FROM "Exchange"`);
  return { url, database };
}

test('what is to be read is found by what was received, however many exchanges there are', () => {
  const { database } = createLargeStore();
  const plan = database.prepare<[number], { detail: string }>(`EXPLAIN QUERY PLAN ${unreadExchanges}`).all(20);
  const ofExchanges = plan.map(({ detail }) => detail).filter((detail) => detail.includes('Exchange '));
  expect(ofExchanges).toEqual([expect.stringContaining('USING INTEGER PRIMARY KEY')]);
});

const filters: [name: string, filter: TraceFilter][] = [
  ...[
    [],
    ['status:ok'],
    ['status:open'],
    ['status:error'],
    ['latency:>5s'],
    ['"some text"'],
    ['"some text"', 'tool:look', 'model:m'],
    ['model:m'],
    ['backend:b'],
    ['protocol:p'],
    ['tool:look'],
    ['run:r'],
    ['case:c'],
    ['mode:proxy'],
    ['agent:codex'],
    ['finish:stop', 'tokens:>1k', 'has:loss', 'has:note'],
    ['has:retry', 'has:tool-error', 'has:contradiction', 'has:violation'],
    ['conversation:00'],
    ['-"some text"', '-tool:look'],
    ['run:r', 'case:c'],
    ['since:1h'],
    ['before:1h'],
    ['since:2d', 'before:1d'],
    ['id:00'],
    ['id:00', 'status:ok', 'model:m', 'backend:b', 'protocol:p', 'tool:look', 'run:r', 'case:c', 'since:1h'],
    ['model:m', 'tool:look'],
    ['status:aborted', 'backend:b', 'protocol:p'],
  ].map((words): [string, TraceFilter] => [words.join(' ') || 'everything', parseFilter(words.join(' '), Date.now())]),
  ['a later page', { cursor: { startedAt: 5_000_000, id: '5' } }],
];

// Reading blocks the gateway's thread: no listing may scan the table, or sort more rows than it returns.
test.each(filters)('a listing of %s uses an index', async (_name, filter) => {
  const { url, database } = createLargeStore();
  const steps = await explainListing(url, database, filter);
  expect(steps).toContainEqual(expect.stringMatching(/Exchange.* USING (COVERING )?INDEX/));
  expect(steps).not.toContainEqual(expect.stringMatching(/^SCAN (?!.*INDEX)/));
});

test('a later page begins in the index where the previous page ended', async () => {
  const { url, database } = createLargeStore();
  expect(await explainListing(url, database, { cursor: { startedAt: 5_000_000, id: '5' } })).toContainEqual(
    expect.stringContaining('(startedAt<?)'),
  );
});

/** What SQLite does for a listing. */
const explainListing = (url: string, database: Database.Database, filter: TraceFilter): Promise<string[]> =>
  explainQuery(url, database, (store) => store.list(filter, 50));

async function explainQuery(
  url: string,
  database: Database.Database,
  query: (store: TraceStore) => Promise<unknown>,
): Promise<string[]> {
  const store = await unsettledReader(url);
  const prepared = vi.spyOn(Database.prototype, 'prepare');
  await query(store);
  const statements = prepared.mock.calls.map(([sql]) => sql.trimStart()).filter((sql) => sql.startsWith('SELECT'));
  prepared.mockRestore();
  return statements.flatMap((statement) => explainStatement(database, statement));
}

function explainStatement(database: Database.Database, statement: string): string[] {
  const parameters = statement.split('?').slice(1);
  return database
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
    .all(parameters.map(() => 1))
    .map(({ detail }) => detail);
}
