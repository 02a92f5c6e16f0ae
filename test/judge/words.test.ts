import { expect, test } from 'vitest';
import { wordsOf } from '../../src/judge/words.ts';

test.each([
  ['quotes and escapes do not matter', String.raw`{"path":"a\\nb"} \u0041 \\\\u0042`, ['path', 'a', 'b', 'A', 'B']],
  ['numbers are read as JSON writes them', '1.0 and 1e3', ['1', 'and', '1000']],
  ['literals of Python are those of JSON', 'True None', ['true', 'null']],
])('words: %s', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('words of a long run of backslashes are found in linear time', { timeout: 10_000 }, () => {
  expect(wordsOf(`${'\\'.repeat(1_000_000)} end`)).toEqual(['end']);
});
