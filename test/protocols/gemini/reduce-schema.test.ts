import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonSchema } from '../../../src/core/json.ts';
import { reduceSchema } from '../../../src/protocols/gemini/reduce-schema.ts';
import { formOf, readSchema, defaultForm, writeSchema } from '../../../src/protocols/gemini/schema.ts';

const cut = (schema: JsonSchema): JsonSchema => reduceSchema(schema).schema;
/** The keywords that are reported as unsupported. */
const missing = (schema: JsonSchema): string => reduceSchema(schema).unsupported ?? '';
const property = (schema: JsonSchema): JsonSchema => ({ type: 'object', properties: { p: schema } });
const anything = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'object' },
    { type: 'array', items: { type: 'string' } },
  ],
};

describe('keeps what the vendor supports', () => {
  test.each<JsonSchema>([
    { type: 'string', minLength: 1, maxLength: 3, pattern: '^a', enum: ['a', 'b'] },
    { type: 'string', format: 'date-time' },
    { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991, format: 'int64' },
    { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 2 },
    { type: 'object', title: 'T', description: 'D', properties: { a: { type: 'string' } }, required: ['a'] },
    { description: 'D', anyOf: [{ type: 'string' }, { type: 'number' }] },
    { type: ['string', 'null'] },
  ])('%j', (schema) => {
    expect(reduceSchema(schema)).toEqual({ schema });
  });
});

describe('removes and reports what it does not support', () => {
  test.each<[string, JsonSchema, JsonSchema]>([
    [
      'uniqueItems',
      { type: 'array', items: { type: 'string' }, uniqueItems: true },
      { type: 'array', items: { type: 'string' } },
    ],
    ['multipleOf', { type: 'integer', multipleOf: 5 }, { type: 'integer' }],
    ['patternProperties', { type: 'object', patternProperties: { '^a': {} } }, { type: 'object' }],
    ['if', { type: 'string', if: {}, then: {}, else: {} }, { type: 'string' }],
    ['not', { type: 'string', not: { const: 'a' } }, { type: 'string' }],
    ['default', { type: 'string', default: 'a' }, { type: 'string' }],
    ['encrypted', { type: 'string', encrypted: true }, { type: 'string' }],
    ['format', { type: 'string', format: 'uri' }, { type: 'string' }],
    ['additionalProperties', { type: 'object', additionalProperties: { type: 'string' } }, { type: 'object' }],
    ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 0.5 }, { type: 'number', minimum: 0.5 }],
    ['prefixItems', { type: 'array', prefixItems: [{ type: 'string' }] }, { type: 'array', items: anything }],
    ['enum', { type: 'integer', enum: [1, 2] }, { type: 'integer', description: 'One of: 1, 2' }],
    ['const', { const: 7, description: 'D' }, { type: 'number', description: 'D\nOne of: 7' }],
    [
      'required',
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a', 'b'] },
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    ['type', { type: 'date' }, anything],
    [
      'anyOf',
      { type: ['object', 'string'], properties: { a: { type: 'string' } }, anyOf: [{ required: ['a'] }] },
      { anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { type: 'string' }] },
    ],
  ])('reports %s', (keyword, schema, expected) => {
    expect(cut(schema)).toEqual(expected);
    expect(missing(schema)).toContain(keyword);
    expect(missing(property(schema))).toContain(keyword);
  });

  test.each<[string, JsonSchema, JsonSchema]>([
    [
      '$schema, $id and $comment ask nothing of a value',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'some', $comment: 'later', type: 'string' },
      { type: 'string' },
    ],
    [
      'additionalProperties: false says what is so anyway',
      { type: 'object', additionalProperties: false },
      { type: 'object' },
    ],
    [
      'exclusive bounds of whole numbers are the next ones',
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 },
      { type: 'integer', minimum: 1, maximum: 9 },
    ],
    [
      'exclusive bounds in the way of old',
      { type: 'integer', minimum: 0, exclusiveMinimum: true },
      { type: 'integer', minimum: 1 },
    ],
    ['one text is a choice of one', { const: 'a' }, { type: 'string', enum: ['a'] }],
    [
      'oneOf is anyOf',
      { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    ],
    [
      'alternatives beside a type, which refine it',
      {
        type: 'object',
        description: 'D',
        properties: { a: { type: 'string' } },
        oneOf: [{ required: ['a'] }, { properties: { b: { type: 'string' } } }],
      },
      {
        description: 'D',
        anyOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
        ],
      },
    ],
    [
      'null as one of two',
      { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'D' },
      { type: ['string', 'null'], description: 'D' },
    ],
    [
      'null as one of three',
      { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
      { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
    ],
    ['null among the choices', { enum: ['a', null] }, { type: ['string', 'null'], enum: ['a'] }],
    [
      'several types',
      { type: ['string', 'integer'], minLength: 1, minimum: 2 },
      {
        anyOf: [
          { type: 'string', minLength: 1 },
          { type: 'integer', minimum: 2 },
        ],
      },
    ],
    [
      'a type that is not said',
      { properties: { a: { type: 'string' } } },
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    ['no type at all', {}, anything],
    [
      'allOf',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { properties: { b: { type: 'string' } }, required: ['b'] },
        ],
      },
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a', 'b'] },
    ],
  ])('%s', (_what, schema, expected) => {
    expect(reduceSchema(schema)).toEqual({ schema: expected });
  });
});

