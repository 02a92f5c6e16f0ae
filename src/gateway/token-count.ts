import { mediaOf } from '../core/media.ts';
import type { Call } from './call.ts';
import type { Whole } from './recollection.ts';

/** What a picture, sound or page costs is the vendor's own; this is the middle of what they charge. */
const tokensPerMedium = 1_500;

interface Size {
  /** Bytes of the body without its media. */
  bytes: number;
  media: number;
}

/** Takes in what the vendor counted for a request, so that estimates for this model get better. */
export function learnTokenRate({ engine, inbound, exchange }: Call, whole: Whole, model: string): void {
  const usage = exchange.summary?.usage;
  if (!usage) return;
  const { bytes, media } = sizeOf(whole, inbound.body.length);
  if (media === 0) engine.tokenRates.learn(model, bytes, usage);
}

/** How many tokens a request will cost, as far as can be told without asking the vendor. */
export function estimateTokens({ engine, inbound }: Call, whole: Whole, model: string): number {
  const { bytes, media } = sizeOf(whole, inbound.body.length);
  return engine.tokenRates.estimate(model, bytes) + media * tokensPerMedium;
}

function sizeOf({ request, earlier }: Whole, bodyBytes: number): Size {
  const size: Size = { bytes: bodyBytes + (earlier?.bytes ?? 0), media: 0 };
  for (const { source } of mediaOf(request)) {
    if (source.kind === 'text' || source.kind === 'parts') continue;
    size.media++;
    if (source.kind === 'base64') size.bytes -= source.data.length;
  }
  return size;
}
