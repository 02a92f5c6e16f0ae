import { hash } from 'node:crypto';
import type { InboundRequest } from './exchange-io.ts';

const credentialFields = ['x-louter-key', 'x-api-key', 'authorization', 'x-goog-api-key'];

/**
 * Who asks, as far as it can be told: a digest of the credentials of a request, the same for all who show none. What
 * is remembered of one caller is never given to another.
 */
export function identifyCaller(inbound: Pick<InboundRequest, 'header' | 'target'>): string {
  const credentials = credentialFields.map((name) => inbound.header(name) ?? '');
  return hash('sha256', JSON.stringify([...credentials, findQueryKey(inbound.target) ?? '']));
}

/** The key that Google's clients may put into the query. */
export function findQueryKey(target: string): string | undefined {
  const mark = target.indexOf('?');
  return mark === -1 ? undefined : (new URLSearchParams(target.slice(mark + 1)).get('key') ?? undefined);
}
