import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, type JsonValue } from '../../../src/core/json.ts';
import { writeJson, WrittenTexts } from '../../../src/gateway/request/json-bytes.ts';

test.each([0, 1024 * 1024])('the bytes equal those of JSON.stringify, for about %i bytes', (about) => {
  const texts = new WrittenTexts();
  const longText = fc.string({ unit: 'binary', minLength: 500, maxLength: 600, size: 'max' });
  const value = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' });
  const list = fc.array(fc.oneof(value, longText, fc.record({ content: longText, inner: fc.array(longText) })));
  fc.assert(
    fc.property(fc.oneof(value, fc.record({ system: longText, messages: list, end: value })), (written) => {
      const json = written as JsonValue;
      const bytes = Buffer.from(JSON.stringify(json));
      // The second time texts are stored.
      for (let time = 1; time <= 2; time += 1) expect(writeJson(json, about, texts).equals(bytes)).toBe(true);
    }),
  );
});

test('texts are written alike when more were written than are stored', () => {
  const texts = new WrittenTexts();
  for (const round of [1, 2])
    for (let number = 0; number < 40; number += 1) {
      const text = `${round % 2} "${number}" ${'é'.repeat(500_000)}`;
      expect(texts.write(text).equals(Buffer.from(JSON.stringify(text)))).toBe(true);
    }
});

test('the buffer grows beyond its estimate, and long numbers keep their digits', () => {
  const text = `{"n":12345678901234567890,"list":[${Array.from({ length: 3 }, () => JSON.stringify('é'.repeat(400_000))).join()}],"o":{}}`;
  expect(writeJson(parseJson(text) ?? null, 1024 * 1024).toString()).toBe(text);
});
