import type { JsonObject } from './json.ts';

/**
 * The fields of all objects, of equal ones those of the last. `Object.assign({}, ...objects)` passes each object as an argument, of
 * more than about 120,000 of which V8 throws a RangeError, and sets the prototype where a field is named `__proto__`.
 */
export const mergeAll = (objects: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
