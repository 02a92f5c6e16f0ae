// Writes SQLite's migration from the committed migrations to the schema, and says what PostgreSQL's is to have:
// node scripts/prisma-migrate.ts NAME
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openForWriting } from '../src/record/store/database.ts';
import { migrate } from '../src/record/store/migrations.ts';
import { schemaDifference } from './prisma-difference.ts';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('usage: node scripts/prisma-migrate.ts NAME (lower case, digits and _)\n');
  process.exit(2);
}
const migrations = fileURLToPath(new URL('../prisma/sqlite/migrations/', import.meta.url));
mkdirSync(migrations, { recursive: true });
writeFileSync(
  join(migrations, 'migration_lock.toml'),
  '# Which database these migrations are for.\nprovider = "sqlite"\n',
);

const folder = mkdtempSync(join(tmpdir(), 'louter-migrate-'));
try {
  const file = join(folder, 'migrated.db');
  const database = openForWriting(file);
  migrate(database);
  database.close();
  const sql = await schemaDifference(file);
  if (sql === null) {
    process.stderr.write('the migrations and the schema do not differ\n');
  } else {
    const stamp = new Date().toISOString().replace(/[-:T]/g, '').slice(0, 14);
    const made = join(migrations, `${stamp}_${name}`);
    mkdirSync(made);
    writeFileSync(join(made, 'migration.sql'), sql);
    process.stdout.write(`${join(made, 'migration.sql')}\n`);
    const other = join('prisma', 'postgresql', 'migrations', `${stamp}_${name}`, 'migration.sql');
    process.stderr.write(
      `Write the same change to ${other}, for PostgreSQL: text has COLLATE "C", numbers of exchanges and chunks are BIGINT. ` +
        'test/record/store/postgresql-schema.test.ts compares the result with the models.\n',
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
