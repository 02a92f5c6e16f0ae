import { digestOfKey, needsKey } from '../config/keys.ts';
import type { Config, KeyConfig } from '../config/config.ts';
import { acceptsOnlyLouterHeader, louterKey, presentedKeys } from './credentials.ts';
import type { IncomingRequest } from './incoming.ts';
import { runOf } from './run-path.ts';
import type { RunRegistry } from './run-registry.ts';

/** Finds the named key of a request. */
export interface KeyRing {
  /** Whether clients need a key, of `server.keys` or of `[keys]`. */
  readonly isRequired: boolean;
  /**
   * The key of `[keys]` that a request presents, also an expired one; that of its run if it presents the token of one.
   * `undefined` if it presents none of them.
   */
  find(incoming: IncomingRequest): KeyConfig | undefined;
  /** Of a credential that stands alone. */
  findBySecret(secret: string): KeyConfig | undefined;
}

/**
 * The keys of a configuration by their digests. Looking digests up reveals nothing by its timing: nobody can choose the
 * digest of a key.
 */
export function createKeyRing(config: Config, runs: Pick<RunRegistry, 'ownerOf'>): KeyRing {
  const byDigest = new Map(config.keys.map((key) => [key.sha256, key]));
  const presented = acceptsOnlyLouterHeader(config) ? louterKey : presentedKeys;
  const findBySecret = (secret: string): KeyConfig | undefined => byDigest.get(digestOfKey(secret));
  return {
    isRequired: needsKey(config),
    findBySecret,
    find(incoming) {
      if (byDigest.size === 0) return undefined;
      for (const secret of presented(incoming)) {
        const key = findBySecret(secret);
        if (key) return key;
      }
      const run = runOf(incoming.request);
      if (run === undefined) return undefined;
      for (const token of presentedKeys(incoming)) {
        const owner = runs.ownerOf(token, run);
        if (owner !== undefined) return byDigest.get(owner);
      }
      return undefined;
    },
  };
}

/** Whether a key works at this time, in milliseconds since 1970. */
export const isExpired = ({ expiresAt }: KeyConfig, now: number): boolean => expiresAt !== null && expiresAt <= now;
