import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendsOf, findPathlessUrls, modelsOf } from './backends.ts';
import type { Config } from './config.ts';
import { environment as ownEnvironment, type Environment } from './environment.ts';
import { userFolders } from './folders.ts';
import { keysOf } from './keys.ts';
import { defaultInflightBytes, defaultLimits, limitsOf, parseDuration, parseSize } from './limits.ts';
import { isLoopback } from './loopback.ts';
import { createModelFacts } from './model-facts.ts';
import { findIdleModelRows, findIdleModelTexts } from './model-text.ts';
import { findIdleExemptions, proxiesOfVariables, proxyVariables, secretsOfProxy } from './outgoing-proxy.ts';
import { routesOf } from './routes.ts';
import { checkConfiguration, type Configuration, readConfiguration } from './read.ts';
import { searchOf } from './search.ts';
import { builtInSource, ConfigError, ConfigProblems, type ConfigSource, objectSource, parseSource } from './source.ts';
import { describeSystemError } from '../core/system-error.ts';

export interface LoadOptions {
  /** The file of `--config`. */
  readonly file?: string | undefined;
  /** Read in the place of what is in `file`: the text that it is to have. */
  readonly text?: string;
  /** Relative file names are resolved against this folder; default: that of this process. */
  readonly cwd?: string;
  /** The environment of `LOUTER_CONFIG` and `${NAME}`; default: that of this process. */
  readonly env?: Environment;
  /**
   * Whether backends are not contacted, so that their variables may be unset: a key that only the gateway's environment
   * has is no reason not to read its traces.
   */
  readonly isOffline?: boolean;
  /** `--host` and `--port`, which override `server.host` and `server.port`. */
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}

/**
 * Loads the first configuration found: `file`, `LOUTER_CONFIG`, `./louter.toml`, the user's (`$XDG_CONFIG_HOME/louter/louter.toml`),
 * or the built-in default. Traces of the user's are in the user's data folder, unless it names another place.
 * @throws {ConfigError} with all errors: for each one line with file and line, key, problem and remedy.
 */
export const loadConfig = (options: LoadOptions = {}): Config => loadWithSource(options).config;

/** A configuration with the file it is from. */
export interface LoadedConfig {
  readonly config: Config;
  readonly source: ConfigSource;
  /** As written, with variables replaced. */
  readonly values: Configuration;
}

/**
 * Loads a configuration as `loadConfig` does, together with what was written.
 * @throws {ConfigError}
 */
export function loadWithSource(options: LoadOptions = {}): LoadedConfig {
  const { cwd = process.cwd(), env = ownEnvironment, isOffline = false } = options;
  const source = findSource(options, cwd, env);
  const problems = new ConfigProblems();
  const mayBeUnset = (path: readonly string[]): boolean => isOffline && path[0] === 'backends';
  const values = readConfiguration(source, { environment: env, mayBeUnset }, problems);
  return { config: resolveConfig(source, values, { ...options, env }, problems), source, values };
}

/**
 * The configuration of an object with the keys of `louter.toml`. Relative paths are resolved against `cwd` (default: the
 * folder of this process). Files and the environment are not read: `${NAME}` is not replaced.
 * @throws {ConfigError} one line with key, problem and remedy.
 */
export const configOf = (
  configuration: Configuration,
  { cwd = process.cwd() }: Pick<LoadOptions, 'cwd'> = {},
): Config => configFromSource(objectSource(configuration, cwd));

/**
 * The configuration of an object in a program.
 * @throws {ConfigError}
 */
export function configFromSource(source: ConfigSource): Config {
  const problems = new ConfigProblems();
  return resolveConfig(source, checkConfiguration(source, problems), {}, problems);
}

/** The file that `loadConfig` would load; null for the built-in default. It need not be valid. */
export function configFileOf({ cwd = process.cwd(), env = ownEnvironment }: LoadOptions = {}): string | null {
  const named = env['LOUTER_CONFIG'];
  if (named !== undefined && named !== '') return resolve(cwd, named);
  const files = [resolve(cwd, 'louter.toml'), join(userFolders(env).config, 'louter.toml')];
  return files.find((file) => existsSync(file)) ?? null;
}

