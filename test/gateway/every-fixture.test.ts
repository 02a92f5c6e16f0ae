import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ResponseFold } from '../../src/core/fold.ts';
import { parseJson, type JsonObject } from '../../src/core/json.ts';
import { chain, collectSteps, type Framing } from '../../src/core/step.ts';
import type { CoreCandidate, Protocol } from '../../src/core/types.ts';
import { framingOfRoute } from '../../src/protocols/find-route.ts';
import { codecOf, frontendOf, frontends } from '../../src/protocols/frontends.ts';
import { startMock } from '../../src/server/mock.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { readFrames } from '../../src/wire/framing.ts';
import {
  type Fixture,
  routeHintsOf,
  isStreamed,
  isTokenCount,
  bundledFixtures,
  readFixtures,
} from '../../src/replay/fixtures.ts';
import { createReplayer } from '../../src/replay/replayer.ts';
import { concatChunks } from '../../src/replay/event-spans.ts';
import { clientCallsIn, indexFixture } from '../../src/replay/indexed-fixture.ts';
import { findResponseViolations, findStreamViolations } from '../../src/record/wire-violations.ts';
import { backendContext } from '../laws/codecs.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { type ReceivedReply, startBareGateway } from '../support/conversation.ts';

/** Every recording, played by the mock behind the gateway, to a client of every protocol. */

const text = 'Go on.';
const asking: Record<Protocol, (model: string, stream: boolean) => { target: string; body: JsonObject }> = {
  anthropic: (model, stream) => ({
    target: '/v1/messages',
    body: { model, stream, max_tokens: 1000, messages: [{ role: 'user', content: text }] },
  }),
  'openai-chat': (model, stream) => ({
    target: '/v1/chat/completions',
    body: { model, stream, messages: [{ role: 'user', content: text }] },
  }),
  'openai-responses': (model, stream) => ({ target: '/v1/responses', body: { model, stream, input: text } }),
  gemini: (model, stream) => ({
    target: `/v1beta/models/${model}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    body: { contents: [{ role: 'user', parts: [{ text }] }] },
  }),
  ollama: (model, stream) => ({
    target: '/api/chat',
    body: { model, stream, messages: [{ role: 'user', content: text }] },
  }),
  'gemini-interactions': (model, stream) => ({ target: '/v1beta/interactions', body: { model, stream, input: text } }),
};

const fixtures = readFixtures(bundledFixtures).filter(
  (fixture) =>
    codecOf(fixture.protocol) !== undefined && !isTokenCount(fixture) && routeHintsOf(fixture).form === undefined,
);

let mock: RunningServer;
beforeAll(async () => {
  const replayer = createReplayer({ fixtures: null, speed: 0, policy: 'lenient' });
  mock = await startMock({ replayer, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }), version: '1.2.3' });
});
afterAll(() => mock.stop(0));

async function hear(client: Protocol, fixture: Fixture): Promise<ReceivedReply & { framing: Framing | undefined }> {
  const { protocol, situation } = fixture;
  const suffix = protocol.startsWith('openai') ? '/v1' : '';
  const backend = testBackend({ name: 'recorded', protocol, baseUrl: mock.url + suffix, retries: 0 });
  const { gateway, ask, defects } = startBareGateway(
    testConfig({ backends: [backend], models: { '*': 'recorded/*' } }),
  );
  const { target, body } = asking[client](`replay/${protocol}/${situation}`, isStreamed(fixture));
  const reply = await ask({ client, target, body });
  await gateway.stop(0);
  expect(defects).toEqual([]);
  const frontend = frontendOf(client);
  const framing =
    isStreamed(fixture) && frontend ? (framingOfRoute(frontend, target) ?? frontend.codec.framing) : undefined;
  return { ...reply, framing: reply.status < 400 ? framing : undefined };
}

/** What a client reads; `undefined` for an error, or an answer that breaks off. */
function understood(client: Protocol, { status, text: answer, framing }: Awaited<ReturnType<typeof hear>>) {
  const codec = codecOf(client);
  if (!codec || status >= 400) return undefined;
  const context = backendContext(codec, { model: 'm', messages: [], stream: framing !== undefined });
  const fold = new ResponseFold();
  try {
    if (framing === undefined) return codec.decodeResponse(parseJson(answer) ?? null, context);
    const events = collectSteps(chain(readFrames(framing), codec.decodeStream(context)), [Buffer.from(answer)]);
    for (const event of events) fold.add(event);
    return fold.result();
  } catch {
    return undefined;
  }
}

const textsOf = ({ message }: CoreCandidate): string[] =>
  message.content.flatMap((part) => (part.type === 'text' ? part.text : []));
const namesOf = (candidates: readonly CoreCandidate[]): string[] =>
  clientCallsIn({ candidates: [...candidates] }).map(({ name }) => name);

/** What holds of an answer that was good when it was recorded. */
function expectSame(first: CoreCandidate, reply: Awaited<ReturnType<typeof hear>>, answer: CoreCandidate[]): void {
  if (reply.status !== 200) throw new Error(reply.text);
  expect(reply).toMatchObject({ ended: true, wasCut: false });
  for (const output of textsOf(first)) expect(answer.flatMap(textsOf).join('\n')).toContain(output);
  // A call that the limit of output cut short is none.
  const calls = first.finish.reason === 'length' ? [] : namesOf([first]);
  expect(namesOf(answer)).toEqual(expect.arrayContaining(calls));
}

const faultsHeard = (client: Protocol, { framing, text: answer, status }: Awaited<ReturnType<typeof hear>>) =>
  framing
    ? findStreamViolations(client, framing, [Buffer.from(answer)])
    : findResponseViolations(client, status, answer);

const named = (chosen: readonly Fixture[]) =>
  chosen.map((fixture) => [`${fixture.protocol}/${fixture.situation}`, fixture] as const);

describe.each(frontends.map(({ codec }) => codec.protocol))('a client of %s', (client) => {
  const own = fixtures.filter(({ protocol }) => protocol === client);
  const others = fixtures.filter(({ protocol }) => protocol !== client);

  test.for(named(own))('receives the exact bytes of %s', async ([, fixture]) => {
    const { status, text: answer } = await hear(client, fixture);
    const { response } = fixture;
    expect(status).toBe(response.status);
    // Arrays are requested as events here. Errors have messages of the gateway.
    if (response.framing !== 'json-array' && status < 400)
      expect(answer).toBe(concatChunks(response.chunks).toString());
  });

  test.for(named(others))('receives the content of %s', async ([, fixture]) => {
    const codec = codecOf(fixture.protocol);
    const reply = await hear(client, fixture);
    const answer = understood(client, reply);
    const [first] = (codec && indexFixture(fixture, codec).response?.candidates) ?? [];
    // What broke off does not look finished, and what a vendor calls an answer although it failed is an error.
    if (!first || first.finish.reason === 'error') return expect(answer).toBeUndefined();
    expectSame(first, reply, answer?.candidates ?? []);
    return expect(faultsHeard(client, reply)).toEqual([]);
  });
});
