import { Ajv2020 } from 'ajv/dist/2020.js';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseSpec } from '../../scripts/codegen/spec.ts';
import { typesOf } from '../../scripts/codegen/types.ts';
import { withoutUnions } from '../../scripts/codegen/unions.ts';
import { validatorsOf } from '../../scripts/codegen/validators.ts';

const spec = (schemas: object, validated: string[] = []) =>
  parseSpec(JSON.stringify({ openapi: '3.1.0', 'x-validators': validated, components: { schemas } }));

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
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
  });
});

describe('a tagged union', () => {
  const union = (open: boolean, schemas: object) => {
    const { schemas: all } = spec({
      ...schemas,
      Union: { 'x-tag': 'type', 'x-open': open, oneOf: Object.keys(schemas).map(reference) },
    });
    return withoutUnions(all.get('Union') ?? {}, all);
  };
  const accepts = (
    open: boolean,
    value: object,
    schemas: Record<string, object> = { One: variant({ const: 'one' }) },
  ) => {
    const { code } = validatorsOf(
      'test',
      spec({ ...schemas, Union: { 'x-tag': 'type', 'x-open': open, oneOf: Object.keys(schemas).map(reference) } }, [
        'Union',
      ]),
    );
    const ajv = new Ajv2020({ strict: false });
    const definitions = Object.fromEntries(Object.entries(schemas));
    expect(code).not.toContain('require(');
    return ajv.compile({
      ...JSON.parse(JSON.stringify(union(open, schemas)).replaceAll('#/components/schemas/', '#/$defs/')),
      $defs: definitions,
    })(value);
  };

  test('closed, refuses a tag it does not know', () => {
    expect([accepts(false, { type: 'one' }), accepts(false, { type: 'two' }), accepts(false, {})]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('open, lets it pass, but not a tag that is no text', () => {
    expect([accepts(true, { type: 'two' }), accepts(true, { type: 2 }), accepts(true, {})]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('with a variant that may leave the tag out', () => {
    const schemas = {
      One: { ...variant({ const: 'one' }, ['name']), properties: { type: { const: 'one' }, name: {} } },
      Two: variant({ const: 'two' }),
    };
    expect([
      accepts(true, { name: 1 }, schemas),
      accepts(true, {}, schemas),
      accepts(true, { type: 'two' }, schemas),
    ]).toEqual([true, false, true]);
  });
  test('with a variant that tells its own variants apart by another tag', () => {
    const message = (role: string) => ({
      type: 'object',
      required: ['role'],
      properties: { type: { const: 'message' }, role: { const: role } },
    });
    const schemas = {
      Message: { oneOf: [message('user'), message('assistant')], 'x-tag': 'role', 'x-open': false },
      Call: variant({ const: 'call' }),
    };
    expect([
      accepts(true, { type: 'message', role: 'user' }, schemas),
      accepts(true, { role: 'assistant' }, schemas),
      accepts(true, { type: 'message', role: 'tool' }, schemas),
      accepts(true, { type: 'call' }, schemas),
      accepts(true, { type: 'new' }, schemas),
    ]).toEqual([true, true, false, true, true]);
  });
  test('needs each variant to claim a value of its own', () => {
    expect(() => union(true, { One: variant({ type: 'string' }) })).toThrow('One gives type no const or enum');
    expect(() => union(true, { One: variant({ const: 'a' }), Two: variant({ enum: ['a', 'b'] }) })).toThrow(
      'two variants claim type: "a"',
    );
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

test('what is generated is what the specs make', () => {
  const script = fileURLToPath(new URL('../../scripts/codegen.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
