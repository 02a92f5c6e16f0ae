import type { BackendContext, RouteHints } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { refuseForeignState } from '../core/held-by.ts';
import { parseJson, type JsonObject } from '../core/json.ts';
import type { CoreChatRequest } from '../core/types.ts';
import type { ExchangeBackend, RawResponse } from '../record/exchange.ts';
import { recordBackend, sentRequest, startAttempt } from './attempt.ts';
import { backendContext, readingOf, sendHead, sendLast, type Call } from './call.ts';
import { fromBackend } from './from-backend.ts';
import { fittedTo, withoutLacking } from './capabilities.ts';
import { upstreamHeaders } from './headers.ts';
import { hasNoEndpoint } from './missing-endpoints.ts';
import { recollect } from './recollection.ts';
import { readBody, readRefusal, textOf } from './reply.ts';
import { resolveRequest, routesThatKnow, type ResolvedRequest } from './resolve-request.ts';
import type { Route } from './route.ts';
import { estimateTokens } from './token-count.ts';
import { upstreamUrl } from './upstream-url.ts';

type TokenCount = NonNullable<Route['adapter']['tokenCount']>;

const maxAnswer = 1024 * 1024;

const noEndpoint = { what: 'the backend has no endpoint that counts tokens', made: 'an estimate' };

/**
 * Counts the tokens of a request: by the vendor's own endpoint where it has one, else by an estimate that
 * has learned from what this model's vendor counted before.
 * @throws {LouterError} what the vendor refused with, unless it has no such endpoint: a refusal must not look like a
 *   count.
 */
export async function answerTokenCount(
  call: Call,
  route: Route,
  body: JsonObject,
  hints: RouteHints,
): Promise<undefined> {
  const whole = await resolveRequest(call, body, hints);
  routesThatKnow(call, [route], whole.request);
  const { adapter, config } = route;
  const { tokenCount } = adapter;
  const isMissing = tokenCount !== undefined && !whole.request.heldBy && isKnownMissing(call, route, tokenCount);
  if (isMissing) call.exchange.notes.push(noEndpoint);
  const tokens =
    tokenCount && config.protocol !== 'replay' && !isMissing
      ? await askVendor(call, route, tokenCount, whole)
      : estimate(call, route, whole);
  sendHead(call, 200, { 'content-type': 'application/json' });
  sendLast(call, JSON.stringify(call.frontend.encodeTokenCount?.(tokens)));
  return undefined;
}

/** Servers that speak a protocol without this endpoint are not asked for every request. */
const isKnownMissing = ({ engine }: Call, route: Route, tokenCount: TokenCount): boolean =>
  engine.missingEndpoints.has(endpointOf(route, tokenCount));

const endpointOf = ({ config, model }: Route, { path }: TokenCount): string => `${config.name} ${path(model)}`;

/** What would be sent for an answer is counted. */
function wholeContext(call: Call, route: Route, request: CoreChatRequest): BackendContext {
  const whole = recollect(call, route, request);
  const fitted = fittedTo(route, whole.request);
  call.exchange.notes.push(...whole.notes);
  const context = backendContext(call, route, fitted.request);
  fitted.changes.forEach(context.report);
  return context;
}

function estimate(call: Call, route: Route, whole: ResolvedRequest): number {
  recordBackend(call, route, []);
  // What is not known here would be left out of the count.
  refuseForeignState(whole.request, route.adapter.codec.protocol);
  return estimateTokens(call, whole, route);
}

async function askVendor(call: Call, route: Route, tokenCount: TokenCount, whole: ResolvedRequest): Promise<number> {
  const context = wholeContext(call, route, whole.request);
  const attempt = startAttempt(call, route, 'token count');
  const record = recordBackend(call, route, [attempt]);
  try {
    return await fromBackend(call, route, () => countAtVendor(call, route, tokenCount, context, record));
  } catch (error) {
    const refusal = toCoreError(error);
    attempt.error = refusal.message;
    const asked = { path: tokenCount.path(route.model), model: route.model };
    // What only the vendor holds would be left out of an estimate.
    if (whole.request.heldBy || !hasNoEndpoint(record.response?.status, refusal, asked)) throw error;
    call.engine.missingEndpoints.add(endpointOf(route, tokenCount));
    call.exchange.notes.push(noEndpoint);
    return estimateTokens(call, whole, route);
  } finally {
    attempt.status = record.response?.status ?? null;
  }
}

async function countAtVendor(
  call: Call,
  route: Route,
  tokenCount: TokenCount,
  context: BackendContext,
  record: ExchangeBackend,
): Promise<number> {
  const { adapter, config, model } = route;
  const { engine, inbound, abort } = call;
  const sameProtocol = adapter.codec.protocol === call.frontend.codec.protocol;
  const gatewayKeys = engine.config.server.keys;
  const json = withoutLacking(call, route, tokenCount.encode(context.request, context), context);
  const upload = {
    url: upstreamUrl(config.baseUrl, tokenCount.path(model), ''),
    headers: upstreamHeaders(inbound, { adapter, config, sameProtocol, stream: false, gatewayKeys }),
    body: Buffer.from(JSON.stringify(json)),
    protocol: adapter.codec.protocol,
    stream: false,
    model,
  };
  record.request = sentRequest(upload);
  const download = await engine.transport(config.name).send(upload, config.limits, abort.signal);
  const raw: RawResponse = { status: download.status, headers: download.headers, chunks: [] };
  record.response = raw;
  const arriving = { reading: readingOf(call), download, url: upload.url, raw };
  if (download.status >= 300) throw new LouterError(await readRefusal(arriving, adapter.codec));
  const answer = parseJson(textOf(await readBody(arriving, maxAnswer)));
  const count = answer === undefined ? undefined : tokenCount.decode(answer);
  if (count === undefined)
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: 'the upstream answered a token count without a count',
    });
  return count;
}
