import { isRecord, type Json, type JsonRecord } from '../codegen/spec.ts';

/** A schema and the document its `$ref`s lead into. */
export interface Rooted {
  schema: JsonRecord;
  resolve: (reference: string) => { name: string; schema: JsonRecord };
}

/** The alternatives of a schema, with unions and references resolved. */
interface Shape {
  types: Set<string>;
  /** The strings it names: by const, enum or as known. */
  words: Set<string>;
  objects: Variant[];
  items: JsonRecord[];
}
interface Variant {
  name: string | undefined;
  properties: Map<string, JsonRecord[]>;
  required: Set<string>;
}

/** Who writes what the schema describes: an answer we only read may lack what its vendor always writes. */
export type Direction = 'request' | 'answer';

/**
 * What schemas say differently, one line each: variants by tag, properties, required properties, types and named
 * strings. `null`, ranges and forms of numbers are not compared. One schema of ours may serve several of the SDK's, so
 * that only what none of those has is ours alone.
 */
export class Differences {
  readonly #theirs = new Set<string>();
  /** What ours has, and whether it was alone with it in every comparison. */
  readonly #ours = new Map<string, boolean>();

  theirs(line: string): void {
    this.#theirs.add(line);
  }

  ours(line: string, isAlone: boolean): void {
    this.#ours.set(line, isAlone && (this.#ours.get(line) ?? true));
  }

