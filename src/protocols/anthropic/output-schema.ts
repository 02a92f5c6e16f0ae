import { appendAll } from '../../core/append-all.ts';
import { asArray, asObject, asString, type JsonSchema, type JsonValue } from '../../core/json.ts';

/** A schema that the vendor's structured outputs accept, and what of the original they cannot enforce. */
export interface EnforceableSchema {
  schema: JsonSchema;
  /** Keywords moved into a description, and other changes. */
  unenforced: string[];
}

/** The keywords that the vendor supports ("Structured outputs", JSON Schema limitations). */
const enforcedKeywords = new Set(['type', 'description', 'title', 'enum', 'const', 'default', 'required', '$ref']);
const enforcedFormats = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'uri',
  'ipv4',
  'ipv6',
  'uuid',
]);
/** Keywords that do not restrict the value. */
const ignoredKeywords = new Set(['$schema', '$id', '$comment', '$anchor']);

/**
 * The vendor answers 400 to open objects, and to limits of numbers, strings and arrays. Objects are closed and limits moved
 * into the description, as the vendor's own SDKs do; supported keywords stay unchanged.
 */
export function restrictSchema(schema: JsonSchema): EnforceableSchema {
  const unenforced: string[] = [];
  return { schema: restrict(schema, unenforced), unenforced };
}

function restrict(schema: JsonSchema, unenforced: string[]): JsonSchema {
  const enforced: JsonSchema = {};
  const unenforcedHere: string[] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'additionalProperties' || ignoredKeywords.has(key)) continue;
    const within = restrictNested(key, value, unenforced);
    if (within) Object.assign(enforced, within);
    else if (isEnforceable(key, value)) enforced[key] = value;
    else unenforcedHere.push(`${key}: ${JSON.stringify(value)}`);
    if (key === 'oneOf') unenforced.push('oneOf, sent as anyOf');
  }
  if (isObjectSchema(schema)) {
    enforced['additionalProperties'] = false;
    const others = schema['additionalProperties'];
    if (others !== undefined && others !== false) unenforced.push('properties that are not named');
  }
  if (unenforcedHere.length === 0) return enforced;
  appendAll(unenforced, unenforcedHere);
  const description = asString(schema['description']);
  return {
    ...enforced,
    description: [...(description ? [description] : []), `{${unenforcedHere.join(', ')}}`].join('\n\n'),
  };
}

/** A keyword that holds other schemas, with those restricted; `undefined` for any other. */
function restrictNested(key: string, value: JsonValue, unenforced: string[]): JsonSchema | undefined {
  const one = (each: JsonValue): JsonValue => {
    const schema = asObject(each);
    return schema ? restrict(schema, unenforced) : each;
  };
  switch (key) {
    case 'properties':
    case '$defs':
    case 'definitions': {
      const named = asObject(value);
      return named && { [key]: Object.fromEntries(Object.entries(named).map(([name, each]) => [name, one(each)])) };
    }
    case 'items':
      return asObject(value) && { items: one(value) };
    case 'anyOf':
    case 'allOf':
      return asArray(value) && { [key]: asArray(value)?.map(one) ?? [] };
    case 'oneOf':
      return asArray(value) && { anyOf: asArray(value)?.map(one) ?? [] };
    default:
      return undefined;
  }
}

function isEnforceable(key: string, value: JsonValue): boolean {
  switch (key) {
    case 'format':
      return enforcedFormats.has(asString(value) ?? '');
    case 'minItems':
      return value === 0 || value === 1;
    case 'enum':
      return asArray(value)?.every((each) => each === null || typeof each !== 'object') ?? false;
    default:
      return enforcedKeywords.has(key);
  }
}

const isObjectSchema = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || asArray(type)?.includes('object') === true || (type === undefined && properties !== undefined);
