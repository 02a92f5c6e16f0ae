import { JsonScanner, jsonToken } from '../../core/json-scan.ts';

/** A piece of a body, from `start` to before `end`. */
export interface BodySpan {
  start: number;
  end: number;
}

/** Shorter elements of arrays cost more than they save. */
const minPieceBytes = 1024;
/** A string may be in three forms of its message: the client's, the one sent upstream, and Core. */
const minStringBytes = 512;
/** Longer strings are split again: a prompt that is one string grows by a turn per request. */
const minSplitTextBytes = 16 * 1024;
const minTextPieceBytes = 2048;
/** Text has a boundary every 4,096 bytes on average. */
const textBoundaryMask = 0xff_f0_00_00;
/** Text has a blank within so many bytes; without one it is data, which changes as a whole. */
const blankWindowBytes = 512;

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
  const scanner = new JsonScanner(bytes, 'structure');
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    const { start, end } = scanner;
    switch (token) {
      case jsonToken.string:
        if (end - start >= minStringBytes) splitter.addLongString(start, end);
        break;
      case jsonToken.openBrace:
        open.push(false);
        break;
      case jsonToken.openBracket:
        open.push(true);
        if (arrays === 0) splitter.beginOutermostArray(end);
        arrays += 1;
        break;
      case jsonToken.closeBrace:
        open.pop();
        break;
      case jsonToken.closeBracket:
        if (!open.pop()) break;
        arrays -= 1;
        splitter.endElement(start);
        if (arrays === 0) splitter.endOutermostArray();
        break;
      case jsonToken.comma:
        if (open.at(-1)) splitter.endElement(start);
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

/**
 * Splits long text at positions chosen by a hash of the last 32 bytes: equal passages are split alike, whatever
 * precedes them.
 */
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
