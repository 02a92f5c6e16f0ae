import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledPackages } from '../scripts/package/bundled.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const npmPack = ['pack', '--dry-run', '--json', '--ignore-scripts'];

/** A folder with the manifest of this one, and a file in place of each of its files and folders. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-package-'));
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (!/^(?:node_modules|\.git)$/.test(entry.name)) put(entry.isDirectory() ? `${entry.name}/some.txt` : entry.name);
  for (const name of ['dist/index.js', 'dist/index.d.ts', 'prisma/sqlite/migrations/1/migration.sql', 'louter.db'])
    put(name);
  for (const name of ['.env', 'src/index.ts', 'prisma/sqlite/schema.prisma', 'test-data/dialects/some.txt']) put(name);
  for (const name of ['generated/louter.toml.schema.json', 'generated/page/index.html']) put(name);
  for (const name of ['dist/index.js.map', 'dist/cli/main.js.map', 'node_modules/express/index.js']) put(name);
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '');
}

interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

function packedFrom(cwd: string): Packed | undefined {
  const [packed]: readonly Packed[] = JSON.parse(
    execFileSync('npm', npmPack, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return packed;
}

test('the package holds what runs and what it answers with, and nothing else of the repository', () => {
  expect(
    packedFrom(folder)
      ?.files.map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    ...(readdirSync(root).includes('dist') ? ['dist/some.txt'] : []),
    'generated/louter.toml.schema.json',
    'generated/page/index.html',
    'package.json',
    'prisma/sqlite/migrations/1/migration.sql',
    'prisma/sqlite/schema.prisma',
    'test-data/some.txt',
  ]);
});

test('what package.json leads to is among it', () => {
  const { bin, exports, files }: Record<'bin' | 'exports', object> & { files: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const targets = JSON.stringify([bin, exports]).match(/\.\/[^"]+\.(?:js|ts)/g) ?? [];
  expect(targets).toHaveLength(3);
  for (const target of targets) expect(files).toContain(target.split('/')[1]);
});

test.skipIf(!existsSync(join(root, 'dist')))('the package takes at most 4.5 MB', () => {
  const packed = packedFrom(root);
  expect(packed?.size).toBeLessThan(4_500_000);
  const paths = packed?.files.map(({ path }) => path) ?? [];
  expect(paths.filter((path) => /\.(?:map|c|ts|node)$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['dist/LICENSES.txt', 'dist/cli/bin.js', 'dist/record/worker.js']));
});

test.skipIf(!existsSync(join(root, 'dist')))('the bundles import only what is installed with the package', () => {
  const {
    dependencies,
    peerDependencies,
  }: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(readRoot('package.json'));
  const bundles = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist', file), 'utf8'));
  const imported = bundles.flatMap((code) =>
    [
      ...code.matchAll(
        /^(?:import|export)\b[^'"\n]*?\bfrom ['"]([^'".][^'"]*)['"];?$|\bimport\(['"]([^'".][^'"]*)['"]\)/gm,
      ),
    ].map(([, statically, dynamically]) => statically ?? dynamically ?? ''),
  );
  const packages = new Set(imported.map(packageOf).filter((name) => !isBuiltin(name)));
  // Peers are optional: what imports them reports which of them are missing.
  const installed = Object.keys(dependencies).filter((name) => !bundledPackages.includes(name));
  expect([...installed, ...Object.keys(peerDependencies)]).toEqual(expect.arrayContaining([...packages]));
  expect([...packages]).toEqual(expect.arrayContaining(installed));
});

test('each dependency is pinned, and what the gateway runs with has neither the tools of development nor an install script', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readRoot('package.json'));
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const {
    packages,
  }: { packages: Record<string, Record<'dev' | 'optional' | 'devOptional' | 'hasInstallScript', true>> } = JSON.parse(
    readRoot('package-lock.json'),
  );
  // As `npm start` installs them: npm ci --omit=dev --omit=optional.
  const installed = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  );
  const names = installed.map(([path]) => path.replace('node_modules/', ''));
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toEqual(expect.arrayContaining(['prisma']));
  expect(names).not.toEqual(expect.arrayContaining(['typescript']));
  expect(names.length).toBeLessThanOrEqual(140);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const readRoot = (file: string): string => readFileSync(join(root, file), 'utf8');
