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

/** The row of a model table for a name: the exact one, else that with most literal characters; of equals the first. */
export const matchingRow = <Row extends { readonly pattern: string }>(
  rows: readonly Row[],
  name: string,
): Row | undefined =>
  rows.find(({ pattern }) => pattern === name) ??
  rows
    .filter(({ pattern }) => pattern.includes('*') && matchesPattern(pattern, name))
    .toSorted((one, other) => literals(other.pattern) - literals(one.pattern))[0];
