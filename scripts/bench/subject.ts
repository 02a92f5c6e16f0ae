import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onProcessExit } from '../children.ts';

/** The message that requests the CPU time of a process. */
export const probe: readonly string[] = ['--import', new URL('./cpu-probe.ts', import.meta.url).href];

/** The option that lets a process be profiled. */
export const profileProbe: readonly string[] = ['--import', new URL('./profile-probe.ts', import.meta.url).href];

/** A process with an address. */
export interface Subject {
  url: string;
  child: ChildProcess;
  stop(): Promise<unknown>;
}

/** Starts a server that sends its address to its parent. */
export async function startServer(file: URL, ...argv: string[]): Promise<Subject> {
  const child = fork(fileURLToPath(file), argv, {
    execArgv: [...probe],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  child.once('close', forget);
  const [message]: { address?: { port: number } }[] = await once(child, 'message');
  if (message?.address === undefined) throw new Error(`${file.href} sent no address`);
  return {
    url: `http://127.0.0.1:${message.address.port}`,
    child,
    stop() {
      child.kill('SIGTERM');
      return once(child, 'close');
    },
  };
}

/** CPU time of the whole process so far, in microseconds. */
export async function cpuTime(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [message]: { cpu?: NodeJS.CpuUsage }[] = await once(child, 'message');
  if (message?.cpu === undefined) throw new Error('the process under test did not report its CPU time');
  return message.cpu.user + message.cpu.system;
}

/**
 * CPU time once the process has come to rest: what is written after the answer counts too. At rest means less
 * than a hundredth of a core over a tenth of a second, at most `patience` milliseconds later.
 */
export async function cpuTimeAtRest(child: ChildProcess, timeoutMs: number): Promise<number> {
  const until = performance.now() + timeoutMs;
  let last = await cpuTime(child);
  while (performance.now() < until) {
    const before = performance.now();
    await pause(100);
    const now = await cpuTime(child);
    const share = (now - last) / 1000 / (performance.now() - before);
    last = now;
    if (share < 0.01) break;
  }
  return last;
}
