import { appendAll } from '../../core/append-all.ts';
import { parseJson } from '../../core/json.ts';
import { JsonScanner, jsonToken } from '../../core/json-scan.ts';

/** The position of a string value in a body, in bytes, quotes included. */
export interface ByteSpan {
  start: number;
  end: number;
}

/** What one pass over the bytes of a JSON object finds, without parsing it. */
export interface BodyScan {
  /** The deepest nesting of arrays and objects. */
  depth: number;
  /** The last top-level value of the key, which `JSON.parse` would use, if it is a string. */
  value: ByteSpan | undefined;
  /** Whether a number has more digits than a double holds exactly, or an exponent. */
  hasLongNumber: boolean;
  /** The first two top-level keys that equal the key but for upper and lower case. */
  keys: readonly ByteSpan[];
  /** Where text begins that follows the first JSON value: not white space. */
  restStart: number | undefined;
  /** Whether the text ends within an object or array, or is neither. */
  isCut: boolean;
  /** Absent unless requested, or where a key is not certain: it comes twice, or has escapes. */
  layout?: BodyLayout;
}

/** Where the top-level values of a JSON object are, and the elements of its list of messages. */
export interface BodyLayout {
  /** By key. A span includes white space around the value. */
  values: ReadonlyMap<string, ByteSpan>;
  list: ElementSpans | undefined;
}

/** The list of messages: the last top-level value that is a list and has one of their keys. */
export interface ElementSpans {
  key: string;
  /** Where the first element begins. */
  start: number;
  /** Where each ends: at its comma, or at the bracket that closes the list. */
  ends: readonly number[];
}

/** The place in the list of messages, between two elements, up to which another body is the same. */
export interface ScannedBeginning {
  scan: BodyScan & { layout: { list: ElementSpans } };
  /** How many elements are the same: not 0. */
  count: number;
}

interface ScanOptions {
  withLayout?: boolean;
  /** The body begins with these bytes of another one, which is JSON: they are not scanned again. */
  beginning?: ScannedBeginning | undefined;
}

const backslash = 0x5c;

/** A double holds 15 decimal digits exactly. */
const safeDigits = 15;

/**
 * Scans a JSON text once, before it is parsed: `JSON.parse` accepts a depth at which the code after it would overflow the
 * stack. The result for a text that is not JSON is arbitrary, as parsing rejects it.
 */
export function scanBody(bytes: Buffer, key: string, { withLayout = false, beginning }: ScanOptions = {}): BodyScan {
  const quotedKey = Buffer.from(JSON.stringify(key));
  const scanner = new JsonScanner(bytes, 'all');
  const layout = withLayout ? new LayoutRecorder(bytes, beginning) : undefined;
  let depth = 0;
  let maxDepth = 0;
  let value: ByteSpan | undefined;
  // At depth 1: the span of a string that may be a key.
  let pendingKey: ByteSpan | undefined;
  let isKeyMatched = false;
  let hasLongNumber = false;
  const keys: ByteSpan[] = [];
  let restStart: number | undefined;
  if (beginning) {
    const { list } = beginning.scan.layout;
    scanner.end = list.ends[beginning.count - 1] ?? 0;
    depth = 2;
    maxDepth = beginning.scan.depth;
    value = isBefore(beginning.scan.value, list) ? beginning.scan.value : undefined;
    appendAll(
      keys,
      beginning.scan.keys.filter((span) => isBefore(span, list)),
    );
  }
  let token = scanner.next();
  for (; token !== jsonToken.none && restStart === undefined; token = scanner.next()) {
    const { start, end } = scanner;
    switch (token) {
      case jsonToken.scalar:
        hasLongNumber ||= isLongNumber(bytes, start, end);
        break;
      case jsonToken.string:
        if (depth !== 1) break;
        if (isKeyMatched) value = { start, end };
        pendingKey = { start, end };
        isKeyMatched = false;
        break;
      case jsonToken.colon:
        isKeyMatched = false;
        if (depth !== 1 || !pendingKey) break;
        isKeyMatched = isSameText(bytes.subarray(pendingKey.start, pendingKey.end), quotedKey);
        if (isKeyMatched) value = undefined;
        if (keys.length < 2 && (isKeyMatched || isSameButForCase(bytes, pendingKey, key))) keys.push(pendingKey);
        layout?.beginValue(pendingKey, end);
        break;
      case jsonToken.openBrace:
      case jsonToken.openBracket:
        isKeyMatched = false;
        if (depth === 1 && token === jsonToken.openBracket) layout?.beginList(end);
        if (++depth > maxDepth) maxDepth = depth;
        break;
      case jsonToken.closeBrace:
      case jsonToken.closeBracket:
        depth--;
        if (depth === 1) layout?.endList(start);
        else if (depth === 0) layout?.endValue(start);
        if (depth <= 0) restStart = findText(bytes, end);
        break;
      default:
        if (depth === 2) layout?.endElement(start);
        if (depth !== 1) break;
        pendingKey = undefined;
        layout?.endValue(start);
    }
  }
  const found = layout?.result;
  const isCut = depth > 0 || maxDepth === 0;
  return { depth: maxDepth, value, hasLongNumber, keys, restStart, isCut, ...(found && { layout: found }) };
}

