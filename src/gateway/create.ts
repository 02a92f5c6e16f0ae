import type { Backend, VendorModel } from '../core/backend.ts';
import { inDialect } from '../dialects/backend-with-dialect.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { truncateName } from '../core/names.ts';
import { waitAtMost } from '../core/within-time.ts';
import { createTraceReader } from '../inspect/reader.ts';
import { createReplayer, type Replayer } from '../replay/replayer.ts';
import type { Exchange, ExchangeStatus, Recorder } from '../record/exchange.ts';
import { dispatch } from './dispatch.ts';
import { createMissingEndpoints } from './missing-endpoints.ts';
import { writeError, type ExchangeContext, type GatewayServices } from './exchange-context.ts';
import { startClock } from './clock.ts';
import type { InboundRequest } from './exchange-io.ts';
import type { ExchangeOutcome, Gateway } from './gateway.ts';
import { createConversationStore, type ConversationStore } from './conversations.ts';
import { createHiding } from './hiding.ts';
import { createHttpTransport } from './http-transport.ts';
import { createMediaFetcher } from './media-fetcher.ts';
import { createTranslationSlots, computeInflightBudget } from './memory-budget.ts';
import { createModelLister } from './models.ts';
import { totalTimeoutError } from './out-of-time.ts';
import { isPublicAddress } from './public-address.ts';
import { createRecordedAnswers } from './recorded-answers.ts';
import { createReplayTransport, type OnReplay } from './replay-transport.ts';
import { createModelTable } from './routing.ts';
import { createReasoningMemory } from './reasoning-memory.ts';
import { createTargetGate } from './target-gate.ts';
import { createTokenRates } from './token-rate.ts';
import type { Transport } from './transport.ts';
import { fetchModels } from './vendor-api.ts';

export interface GatewayOptions {
  config: Config;
  recorder: Recorder;
  /** Told of defects of our own, with the trace id to find them by. */
  reportDefect(traceId: string, thrown: unknown): void;
  /** Which IP addresses media may be fetched from, where that is allowed at all; absent: those on the public internet. */
  mayFetchFrom?(address: string): boolean;
  /** Answers for every replay backend; absent: each replays its own `fixtures` at the recorded pace. */
  replayer?: Replayer;
  onReplay?: OnReplay;
}

/** Makes the gateway of a configuration. It listens to nothing itself: a server hands it requests. */
export function createGateway({
  config,
  recorder,
  reportDefect,
  mayFetchFrom = isPublicAddress,
  replayer,
  onReplay,
}: GatewayOptions): Gateway {
  const table = createModelTable(config);
  const connections = new Map(config.backends.map((backend) => [backend.name, connect(backend, replayer, onReplay)]));
  const connectionOf = (name: string): BackendConnection => {
    const connection = connections.get(name);
    if (connection) return connection;
    throw new LouterError({ kind: 'internal', message: `there is no backend "${name}"` });
  };
  const engine: GatewayServices = {
    config,
    targetGate: createTargetGate(new Map(config.backends.map(({ name, limits }) => [name, limits.maxConcurrent]))),
    translationSlots: createTranslationSlots(computeInflightBudget(config.limits)),
    hiding: createHiding(secretsOf(config)),
    tokenRates: createTokenRates(),
    missingEndpoints: createMissingEndpoints(),
    reasoningMemory: createReasoningMemory(),
    conversations: openConversations(config),
    recorder,
    mediaFetcher: config.media.fetch ? createMediaFetcher(mayFetchFrom) : undefined,
    reportDefect,
    transportOf: (name) => connectionOf(name).transport,
    adapterOf: (name) => connectionOf(name).adapter,
  };
  void recorder.tokenRates.then(engine.tokenRates.seed);
  const exchanges = new Set<ExchangeContext>();
  const idleListeners: (() => void)[] = [];

  return {
    async handle(frontend, route, inbound, outlet, model) {
      const clock = startClock();
      const exchange = startExchange(frontend.codec.protocol, inbound);
      const abort = new AbortController();
      const call: ExchangeContext = {
        services: engine,
        frontend,
        route,
        inbound,
        writer: outlet,
        exchange,
        clock,
        abort,
      };
      exchanges.add(call);
      recorder.open(exchange);
      const onClientGone = (): void => abort.abort();
      outlet.signal.addEventListener('abort', onClientGone, { once: true });
      if (outlet.signal.aborted) onClientGone();
      const totalTimer = setTimeout(() => abort.abort(totalTimeoutError(config.limits)), config.limits.totalTimeout);
      try {
        const streamFailure = await dispatch(call, table, model);
        if (streamFailure) recordFailure(call, streamFailure);
      } catch (error) {
        const failure = error instanceof LouterError ? error : new LouterError(toCoreError(error), { cause: error });
        if (failure.detail.kind === 'internal') reportDefect(exchange.traceId, error);
        recordFailure(call, failure);
        if (exchange.response) outlet.destroy();
        else writeError(call, failure);
      } finally {
        clearTimeout(totalTimer);
        outlet.signal.removeEventListener('abort', onClientGone);
        exchange.timing.totalMs = clock();
        exchanges.delete(call);
        recorder.close(exchange);
        if (exchanges.size === 0) for (const wake of idleListeners.splice(0)) wake();
      }
      return toOutcome(exchange);
    },

    listModels: createModelLister(config, async ({ name }) => (await connections.get(name)?.listModels()) ?? []),

    get inFlight() {
      return exchanges.size;
    },

    async stop(graceMs) {
      const whenIdle = (): Promise<void> =>
        exchanges.size === 0 ? Promise.resolve() : new Promise((resolve) => void idleListeners.push(resolve));
      if (exchanges.size > 0) await waitAtMost(whenIdle(), graceMs);
      const stopping = new LouterError({
        kind: 'overloaded',
        message: 'the gateway is stopping: send the request again',
      });
      for (const call of exchanges) call.abort.abort(stopping);
      await waitAtMost(whenIdle(), closeGraceMs);
      // What is left waits for a client that does not read.
      for (const call of exchanges) call.writer.destroy();
      await waitAtMost(whenIdle(), closeGraceMs);
      const transports = [...connections.values()].map(({ transport }) => transport.stop());
      // What cannot be closed ends with the process; the recorder is stopped in any case.
      await waitAtMost(
        Promise.allSettled([...transports, engine.mediaFetcher?.stop(), engine.conversations.close()]),
        shutdownGraceMs,
      );
      await recorder.stop();
    },
  };
}

