import type { ProtocolCodec } from '../../src/core/codec.ts';
import { expandFinalResponse, ResponseFold } from '../../src/core/fold.ts';
import { asObject, asString, objectsIn, parseArguments, parseJson, type JsonObject } from '../../src/core/json.ts';
import { chain } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreToolCall, Protocol } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { framingOfContentType, readFrames } from '../../src/wire/framing.ts';

/** A call, or its result, as it is written. `number` is in the arguments of the call and in the text of the result. */
export interface WrittenCall {
  kind: 'call' | 'result';
  id: string | undefined;
  number: number;
}

/** What the user writes, where a protocol has a form of its own for it. */
const firstTurns: Partial<Record<Protocol, JsonObject>> = {
  gemini: { role: 'user', parts: [{ text: 'Hi' }] },
  'gemini-interactions': { type: 'user_input', content: [{ type: 'text', text: 'Hi' }] },
};

/** The conversation of a client that answers each call with its number, in the wire format of its protocol. */
export class CallLoop {
  readonly client: Protocol;
  /** The ids of all calls that the client received. */
  readonly ids: string[] = [];
  readonly #stream: boolean;
  readonly #codec: ProtocolCodec;
  readonly #history: JsonObject[];

  constructor(client: Protocol, { stream }: { stream: boolean }) {
    const codec = codecOf(client);
    if (!codec) throw new Error(`${client} has no codec`);
    this.client = client;
    this.#codec = codec;
    this.#stream = stream;
    this.#history = [firstTurns[client] ?? { role: 'user', content: 'Hi' }];
  }

