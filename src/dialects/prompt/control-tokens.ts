/** What breaks a token and is not seen: ZERO WIDTH JOINER. */
export const joiner = '\u200d';

/**
 * Makes control tokens harmless in texts that others wrote, so that nobody but the prompt's own writer opens a turn or a
 * call in it: a token gets a joiner behind its first character. The same text always becomes the same, and text without
 * control tokens stays as it is.
 * @param tokens each of two characters or more
 */
export function createControlTokenEscaper(tokens: readonly string[]): (text: string) => string {
  if (tokens.length === 0) return (text) => text;
  // Of each token only the first character is eaten, so that of two that overlap both are found.
  const patterns = tokens.map((token) => `${literally(token.slice(0, 1))}(?=${literally(token.slice(1))})`);
  const starts = new RegExp(patterns.join('|'), 'g');
  return (text) => text.replace(starts, `$&${joiner}`);
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
