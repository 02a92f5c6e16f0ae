import { describe, expect, test } from 'vitest';
import { describeOutcome } from '../../../src/inspect/export/outcome.ts';
import { parseFilter, quoteFilterValue } from '../../../src/record/store/filter.ts';
import { exportUsage, readUnpricedUsage } from '../../../src/inspect/view/usage-json.ts';
import { backend, clientRequest, exchange } from '../support/exchange.ts';
import { reader, runStatements, storeAll } from '../support/store.ts';

const request = (text: string) =>
  clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: text }] }));

/** Four requests of one run, a second apart: one that ended well, one whose model wrote its calls as text, two that failed. */
async function storeProblems(): Promise<string> {
  const url = await storeAll([
    exchange({ traceId: 'aa01', startedAt: 1_000_000, run: 'r', request: request('one') }),
    exchange({ traceId: 'aa02', startedAt: 2_000_000, run: 'r', request: request('two') }),
    exchange({ traceId: 'aa03', startedAt: 3_000_000, run: 'r', request: request('three'), status: 'aborted' }),
    exchange({ traceId: 'aa04', startedAt: 4_000_000, run: 'r', request: request('four'), status: 'upstream-error' }),
  ]);
  await runStatements(
    url,
    `UPDATE "Exchange" SET "problem" = 'missing-results' WHERE "id" = 'aa01'`,
    `UPDATE "Exchange" SET "problem" = 'calls-as-text' WHERE "id" = 'aa02'`,
  );
  return url;
}

describe('requests count as failed', () => {
  test('over time, in runs and in conversations alike, when a model wrote its calls as text', async () => {
    const store = await reader(await storeProblems());
    expect(await store.count({}, 4)).toMatchObject({
      buckets: [
        { index: 0, requests: 1, failed: 0 },
        { index: 1, requests: 1, failed: 1 },
        { index: 2, requests: 1, failed: 1 },
        { index: 3, requests: 1, failed: 1 },
      ],
    });
    expect(await store.summarizeRuns(10)).toMatchObject([{ run: 'r', exchanges: 4, failed: 3 }]);
    const conversations = await store.listConversations({}, 10);
    expect(conversations.map(({ last, failed }) => [last.id, failed])).toEqual([
      ['aa04', 1],
      ['aa03', 1],
      ['aa02', 1],
      ['aa01', 0],
    ]);
  });

  test('among those of a filter only', async () => {
    const store = await reader(await storeProblems());
    expect(await store.count({ has: ['calls-as-text'] }, 1)).toMatchObject({ buckets: [{ requests: 1, failed: 1 }] });
    expect(await store.count({ not: [{ has: ['calls-as-text'] }] }, 1)).toMatchObject({
      buckets: [{ requests: 3, failed: 2 }],
    });
  });

  test('not while they are in flight', async () => {
    const url = await storeProblems();
    await runStatements(url, `UPDATE "Exchange" SET "status" = 'open' WHERE "id" = 'aa04'`);
    expect(await (await reader(url)).count({ status: 'open' }, 1)).toMatchObject({
      buckets: [{ requests: 1, failed: 0 }],
    });
  });
});

test('the values of filters include the rows of [[routes]]', async () => {
  const url = await storeProblems();
  await runStatements(url, `UPDATE "Exchange" SET "route" = 'long context' WHERE "id" <> 'aa01'`);
  expect(await (await reader(url)).facets({})).toMatchObject({ route: [{ value: 'long context', count: 3 }] });
});

