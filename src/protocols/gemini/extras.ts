import { asObject, unlessEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { Extras, Spelling } from '../../core/types.ts';

export const protocol = 'gemini';

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = unlessEmpty(fields);
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** How this protocol wrote something, as the field of a Core object; nothing when it was the common way. */
export function withSpelling(fields: JsonObject): { spelling?: Spelling } {
  const kept = unlessEmpty(fields);
  return kept ? { spelling: { [protocol]: kept } } : {};
}

/** How this protocol wrote a Core object, if it did. */
export const spellingOf = (value: { spelling?: Spelling }): JsonObject => value.spelling?.[protocol] ?? {};

/** The unknown fields of an object inside of another stay under its name. */
export const nested = (name: string, own: JsonObject): JsonObject => (unlessEmpty(own) ? { [name]: own } : {});

/** Fields of an object as fields of the one around it, under names that tell. */
export const flattened = (name: string, fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));

/** The inverse: of all fields those of the inner object, and those of none of these. */
export function unflattened<Name extends string>(
  fields: JsonObject,
  ...names: Name[]
): { inner: Record<Name, JsonObject>; rest: JsonObject } {
  const rest = new Map(Object.entries(fields));
  const inner = names.map((name) => {
    const found = [...rest].filter(([field]) => field.startsWith(`${name}.`));
    for (const [field] of found) rest.delete(field);
    return [name, Object.fromEntries(found.map(([field, value]) => [field.slice(name.length + 1), value]))] as const;
  });
  return { inner: Object.fromEntries(inner) as Record<Name, JsonObject>, rest: Object.fromEntries(rest) };
}

const none: readonly JsonObject[] = [];

/** The objects of an array; whatever else is in it counts as absent. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  if (!Array.isArray(value)) return none;
  const objects: JsonObject[] = [];
  for (const each of value) {
    const object = asObject(each);
    if (object) objects.push(object);
  }
  return objects;
}
