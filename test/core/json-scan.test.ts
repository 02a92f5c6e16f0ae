import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonScanner, jsonToken } from '../../src/core/json-scan.ts';

/** The tokens of a text that comes in these pieces; parts of one string or scalar are joined. */
function tokensOf(pieces: readonly (string | Buffer)[], tokens: 'all' | 'structure' | 'brackets'): string[] {
  const scanner = new JsonScanner('', tokens);
  const found: string[] = [];
  for (const piece of pieces) {
    let isCut = scanner.isInString;
    scanner.feed(piece);
    for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
      const text = piece.slice(scanner.start, scanner.end).toString('latin1' as never);
      if (isCut) found.push((found.pop() ?? '') + text);
      else found.push(text);
      isCut = false;
    }
  }
  return found;
}

const pattern = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\]:,]|[^{}[\]:," \t\r\n\u0080-\uffff]+/g;
const isWanted = {
  all: () => true,
  structure: (token: string) => /^["{}[\]:,]/.test(token),
  brackets: (token: string) => /^["{}[\]]/.test(token),
};

const noise = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', '1', 'e', ' ', '\n', 'ä') });
const texts = fc.oneof(
  fc.json(),
  noise,
  fc.array(fc.oneof(noise, fc.constant('"'), fc.constant('x'.repeat(60)))).map((all) => all.join('')),
);

describe.each(['all', 'structure', 'brackets'] as const)('a scanner of %s', (tokens) => {
  test('finds the same tokens in any text and in its bytes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const expected = (text.match(pattern) ?? []).filter(isWanted[tokens]);
        expect(tokensOf([text], tokens)).toEqual(expected);
        const bytes = Buffer.from(text);
        expect(tokensOf([bytes], tokens)).toEqual(expected.map((token) => Buffer.from(token).toString('latin1')));
      }),
    );
  });

  test('finds the same structure and strings when the text comes in pieces', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(200)), (text, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted((a, b) => a - b);
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        const isNoScalar = (token: string): boolean => isWanted.structure(token);
        expect(tokensOf(pieces, tokens).filter(isNoScalar)).toEqual(tokensOf([text], tokens).filter(isNoScalar));
      }),
    );
  });
});

test('takes linear time when strings hold many quotes and backslashes', () => {
  const started = performance.now();
  for (const text of [`"${'\\"'.repeat(1_000_000)}"`, `"${'\\\\'.repeat(1_000_000)}`, '"'.repeat(2_000_000)])
    for (const source of [text, Buffer.from(text)]) tokensOf([source], 'all');
  expect(performance.now() - started).toBeLessThan(20_000);
});
