import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';
import { resolveReference } from '../../core/object-schema.ts';

/** The values that a JSON Schema accepts, as far as a signature shows them. */
export type Shape =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'any' }
  | { kind: 'values'; values: JsonValue[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; fields: Field[] }
  | { kind: 'union'; of: Shape[] };

export interface Field {
  name: string;
  shape: Shape;
  required: boolean;
  description?: string;
}

/** Maximum nesting in a signature, as schemas may be recursive. */
const maxDepth = 4;

/** The parameters of a tool, in order. */
export const parametersOf = (schema: JsonSchema): Field[] => fieldsOf(schema, schema, 0);

function fieldsOf(schema: JsonSchema, root: JsonSchema, depth: number): Field[] {
  const required = asArray(schema['required']) ?? [];
  return Object.entries(asObject(schema['properties']) ?? {}).map(([name, value]) => {
    const description = asString(asObject(value)?.['description']);
    return {
      name,
      shape: shapeOf(value, root, depth + 1),
      required: required.includes(name),
      ...(description !== undefined && { description }),
    };
  });
}

function shapeOf(value: JsonValue | undefined, root: JsonSchema, depth: number): Shape {
  const schema = dereference(asObject(value), root);
  if (!schema || depth > maxDepth) return { kind: 'any' };
  const { type } = schema;
  const values = asArray(schema['enum']) ?? ('const' in schema ? [schema['const'] ?? null] : undefined);
  if (values) return { kind: 'values', values };
  const choices = asArray(schema['anyOf']) ?? asArray(schema['oneOf']);
  if (choices) return union(choices.map((each) => shapeOf(each, root, depth)));
  if (Array.isArray(type)) return union(type.map((each) => shapeOf({ ...schema, type: each }, root, depth)));
  switch (typeOf(asString(type))) {
    case 'string':
      return { kind: 'string' };
    case 'integer':
      return { kind: 'integer' };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'null':
      return { kind: 'null' };
    case 'array':
      return { kind: 'list', of: shapeOf(schema['items'], root, depth + 1) };
    case 'object':
      return { kind: 'object', fields: fieldsOf(schema, root, depth) };
    default:
      return schema['properties'] ? { kind: 'object', fields: fieldsOf(schema, root, depth) } : { kind: 'any' };
  }
}

/** Names for JSON Schema types in other languages, which some clients write (vLLM accepts them too). */
const typeNames = new Map(
  Object.entries({
    string: ['str', 'text', 'char', 'varchar'],
    integer: ['int', 'int8', 'int16', 'int32', 'int64', 'uint', 'uint8', 'uint16', 'uint32', 'uint64', 'long', 'short'],
    number: ['float', 'float32', 'float64', 'double', 'decimal'],
    boolean: ['bool'],
    null: ['none'],
    array: ['list', 'tuple', 'set'],
    object: ['dict', 'map', 'mapping'],
  }).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
);

/** The JSON Schema type that a name stands for. Element types in brackets are ignored: `list[str]`. */
function typeOf(written: string | undefined): string | undefined {
  const name = written
    ?.toLowerCase()
    .replace(/[[<(].*$/s, '')
    .trim();
  return name === undefined ? undefined : (typeNames.get(name) ?? name);
}

function union(shapes: Shape[]): Shape {
  const [first] = shapes;
  if (!first || shapes.some(({ kind }) => kind === 'any')) return { kind: 'any' };
  return shapes.length === 1 ? first : { kind: 'union', of: shapes };
}

/** Resolves a reference within the schema (`#/$defs/Name`). */
function dereference(schema: JsonObject | undefined, root: JsonSchema): JsonObject | undefined {
  const reference = asString(schema?.['$ref']);
  if (reference === undefined) return schema;
  if (!reference.startsWith('#/')) return undefined;
  const found = asObject(resolveReference(reference, root));
  return found?.['$ref'] === undefined ? found : undefined;
}
