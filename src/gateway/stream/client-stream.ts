import { AnswerLocator } from '../../core/answer-locator.ts';
import { wholeCharacters } from '../../core/answer-steps.ts';
import { DeliveredAnswer, type AnswerBreak } from '../../core/delivered-answer.ts';
import { isRetryable, clientMessage, toLouterError, LouterError } from '../../core/error.ts';
import { ContinuationJoin } from '../../core/join-continuation.ts';
import type { JsonValue } from '../../core/json.ts';
import { LongFrame } from '../../core/long-frame.ts';
import type { ContinuationMethod } from '../../core/seam-text.ts';
import type { FrontendContext, UnlocatedLoss } from '../../core/codec.ts';
import { jsonOfFrame, type Frame, type Stage, type TextFraming } from '../../core/step.ts';
import type { CoreChatRequest, CoreError } from '../../core/types.ts';
import { truncateShown } from '../../core/shown.ts';
import { createFrameWriter, writePieces, type FrameWriter } from '../../wire/framing.ts';
import { maxKeptCharacters } from '../conversation/answer-memory.ts';
import {
  createFrontendContext,
  findAnswerPlaces,
  writeHead,
  writeLast,
  writePiece,
  type ExchangeContext,
} from '../exchange-context.ts';
import { isContent } from '../attempt/retry.ts';
import { toAbortError } from '../attempt/transport.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** How often a due keep-alive is looked for: it goes out at most this part of its interval late. */
const keepAliveChecks = 10;

/**
 * The answer to a client that requested a stream: one per exchange, however often the upstream is tried. Its head is held
 * back until the first content, so that a failure before it is still a status, or until a keep-alive is due: then it names
 * the backend only if no other target is left.
 */
export class ClientStream {
  readonly #exchange: ExchangeContext;
  readonly #request: CoreChatRequest;
  readonly #isLastTarget: () => boolean;
  readonly #framing: TextFraming;
  readonly #keepAliveTimer: NodeJS.Timeout | undefined;
  #writer: FrameWriter;
  #locator: AnswerLocator;
  #encoder: Stage<CoreStreamEvent>;
  /** Where another target may continue the answer: what the client has of it. */
  #delivered: DeliveredAnswer | undefined;
  #wholeCharacters: Stage<CoreStreamEvent> | undefined;
  /** Where the answer broke, and what joins the rest to it once a target answers. */
  #broken: AnswerBreak | undefined;
  #join: ContinuationJoin | undefined;
  #headers: Record<string, string> = {};
  #contextEdits: FrontendContext['contextEdits'];
  /** What is encoded and not sent yet: the long frames with what came before each, then the rest. */
  #longFrames: Iterable<string>[] = [];
  #pending = '';
  /** Settles when the long frames are sent. */
  #sending: Promise<void> | undefined;
  #lastFrame: Frame | undefined;
  #hasContent = false;
  #isHeadSent = false;
  #hasBegun = false;
  // Checked from time to time: a new timer for every write would cost more than the encoding.
  #lastWriteMs = performance.now();

  /** @param options `canContinue`: whether another target may continue the answer if it breaks. */
  constructor(
    exchange: ExchangeContext,
    request: CoreChatRequest,
    { isLastTarget, canContinue }: { isLastTarget: () => boolean; canContinue: boolean },
  ) {
    this.#exchange = exchange;
    this.#request = request;
    this.#isLastTarget = isLastTarget;
    this.#framing = exchange.frontend.framing(new URL(exchange.inbound.target, 'http://louter').searchParams);
    this.#writer = createFrameWriter(this.#framing);
    this.#locator = new AnswerLocator(findAnswerPlaces(exchange));
    this.#encoder = this.#createEncoder();
    if (canContinue) this.#startKeeping();
    this.#keepAliveTimer = this.#startKeepAlive();
    exchange.record.answerStarted();
  }

