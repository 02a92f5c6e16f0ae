import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createKeyCounterStore } from '../../../src/record/key-counter-thread.ts';
import {
  MemoryKeyCounters,
  type Charge,
  type KeyCounterStore,
  type ReserveResult,
} from '../../../src/record/store/key-counter-store.ts';
import {
  PendingSettlements,
  type PendingSettlement,
  type ReportSettlements,
} from '../../../src/record/store/pending-settlements.ts';
import { createKeyLimits } from '../../../src/gateway/keys/limits.ts';
import { openForWriting } from '../../../src/record/store/database.ts';
import { SqliteKeyCounters } from '../../../src/record/store/key-counters.ts';
import { migrate } from '../../../src/record/store/migrations.ts';
import { openStoreForWriting } from '../../../src/record/store/open-store.ts';
import { PostgresKeyCounters } from '../../../src/record/store/postgresql/key-counters.ts';
import { testKey } from '../../support/config.ts';
import { isPostgresRun, newPostgresSchema } from '../../support/postgres.ts';
import { selectRows, until } from '../support/store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-counters-'));
  file = join(folder, 'louter.db');
  const database = openForWriting(file);
  migrate(database);
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Of the present: threads and PostgreSQL remove windows that ended a day ago, by their own clock. */
const start = Math.floor(Date.now() / 60_000) * 60_000;
const chargeOf = (fields: Partial<Charge> = {}): Charge => ({
  key: 'alice',
  unit: 'tokens',
  windowStart: start,
  windowEnd: start + 60_000,
  amount: 10,
  limit: 100,
  ...fields,
});
const rowsOf = (table: string): unknown[] => {
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    return database.prepare(`SELECT * FROM "${table}"`).all();
  } finally {
    database.close();
  }
};

interface TriedCounters {
  reserve(...call: Parameters<KeyCounterStore['reserve']>): ReserveResult | Promise<ReserveResult>;
  settle(...call: Parameters<KeyCounterStore['settle']>): void;
}

describe.each(isPostgresRun ? ['in PostgreSQL'] : ['in memory', 'in SQLite'])('counters %s', (kind) => {
  let now = start;
  const counters = async (): Promise<TriedCounters> => {
    if (kind === 'in PostgreSQL') return openPostgresCounters(await newMigratedSchema(), () => now);
    if (kind === 'in SQLite') return new SqliteKeyCounters(file, { now: () => now });
    return new MemoryKeyCounters(() => now);
  };
  beforeEach(() => {
    now = start;
  });

  test('admit up to the limit, and count again what is given back', async () => {
    const tried = await counters();
    const reserve = async (id: string, charges: Charge[]) => tried.reserve(id, charges, start + 1e6);
    for (let index = 0; index < 10; index++) expect((await reserve(`r${index}`, [chargeOf()])).refused).toBeNull();
    expect(await reserve('r10', [chargeOf()])).toEqual({ refused: 0, amounts: [100] });
    tried.settle('r0', [chargeOf({ amount: 0 })]);
    tried.settle('r1', [chargeOf({ amount: 4 })]);
    expect(await reserve('r11', [chargeOf({ amount: 16 })])).toEqual({ refused: null, amounts: [100] });
  });

  test('make all charges of a request, or none', async () => {
    const tried = await counters();
    const reserve = async (id: string, charges: Charge[]) => tried.reserve(id, charges, start + 1e6);
    const requests = chargeOf({ unit: 'requests', amount: 1, limit: 1 });
    const tokens = chargeOf({ amount: 60 });
    expect((await reserve('a', [tokens])).refused).toBeNull();
    expect(await reserve('b', [requests, tokens])).toEqual({ refused: 1, amounts: [0, 60] });
    expect(await reserve('c', [requests, chargeOf({ amount: 40 })])).toEqual({ refused: null, amounts: [1, 100] });
  });

  test('admit a charge above the limit only if nothing is counted', async () => {
    const tried = await counters();
    const reserve = async (id: string, charges: Charge[]) => tried.reserve(id, charges, start + 1e6);
    expect((await reserve('a', [chargeOf({ amount: 5000 })])).refused).toBeNull();
    expect((await reserve('b', [chargeOf({ amount: 1 })])).refused).toBe(0);
    tried.settle('a', [chargeOf({ amount: 0 })]);
    expect((await reserve('c', [chargeOf({ amount: 5000 })])).refused).toBeNull();
  });
});

