import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';
import { pointerSegments } from '../../core/validation.ts';

/** Where a cut tells what it left out: the keyword, and what stands in its place. */
type ReportUnsupported = (keyword: string, instead?: string) => void;

/** A schema as the vendor takes it. */
export interface ReducedSchema {
  schema: JsonSchema;
  /** What of it has no place there, in words; absent where nothing is missing. */
  unsupported?: string;
}

/** A JSON Schema cut to what the vendor takes, and all that this leaves out. */
export function reduceSchema(root: JsonSchema): ReducedSchema {
  const missed = new Map<string, string | undefined>();
  const schema = reduce(root, (keyword, instead) => void missed.set(keyword, instead));
  if (missed.size === 0) return { schema };
  const changes = [...missed].map(([keyword, instead]) =>
    instead === undefined ? keyword : `${keyword} (${instead})`,
  );
  return { schema, unsupported: `the vendor's schemas have no place for ${changes.join(', ')}` };
}

/** More places than any tool has, and few enough for a schema that refers to itself in many ways. */
const maxSubschemas = 5_000;
/** How many schemas may stand inside of one another. */
const maxDepth = 100;

/** The types, and the keywords about values of each that are carried as they are. */
const keywordsByType: ReadonlyMap<string, readonly string[]> = new Map([
  ['string', ['minLength', 'maxLength', 'pattern']],
  ['number', ['minimum', 'maximum']],
  ['integer', ['minimum', 'maximum']],
  ['boolean', []],
  ['array', ['minItems', 'maxItems']],
  ['object', ['minProperties', 'maxProperties', 'propertyOrdering']],
]);

/** The formats the vendor takes; any other is refused with a 400. */
const formats: ReadonlyMap<string, readonly string[]> = new Map([
  ['string', ['date-time']],
  ['number', ['float', 'double']],
  ['integer', ['int32', 'int64']],
]);

const knownKeywords: ReadonlySet<string> = new Set(
  [...keywordsByType.values()].flat().concat(
    ['type', 'format', 'enum', 'const', 'properties', 'required', 'items', 'prefixItems', 'anyOf', 'oneOf', '$ref'],
    ['exclusiveMinimum', 'exclusiveMaximum', 'nullable', 'additionalProperties', 'title', 'description'],
    ['$defs', 'definitions'],
    // What the schema itself is and is called; it asks nothing of a value.
    ['$schema', '$id', '$comment'],
  ),
);

/** What a value of any kind is, as the vendor wants a type everywhere. */
const anyValueSchema: JsonSchema = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'object' },
    { type: 'array', items: { type: 'string' } },
  ],
};

/**
 * A JSON Schema cut to what the vendor takes (`Schema` of its API, a part of OpenAPI 3.0), still written as JSON Schema:
 * references are put in place, those that lead back to themselves end as an object of whatever form; types that may be null say so as
 * their second type. The time it takes and the size of the result are bounded whatever the schema refers to.
 */
