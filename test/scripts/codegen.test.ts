import { Ajv2020 } from 'ajv/dist/2020.js';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseSpec } from '../../scripts/codegen/spec.ts';
import { namesOf } from '../../scripts/codegen/names.ts';
import { typesOf } from '../../scripts/codegen/types.ts';
import { withoutUnions } from '../../scripts/codegen/unions.ts';
import { validatorsOf } from '../../scripts/codegen/validators.ts';
import { findOrphans, findStaleFiles } from '../../scripts/made-files.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { findProblem, type Validator } from '../../src/core/validation.ts';

const spec = (schemas: object, validated: string[] = []) =>
  parseSpec(JSON.stringify({ openapi: '3.1.0', 'x-validators': validated, components: { schemas } }));

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** The validator of the schema `Thing`: the code that codegen writes, run. */
async function validatorOf(schemas: object): Promise<Validator<unknown>> {
  const { code } = validatorsOf('test', spec(schemas, ['Thing']));
  expect(code).not.toContain('require(');
  const made: { validateThing: Validator<unknown> } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return made.validateThing;
}

const variant = (type: object, required = ['type']) => ({ type: 'object', required, properties: { type } });

describe('what would make wrong types or code that cannot run is refused', () => {
  test.each([
    ['discriminator', { discriminator: { propertyName: 'type' } }],
    ['nullable', { type: 'string', nullable: true }],
    ['minLength', { type: 'string', minLength: 1 }],
    ['maxLength', { type: 'string', maxLength: 1 }],
    ['uniqueItems', { type: 'array', uniqueItems: true }],
  ])('%s', (keyword, schema) => {
    const nested = { type: 'object', properties: { [keyword]: schema } };
    expect(() => spec({ Thing: nested })).toThrow(`schema Thing/properties/${keyword}: ${keyword} `);
  });
  test('but a property may have such a name', () => {
    expect(() => spec({ Thing: { properties: { nullable: { type: 'string' } } } })).not.toThrow();
  });
  test('a reference that leads nowhere', () => {
    expect(() => spec({ Thing: { items: reference('Other') } })).toThrow('schema Thing/items: $ref');
  });
  test('a validator for a schema that is not there', () => {
    expect(() => spec({}, ['Thing'])).toThrow('x-validators: there is no schema "Thing"');
    expect(() => parseSpec('{ x-names: [Thing] }')).toThrow('x-names: there is no schema "Thing"');
  });
});

test('the names of fields are those of the listed schemas and of all that they refer to, once each', () => {
  const thing = { properties: { items: { items: reference('Other') }, b: { type: 'string' } } };
  const other = { oneOf: [{ properties: { a: reference('Thing') } }, { additionalProperties: reference('Third') }] };
  const schemas = { Thing: thing, Other: other, Third: { properties: { b: {} } }, Apart: { properties: { c: {} } } };
  const { code } = namesOf(parseSpec(JSON.stringify({ 'x-names': ['Thing'], components: { schemas } })));
  expect(code).toBe('export const fieldNames = [\n  "a",\n  "b",\n  "items",\n];\n');
});

describe('a tagged union', () => {
  const union = (open: boolean, schemas: object) => {
    const { schemas: all } = spec({
      ...schemas,
      Union: { 'x-tag': 'type', 'x-open': open, oneOf: Object.keys(schemas).map(reference) },
    });
    return withoutUnions(all.get('Union') ?? {}, all);
  };
  const accepts = async (
    open: boolean,
    values: readonly object[],
    schemas: Record<string, object> = { One: variant({ const: 'one' }) },
  ): Promise<boolean[]> => {
    const variants = Object.keys(schemas).map(reference);
    const validate = await validatorOf({ ...schemas, Thing: { 'x-tag': 'type', 'x-open': open, oneOf: variants } });
    return values.map((value) => validate(value));
  };

  test('closed, refuses a tag it does not know', async () => {
    expect(await accepts(false, [{ type: 'one' }, { type: 'two' }, {}])).toEqual([true, false, false]);
  });
  test('open, lets it pass, but not a tag that is no text', async () => {
    expect(await accepts(true, [{ type: 'two' }, { type: 2 }, {}])).toEqual([true, false, false]);
  });
  test('with a variant that may leave the tag out', async () => {
    const schemas = {
      One: { ...variant({ const: 'one' }, ['name']), properties: { type: { const: 'one' }, name: {} } },
      Two: variant({ const: 'two' }),
    };
    expect(await accepts(true, [{ name: 1 }, {}, { type: 'two' }], schemas)).toEqual([true, false, true]);
  });
  test('with a variant that is also meant by null', async () => {
    const schemas = {
      One: { type: 'object', required: ['name'], properties: { type: { enum: ['one', null] }, name: {} } },
      Two: variant({ const: 'two' }),
    };
    const values = [{ type: null, name: 1 }, { type: null }, { name: 1 }, { type: 'two' }];
    expect(await accepts(true, values, schemas)).toEqual([true, false, true, true]);
    expect(await accepts(false, values, schemas)).toEqual([true, false, true, true]);
  });
  test('with a variant that tells its own variants apart by another tag', async () => {
    const message = (role: string) => ({
      type: 'object',
      required: ['role'],
      properties: { type: { const: 'message' }, role: { const: role } },
    });
    const schemas = {
      Message: { oneOf: [message('user'), message('assistant')], 'x-tag': 'role', 'x-open': false },
      Call: variant({ const: 'call' }),
    };
    const values = [
      { type: 'message', role: 'user' },
      { role: 'assistant' },
      { type: 'message', role: 'tool' },
      { type: 'call' },
      { type: 'new' },
    ];
    expect(await accepts(true, values, schemas)).toEqual([true, true, false, true, true]);
  });
  test('needs each variant to claim a value of its own', () => {
    expect(() => union(true, { One: variant({ type: 'string' }) })).toThrow('One gives type no const or enum');
    expect(() => union(true, { One: variant({ const: 'a' }), Two: variant({ enum: ['a', 'b'] }) })).toThrow(
      'two variants claim type: "a"',
    );
  });
});

