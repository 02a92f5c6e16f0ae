import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callersEnvironment, run } from './processes.ts';

/** Why there is nothing to run: no Python, or no packages. */
export class Unavailable extends Error {}

/**
 * A Python that has what a file of requirements names, in a virtual environment under node_modules/.cache that is made
 * once for each list of requirements. This is the only step that needs a network. Gives back the interpreter.
 * @param what a short name of the packages, for messages
 * @throws {Unavailable} when there is no Python 3.10 with venv, or pip does not get the packages in time.
 */
export async function pythonWith(requirements: string, what: string): Promise<string> {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
  const folder = join(cache, `${basename(dirname(requirements))}-${version}`);
  const python = join(folder, 'bin', 'python');
  // Written last: without it an installation was broken off.
  const ready = join(folder, 'ready');
  if (existsSync(ready)) return python;
  rmSync(folder, { recursive: true, force: true });
  process.stderr.write(`installing ${what} of ${requirements} (a minute, once)\n`);
  const modern = 'import sys; sys.exit(sys.version_info < (3, 10))';
  await step('no Python 3.10 or newer', 'python3', ['-c', modern], 20_000);
  await step('python3 has no venv', 'python3', ['-m', 'venv', folder], 60_000);
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check', '-r', requirements];
  await step(`pip did not get ${what}`, python, pip, 240_000);
  writeFileSync(ready, '');
  return python;

  async function step(failure: string, file: string, args: readonly string[], timeout: number): Promise<void> {
    const finished = await run({ file, arguments: args, environment: callersEnvironment(), timeout }).catch(
      (error: unknown) => {
        throw new Unavailable(failure, { cause: error });
      },
    );
    if (finished.code === 0) return;
    rmSync(folder, { recursive: true, force: true });
    const lastLine = finished.stderr.trim().split('\n').at(-1);
    throw new Unavailable(finished.timedOut ? `${failure} within ${timeout / 1000} s` : [failure, lastLine].join(': '));
  }
}
