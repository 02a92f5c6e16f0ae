import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceSpan, scanBody } from '../../../src/gateway/request/scan.ts';

const scan = (text: string) => scanBody(Buffer.from(text), 'model');
const found = (text: string) => {
  const bytes = Buffer.from(text);
  const { value } = scanBody(bytes, 'model');
  return value && bytes.toString('utf8', value.start, value.end);
};

describe('finding the model without parsing', () => {
  test('the top-level value is found at any position', () => {
    expect(found('{"model":"a","x":1}')).toBe('"a"');
    expect(found('{ "x" : {"model":"inner"} , "model"\n:\t"outer" }')).toBe('"outer"');
  });

  test('nested keys and values of that name are ignored', () => {
    expect(found('{"messages":[{"model":"inner"}]}')).toBeUndefined();
    expect(found('{"x":"model","y":"z"}')).toBeUndefined();
    expect(found('["model","a"]')).toBeUndefined();
  });

  test('the last of two equal keys counts, as in JSON.parse', () => {
    expect(found('{"model":"first","model":"last"}')).toBe('"last"');
    expect(found('{"model":"first","model":7}')).toBeUndefined();
  });

  test('escapes and braces inside strings change nothing', () => {
    expect(found(String.raw`{"x":"\"}{[\\","model":"a\"b\\"}`)).toBe(String.raw`"a\"b\\"`);
    const long = `${'y'.repeat(100)}\\"${'z'.repeat(100)}\\\\`;
    expect(found(`{"x":"${long}","model":"a"}`)).toBe('"a"');
  });

  test('of keys that are equal but for case, the first two are found', () => {
    const keysOf = (text: string) => scan(text).keys.map(({ start, end }) => text.slice(start, end));
    expect(keysOf('{"model":"a","modes":1,"x":{"Model":1}}')).toEqual(['"model"']);
    expect(keysOf('{"Model":"a","x":1,"model":"b","MODEL":"c"}')).toEqual(['"Model"', '"model"']);
    expect(keysOf('{"model":"a","\\u004dodel":"b"}')).toEqual(['"model"', '"\\u004dodel"']);
  });

  test.each([
    ['{"model":"a"} \r\n\t', undefined],
    ['{"model":"a"}{"model":"b"}', 13],
    ['{"model":"a"} x', 14],
    ['{"model":"a"}\ufeff', 13],
    ['[1],{"model":"b"}', 3],
  ])('text after the first value of %j begins at %s, and is not scanned', (text, at) => {
    expect(scan(text).restStart).toBe(at);
    expect(found(text)).toBe(text.startsWith('{') ? '"a"' : undefined);
  });

  test('a key with escapes is the same key', () => {
    expect(found('{"model":"first","mod\\u0065l":"last"}')).toBe('"last"');
  });

  test.each([
    ['{"n":9007199254740993}', true],
    ['[1,0.12345678901234567]', true],
    ['{"n":1e400}', true],
    ['{"n":123456789012345,"m":-1.5}', false],
    ['{"n":"12345678901234567890","e":true}', false],
  ])('%s has a long number: %s', (text, expected) => expect(scan(text).hasLongNumber).toBe(expected));

  test('the maximum depth is reported', () => {
    expect(scan('{}').depth).toBe(1);
    expect(scan(`{"x":${'['.repeat(200)}${']'.repeat(200)}}`).depth).toBe(201);
    expect(scan('{"x":"[[[["}').depth).toBe(1);
  });

  test('any object agrees with JSON.parse', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.option(fc.string()), (others, model) => {
        const { model: _, ...rest } = others;
        const text = JSON.stringify(model === null ? rest : { ...rest, model });
        const value = found(text);
        expect(value === undefined ? null : JSON.parse(value)).toBe(model);
      }),
    );
  });

  test('any bytes are scanned without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(scanBody(Buffer.from(bytes), 'model').depth).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a replaced value leaves every other byte as it was', () => {
    const bytes = Buffer.from('{ "a" : 1.0, "model" : "old",  "ü":"\\u00e9" }');
    const { value } = scanBody(bytes, 'model');
    expect(value && replaceSpan(bytes, value, 'new "name"').toString()).toBe(
      '{ "a" : 1.0, "model" : "new \\"name\\"",  "ü":"\\u00e9" }',
    );
  });
});
