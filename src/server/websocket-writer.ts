import { asObject, parseJson, type JsonValue } from '../core/json.ts';
import type { Stage } from '../core/step.ts';
import type { ResponseWriter } from '../gateway/exchange-io.ts';
import { eventsOfResponse } from '../protocols/openai/responses/prepared-response.ts';
import { framingOfContentType, readFrames } from '../wire/framing.ts';

/** Where the messages of a response go. */
export interface MessageSink {
  readonly isOpen: boolean;
  /** False when the client reads slower than we write: wait for `drained`. */
  send(text: string): boolean;
  drained(): Promise<void>;
  /** Sends the messages of `write` together: each alone would be a packet. */
  sendTogether(write: () => void): void;
  /** Keeps a silent connection alive. */
  ping(): void;
  /** Ends a response that broke, so that it cannot be taken for a complete one. */
  breakOff(): void;
}

/** What the client was sent of a response. */
export interface SentResponse {
  readonly id: string;
  readonly output: readonly JsonValue[];
}

/** The response headers of an error that clients need. */
const errorHeaders: readonly string[] = ['retry-after', 'retry-after-ms', 'x-should-retry', 'x-request-id'];

/**
 * Sends the response to one message: the data of each server-sent event is a message, and an error is an event with its
 * status, its headers, and its body.
 */
export class WebSocketResponseWriter implements ResponseWriter {
  readonly #sink: MessageSink;
  readonly #laneId: string | undefined;
  readonly #abort = new AbortController();
  #head: { status: number; headers: Readonly<Record<string, string | undefined>> } | undefined;
  #events: Stage<Uint8Array> | undefined;
  readonly #body: Buffer[] = [];
  readonly #items = new Map<number, JsonValue>();
  #sent: SentResponse | undefined;
  #isWritable = true;
  /** Whether the last event was sent. */
  #isDone = false;
  #isEnded = false;

  constructor(sink: MessageSink, laneId: string | undefined) {
    this.#sink = sink;
    this.#laneId = laneId;
  }

  /** The response, if it is complete or was cut off by a limit of the request. */
  get sentResponse(): SentResponse | undefined {
    return this.#sent;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The client disconnected. */
  disconnect(): void {
    if (!this.#isEnded) this.#abort.abort(new Error('the client disconnected'));
  }

  writeHead(status: number, headers: Readonly<Record<string, string | undefined>>): void {
    this.#head = { status, headers };
    if (status === 200 && framingOfContentType(headers['content-type'] ?? '') === 'sse')
      this.#events = readFrames('sse')(({ event, data }) => this.#sendEvent(event, data));
  }

  write(piece: Buffer | string): boolean {
    if (!this.#sink.isOpen || this.#isDone) return false;
    if (!this.#events) {
      this.#body.push(Buffer.from(piece));
      return true;
    }
    if (piece.length < 64 && piece.toString().startsWith(':')) this.#sink.ping();
    else this.#read(this.#events, piece);
    return this.#sink.isOpen && this.#isWritable;
  }

  drained(): Promise<void> {
    this.#isWritable = true;
    return this.#sink.drained();
  }

  end(piece?: Buffer | string): void {
    if (piece !== undefined && piece.length > 0) this.write(piece);
    const events = this.#events;
    if (events) this.#read(events, undefined);
    else if (!this.#isDone) this.#sendBody();
    // A stream that ends without its last event would leave the client waiting.
    if (!this.#isDone) this.destroy();
    this.#isEnded = true;
  }

  destroy(): void {
    this.#isEnded = true;
    if (this.#isDone) return;
    this.#isDone = true;
    this.#sink.breakOff();
  }

  #read(events: Stage<Uint8Array>, piece: Buffer | string | undefined): void {
    try {
      this.#sink.sendTogether(() => (piece === undefined ? events.end() : events.push(Buffer.from(piece))));
    } catch {
      this.destroy();
    }
  }

  #sendBody(): void {
    const { status, headers } = this.#head ?? { status: 502, headers: {} };
    const body = asObject(parseJson(Buffer.concat(this.#body).toString('utf8')));
    if (status >= 400 || !body || typeof body['id'] !== 'string') {
      const picked: Record<string, string> = {};
      for (const name of errorHeaders) if (headers[name] !== undefined) picked[name] = headers[name];
      this.#send(JSON.stringify(errorEvent(status < 400 ? 502 : status, body ?? {}, picked)));
      this.#isDone = true;
      return;
    }
    for (const { event, data } of eventsOfResponse(body)) this.#sendEvent(event, data);
  }

  #sendEvent(name: string | undefined, data: string): void {
    // The mark with which some servers end their streams is no event.
    if (this.#isDone || data === '[DONE]') return;
    this.#send(data);
    this.#observe(name ?? typeOf(data) ?? '', data);
  }

  #send(data: string): void {
    const text =
      this.#laneId !== undefined && data.startsWith('{')
        ? `{"stream_id":${JSON.stringify(this.#laneId)}${data === '{}' ? '' : ','}${data.slice(1)}`
        : data;
    this.#isWritable = this.#sink.send(text);
  }

  #observe(type: string, data: string): void {
    switch (type) {
      case 'response.output_item.done': {
        const event = asObject(parseJson(data));
        const index = event?.['output_index'];
        if (event?.['item'] !== undefined)
          this.#items.set(typeof index === 'number' ? index : this.#items.size, event['item']);
        break;
      }
      case 'response.completed':
      case 'response.incomplete': {
        this.#isDone = true;
        const response = asObject(asObject(parseJson(data))?.['response']);
        if (typeof response?.['id'] !== 'string') break;
        const items = [...this.#items].toSorted(([one], [other]) => one - other).map(([, item]) => item);
        const listed = Array.isArray(response['output']) ? response['output'] : [];
        this.#sent = { id: response['id'], output: items.length > 0 ? items : listed };
        break;
      }
      case 'response.failed':
      case 'error':
        this.#isDone = true;
        break;
      default:
    }
  }
}

/** The type of an event that has no name beside it. */
function typeOf(data: string): string | undefined {
  const first = /^\s*\{\s*"type"\s*:\s*"([^"\\]*)"/.exec(data)?.[1];
  const type = first ?? asObject(parseJson(data))?.['type'];
  return typeof type === 'string' ? type : undefined;
}

/**
 * The vendor's event for an error that has a status.
 * @param body of the same error over HTTP
 */
export const errorEvent = (
  status: number,
  body: { readonly [field: string]: unknown },
  headers: Readonly<Record<string, string>>,
): object => ({
  type: 'error',
  status,
  error: body['error'] ?? {
    type: 'server_error',
    code: null,
    message: 'the response of the backend is neither a stream of events nor a response',
    param: null,
  },
  ...(Object.keys(headers).length > 0 && { headers }),
});
