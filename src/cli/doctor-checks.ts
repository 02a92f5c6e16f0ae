import { execFile } from 'node:child_process';
import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { components } from '../../generated/louter.js';
import type { Agent } from '../agents/agent.ts';
import { diversionsOf } from '../agents/diversions.ts';
import { findCommand, userFiles } from '../agents/launch.ts';
import type { Config } from '../config/config.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { ownVersion } from '../core/version.ts';
import { checkReachability } from '../diagnose/reachability.ts';
import { isReachable } from '../diagnose/reach-verdict.ts';
import { databaseFileOf } from '../record/store/database.ts';
import { gatewayUrlOf, isGateway } from './ask-gateway.ts';
import { registeredGateways } from './gateway-registry.ts';
import { CommandError } from './output.ts';
import { storeHealth } from './run-diagnostics.ts';
import { serviceProblems } from './run-service.ts';
import { serviceManager } from './service-platforms.ts';
import { duration, size } from './table.ts';

/** One line of the doctor. */
export type DoctorPart = components['schemas']['DoctorPart'];

const ok = (part: string, what: string): DoctorPart => ({ part, state: 'ok', what, next: null });
const warning = (part: string, what: string, next: string): DoctorPart => ({ part, state: 'warning', what, next });
const problem = (part: string, what: string, next: string): DoctorPart => ({ part, state: 'error', what, next });

/** A running gateway of another version is what a user forgets after an upgrade. */
export async function checkGateway(config: Config): Promise<DoctorPart> {
  const registered = registeredGateways().find((each) => each.config === config.file);
  const url = registered?.url ?? gatewayUrlOf(config);
  if (url === undefined || !(await isGateway(url))) return ok('gateway', 'none runs with this configuration');
  if (registered && registered.version !== ownVersion())
    return warning(
      'gateway',
      `${url} runs ${registered.version}, and this command is ${ownVersion()}`,
      isInstalled() ? 'louter service restart' : 'restart the gateway',
    );
  return ok('gateway', `runs at ${url}`);
}

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

export const checkBackends = ({ backends, models }: Config): Promise<DoctorPart[]> =>
  Promise.all(
    backends.map(async (backend) => {
      const reach = await checkReachability(backend, models);
      const part = `backend ${backend.name}`;
      return isReachable(reach)
        ? ok(part, `${backend.protocol}, ${reach.what} (${duration(reach.tookMs)})`)
        : problem(part, reach.what, reach.next ?? 'check the log of that server');
    }),
  );

/** Less free space than this is a warning. */
const minFreeBytes = 1024 ** 3;

export async function checkTraces(config: Config): Promise<DoctorPart> {
  const { url } = config.traces;
  if (url === null) return ok('traces', 'off');
  const file = databaseFileOf(url);
  const folder = dirname(file);
  if (!existsSync(file)) return ok('traces', `${file}: not created yet`);
  const { state, lastError } = await storeHealth(config);
  if (state === 'failed')
    return problem(
      'traces',
      `${file}: ${lastError ?? 'cannot be read'}`,
      'name another file in traces.url, or move this one',
    );
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const what = `${file}: ${size(statSync(file).size)}; ${size(free)} free`;
  if (free < minFreeBytes) return warning('traces', what, 'free some space, or lower traces.max_size');
  const isShared = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return isShared
    ? warning('traces', `${what}; other users of this machine may read it`, `chmod 600 ${file}`)
    : ok('traces', what);
}

/** A proxy that also takes requests to this machine keeps agents from reaching the gateway. */
export function checkProxy(): DoctorPart[] {
  const variable = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'].find(
    (name) => (environment[name] ?? '') !== '',
  );
  const exempt = environment['no_proxy'] ?? environment['NO_PROXY'] ?? '';
  if (variable === undefined || /(^|,)\s*(127\.0\.0\.1|localhost|\*)\s*(,|$)/.test(exempt)) return [];
  return [
    warning(
      'proxy',
      `${variable} is set, and NO_PROXY does not exempt 127.0.0.1: agents may look for the gateway there`,
      'export NO_PROXY=127.0.0.1,localhost; louter run does so by itself',
    ),
  ];
}

// ---------------------------------------------------------------- agents

const versionTimeoutMs = 2_000;

/** The lines of an agent that is installed; `undefined` if it is not. */
export async function checkAgent(agent: Agent): Promise<DoctorPart[] | undefined> {
  const found = findCommand(agent.command, environment);
  if ('problem' in found) return undefined;
  const version = await versionOf(found.path);
  const part = version === undefined ? agent.name : `${agent.name} ${version}`;
  const diversions = diversionsOf(agent, {
    environment,
    home: userFolders().home,
    platform: process.platform,
    files: userFiles,
  });
  const lines = await Promise.all(diversions.map(async ({ place, url }) => checkDiversion(part, { place, url })));
  const problems = lines.filter(({ state }) => state !== 'ok');
  if (problems.length > 0) return problems;
  if (version !== undefined && agent.testedVersion !== null && isNewer(version, agent.testedVersion))
    return [
      warning(
        part,
        `newer than the last tested version (${agent.testedVersion})`,
        `louter run --dry-run ${agent.name} shows what it is given`,
      ),
    ];
  return lines.length > 0 ? lines : [ok(part, 'by louter run')];
}

async function checkDiversion(part: string, { place, url }: { place: string; url: string }): Promise<DoctorPart> {
  if (!URL.canParse(url)) return problem(part, `${place} is not a URL`, `remove or correct ${place}`);
  const { hostname, origin } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  if (!isLocal) return ok(part, `${place} leads it to ${origin}`);
  return (await isGateway(origin))
    ? ok(part, `${place} leads it to the gateway at ${origin}`)
    : problem(
        part,
        `${place} leads it to ${origin}, where no gateway answers`,
        `start a gateway there, or remove ${place}; louter run ${part.split(' ', 1)[0]} does not use it`,
      );
}

function versionOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: versionTimeoutMs, killSignal: 'SIGKILL' }, (_error, stdout) =>
      resolve(/\d+\.\d+\.\d+/.exec(stdout)?.[0]),
    );
  });
}

function isNewer(version: string, tested: string): boolean {
  const [one, other] = [version, tested].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
