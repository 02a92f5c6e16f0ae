import { describe, expect, test } from 'vitest';
import { validateTrace } from '../../../generated/louter.validators.js';
import { exportTrace } from '../../../src/inspect/export/trace-json.ts';
import { summarizeExchange } from '../../../src/inspect/export/trace-summary.ts';
import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { newStore, reader, recorded, recorder, until } from '../../record/support/store.ts';

const exported = async (fields: Partial<Exchange>) => exportTrace(await recorded(exchange(fields)));

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const usage = `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 } })}\n\n`;
const done = 'data: [DONE]\n\n';
const hello = chunk({ role: 'assistant', content: 'Hé' });

const request = clientRequest(
  JSON.stringify({ model: 'asked-model', max_tokens: 10, stream: true, messages: [{ role: 'user', content: 'hi' }] }),
);
const upstreamRequest = {
  method: 'POST',
  target: 'http://127.0.0.1:1/v1/chat/completions',
  headers: [],
  body: Buffer.from(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hi' }], stream: true })),
};
const answered = (pieces: readonly (string | Buffer)[], fields: Partial<Exchange> = {}): Partial<Exchange> => ({
  request,
  backend: backend({ request: upstreamRequest, response: response(pieces) }),
  ...fields,
});

describe('the export of a streamed answer', () => {
  test('matches the published schema', async () => {
    const trace = await exported(answered([hello, chunk({ content: '!' }, 'stop'), usage, done]));
    expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toEqual({ valid: true, errors: null });
  });

  test('has the Core request, Core events and final response', async () => {
    const trace = await exported(answered([hello, chunk({ content: '!' }, 'stop'), usage, done]));
    expect(trace.frontend.core_request).toMatchObject({ model: 'asked-model', maxTokens: 10, stream: true });
    expect(trace.backend?.final_response).toMatchObject({
      candidates: [{ message: { content: [{ type: 'text', text: 'Hé!' }] }, finish: { reason: 'stop' } }],
      usage: { input: 3, output: 2 },
    });
    expect(trace.backend?.core_events?.at(-1)?.event).toEqual({ type: 'end' });
  });

  test('gives each event the arrival time of the bytes that completed it', async () => {
    const bytes = Buffer.from(hello);
    const cut = bytes.indexOf('é') + 1;
    const trace = await exported(
      answered([bytes.subarray(0, cut), bytes.subarray(cut), chunk({ content: '!' }, 'stop'), done]),
    );
    const texts = trace.backend?.core_events?.filter(({ event }) => event.type === 'text-delta');
    expect(texts?.map(({ at_ms }) => at_ms)).toEqual([20, 30]);
    expect(trace.backend?.core_events?.find(({ event }) => event.type === 'end')?.at_ms).toBe(40);
  });

  test('has events, no final response and the violation when the stream breaks off', async () => {
    const trace = await exported(answered([hello]));
    expect(trace.backend?.core_events?.at(-1)?.event.type).toBe('error');
    expect(trace.backend?.final_response).toBeNull();
    expect(trace.violations.map(({ at }) => at)).toContain('backend.response');
  });

  test('checks the answer to the client against its own protocol', async () => {
    const trace = await exported(
      answered([hello, chunk({}, 'stop'), done], { response: response(['event: ping\ndata: {"type":"ping"}\n\n']) }),
    );
    expect(trace.violations.filter(({ at }) => at === 'response')).not.toEqual([]);
    expect(trace.violations.filter(({ at }) => at === 'backend.response')).toEqual([]);
  });
});

describe('the export of a plain answer', () => {
  const body = {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: 'hello', refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
  };

  test('has one event', async () => {
    const plain = response([JSON.stringify(body)], 'application/json');
    const trace = await exported({ request, backend: backend({ request: upstreamRequest, response: plain }) });
    expect(trace.backend?.core_events).toMatchObject([{ at_ms: 10, event: { type: 'final-response' } }]);
    expect(trace.backend?.final_response).toMatchObject({
      candidates: [{ message: { content: [{ text: 'hello' }] } }],
    });
    expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toEqual({ valid: true, errors: null });
  });

  test('has an error event when the answer is an error', async () => {
    const failed = response(['{"error":{"message":"slow down","type":"rate_limit_error"}}'], 'application/json', {
      status: 429,
    });
    const trace = await exported({
      request,
      backend: backend({ request: upstreamRequest, response: failed }),
      status: 'upstream-error',
    });
    expect(trace.backend?.core_events).toMatchObject([{ event: { type: 'error', error: { kind: 'rate-limit' } } }]);
    expect(trace.backend?.final_response).toBeNull();
    expect(trace.status).toBe('upstream-error');
  });

  test('reports a violation when the answer is an HTML page', async () => {
    const page = response(['<html>'], 'text/html', { status: 502 });
    const trace = await exported({ request, backend: backend({ request: upstreamRequest, response: page }) });
    expect(trace.violations).toContainEqual({ at: 'backend.response', event: null, path: '', what: 'is not JSON' });
  });
});

describe('unknown values are null', () => {
  test('when routing failed', async () => {
    const trace = await exported({
      summary: null,
      timing: { firstByteMs: null, firstTokenMs: null, totalMs: null },
      status: 'client-error',
      request: clientRequest('no JSON'),
    });
    expect(trace).toMatchObject({
      backend: null,
      response: null,
      usage: null,
      run: null,
      frontend: { core_request: null },
      timing: { first_byte_ms: null, first_token_ms: null, total_ms: null },
    });
    expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toEqual({ valid: true, errors: null });
  });

  test('when bodies are not stored', async () => {
    const trace = exportTrace(await recorded(exchange(answered([hello])), { bodies: 'metadata' }));
    expect(trace.frontend.request.body).toBeNull();
    expect(trace.backend?.response).toMatchObject({ status: 200, body: null });
    expect(trace.backend?.core_events).toBeNull();
    expect(trace.violations).toEqual([]);
    expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toEqual({ valid: true, errors: null });
  });

  test('when the vendor reports no counts', async () => {
    const trace = await exported({ summary: { usage: { input: 1, output: 2 }, finish: null, toolCalls: [] } });
    expect(trace.usage).toEqual({
      input: 1,
      output: 2,
      cache_read: null,
      cache_write: null,
      cache_write_5m: null,
      cache_write_1h: null,
      reasoning: null,
    });
  });
});

describe('bodies and headers', () => {
  test('exports UTF-8 as text and other bytes as base64', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0x80]);
    const trace = await exported({ request: clientRequest('\uFEFFtext ✓'), response: response([bytes], 'audio/mpeg') });
    expect(trace.frontend.request.body).toBe('\uFEFFtext ✓');
    expect(trace.response?.body).toEqual({ base64: bytes.toString('base64') });
  });

  test('exports a repeated header as a list, and a header named __proto__', async () => {
    const headers = [
      ['a', '1'],
      ['a', '2'],
      ['a', '3'],
      ['__proto__', 'x'],
    ] as const;
    const trace = await exported({ request: clientRequest('{}', { headers }) });
    expect(Object.entries(trace.frontend.request.headers)).toEqual([
      ['a', ['1', '2', '3']],
      ['__proto__', 'x'],
    ]);
  });
});

