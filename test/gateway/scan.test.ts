import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceSpan, scanBody } from '../../src/gateway/scan.ts';

const scan = (text: string) => scanBody(Buffer.from(text), 'model');
const found = (text: string) => {
  const bytes = Buffer.from(text);
  const { value } = scanBody(bytes, 'model');
  return value && bytes.toString('utf8', value.start, value.end);
};

describe('scanBody', () => {
  test('finds the top-level value anywhere in the object', () => {
    expect(found('{"model":"a","x":1}')).toBe('"a"');
    expect(found('{ "x" : {"model":"inner"} , "model"\n:\t"outer" }')).toBe('"outer"');
  });

  test('ignores a nested key of that name and a value with that text', () => {
    expect(found('{"messages":[{"model":"inner"}]}')).toBeUndefined();
    expect(found('{"x":"model","y":"z"}')).toBeUndefined();
    expect(found('["model","a"]')).toBeUndefined();
  });

  test('takes the last of repeated keys, like JSON.parse', () => {
    expect(found('{"model":"first","model":"last"}')).toBe('"last"');
    expect(found('{"model":"first","model":7}')).toBeUndefined();
  });

  test('ignores escapes and braces within strings', () => {
    expect(found(String.raw`{"x":"\"}{[\\","model":"a\"b\\"}`)).toBe(String.raw`"a\"b\\"`);
    const long = `${'y'.repeat(100)}\\"${'z'.repeat(100)}\\\\`;
    expect(found(`{"x":"${long}","model":"a"}`)).toBe('"a"');
  });

  test('finds a key that is written with escapes', () => {
    expect(found('{"model":"first","mod\\u0065l":"last"}')).toBe('"last"');
  });

  test.each([
    ['{"n":9007199254740993}', true],
    ['[1,0.12345678901234567]', true],
    ['{"n":1e400}', true],
    ['{"n":123456789012345,"m":-1.5}', false],
    ['{"n":"12345678901234567890","e":true}', false],
  ])('reports for %s whether it has a long number: %s', (text, expected) =>
    expect(scan(text).hasLongNumber).toBe(expected),
  );

  test('reports the deepest nesting', () => {
    expect(scan('{}').depth).toBe(1);
    expect(scan(`{"x":${'['.repeat(200)}${']'.repeat(200)}}`).depth).toBe(201);
    expect(scan('{"x":"[[[["}').depth).toBe(1);
  });

  test('agrees with JSON.parse on any object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.option(fc.string()), (others, model) => {
        const { model: _, ...rest } = others;
        const text = JSON.stringify(model === null ? rest : { ...rest, model });
        const value = found(text);
        expect(value === undefined ? null : JSON.parse(value)).toBe(model);
      }),
    );
  });

  test('does not fail on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(scanBody(Buffer.from(bytes), 'model').depth).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('finds the span that replaceSpan replaces without changing other bytes', () => {
    const bytes = Buffer.from('{ "a" : 1.0, "model" : "old",  "ü":"\\u00e9" }');
    const { value } = scanBody(bytes, 'model');
    expect(value && replaceSpan(bytes, value, 'new "name"').toString()).toBe(
      '{ "a" : 1.0, "model" : "new \\"name\\"",  "ü":"\\u00e9" }',
    );
  });
});
