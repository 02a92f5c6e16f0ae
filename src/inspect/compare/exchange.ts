import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asObject, parseJson, type JsonValue } from '../../core/json.ts';
import { createMint } from '../../core/mint.ts';
import type { CoreChatRequest, CoreChatResponse, CoreError, Loss } from '../../core/types.ts';
import { codecOf } from '../../protocols/frontends.ts';
import {
  decodedRequest,
  framesIn,
  isChat,
  messageOf,
  normalize,
  readAnswer,
  type TimedEvent,
  type Violation,
} from '../../record/normalize.ts';
import type { StoredTrace } from '../../record/store/store.ts';

/** An answer in Core terms, as the client or the backend's side of an exchange knew it. */
export interface JudgedAnswer {
  /** HTTP status. */
  readonly status: number;
  /** What was said, as far as it came. */
  readonly response: CoreChatResponse;
  /** What it failed with: at once, or at the end of what had been said. */
  readonly error: CoreError | null;
  /** How many events it came in; null when it came whole. */
  readonly events: number | null;
  /** What its protocol does not allow of it. */
  readonly faults: readonly Omit<Violation, 'at'>[];
  /** How many pieces it was written in. */
  readonly pieces: number;
}

/** An exchange as it is compared: what was asked and answered on either side of the gateway, in Core terms. */
export interface JudgedExchange {
  readonly traceId: string;
  /** How it ended: see ExchangeStatus. */
  readonly status: string;
  /** What the client asked; null when that is no request of its protocol. */
  readonly request: CoreChatRequest | null;
  /** What the backend was asked; null where it was not asked, or in a language without messages. */
  readonly sent: CoreChatRequest | null;
  /** What the client was answered; null when nothing was, or it was not kept. */
  readonly answer: JudgedAnswer | null;
  /** What the backend answered; null likewise. */
  readonly upstream: JudgedAnswer | null;
  /** Who makes the seals of this backend (`protocol@host`); null where none was reached. */
  readonly issuer: string | null;
  /** Whether this client must be told how many tokens its answer took. */
  readonly usageIsDue: boolean;
  /** What could not be carried, as it was recorded. */
  readonly losses: readonly Loss[];
  /** Milliseconds since the exchange began. */
  readonly firstTokenMs: number | null;
  readonly totalMs: number | null;
}

/** Reads a recorded exchange for comparison. Of one that asked for no answer in Core terms only the outcome counts. */
export function judgedExchange(trace: StoredTrace): JudgedExchange {
  const { row } = trace;
  if (!isChat(trace)) return judgedOutcome(trace);
  const { coreRequest, coreEvents, violations } = normalize(trace);
  const losses: Loss[] = JSON.parse(row.losses);
  const told = answerToClient(trace, coreRequest);
  return {
    traceId: row.id,
    status: row.status,
    request: coreRequest,
    sent: requestSent(trace),
    answer: told && judgedAnswer(trace, 'client-response', told, faultsAt('response', violations)),
    upstream:
      coreEvents && judgedAnswer(trace, 'upstream-response', coreEvents, faultsAt('backend.response', violations)),
    issuer: row.issuer,
    usageIsDue: usageIsDue(trace, coreRequest),
    losses,
    firstTokenMs: milliseconds(row.firstTokenAfter),
    totalMs: milliseconds(row.totalAfter),
  };
}

function judgedOutcome(trace: StoredTrace): JudgedExchange {
  const { row } = trace;
  const outcomeOf = (role: 'client-response' | 'upstream-response'): JudgedAnswer | null => {
    const message = messageOf(trace, role);
    return message?.status === undefined || message.status === null
      ? null
      : {
          status: message.status,
          response: { id: '', model: row.model ?? '', candidates: [] },
          error: null,
          events: null,
          faults: [],
          pieces: message.chunks.length,
        };
  };
  return {
    traceId: row.id,
    status: row.status,
    request: null,
    sent: null,
    answer: outcomeOf('client-response'),
    upstream: outcomeOf('upstream-response'),
    issuer: row.issuer,
    usageIsDue: false,
    losses: [],
    firstTokenMs: milliseconds(row.firstTokenAfter),
    totalMs: milliseconds(row.totalAfter),
  };
}

/** The Core events of what the client was sent: its protocol is read as if the gateway were its vendor. */
function answerToClient(trace: StoredTrace, request: CoreChatRequest | null): TimedEvent[] | null {
  const codec = codecOf(trace.row.frontend);
  const answer = messageOf(trace, 'client-response');
  if (!codec || !answer?.body) return null;
  const askedAt = messageOf(trace, 'client-request')?.target ?? '';
  return readAnswer(codec, { ...answer, askedAt }, contextOf(codec, trace.row.id, request));
}

function contextOf(codec: BackendCodec, traceId: string, request: CoreChatRequest | null): BackendContext {
  const known = request ?? { model: '', messages: [], stream: true };
  return {
    request: known,
    model: known.model,
    issuer: codec.protocol,
    facts: {},
    // What is lost in reading an answer for comparison is lost to the comparison only.
    report() {},
    note() {},
    mint: createMint(traceId),
  };
}

function requestSent(trace: StoredTrace): CoreChatRequest | null {
  const sent = messageOf(trace, 'upstream-request');
  return sent ? decodedRequest(trace.row.protocol, sent) : null;
}

function judgedAnswer(
  trace: StoredTrace,
  role: 'client-response' | 'upstream-response',
  events: readonly TimedEvent[],
  faults: JudgedAnswer['faults'],
): JudgedAnswer | null {
  const message = messageOf(trace, role);
  if (!message) return null;
  const protocol = role === 'client-response' ? trace.row.frontend : trace.row.protocol;
  const asked = role === 'client-response' ? 'client-request' : 'upstream-request';
  const fold = foldOf(events);
  return {
    status: message.status ?? 0,
    response: fold.soFar,
    error: fold.error ?? null,
    events: framesIn(protocol, message, messageOf(trace, asked)?.target ?? ''),
    faults,
    pieces: message.chunks.length,
  };
}

function foldOf(events: readonly TimedEvent[]): ResponseFold {
  const fold = new ResponseFold();
  try {
    for (const { event } of events) fold.add(event);
  } catch (thrown) {
    // An event that fits no part before it: the faults of its protocol name it, and what came before stands.
    if (!(thrown instanceof Error)) throw thrown;
  }
  return fold;
}

const faultsAt = (place: Violation['at'], violations: readonly Violation[]): JudgedAnswer['faults'] =>
  violations.flatMap(({ at, ...fault }) => (at === place ? [fault] : []));

/** Chat tells a stream's usage to those who ask for it; Ollama's API calls its counts optional. */
function usageIsDue({ row, messages }: StoredTrace, request: CoreChatRequest | null): boolean {
  if (row.frontend === 'ollama') return false;
  if (row.frontend !== 'openai-chat' || !request?.stream) return true;
  const body = messages.find(({ role }) => role === 'client-request')?.body?.toString('utf8');
  const asked: JsonValue | undefined = body === undefined ? undefined : parseJson(body);
  return asObject(asObject(asked)?.['stream_options'])?.['include_usage'] === true;
}

const milliseconds = (microseconds: bigint | null): number | null =>
  microseconds === null ? null : Number(microseconds) / 1000;
