import { type ChildProcess, spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants as system, tmpdir } from 'node:os';
import { delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import type { PlannedFile, RunPlan, UserFiles } from './agent.ts';

/** The files of the user who runs this process. Files that cannot be read count as absent. */
export const userFiles: UserFiles = {
  read(path) {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  },
  list(path) {
    try {
      return readdirSync(path).toSorted();
    } catch {
      return [];
    }
  },
};

/** A program, or why there is none: it is missing, or it may not be executed. */
export type FoundCommand =
  | { readonly path: string }
  | { readonly problem: 'missing' | 'not-executable'; readonly path: string };

/** Finds a command in the folders of `PATH`, then in `~/.local/bin`; a name with a slash is a path. */
export function findCommand(command: string, environment: Environment): FoundCommand {
  if (command.includes('/') || command.includes(sep))
    return foundAt(resolve(command)) ?? { problem: 'missing', path: command };
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  const names = process.platform === 'win32' ? [`${command}.exe`, `${command}.cmd`] : [command];
  const found = [...folders, join(userFolders(environment).home, '.local', 'bin')].flatMap((folder) =>
    names.flatMap((name) => foundAt(join(folder, name)) ?? []),
  );
  return found.find((each) => !('problem' in each)) ?? found[0] ?? { problem: 'missing', path: command };
}

function foundAt(path: string): FoundCommand | undefined {
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  } catch {
    // A folder of the PATH that this user may not read: a shell skips it too.
    return undefined;
  }
  try {
    accessSync(path, constants.X_OK);
    return { path };
  } catch {
    return { problem: 'not-executable', path };
  }
}

const folderName = /^louter-run-(\d+)-/;

/** The folder in which the folders of runs are created. */
export const runFoldersIn = (environment: Environment): string => {
  const runtime = environment['XDG_RUNTIME_DIR'];
  return runtime !== undefined && isAbsolute(runtime) && statSync(runtime, { throwIfNoEntry: false })?.isDirectory()
    ? runtime
    : tmpdir();
};

/** Creates a folder for one run, for this user only, and deletes those of processes that were killed. */
export function createRunFolder(environment: Environment): string {
  const parent = runFoldersIn(environment);
  for (const folder of abandonedRunFolders(environment)) removeFolder(folder);
  return mkdtempSync(join(parent, `louter-run-${process.pid}-`));
}

/** The folders of this user's runs whose processes were killed. */
export function abandonedRunFolders(environment: Environment): string[] {
  const parent = runFoldersIn(environment);
  return userFiles.list(parent).flatMap((name) => {
    const pid = folderName.exec(name)?.[1];
    const folder = join(parent, name);
    return pid !== undefined && isOurs(folder) && !isAlive(Number(pid)) ? [folder] : [];
  });
}

const isOurs = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Deletes the folder of a run; the targets of its links stay. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Writes the files and links of a plan. */
export function writePlan({ files = [], links = [] }: RunPlan): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, content, { mode: 0o600 });
  }
  for (const { path, target, isMade } of links) {
    if (isMade) mkdirSync(target, { recursive: true });
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    symlinkSync(target, path, statSync(target, { throwIfNoEntry: false })?.isDirectory() ? 'junction' : 'file');
  }
}

/** The copies of the user's files that the agent has changed. */
export const changedCopies = ({ files = [] }: RunPlan): PlannedFile[] =>
  files.filter(({ path, content, copyOf }) => copyOf !== undefined && userFiles.read(path) !== content);

/** How long an agent may take to end after a signal was passed on. */
const killAfterMs = 10_000;

/** Signals that end this process; a terminal sends the first two to the agent itself. */
const keyboardSignals = ['SIGINT', 'SIGQUIT'] as const;
const forwardedSignals = ['SIGTERM', 'SIGHUP'] as const;

/** Keeps this process alive for its agent: signals are the agent's alone, or are passed on to it. */
export class SignalGuard {
  #child: ChildProcess | undefined;
  #pending: NodeJS.Signals | undefined;
  readonly #listeners: (readonly [NodeJS.Signals, () => void])[];

  constructor() {
    const keep = (signal: NodeJS.Signals) => (): void => {
      if (!this.#child) this.#pending = signal;
    };
    const forward = (signal: NodeJS.Signals) => (): void => {
      this.#pending = signal;
      this.#forward();
    };
    this.#listeners = [
      ...keyboardSignals.map((signal) => [signal, keep(signal)] as const),
      ...forwardedSignals.map((signal) => [signal, forward(signal)] as const),
    ];
    for (const [signal, listener] of this.#listeners) process.on(signal, listener);
  }

  /** A signal that arrived before the agent was started. */
  get pending(): NodeJS.Signals | undefined {
    return this.#pending;
  }

  guard(child: ChildProcess): void {
    this.#child = child;
    if (this.#pending) this.#forward();
  }

  release(): void {
    for (const [signal, listener] of this.#listeners) process.off(signal, listener);
  }

  #forward(): void {
    const child = this.#child;
    if (!child || this.#pending === undefined) return;
    child.kill(this.#pending);
    setTimeout(
      () => child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'),
      killAfterMs,
    ).unref();
  }
}

/** The exit code of a process that a signal ended, as a shell reports it. */
const codeOfSignal = (signal: NodeJS.Signals): number => 128 + system.signals[signal];

/** Exit codes of a command that could not be started, as those of `env`. */
const startFailures: Readonly<Record<string, number>> = { ENOENT: 127, EACCES: 126, ENOEXEC: 126, EPERM: 126 };

/**
 * Runs an agent in this terminal and process group, and returns its exit code: 128+n if signal n ended it, 126 or 127 if it
 * could not be started.
 */
export function launch(
  path: string,
  plan: RunPlan,
  { environment, guard }: { environment: Environment; guard: SignalGuard },
): Promise<number> {
  if (guard.pending) return Promise.resolve(codeOfSignal(guard.pending));
  const child = spawn(path, plan.arguments, { stdio: 'inherit', env: { ...environment } });
  guard.guard(child);
  return new Promise((done, reject) => {
    child.once('error', (error) => {
      const code = startFailures[codeOf(error) ?? ''];
      if (code === undefined) reject(error);
      else done(code);
    });
    child.once('exit', (code, signal) => done(signal === null ? (code ?? 1) : codeOfSignal(signal)));
  });
}

/** The environment of an agent. Variables whose value is one of `secrets` are removed. */
export function environmentFor(
  plan: Pick<RunPlan, 'environment' | 'unset'>,
  { user, secrets }: { user: Environment; secrets: readonly string[] },
): Environment {
  const removed = new Set(plan.unset);
  const kept = Object.entries(user).filter(
    ([name, value]) => value !== undefined && !removed.has(name) && !secrets.includes(value),
  );
  const direct = (list: string | undefined): string =>
    [...new Set([...(list ?? '').split(',').filter(Boolean), '127.0.0.1', 'localhost'])].join(',');
  return {
    ...Object.fromEntries(kept),
    NO_PROXY: direct(user['NO_PROXY'] ?? user['no_proxy']),
    no_proxy: direct(user['no_proxy'] ?? user['NO_PROXY']),
    ...plan.environment,
  };
}

/** Ends processes of a run that outlived its agent. Only Linux shows the environment of processes, by which they are known. */
export function endDaemons(run: string, command: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of userFiles.list('/proc')) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    const environment = userFiles.read(`/proc/${pid}/environ`)?.split('\0');
    if (!environment?.includes(`LOUTER_RUN=${run}`) || !userFiles.read(`/proc/${pid}/cmdline`)?.includes(command))
      continue;
    try {
      process.kill(Number(pid), 'SIGTERM');
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
