import { expect, test } from 'vitest';
import { decodeCore } from '../../src/record/decode-exchange.ts';
import { settleStore } from '../../src/record/settle-store.ts';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { pruneTraces } from '../../src/record/store/prune.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import { failingSession } from './support/failing-session.ts';
import { newStore, reader, recorder, selectRows, storeAll } from './support/store.ts';
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

/** Rows of a table without the columns that every row has. */
async function rowsOf(url: string, table: string, columns: string): Promise<unknown[]> {
  return selectRows(url, `SELECT ${columns} FROM "${table}" ORDER BY "exchangeSeq", "position"`);
}

async function recordSession(options: Parameters<typeof recorder>[1] = {}): Promise<{ url: string; ids: string[] }> {
  const url = newStore();
  const session = failingSession();
  await storeAll(session, { url, ...options });
  return { url, ids: session.map(({ traceId }) => traceId) };
}

async function tracesOf(url: string, ids: readonly string[]): Promise<StoredTrace[]> {
  const store = await reader(url);
  const traces: StoredTrace[] = [];
  for (const id of ids) traces.push(await store.get(id));
  return traces;
}

test('Core is stored as it is decoded from the bodies', async () => {
  const { url, ids } = await recordSession();
  for (const trace of await tracesOf(url, ids)) {
    expect(trace.core).toEqual(JSON.parse(JSON.stringify(decodeCore(trace))));
    expect(trace.core?.request?.messages.length).toBeGreaterThan(1);
    expect(trace.core?.response?.candidates).toHaveLength(1);
  }
});

test('an exported trace has the stored Core, or else what is decoded', async () => {
  const { url, ids } = await recordSession();
  const [trace] = await tracesOf(url, ids);
  if (!trace?.core?.request) throw new Error('nothing is stored');
  const request = { ...trace.core.request, model: 'as it was stored' };
  expect(exportTrace({ ...trace, core: { ...trace.core, request } }).frontend.core_request?.model).toBe(
    'as it was stored',
  );
  expect(exportTrace({ ...trace, core: null }).frontend.core_request?.model).toBe('asked-model');
});

test('a turn has the messages that it added', async () => {
  const { url } = await recordSession();
  expect(await rowsOf(url, 'Message', '"exchangeSeq", "position", "isResponse", "role", "parts", "text"')).toEqual([
    [1, 0, 0, 'system', 'text', 'Be brief.'],
    [1, 1, 0, 'user', 'text', 'Make the tests pass.'],
    [1, 2, 1, 'assistant', 'text tool-call', 'I look. '],
    [2, 3, 0, 'tool', 'tool-result', 'no such file'],
    [2, 4, 1, 'assistant', 'text tool-call', 'I look. '],
    [3, 5, 0, 'tool', 'tool-result', 'found'],
    [3, 6, 1, 'assistant', 'text', 'Done.'],
  ]);
});

