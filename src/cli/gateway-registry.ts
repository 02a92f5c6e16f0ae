import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userFolders } from '../config/folders.ts';
import { asNumber, asObject, asString, parseJson } from '../core/json.ts';

/** A gateway of this user that `louter serve` started. Its file is readable by this user only. */
export interface RegisteredGateway {
  readonly url: string;
  readonly pid: number;
  /** When the process started, in a form that only equality is defined for; null if the system does not report it. */
  readonly started: string | null;
  /** The absolute path of its configuration; null for the built-in default. */
  readonly config: string | null;
  readonly version: string;
  /** Authorizes the routes of commands such as `louter reload`, in `x-louter-key`. */
  readonly controlToken: string;
}

const folderOf = (): string => join(userFolders().runtime, 'gateways');

/**
 * Writes `gateways/PID.json` into the runtime folder, and returns a function that removes it.
 * @throws {Error} of the file system, if the folder cannot be written.
 */
export function registerGateway(gateway: Omit<RegisteredGateway, 'pid' | 'started'>): () => void {
  const { pid } = process;
  const folder = folderOf();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  const content = {
    url: gateway.url,
    pid,
    started: startOf(pid),
    config: gateway.config,
    version: gateway.version,
    control_token: gateway.controlToken,
  };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The gateways whose processes exist, the newest file first. The files of others are deleted. */
export function registeredGateways(): RegisteredGateway[] {
  const folder = folderOf();
  return filesIn(folder).flatMap((name) => {
    const file = join(folder, name);
    const gateway = readGateway(file);
    if (gateway && isRunning(gateway)) return [gateway];
    rmSync(file, { force: true });
    return [];
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function readGateway(file: string): RegisteredGateway | undefined {
  const content = asObject(parseJson(readIfExists(file) ?? ''));
  const [url, version] = [asString(content?.['url']), asString(content?.['version'])];
  const [pid, controlToken] = [asNumber(content?.['pid']), asString(content?.['control_token'])];
  if (url === undefined || version === undefined || pid === undefined || controlToken === undefined) return undefined;
  return {
    url,
    pid,
    started: asString(content?.['started']) ?? null,
    config: asString(content?.['config']) ?? null,
    version,
    controlToken,
  };
}

/** A process id is reused: the process must also have started at the same time. */
function isRunning({ pid, started }: RegisteredGateway): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || now === started;
}

/** Linux: the clock ticks between the start of the machine and that of the process (proc(5), `starttime`), and which start. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  const text = readIfExists(`/proc/${pid}/stat`);
  // The second field is the name in parentheses, which may contain anything.
  const ticks = text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  if (ticks === undefined) return null;
  return `${readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${ticks}`;
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // ESRCH: a process that ended while its file was read.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
