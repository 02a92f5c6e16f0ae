import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether a command was given `--check`; another argument ends the process with 2. */
export function readCheckOption(command: string): boolean {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => option !== '--check');
  if (unknown.length > 0) {
    console.error(`${command}: unknown argument ${unknown.join(' ')}; it takes --check only`);
    process.exit(2);
  }
  return options.length > 0;
}

/**
 * Writes the files that differ from what a command makes, by their paths in the repository; with `isChecking` it only names
 * them, and the exit code is 1.
 */
export function updateFiles(command: string, expected: ReadonlyMap<string, string>, isChecking: boolean): void {
  const stale = findStaleFiles(root, expected);
  for (const [path, content] of stale) {
    if (!isChecking) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    console.error(`${path}: ${isChecking ? `stale; run \`npm run ${command}\` and commit it` : 'written'}`);
  }
  if (isChecking && stale.length > 0) process.exitCode = 1;
}

/** The files that are missing or have another content, with what they should have. */
export function findStaleFiles(
  folder: string,
  expected: ReadonlyMap<string, string>,
): [path: string, content: string][] {
  const contentOf = (path: string): string | undefined =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  return [...expected].filter(([path, content]) => contentOf(path) !== content);
}

/** The files in a folder that nothing makes, but those below `failed`: what a source with an error makes is not known. */
export function findOrphans(
  folder: string,
  {
    expected,
    failed,
    from = root,
  }: { expected: ReadonlyMap<string, string>; failed: readonly string[]; from?: string },
): string[] {
  return readdirSync(join(from, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !expected.has(path) && !failed.some((target) => path.startsWith(target)))
    .toSorted();
}