/** A schema with tables. */
async function newMigratedSchema(): Promise<string> {
  const url = newPostgresSchema();
  await (await openStoreForWriting(url)).database.close();
  return url;
}

function openPostgresCounters(url: string, now: () => number = Date.now): PostgresKeyCounters {
  const counters = new PostgresKeyCounters(url, Promise.resolve(), { now });
  onTestFinished(() => counters.stop());
  return counters;
}

describe.runIf(isPostgresRun)('counters in PostgreSQL', () => {
  const counted = (url: string) => selectRows(url, 'SELECT "unit", "amount" FROM "KeyCounter" ORDER BY "unit"');
  const reserved = (url: string) => selectRows(url, 'SELECT COUNT(*) FROM "KeyReservation"');

  test('of eight gateways admit exactly the limit, while requests end', async () => {
    const url = await newMigratedSchema();
    const gateways = Array.from({ length: 8 }, () => openPostgresCounters(url));
    const charges = [
      chargeOf({ unit: 'requests', amount: 1, limit: 100 }),
      chargeOf({ unit: 'usd', amount: 5, limit: 1_000_000 }),
    ];
    await Promise.all(gateways.map((gateway) => gateway.start()));
    const results = await Promise.all(
      Array.from({ length: 240 }, async (_, index) => {
        const gateway = gateways[index % gateways.length];
        const id = `r${index}`;
        const result = await gateway?.reserve(id, charges, Date.now() + 60_000);
        if (result?.refused === null && index % 2 === 0) gateway?.settle(id, charges);
        return result?.refused === null;
      }),
    );
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    const admitted = results.filter(Boolean).length;
    expect(admitted).toBe(100);
    expect(await counted(url)).toEqual([
      ['requests', 100],
      ['usd', 500],
    ]);
  });

  test('give back what a process had reserved that ended, and charge it in full if it settles after all', async () => {
    let now = start;
    const url = await newMigratedSchema();
    const day = chargeOf({ unit: 'usd', windowEnd: start + 86_400_000, amount: 100 });
    const first = openPostgresCounters(url, () => now);
    expect((await first.reserve('lost', [day], start + 3_600_000)).refused).toBeNull();
    const second = openPostgresCounters(url, () => now);
    expect((await second.reserve('next', [day], start + 3_600_000)).refused).toBe(0);
    now = start + 3_700_000;
    expect((await second.reserve('next', [day], now + 3_600_000)).refused).toBeNull();
    second.settle('lost', [{ ...day, amount: 30 }]);
    second.settle('next', [{ ...day, amount: 20 }]);
    await second.stop();
    expect(await counted(url)).toEqual([['usd', 50]]);
    expect(await reserved(url)).toEqual([[0]]);
  });

  test('fail while a table is locked, and settle when it is available again', async () => {
    const url = await newMigratedSchema();
    const counters = openPostgresCounters(url);
    const { database } = await openStoreForWriting(url);
    await database.postgres?.script(['BEGIN', 'LOCK TABLE "KeyCounter" IN ACCESS EXCLUSIVE MODE']);
    await expect(counters.reserve('a', [chargeOf()], Date.now() + 60_000)).rejects.toThrow('timeout');
    counters.settle('a', [chargeOf({ amount: 5 })]);
    await database.close();
    await until(async () => {
      const { amounts } = await counters.reserve(randomUUID(), [chargeOf({ amount: 0 })], Date.now() + 60_000);
      return amounts[0] === 5;
    });
  });

  test('remove ended minutes after a day, and keep budgets', async () => {
    let now = start;
    const url = await newMigratedSchema();
    const counters = openPostgresCounters(url, () => now);
    const budget = chargeOf({ unit: 'usd', windowEnd: start + 86_400_000 });
    await counters.reserve('a', [chargeOf(), budget], start + 1);
    now = start + 3 * 86_400_000;
    await counters.reserve('b', [chargeOf({ unit: 'requests', windowStart: now, windowEnd: now + 1 })], now + 1);
    expect((await counted(url)).map(([unit]) => unit)).toEqual(['requests', 'usd']);
  });
});

