import { parseJson } from '../core/json.ts';
import { JsonScanner, jsonToken } from '../core/json-scan.ts';

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
}

const backslash = 0x5c;

/** A double holds 15 decimal digits exactly. */
const safeDigits = 15;

/**
 * Scans a JSON text once, before it is parsed: `JSON.parse` accepts a depth at which the code after it would overflow the
 * stack. The result for a text that is not JSON is arbitrary, as parsing rejects it.
 */
export function scanBody(bytes: Buffer, key: string): BodyScan {
  const quotedKey = Buffer.from(JSON.stringify(key));
  const scanner = new JsonScanner(bytes, 'all');
  let depth = 0;
  let maxDepth = 0;
  let value: ByteSpan | undefined;
  // At depth 1: the span of a string that may be a key.
  let pendingKey: ByteSpan | undefined;
  let isKeyMatched = false;
  let hasLongNumber = false;
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
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
        if (depth !== 1) break;
        isKeyMatched =
          pendingKey !== undefined && isSameText(bytes.subarray(pendingKey.start, pendingKey.end), quotedKey);
        if (isKeyMatched) value = undefined;
        break;
      case jsonToken.openBrace:
      case jsonToken.openBracket:
        isKeyMatched = false;
        if (++depth > maxDepth) maxDepth = depth;
        break;
      case jsonToken.closeBrace:
      case jsonToken.closeBracket:
        depth--;
        break;
      default:
        if (depth === 1) pendingKey = undefined;
    }
  }
  return { depth: maxDepth, value, hasLongNumber };
}

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

/** Replaces the string at `span` in these bytes by another one. */
export function replaceSpan(bytes: Buffer, span: ByteSpan, value: string): Buffer {
  return Buffer.concat([bytes.subarray(0, span.start), Buffer.from(JSON.stringify(value)), bytes.subarray(span.end)]);
}
