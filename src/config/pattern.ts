/** Whether a pattern, in which `*` matches any characters, matches a name. Linear per `*`. */
export function matchesPattern(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === pattern;
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const piece of rest) {
    const at = name.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return name.length - last.length >= from && name.endsWith(last);
}

/** The number of literal characters: the more, the more specific is the pattern. */
export const literals = (pattern: string): number => pattern.replaceAll('*', '').length;
