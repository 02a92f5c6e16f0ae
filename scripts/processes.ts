import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { onProcessExit } from '../children.ts';

/** The output of a finished process. */
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

/** Runs a command to its end. All that it started is ended with it, daemons too. */
export async function run(command: Command): Promise<Finished> {
  const started = performance.now();
  const mark = randomUUID();
  const child = start(command, mark);
  const endAll = (): void => {
    endGroup(child);
    endMarked(mark);
  };
  const forget = onProcessExit(endAll);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    endAll();
  }, command.timeout);
  // What it left behind may hold on to its output: that is closed only when all are ended.
  child.once('exit', endAll);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearTimeout(timer);
    forget();
  });
  return {
    code,
    stdout: Buffer.concat(stdout).toString(),
    stderr: Buffer.concat(stderr).toString(),
    milliseconds: performance.now() - started,
    timedOut,
  };
}

/** Starts a command at the head of a process group of its own. */
const start = (command: Omit<Command, 'timeout'>, mark: string): ChildProcess =>
  spawn(command.file, command.arguments, {
    cwd: command.cwd,
    env: { ...command.environment, [markName]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

/** Ends a process and everything in its group. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) end(-pid);
}

/** The variable by which what a command started is known, however far it has gone from its group. */
const markName = 'LOUTER_STARTED_BY';

/** Ends what still carries the mark. Only Linux shows the environment of processes; elsewhere the group must do. */
function endMarked(mark: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc')) {
    if (/^\d+$/.test(pid) && environmentOf(pid).includes(`${markName}=${mark}`)) end(Number(pid));
  }
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch (error) {
    // It ended, or is not ours.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Gone already.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