function reduce(root: JsonSchema, missed: ReportUnsupported): JsonSchema {
  let places = 0;
  const open = new Set<JsonValue>();
  return cut(root);

  function cut(value: JsonValue | undefined): JsonSchema {
    const schema = asObject(value);
    if (!schema) {
      if (value === false) missed('false', 'any value');
      return anyValueSchema;
    }
    if (open.has(schema)) {
      missed('$ref', 'an object, where a schema holds itself');
      return { type: 'object' };
    }
    if (++places > maxSubschemas || open.size >= maxDepth) {
      missed('a schema of this size', 'an object');
      return { type: 'object' };
    }
    open.add(schema);
    const done = cutObject(schema);
    open.delete(schema);
    return done;
  }

  function cutObject(schema: JsonObject): JsonSchema {
    const { $ref, ...beside } = schema;
    if (typeof $ref === 'string') return cutReference($ref, beside);
    if (Array.isArray(schema['allOf'])) return cut(mergeAll(schema));
    for (const keyword of Object.keys(schema))
      if (!knownKeywords.has(keyword) && !keyword.startsWith('x-')) missed(keyword);
    reportOthers(schema);
    return cutByType(schema);
  }

  /** Of what stands beside a reference, title and description take the place of its own. */
  function cutReference(reference: string, beside: JsonObject): JsonSchema {
    const target = resolve(reference);
    if (target === undefined) {
      missed('$ref', 'any value');
      return cutByType(beside);
    }
    const { title, description, nullable: mayBeNull, ...others } = beside;
    for (const keyword of Object.keys(others)) if (!keyword.startsWith('$')) missed(keyword);
    const resolved = cut(target);
    return {
      ...resolved,
      ...(typeof title === 'string' && { title }),
      ...(typeof description === 'string' && { description }),
      ...(mayBeNull === true && nullable(resolved)),
    };
  }

  function resolve(reference: string): JsonValue | undefined {
    if (!reference.startsWith('#')) return undefined;
    let found: JsonValue | undefined = root;
    for (const segment of pointerSegments(decoded(reference.slice(1)))) {
      if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined;
      found = Array.isArray(found) ? found[Number(segment)] : found[segment];
    }
    return found;
  }

  /** All members of `allOf` and what stands beside them as one schema; of two limits the first counts. */
  function mergeAll({ allOf, ...beside }: JsonObject): JsonSchema {
    const merged = new Map<string, JsonValue>();
    const properties = new Map<string, JsonValue>();
    const required = new Set<JsonValue>();
    for (const member of [beside, ...(asArray(allOf) ?? [])]) {
      for (const [keyword, value] of Object.entries(flattened(member))) {
        const inner = keyword === 'properties' ? asObject(value) : undefined;
        if (inner) addAll(properties, inner);
        else if (keyword === 'required') for (const name of asArray(value) ?? []) required.add(name);
        else if (!merged.has(keyword)) merged.set(keyword, value);
        else if (merged.get(keyword) !== value) missed(keyword, 'the first there is');
      }
    }
    return {
      ...Object.fromEntries(merged),
      ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.size > 0 && { required: [...required] }),
    };
  }

  function addAll(properties: Map<string, JsonValue>, more: JsonObject): void {
    for (const [name, each] of Object.entries(more)) {
      if (++places > maxSubschemas) return missed('a schema of this size', 'a part of its properties');
      properties.set(name, each);
    }
  }

  /** A member of `allOf` with what it refers to in place. */
  function flattened(member: JsonValue): JsonObject {
    const schema = asObject(member);
    const reference = asString(schema?.['$ref']);
    if (!schema || reference === undefined || ++places > maxSubschemas) return schema ?? {};
    const target = asObject(resolve(reference));
    if (!target || open.has(target)) {
      missed('$ref');
      return {};
    }
    open.add(target);
    const { $ref: _, ...beside } = schema;
    const merged = { ...(Array.isArray(target['allOf']) ? mergeAll(target) : flattened(target)), ...beside };
    open.delete(target);
    return merged;
  }

  function cutByType(schema: JsonObject): JsonSchema {
    const { types, mayBeNull } = typesOf(schema);
    const [only] = types;
    const alternatives = asArray(schema['anyOf']) ?? asArray(schema['oneOf']);
    if (schema['anyOf'] !== undefined && schema['oneOf'] !== undefined) missed('oneOf');
    if (alternatives && only === undefined) return cutAlternatives(schema, alternatives, mayBeNull);
    if (alternatives) missed(schema['anyOf'] === undefined ? 'oneOf' : 'anyOf');
    if (types.length === 0 && schema['type'] === 'null') return { type: 'null', ...labels(schema) };
    if (types.length > 1) {
      const variants = types.map((type) => typed(schema, type));
      return { ...labels(schema), anyOf: mayBeNull ? [...variants, { type: 'null' }] : variants };
    }
    const one =
      only === undefined ? { ...anyValueSchema, ...labels(schema) } : { ...typed(schema, only), ...labels(schema) };
    return mayBeNull ? { ...one, ...nullable(one) } : one;
  }

  function cutAlternatives(schema: JsonObject, alternatives: readonly JsonValue[], mayBeNull: boolean): JsonSchema {
    const variants = alternatives.filter((each) => !isNullSchema(each)).map(cut);
    const isNullable = mayBeNull || variants.length < alternatives.length;
    const [first] = variants;
    if (!first) return { type: 'null', ...labels(schema) };
    const reduced = variants.length === 1 ? { ...first, ...labels(schema) } : { ...labels(schema), anyOf: variants };
    return isNullable ? { ...reduced, ...nullable(reduced) } : reduced;
  }

  /** What of a schema is about values of one type. */
  function typed(schema: JsonObject, type: string): JsonSchema {
    const fields = (keywordsByType.get(type) ?? []).flatMap((keyword) => {
      const value = schema[keyword];
      return value === undefined ? [] : [[keyword, value] as const];
    });
    return {
      type,
      ...Object.fromEntries(fields),
      ...limitsOf(schema, type),
      ...formatOf(schema, type),
      ...enumOf(schema, type),
      ...(type === 'array' && { items: itemsOf(schema) }),
      ...(type === 'object' && propertiesOf(schema)),
    };
  }

  function propertiesOf(schema: JsonObject): JsonObject {
    const properties = Object.entries(asObject(schema['properties']) ?? {});
    const names = new Set(properties.map(([name]) => name));
    const requiredNames = asArray(schema['required']) ?? [];
    const required = requiredNames.filter((name) => typeof name === 'string' && names.has(name));
    if (required.length < requiredNames.length) missed('required', 'the properties there are');
    if (properties.length === 0) return {};
    return {
      properties: Object.fromEntries(properties.map(([name, each]) => [name, cut(each)])),
      ...(required.length > 0 && { required: [...new Set(required)] }),
    };
  }

  function itemsOf({ items, prefixItems }: JsonObject): JsonSchema {
    if (prefixItems !== undefined || Array.isArray(items)) missed('prefixItems', 'elements of any kind');
    return Array.isArray(items) || items === undefined ? anyValueSchema : cut(items);
  }

  /** Bounds that leave themselves out: of whole numbers the next one, else the bound itself. */
  function limitsOf(schema: JsonObject, type: string): JsonObject {
    if (type !== 'integer' && type !== 'number') return {};
    const limits: JsonObject = {};
    for (const [keyword, bound, step] of [
      ['exclusiveMinimum', 'minimum', 1],
      ['exclusiveMaximum', 'maximum', -1],
    ] as const) {
      const limit = schema[keyword] === true ? schema[bound] : schema[keyword];
      if (typeof limit !== 'number') continue;
      if (type === 'number') missed(keyword, bound);
      const rounded = step === 1 ? Math.floor(limit) : Math.ceil(limit);
      limits[bound] = type === 'integer' ? rounded + step : limit;
    }
    return limits;
  }

  function formatOf({ format }: JsonObject, type: string): JsonObject {
    if (typeof format !== 'string') return {};
    if (formats.get(type)?.includes(format)) return { format };
    missed('format');
    return {};
  }

  /** Values to choose from are texts; of any others the description tells. */
  function enumOf(schema: JsonObject, type: string): JsonObject {
    const values = valuesOf(schema)?.filter((value) => value !== null);
    if (!values) return {};
    if (type === 'string' && values.length > 0 && values.every((value) => typeof value === 'string' && value !== ''))
      return { enum: values };
    missed(schema['const'] === undefined ? 'enum' : 'const', 'the description tells of it');
    return {};
  }

  /** What else a schema says that has no place, though its keyword is known. */
  function reportOthers(schema: JsonObject): void {
    const { additionalProperties: additional } = schema;
    if (additional !== undefined && additional !== false) missed('additionalProperties');
    for (const keyword of ['properties', 'items', 'required', 'enum'] as const) {
      const value = schema[keyword];
      if (value !== undefined && (typeof value !== 'object' || value === null)) missed(keyword);
    }
  }

  /** Title and description, which tells of what the vendor has no other word for. */
  function labels(schema: JsonObject): JsonObject {
    const { title, description } = schema;
    const text = [asString(description), describeValues(schema)].filter((line) => line !== undefined).join('\n');
    return { ...(typeof title === 'string' && { title }), ...(text !== '' && { description: text }) };
  }

  /** The types a schema names, or has the keywords of. */
  function typesOf(schema: JsonObject): { types: string[]; mayBeNull: boolean } {
    const types = asArray(schema['type']) ?? (schema['type'] === undefined ? [] : [schema['type']]);
    const names = types.filter((type) => typeof type === 'string');
    const known = names.filter((type) => keywordsByType.has(type));
    const mayBeNull = names.includes('null') || schema['nullable'] === true || (valuesOf(schema) ?? []).includes(null);
    if (known.length + (names.includes('null') ? 1 : 0) < types.length) missed('type', 'any value');
    return { types: known.length > 0 ? [...new Set(known)] : impliedTypes(schema), mayBeNull };
  }
}

