import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine, __wbg_set_wasm } from '@prisma/schema-engine-wasm/schema_engine_bg';
import * as imports from '@prisma/schema-engine-wasm/schema_engine_bg';
import { schemaOf } from './schema.mjs';

/** The SQL that turns the SQLite database in `file` into the schema; null when they do not differ. */
export async function difference(file: string): Promise<string | null> {
  await loadEngine();
  const files = [{ path: 'schema.prisma', content: schemaOf('sqlite') }];
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaBetterSqlite3({ url: file }));
  const engine = await SchemaEngine.new({ datamodels: [['schema.prisma', files[0]!.content]] }, () => {}, adapter);
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: '' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: ['_prisma_migrations'], externalEnums: [] },
  });
  return exitCode === 0 ? null : stdout;
}

// The package's own entry imports the .wasm file as a module, which Node does not do without a flag.
async function loadEngine(): Promise<void> {
  const wasm = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')).replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': imports });
  __wbg_set_wasm(instance.exports);
  const start = instance.exports['__wbindgen_start'];
  if (typeof start === 'function') start();
}
