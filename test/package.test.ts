import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundled = 'node_modules/@prisma/adapter-better-sqlite3';

/** A folder with the manifest of this one, and a file in place of each of its files and folders. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-package-'));
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (!/^(?:node_modules|\.git)$/.test(entry.name)) put(entry.isDirectory() ? `${entry.name}/some.txt` : entry.name);
  for (const name of ['dist/index.js', 'dist/index.d.ts', 'prisma/sqlite/migrations/1/migration.sql', 'louter.db'])
    put(name);
  for (const name of ['.env', 'src/index.ts', 'prisma/sqlite/schema.prisma', `${bundled}/index.js`]) put(name);
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, bundled, 'package.json'), '{"name":"@prisma/adapter-better-sqlite3","version":"1.0.0"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '');
}

test('the package holds what runs and what it answers with, and nothing else of the repository', () => {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [packed]: { files: { path: string }[] }[] = JSON.parse(
    execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  expect(packed?.files.map(({ path }) => path).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    ...(readdirSync(root).includes('dist') ? ['dist/some.txt'] : []),
    'generated/some.txt',
    `${bundled}/index.js`,
    `${bundled}/package.json`,
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
