import type { BackendContext, RouteHints } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { assertServerStateSupported } from '../core/server-state.ts';
import { parseJson, type JsonObject } from '../core/json.ts';
import type { CoreChatRequest } from '../core/types.ts';
import type { ExchangeBackend, RawResponse } from '../record/exchange.ts';
import { startBackend, toRawRequest, startAttempt } from './attempt.ts';
import {
  createBackendContext,
  createReadContext,
  writeHead,
  writeLast,
  type ExchangeContext,
} from './exchange-context.ts';
import { nameBackendInErrors } from './from-backend.ts';
import { fitToBackend, removeUnsupportedFields } from './capabilities.ts';
import { buildUpstreamHeaders } from './headers.ts';
import { isEndpointMissing } from './missing-endpoints.ts';
import { restoreReasoning } from './answer-memory.ts';
import { readBody, readErrorResponse, decodeText } from './reply.ts';
import { resolveRequest, selectRoutesWithState, type ResolvedRequest } from './resolve-request.ts';
import type { Route } from './route.ts';
import { estimateTokens } from './token-estimate.ts';
import { buildUpstreamUrl } from './upstream-url.ts';

type TokenCountEndpoint = NonNullable<Route['adapter']['tokenCount']>;

const maxAnswerBytes = 1024 * 1024;

const endpointMissing = { what: 'the backend has no endpoint that counts tokens', made: 'an estimate' };

/**
 * Counts the tokens of a request: by the vendor's own endpoint where it has one, else by an estimate that
 * has learned from what this model's vendor counted before.
 * @throws {LouterError} what the vendor refused with, unless it has no such endpoint: a refusal must not look like a
 *   count.
 */
export async function answerTokenCount(
  call: ExchangeContext,
  route: Route,
  body: JsonObject,
  hints: RouteHints,
): Promise<undefined> {
  const whole = await resolveRequest(call, body, hints);
  selectRoutesWithState(call, [route], whole.request);
  const { adapter, config } = route;
  const { tokenCount } = adapter;
  const isMissing =
    tokenCount !== undefined && !whole.request.serverState && isEndpointKnownMissing(call, route, tokenCount);
  if (isMissing) call.exchange.notes.push(endpointMissing);
  const tokens =
    tokenCount && config.protocol !== 'replay' && !isMissing
      ? await countWithFallback(call, route, tokenCount, whole)
      : estimate(call, route, whole);
  writeHead(call, 200, { 'content-type': 'application/json' });
  writeLast(call, JSON.stringify(call.frontend.encodeTokenCount?.(tokens)));
  return undefined;
}

/** Servers that speak a protocol without this endpoint are not asked for every request. */
const isEndpointKnownMissing = (
  { services: engine }: ExchangeContext,
  route: Route,
  tokenCount: TokenCountEndpoint,
): boolean => engine.missingEndpoints.has(toEndpointKey(route, tokenCount));

const toEndpointKey = ({ config, model }: Route, { path }: TokenCountEndpoint): string =>
  `${config.name} ${path(model)}`;

/** What would be sent for an answer is counted. */
function createCountContext(call: ExchangeContext, route: Route, request: CoreChatRequest): BackendContext {
  const whole = restoreReasoning(call, route, request);
  const fitted = fitToBackend(route, whole.request);
  call.exchange.notes.push(...whole.notes);
  const context = createBackendContext(call, route, fitted.request);
  fitted.changes.forEach(context.report);
  return context;
}

function estimate(call: ExchangeContext, route: Route, whole: ResolvedRequest): number {
  startBackend(call, route, []);
  // What is not known here would be left out of the count.
  assertServerStateSupported(whole.request, route.adapter.codec.protocol);
  return estimateTokens(call, whole, route);
}

async function countWithFallback(
  call: ExchangeContext,
  route: Route,
  tokenCount: TokenCountEndpoint,
  whole: ResolvedRequest,
): Promise<number> {
  const context = createCountContext(call, route, whole.request);
  const attempt = startAttempt(call, route, 'token count');
  const record = startBackend(call, route, [attempt]);
  try {
    return await nameBackendInErrors(call, route, () => countByVendor(call, route, tokenCount, context, record));
  } catch (error) {
    const refusal = toCoreError(error);
    attempt.error = refusal.message;
    const asked = { path: tokenCount.path(route.model), model: route.model };
    // What only the vendor holds would be left out of an estimate.
    if (whole.request.serverState || !isEndpointMissing(record.response?.status, refusal, asked)) throw error;
    call.services.missingEndpoints.add(toEndpointKey(route, tokenCount));
    call.exchange.notes.push(endpointMissing);
    return estimateTokens(call, whole, route);
  } finally {
    attempt.status = record.response?.status ?? null;
  }
}

async function countByVendor(
  call: ExchangeContext,
  route: Route,
  tokenCount: TokenCountEndpoint,
  context: BackendContext,
  record: ExchangeBackend,
): Promise<number> {
  const { adapter, config, model } = route;
  const { services: engine, inbound, abort } = call;
  const sameProtocol = adapter.codec.protocol === call.frontend.codec.protocol;
  const gatewayKeys = engine.config.server.keys;
  const json = removeUnsupportedFields(call, route, tokenCount.encode(context.request, context), context);
  const upload = {
    url: buildUpstreamUrl(config.baseUrl, tokenCount.path(model), ''),
    headers: buildUpstreamHeaders(inbound, { adapter, config, sameProtocol, stream: false, gatewayKeys }),
    body: Buffer.from(JSON.stringify(json)),
    protocol: adapter.codec.protocol,
    stream: false,
    model,
  };
  record.request = toRawRequest(upload);
  const download = await engine.transportOf(config.name).send(upload, config.limits, abort.signal);
  const raw: RawResponse = { status: download.status, headers: download.headers, chunks: [] };
  record.response = raw;
  const arriving = { reading: createReadContext(call), download, url: upload.url, raw };
  if (download.status >= 300) throw new LouterError(await readErrorResponse(arriving, adapter.codec));
  const answer = parseJson(decodeText(await readBody(arriving, maxAnswerBytes)));
  const count = answer === undefined ? undefined : tokenCount.decode(answer);
  if (count === undefined)
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: 'the upstream answered a token count without a count',
    });
  return count;
}
