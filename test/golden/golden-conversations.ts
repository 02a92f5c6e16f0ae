import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { findRequestViolations } from '../../src/record/wire-violations.ts';
import type { CoreChatRequest, CoreMessage, Protocol } from '../../src/core/types.ts';
import { codecOf, frontends } from '../../src/protocols/frontends.ts';
import type { TraceStore } from '../../src/record/store/trace-store.ts';
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
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

const count = 100;
const clients = frontends.map(({ codec }) => codec.protocol);

export interface Conversation {
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
    fixture.response.framing !== 'json-array' &&
    // A request that is refused has no turns.
    !findRequestViolations(fixture.protocol, fixture.request).length,
);
/** A place in an order that new recordings and protocols leave as it is. */
const placeOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const firstBy = <Value>(values: readonly Value[], textOf: (value: Value) => string): Value[] =>
  values.toSorted((one, other) => placeOf(textOf(one)).localeCompare(placeOf(textOf(other))));

/** A hundred conversations of two turns, each with a client of one protocol and a recording of another or the same. */
export const conversations = firstBy(candidates, ({ protocol, situation }) => `${protocol}/${situation}`)
  .slice(0, count)
  .map((fixture): Conversation => {
    const turns = turnsOf(fixture);
    // What only the vendor of a protocol has is asked by a client of it.
    const isHeld = turns.some(({ serverState }) => serverState !== undefined);
    const client =
      (isHeld ? undefined : firstBy(clients, (each) => `${fixture.protocol}/${fixture.situation} ${each}`)[0]) ??
      fixture.protocol;
    const name = `${fixture.protocol}-${fixture.situation}-to-${client}`;
    return { name, client: client as Protocol, fixture, turns };
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

export function startReplay(): Promise<RunningServer> {
  const replayer = createReplayer({ fixtures: null, speed: 0, policy: 'lenient' });
  return startMock({ replayer, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }), version: '1.2.3' });
}

interface RecordedConversation {
  readonly store: TraceStore;
  readonly traces: readonly StoredTrace[];
}

/** Each of its requests sent to a replay of its recording, and what the store has of them. */
export async function record(
  { client, fixture, turns }: Conversation,
  mock: RunningServer,
): Promise<RecordedConversation> {
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
  const store = await reader(await storeAll(exchanges, { check: 'all' }));
  const traces = await Promise.all(exchanges.map(({ traceId }) => store.get(traceId)));
  return { store, traces };
}
