import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { code, escapeTags, renderTable } from './section.ts';

const prefix = '#/components/schemas/';

/** A schema of specs/louter.yaml and all that it refers to, each as a table of its fields. */
export function describeSchema(name: string): string {
  const spec: JsonValue = parse(readFileSync(new URL('../../specs/louter.yaml', import.meta.url), 'utf8'));
  const schemas = asObject(asObject(asObject(spec)?.['components'])?.['schemas']) ?? {};
  const described: string[] = [];
  // Grows by what its members refer to.
  const names = new Set([name]);
  for (const next of names) {
    const schema = asObject(schemas[next]) ?? {};
    const rows = fieldsOf(schema, '');
    const description = asString(schema['description']);
    const table =
      rows.length > 0
        ? renderTable(['field', 'type', 'meaning'], rows)
        : `Type: ${typeOf(schema).replace(/^undefined$/, 'any')}.`;
    described.push([`## ${next}`, ...(description === undefined ? [] : [escapeTags(description)]), table].join('\n\n'));
    for (const found of referencesIn(schema)) names.add(found);
  }
  return described.join('\n\n');
}

/** The fields of an object, those of objects within it with their path. */
function fieldsOf(schema: JsonObject, path: string): string[][] {
  return Object.entries(asObject(schema['properties']) ?? {}).flatMap(([name, value]) => {
    const field = asObject(value) ?? {};
    const at = path === '' ? name : `${path}.${name}`;
    const items = asObject(field['items']);
    return [
      [code(at), typeOf(field), escapeTags(asString(field['description']) ?? '')],
      ...fieldsOf(field, at),
      ...(items ? fieldsOf(items, `${at}[]`) : []),
    ];
  });
}

function typeOf(schema: JsonObject): string {
  const reference = asString(schema['$ref'])?.slice(prefix.length);
  if (reference !== undefined) return `[${reference}](#${reference.toLowerCase()})`;
  const allowed = asArray(schema['enum']);
  if (allowed) return allowed.map((value) => code(JSON.stringify(value))).join(', ');
  const forms = asArray(schema['oneOf']) ?? asArray(schema['anyOf']);
  if (forms) return forms.map((form) => typeOf(asObject(form) ?? {})).join(' or ');
  const type = schema['type'];
  const items = asObject(schema['items']);
  if (type === 'array' && items) return `list of ${typeOf(items)}`;
  return (asArray(type) ?? [type]).map(String).join(' or ');
}

/** The names of the schemas that a schema refers to, itself or within. */
function referencesIn(value: JsonValue): string[] {
  const list = asArray(value);
  if (list) return list.flatMap(referencesIn);
  const object = asObject(value);
  if (!object) return [];
  const reference = asString(object['$ref']);
  if (reference !== undefined) return [reference.slice(prefix.length)];
  return Object.values(object).flatMap((each) => (each === undefined ? [] : referencesIn(each)));
}
