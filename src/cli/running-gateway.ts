import { realpathSync } from 'node:fs';
import type { components } from '../../generated/louter.js';
import type { Config } from '../config/config.ts';
import { environment } from '../config/environment.ts';
import { databaseFileOf } from '../record/store/database.ts';
import { isPostgresUrl, shownStore, shownStoreUrl } from '../record/store/store-url.ts';
import { fetchState, gatewayUrlOf, isGateway, reachableUrl } from './ask-gateway.ts';
import { registeredGateways } from './gateway-registry.ts';

/** A gateway that answers. */
export interface RunningGateway {
  readonly url: string;
  /** The absolute path of its configuration; null for the built-in default; absent if it does not report it to this command. */
  readonly file: string | null | undefined;
  /** Its trace store as `file:…` or `postgresql://…` without the password; null if it has none, or does not report it to this command. */
  readonly store: string | null;
  readonly version: string | undefined;
  /** What it has applied of its file; null if it does not report it. */
  readonly reloads: components['schemas']['Diagnostics']['reloads'];
  /** Empty if it does not report them. */
  readonly backends: components['schemas']['Diagnostics']['backends'];
  /** What it accepts from this command: its control token if this user started it, else a key of the configuration. */
  readonly credential: string | undefined;
  /** Only of a gateway that this user started. */
  readonly controlToken: string | undefined;
}

/** The gateways that run, as seen from a configuration; at most one is of this folder. */
export interface FoundGateways {
  /** It has this configuration. */
  readonly own: RunningGateway | undefined;
  /** It has another configuration, and writes the same trace database. */
  readonly sharing: RunningGateway | undefined;
  /** It has neither: the one at the configured address, or else the newest of this user. Only `--url` chooses it. */
  readonly other: RunningGateway | undefined;
}

/** What a gateway is recognized by. */
interface Sought {
  /** The configuration file; null for the built-in default. */
  readonly file: string | null;
  /** The URL of the trace store, with its password; null for none. */
  readonly store: string | null;
}

/** Which of the running gateways belongs to a configuration. Its address is no proof: a gateway of another folder may listen there. */
export async function findRunningGateway(config: Config): Promise<FoundGateways> {
  const running = await findRunning(config);
  const sought = { file: config.file, store: config.traces.url };
  const own = running.find((each) => hasConfiguration(each, sought));
  const sharing = own ? undefined : running.find((each) => hasStore(each, sought));
  const address = gatewayUrlOf(config);
  const other = (own ?? sharing) ? undefined : (running.find(({ url }) => url === address) ?? running[0]);
  return { own, sharing, other };
}

/** The gateway of this user that has a configuration. It is found by the name of the file, which need not be valid. */
export const findOwnGateway = async (sought: Sought): Promise<RunningGateway | undefined> =>
  (await findRegistered()).find((each) => hasConfiguration(each, sought));

/** A gateway that is not the one of this folder, with the option that chooses it. */
export function describeOther({ url, file, store }: RunningGateway): string {
  const traces = store === null ? '' : `, traces in ${shownStore(store)}`;
  return `the gateway at ${url} is another one (${describeFile(file)}${traces}): --url ${url} chooses it`;
}

/** The configuration of a gateway, for people. */
export const describeFile = (file: RunningGateway['file']): string =>
  file === undefined ? 'its configuration needs a key' : (file ?? 'the built-in default');

/** The built-in default is no file: it has another database in each folder. */
const hasConfiguration = (gateway: RunningGateway, sought: Sought): boolean =>
  sought.file === null
    ? gateway.file === null && hasStore(gateway, sought)
    : typeof gateway.file === 'string' && isSameFile(gateway.file, sought.file);

const hasStore = ({ store }: RunningGateway, sought: Sought): boolean =>
  store !== null && sought.store !== null && isSameStore(store, sought.store);

async function findRunning(config: Config): Promise<RunningGateway[]> {
  const registered = await findRegistered();
  const address = gatewayUrlOf(config);
  if (address === undefined || registered.some(({ url }) => url === address) || !(await isGateway(address)))
    return registered;
  return [...registered, await describe(address, { credential: credentialOf(config) })];
}

/** The newest first. */
async function findRegistered(): Promise<RunningGateway[]> {
  const found = await Promise.all(
    registeredGateways().map(async ({ url: listening, config: file, version, controlToken }) => {
      const url = reachableUrl(listening);
      if (!(await isGateway(url))) return [];
      return [await describe(url, { file, version, credential: controlToken, controlToken })];
    }),
  );
  return found.flat();
}

/** What a gateway reports now is preferred: it may have loaded another file since it was registered. */
async function describe(
  url: string,
  known: Partial<Pick<RunningGateway, 'file' | 'version' | 'credential' | 'controlToken'>>,
): Promise<RunningGateway> {
  const { credential, controlToken } = known;
  const state = await fetchState(url, credential);
  return {
    url,
    file: state ? state.config : known.file,
    store: state?.traces.store ?? null,
    version: state?.version ?? known.version,
    reloads: state?.reloads ?? null,
    backends: state?.backends ?? [],
    credential,
    controlToken,
  };
}

/** The key of a configuration with which its gateway shows traces and its state. */
export const credentialOf = ({
  viewer,
  server,
  keys,
}: Pick<Config, 'viewer' | 'server' | 'keys'>): string | undefined =>
  viewer.keys?.[0] ??
  server.keys[0] ??
  keys.find(({ secret, mayView }) => secret !== null && mayView)?.secret ??
  (environment['LOUTER_KEY'] || undefined);

const isSameStore = (one: string, other: string): boolean =>
  isPostgresUrl(one) || isPostgresUrl(other)
    ? shownStoreUrl(one) === shownStoreUrl(other)
    : isSameFile(databaseFileOf(one), databaseFileOf(other));

const isSameFile = (one: string, other: string): boolean => one === other || realPath(one) === realPath(other);

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // It does not exist, or may not be read: its name is all that is known.
    return file;
  }
}
