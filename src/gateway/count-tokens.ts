import type { Backend } from '../core/backend.ts';
import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { asObject, type JsonValue } from '../core/json.ts';
import { assertServerStateSupported } from '../core/server-state.ts';
import type { CoreError } from '../core/types.ts';
import { restoreReasoning } from './conversation/answer-memory.ts';
import { editContext } from './conversation/context-edits.ts';
import { fitToBackend, removeUnsupportedFields } from './route/capabilities.ts';
import { createBackendContext, createReadContext, writeJsonAnswer, type ExchangeContext } from './exchange-context.ts';
import { buildUpstreamHeaders } from './headers.ts';
import { isEndpointMissing } from './route/missing-endpoints.ts';
import { selectRoutesWithState, type ParsedRequest, type ResolvedRequest } from './request/resolve-request.ts';
import { nameBackendInErrors, toFailure } from './attempt/retry.ts';
import type { Route } from './route/routing.ts';
import { estimateTokens } from './request/token-estimate.ts';
import { buildUpstreamUrl, requestJson } from './attempt/upstream.ts';

type TokenCountEndpoint = NonNullable<Route['adapter']['tokenCount']>;

/**
 * The count in a vendor's answer.
 * @throws {LouterError} the vendor's error where the answer has one in place of a count, whatever its status.
 */
export function decodeTokenCount({ codec, tokenCount }: Backend, answer: JsonValue): number {
  const count = tokenCount?.decode(answer);
  if (count !== undefined) return count;
  const error = asObject(answer)?.['error'];
  if (error !== undefined && error !== null)
    throw new LouterError({
      ...codec.decodeError({ status: 200, headers: {}, body: answer }),
      kind: 'bad-upstream-reply',
      status: 502,
    });
  throw new LouterError({
    kind: 'bad-upstream-reply',
    message: 'the response of the upstream to a token count contains no count',
  });
}

const maxAnswerBytes = 1024 * 1024;

const endpointMissing = { what: 'the backend has no endpoint that counts tokens', made: 'an estimate' };

/**
 * Counts the tokens of a request: by the vendor's own endpoint where it has one, else by an estimate that
 * has learned from what this model's vendor counted before.
 * @throws {LouterError} the vendor's error, unless it has no such endpoint: an error must not look like a count.
 */
export async function answerTokenCount(
  exchange: ExchangeContext,
  route: Route,
  resolved: ResolvedRequest,
): Promise<undefined> {
  const { record, services, frontend } = exchange;
  selectRoutesWithState(exchange, [route], resolved);
  const { adapter, config } = route;
  const { tokenCount } = adapter;
  const isMissing =
    tokenCount !== undefined &&
    !resolved.request.serverState &&
    services.missingEndpoints.has(toEndpointKey(route, tokenCount));
  if (isMissing) record.noted(endpointMissing);
  const tokens =
    tokenCount && config.protocol !== 'replay' && !isMissing
      ? await countWithFallback(exchange, route, tokenCount, resolved)
      : estimate(exchange, route, resolved);
  writeJsonAnswer(exchange, JSON.stringify(frontend.encodeTokenCount?.(tokens)));
}

const toEndpointKey = ({ config, model }: Route, { path }: TokenCountEndpoint): string =>
  `${config.name} ${config.baseUrl} ${path(model)}`;

function estimate(exchange: ExchangeContext, route: Route, resolved: ResolvedRequest): number {
  exchange.record.backendChosen(route);
  // What is not known here would be left out of the count.
  assertServerStateSupported(resolved.request, route.adapter.codec.protocol);
  return estimateTokens(exchange.services, resolved, route);
}

async function countWithFallback(
  exchange: ExchangeContext,
  route: Route,
  tokenCount: TokenCountEndpoint,
  resolved: ResolvedRequest,
): Promise<number> {
  const { record } = exchange;
  const context = await createCountContext(exchange, route, resolved);
  record.attemptStarted(route, 'first', 'token count');
  try {
    return await nameBackendInErrors(exchange, route, () => countByVendor(exchange, route, tokenCount, context));
  } catch (thrown) {
    const { error } = toFailure(thrown);
    record.attemptFailed(error.message);
    // State that only the vendor has would be left out of an estimate.
    if (resolved.request.serverState || !isEstimateAllowed(exchange, route, tokenCount, error))
      throw thrown instanceof LouterError ? thrown : new LouterError(error, { cause: thrown });
    noteMissing(exchange, route, tokenCount);
    return estimateTokens(exchange.services, resolved, route);
  }
}

