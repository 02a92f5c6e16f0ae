import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CoreChatRequest, CoreMessage, Protocol } from '../../src/core/types.ts';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { parseJson } from '../../src/core/json.ts';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { codecOf, frontends } from '../../src/protocols/frontends.ts';
import {
  bundledFixtures,
  isStreamed,
  isTokenCount,
  readFixtures,
  routeHintsOf,
  type Fixture,
} from '../../src/replay/fixtures.ts';
import { clientCallsIn, createDecodingContext, indexFixture } from '../../src/replay/indexed-fixture.ts';
import { createReplayer } from '../../src/replay/replayer.ts';
import { startMock } from '../../src/server/mock.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { reader, storeAll } from '../record/support/store.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway } from '../support/conversation.ts';
import { clientCodec } from '../support/vendors.ts';

/**
 * A hundred conversations of two turns, each with a client of one protocol and a recording of another or the same, and what is
 * derived from what was recorded of them. A difference is meant or a fault; `npm test -- test/golden -u` writes what is meant.
 */

const count = 100;
const clients = frontends.map(({ codec }) => codec.protocol);

interface Conversation {
  readonly name: string;
  readonly client: Protocol;
  readonly fixture: Fixture;
  /** The requests of both turns; the second has the answer that was recorded. */
  readonly turns: readonly CoreChatRequest[];
}

const candidates = readFixtures(bundledFixtures).filter(
  (fixture) =>
    codecOf(fixture.protocol) !== undefined &&
    !isTokenCount(fixture) &&
    routeHintsOf(fixture).form === undefined &&
    fixture.response.framing !== 'json-array',
);
const conversations = candidates
  .filter(
    (_, index) =>
      Math.floor((index * count) / candidates.length) !== Math.floor(((index - 1) * count) / candidates.length),
  )
  .map((fixture, index): Conversation => {
    const client = clients[index % clients.length] ?? fixture.protocol;
    const name = `${fixture.protocol}-${fixture.situation}-to-${client}`;
    return { name, client: client as Protocol, fixture, turns: turnsOf(fixture) };
  });

function turnsOf(fixture: Fixture): CoreChatRequest[] {
  const codec = clientCodec(fixture.protocol as Protocol);
  const asked = codec.decodeRequest(fixture.request, { ...routeHintsOf(fixture), stream: isStreamed(fixture) });
  const first = { ...asked, model: `replay/${fixture.protocol}/${fixture.situation}` };
  const answer = indexFixture(fixture, codec).response?.candidates[0]?.message;
  if (!answer) return [first];
  const results = clientCallsIn({ candidates: [{ message: answer, finish: { reason: 'tool-calls' } }] }).map(
    ({ id, name }): CoreMessage => ({
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          callId: id,
          name,
          providerExecuted: false,
          content: [{ type: 'text', text: `the result of ${name}` }],
        },
      ],
    }),
  );
  const next: CoreMessage[] =
    results.length > 0 ? results : [{ role: 'user', content: [{ type: 'text', text: 'Go on.' }] }];
  return [first, { ...first, messages: [...first.messages, answer, ...next] }];
}

let mock: RunningServer;
beforeAll(async () => {
  const replayer = createReplayer({ fixtures: null, speed: 0, policy: 'lenient' });
  mock = await startMock({ replayer, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }), version: '1.2.3' });
});
afterAll(() => mock.stop(0));

async function derive({ client, fixture, turns }: Conversation): Promise<object[]> {
  const { protocol } = fixture;
  const baseUrl = mock.url + (protocol.startsWith('openai') ? '/v1' : '');
  const backend = testBackend({ name: 'recorded', protocol, baseUrl, retries: 0 });
  const { ask } = startTestGateway(testConfig({ backends: [backend], models: { '*': 'recorded/*' } }));
  const codec = clientCodec(client);
  const exchanges = [];
  for (const [index, turn] of turns.entries()) {
    const body = codec.encodeRequest(turn, createDecodingContext(codec, turn));
    const verb = turn.stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
    const target = client === 'gemini' ? { target: `/v1beta/models/${turn.model}:${verb}` } : {};
    const { exchange } = await ask({ client, body, ...target });
    exchanges.push({ ...exchange, startedAt: Date.UTC(2026, 0, 1, 0, 0, index) });
  }
  const store = await reader(storeAll(exchanges, { check: 'all' }));
  return Promise.all(exchanges.map(async ({ traceId }) => derivedOf(exportTrace(await store.get(traceId)))));
}

/** Of what is long its digest only. Times, ids and ports differ from run to run. */
function derivedOf(trace: ReturnType<typeof exportTrace>): object {
  const { frontend, backend, response, trace_id: _id, started_at: _at, timing: _timing, ...derived } = trace;
  return {
    ...derived,
    core_request: digestOf(frontend.core_request),
    core_events: backend?.core_events?.map(({ event }) => event.type).join(' ') ?? null,
    final_response: digestOf(backend?.final_response ?? null),
    status: response?.status ?? null,
  };
}

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(steady(canonicalJson(parseJson(JSON.stringify(value)) ?? null)))
    .digest('hex')
    .slice(0, 16);

/** Without the port of this run, and the ids that were made in it. */
const steady = (text: string): string =>
  text.replaceAll(new URL(mock.url).host, 'mock').replaceAll(/(?<=_)[0-9a-f]{32}\b/g, 'made');

test.each(conversations.map((each) => [each.name, each] as const))('%s', async (name, conversation) => {
  const derived = steady(`${JSON.stringify(await derive(conversation), null, 2)}\n`);
  await expect(derived).toMatchFileSnapshot(join(import.meta.dirname, 'derived', `${name}.json`));
});
