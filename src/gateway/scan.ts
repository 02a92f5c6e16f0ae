import { parseJson } from '../core/json.ts';

/** The position of a string value in a body, in bytes, quotes included. */
export interface ByteSpan {
  start: number;
  end: number;
}

/** What one pass over the bytes of a JSON object finds without parsing it. */
export interface BodyScan {
  /** The deepest nesting of arrays and objects. */
  depth: number;
  /** The last top-level value of the key, as `JSON.parse` would take it, where it is a string. */
  value: ByteSpan | undefined;
  /** Whether a number has more digits than a double holds exactly, or an exponent. */
  hasLongNumber: boolean;
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** A double holds 15 decimal digits exactly. */
const safeDigits = 15;

/**
 * One pass over a JSON text: how deep it nests, the position of the top-level string `key`, and whether its numbers fit into
 * doubles. It runs before parsing: `JSON.parse` accepts a depth at which everything after it would overflow the stack. A
 * text that is not JSON gives any result; parsing rejects it.
 */
export function scanBody(bytes: Buffer, key: string): BodyScan {
  const quotedKey = Buffer.from(JSON.stringify(key));
  let depth = 0;
  let maxDepth = 0;
  let value: ByteSpan | undefined;
  // At depth 1: the span of a string that may be a key.
  let pendingKey: ByteSpan | undefined;
  let isKeyMatched = false;
  let hasLongNumber = false;
  let digits = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e) {
      if (++digits > safeDigits) hasLongNumber = true;
      continue;
    }
    if (digits > 0 && (byte === 0x45 || byte === 0x65)) hasLongNumber = true;
    digits = 0;
    switch (byte) {
      case quote: {
        const end = findStringEnd(bytes, index);
        if (depth === 1) {
          if (isKeyMatched) value = { start: index, end };
          pendingKey = { start: index, end };
          isKeyMatched = false;
        }
        index = end - 1;
        break;
      }
      case colon:
        if (depth === 1) {
          isKeyMatched =
            pendingKey !== undefined && isSameText(bytes.subarray(pendingKey.start, pendingKey.end), quotedKey);
          if (isKeyMatched) value = undefined;
        }
        break;
      case 0x7b:
      case 0x5b:
        isKeyMatched = false;
        if (++depth > maxDepth) maxDepth = depth;
        break;
      case 0x7d:
      case 0x5d:
        depth--;
        break;
      case 0x2c:
        if (depth === 1) pendingKey = undefined;
        break;
      default:
    }
  }
  return { depth: maxDepth, value, hasLongNumber };
}

/** Whether two JSON strings are equal: a key may contain escapes. */
const isSameText = (text: Buffer, plain: Buffer): boolean =>
  text.equals(plain) || (text.includes(backslash) && parseJson(text.toString()) === parseJson(plain.toString()));

/** One past the closing quote of the string that opens at `open`; the end of the bytes when it never closes. */
function findStringEnd(bytes: Buffer, open: number): number {
  let index = open + 1;
  // A loop is faster for short strings, the native search for long ones (texts, images).
  for (const near = Math.min(bytes.length, index + 48); index < near; index++) {
    const byte = bytes[index];
    if (byte === backslash) index++;
    else if (byte === quote) return index + 1;
  }
  for (;;) {
    const close = bytes.indexOf(quote, index);
    if (close === -1) return bytes.length;
    let escapes = 0;
    while (close - 1 - escapes >= index && bytes[close - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return close + 1;
    index = close + 1;
  }
}

/** The same bytes with another string value at `span`; nothing else changes. */
export function replaceSpan(bytes: Buffer, span: ByteSpan, value: string): Buffer {
  return Buffer.concat([bytes.subarray(0, span.start), Buffer.from(JSON.stringify(value)), bytes.subarray(span.end)]);
}
