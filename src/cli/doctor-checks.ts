import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { components } from '../../generated/louter.js';
import type { Config } from '../config/config.ts';
import { describeProxy } from '../config/outgoing-proxy.ts';
import { ownVersion } from '../core/own-package.ts';
import { compareBackend, describeComparison } from '../diagnose/gateway-reference.ts';
import { checkReachability } from '../diagnose/reachability.ts';
import { describePath, isReachable } from '../diagnose/reach-verdict.ts';
import { databaseBytes, databaseFileOf } from '../record/store/database.ts';
import { isPostgresUrl, shownStore } from '../record/store/store-url.ts';
import { formatDuration, formatBytes } from '../present/format.ts';
import { CommandError } from './output.ts';
import { storeHealth } from './diagnostics.ts';
import { serviceProblems } from './service.ts';
import { describeFile, findRunningGateway } from './running-gateway.ts';
import { serviceManager } from './service-platforms.ts';
import { dateTime } from './table.ts';

/** One line of the doctor. */
export type DoctorPart = components['schemas']['DoctorPart'];

export const ok = (part: string, what: string, details: readonly string[] = []): DoctorPart => ({
  part,
  state: 'ok',
  what,
  next: null,
  details: [...details],
});
export const warning = (part: string, what: string, next: string): DoctorPart => ({
  part,
  state: 'warning',
  what,
  next,
  details: [],
});
export const problem = (part: string, what: string, next: string): DoctorPart => ({
  part,
  state: 'error',
  what,
  next,
  details: [],
});

/** The accounts that get no requests from the gateway with this configuration, as their vendor refused them or asked to wait. */
export async function checkAccounts(config: Config): Promise<DoctorPart[]> {
  const { own } = await findRunningGateway(config);
  return (own?.backends ?? []).flatMap(({ name, pauses }) =>
    (pauses ?? []).map(({ key, model, caller, what, remedy, ends_at: end }) => {
      const target = [name, ...(model === null ? [] : [model])].join('/');
      const account = [...(key === null ? [] : [key]), ...(caller ? ['a caller'] : [])].join(', ');
      const paused = `${model === null ? 'all its models get' : 'it gets'} no requests until ${dateTime(Date.parse(end) * 1000)}`;
      return warning(
        'account',
        `${target}${account === '' ? '' : ` (${account})`} ${what}; ${paused}`,
        `${remedy}; louter reload ends the pause`,
      );
    }),
  );
}

/** A running gateway of another version is what a user forgets after an upgrade. */
export async function checkGateway(config: Config): Promise<DoctorPart> {
  const { own, sharing, other } = await findRunningGateway(config);
  const unused = sharing ?? other;
  if (!own)
    return ok(
      'gateway',
      `none runs with this configuration${unused ? `; the one at ${unused.url} has ${describeFile(unused.file)}` : ''}`,
    );
  const { url, version = ownVersion(), reloads } = own;
  if (version !== ownVersion())
    return warning('gateway', `${url} runs ${version}, and this command is ${ownVersion()}`, restartHint());
  if (!reloads) return ok('gateway', `runs at ${url}`);
  const { generation, in_force_since: since, last_error: failure, restart_needed: needed } = reloads;
  if (failure !== null)
    return warning('gateway', `runs at ${url} with an earlier configuration: ${failure}`, 'correct the file');
  if (needed.length > 0)
    return warning('gateway', `runs at ${url}, and needs a restart for ${needed.join(', ')}`, restartHint());
  return ok('gateway', `runs at ${url}, configuration ${generation} since ${dateTime(Date.parse(since) * 1000)}`);
}

const restartHint = (): string => (isInstalled() ? 'louter service restart' : 'restart the gateway');

const isInstalled = (): boolean => existsSync(serviceManager()?.file ?? '');

/** Of a service that is installed: whether it can start, and whether it runs. */
export async function checkService(): Promise<DoctorPart[]> {
  const manager = serviceManager();
  if (!manager || !isInstalled()) return [];
  const [gone] = serviceProblems(manager);
  if (gone !== undefined) return [problem('service', gone, 'louter service install')];
  const state = await manager.state().catch((error: unknown) => {
    if (error instanceof CommandError) return error.message;
    throw error;
  });
  if (typeof state === 'string') return [warning('service', state, 'louter service status')];
  return state.isRunning
    ? [ok('service', `${manager.title}: ${state.description}`)]
    : [
        warning(
          'service',
          `${manager.title}: ${state.description}`,
          'louter service start; louter service logs shows why',
        ),
      ];
}

export const checkBackends = ({ backends, models, routes }: Config): Promise<DoctorPart[]> =>
  Promise.all(
    backends.map(async (backend) => {
      const reach = await checkReachability(backend, { routes, models });
      const part = `backend ${backend.name}`;
      const path = describePath(backend);
      const reference = isReachable(reach) ? await compareBackend(backend) : undefined;
      const details = [
        ...(path === null ? [] : [`reached ${path}`]),
        ...(reference ? [describeComparison(reference)] : []),
      ];
      return isReachable(reach)
        ? ok(
            part,
            `${backend.protocol}, ${reach.what} (${formatDuration(reach.tookMs)})${backend.proxy ? `, through ${describeProxy(backend.proxy)}` : ''}`,
            details,
          )
        : { ...problem(part, reach.what, reach.next ?? 'check the log of that server'), details };
    }),
  );

/** Less free space than this is a warning. */
const minFreeBytes = 1024 ** 3;

async function checkPostgres(url: string, config: Config): Promise<DoctorPart> {
  const { state, lastError } = await storeHealth(config);
  if (state === 'failed')
    return problem(
      'traces',
      lastError ?? `${shownStore(url)}: cannot be read`,
      'start that server, or correct traces.url',
    );
  return ok('traces', shownStore(url));
}

export async function checkTraces(config: Config): Promise<DoctorPart> {
  const { url } = config.traces;
  if (url === null) return ok('traces', 'off');
  if (isPostgresUrl(url)) return checkPostgres(url, config);
  const file = databaseFileOf(url);
  const folder = dirname(file);
  const bytes = databaseBytes(file);
  if (bytes === null) return ok('traces', `${file}: not created yet`);
  const { state, lastError } = await storeHealth(config);
  if (state === 'failed')
    return problem(
      'traces',
      `${file}: ${lastError ?? 'cannot be read'}`,
      'name another file in traces.url, or move this one',
    );
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const what = `${file}: ${formatBytes(bytes)}; ${formatBytes(free)} free`;
  if (free < minFreeBytes) return warning('traces', what, 'free some space, or lower traces.max_size');
  const isShared = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return isShared
    ? warning('traces', `${what}; other users of this machine may read it`, `chmod 600 ${file}`)
    : ok('traces', what);
}
