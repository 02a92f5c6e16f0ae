import type { BackendConfig } from './config.ts';

/** A shorter key would be known by its last characters. */
const minShownKeyLength = 8;

/** Which key of `api_keys` a backend is sent, for people: `key 2 of 3, …wxyz`; `undefined` for a backend with one key or none. */
export function poolKeyName({ auth }: Pick<BackendConfig, 'auth'>): string | undefined {
  if (auth.kind !== 'key' || !auth.pool) return undefined;
  const { keys, position } = auth.pool;
  const end = auth.key.length < minShownKeyLength ? '' : `, …${auth.key.slice(-4)}`;
  return `key ${position + 1} of ${keys.length}${end}`;
}

/** A backend once for each of its `api_keys`, in their order. */
export function backendsOfKeys(backend: BackendConfig): BackendConfig[] {
  const { auth } = backend;
  if (auth.kind !== 'key' || !auth.pool) return [backend];
  const { keys } = auth.pool;
  return keys.map((key, position) => ({ ...backend, auth: { kind: 'key', key, pool: { keys, position } } }));
}
