import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createControlTokenEscaper } from '../../../src/dialects/prompt/control-tokens.ts';

test('a token gets a joiner after its first character at any position', () => {
  const neutralised = createControlTokenEscaper(['<|call|>', '[ARGS]']);
  expect(neutralised('a<|call|>b[ARGS]<|call|>')).toBe('a<\u200d|call|>b[\u200dARGS]<\u200d|call|>');
});

test('text that only looks like a token stays as it is', () => {
  const text = '<|calls|> [ARG] abc \\d';
  expect(createControlTokenEscaper(['<|call|>', '[ARGS]', '.+', '\\w'])(text)).toBe(text);
});

test('of tokens that overlap none is left', () => {
  expect(createControlTokenEscaper(['<|a', '|a>'])('<|a>')).toBe('<\u200d|\u200da>');
});

test('without tokens the text is unchanged', () => {
  expect(createControlTokenEscaper([])('<|call|>')).toBe('<|call|>');
});

test('no token is left in any text, and what is taken away again gives the text', () => {
  const tokens = ['<<', '<|', '|>', '<|a|>', '▁｜', '[a]', '-a', '^$'];
  const neutralised = createControlTokenEscaper(tokens);
  const piece = fc.constantFrom(...tokens, '<', '|', '>', 'a', '[', ']', '▁', '｜', '-', '^', '$', '😀');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const made = neutralised(text);
      expect(tokens.filter((token) => made.includes(token))).toEqual([]);
      expect(made.replaceAll('\u200d', '')).toBe(text);
      expect(neutralised(made)).toBe(made);
    }),
  );
});
