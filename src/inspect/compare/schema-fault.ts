import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';
import { escapePointer } from '../../core/provenance.ts';
import { segmentsOf } from '../../core/validation.ts';
import { canonical } from '../../core/canonical-json.ts';

/** Where a value is not what its schema wants, and how. */
export interface SchemaFault {
  /** JSON Pointer into the value. */
  path: string;
  what: string;
}

interface Place {
  schema: JsonValue | undefined;
  value: JsonValue;
  path: string;
  /** The whole schema, into which `$ref` leads. */
  root: JsonSchema;
  /** How many references led here: a schema may refer to itself. */
  references: number;
}

/** As deep as references are followed without a step into the value. */
const mostReferences = 16;

/**
 * The first place in which a value is not what a schema of JSON Schema 2020-12 wants. Only what tells a wrong call from
 * a right one is looked at (types, required and unknown properties, enumerations, elements, unions); a keyword that is
 * not known here never finds fault.
 */
export const schemaFault = (schema: JsonSchema, value: JsonValue): SchemaFault | undefined =>
  faultAt({ schema, value, path: '', root: schema, references: 0 });

function faultAt(place: Place): SchemaFault | undefined {
  const { schema: given, value, path } = place;
  if (given === false) return { path, what: 'nothing may stand here' };
  const schema = asObject(given);
  if (!schema) return undefined;
  for (const judge of judges) {
    const fault = judge(schema, place);
    if (fault) return fault;
  }
  const object = asObject(value);
  return object ? faultInObject(schema, object, place) : faultInElements(schema, place);
}

type Judge = (schema: JsonObject, place: Place) => SchemaFault | undefined;

const judges: readonly Judge[] = [faultOfReference, faultOfType, faultOfValue, faultOfUnion];

function faultOfReference({ $ref }: JsonObject, place: Place): SchemaFault | undefined {
  const reference = asString($ref);
  if (!reference?.startsWith('#') || place.references >= mostReferences) return undefined;
  let schema: JsonValue | undefined = place.root;
  for (const key of segmentsOf(reference)) schema = asObject(schema)?.[key];
  return faultAt({ ...place, schema, references: place.references + 1 });
}

function faultOfType({ type }: JsonObject, { value, path }: Place): SchemaFault | undefined {
  const types = (asArray(type) ?? [type]).filter((each) => typeof each === 'string');
  // Gemini's schemas write their types in capitals.
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

/** A number of more digits than a double holds is kept as its source text: what it is is told by how it is written. */
const isNumber = (value: JsonValue): boolean => /^-?\d/.test(JSON.stringify(value));

function typeName(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isNumber(value) ? 'number' : typeof value;
}

function faultOfValue(schema: JsonObject, { value, path }: Place): SchemaFault | undefined {
  const allowed = asArray(schema['enum']) ?? ('const' in schema ? [schema['const'] ?? null] : undefined);
  if (!allowed || allowed.some((each) => canonical(each) === canonical(value))) return undefined;
  return { path, what: `expected one of ${allowed.map((each) => JSON.stringify(each)).join(', ')}` };
}

function faultOfUnion({ allOf, anyOf, oneOf }: JsonObject, place: Place): SchemaFault | undefined {
  for (const schema of asArray(allOf) ?? []) {
    const fault = faultAt({ ...place, schema });
    if (fault) return fault;
  }
  for (const union of [asArray(anyOf), asArray(oneOf)]) {
    const faults = union?.map((schema) => faultAt({ ...place, schema })) ?? [];
    if (faults.length > 0 && faults.every((fault) => fault !== undefined))
      return { path: place.path, what: `fits none of ${faults.length} forms` };
  }
  return undefined;
}

function faultInObject(schema: JsonObject, object: JsonObject, place: Place): SchemaFault | undefined {
  const properties = asObject(schema['properties']) ?? {};
  for (const name of asArray(schema['required']) ?? [])
    if (typeof name === 'string' && !Object.hasOwn(object, name))
      return { path: at(place, name), what: 'is required and not there' };
  for (const [name, value] of Object.entries(object)) {
    const isKnown = Object.hasOwn(properties, name);
    if (!isKnown && schema['additionalProperties'] === false && !asObject(schema['patternProperties']))
      return { path: at(place, name), what: 'no property of this name is declared' };
    const inner = isKnown ? properties[name] : schema['additionalProperties'];
    const fault = faultAt({ ...place, schema: inner, value, path: at(place, name), references: 0 });
    if (fault) return fault;
  }
  return undefined;
}

function faultInElements(schema: JsonObject, place: Place): SchemaFault | undefined {
  const { value } = place;
  if (!Array.isArray(value) || !asObject(schema['items'])) return undefined;
  const first = asArray(schema['prefixItems'])?.length ?? 0;
  for (const [index, each] of value.entries()) {
    if (index < first) continue;
    const inner = { ...place, schema: schema['items'], value: each, path: at(place, String(index)), references: 0 };
    const fault = faultAt(inner);
    if (fault) return fault;
  }
  return undefined;
}

const at = ({ path }: Place, key: string): string => `${path}/${escapePointer(key)}`;