/** The keys of lists of messages, by protocol. */
const listKeys = ['messages', 'input', 'contents'];

class LayoutRecorder {
  readonly #bytes: Buffer;
  readonly #values = new Map<string, ByteSpan>();
  #list: { key: string; start: number; ends: number[] } | undefined;
  #key: string | undefined;
  #start = 0;
  #isInList = false;
  #isCertain = true;

  constructor(bytes: Buffer, beginning: ScannedBeginning | undefined) {
    this.#bytes = bytes;
    if (!beginning) return;
    const { values, list } = beginning.scan.layout;
    for (const [key, span] of values) if (isBefore(span, list)) this.#values.set(key, span);
    // The bytes at its end are seen again.
    this.#list = { ...list, ends: list.ends.slice(0, beginning.count - 1) };
    this.#key = list.key;
    this.#start = values.get(list.key)?.start ?? list.start;
    this.#isInList = true;
  }

  beginValue({ start, end }: ByteSpan, valueStart: number): void {
    const quoted = this.#bytes.subarray(start, end);
    this.#key = quoted.toString('utf8', 1, quoted.length - 1);
    this.#start = valueStart;
    if (this.#values.has(this.#key) || quoted.includes(backslash)) this.#isCertain = false;
  }

  endValue(end: number): void {
    if (this.#key !== undefined) this.#values.set(this.#key, { start: this.#start, end });
    this.#key = undefined;
  }

  beginList(start: number): void {
    if (this.#key === undefined || !listKeys.includes(this.#key)) return;
    this.#list = { key: this.#key, start, ends: [] };
    this.#isInList = true;
  }

  endElement(end: number): void {
    if (this.#isInList) this.#list?.ends.push(end);
  }

  endList(end: number): void {
    this.endElement(end);
    this.#isInList = false;
  }

  get result(): BodyLayout | undefined {
    return this.#isCertain ? { values: this.#values, list: this.#list } : undefined;
  }
}

const isBefore = (span: ByteSpan | undefined, { start }: ElementSpans): boolean =>
  span !== undefined && span.end <= start;

function isLongNumber(bytes: Buffer, start: number, end: number): boolean {
  let digits = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e) {
      if (++digits > safeDigits) return true;
      continue;
    }
    if (digits > 0 && (byte === 0x45 || byte === 0x65)) return true;
    digits = 0;
  }
  return false;
}

/** Whether two JSON strings are equal: a key may contain escapes. */
const isSameText = (text: Buffer, plain: Buffer): boolean =>
  text.equals(plain) || (text.includes(backslash) && parseJson(text.toString()) === parseJson(plain.toString()));

function isSameButForCase(bytes: Buffer, { start, end }: ByteSpan, key: string): boolean {
  // Of an ASCII key, each character may be escaped.
  if (end - start < key.length + 2 || end - start > 6 * key.length + 2) return false;
  const name = parseJson(bytes.toString('utf8', start, end));
  return typeof name === 'string' && name.toLowerCase() === key;
}

/** Where the first byte is that is not white space; `undefined` if there is none. */
function findText(bytes: Buffer, from: number): number | undefined {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return at;
  }
  return undefined;
}

/** Replaces the string at `span` in these bytes by another one. */
export function replaceSpan(bytes: Buffer, span: ByteSpan, value: string): Buffer {
  return Buffer.concat([bytes.subarray(0, span.start), Buffer.from(JSON.stringify(value)), bytes.subarray(span.end)]);
}
