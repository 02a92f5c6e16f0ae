import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { configuredModels, modelLabel } from '../config/model-names.ts';
import type { CoreUsage } from '../core/types.ts';
import type { BackendLoad, ExchangeOutcome } from '../gateway/gateway.ts';
import type { Admission } from './admission.ts';
import type { ServerParts } from './parts.ts';
import type { ReadUsage } from '../record/exchange.ts';

/** A finished model request. */
export interface CountedRequest {
  protocol: string;
  status: number;
  seconds: number;
  /** Absent: it did not reach the gateway. */
  outcome?: ExchangeOutcome;
}

export interface Metrics {
  readonly registry: Registry;
  count(request: CountedRequest): void;
}

type MetricSources = Pick<ServerParts, 'gateway' | 'recorder' | 'settings' | 'reloader'>;
type Registers = Registry[];

/** The metrics of one gateway, in a registry of its own: a process may have several gateways. */
export function createMetrics(admission: Admission, sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const count = createRequestMetrics(registers, sources.settings.derive(configuredModels), sources.recorder);
  registerGatewayGauges(registers, admission, sources);
  registerTraceMetrics(registers, sources);
  registerProcessMetrics(registers);
  return { registry, count };
}

// ---------------------------------------------------------------- finished requests

/** In seconds, from a cache hit to long reasoning. */
const durationBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];
/** In seconds. */
const firstTokenBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** In seconds: from 500 tokens per second to one. */
const betweenTokensBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];

/** One function, as it is a list: each metric has its name, help text and source in one place. */
function createRequestMetrics(
  registers: Registers,
  models: () => ReadonlySet<string>,
  recorder: ServerParts['recorder'],
): (request: CountedRequest) => void {
  const requests = new Counter({
    name: 'louter_requests_total',
    help: 'Finished model requests; `route` is the row of [[routes]] that chose the backend, if one did.',
    labelNames: ['protocol', 'backend', 'model', 'status', 'route'],
    registers,
  });
  const durations = new Histogram({
    name: 'louter_request_duration_seconds',
    help: 'From the arrival of a model request to the last byte of its response.',
    labelNames: ['protocol', 'backend'],
    buckets: durationBuckets,
    registers,
  });
  const firstTokens = new Histogram({
    name: 'louter_time_to_first_token_seconds',
    help: 'Of streams: until the first content was received; of streams passed through unread, until the first byte was sent.',
    labelNames: ['backend', 'model'],
    buckets: firstTokenBuckets,
    registers,
  });
  const betweenTokens = new Histogram({
    name: 'louter_time_between_tokens_seconds',
    help: 'Of translated streams with reported usage: the mean time from one output token to the next.',
    labelNames: ['backend', 'model'],
    buckets: betweenTokensBuckets,
    registers,
  });
  const attempts = new Counter({
    name: 'louter_upstream_attempts_total',
    help: 'Attempts at backends by HTTP status; status "none" if no response arrived.',
    labelNames: ['backend', 'status'],
    registers,
  });
  const retries = new Counter({
    name: 'louter_retries_total',
    help: 'Attempts that repeated one that failed, at the same backend and model, with the same key or the next one.',
    labelNames: ['backend'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'louter_fallbacks_total',
    help: 'Attempts at another target after one failed or was paused or busy.',
    labelNames: ['from', 'to'],
    registers,
  });
  const tokens = new Counter({
    name: 'louter_tokens_total',
    help: 'Tokens reported by backends; input includes cached tokens, output includes reasoning tokens. Responses that pass through are read as they are recorded, if traces are on.',
    labelNames: ['backend', 'model', 'kind'],
    registers,
    collect: () => countReadUsage(),
  });
  const costs = new Counter({
    name: 'louter_cost_usd_total',
    help: 'What responses cost in US dollars, where usage and price are known; by the name of the key that the client sent.',
    labelNames: ['backend', 'model', 'key'],
    registers,
    collect: () => countReadUsage(),
  });
  const losses = new Counter({
    name: 'louter_losses_total',
    help: 'Request fields and response parts that the target protocol does not support.',
    labelNames: ['protocol', 'backend'],
    registers,
  });

  /** @param counted what was counted of this usage before. */
  function countTokens(labels: { backend: string; model: string }, usage: CoreUsage, counted: CoreUsage = {}): void {
    for (const [kind, read] of tokenKinds) {
      const count = (read(usage) ?? 0) - (read(counted) ?? 0);
      if (count > 0) tokens.inc({ ...labels, kind }, count);
    }
  }

  /** What was counted of each sum of the recorder. */
  const counted = new Map<string, ReadUsage>();

  /** Adds what the recorder has read of responses that passed through since the last time. */
  function countReadUsage(): void {
    for (const total of recorder.health().readUsage ?? []) {
      const name = JSON.stringify([total.backend, total.model, total.key]);
      const before = counted.get(name);
      counted.set(name, total);
      const labels = { backend: total.backend, model: modelLabel(total.model, models()) };
      countTokens(labels, total.usage, before?.usage);
      const cost = (total.cost ?? 0) - (before?.cost ?? 0);
      if (cost > 0) costs.inc({ ...labels, key: total.key ?? '' }, cost);
    }
  }

  function countAttempts(made: ExchangeOutcome['attempts']): void {
    for (const [index, { backend, status, cause }] of made.entries()) {
      attempts.inc({ backend, status: status ?? 'none' });
      switch (cause) {
        case 'first':
        case 'search':
        case 'compaction':
          break;
        case 'retry':
        case 'next-key':
          retries.inc({ backend });
          break;
        case 'fallback':
        case 'continuation':
          fallbacks.inc({ from: made[index - 1]?.backend ?? '', to: backend });
      }
    }
  }

  return ({ protocol, status, seconds, outcome }) => {
    const backend = outcome?.backend ?? '';
    const model = outcome?.model ? modelLabel(outcome.model, models()) : '';
    requests.inc({ protocol, backend, model, status, route: outcome?.route ?? '' });
    durations.observe({ protocol, backend }, seconds);
    if (!outcome) return;
    countAttempts(outcome.attempts);
    if (outcome.losses > 0) losses.inc({ protocol, backend }, outcome.losses);
    const { firstTokenSeconds, betweenTokensSeconds } = measureStream(outcome);
    if (firstTokenSeconds !== undefined) firstTokens.observe({ backend, model }, firstTokenSeconds);
    if (betweenTokensSeconds !== undefined) betweenTokens.observe({ backend, model }, betweenTokensSeconds);
    if (outcome.cost !== null) costs.inc({ backend, model, key: outcome.key ?? '' }, outcome.cost);
    if (outcome.summary?.usage) countTokens({ backend, model }, outcome.summary.usage);
  };
}

const tokenKinds: readonly (readonly [kind: string, read: (usage: CoreUsage) => number | undefined])[] = [
  ['input', ({ input }) => input],
  ['output', ({ output }) => output],
  ['cache_read', ({ cacheRead }) => cacheRead],
  ['cache_write', ({ cacheWrite }) => cacheWrite],
  ['reasoning', ({ reasoning }) => reasoning],
];

/** The times of a complete stream; undefined where they are not known. */
function measureStream({ isStream, status, mode, timing, summary }: ExchangeOutcome): {
  firstTokenSeconds?: number;
  betweenTokensSeconds?: number;
} {
  const { firstTokenMs, firstByteMs, totalMs } = timing;
  const firstMs = firstTokenMs ?? (mode === 'baseline' ? firstByteMs : null);
  if (!isStream || firstMs === null) return {};
  const firstTokenSeconds = firstMs / 1000;
  const output = summary?.usage?.output ?? 0;
  if (status !== 'ok' || firstTokenMs === null || totalMs === null || output < 2) return { firstTokenSeconds };
  return { firstTokenSeconds, betweenTokensSeconds: (totalMs - firstTokenMs) / 1000 / (output - 1) };
}

// ---------------------------------------------------------------- the state of the gateway

type AddGauge = (name: string, help: string, read: () => number) => void;

const gaugesIn =
  (registers: Registers): AddGauge =>
  (name, help, read) =>
    void new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

function registerGatewayGauges(
  registers: Registers,
  admission: Admission,
  { gateway, settings, reloader }: MetricSources,
): void {
  const gauge = gaugesIn(registers);
  gauge('louter_active_requests', 'In-flight model requests that hold a slot.', () => admission.active);
  gauge(
    'louter_retrying_requests',
    'In-flight model requests without a slot: reading their body or waiting for a retry.',
    () => admission.inFlight - admission.active,
  );
  gauge('louter_waiting_requests', 'Model requests waiting for a slot.', () => admission.waiting);
  gauge(
    'louter_config_generation',
    'The configuration in force: 1, and one more after each reload.',
    () => settings.generation,
  );
  gauge('louter_config_last_reload_successful', 'Whether the last reload of the configuration succeeded.', () =>
    (reloader?.state().last_error ?? null) === null ? 1 : 0,
  );
  const backendGauge = (name: string, help: string, read: (load: BackendLoad) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['backend'],
      registers,
      collect() {
        // A backend that a reload removed is gone.
        this.reset();
        for (const load of gateway.backendLoads()) this.set({ backend: load.backend }, read(load));
      },
    });
  backendGauge('louter_backend_active_requests', 'Requests that a backend is answering.', ({ active }) => active);
  backendGauge(
    'louter_paused_targets',
    'Models and accounts of a backend that get no requests for a while: they failed five times in a row (open circuits), or their vendor refused them.',
    ({ pausedTargets }) => pausedTargets,
  );
}

