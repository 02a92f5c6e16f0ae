import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  validateConversation,
  validateConversationList,
  validateFacets,
  validatePrefixComparison,
  validateRequestDiff,
  validateRunList,
  validateTraceChain,
  validateTraceCounts,
  validateTraceEvents,
  validateTraceHead,
  validateUsage,
  validateTraceList,
  validateTraceTranslation,
} from '../../generated/louter.validators.js';
import type { Validator } from '../../src/core/validation.ts';
import { createApp, createServerState } from '../../src/server/app.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { storeAll } from '../record/support/store.ts';
import { createSettings } from '../../src/config/settings.ts';
import { serverConfig, testParts } from '../support/server.ts';
import { testTraces } from '../support/config.ts';

const session = failingSession({ run: 'right', mode: 'proxy' });
const task = 'Find all usages of the fold, and report each file with its line.';
const caller = [
  { role: 'user', content: 'Which files use it?' },
  {
    role: 'assistant',
    content: [{ type: 'tool_use', id: 'call_9', name: 'Agent', input: { prompt: task } }],
  },
  { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_9', content: 'three files' }] },
];
const tools = [{ name: 'Agent', input_schema: { type: 'object' } }];
const later = Date.now() * 1000 - 20_000_000;
const messagesRequest = (messages: readonly object[]) =>
  clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, messages, tools }));
const calling = [
  exchange({ startedAt: later, request: messagesRequest(caller.slice(0, 1)), frontend: 'anthropic' }),
  exchange({ startedAt: later + 1_000_000, request: messagesRequest([{ role: 'user', content: task }]) }),
  exchange({ startedAt: later + 2_000_000, request: messagesRequest(caller) }),
];
const failedAttempt = exchange({
  startedAt: later + 3_000_000,
  status: 'upstream-error',
  error: { kind: 'overloaded', message: 'overloaded' },
  request: messagesRequest([{ role: 'user', content: 'Another task, which fails.' }]),
  backend: backend({
    price: { input: 1000, output: 10_000 },
    attempts: [
      {
        backend: 'local',
        model: 'm',
        startedMs: 1,
        status: 529,
        error: null,
        cause: 'first',
        reason: null,
        response: response(['first'], 'text/plain', { status: 529 }),
      },
      { backend: 'local', model: 'm', startedMs: 5, status: 529, error: null, cause: 'retry', reason: null },
    ],
    response: response(['sec', 'ond'], 'text/plain', { status: 529 }),
  }),
});
const unstored = exchange({ startedAt: later + 4_000_000 });

let directory: string;
let app: Express;
let close: () => Promise<void>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'louter-test-'));
  const url = `file:${join(directory, 'traces.db')}`;
  await storeAll([...session, ...calling, failedAttempt], { url });
  await storeAll([unstored], { url, bodies: 'metadata' });
  const traces = testTraces(url);
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
/** The body of a response, as it is. */
const bodyOf = async (path: string): Promise<unknown> => (await get(path)).body;
const bytesOf = async (path: string): Promise<Buffer> => (await get(path).buffer(true)).body as Buffer;
const getValid = async <T>(path: string, validate: Validator<T>): Promise<T> => {
  const answer = await get(path);
  const body: unknown = answer.body;
  expect({ status: answer.status, body }).toMatchObject({ status: 200 });
  if (!validate(body)) throw new Error(JSON.stringify(validate.errors));
  return body;
};
const [first, , last] = session.map(({ traceId }) => traceId);
const [callerId, subagentId] = calling.map(({ traceId }) => traceId);

