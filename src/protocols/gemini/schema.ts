import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';

/** The types of this wire, in the case of JSON Schema. */
const types: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** Limits of 64 bits, which may be written as strings. */
const int64Keywords = new Set(['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties']);

/** How a client wrote the types of a schema and its limits of 64 bits. */
export type SchemaForm = {
  types: 'upper' | 'lower';
  counts: 'numbers' | 'texts';
};

/** The vendor's own form. */
export const defaultForm: SchemaForm = { types: 'upper', counts: 'numbers' };

// ---------------------------------------------------------------- wire to Core

/** Converts a schema of this wire (OpenAPI's, with types in any case) to JSON Schema. */
export function readSchema(schema: JsonObject): JsonSchema {
  const { nullable, ...rest } = Object.fromEntries(Object.entries(schema).map(readField));
  return nullable === true ? makeNullable(rest) : rest;
}

function readField([key, value]: [string, JsonValue]): [string, JsonValue] {
  if (key === 'type') return [key, lowerCase(value)];
  if (int64Keywords.has(key)) return [key, typeof value === 'string' ? Number(value) : value];
  if (key === 'properties') return [key, mapValues(value, readAny)];
  if (key === 'items') return [key, readAny(value)];
  if (key === 'anyOf' && Array.isArray(value)) return [key, value.map(readAny)];
  return [key, value];
}

const readAny = (value: JsonValue): JsonValue => {
  const schema = asObject(value);
  return schema ? readSchema(schema) : value;
};

function lowerCase(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(lowerCase);
  const lower = asString(value)?.toLowerCase() ?? '';
  return types.has(lower) ? lower : value;
}

function makeNullable(schema: JsonObject): JsonObject {
  const { type, anyOf } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  return schema;
}

/** Detects the form of a schema by its type and limits. */
export function formOf(schema: JsonObject): SchemaForm {
  const type = asString(schema['type']);
  return {
    types: type !== undefined && types.has(type) ? 'lower' : 'upper',
    counts: hasTextCounts(schema) ? 'texts' : 'numbers',
  };
}

const hasTextCounts = (schema: JsonObject): boolean =>
  Object.entries(schema).some(([key, value]) => {
    if (int64Keywords.has(key)) return typeof value === 'string';
    const inner = key === 'properties' ? Object.values(asObject(value) ?? {}) : key === 'items' ? [value] : [];
    const all = key === 'anyOf' && Array.isArray(value) ? value : inner;
    return all.some((each) => hasTextCounts(asObject(each) ?? {}));
  });

/** Reads a JSON Schema, in which some clients (Gemini CLI) use the types of this wire; `wireForm`: how, in that case. */
export function readJsonSchema(schema: JsonSchema): { schema: JsonSchema; wireForm: JsonObject } {
  const type = asString(schema['type']) ?? '';
  if (types.has(type) || !types.has(type.toLowerCase())) return { schema, wireForm: {} };
  return { schema: readSchema(schema), wireForm: formOf(schema) };
}

/** The form of a schema, from its wire form. */
export const readSchemaForm = ({ types: named, counts: counted }: JsonObject): SchemaForm => ({
  types: named === 'lower' ? 'lower' : 'upper',
  counts: counted === 'texts' ? 'texts' : 'numbers',
});

const mapValues = (value: JsonValue, change: (value: JsonValue) => JsonValue): JsonValue => {
  const object = asObject(value);
  return object ? Object.fromEntries(Object.entries(object).map(([key, each]) => [key, change(each)])) : value;
};

// ---------------------------------------------------------------- Core to wire

/** The inverse of `readJsonSchema`. */
export const writeJsonSchema = (schema: JsonSchema, wireForm: JsonObject): JsonSchema =>
  'types' in wireForm ? writeSchema(schema, readSchemaForm(wireForm)) : schema;

/** The inverse of `readSchema`: for a JSON Schema with keywords of this wire only. */
export function writeSchema(schema: JsonSchema, form: SchemaForm): JsonObject {
  const { isNullable, rest } = withoutNull(schema);
  const fields = Object.entries(rest).map(([key, value]) => writeField(key, value, form));
  return { ...Object.fromEntries(fields), ...(isNullable && { nullable: true }) };
}

function writeField(key: string, value: JsonValue, form: SchemaForm): [string, JsonValue] {
  const writeAny = (each: JsonValue): JsonValue => {
    const schema = asObject(each);
    return schema ? writeSchema(schema, form) : each;
  };
  switch (key) {
    case 'type':
      return [key, form.types === 'upper' ? upperCase(value) : value];
    case 'properties':
      return [key, mapValues(value, writeAny)];
    case 'items':
      return [key, writeAny(value)];
    case 'anyOf':
      return [key, asArray(value)?.map(writeAny) ?? value];
    default:
      return [
        key,
        int64Keywords.has(key) && form.counts === 'texts' && typeof value === 'number' ? String(value) : value,
      ];
  }
}

const upperCase = (value: JsonValue): JsonValue =>
  typeof value === 'string' && types.has(value) ? value.toUpperCase() : value;

function withoutNull(schema: JsonObject): { isNullable: boolean; rest: JsonObject } {
  const { type, anyOf } = schema;
  if (Array.isArray(type) && type.length === 2 && type[1] === 'null')
    return { isNullable: true, rest: { ...schema, type: type[0] ?? null } };
  if (type === undefined && Array.isArray(anyOf) && isNull(anyOf.at(-1)) && anyOf.length > 1)
    return { isNullable: true, rest: { ...schema, anyOf: anyOf.slice(0, -1) } };
  return { isNullable: false, rest: schema };
}

const isNull = (value: JsonValue | undefined): boolean => {
  const schema = asObject(value);
  return schema?.['type'] === 'null' && Object.keys(schema).length === 1;
};
