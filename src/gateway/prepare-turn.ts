import type { BackendContext } from '../core/codec.ts';
import type { JsonObject } from '../core/json.ts';
import type { CoreChatRequest, Note } from '../core/types.ts';
import type { ContinuationRequest } from './attempt/answer-continuation.ts';
import type { UpstreamRequest } from './attempt/transport.ts';
import { buildUpstreamRequest } from './attempt/upstream.ts';
import type { Cloud } from '../protocols/cloud-targets.ts';
import { restoreReasoning } from './conversation/answer-memory.ts';
import { editContext } from './conversation/context-edits.ts';
import { createBackendContext, type ExchangeContext } from './exchange-context.ts';
import { buildUpstreamHeaders, callerFor, isCredentialWithheld } from './headers.ts';
import type { RequestMedia } from './request/request-media.ts';
import type { ResolvedRequest } from './request/resolve-request.ts';
import { fitToBackend, removeUnsupportedFields } from './route/capabilities.ts';
import { createCachePolicy, withCacheKey } from './route/prompt-cache.ts';
import type { Route } from './route/routing.ts';
import type { OfferedToTarget } from './search/run-search.ts';

/** A target, and what it is asked. */
export interface AskedTarget {
  readonly route: Route;
  readonly resolved: ResolvedRequest;
  /** What it is asked, where another target's answer broke. */
  readonly rest: ContinuationRequest | undefined;
  /** What it is asked in place of a compaction. */
  readonly summary: ResolvedRequest | undefined;
  readonly media: RequestMedia;
  /** That another target answered the conversation last. */
  readonly moved: readonly Note[];
}

/** What a target is asked in one turn of its model. */
export interface PreparedTurn {
  readonly request: UpstreamRequest;
  readonly context: BackendContext;
}

/** @param search stands in the place of the tool of the client's vendor; `undefined`: none does. */
export async function prepareTurn(
  exchange: ExchangeContext,
  target: AskedTarget,
  asked: CoreChatRequest,
  search: OfferedToTarget | undefined,
): Promise<PreparedTurn> {
  const context = await prepareRequest(exchange, target, asked);
  if (search) {
    context.report(search.replaced);
    context.note(search.note);
  }
  return { request: buildRequest(exchange, target.route, context), context };
}

/** The request for this target: with what its vendor requires back, without what its backend lacks. */
async function prepareRequest(
  exchange: ExchangeContext,
  { route, resolved: own, rest, summary, media, moved }: AskedTarget,
  asked: CoreChatRequest,
): Promise<BackendContext> {
  const resolved = rest?.resolved ?? summary ?? own;
  const restored = await restoreReasoning(exchange, route, asked);
  const edited = editContext(exchange, route, { request: restored.request, bytes: resolved.bytes });
  const fitted = fitToBackend(route, edited.request);
  const { request: withMedia, notes: ofMedia, reportMissing } = await media.prepareFor(route, fitted.request);
  const keyed = withCacheKey(exchange, route, withMedia);
  exchange.record.encodingStarted([
    ...resolved.notes,
    ...restored.notes,
    ...edited.notes,
    ...ofMedia,
    ...(keyed ? [keyed.note] : []),
    ...moved,
  ]);
  const request = keyed?.request ?? withMedia;
  const context = createBackendContext(exchange, route, request, createCachePolicy(exchange, route, request));
  resolved.changes?.forEach(context.report);
  fitted.changes.forEach(context.report);
  reportMissing(context.report);
  return edited.report ? { ...context, contextEdits: edited.report } : context;
}

function buildRequest(exchange: ExchangeContext, route: Route, context: BackendContext): UpstreamRequest {
  const { inbound } = exchange;
  const { form } = context.request;
  const options = getHeaderOptions(exchange, route);
  if (isCredentialWithheld(inbound, options))
    context.note({ what: describeWithheldCredential(exchange, route), made: 'a request without a credential' });
  return buildUpstreamRequest(route, context, {
    headers: {
      ...buildUpstreamHeaders(inbound, { ...options, stream: context.request.stream }),
      ...exchange.record.propagateTrace(),
    },
    sameProtocol: options.sameProtocol,
    removeUnsupported: (json: JsonObject) => removeUnsupportedFields(exchange, route, json, context),
    expectedBytes: inbound.body.length,
    texts: exchange.services.writtenTexts,
    caller: callerFor(inbound, route.config),
    ...(form && { form }),
  });
}

/** What the header fields of a request to this target depend on, the kind of answer aside. */
export const getHeaderOptions = ({ services, frontend }: ExchangeContext, { adapter, config }: Route) => ({
  adapter,
  config,
  sameProtocol: adapter.codec.protocol === frontend.codec.protocol,
  gatewayKeys: services.config,
});

const cloudNames: Readonly<Record<Cloud, string>> = { bedrock: 'Amazon Bedrock', vertex: 'Vertex AI' };

export function describeWithheldCredential(
  { frontend, inbound: { cloud } }: ExchangeContext,
  { config: { name, protocol } }: Route,
): string {
  const difference = cloud
    ? `came in the form of ${cloudNames[cloud]}, where the backend is not`
    : `came in ${frontend.codec.protocol} while it speaks ${protocol}`;
  return `backend "${name}" is not given the caller's key, which ${difference}: set an api_key of its own`;
}
