import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../../core/json.ts';

/** Reasoning that only its vendor has, by its id: a vendor that stored nothing rejects it, and clients do not repeat it. */
export function isEmptyReasoning(item: JsonValue): boolean {
  const reasoning = asObject(item);
  if (reasoning?.['type'] !== 'reasoning' || asString(reasoning['encrypted_content'])) return false;
  return [reasoning['summary'], reasoning['content']].every((list) => (asArray(list) ?? []).length === 0);
}

/** What the vendor adds to items of a response, and clients need not repeat. */
const addedFields: ReadonlySet<string> = new Set(['id', 'status']);

/**
 * An item as a text that is the same for the item of a response and for the item with which a client repeats it: without
 * its id and status, and without fields that are null or empty lists.
 * @example toComparableItem({ type: 'message', id: 'msg_1', role: 'assistant', content: [] }) // {"role":"assistant","type":"message"}
 */
export function toComparableItem(item: JsonValue): string {
  const fields = asObject(item);
  return JSON.stringify(fields ? normalize(omit(fields, addedFields)) : item);
}

const omit = (fields: JsonObject, names: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));

function normalize(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(normalize);
  const object = asObject(value);
  if (!object) return value;
  const fields = Object.entries(object)
    .filter(([, field]) => field !== null && !(Array.isArray(field) && field.length === 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, normalize(field)]));
}
