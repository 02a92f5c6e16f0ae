import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { builtCommandLine } from '../../scripts/gateway-process.ts';
import { settleStore } from '../../src/record/settle-store.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import { startUpstream, type ScriptedPiece, type ReceivedUpstreamRequest, type Upstream } from '../support/upstream.ts';
import { sendClientRequest, pairs, classifyAnswer } from './client-request.ts';
import { isLong, minutes, percentile, progress, report, seed, seededRandom } from './plan.ts';
import { startSoakGateway, vendorOf, wholeAnswer } from './soak-gateway.ts';

/** A cold process is killed in its first moments, a warm one when it has answered for a while. */
type Kind = 'cold' | 'warm';

/** What one kill cost. */
interface Cost {
  kind: Kind;
  /** Exchanges whose answers were whole, and those of them that are not in the traces as such. */
  answered: number;
  lost: number;
  /** How long before the kill the first of those ended, in milliseconds. */
  lostMs: number;
  /** How long before the kill the client got the first event of a long stream that is not in the traces. */
  streamLostMs: number | undefined;
}

/** How many processes in a row work on one database. */
const perDatabase = 4;
const eventEvery = 20;

/** An endless stream under this name, whole answers under others. */
const long = 'long';
const answering = (request: ReceivedUpstreamRequest) => {
  const vendor = vendorOf(request);
  if (vendor.asked(request).model !== long) return wholeAnswer(request);
  const piece = (index: number): string =>
    `data: ${JSON.stringify({ id: 'c', model: 'm', choices: [{ index: 0, delta: { content: `<${index}>` }, finish_reason: null }] })}\n\n`;
  return vendor.streams(
    Array.from({ length: 500 }, (_, index): ScriptedPiece[] => [piece(index), { silence: eventEvery }]).flat(),
  );
};
const numbersIn = (text: string): number[] => [...text.matchAll(/<(\d+)>/g)].map(([, digits]) => Number(digits));

async function killOnce(given: {
  kind: Kind;
  upstream: Upstream;
  folder: string;
  entry: string;
  random: () => number;
}): Promise<Cost> {
  const { kind, random, ...rest } = given;
  const gateway = await startSoakGateway(rest);
  const killing = new AbortController();
  const answered: { traceId: string; endedAt: number }[] = [];
  const anyOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
  const client = async (): Promise<void> => {
    while (!killing.signal.aborted) {
      const pair = anyOf(pairs);
      if (!pair) return;
      const found = await sendClientRequest(gateway.url, { ...pair, model: 'm', stream: random() < 0.8 }).catch(
        () => undefined,
      );
      if (!killing.signal.aborted && found && classifyAnswer(pair.client, found) === 'whole') answered.push(found);
    }
  };
  if (kind === 'warm') {
    for (const pair of pairs) await sendClientRequest(gateway.url, { ...pair, model: 'm', stream: true });
    await pause(300);
  }
  const stream = { traceId: '', seenAt: new Map<number, number>() };
  const listening = sendClientRequest(
    gateway.url,
    { client: 'openai-chat', backend: 'openai-chat', model: long, stream: true },
    {
      onHead: (traceId) => void (stream.traceId = traceId),
      onPiece(piece) {
        for (const number of numbersIn(piece)) stream.seenAt.set(number, performance.now());
      },
    },
  ).catch(() => undefined);
  const clients = [listening, ...Array.from({ length: 4 }, client)];
  await pause(random() * 1_500);
  const ended = once(gateway.child, 'exit');
  killing.abort();
  gateway.child.kill('SIGKILL');
  const killedAt = performance.now();
  await ended;
  await Promise.all(clients);

  const kept = await keptIn(gateway.database, stream.traceId);
  const lost = answered.filter(({ traceId }) => kept.statuses.get(traceId) !== 'ok');
  const firstLost = Math.min(killedAt, ...lost.map(({ endedAt }) => endedAt));
  const unkept = [...stream.seenAt].filter(([number]) => !kept.numbers.has(number)).map(([, at]) => at);
  return {
    kind,
    answered: answered.length,
    lost: lost.length,
    lostMs: killedAt - firstLost,
    streamLostMs: stream.seenAt.size === 0 ? undefined : killedAt - Math.min(killedAt, ...unkept),
  };
}

