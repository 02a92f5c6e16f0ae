import { asObject } from '../../core/json.ts';
import type { CoreError } from '../../core/types.ts';
import { createLruCache } from '../lru-cache.ts';

/** Endpoints that backends do not have, so that they are not tried with every request. */
export interface MissingEndpoints {
  has(endpoint: string): boolean;
  add(endpoint: string): void;
}

/** After this time an endpoint is tried again: an update of the server may add it. */
const missingMs = 10 * 60_000;
const limits = { values: 1_000, bytes: 1024 * 1024 };

/** Bounded: in some protocols the path contains the model, whose name clients choose. */
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
 * Whether an error is about the path, as from servers that implement a protocol without all of its endpoints, and not about
 * something that the request names, such as a model. LM Studio sends that error with status 200, which
 * makes it a `bad-upstream-reply`.
 */
export function isEndpointMissing(
  status: number | undefined,
  { kind, message, code, param, raw }: CoreError,
  { path, model }: { path: string; model: string },
): boolean {
  if (status === 405 || status === 501) return true;
  // Amazon Bedrock counts for some models, each of which has a path of its own.
  if (status === 400 && unsupportedCount.test(message)) return true;
  if (status !== 404 && kind !== 'bad-upstream-reply') return false;
  if (message.includes(path)) return true;
  if (status !== 404) return false;
  // Vendors answer in JSON; a page or a plain sentence is from a server that routes by path.
  if (asObject(raw?.body) === undefined) return true;
  const namesThing = param !== undefined || (code !== undefined && /[a-z]_?not_?found$/i.test(code));
  return !namesThing && !containsWord(message, model) && !/\bmodel\b/i.test(message);
}

const unsupportedCount = /(?:doesn't|does not|not) support(?:ed)?\b[^.]*\bcount(?:ing)?[ -]?tokens/i;

/** Whether a text contains a name that is not part of a longer one. */
function containsWord(text: string, name: string): boolean {
  if (name === '') return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!isNameCharacter(text[at - 1]) && !isNameCharacter(text[at + name.length])) return true;
  return false;
}

const isNameCharacter = (character = ''): boolean => /\w/.test(character);