/** How long clients may take to be told that their answer ends, and then how long the end of their connection may take. */
const closeGraceMs = 1_000;
/** How long connections to backends and the store may take to be closed. */
const shutdownGraceMs = 2_000;

/** A backend made ready: how bytes reach it, and what models it says it has. */
interface BackendConnection {
  transport: Transport;
  /** How it is spoken to; absent where it replays fixtures. */
  adapter: Backend | undefined;
  listModels(): Promise<VendorModel[]>;
}

function connect(backend: BackendConfig, given?: Replayer, onReplay?: OnReplay): BackendConnection {
  if (backend.protocol === 'replay') {
    const replayer =
      given ??
      createReplayer({
        fixtures: backend.fixtures,
        speed: 1,
        // Among recordings of one's own a request gets the answer it had, whatever that was.
        policy: backend.fixtures === null ? 'by-content' : 'recorded-first',
      });
    return {
      transport: createReplayTransport(replayer, onReplay),
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

function openConversations({ traces: { url, bodies } }: Config): ConversationStore {
  const memoryOnly = (setting: string): string =>
    `With [traces] ${setting} Louter knows the answers it keeps in memory since it was started, and no others.`;
  if (url === null) return createConversationStore(undefined, memoryOnly('url = "off"'));
  if (bodies === 'metadata') return createConversationStore(undefined, memoryOnly('bodies = "metadata"'));
  return createConversationStore(
    createRecordedAnswers(createTraceReader(url)),
    'Louter knows the answers that it gave to this API key and that are still in its trace store.',
  );
}

function startExchange(frontend: Exchange['frontend'], inbound: InboundRequest): Exchange {
  const nameIn = (field: string): string | null => {
    const name = inbound.header(field);
    return name === undefined ? null : truncateName(name);
  };
  return {
    traceId: inbound.traceId,
    startedAt: Date.now() * 1000,
    frontend,
    request: { method: inbound.method, target: inbound.target, headers: inbound.headers, body: inbound.body },
    run: nameIn('x-louter-run'),
    case: nameIn('x-louter-case'),
    mode: null,
    requestedModel: null,
    issuedResponse: null,
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

function recordFailure({ exchange }: ExchangeContext, { detail }: LouterError): void {
  exchange.error = { kind: detail.kind, message: detail.message };
  exchange.status = toFailureStatus(exchange, detail.kind);
}

/** Whose fault a failure is: ours, the client's while no backend was asked, else the upstream's. */
function toFailureStatus({ backend }: Exchange, kind: NonNullable<Exchange['error']>['kind']): ExchangeStatus {
  if (kind === 'aborted') return 'aborted';
  if (kind === 'internal') return 'proxy-error';
  return backend?.attempts.some(({ error }) => error !== null) && kind !== 'unsupported'
    ? 'upstream-error'
    : 'client-error';
}

const toOutcome = (exchange: Exchange): ExchangeOutcome => ({
  status: exchange.status,
  mode: exchange.mode,
  requestedModel: exchange.requestedModel,
  error: exchange.error,
  timing: exchange.timing,
  summary: exchange.summary,
  backend: exchange.backend?.provider ?? null,
  httpStatus: exchange.response?.status ?? 0,
  losses: exchange.losses.length,
});