/** What a killed process left, read in a copy: the next process reads it by itself. */
async function keptIn(
  file: string,
  streamId: string,
): Promise<{ statuses: Map<string, string>; numbers: Set<number> }> {
  const copy = mkdtempSync(join(tmpdir(), 'louter-killed-'));
  try {
    cpSync(dirname(file), copy, { recursive: true });
    return await readSound(join(copy, basename(file)), streamId);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function readSound(
  file: string,
  streamId: string,
): Promise<{ statuses: Map<string, string>; numbers: Set<number> }> {
  // A process that was killed before it made its tables has kept nothing.
  if (!expectSound(file)) return { statuses: new Map(), numbers: new Set() };
  await settleStore(`file:${file}`);
  expectSound(file);
  expectRead(file);
  const store = await openTraceStore(`file:${file}`);
  try {
    const rows = [...(await store.list({}, 100_000)), ...(await store.list({ status: 'open' }, 1_000))];
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    const found = statuses.has(streamId) ? (await store.get(streamId)).messages : [];
    const body = found.find(({ role }) => role === 'client-response')?.body;
    return { statuses, numbers: new Set(numbersIn(body?.toString() ?? '')) };
  } finally {
    await store.close();
  }
}

/** Whether the database has its tables. */
function expectSound(file: string): boolean {
  const database = new Database(file);
  try {
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(database.pragma('foreign_key_check')).toEqual([]);
    return database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'Raw'`).all().length > 0;
  } finally {
    database.close();
  }
}

/** Whether all that ended was read as a whole: nothing is left of what was received but of requests that have not ended. */
function expectRead(file: string): void {
  const database = new Database(file, { readonly: true });
  const count = (condition: string): unknown =>
    database.prepare(`SELECT COUNT(*) FROM "Exchange" WHERE "status" <> 'open' AND ${condition}`).pluck().get();
  const has = (table: string): string => `"seq" IN (SELECT "exchangeSeq" FROM "${table}")`;
  try {
    const given = `"bodies" = 'full'`;
    expect({
      unread: count(has('Raw')),
      withoutCore: count(`${given} AND NOT ${has('Core')}`),
      withoutWire: count(`${given} AND NOT ${has('Wire')}`),
      unchecked: count(`${given} AND NOT ${has('Check')}`),
    }).toEqual({ unread: 0, withoutCore: 0, withoutWire: 0, unchecked: 0 });
  } finally {
    database.close();
  }
}

/** A process that ends by itself leaves nothing open of those before it. */
async function expectClosed(given: { upstream: Upstream; folder: string; entry: string }): Promise<void> {
  const gateway = await startSoakGateway(given);
  const { status } = await sendClientRequest(gateway.url, {
    client: 'anthropic',
    backend: 'gemini',
    model: 'm',
    stream: true,
  });
  expect(status).toBe(200);
  const start = performance.now();
  const code = await gateway.stop();
  const took = `it took ${Math.round(performance.now() - start)} ms to end; its log:\n${gateway.log()}`;
  expect({ code, took }).toEqual({ code: 0, took });
  await settleStore(`file:${gateway.database}`);
  expectRead(gateway.database);
  const { open = 0, interrupted = 0, ok = 0 } = await gateway.countByStatus();
  expect({ open, ok: ok > 0, interrupted: interrupted >= 0 }).toEqual({ open: 0, ok: true, interrupted: true });
}

test('a kill at any moment leaves a consistent database, and loses only the last moments', async (context) => {
  const kills = Math.ceil(minutes * (isLong ? 7 : 4));
  const random = seededRandom();
  const upstream = await startUpstream();
  upstream.answerWith(answering);
  const entry = await builtCommandLine();
  const costs: Cost[] = [];
  try {
    for (let from = 0; from < kills; from += perDatabase) {
      const folder = mkdtempSync(join(tmpdir(), 'louter-kill-'));
      try {
        for (let index = from; index < Math.min(kills, from + perDatabase); index++)
          costs.push(await killOnce({ kind: index % 2 === 0 ? 'cold' : 'warm', upstream, folder, entry, random }));
        await expectClosed({ upstream, folder, entry });
      } finally {
        rmSync(folder, { recursive: true, force: true });
        upstream.reset();
        upstream.answerWith(answering);
      }
      progress(`kills: ${costs.length} of ${kills}`);
    }
  } finally {
    await upstream.close();
    const kinds: Kind[] = ['cold', 'warm'];
    const ms = (values: number[], part: number): string => `${Math.round(percentile(values, part))} ms`;
    report(context, {
      title: `${costs.length} kills at random moments (seed ${seed}): how far before the kill losses begin`,
      columns: ['process', 'kills', 'answered', 'lost', 'median', 'nine of ten', 'most', 'of streams: median', 'most'],
      rows: kinds.map((kind) => {
        const of = costs.filter((each) => each.kind === kind);
        const sum = (count: (cost: Cost) => number): number => of.reduce((total, each) => total + count(each), 0);
        const lostMs = of.map((each) => each.lostMs);
        const streamMs = of.flatMap(({ streamLostMs }) => streamLostMs ?? []);
        return [
          kind,
          of.length,
          sum((each) => each.answered),
          sum((each) => each.lost),
          ms(lostMs, 0.5),
          ms(lostMs, 0.9),
          ms(lostMs, 1),
          ms(streamMs, 0.5),
          ms(streamMs, 1),
        ];
      }),
    });
  }
  // The aim is 200 ms on a machine of its own; this guards against losing what was answered long before.
  expect(costs.filter(({ lostMs }) => lostMs > guardMs)).toEqual([]);
});
const guardMs = 3_000;
