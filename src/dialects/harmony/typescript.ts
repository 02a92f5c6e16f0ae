import { asArray, asObject, asString, type JsonObject, type JsonSchema, type JsonValue } from '../../core/json.ts';

/**
 * A JSON Schema as a TypeScript type, in the very form that models of the Harmony format know (openai/harmony,
 * src/encoding.rs): fields of the outermost object are not indented, those within by four, the description of an object
 * stands both above its field and in front of its brace, and `anyOf` is `any`. Beyond that form, references within the
 * schema are followed, members of a list of types keep what is known of them, and no line of a comment stands bare.
 */
export const typescriptOf = (schema: JsonSchema): string =>
  typeOf(schema, '', { root: schema, inside: [], followed: { count: 0 } });

/** The type of what is not known. */
const anything = 'any';

/** Where a type stands: in which schema, and within which references of it. */
interface TypeScope {
  root: JsonSchema;
  inside: readonly string[];
  /** How many references of the whole schema were followed so far. */
  followed: { count: number };
}

/** More references are `any`: each may hold others, and what they grow to has no bounds. */
const maxReferences = 100;

function typeOf(given: JsonValue | undefined, indent: string, scope: TypeScope): string {
  const found = resolveReference(asObject(given), scope);
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

/** One of several types: by its bare name, where the schema says no more of it. */
function memberType(type: string, schema: JsonObject, indent: string, scope: TypeScope): string {
  if (type === 'integer') return 'number';
  const hasDetails = type === 'object' ? 'properties' in schema : type === 'array' && 'items' in schema;
  return hasDetails ? typeNamed(type, schema, indent, scope) : type;
}

/** A choice that is the whole of a type: each variant in a line of its own. */
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

/** A field that is a choice. What describes the whole is not said of its first variant again. */
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

/** The words of an enumeration, in quotes. */
const valuesOf = (schema: JsonObject): string[] =>
  (asArray(schema['enum']) ?? []).flatMap((value) => (typeof value === 'string' ? `"${value}"` : []));

/** `as a field`: a word of an enumeration stands bare. */
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

/** What a schema refers to within the whole one (`#/$defs/Name`); nothing where that leads nowhere, or into itself. */
function resolveReference(
  schema: JsonObject | undefined,
  scope: TypeScope,
): { schema: JsonObject; scope: TypeScope } | undefined {
  const reference = asString(schema?.['$ref']);
  if (!schema || reference === undefined) return schema && { schema, scope };
  if (!reference.startsWith('#/') || scope.inside.includes(reference)) return undefined;
  if (++scope.followed.count > maxReferences) return undefined;
  let target: JsonObject | undefined = scope.root;
  for (const key of reference.slice('#/'.length).split('/'))
    target = asObject(target?.[key.replaceAll('~1', '/').replaceAll('~0', '~')]);
  const { $ref: _, ...beside } = schema;
  return target && resolveReference({ ...target, ...beside }, { ...scope, inside: [...scope.inside, reference] });
}
