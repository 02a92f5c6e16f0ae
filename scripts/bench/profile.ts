import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts used of a profile of V8's. Times in microseconds. */
interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}
interface CallFrame {
  functionName: string;
  url: string;
  /** From 0. */
  lineNumber: number;
  columnNumber: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Where each thread spent its time in all rounds, as lines to print: by place, then the functions that took longest in
 * themselves, then those that took longest with all they called. `rounds` are folders with a profile per thread.
 */
export function profileLines(rounds: readonly string[], maxLines: number): string[] {
  const locate = createLocator();
  const threads = [...new Set(rounds.flatMap((round) => readdirSync(round)))].toSorted();
  return threads.flatMap((thread) => {
    const spent = new Map<CallFrame, number>();
    const totals = new Map<CallFrame, number>();
    for (const file of rounds.map((round) => join(round, thread)).filter((each) => existsSync(each))) {
      const profile: CpuProfile = JSON.parse(readFileSync(file, 'utf8'));
      for (const { callFrame } of profile.nodes) Object.assign(callFrame, locate(callFrame));
      const inThis = selfTimes(profile);
      for (const [frame, time] of inThis) spent.set(frame, time);
      for (const [frame, time] of totalTimes(profile, inThis)) totals.set(frame, time);
    }
    const busy = [...spent.values()].reduce((sum, time) => sum + time, 0);
    return [
      `${thread.replace('.cpuprofile', '')}: ${(busy / 1000).toFixed(0)} ms busy`,
      ...linesOf(spent, busy, placeOf, 20),
      '',
      ...linesOf(spent, busy, nameOf, maxLines),
      '',
      'with what they called:',
      ...linesOf(totals, busy, nameOf, maxLines),
      '',
    ];
  });
}

type Place = Pick<CallFrame, 'url' | 'lineNumber'>;

/** Finds where a function was before files were joined: by the map beside the file, if there is one. */
function createLocator(): (frame: CallFrame) => Place {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url, lineNumber, columnNumber }) => {
    const place = { url, lineNumber };
    if (!url.startsWith('file:')) return place;
    const file = fileURLToPath(url);
    const map = maps.has(file) ? maps.get(file) : readMap(`${file}.map`);
    maps.set(file, map);
    const entry = map?.findEntry(lineNumber, columnNumber);
    return entry && 'originalSource' in entry
      ? { url: `file://${resolve(dirname(file), entry.originalSource)}`, lineNumber: entry.originalLine }
      : place;
  };
}

function readMap(file: string): SourceMap | undefined {
  if (!existsSync(file)) return undefined;
  const payload: SourceMapPayload = JSON.parse(readFileSync(file, 'utf8'));
  return new SourceMap(payload);
}

/** Time by call frame, idling left out. */
function selfTimes({ nodes, samples, timeDeltas }: CpuProfile): Map<CallFrame, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = new Map<CallFrame, number>();
  for (const [index, node] of samples.entries()) {
    const frame = frames.get(node);
    if (frame !== undefined && frame.functionName !== '(idle)')
      spent.set(frame, (spent.get(frame) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return spent;
}

/** Time by function with all that it called, once for each stack that it is in. */
function totalTimes({ nodes }: CpuProfile, spent: Map<CallFrame, number>): Map<CallFrame, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const first = new Map<string, CallFrame>();
  const totals = new Map<CallFrame, number>();
  const visit = (id: number, above: ReadonlySet<CallFrame>): number => {
    const node = byId.get(id);
    if (node === undefined) return 0;
    const { functionName, url, lineNumber } = node.callFrame;
    const key = `${functionName} ${url} ${lineNumber}`;
    const frame = first.get(key) ?? node.callFrame;
    first.set(key, frame);
    const within = new Set([...above, frame]);
    const inner = (node.children ?? []).reduce((sum, child) => sum + visit(child, within), 0);
    const total = inner + (spent.get(node.callFrame) ?? 0);
    if (!above.has(frame) && frame.functionName !== '(root)') totals.set(frame, (totals.get(frame) ?? 0) + total);
    return total;
  };
  const [top] = nodes;
  if (top) visit(top.id, new Set());
  return totals;
}

function linesOf(
  spent: Map<CallFrame, number>,
  busy: number,
  keyOf: (frame: CallFrame) => string,
  most: number,
): string[] {
  const sums = new Map<string, number>();
  for (const [frame, time] of spent) sums.set(keyOf(frame), (sums.get(keyOf(frame)) ?? 0) + time);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(
      ([key, time]) =>
        `${(time / 1000).toFixed(1).padStart(9)} ms ${((time / busy) * 100).toFixed(1).padStart(5)} %  ${key}`,
    );
}

/** Relative to the checkout; of another build's files, from its dist/ on. */
const fileOf = ({ url }: CallFrame): string =>
  url.replace(`file://${root}`, '').replace(/^file:.*\/(?=(?:dist|src|node_modules)\/)/, '');

const nameOf = (frame: CallFrame): string =>
  `${frame.functionName || '(anonymous)'}${frame.url ? `  ${fileOf(frame)}:${frame.lineNumber + 1}` : ''}`;

/** The package, the folder of the sources, or the part of Node a function belongs to. */
function placeOf(frame: CallFrame): string {
  const file = fileOf(frame);
  if (file === '') return frame.functionName.startsWith('(') ? frame.functionName : 'native';
  if (file.startsWith('node:')) return file.split('/').slice(0, 2).join('/');
  const depth = file.startsWith('node_modules/@') || /^(src|dist)\/protocols\//.test(file) ? 3 : 2;
  return file.split('/').slice(0, depth).join('/');
}
