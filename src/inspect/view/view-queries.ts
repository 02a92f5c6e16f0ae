import { isErrorKind } from '../../core/error.ts';
import { diffRequests, translate } from '../translation/translation.ts';
import { readPrefix } from '../prefix/prefix.ts';
import type { TimedEvent } from '../../record/message-reading.ts';
import { normalizeExchange, type NormalizedExchange } from '../../record/normalized-exchange.ts';
import type { TraceFilter } from '../../record/store/listing.ts';
import type { ExchangeCounts, RunRow } from '../../record/store/overview.ts';
import type { TraceStore } from '../../record/store/trace-store.ts';
import { listProblems } from '../export/problems.ts';
import type { StoredConversation } from '../../record/store/conversations.ts';
import { adviseOn, type ExportedAdvice } from './advice.ts';
import { checkChain } from './chain.ts';
import { lastSentence } from '../../present/last-words.ts';
import { textOfAnswer } from './answer-quote.ts';
import {
  exportConversation,
  type ExportedConversation,
  exportConversationSummary,
  exportEnding,
} from './conversation-json.ts';
import { findEnding, type Ending } from './ending.ts';
import { exportTraceHead, exportTraceTurn, readBody, readPieces, type BodySlice } from './trace-head.ts';
import { readUnpricedUsage, sumUp } from './usage-json.ts';
import type { UsageGroup } from '../../core/listed-properties.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** A question of the viewer. Its answer is the response of the route of this name, as JSON. */
export type ViewQuery =
  | { view: 'head'; idPrefix: string; hasCore: boolean }
  /** `from`: the index of the first message that the turn added. */
  | { view: 'turn'; idPrefix: string; from: number }
  | { view: 'pieces'; idPrefix: string; leg: string }
  | { view: 'chain'; idPrefix: string }
  | { view: 'events'; idPrefix: string; from: number; limit: number }
  | { view: 'translation'; idPrefix: string }
  /** `earlier` null: the previous turn. */
  | { view: 'prefix'; idPrefix: string; earlier: string | null }
  | { view: 'diff'; earlier: string; later: string }
  | { view: 'conversations'; filter: TraceFilter; limit: number }
  | { view: 'conversation'; idPrefix: string }
  | { view: 'count'; filter: TraceFilter; bucketCount: number }
  | { view: 'facets'; filter: TraceFilter }
  | { view: 'runs'; limit: number }
  /** Its answer is no response yet: it has no prices. */
  | { view: 'usage'; filter: TraceFilter; by: UsageGroup };

export interface BodyQuery {
  idPrefix: string;
  leg: string;
  /** Both included. */
  range?: { from: number; to: number };
}

/**
 * Answers a question of the viewer.
 * @param now milliseconds since 1970.
 * @throws {TraceStoreError}
 */
export async function runViewQuery(store: TraceStore, query: ViewQuery, now: number): Promise<object> {
  switch (query.view) {
    case 'head': {
      const { trace, normalized } = await readTrace(store, query.idPrefix);
      return exportTraceHead(trace, { hasCore: query.hasCore, normalized: normalized() });
    }
    case 'turn': {
      const { trace, normalized } = await readTrace(store, query.idPrefix);
      const { turn } = trace.row;
      const before = turn?.link === 'turn' && turn.parent !== null ? await store.get(turn.parent) : null;
      const previous = before && normalizeExchange(before).coreRequest;
      return exportTraceTurn(trace, { from: query.from, previous, normalized: normalized() });
    }
    case 'pieces':
      return { pieces: readPieces((await readTrace(store, query.idPrefix)).trace, query.leg) };
    case 'chain': {
      const { trace, normalized } = await readTrace(store, query.idPrefix);
      const ended = exportEnding(await readEnding(store, { trace, normalized }, now));
      return { trace_id: trace.row.id, ended, checks: checkChain(trace, normalized()) };
    }
    case 'events': {
      const { trace, normalized } = await readTrace(store, query.idPrefix);
      return exportEvents(trace.row, normalized().coreEvents ?? [], query);
    }
    case 'translation':
      return translate((await readTrace(store, query.idPrefix)).trace);
    case 'prefix':
      return readPrefix(store, query.idPrefix, query.earlier);
    case 'diff':
      return diffRequests(await store.get(query.earlier), await store.get(query.later));
    case 'conversations':
      return readConversations(store, query.filter, query.limit);
    case 'conversation':
      return viewConversation(store, query.idPrefix, now);
    case 'count':
      return exportCounts(await store.count(query.filter, query.bucketCount), query.bucketCount);
    case 'facets':
      return store.facets(query.filter);
    case 'usage':
      return readUnpricedUsage(store, query, now);
    case 'runs':
      return { runs: (await store.summarizeRuns(query.limit)).map(exportRun) };
  }
}

