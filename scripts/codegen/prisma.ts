import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const sqliteSchema = fileURLToPath(new URL('../../prisma/sqlite/schema.prisma', import.meta.url));
const notice = '// Made by scripts/codegen.ts from ../sqlite/schema.prisma. Edit that file, not this one.\n';

/**
 * The schema of PostgreSQL. SQLite's integers have 64 bits, which Prisma does not know; where several gateways write, the numbers
 * of exchanges and chunks need them.
 */
function postgresqlSchema(sqlite: string): string {
  return (
    notice +
    sqlite
      .replace(/^\/\/.*\n/, '')
      .replace('generated/prisma/sqlite', 'generated/prisma/postgresql')
      .replace('provider = "sqlite"', 'provider = "postgresql"')
      .replaceAll(/^(\s+(?:id|seq|exchangeSeq|resultSeq|baseSeq)\s+)Int\b/gm, '$1BigInt')
  );
}

/** What the generator writes for browsers. */
const isForBrowsers = (file: string): boolean => /(?:^|\/)(?:browser|prismaNamespaceBrowser)\.ts$/.test(file);
/** What runs: the client of PostgreSQL has the types of the other one, since both have the same models. */
const sqliteNamespace = '../../sqlite/internal/prismaNamespace.ts';
const classFile = 'generated/prisma/postgresql/internal/class.ts';

/**
 * The Prisma client of each database and the schema of PostgreSQL, by their paths in the repository. Works offline.
 * @throws {Error} with Prisma's output if it fails.
 */
export function prismaOutputs(): Map<string, string> {
  const sqlite = readFileSync(sqliteSchema, 'utf8');
  const postgresql = postgresqlSchema(sqlite);
  return new Map([
    ['prisma/postgresql/schema.prisma', postgresql],
    ...[...clientOf('sqlite', sqlite)].filter(([file]) => !isForBrowsers(file)),
    [classFile, withTypesOf(sqliteNamespace, clientOf('postgresql', postgresql).get(classFile) ?? '')],
  ]);
}

const withTypesOf = (namespace: string, code: string): string =>
  code.replace('"./prismaNamespace.ts"', JSON.stringify(namespace));

/** The schema names its output relative to itself: Prisma generates in a copy of the folders that are concerned. */
function clientOf(database: string, schema: string): Map<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'louter-prisma-'));
  try {
    const schemaFile = join(root, 'prisma', database, 'schema.prisma');
    mkdirSync(dirname(schemaFile), { recursive: true });
    writeFileSync(schemaFile, schema);
    generate(schemaFile);
    const folder = `generated/prisma/${database}`;
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return new Map(
      files
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [`${folder}/${file.split(sep).join('/')}`, readFileSync(join(root, folder, file), 'utf8')]),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

function generate(schemaFile: string): void {
  const require = createRequire(import.meta.url);
  const packageFile = require.resolve('prisma/package.json');
  const { bin }: { bin: { prisma: string } } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const program = join(dirname(packageFile), bin.prisma);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'generate', '--schema', schemaFile, '--no-hints'],
    {
      // Prisma looks for @prisma/client from here.
      cwd: dirname(dirname(packageFile)),
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
  if (status !== 0) throw new Error(`prisma generate failed for ${schemaFile}:\n${stdout}${stderr}`);
}
