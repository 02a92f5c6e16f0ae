import type { Pool } from 'pg';
import { waitAtMost } from '../../../core/within-time.ts';
import {
  keepBudgetsMs,
  keepMinutesMs,
  type Charge,
  type KeyCounterStore,
  type ReserveResult,
  type Settlement,
} from '../key-counter-store.ts';
import { PendingSettlements, type PendingSettlement, type ReportSettlements } from '../pending-settlements.ts';
import { openPool } from './pool.ts';

/** A request waits for two seconds at most; then its gateway counts alone. The first one waits longer. */
const statementTimeoutMs = 1_900;
const connectTimeoutMs = 9_000;
const maxConnections = 4;
const pruneIntervalMs = 60_000;

/** So many requests are settled with one statement. */
const maxSettledTogether = 100;
const retryMs = 1_000;
const stopTimeoutMs = 8_000;

/** The charges of a request, whose columns are the first six values. */
const charges = `SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], $6::BIGINT[])
  WITH ORDINALITY AS "c"("key", "unit", "windowStart", "windowEnd", "amount", "limit", "position")`;

/**
 * All charges of a request, or none, in one statement: no other gateway comes between the check and the charge. Where one is
 * refused, a division by zero rolls the others back. Counters are locked in one order, so that requests wait for each other
 * in one direction only.
 */
const reserveSql = `WITH "charge" AS MATERIALIZED (${charges}), "charged" AS (
    INSERT INTO "KeyCounter" ("key", "unit", "windowStart", "windowEnd", "amount")
    SELECT "key", "unit", "windowStart", "windowEnd", "amount" FROM "charge" ORDER BY "key", "unit", "windowStart"
    ON CONFLICT ("key", "unit", "windowStart") DO UPDATE SET "amount" = "KeyCounter"."amount" + excluded."amount"
    WHERE "KeyCounter"."amount" <= 0 OR "KeyCounter"."amount" + excluded."amount" <=
      (SELECT "limit" FROM "charge" WHERE "charge"."key" = excluded."key" AND "charge"."unit" = excluded."unit")
    RETURNING "key", "unit", "amount"), "reserved" AS (
    INSERT INTO "KeyReservation" ("id", "key", "unit", "windowStart", "amount", "expiresAt")
    SELECT $7, "key", "unit", "windowStart", "amount", $8 FROM "charge"
    ON CONFLICT ("id", "unit") DO UPDATE SET "amount" = excluded."amount", "windowStart" = excluded."windowStart")
  SELECT ARRAY_AGG("charged"."amount" ORDER BY "position") AS "amounts", 1 / COALESCE(MIN(CASE WHEN "charged"."amount" IS NULL THEN 0 ELSE 1 END), 1) AS "isCharged"
  FROM "charge" LEFT JOIN "charged" USING ("key", "unit")`;
const refusedCode = '22012';

/** What the counters have, of charges that were refused. */
const readSql = `WITH "charge" AS (${charges})
  SELECT ARRAY_AGG(COALESCE("KeyCounter"."amount", 0) ORDER BY "position") AS "amounts"
  FROM "charge" LEFT JOIN "KeyCounter" USING ("key", "unit", "windowStart")`;

/**
 * Replaces what requests have reserved by what they used. What is tried again after an unknown end counts only where its
 * reservation is still there: else it was settled before.
 */
const settleSql = `WITH "final" AS MATERIALIZED (
    SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::BIGINT[], $5::BIGINT[], $6::BIGINT[], $7::BOOLEAN[])
    AS "f"("id", "key", "unit", "windowStart", "windowEnd", "amount", "isAgain")), "released" AS (
    DELETE FROM "KeyReservation" USING "final" WHERE "KeyReservation"."id" = "final"."id" AND "KeyReservation"."unit" = "final"."unit"
    RETURNING "KeyReservation"."id", "KeyReservation"."unit", "KeyReservation"."amount"), "change" AS MATERIALIZED (
    SELECT "key", "final"."unit", "windowStart", MAX("windowEnd") AS "windowEnd",
      SUM("final"."amount" - COALESCE("released"."amount", 0))::BIGINT AS "amount"
    FROM "final" LEFT JOIN "released" ON "released"."id" = "final"."id" AND "released"."unit" = "final"."unit"
    WHERE NOT "isAgain" OR "released"."id" IS NOT NULL GROUP BY 1, 2, 3)
  INSERT INTO "KeyCounter" ("key", "unit", "windowStart", "windowEnd", "amount")
  SELECT "key", "unit", "windowStart", "windowEnd", GREATEST(0, "amount") FROM "change" ORDER BY "key", "unit", "windowStart"
  ON CONFLICT ("key", "unit", "windowStart") DO UPDATE SET "amount" = GREATEST(0, "KeyCounter"."amount" + (
    SELECT "amount" FROM "change" WHERE "change"."key" = excluded."key" AND "change"."unit" = excluded."unit"
      AND "change"."windowStart" = excluded."windowStart"))`;

