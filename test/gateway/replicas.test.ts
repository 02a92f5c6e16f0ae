import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { noRecorder } from '../../src/record/exchange.ts';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import {
  protocols,
  type CoreAssistantPart,
  type CoreChatRequest,
  type CoreMessage,
  type CoreToolCall,
  type Protocol,
} from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { backendContext } from '../laws/codecs.ts';
import { newStore } from '../record/support/store.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway } from '../support/conversation.ts';
import { isPostgresRun } from '../support/postgres.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

const usage = { input: 20, cached: 0, output: 4 };
/** Three calls in a row, each after reasoning that the client does not return. */
const replies: ScriptedReply[] = [
  { reasoning: 'First a.', calls: [{ id: 'call_a', name: 'read', input: { path: 'a' } }], usage },
  { reasoning: 'Then b.', text: 'Next.', calls: [{ id: 'call_b', name: 'read', input: { path: 'b' } }], usage },
  { reasoning: 'And c.', calls: [{ id: 'call_c', name: 'read', input: { path: 'c' } }], usage },
  { text: 'Done.', usage },
];
const question: CoreChatRequest = {
  model: 'm',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Read the files.' }] }],
  tools: [
    { type: 'function', name: 'read', inputSchema: { type: 'object', properties: { path: { type: 'string' } } } },
  ],
  reasoning: { effort: 'medium' },
  maxTokens: 4000,
  stream: false,
};

interface RunningGateway {
  bare: BareGateway;
  /** Settles when its database has tables. */
  ready: Promise<unknown>;
  stop(): Promise<void>;
}

/** A gateway with a backend of each protocol. @param url of its traces; null: it has none. */
function startGateway(url: string | null): RunningGateway {
  const backends = protocols.map((protocol) =>
    testBackend({
      name: protocol,
      protocol,
      baseUrl: upstream.url + vendors[protocol].base,
      mode: 'proxy',
      retries: 0,
    }),
  );
  const config = testConfig({
    backends,
    models: { '*': 'anthropic/*' },
    facts: (model) => ({ reasoning: 'effort', reasoningEcho: model === 'openai-chat' ? 'required' : 'allowed' }),
  });
  const recorder =
    url === null
      ? noRecorder
      : createRecorder({ url, bodies: 'full', secrets: [], log: { info() {}, warn() {}, error() {} } });
  const bare = startBareGateway({ ...config, traces: { ...config.traces, url } }, { recorder });
  return {
    bare,
    ready: recorder.ready,
    async stop() {
      await bare.gateway.stop(0);
      await recorder.stop();
      expect(bare.defects).toEqual([]);
    },
  };
}

/** A tool loop of a client that returns texts and calls only. The model is named as its backend. */
class ToolLoop {
  readonly client: Protocol;
  readonly backend: Protocol;
  /** What the backend received, a request for each turn. */
  readonly sent: JsonValue[] = [];
  readonly #codec: ProtocolCodec;
  #messages: CoreMessage[] = question.messages;

  constructor(client: Protocol, backend: Protocol) {
    const codec = codecOf(client);
    if (!codec) throw new Error(`${client} has no codec`);
    this.client = client;
    this.backend = backend;
    this.#codec = codec;
  }

  async run(turn: number, { bare, ready }: RunningGateway): Promise<void> {
    await ready;
    const { client, backend } = this;
    const reply = replies[turn];
    if (!reply) throw new Error('the loop is over');
    const request = { ...question, model: backend, messages: this.#messages };
    const context = backendContext(this.#codec, request);
    const body = this.#codec.encodeRequest(request, context);
    upstream.reset();
    upstream.answer(jsonAnswer(vendors[backend].writer.plain(reply, backend)));
    const received = await bare.ask({
      client,
      headers: { authorization: `Bearer ${client} of ${backend}`, 'x-louter-backend': backend },
      body: client === 'gemini' ? body : { ...body, model: backend, stream: false },
      ...(client === 'gemini' && { target: `/v1beta/models/${backend}:generateContent` }),
    });
    expect([received.status, received.text]).toEqual([200, expect.anything()]);
    this.sent.push(withoutIds(upstream.received[0]?.json ?? null));
    const { candidates } = this.#codec.decodeResponse(parseJson(received.text) ?? null, context);
    const content = (candidates[0]?.message.content ?? []).flatMap(withoutReasoning);
    const results = content.flatMap((part) => (part.type === 'tool-call' ? [resultOf(part, turn)] : []));
    this.#messages = [...this.#messages, { role: 'assistant', content }, ...results];
  }
}

const resultOf = ({ id: callId, name }: CoreToolCall, turn: number): CoreMessage => ({
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      callId,
      name,
      providerExecuted: false,
      content: [{ type: 'text', text: `After turn ${turn}.` }],
    },
  ],
});

