import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { storeAll } from '../support/store.ts';
import { translated } from '../support/translated.ts';

/**
 * Statements for a small exchange: its row, its attempt, and what was recorded. When it is read: its row and what was recorded, its
 * messages on the wire, its prompt and agent, two texts that are searched, its turn (looked up by three digests), two of chunks; its
 * Core, two messages, its check and findings; and what was recorded is removed.
 */
const maxStatements = 27;

test('a small exchange takes few statements, however many are written', async () => {
  const statements = countStatements();
  await storeAll([translated({ summary: null })], { check: 'all' });
  const ofOne = statements.count;
  await storeAll(
    Array.from({ length: 11 }, () => translated({ summary: null })),
    { check: 'all' },
  );
  const each = (statements.count - 2 * ofOne) / 10;
  expect(each).toBeGreaterThan(10);
  expect(each).toBeLessThanOrEqual(maxStatements);
});

/** Counts how often prepared statements are run. */
function countStatements(): { count: number } {
  const counter = { count: 0 };
  const prepare = Database.prototype.prepare;
  vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: Database.Database, sql) {
    const statement = prepare.call(this, sql);
    for (const method of ['run', 'get', 'all'] as const) {
      const execute: unknown = Reflect.get(statement, method);
      if (typeof execute !== 'function') throw new Error(`statements have no method ${method}`);
      Reflect.set(statement, method, (...values: unknown[]) => {
        if (!/^(?:BEGIN|COMMIT)/.test(sql)) counter.count += 1;
        return execute.apply(statement, values) as unknown;
      });
    }
    return statement;
  });
  return counter;
}
