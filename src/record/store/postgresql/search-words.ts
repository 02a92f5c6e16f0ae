/** The diacritics that SQLite's index leaves out; other marks end a word there, as in Hindi and Thai. */
const diacritics = /[\u0300-\u0304\u0306-\u030C\u030F\u0311\u031B\u0323-\u0328\u032D\u032E\u0330\u0331]/;
/** A Latin letter with its marks. The marks of other scripts distinguish their letters. */
const latinWithMarks = /^([a-z])\p{M}+$/iu;

function foldCharacter(character: string): string {
  if (diacritics.test(character)) return '';
  const base = latinWithMarks.exec(character.normalize('NFD'))?.[1];
  if (base !== undefined) return base.toLowerCase();
  // By its upper case, so that both small sigmas are one letter; ß has two letters in upper case, and stays.
  const upper = character.toUpperCase();
  const folded = upper.length === character.length ? upper.toLowerCase() : character;
  return character === 'ı' ? character : folded;
}

/**
 * The words of a text as SQLite's index has them (`unicode61 remove_diacritics 2`): runs of letters and digits, in lower case,
 * without diacritics of Latin letters. PostgreSQL's own parser would keep paths and addresses whole.
 */
const listWords = (text: string): string[] =>
  text
    .toWellFormed()
    .toLowerCase()
    .replaceAll(/[^\0-\x7F]/gu, foldCharacter)
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
