import { asString, parseJson } from '../json.ts';
import { listStringLeaves } from '../json-leaves.ts';
import { JsonScanner, jsonToken } from '../json-scan.ts';
import type { TextFraming } from '../step.ts';
import { unreachable } from '../unreachable.ts';
import { offsetMapper, type Redacted, type Redactor } from './redact.ts';

/** A JSON text inside of a body: from, up to and without `to`. */
interface JsonDocumentRange {
  readonly from: number;
  readonly to: number;
}

/** A piece of a stream's content: one string of one event. */
interface StringPiece {
  /** Where its literal lies in the body. */
  readonly from: number;
  readonly to: number;
  readonly value: Buffer;
}

interface BodyEdit {
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

/**
 * Removes credentials from a body that leaves the machine. Beside those that the redactor finds in the bytes it finds
 * those that are written with JSON escapes, and those that a model wrote in pieces, some characters per event: the
 * first piece then holds the token, and the others nothing. All other bytes stay the same.
 */
export function redactBody(
  body: Buffer,
  framing: TextFraming | undefined,
  redactor: Redactor,
  find: Redactor['find'] = redactor.find,
): Redacted {
  const edits = stringThreads(body, framing).flatMap((pieces) => editsOf(pieces, find));
  const edited = applyEdits(body, edits);
  const rest = redactor.bytes(edited.bytes);
  return { bytes: rest.bytes, offset: (old) => rest.offset(edited.offset(old)) };
}

/** Bodies longer than this are searched as bytes only, in bytes: what is found in pieces takes many times their size. */
const maxParsedBytes = 16 * 1024 * 1024;

/**
 * Removes credentials from a body that is recorded: as `redactBody` does, but in pieces and in escapes only the known
 * ones, and at no cost for bodies without any, which are nearly all: the strings are looked at once.
 */
export function redactRecorded(body: Buffer, redactor: Redactor): Redacted {
  const { findKnown } = redactor;
  if (!findKnown || body.length > maxParsedBytes) return redactor.bytes(body);
  const text = body.toString('latin1');
  const framing = guessFraming(text);
  const isHidden =
    escapedKeyCharacters.test(text) || (framing !== undefined && hasSplitSecret(text, framing, findKnown));
  return isHidden ? redactBody(body, framing, redactor, findKnown) : redactor.bytes(body);
}

/**
 * Whether `redactRecorded` returns a body as it is: a JSON object of which another one had nothing to redact that begins
 * with the same bytes up to an offset, where an element of an array ends.
 */
export function isRecordedAsItIs(body: Buffer, offset: number, redactor: Redactor): boolean {
  const tail = body.toString('latin1', offset);
  return !escapedKeyCharacters.test(tail) && !objectsInLines.test(tail) && redactor.isCleanFrom(body, offset);
}

/** What separates JSON objects that are lines. */
const objectsInLines = /\}\s*\n\s*\{/;

/** Letters, digits and the other characters of keys, written as escapes (`\u0073`), which is rare. */
const escapedKeyCharacters = /\\u00(?:2[bdef]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f)/i;

/** How a body seems to be divided into events, judged without its header fields. */
function guessFraming(text: string): TextFraming | undefined {
  const first = /\S/.exec(text.slice(0, 64))?.[0];
  if (first === '[') return 'json-array';
  if (first === '{') return objectsInLines.test(text) ? 'ndjson' : undefined;
  return /(?:^|[\r\n])data:/.test(text) ? 'sse' : undefined;
}

/** Whether the strings of a stream, put together by the names of their fields, hold a credential. */
function hasSplitSecret(text: string, framing: TextFraming, find: Redactor['find']): boolean {
  // By the fields that distinguish events, and then by the name of the field.
  const threads = new Map<string, Map<string, string>>();
  for (const line of framing === 'json-array' ? [text] : text.split('\n')) {
    if (framing === 'sse' && !line.startsWith(dataField)) continue;
    const places = framing === 'json-array' ? '' : indexesIn(line);
    const thread = threads.get(places) ?? new Map<string, string>();
    threads.set(places, thread);
    forEachString(line, (name, value) => thread.set(name, (thread.get(name) ?? '') + value));
  }
  return [...threads.values()].some((thread) =>
    [...thread.values()].some((joined) => find(Buffer.from(joined, 'latin1')).length > 0),
  );
}

/** Takes every string of a line, as it is written between its quotes, with the name of its field. */
export function forEachString(line: string, take: (name: string, value: string) => void): void {
  const scanner = new JsonScanner(line, 'structure');
  let name = '';
  // A string is a name where a colon follows it.
  let pending: string | undefined;
  const takePending = (): void => {
    if (pending) take(name, pending);
    pending = undefined;
  };
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    if (token === jsonToken.colon && pending !== undefined) {
      name = pending;
      pending = undefined;
    } else takePending();
    if (token === jsonToken.string)
      pending = line.slice(scanner.start + 1, scanner.isInString ? scanner.end : scanner.end - 1);
  }
  takePending();
}

