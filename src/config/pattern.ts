/** Whether `*` of the pattern, each standing for any characters, can make it the name. Linear per `*`. */
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

/** How many characters of a pattern stand for themselves: of two that match, the one with more says more. */
export const literals = (pattern: string): number => pattern.replaceAll('*', '').length;
