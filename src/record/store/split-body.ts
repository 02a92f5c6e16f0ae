import { appendAll } from '../../core/append-all.ts';
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

/** A body as far as it was scanned in search of its pieces. */
export interface BodyScan {
  spans: readonly BodySpan[];
  /** Its list of messages; absent where it has none, or several. */
  list?: MessageList;
}

/** Where the messages of a request are in its body, in bytes. */
export interface MessageList {
  /** Where the first message begins. */
  start: number;
  ends: readonly MessageEnd[];
}

/** Where a message ends: at its comma, or at the bracket that closes the list. */
export interface MessageEnd {
  at: number;
  /** The state of splitting there: how many spans there are, and where the next one begins. */
  spans: number;
  from: number;
}

/** The keys of lists of messages, in quotes, by protocol. */
const listKeys: readonly Buffer[] = ['"messages"', '"input"', '"contents"'].map((key) => Buffer.from(key));

/**
 * The pieces of a JSON body that other bodies are likely to contain too, in order; none where it is not JSON. An agent
 * sends its whole history with every turn: its arrays begin as they did before, and its long strings are unchanged in the
 * request of another protocol.
 *
 * Bodies are split where an element of an array ends, before the comma: the last element is then split off as it will be
 * when others follow. Elements are joined until they are long enough, and long strings are pieces of their own. What is
 * between the outermost arrays, and the short end of each, is in no piece.
 * @param earlier a scan of a body that begins with the same bytes, up to where its message at `index` ends: the scan
 *   continues there. The result is the same.
 */
export function scanBody(
  bytes: Buffer,
  earlier?: { list: MessageList; spans: readonly BodySpan[]; index: number },
): BodyScan {
  if (bytes.length < minPieceBytes || !isLikelyJson(bytes)) return { spans: [] };
  const scan = new BodyScanner(bytes, earlier);
  scan.run();
  return scan.result();
}

const backslash = 0x5c;

class BodyScanner {
  readonly #bytes: Buffer;
  readonly #splitter: BodySplitter;
  readonly #scanner: JsonScanner;
  /** For each open bracket, whether it is an array's. */
  readonly #open: boolean[] = [];
  #arrays = 0;
  #start: number | undefined;
  #ends: MessageEnd[] = [];
  #isInList = false;
  #lists = 0;
  /** The last string of the outermost object, and whether it is the key of a list of messages. */
  #lastString = { start: 0, end: 0 };
  #isListNext = false;

  constructor(bytes: Buffer, earlier: Parameters<typeof scanBody>[1]) {
    this.#bytes = bytes;
    const end = earlier?.list.ends[earlier.index];
    this.#splitter = new BodySplitter(bytes, earlier && end ? earlier.spans.slice(0, end.spans) : [], end?.from);
    this.#scanner = new JsonScanner(bytes, 'structure');
    if (!earlier || !end) return;
    this.#scanner.seek(end.at);
    this.#open.push(false, true);
    this.#arrays = 1;
    this.#start = earlier.list.start;
    this.#ends = earlier.list.ends.slice(0, earlier.index);
    this.#isInList = true;
    this.#lists = 1;
  }

  run(): void {
    const scanner = this.#scanner;
    const splitter = this.#splitter;
    for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
      const { start, end } = scanner;
      switch (token) {
        case jsonToken.string:
          if (end - start >= minStringBytes) splitter.addLongString(start, end);
          if (this.#open.length === 1) this.#lastString = { start, end };
          break;
        case jsonToken.colon:
          if (this.#open.length === 1) this.#isListNext = this.#isListKey();
          break;
        case jsonToken.openBrace:
          this.#open.push(false);
          break;
        case jsonToken.openBracket:
          this.#openArray(end);
          break;
        case jsonToken.closeBrace:
          this.#open.pop();
          break;
        case jsonToken.closeBracket:
          this.#closeArray(start);
          break;
        case jsonToken.comma:
          this.#endValue(start);
          break;
        default:
      }
    }
  }

  result(): BodyScan {
    const { spans } = this.#splitter;
    const isList = this.#lists === 1 && !this.#isInList && this.#start !== undefined;
    return { spans, ...(isList && { list: { start: this.#start ?? 0, ends: this.#ends } }) };
  }

  #isListKey(): boolean {
    const { start, end } = this.#lastString;
    // Written with an escape it may be the key of another list.
    if (this.#bytes.subarray(start, end).includes(backslash)) this.#lists += 2;
    return listKeys.some((key) => key.length === end - start && key.compare(this.#bytes, start, end) === 0);
  }

  #openArray(end: number): void {
    if (this.#arrays === 0) this.#splitter.beginOutermostArray(end);
    if (this.#open.length === 1 && this.#isListNext) {
      this.#start = end;
      this.#ends = [];
      this.#isInList = true;
      this.#lists += 1;
    }
    this.#open.push(true);
    this.#arrays += 1;
  }

  #closeArray(start: number): void {
    if (this.#isInList && this.#open.length === 2) {
      this.#endMessage(start);
      this.#isInList = false;
    }
    if (!this.#open.pop()) return;
    this.#arrays -= 1;
    this.#splitter.endElement(start);
    if (this.#arrays === 0) this.#splitter.endOutermostArray();
  }

  #endValue(start: number): void {
    if (this.#isInList && this.#open.length === 2) this.#endMessage(start);
    if (this.#open.length === 1) this.#isListNext = false;
    if (this.#open.at(-1)) this.#splitter.endElement(start);
  }

  #endMessage(at: number): void {
    const { spans, from } = this.#splitter;
    this.#ends.push({ at, spans: spans.length, from: from ?? at });
  }
}

class BodySplitter {
  readonly spans: BodySpan[];
  readonly #bytes: Buffer;
  /** Where the elements begin that are in no piece yet; undefined outside arrays. */
  #from: number | undefined;

  constructor(bytes: Buffer, spans: BodySpan[], from: number | undefined) {
    this.#bytes = bytes;
    this.spans = spans;
    this.#from = from;
  }

  get from(): number | undefined {
    return this.#from;
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
    appendAll(this.spans, splitText(this.#bytes, start, end));
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
