/**
 * `npm run bench`: how fast text dialects are read; what recording costs and how fast it is searched; then CPU time a request and requests a second of the gateway against
 * a bare pipe, on the same upstream, interleaved in one run, over ten connections. A ratio is the median of the rounds'
 * ratios, so that what else the machine does weighs on both alike.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { builtCommandLine, startGatewayProcess } from '../gateway-process.ts';
import { cases, configuration, modelFor, pathOf, subjects, type Case, type SubjectName } from './cases.ts';
import { dialects } from '../../src/dialects/index.ts';
import { measureDialects } from './dialects.ts';
import { load } from './load.ts';
import { profileLines } from './profile.ts';
import { dialectTableOf, rowsOf, tableOf, type Sample, type Samples } from './report.ts';
import { traceTableOf } from './trace-report.ts';
import { measureTraces } from './traces.ts';
import { cpuTime, cpuTimeAtRest, probe, profileProbe, startServer, type Subject } from './subject.ts';
import { requestBody } from './traffic.ts';

const help = `node scripts/bench/main.ts [--quick] [--json] [--rounds N] [--only TEXT]
node scripts/bench/main.ts --profile CASE [--traces]
cases: dialects, traces, ${cases.map(({ name }) => name).join(', ')}`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    traces: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** How many requests one run of one subject takes. */
const requests = { plain: values.quick ? 500 : 2000, stream: values.quick ? 80 : 250 };
const rounds = Number(values.rounds ?? (values.quick ? 3 : 9));
/** Rounds that are not counted: code is compiled and connections are opened in them. */
const warmUps = 2;
/** Milliseconds after which no further round is begun. */
const budget = 150_000;
/** Milliseconds one run may take at most. */
const timeoutMs = 30_000;

const writeStderr = (text: string): void => void process.stderr.write(text);

if (values.help) {
  writeStderr(`${help}\n`);
} else if (values.only === 'dialects') {
  benchDialects();
} else if (values.only === 'traces') {
  await benchTraces();
} else {
  if (values.profile === undefined && values.only === '') {
    benchDialects();
    await benchTraces();
  }
  const entry = await builtCommandLine();
  const directory = mkdtempSync(join(tmpdir(), 'louter-bench-'));
  const running: Subject[] = [];
  const keep = async <S extends Subject>(starting: Promise<S>): Promise<S> => {
    const subject = await starting;
    running.push(subject);
    return subject;
  };
  try {
    const upstream = await keep(startServer(new URL('./upstream.ts', import.meta.url)));
    const gateway = (traces: boolean, nodeArguments: readonly string[] = []): Promise<Subject> =>
      keep(
        startGatewayProcess({
          config: configuration(upstream.url, traces),
          directory: join(directory, traces ? 'traces' : 'bare'),
          entry,
          nodeArguments: [...probe, ...nodeArguments],
        }),
      );
    if (values.profile === undefined) {
      const under = {
        pipe: await keep(startServer(new URL('./pipe.ts', import.meta.url), upstream.url)),
        gateway: await gateway(false),
        'gateway+traces': await gateway(true),
      };
      const rows = rowsOf(await measure(under));
      process.stdout.write(`${values.json ? JSON.stringify(rows, null, 2) : tableOf(rows)}\n`);
    } else {
      const found = cases.find(({ name }) => name === values.profile);
      if (found === undefined) throw new Error(`no case ${values.profile}\n${help}`);
      const profiled = await gateway(values.traces, profileProbe);
      // Twice to compile what is hot; what is measured afterwards is the steady state.
      for (let run = 1; run <= 2; run += 1) {
        writeStderr(`warming up ${found.name}: ${run} of 2\n`);
        await sample(profiled, found, 'gateway');
      }
      profiled.child.send({ order: 'profile' });
      for (let run = 1; run <= 4; run += 1) {
        writeStderr(`profiling ${found.name}: ${run} of 4\n`);
        await sample(profiled, found, 'gateway');
      }
      const profiles = join(directory, 'profiles');
      mkdirSync(profiles);
      profiled.child.send({ order: 'profiled', directory: profiles });
      // Each thread writes its own, when it comes to it.
      await pause(1000);
      process.stdout.write(`${profileLines(profiles, 40).join('\n')}\n`);
    }
  } finally {
    await Promise.all(running.map((subject) => subject.stop()));
    rmSync(directory, { recursive: true });
  }
}

function benchDialects(): void {
  const { rows, growth } = measureDialects(dialects, { rounds: values.quick ? 3 : 5, print: writeStderr });
  process.stdout.write(`${values.json ? JSON.stringify({ rows, growth }, null, 2) : dialectTableOf(rows, growth)}\n\n`);
}

async function benchTraces(): Promise<void> {
  const measured = await measureTraces({
    seconds: values.quick ? 10 : 60,
    rounds: values.quick ? 20 : 50,
    log: writeStderr,
  });
  process.stdout.write(`${values.json ? JSON.stringify(measured, null, 2) : traceTableOf(measured)}\n\n`);
}

async function measure(under: Record<SubjectName, Subject>): Promise<Samples> {
  const chosen = cases.filter(({ name }) => name.includes(values.only));
  const samples: Samples = new Map(chosen.map(({ name }) => [name, new Map(subjects.map((subject) => [subject, []]))]));
  const started = performance.now();
  for (let round = -warmUps; round < rounds; round += 1) {
    if (performance.now() - started > budget) {
      writeStderr(`stopping after ${round} rounds: ${budget / 1000} s are over\n`);
      break;
    }
    for (const each of chosen) {
      const name = round < 0 ? `warm-up ${round + warmUps + 1} of ${warmUps}` : `round ${round + 1} of ${rounds}`;
      writeStderr(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${name}  ${each.name}\n`);
      // Each round begins with another subject, so that none is always the one to run on a warm machine.
      for (let turn = 0; turn < subjects.length; turn += 1) {
        const subject = subjects[(turn + Math.max(round, 0)) % subjects.length] ?? 'pipe';
        const measured = await sample(under[subject], each, subject);
        if (round >= 0) samples.get(each.name)?.get(subject)?.push(measured);
      }
    }
  }
  return samples;
}

async function sample(subject: Subject, each: Case, name: SubjectName): Promise<Sample> {
  const count = each.stream ? requests.stream : requests.plain;
  const before = await cpuTime(subject.child);
  const milliseconds = await load({
    url: subject.url,
    // The pipe changes nothing, so it gets the request that the gateway sends upstream, with the same bytes.
    path: pathOf[name === 'pipe' ? each.backend : each.client],
    count,
    answer: each.stream ? (name === 'pipe' ? each.backend : each.client) : 'plain',
    body: (number) => requestBody(each.client, modelFor[each.backend], each.stream, number),
    patience: timeoutMs,
  });
  const after = await cpuTimeAtRest(subject.child, 5000);
  return { cpu: (after - before) / count, rate: (count / milliseconds) * 1000 };
}
