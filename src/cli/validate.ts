import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ownFixtures } from '../traces/fixtures.ts';
import { describeFault, validateFixture, validateFixtures } from '../traces/validate-fixtures.ts';
import { CommandError } from './command-error.ts';

/**
 * Prints what is wrong with fixtures; exit code 1 where anything is.
 * @throws {CommandError} when there is no such folder.
 */
export function validate(folder: string | undefined, options: { json?: true }): void {
  const root = folder === undefined ? ownFixtures : resolve(folder);
  if (!existsSync(root)) throw new CommandError(`${folder ?? root}: there is no such folder`, 2);
  const found = existsSync(join(root, 'meta.json')) ? validateFixture(root) : validateFixtures(root);
  const faults = found.map((fault) => ({ ...fault, file: relative(process.cwd(), fault.file) }));
  if (options.json) process.stdout.write(`${JSON.stringify(faults, null, 2)}\n`);
  else for (const fault of faults) process.stdout.write(`${describeFault(fault)}\n`);
  process.stderr.write(
    `louter: ${faults.length === 0 ? 'no fault' : `${faults.length} fault(s)`} in ${relative('', root) || '.'}\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
