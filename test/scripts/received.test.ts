import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readersOf } from '../../scripts/codegen/readers.ts';
import { receivedSchemas } from '../../scripts/codegen/received.ts';
import { parseSpec, type Spec } from '../../scripts/codegen/spec.ts';
import { typesOf } from '../../scripts/codegen/types.ts';
import { parseJson, type JsonValue } from '../../src/core/json.ts';

const spec = (schemas: object, received: readonly string[] = ['Thing']): Spec =>
  parseSpec(JSON.stringify({ openapi: '3.1.0', 'x-received': received, components: { schemas } }));

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', required, properties });
const [text, number] = [{ type: 'string' }, { type: 'number' }];

/** The reader of the schema `Thing`: the code that codegen writes, run. */
async function readerOf(schemas: object): Promise<(value: JsonValue) => unknown> {
  const { code } = readersOf('test', receivedSchemas(spec(schemas)));
  const sources = pathToFileURL(join(import.meta.dirname, '../../src/')).href;
  const runnable = code.replaceAll("'../src/", `'${sources}`);
  const made: { readThing: (value: unknown) => unknown } = await import(
    `data:text/javascript,${encodeURIComponent(runnable)}`
  );
  return made.readThing;
}

describe('a reader', () => {
  test('takes a value of another type for absent, at any depth, and keeps what the schema does not name', async () => {
    const read = await readerOf({
      Thing: object(
        {
          name: text,
          count: number,
          is_it: { type: 'boolean' },
          list: { type: 'array', items: text },
          in: object({ a: text }),
        },
        ['name'],
      ),
    });
    const value = { name: 1, count: '2', is_it: 'yes', list: ['a', 1, null, 'b'], in: { a: [], b: 1 }, other: [{}] };
    expect(read(value)).toEqual({ list: ['a', 'b'], in: { b: 1 }, other: [{}] });
    expect(value).toEqual({
      name: 1,
      count: '2',
      is_it: 'yes',
      list: ['a', 1, null, 'b'],
      in: { a: [], b: 1 },
      other: [{}],
    });
    for (const none of [null, 'text', 1, [], true]) expect(read(none)).toBeUndefined();
  });

  test('returns a value in which nothing is wrong as it is', async () => {
    const read = await readerOf({
      Thing: object({ name: text, in: object({ list: { type: 'array', items: number } }) }),
    });
    for (const value of [{}, { name: null }, { name: 'x', in: { list: [1, 2], more: {} } }, { in: null }])
      expect(read(value)).toBe(value);
  });

  test('reads a number of more digits than a double holds as a double', async () => {
    const read = await readerOf({ Thing: object({ count: number }) });
    expect(read(parseJson('{"count":12345678901234567890}') ?? null)).toEqual({ count: 12345678901234567000 });
    expect(read(parseJson('{"count":1e999}') ?? null)).toEqual({ count: Number.MAX_VALUE });
  });

  test('accepts unknown words of an enumeration', async () => {
    const read = await readerOf({ Thing: object({ reason: { enum: ['stop', 'length'] }, kind: { const: 'a' } }) });
    expect(read({ reason: 'new', kind: 'b' })).toEqual({ reason: 'new', kind: 'b' });
    expect(read({ reason: 1, kind: null })).toEqual({ kind: null });
  });

  test('accepts a type that some servers send beside that of the specification', async () => {
    const read = await readerOf({ Thing: object({ input: { type: 'object', 'x-also-received': ['string'] } }) });
    for (const value of [{ input: {} }, { input: '{' }]) expect(read(value)).toBe(value);
    expect(read({ input: 1 })).toEqual({});
  });

  test('keeps values of any type where a schema is carried whole', async () => {
    const read = await readerOf({
      Thing: { 'x-tag': 'type', oneOf: [reference('Call')] },
      Call: { ...object({ type: { const: 'call' }, action: object({ url: text }) }, ['type']), 'x-carried': true },
    });
    const value = { type: 'call', action: { url: 5 } };
    expect(read(value)).toBe(value);
  });

  test('keeps the places of a list whose items may be null', async () => {
    const read = await readerOf({ Thing: object({ list: { type: 'array', items: { type: ['number', 'null'] } } }) });
    expect(read({ list: [1, null, 'x', 2] })).toEqual({ list: [1, null, null, 2] });
    const value = { list: [null, 1] };
    expect(read(value)).toBe(value);
  });

  test('reads a value that is an object or of another type', async () => {
    const type = ['string', 'array', 'object', 'null'];
    const read = await readerOf({ Thing: object({ choice: { type, items: number, properties: { name: text } } }) });
    for (const value of [{ choice: 'auto' }, { choice: { name: 'x', more: 1 } }, { choice: [1] }, { choice: null }])
      expect(read(value)).toBe(value);
    expect(read({ choice: { name: 1 } })).toEqual({ choice: {} });
    expect([read({ choice: ['x'] }), read({ choice: 5 })]).toEqual([{ choice: [] }, {}]);
  });

  test('reads a schema that refers to itself', async () => {
    const read = await readerOf({ Thing: object({ name: text, parts: { type: 'array', items: reference('Thing') } }) });
    expect(read({ parts: [{ name: 1, parts: [{ name: 'x' }, 7] }] })).toEqual({ parts: [{ parts: [{ name: 'x' }] }] });
  });

  test('distinguishes the types of a union without a tag', async () => {
    const read = await readerOf({
      Thing: object({ content: { oneOf: [text, { type: 'array', items: object({ text }) }] } }),
    });
    expect(read({ content: 'x' })).toEqual({ content: 'x' });
    expect(read({ content: [{ text: 1 }, 'y'] })).toEqual({ content: [{}] });
    expect(read({ content: 5 })).toEqual({});
  });

  test('takes any other value for absent where an object or null is expected', async () => {
    const read = await readerOf({
      Thing: object({ in: reference('Optional') }),
      Optional: { oneOf: [reference('In'), { type: 'null' }] },
      In: object({ text }),
    });
    const values = [{ in: null }, { in: { text: 1 } }, { in: 5 }, { in: 'x' }];
    expect(values.map(read)).toEqual([{ in: null }, { in: {} }, {}, {}]);
  });

  test('chooses by the tag of a union, and keeps an object whose tag is unknown or missing', async () => {
    const read = await readerOf({
      Thing: object({ parts: { type: 'array', items: reference('Part') } }),
      Part: { 'x-tag': 'type', oneOf: [reference('Text'), reference('Image')] },
      Text: object({ type: { const: 'text' }, text }, ['type']),
      Image: object({ type: { enum: ['image', 'picture'] }, text: number }, ['type']),
    });
    const unknown = [{ type: 'video', text: {} }, { text: {} }, { type: 5, text: {} }];
    const known = [
      { type: 'text', text: 1 },
      { type: 'picture', text: 'x' },
    ];
    expect(read({ parts: [...unknown, ...known, 'x'] })).toEqual({
      parts: [...unknown, { type: 'text' }, { type: 'picture' }],
    });
  });

  test('takes an object without a tag for the variant that may leave it out', async () => {
    const read = await readerOf({
      Thing: { 'x-tag': 'type', oneOf: [reference('Text'), reference('Image')] },
      Text: object({ type: { const: 'text' }, text }),
      Image: object({ type: { const: 'image' }, text: number }, ['type']),
    });
    expect([read({ text: 1 }), read({ type: null, text: 1 }), read({ type: 'image', text: 1 })]).toEqual([
      {},
      { type: null },
      { type: 'image', text: 1 },
    ]);
  });
});