describe('usage', () => {
  const hour = 3_600_000_000;
  const dayStart = Date.UTC(2026, 10, 20) * 1000;
  const price = { input: 3, output: 15, cacheRead: 0.3, cacheWrite5m: 3.75, cacheWrite1h: 6 };
  const turn = (id: string, at: number, usage: object, fields: object = {}) =>
    exchange({
      traceId: id,
      startedAt: at,
      summary: { usage: { input: 0, output: 0, ...usage }, finish: 'stop', toolCalls: [] },
      backend: backend({
        provider: 'vendor',
        model: 'claude-sonnet-4-6',
        issuer: 'anthropic@api.anthropic.com',
        price,
      }),
      ...fields,
    });
  const conversation = [
    request('Fix it'),
    clientRequest(
      JSON.stringify({
        model: 'm',
        max_tokens: 9,
        messages: [
          { role: 'user', content: 'Fix it' },
          { role: 'assistant', content: 'Hi' },
          { role: 'user', content: 'Go on' },
        ],
      }),
    ),
  ] as const;

  async function usageOf(by: 'backend' | 'hour' | 'day' | 'key', filter = {}) {
    const url = await storeAll([
      turn('bb01', dayStart, { input: 10_000, output: 100, cacheRead: 0 }, { request: conversation[0], key: 'ann' }),
      turn(
        'bb02',
        dayStart + hour,
        { input: 12_000, output: 100, cacheRead: 4000 },
        { request: conversation[1], key: 'ann' },
      ),
      turn('bb03', dayStart + 30 * hour, { input: 1000, output: 10, cacheRead: 500 }, { request: request('Other') }),
      exchange({
        traceId: 'bb04',
        startedAt: dayStart + 30 * hour,
        status: 'upstream-error',
        summary: null,
        backend: null,
      }),
    ]);
    const unpriced = await readUnpricedUsage(await reader(url), { filter, by }, dayStart / 1000);
    return exportUsage(unpriced, () => ({}));
  }

  test('is summed up by values and intervals, with the dearest conversations first', async () => {
    const { total, rows, sessions, buckets, bucket } = await usageOf('key');
    expect(total).toMatchObject({
      requests: 4,
      failed: 1,
      input: 23_000,
      output: 210,
      cache_read: 4500,
      without_cost: 0,
    });
    expect(rows.map(({ value, requests, input }) => [value, requests, input])).toEqual([
      ['ann', 2, 22_000],
      [null, 2, 1000],
    ]);
    expect(total.cost_usd).toBeCloseTo(
      rows.reduce((sum, row) => sum + (row.cost_usd ?? 0), 0),
      9,
    );
    expect(sessions.map(({ conversation: id, requests }) => [id, requests])).toEqual([
      ['bb01', 2],
      ['bb03', 1],
      ['bb04', 1],
    ]);
    expect([bucket, buckets.map(({ start }) => start.slice(0, 10))]).toEqual(['day', ['2026-11-20', '2026-11-21']]);
    const hours = await usageOf('hour');
    expect(hours.rows.map(({ value }) => value)).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-20T01:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
    ]);
    expect((await usageOf('backend', { since: dayStart + 20 * hour })).total.requests).toBe(2);
  });

  test('has what the cache saved, and what was sent again without being read from it', async () => {
    const { cache } = await usageOf('day');
    expect(cache).toMatchObject({ read_tokens: 4500, missed_sessions: 1, missed_tokens: 6000 });
    // Of a million tokens: 3 dollars for input, 0.30 from the cache.
    expect(cache.saved_usd).toBeCloseTo((4500 * 2.7) / 1e6, 9);
    expect(cache.missed_usd).toBeCloseTo((6000 * 2.7) / 1e6, 9);
  });
});

