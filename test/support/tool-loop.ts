import type { ProtocolCodec } from '../../src/core/codec.ts';
import { expandFinalResponse, ResponseFold } from '../../src/core/fold.ts';
import { parseJson, type JsonObject } from '../../src/core/json.ts';
import { chain } from '../../src/core/step.ts';
import {
  protocols,
  type CoreAssistantPart,
  type CoreChatRequest,
  type CoreChatResponse,
  type CoreMessage,
  type CoreToolCall,
  type Protocol,
} from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { framingOfContentType, readFrames } from '../../src/wire/framing.ts';
import type { ScriptedReply } from './reply.ts';

/** How many turns a loop has: three with a call, and the last one with a text. */
export const loopTurns = 4;

const letters = ['a', 'b', 'c'];
const usage = { input: 20, cached: 0, output: 4 };

/** What the model answers in a turn: a call after reasoning that the client does not return. The loop's number is in all of it. */
export function replyOfTurn(turn: number, loop: number): ScriptedReply {
  const letter = letters[turn];
  if (letter === undefined) return { text: `Done with loop ${loop}.`, usage };
  return {
    reasoning: `Reasoning ${turn} of loop ${loop}.`,
    ...(turn === 1 && { text: 'Next.' }),
    calls: [{ id: `call_${letter}_${loop}`, name: 'read', input: { path: `${letter} of ${loop}` } }],
    usage,
  };
}

/** What a request to a backend shows of the loop that it is a turn of. */
export interface TurnShown {
  loop: number;
  turn: number;
  /** The turns whose reasoning it holds. */
  reasoning: number[];
}

/** `undefined` for other requests. */
export function findTurn(body: string): TurnShown | undefined {
  const [, loop] = /Read the files of loop (\d+)\./.exec(body) ?? [];
  if (loop === undefined) return undefined;
  const turnsIn = (pattern: RegExp): number[] => [
    ...new Set([...body.matchAll(pattern)].map(([, turn]) => Number(turn))),
  ];
  return {
    loop: Number(loop),
    turn: turnsIn(new RegExp(String.raw`Result (\d) of loop ${loop}\.`, 'g')).length,
    reasoning: turnsIn(new RegExp(String.raw`Reasoning (\d) of loop ${loop}\.`, 'g')),
  };
}

/** Configures the models of loops: they reason, and one vendor requires unsigned reasoning back. */
export const loopModelData = protocols
  .map(
    (protocol) =>
      `[model_data.${protocol}]\nreasoning = "effort"\nreasoning_echo = "${protocol === 'openai-chat' ? 'required' : 'allowed'}"\n`,
  )
  .join('');

/** A turn as it is sent to a gateway. */
export interface TurnRequest {
  client: Protocol;
  path: string;
  headers: Record<string, string>;
  body: JsonObject;
}

const paths: Record<Exclude<Protocol, 'gemini'>, string> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
  'openai-responses': '/v1/responses',
  ollama: '/api/chat',
  'gemini-interactions': '/v1beta/interactions',
};

/** The tool loop of a client that returns texts and calls only. The model is named as its backend. */
export class ToolLoop {
  readonly client: Protocol;
  readonly backend: Protocol;
  readonly #codec: ProtocolCodec;
  readonly #number: number;
  readonly #question: CoreChatRequest;
  #messages: CoreMessage[];

  /** @param options `number`: distinguishes it from others that run at the same time. */
  constructor(client: Protocol, backend: Protocol, { number = 0, stream = false } = {}) {
    const codec = codecOf(client);
    if (!codec) throw new Error(`${client} has no codec`);
    this.client = client;
    this.backend = backend;
    this.#codec = codec;
    this.#number = number;
    const text = `Read the files of loop ${number}.`;
    this.#messages = [{ role: 'user', content: [{ type: 'text', text }] }];
    const inputSchema = { type: 'object', properties: { path: { type: 'string' } } };
    this.#question = {
      model: backend,
      messages: this.#messages,
      tools: [{ type: 'function', name: 'read', inputSchema }],
      reasoning: { effort: 'medium' },
      maxTokens: 4000,
      stream,
    };
  }

  /** The next turn. */
  request(): TurnRequest {
    const { client, backend } = this;
    const request = { ...this.#question, messages: this.#messages };
    const { stream } = request;
    const body = this.#codec.encodeRequest(request, createDecodingContext(this.#codec, request));
    const isGemini = client === 'gemini';
    const method = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
    return {
      client,
      path: isGemini ? `/v1beta/models/${backend}:${method}` : paths[client],
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${client} of ${backend} ${this.#number}`,
        'x-louter-backend': backend,
      },
      body: isGemini ? body : { ...body, model: backend, stream },
    };
  }

  /** Continues with the answer of a turn, as a client that knows nothing of reasoning and signatures. */
  receive(turn: number, text: string, contentType = 'application/json'): void {
    const { candidates } = this.#decode(text, contentType);
    const content = (candidates[0]?.message.content ?? []).flatMap(withoutReasoning);
    const results = content.flatMap((part) => (part.type === 'tool-call' ? [this.#resultOf(part, turn)] : []));
    this.#messages = [...this.#messages, { role: 'assistant', content }, ...results];
  }

  #decode(text: string, contentType: string): CoreChatResponse {
    const context = createDecodingContext(this.#codec, this.#question);
    const framing = framingOfContentType(contentType);
    if (!framing) return this.#codec.decodeResponse(parseJson(text) ?? null, context);
    const fold = new ResponseFold();
    const events = chain(this.#codec.decodeStream(context), expandFinalResponse);
    const stage = chain(readFrames(framing), events)((event) => fold.add(event));
    stage.push(Buffer.from(text));
    stage.end();
    return fold.result();
  }

  #resultOf({ id: callId, name }: CoreToolCall, turn: number): CoreMessage {
    const content = [{ type: 'text' as const, text: `Result ${turn} of loop ${this.#number}.` }];
    return { role: 'tool', content: [{ type: 'tool-result', callId, name, providerExecuted: false, content }] };
  }
}

function withoutReasoning(part: CoreAssistantPart): CoreAssistantPart[] {
  if (part.type === 'text') return [{ type: 'text', text: part.text }];
  if (part.type !== 'tool-call') return [];
  const { type, id, name, input, providerExecuted } = part;
  return [{ type, id, name, input, providerExecuted }];
}
