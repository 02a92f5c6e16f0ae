import { asNumber, asObject, type JsonObject, type JsonValue } from './json.ts';

/** A written object with the fields of `rest` that it lacks, at any depth. */
export function mergeDeep<Wire extends JsonObject>(written: Wire, rest: JsonObject): Wire;
export function mergeDeep(written: JsonObject, rest: JsonObject): JsonObject {
  const merged: JsonObject = { ...written };
  for (const [name, value] of Object.entries(rest)) {
    const own = written[name];
    merged[name] = own === undefined ? value : mergeValue(own, value);
  }
  return merged;
}

function mergeValue(own: JsonValue, value: JsonValue): JsonValue {
  if (Array.isArray(own)) return Array.isArray(value) ? mergeList(own, value) : own;
  const [object, rest] = [asObject(own), asObject(value)];
  return object && rest ? mergeDeep(object, rest) : value;
}

/** Elements are matched by their `index`, else by their position in lists of equal length. */
function mergeList(own: readonly JsonValue[], list: readonly JsonValue[]): JsonValue[] {
  const indexOf = (value: JsonValue): number | undefined => asNumber(asObject(value)?.['index']);
  return own.map((each, place) => {
    const index = indexOf(each);
    const named = index === undefined ? undefined : list.find((other) => indexOf(other) === index);
    const { index: _, ...rest } =
      asObject(named ?? (own.length === list.length ? list[place] : undefined) ?? null) ?? {};
    return asObject(each) ? mergeValue(each, rest) : each;
  });
}
