/** In UTF-16 units. */
const maxSentence = 200;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Marks of Markdown around the text of a line, which say nothing without it. */
const marksOfLine = /^\s*(?:[-*+>#|]+|\d+[.)])\s+|\*\*|__|`/g;

/**
 * The last sentence of a text, without marks of Markdown and without what is no sentence: fences, code, lines of marks, and
 * tags; the last line of code where a text has nothing else. Null where it has no words.
 *
 * @example lastSentence('It works.\n```\nok\n```\n---') === 'It works.'
 */
export function lastSentence(text: string): string | null {
  const prose = text.replaceAll(/^ *(```|~~~)[^]*?(?:^ *\1[^\n]*$|$(?![^]))/gm, '\n');
  const line = lastLine(prose) ?? lastLine(text.replaceAll(/^ *(?:```|~~~).*$/gm, ''));
  const last = line?.split(/(?<=[.!?。！？])\s+/).findLast(hasWords);
  if (last === undefined) return null;
  return last.length > maxSentence ? `${last.slice(0, maxSentence - 1).toWellFormed()}…` : last;
}

const plainLines = (text: string): string[] =>
  text.split('\n').map((line) =>
    line
      .replaceAll(/<\/?[a-z][^<>]{0,100}>/gi, '')
      .replaceAll(marksOfLine, '')
      .trim(),
  );

const lastLine = (text: string): string | undefined => plainLines(text).findLast(hasWords);

/** The first line of a text that has words, without marks of Markdown; the text itself where none has any. */
export const firstLine = (text: string): string => plainLines(text).find(hasWords) ?? text;
