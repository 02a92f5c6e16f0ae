import { hash } from 'node:crypto';
import type { Inbound } from './exchange-io.ts';

const credentialFields = ['x-louter-key', 'x-api-key', 'authorization', 'x-goog-api-key'];

/**
 * Who asks, as far as it can be told: a digest of the credentials of a request, the same for all who show none. What
 * is remembered of one caller is never given to another.
 */
export function callerOf(inbound: Pick<Inbound, 'header' | 'target'>): string {
  const shown = credentialFields.map((name) => inbound.header(name) ?? '');
  const mark = inbound.target.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? '' : inbound.target.slice(mark + 1));
  return hash('sha256', JSON.stringify([...shown, query.get('key') ?? '']));
}
