import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import { isSqliteRun } from '../support/postgres.ts';
import { lockStore, newStore, reader, recordAll, recorded, recorder, until } from './support/store.ts';

const bodyOf = (trace: Awaited<ReturnType<typeof recorded>>, role: string): Buffer | null | undefined =>
  trace.messages.find((message) => message.role === role)?.body;

describe('a recorded exchange', () => {
  const pieces = [Buffer.from([0xe2, 0x82]), Buffer.from([0xac, 0x00, 0xff]), 'text ✓', ''];
  const full = exchange({
    run: 'run-1',
    case: 'case-1',
    request: clientRequest(randomBytes(50_000)),
    backend: backend({
      request: {
        method: 'POST',
        target: 'http://127.0.0.1:1/v1/chat/completions',
        headers: [],
        body: Buffer.from('{"a": 1}\n'),
      },
      response: response(pieces),
      attempts: [
        {
          backend: 'first',
          model: 'm',
          startedMs: 0.5,
          status: 500,
          error: 'it broke',
          cause: 'first',
          reason: null,
          response: response(['<html>'], 'text/html', { status: 500 }),
        },
        {
          backend: 'local',
          model: 'small-model',
          startedMs: 9,
          status: 200,
          error: null,
          cause: 'retry',
          reason: 'retry 1',
        },
      ],
    }),
    response: response(['event: a\n', 'data: {}\n\n']),
    losses: [{ path: '/top_k', what: 'gone', instead: 'nothing' }],
    notes: [{ what: 'repaired', saw: '{', made: '{}' }],
    summary: { usage: { input: 5, output: 7, cacheRead: 3 }, finish: 'tool-calls', toolCalls: ['look', 'look'] },
  });

  test('has every byte of its bodies', async () => {
    const trace = await recorded(full);
    expect(bodyOf(trace, 'client-request')).toEqual(full.request.body);
    expect(bodyOf(trace, 'upstream-request')).toEqual(Buffer.from('{"a": 1}\n'));
    expect(bodyOf(trace, 'upstream-response')).toEqual(Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
    expect(bodyOf(trace, 'client-response')).toEqual(Buffer.from('event: a\ndata: {}\n\n'));
    expect(bodyOf(trace, 'attempt-response')).toEqual(Buffer.from('<html>'));
  });

  test('has the bounds and times of chunks', async () => {
    const trace = await recorded(full);
    const chunks = trace.messages.find(({ role }) => role === 'upstream-response')?.chunks;
    expect(chunks?.map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual([
      [10, 2],
      [20, 3],
      [30, 8],
      [40, 0],
    ]);
  });

  test('has header fields in their order and case, with repetitions', async () => {
    const trace = await recorded(full);
    expect(trace.messages.find(({ role }) => role === 'client-request')?.headers).toEqual(full.request.headers);
  });

  test('has its metadata in its row', async () => {
    const { row, attempts } = await recorded(full);
    expect(row).toMatchObject({
      status: 'ok',
      bodies: 'full',
      run: 'run-1',
      case: 'case-1',
      mode: 'proxy',
      frontend: 'anthropic',
      protocol: 'openai-chat',
      modelAsked: 'asked-model',
      model: 'small-model',
      finish: 'tool-calls',
      inputTokens: 5,
      cacheReadTokens: 3,
      cacheWriteTokens: null,
      totalAfter: 30_125n,
      lossCount: 1,
    });
    expect(row.toolCalls.map(({ name }) => name)).toEqual(['look', 'look']);
    expect(
      attempts.map(({ backend: name, status, error, startedAfter }) => [name, status, error, startedAfter]),
    ).toEqual([
      ['first', 500, 'it broke', 500n],
      ['local', 200, null, 9000n],
    ]);
  });

  test('has sizes but no bytes when only metadata is kept', async () => {
    const trace = await recorded(full, { bodies: 'metadata' });
    expect(trace.row.bodies).toBe('metadata');
    expect(trace.messages.map(({ body }) => body)).toEqual(trace.messages.map(() => null));
    expect(trace.messages.find(({ role }) => role === 'client-request')?.size).toBe(50_000);
  });

  test('has both arrival times of bytes that passed through unchanged', async () => {
    const chunks = [Buffer.from('one '), Buffer.from('two')];
    const received = { ...response([]), chunks: chunks.map((bytes, index) => ({ atMs: index, bytes })) };
    const sent = { ...response([]), chunks: chunks.map((bytes, index) => ({ atMs: index + 0.5, bytes })) };
    const request = clientRequest('the same');
    const trace = await recorded(
      exchange({ request, mode: 'baseline', response: sent, backend: backend({ request, response: received }) }),
    );
    expect(bodyOf(trace, 'upstream-request')?.toString()).toBe('the same');
    const times = (role: string) =>
      trace.messages
        .find((message) => message.role === role)
        ?.chunks.map(({ atMs, bytes }) => [atMs, bytes.toString()]);
    expect(times('upstream-response')).toEqual([
      [0, 'one '],
      [1, 'two'],
    ]);
    expect(times('client-response')).toEqual([
      [0.5, 'one '],
      [1.5, 'two'],
    ]);
  });

  test('distinguishes bodies that begin with the same chunk', async () => {
    const first = Buffer.from('same');
    const trace = await recorded(
      exchange({ response: response([first, 'a']), backend: backend({ response: response([first, 'b']) }) }),
    );
    expect(bodyOf(trace, 'client-response')?.toString()).toBe('samea');
    expect(bodyOf(trace, 'upstream-response')?.toString()).toBe('sameb');
  });
});

describe('the recorder', () => {
  test('writes the request before the exchange ends, and updates its row afterwards', async () => {
    const url = newStore();
    const into = recorder(url);
    const one = exchange({ request: clientRequest('early'), response: response(['late']) });
    await until(() => into.health().state === 'ok');
    into.open(one);
    await until(() => into.health().queuedExchanges === 0);
    const store = await reader(url);
    const open = await store.get(one.traceId);
    expect(open.row.status).toBe('open');
    expect(bodyOf(open, 'client-request')?.toString()).toBe('early');
    expect(await store.list({}, 10)).toEqual([]);
    expect(await store.list({ status: 'open' }, 10)).toHaveLength(1);

    into.close(one);
    await until(() => into.health().written === 1);
    const closed = await store.get(one.traceId);
    expect(closed.row.status).toBe('ok');
    expect(closed.messages.map(({ role }) => role).toSorted()).toEqual(['client-request', 'client-response']);
  });

  test('writes everything in the queue when it is stopped', async () => {
    const url = newStore();
    const into = recorder(url);
    const many = Array.from({ length: 350 }, (_, index) =>
      exchange({ case: String(index), response: response(['x'.repeat(5000)]) }),
    );
    recordAll(into, many);
    await into.stop();
    expect(into.health()).toMatchObject({
      written: 350,
      lostBodies: 0,
      lostExchanges: 0,
      queuedExchanges: 0,
      state: 'off',
    });
    expect(await (await reader(url)).list({}, 1000)).toHaveLength(350);
  });

  test('records nothing after it is stopped', async () => {
    const url = newStore();
    const into = recorder(url);
    await into.stop();
    recordAll(into, [exchange()]);
    expect(into.health().queuedExchanges).toBe(0);
  });

  const round: Record<string, unknown> = { what: 'round' };
  round['saw'] = round;
  test.each<[string, Partial<Exchange>]>([
    ['a note that cannot be JSON', { notes: [round as never] }],
    ['a run that cannot be stored', { run: { name: 'run' } as never }],
    ['a tool without a name', { summary: { usage: { input: 5 }, finish: 'stop', toolCalls: [{} as never] } }],
    [
      'a token count that cannot be stored',
      { summary: { usage: { input: {} as never }, finish: 'stop', toolCalls: [] } },
    ],
    ['invalid header fields', { response: { status: 200, headers: [null as never], chunks: [] } }],
    ['invalid losses', { losses: null as never }],
  ])('records only the metadata of an exchange with %s, and the others completely', async (_what, broken) => {
    const url = newStore();
    const into = recorder(url);
    const all = [exchange(), exchange({ ...broken, backend: backend() }), exchange()];
    recordAll(into, all);
    await until(() => into.health().written === 3);
    await into.settled();
    expect(into.health()).toMatchObject({ setAside: 1, lostExchanges: 0, state: 'ok' });
    expect(into.logged).toEqual([expect.stringContaining('only the metadata of this request is recorded')]);
    const store = await reader(url);
    const rows = await Promise.all(all.map(async ({ traceId }) => (await store.get(traceId)).row));
    expect(rows.map(({ bodies }) => bodies)).toEqual(['full', 'lost', 'full']);
    expect(rows[1]).toMatchObject({ status: 'ok', frontend: 'anthropic', model: 'small-model', totalAfter: 30_125n });
    expect(rows[1]?.notes).toContain('only metadata is recorded');
  });
});

test('a response that passed through is summarized from its bytes', async () => {
  const body = {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'look', arguments: '{}' } }],
        },
        finish_reason: 'tool_calls',
      },
    ],
    usage: { prompt_tokens: 11, completion_tokens: 4, total_tokens: 15 },
  };
  const answer = response([JSON.stringify(body)], 'application/json');
  const { row } = await recorded(
    exchange({
      frontend: 'openai-chat',
      mode: 'baseline',
      summary: null,
      backend: backend({ response: answer }),
      response: answer,
    }),
  );
  expect(row).toMatchObject({ inputTokens: 11, outputTokens: 4, finish: 'tool-calls' });
  expect(row.toolCalls.map(({ name }) => name)).toEqual(['look']);
});