describe('groups of properties', () => {
  const thing = (group: object) => ({
    type: 'object',
    properties: { a: { type: ['string', 'null'] }, b: { type: 'integer' }, c: {} },
    ...group,
  });
  /** What the validator of a schema finds, in words. */
  async function faults(group: object, ...values: JsonValue[]): Promise<(string | undefined)[]> {
    const validate = await validatorOf({ Thing: thing(group) });
    return values.map((value) => {
      const fault = findProblem(validate, value);
      return fault && `${fault.path}: expected ${fault.expected}, got ${fault.got}`;
    });
  }

  test('at least one: null is as good as nothing', async () => {
    const found = await faults({ 'x-at-least-one': ['a', 'b'] }, { a: 'x' }, { b: 1, c: 1 }, { a: null }, { c: 1 });
    expect(found).toEqual([
      undefined,
      undefined,
      ': expected a or b, got an object',
      ': expected a or b, got an object',
    ]);
  });
  test('at most one: the second is the one too many', async () => {
    const found = await faults({ 'x-at-most-one': ['a', 'b', 'c'] }, {}, { b: 1 }, { a: null, b: 1 }, { a: 'x', c: 1 });
    expect(found).toEqual([undefined, undefined, undefined, '/c: expected nothing beside a, got number 1']);
  });
  test('a fault of one property is told of first', async () => {
    expect(await faults({ 'x-at-least-one': ['a', 'b'] }, { b: 'x' })).toEqual([
      '/b: expected an integer, got string "x"',
    ]);
  });
  test('of properties there are', () => {
    expect(() => spec({ Thing: thing({ 'x-at-most-one': ['a', 'd'] }) })).toThrow(
      'x-at-most-one lists "d", which is no',
    );
    expect(() => spec({ Thing: thing({ 'x-at-least-one': ['a'] }) })).toThrow('lists at least two properties');
  });
});

test('a union of different JSON types is told apart by type', () => {
  const { schemas } = spec({
    Choice: { oneOf: [{ type: 'string', enum: ['auto'] }, { type: 'object', required: ['name'] }, { type: 'null' }] },
  });
  const validate = new Ajv2020({ strict: false }).compile(withoutUnions(schemas.get('Choice') ?? {}, schemas));
  expect([validate('auto'), validate(null), validate({ name: 1 })]).toEqual([true, true, true]);
  expect(validate({})).toBe(false);
  expect(validate.errors?.[0]?.message).toContain("required property 'name'");
});

describe('types', () => {
  const types = typesOf(
    spec({
      Thing: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { const: 'thing', 'x-known-values': ['thing'] },
          limit: { type: 'integer', default: 5 },
          anything: {},
          object: { type: 'object' },
          'x-name': { type: 'string' },
        },
      },
    }),
    new Map(),
  );
  test('a default leaves a property optional, and a tag keeps its literal', async () => {
    expect(await types).toContain('limit?: number');
    expect(await types).toContain('kind: "thing"');
  });
  test('what is left open is what JSON can hold', async () => {
    expect(await types).toContain('anything?: JsonValue');
    expect(await types).toContain('object?: JsonObject');
  });
  test('extensions are dropped, properties of such names are not', async () => {
    expect(await types).not.toContain('x-known-values');
    expect(await types).toContain('"x-name"?: string');
  });
});

test('generated files that are missing or that differ are stale, and those that nothing makes are found', () => {
  const root = mkdtempSync(join(tmpdir(), 'louter-codegen-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'generated/page'), { recursive: true });
  const present = { 'a.d.ts': 'a', 'b.d.ts': 'an earlier b', 'page/old.js': '', 'broken.d.ts': '' };
  for (const [name, content] of Object.entries(present)) writeFileSync(join(root, 'generated', name), content);
  const expected = new Map([
    ['generated/a.d.ts', 'a'],
    ['generated/b.d.ts', 'b'],
    ['generated/c.d.ts', 'c'],
    ['prisma/made.prisma', 'd'],
  ]);
  expect(findStaleFiles(root, expected)).toEqual([...expected].slice(1));
  expect(findOrphans('generated', { expected, failed: ['generated/broken.'], from: root })).toEqual([
    'generated/page/old.js',
  ]);
});
