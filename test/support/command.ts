import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/**
 * The command line that tests start: the build where `npm test` has just made it, as its start takes half the CPU time, else
 * the sources.
 */
export const entry =
  process.env['LOUTER_TEST_ENTRY'] ?? fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Surroundings {
  /** The folder that the command starts in, which is its home folder too. */
  readonly cwd: string;
  /** Beside `PATH`, which is the caller's: the only variable of it that a command gets. */
  readonly env?: Readonly<Record<string, string>>;
}

const environment = ({ cwd, env }: Surroundings): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: cwd,
  ...env,
});

/** Runs a command of `louter` as a process until it exits: for those that end themselves, as servers do, and for the start itself. */
export function louterProcess(words: readonly string[], surroundings: Surroundings): Promise<Finished> {
  const child = spawn(process.execPath, [entry, ...words], {
    cwd: surroundings.cwd,
    env: environment(surroundings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const finished: Finished = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (finished.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (finished.stderr += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...finished, code }));
  });
}

/** Commands of this process share its folder, environment and output, so each waits for the one before. */
let last: Promise<unknown> = Promise.resolve();

/** Runs a command of `louter` in this process until it is done, without the cost of a start. */
export function louter(words: readonly string[], surroundings: Surroundings): Promise<Finished> {
  const finished = last.then(() => runHere(words, surroundings));
  last = finished.catch(() => {});
  return finished;
}

async function runHere(words: readonly string[], surroundings: Surroundings): Promise<Finished> {
  if (surroundings.env?.['NODE_OPTIONS'] !== undefined) throw new Error('NODE_OPTIONS are of a process: louterProcess');
  const before = { cwd: process.cwd(), env: { ...process.env }, code: process.exitCode };
  const ends = [endOf(process.stdout), endOf(process.stderr)] as const;
  try {
    process.chdir(surroundings.cwd);
    setEnvironment(environment(surroundings));
    process.exitCode = undefined;
    // Loaded when needed: not every test that starts a process runs a command.
    const { runProgram } = await import('../../src/cli/program.ts');
    await runProgram([process.execPath, entry, ...words]);
    return { code: currentExitCode(), stdout: ends[0].written(), stderr: ends[1].written() };
  } finally {
    for (const end of ends) end.restore();
    process.exitCode = before.code;
    setEnvironment(before.env);
    process.chdir(before.cwd);
  }
}

/** A function, as the compiler does not see that the command sets it. */
const currentExitCode = (): number => Number(process.exitCode ?? 0);

/** Collects what is written to an output in place of writing it. */
function endOf(output: NodeJS.WriteStream) {
  const bytes: Buffer[] = [];
  const listeners = new Set(output.listeners('error'));
  const write = vi.spyOn(output, 'write').mockImplementation((data: string | Uint8Array, ...rest: unknown[]) => {
    bytes.push(Buffer.from(data));
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  });
  return {
    written: (): string => Buffer.concat(bytes).toString('utf8'),
    restore(): void {
      write.mockRestore();
      for (const each of output.listeners('error')) if (!listeners.has(each)) output.off('error', each as () => void);
    },
  };
}

/** In place, as sources hold the object. */
function setEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  Object.assign(process.env, env);
}
