/** ZERO WIDTH JOINER, which breaks a token invisibly. */
export const joiner = '\u200d';

/**
 * Creates a function that escapes control tokens in content, so that content cannot open a turn or a call: a joiner is
 * inserted after the first character of each token. Deterministic. Text without control tokens is unchanged.
 * @param tokens each of two characters or more
 */
export function createControlTokenEscaper(tokens: readonly string[]): (text: string) => string {
  if (tokens.length === 0) return (text) => text;
  // Only the first character of a token is matched, so that overlapping tokens are both found.
  const patterns = tokens.map((token) => `${literally(token.slice(0, 1))}(?=${literally(token.slice(1))})`);
  const starts = new RegExp(patterns.join('|'), 'g');
  return (text) => text.replace(starts, `$&${joiner}`);
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
