import { describe, expect, test } from 'vitest';
import { toCoreError } from '../../src/core/error.ts';
import { jsonOfFrame, type Frame } from '../../src/core/step.ts';
import { framesOf, readStream } from '../../src/record/message-reading.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { findFrameViolations, findStreamViolations } from '../../src/record/wire-violations.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { bytesOf, framingOf, nameOf, streamed } from '../laws/fixtures.ts';
import type { StoredMessage } from '../../src/record/store/stored-trace.ts';

type Chunks = StoredMessage['chunks'];

/** A body in pieces of so many bytes, of which each arrives a millisecond after the one before. */
const inPieces = (body: Buffer, size: number): Chunks =>
  Array.from({ length: Math.ceil(body.length / size) }, (_, index) => ({
    atMs: index + 1,
    bytes: body.subarray(index * size, (index + 1) * size),
  }));

const messageOf = (body: Buffer | null, chunks: Chunks): StoredMessage => ({
  role: 'upstream-response',
  position: 0,
  method: null,
  target: null,
  status: 200,
  headers: [],
  size: body?.length ?? 0,
  body,
  chunks,
});

const sizes = [1, 7, 64, 4096];

describe.each(streamed.map((fixture) => [nameOf(fixture), fixture] as const))('a recorded stream: %s', (_, fixture) => {
  const body = bytesOf(fixture);
  const framing = framingOf(fixture);
  const protocol = fixture.protocol;

  test.each(sizes)('has the same frames and violations as when it is read each time, in pieces of %i bytes', (size) => {
    const message = messageOf(body, inPieces(body, size));
    const read: { frame: Frame; atMs: number }[] = [];
    let atMs = 0;
    const reader = readFrames(framing)((frame) => read.push({ frame, atMs }));
    for (const chunk of message.chunks) {
      atMs = chunk.atMs;
      reader.push(chunk.bytes);
    }
    reader.end();
    const frames = framesOf(message, framing) ?? [];
    expect(frames.map(({ event, data, atMs: at }) => ({ event, data, at }))).toEqual(
      read.map(({ frame, atMs: at }) => ({ event: frame.event, data: frame.data, at })),
    );
    expect(frames.map(jsonOfFrame)).toEqual(read.map(({ frame }) => jsonOfFrame(frame)));
    const codec = codecOf(protocol);
    expect(codec && findFrameViolations(frames, codec)).toEqual(findStreamViolations(protocol, framing, [body]));
  });
});

describe('a recorded stream', () => {
  const body = Buffer.from('data: {"a":1}\n\ndata: {"a":2}\n\n');

  test('is read once, and each frame is parsed once', () => {
    const message = messageOf(body, inPieces(body, 8));
    expect(readStream(message, 'sse')).toBe(readStream(message, 'sse'));
    const [frame] = framesOf(message, 'sse') ?? [];
    expect(frame?.json()).toBe(frame?.json());
  });

  test('has the frames before a fault, and when it came', () => {
    const deep = Buffer.from(`data: {"a":1}\n\ndata: ${'['.repeat(1001)}${']'.repeat(1001)}\n\ndata: {"a":3}\n\n`);
    const message = messageOf(deep, inPieces(deep, 100));
    const { frames, fault, endMs } = readStream(message, 'sse');
    expect(frames.map(({ data }) => data)).toEqual(['{"a":1}']);
    expect(toCoreError(fault).message).toBe('an event of the stream nests too deep');
    expect(endMs).toBe(21);
    expect(framesOf(message, 'sse')).toBeUndefined();
  });

  test('is no whole body where the arrival of some bytes is not known', () => {
    expect(framesOf(messageOf(body, inPieces(body, 8).slice(1)), 'sse')).toBeUndefined();
    expect(framesOf(messageOf(null, []), 'sse')).toBeUndefined();
  });
});
