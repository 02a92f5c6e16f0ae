import { prepareInsert } from './inserts.ts';
import { openStoreForWriting } from './open-store.ts';
import type { StoreDatabase } from './store-database.ts';

/** What was found in a stored exchange. */
export interface CheckedExchange {
  seq: number;
  check: CheckRows;
  /** What is wrong although it ended without an error. */
  problem: string | null;
}

/** The verdict of a check, and its findings. */
interface CheckRows {
  request: string;
  answer: string;
  skippedBecause: string | null;
  findings: readonly FindingRow[];
}

interface FindingRow {
  leg: 'request' | 'answer';
  path: string;
  what: string;
  expected: string | null;
  got: string | null;
}

/** The first finding of an exchange. */
type FirstFinding = Pick<FindingRow, 'leg' | 'path' | 'what'> & { traceId: string };

export type CheckStatements = ReturnType<typeof prepareCheckStatements>;

/** Findings beyond these are not stored: one fault may show in every message of a long history. */
const maxFindings = 100;
/** How many of the latest exchanges are searched for a contradiction. */
const maxSearchedExchanges = 100_000;

/** The statements that write the results of checks. `louter`: the version that checks. */
export function prepareCheckStatements(database: StoreDatabase, louter: string) {
  const exists = database.prepare<[number], number>(`SELECT 1 FROM "Exchange" WHERE "seq" = ?`).pluck();
  const insertCheck = prepareInsert(database, 'Check');
  const insertFinding = prepareInsert(database, 'Finding');
  const removeFindings = database.prepare(`DELETE FROM "Finding" WHERE "exchangeSeq" = ?`);
  const newest = database.prepare<[number], FirstFinding>(
    `SELECT "id" AS "traceId", "leg", "path", "what" FROM "Check" JOIN "Exchange" ON "Exchange"."seq" = "Check"."exchangeSeq"
       JOIN "Finding" ON "Finding"."exchangeSeq" = "Check"."exchangeSeq" AND "position" = 0
     WHERE "Check"."exchangeSeq" > (SELECT MAX("seq") FROM "Exchange") - ${maxSearchedExchanges}
       AND 'contradiction' IN ("Check"."request", "Check"."answer") AND "startedAt" > ?
     ORDER BY "Check"."exchangeSeq" DESC LIMIT 1`,
  );
  const insert = async (seq: number, { request, answer, skippedBecause, findings }: CheckRows): Promise<void> => {
    await removeFindings.run(seq);
    insertCheck({ exchangeSeq: seq, request, answer, skippedBecause, checkedAt: Date.now() * 1000, louter });
    for (const [position, { leg, path, what, expected, got }] of findings.slice(0, maxFindings).entries())
      insertFinding({ exchangeSeq: seq, position, leg, path, what, expected, got });
  };
  const markProblem = database.prepare(`UPDATE "Exchange" SET "problem" = ? WHERE "seq" = ?`);
  return {
    /** Writes the result for an exchange that exists; called within a transaction. */
    insert,
    /** Writes results in one transaction, in place of earlier ones. */
    save: (results: readonly CheckedExchange[]): Promise<void> =>
      database.transaction(async () => {
        for (const { seq, check, problem } of results) {
          // Another process may have pruned it.
          if ((await exists.get(seq)) === undefined) continue;
          await insert(seq, check);
          await markProblem.run(problem, seq);
        }
      }),
    /** The first finding of the latest exchange with one that began after a time, in microseconds since 1970. */
    findNewestContradiction: async (since: number): Promise<FirstFinding | undefined> => newest.get(since),
  };
}

/**
 * Writes results beside the traces, while a gateway may be writing to them.
 * @throws errors of SQLite, of the file system or of the migrations.
 */
export async function saveChecks(url: string, louter: string, results: readonly CheckedExchange[]): Promise<void> {
  const { database } = await openStoreForWriting(url);
  try {
    await prepareCheckStatements(database, louter).save(results);
  } finally {
    await database.close();
  }
}
