import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of Louter's package.json, in a checkout as in an installed package. */
export const packageFolder: string = findPackageFolder(import.meta.dirname);

/** Whether this runs from the sources: an installed package has bundles only. */
const isSource = import.meta.filename.endsWith('.ts');

/** A file of the package, by its path from {@link packageFolder}. */
export const packageFile = (path: string): string => join(packageFolder, path);

/**
 * The file that a process or thread of Louter starts with, by its path from `src/` without the extension; `tsdown.config.ts` lists
 * them, and puts them at the same paths in `dist/`.
 */
export const programFile = (name: string): string => packageFile(isSource ? `src/${name}.ts` : `dist/${name}.js`);

let version: string | undefined;

/** Louter's own version. It is read once: every exchange is recorded with it, which took 4 % of the recording thread's time. */
export function ownVersion(): string {
  if (version === undefined) {
    const manifest: { version: string } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
    ({ version } = manifest);
  }
  return version;
}

function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}
