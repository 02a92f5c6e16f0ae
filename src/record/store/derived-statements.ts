import type { CoreMessage } from '../../core/types.ts';
import { packCore, type PackedCore } from './core-packing.ts';
import { prepareInsert } from './inserts.ts';
import type { ChunkNumbers } from './chunk-numbers.ts';
import { storePieces } from './writer-statements.ts';
import { boundBoolean, type StoreDatabase } from './store-database.ts';

/** What is derived from an exchange when it is read. */
export interface DerivedRows {
  core: PackedCore;
  messages: readonly MessageRow[];
  /** In the order of the calls; empty where the response could not be decoded. */
  toolCalls: readonly ToolCallRow[];
  toolResults: readonly ToolResultRow[];
  /** Where its messages violate their protocols: the first of many. */
  violations: readonly ViolationRow[];
  /** What is wrong although it ended without an error. */
  problem: { kind: string } | null;
  /** Why nothing was derived; null where it was. */
  skippedBecause: string | null;
}

interface ViolationRow {
  at: string;
  event: number | null;
  path: string;
  what: string;
}

export interface MessageRow {
  position: number;
  isResponse: boolean;
  role: CoreMessage['role'];
  parts: string;
  text: string;
  textLength: number;
}

export interface ToolCallRow {
  name: string;
  callId: string;
  arguments: string;
  /** Whether its tool is declared and its arguments conform to the schema; null where that is not known. */
  isValid: boolean | null;
}

/** The result of a call of the previous turn. */
export interface ToolResultRow {
  callId: string;
  /** The position of the call in its response, where the request has the call too. */
  callPosition: number | null;
  resultHead: string;
  isError: boolean;
}

/** The exchange before, as far as it determines what is new in a request. */
export interface PreviousTurn {
  turnMessages: number | null;
  hasResponse: boolean;
}

/** What identifies the news of a request. */
export interface TurnContext {
  /** As in Turn. */
  turn: number;
  link: string | null;
  previous: PreviousTurn | null;
}

/** An exchange whose rows are to be derived, and the one before it. */
export interface DerivableExchange {
  startedAt: number;
  previousSeq: number | null;
  context: TurnContext;
}

interface ContextRow {
  startedAt: number;
  turn: number | null;
  link: string | null;
  previousSeq: number | null;
  turnMessages: number | null;
  responseSize: number | null;
}

/** The rows of an exchange of which nothing is derived. */
export const nothingDerived: DerivedRows = {
  core: packCore({ request: null, response: null }),
  violations: [],
  messages: [],
  toolCalls: [],
  toolResults: [],
  problem: null,
  skippedBecause: null,
};

type FindContextRow = (seq: number) => ContextRow | undefined | Promise<ContextRow | undefined>;

export type DerivedStatements = ReturnType<typeof prepareDerivedStatements>;

/** The statements that write what is derived from exchanges. Each is called within a transaction. */
export function prepareDerivedStatements(database: StoreDatabase, chunkNumbers: ChunkNumbers) {
  const findContext = prepareContextStatement(database);
  const insertCore = prepareInsert(database, 'Core');
  const insertViolation = prepareInsert(database, 'Violation');
  const insertMessage = prepareInsert(database, 'Message');
  const insertToolCall = database.prepare(
    `INSERT INTO "ToolCall" ("exchangeSeq", "position", "name", "callId", "arguments", "isValid") VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT ("exchangeSeq", "position") DO UPDATE SET "name" = excluded."name", "callId" = excluded."callId",
       "arguments" = excluded."arguments", "isValid" = excluded."isValid"`,
  );
  const insertResult = prepareResultStatements(database);
  const markProblem = database.prepare(`UPDATE "Exchange" SET "problem" = ? WHERE "seq" = ?`);
  const insert = async (
    seq: number,
    { startedAt, previousSeq }: Omit<DerivableExchange, 'context'>,
    rows: DerivedRows,
  ): Promise<void> => {
    const { pieces, ...core } = rows.core;
    const stored = await storePieces(chunkNumbers, pieces, startedAt);
    insertCore({ exchangeSeq: seq, ...core, ...stored, skippedBecause: rows.skippedBecause });
    for (const [position, violation] of rows.violations.entries())
      insertViolation({ exchangeSeq: seq, position, ...violation });
    for (const message of rows.messages) insertMessage({ exchangeSeq: seq, ...message });
    for (const [position, { name, callId, arguments: text, isValid }] of rows.toolCalls.entries())
      await insertToolCall.run(seq, position, name, callId, text, boundBoolean(isValid));
    if (rows.problem) await markProblem.run(rows.problem.kind, seq);
    if (previousSeq !== null) for (const result of rows.toolResults) await insertResult(seq, previousSeq, result);
  };
  return {
    findContext,
    insert,
    /** So that the exchange is not read again. */
    insertNothing: (seq: number, startedAt: number, skippedBecause: string): Promise<void> =>
      insert(seq, { startedAt, previousSeq: null }, { ...nothingDerived, skippedBecause }),
  };
}

