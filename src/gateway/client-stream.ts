import { AnswerLocator } from '../core/answer-places.ts';
import { isRetryable, LouterError, messageToClient, toCoreError } from '../core/error.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import type { Stage } from '../core/step.ts';
import type { CoreChatRequest, CoreError, CoreStreamEvent } from '../core/types.ts';
import { writeFrames } from '../wire/framing.ts';
import { answerPlacesOf, frontendContext, send, sendHead, sendLast, type Call } from './call.ts';
import { summarize } from './summary.ts';

/** The answer to a client that asked for a stream: one a call, however often the upstream is asked. */
export interface ClientStream {
  /** A try begins to answer: what an earlier one left unsent is forgotten. `headers` go into the head. */
  begin(headers: Record<string, string>): void;
  /** Encodes one event; nothing is sent yet. */
  take(event: CoreStreamEvent): void;
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
const checksPerSilence = 10;

/**
 * Opens the stream towards the client. Its head is held back until the first content, so that a failure
 * before it is still a status, or until a keep-alive is due: then it names who answers only if no other can.
 */
export function openClientStream(call: Call, request: CoreChatRequest, isLastTarget: () => boolean): ClientStream {
  const { frontend, outlet } = call;
  const framing = frontend.framing(queryOf(call));
  let writer = writeFrames(framing);
  let locator: AnswerLocator;
  let encoder = newEncoder();
  let summary = summarize(call.exchange, call.clock);
  let head: Record<string, string> = {};
  let pending = '';
  let last = '';
  let hasContent = false;
  let committed = false;
  let hasBegun = false;
  // Looked at from time to time: to set a timer anew at every write would cost more than the write's encoding.
  let lastWriteMs = call.clock();
  const silence = startKeepAlive();

  function newEncoder(): Stage<CoreStreamEvent> {
    locator = new AnswerLocator(answerPlacesOf(call));
    return frontend.codec.encodeStream(frontendContext(call, request, () => locator))((frame) => {
      pending += writer.frame(frame);
      last = frame.data;
    });
  }

  function startKeepAlive(): NodeJS.Timeout | undefined {
    const keepAlive = frontend.keepAlive ?? writer.keepAlive;
    const { keepalive } = call.engine.config.limits;
    if (keepAlive === undefined || keepalive === 0) return undefined;
    return setInterval(() => {
      if (call.clock() - lastWriteMs < keepalive) return;
      commit(isLastTarget() ? 'who answers' : 'not who answers');
      lastWriteMs = call.clock();
      void send(call, keepAlive);
    }, keepalive / checksPerSilence);
  }

  function commit(tells: 'who answers' | 'not who answers' = 'who answers'): void {
    if (committed) return;
    committed = true;
    sendHead(call, 200, { 'content-type': writer.contentType, 'cache-control': 'no-cache', ...head }, tells);
  }

  function close(): void {
    prepareEnd();
    sendLast(call, pending + writer.end());
  }

  function closeBehindError(): void {
    if (frontend.cutsAfterError !== framing) return close();
    prepareEnd();
    void send(call, pending + writer.end());
    outlet.cut();
  }

  /** Sends what is encoded before it cuts. */
  function cutOff(): void {
    if (pending) void send(call, pending);
    outlet.cut();
  }

  function prepareEnd(): void {
    clearInterval(silence);
    encoder.end();
    commit();
    hasBegun = true;
  }

  return {
    begin(headers) {
      head = headers;
      writer = writeFrames(framing);
      encoder = newEncoder();
      summary = summarize(call.exchange, call.clock);
      pending = '';
      hasContent = false;
    },
    take(event) {
      if (summary.note(event)) hasContent = true;
      locator.take(event);
      asOwnDefect(() => encoder.push(event));
    },
    flush() {
      if (!pending || !hasContent) return undefined;
      lastWriteMs = call.clock();
      commit();
      hasBegun = true;
      const piece = pending;
      pending = '';
      return send(call, piece);
    },
    finish() {
      asOwnDefect(close);
    },
    get hasBegun() {
      return hasBegun;
    },
    lastEvent: () => parseJson(last),
    fail(failure) {
      clearInterval(silence);
      if (!committed) return false;
      const error = failure.detail;
      if (error.kind === 'aborted' || frontend.cutsInstead?.(error)) cutOff();
      else {
        try {
          encoder.push({ type: 'error', error: told(error) });
          closeBehindError();
        } catch (defect) {
          call.engine.reportDefect(call.exchange.traceId, defect);
          outlet.cut();
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
function told(error: CoreError): CoreError {
  if (error.raw || !isRetryable(error.kind)) return error;
  const { backend: _, ...rest } = error;
  return { ...rest, message: `server error: ${messageToClient(error)}` };
}

/** An encoder that fails is a defect of ours, never the upstream's. @throws {LouterError} */
export function asOwnDefect(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof LouterError) throw error;
    throw new LouterError(toCoreError(error), { cause: error });
  }
}

const queryOf = ({ inbound }: Call): URLSearchParams => new URL(inbound.target, 'http://louter').searchParams;