test('a long first request has the message that it begins with, and the last ones', async () => {
  const url = newStore();
  const messages = Array.from({ length: 121 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${index}`,
  }));
  const body = { model: 'asked-model', max_tokens: 100, messages };
  await storeAll([exchange({ request: clientRequest(JSON.stringify(body)) })], { url });
  const positions = (await rowsOf(url, 'Message', '"position"')).flat();
  expect(positions).toHaveLength(100);
  expect([positions[0], positions[1], positions.at(-1)]).toEqual([0, 22, 120]);
});

test('a tool call has its arguments, whether they are valid, and its result', async () => {
  const { url, ids } = await recordSession();
  const [first, second, third] = await tracesOf(url, ids);
  expect(first?.row.toolCalls).toMatchObject([
    {
      name: 'look',
      callId: 'call_1',
      arguments: '{"path":"a.ts"}',
      isValid: true,
      resultHead: 'no such file',
      isError: true,
      resultSeq: second?.row.seq,
    },
  ]);
  expect(second?.row.toolCalls).toMatchObject([
    { callId: 'call_2', isValid: false, resultHead: 'found', isError: false, resultSeq: third?.row.seq },
  ]);
  expect(third?.row.toolCalls).toEqual([]);
});

test('a result stays with the first request that has it when another one continues the same turn', async () => {
  const url = newStore();
  const [first, second] = failingSession();
  if (!first || !second) throw new Error('the session has three turns');
  const other = second.request.body.toString().replace('no such file', 'another text');
  await storeAll([first, second, { ...second, traceId: 'f'.repeat(32), request: clientRequest(other) }], { url });
  expect((await rowsOf(url, 'ToolCall', '"callId", "resultHead", "resultSeq"'))[0]).toEqual([
    'call_1',
    'no such file',
    2,
  ]);
});

test('a result is found by the position of its call when the client changes ids', async () => {
  const url = newStore();
  const session = failingSession();
  const [first, second] = session;
  if (!first || !second) throw new Error('the session has three turns');
  const renamed = clientRequest(second.request.body.toString().replaceAll('call_1', 'call_of_the_client'));
  await storeAll([first, { ...second, request: renamed }], { url });
  expect((await rowsOf(url, 'ToolCall', '"callId", "resultHead"'))[0]).toEqual(['call_of_the_client', 'no such file']);
});

test('violations of protocols are rows, until the bodies are removed', async () => {
  const url = newStore();
  const invalid = [{ id: 'c1', object: 'chat.completion.chunk', created: 'now', model: 'm', choices: [] }];
  const body = invalid.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  const [first] = failingSession({ backend: backend({ response: response([`${body}data: [DONE]\n\n`]) }) });
  if (!first) throw new Error('the session has three turns');
  await storeAll([first], { url });
  const [trace] = await tracesOf(url, [first.traceId]);
  const expected = trace ? exportTrace(trace).violations : [];
  expect(expected).toContainEqual(expect.objectContaining({ at: 'backend.response', event: 0, path: '/created' }));
  const rows = () => rowsOf(url, 'Violation', '"at", "event", "path", "what"');
  expect(await rows()).toEqual(expected.map(({ at, event, path, what }) => [at, event, path, what]));
  await pruneTraces(url, { keepMs: 0, keepMetadataMs: Infinity, maxSize: Infinity }, Date.now());
  expect(await rows()).toEqual(expected.map(({ at, event, path }) => [at, event, path, null]));
});

test('nothing is derived when bodies are not kept', async () => {
  const { url } = await recordSession({ bodies: 'metadata' });
  expect(await rowsOf(url, 'Message', '*')).toEqual([]);
  expect(await rowsOf(url, 'ToolCall', '"name", "arguments", "resultHead"')).toEqual([
    ['look', null, null],
    ['look', null, null],
  ]);
});

test('what quotes a body is removed with it', async () => {
  const { url, ids } = await recordSession();
  await pruneTraces(url, { keepMs: 0, keepMetadataMs: Infinity, maxSize: Infinity }, Date.now());
  const [first] = await tracesOf(url, ids);
  expect(first).toMatchObject({
    core: null,
    row: { toolCalls: [{ name: 'look', arguments: null, resultHead: null, isValid: true, isError: true }] },
  });
  expect(await rowsOf(url, 'Message', '*')).toEqual([]);
});

test('what a process had no time to read is read by the next one, or for the next query', async () => {
  const stored = async (session = failingSession()) => ({
    url: await storeAll(session, { isRead: false }),
    ids: session.map(({ traceId }) => traceId),
  });
  const [byRecorder, byQuery] = [await stored(), await stored()];
  expect(await rowsOf(byQuery.url, 'Message', '*')).toEqual([]);
  const next = recorder(byRecorder.url);
  await next.settled();
  const reported: number[] = [];
  await settleStore(byQuery.url, (_read, left) => reported.push(left));
  expect(reported.at(-1)).toBe(0);
  for (const { url, ids } of [byRecorder, byQuery]) {
    const traces = await tracesOf(url, ids);
    expect(traces.map(({ core }) => core === null)).toEqual([false, false, false]);
    expect(await rowsOf(url, 'Message', '"position"')).toHaveLength(7);
    expect(await rowsOf(url, 'ToolCall', '"arguments"')).toEqual([['{"path":"a.ts"}'], ['{"path":7}']]);
    expect(await selectRows(url, 'SELECT * FROM "Raw"')).toEqual([]);
  }
});

test('a request that cannot be decoded has no Core, and is not tried again', async () => {
  const url = newStore();
  const each = exchange({ request: clientRequest('{"messages": 7}'), summary: null, status: 'client-error' });
  await storeAll([each], { url });
  const [trace] = await tracesOf(url, [each.traceId]);
  expect(trace?.core).toEqual({ request: null, response: null });
});

test('a credential that arrived in pieces is redacted in what is derived', async () => {
  const url = newStore();
  const [first] = failingSession();
  if (!first?.backend?.response) throw new Error('the session has a response');
  const secret = 'a-configured-credential';
  const chunks = first.backend.response.chunks.map(({ atMs, bytes }) => ({
    atMs,
    bytes: bytes.toString().replace('I look. ', `see ${secret.slice(0, 9)}`),
  }));
  chunks.splice(1, 0, { atMs: 11, bytes: chunks[0]?.bytes.replace(/see a-configu/, secret.slice(9)) ?? '' });
  await storeAll([{ ...first, backend: { ...first.backend, response: { ...first.backend.response, chunks } } }], {
    url,
    secrets: [secret],
  });
  expect(JSON.stringify(await rowsOf(url, 'Message', '"text"'))).toContain('see ');
  expect(JSON.stringify(await rowsOf(url, 'Message', '"text"'))).not.toContain(secret);
});
