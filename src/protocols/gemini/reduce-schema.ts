import type { Schema } from '../../../generated/gemini.js';
import { asArray, asObject, asString, type JsonSchema, type JsonValue } from '../../core/json.ts';
import { isNullSchema, resolveReference } from '../../core/object-schema.ts';

/** A schema as the vendor takes it. */
export interface ReducedSchema {
  schema: JsonSchema;
  /** What of it is left out, as a loss; absent if nothing is. */
  unsupported?: string;
}

/** Reduces a JSON Schema to what the vendor takes, and describes what that leaves out. */
export function reduceSchema(root: JsonSchema): ReducedSchema {
  const reducer = new SchemaReducer(root);
  const schema = reducer.reduce();
  const { unsupported } = reducer;
  if (unsupported.size === 0) return { schema };
  const changes = [...unsupported].map(([keyword, instead]) =>
    instead === undefined ? keyword : `${keyword} (${instead})`,
  );
  return { schema, unsupported: `the vendor's schemas do not support ${changes.join(', ')}` };
}

/** More subschemas than any tool has, and few enough for a schema that refers to itself in many ways. */
const maxSubschemas = 5_000;
/** How deep schemas may be nested. */
const maxDepth = 100;

/** The types, and the keywords of each that are kept unchanged. */
const keywordsByType: ReadonlyMap<string, readonly string[]> = new Map<string, readonly (keyof Schema)[]>([
  ['string', ['minLength', 'maxLength', 'pattern']],
  ['number', ['minimum', 'maximum']],
  ['integer', ['minimum', 'maximum']],
  ['boolean', []],
  ['array', ['minItems', 'maxItems']],
  ['object', ['minProperties', 'maxProperties', 'propertyOrdering']],
]);

/** The formats that the vendor takes; it refuses any other with a 400. */
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
    // About the schema itself: they restrict no value.
    ['$schema', '$id', '$comment'],
  ),
);

/** Any value: the vendor requires a type everywhere. */
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
 * Reduces a JSON Schema to what the vendor takes (`Schema` of its API, a part of OpenAPI 3.0), still written as JSON Schema:
 * references are replaced by their targets, recursive ones by an object without properties, and nullable types have `null` as
 * their second type. Time and the size of the result are bounded, whatever the schema refers to.
 */
