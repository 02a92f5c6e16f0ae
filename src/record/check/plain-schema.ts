import type { JsonValue } from '../../core/json.ts';

/** Keywords that name a schema and restrict nothing. */
const names: ReadonlySet<string> = new Set(['$schema', '$id', '$comment']);

/** Under these keys are names of properties, not keywords. */
const maps: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions', 'patternProperties']);

/** A schema without keywords that restrict nothing. */
export function plainSchema(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (typeof schema !== 'object' || schema === null || Object.getPrototypeOf(schema) === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
      if (names.has(keyword)) return [];
      if (keyword === 'additionalProperties' && value === false) return [];
      if (keyword === 'required' && Array.isArray(value) && value.length === 0) return [];
      if (!maps.has(keyword) || typeof value !== 'object' || value === null || Array.isArray(value))
        return [[keyword, plainSchema(value)]];
      const inner = Object.entries(value).map(([name, each]): [string, JsonValue] => [name, plainSchema(each)]);
      return [[keyword, Object.fromEntries(inner)]];
    }),
  );
}
