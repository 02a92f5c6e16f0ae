import { isRecord, mapSubschemas, referredName, type Json, type JsonRecord, type Spec } from './spec.ts';

/** The format of a tag that no variant of its union has; `types.ts` gives it a type that is apart from the tags that are known. */
export const unknownTag = 'unknown-tag';

/**
 * What is read of a vendor's answers: the schemas that `x-received` names and those that they refer to, each as `Received` and its
 * name. Every property may be absent or null, every word may be an unknown one, and a union with `x-tag` has one more member, for an
 * object whose tag is unknown. `x-also-received` beside a type names further types, which some servers send and the API does
 * not have. The properties of a schema with `x-carried` hold any JSON: what is carried whole keeps values of other types, too.
 * @throws {Error} naming the schema at fault.
 */
export function receivedSchemas({ document, schemas }: Spec): Map<string, JsonRecord> {
  const listed = document['x-received'] ?? [];
  if (!Array.isArray(listed)) throw new Error('x-received: must be a list of schema names');
  const tags = tagsOf(schemas);
  const received = new Map<string, JsonRecord>();
  const refer = (name: string): JsonRecord => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`x-received: there is no schema ${JSON.stringify(name)}`);
    // A name for a text, a number or a list adds nothing to its type.
    if (!isRecord(schema['properties']) && !Array.isArray(schema['oneOf'])) return lenient(schema, name);
    if (!received.has(name)) {
      received.set(name, {});
      received.set(name, lenient(schema, name));
    }
    return { $ref: `#/components/schemas/Received${name}` };
  };
  const lenient = (schema: JsonRecord, place: string, tag = tags.get(place)): JsonRecord => {
    const { $ref: reference, required, properties, oneOf, items } = schema;
    if (typeof reference === 'string') return refer(referredName(reference) ?? reference);
    for (const keyword of ['allOf', 'anyOf', 'patternProperties'])
      if (keyword in schema) throw new Error(`schema ${place}: x-received does not take ${keyword}`);
    const { description } = schema;
    const described = typeof description === 'string' ? { description } : {};
    if (Array.isArray(oneOf)) {
      const own = schema['x-tag'];
      const variants = oneOf
        .filter(isRecord)
        .filter(({ type }) => type !== 'null')
        .map((each, index) => lenient(each, `${place}/oneOf/${index}`, typeof own === 'string' ? own : undefined));
      if (typeof own !== 'string') return { ...described, oneOf: variants };
      return { ...described, 'x-tag': own, oneOf: [...variants, memberOfUnknownTag(own)] };
    }
    const type = typesOf(schema);
    if (!isRecord(properties))
      return { ...described, ...type, ...(isRecord(items) && { items: itemOf(items, `${place}/items`) }) };
    const read = Object.entries(properties).map(([name, property]): [string, Json] => {
      if (!isRecord(property)) throw new Error(`schema ${place}: property ${name} has no schema`);
      if (schema['x-carried'] === true && name !== tag) return [name, {}];
      return [name, name === tag ? property : orNull(lenient(property, `${place}/${name}`))];
    });
    const isTagRequired = Array.isArray(required) && required.includes(tag ?? '');
    const object = {
      type: 'object',
      properties: Object.fromEntries(read),
      ...(isTagRequired && { required: [tag ?? ''] }),
    };
    const others = [type['type'] ?? []].flat().filter((each) => each !== 'object');
    if (others.length === 0) return { ...described, ...object };
    const list = isRecord(items) ? { items: itemOf(items, `${place}/items`) } : {};
    return { ...described, oneOf: [...others.map((each) => ({ type: each, ...(each === 'array' && list) })), object] };
  };
  // Lists of one length stay so: an item that may be null is null where it is of another type.
  const itemOf = (item: JsonRecord, place: string): JsonRecord =>
    isNullable(item) ? orNull(lenient(item, place)) : lenient(item, place);
  for (const name of listed) refer(typeof name === 'string' ? name : JSON.stringify(name));
  return received;
}

/** The tag of each schema that is a variant of a union. */
function tagsOf(schemas: ReadonlyMap<string, JsonRecord>): Map<string, string> {
  const tags = new Map<string, string>();
  const visit = (schema: JsonRecord): JsonRecord => {
    const { oneOf, 'x-tag': tag } = schema;
    if (Array.isArray(oneOf) && typeof tag === 'string')
      for (const each of oneOf) {
        const name = isRecord(each) && typeof each['$ref'] === 'string' ? referredName(each['$ref']) : undefined;
        if (name !== undefined) tags.set(name, tag);
      }
    return mapSubschemas(schema, visit);
  };
  for (const schema of schemas.values()) visit(schema);
  return tags;
}

const memberOfUnknownTag = (tag: string): JsonRecord => ({
  type: 'object',
  properties: { [tag]: { type: ['string', 'null'], format: unknownTag } },
  additionalProperties: true,
});

/** The types of a schema without null, and those that some servers send in their place. */
function typesOf({ type, const: constant, enum: values, 'x-also-received': also }: JsonRecord): JsonRecord {
  const stated = [type ?? typeOfValue(constant ?? (Array.isArray(values) ? values[0] : undefined)) ?? []].flat();
  if (stated.length === 0) return {};
  const types = [...new Set([...stated, ...(Array.isArray(also) ? also : [])])].filter((each) => each !== 'null');
  return { type: types.length === 1 ? (types[0] ?? '') : types };
}

const typeOfValue = (value: Json | undefined): string | undefined =>
  value === null || value === undefined ? undefined : typeof value;

const isNullable = ({ type, enum: values }: JsonRecord): boolean =>
  [type ?? []].flat().includes('null') || (Array.isArray(values) && values.includes(null));

function orNull(schema: JsonRecord): JsonRecord {
  const { type, description, ...rest } = schema;
  if ('$ref' in schema || 'oneOf' in schema)
    return { ...(description !== undefined && { description }), oneOf: [{ ...rest }, { type: 'null' }] };
  return type === undefined ? schema : { ...schema, type: [type, 'null'].flat() };
}
