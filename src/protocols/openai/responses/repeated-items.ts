import type { OutputItem } from '../../../../generated/openai.js';
import { readOutputItem } from '../../../../generated/openai.readers.js';
import { asObject, type JsonValue } from '../../../core/json.ts';
import type { Unchecked } from '../../../core/wire-object.ts';

/** Reasoning that only its vendor has, by its id: a vendor that stored nothing rejects it, and clients do not repeat it. */
export function isEmptyReasoning(item: JsonValue): boolean {
  const reasoning = readOutputItem(item);
  if (reasoning?.type !== 'reasoning' || reasoning.encrypted_content) return false;
  return [reasoning.summary, reasoning.content].every((list) => (list ?? []).length === 0);
}

/**
 * An item as a text that is the same for the item of a response and for the item with which a client repeats it: without
 * its id and status, and without fields that are null or empty lists.
 * @example toComparableItem({ type: 'message', id: 'msg_1', role: 'assistant', content: [] }) // {"role":"assistant","type":"message"}
 */
export function toComparableItem(item: JsonValue): string {
  const fields: Unchecked<OutputItem> | undefined = asObject(item);
  if (!fields) return JSON.stringify(item);
  const { id: _id, status: _status, ...repeated } = fields;
  return JSON.stringify(normalize(repeated));
}

function normalize(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(normalize);
  const object = asObject(value);
  if (!object) return value;
  const fields = Object.entries(object)
    .filter(([, field]) => field !== null && !(Array.isArray(field) && field.length === 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, normalize(field)]));
}
