import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type TestContext } from 'vitest';
import { builtCommandLine } from '../../scripts/gateway-process.ts';
import { startPostgres, type TestServer } from '../support/postgres-server.ts';
import { startUpstream } from '../support/upstream.ts';
import { isLong, partOfRun, percentile, progress, report, seed, seededRandom } from './plan.ts';
import {
  checkChunks,
  explainMissing,
  findAltered,
  findExcessiveLosses,
  findLost,
  findUnexplained,
  readStored,
  type LostExchange,
} from './replica-accounts.ts';
import { gatewayNames, ReplicaSet } from './replica-set.ts';
import { ReplicaTraffic, type MissingReasoning } from './replica-traffic.ts';

/** From thirty minutes on it takes all of them. */
const durationMs = isLong ? partOfRun(1) : partOfRun(0.2);
const pauseMs = isLong ? { min: 3_000, max: 12_000 } : { min: 2_000, max: 3_000 };

/** Of an answer that ends as its process is killed, the journal may have the request alone: its row is interrupted. */
const maxInterruptedMs = 2_000;
/** A row is marked as interrupted at its writer's last sign of life, which comes every second unless the machine is busy. */
const heartbeatToleranceMs = 30_000;
/** How many recorded answers are compared with what clients were sent. */
const comparedAnswers = isLong ? 3_000 : 300;

/** What happens to the gateways, in turn: each at least once. */
const events = ['kill', 'database', 'kill-and-wait', 'database'] as const;