describe.skipIf(isPostgresRun)('counters in SQLite', () => {
  test('give back what a process had reserved that ended, when its requests cannot last any longer', () => {
    let now = start;
    const day = chargeOf({ unit: 'usd', windowEnd: start + 86_400_000, amount: 100 });
    const first = new SqliteKeyCounters(file, { now: () => now });
    expect(first.reserve('lost', [day], start + 3_600_000).refused).toBeNull();
    first.close();
    const second = new SqliteKeyCounters(file, { now: () => now });
    expect(second.reserve('next', [day], start + 3_600_000).refused).toBe(0);
    now = start + 3_700_000;
    expect(second.reserve('next', [day], now + 3_600_000).refused).toBeNull();
    // A request that did not end in time after all is charged in full.
    second.settle('lost', [{ ...day, amount: 30 }]);
    second.settle('next', [{ ...day, amount: 20 }]);
    expect(rowsOf('KeyCounter')).toMatchObject([{ unit: 'usd', amount: 50 }]);
    expect(rowsOf('KeyReservation')).toEqual([]);
    second.close();
  });

  test('charge a request that was sent without a reservation', () => {
    const counters = new SqliteKeyCounters(file);
    counters.settle('unknown', [chargeOf({ amount: 7 })]);
    counters.close();
    expect(rowsOf('KeyCounter')).toMatchObject([{ amount: 7 }]);
  });

  test('remove ended minutes after a day, and keep budgets', () => {
    let now = start;
    const counters = new SqliteKeyCounters(file, { now: () => now });
    const budget = chargeOf({ unit: 'usd', windowEnd: start + 86_400_000 });
    counters.reserve('a', [chargeOf(), budget], start + 1);
    counters.settle('a', [chargeOf(), budget]);
    now = start + 3 * 86_400_000;
    counters.reserve('b', [chargeOf({ windowStart: now, windowEnd: now + 60_000 })], now + 1);
    counters.close();
    expect(rowsOf('KeyCounter')).toMatchObject([{ unit: 'usd' }, { unit: 'tokens', windowStart: now }]);
  });
});

describe.skipIf(isPostgresRun)('the counting thread', () => {
  const ready = Promise.resolve();

  test('of eight gateways over one database admits exactly the limit', async () => {
    const stores = Array.from({ length: 8 }, () => createKeyCounterStore(`file:${file}`, ready));
    try {
      const charge = chargeOf({ unit: 'requests', amount: 1, limit: 100 });
      const results = await Promise.all(
        Array.from({ length: 240 }, async (_, index) => {
          const store = stores[index % stores.length];
          const result = await store?.reserve(`r${index}`, [charge], Date.now() + 60_000);
          return result?.refused === null;
        }),
      );
      expect(results.filter(Boolean)).toHaveLength(100);
    } finally {
      await Promise.all(stores.map((store) => store.stop()));
    }
    expect(rowsOf('KeyCounter')).toMatchObject([{ amount: 100 }]);
  });

  test('writes what was settled before it stops', async () => {
    const store = createKeyCounterStore(`file:${file}`, ready);
    await store.reserve('a', [chargeOf()], Date.now() + 60_000);
    store.settle('a', [chargeOf({ amount: 3 })]);
    await store.stop();
    expect(rowsOf('KeyCounter')).toMatchObject([{ amount: 3 }]);
    expect(rowsOf('KeyReservation')).toEqual([]);
  });

  test('fails while the database is missing or locked, and settles when it is available again', async () => {
    const missing = createKeyCounterStore(`file:${join(folder, 'none.db')}`, ready);
    await expect(missing.reserve('a', [chargeOf()], Date.now() + 60_000)).rejects.toThrow('does not exist yet');
    await missing.stop();
    const store = createKeyCounterStore(`file:${file}`, ready);
    const other = new SqliteDatabase(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.reserve('a', [chargeOf()], Date.now() + 60_000)).rejects.toThrow('locked');
    store.settle('a', [chargeOf({ amount: 5 })]);
    other.exec('COMMIT');
    other.close();
    expect(await store.reserve('b', [chargeOf({ amount: 1 })], Date.now() + 60_000)).toEqual({
      refused: null,
      amounts: [6],
    });
    await store.stop();
  });
});

