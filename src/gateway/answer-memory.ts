import type { JsonValue } from '../core/json.ts';
import { pluralize } from '../core/shown.ts';
import type { CoreChatRequest, CoreChatResponse, Note } from '../core/types.ts';
import { createPlainContext, type ExchangeContext } from './exchange-context.ts';
import { identifyCaller } from './caller.ts';
import { toConversation } from './conversations.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import { resolveModelFacts } from './capabilities.ts';
import type { Route } from './route.ts';

/** A request with what its client could not bring back, and what is to be told of that. */
interface RestoredRequest {
  request: CoreChatRequest;
  notes: Note[];
}

/** Gives a vendor back what it said in earlier turns, as far as this client did not: seals, and sealed reasoning. */
export function restoreReasoning(call: ExchangeContext, route: Route, request: CoreChatRequest): RestoredRequest {
  if (isClientProtocol(call, route)) return { request, notes: [] };
  const owner = { caller: identifyCaller(call.inbound), issuer: route.issuer };
  const { seals, reasoning, request: restored } = call.services.reasoningMemory.restore(owner, request);
  if (seals + reasoning === 0) return { request, notes: [] };
  const made = `${pluralize(reasoning, 'part')} of reasoning, ${pluralize(seals, 'signature')} of texts and calls`;
  return { request: restored, notes: [{ what: 'gave the vendor back what it said in earlier turns', made }] };
}

/**
 * Keeps what the vendor will want back of this answer, and what the client may continue from or refer to.
 * @param answer gives the answer as the client gets it, its body or its last event. It must not have been sent: the
 *   client's next request may come as soon as it is.
 */
export function storeAnswer(
  call: ExchangeContext,
  route: Route,
  { request, bytes }: ResolvedRequest,
  response: CoreChatResponse,
  answer: () => JsonValue | undefined,
): void {
  const caller = identifyCaller(call.inbound);
  storeReasoning(call, route, { request }, response);
  const { continuation } = call.frontend;
  if (!continuation?.isStored(request)) return;
  const { conversations } = call.services;
  // What the answer loses was reported as it was written.
  const id = continuation.answerId(response, { ...createPlainContext(call, request, response), report() {} });
  const items = continuation.items?.itemsOf(answer() ?? null) ?? [];
  conversations.storeItems(
    caller,
    items.map((item) => ({ id: item.id, item, issuer: route.issuer })),
  );
  call.exchange.issuedResponse = { caller, id, items: items.map((item) => item.id) };
  // A conversation is not whole here where only the vendor knows a part of it.
  if (request.serverState) return;
  const conversation = toConversation(continuation, { request, response, bytes });
  conversations.store(caller, id, { ...conversation, issuer: route.issuer });
}

/** Keeps what belongs to the texts and calls of an answer that the client cannot bring back, be the answer whole or not. */
export function storeReasoning(
  call: ExchangeContext,
  route: Route,
  { request }: Pick<ResolvedRequest, 'request'>,
  response: CoreChatResponse,
): void {
  if (isClientProtocol(call, route)) return;
  const { reasoningEcho } = resolveModelFacts(call.services.config, route.config, route.model);
  const unsealed = reasoningEcho === 'required' ? 'kept' : 'left';
  call.services.reasoningMemory.store(
    { caller: identifyCaller(call.inbound), issuer: route.issuer },
    request,
    response,
    unsealed,
  );
}

/** Whether an answer must be known whole when its stream is over. */
export const isAnswerStored = (call: ExchangeContext, route: Route, { request }: ResolvedRequest): boolean =>
  (call.frontend.continuation?.isStored(request) ?? false) || !isClientProtocol(call, route);

/** Between speakers of one protocol the client can bring everything back, and what it leaves out is its own decision. */
const isClientProtocol = ({ frontend }: ExchangeContext, { adapter }: Route): boolean =>
  frontend.codec.protocol === adapter.codec.protocol;