/** Gives back what requests of processes that ended have reserved. */
const giveBackSql = `WITH "expired" AS (
    DELETE FROM "KeyReservation" WHERE "expiresAt" < $1 RETURNING "key", "unit", "windowStart", "amount"), "sum" AS (
    SELECT "key", "unit", "windowStart", SUM("amount")::BIGINT AS "amount" FROM "expired" GROUP BY 1, 2, 3)
  UPDATE "KeyCounter" SET "amount" = GREATEST(0, "KeyCounter"."amount" - "sum"."amount") FROM "sum"
  WHERE "KeyCounter"."key" = "sum"."key" AND "KeyCounter"."unit" = "sum"."unit" AND "KeyCounter"."windowStart" = "sum"."windowStart"`;

const removeEndedSql = `DELETE FROM "KeyCounter" WHERE "windowEnd" < CASE WHEN "unit" = 'usd' THEN $1::BIGINT ELSE $2::BIGINT END`;

interface PostgresCounterOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  report?: ReportSettlements;
}

/** The counters of keys in PostgreSQL, for all gateways that share it. */
export class PostgresKeyCounters implements KeyCounterStore {
  readonly #url: string;
  readonly #ready: Promise<unknown>;
  readonly #now: () => number;
  #opening: Promise<Pool> | undefined;
  readonly #pending: PendingSettlements;
  /** Requests that have a reservation here. */
  readonly #reserved = new Set<string>();
  /** What was sent before, with an unknown end. */
  readonly #tried = new WeakSet<PendingSettlement>();
  #settling: Promise<void> | undefined;
  #retryTimer: NodeJS.Timeout | undefined;
  #pruneAt = 0;
  #isStopped = false;

  /**
   * @param url `postgresql://…`.
   * @param ready settles when the database has the tables of this version; requests wait for it.
   */
  constructor(
    url: string,
    ready: Promise<unknown>,
    { now = Date.now, report = () => {} }: PostgresCounterOptions = {},
  ) {
    this.#url = url;
    this.#ready = ready;
    this.#now = now;
    this.#pending = new PendingSettlements(report, { onGivenUp: ({ id }) => void this.#reserved.delete(id) });
  }

