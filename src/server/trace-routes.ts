import { LouterError } from '../core/error.ts';
import { parsePageSize } from '../core/page-size.ts';
import { listingOrders, parseFilter, quoteFilterValue, type ListingOrder } from '../record/store/filter.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import type { TracePage, TraceReader } from '../inspect/reader.ts';
import { TraceStoreError } from '../record/store/trace-store.ts';
import { sendJson, sendJsonBytes } from './send.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { ownRoute } from './own-routes.ts';
import { parameterOf, type Route } from './routes.ts';

/** Converts errors of the store to HTTP errors. */
async function withHttpErrors<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (thrown) {
    throw toHttpError(thrown);
  }
}

const defaultLimit = 50;
/** `key` may contain the caller's key; the access check reads it. */
const listParameters = ['filter', 'run', 'case', 'sort', 'limit', 'before', 'key'];

/** The routes for traces, as described in `specs/louter.yaml`. */
export const traceRoutes = (traces: TraceReader): Route[] => [
  ownRoute('/api/traces', { access: 'keys' }, async (incoming) => {
    const { filter, limit, order } = parseListQuery(new URLSearchParams(incoming.query));
    const page = await withHttpErrors(traces.page(filter, limit, order));
    sendJson(incoming, { traces: page.traces, next: page.next ? formatCursor(page.next) : null });
  }),
  ownRoute('/api/traces/{id}', { access: 'keys' }, async (incoming) => {
    sendJsonBytes(incoming, await withHttpErrors(traces.trace(idPrefixOf(incoming))));
  }),
  ownRoute('/api/compare', { access: 'keys' }, async (incoming) => {
    const sides = parseCompareQuery(new URLSearchParams(incoming.query));
    sendJsonBytes(incoming, await withHttpErrors(traces.comparison({ ...sides, storage: 'kept' })));
  }),
  // GET stores nothing that is listed, as anything may follow a link.
  ownRoute('/api/compare', { method: 'POST', access: 'keys' }, async (incoming) => {
    const sides = parseCompareQuery(new URLSearchParams(incoming.query));
    sendJsonBytes(incoming, await withHttpErrors(traces.comparison({ ...sides, storage: 'stored' })));
  }),
  ownRoute('/api/comparisons', { access: 'keys' }, async (incoming) => {
    const query = new URLSearchParams(incoming.query);
    assertParameters(query, ['limit', 'key'], 'limit');
    const limit = parsePageSize(query.get('limit'), defaultLimit);
    sendJson(incoming, { comparisons: await withHttpErrors(traces.comparisons(limit)) });
  }),
  ownRoute('/api/comparisons/{id}', { access: 'keys' }, async (incoming) => {
    sendJsonBytes(incoming, await withHttpErrors(traces.storedComparison(idPrefixOf(incoming))));
  }),
];

/** @throws {LouterError} `invalid-request` for a parameter that is not among these. */
function assertParameters(query: URLSearchParams, names: readonly string[], expected: string): void {
  const unknown = [...query.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw invalidRequest(`unknown parameter ${JSON.stringify(unknown.slice(0, 50))}: expected ${expected}`);
}

function parseCompareQuery(query: URLSearchParams): { a: string; b: string } {
  assertParameters(query, ['a', 'b', 'key'], 'a and b');
  const [a, b] = [query.get('a'), query.get('b')];
  if (!a || !b) throw invalidRequest('expected a, the baseline run, and b, the run to compare with it');
  return { a, b };
}

interface ListQuery {
  filter: TraceFilter;
  limit: number;
  order: ListingOrder;
}

function parseListQuery(query: URLSearchParams): ListQuery {
  for (const name of query.keys())
    if (!listParameters.includes(name))
      throw invalidRequest(
        `unknown parameter ${JSON.stringify(name.slice(0, 50))}: expected filter, run, case, sort, limit or before`,
      );
  const terms = query.getAll('filter');
  for (const name of ['run', 'case']) {
    const value = query.get(name);
    if (value !== null) terms.push(`${name}:${quoteFilterValue(value)}`);
  }
  return {
    filter: { ...parseListFilter(terms.join(' ')), ...parseCursor(query.get('before')) },
    limit: parsePageSize(query.get('limit'), defaultLimit),
    order: parseOrder(query),
  };
}

function parseOrder(query: URLSearchParams): ListingOrder {
  const sort = query.get('sort') ?? 'time';
  const order = listingOrders.find((name) => name === sort);
  if (!order) throw invalidRequest(`sort: expected ${listingOrders.join(', ')}`);
  if (order !== 'time' && query.has('before')) throw invalidRequest('before: only pages of sort=time can be continued');
  return order;
}

function parseListFilter(text: string): TraceFilter {
  try {
    return parseFilter(text, Date.now());
  } catch (thrown) {
    throw toHttpError(thrown);
  }
}

/** The cursor of a page: time and id of its last trace. */
const formatCursor = ({ startedAt, id }: NonNullable<TracePage['next']>): string => `${startedAt}-${id}`;

function parseCursor(cursor: string | null): Pick<TraceFilter, 'cursor'> {
  if (cursor === null) return {};
  const [, time, id] = /^([0-9]{1,17})-([0-9a-z-]{1,64})$/i.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw invalidRequest('before: expected the `next` of the previous page');
  return { cursor: { startedAt: Number(time), id } };
}

function idPrefixOf(incoming: IncomingRequest): string {
  const text = parameterOf(incoming, 'id').toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(text))
    throw invalidRequest('expected a trace id (32 hexadecimal digits) or a prefix of one');
  return text;
}

const invalidRequest = (message: string): LouterError => httpError(400, 'invalid-request', message);

/** The HTTP error for an error of the store; other errors are returned unchanged. */
function toHttpError(thrown: unknown): unknown {
  if (!(thrown instanceof TraceStoreError)) return thrown;
  switch (thrown.kind) {
    case 'invalid-filter':
      return httpError(400, 'invalid-request', `filter: ${thrown.message}`);
    case 'invalid-runs':
    case 'invalid-query':
      return httpError(400, 'invalid-request', thrown.message);
    case 'off':
    case 'not-found':
      return httpError(404, 'not-found', thrown.message);
    case 'ambiguous':
      return httpError(409, 'invalid-request', thrown.message);
    case 'no-store':
      return new LouterError({ kind: 'internal', status: 503, message: thrown.message, retryAfterMs: 1_000 });
  }
}