  /**
   * An attempt begins to answer: what an earlier one left unsent is dropped. `headers` go into the head, `contextEdits` into the end:
   * see `FrontendContext`.
   */
  begin(headers: Record<string, string>, { contextEdits }: Pick<FrontendContext, 'contextEdits'>): void {
    this.#headers = headers;
    this.#contextEdits = contextEdits;
    this.#writer = createFrameWriter(this.#framing);
    this.#locator = new AnswerLocator(findAnswerPlaces(this.#exchange));
    this.#encoder = this.#createEncoder();
    this.#exchange.record.answerStarted();
    this.#pending = '';
    this.#longFrames = [];
    this.#hasContent = false;
    if (this.#delivered) this.#startKeeping();
  }

  /** Another target begins to answer with the rest of an answer that broke. */
  resume({ answer, method }: { answer: AnswerBreak; method: ContinuationMethod }): void {
    const { record } = this.#exchange;
    const options = {
      method,
      stop: this.#request.stop,
      report: (loss: UnlocatedLoss) => record.reported(loss, (each) => this.#locator.lossOf(each)),
    };
    this.#join = new ContinuationJoin(answer, options, (event) => this.#pushWhole(event));
  }

  /** Encodes one event; nothing is sent yet. */
  push(event: CoreStreamEvent): void {
    if (!this.#join) return this.#pushWhole(event);
    this.#join.push(event);
    const { record } = this.#exchange;
    record.continuationUsed(this.#join.ownUsage);
    const { removed } = this.#join;
    if (event.type === 'end' && removed !== '')
      record.noted({ what: 'left out what the continuation repeated', saw: truncateShown(removed.toWellFormed()) });
  }

  /** What is kept of the answer comes in whole characters. */
  #pushWhole(event: CoreStreamEvent): void {
    if (this.#wholeCharacters) this.#wholeCharacters.push(event);
    else this.#encode(event);
  }

  #encode(event: CoreStreamEvent): void {
    this.#keep(event);
    this.#exchange.record.answerEvent(event);
    this.#hasContent ||= isContent(event);
    this.#locator.observe(event);
    asInternalError(() => this.#encoder.push(event));
  }

  #keep(event: CoreStreamEvent): void {
    this.#delivered?.add(event);
    if (this.#delivered && this.#delivered.characters > maxKeptCharacters) this.#delivered = undefined;
  }

  /** Sends what was encoded, once there is content; a promise means that the client reads slower than we write. */
  flush(): Promise<void> | undefined {
    if (this.#longFrames.length > 0 && this.#hasContent) return this.#sendLongFrames();
    if (!this.#pending || !this.#hasContent) return undefined;
    this.#lastWriteMs = performance.now();
    this.#sendHead();
    this.#hasBegun = true;
    const piece = this.#pending;
    this.#pending = '';
    return writePiece(this.#exchange, piece);
  }

  #sendLongFrames(): Promise<void> {
    this.#sending ??= this.#writeLongFrames().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  /** A piece is made when the client has taken the one before. */
  async #writeLongFrames(): Promise<void> {
    const { signal } = this.#exchange.abort;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    this.#sendHead();
    this.#hasBegun = true;
    for (let [pieces] = this.#longFrames; pieces; [pieces] = this.#longFrames) {
      for (const piece of pieces) {
        if (signal.aborted) throw new LouterError(toAbortError(signal));
        this.#lastWriteMs = performance.now();
        await Promise.race([writePiece(this.#exchange, piece), aborted]);
      }
      this.#longFrames.shift();
    }
  }

  /** The answer is complete. @throws {LouterError} when the client leaves, or its time is over, before it is sent. */
  async finish(): Promise<void> {
    asInternalError(() => this.#encoder.end());
    await this.#close();
  }

  /** Whether content has reached the client: then nothing may be tried again. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether content of the current attempt has reached the client: then it cannot be tried again. */
  get isCommitted(): boolean {
    return this.#broken ? this.#join?.hasBegun === true : this.#hasBegun;
  }

  /** Whether another target answers with the rest of the answer. */
  get isContinued(): boolean {
    return this.#join !== undefined;
  }

  /** The answer as its client has it; `undefined` unless another target may continue it, and where it is too long for that. */
  get delivered(): DeliveredAnswer | undefined {
    return this.#delivered;
  }

  /** The answer broke: what its client has of it, for another target. */
  breakOff(): AnswerBreak | undefined {
    this.#broken = this.#delivered?.break();
    // Half of a character that was held back is not part of it.
    this.#wholeCharacters = wholeCharacters((event) => this.#encode(event));
    return this.#broken;
  }

  /** The last event that was encoded. */
  get lastEvent(): JsonValue | undefined {
    return this.#lastFrame && jsonOfFrame(this.#lastFrame);
  }

  /**
   * The answer failed for good. False when nothing at all reached the client: then the failure can still be answered with a
   * status. Else the client gets it as the last event in its own protocol.
   */
  async fail({ detail: error }: LouterError): Promise<boolean> {
    clearInterval(this.#keepAliveTimer);
    if (!this.#isHeadSent) return false;
    const { frontend, writer, services, record, abort } = this.#exchange;
    try {
      if (error.kind === 'aborted' || frontend.shouldCutOnError?.(error)) return await this.#cut();
      this.#encoder.push({ type: 'error', error: toStreamedError(error) });
      this.#encoder.end();
      if (frontend.cutAfterErrorFraming !== this.#framing) await this.#close();
      else {
        this.#pending += this.#writer.end();
        await this.#cut();
      }
    } catch (thrown) {
      if (!abort.signal.aborted) services.reportDefect(record.traceId, thrown);
      writer.destroy();
    }
    return true;
  }

  /** Sends what is encoded, and destroys the connection. */
  async #cut(): Promise<true> {
    if (this.#longFrames.length > 0) await this.#sendLongFrames();
    if (this.#pending) void writePiece(this.#exchange, this.#pending);
    this.#exchange.writer.destroy();
    return true;
  }

  #startKeeping(): void {
    this.#delivered = new DeliveredAnswer();
    this.#wholeCharacters = wholeCharacters((event) => this.#encode(event));
  }

  #createEncoder(): Stage<CoreStreamEvent> {
    const own = createFrontendContext(this.#exchange, this.#request, () => this.#locator);
    const context = this.#contextEdits ? { ...own, contextEdits: this.#contextEdits } : own;
    return this.#exchange.frontend.codec.encodeStream(context)((frame) => {
      this.#lastFrame = frame;
      if (frame instanceof LongFrame) this.#addLongFrame(frame);
      else this.#pending += this.#writer.frame(frame);
    });
  }

  #addLongFrame(frame: LongFrame): void {
    if (this.#pending) this.#longFrames.push([this.#pending]);
    this.#pending = '';
    this.#longFrames.push(writePieces(this.#writer, frame));
  }

  #startKeepAlive(): NodeJS.Timeout | undefined {
    const { frontend, services } = this.#exchange;
    const keepAlive = frontend.keepAlive ?? this.#writer.keepAlive;
    const intervalMs = services.config.limits.keepalive;
    if (keepAlive === undefined || intervalMs === 0) return undefined;
    return setInterval(() => {
      if (performance.now() - this.#lastWriteMs < intervalMs || this.#longFrames.length > 0) return;
      this.#sendHead({ namesBackend: this.#isLastTarget() });
      this.#lastWriteMs = performance.now();
      void writePiece(this.#exchange, keepAlive);
    }, intervalMs / keepAliveChecks);
  }

  #sendHead(options: { namesBackend?: boolean } = {}): void {
    if (this.#isHeadSent) return;
    this.#isHeadSent = true;
    const headers = { 'content-type': this.#writer.contentType, 'cache-control': 'no-cache', ...this.#headers };
    writeHead(this.#exchange, 200, headers, options);
  }

  /** Sends what the encoder has written to the end. */
  async #close(): Promise<void> {
    clearInterval(this.#keepAliveTimer);
    if (this.#longFrames.length > 0) await this.#sendLongFrames();
    this.#sendHead();
    this.#hasBegun = true;
    writeLast(this.#exchange, this.#pending + this.#writer.end());
  }
}

/**
 * A failure as it is written into a stream, where no status goes with it. Some agents decide by the message whether to retry
 * (opencode and pi, both by "server error"); a vendor's own error stays as it is.
 */
function toStreamedError(error: CoreError): CoreError {
  if (error.raw || !isRetryable(error.kind)) return error;
  const { backend: _, ...rest } = error;
  return { ...rest, message: `server error: ${clientMessage(error)}` };
}

/** An encoder that fails is an error of ours, never the upstream's. @throws {LouterError} */
export function asInternalError(act: () => void): void {
  try {
    act();
  } catch (error) {
    throw toLouterError(error);
  }
}