function findSource({ file: requestedFile, text }: LoadOptions, cwd: string, env: Environment): ConfigSource {
  const folders = userFolders(env);
  const userFile = join(folders.config, 'louter.toml');
  // Also where it is named: a service and a command of the user find the same traces.
  const withTraceFolder = (source: ConfigSource): ConfigSource =>
    source.file === userFile ? { ...source, traceFolder: folders.data } : source;
  if (requestedFile !== undefined && text !== undefined) {
    const file = resolve(cwd, requestedFile);
    return withTraceFolder(parseSource(text, requestedFile, file, dirname(file)));
  }
  if (requestedFile !== undefined) return withTraceFolder(readRequired(requestedFile, cwd, '--config'));
  const named = env['LOUTER_CONFIG'];
  if (named !== undefined && named !== '') return withTraceFolder(readRequired(named, cwd, 'LOUTER_CONFIG'));
  const beside = readIfExists('louter.toml', cwd);
  if (beside) return withTraceFolder({ ...beside, isFound: true });
  const ofUser = readIfExists(userFile, cwd);
  return ofUser ? withTraceFolder(ofUser) : builtInSource(cwd);
}

function readRequired(name: string, cwd: string, origin: string): ConfigSource {
  const source = readIfExists(name, cwd);
  if (source) return source;
  throw new ConfigError(`${name}: no such file (from ${origin}); create it, or remove ${origin}`);
}

function readIfExists(fileName: string, cwd: string): ConfigSource | undefined {
  const file = resolve(cwd, fileName);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return parseSource(text, fileName, file, dirname(file));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (code === 'ENOENT') return undefined;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new ConfigError(`${fileName}: not valid UTF-8; save the file as UTF-8`);
    throw new ConfigError(describeSystemError(error, fileName) ?? `${fileName}: cannot be read (${code})`);
  }
}

/** @throws {ConfigError} with all errors, those in `problems` included. */
function resolveConfig(
  source: ConfigSource,
  configuration: Configuration,
  { host, port, env, isOffline = false }: LoadOptions,
  problems: ConfigProblems,
): Config {
  const limits = problems.attempt(
    () => limitsOf(configuration.limits ?? {}, defaultLimits, ['limits'], source),
    defaultLimits,
  );
  const onlineEnv = isOffline ? undefined : env;
  const proxyFor = onlineEnv ? proxyVariables(onlineEnv) : () => null;
  const backends = backendsOf(configuration, limits, { source, problems, proxyFor, env: onlineEnv });
  const maxInflightBytes = problems.attempt(
    () => inflightBytesOf(configuration.limits ?? {}, source),
    defaultInflightBytes,
  );
  // After an error these values are not used.
  const server = problems.attempt(() => serverOf(configuration, host, port, source), undefined);
  const traces = problems.attempt(() => tracesOf(configuration.traces ?? {}, source, env), undefined);
  const viewer = problems.attempt(() => viewerOf(configuration.viewer ?? {}, source), undefined);
  const otel = problems.attempt(() => otelOf(configuration.otel, source), null);
  const search = problems.attempt(() => searchOf(configuration.search, source), null);
  const models = modelsOf(configuration, backends, { source, problems });
  const otherKeys = [...(server?.keys ?? []), ...(viewer?.keys ?? [])];
  const { keys, warnings } = keysOf(configuration, { source, problems, backends, otherKeys, now: Date.now() });
  const { routes, warnings: routeWarnings } = routesOf(configuration, { source, problems, backends, keys });
  const known = createModelFacts(configuration.model_data ?? {});
  const idleRows = findIdleModelRows(Object.keys(configuration.model_data ?? {}), { backends, models, routes });
  const modelTexts = known.modelTexts.filter(({ model }) => idleRows.every((row) => row.model !== model));
  problems.assertNone();
  if (!server || !traces || !viewer) throw new Error('a section without an error has no value');
  return {
    file: source.file,
    server,
    keys,
    warnings: [
      ...warnings,
      ...routeWarnings,
      ...findPathlessUrls(backends, source),
      ...idleRows.map(({ model, why }) => source.errorAt(['model_data', model], why).message),
      ...findIdleModelTexts({ backends, models, routes, modelTexts }).map(
        ({ model, key, why }) => source.errorAt(['model_data', model, key], why).message,
      ),
      ...budgetWarnings(keys, traces),
      ...(onlineEnv ? findIdleExemptions(onlineEnv) : []),
    ],
    traces,
    viewer,
    log: { level: configuration.log?.level ?? 'info' },
    otel,
    limits: { ...limits, maxInflightBytes },
    media: { fetch: configuration.media?.fetch ?? false },
    search,
    run: runOf(configuration.run ?? {}),
    backends,
    routes,
    models,
    proxyFor,
    proxySecrets: proxiesOfVariables(env ?? {}).flatMap(secretsOfProxy),
    ...known,
  };
}

