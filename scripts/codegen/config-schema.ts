import { parse } from 'yaml';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';

const refPrefix = '#/components/schemas/';
/** A variable is replaced before the value is validated. */
const variable = { type: 'string', pattern: String.raw`\$\{[^{}]*\}` };

/**
 * The JSON Schema of `louter.toml` for editors, as text: the schema `Configuration` of a spec with everything it refers to.
 * @throws {Error} if the spec has none.
 */
export function configSchemaOf(spec: string): string {
  const document: JsonValue = parse(spec);
  const schemas = asObject(asObject(asObject(document)?.['components'])?.['schemas']) ?? {};
  const definitions = new Map<string, JsonValue>();

  const define = (name: string): void => {
    if (definitions.has(name)) return;
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`the configuration refers to ${name}, which the spec lacks`);
    definitions.set(name, null);
    definitions.set(name, convert(schema));
  };

  const convert = (schema: JsonValue): JsonValue => {
    const list = asArray(schema);
    if (list) return list.map(convert);
    const object = asObject(schema);
    if (!object) return schema;
    const name = asString(object['$ref'])?.slice(refPrefix.length);
    if (name !== undefined) define(name);
    const converted: JsonObject = Object.fromEntries(
      Object.entries(object)
        .filter(([key]) => !key.startsWith('x-'))
        .map(([key, value]) => [key, key === '$ref' ? `#/$defs/${name}` : convert(value)]),
    );
    const { description, default: fallback, examples, ...rest } = converted;
    const isNarrow = rest['type'] === 'string' && ('enum' in rest || 'pattern' in rest);
    if (!isNarrow) return converted;
    return {
      ...(description !== undefined && { description }),
      ...(fallback !== undefined && { default: fallback }),
      ...(examples !== undefined && { examples }),
      anyOf: [rest, variable],
    };
  };

  define('Configuration');
  const configuration = asObject(definitions.get('Configuration')) ?? {};
  definitions.delete('Configuration');
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'louter.toml',
    ...configuration,
    $defs: Object.fromEntries(definitions),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
