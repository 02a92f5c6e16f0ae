import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProcessExit, untilPrinted } from './processes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A gateway with nothing under way gives its connections, its readers and its recorder up to 16 seconds, in ms. */
const stopWithin = 25_000;

/**
 * Builds Louter if necessary and returns the command line, so that tests run what is installed.
 * @throws {Error} if the build fails; its output is on stderr.
 */
export async function builtCommandLine(): Promise<string> {
  const build = spawn(process.execPath, [join(root, 'scripts', 'setup.mjs'), 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  return join(root, 'dist', 'cli', 'main.js');
}

/** A gateway in a process of its own. */
export interface GatewayProcess {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** The configuration it was started with. */
  configFile: string;
  /** A key of it, if it requires one. */
  key: string | undefined;
  /** The command line it is, for further commands on the same configuration. */
  entry: string;
  child: ChildProcess;
  /** Its stderr so far. */
  log(): string;
  /** Ends it as a user would, with SIGTERM; with SIGKILL when it takes longer than all it waits for itself. Gives back its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `louter serve --port 0` on a configuration of its own and waits until it listens.
 * Nothing of the caller's environment reaches it but `PATH`.
 * @throws {Error} if it ends, or does not listen within `timeoutMs` milliseconds (default: 20,000); the error contains its log.
 */
export async function startGatewayProcess(options: {
  /** The configuration, as TOML. */
  config: string;
  /** Where the configuration is written, and what it names by relative paths is kept. */
  directory: string;
  /** The command line to run: `dist/cli/main.js`, or `src/cli/main.ts`. */
  entry: string;
  nodeArguments?: readonly string[];
  environment?: Record<string, string>;
  /** One of `server.keys` in the configuration. */
  key?: string | undefined;
  timeoutMs?: number;
}): Promise<GatewayProcess> {
  const { config, directory, entry, key, nodeArguments = [], environment = {}, timeoutMs = 20_000 } = options;
  mkdirSync(directory, { recursive: true });
  const configFile = join(directory, 'louter.toml');
  writeFileSync(configFile, config);
  const child = fork(entry, ['serve', '--config', configFile, '--port', '0'], {
    cwd: directory,
    env: { PATH: process.env['PATH'] ?? '', HOME: directory, ...environment },
    execArgv: [...nodeArguments],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve)).finally(forget);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    const code = await ended;
    clearTimeout(timer);
    return code;
  };
  try {
    const url = await untilPrinted(child, /^louter listening on (http:\S+)$/m, { what: 'the gateway', timeoutMs });
    return { url, key, configFile, entry, child, log: () => log, stop };
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw new Error(`${error instanceof Error ? error.message : String(error)}; its log:\n${log}`, { cause: error });
  }
}
