import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { sendClientRequest, pairs, classifyAnswer } from './client-request.ts';
import { partOfRun, report } from './plan.ts';
import { startSoakGateway, wholeAnswer, type SoakGateway } from './soak-gateway.ts';

let upstream: Upstream;
let gateway: SoakGateway;
/** How many requests were made of the gateway. */
let sent: number;

beforeEach(async () => {
  sent = 0;
  upstream = await startUpstream();
  upstream.answerWith(wholeAnswer);
  gateway = await startSoakGateway({ upstream });
});
afterEach(async () => {
  await gateway.remove();
  await upstream.close();
});

/** Whole answers from all pairs for so long; the longest that one took. */
async function traffic(forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let longest = 0;
  do {
    for (const pair of pairs) {
      const start = performance.now();
      const text = 'Hello. '.repeat(200) + sent;
      const answered = await sendClientRequest(gateway.url, { ...pair, model: 'm', stream: sent % 2 === 0, text });
      sent += 1;
      expect(classifyAnswer(pair.client, answered)).toBe('whole');
      longest = Math.max(longest, performance.now() - start);
    }
  } while (performance.now() < until);
  return longest;
}

async function untilState(wanted: (state: string) => boolean): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const { state } = (await gateway.state()).traces;
    if (wanted(state)) return state;
    await pause(100);
  }
  throw new Error(`the store stays ${(await gateway.state()).traces.state}:\n${gateway.log()}`);
}

/** Every request is in the traces, or counted as lost; nothing stays open. */
async function account(): Promise<{ recorded: number; lost: number; withoutBodies: number }> {
  const { lost_exchanges: lost, lost_bodies: withoutBodies } = (await gateway.state()).traces;
  expect(await gateway.stop()).toBe(0);
  const database = new Database(gateway.database);
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  const { open = 0, ok = 0 } = await gateway.countByStatus();
  expect({ open, all: ok + lost }).toEqual({ open: 0, all: sent });
  return { recorded: ok, lost, withoutBodies };
}

const columns = ['requests', 'longest', 'said', 'recorded', 'without bodies', 'lost'];
const trouble = (): number => Math.max(3_000, partOfRun(0.02));

test('requests are answered while the database is locked; it is reported, and nothing is lost afterwards', async (context) => {
  await traffic(500);
  const other = new Database(gateway.database);
  other.exec('BEGIN EXCLUSIVE');
  // Longer than the writer waits for the lock.
  const longest = await traffic(trouble() + 4_000);
  const output = await untilState((state) => state !== 'ok');
  other.exec('ROLLBACK');
  other.close();
  await untilState((state) => state === 'ok');
  await traffic(500);
  const { recorded, withoutBodies, lost } = await account();
  const row = [sent, `${Math.round(longest)} ms`, output, recorded, withoutBodies, lost];
  report(context, { title: 'A locked database', columns, rows: [row] });
  expect(lost).toBe(0);
});

/** Sets how large the files of the gateway may grow, as a disk that is full does; `prlimit` is part of Linux. */
const limitFiles = (limit: string): void => {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(gateway.child.pid), `--fsize=${limit}:`]);
  if (status !== 0) throw new Error(`prlimit ended with ${status}: ${String(stderr)}`);
};
const canLimit = spawnSync('prlimit', ['--version']).status === 0;

test.runIf(canLimit)(
  'requests are answered while the disk is full; it is reported, and recording continues afterwards',
  async (context) => {
    await traffic(500);
    await pause(1_000);
    limitFiles(String(statSync(`${gateway.database}-wal`).size + 64 * 1024));
    const longest = await traffic(trouble());
    const output = await untilState((state) => state !== 'ok');
    limitFiles('unlimited');
    await untilState((state) => state === 'ok');
    await traffic(500);
    const { recorded, withoutBodies, lost } = await account();
    const row = [sent, `${Math.round(longest)} ms`, output, recorded, withoutBodies, lost];
    report(context, { title: 'A full disk', columns, rows: [row] });
    expect(recorded).toBeGreaterThan(0);
  },
);
