import { ResponseFold } from '../core/fold.ts';
import type { CoreChatResponse } from '../core/types.ts';
import type { Exchange, ExchangeBackend, RawResponse, ResponseSummary, TimedChunk } from '../record/exchange.ts';
import { createSummaryReader, type SummaryReader } from '../record/response-summarizer.ts';
import { listContentCodings } from '../wire/content-coding.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';

/** What the bytes of a response contain. */
export interface ReadAnswer {
  readonly summary: ResponseSummary;
  readonly identity: { readonly id: string; readonly model: string } | null;
  /** null where content is not kept, or there is too much of it. */
  readonly response: CoreChatResponse | null;
}

/** In bytes: the content of longer streams is not kept. */
const maxContentBytes = 8 * 1024 * 1024;

/** Decodes the backend's response of an exchange while it arrives: the recorder removes chunks that it has written. */
export class ResponseReader {
  readonly #keepsContent: boolean;
  #fold: ResponseFold | undefined;
  #identity: ReadAnswer['identity'] = null;
  /** The response that is read: that of another attempt is another one. */
  #response: RawResponse | undefined;
  #reader: SummaryReader | undefined;
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
      this.#attempt(() => this.#reader?.push(bytes));
    }
  }

  /** What was found; undefined if nothing could be read. */
  end(): ReadAnswer | undefined {
    const summary = this.#attempt(() => this.#reader?.end());
    return summary ? { summary, identity: this.#identity, response: this.#fold?.current ?? null } : undefined;
  }

  #begin(backend: ExchangeBackend, response: RawResponse): void {
    this.#response = response;
    this.#readBytes = 0;
    this.#lastChunk = undefined;
    this.#identity = null;
    this.#fold = this.#keepsContent ? new ResponseFold() : undefined;
    const { status, headers } = response;
    const requestUrl = backend.request?.target ?? '';
    this.#reader =
      listContentCodings(headers).length > 0
        ? undefined
        : createSummaryReader({ backend, status, headers, requestUrl }, (event) => this.#add(event));
  }

  #add(event: CoreStreamEvent): void {
    if (event.type === 'response-start') this.#identity = { id: event.id, model: event.model };
    if (event.type === 'final-response') this.#identity = { id: event.response.id, model: event.response.model };
    if (this.#readBytes > maxContentBytes) this.#fold = undefined;
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
  #attempt<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch {
      this.#reader = undefined;
      return undefined;
    }
  }
}
