import type { BackendConfig, Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import type { Backend, VendorModel } from '../core/backend.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { waitAtMost } from '../core/within-time.ts';
import { applyDialect } from '../dialects/backend-with-dialect.ts';
import { createTraceReader } from '../inspect/reader.ts';
import { backendOf } from '../protocols/backends.ts';
import type { Recorder } from '../record/exchange.ts';
import { createReplayer, type Replayer } from '../replay/replayer.ts';
import { EarlierBodies } from './earlier-bodies.ts';
import { WrittenTexts } from './json-bytes.ts';
import { createConversationStore, type ConversationStore } from './conversations.ts';
import { dispatch } from './dispatch.ts';
import { writeError, type ExchangeContext, type GatewayServices } from './exchange-context.ts';
import { ExchangeRecorder } from './exchange-recorder.ts';
import type { Gateway } from './gateway.ts';
import { createSecretMasker } from './secret-masker.ts';
import { createMediaFetcher, isPublicAddress } from './media-fetcher.ts';
import { computeInflightBudget, createTranslationSlots } from './memory-budget.ts';
import { createMissingEndpoints } from './missing-endpoints.ts';
import { createModelLister, fetchModels } from './models.ts';
import { createReasoningMemory } from './reasoning-memory.ts';
import { createRecordedAnswers } from './recorded-answers.ts';
import { createReplayTransport, type OnReplay } from './replay-transport.ts';
import { createModelTable, type ModelTable } from './routing.ts';
import { createTargetGate } from './target-gate.ts';
import { createTokenRates } from './token-estimate.ts';
import { createHttpTransport, totalTimeoutError, type Transport } from './transport.ts';

export interface GatewayOptions {
  config: Config;
  recorder: Recorder;
  /** Receives errors of our own, with the trace id to find them by. */
  reportDefect(traceId: string, thrown: unknown): void;
  /** Which IP addresses media may be fetched from, where that is allowed at all; absent: those on the public internet. */
  mayFetchFrom?(address: string): boolean;
  /** Answers for every replay backend; absent: each replays its own `fixtures` at the recorded pace. */
  replayer?: Replayer;
  onReplay?: OnReplay;
}

/** Creates the gateway of a configuration. It listens to nothing itself: a server passes it requests. */
export function createGateway(options: GatewayOptions): Gateway {
  const { config, recorder } = options;
  const table = createModelTable(config);
  const connections = new Map(config.backends.map((backend) => [backend.name, connect(backend, options)]));
  const services = createServices(options, connections);
  const exchanges = new Set<ExchangeContext>();
  const idleListeners: (() => void)[] = [];
  const whenIdle = (): Promise<void> =>
    exchanges.size === 0 ? Promise.resolve() : new Promise((resolve) => void idleListeners.push(resolve));

  return {
    async handle(frontend, route, inbound, writer, model) {
      const record = new ExchangeRecorder(recorder, frontend.codec.protocol, inbound);
      const abort = new AbortController();
      const exchange: ExchangeContext = { services, frontend, route, inbound, writer, record, abort };
      exchanges.add(exchange);
      try {
        await answer(exchange, table, model);
      } finally {
        exchanges.delete(exchange);
        record.closed();
        if (exchanges.size === 0) for (const wake of idleListeners.splice(0)) wake();
      }
      return record.outcome;
    },

    listModels: createModelLister(config, async ({ name }) => (await connections.get(name)?.listModels()) ?? []),

    get inFlight() {
      return exchanges.size;
    },

    async stop(graceMs) {
      if (exchanges.size > 0) await waitAtMost(whenIdle(), graceMs);
      const stopping = new LouterError({
        kind: 'overloaded',
        message: 'the gateway is stopping: send the request again',
      });
      for (const { abort } of exchanges) abort.abort(stopping);
      await waitAtMost(whenIdle(), closeGraceMs);
      // What is left waits for a client that does not read.
      for (const { writer } of exchanges) writer.destroy();
      await waitAtMost(whenIdle(), closeGraceMs);
      const transports = [...connections.values()].map(({ transport }) => transport.stop());
      const { mediaFetcher, conversations } = services;
      // What cannot be closed ends with the process; the recorder is stopped in any case.
      await waitAtMost(
        Promise.allSettled([...transports, mediaFetcher?.stop(), conversations.close()]),
        shutdownGraceMs,
      );
      await recorder.stop();
    },
  };
}

/** How long clients may take to receive the error that ends their answer, and then how long their connections may take to close. */
const closeGraceMs = 1_000;
/** How long connections to backends and the store may take to be closed. */
const shutdownGraceMs = 2_000;

/** Answers a request within its total time, and while its client stays. Never throws. */
async function answer(exchange: ExchangeContext, table: ModelTable, model: string | undefined): Promise<void> {
  const { services, record, writer, abort } = exchange;
  const { limits } = services.config;
  const onClientGone = (): void => abort.abort();
  writer.signal.addEventListener('abort', onClientGone, { once: true });
  if (writer.signal.aborted) onClientGone();
  const totalTimer = setTimeout(() => abort.abort(totalTimeoutError(limits)), limits.totalTimeout);
  try {
    const streamFailure = await dispatch(exchange, table, model);
    if (streamFailure) record.failed(streamFailure);
  } catch (error) {
    const failure = error instanceof LouterError ? error : new LouterError(toCoreError(error), { cause: error });
    if (failure.detail.kind === 'internal') services.reportDefect(record.traceId, error);
    record.failed(failure);
    if (record.isAnswered) writer.destroy();
    else writeError(exchange, failure);
  } finally {
    clearTimeout(totalTimer);
    writer.signal.removeEventListener('abort', onClientGone);
  }
}

// ---------------------------------------------------------------- what all requests share

function createServices(
  { config, recorder, reportDefect, mayFetchFrom = isPublicAddress }: GatewayOptions,
  connections: ReadonlyMap<string, BackendConnection>,
): GatewayServices {
  const connectionOf = (name: string): BackendConnection => {
    const connection = connections.get(name);
    if (connection) return connection;
    throw new LouterError({ kind: 'internal', message: `there is no backend "${name}"` });
  };
  const tokenRates = createTokenRates();
  void recorder.tokenRates.then(tokenRates.seed);
  return {
    config,
    targetGate: createTargetGate(new Map(config.backends.map(({ name, limits }) => [name, limits.maxConcurrent]))),
    translationSlots: createTranslationSlots(computeInflightBudget(config.limits)),
    masker: createSecretMasker(secretsOf(config)),
    tokenRates,
    missingEndpoints: createMissingEndpoints(),
    reasoningMemory: createReasoningMemory(),
    earlierBodies: new EarlierBodies(),
    writtenTexts: new WrittenTexts(),
    conversations: openConversations(config),
    mediaFetcher: config.media.fetch ? createMediaFetcher(mayFetchFrom) : undefined,
    reportDefect,
    transportOf: (name) => connectionOf(name).transport,
    adapterOf: (name) => connectionOf(name).adapter,
  };
}

/** A backend ready for requests. */
interface BackendConnection {
  transport: Transport;
  /** Absent where it replays fixtures. */
  adapter: Backend | undefined;
  listModels(): Promise<VendorModel[]>;
}

function connect(
  backend: BackendConfig,
  { replayer: given, onReplay }: Pick<GatewayOptions, 'replayer' | 'onReplay'>,
): BackendConnection {
  if (backend.protocol === 'replay') {
    const replayer =
      given ??
      createReplayer({
        fixtures: backend.fixtures,
        speed: 1,
        // Among the user's own recordings a request gets the answer it had, whatever that was.
        policy: backend.fixtures === null ? 'by-content' : 'recorded-first',
      });
    return {
      transport: createReplayTransport(replayer, onReplay),
      adapter: undefined,
      listModels: async () => replayer.situations.map((id) => ({ id })),
    };
  }
  const vendor = backendOf(backend.protocol);
  const adapter = vendor && applyDialect(vendor, backend);
  return {
    transport: createHttpTransport(backend.limits),
    adapter,
    listModels: async () => (adapter ? fetchModels(backend, adapter) : []),
  };
}

function openConversations({ traces: { url, bodies } }: Config): ConversationStore {
  const memoryOnly = (setting: string): string =>
    `With [traces] ${setting} Louter only knows the answers it gave since it was started.`;
  if (url === null) return createConversationStore(undefined, memoryOnly('url = "off"'));
  if (bodies === 'metadata') return createConversationStore(undefined, memoryOnly('bodies = "metadata"'));
  return createConversationStore(
    createRecordedAnswers(createTraceReader(url)),
    'Louter knows the answers that it gave to this API key and that are still in its trace store.',
  );
}