  /** Connects before the first request needs it. */
  async start(): Promise<void> {
    await this.#ready;
    try {
      if (!this.#isStopped) await (await this.#open()).query('SELECT 1');
    } catch {
      // The first request connects again.
    }
  }

  async reserve(id: string, all: readonly Charge[], expiresAt: number): Promise<ReserveResult> {
    await this.#ready;
    if (this.#isStopped) throw new Error('the counters are stopped');
    // What a client used before it sent this request counts.
    if (this.#pending.hasKeyOf(all.map(({ key }) => key))) await this.#settlePending();
    const pool = await this.#open();
    await this.#prune(pool);
    const values = columnsOf(all, ['key', 'unit', 'windowStart', 'windowEnd', 'amount', 'limit']);
    const charged = await queryExpecting(pool, refusedCode, {
      name: 'louter_reserve',
      text: reserveSql,
      values: [...values, id, expiresAt],
    });
    if (charged) {
      this.#reserved.add(id);
      return { refused: null, amounts: amountsOf(charged) };
    }
    const { rows } = await pool.query<AmountsRow>({ name: 'louter_counted', text: readSql, values });
    return refusalOf(all, amountsOf(rows));
  }

  settle(id: string, final: readonly Settlement[]): void {
    if (this.#isStopped) return;
    this.#pending.add({ id, final });
    void this.#settlePending();
  }

  async stop(): Promise<void> {
    if (this.#isStopped) return;
    // What was settled just now is written first.
    await waitAtMost(this.#settlePending(), stopTimeoutMs);
    this.#isStopped = true;
    clearTimeout(this.#retryTimer);
    this.#pending.end();
    const pool = await this.#opening?.catch(() => undefined);
    if (pool) await waitAtMost(pool.end(), stopTimeoutMs);
  }

  /** Settles in order; what fails is tried again. It returns when nothing is pending, or an attempt failed. */
  #settlePending(): Promise<void> {
    return (this.#settling ??= this.#settleInOrder().finally(() => (this.#settling = undefined)));
  }

  async #settleInOrder(): Promise<void> {
    await this.#ready;
    while (!this.#pending.isEmpty && !this.#isStopped) {
      const batch = this.#pending.first(maxSettledTogether);
      try {
        await this.#write(batch);
        this.#pending.written(batch);
      } catch (error) {
        // The database is locked, full or gone: later requests are counted by their process meanwhile.
        this.#pending.failed(error);
        this.#retryLater();
        return;
      }
    }
  }

  /** Once, however many attempts fail meanwhile: each request that ends makes one. */
  #retryLater(): void {
    if (this.#isStopped) return;
    this.#retryTimer ??= setTimeout(() => {
      this.#retryTimer = undefined;
      void this.#settlePending();
    }, retryMs).unref();
  }

  async #write(batch: readonly PendingSettlement[]): Promise<void> {
    const rows = batch.flatMap(({ id, final }) => final.map((each) => ({ id, ...each })));
    if (rows.length === 0) return;
    const pool = await this.#open();
    const isAgain = batch.flatMap((settlement) =>
      settlement.final.map(() => this.#tried.has(settlement) && this.#reserved.has(settlement.id)),
    );
    for (const settlement of batch) this.#tried.add(settlement);
    await pool.query({
      name: 'louter_settle',
      text: settleSql,
      values: [...columnsOf(rows, ['id', 'key', 'unit', 'windowStart', 'windowEnd', 'amount']), isAgain],
    });
    for (const { id } of batch) this.#reserved.delete(id);
  }

  #open(): Promise<Pool> {
    this.#opening ??= openPool(this.#url, {
      maxConnections,
      connectTimeoutMs,
      statementTimeoutMs,
      setup: [`SET synchronous_commit TO OFF`],
    }).then((pool) => {
      // A connection that is lost while it is idle is replaced.
      pool.on('error', () => {});
      return pool;
    });
    return this.#opening;
  }

  async #prune(pool: Pool): Promise<void> {
    const now = this.#now();
    if (now < this.#pruneAt) return;
    this.#pruneAt = now + pruneIntervalMs;
    try {
      await pool.query(giveBackSql, [now]);
      await pool.query(removeEndedSql, [now - keepBudgetsMs, now - keepMinutesMs]);
    } catch {
      // It is tried again in a minute, and the request that came first is counted nevertheless.
    }
  }
}

/** The values of rows by column, as `UNNEST` takes them. */
const columnsOf = <Row>(rows: readonly Row[], names: readonly (keyof Row)[]): unknown[][] =>
  names.map((name) => rows.map((row) => row[name]));

interface AmountsRow {
  amounts: readonly string[] | null;
}

/**
 * The rows of a query; `undefined` where it ends with this code. `pool.query` would close the connection then, and the next
 * request of a key that has used up its limit would make another one.
 */
async function queryExpecting(
  pool: Pool,
  code: string,
  query: { name: string; text: string; values: unknown[] },
): Promise<readonly AmountsRow[] | undefined> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return (await client.query<AmountsRow>(query)).rows;
  } catch (error) {
    if (codeOf(error) === code) return undefined;
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}

const amountsOf = ([row]: readonly AmountsRow[]): number[] => (row?.amounts ?? []).map(Number);

/** The first charge that would exceed its limit; another request may have ended since. */
function refusalOf(all: readonly Charge[], amounts: readonly number[]): ReserveResult {
  const found = all.findIndex(
    ({ amount, limit }, index) => (amounts[index] ?? 0) > 0 && (amounts[index] ?? 0) + amount > limit,
  );
  return { refused: Math.max(0, found), amounts };
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
