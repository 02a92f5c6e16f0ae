import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startGatewayProcess, type GatewayProcess } from '../gateway-process.ts';
import { onProcessExit } from '../processes.ts';
import type { components } from '../../generated/louter.js';

type StoreState = components['schemas']['StoreState'];

/** The message that requests the CPU time of a process. */
export const probe: readonly string[] = ['--import', new URL('./cpu-probe.ts', import.meta.url).href];

/** The option that lets a process be profiled. */
export const profileProbe: readonly string[] = ['--import', new URL('./profile-probe.ts', import.meta.url).href];

/** What a process used so far. */
export interface Usage {
  /** CPU time of all its threads, in microseconds. */
  cpu: number;
  /** Resident memory, in bytes. */
  rss: number;
}

/** A process with an address. */
export interface Subject {
  url: string;
  usage(): Promise<Usage>;
  stop(): Promise<unknown>;
  /** How far it is with what it does after its responses. Absent: it puts nothing off. */
  progress?(): Promise<Progress>;
}

export interface Progress {
  /** How many requests are not recorded yet. */
  queued: number;
  /** Changes with each step of what is done next. */
  state: string;
}

/** Starts a server that sends its address to its parent. */
export async function startServer(file: URL, ...argv: string[]): Promise<Subject> {
  const child = fork(fileURLToPath(file), argv, {
    execArgv: [...probe],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  child.once('close', forget);
  const ended = once(child, 'close').then(() => {
    throw new Error(`${file.href} ended before it listened`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as { address?: { port: number } }[];
  ended.catch(() => undefined);
  if (message?.address === undefined) throw new Error(`${file.href} sent no address`);
  return {
    url: `http://127.0.0.1:${message.address.port}`,
    usage: () => probedUsage(child),
    stop() {
      child.kill('SIGTERM');
      return once(child, 'close');
    },
  };
}

/** What a process with the probe used so far. */
async function probedUsage(child: ChildProcess): Promise<Usage> {
  child.send('cpu');
  const [message]: { cpu?: NodeJS.CpuUsage; rss?: number }[] = await once(child, 'message');
  if (message?.cpu === undefined) throw new Error('the process under test did not report its CPU time');
  return { cpu: message.cpu.user + message.cpu.system, rss: message.rss ?? 0 };
}

/**
 * Starts a server of any kind on a port given to it, and waits until it answers a GET of `path`.
 * @throws {Error} where there is no /proc to read its CPU time from, it ends, or does not answer in time.
 */
export async function startProgram(options: {
  file: string;
  arguments: readonly string[];
  environment: Record<string, string>;
  directory: string;
  port: number;
  path: string;
  timeoutMs: number;
}): Promise<Subject> {
  const url = `http://127.0.0.1:${options.port}`;
  const child = spawn(options.file, options.arguments, {
    cwd: options.directory,
    env: { PATH: process.env['PATH'] ?? '', HOME: options.directory, ...options.environment },
    stdio: 'ignore',
  });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  child.once('close', forget);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  try {
    const until = performance.now() + options.timeoutMs;
    while (!(await isAnswering(url + options.path))) {
      if (child.exitCode !== null) throw new Error(`${options.file} ended with ${child.exitCode}`);
      if (performance.now() > until) throw new Error(`${options.file} did not answer in time`);
      await pause(500);
    }
    readUsage(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, usage: () => Promise.resolve(readUsage(child)), stop };
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

/** From proc(5): clock ticks, of which Linux has 100 a second, and pages of 4 KiB. */
function readUsage(child: ChildProcess): Usage {
  const text = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number);
  return { cpu: ((user ?? 0) + (system ?? 0)) * 10_000, rss: (pages ?? 0) * 4096 };
}

/**
 * Usage once the process has come to rest: what is written after the answer counts too. At rest means less
 * than a hundredth of a core over a tenth of a second, at most `timeoutMs` milliseconds later.
 */
export async function usageAtRest(subject: Subject, timeoutMs: number): Promise<Usage> {
  const until = performance.now() + timeoutMs;
  let last = await subject.usage();
  while (performance.now() < until) {
    const before = performance.now();
    await pause(100);
    const now = await subject.usage();
    const share = (now.cpu - last.cpu) / 1000 / (performance.now() - before);
    last = now;
    if (share < 0.01) break;
  }
  return last;
}

/** How long nothing must change until everything counts as derived: what is put off waits for idle time. */
const drainedMs = 1000;

/**
 * Usage once everything that was put off is done: nothing is queued, the process gets no further with it, and is at rest
 * unless it is profiled, which takes CPU by itself.
 * @throws {Error} if that takes longer than `timeoutMs` milliseconds.
 */
export async function usageWhenDrained(subject: Subject, timeoutMs: number): Promise<Usage> {
  const until = performance.now() + timeoutMs;
  if (!subject.progress) return usageAtRest(subject, timeoutMs);
  for (let before = ''; performance.now() < until;) {
    const usage = await usageAtRest(subject, drainedMs);
    const { queued, state } = await subject.progress();
    if (queued === 0 && state === before) return usage;
    before = state;
    await pause(drainedMs);
  }
  throw new Error(`${subject.url} was not done with what it had put off after ${timeoutMs / 1000} s`);
}

/** How far a gateway is with recording and deriving, by its own account. */
export async function progressOfGateway(url: string): Promise<Progress> {
  const response = await fetch(`${url}/api/diagnostics?checks=none`);
  const { traces }: { traces: StoreState } = JSON.parse(await response.text());
  const queued = (traces.queued_exchanges ?? 0) + (traces.unread?.requests ?? 0);
  return { queued, state: JSON.stringify(traces) };
}

/** Starts a gateway whose CPU time and memory are measured. */
export async function startGateway(
  options: Parameters<typeof startGatewayProcess>[0],
): Promise<GatewayProcess & Subject> {
  const { nodeArguments = [] } = options;
  const gateway = await startGatewayProcess({ ...options, nodeArguments: [...probe, ...nodeArguments] });
  return { ...gateway, usage: () => probedUsage(gateway.child) };
}
