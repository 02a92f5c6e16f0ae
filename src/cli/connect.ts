import { type Agent, AgentError, type ConnectionSetting } from '../agents/agent.ts';
import { agents } from '../agents/agents.ts';
import type { FileConnection } from '../agents/connection.ts';
import { Connections, type FileChange } from '../agents/connections.ts';
import { JsonTextError } from '../agents/edit-json.ts';
import { TomlTextError } from '../agents/edit-toml.ts';
import { FileConflictError } from '../agents/write-beside.ts';
import type { Config } from '../config/config.ts';
import { connectionKey, removeConnectionKey } from '../config/connection-keys.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { isOwnCredential } from '../config/tokens.ts';
import type { JsonValue } from '../core/json.ts';
import { type AgentGateway, describeUnchosen, findAgentGateway } from './agent-gateway.ts';
import { settingOf, userSetting } from './agent-setting.ts';
import { KeyRequiredError } from './ask-gateway.ts';
import { CommandError, print, printMessage } from './output.ts';
import { canAsk, openTerminal } from './questions.ts';
import { isService } from './service.ts';

export interface ConnectOptions {
  readonly url?: string;
  readonly config?: string;
  readonly model?: string;
  readonly keepLogin?: true;
  readonly default?: true;
  readonly yes?: true;
  readonly dryRun?: true;
  readonly print?: true;
}

const connections = (): Connections => new Connections(userFolders().state);

const connectError = (message: string): CommandError => new CommandError(message, 2, 'connect');

/**
 * Connects an agent to the running gateway by its own settings, after asking; without an agent, lists who is connected.
 * @throws {CommandError}
 */
export async function connectAgent(name: string | undefined, options: ConnectOptions): Promise<void> {
  if (name === undefined) return listConnections();
  const agent = findConnectable(name);
  try {
    await connect(agent, options);
  } catch (error) {
    if (error instanceof AgentError || error instanceof ConfigError) throw connectError(error.message);
    if (error instanceof CommandError && error.command !== 'connect') throw connectError(error.message);
    if (error instanceof KeyRequiredError)
      throw connectError(`the gateway at ${error.message} needs a key: set LOUTER_KEY.`);
    throw error;
  } finally {
    // Nothing was written: its key is not needed.
    if (!connections().get(name)) removeConnectionKey(name);
  }
}

async function connect(agent: Agent, options: ConnectOptions): Promise<void> {
  const config = loadConfig({ file: options.config });
  const gateway = await findRunning(options, config);
  const setting = await connectionSetting(agent, { options, config, gateway });
  const files = agent.connectionOf?.(setting) ?? [];
  if (options.print) return print(files.map((file) => describeKeys(file)).join('\n'));
  const changes = planChanges(agent, files);
  const open = changes.filter(({ before, after }) => before !== after);
  if (open.length === 0) return printMessage(`${agent.title} is connected to ${gateway.url}: there is nothing to do`);
  print(open.map(describeChange).join('\n'));
  if (options.dryRun) {
    process.exitCode = 1;
    return;
  }
  if (!options.yes && !(await confirm(agent))) return printMessage('nothing was changed');
  writeChanges(agent, gateway.url, changes, files);
  printMessage(`${agent.title} is connected to ${gateway.url}; louter disconnect ${agent.name} undoes it`);
  for (const note of await notesOf(agent, options, gateway.url)) printMessage(`note: ${note}`);
}

function planChanges(agent: Agent, files: readonly FileConnection[]): FileChange[] {
  return files.flatMap((file) => {
    try {
      return connections().plan([file]);
    } catch (error) {
      if (!(error instanceof JsonTextError || error instanceof TomlTextError)) throw error;
      const format = error instanceof JsonTextError ? 'JSON' : 'TOML';
      throw connectError(
        `${shownPath(file.file)} is not valid ${format} (${error.message}): nothing was changed. Correct it, or paste by hand what louter connect ${agent.name} --print shows.`,
      );
    }
  });
}

