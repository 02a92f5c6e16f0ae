import type { Agent, RunSetting, UserSetting } from '../agents/agent.ts';
import { userFiles } from '../agents/launch.ts';
import type { Config } from '../config/config.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { placeholderToken } from '../config/tokens.ts';
import { type AgentGateway, runError } from './agent-gateway.ts';
import { chooseModel, type ChosenModel, isVendorOf } from './agent-model.ts';
import { routingFromSettings, routingOf, type Routing } from './agent-model.ts';
import { fetchModelNames, fetchSettings } from './ask-gateway.ts';
import { printMessage } from './output.ts';

/** What the setting of an agent depends on. */
export interface Planning {
  readonly options: { readonly model?: string; readonly record?: true; readonly keepLogin?: true };
  readonly config: Config;
  readonly user: UserSetting;
  /** Absent in a dry run of a gateway that is not started. */
  readonly gateway: AgentGateway | undefined;
  readonly name: string;
  readonly url: string;
  readonly token: string | null;
  readonly folder: string;
}

/** What the agent would read itself; arguments of the configuration are before the given ones. */
export const userSetting = (agent: Agent | undefined, words: readonly string[], config: Config): UserSetting => ({
  arguments: [...((agent && config.run[agent.name]?.args) ?? []), ...words],
  environment,
  home: userFolders().home,
  platform: process.platform,
  files: userFiles,
});

/**
 * The setting of an agent: its model, protocol and credential.
 * @throws {CommandError} if there is no model for it, or its credential does not fit the backend.
 */
export async function settingOf(
  agent: Agent,
  { options, config, user, gateway, name, url, token, folder }: Planning,
): Promise<RunSetting> {
  const routing = await routingOfGateway(gateway, config);
  const chosen = await chooseModel({
    agent,
    requested: options.model ?? config.run[agent.name]?.model ?? undefined,
    user,
    routing,
    listModels: async () => (gateway ? withFacts(await fetchModelNames(gateway), routing) : []),
    isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  });
  const { contextWindow, maxOutput } = routing.modelFacts(chosen.backendModel);
  warnOfSmallContext(agent, chosen, contextWindow);
  const { model, backend } = chosen;
  return {
    ...user,
    run: name,
    url,
    token: token ?? placeholderToken,
    needsToken: token !== null,
    keepLogin: keepsLogin(agent, chosen, options, config),
    protocol: agent.protocols.find((protocol) => protocol === backend.protocol) ?? agent.protocols[0],
    isOwnVendor: isVendorOf(agent, backend),
    folder,
    ...(model !== undefined && { model }),
    ...(contextWindow !== undefined && { contextWindow }),
    ...(maxOutput !== undefined && { maxOutput }),
  };
}

/** Where a gateway sends requests: its own answer, where only it knows its configuration. @throws {KeyRequiredError} */
export const routingOfGateway = async (gateway: AgentGateway | undefined, config: Config): Promise<Routing> =>
  gateway && !gateway.config ? routingFromSettings(await fetchSettings(gateway)) : routingOf(config);

const withFacts = (listed: { id: string; backend: string }[], { modelFacts }: Routing) =>
  listed.map((model) => ({ ...model, contextWindow: modelFacts(model.id).contextWindow }));

/** In tokens: with less, an agent loses its own instructions after a few turns. */
const smallContext = 32_000;

function warnOfSmallContext(
  { title, firstRequestTokens }: Agent,
  { backendModel }: ChosenModel,
  contextWindow: number | undefined,
): void {
  if (contextWindow === undefined || contextWindow >= smallContext) return;
  const first = `the first request of ${title} alone is about ${firstRequestTokens.toLocaleString('en')}`;
  printMessage(`${backendModel} has ${contextWindow.toLocaleString('en')} tokens of context; ${first}`);
}

/** Whether the agent sends its own credential. By default it does where the backend uses that of the caller. */
function keepsLogin({ name }: Agent, { backend }: ChosenModel, options: Planning['options'], config: Config): boolean {
  const wanted = options.record ?? options.keepLogin ?? config.run[name]?.keepLogin ?? backend.usesCallersKey;
  if (wanted === backend.usesCallersKey) return wanted;
  throw runError(
    wanted
      ? `--keep-login needs a backend with api_key = "client", but "${backend.name}" does not use the caller's credential.`
      : `the backend "${backend.name}" has api_key = "client" and uses the caller's credential: run with --keep-login.`,
  );
}
