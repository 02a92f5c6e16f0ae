// Generates the Prisma client of each database. Works offline and prints nothing unless it fails.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The databases that clients are generated for: each is a folder of `prisma/` with its own `base.prisma`. The client of the second
 * is in the folder of the first. SQLite's integers have 64 bits, which Prisma does not know; where several gateways write,
 * the numbers of exchanges and chunks need them.
 */
const databases = {
  sqlite: (models) => models,
  postgresql: (models) => models.replaceAll(/^(\s+(?:id|seq|exchangeSeq|resultSeq)\s+)Int\b/gm, '$1BigInt'),
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const prismaPackage = require.resolve('prisma/package.json');
const prisma = join(dirname(prismaPackage), require(prismaPackage).bin.prisma);
const models = readFileSync(join(root, 'prisma', 'models.prisma'), 'utf8');

// Prisma refuses a folder that it has emptied in part.
rmSync(join(root, 'src', 'record', 'store', 'prisma-client'), { recursive: true, force: true });

for (const [database, modelsOf] of Object.entries(databases)) {
  const folder = join(root, 'prisma', database);
  const schema = join(folder, 'schema.prisma');
  writeFileSync(schema, `${readFileSync(join(folder, 'base.prisma'), 'utf8')}\n${modelsOf(models)}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [prisma, 'generate', '--schema', schema, '--no-hints'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        // Generating needs no schema engine, but Prisma downloads one unless this is set.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        // Prisma would ask its maker for newer versions, and send what it counts.
        CHECKPOINT_DISABLE: '1',
      },
    },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nprisma generate failed for ${database}\n`);
    process.exit(1);
  }
}