describe('GET /api/conversations', () => {
  test('lists each conversation once with its sums, without subagents, the latest first', async () => {
    const { conversations, next } = await getValid('/api/conversations', validateConversationList);
    expect(next).toBeNull();
    expect(conversations.map(({ conversation }) => conversation)).toEqual([
      unstored.traceId,
      failedAttempt.traceId,
      callerId,
      first,
    ]);
    expect(conversations[3]).toMatchObject({
      requests: 3,
      turns: 3,
      in_flight: 0,
      failed: 0,
      usage: { input: 60, output: 15, cache_read: null },
      last: { trace_id: last, turn: 3 },
    });
    expect(conversations[2]).toMatchObject({ requests: 3, turns: 2, subagents: 1, parent: null, cost_usd: null });
    expect(conversations[1]).toMatchObject({ failed: 1, cost_usd: 0.075, last: { status: 'upstream-error' } });
  });

  test('has numbers that add up to those of all requests', async () => {
    const { conversations } = await getValid('/api/conversations', validateConversationList);
    const counts = await getValid('/api/traces/count?listed=sessions', validateTraceCounts);
    const sum = (of: (each: (typeof conversations)[number]) => number | null | undefined): number =>
      conversations.reduce((total, each) => total + (of(each) ?? 0), 0);
    expect({
      requests: sum(({ requests, in_flight: open }) => requests - open),
      failed: sum(({ failed }) => failed),
      input: sum(({ usage }) => usage?.input),
      output: sum(({ usage }) => usage?.output),
      cost: sum(({ cost_usd: cost }) => cost),
    }).toEqual({
      requests: counts.requests,
      failed: counts.failed,
      input: counts.input,
      output: counts.output,
      cost: counts.cost_usd,
    });
  });

  test('lists conversations with a request that matches, subagents too', async () => {
    const found = async (filter: string) => {
      const path = `/api/conversations?filter=${encodeURIComponent(filter)}`;
      return (await getValid(path, validateConversationList)).conversations;
    };
    const [run] = await found('run:right tokens:<20');
    // The latest request that matches is not the latest of all.
    expect(run).toMatchObject({ conversation: first, last: { trace_id: first } });
    const subagent = await found(`id:${subagentId}`);
    expect(subagent).toMatchObject([{ conversation: subagentId, parent: callerId }]);
    expect(await found('status:error')).toHaveLength(1);
  });

  test('continues after a page without gaps or repetitions', async () => {
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const path: string = `/api/conversations?limit=1${next === '' ? '' : `&before=${next}`}`;
      const page = await getValid(path, validateConversationList);
      seen.push(...page.conversations.map(({ conversation }) => conversation));
      next = page.next;
    }
    expect(seen).toEqual([unstored.traceId, failedAttempt.traceId, callerId, first]);
  });
});

describe('GET /api/conversations/{id}', () => {
  test('returns the turns with what each of them added', async () => {
    const { ended, turns, conversation } = await getValid(`/api/conversations/${last}`, validateConversation);
    expect({ conversation, ended }).toMatchObject({
      conversation: first,
      ended: { trace_id: last, kind: 'stop', what: expect.stringContaining('"Done."') },
    });
    expect(turns).toMatchObject([
      { turn: 1, new_from: 0, calls: [{ name: 'look', failure: 'error', result: 'no such file' }] },
      { turn: 2, calls: [{ name: 'look', is_valid: false, failure: null, result_in: last }] },
      { turn: 3, calls: [], response: { role: 'assistant', text: 'Done.' } },
    ]);
  });

  test('names subagents at the request that called them, and their caller', async () => {
    const { turns } = await getValid(`/api/conversations/${callerId}`, validateConversation);
    expect(turns.map(({ subagents }) => subagents)).toMatchObject([[{ conversation: subagentId, requests: 1 }], []]);
    expect(await getValid(`/api/conversations/${subagentId}`, validateConversation)).toMatchObject({
      parent: callerId,
    });
  });

  test('answers 404 for an unknown id', async () => {
    expect((await get('/api/conversations/ffff')).status).toBe(404);
  });
});

