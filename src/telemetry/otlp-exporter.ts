import { randomUUID } from 'node:crypto';
import type { Agent as HttpAgent } from 'node:http';
import type { HrTime, Histogram } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { OtelConfig } from '../config/config.ts';
import type { ExchangeDescription, Measurement, SpanDescription } from './describe-exchange.ts';
import type { loadPackages } from './packages.ts';

/** The part of a pino logger that telemetry uses. */
export interface TelemetryLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Sends descriptions of requests to a collector. No method throws. */
export interface Exporter {
  export(description: ExchangeDescription): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** Spans that wait to be sent. Those with content take up to 200 KB each. */
const maxQueuedSpans = 2048;
const maxQueuedSpansWithContent = 256;
const maxSpansPerRequest = 128;
const batchDelayMs = 1_000;
const metricIntervalMs = 30_000;
/** For one request with its retries. */
const requestTimeoutMs = 10_000;
/** Of one signal. */
const maxConcurrentRequests = 2;

interface ExporterOptions {
  otel: OtelConfig;
  /** Sends through an outgoing proxy; absent: there is none. */
  openAgent?: (() => HttpAgent) | undefined;
  version: string;
  log: TelemetryLog;
}

/**
 * Sends spans and metrics by OTLP over HTTP with the official exporters. Of the standard variables it honors those for the
 * resource (`OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`) and what the exporters add to an endpoint that is given:
 * `OTEL_EXPORTER_OTLP_HEADERS`, `…_COMPRESSION` and, without a proxy, `…_CERTIFICATE`, `…_CLIENT_CERTIFICATE`, `…_CLIENT_KEY`.
 */
export function createOtlpExporter(packages: Packages, { otel, openAgent, version, log }: ExporterOptions): Exporter {
  const { metricExporter, traceExporter, resources, metrics, traces } = packages;
  const resource = resources
    .resourceFromAttributes({
      'service.name': 'louter',
      'service.version': version,
      'service.instance.id': randomUUID(),
    })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const request = {
    headers: { ...otel.headers },
    timeoutMillis: requestTimeoutMs,
    concurrencyLimit: maxConcurrentRequests,
    ...(openAgent && { httpAgentOptions: openAgent }),
  };
  const spanExporter = new traceExporter.OTLPTraceExporter({ ...request, url: `${otel.endpoint}/v1/traces` });
  watchExports(spanExporter, (spans) => spans.length, reportChanges('spans', otel, log));
  const pushExporter = new metricExporter.OTLPMetricExporter({ ...request, url: `${otel.endpoint}/v1/metrics` });
  watchExports(pushExporter, () => 0, reportChanges('metrics', otel, log));
  const spanProcessor = new traces.BatchSpanProcessor({
    exporter: spanExporter,
    maxQueueSize: otel.content ? maxQueuedSpansWithContent : maxQueuedSpans,
    maxExportBatchSize: maxSpansPerRequest,
    scheduledDelayMillis: batchDelayMs,
    exportTimeoutMillis: requestTimeoutMs,
  });
  const meterProvider = new metrics.MeterProvider({
    resource,
    readers: [
      new metrics.PeriodicExportingMetricReader({
        exporter: pushExporter,
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: requestTimeoutMs,
      }),
    ],
  });
  const histograms = createHistograms(meterProvider.getMeter('louter', version));
  const toSpan = createSpanConverter(packages, { resource, instrumentationScope: { name: 'louter', version } });

  return {
    export({ spans, measurements }) {
      for (const span of spans) spanProcessor.onEnd(toSpan(span));
      for (const { metric, value, attributes } of measurements) histograms[metric].record(value, attributes);
    },
    async stop() {
      await Promise.allSettled([spanProcessor.shutdown(), meterProvider.shutdown()]);
    },
  };
}

// ---------------------------------------------------------------- spans

function createSpanConverter(
  { api }: Packages,
  origin: Pick<ReadableSpan, 'resource' | 'instrumentationScope'>,
): (span: SpanDescription) => ReadableSpan {
  const { SpanKind, SpanStatusCode, TraceFlags } = api;
  return ({ name, kind, traceId, spanId, parentSpanId, traceState, startMs, endMs, isError, attributes }) => {
    const context = {
      traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
      ...(traceState !== null && { traceState: api.createTraceState(traceState) }),
    };
    return {
      ...origin,
      name,
      kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
      spanContext: () => context,
      ...(parentSpanId !== null && {
        parentSpanContext: {
          traceId,
          spanId: parentSpanId,
          traceFlags: TraceFlags.SAMPLED,
          isRemote: kind === 'server',
        },
      }),
      startTime: toHrTime(startMs),
      endTime: toHrTime(endMs),
      duration: toHrTime(endMs - startMs),
      ended: true,
      status: { code: isError ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes: { ...attributes },
      links: [],
      events: [],
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
  };
}

/** Seconds and nanoseconds. */
function toHrTime(milliseconds: number): HrTime {
  const seconds = Math.trunc(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
}

// ---------------------------------------------------------------- metrics

/** Boundaries of the conventions, and beyond them what reasoning and agents take. */
const secondsBoundaries = [
  0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92, 163.84, 327.68,
];
const tokenBoundaries = [
  1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216, 67_108_864,
];

function createHistograms(
  meter: ReturnType<InstanceType<Packages['metrics']['MeterProvider']>['getMeter']>,
): Record<Measurement['metric'], Histogram> {
  const histogram = (name: string, description: string, unit: string, explicitBucketBoundaries: number[]): Histogram =>
    meter.createHistogram(name, { description, unit, advice: { explicitBucketBoundaries } });
  return {
    duration: histogram('gen_ai.client.operation.duration', 'GenAI operation duration.', 's', secondsBoundaries),
    tokens: histogram(
      'gen_ai.client.token.usage',
      'Number of input and output tokens used.',
      '{token}',
      tokenBoundaries,
    ),
    timeToFirstChunk: histogram(
      'gen_ai.client.operation.time_to_first_chunk',
      'Time to receive the first chunk of a stream.',
      's',
      secondsBoundaries,
    ),
  };
}

// ---------------------------------------------------------------- what the log has of it

/** An error of an export, or undefined for one that succeeded. */
type ReportExport = (error: Error | undefined, isFailed: boolean, spans: number) => void;

/** Logs once that a collector does not take what it is sent, and once that it does again. */
function reportChanges(signal: string, { endpoint }: OtelConfig, log: TelemetryLog): ReportExport {
  let isFailing = false;
  let lostSpans = 0;
  return (error, isFailed, spans) => {
    if (isFailed) lostSpans += spans;
    if (isFailed === isFailing) return;
    isFailing = isFailed;
    if (isFailed) {
      log.warn(
        `the OpenTelemetry collector at ${endpoint} does not take ${signal} (${reasonOf(error)}); requests are not affected, and what it does not take is dropped`,
      );
      return;
    }
    log.info(
      `the OpenTelemetry collector at ${endpoint} takes ${signal} again${lostSpans > 0 ? `; ${lostSpans} spans were dropped` : ''}`,
    );
    lostSpans = 0;
  };
}

function reasonOf(error: Error | undefined): string {
  if (!error) return 'unknown error';
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : '';
  return `${code} ${error.message}`.trim().slice(0, 200);
}

/** The method that exporters of all signals have. `code` is 0 for an export that succeeded. */
interface ExportMethod<Items> {
  export(items: Items, done: (result: { code: number; error?: Error }) => void): void;
}

function watchExports<Items>(
  exporter: ExportMethod<Items>,
  countSpans: (items: Items) => number,
  report: ReportExport,
): void {
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      report(result.error, result.code !== 0, countSpans(items));
      done(result);
    });
}
