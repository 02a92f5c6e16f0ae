import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  packMarks,
  packMessages,
  unpackMarks,
  unpackMessages,
  type PackableMessage,
} from '../../src/traces/body-storage.ts';

const message = (fields: Partial<PackableMessage> = {}): PackableMessage => ({
  role: 'client-request',
  position: 0,
  headers: [],
  size: fields.body?.length ?? 0,
  ...fields,
});

test('any messages come back as they were', () => {
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
      expect(unpackMessages(packMessages(messages))).toEqual(messages);
    }),
    { numRuns: 100 },
  );
});

test('messages that resemble each other are stored smaller', () => {
  const body = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, text: 'the same' })));
  const stored = packMessages([message({ body: Buffer.from(body) }), message({ body: Buffer.from(`${body} `) })]);
  expect(stored.encoding).toBe('brotli');
  expect(stored.bytes?.length).toBeLessThan(2000);
});

test('the same bytes are stored once', () => {
  const body = Buffer.from('passed through');
  const stored = packMessages([message({ body }), message({ role: 'upstream-request', body })]);
  expect(stored.bytes?.length).toBe(body.length);
  expect(unpackMessages(stored).map((each) => each.body?.toString())).toEqual(['passed through', 'passed through']);
});

test('bodies that were removed are absent, what is known of their messages stays', () => {
  const stored = packMessages([message({ body: Buffer.from('gone'), target: '/v1/messages' })]);
  expect(unpackMessages({ ...stored, encoding: 'none', bytes: null })).toEqual([
    { ...message({ target: '/v1/messages' }), size: 4 },
  ]);
});

test('an encoding this version does not know is an error that names it', () => {
  expect(() => unpackMessages({ heads: '[]', encoding: 'chunks', bytes: Buffer.alloc(1) })).toThrow('"chunks"');
});

test('marks of any times and lengths come back', () => {
  const step = fc.tuple(fc.nat(4_000_000_000), fc.nat(64 * 1024 * 1024));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      let afterUs = 0;
      let end = 0;
      const marks = steps.map(([time, length]) => ({ afterUs: (afterUs += time), end: (end += length) }));
      expect(unpackMarks(packMarks(marks))).toEqual(marks);
    }),
  );
});

test('marks that are cut short are an error', () => {
  expect(() => unpackMarks(packMarks([{ afterUs: 1000, end: 1000 }]).subarray(0, 3))).toThrow('cut short');
});