test('two gateways and one database lose no answered request while gateways are killed and the database is restarted', async (context) => {
  const server = await startServer(context);
  const folder = mkdtempSync(join(tmpdir(), 'louter-replicas-'));
  const upstream = await startUpstream();
  const random = seededRandom();
  const entry = await builtCommandLine();
  const set = new ReplicaSet({ server, vendors: upstream.url, folder, entry });
  try {
    await set.start();
    const traffic = new ReplicaTraffic(set, random, { pace: isLong ? 2.5 : 1 });
    upstream.answerWith(traffic.answerOf);
    await traffic.learn();
    expect(traffic.expectedOf('openai-chat', 'anthropic')).toEqual([0, 1, 2]);
    const running = traffic.run();
    const foundAfterMs: number[] = [];
    const between = (): Promise<void> => pause(pauseMs.min + random() * (pauseMs.max - pauseMs.min));
    const until = performance.now() + durationMs;
    for (let index = 0; index < events.length || performance.now() < until; index++) {
      const event = events[index % events.length];
      await between();
      if (event === 'database') await set.restartDatabase(random() * 4_000);
      else {
        const name = gatewayNames[random() < 0.5 ? 0 : 1] ?? 'one';
        const writers = await set.kill(name);
        const killedAt = performance.now();
        if (event === 'kill-and-wait') {
          await set.untilNoneIsOpen(writers);
          foundAfterMs.push(performance.now() - killedAt);
        } else await pause(random() * 2_000);
        await set.startGateway(name);
      }
      upstream.reset();
      upstream.answerWith(traffic.answerOf);
      progress(`replicas: ${index + 1} events (${event}), ${traffic.answered.length} answered`);
      expect(traffic.problems).toEqual([]);
    }
    await between();
    traffic.end();
    await running;
    await set.untilRecovered();
    expect(await set.stop()).toEqual([0, 0]);
    expect(set.journals()).toEqual([]);
    await account(context, { set, traffic, foundAfterMs, url: server.url });
  } finally {
    await set.abandon();
    await server.remove();
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function startServer(context: TestContext): Promise<TestServer> {
  try {
    return await startPostgres();
  } catch (error) {
    if (process.env['LOUTER_REQUIRE_POSTGRES']) throw error;
    return context.skip(`there is no PostgreSQL server for this platform: ${String(error)}`);
  }
}

interface Outcome {
  set: ReplicaSet;
  traffic: ReplicaTraffic;
  /** How long after kills the other gateway had found what was open. */
  foundAfterMs: readonly number[];
  url: string;
}

/** Compares what clients were answered with what is stored. */
async function account(context: TestContext, { set, traffic, foundAfterMs, url }: Outcome): Promise<void> {
  const stored = await readStored(set);
  const lost = findLost(traffic.answered, stored);
  const lostIds = new Set(lost.map(({ traceId }) => traceId));
  const kills = set.lives.flatMap(({ killed }) => killed?.at ?? []);
  const chunks = await checkChunks(set);
  const kept = traffic.answered.filter(({ traceId }) => !lostIds.has(traceId));
  const step = Math.max(1, Math.floor(kept.length / comparedAnswers));
  const compared = kept.filter((_, index) => index % step === 0);
  const altered = await findAltered(url, compared);
  const reasons = (all: readonly MissingReasoning[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const each of all) {
      const reason = explainMissing(each, { lost: lostIds, set });
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return counts;
  };
  const [missing, unknown] = [reasons(traffic.missing), reasons(traffic.unknown)];
  const unexplained = {
    interrupted: findUnexplained(stored, 'interrupted', { killedAt: kills, toleranceMs: heartbeatToleranceMs }),
    aborted: findUnexplained(stored, 'aborted', { killedAt: [], toleranceMs: 0 }),
  };
  const shown = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'none';
  const beforeKill = lost.map(({ beforeKillMs }) => beforeKillMs);
  const absent = lost.filter(({ stored: row }) => row === 'absent');
  const ofStored = (kind: (lost: LostExchange) => boolean): number => lost.filter(kind).length;
  report(context, {
    title: `Two gateways and one PostgreSQL (seed ${seed})`,
    columns: ['what', 'figure'],
    rows: [
      ['answered requests', traffic.answered.length],
      ['kills', kills.length],
      ['restarts of the database', set.outages.length],
      [
        '  until gateways had caught up: at most',
        seconds(set.outages.map(({ startedAt, until }) => until - startedAt)),
      ],
      ['requests without an answer, of killed gateways', traffic.cut],
      ['answered and without a row', absent.length],
      ['answered with a row that is interrupted', ofStored((each) => each.stored.startsWith('interrupted'))],
      ['stored from the journals of killed gateways', set.recovered],
      ['  waiting in the memory of killed gateways', sum(set.lives.map(({ killed }) => killed?.waiting ?? 0))],
      ['  how long before the kill: median', `${Math.round(percentile(beforeKill, 0.5))} ms`],
      ['  how long before the kill: most', `${Math.round(percentile(beforeKill, 1))} ms`],
      ['reported as lost by gateways', `${set.lost.exchanges} requests, ${set.lost.bodies} bodies`],
      ['stored, by status', JSON.stringify(stored.countByStatus)],
      ['open rows of killed gateways found by the other one: after at most', seconds(foundAfterMs)],
      ['turns of tool loops', `${traffic.turns.all}, of them ${traffic.turns.moved} at the other gateway`],
      ['reasoning of a turn that was not restored', shown(missing)],
      ['earlier responses that were not known', shown(unknown)],
      ['chunks', `${chunks.chunks}; ${chunks.duplicates} stored twice, ${chunks.dangling} missing`],
      ['recorded answers that were compared', `${compared.length}; ${altered.length} differ`],
    ],
  });
  expect(absent).toEqual([]);
  expect(lost.filter(({ beforeKillMs }) => beforeKillMs > maxInterruptedMs)).toEqual([]);
  expect(set.recovered).toBeGreaterThan(0);
  expect(findExcessiveLosses(lost, set.lives)).toEqual([]);
  expect(stored.countByStatus['open'] ?? 0).toBe(0);
  expect(unexplained).toEqual({ interrupted: [], aborted: [] });
  expect(set.lost).toEqual({ exchanges: 0, bodies: 0 });
  expect(chunks).toMatchObject({ duplicates: 0, dangling: 0 });
  expect(altered).toEqual([]);
  expect(set.defects()).toEqual([]);
  expect(stored.countByStatus['interrupted']).toBeGreaterThan(0);
  // A request waits two seconds at most, so that a busy machine has some that are late.
  const late = (missing.get('late') ?? 0) + (unknown.get('late') ?? 0);
  expect(late).toBeLessThan(traffic.turns.moved / 2);
}

const seconds = (values: readonly number[]): string => `${Math.round(Math.max(0, ...values) / 1_000)} s`;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
