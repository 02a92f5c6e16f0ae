import { readFileSync } from 'node:fs';

/** Louter's own version, out of the package this file is in (from `src/core` and `dist/core` alike). */
export function ownVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
