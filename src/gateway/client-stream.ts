import { AnswerLocator } from '../core/answer-locator.ts';
import { isRetryable, LouterError, clientMessage, toCoreError } from '../core/error.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import type { Stage } from '../core/step.ts';
import type { CoreChatRequest, CoreError, CoreStreamEvent } from '../core/types.ts';
import { createFrameWriter } from '../wire/framing.ts';
import {
  findAnswerPlaces,
  createFrontendContext,
  writePiece,
  writeHead,
  writeLast,
  type ExchangeContext,
} from './exchange-context.ts';
import { startSummary } from './summary.ts';

/** The answer to a client that asked for a stream: one a call, however often the upstream is asked. */
export interface ClientStream {
  /** A try begins to answer: what an earlier one left unsent is forgotten. `headers` go into the head. */
  begin(headers: Record<string, string>): void;
  /** Encodes one event; nothing is sent yet. */
  push(event: CoreStreamEvent): void;
  /** Sends what was encoded, once there is content; a promise means that the client reads slower than we write. */
  flush(): Promise<void> | undefined;
  /** The stream ended well. */
  finish(): void;
  /** Whether content has reached the client: then nothing may be tried again. */
  readonly hasBegun: boolean;
  /** The last event that was encoded. */
  lastEvent(): JsonValue | undefined;
  /**
   * It failed for good. False when nothing at all reached the client: then the failure can still be answered
   * with a status. Else the client hears of it in its own protocol, and then nothing more.
   */
  fail(failure: LouterError): boolean;
}

/** How often it is looked whether a keep-alive is due: it goes out at most this part of its time late. */
const keepAliveChecks = 10;

/**
 * Opens the stream towards the client. Its head is held back until the first content, so that a failure
 * before it is still a status, or until a keep-alive is due: then it names who answers only if no other can.
 */
export function openClientStream(
  call: ExchangeContext,
  request: CoreChatRequest,
  isLastTarget: () => boolean,
): ClientStream {
  const { frontend, writer: outlet } = call;
  const framing = frontend.framing(parseQuery(call));
  let writer = createFrameWriter(framing);
  let locator: AnswerLocator;
  let encoder = newEncoder();
  let summary = startSummary(call.exchange, call.clock);
  let head: Record<string, string> = {};
  let pending = '';
  let last = '';
  let hasContent = false;
  let isHeadSent = false;
  let hasBegun = false;
  // Looked at from time to time: to set a timer anew at every write would cost more than the write's encoding.
  let lastWriteMs = call.clock();
  const keepAliveTimer = startKeepAlive();

  function newEncoder(): Stage<CoreStreamEvent> {
    locator = new AnswerLocator(findAnswerPlaces(call));
    return frontend.codec.encodeStream(createFrontendContext(call, request, () => locator))((frame) => {
      pending += writer.frame(frame);
      last = frame.data;
    });
  }

  function startKeepAlive(): NodeJS.Timeout | undefined {
    const keepAlive = frontend.keepAlive ?? writer.keepAlive;
    const { keepalive } = call.services.config.limits;
    if (keepAlive === undefined || keepalive === 0) return undefined;
    return setInterval(() => {
      if (call.clock() - lastWriteMs < keepalive) return;
      sendHead(isLastTarget() ? 'who answers' : 'not who answers');
      lastWriteMs = call.clock();
      void writePiece(call, keepAlive);
    }, keepalive / keepAliveChecks);
  }

  function sendHead(tells: 'who answers' | 'not who answers' = 'who answers'): void {
    if (isHeadSent) return;
    isHeadSent = true;
    writeHead(call, 200, { 'content-type': writer.contentType, 'cache-control': 'no-cache', ...head }, tells);
  }

  function close(): void {
    prepareEnd();
    writeLast(call, pending + writer.end());
  }

  function closeAfterError(): void {
    if (frontend.cutAfterErrorFraming !== framing) return close();
    prepareEnd();
    void writePiece(call, pending + writer.end());
    outlet.destroy();
  }

  /** Sends what is encoded before it cuts. */
  function destroyAfterPending(): void {
    if (pending) void writePiece(call, pending);
    outlet.destroy();
  }

  function prepareEnd(): void {
    clearInterval(keepAliveTimer);
    encoder.end();
    sendHead();
    hasBegun = true;
  }

  return {
    begin(headers) {
      head = headers;
      writer = createFrameWriter(framing);
      encoder = newEncoder();
      summary = startSummary(call.exchange, call.clock);
      pending = '';
      hasContent = false;
    },
    push(event) {
      if (summary.note(event)) hasContent = true;
      locator.observe(event);
      asInternalError(() => encoder.push(event));
    },
    flush() {
      if (!pending || !hasContent) return undefined;
      lastWriteMs = call.clock();
      sendHead();
      hasBegun = true;
      const piece = pending;
      pending = '';
      return writePiece(call, piece);
    },
    finish() {
      asInternalError(close);
    },
    get hasBegun() {
      return hasBegun;
    },
    lastEvent: () => parseJson(last),
    fail(failure) {
      clearInterval(keepAliveTimer);
      if (!isHeadSent) return false;
      const error = failure.detail;
      if (error.kind === 'aborted' || frontend.shouldCutOnError?.(error)) destroyAfterPending();
      else {
        try {
          encoder.push({ type: 'error', error: toStreamedError(error) });
          closeAfterError();
        } catch (defect) {
          call.services.reportDefect(call.exchange.traceId, defect);
          outlet.destroy();
        }
      }
      return true;
    },
  };
}

/**
 * A failure as a client hears of it within a stream, where no status goes with it. Some go by the words whether to try
 * again (opencode and pi, both at "server error"); a vendor's own words stay as they are.
 */
function toStreamedError(error: CoreError): CoreError {
  if (error.raw || !isRetryable(error.kind)) return error;
  const { backend: _, ...rest } = error;
  return { ...rest, message: `server error: ${clientMessage(error)}` };
}

/** An encoder that fails is a defect of ours, never the upstream's. @throws {LouterError} */
export function asInternalError(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof LouterError) throw error;
    throw new LouterError(toCoreError(error), { cause: error });
  }
}

const parseQuery = ({ inbound }: ExchangeContext): URLSearchParams =>
  new URL(inbound.target, 'http://louter').searchParams;
