import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  packMessages,
  unpackMessages,
  type PackableMessage,
  type PackedMessages,
} from '../../../src/record/store/message-packing.ts';
import { packChunk, packPieces, unpackChunk } from '../../../src/record/store/chunks.ts';

const message = (fields: Partial<PackableMessage> = {}): PackableMessage => ({
  role: 'client-request',
  position: 0,
  headers: [],
  size: fields.body?.length ?? 0,
  ...fields,
});

/** Chunks by their number, each content once, as the database keeps them. */
function chunkStore() {
  const numbers = new Map<string, number>();
  const contents = new Map<number, Buffer>();
  return {
    contents,
    /** Packs, stores and reads back. */
    throughStore(packed: PackedMessages): PackableMessage[] {
      const chunks = packPieces(packed.pieces, (chunk) => {
        const key = chunk.identity.digest.toString('hex');
        const number = numbers.get(key) ?? 3 * numbers.size + 1;
        numbers.set(key, number);
        contents.set(number, unpackChunk(packChunk(chunk)));
        return number;
      });
      return unpackMessages({ ...packed, chunks }, contents);
    },
  };
}

/** As rows were written by versions without chunks. */
const withoutChunks = { chunks: null };

test('any messages are unchanged after packing and unpacking', () => {
  const bodies = fc.array(fc.option(fc.uint8Array({ maxLength: 4000 }), { nil: undefined }), { maxLength: 5 });
  fc.assert(
    fc.property(bodies, fc.boolean(), (all, repeats) => {
      const messages = all.map((bytes, index) => {
        if (!bytes) return message({ position: index, target: '/not-kept' });
        const body = Buffer.concat(Array.from({ length: repeats ? 20 : 1 }, () => bytes));
        return message({
          position: index,
          status: 200,
          headers: [['x-index', String(index)]],
          body,
          chunks: [{ afterUs: index, end: body.length }],
        });
      });
      expect(chunkStore().throughStore(packMessages(messages))).toEqual(messages);
    }),
    { numRuns: 100 },
  );
});

const jsonBody = fc
  .record({ system: fc.string({ maxLength: 3000 }), messages: fc.array(fc.json({ maxDepth: 4 }), { maxLength: 40 }) })
  .map((value) => Buffer.from(JSON.stringify(value)));
const repeatedText = fc
  .tuple(fc.constantFrom('{"prompt":"', '{"input":["', '["', '"', '{', ''), fc.string({ minLength: 1, unit: 'binary' }))
  .map(([before, text]) => Buffer.from(before + `${text} `.repeat(3000)));

test('any bodies are unchanged after chunking, complete or truncated, JSON or not', () => {
  const store = chunkStore();
  fc.assert(
    fc.property(fc.oneof(jsonBody, repeatedText, fc.uint8Array({ maxLength: 9000 })), fc.nat(), (bytes, cut) => {
      const whole = Buffer.from(bytes);
      const body = whole.subarray(0, whole.length - (cut % 3 === 0 ? cut % (whole.length + 1) : 0));
      const messages = [message({ body }), message({ role: 'upstream-request', body: Buffer.from(body) })];
      expect(store.throughStore(packMessages(messages)).map((each) => each.body?.equals(body))).toEqual([true, true]);
    }),
    { numRuns: 300 },
  );
  expect(store.contents.size).toBeGreaterThan(0);
});

test('similar messages are compressed together', () => {
  const body = Array.from({ length: 200 }, (_, index) => `data: ${index} the same\n\n`).join('');
  const stored = packMessages([message({ body: Buffer.from(body) }), message({ body: Buffer.from(`${body} `) })]);
  expect(stored.encoding).toBe('brotli');
  expect(stored.bytes?.length).toBeLessThan(2000);
});

test('the same bytes are stored once', () => {
  const body = Buffer.from('passed through');
  const stored = packMessages([message({ body }), message({ role: 'upstream-request', body })]);
  expect(stored.bytes?.length).toBe(body.length);
  expect(unpackMessages({ ...stored, ...withoutChunks }, new Map()).map((each) => each.body?.toString())).toEqual([
    'passed through',
    'passed through',
  ]);
});

test('removed bodies are absent while the heads of their messages stay', () => {
  const stored = packMessages([message({ body: Buffer.from('gone'), target: '/v1/messages' })]);
  expect(unpackMessages({ ...stored, ...withoutChunks, encoding: 'none', bytes: null }, new Map())).toEqual([
    { ...message({ target: '/v1/messages' }), size: 4 },
  ]);
});

test('an unknown encoding is an error that names it', () => {
  expect(() =>
    unpackMessages(
      { heads: '[]', headers: null, encoding: 'tar', bytes: Buffer.alloc(1), ...withoutChunks },
      new Map(),
    ),
  ).toThrow('"tar"');
});

test('a missing chunk is an error that names it', () => {
  const packed = packMessages([message({ body: Buffer.from(JSON.stringify({ system: 'x'.repeat(2000) })) })]);
  const chunks = packPieces(packed.pieces, () => 77);
  expect(() => unpackMessages({ ...packed, chunks }, new Map())).toThrow('lacks the piece 77');
});

test('any marks are unchanged after packing and unpacking', () => {
  const step = fc.tuple(fc.nat(4_000_000_000), fc.nat(64 * 1024 * 1024));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      let afterUs = 0;
      let end = 0;
      const marks = steps.map(([time, length]) => ({ afterUs: (afterUs += time), end: (end += length) }));
      const messages = [message({ body: Buffer.from('a'), chunks: marks })];
      expect(chunkStore().throughStore(packMessages(messages))).toEqual(messages);
    }),
  );
});

test('truncated marks are an error', () => {
  const body = Buffer.alloc(1000);
  const stored = packMessages([message({ body, chunks: [{ afterUs: 1000, end: body.length }] })]);
  const heads = stored.heads.replace('"marks":[1000,1004]', '"marks":[1000,1003]');
  expect(heads).not.toBe(stored.heads);
  expect(() => unpackMessages({ ...stored, ...withoutChunks, heads }, new Map())).toThrow('are truncated');
});