describe('GET /api/traces/{id}', () => {
  test('lists requests and responses without bodies', async () => {
    const id = failedAttempt.traceId;
    const trace = await getValid(`/api/traces/${id}?bodies=none&core=none`, validateTraceHead);
    expect(trace.frontend).toMatchObject({ core_request: null, request: { body: null } });
    expect(trace.legs.map(({ leg, size, missing, pieces }) => [leg, size, missing, pieces])).toEqual([
      ['client-request', failedAttempt.request.body.length, null, 0],
      ['attempt-0', 5, null, 1],
      ['upstream-response', 6, null, 2],
    ]);
    const withCore = await getValid(`/api/traces/${id}?bodies=none&core=inline`, validateTraceHead);
    expect(withCore.frontend.core_request).not.toBeNull();
  });

  test('has nothing of the texts of a body without bodies', async () => {
    const { text } = await get(`/api/traces/${first}?bodies=none`);
    expect(text).not.toContain('Make the tests pass.');
    expect((await get(`/api/traces/${first}?bodies=none&core=inline`)).text).toContain('Make the tests pass.');
  });

  test('names the reason when a body is missing', async () => {
    const { legs } = await getValid(`/api/traces/${unstored.traceId}?bodies=none`, validateTraceHead);
    expect(legs[0]).toMatchObject({ leg: 'client-request', size: 2, sha256: null, missing: 'metadata' });
    const { status, body } = await get(`/api/traces/${unstored.traceId}/bodies/client-request`);
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('metadata') } },
    });
  });

  test.each(['bodies=some', 'core=none', 'bodies=none&core=some', 'body=none'])('refuses %s', async (query) => {
    expect((await get(`/api/traces/${first}?${query}`)).status).toBe(400);
  });
});

describe('GET /api/traces/{id}/bodies/{leg}', () => {
  const bytes = Buffer.from(session[0]?.request.body ?? '');
  const path = `/api/traces/${first}/bodies/client-request`;

  test('returns the bytes in a form that a browser does not open', async () => {
    const { status, headers, body } = await get(path).buffer(true);
    expect({ status, body }).toEqual({ status: 200, body: bytes });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${first}-client-request.bin"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    });
    expect((await get(path).set('if-none-match', headers['etag'] ?? '')).status).toBe(304);
  });

  test.each([
    ['bytes=0-3', 0, 4],
    ['bytes=10-', 10, bytes.length],
    ['bytes=5-999999', 5, bytes.length],
  ])('returns the range %s', async (range, from, to) => {
    const { status, headers, body } = await get(path).set('range', range).buffer(true);
    expect({ status, body }).toEqual({ status: 206, body: bytes.subarray(from, to) });
    expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
  });

  test('refuses a range behind the end, and ignores one that it does not know', async () => {
    const behind = await get(path).set('range', `bytes=${bytes.length}-`);
    expect({ status: behind.status, range: behind.headers['content-range'] }).toEqual({
      status: 416,
      range: `bytes */${bytes.length}`,
    });
    expect((await get(path).set('range', 'lines=1-2')).status).toBe(200);
  });

  test('returns the responses to failed attempts, and when pieces arrived', async () => {
    const of = `/api/traces/${failedAttempt.traceId}/bodies`;
    expect((await bytesOf(`${of}/attempt-0`)).toString()).toBe('first');
    expect(await bodyOf(`${of}/upstream-response/pieces`)).toEqual({
      pieces: [
        [10_000, 3],
        [20_000, 6],
      ],
    });
    const { status, body } = await get(`${of}/nothing`);
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('it has client-request, attempt-0, upstream-response') } },
    });
  });
});

test('GET /api/traces/{id}/chain returns how it ended, and each check', async () => {
  const { ended, checks } = await getValid(`/api/traces/${failedAttempt.traceId}/chain`, validateTraceChain);
  expect(ended).toMatchObject({ kind: 'error', is_failure: true });
  expect(checks).toHaveLength(6);
  expect(checks[2]).toMatchObject({ name: 'backend-answered', party: 'backend', verdict: 'failed' });
});

