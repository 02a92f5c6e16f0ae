/**
 * Preloaded into a process under test: answers its parent with the CPU time that the whole process, its threads
 * included, has used so far, in microseconds.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send !== undefined) {
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  });
  // The pipe to the parent must not keep a finished process alive.
  process.channel?.unref();
}