/**
 * The content of a body: the strings of its JSON, and the joined strings of fields that continue from one event to the
 * next.
 */
function stringThreads(body: Buffer, framing: TextFraming | undefined): StringPiece[][] {
  const threads = new Map<string, StringPiece[]>();
  for (const { from, to } of documentsOf(body, framing)) {
    // One character per byte: positions in the text are then positions in the body, even if it is not UTF-8.
    const text = body.toString('latin1', from, to);
    const places = indexesIn(text);
    for (const leaf of listStringLeaves(text)) {
      // An array of events is one document: there the first step of a pointer is the number of the event.
      const pointer = framing === 'json-array' ? leaf.pointer.replace(/^\/\d+/, '') : leaf.pointer;
      const key = framing === undefined ? String(leaf.from) : `${pointer} ${framing === 'json-array' ? '' : places}`;
      const thread = threads.get(key) ?? [];
      threads.set(key, thread);
      thread.push(pieceAt(body, from + leaf.from, from + leaf.to));
    }
  }
  return [...threads.values()];
}

const pieceAt = (body: Buffer, from: number, to: number): StringPiece => ({
  from,
  to,
  value: Buffer.from(asString(parseJson(body.toString('utf8', from, to))) ?? ''),
});

/** Which call, part or candidate an event continues: what the events of one thread have in common. */
export function indexesIn(event: string): string {
  let numbers = '';
  for (let at = event.indexOf(indexField); at !== -1; at = event.indexOf(indexField, at)) {
    at += indexField.length;
    numbers += `${/^\s*:\s*(\d+)/.exec(event.slice(at, at + 24))?.[1] ?? ''} `;
  }
  return numbers;
}

const indexField = 'index"';

function documentsOf(body: Buffer, framing: TextFraming | undefined): JsonDocumentRange[] {
  switch (framing) {
    case undefined:
    case 'json-array':
      return [{ from: 0, to: body.length }];
    case 'ndjson':
      return linesOf(body);
    case 'sse':
      return linesOf(body).flatMap(({ from, to }) =>
        body.toString('latin1', from, from + dataField.length) === dataField
          ? [{ from: from + dataField.length, to }]
          : [],
      );
    default:
      return unreachable(framing);
  }
}

const dataField = 'data:';

function linesOf(body: Buffer): JsonDocumentRange[] {
  const lines: JsonDocumentRange[] = [];
  let from = 0;
  for (let at = 0; at <= body.length; at += 1) {
    const isEnd = at === body.length || body[at] === 0x0a || body[at] === 0x0d;
    if (!isEnd) continue;
    if (at > from) lines.push({ from, to: at });
    from = at + 1;
  }
  return lines;
}

/** What is to be written in place of the pieces that hold a credential, or a part of one. */
function editsOf(pieces: readonly StringPiece[], find: Redactor['find']): BodyEdit[] {
  const secrets = find(Buffer.concat(pieces.map(({ value }) => value)));
  if (secrets.length === 0) return [];
  const edits: BodyEdit[] = [];
  let start = 0;
  for (const { from, to, value } of pieces) {
    const end = start + value.length;
    const kept: Buffer[] = [];
    let next = start;
    for (const secret of secrets) {
      if (secret.end <= start || secret.start >= end) continue;
      if (secret.start >= start)
        kept.push(value.subarray(next - start, secret.start - start), Buffer.from(secret.token));
      next = Math.min(secret.end, end);
    }
    if (next > start) {
      kept.push(value.subarray(next - start));
      edits.push({ from, to, bytes: Buffer.from(JSON.stringify(Buffer.concat(kept).toString('utf8'))) });
    }
    start = end;
  }
  return edits;
}

function applyEdits(body: Buffer, edits: readonly BodyEdit[]): Redacted {
  const ordered = edits.toSorted((one, other) => one.from - other.from);
  const pieces: Buffer[] = [];
  let from = 0;
  for (const edit of ordered) {
    pieces.push(body.subarray(from, edit.from), edit.bytes);
    from = edit.to;
  }
  pieces.push(body.subarray(from));
  return {
    bytes: Buffer.concat(pieces),
    offset: offsetMapper(ordered.map((edit) => ({ start: edit.from, end: edit.to, size: edit.bytes.length }))),
  };
}