describe('references', () => {
  test.each<[string, JsonObject]>([
    ['$defs', { $defs: { city: { type: 'string', description: 'A city' } } }],
    ['definitions', { definitions: { city: { type: 'string', description: 'A city' } } }],
    ['properties', { properties: { city: { type: 'string', description: 'A city' } } }],
  ])('into %s are replaced by their target', (where, root) => {
    const schema = {
      type: 'object',
      ...root,
      properties: { ...(root['properties'] as JsonObject), a: { $ref: `#/${where}/city` } },
    };
    expect(cut(schema)['properties']).toMatchObject({ a: { type: 'string', description: 'A city' } });
    expect(missing(schema)).toBe('');
  });

  test('are replaced, with the description beside them', () => {
    const schema = {
      $defs: { a: { type: 'string', description: 'A' } },
      ...property({ $ref: '#/$defs/a', description: 'B' }),
    };
    expect(cut(schema)).toEqual(property({ type: 'string', description: 'B' }));
  });

  test('end as an object when the schema contains itself', () => {
    const node = { type: 'object', properties: { next: { $ref: '#/$defs/node' } } };
    const schema = { $defs: { node }, ...property({ $ref: '#/$defs/node' }) };
    expect(cut(schema)).toEqual(property({ type: 'object', properties: { next: { type: 'object' } } }));
    expect(missing(schema)).toContain('$ref');
    expect(cut({ type: 'object', properties: { self: { $ref: '#' } } })).toEqual(property2());
    function property2() {
      return { type: 'object', properties: { self: { type: 'object' } } };
    }
  });

  test('become any value when they cannot be resolved', () => {
    for (const $ref of ['#/$defs/none', 'https://example.test/schema', '#/__proto__', '#/constructor']) {
      expect(cut(property({ $ref }))).toEqual(property(anything));
      expect(missing(property({ $ref }))).toContain('$ref');
    }
  });
});

describe('takes bounded time for hostile schemas', () => {
  test('with references that double at every step', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `d${index}`,
        { type: 'object', properties: { a: { $ref: `#/$defs/d${index + 1}` }, b: { $ref: `#/$defs/d${index + 1}` } } },
      ]),
    );
    const { schema, unsupported: told } = reduceSchema({ $defs, ...property({ $ref: '#/$defs/d0' }) });
    expect(JSON.stringify(schema).length).toBeLessThan(1_000_000);
    expect(told).toContain('size');
  });

  test('with very deep nesting', () => {
    let schema: JsonSchema = { type: 'string' };
    for (let depth = 0; depth < 900; depth++) schema = property(schema);
    expect(missing(schema)).toContain('size');
  });

  test('with allOf that refers to a large object many times', () => {
    const large = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, { type: 'string' }])),
    };
    const schema = { $defs: { large }, allOf: Array.from({ length: 5_000 }, () => ({ $ref: '#/$defs/large' })) };
    expect(missing(schema)).toContain('size');
  });
});

describe("the vendor's own form", () => {
  const upper = {
    type: 'OBJECT',
    nullable: true,
    properties: {
      type: { type: 'STRING', nullable: true, enum: ['a'] },
      list: {
        type: 'ARRAY',
        items: { anyOf: [{ type: 'STRING' }, { type: 'INTEGER' }], nullable: true },
        maxItems: '4',
      },
    },
    propertyOrdering: ['list', 'type'],
  };

  test('is read as JSON Schema', () => {
    expect(readSchema(upper)).toEqual({
      type: ['object', 'null'],
      properties: {
        type: { type: ['string', 'null'], enum: ['a'] },
        list: {
          type: 'array',
          items: { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
          maxItems: 4,
        },
      },
      propertyOrdering: ['list', 'type'],
    });
  });

  test('is written unchanged', () => {
    expect(writeSchema(readSchema(upper), formOf(upper))).toEqual(upper);
    const lower = { type: 'object', properties: { a: { type: 'string' } } };
    expect(writeSchema(readSchema(lower), formOf(lower))).toEqual(lower);
    expect(writeSchema(lower, defaultForm)).toEqual({ type: 'OBJECT', properties: { a: { type: 'STRING' } } });
  });
});
