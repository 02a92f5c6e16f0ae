import { asString, parseJson } from '../../core/json.ts';
import type { Framing } from '../../core/step.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { Redacted, Redactor } from '../redact.ts';
import { stringLeaves } from './string-leaves.ts';

/** A JSON text inside of a body: from, up to and without `to`. */
interface Document {
  readonly from: number;
  readonly to: number;
}

/** A piece of what a stream says: one string of one event. */
interface Piece {
  /** Where its literal lies in the body. */
  readonly from: number;
  readonly to: number;
  readonly value: Buffer;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

/**
 * Takes credentials out of a body that leaves the machine. Beside what the redactor finds in the bytes it finds those
 * that are written with JSON escapes, and those that a model said in pieces, some characters an event: the first piece
 * then holds the token, and the others nothing. All other bytes stay as they are.
 */
export function redactBody(body: Buffer, framing: Framing | undefined, redactor: Redactor): Redacted {
  const edits = said(body, framing).flatMap((pieces) => editsOf(pieces, redactor));
  const edited = applyEdits(body, edits);
  const rest = redactor.bytes(edited.bytes);
  return { bytes: rest.bytes, offset: (old) => rest.offset(edited.offset(old)) };
}

/** What a body says: the strings of its JSON, and those together that go on from one event to the next. */
function said(body: Buffer, framing: Framing | undefined): Piece[][] {
  const threads = new Map<string, Piece[]>();
  for (const { from, to } of documentsOf(body, framing)) {
    // A character a byte: places in the text are then places in the body, also where it is no UTF-8.
    const text = body.toString('latin1', from, to);
    const places = numbersOf(text);
    for (const leaf of stringLeaves(text)) {
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

const pieceAt = (body: Buffer, from: number, to: number): Piece => ({
  from,
  to,
  value: Buffer.from(asString(parseJson(body.toString('utf8', from, to))) ?? ''),
});

/** Which call, part or candidate an event goes on with: that is what the events of one thread have in common. */
const numbersOf = (event: string): string =>
  [...event.matchAll(/"\w*index"\s*:\s*(\d+)/g)].map(([, number]) => number).join(' ');

function documentsOf(body: Buffer, framing: Framing | undefined): Document[] {
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

function linesOf(body: Buffer): Document[] {
  const lines: Document[] = [];
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
function editsOf(pieces: readonly Piece[], redactor: Redactor): Edit[] {
  const secrets = redactor.find(Buffer.concat(pieces.map(({ value }) => value)));
  if (secrets.length === 0) return [];
  const edits: Edit[] = [];
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

function applyEdits(body: Buffer, edits: readonly Edit[]): Redacted {
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
    offset(old) {
      let grown = 0;
      for (const { from: start, to, bytes } of ordered) {
        if (old <= start) break;
        if (old < to) return start + grown + bytes.length;
        grown += bytes.length - (to - start);
      }
      return old + grown;
    },
  };
}
