/**
 * Two gateways that record into one PostgreSQL, against one of them alone: requests a second, CPU time a request, the time of
 * PostgreSQL a trace, and what is lost, also when one of the two is killed under load. The load is closed: as many clients
 * as are named wait for their answers. Clients, gateways, the model and PostgreSQL share the machine.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { aligned } from './report.ts';
import { startGateway, startServer } from './subject.ts';

interface LoadResult {
  answered: number;
  seconds: number;
  /** Microseconds of the gateways' CPU time a request. */
  cpuPerRequest: number;
  /** Milliseconds of statements of the recorders a trace, as PostgreSQL measured them. */
  storeMsPerTrace: number;
  /** Answered requests without a trace. */
  lost: number;
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;

export interface ReplicasMeasurement {
  one: LoadResult;
  two: LoadResult;
  /** One of two was killed in the middle. */
  killed: LoadResult & { interrupted: number };
  bytesPerTrace: number;
}

const requests = [
  {
    path: '/v1/chat/completions',
    body: (text: string) => ({ model: 'm', messages: [{ role: 'user', content: text }] }),
  },
  {
    path: '/v1/messages',
    body: (text: string) => ({ model: 'm', max_tokens: 100, messages: [{ role: 'user', content: text }] }),
  },
  { path: '/v1/responses', body: (text: string) => ({ model: 'm', input: text }) },
];
const clients = 16;
/** Records are written within a second of a response, unless the machine is busy; interrupted ones are marked after ten. */
const settleMs = 40_000;
const interruptMs = 20_000;

/** `entry`: the command line of the gateways; `seconds` of load for each of the three measurements. */
export async function measureReplicas(options: {
  entry: string;
  directory: string;
  seconds: number;
  log: (line: string) => void;
}): Promise<ReplicasMeasurement> {
  const [server, model] = await Promise.all([startPostgres(), startServer(new URL('./upstream.ts', import.meta.url))]);
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  try {
    const start = (schema: string, name: string): Promise<Gateway> =>
      startGateway({
        config: configuration(`${server.url}?schema=${schema}`, model.url),
        directory: join(options.directory, name),
        entry: options.entry,
        timeoutMs: 60_000,
      });
    const measure = async (
      count: number,
      isKilled: boolean,
    ): Promise<LoadResult & { interrupted: number; bytes: number }> => {
      const schema = `bench_${randomUUID().slice(0, 8)}`;
      const gateways = [await start(schema, `${schema}-1`)];
      if (count === 2) gateways.push(await start(schema, `${schema}-2`));
      options.log(`${count} gateways${isKilled ? ', one of which is killed' : ''}`);
      // Connections and plans.
      await runLoad(gateways, 2, 'none');
      const before = {
        traces: await countTraces(admin, schema),
        cpu: await cpuOf(gateways),
        store: await storeCpu(admin),
      };
      const { answered, seconds } = await runLoad(gateways, options.seconds, isKilled ? 'last' : 'none');
      const left = isKilled ? gateways.slice(0, -1) : gateways;
      await untilWritten(() => countTraces(admin, schema), before.traces + answered, isKilled ? interruptMs : settleMs);
      const cpu = isKilled ? Number.NaN : (await cpuOf(left)) - before.cpu;
      const traces = (await countTraces(admin, schema)) - before.traces;
      const store = (await storeCpu(admin)) - before.store;
      const { rows } = await admin.query<{ interrupted: string; bytes: string }>(
        `SELECT COUNT(*) FILTER (WHERE "status" = 'interrupted') AS "interrupted",
           (SELECT SUM(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE n.nspname = '${schema}' AND c.relkind = 'r') / GREATEST(1, COUNT(*)) AS "bytes" FROM "${schema}"."Exchange"`,
      );
      await Promise.all(left.map((gateway) => gateway.stop()));
      return {
        answered,
        seconds,
        cpuPerRequest: cpu / answered,
        storeMsPerTrace: store / Math.max(1, traces),
        lost: Math.max(0, answered - traces),
        interrupted: Number(rows[0]?.interrupted ?? 0),
        bytes: Number(rows[0]?.bytes ?? 0),
      };
    };
    const one = await measure(1, false);
    const two = await measure(2, false);
    const killed = await measure(2, true);
    return { one, two, killed, bytesPerTrace: one.bytes };
  } finally {
    await admin.end();
    await Promise.all([server.remove(), model.stop()]);
  }
}

