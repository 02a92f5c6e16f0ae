import type { Backend, VendorModel } from '../backends/backend.ts';
import { inDialect } from '../backends/dialect.ts';
import { backendOf } from '../backends/index.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { shortName } from '../core/names.ts';
import { withinTime } from '../core/within-time.ts';
import { createTraceReader } from '../traces/reader.ts';
import { createReplayer } from '../traces/replay.ts';
import type { Exchange, ExchangeStatus, Recorder } from '../traces/record.ts';
import { answer } from './answer.ts';
import { createMissingEndpoints } from './missing-endpoints.ts';
import { sendError, type Call, type Engine } from './call.ts';
import { startClock } from './clock.ts';
import type { Inbound } from './exchange-io.ts';
import type { ExchangeOutcome, Gateway } from './gateway.ts';
import { createConversations, type Conversations } from './conversations.ts';
import { createHiding } from './hiding.ts';
import { createHttpTransport } from './http-transport.ts';
import { createMediaFetcher } from './media-fetch.ts';
import { createTurns, inflightBudget } from './memory-budget.ts';
import { createModelList } from './models.ts';
import { outOfTime } from './out-of-time.ts';
import { isPublicAddress } from './public-address.ts';
import { recordedAnswers } from './recorded-answers.ts';
import { createReplayTransport } from './replay-transport.ts';
import { createModelTable } from './routing.ts';
import { createSealMemory } from './seal-memory.ts';
import { createTargetGate } from './target-gate.ts';
import { createTokenRates } from './token-rate.ts';
import type { Transport } from './transport.ts';
import { fetchModels } from './vendor-api.ts';

export interface GatewaySettings {
  config: Config;
  recorder: Recorder;
  /** Told of defects of our own, with the trace id to find them by. */
  reportDefect(traceId: string, thrown: unknown): void;
  /** Which IP addresses media may be fetched from, where that is allowed at all; absent: those on the public internet. */
  mayFetchFrom?(address: string): boolean;
}

/** Makes the gateway of a configuration. It listens to nothing itself: a server hands it requests. */
export function createGateway({
  config,
  recorder,
  reportDefect,
  mayFetchFrom = isPublicAddress,
}: GatewaySettings): Gateway {
  const table = createModelTable(config);
  const connections = new Map(config.backends.map((backend) => [backend.name, connect(backend)]));
  const connectionOf = (name: string): Connection => {
    const connection = connections.get(name);
    if (connection) return connection;
    throw new LouterError({ kind: 'internal', message: `there is no backend "${name}"` });
  };
  const engine: Engine = {
    config,
    gate: createTargetGate(new Map(config.backends.map(({ name, limits }) => [name, limits.maxConcurrent]))),
    turns: createTurns(inflightBudget(config.limits)),
    hiding: createHiding(secretsOf(config)),
    tokenRates: createTokenRates(),
    missingEndpoints: createMissingEndpoints(),
    seals: createSealMemory(),
    conversations: conversationsOf(config),
    recorder,
    media: config.media.fetch ? createMediaFetcher(mayFetchFrom) : undefined,
    reportDefect,
    transport: (name) => connectionOf(name).transport,
    adapter: (name) => connectionOf(name).adapter,
  };
  void recorder.tokenRates.then(engine.tokenRates.recall);
  const calls = new Set<Call>();
  const idle: (() => void)[] = [];

  return {
    async handle(frontend, route, inbound, outlet, model) {
      const clock = startClock();
      const exchange = beginExchange(frontend.codec.protocol, inbound);
      const abort = new AbortController();
      const call: Call = { engine, frontend, route, inbound, outlet, exchange, clock, abort };
      calls.add(call);
      recorder.open(exchange);
      const onLeave = (): void => abort.abort();
      outlet.signal.addEventListener('abort', onLeave, { once: true });
      if (outlet.signal.aborted) onLeave();
      const total = setTimeout(() => abort.abort(outOfTime(config.limits)), config.limits.totalTimeout);
      try {
        const brokenEnd = await answer(call, table, model);
        if (brokenEnd) note(call, brokenEnd);
      } catch (error) {
        const failure = error instanceof LouterError ? error : new LouterError(toCoreError(error), { cause: error });
        if (failure.detail.kind === 'internal') reportDefect(exchange.traceId, error);
        note(call, failure);
        if (exchange.response) outlet.cut();
        else sendError(call, failure);
      } finally {
        clearTimeout(total);
        outlet.signal.removeEventListener('abort', onLeave);
        exchange.timing.totalMs = clock();
        calls.delete(call);
        recorder.close(exchange);
        if (calls.size === 0) for (const wake of idle.splice(0)) wake();
      }
      return outcomeOf(exchange);
    },

    listModels: createModelList(config, async ({ name }) => (await connections.get(name)?.listModels()) ?? []),

    get active() {
      return calls.size;
    },

    async stop(graceMs) {
      const over = (): Promise<void> =>
        calls.size === 0 ? Promise.resolve() : new Promise((resolve) => void idle.push(resolve));
      if (calls.size > 0) await withinTime(over(), graceMs);
      const stopping = new LouterError({
        kind: 'overloaded',
        message: 'the gateway is stopping: send the request again',
      });
      for (const call of calls) call.abort.abort(stopping);
      await withinTime(over(), partingMs);
      // What is left waits for a client that does not read.
      for (const call of calls) call.outlet.cut();
      await withinTime(over(), partingMs);
      const transports = [...connections.values()].map(({ transport }) => transport.stop());
      // What cannot be closed ends with the process; the recorder is stopped in any case.
      await withinTime(
        Promise.allSettled([...transports, engine.media?.stop(), engine.conversations.close()]),
        closingMs,
      );
      await recorder.stop();
    },
  };
}

