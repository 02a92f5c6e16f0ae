import type { ProtocolCodec } from '../core/codec.ts';
import { kindOfStatus } from '../core/error.ts';
import { unreachable } from '../core/unreachable.ts';
import type { TimedBytes } from './fixtures.ts';
import type { HeaderFields } from '../core/headers.ts';
import {
  cutAt,
  type Division,
  eventSpans,
  insertBefore,
  joined,
  replaceSpan,
  rewriteBytes,
  type Span,
} from './events.ts';
import type { Fault, FaultEvent, FaultPlace, PlainFault } from './fault-spec.ts';
import type { Recording } from './player.ts';
import { type DividedStream, errorEvent, finishingEvent } from './protocol-end.ts';

/**
 * A recording with what should go wrong with it, one fault after the other. A fault that has no place in it (no
 * such event, no stream) leaves it as it is: the very same object.
 */
export const applyFaults = (faults: readonly Fault[], recording: Recording, codec: ProtocolCodec): Recording =>
  faults.reduce((changed, fault) => applyFault(fault, changed, codec), recording);

function applyFault(fault: Fault, recording: Recording, codec: ProtocolCodec): Recording {
  const { chunks } = recording;
  const body = joined(chunks);
  const division = recording.framing ?? 'whole';
  const spans = eventSpans(body, division);
  const withChunks = (changed: readonly TimedBytes[]): Recording => ({ ...recording, chunks: changed });
  const withSpan = (span: Span | undefined, change: (bytes: Buffer) => Buffer): Recording =>
    span ? withChunks(replaceSpan(chunks, span, change(body.subarray(span.from, span.to)))) : recording;

  switch (fault.type) {
    case 'cut':
    case 'stall': {
      const at = offsetOf(fault.place, spans, body.length);
      if (at === undefined) return recording;
      const ending = fault.type === 'cut' ? 'cut' : 'silent';
      return { ...withChunks(withoutRest(chunks, at)), ending };
    }
    case 'garble':
      return withSpan(spans[indexOf(fault.event, spans)], withoutHalfItsData);
    case 'duplicate':
      return withSpan(spans[indexOf(fault.event, spans)], (bytes) => Buffer.concat([bytes, bytes]));
    case 'reorder': {
      const index = indexOf(fault.event === 'last' ? spans.length - 2 : fault.event, spans);
      const first = spans[index];
      const second = spans[index + 1];
      if (!first || !second) return recording;
      const swapped = [second, first].map(({ from, to }) => body.subarray(from, to));
      return withSpan({ from: first.from, to: second.to }, () => Buffer.concat(swapped));
    }
    case 'late-error': {
      if (division === 'whole') return recording;
      const at = errorPlace(fault.event, { spans, body, codec, framing: division });
      return at === undefined
        ? recording
        : withChunks([
            ...withoutRest(chunks, at),
            { atMs: lastTime(chunks), bytes: errorEvent(codec, division, at === 0 ? 'first' : 'later') },
          ]);
    }
    case 'no-end': {
      if (division === 'whole') return recording;
      const finish = spans[finishingEvent({ codec, body, spans, framing: division }) ?? spans.length];
      return finish ? withChunks(withoutRest(chunks, finish.from)) : recording;
    }
    case 'status':
      return errorReply(codec, fault.status, fault.headers);
    case 'html':
      return htmlPage(fault.status);
    case 'empty':
      return withChunks([]);
    case 'wrong-type':
      return { ...recording, headers: withHeader(recording.headers, 'content-type', 'text/plain') };
    default:
      return withChunks(recut(fault.type, chunks, body, spans, division));
  }
}

/** Faults that change how the bytes are cut or framed, and nothing of what they say. */
type FramingFault = Exclude<PlainFault, 'no-end' | 'empty' | 'wrong-type'>;

