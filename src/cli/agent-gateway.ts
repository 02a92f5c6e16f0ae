import type { AgentVendor } from '../agents/agent.ts';
import type { Config } from '../config/config.ts';
import { ownKeyOf } from '../config/keys.ts';
import { environment } from '../config/environment.ts';
import { configOf } from '../config/load.ts';
import { isGateway } from './ask-gateway.ts';
import { CommandError } from './output.ts';
import { describeOther, findRunningGateway } from './running-gateway.ts';
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
 * The gateway at `--url` or `LOUTER_URL`; else the running one with the same configuration, which decides where requests go. One
 * that only writes the same trace database may send them elsewhere.
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
  const { own } = config ? await findRunningGateway(config) : {};
  if (!config || !own) return undefined;
  return {
    url: own.url,
    config,
    key: ownKeyOf(config),
    ...(own.controlToken !== undefined && { controlToken: own.controlToken }),
    isOwn: false,
    stop: async () => {},
  };
}

/** The gateway that `findAgentGateway` did not choose, and how to choose it; empty if there is none. */
export async function describeUnchosen(config: Config): Promise<string> {
  const { sharing, other } = await findRunningGateway(config);
  const unchosen = sharing ?? other;
  return unchosen ? ` But ${describeOther(unchosen)}.` : '';
}

/**
 * The configuration of the gateway that a run starts. Without a file, its traces are in the user's data folder, so that none are
 * left in a project.
 */
export const withRunStore = (config: Config): Config =>
  config.file === null ? { ...config, traces: { ...config.traces, url: dataStoreUrl() } } : config;

/** The configuration of `--record`: everything is passed through to the agent's own maker, with the agent's credential. */
export const recordConfig = ({ name, protocol }: AgentVendor): Config =>
  configOf({
    backends: { [name.toLowerCase()]: { protocol, api_key: 'client', mode: 'baseline' } },
    traces: { url: dataStoreUrl() },
  });