class SchemaReducer {
  /** The keywords that are left out, and what replaces them. */
  readonly unsupported = new Map<string, string | undefined>();
  readonly #root: JsonSchema;
  /** The schemas that contain the one being reduced. */
  readonly #open = new Set<JsonValue>();
  #subschemaCount = 0;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  reduce(): JsonSchema {
    return this.#reduce(this.#root);
  }

  #report(keyword: string, instead?: string): void {
    this.unsupported.set(keyword, instead);
  }

  #reduce(value: JsonValue | undefined): JsonSchema {
    const schema = asObject(value);
    if (!schema) {
      if (value === false) this.#report('false', 'any value');
      return anyValueSchema;
    }
    if (this.#open.has(schema)) {
      this.#report('$ref', 'an object, where a schema contains itself');
      return { type: 'object' };
    }
    if (++this.#subschemaCount > maxSubschemas || this.#open.size >= maxDepth) {
      this.#report('a schema of this size', 'an object');
      return { type: 'object' };
    }
    this.#open.add(schema);
    const reduced = this.#reduceObject(schema);
    this.#open.delete(schema);
    return reduced;
  }

  #reduceObject(schema: JsonSchema): JsonSchema {
    const { $ref, ...beside } = schema;
    if (typeof $ref === 'string') return this.#reduceReference($ref, beside);
    if (Array.isArray(schema['allOf'])) return this.#reduce(this.#mergeAllOf(schema));
    for (const keyword of Object.keys(schema))
      if (!knownKeywords.has(keyword) && !keyword.startsWith('x-')) this.#report(keyword);
    this.#reportOthers(schema);
    return this.#reduceByType(schema);
  }

  /** Title and description beside a reference replace those of its target. */
  #reduceReference(reference: string, beside: JsonSchema): JsonSchema {
    const target = resolveReference(reference, this.#root);
    if (target === undefined) {
      this.#report('$ref', 'any value');
      return this.#reduceByType(beside);
    }
    const { title, description, nullable: mayBeNull, ...others } = beside;
    for (const keyword of Object.keys(others)) if (!keyword.startsWith('$')) this.#report(keyword);
    const resolved = this.#reduce(target);
    return {
      ...resolved,
      ...(typeof title === 'string' && { title }),
      ...(typeof description === 'string' && { description }),
      ...(mayBeNull === true && nullable(resolved)),
    };
  }

  /** Merges the members of `allOf` and the keywords beside it to one schema; of two values the first counts. */
  #mergeAllOf({ allOf, ...beside }: JsonSchema): JsonSchema {
    const merged = new Map<string, JsonValue>();
    const properties = new Map<string, JsonValue>();
    const required = new Set<JsonValue>();
    for (const member of [beside, ...(asArray(allOf) ?? [])]) {
      for (const [keyword, value] of Object.entries(this.#flatten(member))) {
        const inner = keyword === 'properties' ? asObject(value) : undefined;
        if (inner) this.#addProperties(properties, inner);
        else if (keyword === 'required') for (const name of asArray(value) ?? []) required.add(name);
        else if (!merged.has(keyword)) merged.set(keyword, value);
        else if (merged.get(keyword) !== value) this.#report(keyword, 'the first value');
      }
    }
    return {
      ...Object.fromEntries(merged),
      ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.size > 0 && { required: [...required] }),
    };
  }

  #addProperties(properties: Map<string, JsonValue>, more: Readonly<Record<string, JsonValue>>): void {
    for (const [name, each] of Object.entries(more)) {
      if (++this.#subschemaCount > maxSubschemas)
        return this.#report('a schema of this size', 'a part of its properties');
      properties.set(name, each);
    }
  }

  /** A member of `allOf` with its reference resolved. */
  #flatten(member: JsonValue): JsonSchema {
    const schema = asObject(member);
    const reference = asString(schema?.['$ref']);
    if (!schema || reference === undefined || ++this.#subschemaCount > maxSubschemas) return schema ?? {};
    const target = asObject(resolveReference(reference, this.#root));
    if (!target || this.#open.has(target)) {
      this.#report('$ref');
      return {};
    }
    this.#open.add(target);
    const { $ref: _, ...beside } = schema;
    const merged = {
      ...(Array.isArray(target['allOf']) ? this.#mergeAllOf(target) : this.#flatten(target)),
      ...beside,
    };
    this.#open.delete(target);
    return merged;
  }

  #reduceByType(schema: JsonSchema): JsonSchema {
    const { types, mayBeNull } = this.#typesOf(schema);
    const [only] = types;
    const alternatives = asArray(schema['anyOf']) ?? asArray(schema['oneOf']);
    if (schema['anyOf'] !== undefined && schema['oneOf'] !== undefined) this.#report('oneOf');
    if (alternatives && only === undefined) return this.#reduceAlternatives(schema, alternatives, mayBeNull);
    if (alternatives && types.length === 1) return this.#reduceRefined(schema, alternatives, mayBeNull);
    if (alternatives) this.#report(schema['anyOf'] === undefined ? 'oneOf' : 'anyOf');
    if (types.length === 0 && schema['type'] === 'null') return { type: 'null', ...labels(schema) };
    if (types.length > 1) {
      const variants = types.map((type) => this.#reduceType(schema, type));
      return { ...labels(schema), anyOf: mayBeNull ? [...variants, { type: 'null' }] : variants };
    }
    const one =
      only === undefined
        ? { ...anyValueSchema, ...labels(schema) }
        : { ...this.#reduceType(schema, only), ...labels(schema) };
    return mayBeNull ? { ...one, ...nullable(one) } : one;
  }

  #reduceAlternatives(schema: JsonSchema, alternatives: readonly JsonValue[], mayBeNull: boolean): JsonSchema {
    const variants = alternatives.filter((each) => !isNullSchema(each)).map((each) => this.#reduce(each));
    const isNullable = mayBeNull || variants.length < alternatives.length;
    const [first] = variants;
    if (!first) return { type: 'null', ...labels(schema) };
    const one = variants.length === 1 ? { ...first, ...labels(schema) } : { ...labels(schema), anyOf: variants };
    return isNullable ? { ...one, ...nullable(one) } : one;
  }

  /** Alternatives beside a type, each of which refines what is beside them. */
  #reduceRefined(schema: JsonSchema, alternatives: readonly JsonValue[], mayBeNull: boolean): JsonSchema {
    const { anyOf: _, oneOf: __, title: ___, description: ____, ...beside } = schema;
    const refined = alternatives.map((each) => ({ ...beside, allOf: [each] }));
    return this.#reduceAlternatives(schema, refined, mayBeNull);
  }

  /** The keywords of a schema that restrict values of one type. */
  #reduceType(schema: JsonSchema, type: string): JsonSchema {
    const fields = (keywordsByType.get(type) ?? []).flatMap((keyword) => {
      const value = schema[keyword];
      return value === undefined ? [] : [[keyword, value] as const];
    });
    return {
      type,
      ...Object.fromEntries(fields),
      ...this.#limitsOf(schema, type),
      ...this.#formatOf(schema, type),
      ...this.#enumOf(schema, type),
      ...(type === 'array' && { items: this.#itemsOf(schema) }),
      ...(type === 'object' && this.#propertiesOf(schema)),
    };
  }

  #propertiesOf(schema: JsonSchema): JsonSchema {
    const properties = Object.entries(asObject(schema['properties']) ?? {});
    const names = new Set(properties.map(([name]) => name));
    const requiredNames = asArray(schema['required']) ?? [];
    const required = requiredNames.filter((name) => typeof name === 'string' && names.has(name));
    if (required.length < requiredNames.length) this.#report('required', 'the declared properties');
    if (properties.length === 0) return {};
    return {
      properties: Object.fromEntries(properties.map(([name, each]) => [name, this.#reduce(each)])),
      ...(required.length > 0 && { required: [...new Set(required)] }),
    };
  }

  #itemsOf({ items, prefixItems }: JsonSchema): JsonSchema {
    if (prefixItems !== undefined || Array.isArray(items)) this.#report('prefixItems', 'elements of any kind');
    return Array.isArray(items) || items === undefined ? anyValueSchema : this.#reduce(items);
  }

  /** Exclusive bounds: for integers the next integer, for other numbers the bound itself. */
  #limitsOf(schema: JsonSchema, type: string): Pick<Schema, 'minimum' | 'maximum'> {
    if (type !== 'integer' && type !== 'number') return {};
    const limits: Pick<Schema, 'minimum' | 'maximum'> = {};
    for (const [keyword, bound, step] of [
      ['exclusiveMinimum', 'minimum', 1],
      ['exclusiveMaximum', 'maximum', -1],
    ] as const) {
      const limit = schema[keyword] === true ? schema[bound] : schema[keyword];
      if (typeof limit !== 'number') continue;
      if (type === 'number') this.#report(keyword, bound);
      const rounded = step === 1 ? Math.floor(limit) : Math.ceil(limit);
      limits[bound] = type === 'integer' ? rounded + step : limit;
    }
    return limits;
  }

  #formatOf({ format }: JsonSchema, type: string): Pick<Schema, 'format'> {
    if (typeof format !== 'string') return {};
    if (formats.get(type)?.includes(format)) return { format };
    this.#report('format');
    return {};
  }

  /** Enumerated values must be texts; the description lists any others. */
  #enumOf(schema: JsonSchema, type: string): JsonSchema {
    const values = valuesOf(schema)?.filter((value) => value !== null);
    if (!values) return {};
    if (type === 'string' && values.length > 0 && values.every((value) => typeof value === 'string' && value !== ''))
      return { enum: values };
    this.#report(schema['const'] === undefined ? 'enum' : 'const', 'listed in the description');
    return {};
  }

  /** Reports values of known keywords that have no place in the result. */
  #reportOthers(schema: JsonSchema): void {
    const { additionalProperties: additional } = schema;
    if (additional !== undefined && additional !== false) this.#report('additionalProperties');
    for (const keyword of ['properties', 'items', 'required', 'enum'] as const) {
      const value = schema[keyword];
      if (value !== undefined && (typeof value !== 'object' || value === null)) this.#report(keyword);
    }
  }

  /** The types that a schema names, or whose keywords it has. */
  #typesOf(schema: JsonSchema): { types: string[]; mayBeNull: boolean } {
    const types = asArray(schema['type']) ?? (schema['type'] === undefined ? [] : [schema['type']]);
    const names = types.filter((type) => typeof type === 'string');
    const known = names.filter((type) => keywordsByType.has(type));
    const mayBeNull = names.includes('null') || schema['nullable'] === true || (valuesOf(schema) ?? []).includes(null);
    if (known.length + (names.includes('null') ? 1 : 0) < types.length) this.#report('type', 'any value');
    return { types: known.length > 0 ? [...new Set(known)] : impliedTypes(schema), mayBeNull };
  }
}

