import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCommonBytes } from '../../../src/record/store/shared-prefix.ts';

test('counts the bytes that two bodies begin with alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 70_000 }), (same, more) => {
      const one = Buffer.concat([Buffer.alloc(same, 'a'), Buffer.alloc(more, 'b')]);
      const other = Buffer.concat([Buffer.alloc(same, 'a'), Buffer.alloc(more, 'c')]);
      expect(countCommonBytes(one, other)).toBe(same);
    }),
    { numRuns: 30 },
  );
});
