import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CoreUsage } from '../core/types.ts';
import type { Admission } from './admission.ts';
import type { ServerParts } from './parts.ts';

/** A finished model request. */
export interface CountedRequest {
  protocol: string;
  /** Empty if none was selected. */
  backend: string;
  status: number;
  seconds: number;
  losses: number;
  usage: CoreUsage | null;
}

export interface Metrics {
  readonly registry: Registry;
  count(request: CountedRequest): void;
}

/** From a cache hit to long reasoning. */
const secondsBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

/**
 * The metrics of one gateway, in a registry of its own: a process may have several gateways. One function, as it is a list:
 * each metric has its name, help text and source in one place.
 */
export function createMetrics(
  admission: Admission,
  { recorder, settings, reloader }: Pick<ServerParts, 'recorder' | 'settings' | 'reloader'>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'louter_requests_total',
    help: 'Finished model requests.',
    labelNames: ['protocol', 'backend', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'louter_request_duration_seconds',
    help: 'From the arrival of a model request to the last byte of its response.',
    labelNames: ['protocol', 'backend'],
    buckets: secondsBuckets,
    registers,
  });
  const tokens = new Counter({
    name: 'louter_tokens_total',
    help: 'Tokens reported by backends; input includes cached tokens, output includes reasoning tokens.',
    labelNames: ['backend', 'kind'],
    registers,
  });
  const losses = new Counter({
    name: 'louter_losses_total',
    help: 'Request fields and response parts that the target protocol does not support.',
    labelNames: ['protocol', 'backend'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('louter_active_requests', 'In-flight model requests that hold a slot.', () => admission.active);
  gauge(
    'louter_retrying_requests',
    'In-flight model requests without a slot: reading their body or waiting for a retry.',
    () => admission.inFlight - admission.active,
  );
  gauge('louter_waiting_requests', 'Model requests waiting for a slot.', () => admission.waiting);
  gauge('louter_trace_queue_exchanges', 'Traces waiting to be stored.', () => recorder.health().queuedExchanges);
  gauge('louter_trace_queue_bytes', 'Bytes waiting to be stored.', () => recorder.health().queuedBytes);
  gauge('louter_traces_written', 'Traces stored since the start.', () => recorder.health().written);
  gauge('louter_traces_lost_bodies', 'Traces stored without their bodies.', () => recorder.health().lostBodies);
  gauge('louter_traces_lost_exchanges', 'Traces not stored at all.', () => recorder.health().lostExchanges);
  gauge(
    'louter_traces_set_aside',
    'Traces of which only the metadata could be stored.',
    () => recorder.health().setAside,
  );
  gauge(
    'louter_config_generation',
    'The configuration in force: 1, and one more after each reload.',
    () => settings.generation,
  );
  gauge('louter_config_last_reload_successful', 'Whether the last reload of the configuration succeeded.', () =>
    (reloader?.state().last_error ?? null) === null ? 1 : 0,
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
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());

  return {
    registry,
    count({ protocol, backend, status, seconds, losses: lost, usage }) {
      requests.inc({ protocol, backend, status });
      durations.observe({ protocol, backend }, seconds);
      if (lost > 0) losses.inc({ protocol, backend }, lost);
      if (!usage) return;
      if (usage.input) tokens.inc({ backend, kind: 'input' }, usage.input);
      if (usage.output) tokens.inc({ backend, kind: 'output' }, usage.output);
      if (usage.cacheRead) tokens.inc({ backend, kind: 'cache_read' }, usage.cacheRead);
      if (usage.cacheWrite) tokens.inc({ backend, kind: 'cache_write' }, usage.cacheWrite);
      if (usage.reasoning) tokens.inc({ backend, kind: 'reasoning' }, usage.reasoning);
    },
  };
}