/** Title and description, which lists values that the vendor's `enum` does not take. */
function labels(schema: JsonSchema): JsonSchema {
  const { title, description } = schema;
  const text = [asString(description), describeValues(schema)].filter((line) => line !== undefined).join('\n');
  return { ...(typeof title === 'string' && { title }), ...(text !== '' && { description: text }) };
}

function impliedTypes(schema: JsonSchema): string[] {
  if (schema['properties'] !== undefined || schema['additionalProperties'] !== undefined) return ['object'];
  if (schema['items'] !== undefined || schema['prefixItems'] !== undefined) return ['array'];
  const values = valuesOf(schema)?.filter((value) => value !== null);
  if (!values) return [];
  return [...new Set(values.map((value) => (typeof value === 'object' ? 'object' : typeof value)))];
}

const valuesOf = (schema: JsonSchema): JsonValue[] | undefined =>
  schema['const'] === undefined ? asArray(schema['enum']) : [schema['const']];

/** Lists the enumerated values if they are not all texts. */
function describeValues(schema: JsonSchema): string | undefined {
  const values = valuesOf(schema)?.filter((value) => value !== null) ?? [];
  if (values.every((value) => typeof value === 'string' && value !== '')) return undefined;
  return `One of: ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

/** The fields that make a reduced schema take null, too. */
function nullable({ type, anyOf }: JsonSchema): JsonSchema {
  if (typeof type === 'string' && type !== 'null') return { type: [type, 'null'] };
  if (Array.isArray(anyOf) && !anyOf.some(isNullSchema)) return { anyOf: [...anyOf, { type: 'null' }] };
  return {};
}
