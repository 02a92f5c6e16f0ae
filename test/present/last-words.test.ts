import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLine, lastSentence } from '../../src/present/last-words.ts';

test.each<[string, string | null]>([
  ['It works.\n```\nok\n```\n---', 'It works.'],
  ['All done. The test passes now.', 'The test passes now.'],
  ['**Done.**\n\n- one\n- two items\n', 'two items'],
  ['## Result\n\n> It is `round`.\n\n***', 'It is round.'],
  ['It works.\n</answer>', 'It works.'],
  ['An open fence:\n```js\nfoo()', 'An open fence:'],
  ['```js\nfoo()\n```', 'foo()'],
  ['```\n```\n---', null],
  ['', null],
])('the last sentence of %j is %j', (text, last) => {
  expect(lastSentence(text)).toBe(last);
});

test.each([
  ['The file has **one** line.', 'The file has one line.'],
  ['\n---\n## Result\nIt works.', 'Result'],
  ['***', '***'],
])('the first line of %j is %j', (text, first) => {
  expect(firstLine(text)).toBe(first);
});

test('a last sentence is never a mark alone', () => {
  const piece = fc.constantFrom(
    '```',
    '\n',
    '---',
    '# ',
    '- ',
    '> ',
    '**',
    'word',
    '. ',
    '<b>',
    '</b>',
    '|',
    '~~~',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      expect(lastSentence(text) ?? 'none').toMatch(/[\p{L}\p{N}]/u);
      expect(lastSentence(`${text}\nEnd here.`)).not.toBeNull();
    }),
  );
});