describe('what waits to be settled', () => {
  const settlement = (id: string): PendingSettlement => ({ id, final: [chargeOf()] });
  const reports = (): { texts: string[]; givenUp: string[]; pending: PendingSettlements } => {
    const texts: string[] = [];
    const givenUp: string[] = [];
    return {
      texts,
      givenUp,
      pending: new PendingSettlements(({ level, message }) => void texts.push(`${level} ${message}`), {
        max: 2,
        onGivenUp: ({ id }) => void givenUp.push(id),
      }),
    };
  };

  test('is reported once when it fails, once when something is given up, and when it is written again', () => {
    const { texts, givenUp, pending } = reports();
    for (const id of ['a', 'b', 'c', 'd']) {
      pending.add(settlement(id));
      pending.failed(new Error('the database is locked'));
    }
    expect(texts).toEqual([
      'warn what requests used is not counted for their keys now, and waits: the database is locked',
      'warn the limits and budgets of keys no longer count what requests used: more than 2 wait',
    ]);
    expect(pending.first(5).map(({ id }) => id)).toEqual(['c', 'd']);
    expect(givenUp).toEqual(['a', 'b']);
    pending.written(pending.first(5));
    expect(texts.slice(2)).toEqual([
      'info what requests used is counted for their keys again, except of 2 requests, given up meanwhile',
    ]);
    expect(pending.isEmpty).toBe(true);
  });

  test('is reported at the end, and not where nothing is left', () => {
    const { texts, pending } = reports();
    pending.add(settlement('a'));
    pending.written(pending.first(1));
    pending.end();
    expect(texts).toEqual([]);
    pending.add(settlement('b'));
    pending.end();
    expect(texts).toEqual([
      'warn what 1 request used is not counted for their keys: it was not written before the end',
    ]);
  });

  test('is reported by the counters of both databases', async () => {
    const texts: string[] = [];
    const report: ReportSettlements = ({ level, message }) => void texts.push(`${level} ${message}`);
    const gone = isPostgresRun ? 'postgresql://nobody:none@127.0.0.1:1/none' : `file:${join(folder, 'none.db')}`;
    const store = createKeyCounterStore(gone, Promise.resolve(), { report });
    store.settle('a', [chargeOf()]);
    await until(() => texts.length > 0);
    await store.stop();
    expect(texts).toEqual([
      expect.stringMatching(/^warn what requests used is not counted for their keys now, and waits: /),
      expect.stringMatching(/^warn what 1 request used is not counted/),
    ]);
  });

  test('is tried again once, however many requests end while PostgreSQL is away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = new PostgresKeyCounters('postgresql://nobody:none@127.0.0.1:1/none', Promise.resolve());
    for (const id of ['a', 'b', 'c']) {
      store.settle(id, [chargeOf()]);
      // It tries to settle first.
      await expect(store.reserve('next', [chargeOf()], start)).rejects.toThrow('ECONNREFUSED');
    }
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1_000);
    await expect(store.reserve('next', [chargeOf()], start)).rejects.toThrow('ECONNREFUSED');
    expect(vi.getTimerCount()).toBe(1);
    await store.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a budget is charged in the period in which a request began, when the clock jumps over its end and back', async () => {
  const began = Date.parse('2026-11-30T23:59:00Z');
  let now = began;
  const store = isPostgresRun
    ? openPostgresCounters(await newMigratedSchema(), () => now)
    : createKeyCounterStore(`file:${file}`, Promise.resolve());
  const createLimits = () => createKeyLimits({ store, now: () => now });
  const [one, two] = [createLimits(), createLimits()];
  const spend = (usd: number) => ({ tokens: 0, usd });
  const isAdmitted = (id: string, usd: number): Promise<boolean> =>
    two.admit(id, budgetKey, spend(usd)).then(
      () => true,
      () => false,
    );
  const permit = await one.admit('a', budgetKey, spend(0.9));
  now = Date.parse('2027-01-02T00:00:00Z');
  // Nothing of the month before counts; what was reserved then is given back, as its gateway may have ended.
  expect([await isAdmitted('b', 1), await isAdmitted('c', 0.1)]).toEqual([true, false]);
  permit.end(spend(0.95));
  now = began;
  expect([await isAdmitted('d', 0.06), await isAdmitted('e', 0.05)]).toEqual([false, true]);
  await store.stop();
});
const budgetKey = testKey({ budget: { usd: 1, per: 'month' } });
