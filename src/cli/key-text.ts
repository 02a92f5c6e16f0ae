import type { KeyConfig } from '../config/config.ts';

/** The rights and limits of a key in one line. */
export function describeKey(key: KeyConfig): string {
  const { models, backends, requestsPerMinute, tokensPerMinute, maxConcurrent, budget, expiresAt } = key;
  const rights = [...(key.mayUse ? ['use'] : []), ...(key.mayView ? ['view'] : [])];
  return [
    `may ${rights.join(' and ')}`,
    ...(models ? [`models ${models.join(', ')}`] : []),
    ...(backends ? [`backends ${backends.join(', ')}`] : []),
    ...(requestsPerMinute === null ? [] : [`${requestsPerMinute} requests per minute`]),
    ...(tokensPerMinute === null ? [] : [`${tokensPerMinute} tokens per minute`]),
    ...(maxConcurrent === null ? [] : [`${maxConcurrent} in-flight requests`]),
    ...(budget ? [`$${budget.usd} per ${budget.per}`] : []),
    ...(expiresAt === null ? [] : [`expires ${new Date(expiresAt).toISOString()}`]),
  ].join('; ');
}
