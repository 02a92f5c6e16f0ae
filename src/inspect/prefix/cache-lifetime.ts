import { asObject, asString } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';
import type { ParsedPrompt } from '../../judge/prompt-prefix.ts';

/** For how long a vendor keeps a prompt since it was last used: at least and at most, in milliseconds. */
export interface CacheLifetime {
  minMs: number;
  maxMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

const exactly = (ms: number): CacheLifetime => ({ minMs: ms, maxMs: ms });

/**
 * Documented by the vendors: Anthropic keeps a prompt for five minutes, or an hour where that was requested ("Prompt
 * caching"). OpenAI keeps one for five to ten minutes of inactivity and at most an hour, or for as long as
 * `prompt_cache_options.ttl` at least, or with `prompt_cache_retention` up to a day ("Prompt caching"). `undefined` where the
 * vendor documents none, as Gemini for its implicit cache, or where another server implements its protocol.
 */
export function findCacheLifetime(
  { issuer, protocol }: { issuer: string | null; protocol: string | null },
  prompt: ParsedPrompt,
  usage: CoreUsage | undefined,
): CacheLifetime | undefined {
  if (protocol === 'anthropic') {
    const isHour = (usage?.cacheWriteByTtl?.['1h'] ?? 0) > 0 || /"ttl"\s*:\s*"1h"/.test(prompt.text);
    return exactly(isHour ? hour : 5 * minute);
  }
  if (!protocol?.startsWith('openai-')) return undefined;
  const body = asObject(prompt.body);
  const ttl = asString(asObject(body?.['prompt_cache_options'])?.['ttl']);
  if (ttl === '30m') return { minMs: 30 * minute, maxMs: hour };
  if (ttl === '12h') return exactly(12 * hour);
  if (asString(body?.['prompt_cache_retention']) === '24h') return { minMs: hour, maxMs: 24 * hour };
  return /@(?:[^@]*\.)?(?:openai|azure)\.com(?::\d+)?$/.test(issuer ?? '')
    ? { minMs: 5 * minute, maxMs: hour }
    : undefined;
}
