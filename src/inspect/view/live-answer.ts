import { randomBytes } from 'node:crypto';
import type { BackendContext } from '../../core/codec.ts';
import { toCoreError } from '../../core/error.ts';
import { appendEventText, textOfEvent, type EventText } from '../../core/event-text.ts';
import { createIdMinter } from '../../core/mint.ts';
import { minSecretLength, presentedSecrets } from '../../core/redact/credentials.ts';
import { createRedactor, type Redactor } from '../../core/redact/redact.ts';
import { secretFormsOf } from '../../core/redact/secret-forms.ts';
import { secretShapes } from '../../core/redact/secret-shapes.ts';
import type { Stage } from '../../core/step.ts';
import type { Exchange, ExchangeBackend, RawResponse, TimedChunk } from '../../record/exchange.ts';
import { createResponseCodec, detectFraming } from '../../record/decode-exchange.ts';
import { listContentCodings } from '../../wire/content-coding.ts';
import { readFrames } from '../../wire/framing.ts';
import { HeldText } from './held-text.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** What a response in flight has added since the last question. */
export interface LiveDelta {
  /** When its last bytes arrived, in milliseconds since the exchange began; null: none has. */
  at_ms: number | null;
  /** How long ago that was. */
  idle_ms: number | null;
  /** How many bytes of it have been seen. */
  bytes: number;
  /** Whether the texts begin again: at the first delta, and when another attempt answers. */
  restarted: boolean;
  /** Whether `texts` have all of it; false: its beginning is only in the trace store, or it cannot be read. */
  is_complete: boolean;
  texts: EventText[];
}

/** So much text waits for a viewer that receives nothing, in UTF-16 units; then it reads the rest from the trace store. */
const maxWaitingText = 1_000_000;

/** The text of a response that still arrives, without credentials. */
export class LiveAnswer {
  readonly #exchange: Exchange;
  readonly #redactor: Redactor;
  readonly #secretForms: readonly string[];
  readonly #held = new Map<string, { kind: EventText['kind']; text: HeldText }>();
  #response: RawResponse | undefined;
  #decoder: Stage<Uint8Array> | undefined;
  #lastChunk: TimedChunk | undefined;
  #delta: LiveDelta = emptyDelta();
  #waitingText = 0;

  /** `secrets`: the credentials of the configuration. */
  constructor(exchange: Exchange, secrets: readonly string[]) {
    this.#exchange = exchange;
    const known = [...secrets, ...presentedSecrets(exchange.request)];
    this.#redactor = createRedactor(known, randomBytes(32), secretShapes);
    this.#secretForms = known
      .filter(({ length }) => length >= minSecretLength)
      .flatMap((secret) => secretFormsOf(secret).map(({ text }) => text));
    this.read();
  }

  /** Reads what has arrived since the last call. */
  read(): void {
    const { backend } = this.#exchange;
    const response = backend?.response ?? undefined;
    if (!backend || !response) return;
    if (response !== this.#response) this.#begin(backend, response);
    for (const chunk of this.#newChunks(response)) {
      const bytes = typeof chunk.bytes === 'string' ? Buffer.from(chunk.bytes) : chunk.bytes;
      this.#delta.bytes += bytes.length;
      this.#delta.at_ms = chunk.atMs;
      this.#push(bytes);
    }
  }

  /** What was added since the last call; undefined: nothing. With `isEnded`, nothing is held back. */
  take({ isEnded = false } = {}): LiveDelta | undefined {
    if (isEnded) this.#release();
    const delta = this.#delta;
    this.#waitingText = 0;
    if (!delta.restarted && delta.texts.length === 0 && delta.at_ms === null) return undefined;
    this.#delta = { ...emptyDelta(), restarted: false, bytes: delta.bytes, is_complete: delta.is_complete };
    const nowMs = Date.now() - this.#exchange.startedAt / 1000;
    return { ...delta, idle_ms: delta.at_ms === null ? null : Math.max(0, nowMs - delta.at_ms) };
  }

  #begin(backend: ExchangeBackend, response: RawResponse): void {
    this.#response = response;
    this.#lastChunk = undefined;
    this.#held.clear();
    this.#delta = emptyDelta();
    this.#delta.bytes = response.releasedBytes ?? 0;
    this.#decoder = (response.releasedBytes ?? 0) > 0 ? undefined : this.#createDecoder(backend, response);
    this.#delta.is_complete = this.#decoder !== undefined;
  }

  /** Undefined where a response is no stream, or cannot be read piece by piece. */
  #createDecoder(backend: ExchangeBackend, { headers, status }: RawResponse): Stage<Uint8Array> | undefined {
    const { traceId, mode } = this.#exchange;
    const codec = createResponseCodec(backend);
    const isEncoded = mode === 'baseline' && listContentCodings(headers).length > 0;
    if (!codec || isEncoded || status >= 400) return undefined;
    const context: BackendContext = {
      // Decoding needs a request; its tools decide on types of arguments, which are shown as text.
      request: { model: backend.model, messages: [], stream: true },
      model: backend.model,
      issuer: backend.issuer,
      facts: {},
      report() {},
      note() {},
      mint: createIdMinter(traceId),
    };
    const framing = detectFraming(codec, { headers, requestUrl: backend.request?.target ?? '' }, context.request);
    if (!framing) return undefined;
    const decoder = codec.decodeStream(context)((event) => this.#addEvent(event));
    return readFrames(framing)((frame) => decoder.push(frame));
  }

  #push(bytes: Buffer): void {
    try {
      this.#decoder?.push(bytes);
    } catch (error) {
      // What cannot be read ends the text; the exchange goes on, and its trace has the reason.
      this.#addEvent({ type: 'error', error: toCoreError(error) });
      this.#decoder = undefined;
    }
  }

  /** The chunks behind the last one that was seen: the recorder removes chunks, and cuts one of them. */
  #newChunks({ chunks }: RawResponse): readonly TimedChunk[] {
    const last = this.#lastChunk;
    const at = last ? chunks.lastIndexOf(last) : -1;
    const found = last && at < 0 ? chunks.filter(({ atMs }) => atMs > last.atMs) : chunks.slice(at + 1);
    this.#lastChunk = found.at(-1) ?? last;
    return found;
  }

  #addEvent(event: CoreStreamEvent): void {
    const added = textOfEvent(event);
    if (!added) return;
    const held = this.#held.get(added.part) ?? { kind: added.kind, text: this.#createHeldText() };
    this.#held.set(added.part, held);
    this.#append({ ...added, kind: held.kind, text: held.text.push(added.text) });
  }

  #createHeldText(): HeldText {
    const mark = (text: string): string => `redacted-${this.#redactor.digest(text).slice(0, 12)}`;
    return new HeldText({ secretForms: this.#secretForms, mark });
  }

  #release(): void {
    for (const [part, { kind, text }] of this.#held) this.#append({ part, kind, name: null, text: text.end() });
    this.#held.clear();
  }

  #append(added: EventText): void {
    const text = this.#redactor.text(added.text);
    this.#waitingText += text.length;
    if (this.#waitingText > maxWaitingText) return this.#leaveOut();
    appendEventText(this.#delta.texts, { ...added, text, name: added.name && this.#redactor.text(added.name) });
  }

  /** Forgets the text that waits, and reads no more of this response. */
  #leaveOut(): void {
    this.#delta.texts = [];
    this.#delta.is_complete = false;
    this.#held.clear();
    this.#decoder = undefined;
  }
}

const emptyDelta = (): LiveDelta => ({
  at_ms: null,
  idle_ms: null,
  bytes: 0,
  restarted: true,
  is_complete: true,
  texts: [],
});
