import { expect, test } from 'vitest';
import { applyMutation, chooseSample, findMutations } from '../../scripts/mutations/mutate.ts';

const mutants = (source: string): string[] => findMutations(source).map((mutation) => applyMutation(source, mutation));

test.each([
  ['drops a field', 'const a = { b, c: d };', ['const a = { ...{}, c: d };', 'const a = { b, ...{} };']],
  ['drops a spread', 'const a = { ...(b && c) };', ['const a = { ...{} };']],
  ['negates a condition', 'if (a) b;', ['if (!(a)) b;', 'if (a) ;']],
  ['negates the condition of a choice', 'const a = b ? c : d;', ['const a = !(b) ? c : d;']],
  ['removes a statement', 'report(a);', [';']],
  ['changes a number', 'const a = 2;', ['const a = (2 + 1);']],
  ['changes a string', "const a = 'b';", ["const a = 'mutated';"]],
  ['changes a boolean', 'const a = true;', ['const a = false;']],
  ['leaves types alone', "type A = 'b' | 2; interface C { d: true }", []],
  ['leaves imports alone', "import { a } from 'b';", []],
])('%s', (_, source, expected) => {
  expect(mutants(source)).toEqual(expected);
});

test('names the line and the mutation', () => {
  expect(findMutations('\n\nif (a) { }')).toEqual([
    { start: 6, end: 7, replacement: '!(a)', line: 3, what: 'negate a' },
  ]);
});

test('chooses the same sample for the same seed, in order', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const sample = chooseSample(all, 5, 7);
  expect(sample).toHaveLength(5);
  expect(sample).toEqual(sample.toSorted((one, other) => one - other));
  expect(chooseSample(all, 5, 7)).toEqual(sample);
  expect(chooseSample(all, 5, 8)).not.toEqual(sample);
});
