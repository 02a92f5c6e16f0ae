/**
 * Preloaded into a process under test: answers its parent with the CPU time that the whole process, its threads
 * included, has used so far, in microseconds, and with its resident memory in bytes. A command that ends by itself
 * leaves them in the file that BENCH_USAGE_FILE names.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const usage = (): { cpu: NodeJS.CpuUsage; rss: number } => ({
  cpu: process.cpuUsage(),
  rss: process.memoryUsage.rss(),
});

if (isMainThread && process.send !== undefined) {
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.(usage());
  });
  // The pipe to the parent must not keep a finished process alive.
  process.channel?.unref();
}

const file = process.env['BENCH_USAGE_FILE'];
if (isMainThread && file !== undefined) process.once('exit', () => writeFileSync(file, JSON.stringify(usage())));