/** How long clients may take to be told that their answer ends, and then how long the end of their connection may take. */
const partingMs = 1_000;
/** How long connections to backends and the store may take to be closed. */
const closingMs = 2_000;

/** A backend made ready: how bytes reach it, and what models it says it has. */
interface Connection {
  transport: Transport;
  /** How it is spoken to; absent where it replays fixtures. */
  adapter: Backend | undefined;
  listModels(): Promise<VendorModel[]>;
}

function connect(backend: BackendConfig): Connection {
  if (backend.protocol === 'replay') {
    const replayer = createReplayer({
      fixtures: backend.fixtures,
      speed: 1,
      // Among recordings of one's own a request gets the answer it had, whatever that was.
      policy: backend.fixtures === null ? 'by-content' : 'recorded-first',
    });
    return {
      transport: createReplayTransport(replayer),
      adapter: undefined,
      listModels: async () => replayer.situations.map((id) => ({ id })),
    };
  }
  const vendor = backendOf(backend.protocol);
  const adapter = vendor && inDialect(vendor, backend);
  return {
    transport: createHttpTransport(backend.limits),
    adapter,
    listModels: async () => (adapter ? fetchModels(backend, adapter) : []),
  };
}

function conversationsOf({ traces: { url, bodies } }: Config): Conversations {
  const memoryOnly = (setting: string): string =>
    `With [traces] ${setting} Louter knows the answers it keeps in memory since it was started, and no others.`;
  if (url === null) return createConversations(undefined, memoryOnly('url = "off"'));
  if (bodies === 'metadata') return createConversations(undefined, memoryOnly('bodies = "metadata"'));
  return createConversations(
    recordedAnswers(createTraceReader(url)),
    'Louter knows the answers that it gave to this API key and that are still in its trace store.',
  );
}

function beginExchange(frontend: Exchange['frontend'], inbound: Inbound): Exchange {
  const nameIn = (field: string): string | null => {
    const name = inbound.header(field);
    return name === undefined ? null : shortName(name);
  };
  return {
    traceId: inbound.traceId,
    startedAt: Date.now() * 1000,
    frontend,
    request: { method: inbound.method, target: inbound.target, headers: inbound.headers, body: inbound.body },
    run: nameIn('x-louter-run'),
    case: nameIn('x-louter-case'),
    mode: null,
    modelAsked: null,
    answered: null,
    backend: null,
    response: null,
    losses: [],
    notes: [],
    timing: { firstByteMs: null, firstTokenMs: null, totalMs: null },
    summary: null,
    error: null,
    status: 'ok',
  };
}

function note({ exchange }: Call, { detail }: LouterError): void {
  exchange.error = { kind: detail.kind, message: detail.message };
  exchange.status = statusOfFailure(exchange, detail.kind);
}

/** Whose fault a failure is: ours, the client's while no backend was asked, else the upstream's. */
function statusOfFailure({ backend }: Exchange, kind: NonNullable<Exchange['error']>['kind']): ExchangeStatus {
  if (kind === 'aborted') return 'aborted';
  if (kind === 'internal') return 'proxy-error';
  return backend?.attempts.some(({ error }) => error !== null) && kind !== 'unsupported'
    ? 'upstream-error'
    : 'client-error';
}

const outcomeOf = (exchange: Exchange): ExchangeOutcome => ({
  status: exchange.status,
  mode: exchange.mode,
  modelAsked: exchange.modelAsked,
  error: exchange.error,
  timing: exchange.timing,
  summary: exchange.summary,
  backend: exchange.backend?.provider ?? null,
  httpStatus: exchange.response?.status ?? 0,
  losses: exchange.losses.length,
});
