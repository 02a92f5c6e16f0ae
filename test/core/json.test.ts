import { describe, expect, test } from 'vitest';
import {
  asNumber,
  asObject,
  isCompleteJson,
  withoutUndefined,
  objectsIn,
  parseArguments,
  parseJson,
  parsePlainJson,
  toDouble,
  nonEmpty,
} from '../../src/core/json.ts';

describe('reading JSON', () => {
  test('numbers a double cannot hold stay as they were written', () => {
    for (const text of [
      '{"n":9007199254740993}',
      '{"n":-123456789012345678901}',
      '{"n":0.12345678901234567890}',
      '[1e400]',
    ])
      expect(JSON.stringify(parseJson(text))).toBe(text);
  });

  test('ordinary numbers are numbers, the largest exact one too', () => {
    expect(parseJson('{"a":9007199254740991,"b":1.5,"c":1e3,"d":-0.1}')).toEqual({
      a: 9007199254740991,
      b: 1.5,
      c: 1000,
      d: -0.1,
    });
  });

  test('long digits inside a text are text', () => {
    expect(parseJson('{"id":"call_12345678901234567890"}')).toEqual({ id: 'call_12345678901234567890' });
  });

  test('what is no JSON is undefined', () => {
    expect(parseJson('{')).toBeUndefined();
    expect(parseJson('')).toBeUndefined();
  });

  test('keys that name parts of a prototype are data', () => {
    const value = asObject(parseJson('{"__proto__":{"x":1},"constructor":2}'));
    expect(JSON.stringify(value)).toBe('{"__proto__":{"x":1},"constructor":2}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe('a number read out of JSON', () => {
  test.each([
    ['-5.2e-05', -5.2e-5],
    ['1e-7', 1e-7],
    ['-0.16486622393131256', -0.16486622393131256],
    ['-0.164866223931312560001', -0.16486622393131256],
    ['9007199254740993', 9007199254740992],
    ['-1e400', -Number.MAX_VALUE],
  ])('%s is a double', (text, double) => {
    expect(asNumber(parseJson(text))).toBe(double);
    expect(asNumber(parsePlainJson(text))).toBe(double);
  });

  test.each([null, '5', true, [], {}])('%j is none', (value) => expect(asNumber(value)).toBeUndefined());

  test('is no object, whatever it is kept as', () => {
    const [kept] = objectsIn(parseJson('[1.50e-7, {}]'));
    expect(kept).toEqual({});
    expect(asObject(parseJson('1.50e-7'))).toBeUndefined();
  });
});

describe('arguments of a tool', () => {
  test.each(['', '  ', 'null', '{}'])('%j means no arguments', (text) => expect(parseArguments(text)).toEqual({}));
  test.each(['{"a":', '[1]', '"x"', '7', '1.50e-7'])('%j is no argument object', (text) =>
    expect(parseArguments(text)).toBeUndefined(),
  );
});

test('undefined fields are left out, null and false are kept', () => {
  expect(withoutUndefined({ a: undefined, b: null, c: false, d: 0 })).toEqual({ b: null, c: false, d: 0 });
  expect(nonEmpty({})).toBeUndefined();
  expect(nonEmpty({ a: 1 })).toEqual({ a: 1 });
});

test('a text that nests too deep to be written again is not read', () => {
  const nested = (depth: number): string => `[${'['.repeat(depth - 1)}"[[[[\\"["${']'.repeat(depth)}`;
  expect(parseJson(nested(1000))).toBeDefined();
  expect(parseJson(nested(1001))).toBeUndefined();
});

test('a number too large for a double becomes the largest there is', () => {
  expect(toDouble(parseJson('1e400') as number)).toBe(Number.MAX_VALUE);
  expect(toDouble(parseJson('-1e400') as number)).toBe(-Number.MAX_VALUE);
});

describe('a JSON text that arrives in pieces', () => {
  const text = ' {"city": "Z\\u00fcr}ich", "days": [1, {"of": null}], "sure": true} ';

  test('is complete when its last bracket has come, and not before', () => {
    const end = text.lastIndexOf('}') + 1;
    for (let length = 0; length <= text.length; length++)
      expect([length, isCompleteJson(text.slice(0, length))]).toEqual([length, length >= end]);
  });

  test.each([
    ['"a"', true],
    ['"a', false],
    ['null', true],
    ['nul', false],
    ['12', true],
    ['1e', false],
    ['', false],
    ['{} {}', false],
    ['{"a": 1,}', false],
    ['x', false],
  ])('%s is complete: %s', (given, expected) => expect(isCompleteJson(given)).toBe(expected));
});
