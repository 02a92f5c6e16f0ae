import { createHmac, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from './config.ts';
import type { LoadedConfig } from './load.ts';
import { redactedUrl } from './secrets.ts';
import { valueAt } from './source.ts';

/** What a reload changes. */
export interface ConfigChanges {
  /**
   * For people, without secrets: `log.level info → debug`, `models + "gpt-*" → coder/qwen3`,
   * `backends.openai.api_key changed`.
   */
  readonly applied: readonly string[];
  /** Changes since the start of the gateway that take effect after a restart: `server.port 8787 → 8790`. */
  readonly restartNeeded: readonly string[];
}

/** The settings that a running gateway keeps. */
const fixedSettings = [
  { name: 'server.host', read: ({ server }: Config) => server.host },
  { name: 'server.port', read: ({ server }: Config) => server.port },
  { name: 'server.max_body', read: ({ server }: Config) => `${server.maxBody} bytes` },
  { name: 'traces.url', read: ({ traces }: Config) => redactedUrl(traces.url) ?? 'off' },
  { name: 'traces.journal', read: ({ traces }: Config) => traces.journal ?? 'off' },
  { name: 'otel', read: ({ otel }: Config) => describeOtel(otel) },
  { name: 'viewer.enabled', read: ({ viewer }: Config) => String(viewer.enabled) },
] as const;

const digestKey = randomBytes(16);

/** Without the values of header fields, but so that another value is another text. */
const describeOtel = (otel: Config['otel']): string =>
  otel
    ? `${otel.endpoint}${otel.content ? ', with content' : ''} (settings ${createHmac('sha256', digestKey).update(JSON.stringify(otel)).digest('hex').slice(0, 8)})`
    : 'off';

const fixedNames: ReadonlySet<string> = new Set(fixedSettings.map(({ name }) => name));

/** A configuration that a gateway which was started with `started` can apply. */
export const withFixedSettings = (config: Config, started: Config): Config => ({
  ...config,
  server: {
    ...config.server,
    host: started.server.host,
    port: started.server.port,
    maxBody: started.server.maxBody,
    watch: started.server.watch,
  },
  traces: { ...config.traces, url: started.traces.url, journal: started.traces.journal },
  viewer: { ...config.viewer, enabled: started.viewer.enabled },
  otel: started.otel,
});

/** Compares a configuration with the one in force, and with the one the gateway was started with. */
export function describeChanges(
  next: LoadedConfig,
  { inForce, started }: { inForce: LoadedConfig; started: LoadedConfig },
): ConfigChanges {
  const restartNeeded = fixedSettings.flatMap(({ name, read }) => {
    const [before, after] = [read(started.config), read(next.config)];
    return before === after ? [] : [`${name} ${before ?? 'any free'} → ${after ?? 'any free'}`];
  });
  const secrets = { before: inForce.source.tree, after: next.source.tree };
  return { restartNeeded, applied: changesBetween({ before: inForce.values, after: next.values, path: [], secrets }) };
}

interface Comparison {
  before: unknown;
  after: unknown;
  path: readonly string[];
  /** The files as written, with `${NAME}` in place of values from the environment. */
  secrets: { before: unknown; after: unknown };
}

function changesBetween({ before, after, path, secrets }: Comparison): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const name = path.map(quoteKey).join('.');
  if (fixedNames.has(name) || path[0] === 'otel' || name === 'server.watch') return [];
  // Rows have no names by which two lists could be compared.
  if (name === 'routes') return [`routes changed (${countOf(before)} → ${countOf(after)} rows)`];
  // A section that is missing has nothing but defaults.
  const tables = [before ?? {}, after ?? {}].filter(isTable);
  const isEntry = path.length === 2 && ['backends', 'keys', 'model_data', 'models'].includes(path[0] ?? '');
  const [old, young] = tables;
  if (old && young && !(isEntry && (before === undefined || after === undefined)))
    return [...new Set([...Object.keys(old), ...Object.keys(young)])].flatMap((key) =>
      changesBetween({ before: old[key], after: young[key], path: [...path, key], secrets }),
    );
  if (isEntry) return [describeEntry(path, before, after)];
  if (isSecret(path, secrets)) return [`${name} changed`];
  return [`${name} ${shown(before)} → ${shown(after)}`];
}

/** A row of `models`, or a table of `backends`, `keys` or `model_data`, that was added, removed or changed. */
function describeEntry([section = '', key = '']: readonly string[], before: unknown, after: unknown): string {
  const name = section === 'models' ? JSON.stringify(key) : quoteKey(key);
  if (after === undefined) return `${section} - ${name}`;
  if (section !== 'models') return `${section} + ${name}`;
  return before === undefined
    ? `models + ${name} → ${targetsOf(after)}`
    : `models.${name} ${targetsOf(before)} → ${targetsOf(after)}`;
}

const targetsOf = (value: unknown): string => (Array.isArray(value) ? value.join(', then ') : String(value));

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoteKey = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));

/** Values that are credentials, may contain one, or come from the environment. */
function isSecret(path: readonly string[], { before, after }: Comparison['secrets']): boolean {
  if (path[0] === 'keys') return path[2] === 'key';
  if (path[0] === 'backends' && path[2] === 'proxy') return true;
  if (
    path.some(
      (key) =>
        key === 'keys' || key === 'api_key' || key === 'api_keys' || key === 'api_key_command' || key === 'headers',
    )
  )
    return true;
  return [before, after].some((tree) => JSON.stringify(valueAt(tree, path) ?? null).includes('${'));
}

function shown(value: unknown): string {
  if (value === undefined) return '(default)';
  if (typeof value === 'string') return redactedUrl(value) ?? value;
  return JSON.stringify(value);
}
