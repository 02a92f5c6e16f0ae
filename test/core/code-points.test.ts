import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTrailingSurrogate } from '../../src/core/code-points.ts';

test('the first half of a pair waits, and nothing else does', () => {
  expect(splitTrailingSurrogate('ab')).toEqual({ complete: 'ab', half: '' });
  expect(splitTrailingSurrogate('a👋')).toEqual({ complete: 'a👋', half: '' });
  expect(splitTrailingSurrogate('a\ud83d')).toEqual({ complete: 'a', half: '\ud83d' });
  expect(splitTrailingSurrogate('')).toEqual({ complete: '', half: '' });
});

test('fragments cut anywhere give back the text, each of them well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 3 }), (text, size) => {
      let said = '';
      let waiting = '';
      for (let at = 0; at < text.length; at += size) {
        const { complete: whole, half } = splitTrailingSurrogate(waiting + text.slice(at, at + size));
        expect(whole.isWellFormed()).toBe(true);
        said += whole;
        waiting = half;
      }
      expect(said + waiting).toBe(text);
    }),
  );
});
