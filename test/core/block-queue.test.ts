import { expect, test } from 'vitest';
import { BlockQueue } from '../../src/core/block-queue.ts';

test('writes parallel blocks one after another, without gaps for blocks without frames', () => {
  const out: string[] = [];
  const queue = new BlockQueue<string>((text) => out.push(text));
  for (const part of [0, 1, 2]) queue.open(part);
  queue.write(2, (index) => `c${index}`);
  queue.close(2);
  queue.write(0, (index) => `a${index}`);
  expect(out).toEqual(['a0']);
  queue.close(1);
  queue.write(0, (index) => `b${index}`);
  queue.close(0);
  expect(out).toEqual(['a0', 'b0', 'c1']);
});
