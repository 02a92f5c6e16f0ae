import { connectionsOf, laterTurns, modelFor, pathOf, volumeOf, type Case, type Volume } from './cases.ts';
import { historyBody } from './history.ts';
import { load, type LoadResult } from './load.ts';
import { usageWhenDrained, type Subject, type Usage } from './subject.ts';
import { requestBody, type BenchProtocol } from './traffic.ts';

/** What one run of one subject measured. */
export interface Sample {
  /** CPU time of the process under test, in microseconds a request. */
  cpu: number;
  /** Requests a second. */
  rate: number;
  /** Resident memory afterwards, in bytes. */
  rss: number;
  /** Median milliseconds to the first byte of a body, one request at a time; of paced streams, all open at once. */
  firstByte: number;
}

/** A process under test and how it is asked. */
export interface Contender {
  /** What its CPU time until the last response is called. */
  name: string;
  /** The same until all that it puts off is done. Absent: it puts nothing off. */
  drained?: string;
  subject: Subject;
  /** The pipe is asked in the backend's place: it changes nothing, so it gets the path and gives the answer of that side. */
  protocol: BenchProtocol;
  /** The model to ask for, if the process knows it by a name of its own. */
  model?: string;
  path?: string;
}

/** Milliseconds one run may take at most. */
const timeoutMs = 60_000;
/** Milliseconds that a subject is given to record and derive what is left to do. */
const drainMs = 180_000;

/** The rounds of a case: samples by name, and why those contenders failed that did. */
export interface CaseResult {
  warmUp: number;
  samples: Map<string, Sample[]>;
  failures: Map<string, string>;
}

/**
 * Measures the contenders in turn, round by round, so that what else the machine does weighs on all alike. Who answers
 * with an error or not in full is out of the case: a failure is never counted.
 * @throws {Error} if the pipe fails.
 */
export async function measureCase(
  each: Case,
  contenders: readonly Contender[],
  options: { volume?: Volume; log: (line: string) => void },
): Promise<CaseResult> {
  const { volume = volumeOf(each), log } = options;
  const samples = new Map<string, Sample[]>(
    contenders.flatMap(({ name, drained = name }) => [name, drained]).map((name) => [name, []]),
  );
  const failures = new Map<string, string>();
  const conversations = numbersFrom(1);
  const attempt = async (contender: Contender, act: () => Promise<void>): Promise<void> => {
    if (failures.has(contender.name)) return;
    try {
      await act();
    } catch (error) {
      if (contender.name === 'pipe') throw error;
      failures.set(contender.name, error instanceof Error ? error.message : String(error));
      log(`${each.name}: ${contender.name} failed: ${failures.get(contender.name)}`);
    }
  };
  for (const contender of contenders) {
    log(`${each.name}: warming up ${contender.name} with ${volume.warmUp} requests`);
    await attempt(contender, async () => void (await send(each, contender, conversations, volume.warmUp)));
  }
  for (let round = 0; round < volume.rounds; round += 1) {
    log(`${each.name}: round ${round + 1} of ${volume.rounds}`);
    // Each round begins with another contender, so that none is always the one to run on a warm machine.
    for (const contender of [
      ...contenders.slice(round % contenders.length),
      ...contenders.slice(0, round % contenders.length),
    ])
      await attempt(contender, async () => {
        const { answered, drained } = await sample(each, contender, conversations, volume);
        samples.get(contender.name)?.push(answered);
        samples.get(contender.drained ?? '')?.push(drained);
      });
  }
  for (const { name, drained = name } of contenders)
    if (failures.has(name)) for (const measured of [name, drained]) samples.delete(measured);
  return { samples, failures, warmUp: volume.warmUp };
}

/** Warms one contender up, then has it answer as many requests as are measured, round by round, each between `start` and `stop`. */
export async function driveCase(
  each: Case,
  contender: Contender,
  { start, stop }: { start(): void; stop(): Promise<void> },
): Promise<void> {
  const { warmUp, requests, rounds } = volumeOf(each);
  const conversations = numbersFrom(1);
  await send(each, contender, conversations, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    const first = conversations(requests);
    if (isLater(each)) await send(each, contender, () => first, requests, 'first');
    await usageWhenDrained(contender.subject, drainMs);
    start();
    await send(each, contender, () => first, requests);
    await usageWhenDrained(contender.subject, drainMs);
    await stop();
  }
}

type Numbers = (count: number) => number;

/** Gives out numbers, so that no two conversations of a case are alike, whoever is asked. */
function numbersFrom(first: number): Numbers {
  let next = first;
  return (count) => {
    next += count;
    return next - count;
  };
}

const isLater = ({ traffic }: Case): boolean => traffic.kind === 'history' && traffic.turn === 'later';

async function sample(
  each: Case,
  contender: Contender,
  numbers: Numbers,
  volume: Volume,
): Promise<Record<'answered' | 'drained', Sample>> {
  const { subject } = contender;
  const count = isLater(each) ? Math.ceil(volume.requests / laterTurns) * laterTurns : volume.requests;
  const first = numbers(count);
  if (isLater(each)) await send(each, contender, () => first, count, 'first');
  const before = await usageWhenDrained(subject, drainMs);
  const loaded = await send(each, contender, () => first, count);
  const answered = await subject.usage();
  const drained = await usageWhenDrained(subject, drainMs);
  const single = volume.single > 0 ? await sendSingly(each, contender, numbers(1), volume.single) : loaded;
  const sampleUntil = ({ cpu }: Usage): Sample => ({
    cpu: (cpu - before.cpu) / count,
    rate: (count / loaded.milliseconds) * 1000,
    rss: drained.rss,
    firstByte: median(single.firstByte),
  });
  return { answered: sampleUntil(answered), drained: sampleUntil(drained) };
}

async function sendSingly(each: Case, contender: Contender, first: number, count: number): Promise<LoadResult> {
  const one = { ...each, connections: 1 };
  if (!isLater(each)) return send(one, contender, () => first, count);
  await send(one, contender, () => first, laterTurns, 'first');
  return send(one, contender, () => first, laterTurns);
}

/** Sends `count` requests; of conversations, their first turns or the turns that follow. */
function send(
  each: Case & { connections?: number },
  { name, subject, protocol, model = modelFor[each.backend], path = pathOf[protocol] }: Contender,
  numbers: Numbers,
  count: number,
  turns: 'first' | 'measured' = 'measured',
): Promise<LoadResult> {
  const { traffic, client } = each;
  const later = isLater(each);
  const conversations = later ? Math.ceil(count / laterTurns) : count;
  const start = numbers(conversations);
  const isStream = traffic.kind === 'stream' || traffic.kind === 'paced';
  const bodies = function* (index: number): Iterable<string> {
    const conversation = start + index;
    if (traffic.kind !== 'history') return yield requestBody(client, model, isStream, conversation);
    if (!later || turns === 'first')
      return yield historyBody(client, { model, bytes: traffic.bytes, conversation, turn: 0 });
    for (let turn = 1; turn <= laterTurns; turn += 1)
      yield historyBody(client, { model, bytes: traffic.bytes, conversation, turn });
  };
  const answer = name === 'pipe' ? each.backend : client;
  return load({
    url: subject.url,
    path: name === 'pipe' && traffic.kind === 'paced' ? `/paced${path}` : path,
    connections: each.connections ?? connectionsOf(each),
    conversations,
    bodies,
    answer: isStream ? answer : 'plain',
    ...(traffic.kind === 'paced' && { staggerMs: 0.2 }),
    timeoutMs,
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The smallest value that is not below so large a share of them. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
