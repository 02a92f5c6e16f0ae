import { listMedia } from '../core/media.ts';
import type { CoreChatRequest, CoreUsage } from '../core/types.ts';
import type { TokenRate } from '../record/exchange.ts';
import { createBackendContext, type ExchangeContext } from './exchange-context.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import type { Route } from './routing.ts';

/** Most tokenizers make one token of about four bytes of English or code; the punctuation of JSON costs some more. */
const initialTokensPerByte = 0.28;
/** The weight of a new exchange against what was learned before. */
const learningWeight = 0.2;
/** How many models are learned about: clients choose their names. */
const maxModels = 1_000;
/** The vendors' prices for an image, sound or page differ; this is the middle. */
const tokensPerMedium = 1_500;

/** How many tokens each model makes of a byte, learned from what its vendor counted. */
export interface TokenRates {
  /** Learns from what the vendor counted for a request of so many bytes, media left out. */
  learn(model: string, bytes: number, usage: CoreUsage): void;
  /** Adds the rates of recorded exchanges for models of which nothing was learned yet. */
  seed(known: readonly TokenRate[]): void;
  /** Tokens for so many bytes. */
  estimate(model: string, bytes: number): number;
}

export function createTokenRates(): TokenRates {
  const rates = new Map<string, number>();
  return {
    learn(model, bytes, { input }) {
      if (bytes < 200 || input === undefined || input <= 0) return;
      const before = rates.get(model);
      const rate = input / bytes;
      // An outlier (a vendor that counts nothing, or media by size) must not spoil what was learned.
      if (rate < 0.02 || rate > 2) return;
      if (before === undefined && rates.size >= maxModels) return;
      rates.set(model, before === undefined ? rate : before + (rate - before) * learningWeight);
    },
    seed(known) {
      for (const [model, rate] of known) if (!rates.has(model)) rates.set(model, rate);
    },
    estimate: (model, bytes) => Math.max(1, Math.ceil(bytes * (rates.get(model) ?? initialTokensPerByte))),
  };
}

/** A request and the length of its body in bytes, media included. */
export interface SizedRequest {
  model: string;
  request: CoreChatRequest;
  bytes: number;
}

/** About how many tokens a request has. */
export function estimateRequestTokens(rates: TokenRates, { model, request, bytes }: SizedRequest): number {
  const { textBytes, media } = measureBody(request, bytes);
  return rates.estimate(model, textBytes) + media * tokensPerMedium;
}

/** Learns from the vendor's count. The price of media would spoil the rate of text. */
export function learnFromUsage(rates: TokenRates, { model, request, bytes }: SizedRequest, usage: CoreUsage): void {
  const { textBytes, media } = measureBody(request, bytes);
  if (media === 0) rates.learn(model, textBytes, usage);
}

function measureBody(request: CoreChatRequest, bytes: number): { textBytes: number; media: number } {
  let textBytes = bytes;
  let media = 0;
  for (const { source } of listMedia(request)) {
    if (source.kind === 'text' || source.kind === 'parts') continue;
    media++;
    if (source.kind === 'base64') textBytes -= source.data.length;
  }
  return { textBytes, media };
}

// ---------------------------------------------------------------- in the gateway

/** Learns from what the vendor counted for a request, so that estimates for this model get better. */
export function learnTokenRate({ services, record }: ExchangeContext, resolved: ResolvedRequest, route: Route): void {
  const usage = record.summary?.usage;
  if (!usage) return;
  const bytes = hasPromptTools(route) ? (record.backend?.request?.body.length ?? 0) : resolved.bytes;
  learnFromUsage(services.tokenRates, { model: route.model, request: resolved.request, bytes }, usage);
}

/** About how many tokens a request has, without asking the vendor. */
export function estimateTokens(exchange: ExchangeContext, resolved: ResolvedRequest, route: Route): number {
  const bytes = hasPromptTools(route) ? measurePrompt(exchange, resolved, route) : resolved.bytes;
  return estimateRequestTokens(exchange.services.tokenRates, { model: route.model, request: resolved.request, bytes });
}

/** Tools written into the prompt are longer than in the client's request. */
const hasPromptTools = ({ config }: Route): boolean => config.tools === 'prompt';

function measurePrompt(exchange: ExchangeContext, { request }: ResolvedRequest, route: Route): number {
  const context = { ...createBackendContext(exchange, route, request), report() {}, note() {} };
  return Buffer.byteLength(JSON.stringify(route.adapter.codec.encodeRequest(request, context)));
}