/** Whether the backend failed because it has no endpoint that counts: any other error is the vendor's, and the client gets it. */
const isEstimateAllowed = (
  { record }: ExchangeContext,
  { model }: Route,
  { path }: TokenCountEndpoint,
  error: CoreError,
): boolean => isEndpointMissing(record.attemptStatus ?? undefined, error, { path: path(model), model });

function noteMissing({ record, services }: ExchangeContext, route: Route, tokenCount: TokenCountEndpoint): void {
  services.missingEndpoints.add(toEndpointKey(route, tokenCount));
  record.noted(endpointMissing);
}

/** Whether a count that passes unchanged can be answered by the backend, as far as that is known. */
export const mayPassCount = ({ services }: ExchangeContext, route: Route): boolean => {
  const { tokenCount } = route.adapter;
  return (
    tokenCount !== undefined &&
    !tokenCount.isForeign &&
    !services.missingEndpoints.has(toEndpointKey(route, tokenCount))
  );
};

/**
 * Answers a count that was passed on unchanged with an estimate if the backend has no endpoint that counts. False where the
 * error is about something else, and passes.
 */
export async function estimateIfMissing(
  exchange: ExchangeContext,
  route: Route,
  error: CoreError,
  parsed: ParsedRequest,
): Promise<boolean> {
  const { record, frontend } = exchange;
  const { tokenCount } = route.adapter;
  if (!tokenCount || !isEstimateAllowed(exchange, route, tokenCount, error)) return false;
  const resolved = await parsed.resolve();
  if (resolved.request.serverState) return false;
  noteMissing(exchange, route, tokenCount);
  record.attemptFailed(error.message);
  writeJsonAnswer(
    exchange,
    JSON.stringify(frontend.encodeTokenCount?.(estimateTokens(exchange.services, resolved, route))),
  );
  return true;
}

/** The request as it would be sent for an answer is what is counted. */
async function createCountContext(
  exchange: ExchangeContext,
  route: Route,
  resolved: ResolvedRequest,
): Promise<BackendContext> {
  const restored = await restoreReasoning(exchange, route, resolved.request);
  const edited = editContext(exchange, route, { request: restored.request, bytes: resolved.bytes });
  const fitted = fitToBackend(route, edited.request);
  for (const note of [...restored.notes, ...edited.notes]) exchange.record.noted(note);
  const context = createBackendContext(exchange, route, fitted.request);
  fitted.changes.forEach(context.report);
  return context;
}

async function countByVendor(
  exchange: ExchangeContext,
  route: Route,
  tokenCount: TokenCountEndpoint,
  context: BackendContext,
): Promise<number> {
  const { adapter, config, model } = route;
  const { services, inbound, frontend } = exchange;
  const { codec } = adapter;
  const { protocol } = codec;
  const sameProtocol = protocol === frontend.codec.protocol;
  const gatewayKeys = services.config;
  const json = removeUnsupportedFields(exchange, route, tokenCount.encode(context.request, context), context);
  const written = {
    url: buildUpstreamUrl(config.baseUrl, tokenCount.path(model), ''),
    headers: {
      ...buildUpstreamHeaders(inbound, { adapter, config, sameProtocol, stream: false, gatewayKeys }),
      ...exchange.record.propagateTrace(),
    },
    json,
  };
  const { url, headers, json: body } = adapter.prepare?.(written) ?? written;
  const request = {
    url,
    headers,
    body: Buffer.from(JSON.stringify(body)),
    protocol,
    stream: false,
    model,
  };
  const transport = services.transportOf(config.name);
  const read = createReadContext(exchange);
  const answer = await requestJson({ read, transport, request, limits: config.limits, codec }, maxAnswerBytes);
  return decodeTokenCount(adapter, answer);
}
