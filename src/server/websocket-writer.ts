import { asObject, parseJson, type JsonValue } from '../core/json.ts';
import type { Stage } from '../core/step.ts';
import type { ResponseWriter } from '../gateway/exchange-io.ts';
import { eventsOfResponse } from '../protocols/openai/responses/prepared-response.ts';
import { framingOfContentType, readFrames } from '../wire/framing.ts';

/** Where the messages of a response go. */
export interface MessageSink {
  readonly isOpen: boolean;
  /** Whether other responses are sent there at the same time. */
  readonly isShared: boolean;
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
const errorHeaders: readonly string[] = [
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
  'x-request-id',
  'x-louter-trace-id',
  'x-louter-backend',
  'x-louter-losses',
];

interface WriterOptions {
  readonly laneId: string | undefined;
  readonly traceId: string;
  /** Whether an event with the header fields precedes the response. */
  readonly sendsHeaders: boolean;
}

/**
 * Sends the response to one message: the data of each server-sent event is a message, and an error is an event with its
 * status, its headers, and its body.
 */
export class WebSocketResponseWriter implements ResponseWriter {
  readonly #sink: MessageSink;
  readonly #options: WriterOptions;
  readonly #abort = new AbortController();
  #head: { status: number; headers: Readonly<Record<string, string | undefined>> } | undefined;
  #events: Stage<Uint8Array> | undefined;
  readonly #body: Buffer[] = [];
  readonly #items = new Map<number, JsonValue>();
  #sent: SentResponse | undefined;
  #isWritable = true;
  #sentCount = 0;
  #hasSentHeaders = false;
  /** Whether the last event was sent. */
  #isDone = false;
  #isEnded = false;

  constructor(sink: MessageSink, options: WriterOptions) {
    this.#sink = sink;
    this.#options = options;
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
    this.#head = { status, headers: { ...headers, 'x-louter-trace-id': this.#options.traceId } };
    if (status === 200 && framingOfContentType(headers['content-type'] ?? '') === 'sse')
      this.#events = readFrames('sse')(({ event, data }) => this.#sendEvent(event, data));
  }

  write(piece: Buffer | string): boolean {
    if (!this.#sink.isOpen || this.#isDone) return false;
    if (!this.#events) {
      this.#body.push(Buffer.from(piece));
      return true;
    }
    const before = this.#sentCount;
    this.#read(this.#events, piece);
    // What keeps a silent connection alive is a comment, and no message. A piece may also begin within an event.
    if (this.#sentCount === before && piece.toString().startsWith(':')) this.#sink.ping();
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
    if (this.#sink.isShared) this.#send(brokenOffEvent);
    else this.#sink.breakOff();
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
    if (this.#options.sendsHeaders && !this.#hasSentHeaders) this.#sendHeaders();
    this.#send(data);
    this.#observe(typeOf(data, name), data);
  }

  #sendHeaders(): void {
    this.#hasSentHeaders = true;
    const { 'content-type': _, ...headers } = this.#head?.headers ?? {};
    this.#send(JSON.stringify({ type: 'louter.response.headers', headers }));
  }

  #send(data: string): void {
    const { laneId } = this.#options;
    this.#sentCount++;
    this.#isWritable = this.#sink.send(laneId === undefined ? data : withLane(data, laneId));
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

/** The type of an event. Its name beside it, which clients do not receive, counts where the type does not come first. */
function typeOf(data: string, name: string | undefined): string {
  const known = /^\s*\{\s*"type"\s*:\s*"([^"\\]*)"/.exec(data)?.[1] ?? name;
  if (known !== undefined) return known;
  const type = asObject(parseJson(data))?.['type'];
  return typeof type === 'string' ? type : '';
}

/** An event with the name of its stream; what is no object has no place for it. */
function withLane(data: string, laneId: string): string {
  const [opening, closing] = /^\s*\{\s*(\})?/.exec(data) ?? [];
  if (opening === undefined) return data;
  const field = `{"stream_id":${JSON.stringify(laneId)}`;
  return closing === undefined ? `${field},${data.slice(opening.length)}` : `${field}}`;
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

/** For a response that breaks off beside others, which go on. */
const brokenOffEvent = JSON.stringify(
  errorEvent(
    502,
    {
      error: {
        type: 'server_error',
        code: null,
        message: 'the response broke off: send the request again',
        param: null,
      },
    },
    {},
  ),
);
