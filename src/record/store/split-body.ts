import { JsonScanner, jsonToken } from '../../core/json-scan.ts';

/** A piece of a body, from `start` to before `end`. */
export interface BodySpan {
  start: number;
  end: number;
}

/** Shorter pieces cost more in the store than they save there. */
const minPieceBytes = 1024;
/** Strings longer than this are cut again: a prompt that is one string grows by a turn a request. */
const minSplitTextBytes = 16 * 1024;
const minTextPieceBytes = 2048;
/** How often a place in text is one to cut at: every 4,096 bytes. */
const textBoundaryMask = 0xff_f0_00_00;
/** Within so many bytes text has a blank; what has none is data, of which all changes at once. */
const blankWindowBytes = 512;

/**
 * The pieces of a JSON body that another body is likely to hold too, in their order; none where it is no JSON. An agent
 * sends its whole history with every turn: its arrays begin as they did before, and its long strings stand in another
 * protocol's request as they are.
 *
 * Cut is where an element of an array ends, before the comma: the last one is then cut as it will be when others follow.
 * Elements are taken together until they are long enough, and long strings are pieces of their own. What stands between
 * the outermost arrays, and the short end of each, is in no piece.
 */
export function splitBody(bytes: Buffer): BodySpan[] {
  const cutter = createBodySplitter(bytes);
  if (bytes.length < minPieceBytes || !isLikelyJson(bytes)) return cutter.spans;
  // Whether what is open at each depth is an array.
  const open: boolean[] = [];
  let arrays = 0;
  const scanner = new JsonScanner(bytes, 'structure');
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    const { start, end } = scanner;
    switch (token) {
      case jsonToken.string:
        if (end - start >= minPieceBytes) cutter.text(start, end);
        break;
      case jsonToken.openBrace:
        open.push(false);
        break;
      case jsonToken.openBracket:
        open.push(true);
        if (arrays === 0) cutter.begin(end);
        arrays += 1;
        break;
      case jsonToken.closeBrace:
        open.pop();
        break;
      case jsonToken.closeBracket:
        if (!open.pop()) break;
        arrays -= 1;
        cutter.boundary(start);
        if (arrays === 0) cutter.end();
        break;
      case jsonToken.comma:
        if (open.at(-1)) cutter.boundary(start);
        break;
      default:
    }
  }
  return cutter.spans;
}

interface BodySplitter {
  readonly spans: BodySpan[];
  /** An outermost array begins. */
  begin(at: number): void;
  /** An element ends here. */
  boundary(at: number): void;
  /** The outermost array ends: what is left of it is in no piece. */
  end(): void;
  /** A long string. */
  text(start: number, end: number): void;
}

function createBodySplitter(bytes: Buffer): BodySplitter {
  const spans: BodySpan[] = [];
  // Where the elements begin that are in no piece yet; undefined outside arrays.
  let from: number | undefined;
  return {
    spans,
    begin(at) {
      from = at;
    },
    boundary(at) {
      if (from === undefined || at - from < minPieceBytes) return;
      spans.push({ start: from, end: at });
      from = at;
    },
    end() {
      from = undefined;
    },
    text(start, end) {
      // However short: between two long strings it is the same in every turn.
      if (from !== undefined && start > from) spans.push({ start: from, end: start });
      spans.push(...splitText(bytes, start, end));
      if (from !== undefined) from = end;
    },
  };
}

function isLikelyJson(bytes: Buffer): boolean {
  const first = bytes.subarray(0, 64).toString('latin1').trimStart()[0];
  return first === '{' || first === '[';
}

/** Long text is cut where its last 32 bytes say so: equal passages are cut alike, whatever stands before them. */
function splitText(bytes: Buffer, start: number, end: number): BodySpan[] {
  if (end - start < minSplitTextBytes || !bytes.subarray(start, start + blankWindowBytes).includes(' '))
    return [{ start, end }];
  const spans: BodySpan[] = [];
  let from = start;
  let seen = 0;
  for (let at = start; at < end; at += 1) {
    seen = (seen << 1) + (rollingHashTable[bytes[at] ?? 0] ?? 0);
    if ((seen & textBoundaryMask) !== 0 || at + 1 - from < minTextPieceBytes) continue;
    spans.push({ start: from, end: at + 1 });
    from = at + 1;
  }
  if (from < end) spans.push({ start: from, end });
  return spans;
}

/** A number for each byte, its bits as if thrown: the rolling hash of "FastCDC" (Xia et al., USENIX ATC 2016). */
const rollingHashTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let bits = Math.imul(byte + 1, 0x9e37_79b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
});
