import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asObject, parseJson, type JsonValue } from '../../core/json.ts';
import { createIdMinter } from '../../core/mint.ts';
import type { CoreChatRequest, CoreChatResponse, CoreError, Loss } from '../../core/types.ts';
import { codecOf } from '../../protocols/frontends.ts';
import {
  decodeRecordedRequest,
  countFrames,
  isChatExchange,
  findMessage,
  decodeResponseEvents,
} from '../../record/decode-exchange.ts';
import type { TimedEvent } from '../../record/message-reading.ts';
import { normalizeExchange } from '../../record/normalized-exchange.ts';
import type { TraceViolation } from '../../record/wire-violations.ts';
import type { ExchangeCheck } from '../../judge/verdict.ts';
import { parseLosses } from '../../record/store/exchange-columns.ts';
import { findBackendFailure, type BackendFailure } from './backend-failure.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** Checks an exchange against itself. */
export type CheckExchange = (trace: StoredTrace) => ExchangeCheck;

/** A decoded answer, of the backend or to the client. */
export interface ComparedResponse {
  /** HTTP status. */
  readonly status: number;
  /** The decoded answer, as far as it arrived. */
  readonly response: CoreChatResponse;
  /** Its failure, at once or after part of the answer. */
  readonly error: CoreError | null;
  /** The number of its events; null for a plain answer. */
  readonly eventCount: number | null;
  /** Violations of its protocol. */
  readonly violations: readonly Omit<TraceViolation, 'at'>[];
  /** The number of chunks it arrived in. */
  readonly chunkCount: number;
}

/** A recorded exchange decoded for comparison: request and answer on both sides of the gateway. */
export interface ComparedExchange {
  readonly traceId: string;
  /** See `ExchangeStatus`. */
  readonly status: string;
  /** `baseline` or `proxy`; null for a request that was refused before. */
  readonly mode: string | null;
  /** The client's protocol. */
  readonly frontend: string;
  /** The backend's; null where none was reached. */
  readonly protocol: string | null;
  /** The exchange checked against itself; null where it was not checked. */
  readonly check: ExchangeCheck | null;
  /** How the backend failed; null where nothing that arrived from it shows a failure. */
  readonly backendFailure: BackendFailure | null;
  /** The client's request; null when it is not valid in its protocol. */
  readonly request: CoreChatRequest | null;
  /** The request to the backend; null where there was none, or its protocol has no messages. */
  readonly sent: CoreChatRequest | null;
  /** The answer to the client; null when there was none, or it is not stored. */
  readonly answer: ComparedResponse | null;
  /** The backend's answer; null likewise. */
  readonly upstream: ComparedResponse | null;
  /** The issuer of this backend's signatures (`protocol@host`); null where no backend was reached. */
  readonly issuer: string | null;
  /** Whether this client expects the answer to report its usage. */
  readonly isUsageExpected: boolean;
  /** Losses, as recorded. */
  readonly losses: readonly Loss[];
  /** Milliseconds since the exchange started. */
  readonly firstTokenMs: number | null;
  readonly totalMs: number | null;
}

/** Two exchanges in the same position of two runs, with the other baseline runs' exchanges in that position. */
export interface ExchangePair {
  readonly baseline: ComparedExchange;
  readonly proxy: ComparedExchange;
  /** All baselines of this position, including the one above. */
  readonly baselines: readonly ComparedExchange[];
}

/** Where a rule applies: a problem of one answer, or a difference between two. */
export interface RuleHit {
  /** JSON Pointer into the Core answer; for a protocol violation, into the event or body on the wire. */
  path: string | null;
  what: string;
  /** Absent: that of the rule. */
  severity?: Severity;
  /** Whether it is in the backend's answer or the gateway caused it. Absent: unknown. */
  origin?: 'backend' | 'gateway' | null;
  /** On the way to the backend, or to the client. Absent: neither. */
  leg?: 'request' | 'answer';
}

/** `critical`: changes what an agent does. `warning`: deserves a look. `info`: means the same. */
export type Severity = 'critical' | 'warning' | 'info';

/** Finds one kind of difference. */
export type DifferenceRule = (pair: ExchangePair) => RuleHit[];

/** Whether there is an answer that is not an error and has its end. */
export const isComplete = ({ status, error }: ComparedResponse): boolean => status < 400 && error === null;

/** A rule for two complete answers: the contents of others are not comparable. */
export const whenBothComplete =
  (compare: (baseline: ComparedResponse, proxy: ComparedResponse, pair: ExchangePair) => RuleHit[]): DifferenceRule =>
  (pair) => {
    const [one, other] = [pair.baseline.answer, pair.proxy.answer];
    return one && other && isComplete(one) && isComplete(other) ? compare(one, other, pair) : [];
  };

/**
 * Decodes a recorded exchange for comparison. Of one that is not a chat only the outcome is compared.
 * @param check checks the exchange against itself.
 */
