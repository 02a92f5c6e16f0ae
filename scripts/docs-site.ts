import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run docs:build`: builds a site from docs/ into docs/.vitepress/dist. The generator is installed into docs/ on first use:
 * it takes 100 MB that starting the gateway does not need. A link to a page that does not exist ends the build with 1.
 */
const folder = fileURLToPath(new URL('../docs', import.meta.url));

const run = (command: string, args: readonly string[]): void => {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

if (!isInstalled()) {
  console.error('installing the site generator into docs/node_modules …');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}
run(process.execPath, [join(folder, 'node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build']);
console.error(`built ${join(folder, '.vitepress', 'dist')}: serve it with any static file server`);

/** npm writes its own copy of the lockfile last. */
function isInstalled(): boolean {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(installed) && versionIn(installed) === versionIn(join(folder, 'package-lock.json'));
}

function versionIn(lockfile: string): string | undefined {
  const { packages }: { packages: Record<string, { version: string }> } = JSON.parse(readFileSync(lockfile, 'utf8'));
  return packages['node_modules/vitepress']?.version;
}
