import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import { writeJson } from '../../src/gateway/json-bytes.ts';

test.each([0, 1024 * 1024])('serializes any value like JSON.stringify when %i bytes are expected', (expectedBytes) => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' }), (value) => {
      const json = value as JsonValue;
      expect(writeJson(json, expectedBytes).equals(Buffer.from(JSON.stringify(json)))).toBe(true);
    }),
  );
});

test('serializes more bytes than expected, and keeps the digits of long numbers', () => {
  const text = `{"n":12345678901234567890,"list":[${Array.from({ length: 3 }, () => JSON.stringify('é'.repeat(400_000))).join()}],"o":{}}`;
  expect(writeJson(parseJson(text) ?? null, 1024 * 1024).toString()).toBe(text);
});
