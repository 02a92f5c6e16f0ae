import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { agents } from '../agents/agents.ts';
import { findCommand } from '../agents/launch.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { configOf, loadConfig } from '../config/load.ts';
import { packageFile } from '../core/own-package.ts';
import { toOneLine } from '../core/printable.ts';
import { findLocalServers, type PortFinding, usualPorts } from '../diagnose/local-servers.ts';
import {
  backendOfServer,
  type CloudCredential,
  cloudCredentials,
  type InitBackend,
  initFile,
  type InitRow,
  loginBackend,
  vendorKeys,
  withListedNames,
  withProtocol,
} from './init-file.ts';
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
  const found = agents.find(({ command }) => !('problem' in findCommand(command, environment)));
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
  const clouds = mayReadNames ? findClouds() : [];
  const backends = distinct([...servers, ...(isLogin ? [loginBackend] : []), ...vendors, ...clouds]);
  for (const backend of vendors) if (backends.includes(backend)) reportKey(backend);
  return backends;
}

/** The clouds of which this user has a credential: only names of variables and files are read. */
function findClouds(): InitBackend[] {
  const found = new Map<string, InitBackend>();
  for (const credential of cloudCredentials) {
    const { file, backend } = credential;
    if (found.has(backend.name)) continue;
    const names = credential.variables.map((alternatives) => findSet([alternatives].flat()));
    const set = names.flatMap((name) => name ?? []);
    if (set.length < names.length) continue;
    if (file !== undefined && !existsSync(join(environment['HOME'] ?? homedir(), file))) continue;
    found.set(backend.name, { ...backend, settings: settingsOf(credential, set), models: [] });
    const files = file === undefined ? [] : [`~/${file}`];
    printProgress(
      `${[...set, ...files].join(' and ')} ${set.length + files.length > 1 ? 'are' : 'is'} there: ${backend.comment}`,
    );
  }
  return [...found.values()];
}

const findSet = (names: readonly string[]): string | undefined =>
  names.find((name) => (environment[name] ?? '') !== '');

/** The keys of a backend, with references to the variables that are set. */
function settingsOf(
  { variables, optional = {}, backend: { settings = {} } }: CloudCredential,
  set: readonly string[],
): Record<string, string> {
  const references = variables.map(
    (alternatives, index) => [[alternatives].flat()[0] ?? '', set[index] ?? ''] as const,
  );
  const required = Object.entries(settings).map(([key, value]): [string, string] => [
    key,
    references.reduce((text, [first, name]) => text.replace(`\${${first}}`, `\${${name}}`), value),
  ]);
  const more = Object.entries(optional).flatMap(([key, names]): [string, string][] => {
    const name = findSet(names);
    return name === undefined ? [] : [[key, `\${${name}}`]];
  });
  return Object.fromEntries([...required, ...more]);
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

// ---------------------------------------------------------------- protocols and tests of servers

/** Whether an agent of this protocol is installed. */
const hasAgentOf = (protocol: string): boolean =>
  agents.some((agent) => agent.protocols[0] === protocol && !('problem' in findCommand(agent.command, environment)));

/**
 * The protocol of each server that has several: the one that is named; else, where an agent's own is among them, the one that
 * is chosen.
 */
async function chooseProtocols(
  backends: readonly InitBackend[],
  named: ReadonlyMap<string, InitBackend['protocol']>,
  questions: InitQuestions,
): Promise<InitBackend[]> {
  const chosen: InitBackend[] = [];
  for (const backend of backends) {
    const given = named.get(backend.name);
    chosen.push(given === undefined ? await askForProtocol(backend, questions) : withProtocol(backend, given));
  }
  return chosen;
}

async function askForProtocol(backend: InitBackend, questions: InitQuestions): Promise<InitBackend> {
  if (!backend.server?.hasMessages || !hasAgentOf('anthropic')) return backend;
  const own = `${backend.protocol}: Louter translates, and parses what the server does not`;
  const theirs = 'anthropic: requests of Claude Code pass untouched, those of other agents are translated';
  const answer = await questions.choose(
    `${backend.comment} answers Anthropic Messages, too. Which way?`,
    [own, theirs],
    own,
  );
  return answer === theirs ? withProtocol(backend, 'anthropic') : backend;
}

/** Offers to test a model of each server of this machine, and adds what the test shows. */
async function testModels(
  backends: readonly InitBackend[],
  rows: readonly InitRow[],
  { isWanted, questions }: { isWanted: boolean | undefined; questions: InitQuestions },
): Promise<InitBackend[]> {
  const tested: InitBackend[] = [];
  for (const backend of backends) {
    const model = modelOf(backend, rows);
    const question = `Test ${model ?? ''} with about eight small requests, some 20 s? The file gets what it supports.`;
    const isTested = backend.server && model !== undefined && (isWanted ?? (await questions.confirm(question, false)));
    tested.push(isTested ? await test(backend, model) : backend);
  }
  return tested;
}

/** The model that the rows lead to, else the first that it lists. */
const modelOf = ({ name, models }: InitBackend, rows: readonly InitRow[]): string | undefined =>
  rows
    .map(({ target }) => target)
    .find((target) => target.startsWith(`${name}/`) && !target.includes('*'))
    ?.slice(name.length + 1) ?? models[0];

async function test(backend: InitBackend, model: string): Promise<InitBackend> {
  const { probe } = await import('../diagnose/probe.ts');
  const { name, protocol, baseUrl } = backend;
  const config = configOf({
    backends: { [name]: { protocol, ...(baseUrl !== undefined && { base_url: baseUrl }) } },
    models: { '*': `${name}/${model}` },
    traces: { url: 'off' },
  });
  const [configured] = config.backends;
  if (!configured) return backend;
  const { settings, findings } = await probe(config, configured, {
    model,
    progress: {
      onStep: (what) => printProgress(toOneLine(`testing ${what} …`)),
      onFinding: ({ what }) => printProgress(toOneLine(`  ${what}`)),
    },
  });
  if (settings) return { ...backend, tested: { model, settings } };
  printProgress(toOneLine(`${name}: the test has no result: ${findings.at(-1)?.what ?? 'the model did not answer'}`));
  return backend;
}
