/** A process that leaves garbage and waits until V8 collects it on its own, then calls `keepCodeOptimized` on request. */
import { createGarbageCollector, keepCodeOptimized } from '../../src/core/garbage-collection.ts';

const collector = createGarbageCollector();
let garbage: unknown[] = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
collector.collect();
garbage = [];
collector.collect();
process.once('message', () => {
  keepCodeOptimized();
  collector.collect();
  collector.collect();
  process.disconnect();
});
process.send?.(garbage.length);