function recut(
  fault: FramingFault,
  chunks: readonly TimedBytes[],
  body: Buffer,
  spans: readonly Span[],
  division: Division,
): readonly TimedBytes[] {
  switch (fault) {
    case 'one-byte':
      return cutAt(chunks, body.keys());
    case 'split-utf8':
      return cutAt(
        chunks,
        offsetsWhere(body, (byte) => (byte & 0xc0) === 0x80),
      );
    case 'split-json':
      return cutAt(chunks, [
        ...spans.map(({ from, to }) => Math.floor((from + to) / 2)),
        ...offsetsWhere(body, (_byte, before) => before === backslash),
      ]);
    case 'glue':
      return body.length === 0 ? chunks : [{ atMs: lastTime(chunks), bytes: body }];
    case 'crlf':
      return division === 'whole'
        ? chunks
        : rewriteBytes(chunks, (byte) => (byte === lineFeed ? [carriageReturn, lineFeed] : [byte]));
    case 'cr':
      return division === 'sse' ? rewriteBytes(chunks, (byte) => [byte === lineFeed ? carriageReturn : byte]) : chunks;
    case 'tight':
      return division === 'sse' ? rewriteBytes(chunks, withoutSpaceAfterColon()) : chunks;
    case 'bom':
      return insertBefore(chunks, spans.slice(0, 1), Buffer.from([0xef, 0xbb, 0xbf]));
    case 'comments':
      return division === 'sse' ? insertBefore(chunks, spans, Buffer.from(': a comment\n\n')) : chunks;
    case 'unknown-event':
      return division === 'sse' ? insertBefore(chunks, spans.slice(1, 2), Buffer.from(unknownEvent)) : chunks;
    default:
      return unreachable(fault);
  }
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const colon = 0x3a;
const backslash = 0x5c;
const openingBrace = 0x7b;
const unknownEvent = 'event: louter_unknown\ndata: {"type":"louter_unknown"}\n\n';

function* offsetsWhere(body: Buffer, holds: (byte: number, before: number | undefined) => boolean): Generator<number> {
  let before: number | undefined;
  for (const [offset, byte] of body.entries()) {
    if (holds(byte, before)) yield offset;
    before = byte;
  }
}

/** A field of server-sent events may have one space after its colon (WHATWG HTML 9.2.6): this takes it away. */
function withoutSpaceAfterColon(): (byte: number) => number[] {
  let seen: 'name' | 'colon' | 'value' = 'name';
  return (byte) => {
    const before = seen;
    if (byte === lineFeed || byte === carriageReturn) seen = 'name';
    else if (before === 'name') seen = byte === colon ? 'colon' : 'name';
    else seen = 'value';
    return before === 'colon' && byte === space ? [] : [byte];
  };
}

/** The event with its name and its blank line, but only the first half of its JSON. */
function withoutHalfItsData(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (bytes[end - 1] === lineFeed || bytes[end - 1] === carriageReturn) end -= 1;
  const from = Math.max(bytes.indexOf(openingBrace), 0);
  return Buffer.concat([bytes.subarray(0, Math.floor((from + end) / 2)), bytes.subarray(end)]);
}

const indexOf = (event: FaultEvent, spans: readonly Span[]): number => (event === 'last' ? spans.length - 1 : event);

/** The offset a place stands for, or `undefined` when the body ends before it. */
function offsetOf(place: FaultPlace, spans: readonly Span[], length: number): number | undefined {
  if (place.unit === 'byte') return place.at <= length ? place.at : undefined;
  return spans[indexOf(place.at, spans)]?.from;
}

function errorPlace(event: FaultEvent | 'finish' | 'end', stream: DividedStream): number | undefined {
  const { body, spans } = stream;
  if (event === 'end') return body.length;
  if (event === 'finish') return spans[finishingEvent(stream) ?? spans.length]?.from;
  return spans[indexOf(event, spans)]?.from;
}

const withoutRest = (chunks: readonly TimedBytes[], from: number): TimedBytes[] =>
  replaceSpan(chunks, { from, to: Infinity }, Buffer.alloc(0));

const lastTime = (chunks: readonly TimedBytes[]): number => chunks.at(-1)?.atMs ?? 0;

const withHeader = (headers: HeaderFields, name: string, value: string): HeaderFields => [
  ...headers.filter(([other]) => other.toLowerCase() !== name),
  [name, value],
];

function errorReply(codec: ProtocolCodec, status: number, fields: HeaderFields): Recording {
  const message = `the mock was told to fail with status ${status}`;
  const reply = codec.encodeError({ kind: kindOfStatus(status), status, message });
  const own: HeaderFields = [['content-type', 'application/json'], ...Object.entries(reply.headers)];
  const headers = fields.reduce<HeaderFields>((kept, [name, value]) => withHeader(kept, name, value), own);
  const bytes = Buffer.from(JSON.stringify(reply.body));
  return { status, headers, framing: undefined, chunks: [{ atMs: 0, bytes }], ending: 'finished' };
}

const htmlPage = (status: number): Recording => ({
  status,
  headers: [['content-type', 'text/html']],
  framing: undefined,
  chunks: [{ atMs: 0, bytes: Buffer.from(`<!DOCTYPE html><title>${status}</title><h1>${status}</h1>\n`) }],
  ending: 'finished',
});
