import { contextEditedNote } from '../../core/frontend.ts';
import type { JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, Note } from '../../core/types.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import { estimateTokens } from '../request/token-estimate.ts';
import type { Route } from '../route/routing.ts';

/**
 * Makes the edits of the conversation that a client asks the vendor of its protocol to make, for a target of another one. Edits
 * that depend on what only that vendor knows stay in the request, and are reported.
 * @param bytes about how long the request is
 */
export function editContext(
  { frontend, services }: ExchangeContext,
  route: Route,
  { request, bytes }: { request: CoreChatRequest; bytes: number },
): { request: CoreChatRequest; notes: readonly Note[]; report?: JsonObject } {
  const { contextEditing, codec } = frontend;
  const isForVendor = route.adapter.codec.protocol === codec.protocol;
  if (!contextEditing || isForVendor || !contextEditing.isRequested(request)) return { request, notes: [] };
  const inputTokens = estimateTokens(services, { request, bytes }, route);
  const { request: edited, cleared, report } = contextEditing.apply(request, inputTokens);
  return { request: edited, notes: [contextEditedNote(cleared, inputTokens)], report };
}