/** A conversation by the beginning of the id of one of its requests. `now`: milliseconds since 1970. @throws {TraceStoreError} */
export async function viewConversation(
  store: TraceStore,
  idPrefix: string,
  now: number,
): Promise<ExportedConversation> {
  const stored = await store.getConversation(idPrefix);
  const last = await readTrace(store, stored.exchanges.at(-1)?.id ?? stored.conversation);
  const text = textOfAnswer(last.normalized().finalResponse);
  const ending = await readEnding(store, last, now);
  return exportConversation(stored, { ending, closing: lastSentence(text), advice: await readAdvice(store, stored) });
}

/** What could be changed because of a conversation. */
const readAdvice = (store: TraceStore, { exchanges }: StoredConversation): Promise<ExportedAdvice[]> =>
  adviseOn(exchanges, async (id) => {
    const { trace, normalized } = await readTrace(store, id);
    return listProblems(trace, normalized())[0];
  });

/** A part of a body. @throws {TraceStoreError} as `readBody` does. */
export async function readBodySlice(store: TraceStore, { idPrefix, leg, range }: BodyQuery): Promise<BodySlice> {
  return readBody((await readTrace(store, idPrefix)).trace, leg, range);
}

/** How long a trace that was read is kept for the questions that follow, in milliseconds. */
const keptMs = 10_000;
let kept: { idPrefix: string; read: ReadTrace; until: number; timer: NodeJS.Timeout } | undefined;

interface ReadTrace {
  trace: StoredTrace;
  /** The trace decoded from its bytes, which takes longer than reading it: once. */
  normalized(): NormalizedExchange;
}

/** The page of an exchange asks for its parts one after another: the last one that was read is kept for a moment. */
async function readTrace(store: TraceStore, idPrefix: string): Promise<ReadTrace> {
  if (kept?.idPrefix === idPrefix && performance.now() < kept.until) return kept.read;
  const trace = await store.get(idPrefix);
  let decoded: NormalizedExchange | undefined;
  const read = { trace, normalized: () => (decoded ??= normalizeExchange(trace)) };
  clearTimeout(kept?.timer);
  kept = undefined;
  // What is still written changes.
  if (trace.row.status !== 'open')
    kept = {
      idPrefix,
      read,
      until: performance.now() + keptMs,
      timer: setTimeout(() => (kept = undefined), keptMs).unref(),
    };
  return read;
}

const readEnding = async (store: TraceStore, { trace, normalized }: ReadTrace, now: number): Promise<Ending> =>
  findEnding(trace, { now, neighbours: await store.getNeighbours(trace), decoded: normalized() });

const exportEvents = (
  row: Pick<StoredTrace['row'], 'id' | 'error' | 'errorKind'>,
  events: readonly TimedEvent[],
  { from, limit }: { from: number; limit: number },
) => ({
  trace_id: row.id,
  total: events.length,
  from,
  events: events
    .slice(from, from + limit)
    .map(({ atMs, event }) => ({ at_ms: atMs, event: withRecordedError(event, row) })),
});

/** What was read again has no connection that can break: the error is the one that was recorded then. */
function withRecordedError(
  event: CoreStreamEvent,
  { error: message, errorKind }: Pick<StoredTrace['row'], 'error' | 'errorKind'>,
): CoreStreamEvent {
  if (event.type !== 'error' || message === null) return event;
  return { ...event, error: { ...event.error, message, ...(isErrorKind(errorKind) && { kind: errorKind }) } };
}

async function readConversations(store: TraceStore, filter: TraceFilter, limit: number): Promise<object> {
  const rows = await store.listConversations(filter, limit + 1);
  const unreachable = store.unreachable?.() ?? null;
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.last : undefined;
  return {
    conversations: page.map(exportConversationSummary),
    next: last ? `${last.startedAt}-${last.id}` : null,
    ...(unreachable !== null && { unreachable }),
  };
}

const isoTime = (microseconds: number | null): string | null =>
  microseconds === null ? null : new Date(microseconds / 1000).toISOString();

const exportCounts = ({ from, to, buckets }: ExchangeCounts, bucketCount: number): object => ({
  ...sumUp(buckets),
  from: isoTime(from),
  to: isoTime(to),
  bucket_count: bucketCount,
  buckets: buckets.map(({ index, requests, failed }) => ({ index, requests, failed })),
});

const exportRun = ({ run, exchanges, failed, cases, modes, costUsd, startedAt, endedAt }: RunRow): object => ({
  run,
  requests: exchanges,
  failed,
  cases,
  modes,
  cost_usd: costUsd,
  started_at: isoTime(startedAt),
  ended_at: isoTime(endedAt),
});
