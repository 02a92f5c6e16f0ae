import { describe, expect, test } from 'vitest';
import { SeamText, type ContinuationMethod } from '../../src/core/seam-text.ts';

interface Joined {
  text: string;
  removed: string;
  stopSequence: string | undefined;
}

function join(
  before: string,
  pieces: readonly string[],
  method: ContinuationMethod,
  stop: readonly string[] = [],
): Joined {
  const seam = new SeamText(before, { method, stop });
  let text = '';
  for (const piece of pieces) text += seam.push(piece);
  text += seam.end();
  return { text, removed: seam.removed, stopSequence: seam.stopSequence };
}

/** The result, which must be the same however the text is divided in two or into single units. */
function joinInAllCuts(
  before: string,
  after: string,
  method: ContinuationMethod,
  stop: readonly string[] = [],
): Joined {
  const whole = join(before, [after], method, stop);
  const cuts = Array.from({ length: after.length }, (_, cut) => [after.slice(0, cut), after.slice(cut)]);
  for (const pieces of [...cuts, after.split('')])
    expect({ pieces, ...join(before, pieces, method, stop) }).toEqual({ pieces, ...whole });
  return whole;
}

const sentence = 'The quick brown fox jumps over';

describe('an instructed continuation', () => {
  test.each([
    ['begins the answer again', sentence, `${sentence} the lazy dog.`, ' the lazy dog.'],
    ['repeats the end of the text', sentence, 'brown fox jumps over the lazy dog.', ' the lazy dog.'],
    ['only repeats', sentence, sentence, ''],
    ['goes on', sentence, ' the lazy dog.', ' the lazy dog.'],
    ['begins like the text, and goes on otherwise', sentence, 'The quick fox sleeps.', 'The quick fox sleeps.'],
    ['repeats a few characters', sentence, 'over the lazy dog.', 'over the lazy dog.'],
    ['ends within what may be a repetition', sentence, 'The quick', 'The quick'],
    ['continues a list of equal lines', '0, 0, 0, 0, 0, 0, 0, 0, ', '0, 0, 0, 0, 0, 0, 0, 1', '0, 0, 0, 0, 0, 0, 0, 1'],
    ['continues a very short text', 'ha', 'haha', 'haha'],
    ['is empty', sentence, '', ''],
  ])('that %s loses what it repeats, and nothing else', (_name, before, after, expected) => {
    const { text, removed } = joinInAllCuts(before, after, 'instruction');
    expect(text).toBe(expected);
    expect(removed + text).toBe(after);
  });
});

describe('a continuation of a prefill', () => {
  test.each([
    ['writes the space at its end again', 'Hello,\n\n', '\n\nWorld', 'World'],
    ['writes some of it again', 'Hello,\n\n', '\nWorld', 'World'],
    ['writes other space', 'Hello,\n', '  World', '  World'],
    ['writes none', 'Hello, ', 'World', 'World'],
    ['writes more', 'a\n', '\n\nb', '\nb'],
    ['repeats text on purpose', `${sentence}!`, `${sentence}!`, `${sentence}!`],
  ])('that %s joins without a gap', (_name, before, after, expected) => {
    expect(joinInAllCuts(before, after, 'prefill').text).toBe(expected);
  });
});

describe('a stop sequence of which the text so far has the beginning', () => {
  test.each([
    ['ends the answer', 'one\nEN', 'D and more', ['\nEND'], '', '\nEND'],
    ['does not end it where the rest differs', 'one\nEN', 'TER', ['\nEND'], 'TER', undefined],
    ['is the shorter of two', 'a<', '|im_end|>x', ['<|im_end|>x', '<|im'], '', '<|im'],
    ['is not one that is all in the continuation', 'one', '\nEND', ['\nEND'], '\nEND', undefined],
    ['ends within the possible beginning', 'one\nEN', '', ['\nEND!'], '', undefined],
    ['may still have come, when the text ends', 'one\nE', 'N', ['\nEND'], 'N', undefined],
  ])('%s', (_name, before, after, stop, expected, stopSequence) => {
    const joined = joinInAllCuts(before, after, 'repetition', stop);
    expect([joined.text, joined.stopSequence]).toEqual([expected, stopSequence]);
  });
});

test('ends at one of more stop sequences than a function has arguments', () => {
  const stop = Array.from({ length: 200_000 }, (_, index) => `<stop ${index}>`);
  const joined = join('The text so far ends with <stop 1', ['99999> and goes on'], 'instruction', stop);
  expect(joined).toMatchObject({ text: '', stopSequence: '<stop 199999>' });
});