test.runIf(isSqliteRun)('database files are readable by their owner only', async () => {
  const url = newStore().replace('louter.db', 'new-folder/louter.db');
  const into = recorder(url);
  recordAll(into, [exchange()]);
  await until(() => into.health().written === 1);
  const file = url.slice('file:'.length);
  const modes = ['', '-wal', '-shm'].map((suffix) => statSync(file + suffix).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test('an unsupported kind of store is rejected', () => {
  expect(() => recorder('mysql://u:p@h/d')).toThrow('only "file:…" and "postgresql://…" are supported');
});

test('token rates are read from earlier exchanges when the store is opened', async () => {
  const file = newStore();
  const counted = (bytes: number, input: number) =>
    exchange({
      request: clientRequest(Buffer.alloc(bytes, 'a')),
      backend: backend(),
      summary: { usage: { input, output: 1 }, finish: 'stop', toolCalls: [] },
    });
  // The last is a picture: many bytes, few tokens.
  const first = recorder(file);
  recordAll(first, [counted(1_000, 200), counted(1_000, 300), counted(1_000_000, 1_000)]);
  await first.stop();
  const again = recorder(file);
  expect(await again.tokenRates).toEqual([
    ['small-model', 0.2],
    ['small-model', 0.3],
  ]);
  await again.stop();
});

describe('whether an answer may be recorded', () => {
  const located = exchange({ locatedResponse: { caller: 'someone', keys: ['call a', 'call b'] } });

  test('is known for each of its keys, also when it was written before the start', async () => {
    const url = newStore();
    const into = recorder(url);
    await into.ready;
    expect(await into.mayHaveAnswer(['call b'])).toBe(false);
    recordAll(into, [located]);
    await until(() => into.health().written === 1);
    expect(await into.mayHaveAnswer(['call b'])).toBe(true);
    await into.stop();
    const again = recorder(url);
    await again.ready;
    expect(await again.mayHaveAnswer(['call c', 'call a'])).toBe(true);
    expect(await again.mayHaveAnswer(['call c'])).toBe(false);
  });

  test('is possible when the store cannot be asked', async () => {
    const url = newStore();
    const into = recorder(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().written === 1);
    const unlock = await lockStore(url);
    recordAll(into, [exchange()]);
    await until(() => into.health().state === 'degraded');
    expect(await into.mayHaveAnswer(['call c'])).toBe(true);
    await unlock();
    await until(() => into.health().state === 'ok');
    expect(await into.mayHaveAnswer(['call c'])).toBe(false);
    await into.stop();
    expect(await into.mayHaveAnswer(['call c'])).toBe(true);
  });
});
