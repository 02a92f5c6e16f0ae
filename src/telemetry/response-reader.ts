import type { BackendContext } from '../core/codec.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import type { CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { createResponseCodec, detectFraming } from '../record/normalize.ts';
import { listContentCodings } from '../wire/content-coding.ts';
import { readFrames } from '../wire/framing.ts';
import { addEventToSummary, createEmptySummary } from '../record/response-summary.ts';
import type { Exchange, ExchangeBackend, RawResponse, ResponseSummary, TimedChunk } from '../record/exchange.ts';

/** What the bytes of a response contain. */
export interface ReadAnswer {
  readonly summary: ResponseSummary;
  readonly identity: { readonly id: string; readonly model: string } | null;
  /** null where content is not kept, or there is too much of it. */
  readonly response: CoreChatResponse | null;
}

/** In bytes: longer plain responses are not read, and the content of longer streams is not kept. */
const maxBytes = 8 * 1024 * 1024;

/** Decodes the backend's response of an exchange while it arrives: the recorder removes chunks that it has written. */
export class ResponseReader {
  readonly #keepsContent: boolean;
  readonly #summary = createEmptySummary();
  #fold: ResponseFold | undefined;
  #identity: ReadAnswer['identity'] = null;
  /** The response that is read: that of another attempt is another one. */
  #response: RawResponse | undefined;
  #decoder: { push(bytes: Buffer): void; end(): void } | undefined;
  #readBytes = 0;
  #lastChunk: TimedChunk | undefined;

  constructor({ keepsContent }: { keepsContent: boolean }) {
    this.#keepsContent = keepsContent;
  }

  /** Reads what has arrived since the last call. What cannot be decoded ends the reading. */
  read({ backend }: Exchange): void {
    const response = backend?.response;
    if (!backend || !response || response.status >= 400) return;
    if (response !== this.#response) this.#begin(backend, response);
    for (const bytes of this.#takeNew(response)) {
      this.#readBytes += bytes.length;
      this.#attempt(() => this.#decoder?.push(bytes));
    }
  }

  /** What was found; undefined if nothing could be read. */
  end(): ReadAnswer | undefined {
    const decoder = this.#decoder;
    if (!decoder) return undefined;
    this.#attempt(() => decoder.end());
    return { summary: this.#summary, identity: this.#identity, response: this.#fold?.current ?? null };
  }

  #begin(backend: ExchangeBackend, response: RawResponse): void {
    this.#response = response;
    this.#readBytes = 0;
    this.#lastChunk = undefined;
    this.#identity = null;
    Object.assign(this.#summary, createEmptySummary());
    this.#fold = this.#keepsContent ? new ResponseFold() : undefined;
    this.#decoder =
      listContentCodings(response.headers).length > 0 ? undefined : this.#createDecoder(backend, response);
  }

  #createDecoder(
    backend: ExchangeBackend,
    { headers }: RawResponse,
  ): { push(bytes: Buffer): void; end(): void } | undefined {
    const codec = createResponseCodec(backend);
    if (!codec) return undefined;
    const { model, issuer } = backend;
    const request = { model, messages: [], stream: false };
    const ignore = (): void => {};
    const context: BackendContext = {
      request,
      model,
      issuer,
      facts: {},
      report: ignore,
      note: ignore,
      mint: (prefix) => prefix,
    };
    const framing = detectFraming(codec, { headers, requestUrl: backend.request?.target ?? '' }, request);
    if (framing === undefined) {
      const pieces: Buffer[] = [];
      return {
        push: (bytes) => void (this.#readBytes <= maxBytes && pieces.push(bytes)),
        end: () => {
          const json = this.#readBytes <= maxBytes ? parseJson(Buffer.concat(pieces).toString('utf8')) : undefined;
          if (json !== undefined) this.#add({ type: 'final-response', response: codec.decodeResponse(json, context) });
        },
      };
    }
    const decoder = codec.decodeStream(context)((event) => this.#add(event));
    const frames = readFrames(framing)((frame) => decoder.push(frame));
    return {
      push: (bytes) => frames.push(bytes),
      end() {
        frames.end();
        decoder.end();
      },
    };
  }

  #add(event: CoreStreamEvent): void {
    addEventToSummary(this.#summary, event);
    if (event.type === 'response-start') this.#identity = { id: event.id, model: event.model };
    if (event.type === 'final-response') this.#identity = { id: event.response.id, model: event.response.model };
    if (this.#readBytes > maxBytes) this.#fold = undefined;
    this.#fold?.add(event);
  }

  /** The chunks after the last one that was read, which the recorder may have removed. */
  #takeNew({ chunks }: RawResponse): Buffer[] {
    const fresh: Buffer[] = [];
    for (let index = chunks.length - 1; index >= 0 && chunks[index] !== this.#lastChunk; index--) {
      const bytes = chunks[index]?.bytes ?? '';
      fresh.push(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes));
    }
    this.#lastChunk = chunks.at(-1) ?? this.#lastChunk;
    return fresh.toReversed();
  }

  /** A response that is not of its protocol is passed through all the same. */
  #attempt(act: () => void): void {
    try {
      act();
    } catch {
      this.#decoder = { push() {}, end() {} };
    }
  }
}
