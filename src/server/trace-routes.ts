import { parsePageSize } from '../core/page-size.ts';
import { quoteFilterValue } from '../record/store/filter.ts';
import { type TraceFilter } from '../record/store/listing.ts';
import type { TracePage, TraceReader } from '../inspect/reader.ts';
import type { ViewQuery } from '../inspect/view/view-queries.ts';
import { sendJson, sendJsonBytes } from './send.ts';
import { assertOwnPage } from './session-routes.ts';
import { ownRoute } from './own-routes.ts';
import type { Route } from './routes.ts';
import {
  assertParameters,
  idPrefixOf,
  invalidRequest,
  parseCursors,
  parseIndex,
  parseListFilter,
  withHttpErrors,
} from './trace-query.ts';
import { signalOf } from './view-routes.ts';
import { type ListingOrder, listingOrders } from '../core/listed-properties.ts';

const defaultLimit = 50;
/** `key` may contain the caller's key; the access check reads it. */
const listParameters = ['filter', 'run', 'case', 'sort', 'limit', 'before', 'after', 'key'];

/** The routes for traces, as described in `specs/louter.yaml`. */
export const traceRoutes = (traces: TraceReader): Route[] => [
  ownRoute('/api/traces', { access: 'viewer' }, async (incoming) => {
    const { filter, limit, order } = parseListQuery(new URLSearchParams(incoming.query));
    const page = await withHttpErrors(traces.page(filter, limit, order));
    sendJson(incoming, {
      traces: page.traces,
      next: page.next && formatCursor(page.next),
      newest: page.newest && formatCursor(page.newest),
      ...(page.unreachable !== null && { unreachable: page.unreachable }),
    });
  }),
  ownRoute('/api/traces/{id}', { access: 'viewer' }, async (incoming) => {
    const idPrefix = idPrefixOf(incoming);
    const view = parseTraceParts(idPrefix, new URLSearchParams(incoming.query));
    const trace = view ? traces.view(view, signalOf(incoming)) : traces.trace(idPrefix);
    sendJsonBytes(incoming, await withHttpErrors(trace));
  }),
  ownRoute('/api/compare', { access: 'viewer' }, async (incoming) => {
    const sides = parseCompareQuery(new URLSearchParams(incoming.query));
    sendJsonBytes(incoming, await withHttpErrors(traces.comparison({ ...sides, storage: 'kept' })));
  }),
  // GET stores nothing that is listed, as anything may follow a link.
  ownRoute('/api/compare', { method: 'POST', access: 'viewer' }, async (incoming) => {
    const sides = parseCompareQuery(new URLSearchParams(incoming.query));
    sendJsonBytes(incoming, await withHttpErrors(traces.comparison({ ...sides, storage: 'stored' })));
  }),
  ownRoute('/api/conversations/{id}/delete', { method: 'POST', access: 'delete' }, async (incoming) => {
    assertParameters(new URLSearchParams(incoming.query), ['key']);
    assertOwnPage(incoming);
    const { deleted } = await withHttpErrors(traces.deleteSession(idPrefixOf(incoming)));
    sendJson(incoming, { deleted });
  }),
  ownRoute('/api/comparisons', { access: 'viewer' }, async (incoming) => {
    const query = new URLSearchParams(incoming.query);
    assertParameters(query, ['limit', 'key']);
    const limit = parsePageSize(query.get('limit'), defaultLimit);
    sendJson(incoming, { comparisons: await withHttpErrors(traces.comparisons(limit)) });
  }),
  ownRoute('/api/comparisons/{id}', { access: 'viewer' }, async (incoming) => {
    sendJsonBytes(incoming, await withHttpErrors(traces.storedComparison(idPrefixOf(incoming))));
  }),
];

/** Which parts of a trace are requested; null: all of it, with bodies. */
function parseTraceParts(idPrefix: string, query: URLSearchParams): ViewQuery | null {
  assertParameters(query, ['bodies', 'core', 'from', 'key']);
  const bodies = query.get('bodies') ?? 'inline';
  // What was decoded from the bodies has all of their text.
  const core = query.get('core') ?? bodies;
  if (bodies !== 'inline' && bodies !== 'none') throw invalidRequest('bodies: expected inline or none');
  if (core !== 'inline' && core !== 'turn' && core !== 'none')
    throw invalidRequest('core: expected inline, turn or none');
  if (core !== 'inline' && bodies === 'inline') throw invalidRequest(`core=${core}: expected bodies=none with it`);
  if (core !== 'turn' && query.has('from')) throw invalidRequest('from: expected core=turn with it');
  if (bodies === 'inline') return null;
  if (core === 'turn') return { view: 'turn', idPrefix, from: parseIndex(query.get('from'), 'from', 'a message') };
  return { view: 'head', idPrefix, hasCore: core === 'inline' };
}

function parseCompareQuery(query: URLSearchParams): { a: string; b: string } {
  assertParameters(query, ['a', 'b', 'key']);
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
  assertParameters(query, listParameters);
  const terms = query.getAll('filter');
  for (const name of ['run', 'case']) {
    const value = query.get(name);
    if (value !== null) terms.push(`${name}:${quoteFilterValue(value)}`);
  }
  return {
    filter: { ...parseListFilter(terms.join(' ')), ...parseCursors(query, ['before', 'after']) },
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

/** A cursor: time and id of a trace. */
const formatCursor = ({ startedAt, id }: NonNullable<TracePage['next']>): string => `${startedAt}-${id}`;
