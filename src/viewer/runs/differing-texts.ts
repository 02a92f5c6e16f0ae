/** A text in three parts: what it has in common with another one, and in the middle what it has not. */
export interface MarkedText {
  before: string;
  differing: string;
  after: string;
}

/** Marks from the first word in which two texts differ to the last one; null where they are the same. */
export function markDifference(one: string, other: string): readonly [MarkedText, MarkedText] | null {
  if (one === other) return null;
  const [first, second] = [splitWords(one), splitWords(other)];
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start++;
  let end = 0;
  while (end < shorter - start && first[first.length - 1 - end] === second[second.length - 1 - end]) end++;
  const mark = (words: readonly string[]): MarkedText => ({
    before: words.slice(0, start).join(''),
    differing: words.slice(start, words.length - end).join(''),
    after: words.slice(words.length - end).join(''),
  });
  return [mark(first), mark(second)];
}

/** Words, each with the white space behind it: joined, they are the text. */
const splitWords = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];