export function readComparedExchange(trace: StoredTrace, check: CheckExchange): ComparedExchange {
  const { row } = trace;
  if (!isChatExchange(trace)) return readOutcome(trace);
  const { coreRequest, coreEvents, violations } = normalizeExchange(trace);
  const clientEvents = decodeClientResponse(trace, coreRequest);
  const upstream =
    coreEvents &&
    readComparedResponse(trace, 'upstream-response', coreEvents, violationsAt('backend.response', violations));
  return {
    ...readHead(row),
    check: check(trace),
    backendFailure: findBackendFailure(trace, upstream, violations),
    request: coreRequest,
    sent: decodeUpstreamRequest(trace),
    answer:
      clientEvents &&
      readComparedResponse(trace, 'client-response', clientEvents, violationsAt('response', violations)),
    upstream,
    isUsageExpected: isUsageExpected(trace, coreRequest),
    losses: parseLosses(row),
  };
}

const readHead = (row: StoredTrace['row']) => ({
  traceId: row.id,
  status: row.status,
  mode: row.mode,
  frontend: row.frontend,
  protocol: row.protocol,
  issuer: row.issuer,
  firstTokenMs: toMilliseconds(row.firstTokenAfter),
  totalMs: toMilliseconds(row.totalAfter),
});

function readOutcome(trace: StoredTrace): ComparedExchange {
  const { row } = trace;
  const responseOutcome = (role: 'client-response' | 'upstream-response'): ComparedResponse | null => {
    const message = findMessage(trace, role);
    return message?.status === undefined || message.status === null
      ? null
      : {
          status: message.status,
          response: { id: '', model: row.model ?? '', candidates: [] },
          error: null,
          eventCount: null,
          violations: [],
          chunkCount: message.chunks.length,
        };
  };
  const upstream = responseOutcome('upstream-response');
  return {
    ...readHead(row),
    check: null,
    backendFailure: findBackendFailure(trace, upstream, []),
    request: null,
    sent: null,
    answer: responseOutcome('client-response'),
    upstream,
    isUsageExpected: false,
    losses: [],
  };
}

/** The Core events of the answer to the client, read as if the gateway were the vendor of its protocol. */
function decodeClientResponse(trace: StoredTrace, request: CoreChatRequest | null): TimedEvent[] | null {
  const codec = codecOf(trace.row.frontend);
  const answer = findMessage(trace, 'client-response');
  if (!codec || !answer?.body) return null;
  const requestTarget = findMessage(trace, 'client-request')?.target ?? '';
  return decodeResponseEvents(
    codec,
    { message: answer, requestUrl: requestTarget },
    decodingContext(codec, trace.row.id, request),
  );
}

function decodingContext(codec: BackendCodec, traceId: string, request: CoreChatRequest | null): BackendContext {
  const knownRequest = request ?? { model: '', messages: [], stream: true };
  return {
    request: knownRequest,
    model: knownRequest.model,
    issuer: codec.protocol,
    facts: {},
    // Losses of decoding for comparison matter to the comparison only.
    report() {},
    note() {},
    mint: createIdMinter(traceId),
  };
}

function decodeUpstreamRequest(trace: StoredTrace): CoreChatRequest | null {
  const sent = findMessage(trace, 'upstream-request');
  return sent ? decodeRecordedRequest(trace.row.protocol, sent) : null;
}

function readComparedResponse(
  trace: StoredTrace,
  role: 'client-response' | 'upstream-response',
  events: readonly TimedEvent[],
  faults: ComparedResponse['violations'],
): ComparedResponse | null {
  const message = findMessage(trace, role);
  if (!message) return null;
  const protocol = role === 'client-response' ? trace.row.frontend : trace.row.protocol;
  const requestRole = role === 'client-response' ? 'client-request' : 'upstream-request';
  const fold = foldEvents(events);
  return {
    status: message.status ?? 0,
    response: fold.current,
    error: fold.error ?? null,
    eventCount: countFrames(protocol, message, findMessage(trace, requestRole)?.target ?? ''),
    violations: faults,
    chunkCount: message.chunks.length,
  };
}

function foldEvents(events: readonly TimedEvent[]): ResponseFold {
  const fold = new ResponseFold();
  try {
    for (const { event } of events) fold.add(event);
  } catch (thrown) {
    // The violations report an event that fits no earlier part; what came before it is compared.
    if (!(thrown instanceof Error)) throw thrown;
  }
  return fold;
}

const violationsAt = (
  where: TraceViolation['at'],
  violations: readonly TraceViolation[],
): ComparedResponse['violations'] => violations.flatMap(({ at, ...fault }) => (at === where ? [fault] : []));

/** Chat reports a stream's usage on request only; Ollama's API calls its counts optional. */
function isUsageExpected({ row, messages }: StoredTrace, request: CoreChatRequest | null): boolean {
  if (row.frontend === 'ollama') return false;
  if (row.frontend !== 'openai-chat' || !request?.stream) return true;
  const body = messages.find(({ role }) => role === 'client-request')?.body?.toString('utf8');
  const asked: JsonValue | undefined = body === undefined ? undefined : parseJson(body);
  return asObject(asObject(asked)?.['stream_options'])?.['include_usage'] === true;
}

const toMilliseconds = (microseconds: bigint | null): number | null =>
  microseconds === null ? null : Number(microseconds) / 1000;
