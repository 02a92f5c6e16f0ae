/**
 * Preloaded into a process under test: answers its parent with the bytes of its heap that are in use after a
 * collection, and those of all its memory.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send !== undefined) {
  process.on('message', (message) => {
    if (message !== 'memory') return;
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapUsed, rss });
  });
  // The pipe to the parent must not keep a finished process alive.
  process.channel?.unref();
}
