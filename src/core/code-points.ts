/**
 * A text up to the first half of a surrogate pair at its very end, and that half: it waits for the other, which
 * comes with the next fragment.
 */
export function splitTrailingSurrogate(text: string): { complete: string; half: string } {
  return endsInHalf(text) ? { complete: text.slice(0, -1), half: text.slice(-1) } : { complete: text, half: '' };
}

/** Whether a text ends in the first half of a surrogate pair. */
export function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
