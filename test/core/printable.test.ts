import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeJsonStrings, toOneLine, escapeControls, escapeJsonControls } from '../../src/core/printable.ts';
import { terminalControls } from '../support/terminal.ts';

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\\', '"', '/', 'u', 'x', 'a', '😀', '\ud800', '\u061c', '\u200f', '\u202e', '\u2028', '\u2069'),
    fc.integer({ min: 0, max: 0xa0 }).map((code) => String.fromCharCode(code)),
  ),
});

describe('text for a terminal', () => {
  test.each([
    ['an escape sequence', '\u001b[31mred', '\\x1b[31mred'],
    ['the title of a window (OSC)', '\u001b]0;mine\u0007', '\\x1b]0;mine\\x07'],
    ['a sequence that begins with one character of C1', '\u009b2J', '\\x9b2J'],
    ['a line that writes over itself', 'all is lost\rall is well', 'all is lost\\x0dall is well'],
    ['text that runs backwards', 'gnp.\u202eexe', 'gnp.\\u202eexe'],
    ['isolates', '\u2066a\u2069', '\\u2066a\\u2069'],
    ['DEL and NUL', '\u007f\u0000', '\\x7f\\x00'],
  ])('shows %s', (_name, text, shown) => {
    expect(escapeControls(text)).toBe(shown);
  });

  test('keeps everything else, tabs and lines too', () => {
    const text = 'a\tb\nçé 東京 😀 \u200d شكرا ← “x” \u00a0';
    expect(escapeControls(text)).toBe(text);
    expect(toOneLine(' a\tb\n c ')).toBe('a b c');
  });

  test('holds nothing that is obeyed, whatever it was', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeControls(text)).not.toMatch(terminalControls);
        expect(toOneLine(text)).not.toMatch(/[\t\n]/);
      }),
    );
  });
});

describe('JSON for a terminal', () => {
  test('shows the same text, without control sequences', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, hostile), (value) => {
        const json = escapeJsonControls(JSON.stringify(value, null, 2));
        expect(json).not.toMatch(terminalControls);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('has strings that are printable once they are read', () => {
    fc.assert(
      fc.property(hostile, hostile, (key, text) => {
        const [[readKey, readText] = ['', '']] = Object.entries(
          JSON.parse(escapeJsonStrings(JSON.stringify({ [`k${key}`]: text }))) as Record<string, string>,
        );
        expect([readKey, readText]).toEqual([escapeControls(`k${key}`), escapeControls(text)]);
      }),
    );
  });
});
