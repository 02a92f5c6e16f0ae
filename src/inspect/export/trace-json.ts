import type { CoreChatRequest, CoreChatResponse, CoreStreamEvent, Loss, Note } from '../../core/types.ts';
import type { ExchangeRow } from '../../record/store/listing.ts';
import { findMessage, normalizeExchange, type TraceViolation } from '../../record/normalize.ts';
import type { HeaderFields } from '../../core/headers.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/prisma-store.ts';
import type { TurnLink } from '../../record/threads/turns.ts';

/** Text, or base64 where the bytes are not UTF-8; null where they are not stored. */
export type ExportedBody = string | { base64: string } | null;

/** A repeated name has a list. */
export type ExportedHeaders = Record<string, string | string[]>;

export interface ExportedResponse {
  status: number;
  headers: ExportedHeaders;
  body: ExportedBody;
}

export interface ExportedTiming {
  first_byte_ms: number | null;
  first_token_ms: number | null;
  total_ms: number | null;
}

export interface ExportedUsage {
  input: number | null;
  output: number | null;
  cache_read: number | null;
  cache_write: number | null;
  reasoning: number | null;
}

/** A trace in `louter traces show --json` and `GET /api/traces/{id}`. Unknown values are null. */
export interface ExportedTrace {
  format: 2;
  trace_id: string;
  run: string | null;
  case: string | null;
  mode: string | null;
  started_at: string;
  frontend: {
    protocol: string;
    request: { method: string; path: string; headers: ExportedHeaders; body: ExportedBody };
    core_request: CoreChatRequest | null;
  };
  backend: {
    provider: string;
    protocol: string;
    dialect: string | null;
    model: string;
    attempts: {
      backend: string;
      model: string;
      started_ms: number;
      status: number | null;
      error: string | null;
      reason: string | null;
    }[];
    request: { method: string; url: string; headers: ExportedHeaders; body: ExportedBody } | null;
    response: ExportedResponse | null;
    core_events: { at_ms: number; event: CoreStreamEvent }[] | null;
    final_response: CoreChatResponse | null;
  } | null;
  response: ExportedResponse | null;
  losses: { path: string; what: string; instead: string | null; count?: number }[];
  notes: { what: string; saw: string | null; made: string | null }[];
  violations: TraceViolation[];
  timing: ExportedTiming;
  usage: ExportedUsage | null;
  /** See `ExchangeStatus`; null while in flight. */
  status: string | null;
}

/** A trace in a listing. */
export interface ExportedSummary {
  trace_id: string;
  started_at: string;
  /** See `ExchangeStatus`; null while in flight. */
  status: string | null;
  http_status: number | null;
  mode: string | null;
  frontend: string;
  backend: string | null;
  dialect: string | null;
  model: { asked: string | null; routed: string | null };
  finish: string | null;
  run: string | null;
  case: string | null;
  losses: number;
  notes: number;
  tools: string[];
  /** The first exchange of its conversation, and the number of this turn; null for token counts. */
  conversation: string | null;
  turn: number | null;
  /** The exchange that it continues, and how; null for the first of a conversation. */
  parent: string | null;
  link: TurnLink | null;
  error: string | null;
  timing: ExportedTiming;
  usage: ExportedUsage | null;
}

/** Exports a trace; the normalized parts are decoded from the recorded bytes. */
export function exportTrace(trace: StoredTrace): ExportedTrace {
  const { row } = trace;
  const { coreRequest, coreEvents, finalResponse, violations } = normalizeExchange(trace);
  const request = findMessage(trace, 'client-request');
  return {
    format: 2,
    trace_id: row.id,
    run: row.run,
    case: row.case,
    mode: row.mode,
    started_at: formatTime(row.startedAt),
    frontend: {
      protocol: row.frontend,
      request: {
        method: request?.method ?? '',
        path: request?.target ?? '',
        headers: exportHeaders(request?.headers ?? []),
        body: request ? exportBody(request) : null,
      },
      core_request: coreRequest,
    },
    backend: exportBackend(trace, coreEvents, finalResponse),
    response: exportResponse(findMessage(trace, 'client-response')),
    losses: parseLosses(row).map((loss) => ({ ...loss, instead: loss.instead ?? null })),
    notes: parseNotes(row).map(({ what, saw, made }) => ({ what, saw: saw ?? null, made: made ?? null })),
    violations,
    timing: exportTiming(row),
    usage: exportUsage(row),
    status: finalStatus(row),
  };
}

