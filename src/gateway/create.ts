import type { Config } from '../config/config.ts';
import { LouterError, toLouterError } from '../core/error.ts';
import type { StoredAnswers } from '../core/frontend.ts';
import { withoutUndefined } from '../core/json.ts';
import { ShortLivedMap } from '../core/short-lived-map.ts';
import { waitAtMost } from '../core/within-time.ts';
import { createTraceReader } from '../inspect/reader.ts';
import type { Recorder } from '../record/exchange.ts';
import { EarlierBodies } from './request/earlier-bodies.ts';
import { WrittenTexts } from './request/json-bytes.ts';
import type { Replayer } from '../replay/replayer.ts';
import { createConversationTargets } from './route/conversation-targets.ts';
import { isPostgresUrl } from '../record/store/store-url.ts';
import { createConversationStore, type ConversationStore, type RecordedAnswers } from './conversation/conversations.ts';
import { createStoredAnswers } from './conversation/stored-answers.ts';
import { dispatch } from './dispatch.ts';
import { writeError, type ExchangeContext } from './exchange-context.ts';
import { BedrockAnswer } from './platform/bedrock-answer.ts';
import { ExchangeRecorder } from './exchange-recorder.ts';
import type { Gateway } from './gateway.ts';
import { createGenerations, type Generation, type SharedServices } from './generations.ts';
import { createKeyLimits, type KeyLimits } from './keys/limits.ts';
import { createMediaFetcher, isPublicAddress, type MediaFetcher } from './request/media-fetcher.ts';
import { computeInflightBudget, createTranslationSlots } from './request/memory-budget.ts';
import { createMissingEndpoints } from './route/missing-endpoints.ts';
import { createReasoningMemory } from './conversation/reasoning-memory.ts';
import { createReasoningRecall } from './conversation/reasoning-recall.ts';
import { createRecordedAnswers } from './conversation/recorded-answers.ts';
import { createCipherLoader } from './conversation/load-text-ciphers.ts';
import type { OnReplay } from './attempt/replay-transport.ts';
import type { ModelTable } from './route/routing.ts';
import { createTokenRates } from './request/token-estimate.ts';
import { createTraceContext } from './trace-context.ts';
import { totalTimeoutError } from './attempt/transport.ts';

export interface GatewayOptions {
  config: Config;
  recorder: Recorder;
  /** Receives errors of our own, with the trace id to find them by. */
  reportDefect(traceId: string, thrown: unknown): void;
  /** Receives a sentence about an account that gets no requests for a while, with what to do. */
  reportPause?(sentence: string): void;
  /** Which IP addresses media may be fetched from, where that is allowed at all; absent: those on the public internet. */
  mayFetchFrom?(address: string): boolean;
  /** Answers for every replay backend; absent: each replays its own `fixtures` at the recorded pace. */
  replayer?: Replayer;
  onReplay?: OnReplay;
  /** Whether requests are part of distributed traces, whose spans are exported. */
  isTraced?: boolean;
  /** How long a request waits for what other gateways have recorded of its conversation, in milliseconds; absent: two seconds. */
  lookupTimeoutMs?: number;
  /** Limits of keys; absent: counted in this process. */
  keyLimits?: KeyLimits;
}

