import { resolve } from 'node:path';
import type { components } from '../../generated/louter.js';
import { validateReloadResult } from '../../generated/louter.validators.js';
import { configFileOf, loadConfig } from '../config/load.ts';
import { apiOf, reachableUrl } from './ask-gateway.ts';
import { type RegisteredGateway, registeredGateways } from './gateway-registry.ts';
import { CommandError, print, printJson } from './output.ts';
import { findOwnGateway, type RunningGateway } from './running-gateway.ts';

type ReloadResult = components['schemas']['ReloadResult'];

export interface ReloadOptions {
  config?: string;
  url?: string;
  dryRun?: true;
  json?: true;
}

/** Building a replay's recordings takes the longest. */
const reloadTimeoutMs = 30_000;

/**
 * Lets a running gateway apply its configuration file; exit code 2 if the file is invalid.
 * @throws {CommandError} if no gateway of this user runs with the configuration.
 */
export async function reload(options: ReloadOptions): Promise<void> {
  const result = await requestReload(await findGateway(options), options);
  if (options.json) printJson(result);
  else print(result.message);
  if (!result.ok) process.exitCode = 2;
}

/**
 * Lets the gateway of this user that runs with a file apply it. Returns what became of it; `undefined` if none runs. Never
 * throws: the file has been changed, whatever the gateway does.
 */
export async function reloadIfRunning(file: string): Promise<string | undefined> {
  try {
    const gateway = controllable(await findOwnGateway({ file, store: null }));
    return gateway && (await requestReload(gateway, {})).message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A gateway that accepts commands of this user. */
type ControllableGateway = Pick<RegisteredGateway, 'url' | 'controlToken'>;

const controllable = (gateway: RunningGateway | undefined): ControllableGateway | undefined =>
  gateway?.controlToken === undefined ? undefined : { url: gateway.url, controlToken: gateway.controlToken };

async function findGateway({ config, url }: ReloadOptions): Promise<ControllableGateway> {
  const gateways = registeredGateways();
  const file = config === undefined ? configFileOf() : resolve(config);
  // The gateway finds the errors of the file itself: only its name is needed. Without a file there are none.
  const sought = { file, store: file === null ? loadConfig().traces.url : null };
  const found =
    url === undefined
      ? controllable(await findOwnGateway(sought))
      : gateways.find((each) => reachableUrl(each.url) === reachableUrl(url));
  if (found) return found;
  const running = gateways.map((each) => `${each.url} (${each.config ?? 'the built-in default'})`);
  const which = url === undefined ? `with ${config ?? file ?? 'the built-in default of this folder'}` : `at ${url}`;
  throw new CommandError(
    running.length === 0
      ? `no gateway of this user runs ${which}: start one with louter serve`
      : `no gateway runs ${which}. Running: ${running.join(', ')}. Name it with --url.`,
    2,
    'reload',
  );
}

async function requestReload(
  { url, controlToken }: ControllableGateway,
  { dryRun }: ReloadOptions,
): Promise<ReloadResult> {
  const { data, error, response } = await apiOf(url, reloadTimeoutMs, controlToken)
    .POST('/api/reload', { params: { query: { dry_run: dryRun ? 'true' : 'false' } } })
    .catch((failure: unknown) => {
      throw new CommandError(
        `the gateway at ${url} did not answer (${failure instanceof Error ? failure.message : String(failure)})`,
        1,
      );
    });
  const result: unknown = data ?? error;
  if (validateReloadResult(result)) return result;
  throw new CommandError(
    `the gateway at ${url} answered ${response.status}: check that it has the version of this command`,
    1,
  );
}
