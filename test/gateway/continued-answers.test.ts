import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ResponseFold } from '../../src/core/fold.ts';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import type { CoreChatRequest, CoreChatResponse, Protocol } from '../../src/core/types.ts';
import { protocols } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { retranslate } from '../../src/inspect/retranslate.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { routeRow } from '../support/route-rows.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

const codecFor = (protocol: Protocol): ProtocolCodec => {
  const codec = codecOf(protocol);
  if (!codec) throw new Error(`${protocol} has no codec`);
  return codec;
};

let one: Upstream;
let two: Upstream;
let bare: BareGateway;

/** One row for each pair of backends, by the model `ONE+TWO`; `ONE-TWO` is the same without `continue`. */
beforeAll(async () => {
  one = await startUpstream();
  two = await startUpstream();
  const backends = protocols.flatMap((protocol) =>
    (
      [
        ['one', one],
        ['two', two],
      ] as const
    ).map(([name, upstream]) =>
      testBackend({
        name: `${name}-${protocol}`,
        protocol,
        baseUrl: upstream.url + vendors[protocol].base,
        retries: 0,
      }),
    ),
  );
  const routes = protocols.flatMap((first) =>
    protocols.flatMap((second) =>
      [true, false].map((continues) => {
        const model = `${first}${continues ? '+' : '-'}${second}`;
        // The model's name stays: a target that fails five times in a row is paused.
        const targets = [`one-${first}/*`, `two-${second}/*`];
        return routeRow(targets, { model: [`${model}.*`] }, { name: model, continues, isSticky: false });
      }),
    ),
  );
  bare = startBareGateway(testConfig({ backends, models: { '*': 'one-anthropic/m' }, routes }));
});
afterEach(() => {
  one.reset();
  two.reset();
  expect(bare.defects.splice(0)).toEqual([]);
});
afterAll(async () => {
  await bare.gateway.stop(0);
  await one.close();
  await two.close();
});

const before: ScriptedReply = {
  text: 'Grüße aus 東京 😀: the sun rises ',
  usage: { input: 20, cached: 5, output: 9 },
};
const rest = 'over the bay, and 船 leave.';
const after: ScriptedReply = {
  text: rest,
  usage: { input: 31, cached: 7, output: 8 },
};

function ask(client: Protocol, model: string, more: Partial<CoreChatRequest> = {}): Promise<ReceivedReply> {
  const codec = codecFor(client);
  const request: CoreChatRequest = {
    model,
    maxTokens: 100,
    stream: true,
    includeUsage: true,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
    ...more,
  };
  const body = codec.encodeRequest(request, createDecodingContext(codec, request));
  const target = client === 'gemini' ? { target: `/v1beta/models/${model}:streamGenerateContent?alt=sse` } : {};
  return bare.ask({ client, body, ...target });
}

const framesOf = (client: Protocol, text: string): Frame[] =>
  collectSteps(readFrames(codecFor(client).framing), [Buffer.from(text)]);

const grammarFaults = (client: Protocol, text: string): string[] =>
  collectSteps(codecFor(client).grammar, framesOf(client, text)).map(
    ({ event, path, what }) => `${event} ${path} ${what}`,
  );

const eventsOf = (client: Protocol, text: string): CoreStreamEvent[] => {
  const codec = codecFor(client);
  const request: CoreChatRequest = { model: 'm', messages: [], stream: true };
  return collectSteps(codec.decodeStream(createDecodingContext(codec, request)), framesOf(client, text));
};

function answerOf(client: Protocol, text: string): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of eventsOf(client, text)) fold.add(event);
  return fold.result();
}

const textIn = ({ candidates }: CoreChatResponse): string =>
  (candidates[0]?.message.content ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');

/** The text that a client has of a stream that may have broken. */
const textSoFar = (client: Protocol, text: string): string =>
  eventsOf(client, text)
    .flatMap((event) => (event.type === 'text-delta' ? [event.text] : []))
    .join('');

const pairs = protocols.flatMap((client) => protocols.map((backend) => [client, backend] as const));

describe.each(pairs)('a client of %s, and an answer of %s that breaks', (client, backend) => {
  const pieces = vendors[backend].writer.stream(before, 'm');
  const cuts = pieces.map((_, index) => index).slice(1);

  test.each(protocols)('continues at a backend of %s from each of its events', async (second) => {
    for (const cut of cuts) {
      one.answer(vendors[backend].streams(pieces.slice(0, cut)));
      two.answer(vendors[second].streams(vendors[second].writer.stream(after, 'n')));
      const had = textSoFar(backend, pieces.slice(0, cut).join(''));
      const reply = await ask(client, `${backend}+${second}.${client}.${cut}`);
      const isFinished = eventsOf(backend, pieces.slice(0, cut).join('')).some(({ type }) => type === 'finish');
      if (!isFinished) {
        const answer = answerOf(client, reply.text);
        const { request, answer: leg, findings } = checkExchange(traceOf(reply.exchange));
        expect({
          cut,
          grammar: grammarFaults(client, reply.text),
          text: textIn(answer),
          finish: answer.candidates[0]?.finish.reason,
          status: reply.outcome.status,
          findings: shownFindings(findings),
          legs: [request, leg],
          translatedAgain: retranslate(traceOf(reply.exchange)),
        }).toEqual({
          cut,
          grammar: [],
          text: had + rest,
          finish: 'stop',
          status: 'ok',
          findings: [],
          legs: ['consistent', 'consistent'],
          translatedAgain: { verdict: 'same' },
        });
      }
      one.reset();
      two.reset();
    }
  });

  test('stays broken without `continue`', async () => {
    for (const cut of cuts) {
      one.answer(vendors[backend].streams(pieces.slice(0, cut)));
      two.answer(vendors[client].streams(vendors[client].writer.stream(after, 'n')));
      const reply = await ask(client, `${backend}-${client}.${cut}`);
      const isFallback = (reply.exchange.backend?.attempts.length ?? 0) > 1;
      // What the second target answers is all of the answer, or nothing of it.
      expect({ cut, text: textSoFar(client, reply.text).includes(rest) }).toEqual({ cut, text: isFallback });
      expect({ cut, starts: textSoFar(client, reply.text).startsWith('over') }).toEqual({ cut, starts: isFallback });
      expect(reply.exchange.notes.some(({ seam }) => seam)).toBe(false);
      one.reset();
      two.reset();
    }
  });
});
