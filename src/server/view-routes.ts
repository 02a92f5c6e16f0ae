import type { Settings } from '../config/settings.ts';
import { type UsageGroup, usageGroups } from '../core/listed-properties.ts';
import { exportUsage, type UnpricedUsage } from '../inspect/view/usage-json.ts';
import { parsePageSize } from '../core/page-size.ts';
import type { TraceReader } from '../inspect/reader.ts';
import type { BodySlice } from '../inspect/view/trace-head.ts';
import type { TraceFilter } from '../record/store/listing.ts';
import type { ViewQuery } from '../inspect/view/view-queries.ts';
import { isolationHeaders } from './access.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { ownRoute } from './own-routes.ts';
import { parameterOf, type Route } from './routes.ts';
import { sendJson, sendJsonBytes, sendText } from './send.ts';
import {
  assertParameters,
  idPrefixOf,
  invalidRequest,
  parseCursors,
  parseIndex,
  parseIdPrefix,
  parseListFilter,
  withHttpErrors,
} from './trace-query.ts';

const defaultLimit = 50;
const defaultEvents = 200;
const defaultBuckets = 120;
const maxBuckets = 1000;

/** Headers of recorded bytes: opened in a browser they are saved, and run nothing. */
const rawBytesHeaders = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
  'accept-ranges': 'bytes',
};

/** The routes of the viewer for traces and conversations, as described in `specs/louter.yaml`. */
export function viewRoutes(traces: TraceReader, settings: Settings): Route[] {
  const view = (
    path: string,
    parameters: readonly string[],
    parse: (incoming: IncomingRequest, query: URLSearchParams) => ViewQuery,
  ): Route =>
    ownRoute(path, { access: 'viewer' }, async (incoming) => {
      const query = new URLSearchParams(incoming.query);
      assertParameters(query, parameters);
      const answer = traces.view(parse(incoming, query), signalOf(incoming));
      sendJsonBytes(incoming, await withHttpErrors(answer));
    });
  const filterOf = (query: URLSearchParams) => parseListFilter(query.getAll('filter').join(' '));
  const listedFilterOf = (query: URLSearchParams): TraceFilter => ({
    ...filterOf(query),
    ...parseListed(query.get('listed')),
  });
  return [
    view('/api/traces/count', ['filter', 'listed', 'buckets'], (_incoming, query) => ({
      view: 'count',
      filter: listedFilterOf(query),
      bucketCount: Math.min(parsePageSize(query.get('buckets'), defaultBuckets, 'buckets'), maxBuckets),
    })),
    view('/api/traces/{id}/bodies/{leg}/pieces', [], (incoming) => ({
      view: 'pieces',
      idPrefix: idPrefixOf(incoming),
      leg: parameterOf(incoming, 'leg'),
    })),
    ownRoute('/api/traces/{id}/bodies/{leg}', { access: 'viewer' }, (incoming) => sendBody(traces, incoming)),
    view('/api/traces/{id}/events', ['from', 'limit'], (incoming, query) => ({
      view: 'events',
      idPrefix: idPrefixOf(incoming),
      from: parseIndex(query.get('from'), 'from', 'an event'),
      limit: parsePageSize(query.get('limit'), defaultEvents),
    })),
    view('/api/traces/{id}/translation', [], (incoming) => ({ view: 'translation', idPrefix: idPrefixOf(incoming) })),
    view('/api/traces/{id}/prefix', ['earlier'], (incoming, query) => ({
      view: 'prefix',
      idPrefix: idPrefixOf(incoming),
      earlier: query.has('earlier') ? parseIdPrefix(query.get('earlier') ?? '') : null,
    })),
    view('/api/diff', ['a', 'b'], (_incoming, query) => ({
      view: 'diff',
      earlier: parseIdPrefix(query.get('a') ?? ''),
      later: parseIdPrefix(query.get('b') ?? ''),
    })),
    view('/api/traces/{id}/chain', [], (incoming) => ({ view: 'chain', idPrefix: idPrefixOf(incoming) })),
    view('/api/conversations', ['filter', 'limit', 'before'], (_incoming, query) => ({
      view: 'conversations',
      filter: { ...filterOf(query), ...parseCursors(query, ['before']) },
      limit: parsePageSize(query.get('limit'), defaultLimit),
    })),
    view('/api/conversations/{id}', [], (incoming) => ({ view: 'conversation', idPrefix: idPrefixOf(incoming) })),
    view('/api/facets', ['filter', 'listed'], (_incoming, query) => ({
      view: 'facets',
      filter: listedFilterOf(query),
    })),
    ownRoute('/api/usage', { access: 'viewer' }, async (incoming) => {
      const query = new URLSearchParams(incoming.query);
      assertParameters(query, ['filter', 'by']);
      const request = { view: 'usage', filter: filterOf(query), by: parseGroup(query.get('by')) } as const;
      const found = await withHttpErrors(traces.view(request, signalOf(incoming)));
      // What a thread of this version has written.
      const unpriced = JSON.parse(found.toString('utf8')) as UnpricedUsage;
      sendJson(incoming, exportUsage(unpriced, settings.config.statedFacts));
    }),
    view('/api/runs', ['limit'], (_incoming, query) => ({
      view: 'runs',
      limit: parsePageSize(query.get('limit'), defaultLimit),
    })),
  ];
}

