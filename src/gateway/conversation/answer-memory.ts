import type { JsonValue } from '../../core/json.ts';
import { pluralize } from '../../core/shown.ts';
import type { CoreChatRequest, CoreChatResponse, Note } from '../../core/types.ts';
import { isPostgresUrl } from '../../record/store/store-url.ts';
import { toConversation } from './conversations.ts';
import { createPlainContext, type ExchangeContext } from '../exchange-context.ts';
import { identifyCaller } from '../headers.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';
import type { Route } from '../route/routing.ts';

/** A request with what its client could not send back. */
interface RestoredRequest {
  request: CoreChatRequest;
  notes: Note[];
}

/** Restores what the vendor sent in earlier turns and this client cannot send back: signatures, and signed reasoning. */
export async function restoreReasoning(
  exchange: ExchangeContext,
  route: Route,
  request: CoreChatRequest,
): Promise<RestoredRequest> {
  if (isClientProtocol(exchange, route)) return { request, notes: [] };
  const owner = ownerOf(exchange, route);
  await exchange.services.recallReasoning(owner, request, { keepsUnsigned: keepsUnsigned(route) });
  const restored = exchange.services.reasoningMemory.restore(owner, request);
  const { signatures, reasoning } = restored;
  if (signatures + reasoning === 0) return { request: restored.request, notes: [] };
  const made = `${pluralize(reasoning, 'part')} of reasoning, ${pluralize(signatures, 'signature')} of texts and calls`;
  return {
    request: restored.request,
    notes: [{ what: 'restored what the vendor sent in earlier turns', made, effect: { name: 'reasoning-restored' } }],
  };
}

/**
 * Stores what the vendor wants back of this answer, and what the client may continue from or refer to.
 * @param answer the answer as the client gets it, its body or its last event. It must not have been sent: the client's next
 *   request may come as soon as it is.
 */
export function storeAnswer(
  exchange: ExchangeContext,
  route: Route,
  { request, bytes }: ResolvedRequest,
  response: CoreChatResponse,
  answer: () => JsonValue | undefined,
): void {
  const { inbound, frontend, services, record } = exchange;
  const { issuer } = route;
  storeReasoning(exchange, route, { request }, response);
  const { continuation } = frontend;
  if (!continuation?.isStored(request)) return;
  const caller = identifyCaller(inbound);
  // Losses of the answer were reported when it was encoded.
  const id = continuation.answerId(response, { ...createPlainContext(exchange, request, response), report() {} });
  const items = continuation.items?.itemsOf(answer() ?? null) ?? [];
  services.conversations.storeItems(
    caller,
    items.map((item) => ({ id: item.id, item, issuer })),
  );
  record.answerStored({ caller, id, items: items.map((item) => item.id) });
  // Where only the vendor knows a part of a conversation, it is not complete here.
  if (request.serverState) return;
  const conversation = toConversation(continuation, { request, response, bytes, startedAt: record.startedAt });
  services.conversations.store(caller, id, { ...conversation, issuer });
}

/** Stores what belongs to the texts and calls of an answer that the client cannot send back, even if the answer broke off. */
export function storeReasoning(
  exchange: ExchangeContext,
  route: Route,
  { request }: Pick<ResolvedRequest, 'request'>,
  response: CoreChatResponse,
): void {
  if (isClientProtocol(exchange, route)) return;
  const owner = ownerOf(exchange, route);
  const options = { keepsUnsigned: keepsUnsigned(route) };
  const { keys, hasReasoning } = exchange.services.reasoningMemory.store(owner, request, response, options);
  // Another gateway waits until it has found an answer, whether something belongs to it or not.
  const isLookedUp = hasReasoning || isPostgresUrl(exchange.services.config.traces.url ?? '');
  if (isLookedUp && keys.length > 0) exchange.record.answerLocated({ caller: owner.caller, keys });
}

/** Whether the vendor requires reasoning back that it did not sign. */
const keepsUnsigned = ({ facts }: Route): boolean => facts.reasoningEcho === 'required';

/** Whether the whole answer must be known when its stream is over. */
export const isAnswerStored = (exchange: ExchangeContext, route: Route, { request }: ResolvedRequest): boolean =>
  (exchange.frontend.continuation?.isStored(request) ?? false) || !isClientProtocol(exchange, route);

const ownerOf = ({ inbound }: ExchangeContext, { issuer }: Route) => ({ caller: identifyCaller(inbound), issuer });

/**
 * The longest answer that is kept until its stream is over, in UTF-16 units of text, reasoning and arguments. It is two
 * million tokens, more than models take in one request: no later turn sends it back, and no other target continues it.
 */
export const maxKeptCharacters = 8 * 1024 * 1024;

export const unstoredNote: Note = {
  what: `stored nothing of the answer for later turns: it is longer than ${maxKeptCharacters} characters`,
};

/** Within one protocol the client can send everything back; what it leaves out is its own decision. */
const isClientProtocol = ({ frontend }: ExchangeContext, { adapter }: Route): boolean =>
  frontend.codec.protocol === adapter.codec.protocol;
