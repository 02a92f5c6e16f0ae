/**
 * What recording costs the thread that serves requests, and how fast traces are listed: exchanges are given to a recorder
 * at a fixed rate, and a large store is listed with several filters.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openForWriting } from '../../src/record/store/database.ts';
import { parseFilter } from '../../src/record/store/filter.ts';
import { migrate } from '../../src/record/store/migrations.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import type { Recorder } from '../../src/record/exchange.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import { percentile } from './measure.ts';
import { aligned } from './report.ts';
import { recordedExchange } from './recorded-exchange.ts';

/** Targets: nothing dropped, and 99th and 95th percentiles in milliseconds. */
const traceAims = { dropped: 0, loopDelayP99: 10, listingP95: 50 } as const;

/** Results of recording. */
interface WriteMeasurement {
  exchanges: number;
  perSecond: number;
  /** CPU time of all threads while they arrive, in microseconds, that of making up the exchange included. */
  cpuPerExchange: number;
  /** CPU time of what is derived from an exchange and checked afterwards, which waits until no others are to be written. */
  cpuPerFollowUp: number;
  /** How many were checked: where too many wait, the others are derived only. */
  checked: number;
  /** Bytes of the recorded requests, and of the database. */
  wireBytes: number;
  fileBytes: number;
  /** Exchanges that were not recorded, or without their bodies. */
  dropped: number;
  /** The largest queue, in bytes. */
  queuedBytes: number;
  /** Delay of the event loop in milliseconds; an idle loop has one, the resolution of the measurement. */
  loopDelayP50: number;
  loopDelayP99: number;
  loopDelayMax: number;
}

/** Results of listings with one filter, in milliseconds. */
interface ListMeasurement {
  filter: string;
  found: number;
  p50: number;
  p95: number;
}

const exchangesPerSecond = 800;
const exchangeBytes = 10_000;
/** Longer than the recorder waits before it writes. */
const restMs = 1_000;
const listedExchanges = 100_000;

const filters = [
  '',
  'status:error',
  'status:aborted',
  'model:claude-2',
  'model:none',
  'tool:Bash',
  'tool:Rare',
  'latency:>5s',
  'latency:>5h',
  'run:nightly',
  'run:nightly case:case-1',
  '"common words"',
  '"seldom said"',
  'id:0',
  'since:1h status:ok protocol:openai-chat',
  'model:claude-1 status:error tool:Bash latency:>5s run:nightly "common words"',
];

interface TraceMeasurements {
  writing: WriteMeasurement;
  listing: ListMeasurement[];
}

