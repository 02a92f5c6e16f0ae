/** A piece of a body, from `start` to before `end`. */
export interface BodySpan {
  start: number;
  end: number;
}

/** Shorter pieces cost more than they save. */
const minPieceBytes = 1024;
/** Longer strings are split again: a prompt that is one string grows by a turn per request. */
const minSplitTextBytes = 16 * 1024;
const minTextPieceBytes = 2048;
/** Text has a boundary every 4,096 bytes on average. */
const textBoundaryMask = 0xff_f0_00_00;
/** Text has a blank within so many bytes; without one it is data, which changes as a whole. */
const blankWindowBytes = 512;

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * The pieces of a JSON body that other bodies are likely to contain too, in order; none where it is not JSON. An agent
 * sends its whole history with every turn: its arrays begin as they did before, and its long strings are unchanged in the
 * request of another protocol.
 *
 * Bodies are split where an element of an array ends, before the comma: the last element is then split off as it will be
 * when others follow. Elements are joined until they are long enough, and long strings are pieces of their own. What is
 * between the outermost arrays, and the short end of each, is in no piece.
 */
export function splitBody(bytes: Buffer): BodySpan[] {
  const splitter = new BodySplitter(bytes);
  if (bytes.length < minPieceBytes || !isLikelyJson(bytes)) return splitter.spans;
  // For each open bracket, whether it is an array's.
  const open: boolean[] = [];
  let arrays = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case quote: {
        const end = findStringEnd(bytes, at);
        if (end - at >= minPieceBytes) splitter.addLongString(at, end);
        at = end - 1;
        break;
      }
      case openBrace:
        open.push(false);
        break;
      case openBracket:
        open.push(true);
        if (arrays === 0) splitter.beginOutermostArray(at + 1);
        arrays += 1;
        break;
      case closeBrace:
        open.pop();
        break;
      case closeBracket:
        if (!open.pop()) break;
        arrays -= 1;
        splitter.endElement(at);
        if (arrays === 0) splitter.endOutermostArray();
        break;
      case comma:
        if (open.at(-1)) splitter.endElement(at);
        break;
      default:
    }
  }
  return splitter.spans;
}

class BodySplitter {
  readonly spans: BodySpan[] = [];
  readonly #bytes: Buffer;
  /** Where the elements begin that are in no piece yet; undefined outside arrays. */
  #from: number | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  beginOutermostArray(at: number): void {
    this.#from = at;
  }

  endElement(at: number): void {
    if (this.#from === undefined || at - this.#from < minPieceBytes) return;
    this.spans.push({ start: this.#from, end: at });
    this.#from = at;
  }

  endOutermostArray(): void {
    this.#from = undefined;
  }

  addLongString(start: number, end: number): void {
    // However short: between two long strings it is the same in every turn.
    if (this.#from !== undefined && start > this.#from) this.spans.push({ start: this.#from, end: start });
    this.spans.push(...splitText(this.#bytes, start, end));
    if (this.#from !== undefined) this.#from = end;
  }
}

function isLikelyJson(bytes: Buffer): boolean {
  const first = bytes.subarray(0, 64).toString('latin1').trimStart()[0];
  return first === '{' || first === '[';
}

/** The offset after the closing quote of the string that begins at `start`; the end of the bytes where it has none. */
function findStringEnd(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === quote) return at + 1;
  }
  return bytes.length;
}

/** Splits long text where a hash of the last 32 bytes says so: equal passages are split alike, whatever precedes them. */
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

/** A pseudo-random number for each byte, for the rolling hash of "FastCDC" (Xia et al., USENIX ATC 2016). */
const rollingHashTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let bits = Math.imul(byte + 1, 0x9e37_79b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
});
