import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { keywords } from './keywords.ts';
import { mapSubschemas, referredName, type Json, type JsonRecord, type Spec } from './spec.ts';
import { withoutUnions } from './unions.ts';

/** An ES module of validators, one a schema, and its declarations. */
export interface Validators {
  code: string;
  types: string;
}

/**
 * Compiles the schemas that `x-validators` names.
 * @throws {Error} naming the schema and what is wrong with it.
 */
export function validatorsOf(name: string, { schemas, validated }: Spec): Validators {
  const definitions = [...schemas].map(([schema, value]) => [schema, forValidation(schema, value, schemas)]);
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: false,
    messages: true,
    code: { source: true, esm: true, lines: true },
    keywords: [...keywords],
    schemas: [{ $id: name, $defs: Object.fromEntries(definitions) }],
  });
  const exported: Record<string, string> = {};
  for (const schema of validated) {
    const reference = `${name}#/$defs/${schema}`;
    try {
      ajv.getSchema(reference);
    } catch (error) {
      throw new Error(`schema ${schema}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    exported[`validate${schema}`] = reference;
  }
  const code = standalone.default(ajv, exported);
  const required = /require\(([^)]*)\)/.exec(code);
  if (required) throw new Error(`a keyword makes the validators require ${required[1]}, which an ES module cannot`);
  return { code, types: declarations(name, validated) };
}

// How the keywords of specs/ that codegen adds are called in a validator's schema.
const groupKeywords: Readonly<Record<string, string>> = {
  'x-at-least-one': 'atLeastOne',
  'x-at-most-one': 'atMostOne',
};

function forValidation(schema: string, value: JsonRecord, schemas: ReadonlyMap<string, JsonRecord>): JsonRecord {
  try {
    return asJsonSchema(withoutUnions(value, schemas));
  } catch (error) {
    throw new Error(`schema ${schema}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

// Annotations: they do not affect validity, and ajv does not know the `x-` ones.
const annotations = ['title', 'description', 'example', 'examples', 'default', 'deprecated', 'externalDocs', 'format'];

function asJsonSchema(schema: JsonRecord): JsonRecord {
  const kept = Object.entries(mapSubschemas(schema, asJsonSchema))
    .map(([keyword, value]): [string, Json] => [groupKeywords[keyword] ?? keyword, value])
    .filter(([keyword]) => !keyword.startsWith('x-') && !annotations.includes(keyword));
  const { $ref, ...rest } = Object.fromEntries(kept);
  if (typeof $ref !== 'string') return rest;
  return { ...rest, $ref: `#/$defs/${referredName($ref)}` };
}

function declarations(name: string, validated: readonly string[]): string {
  const lines = validated.map(
    (schema) => `export declare const validate${schema}: Validator<components['schemas']['${schema}']>;`,
  );
  return `import type { components } from './${name}.js';

export interface ValidatorError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidatorError[] | null;
}
${lines.join('\n')}
`;
}
