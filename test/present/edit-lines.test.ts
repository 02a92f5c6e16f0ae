import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countEdits, editLines } from '../../src/present/edit-lines.ts';

const lines = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
  .map((some) => `${some.join('\n')}\n`);

test('a difference has all lines of both texts, in their order, and marks no more than it must', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = editLines(before, after);
      const textOf = (kind: 'removed' | 'added'): string =>
        found.flatMap((line) => (line.kind === 'same' || line.kind === kind ? [`${line.text}\n`] : [])).join('');
      expect([textOf('removed'), textOf('added')]).toEqual([before, after]);
      if (before === after) expect(countEdits(found)).toEqual({ added: 0, removed: 0 });
    }),
  );
});

test('lines that moved between others are found, and long texts are replaced', () => {
  expect(countEdits(editLines('a\nb\nc', 'a\nx\nb\ny\nc'))).toEqual({ added: 2, removed: 0 });
  const many = (mark: string): string => Array.from({ length: 600 }, (_, line) => `${mark}${line}`).join('\n');
  expect(countEdits(editLines(many('a'), many('b')))).toEqual({ added: 600, removed: 600 });
});
