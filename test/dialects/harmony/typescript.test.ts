import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/core/json.ts';
import { typescriptOf } from '../../../src/dialects/harmony/typescript.ts';

/** The type of one field, as it stands in its object. */
const field = (schema: JsonSchema, required: string[] = ['f']): string =>
  typescriptOf({ type: 'object', properties: { f: schema }, required }).slice('{\n'.length, -'\n}'.length);

describe('types', () => {
  const cases: [JsonSchema, string][] = [
    [{ type: 'string' }, 'f: string,'],
    [{ type: 'integer' }, 'f: number,'],
    [{ type: 'number' }, 'f: number,'],
    [{ type: 'boolean' }, 'f: boolean,'],
    [{ type: 'null' }, 'f: any,'],
    [{}, 'f: any,'],
    [{ anyOf: [{ type: 'string' }] }, 'f: any,'],
    [{ type: 'string', enum: ['a b', 'c', 3] }, 'f: "a b" | "c",'],
    [{ type: 'string', enum: [] }, 'f: string,'],
    [{ type: 'array' }, 'f: Array<any>,'],
    [{ type: 'array', items: { type: 'string' } }, 'f: string[],'],
    [{ type: 'array', items: { type: 'array', items: {} } }, 'f: any[][],'],
    [{ type: ['integer', 'null'] }, 'f: number | null,'],
    [{ type: ['array', 'null'], items: { type: 'string' } }, 'f: string[] | null,'],
    [{ type: ['object', 'array'] }, 'f: object | array,'],
    [{ type: 'string', nullable: true }, 'f: string | null,'],
    [{ type: ['string', 'null'], nullable: true }, 'f: string | null,'],
  ];
  test.each(cases)('%j', (schema, text) => expect(field(schema)).toBe(text));
});

test('fields that may be missing are marked, and all keep their order', () => {
  const schema = { type: 'object', properties: { z: {}, a: {}, m: {} }, required: ['a'] };
  expect(typescriptOf(schema)).toBe('{\nz?: any,\na: any,\nm?: any,\n}');
});

describe('the description of a field', () => {
  test('title, description and examples precede it', () => {
    const schema = { type: 'string', title: 'T', description: 'D', examples: ['a', 1, 'b'] };
    expect(field(schema)).toBe('// T\n//\n// D\n// Examples:\n// - "a"\n// - "b"\nf: string,');
  });

  test('every line of it is a comment', () => {
    expect(field({ type: 'string', description: 'one\r\ntwo\n\nfour' })).toBe(
      '// one\n// two\n// \n// four\nf: string,',
    );
  });

  const defaults: [JsonSchema, string][] = [
    [{ type: 'string', default: 'x' }, 'f: string, // default: "x"'],
    [{ type: 'string', enum: ['x', 'y'], default: 'x' }, 'f: "x" | "y", // default: x'],
    [{ type: 'number', default: 0.5 }, 'f: number, // default: 0.5'],
    [{ type: 'boolean', default: false }, 'f: boolean, // default: false'],
    [{ default: null }, 'f: any, // default: null'],
    [{ type: 'array', default: [1, 'a'] }, 'f: Array<any>, // default: [1,"a"]'],
  ];
  test.each(defaults)('the default of %j follows it', (schema, text) => expect(field(schema)).toBe(text));
});

test('an object within is indented, and described twice', () => {
  const inner = { type: 'object', description: 'I', properties: { a: { type: 'string', description: 'A' } } };
  expect(field(inner)).toBe('// I\nf:     // I\n{\n    // A\n    a?: string,\n    },');
  expect(field({ type: 'array', items: { type: 'object', properties: { a: {} } } })).toBe(
    'f: {\n    a?: any,\n    }[],',
  );
});

describe('a choice', () => {
  const variants: JsonSchema[] = [
    { type: 'integer', description: 'how many', default: 3 },
    { type: 'string', enum: ['all'], description: 'no end', default: 'all' },
  ];

  test('has one line per variant, the first without a description when the union has one', () => {
    expect(field({ oneOf: variants, description: 'D', default: 'all' }, [])).toBe(
      '// D\n// default: "all"\nf?:\n | number // default: 3\n | "all" // no end default: all\n,',
    );
  });

  test('the description of its first variant is not repeated for the union', () => {
    expect(field({ oneOf: variants, description: 'how many' })).toBe(
      'f:\n | number // default: 3\n | "all" // no end default: all\n,',
    );
  });

  test('that is not a field is written in lines too', () => {
    expect(field({ type: 'array', items: { oneOf: [{ type: 'string', nullable: true }, variants[1] ?? {}] } })).toBe(
      'f: \n     | string | null\n     | "all" // no end default: "all"[],',
    );
  });
});

describe('references within the schema', () => {
  test('are followed', () => {
    const $defs = { 'a/b': { type: 'object', properties: { n: { type: 'number' } } } };
    const properties = { f: { $ref: '#/$defs/a~1b', description: 'D' } };
    expect(typescriptOf({ type: 'object', properties, $defs })).toBe(
      '{\n// D\nf?:     // D\n{\n    n?: number,\n    },\n}',
    );
  });

  test.each(['#/$defs/gone', 'https://host/schema', '#/properties/f'])('but not %s', ($ref) => {
    expect(field({ $ref })).toBe('f: any,');
  });

  test('a schema that holds itself has an end', () => {
    const $defs = { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } };
    expect(typescriptOf({ type: 'object', properties: { f: { $ref: '#/$defs/node' } }, $defs })).toBe(
      '{\nf?: {\n    next?: any,\n    },\n}',
    );
  });

  test('references that grow without bounds are not followed without bounds', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `d${index}`,
        { type: 'object', properties: { a: { $ref: `#/$defs/d${index + 1}` }, b: { $ref: `#/$defs/d${index + 1}` } } },
      ]),
    );
    const text = typescriptOf({ type: 'object', properties: { f: { $ref: '#/$defs/d0' } }, $defs });
    expect(text.length).toBeLessThan(50_000);
  });
});