function registerTraceMetrics(registers: Registers, { recorder }: MetricSources): void {
  const gauge = gaugesIn(registers);
  gauge('louter_trace_queue_exchanges', 'Traces waiting to be stored.', () => recorder.health().queuedExchanges);
  gauge('louter_trace_queue_bytes', 'Bytes waiting to be stored.', () => recorder.health().queuedBytes);
  const unread = () => recorder.health().unread;
  gauge('louter_traces_unread', 'Traces that are stored as received, and are to be read.', () => unread().exchanges);
  gauge('louter_traces_unread_age_seconds', 'Since the first of these requests began.', () => {
    const { oldestAt } = unread();
    return oldestAt === null ? 0 : Math.max(0, Date.now() / 1000 - oldestAt / 1_000_000);
  });
  gauge('louter_traces_read_per_second', 'Traces that were read in the last second.', () => unread().readPerSecond);
  gauge('louter_traces_written', 'Traces stored since the start.', () => recorder.health().written);
  gauge('louter_traces_lost_bodies', 'Traces stored without their bodies.', () => recorder.health().lostBodies);
  gauge('louter_traces_lost_exchanges', 'Traces not stored at all.', () => recorder.health().lostExchanges);
  gauge(
    'louter_traces_set_aside',
    'Traces of which only the metadata could be stored.',
    () => recorder.health().setAside,
  );
  const checked: Counter = new Counter({
    name: 'louter_checked_requests_total',
    help: 'Recorded requests that were checked against themselves, by verdict.',
    labelNames: ['verdict'],
    registers,
    collect() {
      checked.reset();
      for (const [verdict, count] of Object.entries(recorder.health().checks)) checked.inc({ verdict }, count);
    },
  });
}

function registerProcessMetrics(registers: Registers): void {
  gaugesIn(registers)('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  const cpu: Counter = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of all threads.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
  });
}
