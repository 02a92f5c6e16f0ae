import { afterAll, beforeEach, expect } from 'vitest';
import type { BackendContext } from '../../../src/core/codec.ts';
import type { BackendConfig } from '../../../src/config/config.ts';
import { ResponseFold } from '../../../src/core/fold.ts';
import { parseJson } from '../../../src/core/json.ts';
import { chain, collectSteps } from '../../../src/core/step.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreTool, Protocol } from '../../../src/core/types.ts';
import { dialectOf } from '../../../src/dialects/index.ts';
import { backendOf } from '../../../src/protocols/backends.ts';
import { framingOfContentType, readFrames } from '../../../src/wire/framing.ts';
import { recorded } from '../../dialects/core-codec.ts';
import { tool } from '../../dialects/read.ts';
import { recorder } from '../../record/support/store.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startBareGateway, type ReceivedReply } from '../../support/conversation.ts';
import type { ReplyWriter, ScriptedReply } from '../../support/reply.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

/** A vendor for one file of tests, and what talks to it. */
export async function startTalks() {
  const upstream = await startUpstream();
  afterAll(() => upstream.close());
  beforeEach(() => upstream.reset());
  return { upstream, talk: (given: Talk) => talk(given, upstream) };
}

export type Way = 'streamed' | 'plain';
export const ways: readonly Way[] = ['streamed', 'plain'];
export interface Talk {
  client: Protocol;
  backend: Protocol;
  way: Way;
  says: Omit<ScriptedReply, 'usage'>;
  /** Of the backend. */
  config: Partial<BackendConfig>;
  store?: string;
  /** Absent: those of the test. */
  tools?: CoreTool[];
  /** How the vendor writes; absent: as all of its protocol. */
  writer?: ReplyWriter;
}

/** What the client received, in Core. */
interface Told {
  content: CoreAssistantPart[];
  finish: string | undefined;
  receivedReply: ReceivedReply;
  /** What the vendor was sent. */
  asked: string;
}

export const requested: Partial<CoreChatRequest> = {
  model: 'some-model',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Where is it?' }] }],
  tools: [tool('look', { at: { type: 'string' } })],
  maxTokens: 100,
};

async function talk(
  { client, backend, way, says, config, store, tools = requested.tools ?? [], writer = vendors[backend].writer }: Talk,
  upstream: Upstream,
): Promise<Told> {
  upstream.reset();
  const { base, streams } = vendors[backend];
  const gateway = startBareGateway(
    testConfig({
      backends: [
        testBackend({ name: 'local', protocol: backend, baseUrl: upstream.url + base, retries: 0, ...config }),
      ],
      models: { '*': 'local/*' },
    }),
    store === undefined ? {} : { recorder: recorder(store) },
  );
  const reply: ScriptedReply = { ...says, usage: { input: 20, cached: 0, output: 4 } };
  const model = 'some-model';
  upstream.answer(way === 'streamed' ? streams(writer.stream(reply, model)) : jsonAnswer(writer.plain(reply, model)));
  const { context } = recorded({ ...requested, tools, stream: way === 'streamed' });
  const codec = backendOf(client)?.codec;
  if (!codec) throw new Error(`${client} is not spoken`);
  const receivedReply = await gateway.ask({
    client,
    body: codec.encodeRequest(context.request, context),
    ...(client === 'gemini' && { target: geminiTarget[way] }),
  });
  await gateway.gateway.stop(1000);
  expect(gateway.defects).toEqual([]);
  expect({ status: receivedReply.status, text: receivedReply.text }).toMatchObject({ status: 200 });
  const [only] = answerIn(client, receivedReply, context).candidates;
  return {
    content: only?.message.content ?? [],
    finish: only?.finish.reason,
    receivedReply,
    asked: upstream.received[0]?.text ?? '',
  };
}

const geminiTarget: Record<Way, string> = {
  streamed: '/v1beta/models/some-model:streamGenerateContent?alt=sse',
  plain: '/v1beta/models/some-model:generateContent',
};

function answerIn(client: Protocol, { text, headers }: ReceivedReply, context: BackendContext) {
  const codec = backendOf(client)?.codec;
  if (!codec) throw new Error(`${client} is not spoken`);
  const framing = framingOfContentType(headers['content-type'] ?? '');
  if (!framing) return codec.decodeResponse(parseJson(text) ?? null, context);
  const fold = new ResponseFold();
  for (const event of collectSteps(chain(readFrames(framing), codec.decodeStream(context)), [Buffer.from(text)]))
    fold.add(event);
  return fold.result();
}

/** Names and inputs of the calls, whichever form an input has. */
export const callsIn = (content: readonly CoreAssistantPart[]) =>
  content.flatMap((part) => {
    if (part.type !== 'tool-call') return [];
    const { name, input } = part;
    return [{ name, input: input.kind === 'json' ? input.value : parseJson(input.text) }];
  });

export const textIn = (content: readonly CoreAssistantPart[]): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');

export const called = { name: 'look', input: { at: 'it' } };
export const callText = (dialect: string): string =>
  dialectOf(dialect)?.writing.calls([{ name: 'look', argumentsText: '{"at":"it"}' }]) ?? '';
