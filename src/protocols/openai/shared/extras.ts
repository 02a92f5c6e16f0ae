import type { JsonObject, JsonValue } from '../../../core/json.ts';

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
