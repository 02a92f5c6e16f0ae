import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface GeneratedFiles {
  root: string;
  /** Where all generated files are, below `root`. Others may have files elsewhere. */
  folder: string;
  /** What is to be in each file, by its path from `root`. */
  expected: ReadonlyMap<string, string>;
  /** The beginnings of the paths whose source has an error: what they should contain is not known. */
  failed: readonly string[];
}

/** The files that are missing or have another content, with what they should have; and those in the folder that nothing makes. */
export function findStaleFiles({ root, folder, expected, failed }: GeneratedFiles): {
  stale: [path: string, content: string][];
  orphans: string[];
} {
  const contentOf = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const present = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  return {
    stale: [...expected].filter(([path, content]) => contentOf(path) !== content),
    orphans: present.filter((path) => !expected.has(path) && !failed.some((target) => path.startsWith(target))),
  };
}