test('what a listing shows of how requests ended is what a filter takes', async () => {
  const statuses = ['ok', 'open', 'aborted', 'interrupted', 'client-error', 'upstream-error', 'proxy-error'];
  const finishes = ['stop', 'tool-calls', 'length', 'error', null];
  const problems = [null, 'calls-as-text', 'unreadable-call', 'other-dialect', 'missing-results'];
  const columns = [
    ...finishes.flatMap((finish) => problems.map((problem) => ({ status: 'ok', httpStatus: 200, finish, problem }))),
    ...statuses
      .slice(1)
      .flatMap((status) =>
        [null, 200, 401, 529].map((httpStatus) => ({ status, httpStatus, finish: null, problem: null })),
      ),
  ];
  const exchanges = columns.map((_, index) => exchange({ startedAt: 1_000_000 * (index + 1) }));
  const url = await storeAll(exchanges);
  const text = (value: string | number | null): string => (value === null ? 'NULL' : `'${value}'`);
  await runStatements(
    url,
    ...columns.map(
      ({ status, httpStatus, finish, problem }, index) =>
        `UPDATE "Exchange" SET "status" = ${text(status)}, "httpStatus" = ${httpStatus ?? 'NULL'}, "finish" = ${text(finish)}, "problem" = ${text(problem)} WHERE "id" = '${exchanges[index]?.traceId}'`,
    ),
  );
  const store = await reader(url);
  const shown = columns.map(describeOutcome).map((outcome) => outcome.text);
  const isAlike = (one: string, other: string): boolean =>
    one === other || one.startsWith(`${other},`) || one.startsWith(`${other} `);
  for (const name of new Set(shown)) {
    const rows = await store.list(parseFilter(`status:${quoteFilterValue(name)}`, 0), 1000);
    const found = rows.map(describeOutcome).map((outcome) => outcome.text);
    // Of a reason also those with a remark, of a status all of HTTP; `ok` is any complete response.
    if (name === 'ok') expect(found.length).toBe(finishes.length * problems.length);
    else {
      expect(found.length).toBeGreaterThanOrEqual(shown.filter((each) => each === name).length);
      expect({ name, others: found.filter((each) => !isAlike(each, name) && each !== 'incomplete response') }).toEqual({
        name,
        others: [],
      });
    }
  }
  const { status } = await store.facets({});
  for (const { value } of status)
    expect((await store.list(parseFilter(`status:${quoteFilterValue(value)}`, 0), 1)).length).toBe(1);
  expect(status.map(({ value }) => value)).toContain('calls as text');
});

