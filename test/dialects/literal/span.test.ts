import { describe, expect, it } from 'vitest';
import { createLiteralSpan } from '../../../src/dialects/literal/span.ts';

describe('the end of a literal', () => {
  const ends = (text: string, notation: { mark?: string; closer?: string }): { at: number; progress: string } => {
    const span = createLiteralSpan(notation);
    const at = span.consume(text, 0, true);
    return { at, progress: span.progress };
  };

  it.each(['(a=\')\', b="""(\n""", c=\'it\'s )\')', "(a=r'(' # :)\n)", '(((1)), [{}])', "(a='', b='')"])(
    'is the last bracket of %s',
    (text) => {
      expect(ends(`${text} tail)`, { closer: '```' })).toEqual({ at: text.length, progress: 'done' });
    },
  );

  it('is a closer outside of strings, and not one within a string', () => {
    expect(ends("(a='``` b'", { closer: '```' })).toEqual({ at: 10, progress: 'inside' });
    expect(ends('(a=1```', { closer: '```' })).toEqual({ at: 4, progress: 'closed' });
    expect(ends('{a:<|"|><e> x<|"|>,b:1<e>', { mark: '<|"|>', closer: '<e>' })).toEqual({ at: 22, progress: 'closed' });
  });

  it('is the closer within a string that was never closed, when the text ends after it', () => {
    expect(ends('{a:<|"|>x<e> \n', { mark: '<|"|>', closer: '<e>' })).toEqual({ at: 9, progress: 'closed' });
    expect(ends('{a:<|"|>x}<e>\nmore', { mark: '<|"|>', closer: '<e>' })).toEqual({ at: 10, progress: 'closed' });
    expect(ends('{a:<|"|>x<e>\nmore', { mark: '<|"|>', closer: '<e>' })).toMatchObject({ progress: 'inside' });
  });
});
