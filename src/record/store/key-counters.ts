import { existsSync } from 'node:fs';
import SqliteDatabase, { type Database, type Statement } from 'better-sqlite3';
import { keepBudgetsMs, keepMinutesMs, type Charge, type ReserveResult, type Settlement } from './key-counter-store.ts';

const pruneIntervalMs = 60_000;

/** A charge of one statement, so that no other process comes between the check and the charge. No row: it was refused. */
const chargeSql = `INSERT INTO "KeyCounter" ("key", "unit", "windowStart", "windowEnd", "amount")
  VALUES (@key, @unit, @windowStart, @windowEnd, @amount)
  ON CONFLICT ("key", "unit", "windowStart") DO UPDATE SET "amount" = "KeyCounter"."amount" + excluded."amount"
  WHERE "KeyCounter"."amount" <= 0 OR "KeyCounter"."amount" + excluded."amount" <= @limit
  RETURNING "amount"`;

/** Adds an amount without a limit; a negative one gives back. */
const addSql = `INSERT INTO "KeyCounter" ("key", "unit", "windowStart", "windowEnd", "amount")
  VALUES (@key, @unit, @windowStart, @windowEnd, MAX(0, @amount))
  ON CONFLICT ("key", "unit", "windowStart") DO UPDATE SET "amount" = MAX(0, "KeyCounter"."amount" + @amount)`;

/** Gives back what requests of processes that ended have reserved. */
const giveBackSql = `UPDATE "KeyCounter" SET "amount" = MAX(0, "amount" - (
    SELECT SUM("KeyReservation"."amount") FROM "KeyReservation"
    WHERE "KeyReservation"."key" = "KeyCounter"."key" AND "KeyReservation"."unit" = "KeyCounter"."unit"
      AND "KeyReservation"."windowStart" = "KeyCounter"."windowStart" AND "expiresAt" < @now))
  WHERE ("key", "unit", "windowStart") IN (
    SELECT "key", "unit", "windowStart" FROM "KeyReservation" WHERE "expiresAt" < @now)`;

type Parameters = Record<string, string | number>;

/** The counters of keys in the trace database, for all processes that write it. */
export class SqliteKeyCounters {
  readonly #database: Database;
  readonly #charge: Statement<[Parameters], { amount: number }>;
  readonly #add: Statement<[Parameters]>;
  readonly #read: Statement<[Parameters], { amount: number }>;
  readonly #reserve: Statement<[Parameters]>;
  readonly #release: Statement<[Parameters], { amount: number }>;
  readonly #now: () => number;
  #pruneAt = 0;

  /**
   * @param file of the trace database, which the recorder has created.
   * @throws errors of SQLite; also if the database does not exist, or has not been updated to this version yet.
   */
  constructor(
    file: string,
    { busyTimeoutMs = 900, now = Date.now }: { busyTimeoutMs?: number; now?: () => number } = {},
  ) {
    if (!existsSync(file)) throw new Error('the trace database does not exist yet');
    this.#now = now;
    this.#database = new SqliteDatabase(file, { fileMustExist: true, timeout: busyTimeoutMs });
    try {
      this.#database.pragma('synchronous = NORMAL');
      this.#charge = this.#database.prepare(chargeSql);
      this.#add = this.#database.prepare(addSql);
      this.#read = this.#database.prepare(
        'SELECT "amount" FROM "KeyCounter" WHERE "key" = @key AND "unit" = @unit AND "windowStart" = @windowStart',
      );
      this.#reserve = this.#database.prepare(
        `INSERT OR REPLACE INTO "KeyReservation" ("id", "key", "unit", "windowStart", "amount", "expiresAt")
         VALUES (@id, @key, @unit, @windowStart, @amount, @expiresAt)`,
      );
      this.#release = this.#database.prepare(
        'DELETE FROM "KeyReservation" WHERE "id" = @id AND "unit" = @unit RETURNING "amount"',
      );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** As `KeyCounterStore.reserve`. @throws errors of SQLite. */
  reserve(id: string, charges: readonly Charge[], expiresAt: number): ReserveResult {
    this.#prune();
    const amounts: number[] = [];
    try {
      this.#inTransaction(() => {
        for (const [index, charge] of charges.entries()) {
          const charged = this.#charge.get({ ...charge });
          if (!charged) throw new RefusedCharge(index);
          amounts.push(charged.amount);
          this.#reserve.run({ ...withoutLimit(charge), id, expiresAt });
        }
      });
    } catch (error) {
      if (!(error instanceof RefusedCharge)) throw error;
      return { refused: error.index, amounts: charges.map((charge) => this.#amountOf(charge)) };
    }
    return { refused: null, amounts };
  }

  /** As `KeyCounterStore.settle`. @throws errors of SQLite. */
  settle(id: string, final: readonly Settlement[]): void {
    this.#inTransaction(() => {
      for (const settled of final) {
        // Without a row nothing was reserved, or it was given back.
        const reserved = this.#release.get({ id, unit: settled.unit })?.amount ?? 0;
        this.#add.run({ ...withoutLimit(settled), amount: settled.amount - reserved });
      }
    });
  }

  close(): void {
    this.#database.close();
  }

  #amountOf({ key, unit, windowStart }: Charge): number {
    return this.#read.get({ key, unit, windowStart })?.amount ?? 0;
  }

  #inTransaction(run: () => void): void {
    this.#database.transaction(run).immediate();
  }

  #prune(): void {
    const now = this.#now();
    if (now < this.#pruneAt) return;
    this.#pruneAt = now + pruneIntervalMs;
    this.#inTransaction(() => {
      this.#database.prepare<[Parameters]>(giveBackSql).run({ now });
      this.#database.prepare<[Parameters]>('DELETE FROM "KeyReservation" WHERE "expiresAt" < @now').run({ now });
      this.#database
        .prepare<[Parameters]>(
          `DELETE FROM "KeyCounter" WHERE "windowEnd" < CASE WHEN "unit" = 'usd' THEN @budgets ELSE @minutes END`,
        )
        .run({ budgets: now - keepBudgetsMs, minutes: now - keepMinutesMs });
    });
  }
}

class RefusedCharge extends Error {
  readonly index: number;
  constructor(index: number) {
    super('a charge exceeds its limit');
    this.index = index;
  }
}

const withoutLimit = ({ key, unit, windowStart, windowEnd, amount }: Settlement): Parameters => ({
  key,
  unit,
  windowStart,
  windowEnd,
  amount,
});
