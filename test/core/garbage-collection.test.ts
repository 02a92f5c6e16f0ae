import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../support/aged-process.ts', import.meta.url));

it('leaves the idle collections of a process alone in which V8 has begun them', { timeout: 120_000 }, async () => {
  const child = fork(program, { execArgv: ['--trace-memory-reducer'], silent: true });
  const ended = once(child, 'exit');
  child.stdout?.on('data', (text: Buffer) => {
    if (text.toString().includes('started GC #1')) child.send('keep');
  });
  // V8 ends a process with SIGTRAP that has made more of these collections than it may.
  expect(await ended).toEqual([0, null]);
});