const configuration = (url: string, model: string): string => `
[traces]
url = "${url}"
[log]
level = "error"
[backends.model]
protocol = "openai-chat"
base_url = "${model}/v1"
mode = "proxy"
retries = 0
[models]
"*" = "model/m"
`;

async function runLoad(
  gateways: readonly Gateway[],
  seconds: number,
  kill: 'none' | 'last',
): Promise<{ answered: number; seconds: number }> {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let answered = 0;
  let live = gateways;
  const killAt = kill === 'last' ? begin + (seconds * 1000) / 2 : Number.POSITIVE_INFINITY;
  const run = async (client: number): Promise<void> => {
    for (let index = 0; performance.now() < end; index++) {
      if (performance.now() > killAt && live.length === gateways.length) {
        live = gateways.slice(0, -1);
        gateways.at(-1)?.child.kill('SIGKILL');
      }
      const { path, body } = requests[(client + index) % requests.length] ?? { path: '', body: () => ({}) };
      const target = live[(client + index) % live.length]?.url ?? '';
      try {
        const response = await fetch(`${target}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body(`Question ${index} of client ${client}: ${'what is it about? '.repeat(40)}`)),
        });
        await response.text();
        if (response.ok) answered += 1;
      } catch {
        // Its gateway was killed.
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return { answered, seconds: (performance.now() - begin) / 1000 };
}

async function cpuOf(gateways: readonly Gateway[]): Promise<number> {
  const usages = await Promise.all(gateways.map((gateway) => gateway.usage()));
  return usages.reduce((sum, { cpu }) => sum + cpu, 0);
}

async function countTraces(admin: Client, schema: string): Promise<number> {
  const { rows } = await admin.query<{ count: string }>(
    `SELECT COUNT(*) FROM "${schema}"."Exchange" WHERE "status" = 'ok'`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Milliseconds in which sessions of the database were active so far (`pg_stat_database`, from PostgreSQL 14 on). */
async function storeCpu(admin: Client): Promise<number> {
  const { rows } = await admin.query<{ active: number }>(
    'SELECT "active_time" AS "active" FROM pg_stat_database WHERE "datname" = current_database()',
  );
  return rows[0]?.active ?? 0;
}

/** Waits until all are written, or so long. */
async function untilWritten(count: () => Promise<number>, expected: number, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end && (await count()) < expected) await pause(500);
}

/** The same as a table for people. */
export function replicasTableOf({ one, two, killed, bytesPerTrace }: ReplicasMeasurement): string {
  const rate = ({ answered, seconds }: LoadResult): number => answered / seconds;
  const row = (title: string, result: LoadResult): string[] => [
    title,
    `${(rate(result) / rate(one)).toFixed(2)} ×`,
    Number.isNaN(result.cpuPerRequest) ? '–' : `${result.cpuPerRequest.toFixed(0)} µs`,
    `${result.storeMsPerTrace.toFixed(2)} ms`,
    String(result.answered),
    String(result.lost),
  ];
  return [
    aligned(
      [
        ['gateways', 'requests a second', 'CPU time a request', 'PostgreSQL a trace', 'answered', 'without a trace'],
        row('one', one),
        row('two', two),
        row('two, one is killed', killed),
      ],
      1,
    ),
    `${killed.interrupted} requests of the killed gateway are marked as interrupted; a trace takes ${(bytesPerTrace / 1024).toFixed(1)} KiB`,
  ].join('\n');
}
