import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeyCounterStore } from '../../../src/record/key-counter-thread.ts';
import { MemoryKeyCounters, type Charge } from '../../../src/record/key-counters.ts';
import { openForWriting } from '../../../src/record/store/database.ts';
import { SqliteKeyCounters } from '../../../src/record/store/key-counters.ts';
import { migrate } from '../../../src/record/store/migrations.ts';

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

const start = Date.UTC(2026, 10, 23);
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

describe.each(['in memory', 'in SQLite'])('counters %s', (kind) => {
  let now = start;
  const counters = (): Pick<SqliteKeyCounters, 'reserve' | 'settle'> => {
    if (kind === 'in SQLite') return new SqliteKeyCounters(file, { now: () => now });
    const memory = new MemoryKeyCounters(() => now);
    return {
      reserve: (id, charges) => memory.reserve(id, charges),
      settle: (id, final) => memory.settle(id, final),
    };
  };
  beforeEach(() => {
    now = start;
  });

  test('admit up to the limit, and count again what is given back', () => {
    const { reserve, settle } = bound(counters());
    for (let index = 0; index < 10; index++) expect(reserve(`r${index}`, [chargeOf()], start + 1e6).refused).toBeNull();
    expect(reserve('r10', [chargeOf()], start + 1e6)).toEqual({ refused: 0, amounts: [100] });
    settle('r0', [chargeOf({ amount: 0 })]);
    settle('r1', [chargeOf({ amount: 4 })]);
    expect(reserve('r11', [chargeOf({ amount: 16 })], start + 1e6)).toEqual({ refused: null, amounts: [100] });
  });

  test('make all charges of a request, or none', () => {
    const { reserve } = bound(counters());
    const requests = chargeOf({ unit: 'requests', amount: 1, limit: 1 });
    const tokens = chargeOf({ amount: 60 });
    expect(reserve('a', [tokens], start + 1e6).refused).toBeNull();
    expect(reserve('b', [requests, tokens], start + 1e6)).toEqual({ refused: 1, amounts: [0, 60] });
    expect(reserve('c', [requests, chargeOf({ amount: 40 })], start + 1e6)).toEqual({
      refused: null,
      amounts: [1, 100],
    });
  });

  test('admit a charge above the limit only if nothing is counted', () => {
    const { reserve, settle } = bound(counters());
    expect(reserve('a', [chargeOf({ amount: 5000 })], start + 1e6).refused).toBeNull();
    expect(reserve('b', [chargeOf({ amount: 1 })], start + 1e6).refused).toBe(0);
    settle('a', [chargeOf({ amount: 0 })]);
    expect(reserve('c', [chargeOf({ amount: 5000 })], start + 1e6).refused).toBeNull();
  });
});

/** Methods without their object. */
const bound = (counters: Pick<SqliteKeyCounters, 'reserve' | 'settle'>) => ({
  reserve: (...call: Parameters<SqliteKeyCounters['reserve']>) => counters.reserve(...call),
  settle: (...call: Parameters<SqliteKeyCounters['settle']>) => counters.settle(...call),
});

describe('counters in SQLite', () => {
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

describe('the counting thread', () => {
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
