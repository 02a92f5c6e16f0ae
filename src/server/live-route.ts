import { secretsOf } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import type { LiveExchanges } from '../gateway/live-exchanges.ts';
import type { SummaryText, TraceReader } from '../inspect/reader.ts';
import { isolationHeaders } from './access.ts';
import type { IncomingRequest } from './incoming.ts';
import { createKeyRing, isExpired } from './key-ring.ts';
import { LiveStream, type LiveStreamOptions } from './live-stream.ts';
import type { LiveViewers } from './live-viewers.ts';
import { ownRoute } from './own-routes.ts';
import type { Route } from './routes.ts';
import { assertParameters, parseIdPrefix, parseListFilter } from './trace-query.ts';
import { presentedHalves, type ViewerSessions } from './viewer-sessions.ts';

/** How often a stream looks whether its session or key has expired. */
const sessionCheckMs = 15_000;

export interface LiveService {
  readonly live: LiveExchanges;
  readonly traces: TraceReader;
  /** Closed when the configuration is replaced: a stream has the keys and credentials of when it began. */
  readonly viewers: LiveViewers;
  readonly sessions: ViewerSessions;
  readonly settings: Settings;
}

/** `/api/live`: what happens in the gateway, as server-sent events, as described in `specs/louter.yaml`. */
export function liveRoute({ live, traces, viewers, sessions, settings }: LiveService): Route {
  const keyRing = settings.derive((config) => createKeyRing(config, { ownerOf: () => undefined }));
  const list = shareListings(traces);
  return ownRoute('/api/live', { access: 'viewer' }, async (incoming) => {
    const query = new URLSearchParams(incoming.query);
    assertParameters(query, ['filter', 'tail']);
    const filter = parseListFilter(query.getAll('filter').join(' '));
    const [tail = null] = query.getAll('tail').map(parseIdPrefix);
    const { response } = incoming;
    const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
    const release = viewers.add(end);
    const halves = presentedHalves(incoming.request);
    const forget = halves && sessions.onEnded(halves, end);
    const key = keyRing().find(incoming);
    // A silent stream does not count as use of its session.
    const sessionCheck = setInterval(() => {
      sessions.endExpired();
      if (key && isExpired(key, Date.now())) end();
    }, sessionCheckMs);
    response.once('close', end);
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...isolationHeaders,
    });
    response.flushHeaders();
    const stream = new LiveStream({
      live,
      filter,
      tail,
      secrets: secretsOf(settings.config),
      list,
      write: (text) => void response.write(text),
      queuedBytes: () => response.writableLength,
      fail,
    });
    try {
      if (incoming.request.method === 'GET') {
        stream.start(parseLastEventId(incoming));
        await ended;
      }
    } finally {
      stream.stop();
      clearInterval(sessionCheck);
      forget?.();
      release();
      response.end();
    }
  });
}

/** Lists the same traces once for all streams that follow them at the same time. A listing of what is not recorded is empty. */
function shareListings(traces: TraceReader): LiveStreamOptions['list'] {
  const running = new Map<string, Promise<readonly SummaryText[]>>();
  return (ids, filter) => {
    const key = JSON.stringify([ids, filter]);
    const listed = running.get(key) ?? traces.summaries({ ...filter, ids }).finally(() => running.delete(key));
    running.set(key, listed);
    return listed;
  };
}

/** `INSTANCE-NUMBER`; anything else is unknown to this process. */
function parseLastEventId({ request }: IncomingRequest): { instance: string; number: number } | undefined {
  const written = request.headers['last-event-id'];
  if (typeof written !== 'string') return undefined;
  const [, instance = '', number = '0'] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(written) ?? [];
  return { instance, number: Number(number) };
}
