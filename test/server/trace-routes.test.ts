import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import {
  validateOwnError,
  validateRunComparison,
  validateTrace,
  validateTraceList,
  validateComparisonList,
} from '../../generated/louter.validators.js';
import { createApp, createServerState } from '../../src/server/app.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { saveComparison } from '../../src/record/store/comparisons.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { serverConfig, testParts } from '../support/server.ts';
import { testTraces } from '../support/config.ts';

const ids = ['aa11', 'aa12', 'bb21', 'bb22'].map((start) => start + '0'.repeat(28));
const [first = '', second = '', third = '', fourth = ''] = ids;
/** The two in the middle began at the same moment. */
const times = [1, 2, 2, 3].map((after) => 1_767_225_600_000_000 + after * 1_000_000);
const url = '/v1/messages?key=canary-of-the-query';

const exchange = (index: number, change: Partial<Exchange> = {}): Exchange => ({
  traceId: ids[index] ?? '',
  startedAt: times[index] ?? 0,
  frontend: 'anthropic',
  generation: 1,
  request: {
    method: 'POST',
    target: url,
    headers: [['x-api-key', 'canary-of-a-header']],
    body: Buffer.from('{"model":"m"}'),
  },
  key: null,
  run: null,
  case: null,
  mode: 'proxy',
  requestedModel: 'm',
  issuedResponse: null,
  backend: null,
  response: { status: 404, headers: [], chunks: [{ atMs: 1, bytes: '{"type":"error"}' }] },
  losses: [],
  notes: [],
  timing: { firstByteMs: 1, firstTokenMs: null, totalMs: 2 },
  summary: null,
  error: { kind: 'not-found', message: 'no such model' },
  status: 'client-error',
  ...change,
});

let directory: string;
let app: Express;
let close: () => Promise<void>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'louter-test-'));
  const traces = testTraces(`file:${join(directory, 'traces.db')}`);
  const recorder = createRecorder({ url: traces.url, bodies: 'full', secrets: [], log: pino({ level: 'silent' }) });
  for (const one of [
    exchange(0, { run: 'left' }),
    exchange(1, { run: 'right', case: 'one' }),
    exchange(2),
    exchange(3, { status: 'ok' }),
  ]) {
    recorder.open(one);
    recorder.close(one);
  }
  await recorder.stop();
  await saveComparison(traces.url, {
    a: 'left',
    b: 'right',
    verdict: 'same',
    report: JSON.stringify({ a: 'left', verdict: 'same' }),
    findings: [{ exchangeA: null, exchangeB: null, verdict: 'same', leg: null, path: null, what: 'slow' }],
    traceIds: [],
  });
  const config = serverConfig({ traces });
  const control = createServerState(config);
  app = createApp(testParts({}, { settings: createSettings(config) }), control);
  close = () => control.traces.close();
});
afterAll(async () => {
  await close();
  rmSync(directory, { recursive: true });
});

const get = (path: string) => request(app).get(path);
const listed = async (path: string) => {
  const { body } = await get(path);
  if (!validateTraceList(body)) throw new Error(JSON.stringify(validateTraceList.errors));
  return { ids: body.traces.map(({ trace_id }) => trace_id), next: body.next };
};

