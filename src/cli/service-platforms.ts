import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { CommandError } from './output.ts';
import { launchdLabel, launchdPlist, type ServiceProgram, systemdUnit } from './service-files.ts';

/** The state of an installed service. */
export interface ServiceState {
  readonly isRunning: boolean;
  readonly pid: number | null;
  /** The state in the manager's own terms, such as `active (running)`. */
  readonly description: string;
}

/** What keeps services running for a user. Its methods throw a `CommandError` if the manager does not do what is asked. */
export interface ServiceManager {
  /** Its name for people. */
  readonly title: string;
  /** The file that describes the service. */
  readonly file: string;
  /** The text of that file. */
  describe(program: ServiceProgram): string;
  /** Loads the file, which has been written, and starts the service at once and at each login. */
  install(): Promise<void>;
  /** Stops the service, and does not start it again. The file is there still. */
  uninstall(): Promise<void>;
  /** After the file was removed. */
  forget(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  restart(): Promise<void>;
  state(): Promise<ServiceState>;
  /** Prints the log until it ends, and returns the exit code of the program that prints it. */
  printLog(options: { lines: number; isFollowed: boolean }): Promise<number>;
  /** What the user should know once it is installed. */
  notes(): Promise<string[]>;
}

/** The manager of this system; `undefined` where Louter knows none. */
export function serviceManager(platform: NodeJS.Platform = process.platform): ServiceManager | undefined {
  if (platform === 'darwin') return new Launchd();
  return platform === 'win32' ? undefined : new Systemd();
}

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** @throws {CommandError} if there is no such program. */
function execute(program: string, words: readonly string[]): Promise<Finished> {
  return new Promise((resolve, reject) => {
    execFile(program, words, { timeout: commandTimeoutMs, encoding: 'utf8' }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') reject(noManager(`there is no ${program} on the PATH`));
      else resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
    });
  });
}

/** Stopping takes up to 35 s. */
const commandTimeoutMs = 60_000;

const noManager = (reason: string): CommandError =>
  new CommandError(
    `services cannot be managed here: ${reason}. louter service install --print shows what would be installed; louter serve runs without a service.`,
    1,
    'service',
  );

/** @throws {CommandError} with the last line of what the program reports, if it fails. */
async function executeOrThrow(program: string, words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await execute(program, words);
  if (code === 0) return stdout;
  const reason = stderr.trim().split('\n').at(-1) ?? '';
  if (/connect to .*bus/i.test(reason)) throw noManager(`systemd does not run for this user (${reason})`);
  throw new CommandError(`${program} ${words.join(' ')} failed (${reason || `exit code ${code}`})`, 1, 'service');
}

/** Prints to this terminal; ends with its reader or Ctrl-C. */
function printWith(program: string, words: readonly string[]): Promise<number> {
  // Ctrl-C ends the program that prints, and this process with it.
  process.on('SIGINT', () => {});
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => reject(noManager(`there is no ${program} on the PATH`)));
    child.once('close', (code) => resolve(code ?? 0));
  });
}

