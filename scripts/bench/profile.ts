import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts used of what V8 writes with `--cpu-prof`. Times in microseconds. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A thread's functions by the time spent in themselves, longest first, as lines to print. */
export function profileLines(directory: string, most: number): string[] {
  const lines: string[] = [];
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.cpuprofile'))) {
    const profile: CpuProfile = JSON.parse(readFileSync(join(directory, file), 'utf8'));
    const selfTimes = new Map<number, number>();
    for (const [index, node] of profile.samples.entries())
      selfTimes.set(node, (selfTimes.get(node) ?? 0) + (profile.timeDeltas[index] ?? 0));
    const byFunction = new Map<string, number>();
    let busy = 0;
    for (const { id, callFrame } of profile.nodes) {
      const time = selfTimes.get(id) ?? 0;
      if (callFrame.functionName === '(idle)') continue;
      busy += time;
      const where = callFrame.url ? `  ${callFrame.url.replace(`file://${root}`, '')}:${callFrame.lineNumber + 1}` : '';
      const name = `${callFrame.functionName || '(anonymous)'}${where}`;
      byFunction.set(name, (byFunction.get(name) ?? 0) + time);
    }
    lines.push(`${file}: ${(busy / 1000).toFixed(0)} ms busy`);
    const longest = [...byFunction].toSorted(([, one], [, other]) => other - one).slice(0, most);
    for (const [name, time] of longest)
      lines.push(
        `${(time / 1000).toFixed(1).padStart(9)} ms ${((time / busy) * 100).toFixed(1).padStart(5)} %  ${name}`,
      );
  }
  return lines;
}
