import type * as wire from '../../../../generated/openai.js';
import { readOutputItem } from '../../../../generated/openai.readers.js';
import type { AnsweredItem, RouteHints } from '../../../core/codec.ts';
import { LouterError } from '../../../core/error.ts';
import { asArray, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { copyProvenance } from '../../../core/provenance.ts';
import type { CoreAssistantPart } from '../../../core/types.ts';
import type { Unchecked } from '../../../core/wire-object.ts';
import { protocol, wireFormOf } from './extras.ts';

// A client may send `{"type": "item_reference", "id": …}` in place of an item that the vendor answered and stored (API
// reference, create a response, `input`). The Vercel AI SDK does so by default for texts, reasoning and the calls of
// vendor-defined tools: `convert-to-openai-responses-input.ts` of @ai-sdk/openai 3 and 4. With `store: false` it sends
// the items themselves.

/** An item of a request, and who answered it where the client sent a reference. */
export interface PlacedItem {
  item: wire.ReceivedOutputItem;
  /** Its place in the list that the client sent. */
  index: number;
  /** `protocol@host` of the vendor that answered it. */
  issuer?: string;
}

type AnyItem = Unchecked<wire.ItemReference | wire.ClientMessage>;

/** The type may be left out of a reference (API reference, `ItemReferenceParam`). */
const isReference = ({ type, role, id }: AnyItem): boolean =>
  type === 'item_reference' || ((type ?? null) === null && role === undefined && typeof id === 'string');

const referencedId = (item: AnyItem): string | undefined => (isReference(item) ? asString(item.id) : undefined);

const referenceType: Pick<wire.ItemReference, 'type'> = { type: 'item_reference' };
const inputField = 'input' satisfies keyof wire.CreateResponseRequest;

/** A request's body with the type of each reference written out. */
export function normalizeReferences(body: JsonValue): JsonValue {
  const request = asObject(body);
  const input = asArray(request?.[inputField]);
  const isBare = (item: AnyItem | undefined): boolean =>
    item !== undefined && item.type !== 'item_reference' && isReference(item);
  if (!request || !input?.some((each) => isBare(asObject(each)))) return body;
  return {
    ...request,
    input: input.map((each) => {
      const item = asObject(each);
      return item && isBare(item) ? { ...item, ...referenceType } : each;
    }),
  };
}

/**
 * The list less repeated references: @ai-sdk/openai 3 sends one for each text of a message, and these follow each
 * other.
 */
const omitRepeatedReferences = <Item extends AnyItem>(items: readonly Item[]): { item: Item; index: number }[] =>
  items
    .map((item, index) => ({ item, index }))
    .filter(({ item, index }) => {
      const id = referencedId(item);
      return id === undefined || id !== referencedId(items[index - 1] ?? {});
    });

/** How often the body of a request refers to each item, by its id. */
export const referencedItems = (body: JsonValue): Map<string, number> =>
  countReferences(omitRepeatedReferences(objectsIn(asObject(body)?.[inputField])));

function countReferences(items: readonly { item: AnyItem }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of items) {
    const id = referencedId(item);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The items of an answer that can be referred to. `answer`: the response, or the event that ends its stream. */
export function answeredItems(answer: JsonValue): (JsonObject & { id: string })[] {
  const response = asObject(asObject(answer)?.['response' satisfies keyof wire.ResponseStateEvent]) ?? asObject(answer);
  return objectsIn(response?.['output' satisfies keyof wire.Response]).flatMap((item) =>
    typeof item['id'] === 'string' && item['id'] !== '' ? [{ ...item, id: item['id'] }] : [],
  );
}

/**
 * The items with what is known in place of references to it.
 * @throws {LouterError} `invalid-request` when an item is referred to more often than it was answered, as the vendor does.
 */
export function resolveReferences(input: JsonValue | undefined, known: RouteHints['items']): PlacedItem[] {
  const items = omitRepeatedReferences(objectsIn(input));
  const remaining = countReferences(items);
  return items.map(({ item, index }): PlacedItem => {
    const id = referencedId(item);
    const answered = id === undefined ? undefined : known?.get(id);
    if (id === undefined || answered === undefined) return { item, index };
    // Of the items that were answered under this id the last ones are meant, in their order.
    const fromEnd = remaining.get(id) ?? 0;
    remaining.set(id, fromEnd - 1);
    const found: AnsweredItem | undefined = answered.at(-fromEnd);
    if (!found) throw duplicateItemError(id);
    return { item: readOutputItem(found.item) ?? {}, index, issuer: found.issuer };
  });
}

const duplicateItemError = (id: string): LouterError =>
  new LouterError({
    kind: 'invalid-request',
    message: `Duplicate item found with id ${id}. Remove duplicate items from your input and try again.`,
    param: 'input',
  });

/** Notes on a part which vendor answered the item it came in: no other vendor knows the item by its id. */
export function markIssuer<T extends CoreAssistantPart>(part: T, issuer: string): T {
  part.storedBy = issuer;
  return part;
}

/** Whether the vendor that is asked has stored the item of this part itself. */
export const isStoredBy = ({ storedBy }: CoreAssistantPart, issuer: string): boolean => storedBy === issuer;

/** A part as it is sent to a vendor: without the id of an item that another vendor answered. */
export function omitForeignIds<T extends CoreAssistantPart>(part: T, issuer: string): T {
  if (part.storedBy === undefined || isStoredBy(part, issuer)) return part;
  const { id: _, item, ...rest } = wireFormOf(part) ?? {};
  const { id: __, ...around } = asObject(item) ?? {};
  const withoutId = { ...rest, ...(item !== undefined && { item: around }) };
  return copyProvenance(part, { ...part, wireForm: { ...part.wireForm, [protocol]: withoutId } });
}
