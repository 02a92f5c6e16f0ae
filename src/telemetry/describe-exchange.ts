import { modelLabel } from '../config/model-names.ts';
import { headersByName } from '../core/headers.ts';
import type { Redactor } from '../core/redact/redact.ts';
import type { VendorProtocol } from '../core/types.ts';
import { findRoute } from '../protocols/find-route.ts';
import { frontendOf } from '../protocols/frontends.ts';
import type { Exchange, ResponseSummary, TraceContext, UpstreamAttempt } from '../record/exchange.ts';
import { framingOfContentType } from '../wire/framing.ts';
import { sessionHeaders } from '../record/threads/turn-digest.ts';
import { describeContent } from './describe-content.ts';
import type { ReadAnswer } from './response-reader.ts';

export type AttributeValue = string | number | boolean | string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** A finished span. Times in milliseconds since 1970. */
export interface SpanDescription {
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly traceState: string | null;
  readonly startMs: number;
  readonly endMs: number;
  readonly isError: boolean;
  readonly attributes: Attributes;
}

/** A value of one of the histograms in `otlp-exporter.ts`. */
export interface Measurement {
  readonly metric: 'duration' | 'tokens' | 'timeToFirstChunk';
  readonly value: number;
  readonly attributes: Attributes;
}

/** What is exported of a request. */
export interface ExchangeDescription {
  /** Empty where the client does not record its trace. */
  readonly spans: readonly SpanDescription[];
  readonly measurements: readonly Measurement[];
}

export interface DescribeOptions {
  /** What was read of the response; undefined where `exchange.summary` has it. */
  readonly answer: ReadAnswer | undefined;
  /** The models' names that metrics may contain. */
  readonly models: ReadonlySet<string>;
  readonly hasContent: boolean;
  /** Knows the credentials of the configuration and of this client. */
  readonly redactor: Redactor;
}

/**
 * Describes a closed exchange by the semantic conventions for generative AI (OpenTelemetry semantic conventions 1.41,
 * gen-ai-spans and gen-ai-metrics): a server span for the client's request, below it a client span for each attempt that
 * was sent to a backend. Usage is an attribute of the first only, so that sums do not count it twice.
 */
export function describeExchange(exchange: Exchange, options: DescribeOptions): ExchangeDescription {
  const { traceContext } = exchange;
  const summary = options.answer?.summary ?? exchange.summary;
  const spans = traceContext?.isSampled
    ? [describeRequest(exchange, traceContext, summary, options), ...describeAttempts(exchange, traceContext, options)]
    : [];
  return { spans, measurements: measure(exchange, summary, options) };
}

// ---------------------------------------------------------------- spans

const startMsOf = ({ startedAt }: Exchange): number => startedAt / 1000;

function describeRequest(
  exchange: Exchange,
  { traceId, spanId, parentSpanId, state }: TraceContext,
  summary: ResponseSummary | null,
  { answer, hasContent, redactor }: DescribeOptions,
): SpanDescription {
  const { request, response, backend, run, losses, mode, route, requestedModel, timing, error } = exchange;
  const operation = operationOf(exchange);
  const model = requestedModel === null ? null : redactor.text(requestedModel);
  const conversation = conversationOf(exchange);
  const identity = answer?.identity ?? exchange.responseIdentity;
  const startMs = startMsOf(exchange);
  return {
    name: model === null ? operation : `${operation} ${model}`,
    kind: 'server',
    traceId,
    spanId,
    parentSpanId,
    traceState: state,
    startMs,
    endMs: startMs + (timing.totalMs ?? 0),
    isError: error !== null,
    attributes: withoutMissing({
      ...commonAttributes(exchange),
      'gen_ai.request.model': model,
      'gen_ai.response.model': identity?.model ? redactor.text(identity.model) : null,
      'gen_ai.response.id': identity?.id ? redactor.text(identity.id) : null,
      'gen_ai.response.finish_reasons': summary?.finish ? [summary.finish.replaceAll('-', '_')] : null,
      'gen_ai.conversation.id': conversation === null ? null : redactor.text(conversation),
      'gen_ai.response.time_to_first_chunk': timeToFirstChunk(exchange),
      ...usageAttributes(summary),
      'http.request.method': request.method,
      'http.route': routeOf(exchange)?.route.path,
      'http.response.status_code': response?.status,
      'error.type': error?.kind,
      'louter.trace_id': exchange.traceId,
      'louter.mode': mode,
      'louter.route': route,
      'louter.run': run === null ? null : redactor.text(run),
      'louter.backend': backend?.provider,
      'louter.frontend.protocol': exchange.frontend,
      'louter.losses': losses.length,
      ...(hasContent && describeContent(exchange, answer?.response ?? null, redactor)),
    }),
  };
}

