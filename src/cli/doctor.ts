import { execFile } from 'node:child_process';
import type { components } from '../../generated/louter.js';
import type { Agent } from '../agents/agent.ts';
import { agents } from '../agents/agents.ts';
import { Connections } from '../agents/connections.ts';
import { type Diversion, diversionsOf } from '../agents/diversions.ts';
import { findCommand, userFiles } from '../agents/launch.ts';
import type { Config } from '../config/config.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { suggestName } from '../core/nearest.ts';
import { ownVersion } from '../core/own-package.ts';
import { toOneLine } from '../core/printable.ts';
import { pluralize } from '../core/shown.ts';
import { isGateway } from './ask-gateway.ts';
import { describeKeyCount } from './config.ts';
import {
  checkAccounts,
  checkBackends,
  checkGateway,
  checkService,
  checkTraces,
  type DoctorPart,
  ok,
  problem,
  warning,
} from './doctor-checks.ts';
import {
  checkAuthorities,
  checkClock,
  checkCloudVariables,
  checkLeftovers,
  checkPermissions,
  checkPort,
  checkProxy,
  describeProgram,
  isListening,
} from './doctor-machine.ts';
import { CommandError, print, printJson } from './output.ts';

type Doctor = components['schemas']['Doctor'];

export interface DoctorOptions {
  config?: string;
  json?: true;
  /** Contact no backend. */
  offline?: true;
  /** Print the details of every part. */
  verbose?: true;
}

/**
 * Checks what is around the gateway and prints a line per part; exit code 1 with an error. Changes nothing.
 * @param agentName only this agent; absent: all that are installed.
 * @throws {CommandError} 2 for an unknown agent.
 */
export async function doctor(agentName: string | undefined, options: DoctorOptions): Promise<void> {
  const chosen = agentName === undefined ? agents : agents.filter(({ name }) => name === agentName);
  const names = agents.map(({ name }) => name);
  if (agentName !== undefined && chosen.length === 0)
    throw new CommandError(`there is no agent "${agentName}"${suggestName(agentName, names)}`, 2, 'doctor');
  const checked = await Promise.all(chosen.map(async (agent) => ({ agent, parts: await checkAgent(agent) })));
  const parts = [
    describeProgram(),
    ...(await checkConfiguration(options)),
    ...(await checkService()),
    ...checkProxy(),
    ...checkAuthorities(),
    ...checked.flatMap(({ agent, parts: found }): DoctorPart[] => {
      if (found) return found;
      // An agent that is not installed is no problem unless it was asked for.
      return agentName === undefined
        ? []
        : [problem(agent.name, `is not installed: no "${agent.command}" on the PATH`, 'install it')];
    }),
  ];
  const count = (state: DoctorPart['state']): number => parts.filter((each) => each.state === state).length;
  const found: Doctor = { version: ownVersion(), errors: count('error'), warnings: count('warning'), parts };
  if (options.json) printJson(found);
  else print(doctorPage(found, { isVerbose: options.verbose === true }));
  if (found.errors > 0) process.exitCode = 1;
}

async function checkConfiguration({ config: file, offline }: DoctorOptions): Promise<DoctorPart[]> {
  const config = readConfig(file);
  if (Array.isArray(config)) return config;
  return [
    ok('configuration', config.file ?? 'the built-in default', describeConfiguration(config)),
    await checkGateway(config),
    ...(await checkAccounts(config)),
    ...(await checkPort(config)),
    ...checkCloudVariables(config),
    ...(offline ? [] : await checkBackends(config)),
    await checkTraces(config),
    ...checkPermissions(config),
    ...checkClock(config),
    ...checkLeftovers(config),
  ];
}

const describeConfiguration = (config: Config): string[] => [
  `server: ${config.server.host}, ${describeKeyCount(config)}`,
  ...config.models.map(({ pattern, targets }) => {
    const shown = targets.map(({ backend, model }) => `${backend}/${model}`).join(', then ');
    return `"${pattern}" → ${shown}`;
  }),
];

function readConfig(file: string | undefined): Config | DoctorPart[] {
  try {
    return loadConfig({ file });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ text }) =>
      problem('configuration', text, 'correct the file; louter config check shows its errors'),
    );
  }
}

const marks: Readonly<Record<DoctorPart['state'], string>> = { ok: '[✓]', warning: '[!]', error: '[✗]' };

function doctorPage({ parts, errors, warnings }: Doctor, { isVerbose }: { isVerbose: boolean }): string {
  const width = Math.max(...parts.map(({ part }) => part.length));
  const lines = parts.flatMap(({ part, state, what, next, details }) => [
    `${marks[state]} ${toOneLine(part).padEnd(width)}  ${toOneLine(what)}`,
    ...(next === null ? [] : [`${' '.repeat(width + 6)}next: ${toOneLine(next)}`]),
    ...(isVerbose ? details.map((detail) => `${' '.repeat(width + 6)}${toOneLine(detail)}`) : []),
  ]);
  const summary =
    errors + warnings === 0 ? 'no problems found' : `${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}`;
  return `${[...lines, summary].join('\n')}\n`;
}

// ---------------------------------------------------------------- agents

const versionTimeoutMs = 2_000;

/** The lines of an agent that is installed; `undefined` if it is not. */
async function checkAgent(agent: Agent): Promise<DoctorPart[] | undefined> {
  const found = findCommand(agent.command, environment);
  if ('problem' in found) return undefined;
  const version = await versionOf(found.path);
  const part = version === undefined ? agent.name : `${agent.name} ${version}`;
  const details = [
    `program: ${found.path}`,
    `last tested version: ${agent.testedVersion ?? 'none'}; protocols: ${agent.protocols.join(', ')}`,
  ];
  const lines = await Promise.all(diversionsIn(agent).map((diversion) => checkDiversion(part, agent, diversion)));
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
  return lines.length > 0
    ? lines.map((line) => ({ ...line, details }))
    : [ok(part, 'by louter run; not connected', details)];
}

const diversionsIn = (agent: Agent): Diversion[] =>
  diversionsOf(agent, { environment, home: userFolders().home, platform: process.platform, files: userFiles });

async function checkDiversion(
  part: string,
  { name, connectionOf }: Agent,
  { place, url }: Diversion,
): Promise<DoctorPart> {
  if (!URL.canParse(url)) return problem(part, `${place} is not a URL`, `remove or correct ${place}`);
  const { hostname, origin } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  if (!isLocal) return ok(part, `${place} leads it to ${origin}`);
  if (await isGateway(origin)) return ok(part, `${place} leads it to the gateway at ${origin}`);
  if (await isListening(new URL(url))) return ok(part, `${place} leads it to ${origin}, which is no gateway of Louter`);
  const isConnected = new Connections(userFolders().state).get(name)?.url === origin;
  return problem(
    part,
    `${place} leads it to ${origin}, where nothing listens`,
    isConnected
      ? `louter serve starts a gateway there, or louter disconnect ${name}; louter run ${name} is not concerned`
      : `${connectionOf && place.includes(' in /') ? `louter connect ${name}, or ` : ''}remove ${place}; louter run ${name} is not concerned`,
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
