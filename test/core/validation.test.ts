import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { dottedPath, findProblem, validate, type Validator } from '../../src/core/validation.ts';

const compile = (schema: JsonObject): Validator<unknown> => new Ajv2020({ strict: false }).compile(schema);

const variant = (type: string, required: string): JsonObject => ({
  if: { properties: { type: { enum: [type] } }, required: ['type'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: [required], properties: { text: { type: 'string' } } },
});
const block: JsonObject = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string' } },
  allOf: [variant('text', 'text'), variant('tool_result', 'tool_use_id')],
};
const request = compile({
  type: 'object',
  required: ['messages'],
  properties: {
    max_tokens: { type: 'integer', minimum: 1 },
    api_key: { type: 'integer' },
    seed: { type: 'integer' },
    stop: { anyOf: [{ type: 'string' }, { type: 'array' }] },
    size: { type: 'string', pattern: '^[0-9]+MiB$' },
    limits: { type: 'object', additionalProperties: false, properties: { 'a/b': { type: 'null' } } },
    messages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['role', 'content'],
        properties: {
          role: { enum: ['user', 'assistant'] },
          content: { type: ['string', 'array'], items: block },
        },
      },
    },
  },
});

const messages = (...content: JsonValue[]): JsonObject => ({ messages: [{ role: 'user', content }] });

describe('the one reported error', () => {
  const cases: [situation: string, value: JsonValue, path: string, expected: string, got: string][] = [
    ['a body that is no object', [], '', 'an object', 'an array of 0'],
    ['a missing property', {}, '/messages', 'a value (it is required)', 'nothing'],
    [
      'a word out of a list',
      { messages: [{ role: 'usr', content: 'a' }] },
      '/messages/0/role',
      'one of "user", "assistant"',
      'string "usr"',
    ],
    [
      'a missing property of the variant meant',
      messages({ type: 'text', text: '' }, { type: 'tool_result' }),
      '/messages/0/content/1/tool_use_id',
      'a value (it is required)',
      'nothing',
    ],
    [
      'a wrong type inside the variant meant',
      messages({ type: 'text', text: 5 }),
      '/messages/0/content/0/text',
      'a string',
      'number 5',
    ],
    [
      'several types allowed',
      { messages: [{ role: 'user', content: {} }] },
      '/messages/0/content',
      'a string or an array',
      'an object',
    ],
    ['an untagged union', { messages: [], stop: 7 }, '/stop', 'a string or an array', 'number 7'],
    ['a limit', { messages: [], max_tokens: 0 }, '/max_tokens', 'a number >= 1', 'number 0'],
    ['a number in quotes', { messages: [], max_tokens: '100' }, '/max_tokens', 'an integer', 'string "100"'],
    ['null', { messages: [], max_tokens: null }, '/max_tokens', 'an integer', 'null'],
    ['a key with a slash', { messages: [], limits: { 'a/b': 'x' } }, '/limits/a~1b', 'null', 'string "x"'],
    ['a form', { messages: [], size: '5' }, '/size', 'text of the form ^[0-9]+MiB$', 'string "5"'],
    [
      'an unknown property',
      { messages: [], limits: { sped: 1 } },
      '/limits/sped',
      'no property of this name',
      'number 1',
    ],
  ];
  test.each(cases)('%s', (_situation, value, path, expected, got) => {
    expect(findProblem(request, value)).toEqual({ path, expected, got });
  });
});

const got = (value: JsonObject): string | undefined => findProblem(request, { messages: [], ...value })?.got;
describe('what came is shown', () => {
  test('not when it is long', () => {
    expect(got({ max_tokens: 'x'.repeat(100) })).toBe('a string of 100 characters');
  });
  test('not when its name marks it as a secret', () => {
    expect(got({ api_key: 'hunter2' })).toBe('a string of 7 characters');
  });
  test('not when it looks like a credential', () => {
    expect(got({ max_tokens: 'sk-abc' })).toBe('a string of 6 characters');
    expect(got({ max_tokens: 'https://me:pw@host/' })).toBe('a string of 19 characters');
  });
});

test('a number too long for a double is a number', () => {
  const value = parseJson('{"messages":[],"seed":9223372036854775807}');
  if (value === undefined) throw new Error('not JSON');
  expect(findProblem(request, value)).toBeUndefined();
  expect(validate(request, value)).toBe(value);
});

test('an error names the path, what was expected and what came', () => {
  expect(() => validate(request, { messages: [{ role: 'usr', content: 'a' }] })).toThrow(
    expect.objectContaining({
      detail: {
        kind: 'invalid-request',
        message: 'messages.0.role: expected one of "user", "assistant", got string "usr"',
        param: 'messages.0.role',
      },
    }),
  );
});

test('an error about the whole body names no parameter', () => {
  expect(() => validate(request, 'x')).toThrow(
    expect.objectContaining({
      detail: { kind: 'invalid-request', message: 'the body: expected an object, got string "x"' },
    }),
  );
});

test('a pointer is written with dots', () => {
  expect(dottedPath('/a~1b/0/c~0d')).toBe('a/b.0.c~d');
  expect(dottedPath('')).toBe('');
});
