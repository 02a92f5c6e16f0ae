import { expect, test } from 'vitest';
import { appendAll } from '../../src/core/append-all.ts';
import { describeProblem } from '../../src/core/validation.ts';

test('more items are appended than a call takes arguments', () => {
  const list = [-1];
  appendAll(
    list,
    Array.from({ length: 300_000 }, (_, index) => index),
  );
  expect(list).toHaveLength(300_001);
  expect(list.at(-1)).toBe(299_999);
});

test('a problem is described where there are more of them than a call takes arguments', () => {
  const errors = Array.from({ length: 300_000 }, (_, index) => ({
    keyword: 'type',
    instancePath: index === 7 ? '/messages/7/role' : `/messages/${index}`,
    params: { type: 'string' },
  }));
  expect(describeProblem(errors, {}).path).toBe('/messages/7/role');
});