/** Creates the gateway of a configuration. It listens to nothing itself: a server passes it requests. */
export function createGateway(options: GatewayOptions): Gateway {
  const { recorder, replayer, onReplay } = options;
  const shared = createSharedServices(options);
  const generations = createGenerations(options.config, shared, withoutUndefined({ replayer, onReplay }));
  const exchanges = new ShortLivedMap<ExchangeRecorder, ExchangeContext>();
  const idleListeners: (() => void)[] = [];
  const whenIdle = (): Promise<void> =>
    exchanges.size === 0 ? Promise.resolve() : new Promise((resolve) => void idleListeners.push(resolve));

  return {
    async handle(frontend, route, inbound, writer, model) {
      const { generation, release } = generations.acquire();
      const { services, table, number } = generation;
      const traceContext = options.isTraced ? createTraceContext(inbound) : undefined;
      const accepted = { frontend: frontend.codec.protocol, generation: number, ...(traceContext && { traceContext }) };
      const record = new ExchangeRecorder(recorder, accepted, inbound);
      const abort = new AbortController();
      const answerForm =
        inbound.cloud === 'bedrock' ? new BedrockAnswer({ isCount: route.task === 'count-tokens' }) : undefined;
      const exchange: ExchangeContext = {
        services,
        frontend,
        route,
        inbound,
        writer,
        record,
        abort,
        ...(answerForm && { answerForm }),
      };
      exchanges.set(record, exchange);
      try {
        await answer(exchange, table, model);
      } finally {
        exchanges.delete(record);
        release();
        record.closed();
        if (exchanges.size === 0) for (const wake of idleListeners.splice(0)) wake();
      }
      return record.outcome;
    },

    listModels: () => generations.current.listModels(),

    answersOf(inbound, onRecord) {
      const answersIn = ({ services, number }: Generation): StoredAnswers =>
        createStoredAnswers(services, inbound, ({ protocol }) => {
          onRecord();
          const traceContext = options.isTraced ? createTraceContext(inbound) : undefined;
          const accepted = { frontend: protocol, generation: number, ...(traceContext && { traceContext }) };
          return new ExchangeRecorder(recorder, accepted, { ...inbound, body: Buffer.alloc(0) });
        });
      return {
        ...answersIn(generations.current),
        async askVendors(question) {
          const { generation, release } = generations.acquire();
          try {
            return await answersIn(generation).askVendors(question);
          } finally {
            release();
          }
        },
      };
    },

    backendLoads: () => generations.current.backendLoads(),

    get inFlight() {
      return exchanges.size;
    },

    get earlierInFlight() {
      return generations.earlierInFlight;
    },

    prepare(config) {
      const prepared = generations.prepare(config);
      return {
        ...prepared,
        apply() {
          shared.translationSlots.resize(computeInflightBudget(config.limits));
          prepared.apply();
        },
      };
    },

    endAccountPauses: () => generations.endAccountPauses(),

    async stop(graceMs) {
      if (exchanges.size > 0) await waitAtMost(whenIdle(), graceMs);
      const stopping = new LouterError({
        kind: 'overloaded',
        message: 'the gateway is stopping: send the request again',
      });
      for (const { abort } of exchanges.values()) abort.abort(stopping);
      await waitAtMost(whenIdle(), closeGraceMs);
      // What is left waits for a client that does not read.
      for (const { writer } of exchanges.values()) writer.destroy();
      await waitAtMost(whenIdle(), closeGraceMs);
      // What cannot be closed ends with the process; the recorder is stopped in any case.
      await waitAtMost(Promise.allSettled([generations.stop(), shared.stop()]), shutdownGraceMs);
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
    const failure = toLouterError(error);
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

interface OwnedServices extends SharedServices {
  stop(): Promise<unknown>;
}

function createSharedServices({
  config,
  recorder,
  reportDefect,
  reportPause = () => undefined,
  mayFetchFrom = isPublicAddress,
  keyLimits = createKeyLimits(),
  lookupTimeoutMs,
}: GatewayOptions): OwnedServices {
  const tokenRates = createTokenRates();
  void recorder.tokenRates.then(tokenRates.seed);
  const isShared = isPostgresUrl(config.traces.url ?? '');
  const recorded = openRecordedAnswers(config, recorder, { isShared });
  let isStopped = false;
  // A request waits for a shared database only shortly: not for a thread to start.
  const opened = isShared ? recorder.ready.then(() => (isStopped ? undefined : recorded?.start())) : undefined;
  const conversations = openConversations(config, recorded, { isShared });
  const reasoningMemory = createReasoningMemory({ isRecalled: recorded !== undefined });
  let mediaFetcher: MediaFetcher | undefined;
  return {
    translationSlots: createTranslationSlots(computeInflightBudget(config.limits)),
    tokenRates,
    missingEndpoints: createMissingEndpoints(),
    reasoningMemory,
    recallReasoning: createReasoningRecall(reasoningMemory, recorded?.turns, {
      isShared,
      opened,
      timeoutMs: lookupTimeoutMs,
    }),
    earlierBodies: new EarlierBodies(),
    writtenTexts: new WrittenTexts(),
    conversations,
    textCiphers: createCipherLoader(config.traces.url, recorder.ready),
    conversationTargets: createConversationTargets(),
    keyLimits,
    reportDefect,
    reportPause,
    openMediaFetcher: () => (mediaFetcher ??= createMediaFetcher(mayFetchFrom, config.proxyFor)),
    stop() {
      isStopped = true;
      return Promise.allSettled([mediaFetcher?.stop(), conversations.close(), keyLimits.stop()]);
    },
  };
}

/** The answers in the traces; `undefined` where those hold no bodies. */
const openRecordedAnswers = (
  { traces: { url, bodies } }: Config,
  recorder: Recorder,
  { isShared }: { isShared: boolean },
): RecordedAnswers | undefined =>
  url === null || bodies === 'metadata'
    ? undefined
    : createRecordedAnswers(
        createTraceReader(url, { isKept: isShared, settled: () => recorder.written() }),
        // The thread that reads a shared database is started anyway.
        isShared ? undefined : (keys) => recorder.mayHaveAnswer(keys),
      );

function openConversations(
  { traces: { url } }: Config,
  recorded: RecordedAnswers | undefined,
  options: { isShared: boolean },
): ConversationStore {
  const setting = url === null ? 'url = "off"' : 'bodies = "metadata"';
  const scope = recorded
    ? 'Louter knows the answers that it gave to this API key and that are still in its trace store.'
    : `With [traces] ${setting} Louter only knows the answers it gave since it was started.`;
  return createConversationStore(recorded, scope, options);
}
