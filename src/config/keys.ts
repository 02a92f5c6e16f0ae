import { hash } from 'node:crypto';
import type { components } from '../../generated/louter.js';
import { suggestName } from '../core/nearest.ts';
import type { BackendConfig, Config, KeyConfig } from './config.ts';
import type { Configuration } from './read.ts';
import type { ConfigProblems, ConfigSource } from './source.ts';

type KeySection = components['schemas']['KeyConfiguration'];

/** What the keys of a configuration are checked against. */
interface KeyContext {
  readonly source: ConfigSource;
  readonly problems: ConfigProblems;
  readonly backends: readonly BackendConfig[];
  /** Of `server.keys` and `viewer.keys`. */
  readonly otherKeys: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The digest by which a key is configured and found: SHA-256 in lower-case hexadecimal. */
export const digestOfKey = (key: string): string => hash('sha256', key);

/**
 * The keys of `[keys]`. Errors are reported to `problems`.
 * @returns with warnings: an expired key, which is refused but no error.
 */
export function keysOf({ keys: sections = {} }: Configuration, context: KeyContext): Pick<Config, 'keys' | 'warnings'> {
  const { source, problems, otherKeys, now } = context;
  const keys = Object.entries(sections).flatMap(([name, section]) =>
    problems.attempt<KeyConfig[]>(() => [keyOf(name, section, context)], []),
  );
  const owners = new Map(otherKeys.map((key) => [digestOfKey(key), 'server.keys or viewer.keys']));
  for (const { name, sha256, secret } of keys) {
    const owner = owners.get(sha256);
    problems.attempt(() => {
      if (owner !== undefined)
        throw source.errorAt(
          ['keys', name, secret === null ? 'sha256' : 'key'],
          `is the key of ${owner} too; each key needs a value of its own`,
        );
    }, undefined);
    owners.set(sha256, `keys.${name}`);
  }
  const warnings = keys.flatMap(({ name, expiresAt }) =>
    expiresAt !== null && expiresAt <= now
      ? [source.errorAt(['keys', name, 'expires'], 'is in the past: the key is refused').message]
      : [],
  );
  return { keys, warnings };
}

function keyOf(name: string, section: KeySection, context: KeyContext): KeyConfig {
  const at = ['keys', name];
  const { source } = context;
  if (!isKeyName(name)) throw source.errorAt(at, `the name of a key must be ${keyNameRule}`);
  const { sha256, key, models = null, rpm = null, tpm = null, budget = null, may = ['use'] } = section;
  if (key?.trim() === '') throw source.errorAt([...at, 'key'], 'is empty; set a non-empty key');
  if (sha256 !== undefined && key !== undefined)
    throw source.errorAt([...at, 'key'], 'cannot be combined with sha256; remove one of them');
  const digest = key === undefined ? sha256?.toLowerCase() : digestOfKey(key);
  if (digest === undefined)
    throw source.errorAt(at, `needs sha256 or key; louter keys create ${name} writes a new one`);
  if (may.includes('delete') && !may.includes('view'))
    throw source.errorAt([...at, 'may'], '"delete" needs "view" beside it: sessions are deleted on their page');
  checkBackends(section.backends ?? [], [...at, 'backends'], context);
  return {
    name,
    sha256: digest,
    secret: key ?? null,
    models,
    backends: section.backends ?? null,
    requestsPerMinute: rpm,
    tokensPerMinute: tpm,
    maxConcurrent: section.max_concurrent ?? null,
    budget,
    expiresAt: expiryOf(section.expires, [...at, 'expires'], source),
    mayUse: may.includes('use'),
    mayView: may.includes('view'),
    mayDelete: may.includes('delete'),
  };
}

/** What a key may do, as `may` has it. */
export const rightsOf = ({
  mayUse,
  mayView,
  mayDelete,
}: Pick<KeyConfig, 'mayUse' | 'mayView' | 'mayDelete'>): string[] => [
  ...(mayUse ? ['use'] : []),
  ...(mayView ? ['view'] : []),
  ...(mayDelete ? ['delete'] : []),
];

export const keyNameRule = 'letters, digits, hyphens and underscores, at most 64';

/** Whether a name needs no quotes in TOML, in headers of tables and in listings. */
export const isKeyName = (name: string): boolean => /^[\w-]{1,64}$/.test(name);

function checkBackends(names: readonly string[], at: readonly string[], { source, backends }: KeyContext): void {
  const known = backends.map(({ name }) => name);
  for (const [index, name] of names.entries())
    if (!known.includes(name))
      throw source.errorAt([...at, String(index)], `no backend is named "${name}"${suggestName(name, known)}`);
}

const timestamp = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 of a date and time with an offset, as text or as TOML's own type. */
function expiryOf(value: KeySection['expires'], at: readonly string[], source: ConfigSource): number | null {
  if (value === undefined) return null;
  const text = value instanceof Date ? value.toISOString() : value;
  const time = typeof text === 'string' && timestamp.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(time))
    throw source.errorAt(at, 'expected a date and time with its offset (RFC 3339), such as "2027-01-31T00:00:00Z"');
  return time;
}

/** Whether clients need a key. */
export const needsKey = ({ server, keys }: Pick<Config, 'server' | 'keys'>): boolean =>
  server.keys.length > 0 || keys.length > 0;

/** The key that commands of this machine send: the first of `server.keys`, else the first of `[keys]` that may send requests. */
export const ownKeyOf = ({ server, keys }: Pick<Config, 'server' | 'keys'>): string | undefined =>
  server.keys[0] ?? keys.find(({ secret, mayUse }) => secret !== null && mayUse)?.secret ?? undefined;
