import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ownFixtures } from '../replay/fixtures.ts';
import { describeFault, validateFixtures } from '../replay/validate-fixtures.ts';
import { print, printJson, printMessage } from './output.ts';

/**
 * Prints what is wrong with fixtures, or with a trace; exit code 1 where anything is.
 * @throws {CommandError} when there is neither such a folder nor such a trace.
 */
export async function validate(subject: string | undefined, options: { config?: string; json?: true }): Promise<void> {
  const root = subject === undefined ? ownFixtures : resolve(subject);
  const found =
    subject === undefined || existsSync(root)
      ? { of: relative('', root) || '.', faults: fixtureFaults(root) }
      : { of: `trace ${subject}`, faults: await traceFaults(subject, options) };
  printFaults(found, options);
}

interface ShownFault {
  /** In one line. */
  line: string;
  /** As JSON says it. */
  fields: object;
}

const fixtureFaults = (root: string): ShownFault[] =>
  validateFixtures(root).map((fault) => {
    const shown = { ...fault, file: relative(process.cwd(), fault.file) };
    return { line: describeFault(shown), fields: shown };
  });

async function traceFaults(id: string, options: { config?: string }): Promise<ShownFault[]> {
  // The database takes longer to load than fixtures take to check.
  const { findViolations: violationsIn } = await import('./trace-violations.ts');
  return (await violationsIn(id, options)).map((violation) => {
    const { at, event, path, what } = violation;
    return {
      line: [at, ...(event === null ? [] : [`event ${event}`]), path, what].filter((part) => part !== '').join(': '),
      fields: violation,
    };
  });
}

function printFaults({ of, faults }: { of: string; faults: readonly ShownFault[] }, { json }: { json?: true }): void {
  if (json) printJson(faults.map(({ fields }) => fields));
  else for (const { line } of faults) print(line);
  printMessage(`${faults.length === 0 ? 'no fault' : `${faults.length} fault(s)`} in ${of}`);
  if (faults.length > 0) process.exitCode = 1;
}