const runOf = (sections: NonNullable<Configuration['run']>): Config['run'] =>
  Object.fromEntries(
    Object.entries(sections).map(([agent, { model = null, args = [], keep_login: keepLogin = null }]) => [
      agent,
      { model, args, keepLogin },
    ]),
  );

const budgetWarnings = (keys: Config['keys'], { url }: Config['traces']): string[] =>
  url === null && keys.some(({ budget }) => budget !== null)
    ? ['traces.url is "off": the budgets in [keys] count from the start of the gateway on, for each process by itself']
    : [];

function inflightBytesOf(
  { max_inflight_bytes: text }: NonNullable<Configuration['limits']>,
  source: ConfigSource,
): number {
  const size = text === undefined ? defaultInflightBytes : parseSize(text);
  if (size < 1) throw source.errorAt(['limits', 'max_inflight_bytes'], 'must be at least 1B; for example "512MiB"');
  return size;
}

function serverOf(
  { server: section = {}, keys: namedKeys = {} }: Configuration,
  requestedHost: string | undefined,
  requestedPort: number | undefined,
  source: ConfigSource,
): Config['server'] {
  const host = requestedHost ?? section.host ?? '127.0.0.1';
  const keys = section.keys ?? [];
  assertKeysNotEmpty(keys, 'server', source);
  const maxBody = parseSize(section.max_body ?? '32MiB');
  if (maxBody < 1) throw source.errorAt(['server', 'max_body'], 'must be at least 1B; for example "32MiB"');
  if (!isLoopback(host) && keys.length === 0 && Object.keys(namedKeys).length === 0) {
    const problem = `"${host}" is reachable from other machines and needs server.keys or a [keys.NAME] table; set one, or use 127.0.0.1`;
    throw requestedHost === undefined
      ? source.errorAt(['server', 'host'], problem)
      : new ConfigError(`--host: ${problem}`);
  }
  return {
    host,
    port: requestedPort ?? section.port ?? null,
    keys,
    maxBody,
    watch: section.watch ?? true,
    hosts: hostsOf(section.hosts ?? [], source),
    ready: [section.ready ?? []].flat(),
  };
}

/** A name or an address as it is in the header `Host`, without a port. */
function hostsOf(hosts: readonly string[], source: ConfigSource): readonly string[] {
  for (const [index, host] of hosts.entries())
    if (!/^(?:[a-z\d_](?:[a-z\d_.-]{0,251}[a-z\d_])?|\[[\da-f:.]+\])$/i.test(host))
      throw source.errorAt(
        ['server', 'hosts', String(index)],
        'is not a host name; expected one without scheme, port and path, such as "louter.example.com"',
      );
  return hosts.map((host) => host.toLowerCase());
}

function otelOf(section: Configuration['otel'], source: ConfigSource): Config['otel'] {
  if (!section) return null;
  const { endpoint, headers = {}, content = false } = section;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw source.errorAt(
      ['otel', 'endpoint'],
      'expected the base URL of a collector, such as "http://127.0.0.1:4318", without query',
    );
  if (url.username !== '' || url.password !== '')
    throw source.errorAt(['otel', 'endpoint'], 'contains a credential; put it into otel.headers');
  const wrong = Object.entries(headers).find(([name, value]) => !isHeaderName(name) || !isHeaderValue(value));
  if (wrong) throw source.errorAt(['otel', 'headers', wrong[0]], 'is not a valid header field');
  return { endpoint: endpoint.replace(/\/+$/, ''), headers, content };
}

