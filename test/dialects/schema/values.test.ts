import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../../src/dialects/schema/shape.ts';
import { mayBeNull, createValueParser } from '../../../src/dialects/schema/values.ts';
import type { JsonSchema } from '../../../src/core/json.ts';

const readingAs = (schema: JsonSchema, $defs: JsonSchema = {}) => {
  const [field] = parametersOf({ type: 'object', properties: { value: schema }, $defs });
  return createValueParser(field?.shape);
};
const read = (text: string, schema: JsonSchema, $defs?: JsonSchema): string => readingAs(schema, $defs).read(text).json;

describe('the text of a value, read by its schema', () => {
  it.each([
    ['a string stays as it is', { type: 'string' }, ' {"a": 1} ', '" {\\"a\\": 1} "'],
    ['a null where a string is wanted is that word', { type: 'string' }, 'null', '"null"'],
    ['an enum of strings is a string', { enum: ['1', '2'] }, '1', '"1"'],
    ['an integer keeps its digits', { type: 'integer' }, '12345678901234567890', '12345678901234567890'],
    ['a whole number in another notation is an integer', { type: 'integer' }, '1e3', '1e3'],
    ['a fraction is no integer', { type: 'integer' }, '1.5', '"1.5"'],
    ['what is no integer stays the text', { type: 'integer' }, 'ten', '"ten"'],
    ['a number stays as it is written', { type: 'number' }, ' 1.50 ', '1.50'],
    ['a number that JSON has not stays the text', { type: 'number' }, '.5', '".5"'],
    ['a boolean may be spelled as Python does', { type: 'boolean' }, 'True', 'true'],
    ['what is no boolean stays the text', { type: 'boolean' }, 'yes', '"yes"'],
    ['an object stays as it stands', { type: 'object' }, '\n{ "a": [1, 2] }\n', '{ "a": [1, 2] }'],
    ['a Python dictionary becomes JSON', { type: 'object' }, "{'a': None, 'b': (1, True)}", '{"a":null,"b":[1,true]}'],
    ['a list with JSON words stays JSON', { type: 'array' }, '["a", true, null]', '["a", true, null]'],
    ['what is no list stays the text', { type: 'array' }, 'see above', '"see above"'],
    ['null may stand for any type but a string', { type: 'array' }, 'null', 'null'],
    ['a null of its own type is one', { type: 'null' }, 'None', 'null'],
    ['a nullable string may be null', { type: ['string', 'null'] }, 'null', 'null'],
    ['a nullable integer is an integer', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, '3', '3'],
    ['the most specific type that fits counts', { oneOf: [{ type: 'string' }, { type: 'number' }] }, '4', '4'],
    ['a string is the last choice', { type: ['string', 'object'] }, 'four', '"four"'],
    ['an enum of numbers is numbers', { enum: [1, 2, 3] }, '2', '2'],
    ['a text that an enum has is that text', { enum: ['1', 2] }, '1', '"1"'],
    ['a Python set becomes a list', { type: 'array' }, "{'a', 2}", '["a",2]'],
    ['a set stays the text where it may be one', { type: ['string', 'array'] }, '{1,3}', '"{1,3}"'],
    ['no type at all is a string', {}, '7', '"7"'],
  ] as const)('%s', (_, schema, text, json) => {
    expect(read(text, structuredClone<JsonSchema>({ ...schema } as JsonSchema))).toBe(json);
  });

  it('follows a reference to the definitions of the schema', () => {
    expect(read('3', { $ref: '#/$defs/Size' }, { Size: { type: 'integer' } })).toBe('3');
  });

  it('mends what was meant as JSON and is none', () => {
    const text = '{"a": "x" "b": 2}';
    const { json, isMended } = readingAs({ type: 'object' }).read(text);
    expect([JSON.parse(json), isMended]).toEqual([{ a: 'x', b: 2 }, true]);
    expect(readingAs({ type: ['object', 'string'] }).read(text)).toEqual({
      json: JSON.stringify(text),
      isMended: false,
    });
  });

  it('a parameter the tool does not have is a string', () => {
    expect(createValueParser(undefined).read('true').json).toBe('"true"');
  });

  it('reports when the type of a value is known', () => {
    expect(readingAs({ type: 'string' }).certainty).toBe('at once');
    expect(readingAs({ type: ['string', 'null'] }).certainty).toBe('unless null');
    expect(readingAs({ type: ['string', 'integer'] }).certainty).toBe('at the end');
    expect(readingAs({ type: 'boolean' }).certainty).toBe('at the end');
  });

  it('a value that cannot become null is emitted immediately', () => {
    expect(['', ' ', 'n', 'nul', 'null ', '\nNone', 'No'].filter((text) => !mayBeNull(text))).toEqual([]);
    expect(['x', 'nil', 'nulls', 'null x', 'Nope', ' '.repeat(64)].filter(mayBeNull)).toEqual([]);
  });

  it('is always JSON, whatever the text and the schema', () => {
    const types = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'array', 'object');
    const schema = fc.oneof(
      types.map((type) => ({ type })),
      fc.array(types, { minLength: 1 }).map((type) => ({ type })),
      fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean()), { minLength: 1 }).map((values) => ({ enum: values })),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('null', 'None', 'True', "{'a': 1}"),
    );
    fc.assert(
      fc.property(text, schema, (value, given) => {
        JSON.parse(read(value, given));
      }),
    );
  });

  it('JSON of the expected type is unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (list, object, number) => {
          expect(read(JSON.stringify(list), { type: 'array' })).toBe(JSON.stringify(list));
          expect(read(JSON.stringify(object, null, 2), { type: 'object' })).toBe(JSON.stringify(object, null, 2));
          expect(read(JSON.stringify(number), { type: 'number' })).toBe(JSON.stringify(number));
        },
      ),
    );
  });
});