/** What an agent keeps that knows nothing of reasoning and signatures. */
function withoutReasoning(part: CoreAssistantPart): CoreAssistantPart[] {
  if (part.type === 'text') return [{ type: 'text', text: part.text }];
  if (part.type !== 'tool-call') return [];
  const { type, id, name, input, providerExecuted } = part;
  return [{ type, id, name, input, providerExecuted }];
}

/** Ids that a gateway makes up are replaced by their order. */
function withoutIds(sent: JsonValue): JsonValue {
  const known = new Map<string, string>();
  const replace = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(replace);
    const object = asObject(value);
    if (!object) return value;
    const replaced: JsonObject = {};
    for (const [name, each] of Object.entries(object)) {
      if (/^(?:id|\w+_id)$/.test(name) && typeof each === 'string') {
        if (!known.has(each)) known.set(each, `id ${known.size}`);
        replaced[name] = known.get(each) ?? '';
      } else replaced[name] = replace(each);
    }
    return replaced;
  };
  return replace(sent);
}

const startLoops = (): ToolLoop[] =>
  protocols.flatMap((client) => protocols.map((backend) => new ToolLoop(client, backend)));

/** Runs all loops, turn by turn, each turn with the gateway that it is given. */
async function runLoops(gatewayOf: (turn: number) => Promise<RunningGateway> | RunningGateway): Promise<ToolLoop[]> {
  const loops = startLoops();
  for (const turn of replies.keys()) {
    const gateway = await gatewayOf(turn);
    for (const loop of loops) await loop.run(turn, gateway);
  }
  return loops;
}

let expected: readonly ToolLoop[];
beforeAll(async () => {
  const only = startGateway(null);
  expected = await runLoops(() => only);
  await only.stop();
});

/** Each loop as the backend saw it. */
const sentBy = (loops: readonly ToolLoop[]): [pair: string, sent: readonly JsonValue[]][] =>
  loops.map(({ client, backend, sent }) => [`${client} to ${backend}`, sent]);

describe('the tool loops of all pairs, whose clients return no reasoning', () => {
  test('return it to a backend that requires it', () => {
    const loop = expected.find(({ client, backend }) => client === 'openai-chat' && backend === 'anthropic');
    expect(JSON.stringify(loop?.sent[3]).match(/"type":"thinking"/g)).toHaveLength(3);
  });

  test('are the same with a restart of the gateway after each turn', async () => {
    const url = newStore();
    let current: RunningGateway | undefined;
    const loops = await runLoops(async () => {
      await current?.stop();
      return (current = startGateway(url));
    });
    await current?.stop();
    expect(sentBy(loops)).toEqual(sentBy(expected));
  }, 120_000);

  test.runIf(isPostgresRun)(
    'are the same with turns that alternate between two gateways',
    async () => {
      const url = newStore();
      const [one, other] = [startGateway(url), startGateway(url)];
      const loops = await runLoops((turn) => (turn % 2 === 0 ? one : other));
      await Promise.all([one.stop(), other.stop()]);
      expect(sentBy(loops)).toEqual(sentBy(expected));
    },
    120_000,
  );

  test.runIf(isPostgresRun)('find at once what the other gateway has just answered', async () => {
    const url = newStore();
    const gateways = [startGateway(url), startGateway(url)];
    const loops = (['openai-chat', 'gemini', 'ollama'] as const).map((client) => new ToolLoop(client, 'anthropic'));
    for (const loop of loops)
      for (const turn of replies.keys()) await loop.run(turn, gateways[turn % 2] ?? startGateway(url));
    const ask = (turn: number, fields: JsonObject) => {
      upstream.reset();
      upstream.answer(jsonAnswer(vendors.anthropic.writer.plain({ text: `Answer ${turn}.`, usage }, 'anthropic')));
      const body = { model: 'anthropic', input: `Question ${turn}?`, ...fields };
      return gateways[turn % 2]?.bare.ask({ client: 'openai-responses', body });
    };
    const first: { id: string } = JSON.parse((await ask(0, {}))?.text ?? '');
    const second = await ask(1, { previous_response_id: first.id });
    expect([second?.status, second?.text]).toEqual([200, expect.stringContaining('Answer 1.')]);
    expect(JSON.stringify(upstream.received[0]?.json)).toContain('Answer 0.');
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    expect(sentBy(expected)).toEqual(expect.arrayContaining(sentBy(loops)));
  });
});
