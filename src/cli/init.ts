import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packageFile } from '../core/own-package.ts';
import { runnableAgents } from '../agents/agents.ts';
import { findCommand } from '../agents/launch.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { loadConfig } from '../config/load.ts';
import { findLocalServers, type PortFinding, usualPorts } from '../diagnose/local-servers.ts';
import {
  backendOfServer,
  initFile,
  type InitBackend,
  type InitRow,
  loginBackend,
  vendorKeys,
  withListedNames,
} from './init-file.ts';
import { chooseProtocols, testModels } from './init-tests.ts';
import { CommandError, commandName, print, printProgress, printRaw } from './output.ts';
import { canAsk, openTerminal, type Questions } from './questions.ts';

export interface InitOptions {
  /** More ports to look at. */
  port?: number[];
  /** Whether names of variables are read; absent: asked. */
  env?: boolean;
  /** Whether agents keep their own login; absent: asked. */
  keepLogin?: boolean;
  /** Names of backends; absent: asked. */
  backend?: string[];
  /** The protocols of servers that have several. */
  protocol?: [name: string, protocol: InitBackend['protocol']][];
  /** Whether models of this machine are tested; absent: asked. */
  probe?: boolean;
  /** Rows such as `claude-*=ollama/qwen3`. */
  model?: InitRow[];
  yes?: true;
  print?: true;
  output?: string;
  user?: true;
}

/** Where the JSON Schema of the file is. */
const schemaFile = packageFile('generated/louter.toml.schema.json');

/**
 * Writes a configuration for the model servers of this machine and the vendors whose keys are set.
 * @throws {CommandError} 2 if the file exists; 1 if nothing was found.
 */
export async function init(options: InitOptions): Promise<void> {
  const file = fileOf(options);
  if (!options.print) assertMissing(file, options);
  const questions = openQuestions(options);
  try {
    const used = await chooseBackends(await findBackends(options, questions), options, questions);
    const backends = await chooseProtocols(used, new Map(options.protocol), questions);
    const rows = await chooseRows(backends, options, questions);
    const tested = await testModels(backends, rows, { isWanted: options.probe, questions });
    const text = initFile(tested, withListedNames(tested, rows), schemaFile);
    if (options.print) return printRaw(Buffer.from(text));
    printProgress(`\n${text}`);
    if (!(await questions.confirm(`Write this to ${shownFile(options, file)}?`, true))) return;
    write(file, text, options);
    loadConfig({ file });
    print(`written: ${file}\nnext: ${nextCommand(options, file)}`);
  } finally {
    questions.close();
  }
}

const initError = (message: string, exitCode: 1 | 2): CommandError => new CommandError(message, exitCode, 'init');

// ---------------------------------------------------------------- the file

function fileOf({ output, user }: InitOptions): string {
  if (output !== undefined && user) throw initError('--output and --user both name a file: leave one out', 2);
  if (output !== undefined) return resolve(output);
  return user ? join(userFolders().config, 'louter.toml') : resolve('louter.toml');
}

const shownFile = ({ output, user }: InitOptions, file: string): string => (user ? file : (output ?? './louter.toml'));

function assertMissing(file: string, options: InitOptions): void {
  if (!existsSync(file)) return;
  throw initError(
    `${shownFile(options, file)} exists: nothing was changed. louter init --print shows what would be in it; --output FILE writes elsewhere.`,
    2,
  );
}

function write(file: string, text: string, options: InitOptions): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') assertMissing(file, options);
    throw initError(
      `${file} cannot be written (${error instanceof Error ? error.message : String(error)}): name another file with --output`,
      2,
    );
  }
}

function nextCommand({ output, user }: InitOptions, file: string): string {
  const found = runnableAgents.find(({ command }) => !('problem' in findCommand(command, environment)));
  const config = output === undefined || user ? '' : ` --config ${file}`;
  return `${commandName()} ${found ? `run${config} ${found.name}` : `serve${config}`}`;
}

// ---------------------------------------------------------------- backends

async function findBackends(options: InitOptions, questions: InitQuestions): Promise<InitBackend[]> {
  const findings = await findLocalServers(options.port);
  for (const finding of findings) reportFinding(finding);
  const servers = findings.flatMap((finding) => (finding.found === 'server' ? [backendOfServer(finding.server)] : []));
  const isLogin =
    options.keepLogin ?? (await questions.confirm("Shall Claude Code's own login be passed on to Anthropic?", false));
  const mayReadNames =
    options.env ??
    (await questions.confirm(
      "Look for API keys in this shell's environment? Only names are read; nothing is sent.",
      false,
    ));
  const vendors = mayReadNames
    ? vendorKeys
        .filter(({ variable }) => (environment[variable] ?? '') !== '')
        .map(({ variable, backend }): InitBackend => ({ ...backend, apiKey: `\${${variable}}`, models: [] }))
    : [];
  const backends = distinct([...servers, ...(isLogin ? [loginBackend] : []), ...vendors]);
  for (const backend of vendors) if (backends.includes(backend)) reportKey(backend);
  return backends;
}