test('has no Core request when tokens are counted', async () => {
  const count = clientRequest(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hi' }] }), {
    target: '/v1/messages/count_tokens?beta=true',
  });
  const answer = response(['{"input_tokens":3}'], 'application/json');
  const trace = await exported({
    request: count,
    mode: 'baseline',
    summary: null,
    backend: backend({ protocol: 'anthropic', response: answer }),
    response: answer,
  });
  expect(trace.frontend.core_request).toMatchObject({ model: 'm' });
  expect(trace.backend).toMatchObject({ core_events: null, final_response: null });
  expect(trace.violations).toEqual([]);
});

test('has no outcome while the exchange is in flight', async () => {
  const url = newStore();
  const into = recorder(url);
  const one = exchange({ request, timing: { firstByteMs: null, firstTokenMs: null, totalMs: null } });
  await until(() => into.health().state === 'ok');
  into.open(one);
  await until(() => into.health().queuedExchanges === 0);
  const stored = await (await reader(url)).get(one.traceId);
  const trace = exportTrace(stored);
  expect(trace).toMatchObject({ status: null, backend: null, response: null, timing: { total_ms: null } });
  expect(validateTrace(JSON.parse(JSON.stringify(trace)))).toBe(true);
  expect(summarizeExchange(stored.row).status).toBeNull();
});

test('summarizes the outcome for a listing', async () => {
  const { row } = await recorded(exchange(answered([hello, done], { losses: [{ path: '/a', what: 'b' }] })));
  expect(summarizeExchange(row)).toMatchObject({
    trace_id: row.id,
    status: 'ok',
    frontend: 'anthropic',
    backend: 'local',
    model: { asked: 'asked-model', routed: 'small-model' },
    finish: 'stop',
    losses: 1,
    timing: { total_ms: 30.125 },
    usage: { input: 5, output: 7 },
  });
});