const isHeaderName = (name: string): boolean => /^[!#$%&'*+.^`|~\w-]+$/.test(name);
const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value);

function viewerOf(section: NonNullable<Configuration['viewer']>, source: ConfigSource): Config['viewer'] {
  const keys = section.keys ?? null;
  // No key at all would open the traces to everybody.
  if (keys?.length === 0)
    throw source.errorAt(['viewer', 'keys'], 'is empty; set a key, or remove it to use server.keys');
  assertKeysNotEmpty(keys ?? [], 'viewer', source);
  return { enabled: section.enabled ?? true, keys };
}

function assertKeysNotEmpty(keys: readonly string[], section: 'server' | 'viewer', source: ConfigSource): void {
  const empty = keys.findIndex((key) => key.trim() === '');
  if (empty !== -1) throw source.errorAt([section, 'keys', String(empty)], 'is empty; set a non-empty key');
}

function tracesOf(
  section: NonNullable<Configuration['traces']>,
  source: ConfigSource,
  env: Environment | undefined,
): Config['traces'] {
  const url =
    section.url === undefined
      ? `file:${resolve(source.traceFolder ?? source.folder, 'louter.db')}`
      : resolveTraceUrl(section.url, source);
  return {
    url,
    journal: url === null ? null : resolveJournal(section.journal, { url, source, env }),
    bodies: section.bodies ?? 'full',
    check: section.check ?? 'all',
    keepMs: parseDuration(section.keep ?? '14d'),
    keepMetadataMs: parseDuration(section.keep_metadata ?? '90d'),
    maxSize: parseSize(section.max_size ?? '5GiB'),
  };
}

/** Without a setting there is one where several gateways write the database. */
function resolveJournal(
  journal: string | false | undefined,
  { url, source, env }: { url: string; source: ConfigSource; env: Environment | undefined },
): string | null {
  if (journal === false) return null;
  // Other settings are turned off by that text.
  if (journal === 'off') throw source.errorAt(['traces', 'journal'], 'expected a directory or false, not "off"');
  if (journal !== undefined) return resolve(source.folder, journal);
  return url.startsWith('file:') ? null : join(userFolders(env).state, 'journal');
}

/** `file:` with an absolute path, resolved against the folder of the configuration, or a URL of PostgreSQL; null for "off". */
function resolveTraceUrl(url: string, source: ConfigSource): string | null {
  if (url === 'off') return null;
  if (/^postgres(?:ql)?:/i.test(url)) return checkPostgresUrl(url, source);
  const [, name] = /^file:(.+)$/.exec(url) ?? [];
  if (name === undefined)
    throw source.errorAt(
      ['traces', 'url'],
      'expected "file:PATH", "postgresql://USER:PASSWORD@HOST/DATABASE" or "off"',
    );
  return `file:${name.startsWith('//') ? fileURLToPath(url) : resolve(source.folder, name)}`;
}

/** The URL itself is not repeated in errors: it has a password. */
function checkPostgresUrl(url: string, source: ConfigSource): string {
  const fail = (what: string): Error =>
    source.errorAt(['traces', 'url'], `${what}; expected "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"`);
  if (!/^postgres(?:ql)?:\/\//i.test(url)) throw fail('lacks "//"');
  // Of "USER:12/34@HOST" the path has the rest of the password, which would be shown.
  if (!URL.canParse(url) || new URL(url).pathname.includes('@'))
    throw fail('is not a valid URL (in a password, characters such as @ / # % are written as %40 %2F %23 %25)');
  const { pathname, hostname, searchParams } = new URL(url);
  if (hostname === '' && !searchParams.has('host')) throw fail('has no host');
  if (pathname.length <= 1) throw fail('has no database');
  if (!isDecodable(url)) throw fail('has a % that is not followed by two hexadecimal digits');
  return url;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