describe('GET /api/traces', () => {
  test('lists the newest first, in the specified format', async () => {
    const { status, body } = await get('/api/traces');
    expect(status).toBe(200);
    expect(validateTraceList(body)).toBe(true);
    expect(await listed('/api/traces')).toEqual({ ids: [fourth, third, second, first], next: null });
  });

  test.each([1, 2, 3])(
    'returns pages of %i without gaps, also for traces that started at the same time',
    async (limit) => {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: { ids: string[]; next: string | null } = await listed(
          `/api/traces?limit=${limit}${next === '' ? '' : `&before=${next}`}`,
        );
        expect(page.ids.length).toBeLessThanOrEqual(limit);
        seen.push(...page.ids);
        next = page.next;
      }
      expect(seen).toEqual([fourth, third, second, first]);
    },
  );

  test.each([
    ['filter=status:ok', [fourth]],
    ['filter=status:client-error%20run:left', [first]],
    ['filter=status:client-error&filter=run:left', [first]],
    ['filter=aa', [second, first]],
    ['run=right', [second]],
    ['run=right&case=one', [second]],
    ['run=right&case=two', []],
    ['filter=model:m&limit=1', [fourth]],
    ['filter=protocol:openai-chat', []],
    ['filter=status:error', [third, second, first]],
    ['filter=latency:>1h', []],
    ['filter=-status:ok%20-run:left', [third, second]],
    ['filter=finish:stop', []],
    ['sort=latency&filter=status:ok', [fourth]],
    ['filter=%22nobody%20said%20this%22', []],
    ['filter=run:%22two%20words%22', []],
    ['run=two%20words', []],
  ])('accepts %s', async (query, found) => {
    expect((await listed(`/api/traces?${query}`)).ids).toEqual(found);
  });

  test.each([
    ['limit=0', 'limit: expected a whole number from 1 to 1000'],
    ['limit=1001', 'limit: expected'],
    ['limit=x', 'limit: expected'],
    ['limit=', 'limit: expected'],
    ['before=yesterday', 'before: expected'],
    ['before=1-', 'before: expected'],
    ['filter=colour:red', 'unknown filter key'],
    ['filter=status:fine', 'unknown status'],
    ['sort=size', 'sort: expected time, tokens, latency'],
    ['sort=tokens&before=1-a', 'before: only pages of sort=time'],
    ['run=', 'has no value'],
    ['filter=latency:5s', 'is not a comparison with a time'],
    ['filter=%22open', 'is not closed'],
    ['filter=run:left&run=right', 'occurs twice'],
    ['colour=red', 'unknown parameter'],
    ['__proto__=1', 'unknown parameter'],
  ])('rejects %s', async (query, says) => {
    const { status, body } = await get(`/api/traces?${query}`);
    expect(status).toBe(400);
    expect(validateOwnError(body)).toBe(true);
    expect(body).toMatchObject({ error: { type: 'invalid-request', message: expect.stringContaining(says) } });
  });

  test.each([1, 999, 1000])('accepts a limit of %i', async (limit) => {
    expect((await get(`/api/traces?limit=${limit}`)).status).toBe(200);
  });
});

