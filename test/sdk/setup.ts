import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { backendOf } from '../../src/protocols/backends.ts';
import { asObject, asString, type JsonObject } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { refusalOf, type Refusal, type ScriptedReply } from '../support/reply.ts';
import { shownFindings } from '../support/trace-of.ts';
import type { Understood } from '../support/understood.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import { vendors, type Vendor } from '../support/vendors.ts';

/** A path through the gateway to a backend of one protocol, translated or passed through. */
export interface BackendPath {
  name: string;
  backend: Protocol;
  /** Whether bytes are passed on unchanged, also the model name in answers. */
  isPassthrough: boolean;
  /** The model name that selects the path. */
  model: string;
  /** The model name in answers. */
  reportedModel: string;
  vendor: Vendor;
}

/** The model name at all backends. */
export const vendorModel = 'scripted-model';

const backendProtocols = protocols.filter((protocol) => backendOf(protocol) !== undefined);

const translatingPath = (backend: Protocol): BackendPath => ({
  name: `translated to ${backend}`,
  backend,
  isPassthrough: false,
  model: `on-${backend}`,
  reportedModel: `on-${backend}`,
  vendor: vendors[backend],
});

const passthroughPath = (backend: Protocol): BackendPath => ({
  name: `passed through to ${backend}`,
  backend,
  isPassthrough: true,
  model: `as-${backend}`,
  reportedModel: vendorModel,
  vendor: vendors[backend],
});

/** All paths from a client of this protocol: translated to every backend, and passed through. */
export const backendPathsOf = (client: Protocol): BackendPath[] => [
  ...backendProtocols.map(translatingPath),
  passthroughPath(client),
];

/** A configuration with all paths to one upstream, without retries. */
export const configurationOf = (upstream: Upstream, server = ''): string => `
[server]
${server}

[log]
level = "warn"

[traces]
url = "file:louter.db"

${backendProtocols
  .flatMap((protocol) => {
    const url = `${upstream.url}${vendors[protocol].base}`;
    return [
      `[backends.${protocol}]
protocol = "${protocol}"
base_url = "${url}"
requires_auth = false
mode = "proxy"
retries = 0`,
      `[backends.${protocol}-baseline]
protocol = "${protocol}"
base_url = "${url}"
requires_auth = false`,
    ];
  })
  .join('\n\n')}

[models]
${backendProtocols
  .flatMap((protocol) => [
    `"on-${protocol}" = "${protocol}/${vendorModel}"`,
    `"as-${protocol}" = "${protocol}-baseline/${vendorModel}"`,
  ])
  .join('\n')}
`;

/** The names of all models of the configuration, sorted. */
export const modelNames: string[] = backendProtocols
  .flatMap((protocol) => [translatingPath(protocol).model, passthroughPath(protocol).model])
  .toSorted();

/** A gateway with all paths and its upstream, for all tests of a file. */
export interface TestSetup {
  readonly upstream: Upstream;
  /** `http://127.0.0.1:PORT` of the gateway. */
  readonly url: string;
}

/** Checks all that was recorded in this folder against itself: no exchange of an SDK contradicts itself. */
async function expectNoContradiction(directory: string): Promise<void> {
  const store = await openTraceStore(`file:${join(directory, 'louter.db')}`);
  const found: string[] = [];
  let checked = 0;
  try {
    for (const { id } of await store.list({}, 10_000)) {
      const { request, answer, findings, skippedBecause } = checkExchange(await store.get(id));
      // What is passed through unread has nothing to compare.
      if (request !== 'skipped' || answer !== 'skipped' || skippedBecause === 'it is not a chat request') checked += 1;
      found.push(...shownFindings(findings).map((finding) => `${id}: ${finding}`));
    }
  } finally {
    await store.close();
  }
  expect(found).toEqual([]);
  expect(checked).toBeGreaterThan(0);
}

/**
 * Starts a gateway and an upstream for the tests of a file. The upstream is reset before each test.
 * @param modelData tables that the configuration ends with.
 */
