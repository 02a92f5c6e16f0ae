/** Where the rows of a body begin and end: row N is from `ends[N - 1]` (0 for the first) to `ends[N]`. */
export type RowEnds = Uint32Array;

const [tab, lineFeed] = [0x09, 0x0a];
const tabColumns = 8;
/** Characters from this first byte of UTF-8 on are mostly twice as wide (Unicode Standard Annex 11). */
const firstWideLead = 0xe3;
/** Where lines are not wrapped: longer ones are several rows even so. */
export const unwrappedColumns = 4096;
export const hexRowBytes = 16;

interface RowOptions {
  /** How wide a row may be, in columns of a fixed-width font. */
  columns?: number;
  /** Bytes behind which a row ends too, ascending. */
  boundaries?: readonly number[];
  /** An empty line is the end of the row before it, as it ends an event of a stream. */
  joinsEmptyLines?: boolean;
}

/** The rows of a text: its lines, cut where they are too wide, there never within a character. */
export function findRows(
  bytes: Uint8Array,
  { columns = 160, boundaries = [], joinsEmptyLines = false }: RowOptions = {},
): RowEnds {
  let ends = new Uint32Array(Math.ceil(bytes.length / 40) + 16);
  let count = 0;
  let start = 0;
  let width = 0;
  let boundary = 0;
  const add = (end: number): void => {
    if (count === ends.length) {
      const longer = new Uint32Array(ends.length * 2);
      longer.set(ends);
      ends = longer;
    }
    ends[count++] = end;
    start = end;
    width = 0;
  };
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (index === boundaries[boundary] && index > start) add(index);
    while ((boundaries[boundary] ?? Infinity) <= index) boundary++;
    // A byte of 10xxxxxx continues a character.
    if ((byte & 0xc0) !== 0x80) {
      const added = widthOf(byte);
      if (width > 0 && width + added > columns) add(index);
      width += added;
    }
    if (byte !== lineFeed) continue;
    if (joinsEmptyLines && index === start && count > 0) start = ends[count - 1] = index + 1;
    else add(index + 1);
  }
  if (start < bytes.length || bytes.length === 0) add(bytes.length);
  return ends.subarray(0, count);
}

/** The columns of a character, by its first byte. */
function widthOf(byte: number): number {
  if (byte === lineFeed) return 0;
  if (byte === tab) return tabColumns;
  return byte >= firstWideLead ? 2 : 1;
}

/** The index of the row that has this byte. */
export function rowAt(ends: ArrayLike<number>, position: number): number {
  let [low, high] = [0, Math.max(0, ends.length - 1)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of a row, without the line feeds at its end. */
export function textOfRow(bytes: Uint8Array, ends: RowEnds, index: number): string {
  const from = index === 0 ? 0 : (ends[index - 1] ?? 0);
  let end = ends[index] ?? bytes.length;
  while (end > from && bytes[end - 1] === lineFeed) end--;
  return decoder.decode(bytes.subarray(from, end));
}

/** A row of a hex dump: bytes in pairs of digits, and the printable ones of ASCII as text. */
export function hexOfRow(bytes: Uint8Array, index: number): { digits: string; text: string } {
  const row = bytes.subarray(index * hexRowBytes, (index + 1) * hexRowBytes);
  const digits = Array.from(row, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const text = Array.from(row, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('');
  return { digits, text };
}

/** Where a text occurs in a body, in bytes: at most so many places. */
export function findOccurrences(bytes: Uint8Array, text: string, max = 10_000): number[] {
  const needle = new TextEncoder().encode(text);
  const [first] = needle;
  const found: number[] = [];
  if (first === undefined) return found;
  for (let at = bytes.indexOf(first); at !== -1 && found.length < max; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < needle.length && bytes[at + length] === needle[length]) length++;
    if (length === needle.length) found.push(at);
  }
  return found;
}