/** One line of a listing. */
export const summarizeExchange = (row: ExchangeRow): ExportedSummary => ({
  trace_id: row.id,
  started_at: formatTime(row.startedAt),
  status: finalStatus(row),
  http_status: row.httpStatus,
  mode: row.mode,
  frontend: row.frontend,
  backend: row.backend,
  dialect: row.dialect,
  model: { asked: row.modelAsked, routed: row.model },
  finish: row.finish,
  run: row.run,
  case: row.case,
  losses: row.lossCount,
  notes: parseNotes(row).length,
  tools: row.toolCalls.map(({ name }) => name),
  conversation: row.turn?.conversation ?? null,
  turn: row.turn?.turn ?? null,
  parent: row.turn?.parent ?? null,
  link: parseLink(row.turn?.link ?? null),
  error: row.error,
  timing: exportTiming(row),
  usage: exportUsage(row),
});

function exportBackend(
  trace: StoredTrace,
  coreEvents: { atMs: number; event: CoreStreamEvent }[] | null,
  finalResponse: CoreChatResponse | null,
): ExportedTrace['backend'] {
  const { row, attempts } = trace;
  if (row.backend === null) return null;
  const request = findMessage(trace, 'upstream-request');
  return {
    provider: row.backend,
    protocol: row.protocol ?? '',
    dialect: row.dialect,
    model: row.model ?? '',
    attempts: attempts.map(({ backend, model, startedAfter, status, error, reason }) => ({
      backend,
      model,
      started_ms: Number(startedAfter) / 1000,
      status,
      error,
      reason,
    })),
    request: request
      ? {
          method: request.method ?? '',
          url: request.target ?? '',
          headers: exportHeaders(request.headers),
          body: exportBody(request),
        }
      : null,
    response: exportResponse(findMessage(trace, 'upstream-response')),
    core_events: coreEvents && coreEvents.map(({ atMs, event }) => ({ at_ms: atMs, event })),
    final_response: finalResponse,
  };
}

const exportResponse = (message: StoredMessage | undefined): ExportedResponse | null =>
  message ? { status: message.status ?? 0, headers: exportHeaders(message.headers), body: exportBody(message) } : null;

function exportHeaders(fields: HeaderFields): ExportedHeaders {
  const collected = new Map<string, string | string[]>();
  for (const [name, value] of fields) {
    const earlier = collected.get(name);
    collected.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  // `fromEntries` defines `__proto__`, a possible name on the wire, like any other.
  return Object.fromEntries(collected);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function exportBody({ body }: StoredMessage): ExportedBody {
  if (body === null) return null;
  try {
    return strictUtf8.decode(body);
  } catch {
    // Not UTF-8: base64 keeps every byte.
    return { base64: body.toString('base64') };
  }
}

// Written by `rows.ts` as JSON of these very types.
const parseLosses = ({ losses }: ExchangeRow): Loss[] => JSON.parse(losses);
const parseNotes = ({ notes }: ExchangeRow): Note[] => JSON.parse(notes);

const exportTiming = ({ firstByteAfter, firstTokenAfter, totalAfter }: ExchangeRow): ExportedTiming => ({
  first_byte_ms: toMilliseconds(firstByteAfter),
  first_token_ms: toMilliseconds(firstTokenAfter),
  total_ms: toMilliseconds(totalAfter),
});

const toMilliseconds = (microseconds: bigint | null): number | null =>
  microseconds === null ? null : Number(microseconds) / 1000;

const exportUsage = (row: ExchangeRow): ExportedUsage | null =>
  row.inputTokens === null && row.outputTokens === null
    ? null
    : {
        input: row.inputTokens,
        output: row.outputTokens,
        cache_read: row.cacheReadTokens,
        cache_write: row.cacheWriteTokens,
        reasoning: row.reasoningTokens,
      };

const finalStatus = ({ status }: ExchangeRow): string | null => (status === 'open' ? null : status);

const formatTime = (microseconds: bigint): string => new Date(Number(microseconds) / 1000).toISOString();

// Written by `threads/turns.ts` as one of these.
const parseLink = (link: string | null): TurnLink | null =>
  link === 'turn' || link === 'compaction' || link === 'subagent' ? link : null;
