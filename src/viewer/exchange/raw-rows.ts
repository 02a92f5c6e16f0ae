/** Where the rows of a body begin and end: row N is from `ends[N - 1]` (0 for the first) to `ends[N]`. */
export type RowEnds = Uint32Array;

const lineFeed = 0x0a;
/** Longer lines are several rows, in bytes. */
const maxRowBytes = 160;
export const hexRowBytes = 16;

/** The rows of a text: its lines, cut after some bytes, never within a character. */
export function findRows(bytes: Uint8Array): RowEnds {
  let ends = new Uint32Array(Math.ceil(bytes.length / 40) + 16);
  let count = 0;
  let start = 0;
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] !== lineFeed && index - start < maxRowBytes) continue;
    // A byte of 10xxxxxx continues a character.
    if (bytes[index] !== lineFeed && ((bytes[index] ?? 0) & 0xc0) === 0x80 && index - start < maxRowBytes + 4) continue;
    if (count + 2 >= ends.length) {
      const longer = new Uint32Array(ends.length * 2);
      longer.set(ends);
      ends = longer;
    }
    const end = bytes[index] === lineFeed ? index + 1 : index;
    ends[count++] = end;
    start = end;
  }
  if (start < bytes.length || bytes.length === 0) ends[count++] = bytes.length;
  return ends.subarray(0, count);
}

/** The index of the row that has this byte. */
export function rowAt(ends: RowEnds, position: number): number {
  let [low, high] = [0, Math.max(0, ends.length - 1)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of a row, without its line feed. */
export function textOfRow(bytes: Uint8Array, ends: RowEnds, index: number): string {
  const end = ends[index] ?? bytes.length;
  return decoder.decode(bytes.subarray(index === 0 ? 0 : ends[index - 1], bytes[end - 1] === lineFeed ? end - 1 : end));
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
