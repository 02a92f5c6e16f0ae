import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { JsonValue } from '../../src/core/json.ts';

/** One step of an answer's body: bytes that go out in a write of their own, or a silence: in milliseconds, or until a promise settles. */
export type ScriptedPiece = string | Uint8Array | { silence: number } | { until: Promise<unknown> };

/** What a scripted upstream does with one request. */
export interface ScriptedAnswer {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  /** Default: empty. Several pieces reach the client as several reads. */
  body?: string | Uint8Array | readonly ScriptedPiece[];
  /**
   * Default: `finished`. `cut`: the socket is reset after the body. `silent`: headers and body, then nothing
   * more. `reset`: the socket is reset before a single byte. `unanswered`: the request is taken and nothing comes.
   */
  ends?: 'finished' | 'cut' | 'silent' | 'reset' | 'unanswered';
  /** Whether an interim answer, 103, comes first. */
  informs?: boolean;
  /** Fields behind the body. */
  trailers?: Record<string, string>;
}

/** One request as it arrived. */
export interface ReceivedUpstreamRequest {
  method: string;
  /** The path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as text. */
  text: string;
  /** The body as JSON, or `undefined` where it is none. */
  json: JsonValue | undefined;
  /** Settles when the exchange is over: `answered`, or `abandoned` when the caller hung up before its end. */
  outcome: Promise<'answered' | 'abandoned'>;
}

/** A model's API made up for a test. It binds the loopback address and a free port. */
export interface Upstream {
  /** `http://127.0.0.1:PORT`, no slash at the end. */
  readonly url: string;
  /** All requests so far, in the order in which their bodies were whole. */
  readonly received: readonly ReceivedUpstreamRequest[];
  /** Queues answers, given in order, one a request. A request that finds none is answered 500 `no answer scripted`. */
  answer(...answers: ScriptedAnswer[]): void;
  /** Answers every request that finds no queued answer. */
  answerWith(decide: (request: ReceivedUpstreamRequest) => ScriptedAnswer): void;
  /** The requests, once there are at least so many. */
  arrived(count: number): Promise<readonly ReceivedUpstreamRequest[]>;
  /** Forgets the queue, the rule and what was received. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a scripted upstream. The caller closes it. */
export async function startUpstream(): Promise<Upstream> {
  const received: ReceivedUpstreamRequest[] = [];
  const queue: ScriptedAnswer[] = [];
  const waiting: { count: number; tell: () => void }[] = [];
  const noAnswer = (request: ReceivedUpstreamRequest): ScriptedAnswer => ({
    status: 500,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      error: { message: `no answer scripted for ${request.method} ${request.path}` },
    }),
  });
  let decide = noAnswer;

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const request: ReceivedUpstreamRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        text,
        json: parsed(text),
        outcome: new Promise((resolve) => {
          response.once('close', () => resolve(response.writableFinished ? 'answered' : 'abandoned'));
        }),
      };
      received.push(request);
      for (const waiter of waiting.splice(0)) {
        if (received.length >= waiter.count) waiter.tell();
        else waiting.push(waiter);
      }
      void writeAnswer(queue.shift() ?? decide(request), response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the scripted upstream has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answer: (...answers) => void queue.push(...answers),
    answerWith: (rule) => {
      decide = rule;
    },
    async arrived(count) {
      if (received.length < count) await new Promise<void>((tell) => void waiting.push({ count, tell }));
      return received;
    },
    reset() {
      received.length = 0;
      queue.length = 0;
      decide = noAnswer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function writeAnswer(answer: ScriptedAnswer, response: ServerResponse): Promise<void> {
  const { status = 200, headers = {}, body = [], ends = 'finished', informs = false, trailers = {} } = answer;
  if (ends === 'unanswered') return;
  if (ends === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (informs) response.writeEarlyHints({ link: '</style.css>; rel=preload' });
  const announced = Object.keys(trailers).join();
  response.writeHead(status, announced === '' ? headers : { ...headers, trailer: announced });
  response.flushHeaders();
  const pieces = typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
  for (const piece of pieces) {
    if (response.destroyed) return;
    if (typeof piece === 'object' && 'silence' in piece) {
      await pause(piece.silence);
    } else if (typeof piece === 'object' && 'until' in piece) {
      await piece.until;
    } else {
      await new Promise((written) => void response.write(piece, written));
      // The next piece must not share a packet with this one.
      await new Promise((turned) => void setImmediate(turned));
    }
  }
  response.addTrailers(trailers);
  if (ends === 'finished') response.end();
  if (ends === 'cut') response.socket?.resetAndDestroy();
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** The body of an answer that is text. */
export function bodyOf({ body = '' }: ScriptedAnswer): string {
  const pieces = typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
  return pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
}

/** A whole JSON answer. */
export const jsonAnswer = (value: JsonValue, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** A stream of server-sent events, each piece one write; see `anthropicSse` and `chatSse`. */
export const sseAnswer = (
  body: string | readonly ScriptedPiece[],
  ends: ScriptedAnswer['ends'] = 'finished',
): ScriptedAnswer => ({
  headers: { 'content-type': 'text/event-stream' },
  body,
  ends,
});

/** A stream of lines of JSON. */
export const ndjsonAnswer = (
  body: string | readonly ScriptedPiece[],
  ends: ScriptedAnswer['ends'] = 'finished',
): ScriptedAnswer => ({
  headers: { 'content-type': 'application/x-ndjson' },
  body,
  ends,
});

/** Events as Anthropic writes them: named after their `type`. One text an event. */
export const anthropicSse = (events: readonly { type: string; [key: string]: JsonValue }[]): string[] =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

/** Chunks as OpenAI writes them, with `[DONE]` at the end. One text a chunk. */
export const chatSse = (chunks: readonly JsonValue[]): string[] => [
  ...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`),
  'data: [DONE]\n\n',
];

/** The same bytes in pieces of `size` bytes, wherever that cuts. */
export function cutInto(size: number, texts: string | readonly string[]): Uint8Array[] {
  const bytes = Buffer.from(typeof texts === 'string' ? texts : texts.join(''));
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return pieces;
}