/** If another program writes meanwhile, starts over once. */
function writeChanges(
  agent: Agent,
  url: string,
  changes: readonly FileChange[],
  files: readonly FileConnection[],
): void {
  try {
    connections().connect(agent.name, url, changes);
  } catch (error) {
    if (!(error instanceof FileConflictError)) throw error;
    connections().connect(agent.name, url, planChanges(agent, files));
  }
}

async function connectionSetting(
  agent: Agent,
  { options, config, gateway }: { options: ConnectOptions; config: Config; gateway: AgentGateway },
): Promise<ConnectionSetting> {
  const needsToken = gateway.key !== undefined;
  if (needsToken && !isOnThisMachine(gateway.url))
    throw connectError(
      `the gateway at ${gateway.url} is on another machine and requires a key, which is not written into files: use louter run ${agent.name} --url.`,
    );
  const user = userSetting(agent, [], config);
  const token = needsToken ? connectionKeyOrMark(agent, options) : null;
  const setting = await settingOf(agent, {
    options,
    config,
    user,
    gateway,
    name: 'connect',
    url: gateway.url,
    token,
    folder: '',
  });
  return { ...setting, isDefault: options.default === true };
}

/** What is only printed needs no key. */
const connectionKeyOrMark = (agent: Agent, { dryRun, print: isPrinted }: ConnectOptions): string =>
  dryRun || isPrinted
    ? connections().get(agent.name)
      ? connectionKey(agent.name)
      : 'louter-connect-…'
    : connectionKey(agent.name);

const isOnThisMachine = (url: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname);

async function findRunning({ url, config: file }: ConnectOptions, config: Config): Promise<AgentGateway> {
  const found = await findAgentGateway({ url: url ?? (environment['LOUTER_URL'] || undefined), config });
  if (found) return found;
  throw connectError(
    `no gateway runs with ${file ?? config.file ?? 'the built-in configuration'}: start one with louter serve, or name one with --url.${await describeUnchosen(config)}`,
  );
}

async function notesOf(agent: Agent, options: ConnectOptions, url: string): Promise<string[]> {
  const notes: string[] = [];
  if (!(await isService(url)))
    notes.push(
      `this gateway is no service: while it does not run, ${describeUse(agent, options)} cannot work. louter service install makes it one.`,
    );
  if (agent.name === 'gemini')
    notes.push('a .env file of a project hides the one of the user; louter run gemini is not concerned');
  if (agent.besides !== undefined && !options.default) notes.push(describeChoice(agent));
  return notes;
}

/** What uses the gateway: not the whole agent where it was connected beside its other providers. */
function describeUse({ besides, command }: Agent, options: ConnectOptions): string {
  if (besides === undefined || options.default) return command;
  return besides === 'profile' ? `${command} --profile louter` : `${command} with the ${besides} of Louter`;
}

/** How the user chooses what was added beside the agent's other settings. */
function describeChoice({ name, title, command, besides }: Agent): string {
  if (name === 'goose') return 'select the provider of Louter with goose configure';
  const choice =
    besides === 'profile' ? `start it with ${command} --profile louter` : `select the ${besides} of Louter in ${title}`;
  return `${choice}, or connect with --default`;
}

const describeRestored = (count: number): string =>
  count === 1 ? '1 key was put back' : `${count} keys were put back`;

async function confirm(agent: Agent): Promise<boolean> {
  if (!canAsk()) throw connectError('nothing was changed: there is no terminal to ask in. Add --yes.');
  const questions = openTerminal('connect');
  try {
    return await questions.confirm(
      `Write this? A copy of the file is kept; louter disconnect ${agent.name} undoes it.`,
      false,
    );
  } finally {
    questions.close();
  }
}

