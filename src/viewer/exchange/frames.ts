import { placeOfPointer, scanJson } from './json-tree.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Where the frames of a stream end: behind the blank line of server-sent events, or behind each line. */
export function findFrameEnds(bytes: Uint8Array, form: 'sse' | 'ndjson'): number[] {
  const ends: number[] = [];
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    const before = bytes[at - 1] === carriageReturn ? at - 2 : at - 1;
    if (form === 'ndjson' || bytes[before] === lineFeed || at === 0) ends.push(at + 1);
  }
  if ((ends.at(-1) ?? 0) < bytes.length) ends.push(bytes.length);
  return ends;
}

/** Where the data of a frame begin and end: of the first `data:` line, or of all of it. */
export function findFrameData(bytes: Uint8Array, from: number, to: number): { from: number; to: number } {
  const text = new TextDecoder('latin1').decode(bytes.subarray(from, to));
  const [line, prefix = ''] = /^(data:[ ]?)[^\n]*/m.exec(text) ?? [];
  if (line === undefined) return { from, to };
  const start = from + text.indexOf(line);
  return { from: start + prefix.length, to: start + line.length };
}

/** The first byte of a value in the first frame that has it; null where none has. */
export function findInFrames(bytes: Uint8Array, form: 'sse' | 'ndjson', pointer: string): number | null {
  if (pointer === '') return null;
  let from = 0;
  for (const end of findFrameEnds(bytes, form)) {
    const data = findFrameData(bytes, from, end);
    from = end;
    const scanned = scanJson(bytes, data.from, data.to);
    const place = 'what' in scanned ? null : placeOfPointer(scanned, bytes, pointer);
    if (place !== null) return place;
  }
  return null;
}
