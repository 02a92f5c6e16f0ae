import { resolve } from 'node:path';
import type { components } from '../../generated/louter.js';
import { validateReloadResult } from '../../generated/louter.validators.js';
import { configFileOf } from '../config/load.ts';
import { apiOf } from './ask-gateway.ts';
import { type RegisteredGateway, registeredGateways } from './gateway-registry.ts';
import { CommandError, print, printJson } from './output.ts';

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
  const result = await requestReload(findGateway(options), options);
  if (options.json) printJson(result);
  else print(result.message);
  if (!result.ok) process.exitCode = 2;
}

/**
 * Lets the gateway of this user that runs with a file apply it. Returns what became of it; `undefined` if none runs. Never
 * throws: the file has been changed, whatever the gateway does.
 */
export async function reloadIfRunning(file: string): Promise<string | undefined> {
  const gateway = registeredGateways().find((each) => each.config === file);
  if (!gateway) return undefined;
  try {
    return (await requestReload(gateway, {})).message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function findGateway({ config, url }: ReloadOptions): RegisteredGateway {
  const gateways = registeredGateways();
  const file = url === undefined ? fileOf(config) : null;
  const found = gateways.find((each) => (url === undefined ? each.config === file : each.url === url));
  if (found) return found;
  const running = gateways.map((each) => `${each.url} (${each.config ?? 'the built-in default'})`);
  const which = url === undefined ? `with ${config ?? file ?? 'the built-in default'}` : `at ${url}`;
  throw new CommandError(
    running.length === 0
      ? `no gateway of this user runs ${which}: start one with louter serve`
      : `no gateway runs ${which}. Running: ${running.join(', ')}. Name it with --url.`,
    2,
    'reload',
  );
}

/** The gateway finds the errors of the file itself: only its name is needed. */
const fileOf = (config: string | undefined): string | null => (config === undefined ? configFileOf() : resolve(config));

async function requestReload(
  { url, controlToken }: RegisteredGateway,
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
