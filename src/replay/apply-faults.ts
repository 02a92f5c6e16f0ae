import type { ProtocolCodec } from '../core/codec.ts';
import { kindOfStatus, LouterError } from '../core/error.ts';
import { chain, collectSteps, type TextFraming } from '../core/step.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { TimedBytes } from './fixtures.ts';
import type { HeaderFields } from '../core/headers.ts';
import { readFrames, createFrameWriter } from '../wire/framing.ts';
import { createDecodingContext } from './indexed-fixture.ts';
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

/**
 * Applies faults to a recording, in order. A fault that does not apply (no such event, not a stream) leaves it
 * unchanged: the same object.
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

/** Faults that change how the bytes are cut or framed, but not their content. */
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

/** A field of server-sent events may have one space after its colon (WHATWG HTML 9.2.6): this removes it. */
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

/** The offset of a position, or `undefined` when the body ends before it. */
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
  const message = `injected by louter mock --fault: status ${status}`;
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

// ---------------------------------------------------------------- how a stream ends

// The end of a stream does not depend on the request.
const anyRequest: CoreChatRequest = { model: 'replay', messages: [], stream: true };

/** A complete stream and the positions of its events. */
interface StreamEvents {
  readonly codec: ProtocolCodec;
  readonly framing: TextFraming;
  readonly body: Buffer;
  readonly spans: readonly ByteSpan[];
}

/** The first event after which the stream is finished, by the rules of its protocol. */
function findFinishingEvent(stream: StreamEvents): number | undefined {
  const { body, spans } = stream;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isFinished(stream, body.subarray(0, spans[middle]?.to))) high = middle;
    else low = middle + 1;
  }
  return low < spans.length ? low : undefined;
}

function isFinished({ codec, framing }: StreamEvents, beginning: Buffer): boolean {
  try {
    const step = chain(readFrames(framing), codec.decodeStream(createDecodingContext(codec, anyRequest)));
    return collectSteps(step, [beginning]).at(-1)?.type === 'end';
  } catch (thrown) {
    if (thrown instanceof LouterError) return false;
    throw thrown;
  }
}

/** The event that reports an error in this protocol, as the first event of a stream or a later one; it is the last. */
function encodeErrorEvent(codec: ProtocolCodec, framing: TextFraming, place: 'first' | 'later'): Buffer {
  const step = codec.encodeStream({ request: anyRequest, report() {}, now: 0, mint: (prefix) => prefix });
  const error = { kind: 'overloaded', message: 'injected by louter mock --fault' } as const;
  const frames = collectSteps(step, [{ type: 'error', error }]);
  const frame = frames.findLast(({ data }) => data.includes(error.message));
  if (!frame) throw new Error(`${codec.protocol} has no error event`);
  const writer = createFrameWriter(framing);
  // Makes the writer begin with the separator of events, such as the comma of an array.
  if (place === 'later') writer.frame({ data: '' });
  return Buffer.from(writer.frame(frame) + writer.end());
}
