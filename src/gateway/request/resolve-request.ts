import type { RouteHints, UnlocatedLoss } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { assertStorableName } from '../../core/names.ts';
import { pluralize } from '../../core/shown.ts';
import type { CoreChatRequest, Note } from '../../core/types.ts';
import type { InspectedBody } from './body.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import { identifyCaller } from '../headers.ts';
import { tracesAwayError } from '../conversation/conversations.ts';
import { decryptSummaries } from '../conversation/decrypt-summaries.ts';
import type { Route } from '../route/routing.ts';
import { openExcerpts } from '../search/encrypted-excerpts.ts';

/** A client's request, parsed and decoded at most once, and only where that is needed. */
export class ParsedRequest {
  readonly hints: RouteHints;
  readonly #exchange: ExchangeContext;
  readonly #inspected: InspectedBody;
  #body: JsonObject | undefined;
  #request: CoreChatRequest | undefined;
  #resolved: Promise<ResolvedRequest> | undefined;

  constructor(exchange: ExchangeContext, inspected: InspectedBody, hints: RouteHints) {
    this.#exchange = exchange;
    this.#inspected = inspected;
    this.hints = hints;
  }

  /** @throws {LouterError} `invalid-request` when the body is not a JSON object. */
  parse(): JsonObject {
    const { inbound, services } = this.#exchange;
    return (this.#body ??= services.earlierBodies.parse(inbound.body, this.#inspected));
  }

  /** A top-level value of the body; of a long body nothing else is parsed. @throws {LouterError} as `parse` does. */
  field(name: string): JsonValue | undefined {
    const { layout } = this.#inspected.scan;
    if (this.#body || !layout) return this.parse()[name];
    const span = layout.values.get(name);
    return span && parseJson(this.#exchange.inbound.body.toString('utf8', span.start, span.end));
  }

  /** The request in Core; references to earlier items are not resolved. @throws {LouterError} `invalid-request` */
  decode(): CoreChatRequest {
    return (this.#request ??= this.#exchange.frontend.codec.decodeRequest(this.parse(), this.hints));
  }

  /**
   * The request with what its client leaves out because it was answered before: items that it refers to, and the turns
   * before an answer that it names. What is not known stays as it is: see `selectRoutesWithState`.
   * @throws {LouterError} `invalid-request` as decoders do.
   */
  resolve(): Promise<ResolvedRequest> {
    return (this.#resolved ??= resolveRequest(this.#exchange, this));
  }

  /** The same, if something needed it before. */
  get resolved(): Promise<ResolvedRequest> | undefined {
    return this.#resolved;
  }
}

/** A client's request with what it refers to, as far as that is known here. */
export interface ResolvedRequest {
  /** The client's request, with items in place of references to them. */
  requested: CoreChatRequest;
  /** The same with the earlier turns in place of the id of their answer. */
  request: CoreChatRequest;
  /** About how many bytes it is. */
  bytes: number;
  notes: readonly Note[];
  /** The traces could not be read, which may have what is not known. */
  isIncomplete?: boolean;
  /** What cannot be read of it, and what a row of `[[routes]]` took away, for the report of each attempt. */
  changes?: readonly UnlocatedLoss[];
}

async function resolveRequest(exchange: ExchangeContext, parsed: ParsedRequest): Promise<ResolvedRequest> {
  const { frontend, services, inbound } = exchange;
  const { continuation, codec } = frontend;
  const { conversations } = services;
  const body = parsed.parse();
  const notes: Note[] = [];
  let bytes = inbound.body.length;

  const references = continuation?.items?.countReferences(body);
  for (const id of references?.keys() ?? []) assertStorableName('the id of an item_reference in input', id);
  const items =
    references && references.size > 0 ? await conversations.findItems(identifyCaller(inbound), references) : undefined;
  const found = [...(items?.value.values() ?? [])].flat();
  if (found.length > 0) {
    for (const { item } of found) bytes += JSON.stringify(item).length;
    notes.push({
      what: 'resolved references of the client',
      made: pluralize(found.length, 'item'),
      effect: { name: 'history-resolved' },
    });
  }
  const summaries = frontend.compaction && (await decryptSummaries(exchange, body, items?.value));
  if (summaries)
    notes.push({
      what: 'put summaries of the conversation in the place of the encrypted items that stand for them',
      made: pluralize(summaries.size, 'message'),
      effect: { name: 'history-resolved' },
    });
  const known = { ...(items && { items: items.value }), ...(summaries && { summaries }) };
  const decoded = items || summaries ? codec.decodeRequest(body, { ...parsed.hints, ...known }) : parsed.decode();
  const excerpts = frontend.keepsExcerpts && (await openExcerpts(services, decoded));
  if (excerpts) notes.push(...excerpts.notes);
  const requested = excerpts?.request ?? decoded;

  assertStorableName(requested.serverState?.field ?? 'the id of the earlier answer', requested.previousResponseId);
  const earlier =
    continuation && requested.previousResponseId !== undefined
      ? await conversations.find(identifyCaller(inbound), requested.previousResponseId)
      : undefined;
  const isIncomplete = items?.isIncomplete === true || earlier?.isIncomplete === true;
  const changes = excerpts ? { changes: excerpts.losses } : {};
  if (!continuation || !earlier?.value)
    return { requested, request: requested, bytes, notes, isIncomplete, ...changes };
  notes.push({
    what: 'resolved the earlier answer that the client continues from',
    made: pluralize(earlier.value.messages.length, 'message'),
    effect: { name: 'history-resolved' },
  });
  const request = continuation.resolve(requested, earlier.value);
  return { requested, request, bytes: bytes + earlier.value.bytes, notes, isIncomplete, ...changes };
}

/**
 * The routes that can answer where a request names an answer or item that is not known here: a vendor of the client's
 * protocol may have stored it itself.
 * @throws {LouterError} the error of the client's protocol when no route is left; `overloaded` (503) while the traces, which may
 *   have it, cannot be read.
 */
export function selectRoutesWithState(
  { frontend: { continuation, codec }, services }: ExchangeContext,
  routes: readonly Route[],
  { request, isIncomplete }: Pick<ResolvedRequest, 'request' | 'isIncomplete'>,
): readonly Route[] {
  if (!continuation || (request.previousResponseId === undefined && request.serverState?.itemId === undefined))
    return routes;
  const selected = continuation.canVendorResolve
    ? routes.filter(({ adapter }) => adapter.codec.protocol === codec.protocol)
    : [];
  if (selected.length > 0) return selected;
  if (isIncomplete) throw tracesAwayError('which has the response that this request continues, cannot be read');
  throw new LouterError(continuation.notFound(request, services.conversations.scope));
}
