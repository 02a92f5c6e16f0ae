import type { Config } from '../config/config.ts';
import { defaultInflightBytes, defaultLimits } from '../config/limits.ts';
import { kindOfStatus, LouterError } from '../core/error.ts';
import { asString, withoutUndefined, type JsonObject } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import { inspectBody, parseBody } from '../gateway/body.ts';
import type { InboundRequest, ResponseWriter } from '../gateway/exchange-io.ts';
import type { ExchangeOutcome, Gateway } from '../gateway/gateway.ts';
import { createTokenRates } from '../gateway/token-rate.ts';
import type { HeaderFields } from '../core/headers.ts';
import { noRecorder } from '../record/exchange.ts';
import { ConnectionCutError } from '../replay/player.ts';
import type { ReplayResponse, Replayer } from '../replay/replayer.ts';
import type { Log } from './log.ts';
import { type RunningServer, startOnFreePort, startServer } from './server.ts';

export interface MockSettings {
  readonly replayer: Replayer;
  readonly host: string;
  /** 0: any free one; null: the first free one from 8788 on. */
  readonly port: number | null;
  /** Gets a line a request: which recording answered, and why. */
  readonly log: Log;
  /** Louter's own version. */
  readonly version: string;
  /** Who answers what is not recorded; absent: that is a 404. */
  readonly live?: LiveBackend;
}

/** A gateway that answers in place of recordings. */
export interface LiveBackend {
  readonly gateway: Gateway;
  /** `unknown`: the requests that were not recorded; `all`: every one. */
  readonly recordedRequests: 'unknown' | 'all';
}

/** Where it listens unless that is taken or another port is asked for. */
export const firstMockPort = 8788;

/**
 * Serves recordings on the paths of every protocol, as a vendor would: any key is taken.
 * @throws {Error} of Node's `listen`.
 */
export async function startMock({ replayer, host, port, log, version, live }: MockSettings): Promise<RunningServer> {
  const parts = {
    config: mockConfig(host),
    gateway: createMockGateway(replayer, log, live),
    recorder: noRecorder,
    // The server tells of every request; of those that went well the gateway below tells more.
    log: log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : 'silent' }),
    version,
  };
  return port === null ? startOnFreePort(parts, { host, port: firstMockPort }) : startServer(parts, { host, port });
}

/** Answers with recordings where the gateway proper would route and translate. */
function createMockGateway(replayer: Replayer, log: Log, live: LiveBackend | undefined): Gateway {
  let active = 0;
  return {
    async handle(frontend, route, inbound, outlet, model) {
      active += 1;
      try {
        const outcome = await answer(replayer, { frontend, route, inbound, outlet, model }, live);
        const { from, why, httpStatus, status } = outcome;
        if (!outcome.error)
          log.info(
            { path: route.path, status: httpStatus, outcome: status, recording: from, why },
            from === null ? 'answered' : 'replayed',
          );
        return outcome;
      } finally {
        active -= 1;
      }
    },
    async listModels() {
      const recorded = replayer.situations.map((id) => ({ id, backend: 'replay' }));
      return [...recorded, ...((await live?.gateway.listModels()) ?? [])];
    },
    get inFlight() {
      return active;
    },
    async stop() {},
  };
}

interface MockCall {
  readonly frontend: Frontend;
  readonly route: FrontendRoute;
  readonly inbound: InboundRequest;
  readonly outlet: ResponseWriter;
  readonly model: string | undefined;
}

type MockOutcome = ExchangeOutcome & Pick<ReplayResponse, 'from' | 'why'>;

async function answer(replayer: Replayer, call: MockCall, live: LiveBackend | undefined): Promise<MockOutcome> {
  const { frontend, route, inbound, outlet, model } = call;
  const body = readBody(inbound.body);
  if (body instanceof LouterError) return refuse(call, body.detail);
  const request = {
    protocol: frontend.codec.protocol,
    body,
    framing: frontend.framing(new URL(inbound.target, 'http://louter').searchParams),
    ...withoutUndefined({ model, stream: route.hints?.stream, form: route.hints?.form }),
  };
  const lookUp = (): ReplayResponse | undefined => {
    if (live?.recordedRequests === 'all') return undefined;
    const sameOnly = live !== undefined || route.task === 'count-tokens';
    return sameOnly ? replayer.answerExact(request, outlet.signal) : replayer.answer(request, outlet.signal);
  };
  if (route.task === 'pass')
    return live
      ? askLive(live, call)
      : refuse(call, { kind: 'not-found', message: `no recordings are kept of ${route.path}` });
  const found = lookUp();
  if (!found) return live ? askLive(live, call) : estimate(call, body);
  outlet.writeHead(found.status, {
    ...headersToSend(found.headers),
    ...(found.from && { [recordingHeader]: found.from }),
  });
  return outcomeOf(found, await pass(found.body, outlet));
}

