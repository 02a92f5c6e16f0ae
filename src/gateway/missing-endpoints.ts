import type { CoreError } from '../core/types.ts';
import { createLruCache } from './lru-cache.ts';

/** Endpoints that backends were found not to have, so that they are not asked for every request. */
export interface MissingEndpoints {
  has(endpoint: string): boolean;
  add(endpoint: string): void;
}

/** How long a backend without an endpoint is not asked again, in milliseconds: an update of its server may bring it. */
const missingMs = 10 * 60_000;
const limits = { values: 1_000, bytes: 1024 * 1024 };

/** Bounded: some protocols have the model, which clients name as they like, in the path. */
export function createMissingEndpoints(): MissingEndpoints {
  const foundAt = createLruCache<number>(limits);
  return {
    has(endpoint) {
      const at = foundAt.get(endpoint);
      return at !== undefined && performance.now() - at < missingMs;
    },
    add(endpoint) {
      foundAt.set([endpoint], performance.now(), endpoint.length);
    },
  };
}

/**
 * Whether a refusal is of the path that was asked, as by servers that speak a protocol without all of its endpoints,
 * and not of something that the request names: a model, above all.
 */
export function isEndpointMissing(
  status: number | undefined,
  { message, code, param }: CoreError,
  { path, model }: { path: string; model: string },
): boolean {
  if (status === 405 || status === 501) return true;
  if (status !== 404) return false;
  if (message.includes(path)) return true;
  const namesThing = param !== undefined || (code?.endsWith('_not_found') ?? false);
  return !namesThing && !message.includes(model) && !/\bmodel\b/i.test(message);
}
