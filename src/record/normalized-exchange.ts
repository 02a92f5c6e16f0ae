import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import {
  decodeRecordedRequest,
  decodeTrace,
  findBackend,
  findMessage,
  foldEvents,
  framingFromHeaders,
  isChatExchange,
} from './decode-exchange.ts';
import { framesOf, jsonBodyOf, readingOf, type TimedEvent } from './message-reading.ts';
import {
  findFrameViolations,
  findPlainViolations,
  findRequestViolations,
  findStreamViolations,
  type TraceViolation,
} from './wire-violations.ts';
import type { StoredMessage, RecordedExchange } from './store/stored-trace.ts';

/** An exchange in Core terms: a pure function of its bytes and their arrival times. */
export interface NormalizedExchange {
  /** Null when the client's body is not a request of its protocol. */
  coreRequest: CoreChatRequest | null;
  /** Null when there is no upstream response to read. */
  coreEvents: TimedEvent[] | null;
  /** Null when the response is incomplete. */
  finalResponse: CoreChatResponse | null;
  violations: TraceViolation[];
}

/** Decodes the bytes of an exchange again. */
export function normalizeExchange(trace: RecordedExchange): NormalizedExchange {
  const { coreRequest, coreEvents } = decodeTrace(trace);
  return {
    coreRequest,
    coreEvents,
    finalResponse: coreEvents && foldEvents(coreEvents),
    violations: findTraceViolations(trace),
  };
}

/** Where the messages of a chat exchange violate their protocols. */
export function findTraceViolations(trace: RecordedExchange): TraceViolation[] {
  if (!isChatExchange(trace)) return [];
  return (['frontend.request', 'backend.request', 'backend.response', 'response'] as const).flatMap((at) =>
    findViolationsAt(trace, at),
  );
}

/** Where one message of a chat exchange violates its protocol. */
export function findViolationsAt(trace: RecordedExchange, at: TraceViolation['at']): TraceViolation[] {
  const { protocolOf, requestRole, responseRole } = sides[at];
  const protocol = protocolOf(trace);
  const message = findMessage(trace, responseRole ?? requestRole);
  if (!message) return [];
  return (readingOf(message).violations ??=
    responseRole === undefined
      ? findSideRequestViolations(at, protocol, message)
      : findSideViolations(trace, { at, protocol, requestRole, responseRole }));
}

const clientOf = ({ row }: RecordedExchange): string | null => row.frontend;
const vendorOf = ({ row }: RecordedExchange): string | null => row.protocol;

const sides = {
  'frontend.request': { protocolOf: clientOf, requestRole: 'client-request', responseRole: undefined },
  'backend.request': { protocolOf: vendorOf, requestRole: 'upstream-request', responseRole: undefined },
  'backend.response': { protocolOf: vendorOf, requestRole: 'upstream-request', responseRole: 'upstream-response' },
  response: { protocolOf: clientOf, requestRole: 'client-request', responseRole: 'client-response' },
} as const satisfies Record<TraceViolation['at'], object>;

function findSideRequestViolations(
  at: TraceViolation['at'],
  protocol: string | null,
  request: StoredMessage | undefined,
): TraceViolation[] {
  const codec = findBackend(protocol)?.codec;
  if (!codec || !request?.body) return [];
  const json = jsonBodyOf(request);
  if (json === undefined) return [{ at, event: null, path: '', what: 'is not JSON' }];
  const isDecoded = decodeRecordedRequest(protocol, request) !== null;
  return findRequestViolations(codec.protocol, json, 'chat', { isDecoded }).map((violation) => ({ at, ...violation }));
}

/** One side of an exchange: the roles of its request and response, and their protocol. */
interface ExchangeSide {
  at: TraceViolation['at'];
  protocol: string | null;
  requestRole: string;
  responseRole: string;
}

function findSideViolations(
  trace: RecordedExchange,
  { at, protocol, requestRole, responseRole }: ExchangeSide,
): TraceViolation[] {
  const codec = findBackend(protocol)?.codec;
  const response = findMessage(trace, responseRole);
  if (!codec || !response?.body || response.status === null) return [];
  const request = findMessage(trace, requestRole);
  const asked = codec.rulesFor && request && decodeRecordedRequest(protocol, request);
  const rules = (asked && codec.rulesFor?.(asked)) ?? codec;
  const requestUrl = request?.target ?? '';
  const framing = response.status < 400 ? framingFromHeaders(codec, response.headers, requestUrl) : undefined;
  const frames = framing && framesOf(response, framing);
  const violations = frames
    ? findFrameViolations(frames, rules)
    : framing
      ? findStreamViolations(codec.protocol, framing, [response.body])
      : findPlainViolations(codec.protocol, response.status, jsonBodyOf(response), { rules });
  return violations.map((violation) => ({ at, ...violation }));
}
