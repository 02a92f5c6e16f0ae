import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonSpan } from '../../../src/dialects/json/span.ts';

/** Where the value ends that `text` begins with, and how it looked; fed in pieces of `length` units. */
function spanOf(text: string, length = text.length) {
  const span = createJsonSpan();
  let read = 0;
  for (let from = 0; from < text.length && span.progress !== 'done'; from += length) {
    const piece = text.slice(from, from + length);
    // It stops where it becomes loose.
    let at = span.consume(piece, 0);
    if (at < piece.length && span.form === 'loose') at = span.consume(piece, at);
    read = from + at;
  }
  return { end: read, progress: span.progress, form: span.form };
}

describe('the span of a JSON value', () => {
  it('ends after any object, whatever follows, in any cut', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.constantFrom(undefined, 1, 2),
        fc.string(),
        fc.integer({ min: 1, max: 5 }),
        (value, indent, behind, length) => {
          const text = JSON.stringify(value, null, indent);
          expect(spanOf(text + behind, length)).toEqual({ end: text.length, progress: 'done', form: 'strict' });
        },
      ),
    );
  });

  it('is strict exactly for what JSON.parse accepts', () => {
    const unit = fc.constantFrom(...'{}[]":,\\ \n-0123456789.eEtrufalsn'.split(''), 'true', 'null', '"a"', '{"a":1}');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), (units) => {
        const text = `{"a":${units.join('')}}`;
        const { end, progress, form } = spanOf(text);
        const isSpan = progress === 'done' && form === 'strict';
        expect(isSpan ? parses(text.slice(0, end)) : parses(text)).toBe(isSpan);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ["{'a': 'it''s'} rest", "{'a': 'it''s'}"],
    ['{"a": "he said "no" to it", "b": 1} rest', '{"a": "he said "no" to it", "b": 1}'],
    ['{"a": "two\nlines }"} rest', '{"a": "two\nlines }"}'],
    ['{"a": [1, 2} rest', '{"a": [1, 2}'],
    ['{a: 1, b: {c: 2},} rest', '{a: 1, b: {c: 2},}'],
    ['{"a": True} rest', '{"a": True}'],
    ['{"a": "\\x"} rest', '{"a": "\\x"}'],
  ])('of %j, which is not JSON, ends where a reader expects it', (text, value) => {
    for (const length of [1, 3, text.length])
      expect(spanOf(text, length)).toEqual({ end: value.length, progress: 'done', form: 'loose' });
  });

  it('stops at stop units, also in strings', () => {
    const span = createJsonSpan('<');
    const text = '{"a": "x < y"} ';
    expect(span.consume(text, 0)).toBe(text.indexOf('<'));
    expect(span.isInString).toBe(true);
    span.pass(text.charCodeAt(text.indexOf('<')));
    expect(span.consume(text, text.indexOf('<') + 1)).toBe(text.indexOf('}') + 1);
    expect(span.progress).toBe('done');
  });

  it('becomes loose at a stop outside of strings', () => {
    const span = createJsonSpan('<');
    expect(span.consume('{"a": <', 0)).toBe(6);
    expect(span.form).toBe('strict');
    span.pass('<'.charCodeAt(0));
    expect(span.form).toBe('loose');
  });

  it('has not begun while only white space came', () => {
    const span = createJsonSpan();
    span.consume(' \n', 0);
    expect(span.progress).toBe('before');
    span.consume('{', 0);
    expect(span.progress).toBe('inside');
  });

  it('holds a million brackets', () => {
    expect(spanOf('['.repeat(1_000_000) + ']'.repeat(1_000_000))).toEqual({
      end: 2_000_000,
      progress: 'done',
      form: 'strict',
    });
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
