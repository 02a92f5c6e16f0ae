import { randomBytes } from 'node:crypto';
import type { Agent as HttpAgent } from 'node:http';
import type { OtelConfig } from '../config/config.ts';
import { configuredModels } from '../config/model-names.ts';
import { secretsOf } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import { createRedactor, type Redactor } from '../core/redact/redact.ts';
import { presentedSecrets } from '../core/redact/credentials.ts';
import { waitAtMost } from '../core/within-time.ts';
import type { Exchange, Recorder } from '../record/exchange.ts';
import { describeExchange } from './describe-exchange.ts';
import { loadPackages } from './packages.ts';
import { ResponseReader } from './response-reader.ts';
import type { Exporter, TelemetryLog } from './otlp-exporter.ts';

export interface Telemetry {
  /** @throws {MissingPackagesError} if the packages that it needs are not installed. */
  readonly ready: Promise<void>;
  /** A recorder that exports what it records. */
  follow(recorder: Recorder): Recorder;
}

/** How long the last spans may take at the end. */
const stopMs = 3_000;

interface TelemetryOptions {
  settings: Settings;
  otel: OtelConfig;
  /** Loads what sends through the outgoing proxy; absent: there is none. */
  loadAgent?: (() => Promise<() => HttpAgent>) | undefined;
  /** Louter's own version. */
  version: string;
  log: TelemetryLog;
}

/**
 * Exports spans and metrics of model requests to an OpenTelemetry collector. A collector that is slow or does not answer
 * delays nothing: what does not fit into a bounded queue is dropped.
 */
export function createTelemetry({ settings, otel, loadAgent, version, log }: TelemetryOptions): Telemetry {
  let redactor = createRedactor(secretsOf(settings.config), randomBytes(32));
  let models = configuredModels(settings.config);
  settings.onReplaced((config) => {
    // Requests in flight may still contain the earlier secrets.
    redactor = redactor.including(secretsOf(config));
    models = configuredModels(config);
  });
  const readers = new WeakMap<Exchange, ResponseReader>();
  let exporter: Exporter | undefined;
  const ready = load();
  // The caller may await it, or not.
  ready.catch(() => {});

  /** Only where it is configured: the packages are not installed with Louter. */
  async function load(): Promise<void> {
    const packages = await loadPackages();
    const { createOtlpExporter } = await import('./otlp-exporter.ts');
    const openAgent = await loadAgent?.();
    exporter = createOtlpExporter(packages, { otel, openAgent, version, log });
  }

  const isExported = ({ traceContext }: Exchange): boolean => traceContext !== undefined;

  /** A reader for responses that nothing else decodes in this thread, and for their content. */
  function read(exchange: Exchange): ResponseReader | undefined {
    if (exchange.mode !== 'baseline' && !otel.content) return undefined;
    const reader = readers.get(exchange) ?? new ResponseReader({ keepsContent: otel.content });
    readers.set(exchange, reader);
    reader.read(exchange);
    return reader;
  }

  function redactorFor({ request }: Exchange): Redactor {
    return redactor.including(presentedSecrets(request));
  }

  function exportClosed(exchange: Exchange): void {
    if (!exporter || !isExported(exchange)) return;
    const answer = read(exchange)?.end();
    const options = { answer, models, hasContent: otel.content, redactor: redactorFor(exchange) };
    exporter.export(describeExchange(exchange, options));
  }

  /** An error of this code must not end a request that was answered. */
  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      log.warn(
        `a request was not exported to OpenTelemetry: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  return {
    ready,
    follow: (recorder) => ({
      ready: recorder.ready,
      tokenRates: recorder.tokenRates,
      open: (exchange) => recorder.open(exchange),
      progress(exchange, bytes) {
        if (isExported(exchange)) attempt(() => read(exchange));
        return recorder.progress(exchange, bytes);
      },
      close(exchange) {
        attempt(() => exportClosed(exchange));
        recorder.close(exchange);
      },
      health: () => recorder.health(),
      mayHaveAnswer: (keys) => recorder.mayHaveAnswer(keys),
      written: () => recorder.written(),
      settled: () => recorder.settled(),
      waitingPlace: () => recorder.waitingPlace(),
      reconfigure: (changed) => recorder.reconfigure(changed),
      async stop() {
        await Promise.all([recorder.stop(), exporter && waitAtMost(exporter.stop(), stopMs)]);
      },
    }),
  };
}
