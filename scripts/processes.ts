import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';

const exitHandlers = new Set<() => void>();

/**
 * Has `end` called when this process ends, on its own or by a signal, so that nothing it started outlives it.
 * Gives back what takes that back.
 */
export function onProcessExit(end: () => void): () => void {
  if (exitHandlers.size === 0 && process.listenerCount('exit', runExitHandlers) === 0) {
    process.on('exit', runExitHandlers);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  exitHandlers.add(end);
  return () => void exitHandlers.delete(end);
}

function runExitHandlers(): void {
  for (const end of exitHandlers) end();
}

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
  if (pid !== undefined) kill(-pid);
}

/** The variable by which what a command started is known, however far it has gone from its group. */
const markName = 'LOUTER_STARTED_BY';

/** Ends what still carries the mark. Only Linux shows the environment of processes; elsewhere the group must do. */
function endMarked(mark: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc')) {
    if (/^\d+$/.test(pid) && environmentOf(pid).includes(`${markName}=${mark}`)) kill(Number(pid));
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

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Gone already.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** The environment of the caller, by which npm and pip find their registries, caches and certificates. */
export const callersEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Installs packages of npm into a folder of their own, by a manifest. This needs a network. */
export async function installPackages(
  folder: string,
  manifest: { dependencies: object; allowScripts?: object },
  { options, timeoutMs }: { options: readonly string[]; timeoutMs: number },
): Promise<Finished> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }, null, 2));
  return run({
    file: 'npm',
    arguments: ['install', '--prefix', folder, '--no-audit', '--no-fund', ...options],
    environment: callersEnvironment(),
    timeout: timeoutMs,
  });
}

/**
 * What the group of a pattern matches in the output of a process, once it does.
 * @throws {Error} if the process ends before, or takes longer; the message contains its output.
 */
export async function untilPrinted(
  child: ChildProcess,
  pattern: RegExp,
  { what, from = 'stdout', timeoutMs }: { what: string; from?: 'stdout' | 'stderr'; timeoutMs: number },
): Promise<string> {
  const stream = child[from];
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (problem: string): void => reject(new Error(`${what} ${problem}:\n${output}`));
      timer = setTimeout(() => fail(`did not listen within ${timeoutMs / 1000} s`), timeoutMs);
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('error', reject);
      child.once('close', (code, signal) => fail(`ended with ${signal ?? code} before it listened`));
    });
  } finally {
    clearTimeout(timer);
    // Later output is read and discarded, so that the process does not block.
    stream?.removeAllListeners('data').resume();
  }
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
