import type { JsonObject, JsonValue } from '../../core/json.ts';
import { escapePointer } from '../../core/provenance.ts';

/** A place in which today's translation is not what the client was sent. */
export interface TranslationDifference {
  /** Which event of the stream, from 0; null for a plain answer. */
  event: number | null;
  /** JSON Pointer into the event or the body. */
  path: string;
  /** What the client was sent; undefined: nothing. */
  then: JsonValue | undefined;
  /** What it would be sent today. */
  now: JsonValue | undefined;
}

/** Ids that are made on the way: they count by who is who, the first of them being `id#1` on either side. */
const idFields: ReadonlySet<string> = new Set(
  'id call_id item_id tool_use_id tool_call_id response_id message_id responseId request_id'.split(' '),
);
/** When an answer was made, and how long that took. */
const timeFields: ReadonlySet<string> = new Set(
  'created created_at completed_at createTime total_duration load_duration prompt_eval_duration eval_duration'.split(
    ' ',
  ),
);

/** What stands in place of values that differ from one day to the next; one for all events of an answer. */
export function createVolatileMask(): (value: JsonValue) => JsonValue {
  const placeholders = new Map<string, string>();
  const placeholder = (id: string): string => {
    const name = placeholders.get(id) ?? `id#${placeholders.size + 1}`;
    placeholders.set(id, name);
    return name;
  };
  const mask = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]): [string, JsonValue] => {
      if (idFields.has(name) && typeof field === 'string' && field !== '') return [name, placeholder(field)];
      if (timeFields.has(name) && field !== null) return [name, 'time'];
      return [name, mask(field)];
    });
    return Object.fromEntries(fields) satisfies JsonObject;
  };
  return mask;
}

/** Where two values differ, in the order of the first one's fields. */
export function diffTranslations(
  event: number | null,
  then: JsonValue | undefined,
  now: JsonValue | undefined,
  path = '',
): TranslationDifference[] {
  if (
    then === undefined ||
    now === undefined ||
    !isContainer(then) ||
    !isContainer(now) ||
    Array.isArray(then) !== Array.isArray(now)
  )
    return JSON.stringify(then) === JSON.stringify(now) ? [] : [{ event, path, then, now }];
  const [earlier, later] = [new Map(Object.entries(then)), new Map(Object.entries(now))];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) =>
    diffTranslations(event, earlier.get(key), later.get(key), `${path}/${escapePointer(key)}`),
  );
}

const isContainer = (value: JsonValue): value is JsonObject | JsonValue[] =>
  typeof value === 'object' && value !== null;