test('GET /api/traces/count returns numbers over time', async () => {
  const counts = await getValid('/api/traces/count?buckets=10', validateTraceCounts);
  expect(counts).toMatchObject({ requests: 8, failed: 1, bucket_count: 10 });
  const { total } = await getValid('/api/usage', validateUsage);
  expect(counts).toMatchObject(total);
  expect(counts.buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(8);
  expect(counts.buckets.at(-1)?.index).toBe(9);
  expect(await getValid('/api/traces/count?filter=run:none', validateTraceCounts)).toMatchObject({
    requests: 0,
    from: null,
    buckets: [],
  });
  expect((await get('/api/traces/count?filter=modle:x')).body).toMatchObject({
    error: { message: expect.stringContaining('did you mean "model"?') },
  });
});

test('GET /api/usage returns what requests used, and refuses an unknown group', async () => {
  const usage = await getValid('/api/usage?by=model&filter=-status:open', validateUsage);
  expect(usage.total.requests).toBe(usage.rows.reduce((sum, { requests }) => sum + requests, 0));
  expect(usage.sessions.length).toBeGreaterThan(0);
  expect((await get('/api/usage?by=weather')).body).toMatchObject({
    error: { message: 'by: expected agent, model, served, backend, key, run, route, hour, day' },
  });
});

test('GET /api/facets returns the values of filters with their numbers', async () => {
  const facets = await getValid('/api/facets', validateFacets);
  expect(facets).toMatchObject({
    status: [
      { value: 'stop', count: 5 },
      { value: 'tool-calls', count: 2 },
      { value: 'upstream-error', count: 1 },
    ],
    run: [{ value: 'right', count: 3 }],
    tool: [{ value: 'look', count: 2 }],
  });
  expect((await getValid('/api/facets?filter=status:error', validateFacets)).status).toHaveLength(1);
  for (const { value, count } of facets.served)
    expect((await getValid(`/api/traces/count?filter=served:${value}`, validateTraceCounts)).requests).toBe(count);
  expect(await getValid('/api/facets?listed=sessions', validateFacets)).toEqual(facets);
  expect((await get('/api/facets?listed=turns')).body).toMatchObject({
    error: { message: 'listed: expected requests or sessions' },
  });
});

test('GET /api/runs returns runs with their requests', async () => {
  const { runs } = await getValid('/api/runs', validateRunList);
  expect(runs).toMatchObject([{ run: 'right', requests: 3, failed: 0, cases: 0, modes: ['proxy'] }]);
});

test('GET /api/traces?after lists what began later', async () => {
  const { newest: since } = await getValid('/api/traces?limit=1&filter=run:right', validateTraceList);
  const { traces, newest } = await getValid(`/api/traces?after=${since}`, validateTraceList);
  expect(traces).toHaveLength(5);
  expect(await bodyOf(`/api/traces?after=${newest}`)).toEqual({ traces: [], next: null, newest: null });
  expect((await get('/api/traces?after=yesterday')).status).toBe(400);
});

test('refuses a key in the address', async () => {
  expect((await get('/api/facets?key=k')).status).toBe(400);
});

describe('what an exchange means', () => {
  test('GET /api/traces/{id}/events has pages of events', async () => {
    const all = await getValid(`/api/traces/${first}/events`, validateTraceEvents);
    expect(all.total).toBeGreaterThan(2);
    expect(all.events).toHaveLength(all.total);
    const page = await getValid(`/api/traces/${first}/events?from=1&limit=1`, validateTraceEvents);
    expect(page).toEqual({ ...all, from: 1, events: all.events.slice(1, 2) });
    expect((await get(`/api/traces/${first}/events?from=x`)).status).toBe(400);
  });

  test('GET /api/traces/{id}/translation has the differences of both legs', async () => {
    const found = await getValid(`/api/traces/${last}/translation`, validateTraceTranslation);
    expect(found).toMatchObject({ trace_id: last, client: 'anthropic' });
  });

  test('GET /api/traces/{id}/prefix compares with the previous turn, or another request', async () => {
    const refused = await get(`/api/traces/${first}/prefix`);
    expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('starts a conversation')]);
    const answer = await get(`/api/traces/${last}/prefix?earlier=${first}`);
    if (answer.status === 200) expect(validatePrefixComparison(answer.body)).toBe(true);
    else expect(answer.status).toBe(404);
  });

  test('GET /api/diff compares two requests', async () => {
    const found = await getValid(`/api/diff?a=${first}&b=${last}`, validateRequestDiff);
    expect(found).toMatchObject({ earlier: first, later: last });
    expect(found.differences.some(({ kind }) => kind === 'added')).toBe(true);
    expect((await get('/api/diff?a=xyz&b=00')).status).toBe(400);
  });

  test.each(['/api/live?tail=xyz', '/api/live?filter=modle:x', '/api/live?key=k'])('%s is refused', async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});
