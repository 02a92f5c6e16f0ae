import { readFileSync } from 'node:fs';

let version: string | undefined;

/**
 * Louter's own version, out of the package this file is in (from `src/core` and `dist/core` alike). It is read once: every
 * exchange is recorded with it, which took 4 % of the recording thread's time.
 */
export function ownVersion(): string {
  if (version === undefined) {
    const manifest: { version: string } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    ({ version } = manifest);
  }
  return version;
}
