import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';

/** A schema as the vendor's structured outputs take it, and what they cannot enforce. */
export interface OutputSchema {
  schema: JsonSchema;
  /** What the model is told in a description instead, or what had to change, a line each. */
  unenforced: string[];
}

/** What the vendor's grammar knows ("Structured outputs", JSON Schema limitations). */
const kept = new Set(['type', 'description', 'title', 'enum', 'const', 'default', 'required', '$ref']);
const formats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid']);
/** They say nothing of the value. */
const mute = new Set(['$schema', '$id', '$comment', '$anchor']);

/**
 * The vendor answers 400 to an object that is open, and to limits of numbers, texts and lists. Objects are closed and
 * limits move into the description, as the vendor's own SDKs do it; what it takes comes back as it was.
 */
export function outputSchema(schema: JsonSchema): OutputSchema {
  const unenforced: string[] = [];
  return { schema: cut(schema, unenforced), unenforced };
}

function cut(schema: JsonSchema, unenforced: string[]): JsonSchema {
  const taken: JsonObject = {};
  const told: string[] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'additionalProperties' || mute.has(key)) continue;
    const within = nested(key, value, unenforced);
    if (within) Object.assign(taken, within);
    else if (isTaken(key, value)) taken[key] = value;
    else told.push(`${key}: ${JSON.stringify(value)}`);
    if (key === 'oneOf') unenforced.push('oneOf, sent as anyOf');
  }
  if (isObject(schema)) {
    taken['additionalProperties'] = false;
    const others = schema['additionalProperties'];
    if (others !== undefined && others !== false) unenforced.push('properties that are not named');
  }
  if (told.length === 0) return taken;
  unenforced.push(...told);
  const description = asString(schema['description']);
  return { ...taken, description: [...(description ? [description] : []), `{${told.join(', ')}}`].join('\n\n') };
}

/** A keyword that holds other schemas, with those cut; `undefined` for any other. */
function nested(key: string, value: JsonValue, unenforced: string[]): JsonObject | undefined {
  const one = (each: JsonValue): JsonValue => {
    const schema = asObject(each);
    return schema ? cut(schema, unenforced) : each;
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

function isTaken(key: string, value: JsonValue): boolean {
  switch (key) {
    case 'format':
      return formats.has(asString(value) ?? '');
    case 'minItems':
      return value === 0 || value === 1;
    case 'enum':
      return asArray(value)?.every((each) => each === null || typeof each !== 'object') ?? false;
    default:
      return kept.has(key);
  }
}

const isObject = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || asArray(type)?.includes('object') === true || (type === undefined && properties !== undefined);
