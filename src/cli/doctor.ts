import { pluralize } from '../core/shown.ts';
import type { components } from '../../generated/louter.js';
import { agents } from '../agents/agents.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { suggestName } from '../core/nearest.ts';
import { toOneLine } from '../core/printable.ts';
import { ownVersion } from '../core/own-package.ts';
import { describeKeyCount } from './config.ts';
import { checkAgent } from './doctor-agents.ts';
import {
  checkBackends,
  checkGateway,
  checkService,
  checkTraces,
  type DoctorPart,
  ok,
  problem,
} from './doctor-checks.ts';
import {
  checkClock,
  checkLeftovers,
  checkPermissions,
  checkPort,
  checkProxy,
  describeProgram,
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
    ...(await checkPort(config)),
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
