import { listMedia } from '../core/media.ts';
import type { CoreChatRequest, CoreUsage } from '../core/types.ts';
import { createBackendContext, type ExchangeContext } from './exchange-context.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import type { Route } from './route.ts';
import type { TokenRates } from './token-rate.ts';

/** What a picture, sound or page costs is the vendor's own; this is the middle of what they charge. */
const tokensPerMedium = 1_500;

interface BodySize {
  /** Bytes of the body without its media. */
  bytes: number;
  media: number;
}

/** Takes in what the vendor counted for a request, so that estimates for this model get better. */
export function learnTokenRate(call: ExchangeContext, whole: ResolvedRequest, route: Route): void {
  const { services: engine, exchange } = call;
  const usage = exchange.summary?.usage;
  if (!usage) return;
  const sent = exchange.backend?.request?.body.length ?? 0;
  const bytes = hasPromptTools(route) ? sent : whole.bytes;
  learnFromUsage(engine.tokenRates, { model: route.model, request: whole.request, bytes }, usage);
}

/** How many tokens a request will cost, as far as can be told without asking the vendor. */
export function estimateTokens(call: ExchangeContext, whole: ResolvedRequest, route: Route): number {
  const asked = hasPromptTools(route) ? measurePrompt(call, whole, route) : whole.bytes;
  return estimateRequestTokens(call.services.tokenRates, { model: route.model, request: whole.request, bytes: asked });
}

/** A request as it is estimated: what it holds, and how long its body is with its media. */
export interface SizedRequest {
  model: string;
  request: CoreChatRequest;
  bytes: number;
}

/** How many tokens a request of this length will cost. */
export function estimateRequestTokens(rates: TokenRates, { model, request, bytes: whole }: SizedRequest): number {
  const { bytes, media } = measureBody(request, whole);
  return rates.estimate(model, bytes) + media * tokensPerMedium;
}

/** Takes in what the vendor counted. What media cost would spoil the rate of text. */
export function learnFromUsage(
  rates: TokenRates,
  { model, request, bytes: whole }: SizedRequest,
  usage: CoreUsage,
): void {
  const { bytes, media } = measureBody(request, whole);
  if (media === 0) rates.learn(model, bytes, usage);
}

/** Where tools are told in the prompt, that is longer than what the client wrote of them. */
const hasPromptTools = ({ config }: Route): boolean => config.tools === 'prompt';

function measurePrompt(call: ExchangeContext, { request }: ResolvedRequest, route: Route): number {
  const context = { ...createBackendContext(call, route, request), report() {}, note() {} };
  return Buffer.byteLength(JSON.stringify(route.adapter.codec.encodeRequest(request, context)));
}

function measureBody(request: CoreChatRequest, bytes: number): BodySize {
  const size: BodySize = { bytes, media: 0 };
  for (const { source } of listMedia(request)) {
    if (source.kind === 'text' || source.kind === 'parts') continue;
    size.media++;
    if (source.kind === 'base64') size.bytes -= source.data.length;
  }
  return size;
}
