import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/core/json.ts';
import { restrictSchema } from '../../../src/protocols/anthropic/output-schema.ts';
import { decodeClientRequest, makeCoreRequest, encodeForVendor, tool } from './contexts.ts';

describe('restricting a schema', () => {
  test('keeps supported keywords', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        when: { type: 'string', format: 'date-time', description: 'the day' },
        kind: { enum: ['a', 1, null] },
        list: { type: 'array', items: { $ref: '#/$defs/entry' }, minItems: 1 },
        either: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
      },
      required: ['when'],
      additionalProperties: false,
      $defs: { entry: { type: ['integer', 'null'], title: 'Entry' } },
    };
    expect(restrictSchema(schema)).toEqual({ schema, unenforced: [] });
  });

  test('closes objects at every depth', () => {
    const open: JsonSchema = { type: 'object', properties: { a: { type: 'string' } } };
    const closed: JsonSchema = { ...open, additionalProperties: false };
    const around = (each: JsonSchema): JsonSchema => ({
      type: 'array',
      items: { anyOf: [each, { allOf: [each] }] },
      $defs: { each },
    });
    expect(restrictSchema(around(open))).toEqual({ schema: around(closed), unenforced: [] });
  });

  test('lists more unsupported keywords than a function has arguments', () => {
    const names = Array.from({ length: 200_000 }, (_, index) => `x-${index}`);
    const schema: JsonSchema = { type: 'string', ...Object.fromEntries(names.map((name) => [name, 1])) };
    expect(restrictSchema(schema).unenforced).toHaveLength(names.length);
  });

  test('moves limits into the description', () => {
    const { schema, unenforced } = restrictSchema({
      type: 'array',
      maxItems: 3,
      items: { type: 'number', minimum: 0, description: 'a share' },
    });
    expect(schema).toEqual({
      type: 'array',
      items: { type: 'number', description: 'a share\n\n{minimum: 0}' },
      description: '{maxItems: 3}',
    });
    expect(unenforced).toEqual(['minimum: 0', 'maxItems: 3']);
  });

  test.each<[string, JsonSchema, JsonSchema]>([
    [
      'a map is an object without properties',
      { type: 'object', additionalProperties: { type: 'string' } },
      { type: 'object', additionalProperties: false },
    ],
    ['oneOf becomes anyOf', { oneOf: [{ type: 'string' }] }, { anyOf: [{ type: 'string' }] }],
  ])('%s, which is reported', (_name, original, restricted) => {
    const { schema, unenforced } = restrictSchema(original);
    expect(schema).toEqual(restricted);
    expect(unenforced).toHaveLength(1);
  });
});

describe('schemas of requests', () => {
  const schema: JsonSchema = { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } };

  test('reports what is not enforced to clients of other protocols', () => {
    const { body, losses } = encodeForVendor(makeCoreRequest({ responseFormat: { type: 'json-schema', schema } }));
    expect(body['output_config']).toMatchObject({
      format: { type: 'json_schema', schema: { additionalProperties: false } },
    });
    expect(losses).toMatchObject([{ what: 'answers are not restricted by minimum: 1' }]);
  });

  test("leaves the schemas of the vendor's own clients unchanged", () => {
    const output_config = { format: { type: 'json_schema', schema } };
    expect(encodeForVendor(decodeClientRequest({ output_config }))).toMatchObject({
      body: { output_config },
      losses: [],
    });
  });

  test('makes a tool strict only if the vendor can enforce its schema', () => {
    const strict = (inputSchema: JsonSchema) =>
      encodeForVendor(makeCoreRequest({ tools: [{ ...tool, inputSchema, strict: true }] }));
    expect(strict({ type: 'object', properties: {} }).body['tools']).toEqual([
      { name: 'x', input_schema: { type: 'object', properties: {}, additionalProperties: false }, strict: true },
    ]);
    const { body, losses } = strict(schema);
    expect(body['tools']).toEqual([{ name: 'x', input_schema: schema }]);
    expect(losses).toMatchObject([{ what: 'the vendor cannot enforce minimum: 1' }]);
  });
});