/** What the rows of an exchange depend on; `undefined` where none can be derived, or not any more. */
function prepareContextStatement(database: StoreDatabase): (seq: number) => Promise<DerivableExchange | undefined> {
  const find = database.postgres ? prepareContextJoin(database) : prepareContextLookups(database);
  return async (seq) => {
    const row = await find(seq);
    if (!row) return undefined;
    const { startedAt, turn, link, previousSeq, turnMessages, responseSize } = row;
    const previous = previousSeq === null ? null : { turnMessages, hasResponse: responseSize !== null };
    return { startedAt, previousSeq, context: { turn: turn ?? 1, link, previous } };
  };
}

/**
 * In PostgreSQL each statement is a way there and back. The exchange is locked, as far as references to it lock it: another
 * gateway must not prune it before what is derived of it is written.
 */
function prepareContextJoin(database: StoreDatabase): FindContextRow {
  const find = database.prepare<[number], ContextRow>(
    `SELECT "Exchange"."startedAt", "turn", "link", "Parent"."seq" AS "previousSeq", "turnMessages", "responseSize"
     FROM "Exchange" LEFT JOIN "Turn" ON "Turn"."exchangeSeq" = "Exchange"."seq"
       LEFT JOIN "Exchange" AS "Parent" ON "Parent"."id" = "parent" AND "link" = 'turn'
       LEFT JOIN "Core" ON "Core"."exchangeSeq" = "Parent"."seq"
     WHERE "Exchange"."seq" = ? AND "Exchange"."bodies" = 'full' AND "Exchange"."status" <> 'open'
     FOR KEY SHARE OF "Exchange"`,
  );
  return (seq) => find.get(seq);
}

/**
 * SQLite takes 18 µs for that join and 3 µs for its four look-ups, and several times that between other work: 9 % of the CPU
 * time in which a small exchange is recorded.
 */
function prepareContextLookups(database: StoreDatabase): FindContextRow {
  const findStart = database
    .prepare<[number], number>(
      `SELECT "startedAt" FROM "Exchange" WHERE "seq" = ? AND "bodies" = 'full' AND "status" <> 'open'`,
    )
    .pluck();
  const findTurn = database.prepare<[number], { turn: number; link: string | null; parent: string | null }>(
    `SELECT "turn", "link", "parent" FROM "Turn" WHERE "exchangeSeq" = ?`,
  );
  const findSeq = database.prepare<[string], number>(`SELECT "seq" FROM "Exchange" WHERE "id" = ?`).pluck();
  const findCore = database.prepare<[number], Pick<ContextRow, 'turnMessages' | 'responseSize'>>(
    `SELECT "turnMessages", "responseSize" FROM "Core" WHERE "exchangeSeq" = ?`,
  );
  return async (seq) => {
    const startedAt = await findStart.get(seq);
    if (startedAt === undefined) return undefined;
    const { turn = null, link = null, parent = null } = (await findTurn.get(seq)) ?? {};
    // The parent may have been pruned.
    const previousSeq = (link === 'turn' && parent !== null ? await findSeq.get(parent) : undefined) ?? null;
    const core = previousSeq === null ? undefined : await findCore.get(previousSeq);
    return { startedAt, turn, link, previousSeq, ...(core ?? { turnMessages: null, responseSize: null }) };
  };
}

type ToolResult = DerivedRows['toolResults'][number];

/**
 * Adds the result to its call: the one with its id, or else the one at its position, as a client may change ids. The first
 * request with the result keeps it: another one may continue the same turn, as that for a summary does.
 */
function prepareResultStatements(
  database: StoreDatabase,
): (seq: number, previousSeq: number, result: ToolResult) => Promise<void> {
  const set = `UPDATE "ToolCall" SET "resultHead" = ?, "isError" = ?, "resultSeq" = ?, "callId" = ? WHERE "exchangeSeq" = ?`;
  const byId = database.prepare(`${set} AND "callId" = ? AND ("resultSeq" IS NULL OR "resultSeq" >= ?)`);
  const byPosition = database.prepare(`${set} AND "position" = ? AND "resultSeq" IS NULL`);
  return async (seq, previousSeq, { callId, callPosition, resultHead, isError }) => {
    const values = [resultHead, Number(isError), seq, callId, previousSeq];
    if ((await byId.run(...values, callId, seq)).changes === 0 && callPosition !== null)
      await byPosition.run(...values, callPosition);
  };
}
