import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/core/json.ts';
import { toObjectSchema, unenforcedNote, withObjectSchema } from '../../src/core/object-schema.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

describe('keeps all that a schema requires', () => {
  test.each<[string, JsonSchema, JsonSchema]>([
    ['an object', object({ a: text }), object({ a: text })],
    ['no type', { properties: { a: text } }, object({ a: text })],
    ['nothing at all', {}, object({})],
    ['a list of types with null', { ...object({ a: text }), type: ['object', 'null'] }, object({ a: text })],
    ['an alternative that is null', { anyOf: [object({ a: text }), { type: 'null' }] }, object({ a: text })],
    ['one alternative', { ...object({ a: text }), oneOf: [{ required: ['a'] }] }, object({ a: text }, ['a'])],
    [
      'parts',
      { allOf: [object({ a: text }, ['a']), object({ b: number }, ['b'])], description: 'D' },
      { ...object({ a: text, b: number }, ['a', 'b']), description: 'D' },
    ],
    [
      'a reference',
      { $ref: '#/$defs/a', $defs: { a: object({ a: text }) } },
      { ...object({ a: text }), $defs: { a: object({ a: text }) } },
    ],
  ])('of %s', (_what, schema, expected) => {
    expect(toObjectSchema(schema)).toEqual({ schema: expected, unenforced: [] });
    expect(unenforcedNote(schema)).toBeUndefined();
  });
});

describe('keeps the properties of all alternatives, and names the keyword that is not enforced', () => {
  test.each<[string, string[], JsonSchema, JsonSchema]>([
    [
      'objects',
      ['anyOf'],
      { anyOf: [object({ a: text, c: text }, ['a', 'c']), object({ b: number, c: text }, ['b', 'c'])] },
      object({ a: text, c: text, b: number }, ['c']),
    ],
    [
      'objects of one property in different forms',
      ['oneOf'],
      { oneOf: [object({ kind: { const: 'a' } }, ['kind']), object({ kind: { const: 'b' } }, ['kind'])] },
      { type: 'object', properties: { kind: { anyOf: [{ const: 'a' }, { const: 'b' }] } }, required: ['kind'] },
    ],
    [
      'required names beside properties',
      ['anyOf'],
      { ...object({ a: text, b: text }), anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      object({ a: text, b: text }),
    ],
    [
      'properties beside a type',
      ['oneOf'],
      { type: 'object', oneOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] },
      object({ a: text, b: text }),
    ],
    [
      'references',
      ['anyOf'],
      {
        anyOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/b' }],
        $defs: { a: object({ a: text }), b: object({ b: text }) },
      },
      { ...object({ a: text, b: text }), $defs: { a: object({ a: text }), b: object({ b: text }) } },
    ],
    [
      'alternatives in alternatives',
      ['anyOf'],
      { anyOf: [{ oneOf: [object({ a: text }), object({ b: text })] }] },
      object({ a: text, b: text }),
    ],
    [
      'alternatives in parts',
      ['allOf'],
      { allOf: [{ anyOf: [object({ a: text }), object({ b: text })] }] },
      object({ a: text, b: text }),
    ],
    ['a text', ['anyOf'], { anyOf: [object({ a: text }), text] }, object({ a: text })],
    ['no object', ['type'], text, object({})],
    ['exclusions', ['not'], { ...object({ a: text }), not: { required: ['a'] } }, object({ a: text })],
    [
      'closed objects',
      ['anyOf'],
      {
        anyOf: [
          { ...object({ a: text }), additionalProperties: false },
          { ...object({ b: text }), additionalProperties: false },
        ],
      },
      { ...object({ a: text, b: text }), additionalProperties: false },
    ],
    ['itself', ['$ref', 'anyOf'], { anyOf: [{ $ref: '#' }, object({ a: text })] }, object({ a: text })],
    ['nothing that is declared', ['$ref'], { $ref: '#/$defs/none' }, object({})],
  ])('of %s', (_what, keywords, schema, expected) => {
    const { schema: merged, unenforced } = toObjectSchema(schema);
    expect(merged).toEqual(expected);
    expect(unenforced.filter((keyword) => keywords.includes(keyword)).length).toBeGreaterThan(0);
    // It is an object now.
    expect(toObjectSchema(merged)).toEqual({ schema: merged, unenforced: [] });
  });

  test('with copies in place of references into the alternatives', () => {
    const shared = { type: 'array', items: text };
    const schema = {
      anyOf: [object({ a: shared }), object({ b: { $ref: '#/anyOf/0/properties/a', description: 'D' } })],
    };
    expect(toObjectSchema(schema).schema).toEqual(object({ a: shared, b: { ...shared, description: 'D' } }));
  });

  test('of a schema that grows without end, in bounded time', () => {
    const wide = { anyOf: Array.from({ length: 50 }, () => ({ $ref: '#/$defs/a' })) };
    const schema = { $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/b' }, wide] }, b: wide } };
    expect(toObjectSchema(schema).schema['type']).toBe('object');
  });
});

test('a tool is described with what its schema does not enforce, and reports it', () => {
  const losses: UnlocatedLoss[] = [];
  const inputSchema = { anyOf: [object({ a: text }), object({ b: text })] };
  const tool = withObjectSchema({ type: 'function', name: 'f', description: 'Looks.', inputSchema }, (loss) =>
    losses.push(loss),
  );
  expect(tool.inputSchema).toEqual(object({ a: text, b: text }));
  expect(tool.description).toBe(
    `Looks.\n\nThe arguments must also match this JSON Schema: ${JSON.stringify({ anyOf: inputSchema.anyOf })}`,
  );
  expect(losses).toMatchObject([{ field: 'inputSchema', what: 'anyOf at the top level of a schema' }]);
});

test('a tool whose schema is an object stays the same', () => {
  const tool = { type: 'function' as const, name: 'f', inputSchema: object({ a: { anyOf: [text, number] } }) };
  expect(withObjectSchema(tool, () => {})).toBe(tool);
});
