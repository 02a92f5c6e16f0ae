import { type Agent, AgentError, type RunPlan, type RunSetting } from '../agents/agent.ts';
import { agents } from '../agents/agents.ts';
import { environment } from '../config/environment.ts';
import { loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { placeholderToken } from '../config/tokens.ts';
import { quoteForShell } from '../core/shell-quote.ts';
import { KeyRequiredError } from './ask-gateway.ts';
import { describeUnchosen, findAgentGateway } from './agent-gateway.ts';
import { routingOfGateway, settingOf, userSetting } from './agent-setting.ts';
import { CommandError, print, printMessage } from './output.ts';

export interface EnvOptions {
  readonly shell: ShellName;
  readonly model?: string;
  readonly url?: string;
  readonly config?: string;
}

/** Stands for the key in values; the shell replaces it by `LOUTER_KEY`, so that no key is printed. */
const keyMark = 'louter-key-of-the-shell';

interface Shell {
  /** `value` is quoted already. */
  set(name: string, value: string): string;
  unset(name: string): string;
  quote(text: string): string;
  readonly key: string;
}

const posix: Shell = {
  set: (name, value) => `export ${name}=${value}`,
  unset: (name) => `unset ${name}`,
  quote: quoteForShell,
  key: '"$LOUTER_KEY"',
};

const shells = {
  bash: posix,
  zsh: posix,
  fish: {
    set: (name, value) => `set -gx ${name} ${value}`,
    unset: (name) => `set -e ${name}`,
    quote: (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`,
    key: '"$LOUTER_KEY"',
  },
  powershell: {
    set: (name, value) => `$env:${name} = ${value}`,
    unset: (name) => `Remove-Item Env:${name} -ErrorAction SilentlyContinue`,
    quote: (text) => `'${text.replaceAll("'", "''")}'`,
    key: '$env:LOUTER_KEY',
  },
} satisfies Record<string, Shell>;

export type ShellName = keyof typeof shells;

/**
 * Prints the variables that lead an agent to the running gateway, as commands of a shell; what variables cannot do is on stderr.
 * @throws {CommandError}
 */
export async function printAgentEnvironment(name: string, options: EnvOptions): Promise<void> {
  try {
    await printFor(findAgent(name), options);
  } catch (error) {
    if (error instanceof AgentError || error instanceof ConfigError || error instanceof CommandError)
      throw new CommandError(error.message, 2, 'env');
    if (error instanceof KeyRequiredError)
      throw new CommandError(`the gateway at ${error.message} needs a key: set LOUTER_KEY.`, 2, 'env');
    throw error;
  }
}

async function printFor(agent: Agent, options: EnvOptions): Promise<void> {
  const { variables } = agent;
  if (variables === 'none')
    throw new CommandError(
      `variables alone do not lead ${agent.title} to a gateway. Use louter run ${agent.name}, or louter connect ${agent.name}.`,
      2,
    );
  const config = loadConfig({ file: options.config });
  const gateway = await findAgentGateway({ url: options.url ?? (environment['LOUTER_URL'] || undefined), config });
  if (!gateway)
    throw new CommandError(
      `no gateway runs with this configuration: start one with louter serve, or use louter run.${await describeUnchosen(config)}`,
      2,
    );
  const needsKey = gateway.key !== undefined;
  const folder = '/louter-run';
  const setting = await settingOf(agent, {
    options,
    config,
    user: userSetting(agent, [], config),
    gateway,
    name: 'env',
    url: gateway.url,
    token: needsKey ? keyMark : null,
    folder,
  });
  const isHeaderNeeded =
    needsKey &&
    !setting.keepLogin &&
    (await routingOfGateway(gateway, config)).backends.some(({ usesCallersKey }) => usesCallersKey);
  const plan = isHeaderNeeded ? planWithHeader(agent, setting) : agent.runOf(setting);
  const shell: Shell = shells[options.shell];
  const set = Object.entries(plan.environment).filter(([, value]) => !value.includes(folder));
  const own = new Set(set.map(([variable]) => variable));
  print(
    [
      ...(plan.unset ?? []).filter((variable) => !own.has(variable)).map(shell.unset),
      ...set.map(([variable, value]) => shell.set(variable, quoteWithKey(value, shell))),
    ].join('\n'),
  );
  if (needsKey && !environment['LOUTER_KEY']) printMessage('set LOUTER_KEY to a key of the gateway first', 'env');
  if (variables !== 'all') printMessage(variables, 'env');
}

/**
 * Where any backend uses the credential of its callers, a gateway takes its keys in `x-louter-key` only: the agent's own
 * credential is a placeholder, and the header is that of an agent which keeps its login.
 * @throws {CommandError} if no variable of the agent sets headers.
 */
function planWithHeader(agent: Agent, setting: RunSetting): RunPlan {
  const plan = agent.runOf({ ...setting, token: placeholderToken, needsToken: false });
  const header = headerVariables(agent, setting);
  if (header.length === 0)
    throw new CommandError(
      `variables alone do not lead ${agent.title} to this gateway: a backend with api_key = "client" makes it take keys in the header x-louter-key only. Use louter run ${agent.name}.`,
      2,
    );
  return { ...plan, environment: { ...plan.environment, ...Object.fromEntries(header) } };
}

function headerVariables(agent: Agent, setting: RunSetting): [name: string, value: string][] {
  try {
    const { environment: variables } = agent.runOf({ ...setting, keepLogin: true });
    return Object.entries(variables).filter(([, value]) => /x-louter-key/i.test(value));
  } catch (error) {
    // It cannot keep its login, and so has no place for another credential.
    if (error instanceof AgentError) return [];
    throw error;
  }
}

/** Adjacent words without a space between them are one word in all of these shells but PowerShell, which adds strings. */
function quoteWithKey(value: string, shell: Shell): string {
  const parts = value.split(keyMark);
  const pieces = parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [shell.key]),
    ...(part === '' ? [] : [shell.quote(part)]),
  ]);
  if (pieces.length === 0) return shell.quote('');
  return pieces.length > 1 && shell === shells.powershell ? `(${pieces.join(' + ')})` : pieces.join('');
}

function findAgent(name: string): Agent {
  const agent = agents.find((each) => each.name === name);
  if (agent) return agent;
  throw new CommandError(`there is no agent "${name}". Known: ${agents.map((each) => each.name).join(', ')}.`, 2);
}
