import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFilter } from '../../../src/record/store/filter.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import { backend, clientRequest, exchange } from '../support/exchange.ts';
import { newStore, reader, recordAll, recorder, until, storeAll } from '../support/store.ts';
import { isSqliteRun } from '../../support/postgres.ts';
import type { ListingOrder } from '../../../src/core/listed-properties.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3_600_000_000;
const at = (hoursAgo: number): number => now * 1000 - hoursAgo * hour;

const sent = Buffer.from(
  JSON.stringify({
    messages: [
      { role: 'user', content: 'An old question' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'reminder '.repeat(50) },
          { type: 'text', text: 'Find the Müller account, please' },
        ],
      },
    ],
  }),
);

const kept = [
  exchange({
    traceId: 'aaaa1111',
    startedAt: at(5),
    requestedModel: 'big',
    backend: backend(),
    run: 'r',
    case: 'c1',
    key: 'alice',
  }),
  exchange({
    traceId: 'aaaa2222',
    startedAt: at(4),
    status: 'client-error',
    requestedModel: 'other',
    frontend: 'openai-chat',
    run: 'r',
    case: 'c2',
    timing: { firstByteMs: null, firstTokenMs: null, totalMs: 6000 },
    error: { kind: 'invalid-request', message: 'max_tokens: expected a number' },
    request: clientRequest(sent),
  }),
  exchange({
    traceId: 'bbbb3333',
    startedAt: at(3),
    backend: backend({ provider: 'remote', model: 'big', protocol: 'anthropic' }),
    summary: {
      usage: { input: 900, output: 200 },
      finish: 'tool-calls',
      toolCalls: ['look', 'write'],
      text: 'I look into the account now.',
      toolArguments: '{"path":"notes.txt"}',
    },
    losses: [{ path: '/top_k', what: 'not supported' }],
  }),
];

