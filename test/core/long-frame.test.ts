import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingText } from '../../src/core/growing-text.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { LongFrame } from '../../src/core/long-frame.ts';

const piecesOf = (json: JsonObject): string[] => [...new LongFrame('some.event', json).pieces()];
const pieceLength = 64 * 1024;

test('gives in pieces what JSON.stringify gives at once', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const json = value as JsonObject;
      expect(piecesOf(json).join('')).toBe(JSON.stringify(json));
    }),
  );
});

test.each<[string, JsonValue]>([
  ['nothing in it', {}],
  ['empty lists and objects', { list: [], fields: {}, nested: [[], {}] }],
  ['numbers of more digits than a double holds', parseJson('{"n":[1.00000000000000000001,2]}') ?? null],
  ['names that must be escaped', { 'a"b\n': { '': null } }],
  ['fields that are not there', { a: undefined, b: true } as unknown as JsonObject],
])('writes an object with %s as JSON.stringify does', (_what, json) => {
  expect(piecesOf(json as JsonObject).join('')).toBe(JSON.stringify(json));
});

const half = '\ud83d';
const characters = ['a', '"', '\\', '\n', 'é', '字', '😀', half, `${half}😀`, '\ude00'];

test.each(characters)(
  'keeps the pieces of a long text short, and its characters together, where it repeats %j',
  (each) => {
    for (const shift of ['', 'x', 'xx']) {
      const text = shift + each.repeat(150_000);
      const pieces = piecesOf({ text, after: [1] });
      expect(pieces.join('')).toBe(JSON.stringify({ text, after: [1] }));
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(8 * pieceLength);
      expect(pieces.filter((piece) => !piece.isWellFormed())).toEqual([]);
    }
  },
);

test('writes a text that came in pieces as one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...characters), fc.nat(40_000)), { maxLength: 12 }), (parts) => {
      const whole = parts.map(([each, count]) => each.repeat(count)).join('');
      const grown = new GrowingText();
      for (const [each, count] of parts) grown.append(each.repeat(count));
      const json: JsonObject = { text: grown.value, list: [grown.value] };
      const expected = JSON.stringify({ text: whole, list: [whole] });
      expect(JSON.stringify(json) === expected).toBe(true);
      expect(piecesOf(json).join('') === expected).toBe(true);
      expect(String(grown) === whole).toBe(true);
      expect(grown).toHaveLength(whole.length);
    }),
    { numRuns: 50 },
  );
});

test('is a plain string while a text is short, or came at once', () => {
  const text = new GrowingText();
  expect(text.value).toBe('');
  text.append('Hello');
  expect(text.value).toBe('Hello');
  const long = new GrowingText();
  long.append('x'.repeat(1_000_000));
  expect(long.value).toBe('x'.repeat(1_000_000));
});

test('keeps what it gave when the text grows on', () => {
  const text = new GrowingText();
  for (let count = 0; count < 3; count++) text.append('x'.repeat(100_000));
  const before = text.value;
  text.append('y'.repeat(100_000));
  expect(JSON.stringify(before)).toBe(JSON.stringify('x'.repeat(300_000)));
});