/** Puts back what was there before an agent was connected. @throws {CommandError} */
export function disconnectAgent(name: string): void {
  const agent = findConnectable(name, 'disconnect');
  if (!connections().get(name)) return printMessage(`${agent.title} is not connected: there is nothing to do`);
  try {
    const { restored, changed } = connections().disconnect(name);
    removeConnectionKey(name);
    if (changed.length === 0)
      return printMessage(`${agent.title} is no longer connected: ${describeRestored(restored)}`);
    const named = changed.map(
      ({ file, path, value }) =>
        `${path.join('.') || 'the content'} of ${shownPath(file)} is no longer what Louter wrote${shownValue(path, value)}`,
    );
    throw new CommandError(
      `${named.join('; ')}: left as it is.${restored === 0 ? '' : ` Of the others, ${describeRestored(restored)}.`}`,
      1,
      'disconnect',
    );
  } catch (error) {
    if (error instanceof JsonTextError || error instanceof TomlTextError || error instanceof FileConflictError)
      throw new CommandError(
        `a file of ${agent.title} cannot be changed: ${error.message}. Nothing was changed in it.`,
        2,
        'disconnect',
      );
    throw error;
  }
}

function listConnections(): void {
  const all = [...connections().all()];
  if (all.length === 0) return print('No agent is connected. louter connect AGENT connects one.');
  print(
    all
      .map(([agent, { url, files }]) => `${agent}  ${url}  ${files.map(({ file }) => shownPath(file)).join(', ')}`)
      .join('\n'),
  );
}

function findConnectable(name: string, command = 'connect'): Agent {
  const agent = agents.find((each) => each.name === name && each.connectionOf);
  if (agent) return agent;
  const known = agents.flatMap((each) => (each.connectionOf ? [each.name] : [])).join(', ');
  throw new CommandError(`there is no agent "${name}" that can be connected. Known: ${known}.`, 2, command);
}

// ---------------------------------------------------------------- what is shown

const shownPath = (file: string): string => {
  const { home } = userFolders();
  return file.startsWith(`${home}/`) ? `~${file.slice(home.length)}` : file;
};

const describeChange = ({ connection: { file }, before, after }: FileChange): string =>
  `${shownPath(file)}\n${lineDifference(withoutTokens(before ?? ''), withoutTokens(after))}`;

const describeKeys = ({ file, edits, format }: FileConnection): string =>
  [
    shownPath(file),
    ...edits.map(({ path, value }) => {
      const text = format === 'json' || typeof value !== 'string' ? JSON.stringify(value) : value;
      return `  ${path.length === 0 ? '' : `${path.join('.')} = `}${withoutTokens(text)}`;
    }),
  ].join('\n');

/** Louter's own keys are not printed. */
const withoutTokens = (text: string): string => text.replaceAll(/louter-connect-[\w-]{43}/g, 'louter-connect-…');

const shownValue = (path: readonly string[], value: JsonValue | undefined): string => {
  if (value === undefined) return ' (it was removed)';
  if (typeof value !== 'string') return '';
  const isSecret = /key|token|header|auth/i.test(path.at(-1) ?? '') && !isOwnCredential(value);
  return !isSecret ? ` (${withoutTokens(value)})` : '';
};

// ---------------------------------------------------------------- changed lines

/** Lines around a change that are shown too. */
const contextLines = 2;

interface Line {
  readonly mark: ' ' | '+' | '-';
  readonly text: string;
}

/** The changed lines of a text, marked with + and -, with a few lines around them. */
function lineDifference(before: string, after: string): string {
  const lines = compare(linesOf(before), linesOf(after));
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ mark }) => mark !== ' ');
  return lines.flatMap(({ mark, text }, index) => (isNear(index) ? [`${mark}  ${text}`] : [])).join('\n');
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

/** By the longest common subsequence of what is between the common beginning and end. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (text: string): Line => ({ mark: ' ', text });
  return [
    ...before.slice(0, start).map(same),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

/** More lines than this are shown as removed and added. */
const maxCompared = 2_000;

function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  const removed = before.map((text): Line => ({ mark: '-', text }));
  const added = after.map((text): Line => ({ mark: '+', text }));
  if (before.length > maxCompared || after.length > maxCompared) return [...removed, ...added];
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const cells = lengths[row];
      if (cells)
        cells[column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const text = before[row];
    if (text !== undefined && text === after[column]) {
      lines.push({ mark: ' ', text });
      row++;
      column++;
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ mark: '-', text: before[row++] ?? '' });
    } else lines.push({ mark: '+', text: after[column++] ?? '' });
  }
  return lines;
}