describe('the type of what is received', () => {
  test('has a name, optional and nullable properties, literal tags, and a member for an unknown tag', async () => {
    const read = spec({
      Thing: object({ name: text, part: reference('Part') }, ['name']),
      Part: { 'x-tag': 'type', oneOf: [reference('Text')] },
      Text: object({ type: { const: 'text' }, text }, ['type', 'text']),
    });
    const types = (await typesOf(read, receivedSchemas(read))).replaceAll(/\s+/g, ' ');
    expect(types).toContain("export type ReceivedThing = components['schemas']['ReceivedThing'];");
    expect(types).toContain(
      'ReceivedThing: { name?: string | null; part?: components["schemas"]["ReceivedPart"] | null; };',
    );
    expect(types).toContain('ReceivedText: { /** @constant */ type: "text"; text?: string | null; };');
    expect(types).toMatch(
      /ReceivedPart: components\["schemas"\]\["ReceivedText"\] \| \(\{ .*type\?: UnknownTag \| null; \}/,
    );
  });
});

describe('what could not be read is refused', () => {
  test.each([
    ['a schema that is not there', { Thing: object({}) }, ['Other'], 'x-received: there is no schema "Other"'],
    [
      'a combination',
      { Thing: object({ a: { allOf: [] } }) },
      ['Thing'],
      'schema Thing/a: x-received does not take allOf',
    ],
  ])('%s', (_what, schemas, received, message) => {
    expect(() => receivedSchemas(spec(schemas, received))).toThrow(message);
  });

  test('objects that nothing distinguishes', () => {
    const schemas = { Thing: object({ a: { oneOf: [object({ a: text }), object({ b: text })] } }) };
    expect(() => readersOf('test', receivedSchemas(spec(schemas)))).toThrow('need x-tag');
  });
});
