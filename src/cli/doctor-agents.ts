import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import type { Agent } from '../agents/agent.ts';
import { Connections } from '../agents/connections.ts';
import { type Diversion, diversionsOf } from '../agents/diversions.ts';
import { findCommand, userFiles } from '../agents/launch.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { isGateway } from './ask-gateway.ts';
import { type DoctorPart, ok, problem, warning } from './doctor-checks.ts';

const versionTimeoutMs = 2_000;

/** The lines of an agent that is installed; `undefined` if it is not. */
export async function checkAgent(agent: Agent): Promise<DoctorPart[] | undefined> {
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

/** Whether anything listens at a local address; one that does not answer in time counts. */
export function isListening({ hostname, port, protocol }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    timeout: versionTimeoutMs,
  });
  socket.once('connect', () => resolve(true));
  socket.once('timeout', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
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
