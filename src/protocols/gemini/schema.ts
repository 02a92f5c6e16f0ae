import type { Schema } from '../../../generated/gemini.js';
import { asArray, asObject, asString, type JsonSchema, type JsonValue } from '../../core/json.ts';

/** The types of this wire, in the case of JSON Schema. */
const types: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** How a client wrote the types of a schema and its limits of 64 bits, which may be written as strings. */
export type SchemaForm = {
  types: 'upper' | 'lower';
  counts: 'numbers' | 'texts';
};

/** The vendor's own form. */
export const defaultForm: SchemaForm = { types: 'upper', counts: 'numbers' };

type Change = (value: JsonValue) => JsonValue;

/** What changes the values of the keywords that this wire writes in another way than JSON Schema. */
function keywordChanges(type: Change, count: Change, schema: (inner: JsonSchema) => JsonValue) {
  const inner: Change = (value) => {
    const object = asObject(value);
    return object ? schema(object) : value;
  };
  const changes: { [Name in keyof Schema]?: Change } = {
    type,
    properties: (value) => mapValues(value, inner),
    items: inner,
    anyOf: (value) => asArray(value)?.map(inner) ?? value,
    minItems: count,
    maxItems: count,
    minLength: count,
    maxLength: count,
    minProperties: count,
    maxProperties: count,
  };
  return new Map<string, Change>(Object.entries(changes));
}

const changeKeywords = (schema: JsonSchema, changes: ReadonlyMap<string, Change>): Schema =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, changes.get(key)?.(value) ?? value]));

const mapValues = (value: JsonValue, change: Change): JsonValue => {
  const object = asObject(value);
  return object ? Object.fromEntries(Object.entries(object).map(([key, each]) => [key, change(each)])) : value;
};

// ---------------------------------------------------------------- wire to Core

const readChanges = keywordChanges(
  lowerCase,
  (count) => (typeof count === 'string' ? Number(count) : count),
  (inner) => readSchema(inner),
);

/** Converts a schema of this wire (OpenAPI's, with types in any case) to JSON Schema. */
export function readSchema(schema: Schema): JsonSchema {
  const { nullable, ...rest } = changeKeywords(schema, readChanges);
  return nullable === true ? makeNullable(rest) : rest;
}

function lowerCase(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(lowerCase);
  const lower = asString(value)?.toLowerCase() ?? '';
  return types.has(lower) ? lower : value;
}

function makeNullable(schema: Schema): JsonSchema {
  const { type, anyOf } = schema;
  if (typeof type === 'string') return { ...schema, type: [type, 'null'] };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  return schema;
}

/** Detects the form of a schema by its type and limits. */
export const formOf = (schema: Schema): SchemaForm => ({
  types: typeof schema.type === 'string' && types.has(schema.type) ? 'lower' : 'upper',
  counts: hasTextCounts(schema) ? 'texts' : 'numbers',
});

function hasTextCounts(schema: Schema): boolean {
  let hasText = false;
  const look: Change = (count) => {
    hasText ||= typeof count === 'string';
    return count;
  };
  const looks = keywordChanges(
    (type) => type,
    look,
    (inner) => changeKeywords(inner, looks),
  );
  changeKeywords(schema, looks);
  return hasText;
}

/** Reads a JSON Schema, in which some clients (Gemini CLI) use the types of this wire; `wireForm`: how, in that case. */
export function readJsonSchema(schema: JsonSchema): { schema: JsonSchema; wireForm: Partial<SchemaForm> } {
  const type = asString(schema['type']) ?? '';
  if (types.has(type) || !types.has(type.toLowerCase())) return { schema, wireForm: {} };
  return { schema: readSchema(schema), wireForm: formOf(schema) };
}

export const readSchemaForm = (wireForm: Partial<SchemaForm>): SchemaForm => ({ ...defaultForm, ...wireForm });

// ---------------------------------------------------------------- Core to wire

/** The inverse of `readJsonSchema`. */
export const writeJsonSchema = (schema: JsonSchema, wireForm: Partial<SchemaForm>): JsonSchema =>
  'types' in wireForm ? writeSchema(schema, readSchemaForm(wireForm)) : schema;

/** The inverse of `readSchema`: for a JSON Schema with keywords of this wire only. */
export function writeSchema(schema: JsonSchema, form: SchemaForm): Schema {
  const changes = keywordChanges(
    (type) => (form.types === 'upper' ? upperCase(type) : type),
    (count) => (form.counts === 'texts' && typeof count === 'number' ? String(count) : count),
    write,
  );
  return write(schema);

  function write(inner: JsonSchema): Schema {
    const { isNullable, rest } = withoutNull(inner);
    const written = changeKeywords(rest, changes);
    return isNullable ? { ...written, nullable: true } : written;
  }
}

const upperCase = (value: JsonValue): JsonValue =>
  typeof value === 'string' && types.has(value) ? value.toUpperCase() : value;

function withoutNull(schema: JsonSchema): { isNullable: boolean; rest: JsonSchema } {
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