describe('a store of three exchanges', () => {
  let url: string;
  beforeAll(async () => {
    url = `file:${join(mkdtempSync(join(tmpdir(), 'louter-traces-')), 'louter.db')}`;
    await storeAll(kept, { url });
  });
  afterAll(() => rmSync(dirname(url.slice('file:'.length)), { recursive: true }));

  const ids = async (...words: string[]): Promise<string[]> =>
    (await (await reader(url)).list(parseFilter(words.join(' '), now), 10)).map(({ id }) => id);

  test.each([
    [[], ['bbbb3333', 'aaaa2222', 'aaaa1111']],
    [['status:client-error'], ['aaaa2222']],
    [['model:big'], ['aaaa1111']],
    [['served:big'], ['bbbb3333']],
    [['backend:remote'], ['bbbb3333']],
    [['protocol:anthropic'], ['bbbb3333', 'aaaa1111']],
    [['tool:write'], ['bbbb3333']],
    [['run:r', 'case:c2'], ['aaaa2222']],
    [['key:alice'], ['aaaa1111']],
    [['run:r', '-key:alice'], ['aaaa2222']],
    [['since:4h'], ['bbbb3333', 'aaaa2222']],
    [['before:2026-06-01T08:00:00Z'], ['aaaa1111']],
    [['aaaa'], ['aaaa2222', 'aaaa1111']],
    [['id:AAAA'], []],
    [['run:%'], []],
    [['status:error'], ['aaaa2222']],
    [['latency:>5s'], ['aaaa2222']],
    [
      ['latency:<=30125ms', 'latency:>30ms'],
      ['bbbb3333', 'aaaa2222', 'aaaa1111'],
    ],
    [['"muller acc"'], ['aaaa2222']],
    [['account'], ['bbbb3333', 'aaaa2222']],
    [['"account muller"'], []],
    [['"expected a number"'], ['aaaa2222']],
    [['"old question"'], ['aaaa2222']],
    [['account', 'look', 'tool:write'], ['bbbb3333']],
    [['write', '"notes.txt"'], ['bbbb3333']],
    [['finish:tool-calls'], ['bbbb3333']],
    [['tokens:>1k'], ['bbbb3333']],
    [['tokens:<=1100', '-tokens:<100'], ['bbbb3333']],
    [['has:loss'], ['bbbb3333']],
    [['-has:loss'], ['aaaa2222', 'aaaa1111']],
    [['has:retry'], []],
    [['has:tool-error'], []],
    [['has:contradiction'], []],
    [['has:subagent'], []],
    [['has:note'], []],
    [['has:violation'], ['bbbb3333', 'aaaa2222', 'aaaa1111']],
    [['has:pin'], []],
    [['agent:codex'], []],
    [
      ['-agent:codex', '-backend:remote'],
      ['aaaa2222', 'aaaa1111'],
    ],
    [['conversation:aaaa2222'], ['aaaa2222']],
    [['-account'], ['aaaa1111']],
    [['"\\"*()-:^ OR"'], []],
  ])('%j finds %j', async (words, expected) => {
    expect(await ids(...words)).toEqual(expected);
  });

  test('a listing may be sorted by tokens or latency', async () => {
    const store = await reader(url);
    const sorted = async (order: ListingOrder) => (await store.list({}, 10, order)).map(({ id }) => id);
    expect(await sorted('tokens')).toEqual(['bbbb3333', 'aaaa2222', 'aaaa1111']);
    expect(await sorted('latency')).toEqual(['aaaa2222', 'bbbb3333', 'aaaa1111']);
  });

  test('rows have what the user wrote', async () => {
    const rows = await (await reader(url)).list({}, 10);
    expect(rows.map(({ prompt }) => prompt === null)).toEqual([true, false, true]);
    expect(rows[1]?.prompt).toMatch(/^reminder reminder/);
  });

  test('a limited listing has the newest', async () => {
    expect((await (await reader(url)).list({}, 1)).map(({ id }) => id)).toEqual(['bbbb3333']);
  });

  test('an id may be shortened as long as it is unambiguous', async () => {
    const store = await reader(url);
    expect((await store.get('b')).row.id).toBe('bbbb3333');
    expect((await store.get('aaaa1111')).row.id).toBe('aaaa1111');
    await expect(store.get('aaaa')).rejects.toMatchObject({
      kind: 'ambiguous',
      message: expect.stringContaining('aaaa1111, aaaa2222'),
    });
    await expect(store.get('c')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(store.get('')).rejects.toMatchObject({ kind: 'ambiguous' });
    await expect(store.get("a' OR '1'='1")).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('statistics count by status and by role', async () => {
    const stats = await (await reader(url)).stats();
    expect(stats).toMatchObject({
      exchanges: 3,
      byStatus: [
        { status: 'client-error', exchanges: 1 },
        { status: 'ok', exchanges: 2 },
      ],
      byRole: [{ role: 'client-request', bodies: 3, size: sent.length + 4 }],
      cost: { usd: 0, withoutCost: 3 },
      chunking: { chunks: 0, saved: 0 },
      oldest: at(5),
      newest: at(3),
    });
    expect(stats.fileBytes).toBeGreaterThan(0);
  });
});

describe('a store that cannot be read', () => {
  test('does not exist', async () => {
    await expect(openTraceStore(newStore())).rejects.toMatchObject({
      kind: 'no-store',
      message: expect.stringContaining('there is no trace database'),
    });
  });

  test.runIf(isSqliteRun)('is not a database', async () => {
    const url = newStore();
    writeFileSync(url.slice('file:'.length), 'text '.repeat(1000));
    await expect(openTraceStore(url)).rejects.toMatchObject({ kind: 'no-store' });
  });
});

test('a store can be read while it is written', async () => {
  const url = newStore();
  const into = recorder(url);
  recordAll(into, [exchange()]);
  await until(() => into.health().written === 1);
  const store = await reader(url);
  expect(await store.list({}, 10)).toHaveLength(1);
  recordAll(into, [exchange()]);
  await until(() => into.health().written === 2);
  expect(await store.list({}, 10)).toHaveLength(2);
});
