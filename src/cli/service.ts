import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isSea } from 'node:sea';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { programFile } from '../core/own-package.ts';
import { environment, type Environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { isGateway } from './ask-gateway.ts';
import { registeredGateways } from './gateway-registry.ts';
import { CommandError, print, printJson, printMessage, printRaw } from './output.ts';
import { programOf, type ServiceProgram } from './service-files.ts';
import { type ServiceManager, serviceManager } from './service-platforms.ts';

export interface InstallOptions {
  config?: string;
  print?: true;
}

export interface LogOptions {
  lines: number;
  follow?: true;
}

const serviceError = (message: string, exitCode: 1 | 2 = 2): CommandError =>
  new CommandError(message, exitCode, 'service');

/** @throws {CommandError} 2 where there are no services. */
function managerOfThisSystem(): ServiceManager {
  const manager = serviceManager();
  if (manager) return manager;
  throw serviceError(
    'there is no service for Windows yet: let the Task Scheduler start "louter serve" when you log on, or start it in a terminal.',
  );
}

/**
 * Installs the gateway as a service of this user and starts it.
 * @throws {CommandError} 2 if the configuration does not allow it, 1 if the system does not.
 */
export async function installService(options: InstallOptions): Promise<void> {
  const manager = managerOfThisSystem();
  const program = programWith(options);
  if (options.print) return printRaw(Buffer.from(manager.describe(program)));
  assertPermanent(program);
  assertUsable(program);
  const isNew = !existsSync(manager.file);
  writeFile(manager.file, manager.describe(program));
  try {
    await manager.install();
  } catch (error) {
    if (isNew) await removeFailed(manager);
    throw error;
  }
  print(`installed: ${manager.file}`);
  const url = await waitForGateway(manager, program.config);
  if (url === undefined) {
    const { description } = await manager.state();
    throw serviceError(`the service does not run: ${description}. louter service logs shows why.`, 1);
  }
  print(`runs at ${url}`);
  for (const note of [...secretNotes(program), ...(await manager.notes())]) printMessage(`note: ${note}`);
}

/** What removes a service, in order: its process and the link by which it starts with a login, its file, what the system knows of it. */
const removalSteps = (manager: ServiceManager): readonly (() => Promise<void>)[] => [
  () => manager.uninstall(),
  () => rm(manager.file, { force: true }),
  () => manager.forget(),
];

/** Removes what a failed installation left; a step that fails does not keep the others from being taken. */
async function removeFailed(manager: ServiceManager): Promise<void> {
  for (const step of removalSteps(manager))
    try {
      await step();
    } catch (error) {
      printMessage(`note: ${error instanceof Error ? error.message : String(error)}`);
    }
}

/** Stops the service and removes its file. Configuration, variables and traces stay. @throws {CommandError} */
export async function uninstallService(): Promise<void> {
  const manager = managerOfThisSystem();
  if (!existsSync(manager.file)) return printMessage('the service is not installed: there is nothing to do');
  for (const step of removalSteps(manager)) await step();
  print(`removed: ${manager.file}; configuration and traces are as before`);
}

/** Starts, stops or restarts the service. @throws {CommandError} */
export async function controlService(action: 'start' | 'stop' | 'restart'): Promise<void> {
  const manager = installedManager();
  await manager[action]();
  if (action === 'stop') return print('stopped; it starts again with the next login, or by louter service start');
  const config = programOf(readFileSync(manager.file, 'utf8'))?.config;
  const url = config === undefined ? undefined : await waitForGateway(manager, config);
  if (url === undefined) throw serviceError('the service does not run. louter service logs shows why.', 1);
  print(`runs at ${url}`);
}

/** Prints whether the service is installed and runs; exit code 1 if it does not run. @throws {CommandError} */
export async function printServiceStatus({ json }: { json?: true }): Promise<void> {
  const manager = managerOfThisSystem();
  const isInstalled = existsSync(manager.file);
  const state = isInstalled ? await manager.state() : { isRunning: false, pid: null, description: 'not installed' };
  const url = registeredGateways().find(({ pid }) => pid === state.pid)?.url ?? null;
  const problems = isInstalled ? serviceProblems(manager) : [];
  if (json)
    printJson({
      installed: isInstalled,
      running: state.isRunning,
      state: state.description,
      pid: state.pid,
      url,
      file: manager.file,
      problems,
    });
  else {
    const where = url === null ? '' : ` at ${url}`;
    const process = state.pid === null ? '' : `, process ${state.pid}`;
    print(`${state.description}${where}${process}`);
    print(isInstalled ? manager.file : 'louter service install installs it');
    for (const problem of problems) print(problem);
  }
  if (!state.isRunning) process.exitCode = 1;
}

/** Prints the log of the service. @throws {CommandError} */
export async function printServiceLog({ lines, follow }: LogOptions): Promise<void> {
  process.exitCode = await installedManager().printLog({ lines, isFollowed: follow === true });
}

/** Whether the gateway at a URL is the service. */
export async function isService(url: string): Promise<boolean> {
  const manager = serviceManager();
  if (!manager || !existsSync(manager.file)) return false;
  // A manager that does not answer runs nothing.
  const state = await manager.state().catch(() => undefined);
  return state?.pid !== undefined && registeredGateways().some((each) => each.url === url && each.pid === state.pid);
}

function installedManager(): ServiceManager {
  const manager = managerOfThisSystem();
  if (existsSync(manager.file)) return manager;
  throw serviceError('the service is not installed: louter service install installs it.');
}

/** What keeps an installed service from starting: programs that are gone. Empty where none is installed. */
export function serviceProblems(manager: ServiceManager): string[] {
  if (!existsSync(manager.file)) return [];
  const program = programOf(readFileSync(manager.file, 'utf8'));
  if (!program) return [`${manager.file} was not written by louter service install`];
  const programs = program.main === null ? { Louter: program.node } : { Node: program.node, Louter: program.main };
  return Object.entries({ ...programs, 'the configuration': program.config }).flatMap(([what, file]) =>
    existsSync(file) ? [] : [`${what} is no longer at ${file}`],
  );
}

// ---------------------------------------------------------------- what is installed

/** The variables by which folders of this user are found: a service has none of a shell. */
const folderVariables = ['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME'];
/** Node reads them before it reads the file with variables. */
const authorityVariables = ['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA'];

function programWith({ config }: InstallOptions): ServiceProgram {
  const folders = userFolders();
  const program = {
    node: process.execPath,
    main: isSea() ? null : programFile('cli/bin'),
    config: config === undefined ? join(folders.config, 'louter.toml') : resolve(config),
    variablesFile: join(folders.config, 'env'),
    variables: Object.fromEntries(
      [
        ...folderVariables,
        ...authorityVariables,
        ...(process.platform === 'darwin' ? ['XDG_RUNTIME_DIR'] : []),
      ].flatMap((name) => {
        const value = environment[name];
        return value === undefined || value === '' ? [] : [[name, value]];
      }),
    ),
  };
  const odd = [
    program.node,
    program.main ?? '',
    program.config,
    program.variablesFile,
    ...Object.values(program.variables),
  ]
    // oxlint-disable-next-line no-control-regex -- they have no place in either kind of file
    .find((text) => /[\u0000-\u001f\u007f]/.test(text));
  if (odd !== undefined) throw serviceError(`${JSON.stringify(odd)}: a path of a service has no control characters.`);
  if (process.platform !== 'darwin' && /["'\\]/.test(program.node))
    throw serviceError(`systemd starts no program with quotes or backslashes in its path: ${program.node}.`);
  return program;
}

/** npx deletes its folders; the service would end with them. */
function assertPermanent({ main }: ServiceProgram): void {
  if (main !== null && /[\\/]_npx[\\/]/.test(main))
    throw serviceError(`${main} is a temporary folder of npx: install Louter with npm install --global first.`);
}

/** @throws {CommandError} if the gateway could not start with this configuration and these variables. */
function assertUsable({ config, variablesFile }: ServiceProgram): void {
  if (!existsSync(config))
    throw serviceError(`there is no ${config}: louter init --user creates it, or name another with --config.`);
  try {
    loadConfig({ file: config, env: serviceEnvironment(variablesFile) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const isMissing = error.problems.some(({ text }) => text.includes('environment variable'));
    const hint = `a service has no variables of a shell: write NAME=value into ${variablesFile}, one per line`;
    throw serviceError([error.message, ...(isMissing ? [hint] : [])].join('\n'));
  }
}

/** The variables of the service: those of its file, and the folders of this user. */
function serviceEnvironment(variablesFile: string): Environment {
  const kept = [...folderVariables, 'HOME'].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  // Node's file with variables replaces none that is set.
  return { ...readVariables(variablesFile), ...Object.fromEntries(kept) };
}

function readVariables(file: string): Environment {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw serviceError(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

function secretNotes({ variablesFile }: ServiceProgram): string[] {
  const isShared =
    existsSync(variablesFile) && process.platform !== 'win32' && (statSync(variablesFile).mode & 0o077) !== 0;
  return isShared ? [`other users of this machine may read ${variablesFile}: chmod 600 ${variablesFile}`] : [];
}

function writeFile(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o644);
  } catch (error) {
    throw serviceError(`${file} cannot be written (${error instanceof Error ? error.message : String(error)}).`, 1);
  }
}

// ---------------------------------------------------------------- the running gateway

const maxStartMs = 15_000;
const startPollMs = 200;

/** The URL of the gateway once it answers; `undefined` if its process ends, or it does not answer in time. */
async function waitForGateway(manager: ServiceManager, config: string): Promise<string | undefined> {
  for (let waited = 0; waited < maxStartMs; waited += startPollMs) {
    const { isRunning, pid } = await manager.state();
    if (!isRunning) return undefined;
    const gateway = registeredGateways().find((each) => each.config === config && (pid === null || each.pid === pid));
    if (gateway && (await isGateway(gateway.url))) return gateway.url;
    await pause(startPollMs);
  }
  return undefined;
}
