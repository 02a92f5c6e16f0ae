import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import { writeJson } from '../../src/gateway/json-bytes.ts';

test.each([0, 1024 * 1024])('the bytes equal those of JSON.stringify, for about %i bytes', (about) => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' }), (value) => {
      const json = value as JsonValue;
      expect(writeJson(json, about).equals(Buffer.from(JSON.stringify(json)))).toBe(true);
    }),
  );
});

test('the buffer grows beyond its estimate, and long numbers keep their digits', () => {
  const text = `{"n":12345678901234567890,"list":[${Array.from({ length: 3 }, () => JSON.stringify('é'.repeat(400_000))).join()}],"o":{}}`;
  expect(writeJson(parseJson(text) ?? null, 1024 * 1024).toString()).toBe(text);
});
