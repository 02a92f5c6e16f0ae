import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pluralize } from '../core/shown.ts';
import type { TraceViolation } from '../record/wire-violations.ts';
import { bundledFixtures } from '../replay/fixtures.ts';
import { formatProblem, validateFixtures } from '../replay/validate-fixtures.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';

/**
 * Prints the spec violations of fixtures or of a trace; exit code 1 if there are any.
 * @throws {CommandError} if there is neither such a folder nor such a trace.
 */
export async function validate(subject: string | undefined, options: { config?: string; json?: true }): Promise<void> {
  const root = subject === undefined ? bundledFixtures : resolve(subject);
  const isFolder = subject === undefined || existsSync(root);
  const errors = isFolder ? fixtureErrors(root) : await traceErrors(subject, options);
  const name = isFolder ? relative('', root) || '.' : `trace ${subject}`;
  if (options.json) printJson(errors.map(({ fields }) => fields));
  else for (const { line } of errors) print(line);
  printMessage(`${errors.length === 0 ? 'no errors' : pluralize(errors.length, 'error')} in ${name}`);
  if (errors.length > 0) process.exitCode = 1;
}

interface ShownError {
  /** For people. */
  line: string;
  /** For `--json`. */
  fields: object;
}

const fixtureErrors = (root: string): ShownError[] =>
  validateFixtures(root).map((error) => {
    const shown = { ...error, file: relative(process.cwd(), error.file) };
    return { line: formatProblem(shown), fields: shown };
  });

async function traceErrors(id: string, options: { config?: string }): Promise<ShownError[]> {
  return (await findViolations(id, options)).map((violation) => {
    const { at, event, path, what } = violation;
    return {
      line: [at, ...(event === null ? [] : [`event ${event}`]), path, what].filter((part) => part !== '').join(': '),
      fields: violation,
    };
  });
}

/**
 * Where the messages of a trace violate their protocols.
 * @throws {CommandError} if there is no such trace.
 */
async function findViolations(id: string, options: { config?: string }): Promise<TraceViolation[]> {
  // The database takes longer to load than fixtures take to check.
  const [{ normalizeExchange }, { TraceStoreError }, { findTraceStore, withTraceStore }] = await Promise.all([
    import('../record/normalized-exchange.ts'),
    import('../record/store/store-error.ts'),
    import('./trace-store.ts'),
  ]);
  await findTraceStore(options).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${id}: no such folder, and no trace database to search for such a trace`, 2);
  });
  return withTraceStore(options, async (store) => {
    try {
      return normalizeExchange(await store.get(id)).violations;
    } catch (error) {
      if (error instanceof TraceStoreError && error.kind === 'not-found')
        throw new CommandError(`${id}: no such folder, and no trace with this id`, 2);
      throw error;
    }
  });
}