describe('a listing of sessions', () => {
  const agentHeaders = { headers: [['user-agent', 'claude-cli/2.1.0']] as [string, string][] };
  const body = (messages: readonly object[], fields: object = {}) =>
    clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, messages, ...fields }), agentHeaders);
  const fixIt = { role: 'user', content: 'Fix it' };
  const titled = {
    role: 'user',
    content: [
      { type: 'text', text: 'Fix it' },
      { type: 'text', text: '<system-reminder>Five words.</system-reminder>' },
    ],
  };
  const [attempt] = backend().attempts;

  test('leaves out what an agent sends by itself with the words of the user, and counts it at its session', async () => {
    const at = Date.UTC(2026, 10, 20) * 1000;
    const url = await storeAll([
      exchange({ traceId: 'cc01', startedAt: at, request: body([titled], { system: 'Write a title.' }) }),
      exchange({ traceId: 'cc02', startedAt: at + 1_000_000, request: body([fixIt]) }),
      exchange({
        traceId: 'cc03',
        startedAt: at + 2_000_000,
        request: body([fixIt, { role: 'assistant', content: 'Hi' }, { role: 'user', content: 'Go on' }]),
        backend: backend({
          attempts: attempt
            ? [
                { ...attempt, error: 'overloaded', status: 529 },
                { ...attempt, cause: 'retry', error: 'overloaded', status: 529 },
                { ...attempt, backend: 'other', cause: 'fallback' },
              ]
            : [],
        }),
      }),
      // The same words, ten minutes later, are a session of their own.
      exchange({ traceId: 'cc04', startedAt: at + 600_000_000, request: body([fixIt]) }),
    ]);
    const store = await reader(url);
    const rows = await store.listConversations({}, 10);
    expect(
      rows.map(({ conversation, first, own, retries, fallbacks }) => [
        conversation,
        first?.prompt,
        own.exchanges,
        retries,
        fallbacks,
      ]),
    ).toEqual([
      ['cc04', 'Fix it', 0, 0, 0],
      ['cc02', 'Fix it', 1, 1, 1],
    ]);
    // A filter finds all.
    expect(await store.listConversations({ agent: 'claude-code' }, 10)).toHaveLength(3);
  });

  test('leaves out what only prepares a session, and was sent to no backend', async () => {
    const at = Date.UTC(2026, 10, 20) * 1000;
    const tools = { system: 'You are a coding agent.' };
    const unsent = { backend: null, summary: null };
    const goOn = [fixIt, { role: 'assistant', content: 'Hi' }, { role: 'user', content: 'Go on' }];
    const url = await storeAll([
      exchange({ traceId: 'ee01', startedAt: at, request: body([], tools), ...unsent }),
      // With the messages of the request that follows.
      exchange({ traceId: 'ee02', startedAt: at + 1, request: body([fixIt], tools), ...unsent }),
      exchange({ traceId: 'ee03', startedAt: at + 2, request: body([fixIt], tools), backend: backend() }),
      exchange({ traceId: 'ee04', startedAt: at + 3, request: body(goOn, tools), backend: backend() }),
      exchange({ traceId: 'ee05', startedAt: at + 4, request: body([], tools), ...unsent, status: 'proxy-error' }),
    ]);
    const store = await reader(url);
    const listed = async (filter: object) =>
      (await store.listConversations(filter, 10)).map(({ conversation, exchanges, own }) => [
        conversation,
        exchanges,
        own.exchanges,
      ]);
    expect(await listed({})).toEqual([
      ['ee05', 1, 0],
      ['ee03', 2, 0],
    ]);
    expect((await listed({ agent: 'claude-code' })).map(([id]) => id)).toEqual(['ee05', 'ee03']);
    expect((await listed({ id: 'ee01' })).map(([id]) => id)).toEqual(['ee01']);
    // The numbers add up to the list: the failed one is not left out.
    const { agent } = await store.facets({ exceptPreparations: true });
    expect(agent).toEqual([{ value: 'claude-code', count: 3 }]);
    expect((await store.count({ exceptPreparations: true }, 1)).buckets).toMatchObject([{ requests: 3 }]);
  });

  test('has the calls that failed, and what subagents cost', async () => {
    const url = await storeAll([
      exchange({ traceId: 'dd01', startedAt: 1_000_000, request: body([fixIt]) }),
      exchange({ traceId: 'dd02', startedAt: 2_000_000, request: body([{ role: 'user', content: 'Look it up' }]) }),
      exchange({ traceId: 'dd03', startedAt: 3_000_000, request: body([{ role: 'user', content: 'And that' }]) }),
    ]);
    const seqOf = (id: string): string => `(SELECT "seq" FROM "Exchange" WHERE "id" = '${id}')`;
    const call = (id: string, position: number, isError: boolean): string =>
      `INSERT INTO "ToolCall" ("exchangeSeq", "position", "callId", "name", "arguments", "isError") VALUES (${seqOf(id)}, ${position}, 'c${position}', 'Bash', '{}', ${isError ? 'TRUE' : 'FALSE'})`;
    await runStatements(
      url,
      `UPDATE "Exchange" SET "costUsd" = 0.5`,
      `UPDATE "Turn" SET "parent" = 'dd01', "link" = 'subagent' WHERE "exchangeSeq" IN (${seqOf('dd02')}, ${seqOf('dd03')})`,
      call('dd01', 0, true),
      call('dd01', 1, false),
      call('dd02', 0, true),
    );
    expect(await (await reader(url)).listConversations({}, 10)).toMatchObject([
      { conversation: 'dd01', costUsd: 0.5, failedCalls: 1, subagents: 2, ofSubagents: { exchanges: 2, costUsd: 1 } },
    ]);
  });
});
