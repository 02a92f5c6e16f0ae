import type { ServerResponse } from 'node:http';
import type { ResponseWriter } from '../gateway/exchange-io.ts';
import { isolationHeaders } from './access.ts';

/** How long data written before an abort may take to reach the client. */
const cutGraceMs = 1_000;
const resetDelayMs = 100;

/** Writes the response of one request. */
export class HttpResponseWriter implements ResponseWriter {
  readonly #response: ServerResponse;
  readonly #traceId: string;
  readonly #isClosing: () => boolean;
  /** The head, held back until the first write decides the framing of the body. */
  #head: { status: number; fields: Record<string, string> } | undefined;
  #isCut = false;
  #abort: AbortController | undefined;

  /** `isClosing`: whether the server is shutting down; then the connection is closed after the response. */
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
    // Head and first chunk share a packet if both are ready; otherwise the head must not wait for a slow model.
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
    // A single write needs no chunked encoding; these statuses have no body.
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
    // Some clients treat a closed connection as the end of the response, and some (Gemini CLI) retry only after a reset. The
    // reset is delayed, as it may overtake data that was written before.
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
        if (!response.writableFinished && !this.#isCut) abort.abort(new Error('the client disconnected'));
      };
      if (response.destroyed) closed();
      else response.once('close', closed);
    }
    return this.#abort.signal;
  }

  /** Sends the head alone if nothing has followed it. */
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
