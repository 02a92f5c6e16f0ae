import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendsOf, modelsOf } from './backends.ts';
import type { Config } from './config.ts';
import { environment as ownEnvironment, type Environment } from './environment.ts';
import { ConfigError } from './error.ts';
import { defaultInflightBytes, defaultLimits, limitsOf } from './limits.ts';
import { createModelFacts } from './model-facts.ts';
import { checkConfiguration, type Configuration, readConfiguration } from './read.ts';
import { type ConfigSource, embeddedSource, objectSource, parseSource } from './source.ts';
import { unsupportedIn } from './support.ts';
import { parseSize, parseDuration } from './units.ts';

export interface LoadOptions {
  /** The file that was asked for on the command line. */
  readonly file?: string | undefined;
  /** What relative names are relative to; this process's folder unless said. */
  readonly cwd?: string;
  /** Where `LOUTER_CONFIG` and variables are looked up; this process's environment unless said. */
  readonly env?: Environment;
  /** What the command line says in place of `server.host` and `server.port`. */
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}

/**
 * Reads the configuration: the file asked for, that of `LOUTER_CONFIG`, `./louter.toml`, or the embedded default.
 * @throws {ConfigError} one line: the file and line, the key, what is wrong with it and what to do.
 */
export function loadConfig(options: LoadOptions = {}): Config {
  const { cwd = process.cwd(), env = ownEnvironment } = options;
  const source = findSource(options.file, cwd, env);
  return assertSupported(source, resolveConfig(source, readConfiguration(source, env), options));
}

/**
 * The configuration that an object stands for: the keys of `louter.toml`, relative paths relative to `cwd` (this
 * process's folder unless said). Nothing is taken from a file or the environment: a `${NAME}` in it stays as it is.
 * @throws {ConfigError} one line: the key, what is wrong with it and what to do.
 */
export const configOf = (
  configuration: Configuration,
  { cwd = process.cwd() }: Pick<LoadOptions, 'cwd'> = {},
): Config => configFromSource(objectSource(configuration, cwd));

/**
 * The configuration of a source that stands in a program.
 * @throws {ConfigError}
 */
export const configFromSource = (source: ConfigSource): Config =>
  assertSupported(source, resolveConfig(source, checkConfiguration(source), {}));

function assertSupported(source: ConfigSource, config: Config): Config {
  const unsupported = unsupportedIn(config);
  if (unsupported) throw source.errorAt(unsupported.path, unsupported.problem);
  return config;
}

function findSource(requestedFile: string | undefined, cwd: string, env: Environment): ConfigSource {
  if (requestedFile !== undefined) return readRequired(requestedFile, cwd, '--config');
  const named = env['LOUTER_CONFIG'];
  if (named !== undefined && named !== '') return readRequired(named, cwd, 'LOUTER_CONFIG');
  return readIfExists('louter.toml', cwd) ?? embeddedSource(cwd);
}

function readRequired(name: string, cwd: string, origin: string): ConfigSource {
  const source = readIfExists(name, cwd);
  if (source) return source;
  throw new ConfigError(`${name}: there is no such file (asked for by ${origin}); create it, or leave ${origin} out`);
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
      throw new ConfigError(`${fileName}: is not UTF-8 text; save it as such`);
    throw new ConfigError(`${fileName}: cannot be read (${code}); expected a readable TOML file`);
  }
}

function resolveConfig(source: ConfigSource, configuration: Configuration, { host, port }: LoadOptions): Config {
  const limits = limitsOf(configuration.limits ?? {}, defaultLimits, ['limits'], source);
  const backends = backendsOf(configuration, limits, source);
  return {
    file: source.file,
    server: serverOf(configuration.server ?? {}, host, port, source),
    traces: tracesOf(configuration.traces ?? {}, source),
    log: { level: configuration.log?.level ?? 'info' },
    limits: { ...limits, maxInflightBytes: inflightBytesOf(configuration.limits ?? {}, source) },
    media: { fetch: configuration.media?.fetch ?? false },
    backends,
    models: modelsOf(configuration, backends, source),
    ...createModelFacts(configuration.model_data ?? {}),
  };
}

function inflightBytesOf(
  { max_inflight_bytes: text }: NonNullable<Configuration['limits']>,
  source: ConfigSource,
): number {
  const size = text === undefined ? defaultInflightBytes : parseSize(text);
  if (size < 1)
    throw source.errorAt(['limits', 'max_inflight_bytes'], 'lets no request through; expected something like "512MiB"');
  return size;
}

function serverOf(
  section: NonNullable<Configuration['server']>,
  requestedHost: string | undefined,
  requestedPort: number | undefined,
  source: ConfigSource,
): Config['server'] {
  const host = requestedHost ?? section.host ?? '127.0.0.1';
  const keys = section.keys ?? [];
  const empty = keys.findIndex((key) => key.trim() === '');
  if (empty !== -1)
    throw source.errorAt(['server', 'keys', String(empty)], 'is empty, so anyone would have it; give a key');
  const maxBody = parseSize(section.max_body ?? '32MiB');
  if (maxBody < 1)
    throw source.errorAt(['server', 'max_body'], 'lets no request through; expected something like "32MiB"');
  if (!isLoopback(host) && keys.length === 0) {
    const problem = `"${host}" can be reached from other machines and needs server.keys; set them, or use 127.0.0.1`;
    throw requestedHost === undefined ? source.errorAt(['server', 'host'], problem) : new ConfigError(`--host: ${problem}`);
  }
  return { host, port: requestedPort ?? section.port ?? null, keys, maxBody };
}

/** Whether only this machine reaches an address. Names but `localhost` may mean anything and do not count. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

function tracesOf(section: NonNullable<Configuration['traces']>, source: ConfigSource): Config['traces'] {
  return {
    url: resolveTraceUrl(section.url ?? 'file:louter.db', source),
    bodies: section.bodies ?? 'full',
    keepMs: parseDuration(section.keep ?? '14d'),
    keepMetadataMs: parseDuration(section.keep_metadata ?? '90d'),
    maxSize: parseSize(section.max_size ?? '5GiB'),
  };
}

/** `file:NAME` beside the configuration, as an absolute path; a server's address as it stands; null for "off". */
function resolveTraceUrl(url: string, source: ConfigSource): string | null {
  if (url === 'off') return null;
  if (/^postgres(ql)?:\/\/./.test(url)) return url;
  const [, name] = /^file:(.+)$/.exec(url) ?? [];
  if (name === undefined) throw source.errorAt(['traces', 'url'], 'expected "file:PATH", "postgresql://…" or "off"');
  return `file:${name.startsWith('//') ? fileURLToPath(url) : resolve(source.folder, name)}`;
}