  lines(): string[] {
    const alone = [...this.#ours].filter(([, isAlone]) => isAlone).map(([line]) => `${line} is ours alone`);
    return [...alone, ...this.#theirs];
  }
}

/** Adds the differences between a schema of ours and one of the SDK. */
export function compareSchemas(
  differences: Differences,
  { name, direction, ours, theirs }: { name: string; direction: Direction; ours: Rooted; theirs: Rooted },
): void {
  const compared = new Set<string>();
  compare(name, [ours.schema], [theirs.schema]);

  function compare(place: string, our: JsonRecord[], their: JsonRecord[]): void {
    const one = shapeOf(our, ours);
    const other = shapeOf(their, theirs);
    // A name for texts of a kind, such as those that are not empty, is no place.
    const isText = [...one.types].join() === 'string' && one.words.size === 0;
    const at = (!isText && referredIn(our, ours)) || place;
    if (one.types.has('any') || other.types.has('any')) return;
    sets(at, one.types, other.types, (type) => `type ${type}`);
    if (one.words.size === 0 && other.words.size > 0) differences.theirs(`${at}: the SDK alone lists values`);
    else sets(at, one.words, other.words, (word) => JSON.stringify(word));
    if (one.items.length > 0 && other.items.length > 0) compare(`${at}[]`, one.items, other.items);
    if (one.objects.length > 0 && other.objects.length > 0) compareObjects(at, one.objects, other.objects);
  }

  function compareObjects(at: string, our: Variant[], their: Variant[]): void {
    const tag = our.length + their.length === 2 ? undefined : tagOf(our, their);
    if (tag === undefined) return compareVariants(at, merged(our), merged(their));
    const tagsIn = (variant: Variant, rooted: Rooted): string[] => [...wordsIn(variant, tag, rooted)];
    const tagsOfOurs = new Set(our.flatMap((variant) => tagsIn(variant, ours)));
    const tagsOfTheirs = new Set(their.flatMap((variant) => tagsIn(variant, theirs)));
    sets(at, tagsOfOurs, tagsOfTheirs, (value) => `variant ${value}`);
    for (const variant of our) {
      const tags = tagsIn(variant, ours);
      const matching = their.filter((each) => tagsIn(each, theirs).some((value) => tags.includes(value)));
      if (matching.length > 0) compareVariants(`${at}<${tags.join('|')}>`, variant, merged(matching), tag);
    }
  }

  function compareVariants(at: string, our: Variant, their: Variant, tag?: string): void {
    const label = our.name ?? at;
    const pair = `${label} ${their.name ?? ''}`;
    if (compared.has(pair)) return;
    compared.add(pair);
    sets(label, new Set(our.properties.keys()), new Set(their.properties.keys()), (property) => `property ${property}`);
    for (const [property, schemas] of our.properties) {
      const match = their.properties.get(property);
      if (!match) continue;
      if (our.required.has(property)) differences.ours(`${label}: required ${property}`, !their.required.has(property));
      if (direction === 'request' && their.required.has(property) && !our.required.has(property))
        differences.theirs(`${label}: required ${property} is the SDK's alone`);
      if (property !== tag) compare(`${label}.${property}`, schemas, match);
    }
  }

  function sets(at: string, our: Set<string>, their: Set<string>, write: (value: string) => string): void {
    for (const value of our) differences.ours(`${at}: ${write(value)}`, !their.has(value));
    for (const value of their) if (!our.has(value)) differences.theirs(`${at}: ${write(value)} is the SDK's alone`);
  }

  function tagOf(our: Variant[], their: Variant[]): string | undefined {
    return ['type', 'role'].find(
      (tag) =>
        our.every((variant) => wordsIn(variant, tag, ours).size > 0) &&
        their.some((variant) => wordsIn(variant, tag, theirs).size > 0),
    );
  }
}

/** The name of a schema, if it has one. */
function referredIn(schemas: JsonRecord[], rooted: Rooted): string | undefined {
  const reference = schemas.length === 1 ? schemas[0]?.['$ref'] : undefined;
  return typeof reference === 'string' ? rooted.resolve(reference).name : undefined;
}

const wordsIn = (variant: Variant, tag: string, rooted: Rooted): Set<string> =>
  shapeOf(variant.properties.get(tag) ?? [], rooted).words;

/** Several variants as one: a property of any is a property, required is what all require. */
function merged(variants: Variant[]): Variant {
  const [first, ...others] = variants;
  if (first && others.length === 0) return first;
  const properties = new Map<string, JsonRecord[]>();
  for (const variant of variants)
    for (const [name, schemas] of variant.properties)
      properties.set(name, [...(properties.get(name) ?? []), ...schemas]);
  const required = [...(first?.required ?? [])].filter((name) => others.every((variant) => variant.required.has(name)));
  return { name: undefined, properties, required: new Set(required) };
}

function shapeOf(schemas: JsonRecord[], rooted: Rooted): Shape {
  const shape: Shape = { types: new Set(), words: new Set(), objects: [], items: [] };
  for (const schema of schemas) addShape(shape, schema, undefined, rooted);
  return shape;
}

function addShape(shape: Shape, schema: JsonRecord, name: string | undefined, rooted: Rooted): void {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const target = rooted.resolve(reference);
    return addShape(shape, target.schema, target.name, rooted);
  }
  const variants = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])];
  if (variants.length > 0) {
    for (const variant of variants) addShape(shape, variant, undefined, rooted);
    return;
  }
  addTypes(shape, schema);
  const items = schema['items'];
  if (isRecord(items)) shape.items.push(items);
  const isThere = name !== undefined && shape.objects.some((variant) => variant.name === name);
  if (isRecord(schema['properties']) && !isThere) shape.objects.push(variantOf(schema, schema['properties'], name));
}

function addTypes(shape: Shape, schema: JsonRecord): void {
  const type = schema['type'];
  const words = ['const' in schema ? [schema['const']] : [], schema['enum'], schema['x-known-values']]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter((word) => typeof word === 'string');
  for (const word of words) shape.words.add(word);
  const named = [type].flat().filter((each): each is string => typeof each === 'string' && each !== 'null');
  for (const each of named) shape.types.add(each === 'integer' ? 'number' : each);
  if (type === undefined) shape.types.add(words.length > 0 ? 'string' : 'any');
}

function variantOf(schema: JsonRecord, properties: JsonRecord, name: string | undefined): Variant {
  const entries = Object.entries(properties).flatMap(([key, value]): [string, JsonRecord[]][] =>
    isRecord(value) ? [[key, [value]]] : [],
  );
  const required = Array.isArray(schema['required']) ? schema['required'].filter((key) => typeof key === 'string') : [];
  return { name, properties: new Map(entries), required: new Set(required) };
}

const listOf = (value: Json | undefined): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