  request(): { client: Protocol; body: JsonObject; target?: string } {
    const { client } = this;
    const stream = this.#stream;
    const messages = [...this.#history];
    const schema = { type: 'object', properties: { number: { type: 'integer' } } };
    const named = { name: 'f', description: 'Counts' };
    switch (client) {
      case 'gemini':
        return {
          client,
          target: `/v1beta/models/m:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
          body: { contents: messages, tools: [{ functionDeclarations: [{ ...named, parameters: schema }] }] },
        };
      case 'openai-responses': {
        const tools = [{ type: 'function', ...named, parameters: schema, strict: false }];
        return { client, body: { model: 'm', input: messages, tools, stream, store: false } };
      }
      case 'gemini-interactions': {
        const tools = [{ type: 'function', ...named, parameters: schema }];
        return { client, body: { model: 'm', input: messages, tools, stream, store: false } };
      }
      case 'anthropic': {
        const tools = [{ ...named, input_schema: schema }];
        return { client, body: { model: 'm', max_tokens: 1000, messages, tools, stream } };
      }
      case 'openai-chat':
      case 'ollama': {
        const tools = [{ type: 'function', function: { ...named, parameters: schema } }];
        return { client, body: { model: 'm', messages, tools, stream } };
      }
    }
  }

  /** Continues with the answer to the request. Gives its calls. */
  receive(text: string, contentType = 'application/json'): CoreToolCall[] {
    const { candidates } = this.#decode(text, contentType);
    const calls = (candidates[0]?.message.content ?? []).filter((part) => part.type === 'tool-call');
    this.ids.push(...calls.map(({ id }) => id));
    this.#history.push(...historyOf(this.client, calls));
    return calls;
  }

  #decode(text: string, contentType: string): CoreChatResponse {
    const request: CoreChatRequest = { model: 'm', messages: [], stream: this.#stream };
    const context = createDecodingContext(this.#codec, request);
    const framing = framingOfContentType(contentType);
    if (!framing) return this.#codec.decodeResponse(parseJson(text) ?? null, context);
    const fold = new ResponseFold();
    const events = chain(this.#codec.decodeStream(context), expandFinalResponse);
    const stage = chain(readFrames(framing), events)((event) => fold.add(event));
    stage.push(Buffer.from(text));
    stage.end();
    return fold.result();
  }
}

const numberOf = ({ input }: CoreToolCall): number =>
  Number((input.kind === 'json' ? input.value : parseArguments(input.text))?.['number']);

/** Calls and their results, the last result first where the protocol identifies them by ids. */
function historyOf(client: Protocol, calls: readonly CoreToolCall[]): JsonObject[] {
  const fields = calls.map((call) => {
    const number = numberOf(call);
    return { id: call.id, name: call.name, number, input: { number }, text: JSON.stringify({ number }) };
  });
  const answered = fields.toReversed();
  switch (client) {
    case 'anthropic':
      return [
        { role: 'assistant', content: fields.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })) },
        {
          role: 'user',
          content: answered.map(({ id, text }) => ({ type: 'tool_result', tool_use_id: id, content: text })),
        },
      ];
    case 'openai-chat':
      return [
        {
          role: 'assistant',
          content: null,
          tool_calls: fields.map(({ id, name, text }) => ({
            id,
            type: 'function',
            function: { name, arguments: text },
          })),
        },
        ...answered.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text })),
      ];
    case 'openai-responses':
      return [
        ...fields.map(({ id, name, text }) => ({ type: 'function_call', call_id: id, name, arguments: text })),
        ...answered.map(({ id, text }) => ({ type: 'function_call_output', call_id: id, output: text })),
      ];
    case 'gemini-interactions':
      return [
        ...fields.map(({ id, name, input }) => ({ type: 'function_call', id, name, arguments: input })),
        ...answered.map(({ id, text }) => ({ type: 'function_result', call_id: id, result: text })),
      ];
    case 'gemini':
      return [
        { role: 'model', parts: fields.map(({ id, name, input }) => ({ functionCall: { id, name, args: input } })) },
        {
          role: 'user',
          parts: answered.map(({ id, name, input }) => ({ functionResponse: { id, name, response: input } })),
        },
      ];
    case 'ollama':
      return [
        {
          role: 'assistant',
          content: '',
          tool_calls: fields.map(({ id, name, input }) => ({ id, function: { name, arguments: input } })),
        },
        ...answered.map(({ id, name, text }) => ({ role: 'tool', tool_name: name, tool_call_id: id, content: text })),
      ];
  }
}

/** The calls and results in the body of a request, in their order. */
export function callsIn(protocol: Protocol, body: JsonObject): WrittenCall[] {
  const call = (id: unknown, input: unknown): WrittenCall => written('call', id, input);
  const result = (id: unknown, content: unknown): WrittenCall => written('result', id, content);
  switch (protocol) {
    case 'anthropic':
      return objectsIn(body['messages']).flatMap(({ content }) =>
        objectsIn(content).flatMap((block) => {
          if (block['type'] === 'tool_use') return [call(block['id'], block['input'])];
          return block['type'] === 'tool_result' ? [result(block['tool_use_id'], block['content'])] : [];
        }),
      );
    case 'openai-chat':
    case 'ollama':
      return objectsIn(body['messages']).flatMap((message) => [
        ...objectsIn(message['tool_calls']).map((each) => call(each['id'], asObject(each['function'])?.['arguments'])),
        ...(message['role'] === 'tool' ? [result(message['tool_call_id'], message['content'])] : []),
      ]);
    case 'openai-responses':
      return objectsIn(body['input']).flatMap((item) => {
        if (item['type'] === 'function_call') return [call(item['call_id'], item['arguments'])];
        return item['type'] === 'function_call_output' ? [result(item['call_id'], item['output'])] : [];
      });
    case 'gemini-interactions':
      return objectsIn(body['input']).flatMap((step) => {
        if (step['type'] === 'function_call') return [call(step['id'], step['arguments'])];
        return step['type'] === 'function_result' ? [result(step['call_id'], step['result'])] : [];
      });
    case 'gemini':
      return objectsIn(body['contents']).flatMap(({ parts }) =>
        objectsIn(parts).flatMap(({ functionCall, functionResponse }) => {
          const [called, answered] = [asObject(functionCall), asObject(functionResponse)];
          if (called) return [call(called['id'], called['args'])];
          return answered ? [result(answered['id'], answered['response'])] : [];
        }),
      );
  }
}

function written(kind: WrittenCall['kind'], id: unknown, content: unknown): WrittenCall {
  const [, number] = /number\D*(\d+)/.exec(JSON.stringify(content)) ?? [];
  return { kind, id: typeof id === 'string' ? id : undefined, number: Number(number) };
}

/** The same calls in an answer of a vendor that numbers none: Gemini's and Ollama's scripted replies have no ids. */
export function withCallIds(body: JsonObject | string, ids: readonly string[]): string {
  const left = [...ids];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return text.replaceAll(/"(functionCall|function)":\{/g, (found, field: string) => {
    const id = JSON.stringify(left.shift() ?? '');
    return field === 'functionCall' ? `${found}"id":${id},` : `"id":${id},${found}`;
  });
}

export const idsOf = (calls: readonly WrittenCall[]): string[] =>
  calls.flatMap(({ kind, id }) => (kind === 'call' ? [asString(id) ?? ''] : []));
