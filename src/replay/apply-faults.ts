import type { ProtocolCodec } from '../core/codec.ts';
import { kindOfStatus } from '../core/error.ts';
import { unreachable } from '../core/unreachable.ts';
import type { TimedBytes } from './fixtures.ts';
import type { HeaderFields } from '../core/headers.ts';
import {
  splitAt,
  type BodyDivision,
  findEventSpans,
  insertBefore,
  concatChunks,
  replaceSpan,
  rewriteBytes,
  type ByteSpan,
} from './event-spans.ts';
import type { Fault, FaultEvent, FaultPosition, SimpleFault } from './fault-spec.ts';
import type { PlayableResponse } from './player.ts';
import { type StreamEvents, encodeErrorEvent, findFinishingEvent } from './protocol-end.ts';

/**
 * A recording with what should go wrong with it, one fault after the other. A fault that has no place in it (no
 * such event, no stream) leaves it as it is: the very same object.
 */
export const applyFaults = (
  faults: readonly Fault[],
  recording: PlayableResponse,
  codec: ProtocolCodec,
): PlayableResponse => faults.reduce((changed, fault) => applyFault(fault, changed, codec), recording);

function applyFault(fault: Fault, recording: PlayableResponse, codec: ProtocolCodec): PlayableResponse {
  const { chunks } = recording;
  const body = concatChunks(chunks);
  const division = recording.framing ?? 'whole';
  const spans = findEventSpans(body, division);
  const withChunks = (changed: readonly TimedBytes[]): PlayableResponse => ({ ...recording, chunks: changed });
  const withSpan = (span: ByteSpan | undefined, change: (bytes: Buffer) => Buffer): PlayableResponse =>
    span ? withChunks(replaceSpan(chunks, span, change(body.subarray(span.from, span.to)))) : recording;

  switch (fault.type) {
    case 'cut':
    case 'stall': {
      const at = resolveOffset(fault.place, spans, body.length);
      if (at === undefined) return recording;
      const ending = fault.type === 'cut' ? 'cut' : 'silent';
      return { ...withChunks(truncateAt(chunks, at)), ending };
    }
    case 'garble':
      return withSpan(spans[resolveIndex(fault.event, spans)], withoutHalfOfData);
    case 'duplicate':
      return withSpan(spans[resolveIndex(fault.event, spans)], (bytes) => Buffer.concat([bytes, bytes]));
    case 'reorder': {
      const index = resolveIndex(fault.event === 'last' ? spans.length - 2 : fault.event, spans);
      const first = spans[index];
      const second = spans[index + 1];
      if (!first || !second) return recording;
      const swapped = [second, first].map(({ from, to }) => body.subarray(from, to));
      return withSpan({ from: first.from, to: second.to }, () => Buffer.concat(swapped));
    }
    case 'late-error': {
      if (division === 'whole') return recording;
      const at = errorOffset(fault.event, { spans, body, codec, framing: division });
      return at === undefined
        ? recording
        : withChunks([
            ...truncateAt(chunks, at),
            { atMs: lastTime(chunks), bytes: encodeErrorEvent(codec, division, at === 0 ? 'first' : 'later') },
          ]);
    }
    case 'no-end': {
      if (division === 'whole') return recording;
      const finish = spans[findFinishingEvent({ codec, body, spans, framing: division }) ?? spans.length];
      return finish ? withChunks(truncateAt(chunks, finish.from)) : recording;
    }
    case 'status':
      return createErrorResponse(codec, fault.status, fault.headers);
    case 'html':
      return createHtmlResponse(fault.status);
    case 'empty':
      return withChunks([]);
    case 'wrong-type':
      return { ...recording, headers: withHeader(recording.headers, 'content-type', 'text/plain') };
    default:
      return withChunks(reframeBytes(fault.type, chunks, body, spans, division));
  }
}

/** Faults that change how the bytes are cut or framed, and nothing of what they say. */
type FramingFault = Exclude<SimpleFault, 'no-end' | 'empty' | 'wrong-type'>;

function reframeBytes(
  fault: FramingFault,
  chunks: readonly TimedBytes[],
  body: Buffer,
  spans: readonly ByteSpan[],
  division: BodyDivision,
): readonly TimedBytes[] {
  switch (fault) {
    case 'one-byte':
      return splitAt(chunks, body.keys());
    case 'split-utf8':
      return splitAt(
        chunks,
        offsetsWhere(body, (byte) => (byte & 0xc0) === 0x80),
      );
    case 'split-json':
      return splitAt(chunks, [
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
function withoutHalfOfData(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (bytes[end - 1] === lineFeed || bytes[end - 1] === carriageReturn) end -= 1;
  const from = Math.max(bytes.indexOf(openingBrace), 0);
  return Buffer.concat([bytes.subarray(0, Math.floor((from + end) / 2)), bytes.subarray(end)]);
}

const resolveIndex = (event: FaultEvent, spans: readonly ByteSpan[]): number =>
  event === 'last' ? spans.length - 1 : event;

/** The offset a place stands for, or `undefined` when the body ends before it. */
function resolveOffset(place: FaultPosition, spans: readonly ByteSpan[], length: number): number | undefined {
  if (place.unit === 'byte') return place.at <= length ? place.at : undefined;
  return spans[resolveIndex(place.at, spans)]?.from;
}

function errorOffset(event: FaultEvent | 'finish' | 'end', stream: StreamEvents): number | undefined {
  const { body, spans } = stream;
  if (event === 'end') return body.length;
  if (event === 'finish') return spans[findFinishingEvent(stream) ?? spans.length]?.from;
  return spans[resolveIndex(event, spans)]?.from;
}

const truncateAt = (chunks: readonly TimedBytes[], from: number): TimedBytes[] =>
  replaceSpan(chunks, { from, to: Infinity }, Buffer.alloc(0));

const lastTime = (chunks: readonly TimedBytes[]): number => chunks.at(-1)?.atMs ?? 0;

const withHeader = (headers: HeaderFields, name: string, value: string): HeaderFields => [
  ...headers.filter(([other]) => other.toLowerCase() !== name),
  [name, value],
];

function createErrorResponse(codec: ProtocolCodec, status: number, fields: HeaderFields): PlayableResponse {
  const message = `the mock was told to fail with status ${status}`;
  const reply = codec.encodeError({ kind: kindOfStatus(status), status, message });
  const own: HeaderFields = [['content-type', 'application/json'], ...Object.entries(reply.headers)];
  const headers = fields.reduce<HeaderFields>((kept, [name, value]) => withHeader(kept, name, value), own);
  const bytes = Buffer.from(JSON.stringify(reply.body));
  return { status, headers, framing: undefined, chunks: [{ atMs: 0, bytes }], ending: 'finished' };
}

const createHtmlResponse = (status: number): PlayableResponse => ({
  status,
  headers: [['content-type', 'text/html']],
  framing: undefined,
  chunks: [{ atMs: 0, bytes: Buffer.from(`<!DOCTYPE html><title>${status}</title><h1>${status}</h1>\n`) }],
  ending: 'finished',
});
