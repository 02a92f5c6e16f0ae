import { escapePointer, pointerSegments } from './json-pointer.ts';
import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from './json.ts';
import { canonicalJson } from './canonical-json.ts';

/** Where and how a value does not match its schema. */
export interface SchemaMismatch {
  /** JSON Pointer into the value. */
  path: string;
  what: string;
}

interface SchemaPosition {
  schema: JsonValue | undefined;
  value: JsonValue;
  path: string;
  /** The root schema, which `$ref` refers to. */
  root: JsonSchema;
  /** References followed so far: a schema may refer to itself. */
  references: number;
}

/** References are followed this deep without a step into the value. */
const maxReferences = 16;

/**
 * The first position where a value does not match a JSON Schema (2020-12). Only the keywords that distinguish a wrong
 * tool call from a right one are checked: types, required and unknown properties, enumerations, elements and unions.
 */
export const findSchemaMismatch = (schema: JsonSchema, value: JsonValue): SchemaMismatch | undefined =>
  mismatchAt({ schema, value, path: '', root: schema, references: 0 });

function mismatchAt(place: SchemaPosition): SchemaMismatch | undefined {
  const { schema: given, value, path } = place;
  if (given === false) return { path, what: 'no value is allowed here' };
  const schema = asObject(given);
  if (!schema) return undefined;
  for (const judge of schemaChecks) {
    const fault = judge(schema, place);
    if (fault) return fault;
  }
  const object = asObject(value);
  return object ? checkObject(schema, object, place) : checkElements(schema, place);
}

type SchemaCheck = (schema: JsonObject, place: SchemaPosition) => SchemaMismatch | undefined;

const schemaChecks: readonly SchemaCheck[] = [checkReference, checkType, checkValue, checkUnion];

function checkReference({ $ref }: JsonObject, place: SchemaPosition): SchemaMismatch | undefined {
  const reference = asString($ref);
  if (!reference?.startsWith('#') || place.references >= maxReferences) return undefined;
  let schema: JsonValue | undefined = place.root;
  for (const key of pointerSegments(reference)) schema = asObject(schema)?.[key];
  return mismatchAt({ ...place, schema, references: place.references + 1 });
}

function checkType({ type }: JsonObject, { value, path }: SchemaPosition): SchemaMismatch | undefined {
  const types = (asArray(type) ?? [type]).filter((each) => typeof each === 'string');
  // Gemini's schemas write types in capitals.
  if (types.length === 0 || types.some((each) => isOfType(each.toLowerCase(), value))) return undefined;
  return { path, what: `expected ${types.join(' or ')}, got ${typeName(value)}` };
}

function isOfType(type: string, value: JsonValue): boolean {
  switch (type) {
    case 'integer':
      return isNumber(value) && Number.isInteger(Number(JSON.stringify(value)));
    case 'number':
      return isNumber(value);
    case 'string':
    case 'boolean':
    case 'null':
    case 'array':
    case 'object':
      return typeName(value) === type;
    default:
      return true;
  }
}

/** A number with more digits than a double holds is kept as source text, so its serialized form decides. */
const isNumber = (value: JsonValue): boolean => /^-?\d/.test(JSON.stringify(value));

function typeName(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isNumber(value) ? 'number' : typeof value;
}

function checkValue(schema: JsonObject, { value, path }: SchemaPosition): SchemaMismatch | undefined {
  const allowed = asArray(schema['enum']) ?? ('const' in schema ? [schema['const'] ?? null] : undefined);
  if (!allowed || allowed.some((each) => canonicalJson(each) === canonicalJson(value))) return undefined;
  return { path, what: `expected one of ${allowed.map((each) => JSON.stringify(each)).join(', ')}` };
}

function checkUnion({ allOf, anyOf, oneOf }: JsonObject, place: SchemaPosition): SchemaMismatch | undefined {
  for (const schema of asArray(allOf) ?? []) {
    const fault = mismatchAt({ ...place, schema });
    if (fault) return fault;
  }
  for (const union of [asArray(anyOf), asArray(oneOf)]) {
    const faults = union?.map((schema) => mismatchAt({ ...place, schema })) ?? [];
    if (faults.length > 0 && faults.every((fault) => fault !== undefined))
      return { path: place.path, what: `matches none of ${faults.length} schemas` };
  }
  return undefined;
}

function checkObject(schema: JsonObject, object: JsonObject, place: SchemaPosition): SchemaMismatch | undefined {
  const properties = asObject(schema['properties']) ?? {};
  for (const name of asArray(schema['required']) ?? [])
    if (typeof name === 'string' && !Object.hasOwn(object, name))
      return { path: childPath(place, name), what: 'is required and missing' };
  for (const [name, value] of Object.entries(object)) {
    const isKnown = Object.hasOwn(properties, name);
    if (!isKnown && schema['additionalProperties'] === false && !asObject(schema['patternProperties']))
      return { path: childPath(place, name), what: 'is not a declared property' };
    const inner = isKnown ? properties[name] : schema['additionalProperties'];
    const fault = mismatchAt({ ...place, schema: inner, value, path: childPath(place, name), references: 0 });
    if (fault) return fault;
  }
  return undefined;
}

function checkElements(schema: JsonObject, place: SchemaPosition): SchemaMismatch | undefined {
  const { value } = place;
  if (!Array.isArray(value) || !asObject(schema['items'])) return undefined;
  const first = asArray(schema['prefixItems'])?.length ?? 0;
  for (const [index, each] of value.entries()) {
    if (index < first) continue;
    const inner = {
      ...place,
      schema: schema['items'],
      value: each,
      path: childPath(place, String(index)),
      references: 0,
    };
    const fault = mismatchAt(inner);
    if (fault) return fault;
  }
  return undefined;
}

const childPath = ({ path }: SchemaPosition, key: string): string => `${path}/${escapePointer(key)}`;
