import type { AgentVendor } from '../agents/agent.ts';
import type { Config } from '../config/config.ts';
import { ownKeyOf } from '../config/keys.ts';
import { environment } from '../config/environment.ts';
import { configOf, loadConfig } from '../config/load.ts';
import { gatewayUrlOf, isGateway } from './ask-gateway.ts';
import { registeredGateways } from './gateway-registry.ts';
import { CommandError } from './output.ts';
import { dataStoreUrl } from './trace-store.ts';

/** The gateway of a run. */
export interface AgentGateway {
  readonly url: string;
  /** The configuration it runs with; absent where only it knows it. */
  readonly config: Config | undefined;
  /** A key of it; absent if none is known. */
  readonly key: string | undefined;
  /** What its page accepts for a code that logs in; absent: its key, if it needs one. */
  readonly controlToken?: string;
  /** Whether it ends with the run. */
  readonly isOwn: boolean;
  stop(): Promise<void>;
}

/** How a run finds its gateway. */
export interface GatewayChoice {
  readonly url?: string | undefined;
  /** Absent with `url`, if there is none. */
  readonly config: Config | undefined;
}

/** The shown URL of a gateway that is not started, as it may listen on any port. */
export const anyPortUrl = 'http://127.0.0.1:PORT';

/** Ends `louter run` with one of its own exit codes. */
export const runError = (message: string, exitCode: 125 | 126 | 127 = 125): CommandError =>
  new CommandError(message, exitCode, 'run');

/**
 * The gateway at `--url` or `LOUTER_URL`; else one of this user that runs with the same configuration file; else one of its own.
 * @throws {CommandError}
 */
export async function findAgentGateway({ url, config }: GatewayChoice): Promise<AgentGateway | undefined> {
  if (url !== undefined) {
    if (!(await isGateway(url))) throw runError(`no gateway answers at ${url}: start one there, or leave out --url.`);
    return {
      url,
      config: undefined,
      key: (config && ownKeyOf(config)) ?? environment['LOUTER_KEY'],
      isOwn: false,
      stop: async () => {},
    };
  }
  if (!config || config.file === null) return undefined;
  for (const running of registeredGateways())
    if (running.config === config.file && (await isGateway(running.url)))
      return {
        url: running.url,
        config,
        key: ownKeyOf(config),
        controlToken: running.controlToken,
        isOwn: false,
        stop: async () => {},
      };
  return undefined;
}

/**
 * The gateway that an agent is connected to: the one of `findAgentGateway`, or else the one that answers where the configuration
 * has it listen.
 * @param url that of `--url`
 * @throws {CommandError}
 */
export async function findRunningGateway(url: string | undefined, config: Config): Promise<AgentGateway | undefined> {
  const found = await findAgentGateway({ url: url ?? (environment['LOUTER_URL'] || undefined), config });
  if (found) return found;
  const configured = gatewayUrlOf(config);
  return configured !== undefined && (await isGateway(configured))
    ? { url: configured, config, key: ownKeyOf(config), isOwn: false, stop: async () => {} }
    : undefined;
}

/**
 * The configuration of a run that starts its own gateway if none runs with it. Without a configuration file, traces are in
 * the user's data folder, so that none are left in a project.
 * @throws {ConfigError}
 */
export function loadRunConfig(file: string | undefined): Config {
  const config = loadConfig({ file });
  return config.file === null ? { ...config, traces: { ...config.traces, url: dataStoreUrl() } } : config;
}

/** The configuration of `--record`: everything is passed through to the agent's own maker, with the agent's credential. */
export const recordConfig = ({ name, protocol }: AgentVendor): Config =>
  configOf({
    backends: { [name.toLowerCase()]: { protocol, api_key: 'client', mode: 'baseline' } },
    traces: { url: dataStoreUrl() },
  });
