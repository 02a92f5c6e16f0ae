// Generates the Prisma client of each database. Works offline and says nothing unless it fails.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { databases, prismaFolder, schemaOf } from './prisma/schema.mjs';

const require = createRequire(import.meta.url);
const prismaPackage = require.resolve('prisma/package.json');
const prisma = join(dirname(prismaPackage), require(prismaPackage).bin.prisma);

for (const database of databases) {
  const schema = join(prismaFolder, database, 'schema.prisma');
  writeFileSync(schema, schemaOf(database));
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate', '--schema', schema, '--no-hints'], {
    cwd: dirname(prismaFolder),
    encoding: 'utf8',
    // Generating needs no schema engine, but Prisma downloads one first unless told where it is.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nprisma generate failed for ${database}\n`);
    process.exit(1);
  }
}
