import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { inspectBody, parseBody } from '../../../src/gateway/request/body.ts';

const nested = (depth: number) => Buffer.from(`{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`);
const parsed = (text: string) => parseBody(Buffer.from(text), { hasLongNumber: false });
const faultOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof LouterError) return error.detail;
    throw error;
  }
  return undefined;
};

describe('request bodies', () => {
  test('128 levels are parsed, 129 are rejected before parsing', () => {
    expect(faultOf(() => inspectBody(nested(127)))).toBeUndefined();
    expect(faultOf(() => inspectBody(nested(128)))).toBeUndefined();
    expect(faultOf(() => inspectBody(nested(129)))).toMatchObject({
      kind: 'invalid-request',
      message: expect.stringContaining('129 levels deep: expected at most 128'),
    });
  });

  test('an empty body, invalid UTF-8, invalid JSON and non-objects have different errors', () => {
    expect(faultOf(() => inspectBody(Buffer.alloc(0)))?.message).toContain('empty');
    expect(faultOf(() => inspectBody(Buffer.from([0x7b, 0xff, 0x7d])))?.message).toContain('not UTF-8');
    expect(faultOf(() => parsed('{"a":'))?.message).toContain('not valid JSON');
    expect(faultOf(() => parsed('[1]'))?.message).toContain('an array: expected a JSON object');
    expect(faultOf(() => parsed('null'))?.message).toContain('null: expected a JSON object');
  });

  test('text after the object is rejected before parsing', () => {
    expect(faultOf(() => inspectBody(Buffer.from('{"model":"a"}\n')))).toBeUndefined();
    expect(faultOf(() => inspectBody(Buffer.from('{"model":"a"}\n{"model":"b"}')))).toMatchObject({
      kind: 'invalid-request',
      message: 'the request body is not valid JSON: at byte 14 text follows the object',
    });
  });

  test.each([
    '{',
    '{"model": "x", ',
    '{"model": "x"',
    '{"model": "x',
    '{"model": "x", "messages": [{"a": "}"}',
    '"x',
    '1',
  ])('rejects %j before parsing when the JSON is cut short or holds no object', (text) => {
    expect(faultOf(() => inspectBody(Buffer.from(text)))).toMatchObject({ kind: 'invalid-request' });
    expect(faultOf(() => inspectBody(Buffer.from(text)))?.message).toMatch(/not valid JSON|expected a JSON object/);
  });

  test('an invalid body is never quoted, because it may contain a secret', () => {
    expect(faultOf(() => parsed('{"key": sk-secret-123}'))?.message).not.toContain('sk-');
  });

  test('a byte order mark is ignored', () => {
    expect(parsed('\ufeff{"a":1}')).toEqual({ a: 1 });
  });

  test('an escaped model name is unescaped', () => {
    expect(inspectBody(Buffer.from('{"model":"a\\u002fb"}')).model).toBe('a/b');
  });
});
