/**
 * A text up to the first half of a surrogate pair at its very end, and that half: it waits for the other, which
 * comes with the next fragment.
 */
export function splitTrailingSurrogate(text: string): { complete: string; half: string } {
  const last = text.charCodeAt(text.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return isHalf ? { complete: text.slice(0, -1), half: text.slice(-1) } : { complete: text, half: '' };
}
