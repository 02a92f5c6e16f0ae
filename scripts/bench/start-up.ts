import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuration } from './cases.ts';
import { median } from './measure.ts';
import { probe, startGateway, usageAtRest } from './subject.ts';

/** What starting something cost, medians over the rounds. */
export interface StartRow {
  what: string;
  /** CPU time in milliseconds: of a gateway until it listens, of a command until it ends. */
  cpu: number;
  /** The same on the clock. */
  wall: number;
  /** Megabytes in memory: of a gateway once it is idle, of a command at its end. */
  megabytes: number;
  /** What CPU time and memory are not to exceed. */
  aims: { cpu: number; megabytes?: number };
}

const commands = [
  ['traces', 'list'],
  ['traces', 'stats'],
  ['config', 'check'],
];

/** Starts the gateway, and commands on the traces it left, some times each. */
export async function measureStart(entry: string, directory: string, rounds: number): Promise<StartRow[]> {
  const samples = new Map<string, { cpu: number; wall: number; megabytes: number }[]>();
  const add = (what: string, sample: { cpu: number; wall: number; megabytes: number }): void =>
    void samples.set(what, [...(samples.get(what) ?? []), sample]);
  for (let round = 0; round < rounds; round += 1) {
    for (const traces of [false, true]) {
      const started = performance.now();
      const gateway = await startGateway({
        config: configuration('http://127.0.0.1:9', traces),
        directory: join(directory, traces ? 'start-traces' : 'start'),
        entry,
      });
      const wall = performance.now() - started;
      const { cpu } = await gateway.usage();
      const { rss } = await usageAtRest(gateway, 5000);
      await gateway.stop();
      add(`serve${traces ? '' : ', no traces'}`, { cpu: cpu / 1000, wall, megabytes: rss / 1_000_000 });
    }
    for (const command of commands)
      add(command.join(' '), await runCommand(entry, command, join(directory, 'start-traces')));
  }
  return [...samples].map(([what, measured]) => ({
    what,
    cpu: median(measured.map(({ cpu }) => cpu)),
    wall: median(measured.map(({ wall }) => wall)),
    megabytes: median(measured.map(({ megabytes }) => megabytes)),
    aims: what.startsWith('serve') ? { cpu: 500, megabytes: 110 } : { cpu: 500 },
  }));
}

async function runCommand(
  entry: string,
  command: readonly string[],
  directory: string,
): Promise<{ cpu: number; wall: number; megabytes: number }> {
  const file = join(directory, 'usage.json');
  const started = performance.now();
  const child = fork(entry, [...command], {
    cwd: directory,
    env: { PATH: process.env['PATH'] ?? '', HOME: directory, BENCH_USAGE_FILE: file },
    execArgv: [...probe],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'close');
  const wall = performance.now() - started;
  const usage: { cpu: NodeJS.CpuUsage; rss: number } = JSON.parse(readFileSync(file, 'utf8'));
  return { cpu: (usage.cpu.user + usage.cpu.system) / 1000, wall, megabytes: usage.rss / 1_000_000 };
}
