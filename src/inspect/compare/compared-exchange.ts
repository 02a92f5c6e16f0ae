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
  normalizeExchange,
  decodeResponseEvents,
  type TimedEvent,
  type TraceViolation,
} from '../../record/normalize.ts';
import type { StoredTrace } from '../../record/store/trace-store.ts';

/** An answer in Core terms, as the client or the backend's side of an exchange knew it. */
export interface ComparedResponse {
  /** HTTP status. */
  readonly status: number;
  /** What was said, as far as it came. */
  readonly response: CoreChatResponse;
  /** What it failed with: at once, or at the end of what had been said. */
  readonly error: CoreError | null;
  /** How many events it came in; null when it came whole. */
  readonly eventCount: number | null;
  /** What its protocol does not allow of it. */
  readonly violations: readonly Omit<TraceViolation, 'at'>[];
  /** How many pieces it was written in. */
  readonly chunkCount: number;
}

/** An exchange as it is compared: what was asked and answered on either side of the gateway, in Core terms. */
export interface ComparedExchange {
  readonly traceId: string;
  /** How it ended: see ExchangeStatus. */
  readonly status: string;
  /** What the client asked; null when that is no request of its protocol. */
  readonly request: CoreChatRequest | null;
  /** What the backend was asked; null where it was not asked, or in a language without messages. */
  readonly sent: CoreChatRequest | null;
  /** What the client was answered; null when nothing was, or it was not kept. */
  readonly answer: ComparedResponse | null;
  /** What the backend answered; null likewise. */
  readonly upstream: ComparedResponse | null;
  /** Who makes the seals of this backend (`protocol@host`); null where none was reached. */
  readonly issuer: string | null;
  /** Whether this client must be told how many tokens its answer took. */
  readonly isUsageExpected: boolean;
  /** What could not be carried, as it was recorded. */
  readonly losses: readonly Loss[];
  /** Milliseconds since the exchange began. */
  readonly firstTokenMs: number | null;
  readonly totalMs: number | null;
}

/** Reads a recorded exchange for comparison. Of one that asked for no answer in Core terms only the outcome counts. */
export function readComparedExchange(trace: StoredTrace): ComparedExchange {
  const { row } = trace;
  if (!isChatExchange(trace)) return readOutcome(trace);
  const { coreRequest, coreEvents, violations } = normalizeExchange(trace);
  const losses: Loss[] = JSON.parse(row.losses);
  const clientEvents = decodeClientResponse(trace, coreRequest);
  return {
    traceId: row.id,
    status: row.status,
    request: coreRequest,
    sent: decodeUpstreamRequest(trace),
    answer:
      clientEvents &&
      readComparedResponse(trace, 'client-response', clientEvents, violationsAt('response', violations)),
    upstream:
      coreEvents &&
      readComparedResponse(trace, 'upstream-response', coreEvents, violationsAt('backend.response', violations)),
    issuer: row.issuer,
    isUsageExpected: isUsageExpected(trace, coreRequest),
    losses,
    firstTokenMs: toMilliseconds(row.firstTokenAfter),
    totalMs: toMilliseconds(row.totalAfter),
  };
}

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
  return {
    traceId: row.id,
    status: row.status,
    request: null,
    sent: null,
    answer: responseOutcome('client-response'),
    upstream: responseOutcome('upstream-response'),
    issuer: row.issuer,
    isUsageExpected: false,
    losses: [],
    firstTokenMs: toMilliseconds(row.firstTokenAfter),
    totalMs: toMilliseconds(row.totalAfter),
  };
}

/** The Core events of what the client was sent: its protocol is read as if the gateway were its vendor. */
function decodeClientResponse(trace: StoredTrace, request: CoreChatRequest | null): TimedEvent[] | null {
  const codec = codecOf(trace.row.frontend);
  const answer = findMessage(trace, 'client-response');
  if (!codec || !answer?.body) return null;
  const requestTarget = findMessage(trace, 'client-request')?.target ?? '';
  return decodeResponseEvents(
    codec,
    { ...answer, requestUrl: requestTarget },
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
    // What is lost in reading an answer for comparison is lost to the comparison only.
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
    // An event that fits no part before it: the faults of its protocol name it, and what came before stands.
    if (!(thrown instanceof Error)) throw thrown;
  }
  return fold;
}

const violationsAt = (
  where: TraceViolation['at'],
  violations: readonly TraceViolation[],
): ComparedResponse['violations'] => violations.flatMap(({ at, ...fault }) => (at === where ? [fault] : []));

/** Chat tells a stream's usage to those who ask for it; Ollama's API calls its counts optional. */
function isUsageExpected({ row, messages }: StoredTrace, request: CoreChatRequest | null): boolean {
  if (row.frontend === 'ollama') return false;
  if (row.frontend !== 'openai-chat' || !request?.stream) return true;
  const body = messages.find(({ role }) => role === 'client-request')?.body?.toString('utf8');
  const asked: JsonValue | undefined = body === undefined ? undefined : parseJson(body);
  return asObject(asObject(asked)?.['stream_options'])?.['include_usage'] === true;
}

const toMilliseconds = (microseconds: bigint | null): number | null =>
  microseconds === null ? null : Number(microseconds) / 1000;