export function setUpGateway({ modelData = '' } = {}): TestSetup {
  let started: { upstream: Upstream; gateway: TestGateway } | undefined;
  const running = (): { upstream: Upstream; gateway: TestGateway } => {
    if (!started) throw new Error('the gateway is only available within tests');
    return started;
  };
  beforeAll(async () => {
    const upstream = await startUpstream();
    started = {
      upstream,
      gateway: await startGateway(`${configurationOf(upstream)}\n${modelData}`, { onEnd: expectNoContradiction }),
    };
  });
  afterAll(async () => {
    await started?.gateway.stop();
    await started?.upstream.close();
  });
  beforeEach(() => running().upstream.reset());
  return {
    get upstream() {
      return running().upstream;
    },
    get url() {
      return running().gateway.url;
    },
  };
}

/** Makes the upstream answer all requests with this reply, streamed or plain as requested. */
export function replyWith(upstream: Upstream, { vendor }: BackendPath, reply: ScriptedReply): void {
  upstream.answerWith((request) => {
    const { model, stream } = vendor.asked(request);
    return stream ? vendor.streams(vendor.writer.stream(reply, model)) : jsonAnswer(vendor.writer.plain(reply, model));
  });
}

/** Makes the upstream answer successive requests with these replies. */
export function replyInSequence(upstream: Upstream, { vendor }: BackendPath, replies: readonly ScriptedReply[]): void {
  upstream.answerWith((request) => {
    const { model, stream } = vendor.asked(request);
    const reply = replies[upstream.received.length - 1];
    if (!reply) throw new Error(`no reply to request ${upstream.received.length}`);
    return stream ? vendor.streams(vendor.writer.stream(reply, model)) : jsonAnswer(vendor.writer.plain(reply, model));
  });
}

/** Makes the upstream refuse the next request. */
export function refuseWith(upstream: Upstream, { vendor }: BackendPath, refusal: Refusal): void {
  upstream.answer(refusalOf(vendor.writer, refusal));
}

/** The message of a refusal. */
export function refusalMessage({ vendor }: BackendPath, refusal: Refusal): string {
  const { error } = vendor.writer.refusal(refusal).body;
  return asString(asObject(error)?.['message']) ?? asString(error) ?? '';
}

/** The first half of a stream. */
export const takeFirstHalf = (events: readonly string[]): string[] => events.slice(0, Math.floor(events.length / 2));

/** The body of the only request the upstream received. */
export function onlyRequestBody(upstream: Upstream): JsonObject {
  const [request, ...more] = upstream.received;
  const body = asObject(request?.json);
  if (body === undefined || more.length > 0)
    throw new Error(`the upstream received ${upstream.received.length} requests: ${request?.text}`);
  return body;
}

/** All received requests as the vendor interprets them. */
export const interpretRequests = (upstream: Upstream, { vendor }: BackendPath): Understood[] =>
  upstream.received.map(({ json }) => vendor.understand(asObject(json) ?? {}));

/** The only received request as the vendor interprets it. */
export const interpretRequest = (upstream: Upstream, { vendor }: BackendPath): Understood =>
  vendor.understand(onlyRequestBody(upstream));

/** The usage of all scripted replies, in tokens. */
export const usage = { input: 100, cached: 40, output: 12 };

/** The number of cached tokens that the client receives. */
export const expectedCachedTokens = ({ vendor }: BackendPath): number => (vendor.countsCache ? usage.cached : 0);

export const helloReply: ScriptedReply = { text: 'Grüße, 👋 world.', usage };

const calls = [
  { id: 'call_1', name: 'weather', input: { city: 'Zürich', days: 2 } },
  { id: 'call_2', name: 'clock', input: {} },
];
export const twoCallsReply: ScriptedReply = { text: 'Both at once.', calls, usage };

/** The two calls as a client receives them. */
export const expectedCalls = ({ vendor }: BackendPath): unknown[] =>
  calls.map((call) => (vendor.hasCallIds ? call : { ...call, id: expect.stringMatching(/./) }));
