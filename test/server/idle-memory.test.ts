import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdleMemory } from '../../src/server/idle-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabyte = 1024 * 1024;

function createIdleMemory() {
  const gateway = { inFlight: 0 };
  const heap = { bytes: 50 * megabyte, shrunk: 0, utilization: 0 };
  const collector = {
    shrink() {
      heap.bytes = 30 * megabyte;
      heap.shrunk += 1;
    },
  };
  const measures = { heapBytes: () => heap.bytes, utilization: () => heap.utilization };
  const memory = new IdleMemory(gateway, collector, measures);
  return { gateway, heap, memory };
}

describe('the memory of an idle gateway', () => {
  test('is returned soon after the start, and again when requests made the heap grow', () => {
    const { gateway, heap } = createIdleMemory();
    vi.advanceTimersByTime(1000);
    expect(heap.shrunk).toBe(1);
    gateway.inFlight = 1;
    heap.bytes = 60 * megabyte;
    vi.advanceTimersByTime(600_000);
    expect(heap.shrunk).toBe(1);
    gateway.inFlight = 0;
    vi.advanceTimersByTime(300_000);
    expect(heap.shrunk).toBe(2);
  });

  test('is kept during shorter pauses, when no request happens to be in flight', () => {
    const { heap } = createIdleMemory();
    vi.advanceTimersByTime(1000);
    heap.bytes = 60 * megabyte;
    heap.utilization = 0.05;
    vi.advanceTimersByTime(3_000_000);
    expect(heap.shrunk).toBe(1);
    heap.utilization = 0.001;
    vi.advanceTimersByTime(300_000);
    expect(heap.shrunk).toBe(2);
  });

  test('is kept while the heap is about as large as after the last time', () => {
    const { heap } = createIdleMemory();
    vi.advanceTimersByTime(1000);
    heap.bytes = 35 * megabyte;
    vi.advanceTimersByTime(600_000);
    expect(heap.shrunk).toBe(1);
  });

  test('is kept for a request that came right after the start', () => {
    const { gateway, heap } = createIdleMemory();
    gateway.inFlight = 1;
    vi.advanceTimersByTime(299_000);
    expect(heap.shrunk).toBe(0);
  });

  test('is kept once it was stopped', () => {
    const { heap, memory } = createIdleMemory();
    memory.stop();
    vi.advanceTimersByTime(300_000);
    expect(heap.shrunk).toBe(0);
  });
});
