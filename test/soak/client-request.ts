import { request as openRequest } from 'node:http';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { protocols, type CoreChatRequest, type Protocol } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';

/** Every client in front of every backend. */
export const pairs = protocols.flatMap((client) => protocols.map((backend) => ({ client, backend })));

/** One request of a client. */
export interface ClientRequest {
  client: Protocol;
  /** The name of a backend. */
  backend: string;
  model: string;
  stream: boolean;
  /** The user text. */
  text?: string;
}

const codecs = new Map(protocols.map((protocol) => [protocol, codecOf(protocol)]));
const paths: Record<Exclude<Protocol, 'gemini'>, string> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
  'openai-responses': '/v1/responses',
  ollama: '/api/chat',
  'gemini-interactions': '/v1beta/interactions',
};

const codecFor = (protocol: Protocol): ProtocolCodec => {
  const codec = codecs.get(protocol);
  if (!codec) throw new Error(`${protocol} is not spoken by clients`);
  return codec;
};

/** A request as it goes over the wire. */
export interface EncodedRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export function encodeClientRequest({
  client,
  backend,
  model,
  stream,
  text = 'Hello. ',
}: ClientRequest): EncodedRequest {
  const codec = codecFor(client);
  const request: CoreChatRequest = {
    model,
    maxTokens: 100,
    stream,
    messages: [{ role: 'user', content: [{ type: 'text', text }] }],
    tools: [{ type: 'function', name: 'look', inputSchema: { type: 'object', properties: {} } }],
  };
  const method = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return {
    path: client === 'gemini' ? `/v1beta/models/${model}:${method}` : paths[client],
    headers: { 'content-type': 'application/json', 'x-louter-backend': backend },
    body: JSON.stringify(codec.encodeRequest(request, createDecodingContext(codec, request))),
  };
}

/** What a client was answered, whether or not to the end. */
export interface ClientAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The connection broke before the answer was whole. */
  wasCut: boolean;
  /** When its last byte came, by the clock of `performance`. */
  endedAt: number;
  traceId: string;
}

/** What a client does meanwhile. */
interface ClientBehaviour {
  /** Fires when it goes away. */
  signal?: AbortSignal;
  /** Called when the head of its answer came. */
  onHead?: (traceId: string) => void;
  /** Called with each piece of its answer. */
  onPiece?: (piece: string) => void;
}

/** @throws when the gateway gives no answer at all, or when the signal fires before it does. */
export const sendClientRequest = (
  url: string,
  requested: ClientRequest,
  behaviour: ClientBehaviour = {},
): Promise<ClientAnswer> => sendEncodedRequest(url, encodeClientRequest(requested), behaviour);

/** @throws as `sendClientRequest`. */
export function sendEncodedRequest(
  url: string,
  { path, headers, body }: EncodedRequest,
  { signal, onHead, onPiece }: ClientBehaviour = {},
): Promise<ClientAnswer> {
  return new Promise((resolve, reject) => {
    const sent = openRequest(url + path, { method: 'POST', headers, agent: false, ...(signal && { signal }) });
    // Once an answer has begun, this promise is settled by its end, however it comes.
    sent.once('error', reject);
    sent.on('response', (response) => {
      sent.off('error', reject).on('error', () => response.destroy());
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        onPiece?.(piece);
      });
      const traceId = String(response.headers['x-louter-trace-id']);
      onHead?.(traceId);
      // `complete` reports a broken response.
      response.on('error', () => response.destroy());
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          wasCut: !response.complete,
          endedAt: performance.now(),
          traceId,
        }),
      );
    });
    sent.end(body);
  });
}

/** How a stream ended, by its last event; `undefined` if that is not an end. */
const endings: Record<Protocol, (last: JsonObject | undefined, text: string) => 'whole' | 'broken' | undefined> = {
  anthropic: (last) => (last?.['type'] === 'message_stop' ? 'whole' : last?.['error'] ? 'broken' : undefined),
  'openai-chat': (last) => (last === undefined ? 'whole' : last['error'] ? 'broken' : undefined),
  'openai-responses'(last) {
    switch (last?.['type']) {
      case 'response.completed':
      case 'response.incomplete':
        return 'whole';
      case 'response.failed':
        return 'broken';
      default:
        return undefined;
    }
  },
  gemini: (last, text) =>
    last?.['error'] ? 'broken' : /"(?:finishReason|blockReason)":"/.test(text) ? 'whole' : undefined,
  ollama: (last) => (last?.['done'] === true ? 'whole' : last?.['error'] ? 'broken' : undefined),
  'gemini-interactions': (last) =>
    last?.['event_type'] === 'interaction.completed' ? 'whole' : last?.['error'] ? 'broken' : undefined,
};

/**
 * Whether an answer is `whole`, `refused` by its status, a stream that says that it is `broken`, or anything else,
 * which no client understands.
 */
export function classifyAnswer(
  client: Protocol,
  { status, headers, text, wasCut }: Pick<ClientAnswer, 'status' | 'headers' | 'text' | 'wasCut'>,
): 'whole' | 'refused' | 'broken' | `unsound: ${string}` {
  const type = String(headers['content-type'] ?? '');
  if (type.includes('application/json')) {
    if (wasCut) return 'unsound: cut within JSON';
    if (!isJson(text)) return 'unsound: no JSON';
    return status === 200 ? 'whole' : 'refused';
  }
  if (status !== 200) return `unsound: ${status} as ${type}`;
  const data = type.includes('ndjson')
    ? text.trim().split('\n')
    : [...text.matchAll(/^data: (.*)$/gm)].map(([, line]) => line ?? '');
  const malformed = data.find((line) => line !== '[DONE]' && !isJson(line));
  if (malformed !== undefined) return `unsound: event ${malformed.slice(0, 40)}`;
  const last = data.at(-1);
  const event = last === undefined || last === '[DONE]' ? undefined : (JSON.parse(last) as JsonObject);
  const ending = last === undefined ? undefined : endings[client](event, text);
  // What the vendor did not end is cut for clients of Responses.
  if (client === 'openai-responses' && wasCut) return ending === undefined ? 'broken' : 'unsound: cut behind its end';
  if (ending === undefined) return 'unsound: no end';
  // Google's SDKs take an error among the chunks for one more of them, unless the connection breaks behind it.
  const mustBeCut = client === 'gemini' && ending === 'broken';
  if (wasCut !== mustBeCut) return wasCut ? 'unsound: cut' : 'unsound: not cut behind an error';
  return ending;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
