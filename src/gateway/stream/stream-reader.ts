import { mendCalls } from '../../core/mend-calls.ts';
import { LouterError } from '../../core/error.ts';
import { assertStreamNotFailed } from '../../core/failed-answer.ts';
import { expandFinalResponse } from '../../core/fold.ts';
import { chain, type Frame, type Stage, type Step } from '../../core/step.ts';
import type { CoreError } from '../../core/types.ts';
import { framingOfContentType, readFrames } from '../../wire/framing.ts';
import { decodeBody, destroyBody, drainBody, pump, waitForBoth } from './body-stream.ts';
import { explainError } from '../attempt/misdirection.ts';
import { isContent } from '../attempt/retry.ts';
import { toBodyError } from '../attempt/transport.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import { createSecretMasker } from '../secrets/masker.ts';
import type { ByteMask } from '../secrets/split-secrets.ts';
import { toAnsweredRequest, type UpstreamAnswer } from '../attempt/upstream-answer.ts';

/** How long a stream that may be over is read on while nothing arrives: usage can follow the finish reason. */
const finishTimeoutMs = 2_000;

/** The trace keeps the whole stream, and its encoder some of it. */
const maxStreamBytes = 64 * 1024 * 1024;

/** How much of a stream is kept until its first content. */
const maxBeginningBytes = 64 * 1024;

/** Control characters, and what is not UTF-8. */
const noText = /[^\P{Cc}\s]|\ufffd/u;

/** Reads a streamed answer to its end. */
export class StreamReader {
  readonly #answer: UpstreamAnswer;
  readonly #onEvent: (event: CoreStreamEvent) => void;
  readonly #afterRead: () => Promise<void> | undefined;
  readonly #decoder: Stage<Uint8Array>;
  readonly #checker: Stage<CoreStreamEvent>;
  readonly #masker: Stage<CoreStreamEvent>;
  readonly #mask: ByteMask;
  readonly #isBinary: boolean;
  #reading: ReturnType<typeof pump> | undefined;
  #length = 0;
  #hasEnded = false;
  #failure: CoreError | undefined;
  /** What cannot be decoded. */
  #unreadable: { readonly error: unknown } | undefined;
  /** The beginning of a stream that has had no content yet: it shows what it is instead. */
  #beginning: Buffer[] | undefined = [];
  #finishTimer: NodeJS.Timeout | undefined;

  constructor(
    answer: UpstreamAnswer,
    onEvent: (event: CoreStreamEvent) => void,
    afterRead: () => Promise<void> | undefined,
  ) {
    this.#answer = answer;
    this.#onEvent = onEvent;
    this.#afterRead = afterRead;
    const { read, response, codec, context } = answer;
    const framing = framingOfContentType(response.header('content-type') ?? '') ?? codec.framing;
    // What is written in the frames of AWS is not written in their bytes.
    this.#isBinary = framing === 'aws-event-stream';
    this.#mask = this.#isBinary ? createSecretMasker([]).maskBytes() : read.masker.maskBytes();
    const maskFrames: Step<Frame, Frame> = (emit) => ({
      push: (frame) => emit({ ...frame, data: read.masker.text(frame.data) }),
      end() {},
    });
    const parties = { vendor: codec.protocol, client: read.clientProtocol };
    this.#checker = assertStreamNotFailed(parties, context.request)((event) => this.#deliver(event));
    this.#masker = read.masker.maskEvents((event) => this.#checker.push(event));
    this.#decoder = chain(
      this.#isBinary ? chain(readFrames(framing), maskFrames) : readFrames(framing),
      chain(codec.decodeStream(context), chain(expandFinalResponse, mendCalls(toAnsweredRequest(answer)))),
    )((event) => this.#check(event));
  }

  async read(): Promise<void> {
    const { read, response, request } = this.#answer;
    const body = decodeBody(response);
    this.#reading = pump(body, (bytes) => this.#receive(bytes));
    try {
      await this.#reading.done;
      if (this.#unreadable) {
        // What came before it in the same read is passed on, as if it had come in one of its own.
        await this.#afterRead();
        throw this.#unreadable.error;
      }
    } catch (error) {
      destroyBody(body);
      // What was held back arrived before the break.
      if (!read.signal.aborted) asBadReply(() => this.#masker.end());
      if (error instanceof LouterError && !read.signal.aborted) throw this.#explain(error);
      throw new LouterError(toBodyError(error, request.url, read.signal), { cause: error });
    } finally {
      clearTimeout(this.#finishTimer);
    }
    if (!this.#isOver) this.#end();
    if (!this.#hasEnded) {
      destroyBody(body);
      const brokenOff: CoreError = { kind: 'bad-upstream-reply', message: 'the upstream stream broke off' };
      throw this.#explain(new LouterError(this.#failure ?? brokenOff));
    }
    drainBody(body);
    await this.#afterRead();
  }

  /** @throws {LouterError} when what was held back is no end of an answer. */
  #end(): void {
    try {
      asBadReply(() => {
        this.#decode(this.#mask.end());
        this.#decoder.end();
        this.#masker.end();
      });
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #decode(bytes: Buffer): void {
    if (this.#beginning && this.#length <= maxBeginningBytes) this.#beginning.push(bytes);
    this.#decoder.push(bytes);
  }

  get #isOver(): boolean {
    return this.#hasEnded || this.#failure !== undefined;
  }

  #receive(bytes: Buffer): Promise<void> | undefined {
    const recorded = this.#answer.read.recorder?.upstreamChunk(bytes);
    this.#length += bytes.length;
    if (this.#length > maxStreamBytes)
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `the upstream's stream is longer than ${maxStreamBytes} bytes`,
      });
    try {
      asBadReply(() => this.#decode(this.#mask.push(bytes)));
    } catch (error) {
      this.#unreadable = { error };
    }
    if (this.#isOver || this.#unreadable) this.#reading?.stop();
    return waitForBoth(this.#afterRead(), recorded);
  }

  #check(event: CoreStreamEvent): void {
    if (this.#isOver) return;
    // Some servers send a finish reason with every chunk.
    if (this.#finishTimer) this.#finishTimer.refresh();
    else if (event.type === 'finish') this.#finishTimer = setTimeout(() => this.#reading?.stop(), finishTimeoutMs);
    this.#masker.push(event);
  }

  /** A failure before any content, with what the beginning of the stream shows of the reason. */
  #explain(error: unknown): unknown {
    const body = this.#beginning && Buffer.concat(this.#beginning).toString('utf8');
    // Frames that cannot be read explain nothing, and a text in their place does.
    return body === undefined || (this.#isBinary && noText.test(body))
      ? error
      : explainError({ ...this.#answer, body }, this.#answer.codec, error);
  }

  #deliver(event: CoreStreamEvent): void {
    if (this.#isOver) return;
    if (event.type === 'error') {
      this.#failure = this.#answer.read.masker.error(event.error);
      return;
    }
    if (isContent(event)) this.#beginning = undefined;
    if (event.type === 'end') this.#hasEnded = true;
    this.#onEvent(event);
  }
}

/** What a decoder throws beside its own errors is a response that it was not made for. */
function asBadReply(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof LouterError) throw error;
    throw new LouterError(
      { kind: 'bad-upstream-reply', message: 'the upstream sent an event that cannot be decoded' },
      { cause: error },
    );
  }
}
