import { nonEmpty, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { Extras, VendorProtocol } from '../../../core/types.ts';

/** Access to the fields of Core objects that only one protocol knows. */
export interface ExtrasAccess {
  /** The fields as `extras` of a Core object; nothing where none is set. Null counts as not set. */
  withExtras(fields: JsonObject): { extras?: Extras };
  extrasOf(value: { extras?: Extras }): JsonObject;
}

export const createExtras = (protocol: VendorProtocol): ExtrasAccess => ({
  withExtras(fields) {
    const kept = nonEmpty(withoutNulls(fields));
    return kept ? { extras: { [protocol]: kept } } : {};
  },
  extrasOf: (value) => value.extras?.[protocol] ?? {},
});

/**
 * Later fields replace earlier ones, null is ignored. A map is filled, as copying an object for each addition takes time
 * squared by what a server may send.
 */
export function assignGiven(fields: Map<string, JsonValue>, more: JsonObject): void {
  for (const name in more) {
    const value = more[name];
    if (value !== undefined && value !== null) fields.set(name, value);
  }
}

/** The unknown fields of an object inside another stay under its name. */
export const nestUnder = (rest: JsonObject, name: string, fields: JsonObject): JsonObject =>
  Object.keys(fields).length > 0 ? { ...rest, [name]: fields } : rest;