function describeAttempts(
  exchange: Exchange,
  { traceId, spanId: parentSpanId, state }: TraceContext,
  { redactor }: DescribeOptions,
): SpanDescription[] {
  const { backend, timing } = exchange;
  const attempts = backend?.attempts ?? [];
  const startMs = startMsOf(exchange);
  const operation = operationOf(exchange);
  return attempts.flatMap((attempt, index) => {
    const { spanId } = attempt;
    if (spanId === undefined) return [];
    const endedMs = attempt.endedMs ?? attempts[index + 1]?.startedMs ?? timing.totalMs ?? attempt.startedMs;
    const model = redactor.text(attempt.model);
    return {
      name: `${operation} ${model}`,
      kind: 'client',
      traceId,
      spanId,
      parentSpanId,
      traceState: state,
      startMs: startMs + attempt.startedMs,
      endMs: startMs + endedMs,
      isError: attempt.error !== null,
      attributes: withoutMissing({
        ...commonAttributes(exchange),
        'gen_ai.request.model': model,
        ...(index === attempts.length - 1 && serverAttributes(backend?.request?.target)),
        'http.response.status_code': attempt.status,
        'error.type': errorTypeOf(attempt, exchange, { isLast: index === attempts.length - 1 }),
        'louter.backend': attempt.backend,
        'louter.attempt': index + 1,
      }),
    };
  });
}

function errorTypeOf(
  { error, status }: UpstreamAttempt,
  exchange: Exchange,
  { isLast }: { isLast: boolean },
): string | null {
  if (error === null) return null;
  if (status !== null && status >= 400) return String(status);
  // The kind of an earlier attempt's error is not recorded.
  return isLast ? (exchange.error?.kind ?? '_OTHER') : '_OTHER';
}

// ---------------------------------------------------------------- attributes

function withoutMissing(values: Readonly<Record<string, AttributeValue | null | undefined>>): Attributes {
  const present: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(values)) if (value !== null && value !== undefined) present[name] = value;
  return present;
}

const commonAttributes = (exchange: Exchange): Attributes => ({
  'gen_ai.operation.name': operationOf(exchange),
  'gen_ai.provider.name': providerOf(exchange),
});

const usageAttributes = (summary: ResponseSummary | null): Record<string, number | undefined> => ({
  'gen_ai.usage.input_tokens': summary?.usage?.input,
  'gen_ai.usage.output_tokens': summary?.usage?.output,
  'gen_ai.usage.cache_read.input_tokens': summary?.usage?.cacheRead,
  'gen_ai.usage.cache_creation.input_tokens': summary?.usage?.cacheWrite,
  'gen_ai.usage.reasoning.output_tokens': summary?.usage?.reasoning,
});

function serverAttributes(target: string | undefined): Record<string, AttributeValue> {
  if (target === undefined || !URL.canParse(target)) return {};
  const { hostname, port, protocol } = new URL(target);
  return { 'server.address': hostname, 'server.port': port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port) };
}

function routeOf({ frontend, request }: Exchange): ReturnType<typeof findRoute> {
  const found = frontendOf(frontend);
  return found && findRoute(found, request.target);
}

