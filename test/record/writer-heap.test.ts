import { beforeEach, describe, expect, test } from 'vitest';
import { WriterHeap } from '../../src/record/writer-heap.ts';

const megabyte = 1024 * 1024;

describe('the heap of the thread that writes traces', () => {
  let bytes = 0;
  let acts: string[] = [];
  let heap: WriterHeap;
  const act = (name: string, keptBytes: number) => (): void => {
    acts.push(name);
    bytes = keptBytes;
  };
  beforeEach(() => {
    bytes = 40 * megabyte;
    acts = [];
    const garbage = { collect: act('collect', 60 * megabyte), shrink: act('shrink', 45 * megabyte) };
    heap = new WriterHeap(garbage, () => bytes);
  });

  test('is left alone in a pause that is shorter than five minutes, however much it has grown', () => {
    bytes = 500 * megabyte;
    heap.releaseIdle(299_999);
    expect(acts).toEqual([]);
  });

  test('is returned to the system in a longer pause, once, and again when it has grown again', () => {
    bytes = 100 * megabyte;
    for (const idleMs of [300_000, 301_000]) heap.releaseIdle(idleMs);
    expect(acts).toEqual(['shrink']);
    bytes = 57 * megabyte;
    heap.releaseIdle(300_000);
    expect(acts).toEqual(['shrink', 'shrink']);
  });

  test('is left alone in a longer pause when it has hardly grown', () => {
    bytes = 51 * megabyte;
    heap.releaseIdle(300_000);
    expect(acts).toEqual([]);
  });

  test('is collected while a long response arrives, each time that its pieces have filled 12 MB', () => {
    for (const size of [51, 52, 60, 71, 72]) {
      bytes = size * megabyte;
      heap.collectGrown();
    }
    expect(acts).toEqual(['collect', 'collect']);
  });
});
