import type { JsonObject } from './json.ts';

/**
 * The fields of all objects, of equal ones those of the last. `Object.assign({}, ...objects)` passes each object as an argument: of
 * more than about 120,000 V8 throws a RangeError.
 */
export function mergeAll(objects: Iterable<JsonObject>): JsonObject {
  const merged: JsonObject = {};
  for (const object of objects) Object.assign(merged, object);
  return merged;
}
