import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { documentedViews } from '../../src/record/store/views.ts';

const prisma = fileURLToPath(new URL('../../prisma/', import.meta.url));
const migrations = readdirSync(`${prisma}postgresql/migrations`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const sql = migrations
  .map((name) => readFileSync(`${prisma}postgresql/migrations/${name}/migration.sql`, 'utf8'))
  .join('\n');

/** The columns of each model; a field whose type is another model is none. */
const models = [...readFileSync(`${prisma}sqlite/schema.prisma`, 'utf8').matchAll(/^model (\w+) \{\n([^]*?)^\}/gm)].map(
  ([, name = '', body = '']) => ({
    name,
    columns: [...body.matchAll(/^ {2}(\w+)\s+(?:Int|BigInt|String|Float|Boolean|Bytes)\b/gm)].map(
      ([, column]) => column ?? '',
    ),
  }),
);

// Without a server; test/record/store/postgresql-schema.test.ts compares types and keys with one.
describe('the migrations of PostgreSQL', () => {
  test.each(models)('have every column of $name', ({ name, columns }) => {
    expect(columns.length).toBeGreaterThan(0);
    const [, created = ''] = new RegExp(`CREATE TABLE "${name}" \\(([^]*?)^\\);`, 'm').exec(sql) ?? [];
    const added = [...sql.matchAll(new RegExp(`ALTER TABLE "${name}" ([^;]*);`, 'g'))].map(([, change]) => change);
    const text = [created, ...added].join('\n');
    expect(columns.filter((column) => !text.includes(`"${column}" `))).toEqual([]);
  });

  test.each(documentedViews)('have every column of the view $name', ({ name, columns }) => {
    const definitions = [...sql.matchAll(new RegExp(`CREATE (?:OR REPLACE )?VIEW "${name}" AS([^;]*);`, 'g'))];
    const latest = definitions.at(-1)?.[1] ?? '';
    expect(columns.filter(([column]) => !latest.includes(`"${column}"`))).toEqual([]);
  });
});
