import { asAttemptCause, type AttemptCause } from '../../core/attempt-cause.ts';
import type { CoreChatRequest, CoreChatResponse, Loss, Note } from '../../core/types.ts';
import type { CheckFinding } from '../../judge/differences.ts';
import type { LegVerdict } from '../../judge/verdict.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import { normalizeExchange, type NormalizedExchange } from '../../record/normalized-exchange.ts';
import type { TraceViolation } from '../../record/wire-violations.ts';
import {
  exportTraceColumns,
  parseLosses,
  parseNotes,
  type ExportedTraceColumns,
} from '../../record/store/exchange-columns.ts';
import type { HeaderFields } from '../../core/headers.ts';
import { describeOutcome, type Outcome } from './outcome.ts';
import { listProblems, type LocatedProblem } from './problems.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import { storedVerdict } from '../../record/check-exchange.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/** Text, or base64 where the bytes are not UTF-8; null where they are not stored. */
export type ExportedBody = string | { base64: string } | null;

/** A repeated name has a list. */
export type ExportedHeaders = Record<string, string | string[]>;

export interface ExportedResponse {
  status: number;
  headers: ExportedHeaders;
  body: ExportedBody;
}

/** A trace in `louter traces show --json` and `GET /api/traces/{id}`. Unknown values are null. */
export interface ExportedTrace extends ExportedTraceColumns {
  format: 2;
  frontend: {
    protocol: string;
    /** The model that the client requested. */
    model: string | null;
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
      /** Null in traces of older versions. */
      cause: AttemptCause | null;
      reason: string | null;
    }[];
    request: { method: string; url: string; headers: ExportedHeaders; body: ExportedBody } | null;
    response: ExportedResponse | null;
    core_events: { at_ms: number; event: CoreStreamEvent }[] | null;
    final_response: CoreChatResponse | null;
  } | null;
  response: ExportedResponse | null;
  losses: (Omit<Loss, 'instead'> & { instead: string | null })[];
  notes: { what: string; saw: string | null; made: string | null; effect?: Note['effect']; seam?: Note['seam'] }[];
  violations: TraceViolation[];
  /** What is wrong although it ended without an error. */
  problems: LocatedProblem[];
  /** How it ended, in a few words. */
  outcome: Outcome;
  /** Whether it agrees with itself; null where it was not checked. */
  checks: {
    request: LegVerdict | null;
    answer: LegVerdict | null;
    findings: CheckFinding[];
    skipped_because: string | null;
  };
}

/** Exports a trace. Normalized parts that are not stored are decoded from the recorded bytes: `normalized`. */
export function exportTrace(
  trace: StoredTrace,
  normalized: NormalizedExchange = normalizeExchange(trace),
): ExportedTrace {
  const { row } = trace;
  const { coreEvents, violations, ...decoded } = normalized;
  const coreRequest = trace.core?.request ?? decoded.coreRequest;
  const finalResponse = trace.core?.response ?? decoded.finalResponse;
  const request = findMessage(trace, 'client-request');
  const problems = listProblems(trace, decoded);
  return {
    format: 2,
    ...exportTraceColumns(row),
    frontend: {
      protocol: row.frontend,
      model: row.modelAsked,
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
    notes: parseNotes(row).map(({ what, saw, made, effect, seam }) => ({
      what,
      saw: saw ?? null,
      made: made ?? null,
      ...(effect && { effect }),
      ...(seam && { seam }),
    })),
    violations,
    problems,
    outcome: describeOutcome({ ...row, problem: problems[0]?.kind ?? null }),
    checks: exportChecks(trace),
  };
}

function exportChecks(trace: StoredTrace): ExportedTrace['checks'] {
  const { request = null, answer = null, findings = [], skippedBecause = null } = storedVerdict(trace) ?? {};
  return { request, answer, findings, skipped_because: skippedBecause };
}

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
    attempts: attempts.map(({ backend, model, startedAfter, status, error, cause, reason }) => ({
      backend,
      model,
      started_ms: Number(startedAfter) / 1000,
      status,
      error,
      cause: asAttemptCause(cause),
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

export function exportHeaders(fields: HeaderFields): ExportedHeaders {
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
