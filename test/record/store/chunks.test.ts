import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { encodeBatch } from '../../../src/record/exchange-record.ts';
import { keepTraces, releaseTraces } from '../../../src/record/store/kept-traces.ts';
import { settleStore } from '../../../src/record/settle-store.ts';
import { pruneTraces } from '../../../src/record/store/prune.ts';
import type { Exchange, ExchangeRecord } from '../../../src/record/exchange.ts';
import type { TraceStore } from '../../../src/record/store/trace-store.ts';
import { TraceWriter } from '../../../src/record/writer.ts';
import { backend, clientRequest, exchange } from '../support/exchange.ts';
import { isSqliteRun } from '../../support/postgres.ts';
import { newStore, reader, selectRows, storeAll, unsettledReader } from '../support/store.ts';

const hour = 3_600_000;
const everything = { keepMs: Infinity, keepMetadataMs: Infinity, maxSize: Infinity };
const fileOf = (url: string): string => url.slice('file:'.length);
const now = Date.parse('2026-06-01T12:00:00Z');
const at = (hoursAgo: number): number => (now - hoursAgo * hour) * 1000;

const system = 'Be good. '.repeat(300);
const bodyOf = (...texts: readonly string[]): Buffer =>
  Buffer.from(JSON.stringify({ system, messages: texts.map((text) => ({ role: 'user', content: text.repeat(200) })) }));
const requestExchange = (traceId: string, hoursAgo: number, ...texts: readonly string[]): Exchange =>
  exchange({ traceId, startedAt: at(hoursAgo), request: clientRequest(bodyOf(...texts)) });

async function countChunks(url: string): Promise<number> {
  return Number((await selectRows(url, 'SELECT COUNT(*) FROM "Chunk"'))[0]?.[0]);
}

async function recordInNewStore(...exchanges: readonly Exchange[]): Promise<string> {
  const url = await storeAll(exchanges);
  return url;
}

async function readBodiesAt(url: string): Promise<Record<string, string | null>> {
  await settleStore(url);
  return readBodies(await unsettledReader(url));
}

