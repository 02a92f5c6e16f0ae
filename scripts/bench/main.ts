/**
 * `npm run bench`: how fast text dialects are read; what recording costs and how fast it is searched; what pages of the
 * viewer cost; what starting costs; then CPU time a request of the gateway against a bare pipe, on the same upstream,
 * interleaved in one run: without traces, with traces until the last response, and until everything is derived. A ratio is
 * the median of the rounds' ratios, so that what else the machine does weighs on both alike.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtCommandLine } from '../gateway-process.ts';
import { replaceSection } from '../docs/section.ts';
import { cases, configuration, gateways, pathOf, volumeOf, type Case } from './cases.ts';
import { dialects } from '../../src/dialects/index.ts';
import { measureDialects } from './dialects.ts';
import { driveCase, measureCase, type Contender } from './measure.ts';
import { peers } from './peers.ts';
import { profileLines } from './profile.ts';
import { measurePruning, pruningTableOf } from './pruning.ts';
import { measureReplicas, replicasTableOf } from './replicas.ts';
import { dialectTableOf, documentOf, rowsOf, startTableOf, tableOf, type Row } from './report.ts';
import { measureStart } from './start-up.ts';
import { measureViewer, viewerTableOf } from './viewer.ts';
import { measureTraces, traceTableOf } from './traces.ts';
import { profileProbe, progressOfGateway, startGateway, startServer, type Subject } from './subject.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    peers: { type: 'boolean', default: false },
    entry: { type: 'string' },
    against: { type: 'string' },
    write: { type: 'boolean', default: false },
    profile: { type: 'string' },
    traces: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const writeStderr = (text: string): void => void process.stderr.write(text);
const started = performance.now();
const log = (line: string): void =>
  writeStderr(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);

const entryFile = async (): Promise<string> =>
  values.entry === undefined ? builtCommandLine() : resolve(values.entry);

/** What is measured beside the cases, by its name for `--only`: the figures, and a table of them for people. */
interface Part {
  title: string;
  /** It takes a minute, and a server of PostgreSQL. */
  isOnlyNamed?: true;
  measure(directory: string): Promise<[data: unknown, table: string]>;
}

const parts: Readonly<Record<string, Part>> = {
  dialects: {
    title: 'Text dialects',
    async measure() {
      const measured = measureDialects(dialects, { rounds: values.quick ? 3 : 5, print: writeStderr });
      return [measured, dialectTableOf(measured.rows, measured.growth)];
    },
  },
  traces: {
    title: 'Traces',
    async measure() {
      const [seconds, rounds] = values.quick ? [10, 20] : [60, 50];
      const measured = await measureTraces({ seconds, rounds, log: writeStderr });
      return [measured, traceTableOf(measured)];
    },
  },
  viewer: {
    title: 'Pages that follow the gateway',
    async measure(directory) {
      const rounds = Number(values.rounds ?? (values.quick ? 3 : 9));
      const requests = values.quick ? 100 : 300;
      const measured = await measureViewer({ entry: await entryFile(), directory, rounds, requests });
      return [measured, viewerTableOf(measured)];
    },
  },
  start: {
    title: 'Starting',
    async measure(directory) {
      const rows = await measureStart(await entryFile(), directory, values.quick ? 3 : 9);
      return [rows, startTableOf(rows)];
    },
  },
  replicas: {
    title: 'Several gateways with PostgreSQL',
    isOnlyNamed: true,
    async measure(directory) {
      const seconds = values.quick ? 5 : 20;
      const measured = await measureReplicas({ entry: await entryFile(), directory, seconds, log });
      return [measured, replicasTableOf(measured)];
    },
  },
  pruning: {
    title: 'Removing traces from PostgreSQL',
    isOnlyNamed: true,
    async measure() {
      const measured = await measurePruning(values.quick ? 1_000 : 10_000, log);
      return [measured, pruningTableOf(measured)];
    },
  },
};

const help = `node scripts/bench/main.ts [--quick] [--json] [--rounds N] [--only TEXT] [--peers] [--entry FILE] [--against FILE] [--write]
node scripts/bench/main.ts --profile CASE [--traces]
--only TEXT     what has TEXT in its name: ${Object.keys(parts).join(', ')}, ${cases.map(({ name }) => name).join(', ')}
--peers         other gateways beside this one, installed into node_modules/.cache
--entry FILE    the build to measure, if not that of this checkout
--against FILE  another build beside this one: the dist/cli/main.js of another checkout
--write         writes docs/reference/benchmarks.md`;

/** What the document is made of, in order. */
const tables: { title: string; table: string }[] = [];