describe('GET /api/comparisons', () => {
  test('lists stored comparisons, and has their reports', async () => {
    const { status, body } = await get('/api/comparisons');
    expect(status).toBe(200);
    expect(validateComparisonList(body)).toBe(true);
    expect(body).toMatchObject({ comparisons: [{ a: 'left', b: 'right', verdict: 'same', findings: 1 }] });
    const [{ id } = { id: '' }] = (body as { comparisons: { id: string }[] }).comparisons;
    const stored = await get(`/api/comparisons/${id.slice(0, 10)}`);
    expect(stored.body).toEqual({ id, a: 'left', verdict: 'same' });
  });

  test.each([
    ['/api/comparisons?limit=0', 400],
    ['/api/comparisons?a=left', 400],
    ['/api/comparisons/xyz', 400],
    [`/api/comparisons/${'0'.repeat(32)}`, 404],
  ])('refuses %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('GET /api/traces/{id}', () => {
  test('returns the complete trace in the specified format, without credentials', async () => {
    const { status, body, text } = await get(`/api/traces/${first}`);
    expect(status).toBe(200);
    expect(validateTrace(body)).toBe(true);
    expect(body).toMatchObject({
      format: 2,
      trace_id: first,
      run: 'left',
      frontend: { protocol: 'anthropic', request: { method: 'POST', body: '{"model":"m"}' } },
      backend: null,
      response: { status: 404, body: '{"type":"error"}' },
      status: 'client-error',
    });
    expect(text).not.toContain('canary');
  });

  test.each([
    ['aa11', first],
    ['AA12', second],
    ['bb21', third],
  ])('accepts the prefix %s', async (beginning, id) => {
    expect((await get(`/api/traces/${beginning}`)).body).toMatchObject({ trace_id: id });
  });

  test.each([
    ['aa', 409, 'give more of it'],
    ['cc', 404, 'no trace has an id'],
    [`${first}0`, 400, '32 hexadecimal digits'],
    ['..%2f..%2fetc', 400, '32 hexadecimal digits'],
    ['xyz', 400, '32 hexadecimal digits'],
    ['a%00', 400, '32 hexadecimal digits'],
    ['aa/11', 400, '32 hexadecimal digits'],
  ])('answers %s with %i', async (id, status, says) => {
    const answer = await get(`/api/traces/${id}`);
    expect(answer.status).toBe(status);
    expect(validateOwnError(answer.body)).toBe(true);
    expect(answer.text).toContain(says);
  });
});

describe('a gateway', () => {
  const readFrom = (traces: string | null) =>
    createApp(
      testParts({
        traces: testTraces(traces),
      }),
    );

  test.each(['/api/traces', '/api/traces/aa'])('without traces answers 404 on %s', async (path) => {
    const { status, text } = await request(readFrom(null)).get(path);
    expect(status).toBe(404);
    expect(text).toContain('traces.url is \\"off\\"');
  });

  test('whose database does not exist yet answers 503 with Retry-After, and finds it later', async () => {
    const waiting = readFrom(`file:${join(directory, 'later.db')}`);
    const { status, headers, body } = await request(waiting).get('/api/traces');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(validateOwnError(body)).toBe(true);
    const recorder = createRecorder({
      url: `file:${join(directory, 'later.db')}`,
      bodies: 'full',
      secrets: [],
      log: pino({ level: 'silent' }),
    });
    recorder.open(exchange(0));
    await recorder.stop();
    expect((await request(waiting).get('/api/traces')).status).toBe(200);
  });
});

describe('GET /api/compare', () => {
  test('compares two runs in the specified format', async () => {
    const { status, body } = await get('/api/compare?a=left&b=right');
    expect(status).toBe(200);
    expect({ valid: validateRunComparison(body), errors: validateRunComparison.errors }).toEqual({
      valid: true,
      errors: null,
    });
    expect(body).toMatchObject({ a: 'left', runs_a: ['left'], b: 'right', verdict: 'inconclusive' });
  });

  test('keeps the compared traces past their retention time', async () => {
    await get(`/api/compare?a=${third}&b=${fourth}`);
    expect((await listed('/api/traces?filter=has:pin')).ids).toEqual([fourth, third]);
  });

  test('stores nothing, and POST stores the comparison', async () => {
    const idsOfStored = async (): Promise<string[]> => {
      const { body }: { body: { comparisons: { id: string }[] } } = await get('/api/comparisons');
      return body.comparisons.map(({ id }) => id);
    };
    const before = await idsOfStored();
    const compared = await get('/api/compare?a=left&b=right');
    expect(compared.body).not.toHaveProperty('id');
    expect(await idsOfStored()).toEqual(before);
    const { status, body }: { status: number; body: { id: string } } =
      await request(app).post('/api/compare?a=left&b=right');
    expect([status, validateRunComparison(body)]).toEqual([200, true]);
    expect(await idsOfStored()).toEqual([body.id, ...before]);
    expect((await get(`/api/comparisons/${body.id}`)).body).toEqual(body);
  });

  test.each([
    ['', 400, 'expected a, the baseline run'],
    ['a=left', 400, 'expected a, the baseline run'],
    ['a=left&b=right&c=1', 400, 'unknown parameter "c"'],
    ['a=left,,&b=right', 400, 'expected the name of a run'],
    ['a=left&b=none', 404, 'no request was recorded in run "none"'],
  ])('rejects %j and names the problem', async (query, expected, message) => {
    const { status, body } = await get(`/api/compare?${query}`);
    expect(status).toBe(expected);
    expect(validateOwnError(body)).toBe(true);
    expect(JSON.stringify(body)).toContain(JSON.stringify(message).slice(1, -1));
  });

  test('answers HEAD without a body', async () => {
    const answer = await request(app).head('/api/compare?a=left&b=right');
    expect([answer.status, answer.text]).toEqual([200, undefined]);
  });
});
