import { splitTrailingSurrogate } from './code-points.ts';
import type { Report } from './codec.ts';
import type { CoreCitation } from './types.ts';

/** The other kind of position for one that was given to `createOffsetLookup`. */
export type OffsetLookup = (byte: number) => number;

/** The range of a citation whose bounds are positions on the wire. An absent start is 0; without an end there is no range. */
export function rangeOf(
  start: number | null | undefined,
  end: number | null | undefined,
  unitAt: OffsetLookup,
): Pick<CoreCitation, 'at'> {
  return typeof end === 'number' ? { at: { start: unitAt(start ?? 0), end: unitAt(end) } } : {};
}

/**
 * Converts positions in a text, of bytes in its UTF-8 or of UTF-16 code units, to those of the other, in one pass whatever their
 * number. A position within a character counts as its end.
 */
export function createOffsetLookup(
  text: string,
  positions: readonly (number | null | undefined)[],
  from: 'bytes' | 'units',
): OffsetLookup {
  const wanted = [...new Set(positions.flatMap((each) => each ?? []))].toSorted((one, other) => one - other);
  const to = from === 'bytes' ? 'units' : 'bytes';
  const at = { bytes: 0, units: 0 };
  const found = new Map<number, number>();
  for (const each of wanted) {
    while (at[from] < each && at.units < text.length) {
      const point = text.codePointAt(at.units) ?? 0;
      at.bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      at.units += point < 0x10000 ? 1 : 2;
    }
    // Positions may lie beyond the end of a text that the vendor cut off.
    found.set(each, at[to] + Math.max(0, each - at[from]));
  }
  return (each) => found.get(each) ?? 0;
}

/** Whether a position of code units is between the two of one character, where no position of bytes is. */
export const isInsidePair = (text: string, unit: number): boolean =>
  splitTrailingSurrogate(text.slice(Math.max(0, unit - 1), unit)).half !== '' && unit < text.length;

/** Reports that a citation's range in `text`, of code units, is written in bytes as that of whole characters. */
export function reportWithinCharacter(
  citation: CoreCitation,
  at: CoreCitation['at'],
  text: string,
  report: Report,
): void {
  if (at && (isInsidePair(text, at.start) || isInsidePair(text, at.end)))
    report({ at: citation, field: 'at', what: 'a position within a character', instead: 'its end' });
}
