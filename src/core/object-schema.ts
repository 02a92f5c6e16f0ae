import { canonicalJson } from './canonical-json.ts';
import type { Report } from './codec.ts';
import { asArray, asObject, asString, nonEmpty, type JsonObject, type JsonSchema, type JsonValue } from './json.ts';
import { valueAt } from './json-pointer.ts';
import { percentDecoded } from './percent-encoding.ts';
import { copyProvenance } from './provenance.ts';
import type { CoreTool } from './types.ts';

type FunctionTool = Extract<CoreTool, { type: 'function' }>;

/** A schema whose top level is one object with properties. */
interface ObjectSchema {
  /** The same object where it is one already. */
  schema: JsonSchema;
  /** The keywords of which something is not enforced. */
  unenforced: readonly string[];
}

/**
 * Keywords at the top level of a tool's schema that vendors refuse with a 400 (Anthropic the first three, OpenAI all of them)
 * or ignore (Gemini, Ollama). Below the top level they are allowed.
 */
const topKeywords = ['anyOf', 'oneOf', 'allOf', 'not', 'enum'] as const;

/**
 * A tool whose schema is one object, for vendors that take nothing else: the tool keeps all of its parameters. The
 * description has what the object does not enforce.
 */
export function withObjectSchema(tool: FunctionTool, report: Report): FunctionTool {
  const { schema, unenforced } = toObjectSchema(tool.inputSchema);
  if (schema === tool.inputSchema) return tool;
  const note = unenforcedNote(tool.inputSchema);
  for (const keyword of unenforced)
    report({
      at: tool,
      field: 'inputSchema',
      what: `${keyword} at the top level of a schema`,
      instead: note === undefined ? 'an object' : 'the properties of all of its parts, and a note in the description',
    });
  const description = [tool.description, note].filter((text) => text !== undefined && text !== '').join('\n\n');
  return copyProvenance(tool, { ...tool, inputSchema: schema, ...(description !== '' && { description }) });
}

/** What an object schema does not enforce of a tool's schema, as a sentence; `undefined` if it enforces all of it. */
export function unenforcedNote(root: JsonSchema): string | undefined {
  const { unenforced } = toObjectSchema(root);
  const schema = dereference(root, root);
  const kept = topKeywords.flatMap((keyword) =>
    unenforced.includes(keyword) ? [[keyword, schema[keyword] ?? null] as const] : [],
  );
  if (kept.length === 0) return undefined;
  return `The arguments must also match this JSON Schema: ${JSON.stringify(Object.fromEntries(kept))}`;
}

/**
 * The schema as one object that has the properties of all of its alternatives and parts; what all alternatives require is
 * required. A type other than object is left out: arguments are always an object.
 */
export function toObjectSchema(root: JsonSchema): ObjectSchema {
  const isObject =
    root['type'] === 'object' && root['$ref'] === undefined && asObject(root['properties']) !== undefined;
  if (isObject && topKeywords.every((keyword) => root[keyword] === undefined)) return { schema: root, unenforced: [] };
  const merger = new SchemaMerger(root);
  const merged = merger.merge();
  return { schema: merged, unenforced: [...merger.unenforced] };
}

/** More subschemas than any tool has at its top level, and few enough for one that refers to itself. */
const maxSchemas = 1_000;
/** How often a reference is followed that leads into a keyword which is merged. */
const maxCopies = 8;

class SchemaMerger {
  /** The keywords of the root of which something is left out. */
  readonly unenforced = new Set<string>();
  readonly #root: JsonSchema;
  readonly #open = new Set<JsonValue>();
  #count = 0;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  merge(): JsonSchema {
    const merged = this.#merge(this.#root, (keyword) => void this.unenforced.add(keyword));
    const schema = { type: 'object', properties: {}, ...merged };
    return asObject(this.#withoutMovedReferences(schema, 0)) ?? schema;
  }

  /**
   * One object for a schema: `undefined` if no value of it is an object.
   * @param lose is called for each keyword of which something is left out.
   */
  #merge(value: JsonValue, lose: (keyword: string) => void): JsonObject | undefined {
    if (value === false) return undefined;
    const given = asObject(value) ?? {};
    if (this.#open.has(given) || ++this.#count > maxSchemas) {
      lose('$ref');
      return {};
    }
    this.#open.add(given);
    const schema = dereference(given, this.#root, () => lose('$ref'));
    const { type, allOf, anyOf, oneOf, not, enum: values, ...own } = schema;
    if (not !== undefined) lose('not');
    if (values !== undefined) lose('enum');
    const types = asArray(type) ?? (type === undefined ? ['object'] : [type]);
    if (types.some((each) => each !== 'object' && each !== 'null')) lose('type');
    let merged: JsonObject | undefined = types.includes('object') ? own : undefined;
    for (const part of asArray(allOf) ?? [])
      merged = both(
        merged,
        this.#merge(part, () => lose('allOf')),
        () => lose('allOf'),
      );
    for (const [keyword, alternatives] of [
      ['anyOf', asArray(anyOf)],
      ['oneOf', asArray(oneOf)],
    ] as const)
      if (alternatives)
        merged = both(
          merged,
          this.#mergeAlternatives(alternatives, () => lose(keyword)),
          () => lose(keyword),
        );
    this.#open.delete(given);
    return merged;
  }