/** What a list of requests or sessions leaves out. @throws {LouterError} `invalid-request` */
function parseListed(written: string | null): Pick<TraceFilter, 'exceptPreparations'> {
  if (written === 'sessions') return { exceptPreparations: true };
  if (written === null || written === 'requests') return {};
  throw invalidRequest('listed: expected requests or sessions');
}

/** @throws {LouterError} `invalid-request` */
function parseGroup(written: string | null): UsageGroup {
  const group = usageGroups.find((name) => name === (written ?? 'agent'));
  if (group) return group;
  throw invalidRequest(`by: expected ${usageGroups.join(', ')}`);
}

/** Aborts when the client disconnects. */
export function signalOf({ response }: IncomingRequest): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

async function sendBody(traces: TraceReader, incoming: IncomingRequest): Promise<void> {
  assertParameters(new URLSearchParams(incoming.query), []);
  const [idPrefix, leg] = [idPrefixOf(incoming), parameterOf(incoming, 'leg')];
  const range = parseRange(incoming);
  const slice = await withHttpErrors(traces.body({ idPrefix, leg, ...(range && { range }) }, signalOf(incoming)));
  const { bytes, from, size, sha256 } = slice;
  const etag = `"${sha256}"`;
  const headers = {
    ...rawBytesHeaders,
    etag,
    'content-disposition': `attachment; filename="${idPrefix}-${leg.replaceAll(/[^a-z0-9-]/g, '')}.bin"`,
  };
  const { 'if-none-match': known } = incoming.request.headers;
  if (
    known !== undefined &&
    (known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  ) {
    incoming.response.writeHead(304, { ...headers, ...isolationHeaders }).end();
    return;
  }
  if (!range) return sendText(incoming, 200, headers, Buffer.from(bytes.buffer));
  if (bytes.length === 0) return refuseRange(incoming, slice);
  sendText(
    incoming,
    206,
    { ...headers, 'content-range': `bytes ${from}-${from + bytes.length - 1}/${size}` },
    Buffer.from(bytes.buffer),
  );
}

function refuseRange({ response }: IncomingRequest, { size }: BodySlice): never {
  response.setHeader('content-range', `bytes */${size}`);
  throw httpError(416, 'invalid-request', `the range begins after the end of the body, which has ${size} bytes`);
}

/**
 * One range of bytes; other units and lists of ranges are ignored, as RFC 9110, 14.2 allows. With `If-Range` the whole
 * body is sent where it has changed: recorded bodies do not change.
 */
function parseRange({ request }: IncomingRequest): { from: number; to: number } | undefined {
  const { range } = request.headers;
  if (range === undefined) return undefined;
  const [, from, to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === undefined) {
    if (/^bytes=-\d+$/.test(range.trim())) throw invalidRequest('Range: expected bytes=FROM-TO or bytes=FROM-');
    return undefined;
  }
  const last = to === '' ? Number.MAX_SAFE_INTEGER - 1 : Number(to);
  if (last < Number(from)) return undefined;
  return { from: Number(from), to: last };
}
