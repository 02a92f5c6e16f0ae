import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | JsonRecord;
export interface JsonRecord {
  [key: string]: Json;
}

/** A document of specs/, read. */
export interface Spec {
  document: JsonRecord;
  schemas: ReadonlyMap<string, JsonRecord>;
  /** The schemas for which `x-validators` requests validators. */
  validated: readonly string[];
  /** The schemas for which `x-names` requests the names of their fields. */
  named: readonly string[];
}

/**
 * Reads an OpenAPI 3.1 document.
 * @throws {Error} saying which schema is at fault and why, when the document is not one that codegen takes.
 */
export function parseSpec(text: string): Spec {
  const document: Json = parse(text, { merge: true });
  if (!isRecord(document)) throw new Error('is not an OpenAPI document');
  const components = document['components'];
  const declared = isRecord(components) && isRecord(components['schemas']) ? components['schemas'] : {};
  const schemas = new Map<string, JsonRecord>();
  for (const [name, schema] of Object.entries(declared)) {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) throw new Error(`schema ${name}: the name must be letters and digits`);
    if (!isRecord(schema)) throw new Error(`schema ${name}: is no schema`);
    refuseTraps(name, schema, declared);
    schemas.set(name, schema);
  }
  const listed = (keyword: string): string[] => listedBy(keyword, document, schemas);
  return { document, schemas, validated: listed('x-validators'), named: listed('x-names') };
}

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listedBy(keyword: string, document: JsonRecord, schemas: ReadonlyMap<string, JsonRecord>): string[] {
  const listed = document[keyword] ?? [];
  if (!Array.isArray(listed)) throw new Error(`${keyword}: must be a list of schema names`);
  return listed.map((name) => {
    if (typeof name !== 'string' || !schemas.has(name))
      throw new Error(`${keyword}: there is no schema ${JSON.stringify(name)}`);
    return name;
  });
}

// Keywords that openapi-typescript or ajv's ESM output would turn into wrong types or code that cannot run.
const traps: Readonly<Record<string, string>> = {
  discriminator: 'makes wrong literal types; write `x-tag: NAME` beside oneOf',
  nullable: 'is not OpenAPI 3.1; write `type: [string, "null"]`',
  minLength: 'needs a require in the validator; use pattern',
  maxLength: 'needs a require in the validator; use pattern',
  uniqueItems: 'needs a require in the validator',
};

function refuseTraps(name: string, schema: JsonRecord, declared: JsonRecord): void {
  eachSchema(schema, (part, path) => {
    for (const [keyword, reason] of Object.entries(traps))
      if (keyword in part) throw new Error(`schema ${name}${path}: ${keyword} ${reason}`);
    refuseUnknownGroup(part, `schema ${name}${path}`);
    const reference = part['$ref'];
    if (typeof reference !== 'string') return;
    const target = referredName(reference);
    if (target === undefined || !(target in declared))
      throw new Error(`schema ${name}${path}: $ref ${reference} leads nowhere`);
  });
}

/** A group must name existing properties of its schema. */
function refuseUnknownGroup(schema: JsonRecord, place: string): void {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  for (const keyword of ['x-at-least-one', 'x-at-most-one']) {
    const group = schema[keyword];
    if (group === undefined) continue;
    if (!Array.isArray(group) || group.length < 2)
      throw new Error(`${place}: ${keyword} lists at least two properties`);
    for (const each of group)
      if (typeof each !== 'string' || !(each in properties))
        throw new Error(`${place}: ${keyword} lists ${JSON.stringify(each)}, which is no property here`);
  }
}

/** The schema a `$ref` names; `undefined` when it names something else. */
export function referredName(reference: string): string | undefined {
  const prefix = '#/components/schemas/';
  return reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;
}

const inOne = ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'];
const inList = ['oneOf', 'anyOf', 'allOf', 'prefixItems', 'variants'];
const inMap = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** A schema with each schema right inside it replaced. Names of properties are never taken for keywords. */
export function mapSubschemas(
  schema: JsonRecord,
  replace: (subschema: JsonRecord, path: string) => JsonRecord,
): JsonRecord {
  const one = (value: Json, path: string): Json => (isRecord(value) ? replace(value, path) : value);
  const mapped = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (inOne.includes(keyword)) return [keyword, one(value, `/${keyword}`)];
    if (inList.includes(keyword) && Array.isArray(value))
      return [keyword, value.map((each, index) => one(each, `/${keyword}/${index}`))];
    if (inMap.includes(keyword) && isRecord(value)) {
      const entries = Object.entries(value).map(([name, each]) => [name, one(each, `/${keyword}/${name}`)]);
      return [keyword, Object.fromEntries(entries)];
    }
    return [keyword, value];
  });
  return Object.fromEntries(mapped);
}

function eachSchema(schema: JsonRecord, visit: (schema: JsonRecord, path: string) => void, path = ''): void {
  visit(schema, path);
  mapSubschemas(schema, (subschema, step) => {
    eachSchema(subschema, visit, path + step);
    return subschema;
  });
}
