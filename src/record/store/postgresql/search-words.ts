/**
 * The words of a text as SQLite's index has them (`unicode61 remove_diacritics 2`): runs of letters and digits, in lower case,
 * without diacritics. PostgreSQL's own parser would keep paths and addresses whole.
 */
const listWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{Co}]+/gu) ?? [];

/** PostgreSQL takes no longer words, in bytes, and no later positions. */
const maxWordBytes = 2_000;
const maxPosition = 16_383;

/** The words of a text and their positions, as the text of a `tsvector`. */
export function toSearchVector(text: string): string {
  const positions = new Map<string, number[]>();
  for (const [index, word] of listWords(text).entries()) {
    if (index >= maxPosition) break;
    const key = truncateWord(word);
    const found = positions.get(key);
    // PostgreSQL keeps so many positions of a word.
    if (!found) positions.set(key, [index + 1]);
    else if (found.length < 255) found.push(index + 1);
  }
  return [...positions].map(([word, at]) => `'${word}':${at.join()}`).join(' ');
}

/** A phrase whose last word may be the beginning of one, as the text of a `tsquery`; null where it has no word. */
export function toSearchQuery(phrase: string): string | null {
  const words = listWords(phrase).map(truncateWord);
  return words.length === 0 ? null : `${words.map((word) => `'${word}'`).join(' <-> ')}:*`;
}

const truncateWord = (word: string): string =>
  Buffer.byteLength(word) <= maxWordBytes
    ? word
    : Buffer.from(word)
        .subarray(0, maxWordBytes)
        .toString()
        .replace(/\uFFFD$/, '');
