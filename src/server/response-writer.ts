import type { ServerResponse } from 'node:http';
import type { ResponseWriter } from '../gateway/exchange-io.ts';
import { isolationHeaders } from './access.ts';

/** How long what was written before a cut may take to reach the client. */
const cutGraceMs = 1_000;
const resetDelayMs = 100;

/** The answer of one request as the gateway writes it. */
export class HttpResponseWriter implements ResponseWriter {
  readonly #response: ServerResponse;
  readonly #traceId: string;
  readonly #isClosing: () => boolean;
  /** The head until something follows it, which decides how the body is framed. */
  #head: { status: number; fields: Record<string, string> } | undefined;
  #isCut = false;
  #abort: AbortController | undefined;

  /** `isClosing` tells whether the server is shutting down: the connection then serves no further request. */
  constructor(response: ServerResponse, traceId: string, isClosing: () => boolean) {
    this.#response = response;
    this.#traceId = traceId;
    this.#isClosing = isClosing;
  }

  writeHead(status: number, headers: Readonly<Record<string, string | undefined>>): void {
    const fields: Record<string, string> = {};
    for (const name in headers) {
      const value = headers[name];
      if (value !== undefined) fields[name] = value;
    }
    Object.assign(fields, isolationHeaders);
    fields['x-louter-trace-id'] = this.#traceId;
    this.#head = { status, fields };
    // Head and first piece share a packet when they come together; a head alone must not wait for a slow model.
    setImmediate(flushHead, this);
  }

  write(piece: Buffer | string): boolean {
    if (this.#response.destroyed) return false;
    this.#writeHead();
    return this.#response.write(piece);
  }

  drained(): Promise<void> {
    const response = this.#response;
    if (response.destroyed || !response.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => {
      const settle = (): void => {
        response.off('drain', settle);
        response.off('close', settle);
        resolve();
      };
      response.on('drain', settle);
      response.on('close', settle);
    });
  }

  end(piece?: Buffer | string): void {
    if (this.#response.destroyed) return;
    // An answer in one piece needs no chunks; these two statuses have no body at all.
    if (this.#head && this.#head.status !== 204 && this.#head.status !== 304)
      this.#head.fields['content-length'] ??= String(piece === undefined ? 0 : Buffer.byteLength(piece));
    this.#writeHead();
    this.#response.end(piece);
  }

  destroy(): void {
    const { socket } = this.#response;
    this.#isCut = true;
    this.#head = undefined;
    if (!socket) {
      this.#response.destroy();
      return;
    }
    // To some clients the end of a connection is the end of the answer, and some (Gemini CLI) try again after a reset
    // only. It goes out behind the bytes before it, as libuv takes the two in one read for a proper end.
    const reset = (): void => void socket.resetAndDestroy();
    socket.write('', () => setTimeout(reset, resetDelayMs).unref());
    setTimeout(reset, cutGraceMs).unref();
  }

  get signal(): AbortSignal {
    if (!this.#abort) {
      const abort = new AbortController();
      const response = this.#response;
      this.#abort = abort;
      const closed = (): void => {
        if (!response.writableFinished && !this.#isCut) abort.abort(new Error('the client went away'));
      };
      if (response.destroyed) closed();
      else response.once('close', closed);
    }
    return this.#abort.signal;
  }

  /** Sends the head by itself when nothing followed it at once. */
  flush(): void {
    if (!this.#head || this.#response.destroyed) return;
    this.#writeHead();
    this.#response.flushHeaders();
  }

  #writeHead(): void {
    if (!this.#head) return;
    const { status, fields } = this.#head;
    this.#head = undefined;
    if (this.#isClosing()) this.#response.shouldKeepAlive = false;
    this.#response.writeHead(status, fields);
  }
}

const flushHead = (writer: HttpResponseWriter): void => writer.flush();