class Systemd implements ServiceManager {
  readonly title = 'systemd';
  readonly #unit = 'louter.service';
  // The folder of the user's configuration is louter/ in the same parent.
  readonly file = join(userFolders().config, '..', 'systemd', 'user', this.#unit);
  readonly describe = systemdUnit;

  async install(): Promise<void> {
    await this.#control('daemon-reload');
    await this.#control('enable', this.#unit);
    await this.restart();
  }

  async uninstall(): Promise<void> {
    await this.#control('disable', '--now', this.#unit);
  }

  async forget(): Promise<void> {
    await this.#control('daemon-reload');
  }

  async start(): Promise<void> {
    await this.#control('start', this.#unit);
  }

  async stop(): Promise<void> {
    await this.#control('stop', this.#unit);
  }

  async restart(): Promise<void> {
    // After repeated failures systemd refuses to start a unit until they are reset.
    await execute('systemctl', ['--user', 'reset-failed', this.#unit]);
    await this.#control('restart', this.#unit);
  }

  async state(): Promise<ServiceState> {
    const shown = await this.#control('show', this.#unit, '--property=ActiveState,SubState,MainPID');
    const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(shown)?.[1] ?? '';
    const pid = Number(value('MainPID'));
    return {
      isRunning: value('ActiveState') === 'active',
      pid: pid > 0 ? pid : null,
      description: `${value('ActiveState')} (${value('SubState')})`,
    };
  }

  printLog({ lines, isFollowed }: { lines: number; isFollowed: boolean }): Promise<number> {
    const words = ['--user', '--unit', this.#unit, '--output', 'cat', '--lines', String(lines)];
    return printWith('journalctl', [...words, ...(isFollowed ? ['--follow'] : ['--no-pager'])]);
  }

  async notes(): Promise<string[]> {
    const user = environment['USER'] ?? environment['LOGNAME'] ?? '';
    const asked = ['show-user', ...(user === '' ? [] : [user]), '--property=Linger', '--value'];
    const lingers = await execute('loginctl', asked).catch(() => undefined);
    return lingers?.stdout.trim() === 'yes'
      ? []
      : ['it ends when you log out; loginctl enable-linger lets it run from the start of the machine on'];
  }

  #control(...words: string[]): Promise<string> {
    return executeOrThrow('systemctl', ['--user', ...words]);
  }
}

/** How often, and how long in total, a job that ends is looked for. */
const bootoutPollMs = 250;
const maxBootoutPolls = 160;

class Launchd implements ServiceManager {
  readonly title = 'launchd';
  readonly file = join(userFolders().home, 'Library', 'LaunchAgents', `${launchdLabel}.plist`);
  readonly #log = join(userFolders().home, 'Library', 'Logs', 'louter.log');
  readonly #domain = `gui/${process.getuid?.() ?? 0}`;
  readonly #job = `${this.#domain}/${launchdLabel}`;

  describe(program: ServiceProgram): string {
    return launchdPlist(program, this.#log);
  }

  async install(): Promise<void> {
    await this.uninstall();
    await this.#control('enable', this.#job);
    await this.#control('bootstrap', this.#domain, this.file);
  }

  async uninstall(): Promise<void> {
    if (!(await this.#isLoaded())) return;
    await this.#control('bootout', this.#job);
    // It returns before the job has ended, and a job that ends cannot be loaded.
    for (let polls = 0; polls < maxBootoutPolls && (await this.#isLoaded()); polls++) await pause(bootoutPollMs);
  }

  async forget(): Promise<void> {}

  async start(): Promise<void> {
    if (await this.#isLoaded()) await this.#control('kickstart', this.#job);
    else await this.install();
  }

  async stop(): Promise<void> {
    const { isRunning } = await this.state();
    // It ends with 0, and is not started again before the next login.
    if (isRunning) await this.#control('kill', 'SIGTERM', this.#job);
  }

  async restart(): Promise<void> {
    if (await this.#isLoaded()) await this.#control('kickstart', '-k', this.#job);
    else await this.install();
  }

  async state(): Promise<ServiceState> {
    const { code, stdout } = await execute('launchctl', ['print', this.#job]);
    if (code !== 0) return { isRunning: false, pid: null, description: 'not loaded' };
    const state = /^\s*state = (.+)$/m.exec(stdout)?.[1] ?? 'unknown';
    const pid = /^\s*pid = (\d+)$/m.exec(stdout)?.[1];
    return { isRunning: state === 'running', pid: pid === undefined ? null : Number(pid), description: state };
  }

  printLog({ lines, isFollowed }: { lines: number; isFollowed: boolean }): Promise<number> {
    return printWith('tail', ['-n', String(lines), ...(isFollowed ? ['-F'] : []), this.#log]);
  }

  async notes(): Promise<string[]> {
    return [];
  }

  async #isLoaded(): Promise<boolean> {
    return (await execute('launchctl', ['print', this.#job])).code === 0;
  }

  #control(...words: string[]): Promise<string> {
    return executeOrThrow('launchctl', words);
  }
}