const reportKey = ({ apiKey, comment }: InitBackend): void =>
  printProgress(`${apiKey?.replaceAll(/[${}]/g, '')} is set: ${comment}`);

function reportFinding(finding: PortFinding): void {
  if (finding.found === 'server') {
    const { kind, origin, models } = finding.server;
    printProgress(`${kind} at ${origin}: ${listModels(models, origin)}`);
  } else if (finding.found === 'something-else') printProgress(`port ${finding.port}: something else listens there`);
}

/** More names than these are not read. */
const maxShownModels = 5;

/** All of these servers list their models at the route of OpenAI, too. */
function listModels(models: readonly string[], origin: string): string {
  if (models.length === 0) return 'no models';
  const shown = models.slice(0, maxShownModels).join(', ');
  const more = models.length - maxShownModels;
  return more > 0 ? `${shown}, and ${more} more: ${origin}/v1/models lists them` : shown;
}

/** Of two with one name the later gets a number, unless it is the same vendor. */
function distinct(backends: readonly InitBackend[]): InitBackend[] {
  const chosen: InitBackend[] = [];
  for (const backend of backends) {
    const same = chosen.filter(({ name }) => name.replace(/-\d+$/, '') === backend.name);
    if (same.some(({ baseUrl }) => baseUrl === backend.baseUrl)) continue;
    chosen.push(same.length === 0 ? backend : { ...backend, name: `${backend.name}-${same.length + 1}` });
  }
  return chosen;
}

async function chooseBackends(
  found: readonly InitBackend[],
  { backend: named }: InitOptions,
  questions: InitQuestions,
): Promise<InitBackend[]> {
  const unknown = named?.find((name) => !found.some((each) => each.name === name));
  if (unknown !== undefined)
    throw initError(
      `--backend ${unknown}: not found; there is ${found.map(({ name }) => name).join(', ') || 'none'}`,
      2,
    );
  const chosen: InitBackend[] = [];
  for (const backend of found)
    if (
      named ? named.includes(backend.name) : await questions.confirm(`Use ${backend.name} (${backend.comment})?`, true)
    )
      chosen.push(backend);
  if (chosen.length > 0) return chosen;
  const ports = Object.entries(usualPorts).map(([kind, port]) => `${kind} ${port}`);
  throw initError(
    `no model was found: no server answers on the ports of this machine (${ports.join(', ')}). Start one, name its port with --port, or use --env for the keys of vendors, --keep-login for Claude Code's own login.`,
    1,
  );
}

// ---------------------------------------------------------------- models

/** The names that agents request by default. */
const agentPatterns = [
  { agent: 'claude', pattern: 'claude-*' },
  { agent: 'codex', pattern: 'gpt-*' },
  { agent: 'gemini', pattern: 'gemini-*' },
] as const;

async function chooseRows(
  backends: readonly InitBackend[],
  { model: given }: InitOptions,
  questions: InitQuestions,
): Promise<InitRow[]> {
  if (given) return given;
  const rows = backends.flatMap(({ name, pattern }): InitRow[] =>
    pattern === undefined ? [] : [{ pattern, target: `${name}/*` }],
  );
  const choices = backends.flatMap(({ name, models }) => models.map((model) => `${name}/${model}`));
  const [first] = choices;
  for (const { agent, pattern } of agentPatterns) {
    const isInstalled = !('problem' in findCommand(agent, environment));
    if (!isInstalled || first === undefined || rows.some((row) => row.pattern === pattern)) continue;
    rows.push({ pattern, target: await questions.choose(`Which model for ${agent}?`, choices, first) });
  }
  const [any] = backends;
  const isNamed = first !== undefined && any?.models.length === 1;
  if (any && !rows.some(({ pattern }) => pattern === '*'))
    rows.push({ pattern: '*', target: isNamed ? first : `${any.name}/*` });
  return rows;
}

// ---------------------------------------------------------------- questions

/** The questions of `init`. */
export type InitQuestions = Omit<Questions, 'ask'>;

/** Without a terminal, and with `--yes` or `--print`, each question has its first answer. */
function openQuestions({ yes, print: isPrinted }: InitOptions): InitQuestions {
  if (!yes && !isPrinted && canAsk()) return openTerminal('init');
  return {
    confirm: async (_question, fallback) => fallback,
    choose: async (_question, choices, fallback) => fallback ?? choices[0] ?? '',
    close() {},
  };
}