  #mergeAlternatives(alternatives: readonly JsonValue[], lose: () => void): JsonObject | undefined {
    const possible = alternatives.filter((each) => !isNullSchema(each));
    const objects = possible.map((each) => this.#merge(each, lose)).filter((each) => each !== undefined);
    if (possible.length > 1 || objects.length < possible.length) lose();
    const [only, ...others] = objects;
    return others.length === 0 ? only : eitherOf(objects);
  }

  /** A reference into a keyword that is merged leads nowhere: a copy of its target replaces it. */
  #withoutMovedReferences(value: JsonValue, depth: number): JsonValue {
    if (Array.isArray(value)) return value.map((each) => this.#withoutMovedReferences(each, depth));
    const object = asObject(value);
    if (!object) return value;
    const reference = asString(object['$ref']);
    if (reference !== undefined && movedReference.test(reference)) {
      const { $ref: _, ...beside } = object;
      if (depth >= maxCopies) return beside;
      return this.#withoutMovedReferences(
        { ...asObject(resolveReference(reference, this.#root)), ...beside },
        depth + 1,
      );
    }
    const entries = Object.entries(object);
    const inner = entries.map(([key, each]) => [key, this.#withoutMovedReferences(each, depth)] as const);
    return inner.every(([, each], index) => each === entries[index]?.[1]) ? value : Object.fromEntries(inner);
  }
}

const movedReference = new RegExp(`^#/(?:${topKeywords.join('|')})/`);

/** What is of two schemas at once: of two values the first. */
function both(one: JsonObject | undefined, other: JsonObject | undefined, lose: () => void): JsonObject | undefined {
  if (!one || !other) return undefined;
  const { properties, required, ...rest } = other;
  for (const [keyword, value] of Object.entries(rest))
    if (one[keyword] !== undefined && !labels.has(keyword) && !isSame(one[keyword], value)) lose();
  const own = asObject(one['properties']) ?? {};
  const more = asObject(properties) ?? {};
  for (const [name, value] of Object.entries(more))
    if (Object.hasOwn(own, name) && !isSame(own[name] ?? null, value)) lose();
  return {
    ...rest,
    ...one,
    ...(nonEmpty({ ...more, ...own }) && { properties: { ...own, ...without(more, own) } }),
    ...requiredField([...(asArray(one['required']) ?? []), ...(asArray(required) ?? [])]),
  };
}

/** An object that may be any of several: nothing else of them restricts it. */
function eitherOf(alternatives: readonly JsonObject[]): JsonObject {
  const properties = new Map<string, JsonValue[]>();
  for (const each of alternatives)
    for (const [name, value] of Object.entries(asObject(each['properties']) ?? {})) {
      const known = properties.get(name) ?? [];
      if (!known.some((other) => isSame(other, value))) known.push(value);
      properties.set(name, known);
    }
  const [first, ...others] = alternatives.map((each) => asArray(each['required']) ?? []);
  const isClosed = alternatives.every((each) => each['additionalProperties'] === false);
  return {
    ...(properties.size > 0 && {
      properties: Object.fromEntries(
        [...properties].map(([name, [only = {}, ...more]]) => [
          name,
          more.length === 0 ? only : { anyOf: [only, ...more] },
        ]),
      ),
    }),
    ...requiredField((first ?? []).filter((name) => others.every((each) => each.includes(name)))),
    ...(isClosed && { additionalProperties: false }),
  };
}

const requiredField = (names: readonly JsonValue[]): { required?: JsonValue[] } =>
  names.length === 0 ? {} : { required: [...new Set(names)] };

/** Keywords that restrict nothing. */
const labels: ReadonlySet<string> = new Set([
  'title',
  'description',
  '$schema',
  '$id',
  '$comment',
  'default',
  'examples',
]);

const without = (fields: JsonObject, others: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(others, name)));

const isSame = (one: JsonValue, other: JsonValue): boolean => canonicalJson(one) === canonicalJson(other);

/** Whether null alone is a value of a schema. */
export const isNullSchema = (value: JsonValue): boolean => {
  const schema = asObject(value);
  return schema?.['type'] === 'null' || schema?.['const'] === null;
};

/**
 * A schema with its reference replaced by the target, beside which it may have more keywords.
 * @param lose is called for a reference that leads nowhere.
 */
function dereference(schema: JsonObject, root: JsonSchema, lose: () => void = () => {}): JsonObject {
  let current = schema;
  const followed = new Set<string>();
  for (;;) {
    const reference = asString(current['$ref']);
    if (reference === undefined) return current;
    const { $ref: _, ...beside } = current;
    const target = followed.has(reference) ? undefined : asObject(resolveReference(reference, root));
    if (!target) lose();
    followed.add(reference);
    current = { ...target, ...beside };
  }
}

/** The target of a local reference: a JSON Pointer as a fragment of a URI, which may be percent-encoded (RFC 6901, 6). */
export function resolveReference(reference: string, root: JsonSchema): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  return valueAt(root, percentDecoded(reference.slice(1)));
}
