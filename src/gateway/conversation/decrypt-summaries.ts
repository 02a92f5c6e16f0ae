import type { RouteHints } from '../../core/codec.ts';
import type { JsonObject } from '../../core/json.ts';
import { summaryTokenPrefix } from '../../core/signature.ts';
import { invalidRequest } from '../../core/validation.ts';
import type { ExchangeContext } from '../exchange-context.ts';

/** What precedes a summary in the conversation that continues from it. */
const summaryHeading =
  'The earlier part of this conversation was replaced by the following summary of it. Continue from there.';

/**
 * What the summaries in a request stand for, by their ciphertexts; `undefined` where it has none of this gateway.
 * @throws {LouterError} `invalid-request` for one that was altered.
 */
export async function decryptSummaries(
  { frontend, services, inbound }: ExchangeContext,
  body: JsonObject,
  items: RouteHints['items'],
): Promise<ReadonlyMap<string, string> | undefined> {
  if (!items && !inbound.body.includes(summaryTokenPrefix)) return undefined;
  const found = frontend.compaction?.findSummaries(body, items) ?? [];
  if (found.length === 0) return undefined;
  const { summary: cipher } = await services.textCiphers();
  const texts = new Map<string, string>();
  for (const { token, pointer } of found) {
    const decrypted = cipher.decrypt(token);
    if (decrypted === 'altered')
      throw invalidRequest(
        `${pointer}/encrypted_content`,
        'the value that this gateway answered, unchanged',
        'one that was altered: send the item again as it was, or start a new session',
      );
    // One of another gateway may be read by the backend: see `assertServerStateSupported`.
    if (decrypted !== 'of-another-gateway') texts.set(token, `${summaryHeading}\n\n${decrypted.text}`);
  }
  return texts.size > 0 ? texts : undefined;
}
