import { expect, test } from 'vitest';
import type { JsonRecord } from '../../scripts/codegen/spec.ts';
import { differencesOf, type Direction, type Rooted } from './difference.ts';

const rooted = (schemas: Record<string, JsonRecord>): Rooted => ({
  schema: schemas['Root'] ?? {},
  resolve: (name) => ({ name, schema: schemas[name] ?? {} }),
});
const between = (
  ours: Record<string, JsonRecord>,
  theirs: Record<string, JsonRecord>,
  direction: Direction = 'request',
) => differencesOf('Root', direction, rooted(ours), rooted(theirs));

const object = (properties: JsonRecord, ...required: string[]): JsonRecord => ({
  type: 'object',
  properties,
  required,
});
const text: JsonRecord = { type: 'string' };
const variant = (type: string, more: JsonRecord = {}): JsonRecord => object({ type: { const: type }, ...more }, 'type');

test('what says the same is no difference', () => {
  const ours = object({ a: { type: ['string', 'null'] }, n: { type: 'integer' } }, 'a');
  const theirs = object({ a: { anyOf: [text, { type: 'null' }] }, n: { type: 'number' } }, 'a');
  expect(between({ Root: ours }, { Root: theirs })).toEqual([]);
});

test('properties of one side', () => {
  expect(between({ Root: object({ a: text }) }, { Root: object({ b: text }) })).toEqual([
    'Root: property a is ours alone',
    "Root: property b is the SDK's alone",
  ]);
});

test('properties that only one side requires; an answer may lack what its vendor always writes', () => {
  const [one, other] = [object({ a: text, b: text }, 'a'), object({ a: text, b: text }, 'b')];
  expect(between({ Root: one }, { Root: other })).toEqual([
    'Root: required a is ours alone',
    "Root: required b is the SDK's alone",
  ]);
  expect(between({ Root: one }, { Root: other }, 'answer')).toEqual(['Root: required a is ours alone']);
});

test('types and named strings', () => {
  const ours = object({ a: text, b: { type: 'string', 'x-known-values': ['x', 'y'] }, c: text });
  const theirs = object({ a: { type: 'number' }, b: { enum: ['y', 'z'] }, c: { const: 'x' } });
  expect(between({ Root: ours }, { Root: theirs })).toEqual([
    'Root.a: type string is ours alone',
    "Root.a: type number is the SDK's alone",
    'Root.b: "x" is ours alone',
    'Root.b: "z" is the SDK\'s alone',
    'Root.c: the SDK alone lists values',
  ]);
});

test('variants are matched by their tag, wherever they stand', () => {
  const ours = {
    Root: object({ list: { type: 'array', items: { oneOf: [{ $ref: 'One' }, { $ref: 'Two' }] } } }),
    One: variant('one', { a: text }),
    Two: variant('two', { list: { type: 'array', items: { $ref: 'One' } } }),
  };
  const theirs = {
    Root: object({ list: { type: 'array', items: { anyOf: [{ $ref: 'Three' }, { $ref: 'Uno' }] } } }),
    Uno: variant('one', { b: text }),
    Three: variant('three'),
  };
  expect(between(ours, theirs)).toEqual([
    'Root.list[]: variant two is ours alone',
    "Root.list[]: variant three is the SDK's alone",
    'One: property a is ours alone',
    "One: property b is the SDK's alone",
  ]);
});

test('a schema that leads back to itself ends', () => {
  const ours = { Root: object({ next: { $ref: 'Root' }, a: text }) };
  const theirs = { Root: object({ next: { $ref: 'Root' } }) };
  expect(between(ours, theirs)).toEqual(['Root: property a is ours alone']);
});
