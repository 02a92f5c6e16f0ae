import { constants } from 'node:os';

const exitHandlers = new Set<() => void>();

/**
 * Has `end` called when this process ends, on its own or by a signal, so that nothing it started outlives it.
 * Gives back what takes that back.
 */
export function onProcessExit(end: () => void): () => void {
  if (exitHandlers.size === 0 && process.listenerCount('exit', runExitHandlers) === 0) {
    process.on('exit', runExitHandlers);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  exitHandlers.add(end);
  return () => void exitHandlers.delete(end);
}

function runExitHandlers(): void {
  for (const end of exitHandlers) end();
}
