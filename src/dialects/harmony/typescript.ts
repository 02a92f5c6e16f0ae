import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';
import { resolveReference } from '../../core/object-schema.ts';

/**
 * Renders a JSON Schema as a TypeScript type, exactly as in openai/harmony (src/encoding.rs): fields of the outermost
 * object are not indented, nested ones by four, the description of an object is written above its field and before its
 * brace, and `anyOf` becomes `any`. In addition, local references are resolved, members of a type list keep their
 * details, and every line of a comment is prefixed.
 */
export const typescriptOf = (schema: JsonSchema): string =>
  typeOf(schema, '', { root: schema, inside: [], followed: { count: 0 } });

/** The type of unknown values. */
const anything = 'any';

/** The context of a type: the root schema, and the references it is nested in. */
interface TypeScope {
  root: JsonSchema;
  inside: readonly string[];
  /** Number of references followed so far in the whole schema. */
  followed: { count: number };
}

/** Further references become `any`, as nested references can grow exponentially. */
const maxReferences = 100;

function typeOf(given: JsonValue | undefined, indent: string, scope: TypeScope): string {
  const found = dereference(asObject(given), scope);
  if (!found) return anything;
  const { schema, scope: within } = found;
  const variants = asArray(schema['oneOf']);
  if (variants) return choice(variants, indent, within);
  const types = asArray(schema['type'])?.flatMap((each) => asString(each) ?? []) ?? [];
  if (types.length > 0) return types.map((type) => memberType(type, schema, indent, within)).join(' | ');
  return typeNamed(asString(schema['type']), schema, indent, within);
}

function typeNamed(type: string | undefined, schema: JsonObject, indent: string, scope: TypeScope): string {
  switch (type) {
    case 'object':
      return objectType(schema, indent, scope);
    case 'string':
      return valuesOf(schema).join(' | ') || 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return 'items' in schema ? `${typeOf(schema['items'], indent, scope)}[]` : `Array<${anything}>`;
    default:
      return anything;
  }
}

/** One of several types: only its name, unless the schema has details. */
function memberType(type: string, schema: JsonObject, indent: string, scope: TypeScope): string {
  if (type === 'integer') return 'number';
  const hasDetails = type === 'object' ? 'properties' in schema : type === 'array' && 'items' in schema;
  return hasDetails ? typeNamed(type, schema, indent, scope) : type;
}

/** A choice as the complete type: one variant per line. */
function choice(variants: readonly JsonValue[], indent: string, scope: TypeScope): string {
  return variants
    .map((variant) => {
      const schema = asObject(variant) ?? {};
      const remarks = [asString(schema['description']), defaultOf(schema, 'quoted')];
      return `\n${indent} | ${nullableType(schema, `${indent}   `, scope)}${trailing(remarks)}`;
    })
    .join('');
}

function objectType(schema: JsonObject, indent: string, scope: TypeScope): string {
  const required = asArray(schema['required']) ?? [];
  const fields = Object.entries(asObject(schema['properties']) ?? {}).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    return field(`${name}${mark}`, asObject(value) ?? {}, indent, scope);
  });
  return `${comment(asString(schema['description']), indent)}{\n${fields.join('')}${indent}}`;
}

function field(name: string, schema: JsonObject, indent: string, scope: TypeScope): string {
  const title = asString(schema['title']);
  const head = title === undefined ? '' : `${comment(title, indent)}${indent}//\n`;
  const variants = asArray(schema['oneOf']);
  if (variants) return head + examples(schema, indent) + choiceField(name, schema, variants, indent, scope);
  const described = comment(asString(schema['description']), indent) + examples(schema, indent);
  const type = nullableType(schema, `${indent}    `, scope);
  return `${head}${described}${indent}${name}: ${type},${trailing([defaultOf(schema, 'as a field')])}\n`;
}

/** A field with a choice. The description of the field is not repeated at its first variant. */
function choiceField(
  name: string,
  schema: JsonObject,
  variants: readonly JsonValue[],
  indent: string,
  scope: TypeScope,
): string {
  const description = asString(schema['description']);
  const isOfFirst = description !== undefined && asString(asObject(variants[0])?.['description']) === description;
  const above = isOfFirst ? undefined : description;
  const lines = variants.map((each, index) => {
    const variant = asObject(each) ?? {};
    const own = asString(variant['description']);
    const isAlreadyDescribed = (index === 0 && above !== undefined) || own === description;
    const remarks = [isAlreadyDescribed ? undefined : own, defaultOf(variant, 'as a field')];
    return `${indent} | ${nullableType(variant, `${indent}   `, scope)}${trailing(remarks)}\n`;
  });
  const initial = comment(defaultOf(schema, 'as a field'), indent);
  return `${comment(above, indent)}${initial}${indent}${name}:\n${lines.join('')}${indent},\n`;
}

function nullableType(schema: JsonObject, indent: string, scope: TypeScope): string {
  const type = typeOf(schema, indent, scope);
  return schema['nullable'] === true && !type.includes('null') ? `${type} | null` : type;
}

/** The quoted values of an enumeration. */
const valuesOf = (schema: JsonObject): string[] =>
  (asArray(schema['enum']) ?? []).flatMap((value) => (typeof value === 'string' ? `"${value}"` : []));

/** `as a field`: the value of an enumeration is not quoted. */
function defaultOf(schema: JsonObject, form: 'as a field' | 'quoted'): string | undefined {
  const value = schema['default'];
  if (value === undefined) return undefined;
  const isWord = form === 'as a field' && (asArray(schema['enum']) ?? []).length > 0;
  if (typeof value === 'string') return `default: ${isWord ? value : `"${value}"`}`;
  return `default: ${JSON.stringify(value)}`;
}

function examples(schema: JsonObject, indent: string): string {
  const given = asArray(schema['examples']) ?? [];
  if (given.length === 0) return '';
  const lines = given.flatMap((each) => (typeof each === 'string' ? comment(`- "${each}"`, indent) : []));
  return `${comment('Examples:', indent)}${lines.join('')}`;
}

const comment = (text: string | undefined, indent: string): string =>
  text === undefined
    ? ''
    : text
        .split(lineEnd)
        .map((line) => `${indent}// ${line}\n`)
        .join('');

function trailing(remarks: readonly (string | undefined)[]): string {
  const joined = remarks.filter((remark) => remark !== undefined).join(' ');
  return joined === '' ? '' : ` // ${joined.split(lineEnd).join(' ')}`;
}

const lineEnd = /\r?\n/;

/** Resolves a local reference (`#/$defs/Name`). `undefined` if it leads nowhere or into itself. */
function dereference(
  schema: JsonObject | undefined,
  scope: TypeScope,
): { schema: JsonObject; scope: TypeScope } | undefined {
  const reference = asString(schema?.['$ref']);
  if (!schema || reference === undefined) return schema && { schema, scope };
  if (!reference.startsWith('#/') || scope.inside.includes(reference)) return undefined;
  if (++scope.followed.count > maxReferences) return undefined;
  const target = asObject(resolveReference(reference, scope.root));
  const { $ref: _, ...beside } = schema;
  return target && dereference({ ...target, ...beside }, { ...scope, inside: [...scope.inside, reference] });
}
