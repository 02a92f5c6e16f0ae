import type { BackendConfig } from '../../src/config/config.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { asObject, asString, type JsonObject } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { testBackend } from './config.ts';
import type { ReplyWriter } from './reply.ts';
import { anthropicReply } from './reply-anthropic.ts';
import { chatReply } from './reply-chat.ts';
import { geminiReply } from './reply-gemini.ts';
import { interactionsReply } from './reply-gemini-interactions.ts';
import { ollamaReply } from './reply-ollama.ts';
import { responsesReply } from './reply-responses.ts';
import { understandAnthropic } from './understand-anthropic.ts';
import { understandChat } from './understand-chat.ts';
import { understandGemini } from './understand-gemini.ts';
import { understandInteractions } from './understand-gemini-interactions.ts';
import { understandOllama } from './understand-ollama.ts';
import { understandResponses } from './understand-responses.ts';
import type { Understood } from './understood.ts';
import {
  ndjsonAnswer,
  sseAnswer,
  type ScriptedAnswer,
  type ScriptedPiece,
  type ReceivedUpstreamRequest,
} from './upstream.ts';

/** A made-up vendor of one protocol. */
export interface Vendor {
  protocol: Protocol;
  /** What its base URL has behind the origin. */
  base: '' | '/v1';
  writer: ReplyWriter;
  /** The model and form of a request. */
  asked(request: ReceivedUpstreamRequest): { model: string; stream: boolean };
  understand(body: JsonObject): Understood;
  /** A stream of these pieces. */
  streams(pieces: readonly ScriptedPiece[], ends?: ScriptedAnswer['ends']): ScriptedAnswer;
  /** An error event in the middle of a stream. */
  errorEvent: string;
  /** Whether its calls have ids; where they have none, the gateway makes them up. */
  hasCallIds: boolean;
  /** Whether its usage includes the tokens read from a cache. */
  countsCache: boolean;
  /** Whether it counts the tokens of a request without answering it. */
  countsTokens: boolean;
  /** The features of its requests. */
  takes: {
    /** Where to stop. */
    stop: boolean;
    /** Which tools are to be called. */
    choice: boolean;
    /** That no more than one is to be called at a time. */
    parallel: boolean;
    documents: boolean;
    /** Images by their address. */
    addresses: boolean;
  };
}

const inBody = ({ json }: ReceivedUpstreamRequest): { model: string; stream: boolean } => {
  const body = asObject(json);
  return { model: asString(body?.['model']) ?? '', stream: body?.['stream'] === true };
};

const takesAll = { stop: true, choice: true, parallel: true, documents: true, addresses: true };
const common = {
  base: '',
  asked: inBody,
  streams: sseAnswer,
  hasCallIds: true,
  countsCache: true,
  countsTokens: true,
  takes: takesAll,
} as const;

export const vendors: Record<Protocol, Vendor> = {
  anthropic: {
    ...common,
    protocol: 'anthropic',
    writer: anthropicReply,
    understand: understandAnthropic,
    errorEvent: 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
  },
  'openai-chat': {
    ...common,
    protocol: 'openai-chat',
    base: '/v1',
    writer: chatReply,
    countsTokens: false,
    understand: understandChat,
    errorEvent: 'data: {"error":{"message":"Overloaded","type":"server_error","param":null,"code":null}}\n\n',
  },
  'openai-responses': {
    ...common,
    protocol: 'openai-responses',
    base: '/v1',
    writer: responsesReply,
    understand: understandResponses,
    errorEvent:
      'event: response.failed\ndata: {"type":"response.failed","response":{"id":"resp_scripted","object":"response","status":"failed","output":[],"error":{"code":"server_error","message":"Overloaded"}}}\n\n',
    takes: { ...takesAll, stop: false },
  },
  gemini: {
    ...common,
    protocol: 'gemini',
    writer: geminiReply,
    asked({ path }) {
      const [, model = '', method] = /\/models\/([^:]+):(\w+)/.exec(path) ?? [];
      return { model: decodeURIComponent(model), stream: method === 'streamGenerateContent' };
    },
    understand: understandGemini,
    errorEvent: 'data: {"error":{"code":503,"message":"Overloaded","status":"UNAVAILABLE"}}\r\n\r\n',
    hasCallIds: false,
    takes: { ...takesAll, parallel: false, addresses: false },
  },
  ollama: {
    ...common,
    protocol: 'ollama',
    writer: ollamaReply,
    asked(request) {
      // It streams by default.
      return { ...inBody(request), stream: asObject(request.json)?.['stream'] !== false };
    },
    understand: understandOllama,
    streams: ndjsonAnswer,
    errorEvent: '{"error":"Overloaded"}\n',
    hasCallIds: false,
    countsCache: false,
    countsTokens: false,
    takes: { stop: true, choice: false, parallel: false, documents: false, addresses: false },
  },
  'gemini-interactions': {
    ...common,
    protocol: 'gemini-interactions',
    writer: interactionsReply,
    countsTokens: false,
    understand: understandInteractions,
    errorEvent: 'event: error\ndata: {"event_type":"error","error":{"code":"unavailable","message":"Overloaded"}}\n\n',
    takes: { ...takesAll, parallel: false },
  },
};

/** A backend of each protocol, named as it is, for a server that answers as all vendors do. */
export const vendorBackends = (serverUrl: string): BackendConfig[] =>
  protocols.map((protocol) =>
    testBackend({
      name: protocol,
      protocol,
      baseUrl: serverUrl + vendors[protocol].base,
      mode: 'proxy',
      retries: 0,
    }),
  );

/** The codec of a protocol that clients use. */
export function clientCodec(protocol: Protocol): ProtocolCodec {
  const codec = codecOf(protocol);
  if (!codec) throw new Error(`no client uses ${protocol}`);
  return codec;
}
