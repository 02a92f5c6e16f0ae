import { _, Name, nil, stringify, type Code, type CodeKeywordDefinition, type KeywordDefinition } from 'ajv';

/** How one variant of a tagged union is distinguished from the others. */
export interface TagClaim {
  values: string[];
  /** Whether it is meant where there is no tag. */
  isAbsent: boolean;
  /** Whether it is meant by a tag of null. */
  isNullable: boolean;
}

/**
 * `taggedBy: { tag, claims }` beside `variants`, one claim a variant: the value is held against the variant that
 * claims its tag, and against none where no variant does. Ajv's own `discriminator` refuses tags that may be missing
 * and unions within unions, and a chain of `if` costs a comparison, and an error thrown away, for each variant.
 */
const taggedBy: CodeKeywordDefinition = {
  keyword: 'taggedBy',
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { gen, data } = context;
    const { tag, claims }: { tag: string; claims: TagClaim[] } = context.schema;
    const valid = gen.let('valid', true);
    const value = gen.const('tag', _`${data}[${tag}]`);
    gen.if(false);
    for (const [index, claim] of claims.entries()) {
      gen.elseIf(anyOf(conditionsOf(claim, value)));
      const isValid = gen.name('valid');
      context.mergeEvaluated(context.subschema({ keyword: 'variants', schemaProp: index }, isValid), Name);
      gen.assign(valid, isValid);
    }
    gen.endIf();
    context.ok(valid);
  },
};

const conditionsOf = ({ values, isAbsent, isNullable }: TagClaim, value: Name): Code[] => [
  ...values.map((each) => _`${value} === ${each}`),
  ...(isAbsent ? [_`${value} === undefined`] : []),
  ...(isNullable ? [_`${value} === null`] : []),
];

const anyOf = (conditions: readonly Code[]): Code =>
  conditions.reduce((all, each) => (all === nil ? each : _`${all} || ${each}`), nil);

/** `atLeastOne: [a, b]`: an object has one of these properties that is not null. */
const atLeastOne: CodeKeywordDefinition = {
  keyword: 'atLeastOne',
  type: 'object',
  schemaType: 'array',
  error: {
    message: 'must have at least one of several properties',
    params: ({ schema }) => _`{properties: ${stringify(schema)}}`,
  },
  code(context) {
    const { data } = context;
    const absent = namesIn(context.schema).map((name) => _`${data}[${name}] == null`);
    context.fail(absent.reduce((all, each) => (all === nil ? each : _`${all} && ${each}`), nil));
  },
};

/** `atMostOne: [a, b]`: an object has no two of these properties that are not null. */
const atMostOne: CodeKeywordDefinition = {
  keyword: 'atMostOne',
  type: 'object',
  schemaType: 'array',
  error: {
    message: 'must have at most one of several properties',
    params: ({ schema }) => _`{properties: ${stringify(schema)}}`,
  },
  code(context) {
    const { data } = context;
    const present = namesIn(context.schema).map((name) => _`(${data}[${name}] == null ? 0 : 1)`);
    context.fail(_`${present.reduce((sum, each) => (sum === nil ? each : _`${sum} + ${each}`), nil)} > 1`);
  },
};

const namesIn = (schema: unknown): string[] =>
  Array.isArray(schema) ? schema.filter((name) => typeof name === 'string') : [];

/** The keywords that codegen adds to JSON Schema; `taggedBy` reads `variants`. */
export const keywords: readonly KeywordDefinition[] = [
  { keyword: 'variants', schemaType: 'array' },
  taggedBy,
  atLeastOne,
  atMostOne,
];