/** Records exchanges for so many seconds, waits until they are checked, and lists a large store. */
export async function measureTraces(options: {
  seconds: number;
  rounds: number;
  log(line: string): void;
}): Promise<TraceMeasurements> {
  const folder = mkdtempSync(join(tmpdir(), 'louter-bench-traces-'));
  try {
    options.log(`traces: ${exchangesPerSecond} exchanges a second for ${options.seconds} s\n`);
    const writing = await measureWriting(join(folder, 'written.db'), options.seconds);
    options.log(`traces: listings over ${listedExchanges} exchanges\n`);
    const listing = await measureListing(join(folder, 'listed.db'), options.rounds);
    return { writing, listing };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureWriting(file: string, seconds: number): Promise<WriteMeasurement> {
  const silent = { info() {}, warn() {}, error() {} };
  const recorder = createRecorder({ url: `file:${file}`, bodies: 'full', check: 'all', secrets: [], log: silent });
  // The store must be open before the measurement begins.
  await recorder.tokenRates;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let given = 0;
  let wireBytes = 0;
  let queuedBytes = 0;
  delay.enable();
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (; given < (elapsed / 1000) * exchangesPerSecond; given += 1) {
      const exchange = recordedExchange(given, exchangeBytes);
      wireBytes += exchange.request.body.length;
      recorder.open(exchange);
      recorder.close(exchange);
    }
    queuedBytes = Math.max(queuedBytes, recorder.health().queuedBytes);
    await pause(2);
  }
  delay.disable();
  const cpuOfWriting = microsecondsSince(cpu);
  const cpuBefore = process.cpuUsage();
  await waitUntilAtRest(recorder);
  const checked = checkedBy(recorder);
  const cpuOfFollowUp = microsecondsSince(cpuBefore);
  await recorder.stop();
  const { written, lostBodies, lostExchanges } = recorder.health();
  const milliseconds = (nanoseconds: number): number => nanoseconds / 1_000_000;
  return {
    exchanges: written,
    perSecond: written / seconds,
    cpuPerExchange: cpuOfWriting / written,
    cpuPerFollowUp: cpuOfFollowUp / written,
    checked,
    wireBytes,
    fileBytes: databaseSize(file),
    dropped: lostBodies + lostExchanges + given - written,
    queuedBytes,
    loopDelayP50: milliseconds(delay.percentile(50)),
    loopDelayP99: milliseconds(delay.percentile(99)),
    loopDelayMax: milliseconds(delay.max),
  };
}

const microsecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** How many exchanges were checked. Those whose bodies were dropped cannot be. */
function checkedBy(recorder: Recorder): number {
  const { checks, newestContradiction } = recorder.health();
  if (newestContradiction) throw new Error(`an exchange is not consistent: ${newestContradiction.what}`);
  return checks.consistent;
}

/** Waits until nothing is left to be written, derived or checked. */
async function waitUntilAtRest(recorder: Recorder): Promise<void> {
  const progress = (): string => JSON.stringify(recorder.health());
  for (let before = ''; before !== progress();) {
    before = progress();
    await pause(restMs);
  }
}

function databaseSize(file: string): number {
  const database = openForWriting(file);
  try {
    return (
      Number(database.pragma('page_count', { simple: true })) * Number(database.pragma('page_size', { simple: true }))
    );
  } finally {
    database.close();
  }
}

async function measureListing(file: string, rounds: number): Promise<ListMeasurement[]> {
  const now = Date.now();
  fillStore(file, now);
  const store = await openTraceStore(`file:${file}`);
  try {
    const rows: ListMeasurement[] = [];
    for (const filter of filters) {
      const wanted = parseFilter(filter, now);
      const times: number[] = [];
      let found = 0;
      // The first round is not counted: it reads the file into memory.
      for (let round = -1; round < rounds; round += 1) {
        const start = performance.now();
        found = (await store.list(wanted, 50)).length;
        if (round >= 0) times.push(performance.now() - start);
      }
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      rows.push({ filter: filter || 'everything', found, p50, p95 });
    }
    return rows;
  } finally {
    await store.close();
  }
}

/** Inserts exchanges as the writer does, a second apart, without bodies: listings do not read them. */
function fillStore(file: string, now: number): void {
  const database = openForWriting(file);
  try {
    migrate(database);
    database.exec(`
      WITH RECURSIVE "number"("value") AS
        (SELECT 1 UNION ALL SELECT "value" + 1 FROM "number" WHERE "value" < ${listedExchanges})
      INSERT INTO "Exchange" ("id", "startedAt", "writerId", "status", "louter", "redactionVersion", "bodies", "frontend",
        "protocol", "backend", "modelAsked", "model", "run", "case", "totalAfter", "losses", "notes")
      SELECT lower(hex(randomblob(16))), ${now * 1000} - (${listedExchanges} - "value") * 1000000, 'writer',
        CASE WHEN "value" % 50 = 0 THEN 'upstream-error' ELSE 'ok' END, '1', 1, 'full',
        CASE WHEN "value" % 3 = 0 THEN 'openai-chat' ELSE 'anthropic' END, 'openai-chat', 'local',
        'claude-' || ("value" % 7), 'small-model', CASE WHEN "value" % 1000 < 20 THEN 'nightly' END,
        'case-' || ("value" % 13), "value" * 7919 % 20000000, '[]', '[]' FROM "number";
      INSERT INTO "ToolCall" ("exchangeSeq", "position", "name")
      SELECT "seq", 0, CASE WHEN "seq" % 1000 = 1 THEN 'Rare' ELSE 'Bash' END
        FROM "Exchange" WHERE "seq" % 2 = 1;
      INSERT INTO "ExchangeWords" ("rowid", "said")
        SELECT 2 * "seq", 'the common words of ' || "seq" || CASE WHEN "seq" % 777 = 0 THEN ' seldom said' ELSE '' END
        FROM "Exchange"`);
  } finally {
    database.close();
  }
}

/** What recording costs and how fast it is searched, as tables for people. */
export function traceTableOf({ writing, listing }: TraceMeasurements): string {
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');
  const row = (title: string, figure: string, aim = '', isMet?: boolean): string[] => [
    title,
    figure,
    aim,
    isMet === undefined ? '' : verdict(isMet),
  ];
  const { exchanges, checked, dropped, loopDelayP99 } = writing;
  return [
    aligned(
      [
        row('recording', '', 'aim'),
        row('exchanges a second', writing.perSecond.toFixed(0)),
        row('CPU time of an exchange', `${writing.cpuPerExchange.toFixed(0)} µs`),
        row('… of what is derived and checked later', `${writing.cpuPerFollowUp.toFixed(0)} µs`),
        row('checked', `${checked} of ${exchanges}`),
        row('dropped', String(dropped), String(traceAims.dropped), dropped <= traceAims.dropped),
        row('event loop delay, p50', `${writing.loopDelayP50.toFixed(1)} ms`),
        row(
          'event loop delay, p99',
          `${loopDelayP99.toFixed(1)} ms`,
          `< ${traceAims.loopDelayP99} ms`,
          loopDelayP99 < traceAims.loopDelayP99,
        ),
        row('event loop delay, longest', `${writing.loopDelayMax.toFixed(1)} ms`),
        row('waiting for the writer, at most', megabytes(writing.queuedBytes)),
        row('requests as sent', megabytes(writing.wireBytes)),
        row('database', megabytes(writing.fileBytes)),
      ],
      1,
    ),
    '',
    aligned(
      [
        ['listing of', 'found', 'p50 ms', 'p95 ms', `aim ≤ ${traceAims.listingP95} ms`],
        ...listing.map(({ filter, found, p50, p95 }) => [
          filter,
          String(found),
          p50.toFixed(1),
          p95.toFixed(1),
          verdict(p95 <= traceAims.listingP95),
        ]),
      ],
      1,
    ),
  ].join('\n');
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
