import { isRecord, referredName, type Json, type JsonRecord } from './spec.ts';

/**
 * An ES module of readers of what a vendor sends, one for each schema of `receivedSchemas`, and its declarations. They are lenient: a
 * value of another type counts as absent, at any depth, and what a schema does not name is kept. A value in which nothing is wrong is
 * returned as it is, so that reading costs one comparison for each property.
 * @throws {Error} naming the schema of which a value could not be recognised.
 */
export function readersOf(name: string, received: ReadonlyMap<string, JsonRecord>): { code: string; types: string } {
  const functions = new ReaderFunctions(new Map([...received].map(([schema, value]) => [`Received${schema}`, value])));
  const names = [...received.keys()];
  const exports = names.map((schema) => {
    const reader = functions.readerOf({ $ref: `#/components/schemas/Received${schema}` }, schema);
    return `export { ${reader} as read${schema} };\n`;
  });
  const declarations = names.map(
    (schema) => `export declare const read${schema}: (value: unknown) => Received${schema} | undefined;\n`,
  );
  const types = names.map((schema) => `Received${schema}`);
  return {
    code: `${imports}\n${functions.text}${exports.join('')}`,
    types: `import type {\n${types.map((each) => `  ${each},\n`).join('')}} from './${name}.js';\n\n${declarations.join('')}`,
  };
}

const imports = `import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';
`;

/** The texts of functions by their names; each reads the values of one schema. */
class ReaderFunctions {
  readonly #schemas: ReadonlyMap<string, JsonRecord>;
  readonly #texts = new Map<string, string>();

  constructor(schemas: ReadonlyMap<string, JsonRecord>) {
    this.#schemas = schemas;
  }

  get text(): string {
    return [...this.#texts.values()].join('');
  }

  /** The name of the function that reads a value of the schema. `place`: what it is called, unless it has a name. */
  readerOf(schema: JsonRecord, place: string): string {
    const { $ref, oneOf } = schema;
    const reference = typeof $ref === 'string' ? referredName($ref) : undefined;
    if (reference !== undefined) return this.readerOf(this.#schemas.get(reference) ?? {}, reference);
    if (Array.isArray(oneOf)) return this.#readerOfUnion(oneOf.filter(isRecord), schema['x-tag'], place);
    const types = typesOf(schema).map((type) => this.#readerOfType(type, schema, place));
    return types.length > 1 ? this.#define(place, firstOf(types)) : (types[0] ?? 'any');
  }

  #readerOfType(type: Json, schema: JsonRecord, place: string): string {
    const { properties, items } = schema;
    switch (type) {
      case 'string':
      case 'boolean':
        return type;
      case 'number':
      case 'integer':
        return 'number';
      case 'array': {
        const item = isRecord(items) ? this.#readerOfItem(items, `${place}_item`) : 'any';
        return item === 'any' ? 'array' : this.#define(`${place}_list`, `return list(value, ${item});`);
      }
      case 'object':
        return isRecord(properties) ? this.#define(place, () => this.#readProperties(properties, place)) : 'object';
      default:
        return 'any';
    }
  }

  #readerOfItem(item: JsonRecord, place: string): string {
    const reader = this.readerOf(item, place);
    const isNullable = [item['type'] ?? []].flat().includes('null');
    return isNullable && reader !== 'any'
      ? this.#define(`${place}_or_null`, `return ${reader}(value) ?? null;`)
      : reader;
  }

  #readProperties(properties: JsonRecord, place: string): string {
    const reads = Object.entries(properties).map(([name, property]) => {
      const reader = isRecord(property) ? this.readerOf(property, `${place}_${name}`) : 'any';
      if (reader === 'any') return '';
      const key = JSON.stringify(name);
      const isPlain = reader === 'string' || reader === 'boolean';
      return isPlain
        ? `  each = value[${key}]; if (each != null && typeof each !== '${reader}') read = without(value, read, ${key});\n`
        : `  each = value[${key}]; if (each != null && (fit = ${reader}(each)) !== each) read = put(value, read, ${key}, fit);\n`;
    });
    return `if (object(value) === undefined) return undefined;\n  let read = value, each, fit;\n${reads.join('')}  return read;`;
  }

  #readerOfUnion(variants: readonly JsonRecord[], tag: Json | undefined, place: string): string {
    const some = variants.filter((each) => each['type'] !== 'null');
    if (some.length === 1 && some[0]) return this.readerOf(some[0], place);
    if (typeof tag === 'string') return this.#define(place, () => this.#chooseByTag(some, tag, place));
    return this.#define(place, () => {
      const objects = some.filter((each) => this.#isObject(each));
      if (objects.length > 1) throw new Error(`schema ${place}: objects of a union need x-tag`);
      return firstOf(some.map((each, index) => this.readerOf(each, `${place}_${index}`)));
    });
  }

  /** An object with an unknown tag is kept as it is; one without a tag is that of the variant that may leave it out. */
  #chooseByTag(variants: readonly JsonRecord[], tag: string, place: string): string {
    const cases = variants.flatMap((each, index) => {
      const { values, isRequired } = this.#tagOf(each, tag);
      const labels = values.map((value) => `    case ${JSON.stringify(value)}:\n`);
      if (!isRequired && values.length > 0) labels.push('    case undefined:\n    case null:\n');
      return labels.length === 0
        ? []
        : `${labels.join('')}      return ${this.readerOf(each, `${place}_${index}`)}(value);\n`;
    });
    return `if (object(value) === undefined) return undefined;
  switch (value[${JSON.stringify(tag)}]) {
${cases.join('')}    default:
      return value;
  }`;
  }

  #tagOf(variant: JsonRecord, tag: string): { values: Json[]; isRequired: boolean } {
    const schema = this.#resolve(variant);
    const nested = Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isRecord) : [];
    const property = isRecord(schema['properties']) ? schema['properties'][tag] : undefined;
    const resolved = isRecord(property) ? this.#resolve(property) : {};
    const values = [resolved['const'] ?? [], resolved['enum'] ?? []].flat();
    const inner = nested.map((each) => this.#tagOf(each, tag));
    return {
      values: [...new Set([...values, ...inner.flatMap((each) => each.values)])].filter((each) => each !== null),
      isRequired: [schema['required'] ?? []].flat().includes(tag) || inner.some(({ isRequired }) => isRequired),
    };
  }

  #isObject(variant: JsonRecord): boolean {
    const schema = this.#resolve(variant);
    return typesOf(schema).includes('object') || 'x-tag' in schema;
  }

  #resolve(schema: JsonRecord): JsonRecord {
    const name = typeof schema['$ref'] === 'string' ? referredName(schema['$ref']) : undefined;
    return name === undefined ? schema : (this.#schemas.get(name) ?? {});
  }

  /** A function is named before its text is known, as schemas may refer to themselves. */
  #define(place: string, body: string | (() => string)): string {
    const name = `read_${place.replace(/\W/g, '_')}`;
    if (this.#texts.has(name)) return name;
    this.#texts.set(name, '');
    const text = typeof body === 'string' ? body : body();
    this.#texts.set(name, `function ${name}(value) {\n  ${text}\n}\n`);
    return name;
  }
}

const typesOf = ({ type }: JsonRecord): Json[] => [type ?? []].flat().filter((each) => each !== 'null');

const firstOf = (readers: readonly string[]): string =>
  `return ${readers.map((each) => `${each}(value)`).join(' ?? ')};`;
