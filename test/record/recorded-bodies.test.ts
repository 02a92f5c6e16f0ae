import { describe, expect, test } from 'vitest';
import { toCoreError } from '../../src/core/error.ts';
import { jsonOfFrame, type Frame } from '../../src/core/step.ts';
import { framesOf, readStream } from '../../src/record/recorded-bodies.ts';
import type { StoredMessage } from '../../src/record/store/trace-store.ts';
import { findFrameViolations, findStreamViolations } from '../../src/record/wire-violations.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { bytesOf, framingOf, nameOf, streamed } from '../laws/fixtures.ts';

type Chunks = StoredMessage['chunks'];

/** A body in pieces of so many bytes, of which each arrives a millisecond after the one before. */
const inPieces = (body: Buffer, size: number): Chunks =>
  Array.from({ length: Math.ceil(body.length / size) }, (_, index) => ({
    atMs: index + 1,
    bytes: body.subarray(index * size, (index + 1) * size),
  }));

const sizes = [1, 7, 64, 4096];

describe.each(streamed.map((fixture) => [nameOf(fixture), fixture] as const))('a recorded stream: %s', (_, fixture) => {
  const body = bytesOf(fixture);
  const framing = framingOf(fixture);
  const protocol = fixture.protocol;

  test.each(sizes)('has the same frames and violations as when it is read each time, in pieces of %i bytes', (size) => {
    const chunks = inPieces(body, size);
    const read: { frame: Frame; atMs: number }[] = [];
    let atMs = 0;
    const reader = readFrames(framing)((frame) => read.push({ frame, atMs }));
    for (const chunk of chunks) {
      atMs = chunk.atMs;
      reader.push(chunk.bytes);
    }
    reader.end();
    const frames = framesOf({ body, chunks }, framing) ?? [];
    expect(frames.map(({ event, data, atMs: at }) => ({ event, data, at }))).toEqual(
      read.map(({ frame, atMs: at }) => ({ event: frame.event, data: frame.data, at })),
    );
    expect(frames.map(jsonOfFrame)).toEqual(read.map(({ frame }) => jsonOfFrame(frame)));
    expect(findFrameViolations(protocol, frames)).toEqual(findStreamViolations(protocol, framing, [body]));
  });
});

describe('a recorded stream', () => {
  const body = Buffer.from('data: {"a":1}\n\ndata: {"a":2}\n\n');

  test('is read once, and each frame is parsed once', () => {
    const chunks = inPieces(body, 8);
    expect(readStream(chunks, 'sse')).toBe(readStream(chunks, 'sse'));
    const [frame] = framesOf({ body, chunks }, 'sse') ?? [];
    expect(frame?.json()).toBe(frame?.json());
  });

  test('has the frames before a fault, and when it came', () => {
    const deep = Buffer.from(`data: {"a":1}\n\ndata: ${'['.repeat(1001)}${']'.repeat(1001)}\n\ndata: {"a":3}\n\n`);
    const chunks = inPieces(deep, 100);
    const { frames, fault, endMs } = readStream(chunks, 'sse');
    expect(frames.map(({ data }) => data)).toEqual(['{"a":1}']);
    expect(toCoreError(fault).message).toBe('an event of the stream nests too deep');
    expect(endMs).toBe(21);
    expect(framesOf({ body: deep, chunks }, 'sse')).toBeUndefined();
  });

  test('is no whole body where the arrival of some bytes is not known', () => {
    expect(framesOf({ body, chunks: inPieces(body, 8).slice(1) }, 'sse')).toBeUndefined();
    expect(framesOf({ body: null, chunks: [] }, 'sse')).toBeUndefined();
  });
});
