import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineImports from '@prisma/schema-engine-wasm/schema_engine_bg';
import Database from 'better-sqlite3';

const { SchemaEngine, __wbg_set_wasm: setEngine } = engineImports;

/** A full-text index and SQLite's tables for it: Prisma's schema cannot declare them, the migrations create them. */
const fullTextTables = ['', '_config', '_content', '_data', '_docsize', '_idx'].map((part) => `ExchangeWords${part}`);

/** The SQL that migrates the SQLite database in `file` to the schema; null when they do not differ. */
export async function schemaDifference(file: string): Promise<string | null> {
  await (engineLoading ??= loadEngine());
  const files = readSchema('sqlite');
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const copy = `${file}.compared`;
  copyDeclarable(file, copy);
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaBetterSqlite3({ url: copy }));
    const engine = await SchemaEngine.new({ datamodels }, () => {}, adapter);
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: ['_prisma_migrations', ...fullTextTables], externalEnums: [] },
    });
    return exitCode === 0 ? null : stdout;
  } finally {
    rmSync(copy);
  }
}

/** Copies a database without the indexes of some rows only: the schema cannot declare them, and the engine fails on them. */
function copyDeclarable(file: string, copy: string): void {
  const database = new Database(file);
  database.prepare('VACUUM INTO ?').run(copy);
  database.close();
  const copied = new Database(copy);
  const partial = copied
    .prepare<[], string>(`SELECT "name" FROM "sqlite_master" WHERE "type" = 'index' AND "sql" LIKE '% WHERE %'`)
    .pluck()
    .all();
  for (const name of partial) copied.exec(`DROP INDEX "${name}"`);
  copied.close();
}

/** The SQL that makes the tables of the schema in an empty database of PostgreSQL; `url` is that of any. */
export async function postgresSchema(url: string): Promise<string> {
  await (engineLoading ??= loadEngine());
  const files = readSchema('postgresql');
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }));
  const engine = await SchemaEngine.new({ datamodels }, () => {}, adapter);
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: false,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? '';
}

const readSchema = (database: 'sqlite' | 'postgresql'): { path: string; content: string }[] => {
  const path = `${database}/schema.prisma`;
  return [{ path, content: readFileSync(new URL(`../prisma/${path}`, import.meta.url), 'utf8') }];
};

// Node has it; TypeScript declares it only together with the DOM.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, (() => void) | undefined> } }>;
};

let engineLoading: Promise<void> | undefined;

// The package's own entry imports the .wasm file as a module, which Node does only with a flag.
async function loadEngine(): Promise<void> {
  const entry = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const { instance } = await WebAssembly.instantiate(readFileSync(entry.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': engineImports,
  });
  setEngine(instance.exports);
  instance.exports['__wbindgen_start']?.();
}
