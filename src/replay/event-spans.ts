import { JsonScanner, jsonToken } from '../core/json-scan.ts';
import type { TextFraming } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import type { TimedBytes } from './fixtures.ts';

/** How a body is divided: by its framing, or not at all. */
export type BodyDivision = TextFraming | 'whole';

/** The bytes of an event with its blank line, from `from` up to but not including `to`. */
export interface ByteSpan {
  readonly from: number;
  readonly to: number;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const colon = 0x3a;

/** The spans of the events of a body. Comments, blank lines and commas belong to the event after them. */
export function findEventSpans(body: Buffer, division: BodyDivision): ByteSpan[] {
  switch (division) {
    case 'whole':
      return body.length === 0 ? [] : [{ from: 0, to: body.length }];
    case 'json-array':
      return findElementSpans(body);
    case 'sse':
    case 'ndjson':
      return findLineSpans(body, division);
    default:
      return unreachable(division);
  }
}

/** The elements of an array, without its closing bracket. */
function findElementSpans(body: Buffer): ByteSpan[] {
  const spans: ByteSpan[] = [];
  let from = 0;
  let depth = 0;
  const scanner = new JsonScanner(body, 'brackets');
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    if (token === jsonToken.openBrace) depth += 1;
    else if (token === jsonToken.closeBrace && (depth -= 1) === 0) {
      spans.push({ from, to: scanner.end });
      from = scanner.end;
    }
  }
  return spans;
}

function findLineSpans(body: Buffer, division: 'sse' | 'ndjson'): ByteSpan[] {
  const spans: ByteSpan[] = [];
  let from = 0;
  let carriesData = false;
  for (const line of linesOf(body)) {
    const isBlank = line.to === line.from;
    if (!isBlank && (division === 'ndjson' || body[line.from] !== colon)) carriesData = true;
    if (carriesData && (isBlank || division === 'ndjson')) {
      spans.push({ from, to: line.next });
      from = line.next;
      carriesData = false;
    }
  }
  if (from < body.length) spans.push({ from, to: body.length });
  return spans;
}

/** Lines ended by LF, CR or CRLF: `to` is before the line ending, `next` after it. */
function* linesOf(body: Buffer): Generator<ByteSpan & { next: number }> {
  let from = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte !== lineFeed && byte !== carriageReturn) continue;
    const next = byte === carriageReturn && body[at + 1] === lineFeed ? at + 2 : at + 1;
    yield { from, to: at, next };
    from = next;
    at = next - 1;
  }
  if (from < body.length) yield { from, to: body.length, next: body.length };
}

export const concatChunks = (chunks: readonly TimedBytes[]): Buffer => Buffer.concat(chunks.map(({ bytes }) => bytes));

/** The same bytes, also split at these offsets. */
export function splitAt(chunks: readonly TimedBytes[], offsets: Iterable<number>): TimedBytes[] {
  const cuts = [...new Set(offsets)].toSorted((one, other) => one - other);
  const pieces: TimedBytes[] = [];
  let start = 0;
  let next = 0;
  for (const { atMs, bytes } of chunks) {
    let from = 0;
    for (; (cuts[next] ?? Infinity) < start + bytes.length; next += 1) {
      const to = (cuts[next] ?? 0) - start;
      if (to > from) pieces.push({ atMs, bytes: bytes.subarray(from, to) });
      from = Math.max(from, to);
    }
    if (from < bytes.length) pieces.push({ atMs, bytes: bytes.subarray(from) });
    start += bytes.length;
  }
  return pieces;
}

/** Replaces a span by other bytes, in a chunk of their own at the time when the span began to arrive. */
export function replaceSpan(chunks: readonly TimedBytes[], { from, to }: ByteSpan, replacement: Buffer): TimedBytes[] {
  const before: TimedBytes[] = [];
  const after: TimedBytes[] = [];
  let start = 0;
  let atMs = chunks.at(-1)?.atMs ?? 0;
  for (const piece of splitAt(chunks, [from, to])) {
    if (start < from) before.push(piece);
    else if (start >= to) after.push(piece);
    if (start === from) atMs = piece.atMs;
    start += piece.bytes.length;
  }
  return replacement.length === 0 ? [...before, ...after] : [...before, { atMs, bytes: replacement }, ...after];
}

/** Inserts bytes before each of these spans, in a chunk of their own. */
export const insertBefore = (
  chunks: readonly TimedBytes[],
  spans: readonly ByteSpan[],
  inserted: Buffer,
): TimedBytes[] =>
  spans.reduceRight<TimedBytes[]>(
    (changed, { from }) => replaceSpan(changed, { from, to: from }, inserted),
    [...chunks],
  );

/** Replaces every byte by others, within its chunk. */
export const rewriteBytes = (chunks: readonly TimedBytes[], rewrite: (byte: number) => number[]): TimedBytes[] =>
  chunks
    .map(({ atMs, bytes }) => ({ atMs, bytes: Buffer.from([...bytes].flatMap(rewrite)) }))
    .filter(({ bytes }) => bytes.length > 0);
