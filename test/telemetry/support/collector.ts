import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** The messages of OTLP that the tests read, with enumerations by name, ids in hexadecimal and times in nanoseconds. */
interface KeyValue {
  key: string;
  value: {
    stringValue?: string;
    intValue?: string;
    doubleValue?: number;
    boolValue?: boolean;
    arrayValue?: { values: KeyValue['value'][] };
  };
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  traceState?: string;
  name: string;
  kind: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: KeyValue[];
  status?: { code?: string };
}

interface TraceRequest {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { scope: { name: string }; spans: WireSpan[] }[];
  }[];
}

interface MetricRequest {
  resourceMetrics: {
    scopeMetrics: {
      metrics: {
        name: string;
        unit: string;
        histogram: { dataPoints: { attributes: KeyValue[]; count: string; sum: number }[] };
      }[];
    }[];
  }[];
}

interface MessageType<Message> {
  decode(bytes: Uint8Array): unknown;
  toObject(message: unknown, options: object): Message;
}

/** The code that the OpenTelemetry project generated from opentelemetry-proto; the exporters have code of their own. */
const definitions: {
  opentelemetry: {
    proto: {
      collector: {
        trace: { v1: { ExportTraceServiceRequest: MessageType<TraceRequest> } };
        metrics: { v1: { ExportMetricsServiceRequest: MessageType<MetricRequest> } };
      };
    };
  };
} = createRequire(import.meta.url)('otlp-definitions/build/src/generated/root.js');
const { trace, metrics } = definitions.opentelemetry.proto.collector;

type Value = string | number | boolean | Value[];

export interface ReceivedSpan {
  name: string;
  kind: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  traceState: string | undefined;
  seconds: number;
  isError: boolean;
  attributes: Record<string, Value>;
  resource: Record<string, Value>;
}

export interface ReceivedPoint {
  name: string;
  unit: string;
  count: number;
  sum: number;
  attributes: Record<string, Value>;
}

/** A collector that decodes what it receives. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  readonly points: readonly ReceivedPoint[];
  readonly requests: readonly { path: string; headers: IncomingHttpHeaders }[];
  /** How it answers from now on; `never`: not at all. */
  answerWith(status: number | 'never'): void;
  close(): Promise<void>;
}

const decode = <Message>(type: MessageType<Message>, bytes: Buffer): Message =>
  type.toObject(type.decode(bytes), { longs: String, enums: String, bytes: String });

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const points: ReceivedPoint[] = [];
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  let answer: number | 'never' = 200;
  const server = createServer((request, response) => void receive(request, response));

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    requests.push({ path: request.url ?? '', headers: request.headers });
    if (answer === 'never') return;
    if (answer === 200 && request.url?.endsWith('/v1/traces')) spans.push(...spansOf(body));
    if (answer === 200 && request.url?.endsWith('/v1/metrics')) points.push(...pointsOf(body));
    response.writeHead(answer, { 'content-type': 'application/x-protobuf' }).end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    points,
    requests,
    answerWith: (status) => void (answer = status),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf(body: Buffer): ReceivedSpan[] {
  return decode(trace.v1.ExportTraceServiceRequest, body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        name: span.name,
        kind: span.kind,
        traceId: toHex(span.traceId),
        spanId: toHex(span.spanId),
        parentSpanId: span.parentSpanId === undefined ? undefined : toHex(span.parentSpanId),
        traceState: span.traceState,
        seconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e9,
        isError: span.status?.code === 'STATUS_CODE_ERROR',
        attributes: toRecord(span.attributes),
        resource: toRecord(resource.attributes),
      })),
    ),
  );
}

function pointsOf(body: Buffer): ReceivedPoint[] {
  return decode(metrics.v1.ExportMetricsServiceRequest, body).resourceMetrics.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap((scope) =>
      scope.metrics.flatMap(({ name, unit, histogram }) =>
        histogram.dataPoints.map(({ attributes, count, sum }) => ({
          name,
          unit,
          count: Number(count),
          sum,
          attributes: toRecord(attributes),
        })),
      ),
    ),
  );
}

const toHex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

const toRecord = (attributes: readonly KeyValue[] = []): Record<string, Value> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, toValue(value)]));

function toValue(value: KeyValue['value']): Value {
  if (value.arrayValue) return value.arrayValue.values.map(toValue);
  if (value.intValue !== undefined) return Number(value.intValue);
  return value.stringValue ?? value.doubleValue ?? value.boolValue ?? '';
}
