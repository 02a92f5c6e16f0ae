import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
    'generated/some.txt',
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

test.skipIf(!existsSync(join(root, 'dist')))(
  'the package takes at most 5.5 MB, and no bundled package is missing',
  () => {
    const packed = packedFrom(root);
    expect(packed?.size).toBeLessThan(5_500_000);
    const paths = packed?.files.map(({ path }) => path) ?? [];
    expect(paths.filter((path) => /\.(?:map|c|ts|node)$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
    const bundled = paths.filter((path) => path.startsWith('dist/bundled/')).map((path) => path.slice(13));
    expect(bundled).toEqual(
      expect.arrayContaining(['LICENSES.txt', 'express.js', 'prisma-adapter-better-sqlite3.js', 'pino-pretty.js']),
    );
  },
);

test.skipIf(!existsSync(join(root, 'dist')))(
  'the compiled files import only what is installed with the package',
  () => {
    const {
      dependencies,
      peerDependencies,
    }: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(readRoot('package.json'));
    const compiled = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.startsWith('bundled'))
      .map((file) => readFileSync(join(root, 'dist', file), 'utf8'));
    const imported = compiled.flatMap((code) =>
      [
        ...code.matchAll(
          /^(?:import|export)\b[^'"\n]*?\bfrom ['"]([^'".][^'"]*)['"];?$|\bimport\(['"]([^'".][^'"]*)['"]\)/gm,
        ),
      ].map(([, statically, dynamically]) => statically ?? dynamically ?? ''),
    );
    const packages = new Set(imported.filter((name) => !name.startsWith('node:')).map(packageOf));
    // Peers are optional: what imports them reports which of them are missing.
    const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    expect(known).toEqual(expect.arrayContaining([...packages]));
  },
);

test('at most 60 packages are installed, each pinned and without an install script', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readRoot('package.json'));
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const { packages }: { packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }> } = JSON.parse(
    readRoot('package-lock.json'),
  );
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  expect(installed.length).toBeLessThanOrEqual(60);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const readRoot = (file: string): string => readFileSync(join(root, file), 'utf8');