async function readBodies(store: TraceStore): Promise<Record<string, string | null>> {
  const rows = await store.list({}, 1000);
  const entries = rows.map(
    async ({ id }) => [id, (await store.get(id)).messages[0]?.body?.toString() ?? null] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes as the writing thread does, at a moment of the test's choosing. */
async function write(writer: TraceWriter, each: Exchange): Promise<void> {
  const { json, bytes } = encodeBatch([
    { exchange: each, isClosed: true, includesRequest: true, areBodiesLost: false },
  ]);
  const records: ExchangeRecord[] = JSON.parse(json);
  await writer.write(records, Buffer.from(bytes));
}

test('what a request and its translation share is stored once', async () => {
  const request = clientRequest(bodyOf('the question '));
  const translated = Buffer.from(JSON.stringify({ model: 'm', prompt: system, input: 'the question '.repeat(200) }));
  const url = await recordInNewStore(
    exchange({ request, backend: backend({ request: { ...request, body: translated } }) }),
    exchange({ request, backend: backend({ request: { ...request, body: Buffer.from(request.body) } }) }),
  );
  const { chunking, parts, fileBytes, walBytes } = await (await reader(url)).stats();
  // The system prompt, the question, and what stands before it in the client's form.
  expect(chunking).toMatchObject({ chunks: 3, saved: chunking.standsFor - chunking.size });
  expect(chunking.standsFor).toBeGreaterThan(3.9 * chunking.size);
  expect(Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)).toBe(fileBytes);
  expect(walBytes).toBe(0);
});

test('credentials are redacted before bodies are split', async () => {
  const secret = 'sk-ant-canary0123456789canary0123456789';
  const text = `${'before '.repeat(150)}${secret}${' after'.repeat(150)}`;
  const url = await recordInNewStore(exchange({ request: clientRequest(JSON.stringify({ messages: [text, text] })) }));
  const store = await reader(url);
  expect(JSON.stringify(await readBodiesAt(url))).not.toContain('canary');
  expect((await store.stats()).chunking.chunks).toBe(2);
});

describe('pruning', () => {
  test('keeps chunks of remaining bodies and removes the others', async () => {
    const url = await recordInNewStore(
      requestExchange('old1', 30, 'alone ', 'shared '),
      requestExchange('old2', 20, 'shared ', 'with a younger '),
      requestExchange('young', 10, 'with a younger '),
    );
    const before = await countChunks(url);
    const removed = await pruneTraces(url, { ...everything, keepMs: 15 * hour }, now);
    expect(removed).toMatchObject({ bodies: 2 });
    expect(await countChunks(url)).toBe(before - removed.chunks);
    expect(removed.chunks).toBeGreaterThan(0);
    expect(await readBodiesAt(url)).toEqual({ young: bodyOf('with a younger ').toString(), old1: null, old2: null });
    expect(await pruneTraces(url, { ...everything, keepMs: 0 }, now)).toMatchObject({ bodies: 1 });
    expect(await countChunks(url)).toBe(0);
  });

  test('removes the oldest bodies with their chunks when the store is too large', async () => {
    const many = Array.from({ length: 700 }, (_, index) =>
      requestExchange(String(index).padStart(4, '0'), 30 - index / 100, `${index} is the number of this `),
    );
    const url = await recordInNewStore(...many);
    // PostgreSQL counts what its rows hold: it keeps the space of removed ones for others.
    const maxSize = isSqliteRun ? 1_200_000 : Math.floor((await (await reader(url)).stats()).storedBytes / 2);
    if (isSqliteRun) expect(statSync(fileOf(url)).size).toBeGreaterThan(maxSize);
    await pruneTraces(url, { ...everything, maxSize }, now);
    if (isSqliteRun) expect(statSync(fileOf(url)).size).toBeLessThanOrEqual(maxSize);
    const bodies = await readBodiesAt(url);
    expect(bodies['0000']).toBeNull();
    expect(bodies['0699']).toBe(many.at(-1)?.request.body.toString());
  });

  test('keeps the chunks of a kept exchange, and no others that are as old', async () => {
    const url = await recordInNewStore(
      requestExchange('kept', 30, 'first '),
      requestExchange('old', 29, 'second '),
      requestExchange('young', 1, 'third '),
    );
    await keepTraces(url, ['kept'], 'exported');
    const before = await countChunks(url);
    await pruneTraces(url, { ...everything, keepMs: 15 * hour, keepMetadataMs: 25 * hour }, now);
    expect(await readBodiesAt(url)).toEqual({
      kept: bodyOf('first ').toString(),
      young: bodyOf('third ').toString(),
    });
    expect(await countChunks(url)).toBeLessThan(before);
    await releaseTraces(url, ['kept']);
    await pruneTraces(url, { ...everything, keepMs: 15 * hour, keepMetadataMs: 25 * hour }, now);
    expect(Object.keys(await readBodiesAt(url))).toEqual(['young']);
  });

  test('a pin replaces another mark, and is not replaced', async () => {
    const url = await recordInNewStore(requestExchange('one', 30, 'first '));
    const markOf = async () => (await (await reader(url)).get('one')).row.keptBecause;
    for (const [reason, mark] of [
      ['compared', 'compared'],
      ['exported', 'compared'],
      ['pinned', 'pinned'],
      ['compared', 'pinned'],
    ] as const) {
      await keepTraces(url, ['one'], reason);
      expect(await markOf()).toBe(mark);
    }
    await releaseTraces(url, ['one']);
    expect(await markOf()).toBeNull();
  });

  test('removes the indexed text of pruned bodies', async () => {
    const url = await recordInNewStore(
      requestExchange('old', 30, 'the seldom word '),
      requestExchange('young', 10, 'the seldom word '),
    );
    const found = async () => (await (await reader(url)).list({ texts: ['seldom'] }, 10)).map(({ id }) => id);
    expect(await found()).toEqual(['young', 'old']);
    await pruneTraces(url, { ...everything, keepMs: 15 * hour }, now);
    expect(await found()).toEqual(['young']);
    await pruneTraces(url, { ...everything, keepMetadataMs: hour }, now);
    expect(await found()).toEqual([]);
  });
});

test('two writers with pruning in between never lose a chunk of a body that is kept', async () => {
  const url = newStore();
  const open = () => TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1 });
  const writers = [await open(), await open()];
  const store = await unsettledReader(url);
  const texts = ['first ', 'second ', 'third ', 'fourth '];
  const kept: Record<string, string> = {};
  for (let step = 0; step < 60; step += 1) {
    const hoursAgo = 60 - step;
    const output = texts.slice(step % 3, (step % 3) + 2);
    const traceId = `step${String(step).padStart(2, '0')}`;
    const writer = writers[step % 2];
    if (!writer) throw new Error('there are two');
    // A late exchange, as from a writer whose store was locked: it began before what was pruned meanwhile.
    const late = step % 7 === 6;
    await write(writer, requestExchange(traceId, late ? 59.5 : hoursAgo, ...output));
    kept[traceId] = bodyOf(...output).toString();
    if (step % 5 === 4) {
      const limit = 4 + (step % 4);
      await pruneTraces(url, { ...everything, keepMetadataMs: (hoursAgo + limit) * hour }, now);
    }
    await settleStore(url);
    const bodies = await readBodies(store);
    for (const [id, body] of Object.entries(bodies)) expect(body).toBe(kept[id]);
  }
  for (const writer of writers) await writer.close();
  expect(Object.keys(await readBodies(store)).length).toBeGreaterThan(3);
});
