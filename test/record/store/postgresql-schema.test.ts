import { describe, expect, test } from 'vitest';
import { postgresSchema } from '../../../scripts/prisma-difference.ts';
import { openStoreForWriting } from '../../../src/record/store/open-store.ts';
import { PostgresDatabase } from '../../../src/record/store/postgresql/database.ts';
import { isPostgresRun, newPostgresSchema } from '../../support/postgres.ts';
import { exchange } from '../support/exchange.ts';
import { reader, recordAll, recorder, selectRows, storeAll, until } from '../support/store.ts';

const columns = `SELECT table_name::TEXT, column_name::TEXT, data_type::TEXT, is_nullable::TEXT, REPLACE(COALESCE(column_default, ''), current_schema() || '.', '')
  FROM information_schema.columns WHERE table_schema = current_schema() AND table_name IN (
    SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE')
    AND table_name NOT IN ('ExchangeWords', '_prisma_migrations') ORDER BY 1, 2`;
/** What the migrations add to the models, or have in another form; `migration.sql` says why. */
const ownIndexes = [
  'Exchange_listing_idx',
  'Exchange_open_idx',
  'Exchange_run_idx',
  'Exchange_kept_idx',
  'Exchange_problem_idx',
];
const indexes = `SELECT indexname::TEXT, REPLACE(indexdef, current_schema() || '.', '') FROM pg_indexes WHERE schemaname = current_schema()
  AND tablename NOT IN ('ExchangeWords', '_prisma_migrations') AND indexname NOT IN (${ownIndexes.map((name) => `'${name}'`).join()}) ORDER BY 1`;
const references = `SELECT conname::TEXT, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
  AND contype IN ('f', 'p') AND conname NOT LIKE 'ExchangeWords%' AND conname NOT LIKE '\\_prisma%' ORDER BY 1`;

describe.runIf(isPostgresRun)('the tables in PostgreSQL', () => {
  test('are those of the models', async () => {
    const [migrated, declared] = [newPostgresSchema(), newPostgresSchema()];
    await (await openStoreForWriting(migrated)).database.close();
    const script = await postgresSchema(declared);
    const database = new PostgresDatabase(declared);
    try {
      const statements = script.replaceAll(/^--.*$/gm, '').split(/;\s*$/m);
      await database.script([
        `CREATE SCHEMA "${database.schema}"`,
        ...statements.map((each) => each.trim()).filter((each) => each !== '' && !each.startsWith('CREATE SCHEMA')),
      ]);
      for (const query of [columns, indexes, references]) {
        const expected = (await database.query(query)).rows;
        expect(expected.length).toBeGreaterThan(10);
        expect(await selectRows(migrated, query)).toEqual(expected);
      }
    } finally {
      await database.close();
    }
  });

  test('compare text by its bytes, whatever the collation of the database', async () => {
    const url = await storeAll([exchange()]);
    const other = `SELECT table_name::TEXT, column_name::TEXT FROM information_schema.columns
      WHERE table_schema = current_schema() AND data_type = 'text' AND COALESCE(collation_name, '') <> 'C'
        AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = current_schema()) AND table_name <> '_prisma_migrations'`;
    expect(await selectRows(url, other)).toEqual([]);
  });

  test('are made once when several gateways start at the same time', async () => {
    const url = newPostgresSchema();
    // Each has a thread of its own.
    const gateways = Array.from({ length: 3 }, () => recorder(url));
    for (const into of gateways) recordAll(into, [exchange()]);
    await until(() => gateways.every((into) => into.health().written === 1));
    expect(await (await reader(url)).list({}, 10)).toHaveLength(3);
    const twice = `SELECT "migration_name" FROM "_prisma_migrations" GROUP BY 1 HAVING COUNT(*) <> 1`;
    expect(await selectRows(url, twice)).toEqual([]);
  });
});