/** Well-known values of the conventions, and `count_tokens` and `stored_answer`. */
function operationOf(exchange: Exchange): string {
  const route = routeOf(exchange)?.route;
  if (route?.task === 'count-tokens') return 'count_tokens';
  if (route?.task === 'pass' && /embed/i.test(route.kind)) return 'embeddings';
  if (route?.task === 'pass' && route.kind === 'stored-answer') return 'stored_answer';
  if (route?.task === 'pass' || exchange.backend?.protocol === 'openai-completions') return 'text_completion';
  return exchange.backend?.protocol === 'gemini' ? 'generate_content' : 'chat';
}

/** Vendors by the host that answers, from the conventions' list of well-known values. */
const providersByHost: readonly (readonly [host: RegExp, provider: string])[] = [
  [/(?:^|\.)anthropic\.com$/, 'anthropic'],
  [/^bedrock.*\.amazonaws\.com$/, 'aws.bedrock'],
  [/(?:^|\.)openai\.azure\.com$/, 'azure.ai.openai'],
  [/(?:^|\.)openai\.com$/, 'openai'],
  [/^generativelanguage\.googleapis\.com$/, 'gcp.gemini'],
  [/(?:^|-)aiplatform\.googleapis\.com$/, 'gcp.vertex_ai'],
  [/(?:^|\.)deepseek\.com$/, 'deepseek'],
  [/(?:^|\.)groq\.com$/, 'groq'],
  [/(?:^|\.)mistral\.ai$/, 'mistral_ai'],
  [/(?:^|\.)perplexity\.ai$/, 'perplexity'],
  [/(?:^|\.)cohere\.(?:com|ai)$/, 'cohere'],
  [/(?:^|\.)x\.ai$/, 'x_ai'],
];

const providersByProtocol: Readonly<Record<VendorProtocol, string>> = {
  anthropic: 'anthropic',
  'openai-chat': 'openai',
  'openai-responses': 'openai',
  'openai-completions': 'openai',
  gemini: 'gcp.gen_ai',
  'gemini-interactions': 'gcp.gen_ai',
  ollama: 'ollama',
};

/** The vendor by its host, else the one whose API the backend has; `louter` where none was selected. */
function providerOf({ backend }: Exchange): string {
  if (!backend) return 'louter';
  const host = backend.issuer.slice(backend.issuer.lastIndexOf('@') + 1).replace(/:\d+$/, '');
  return providersByHost.find(([pattern]) => pattern.test(host))?.[1] ?? providersByProtocol[backend.protocol];
}

/** The session that an agent names in a header field, else the run. */
function conversationOf({ request, run }: Exchange): string | null {
  const fields = headersByName(request.headers);
  return sessionHeaders.map((name) => fields[name]).find((value) => value !== undefined && value !== '') ?? run;
}

/** In seconds; of streams only. */
function timeToFirstChunk({ response, timing, mode }: Exchange): number | null {
  const contentType = headersByName(response?.headers ?? [])['content-type'] ?? '';
  const isStream = framingOfContentType(contentType) !== undefined;
  const firstMs = timing.firstTokenMs ?? (mode === 'baseline' ? timing.firstByteMs : null);
  return isStream && firstMs !== null ? firstMs / 1000 : null;
}

// ---------------------------------------------------------------- metrics

function measure(
  exchange: Exchange,
  summary: ResponseSummary | null,
  { models }: Pick<DescribeOptions, 'models'>,
): Measurement[] {
  const { backend, error, timing, route } = exchange;
  const attributes = withoutMissing({
    ...commonAttributes(exchange),
    'gen_ai.request.model': backend && modelLabel(backend.model, models),
    'louter.route': route,
  });
  const tokens = (type: 'input' | 'output', value: number | undefined): Measurement[] =>
    value === undefined ? [] : [{ metric: 'tokens', value, attributes: { ...attributes, 'gen_ai.token.type': type } }];
  const firstChunk = timeToFirstChunk(exchange);
  return [
    {
      metric: 'duration',
      value: (timing.totalMs ?? 0) / 1000,
      attributes: { ...attributes, ...(error && { 'error.type': error.kind }) },
    },
    ...(firstChunk === null ? [] : [{ metric: 'timeToFirstChunk' as const, value: firstChunk, attributes }]),
    ...tokens('input', summary?.usage?.input),
    ...tokens('output', summary?.usage?.output),
  ];
}
