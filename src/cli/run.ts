import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Agent, AgentError, type RunPlan, type UserSetting } from '../agents/agent.ts';
import { agents, usualEnvironment, usualUnset } from '../agents/agents.ts';
import {
  changedCopies,
  createRunFolder,
  endDaemons,
  environmentFor,
  findCommand,
  launch,
  removeFolder,
  runFoldersIn,
  SignalGuard,
  writePlan,
} from '../agents/launch.ts';
import type { Config } from '../config/config.ts';
import { ownKeyOf } from '../config/keys.ts';
import { environment } from '../config/environment.ts';
import { loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { placeholderToken } from '../config/tokens.ts';
import { findNearest } from '../core/nearest.ts';
import {
  type AgentGateway,
  anyPortUrl,
  findAgentGateway,
  recordConfig,
  runError,
  withRunStore,
} from './agent-gateway.ts';
import { describePlan, printTotals, RunErrors } from './agent-report.ts';
import { type Planning, settingOf, userSetting } from './agent-setting.ts';
import { endRun, KeyRequiredError, startRun } from './ask-gateway.ts';
import { CommandError, print, printMessage } from './output.ts';
import { canAsk, openTerminal } from './questions.ts';

export interface RunOptions {
  readonly model?: string;
  readonly url?: string;
  readonly config?: string;
  readonly record?: true;
  readonly name?: string;
  readonly keepLogin?: true;
  readonly dryRun?: true;
  readonly quiet?: true;
  /** Open the page of the run at once. */
  readonly open?: true;
  /** The words are a command of any program. */
  readonly program?: true;
}

/** The agent, or any program, with its arguments. */
interface Subject {
  /** Absent for any program. */
  readonly agent?: Agent;
  readonly command: string;
  readonly arguments: readonly string[];
}

/**
 * Starts an agent so that its requests go through a gateway, waits until it ends, and exits with its code.
 * @throws {CommandError} if it cannot be started.
 */
export async function runAgent(words: readonly string[], options: RunOptions): Promise<void> {
  try {
    process.exit(await run(findSubject(words, options), options));
  } catch (error) {
    if (error instanceof AgentError || error instanceof ConfigError) throw runError(error.message);
    if (error instanceof KeyRequiredError)
      throw runError(
        `the gateway at ${error.message} needs a key: set server.keys in the configuration you run with, or LOUTER_KEY.`,
      );
    if (error instanceof CommandError && error.exitCode < 125) throw runError(error.message);
    throw error;
  }
}

async function run(subject: Subject, options: RunOptions): Promise<number> {
  const { agent, command } = subject;
  const program = findCommand(command, environment);
  if ('problem' in program) throw notFound(subject, program);
  const url = options.url ?? (environment['LOUTER_URL'] || undefined);
  const { config, running } = await gatewayOf(subject, options, url);
  const user = userSetting(agent, subject.arguments, config);
  if (agent && options.record) assertRecordable(agent, user);
  const name = options.name ?? runName(agent?.name ?? command.replace(/^.*\//, '').replaceAll(/[^\w.-]/g, '-'));
  if (options.dryRun) return dryRun(subject, { options, config, user, running, name, program: program.path });
  const guard = new SignalGuard();
  if (running && url === undefined && !options.quiet) printMessage(describeRunning(running.url, config), 'run');
  const gateway = running ?? (await startOwnGateway(config));
  try {
    return await runThrough(gateway, { subject, options, config, user, name, program: program.path, guard });
  } finally {
    await gateway.stop();
    guard.release();
  }
}

// Loaded on demand: what serves requests takes 0.2 s of CPU time to load.
async function startOwnGateway(config: Config): Promise<AgentGateway> {
  const { startAgentGateway } = await import('./start-agent-gateway.ts');
  return startAgentGateway(config);
}

interface Run {
  readonly subject: Subject;
  readonly options: RunOptions;
  readonly config: Config;
  readonly user: UserSetting;
  readonly name: string;
  /** The path of the program. */
  readonly program: string;
  readonly guard: SignalGuard;
}

/** How often a run is renewed, and its errors are read. */
const renewEveryMs = 1_000;

async function runThrough(
  gateway: AgentGateway,
  { subject, options, config, user, name, program, guard }: Run,
): Promise<number> {
  const { agent, command } = subject;
  const { token } = await startRun(gateway, name);
  const startedAt = performance.now();
  const errors = new RunErrors({ isQuiet: options.quiet === true });
  const renew = async (): Promise<void> => {
    const renewed = await startRun(gateway, name, token ?? undefined);
    errors.print(renewed.newest_error);
  };
  // A gateway that does not answer is not the agent's problem alone: the agent reports it.
  const renewing = setInterval(() => void renew().catch(() => {}), renewEveryMs).unref();
  const folder = createRunFolder(environment);
  try {
    const url = `${gateway.url}/run/${name}`;
    const plan = await planOf(subject, { options, config, user, gateway, name, url, token, folder });
    writePlan(plan);
    if (options.open) {
      const { openRunPage } = await import('./ui.ts');
      await openRunPage({ url: gateway.url, credential: gateway.controlToken ?? gateway.key }, name);
    }
    const secrets = [
      ...(gateway.key === undefined ? [] : [gateway.key]),
      ...(gateway.config?.server.keys ?? []),
      ...(gateway.config?.keys ?? []).flatMap((each) => each.secret ?? []),
    ];
    const code = await launch(program, plan, {
      environment: environmentFor(plan, { user: environment, secrets }),
      guard,
    });
    if (plan.endsDaemons) endDaemons(name, command);
    for (const { copyOf } of changedCopies(plan))
      printMessage(
        `${agent?.title ?? command} changed its settings in a copy that ends with this run: ${copyOf} is as before`,
      );
    if (code === 126 || code === 127) printMessage(`${command} ended with ${code}, or could not be started`);
    return code;
  } finally {
    clearInterval(renewing);
    removeFolder(folder);
    const totals = await endRun(gateway, name, token);
    errors.print(totals?.newest_error);
    if (process.stderr.isTTY && !options.quiet)
      printTotals(totals, {
        name,
        title: agent?.name ?? command,
        config,
        gateway,
        elapsedMs: performance.now() - startedAt,
        words: subject.arguments,
      });
  }
}

/** What is done to start the agent or program, with what every run sets. */
async function planOf(subject: Subject, planning: Planning): Promise<RunPlan> {
  const { name, url, token } = planning;
  const { agent } = subject;
  const plan = agent
    ? agent.runOf(await settingOf(agent, planning))
    : {
        arguments: subject.arguments,
        environment: usualEnvironment({ url, token: token ?? placeholderToken }),
        unset: usualUnset,
      };
  return { ...plan, environment: { ...plan.environment, LOUTER_RUN: name, LOUTER_RUN_URL: url } };
}

// ---------------------------------------------------------------- what is started, and with which configuration

function findSubject(words: readonly string[], { program }: RunOptions): Subject {
  const [command, ...rest] = words;
  if (command === undefined) throw runError(`name an agent: ${agentNames()}. Any program: louter run -- COMMAND.`);
  if (program) return { command, arguments: rest };
  if (command.toLowerCase() === 'cursor')
    throw runError(
      `Cursor calls models from its maker's servers, which cannot reach this machine. It needs a gateway with a public https address, keys, and its own "OpenAI base URL" setting.`,
    );
  const agent = agents.find(({ name }) => name === command);
  if (agent) return { agent, command: agent.command, arguments: rest[0] === '--' ? rest.slice(1) : rest };
  const near = findNearest(
    command,
    agents.map(({ name }) => name),
  );
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  throw runError(
    `there is no agent "${command}"${hint}${hint === '' ? '.' : ''} Known: ${agentNames()}. Any program: louter run -- COMMAND.`,
  );
}

const agentNames = (): string => agents.map(({ name }) => name).join(', ');

function notFound({ agent, command }: Subject, { problem, path }: { problem: string; path: string }): CommandError {
  if (problem === 'not-executable') return runError(`${path} may not be executed: check its permissions.`, 126);
  const where = command.includes('/') ? `no file ${command}` : `no "${command}" on the PATH, nor in ~/.local/bin`;
  const npmPackage = agent?.npmPackage ?? null;
  const how = npmPackage === null ? '' : ` (npm install --global ${npmPackage})`;
  const install = agent ? ` Install it first${how}; Louter installs no agents.` : '';
  return runError(`${agent ? `${agent.name} is not installed: ` : ''}${where}.${install}`, 127);
}

/**
 * The configuration of a run, and the running gateway that it uses. Without a file that is one with the built-in default, started in
 * this folder: who started it knows that it answers from recordings. If none runs, there is nothing yet that could answer.
 */
async function gatewayOf(
  { agent }: Subject,
  { record, config: file }: RunOptions,
  url: string | undefined,
): Promise<{ config: Config; running: AgentGateway | undefined }> {
  if (record) {
    if (agent?.vendor) return { config: recordConfig(agent.vendor), running: undefined };
    throw runError(`--record works with ${agents.flatMap((each) => (each.vendor ? [each.name] : [])).join(', ')}.`);
  }
  const config = loadConfig({ file });
  const running = await findAgentGateway({ url, config });
  if (running || config.file !== null) return { config, running };
  const chosen = await chooseWithoutConfig(agent, config);
  // Of a file that is new to this folder, and the user's own.
  if (chosen.file !== null) return { config: chosen, running: await findAgentGateway({ config: chosen }) };
  return { config: withRunStore(chosen), running: undefined };
}

async function chooseWithoutConfig(agent: Agent | undefined, config: Config): Promise<Config> {
  const choice = canAsk() ? await askWithoutConfig(agent) : 'none';
  if (choice === 'recorded') return config;
  if (choice === 'record' && agent?.vendor) return recordConfig(agent.vendor);
  if (choice === 'init') {
    const { init } = await import('./init.ts');
    // Runs in other folders use it, too.
    await init({ user: true });
    const created = loadConfig();
    if (created.file !== null) return created;
  }
  const own = agent?.vendor
    ? `, or louter run --record ${agent.name} to pass through to ${agent.vendor.name} with your own login`
    : '';
  throw runError(
    `there is no configuration: without one, only recorded answers are available. Run louter init to connect a model${own}.`,
  );
}

const describeRunning = (url: string, { file }: Config): string =>
  `through the gateway at ${url}, which runs with ${file ?? 'the built-in default: it answers from recordings'}`;

async function askWithoutConfig(agent: Agent | undefined): Promise<'init' | 'record' | 'recorded'> {
  const choices = new Map([
    ['find a model on this machine or by an API key, and write a configuration (louter init)', 'init'],
    ...(agent?.vendor
      ? ([[`pass through to ${agent.vendor.name} with your own login, and record it (--record)`, 'record']] as const)
      : []),
    ['recorded answers, to see how it works', 'recorded'],
  ] as const);
  const questions = openTerminal('run');
  try {
    const chosen = await questions.choose('There is no configuration. What is to answer?', [...choices.keys()]);
    return [...choices].find(([text]) => text === chosen)?.[1] ?? 'recorded';
  } finally {
    questions.close();
  }
}

function assertRecordable(agent: Agent, user: UserSetting): void {
  const problem = agent.vendor?.loginProblem(user);
  if (problem !== undefined) throw new AgentError(problem);
}

/** Such as `claude-1122-0931-3f2a`: the agent, month and day, hour and minute, and a random part. */
function runName(subject: string): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = two(now.getMonth() + 1) + two(now.getDate());
  const time = two(now.getHours()) + two(now.getMinutes());
  return `${subject.replace(/^[^a-z0-9]+/i, '').slice(0, 60) || 'run'}-${day}-${time}-${randomBytes(2).toString('hex')}`;
}

// ---------------------------------------------------------------- --dry-run

async function dryRun(
  subject: Subject,
  {
    options,
    config,
    user,
    running,
    name,
    program,
  }: Omit<Run, 'subject' | 'guard'> & { running: AgentGateway | undefined },
): Promise<number> {
  const keys = running && !running.config ? running.key : ownKeyOf(config);
  const plan = await planOf(subject, {
    options,
    config,
    user,
    gateway: running,
    name,
    url: `${running?.url ?? anyPortUrl}/run/${name}`,
    token: keys === undefined ? null : 'louter-run-…',
    folder: join(runFoldersIn(environment), 'louter-run-…'),
  });
  print(describePlan(plan, { gateway: running?.url, config, program }));
  return 0;
}
