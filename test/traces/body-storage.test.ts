import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBody, packMarks, unpackBody, unpackMarks } from '../../src/traces/body-storage.ts';

test('any bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 10_000 }), fc.boolean(), (bytes, repeats) => {
      const body = Buffer.from(bytes);
      const whole = repeats ? Buffer.concat(Array.from({ length: 20 }, () => body)) : body;
      expect(unpackBody(packBody(whole))?.equals(whole)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a large text is stored smaller', () => {
  const stored = packBody(
    Buffer.from(JSON.stringify(Array.from({ length: 2000 }, (_, index) => ({ index, text: 'the same' })))),
  );
  expect(stored.encoding).toBe('brotli');
  expect(stored.bytes?.length).toBeLessThan(20_000);
});

test('what was not kept is null', () => {
  expect(unpackBody({ encoding: 'none', bytes: null })).toBeNull();
});

test('an encoding this version does not know is an error that names it', () => {
  expect(() => unpackBody({ encoding: 'chunks', bytes: Buffer.alloc(1) })).toThrow('"chunks"');
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
