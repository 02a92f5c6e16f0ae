import { expect, test } from 'vitest';
import type { JsonSchema, JsonValue } from '../../src/core/json.ts';
import { parseJson } from '../../src/core/json.ts';
import { findSchemaMismatch } from '../../src/core/schema-mismatch.ts';

const person: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    age: { type: ['integer', 'null'] },
    kind: { enum: ['cat', 'dog'] },
    friends: { type: 'array', items: { $ref: '#' } },
    at: { anyOf: [{ type: 'string' }, { type: 'object', required: ['x'] }] },
    place: { $ref: '#/$defs/place' },
    one: { const: 1 },
    both: { allOf: [{ type: 'string' }, { enum: ['a'] }] },
    never: false,
  },
  required: ['name'],
  additionalProperties: false,
  $defs: { place: { type: 'object', properties: { x: { type: 'number' } } } },
};

test.each<[JsonValue, string]>([
  [{}, '/name'],
  [{ name: 1 }, '/name'],
  [{ name: 'a', age: 1.5 }, '/age'],
  [{ name: 'a', age: '1' }, '/age'],
  [{ name: 'a', kind: 'bird' }, '/kind'],
  [{ name: 'a', friends: [{ name: 'b' }, { name: null }] }, '/friends/1/name'],
  [{ name: 'a', friends: {} }, '/friends'],
  [{ name: 'a', at: 1 }, '/at'],
  [{ name: 'a', at: { y: 1 } }, '/at'],
  [{ name: 'a', place: { x: true } }, '/place/x'],
  [{ name: 'a', one: 2 }, '/one'],
  [{ name: 'a', both: 'b' }, '/both'],
  [{ name: 'a', never: 1 }, '/never'],
  [{ name: 'a', 'b/c': 1 }, '/b~1c'],
  [[], ''],
])('reports where %j does not match', (value, path) => {
  expect(findSchemaMismatch(person, value)?.path).toBe(path);
});

test.each<[JsonSchema, JsonValue]>([
  [person, { name: 'a', age: null, kind: 'cat', friends: [{ name: 'b' }], at: { x: 1 }, place: {}, one: 1, both: 'a' }],
  [{}, 1],
  [{ type: 'OBJECT', properties: { n: { type: 'INTEGER' } } }, { n: 3 }],
  [{ type: 'integer' }, parseJson('12345678901234567890') ?? null],
  [{ $ref: '#' }, 1],
  [{ type: 'object', additionalProperties: { type: 'string' } }, { any: 'text' }],
  [{ prefixItems: [{ type: 'string' }], items: { type: 'number' } }, ['a', 1]],
  [{ 'x-unheard-of': 1, format: 'date' }, 'no date'],
])('%j matches %j', (schema, value) => {
  expect(findSchemaMismatch(schema, value)).toBeUndefined();
});