function impliedTypes(schema: JsonObject): string[] {
  if (schema['properties'] !== undefined || schema['additionalProperties'] !== undefined) return ['object'];
  if (schema['items'] !== undefined || schema['prefixItems'] !== undefined) return ['array'];
  const values = valuesOf(schema)?.filter((value) => value !== null);
  if (!values) return [];
  return [...new Set(values.map((value) => (typeof value === 'object' ? 'object' : typeof value)))];
}

const valuesOf = (schema: JsonObject): JsonValue[] | undefined =>
  schema['const'] === undefined ? asArray(schema['enum']) : [schema['const']];

/** The values to choose from, where they cannot all be said as texts. */
function describeValues(schema: JsonObject): string | undefined {
  const values = valuesOf(schema)?.filter((value) => value !== null) ?? [];
  if (values.every((value) => typeof value === 'string' && value !== '')) return undefined;
  return `One of: ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

const isNullSchema = (value: JsonValue): boolean => {
  const schema = asObject(value);
  return schema?.['type'] === 'null' || schema?.['const'] === null;
};

/** The fields that make a cut schema take null too. */
function nullable({ type, anyOf }: JsonSchema): JsonObject {
  if (typeof type === 'string' && type !== 'null') return { type: [type, 'null'] };
  if (Array.isArray(anyOf) && !anyOf.some(isNullSchema)) return { anyOf: [...anyOf, { type: 'null' }] };
  return {};
}

/** A fragment may be percent-encoded (RFC 6901, 6); one that cannot be undone is taken as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
