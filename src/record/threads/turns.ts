import type { Database } from 'better-sqlite3';
import type { ExchangeColumns } from '../store/exchange-columns.ts';
import type { TurnDigest } from './turn-digest.ts';
import { createCompactionIndex, findLongestLines } from './compaction.ts';

/** How an exchange goes on from another: with more said, with a summary in its place, or in a call's stead. */
export type TurnLink = 'turn' | 'compaction' | 'subagent';

/** What is known of an exchange's place in its conversation when it is written. */
export interface TurnInput {
  /** What its request says; null where that cannot be read, undefined where the request was written before. */
  digest: TurnDigest | null | undefined;
  /** Its answer, where that was the model's last word, as a summary is; a later conversation may begin with it. */
  finalAnswer: Buffer | null;
}

interface TurnPosition {
  conversation: string;
  turn: number;
  parent: string | null;
  link: TurnLink | null;
}

interface FoundTurn {
  id: string;
  conversation: string;
  turn: number;
}

/** How long after a failure the same request counts as its repetition, in microseconds. */
const retryWindowUs = 10 * 60 * 1_000_000;

/** What is written of an exchange, as far as its place depends on it. */
type TurnExchange = Pick<ExchangeColumns, 'id' | 'startedAt' | 'run' | 'case'>;

/** Runs that are to be compared may say the same at the same time: each goes on from what was said in itself. */
const sameRunCondition = '"run" IS ? AND "case" IS ?';

const selectTurn = `SELECT "id", "conversation", "turn" FROM "Turn" JOIN "Exchange" ON "seq" = "exchangeSeq"`;

/** The latest of those that say the same. Thousands may: only so many are looked at, in the order of the index. */
const latestWithDigest = `${selectTurn} WHERE "exchangeSeq" IN
  (SELECT "exchangeSeq" FROM "Turn" WHERE "said" = ? AND "exchangeSeq" < ? ORDER BY "exchangeSeq" DESC LIMIT 64)`;
const latestFirst = `ORDER BY "exchangeSeq" DESC LIMIT 1`;

/**
 * Links each exchange to the one it goes on from, as it is written. An exchange that goes on from none begins a
 * conversation; one that turns out to be a subagent's is linked when its caller tells of the call.
 */
export function prepareTurnStatements(database: Database) {
  const bySaid = database.prepare<[Buffer, number, string | null, string | null], FoundTurn>(
    `${latestWithDigest} AND ${sameRunCondition} ${latestFirst}`,
  );
  const byAnswer = database.prepare<[string, number], FoundTurn>(
    `${selectTurn} WHERE "responseId" = ? AND "seq" < ? ORDER BY "seq" DESC LIMIT 1`,
  );
  const failed = database.prepare<[Buffer, number, number, string | null, string | null], FoundTurn>(
    `${latestWithDigest} AND "startedAt" > ? AND "status" NOT IN ('ok', 'open') AND ${sameRunCondition} ${latestFirst}`,
  );
  const insert = database.prepare(
    `INSERT OR REPLACE INTO "Turn" ("exchangeSeq", "conversation", "turn", "parent", "link", "said", "opening")
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const adopt = database.prepare(
    `UPDATE "Turn" SET "parent" = ?, "link" = 'subagent'
     WHERE "opening" = ? AND "parent" IS NULL AND "conversation" <> ?
       AND "exchangeSeq" > (SELECT "seq" FROM "Exchange" WHERE "id" = ?)
       AND EXISTS (SELECT 1 FROM "Exchange" WHERE "seq" = "exchangeSeq" AND ${sameRunCondition})`,
  );
  const own = database.prepare<[number], Omit<FoundTurn, 'id'>>(
    `SELECT "conversation", "turn" FROM "Turn" WHERE "exchangeSeq" = ?`,
  );
  const summaries = createCompactionIndex();

  function placeOf(seq: number, written: TurnExchange, said: TurnDigest | null): TurnPosition {
    const { id, startedAt, run, case: caseName } = written;
    const parent = said && parentOf(seq, written, said);
    if (parent) return { conversation: parent.conversation, turn: parent.turn + 1, parent: parent.id, link: 'turn' };
    const repeated = said && failed.get(said.history, seq, startedAt - retryWindowUs, run, caseName);
    if (repeated) return { conversation: repeated.conversation, turn: repeated.turn, parent: null, link: null };
    const summary = said && summaries.find(said.openingTexts);
    if (summary)
      return { conversation: summary.conversation, turn: summary.turn + 1, parent: summary.id, link: 'compaction' };
    return { conversation: id, turn: 1, parent: null, link: null };
  }

  function parentOf(
    seq: number,
    { run, case: caseName }: TurnExchange,
    { parentCandidates: before, previousResponseId: continues }: TurnDigest,
  ): FoundTurn | undefined {
    const named = continues === null ? undefined : byAnswer.get(continues, seq);
    if (named) return named;
    for (const digest of before) {
      const parent = bySaid.get(digest, seq, run, caseName);
      if (parent) return parent;
    }
    return undefined;
  }

  return {
    /** Called within the transaction that writes the exchange. */
    insert(seq: number, written: TurnExchange, { digest: said, finalAnswer: answer }: TurnInput): void {
      if (said !== undefined) {
        const { conversation, turn, parent, link } = placeOf(seq, written, said);
        insert.run(
          seq,
          conversation,
          turn,
          parent,
          link,
          said?.history ?? null,
          parent === null ? (said?.openingTask ?? null) : null,
        );
        if (parent !== null)
          for (const digest of said?.spawnedTasks ?? [])
            adopt.run(parent, digest, conversation, parent, written.run, written.case);
      }
      const place = answer ? own.get(seq) : undefined;
      if (answer && place && place.turn > 1)
        summaries.add({ ...place, id: written.id, lines: findLongestLines(answer) });
    },
  };
}