if (values.help) {
  writeStderr(`${help}\n`);
} else {
  const directory = mkdtempSync(join(tmpdir(), 'louter-bench-'));
  try {
    if (values.profile === undefined) await bench(directory);
    else await profile(values.profile, directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function bench(directory: string): Promise<void> {
  const { only } = values;
  for (const [name, { title, isOnlyNamed, measure }] of Object.entries(parts))
    if (only === name || (only === '' && !isOnlyNamed)) print(title, ...(await measure(directory)));
  const chosen = Object.hasOwn(parts, only) ? [] : cases.filter(({ name }) => name.includes(only));
  const rows: Row[] = [];
  for (const each of chosen) rows.push(...(await benchCase(each, join(directory, each.name.replaceAll('/', '-')))));
  if (rows.length > 0) print('CPU time against a bare pipe', rows, tableOf(rows));
  if (values.write) {
    const file = fileURLToPath(new URL('../../docs/reference/benchmarks.md', import.meta.url));
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, replaceSection(page, 'figures', documentOf(tables), 'npm run bench -- --write'));
  }
}

function print(title: string, data: unknown, table: string): void {
  tables.push({ title, table });
  process.stdout.write(`${values.json ? JSON.stringify(data, null, 2) : table}\n\n`);
}

// ---------------------------------------------------------------- one case

async function benchCase(each: Case, directory: string): Promise<Row[]> {
  const entry = await entryFile();
  mkdirSync(directory);
  const running: Subject[] = [];
  const failures = new Map<string, string>();
  const contend = async (contender: Omit<Contender, 'subject'>, starting: () => Promise<Subject>) => {
    try {
      const subject = await starting();
      running.push(subject);
      contenders.push({ ...contender, subject });
    } catch (error) {
      failures.set(contender.name, error instanceof Error ? error.message : String(error));
      log(`${each.name}: ${contender.name} did not start: ${failures.get(contender.name)}`);
    }
  };
  const contenders: Contender[] = [];
  try {
    const upstream = await startServer(new URL('./upstream.ts', import.meta.url));
    running.push(upstream);
    const answering = each.traffic.kind === 'paced' ? `${upstream.url}/paced` : upstream.url;
    await contend({ name: 'pipe', protocol: each.backend }, () =>
      startServer(new URL('./pipe.ts', import.meta.url), upstream.url),
    );
    for (const { traces, answered: name, drained } of gateways) {
      const start = (file: string, folder: string) => () => startContender(answering, { traces, file, folder });
      await contend({ name, ...(drained && { drained }), protocol: each.client }, start(entry, join(directory, name)));
      if (values.against !== undefined)
        await contend(
          { name: `other ${name}`, ...(drained && { drained: `other ${drained}` }), protocol: each.client },
          start(resolve(values.against), join(directory, `other-${name}`)),
        );
    }
    if (values.peers && each.client === 'anthropic' && each.backend === 'openai-chat')
      for (const { start, ...peer } of peers)
        await contend({ ...peer, protocol: 'anthropic' }, () => start(answering, directory));
    const result = await measureCase(each, contenders, { volume: volume(each), log });
    return rowsOf(each, { ...result, failures: new Map([...failures, ...result.failures]) });
  } finally {
    await Promise.all(running.map((subject) => subject.stop()));
  }
}

function volume(each: Case): ReturnType<typeof volumeOf> {
  const full = volumeOf(each);
  const rounds = Number(values.rounds ?? (values.quick ? 3 : full.rounds));
  if (!values.quick) return { ...full, rounds };
  return { ...full, rounds, warmUp: Math.ceil(full.warmUp / 3), requests: Math.ceil(full.requests / 2) };
}

async function startContender(
  upstream: string,
  options: { traces: boolean; file: string; folder: string; nodeArguments?: readonly string[] },
): Promise<Awaited<ReturnType<typeof startGateway>>> {
  const { traces, file: entry, folder: directory, nodeArguments = [] } = options;
  const gateway = await startGateway({ config: configuration(upstream, traces), directory, entry, nodeArguments });
  return { ...gateway, ...(traces && { progress: () => progressOfGateway(gateway.url) }) };
}

// ---------------------------------------------------------------- profile

async function profile(name: string, directory: string): Promise<void> {
  const found = cases.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no case ${name}\n${help}`);
  const entry = await entryFile();
  const upstream = await startServer(new URL('./upstream.ts', import.meta.url));
  const answering = found.traffic.kind === 'paced' ? `${upstream.url}/paced` : upstream.url;
  const gateway = await startContender(answering, {
    traces: values.traces,
    file: entry,
    folder: join(directory, 'gateway'),
    nodeArguments: profileProbe,
  });
  try {
    const { child } = gateway;
    log(`warming up ${name}`);
    const contender = { name: 'gateway', subject: gateway, protocol: found.client, path: pathOf[found.client] };
    const rounds: string[] = [];
    await driveCase(found, contender, {
      start: () => void child.send({ order: 'profile' }),
      async stop() {
        const round = join(directory, `round-${rounds.length}`);
        mkdirSync(round);
        rounds.push(round);
        log(`profiled ${rounds.length} rounds of ${name}`);
        child.send({ order: 'profiled', directory: round });
        // Each thread writes its own, when it comes to it.
        await pause(1500);
      },
    });
    process.stdout.write(`${profileLines(rounds, 40).join('\n')}\n`);
  } finally {
    await Promise.all([gateway.stop(), upstream.stop()]);
  }
}
