import { constants } from 'node:os';

const enders = new Set<() => void>();

/**
 * Has `end` called when this process ends, on its own or by a signal, so that nothing it started outlives it.
 * Gives back what takes that back.
 */
export function endWithUs(end: () => void): () => void {
  if (enders.size === 0 && process.listenerCount('exit', endAll) === 0) {
    process.on('exit', endAll);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  enders.add(end);
  return () => void enders.delete(end);
}

function endAll(): void {
  for (const end of enders) end();
}
