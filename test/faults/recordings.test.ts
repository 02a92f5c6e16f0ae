import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { translate } from '../../src/inspect/translation/translation.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { findMessage } from '../../src/record/decode-exchange.ts';
import { parseLosses } from '../../src/record/store/exchange-columns.ts';
import {
  bundledFixtures,
  isStreamed,
  isTokenCount,
  readFixtures,
  routeHintsOf,
  type Fixture,
} from '../../src/replay/fixtures.ts';
import { createReplayer } from '../../src/replay/replayer.ts';
import { startMock } from '../../src/server/mock.ts';
import { paths } from '../laws/codecs.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway } from '../support/conversation.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { targetOf } from './targets.ts';
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

/**
 * Every recording through a gateway, from each protocol to each: its request to a backend of each protocol, and its
 * answer to a client of each. No exchange contradicts itself.
 */

const fixtures = readFixtures(bundledFixtures).filter(
  (fixture) => codecOf(fixture.protocol) && !isTokenCount(fixture) && routeHintsOf(fixture).form === undefined,
);
const replayer = createReplayer({ fixtures: null, speed: 0, policy: 'lenient' });
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  mock = await startMock({ replayer, host: '127.0.0.1', port: 0, log, version: '1.2.3' });
});
afterAll(() => mock.stop(0));

/** A short request for the recorded answer of this name. */
const questions: Readonly<Record<Protocol, (stream: boolean) => JsonObject>> = {
  anthropic: (stream) => ({ max_tokens: 1000, stream, messages: [{ role: 'user', content: 'Go on.' }] }),
  'openai-chat': (stream) => ({
    stream,
    ...(stream && { stream_options: { include_usage: true } }),
    messages: [{ role: 'user', content: 'Go on.' }],
  }),
  'openai-responses': (stream) => ({ stream, input: 'Go on.' }),
  gemini: () => ({ contents: [{ role: 'user', parts: [{ text: 'Go on.' }] }] }),
  ollama: (stream) => ({ stream, messages: [{ role: 'user', content: 'Go on.' }] }),
  'gemini-interactions': (stream) => ({ stream, input: 'Go on.' }),
};

interface Run {
  fixture: Fixture;
  body: JsonObject;
  target: string;
}

function runsOf(from: Protocol, to: Protocol): Run[] {
  return fixtures.flatMap((fixture): Run[] => {
    const isStream = isStreamed(fixture);
    const model = `replay/${fixture.protocol}/${fixture.situation}`;
    return [
      ...(fixture.protocol === from
        ? [{ fixture, body: asObject(fixture.request) ?? {}, target: targetOf(from, isStream, 'm') }]
        : []),
      ...(fixture.protocol === to
        ? [{ fixture, body: { ...questions[from](isStream), model }, target: targetOf(from, isStream, model) }]
        : []),
    ];
  });
}

/** Differences of the two requests at places that their bodies do not have, and losses that no difference explains. */
function listMisplaced(trace: StoredTrace): string[] {
  const bodyOf = (role: string): JsonValue =>
    parseJson(findMessage(trace, role)?.body?.toString('utf8') ?? 'null') ?? null;
  const [client, upstream] = [bodyOf('client-request'), bodyOf('upstream-request')];
  const { differences } = translate(trace).request;
  const shown = new Set(differences.map(({ note }) => note));
  return [
    ...differences.flatMap(({ kind, what, left, right }) => [
      ...(left && !hasPlace(client, left.path) ? [`${kind} ${what}: the client's body has no ${left.path}`] : []),
      ...(right && !hasPlace(upstream, right.path) ? [`${kind} ${what}: the body upstream has no ${right.path}`] : []),
    ]),
    ...parseLosses(trace.row)
      .filter(({ leg }) => leg !== 'answer')
      .filter(({ what }) => ![...shown].some((note) => note?.startsWith(what)))
      .map(({ path, what }) => `the loss at ${path} is not shown: ${what}`),
  ];
}

function hasPlace(body: JsonValue, pointer: string): boolean {
  let value: unknown = body;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
    value = Reflect.get(value, name);
  }
  return true;
}

describe.each(paths)('the recordings of $from to $to', ({ source, target: { protocol: to } }) => {
  test('go through a gateway that does not contradict itself', async () => {
    const from = source.protocol;
    const baseUrl = mock.url + (to.startsWith('openai') ? '/v1' : '');
    const backend = testBackend({ name: 'recorded', protocol: to, baseUrl, retries: 0 });
    const { gateway, ask, defects } = startBareGateway(
      testConfig({ backends: [backend], models: { '*': 'recorded/*' } }),
    );
    const found: string[] = [];
    let checked = 0;
    for (const { fixture, body, target } of runsOf(from, to)) {
      const { exchange } = await ask({ client: from, target, body, headers: { 'x-louter-mode': 'proxy' } });
      const trace = traceOf(exchange);
      const { request, answer, findings } = checkExchange(trace);
      if (request !== 'skipped' || answer !== 'skipped') checked += 1;
      found.push(
        ...[...shownFindings(findings), ...listMisplaced(trace)].map(
          (finding) => `${fixture.protocol}/${fixture.situation}: ${finding}`,
        ),
      );
    }
    await gateway.stop(0);
    expect(found).toEqual([]);
    expect(defects).toEqual([]);
    expect(checked).toBeGreaterThan(50);
  });
});
