import { expect, test } from 'vitest';
import { documentText } from '../../src/core/stand-ins.ts';

test.each([
  [{ title: 'T', context: 'C' }, 'text', 'T\n\nC\n\ntext'],
  [{ title: '', context: 'C' }, undefined, 'C'],
  [{}, 'text', 'text'],
  [{}, '', ''],
])('a document in words: %j %j', (document, text, told) => {
  expect(documentText(document, text)).toBe(told);
});
