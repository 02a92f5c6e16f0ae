import { realpathSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { databaseFileOf } from '../record/store/database.ts';
import { isPostgresUrl, mayHaveTraces, shownStoreUrl } from '../record/store/store-url.ts';
import { defaultPort, fetchOrigin, gatewayUrlOf, isGateway } from './ask-gateway.ts';
import { registeredGateways } from './gateway-registry.ts';

/** A gateway that answers. */
export interface RunningGateway {
  readonly url: string;
  /** Its trace store as `file:…` or `postgresql://…` without the password; null if it has none, or does not report it to this command. */
  readonly store: string | null;
}

interface Candidate extends RunningGateway {
  /** The absolute path of its configuration; null for the built-in default. */
  readonly file: string | null;
}

/**
 * The gateway that a configuration belongs to: one of this user with the same configuration file, or else with the same trace
 * database; else the one at a port that the configuration chose. At the default port, anybody's gateway may answer: that one
 * also needs the same file or database. Without a configuration and a database, the only gateway of this user.
 */
export async function findRunningGateway(config: Config): Promise<RunningGateway | undefined> {
  const running = await findRegistered(config);
  const own = nearest(running, config);
  if (own) return own;
  const address = gatewayUrlOf(config);
  if (address !== undefined && (await isGateway(address))) {
    const origin = await fetchOrigin(address, config);
    const found = { url: address, file: origin?.config ?? null, store: origin?.store ?? null };
    const isChosen = (config.server.port ?? defaultPort) !== defaultPort;
    if (isChosen || nearest([found], config)) return found;
  }
  const { url } = config.traces;
  const hasOwnStore = url !== null && mayHaveTraces(url);
  return config.file === null && !hasOwnStore && running.length === 1 ? running[0] : undefined;
}

async function findRegistered(config: Config): Promise<Candidate[]> {
  const found = await Promise.all(
    registeredGateways().map(async ({ url, config: file }): Promise<Candidate[]> => {
      if (!(await isGateway(url))) return [];
      const origin = await fetchOrigin(url, config);
      return [{ url, file, store: origin?.store ?? null }];
    }),
  );
  return found.flat();
}

/** The built-in default is not a file: it has another database in each folder. */
const nearest = (candidates: readonly Candidate[], { file, traces: { url } }: Config): Candidate | undefined =>
  candidates.find((each) => file !== null && each.file !== null && isSameFile(each.file, file)) ??
  candidates.find(({ store }) => url !== null && store !== null && isSameStore(store, url));

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