/** Encodings are not asked for: inside of one it is not known which byte came when. */
async function askLive({ gateway }: LiveBackend, call: MockCall): Promise<MockOutcome> {
  const { frontend, route, inbound, outlet, model } = call;
  const headers = inbound.headers.filter(([name]) => name.toLowerCase() !== 'accept-encoding');
  const header = (name: string): string | undefined => (name === 'accept-encoding' ? undefined : inbound.header(name));
  const outcome = await gateway.handle(frontend, route, { ...inbound, headers, header }, outlet, model);
  return { ...outcome, from: null, why: `asked of ${outcome.backend ?? 'no backend'}` };
}

function readBody(bytes: Buffer): JsonObject | LouterError {
  try {
    return parseBody(bytes, inspectBody(bytes));
  } catch (thrown) {
    if (thrown instanceof LouterError) return thrown;
    throw thrown;
  }
}

/** Writes a body as it plays. */
async function pass(body: AsyncIterable<Buffer>, outlet: ResponseWriter): Promise<'ok' | 'aborted'> {
  try {
    for await (const bytes of body) {
      if (!outlet.write(bytes)) await outlet.drained();
    }
    outlet.end();
    return 'ok';
  } catch (thrown) {
    if (thrown instanceof ConnectionCutError) outlet.destroy();
    else if (!outlet.signal.aborted) throw thrown;
    return 'aborted';
  }
}

/** A count of tokens that nobody recorded is guessed as the gateway does. */
function estimate(call: MockCall, body: JsonObject): MockOutcome {
  const { frontend, inbound, outlet } = call;
  const { codec, encodeTokenCount } = frontend;
  if (!encodeTokenCount) return refuse(call, { kind: 'not-found', message: `${codec.protocol} counts no tokens` });
  const model = call.model ?? asString(body['model']) ?? '';
  const tokens = createTokenRates().estimate(model, inbound.body.length);
  outlet.writeHead(200, { 'content-type': 'application/json' });
  outlet.end(JSON.stringify(encodeTokenCount(tokens)));
  return outcomeOf({ status: 200, from: null, why: 'guessed by length' }, 'ok');
}

function refuse({ frontend, outlet }: MockCall, error: CoreError): MockOutcome {
  const { status, headers, body } = frontend.codec.encodeError(error);
  outlet.writeHead(status, { 'content-type': 'application/json', ...headers });
  outlet.end(JSON.stringify(body));
  return outcomeOf({ status, from: null, why: error.message }, 'ok');
}

const outcomeOf = (
  { status, from, why }: Pick<ReplayResponse, 'status' | 'from' | 'why'>,
  ending: 'ok' | 'aborted',
): MockOutcome => ({
  status: status < 400 ? ending : status < 500 ? 'client-error' : 'upstream-error',
  httpStatus: status,
  from,
  why,
  backend: 'replay',
  mode: null,
  modelAsked: null,
  error: status < 400 ? null : { kind: kindOfStatus(status), message: from === null ? why : `${from}: ${why}` },
  timing: { firstByteMs: null, firstTokenMs: null, totalMs: null },
  summary: null,
  losses: 0,
});

/** Says which recording answers: who records that must not take it for a live service. */
const recordingHeader = 'x-louter-recording';

// How the recorded connection was framed says nothing of this one.
const framing = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

function headersToSend(fields: HeaderFields): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of fields) {
    const key = name.toLowerCase();
    const before = headers.get(key);
    if (!framing.has(key)) headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(headers);
}

const mockConfig = (host: string): Config => ({
  file: null,
  server: { host, port: null, keys: [], maxBody: 32 * 1024 * 1024 },
  traces: { url: null, bodies: 'metadata', keepMs: 0, keepMetadataMs: 0, maxSize: 0 },
  log: { level: 'info' },
  limits: { ...defaultLimits, maxInflightBytes: defaultInflightBytes },
  media: { fetch: false },
  backends: [],
  models: [],
  modelFacts: () => ({}),
  statedFacts: () => ({}),
});
