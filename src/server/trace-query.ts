import { LouterError } from '../core/error.ts';
import { parseFilter } from '../record/store/filter.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { parameterOf } from './routes.ts';
import { TraceStoreError } from '../record/store/store-error.ts';

/** Converts errors of the store to HTTP errors. */
export async function withHttpErrors<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (thrown) {
    throw toHttpError(thrown);
  }
}

/** @throws {LouterError} `invalid-request` for a parameter that is not among these. */
export function assertParameters(query: URLSearchParams, names: readonly string[]): void {
  const unknown = [...query.keys()].find((name) => !names.includes(name));
  if (unknown === undefined) return;
  // Where `key` is accepted it has the caller's key, which the access check reads.
  const shown = names.filter((name) => name !== 'key');
  const last = shown.pop();
  const expected = last === undefined ? 'none' : shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
  throw invalidRequest(`unknown parameter ${JSON.stringify(unknown.slice(0, 50))}: expected ${expected}`);
}

/** @throws {LouterError} `invalid-request` */
export function parseListFilter(text: string): TraceFilter {
  try {
    return parseFilter(text, Date.now());
  } catch (thrown) {
    throw toHttpError(thrown);
  }
}

/**
 * The cursors of these parameters, `before` and `after`.
 * @throws {LouterError} `invalid-request`
 */
export function parseCursors(
  query: URLSearchParams,
  names: readonly ('before' | 'after')[],
): Pick<TraceFilter, 'cursor' | 'after'> {
  const cursors: Pick<TraceFilter, 'cursor' | 'after'> = {};
  for (const name of names) {
    const written = query.get(name);
    if (written !== null) cursors[name === 'before' ? 'cursor' : 'after'] = parseCursor(name, written);
  }
  return cursors;
}

function parseCursor(name: 'before' | 'after', written: string): NonNullable<TraceFilter['cursor']> {
  const [, time, id] = /^([0-9]{1,17})-([0-9a-z-]{1,64})$/i.exec(written) ?? [];
  if (time !== undefined && id !== undefined) return { startedAt: Number(time), id };
  throw invalidRequest(
    name === 'before'
      ? 'before: expected the `next` of the previous page'
      : 'after: expected the `newest` of an earlier page',
  );
}

/** @throws {LouterError} `invalid-request` */
export const idPrefixOf = (incoming: IncomingRequest): string => parseIdPrefix(parameterOf(incoming, 'id'));

/** @throws {LouterError} `invalid-request` */
export function parseIdPrefix(written: string): string {
  const text = written.toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(text))
    throw invalidRequest('expected a trace id (32 hexadecimal digits) or a prefix of one');
  return text;
}

export const invalidRequest = (message: string): LouterError => httpError(400, 'invalid-request', message);

/** The HTTP error for an error of the store; other errors are returned unchanged. */
function toHttpError(thrown: unknown): unknown {
  if (!(thrown instanceof TraceStoreError)) return thrown;
  switch (thrown.kind) {
    case 'invalid-filter':
      return new LouterError({
        kind: 'invalid-request',
        message: `filter: ${thrown.message}`,
        ...(thrown.suggestion !== null && { suggestion: thrown.suggestion }),
      });
    case 'invalid-runs':
    case 'invalid-query':
      return httpError(400, 'invalid-request', thrown.message);
    case 'off':
    case 'not-found':
      return httpError(404, 'not-found', thrown.message);
    case 'ambiguous':
    case 'kept':
      return httpError(409, 'invalid-request', thrown.message);
    case 'no-store':
      return new LouterError({ kind: 'internal', status: 503, message: thrown.message, retryAfterMs: 1_000 });
  }
}

/** The index of one of `things`, from 0; 0 where none is written. @throws {LouterError} `invalid-request` */
export function parseIndex(written: string | null, name: string, thing: string): number {
  if (written === null) return 0;
  if (/^\d{1,9}$/.test(written)) return Number(written);
  throw invalidRequest(`${name}: expected the index of ${thing}, from 0`);
}
