import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** Runs a command of `louter` until it exits. Of the caller's environment it gets `PATH` only. */
export function louter(
  words: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Finished> {
  const child = spawn(process.execPath, [entry, ...words], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, ...env },
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
