import type { components } from '../../generated/louter.js';
import type { BackendAuth, PlatformConfig } from './config.ts';
import type { Environment } from './environment.ts';
import { parseDuration } from './limits.ts';
import { type ConfigSource, valueAt } from './source.ts';

type BackendSection = components['schemas']['BackendConfiguration'];

/**
 * The credential of a backend.
 * @throws {ConfigError}
 */
export function authOf(
  section: BackendSection,
  at: string[],
  source: ConfigSource,
  { platform, env }: { platform: PlatformConfig | undefined; env: Environment | undefined },
): BackendAuth {
  const { api_key: key, api_keys: pool, api_key_command: command, requires_auth: required } = section;
  if (section.api_key_ttl !== undefined && command === undefined)
    throw source.errorAt([...at, 'api_key_ttl'], 'requires api_key_command; add it, or remove this key');
  if (command !== undefined) return authOfCommand(command, section, at, source);
  if (pool !== undefined) return authOfPool(pool, section, at, source);
  if (key === '') throw source.errorAt([...at, 'api_key'], 'is empty; set the key, or requires_auth = false');
  if (platform && key === undefined && required !== false) {
    const bearer =
      platform.kind === 'bedrock' && platform.profile === null ? env?.['AWS_BEARER_TOKEN_BEDROCK'] : undefined;
    if (bearer) return keyOfVariable(bearer.trim(), at, source);
    return { kind: 'platform', usesProxyVariables: env !== undefined && section.proxy === undefined };
  }
  if (required === true && key === undefined)
    throw source.errorAt([...at, 'requires_auth'], 'is true, but api_key is missing; add it, or remove this key');
  if (required === false || key === undefined) return { kind: 'none' };
  if (key === 'client') return { kind: 'client' };
  checkKey(key, [...at, 'api_key'], source);
  return { kind: 'key', key };
}

/** AWS's own programs prefer a Bedrock API key in this variable to all that signs. */
function keyOfVariable(key: string, at: string[], source: ConfigSource): BackendAuth {
  if (!isFieldValue(key) || key === '')
    throw source.errorAt(
      at,
      'has no api_key, and AWS_BEARER_TOKEN_BEDROCK contains characters that HTTP headers do not allow; correct or unset it',
    );
  return { kind: 'key', key };
}

function authOfPool(
  keys: readonly string[],
  { api_key: single, requires_auth: required }: BackendSection,
  at: string[],
  source: ConfigSource,
): BackendAuth {
  const path = [...at, 'api_keys'];
  if (single !== undefined)
    throw source.errorAt(path, 'stands beside api_key; expected one of the two: put all keys into api_keys');
  const [first] = keys;
  if (first === undefined)
    throw source.errorAt(path, 'is empty; expected at least one key, such as ["${KEY_A}", "${KEY_B}"]');
  for (const [index, key] of keys.entries()) {
    const ofKey = [...path, String(index)];
    if (key.trim() === '') throw source.errorAt(ofKey, 'is empty; set the key, or remove it from the list');
    if (key === 'client')
      throw source.errorAt(
        ofKey,
        'is "client", which is no key; expected a key: callers\' own keys are passed on by api_key = "client"',
      );
    checkKey(key, ofKey, source);
  }
  if (required === false) return { kind: 'none' };
  return { kind: 'key', key: first, ...(keys.length > 1 && { pool: { keys, position: 0 } }) };
}

function authOfCommand(
  written: readonly string[],
  { api_key: key, api_keys: pool, api_key_ttl: ttl, requires_auth: required }: BackendSection,
  at: string[],
  source: ConfigSource,
): BackendAuth {
  const path = [...at, 'api_key_command'];
  const other = key !== undefined ? 'api_key' : pool !== undefined ? 'api_keys' : undefined;
  if (other !== undefined)
    throw source.errorAt(path, `stands beside ${other}; expected one of the two: remove the other`);
  // A project that somebody else wrote may have such a file.
  if (source.isFound)
    throw source.errorAt(
      path,
      'is a command, which is only run from a file that you name: pass --config louter.toml, set LOUTER_CONFIG, or move this backend into the louter.toml of your user folder',
    );
  const [program, ...parameters] = written;
  if (program === undefined || program.trim() === '')
    throw source.errorAt(
      path,
      'is empty; expected a program and its arguments, such as ["gcloud", "auth", "print-access-token"]',
    );
  if (parameters.length === 0 && /\s/.test(program) && !program.includes('/') && !program.includes('\\'))
    throw source.errorAt(
      path,
      `is not run by a shell: write each argument by itself, as in ${JSON.stringify(program.trim().split(/\s+/))}`,
    );
  const ttlMs = ttl === undefined ? null : parseDuration(ttl);
  if (ttlMs === 0) throw source.errorAt([...at, 'api_key_ttl'], `must be longer than "${ttl}"`);
  if (required === false) return { kind: 'none' };
  const text = valueAt(source.tree, path);
  return {
    kind: 'command',
    command: [program, ...parameters],
    written: Array.isArray(text) ? text.map(String) : written,
    ttlMs,
  };
}

function checkKey(key: string, path: readonly string[], source: ConfigSource): void {
  if (/^bearer\s/i.test(key)) throw source.errorAt(path, 'begins with "Bearer", which is added; remove it');
  if (!isFieldValue(key)) throw source.errorAt(path, 'contains characters that HTTP headers do not allow');
}

/** Visible Latin-1, with spaces and tabs inside (RFC 9110, 5.5). */
export const isFieldValue = (value: string): boolean =>
  /^[\t\x20-\x7e\x80-\xff]*$/.test(value) && value.trim() === value;
