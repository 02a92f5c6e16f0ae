import { spawn, type ChildProcess } from 'node:child_process';
import { endWithUs } from '../children.ts';

/** What a finished process said. */
export interface Finished {
  /** `null` when it was ended by a signal. */
  code: number | null;
  stdout: string;
  stderr: string;
  milliseconds: number;
  timedOut: boolean;
}

export interface Command {
  file: string;
  arguments: readonly string[];
  cwd?: string;
  /** The whole environment: nothing is inherited. */
  environment: Record<string, string>;
  /** Milliseconds after which it and all it started are ended. */
  timeout: number;
}

/** Runs a command to its end. Its children are ended with it. */
export async function run(command: Command): Promise<Finished> {
  const started = performance.now();
  const child = start(command);
  const forget = endWithUs(() => endGroup(child, 'SIGKILL'));
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    endGroup(child, 'SIGKILL');
  }, command.timeout);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(timer);
  forget();
  endGroup(child, 'SIGKILL');
  return {
    code,
    stdout: Buffer.concat(stdout).toString(),
    stderr: Buffer.concat(stderr).toString(),
    milliseconds: performance.now() - started,
    timedOut,
  };
}

/** Starts a command at the head of a process group of its own. */
const start = (command: Omit<Command, 'timeout'>): ChildProcess =>
  spawn(command.file, command.arguments, {
    cwd: command.cwd,
    env: command.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

/** Signals a process and everything it started. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The whole group is gone already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
