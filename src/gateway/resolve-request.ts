import type { RouteHints } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import type { JsonValue } from '../core/json.ts';
import { assertStorableName } from '../core/names.ts';
import { pluralize } from '../core/shown.ts';
import type { CoreChatRequest, Note } from '../core/types.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { identifyCaller } from './caller.ts';
import type { Route } from './route.ts';

/** A client's request with everything in it that it only refers to, as far as that is known here. */
export interface ResolvedRequest {
  /** The request as the client put it, with items in place of references to them. */
  requested: CoreChatRequest;
  /** The same with the turns before it in place of the id of their answer. */
  request: CoreChatRequest;
  /** About how many bytes it is. */
  bytes: number;
  notes: readonly Note[];
}

/**
 * Decodes a request and puts in what its client leaves out because it was answered before: items that it refers to, and
 * the turns before an answer that it names. What is not known stays as it is: `routesThatKnow` decides who is asked.
 * @throws {LouterError} `invalid-request` as decoders do.
 */
export async function resolveRequest(
  call: ExchangeContext,
  body: JsonValue,
  hints: RouteHints,
): Promise<ResolvedRequest> {
  const { frontend, services: engine, inbound } = call;
  const { continuation, codec } = frontend;
  const { conversations } = engine;
  const notes: Note[] = [];
  let bytes = inbound.body.length;

  const referred = continuation?.items?.countReferences(body);
  for (const id of referred?.keys() ?? []) assertStorableName('the id of an item_reference in input', id);
  const items =
    referred && referred.size > 0 ? await conversations.findItems(identifyCaller(inbound), referred) : undefined;
  const found = [...(items?.values() ?? [])].flat();
  if (found.length > 0) {
    for (const { item } of found) bytes += JSON.stringify(item).length;
    notes.push({ what: 'resolved references of the client', made: pluralize(found.length, 'item') });
  }
  const asked = codec.decodeRequest(body, items ? { ...hints, items } : hints);

  assertStorableName(asked.serverState?.field ?? 'the id of the earlier answer', asked.previousResponseId);
  const earlier =
    continuation && asked.previousResponseId !== undefined
      ? await conversations.find(identifyCaller(inbound), asked.previousResponseId)
      : undefined;
  if (!continuation || !earlier) return { requested: asked, request: asked, bytes, notes };
  notes.push({
    what: 'resolved the earlier answer that the client continues from',
    made: pluralize(earlier.messages.length, 'message'),
  });
  return { requested: asked, request: continuation.resolve(asked, earlier), bytes: bytes + earlier.bytes, notes };
}

/**
 * The routes that can be asked where a request names an answer or item that is not known here: a vendor that speaks the
 * client's protocol may have stored it itself.
 * @throws {LouterError} the error of the client's protocol when no route is left.
 */
export function selectRoutesWithState(
  { frontend: { continuation, codec }, services: engine }: ExchangeContext,
  routes: readonly Route[],
  request: CoreChatRequest,
): readonly Route[] {
  if (!continuation || (request.previousResponseId === undefined && request.serverState?.itemId === undefined))
    return routes;
  const asked = continuation.canVendorResolve
    ? routes.filter(({ adapter }) => adapter.codec.protocol === codec.protocol)
    : [];
  if (asked.length > 0) return asked;
  throw new LouterError(continuation.notFound(request, engine.conversations.scope));
}
