import { LouterError } from '../../core/error.ts';
import { listMedia } from '../../core/media.ts';
import { createIdMinter } from '../../core/mint.ts';
import type { CoreChatRequest, CoreUsage } from '../../core/types.ts';
import type { TokenRate } from '../../record/exchange.ts';
import type { Config } from '../../config/config.ts';
import type { ExchangeRecorder } from '../exchange-recorder.ts';
import type { Route } from '../route/routing.ts';

/** Most tokenizers make one token of about four bytes of English or code; the punctuation of JSON costs some more. */
const initialTokensPerByte = 0.28;
/** The weight of a new exchange against what was learned before. */
const learningWeight = 0.2;
/** How many models are learned about: clients choose their names. */
const maxModels = 1_000;
/** The vendors' prices for an image, sound or page differ; this is the middle. */
const tokensPerMedium = 1_500;

/**
 * How far a rate may be from what is known before it counts as an outlier: text has 1 to 7 bytes a token. One alone
 * teaches nothing; two in a row that agree do. Servers report a usage of another request, or without what was cached.
 */
const maxRatio = 3;
const minRatio = 0.5;
/** How much two outliers that agree may differ. */
const maxDeviation = 1.5;

/** How many tokens each model makes of a byte, learned from what its vendor counted. */
export interface TokenRates {
  /** Learns from what the vendor counted for a request of so many bytes, media left out. */
  learn(model: string, bytes: number, usage: CoreUsage): void;
  /** Learns from recorded exchanges about models of which nothing was learned yet, in their order. */
  seed(known: readonly TokenRate[]): void;
  /** Tokens for so many bytes. */
  estimate(model: string, bytes: number): number;
}

interface LearnedRate {
  /** Absent: there was nothing but outliers. */
  readonly rate?: number;
  /** The latest, if it was an outlier. */
  readonly outlier?: number;
}

export function createTokenRates(): TokenRates {
  const rates = new Map<string, LearnedRate>();
  const learnRate = (model: string, rate: number): void => {
    const before = rates.get(model);
    if (before !== undefined || rates.size < maxModels) rates.set(model, correctRate(before ?? {}, rate));
  };
  return {
    learn(model, bytes, { input }) {
      if (bytes >= 200 && input !== undefined) learnRate(model, input / bytes);
    },
    seed(known) {
      const learned = new Set(rates.keys());
      for (const [model, rate] of known) if (!learned.has(model)) learnRate(model, rate);
    },
    estimate: (model, bytes) => Math.max(1, Math.ceil(bytes * (rates.get(model)?.rate ?? initialTokensPerByte))),
  };
}

function correctRate(before: LearnedRate, observed: number): LearnedRate {
  const { rate = initialTokensPerByte, outlier } = before;
  if (isWithin(observed / rate, minRatio, maxRatio))
    return { rate: before.rate === undefined ? observed : rate + (observed - rate) * learningWeight };
  const isConfirmed = outlier !== undefined && isWithin(observed / outlier, 1 / maxDeviation, maxDeviation);
  // A vendor that counts nothing, or media by size.
  const isPlausible = isWithin(observed, 0.02, 2);
  if (isConfirmed && isPlausible) return { rate: observed };
  return { ...before, outlier: observed };
}

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** A request and the length of its body in bytes, media included. */
export interface SizedRequest {
  model: string;
  request: CoreChatRequest;
  bytes: number;
}

/** About how many tokens a request has. */
export function estimateRequestTokens(rates: TokenRates, { model, request, bytes }: SizedRequest): number {
  const { textBytes, media } = measureBody(request, bytes);
  return estimatePromptTokens(rates, { model, bytes: textBytes, media });
}

/** About how many tokens so many bytes of text and so many images, sounds and pages have. */
export const estimatePromptTokens = (
  rates: TokenRates,
  { model, bytes, media }: { model: string; bytes: number; media: number },
): number => rates.estimate(model, bytes) + media * tokensPerMedium;

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
export function learnTokenRate(
  { services, record }: { services: EstimateSources; record: Pick<ExchangeRecorder, 'summary' | 'backend'> },
  resolved: Omit<SizedRequest, 'model'>,
  route: Route,
): void {
  const usage = record.summary?.usage;
  if (!usage) return;
  const bytes = hasPromptTools(route) ? (record.backend?.request?.body.length ?? 0) : resolved.bytes;
  learnFromUsage(services.tokenRates, { model: route.model, request: resolved.request, bytes }, usage);
}

/** What an estimate depends on beside the request. */
export interface EstimateSources {
  readonly config: Config;
  readonly tokenRates: TokenRates;
}

/** About how many tokens a request has, without asking the vendor. */
export function estimateTokens(
  sources: EstimateSources,
  { request, bytes }: Omit<SizedRequest, 'model'>,
  route: Route,
): number {
  const sent = hasPromptTools(route) ? measurePrompt(request, route) : bytes;
  return estimateRequestTokens(sources.tokenRates, { model: route.model, request, bytes: sent });
}

/** The same for a choice among targets: what a target cannot be sent is refused when it is tried. */
export function estimateForChoice(
  sources: EstimateSources,
  resolved: Omit<SizedRequest, 'model'>,
  route: Route,
): number {
  try {
    return estimateTokens(sources, resolved, route);
  } catch (error) {
    if (!(error instanceof LouterError)) throw error;
    return estimateRequestTokens(sources.tokenRates, { ...resolved, model: route.model });
  }
}

/** Tools written into the prompt are longer than in the client's request. */
const hasPromptTools = ({ config }: Route): boolean => config.tools === 'prompt';

function measurePrompt(request: CoreChatRequest, route: Route): number {
  const { codec } = route.adapter;
  const body = codec.encodeRequest(request, {
    request,
    model: route.model,
    issuer: route.issuer,
    facts: route.facts,
    mint: createIdMinter('estimate'),
    report() {},
    note() {},
  });
  return Buffer.byteLength(JSON.stringify(body));
}
