import { formatBytes } from '../present/format.ts';
import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { pluralize } from '../core/shown.ts';
import { abandonedRunFolders, userFiles } from '../agents/launch.ts';
import type { Config } from '../config/config.ts';
import { findAuthorities } from '../config/authorities.ts';
import { environment } from '../config/environment.ts';
import { userFolders } from '../config/folders.ts';
import { ownVersion, packageFolder } from '../core/own-package.ts';
import { databaseFileOf } from '../record/store/database.ts';
import { isPostgresUrl } from '../record/store/store-url.ts';
import { gatewayUrlOf, isGateway } from './ask-gateway.ts';
import { type DoctorPart, ok, warning } from './doctor-checks.ts';
import { placeVariables } from './init-file.ts';
import { dateTime } from './table.ts';

/** This program, and where its files are. */
export function describeProgram(): DoctorPart {
  const { config, state, data, runtime } = userFolders();
  return ok('louter', `${ownVersion()}, Node ${process.versions.node}`, [
    `program: ${packageFolder}`,
    `Node: ${process.execPath}, ${process.platform} ${process.arch}`,
    `configuration of the user: ${join(config, 'louter.toml')}`,
    `backups, logs and keys of connected agents: ${state}`,
    `traces of the user's configuration: ${data}`,
    `running gateways: ${runtime}`,
  ]);
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

/** Regions and projects in variables of the clouds' own tools, which no backend uses. */
export function checkCloudVariables({ backends }: Config): DoctorPart[] {
  const used = new Set(
    backends.flatMap(({ platform }) => {
      if (platform?.kind === 'bedrock') return [platform.region];
      return platform?.kind === 'vertex' ? [platform.project ?? '', platform.location] : [];
    }),
  );
  const idle = backends
    .flatMap(({ platform }) => (platform && platform.kind !== 'azure' ? placeVariables[platform.kind] : []))
    .filter((name) => (environment[name] ?? '') !== '' && !used.has(environment[name] ?? ''));
  if (idle.length === 0) return [];
  const names = [...new Set(idle)];
  return [
    ok('cloud variables', `${names.join(', ')}: set to what no backend uses`, [
      `Louter reads them only where its configuration names them, such as region = "\${AWS_REGION}"`,
    ]),
  ];
}

/** Node only warns of a file of authorities that it cannot read. */
export function checkAuthorities(): DoctorPart[] {
  const { problem: what } = findAuthorities();
  return what === null
    ? []
    : [warning('authorities', what, 'without it, servers with certificates of that authority are refused')];
}

/** A configured port that another program uses: the gateway would not start. */
export async function checkPort(config: Config): Promise<DoctorPart[]> {
  const url = gatewayUrlOf(config);
  if (config.server.port === null || url === undefined || (await isGateway(url)) || !(await isListening(new URL(url))))
    return [];
  return [
    warning(
      'port',
      `another program listens on port ${config.server.port}`,
      'end it, or set another server.port (without one, the next free port is taken)',
    ),
  ];
}

const connectTimeoutMs = 2_000;

/** Whether anything listens at a local address; one that does not answer in time counts. */
export function isListening({ hostname, port, protocol }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    timeout: connectTimeoutMs,
  });
  socket.once('connect', () => resolve(true));
  socket.once('timeout', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

/** More than clocks of files and of this machine differ by. */
const clockToleranceMs = 5 * 60_000;

/** A clock that was set back gives new requests times before those of earlier ones, and breaks TLS. */
export function checkClock({ file, traces }: Config): DoctorPart[] {
  const files = [file, fileOf(traces.url)];
  const newest = Math.max(...files.map((each) => (each === null ? 0 : (statOf(each)?.mtimeMs ?? 0))));
  const now = Date.now();
  if (newest <= now + clockToleranceMs) return [];
  return [
    warning(
      'clock',
      `it is ${dateTime(now * 1000)} here, but files were written at ${dateTime(newest * 1000)}`,
      'set the clock of this machine: times of traces and TLS depend on it',
    ),
  ];
}

/** Files with credentials that other users of this machine may read. */
export function checkPermissions(config: Config): DoctorPart[] {
  if (process.platform === 'win32') return [];
  const { state } = userFolders();
  const variables = join(userFolders().config, 'env');
  const connected = userFiles.list(state).filter((name) => name.startsWith('connect.'));
  const secret = [
    ...(config.file !== null && hasWrittenKey(config.file, config) ? [config.file] : []),
    variables,
    ...connected.map((name) => join(state, name)),
  ];
  return secret.flatMap((file) => {
    const mode = statOf(file)?.mode ?? 0;
    if ((mode & 0o077) === 0) return [];
    return [warning('permissions', `other users of this machine may read the keys in ${file}`, `chmod 600 ${file}`)];
  });
}

/** Whether a key is in the file itself rather than in a variable. */
function hasWrittenKey(file: string, { server, keys: named, backends }: Config): boolean {
  const keys = [
    ...server.keys,
    ...named.flatMap(({ secret }) => secret ?? []),
    ...backends.flatMap(({ auth }) => (auth.kind === 'key' ? (auth.pool?.keys ?? [auth.key]) : [])),
  ];
  const text = readFileSync(file, 'utf8');
  return keys.some((key) => key !== '' && text.includes(key));
}

/** What killed runs and updates left; it does no harm. */
export function checkLeftovers({ traces }: Config): DoctorPart[] {
  const folders = abandonedRunFolders(environment);
  const database = fileOf(traces.url) ?? undefined;
  const copies =
    database === undefined
      ? []
      : userFiles.list(dirname(database)).filter((name) => name.startsWith(`${basename(database)}.before-`));
  const copied = copies.reduce((sum, name) => sum + (statOf(join(dirname(database ?? ''), name))?.size ?? 0), 0);
  return [
    ...(folders.length === 0
      ? []
      : [
          ok(
            'leftovers',
            `${pluralize(folders.length, 'folder')} of runs that were killed; the next louter run deletes them`,
            folders,
          ),
        ]),
    ...(copies.length === 0
      ? []
      : [
          ok(
            'leftovers',
            `a copy of the traces from before an update, ${formatBytes(copied)}; it is kept for a day`,
            copies,
          ),
        ]),
  ];
}

/** The file of the traces, if they are in SQLite. */
const fileOf = (url: string | null): string | null => (url === null || isPostgresUrl(url) ? null : databaseFileOf(url));

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false });
