import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { paths } from '../../generated/louter.js';
import { validateTrace, validateTraceList } from '../../generated/louter.validators.js';
import { startGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let api: ReturnType<typeof createClient<paths>>;

beforeAll(async () => {
  gateway = await startGateway('[log]\nlevel = "silent"\n');
  api = createClient<paths>({ baseUrl: gateway.url });
});
afterAll(async () => {
  expect(await gateway.stop()).toBe(0);
});

async function ask(): Promise<string> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-louter-run': 'nightly', 'x-louter-case': 'hello' },
    body: JSON.stringify({
      model: 'any',
      max_tokens: 50,
      stream: true,
      messages: [{ role: 'user', content: 'Hello!' }],
    }),
  });
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get('x-louter-trace-id') ?? '';
}

/** The trace of a finished exchange, as soon as it is on disk. */
const stored = (id: string) =>
  vi.waitFor(
    async () => {
      const { data } = await api.GET('/api/traces/{id}', { params: { path: { id } } });
      if (data?.status !== 'ok' || !data.response) throw new Error(`trace ${id} is not complete`);
      return data;
    },
    { timeout: 10_000 },
  );

describe('Louter’s own API with a client generated from its specification', () => {
  test('lists a trace and returns it completely', async () => {
    const id = await ask();
    const trace = await stored(id);
    expect(validateTrace(trace)).toBe(true);
    expect(trace).toMatchObject({
      format: 2,
      trace_id: id,
      run: 'nightly',
      case: 'hello',
      mode: 'proxy',
      frontend: { protocol: 'anthropic', request: { method: 'POST', path: '/v1/messages' } },
      status: 'ok',
    });
    expect(trace.backend?.core_events?.at(-1)).toMatchObject({ event: { type: 'end' } });
    const { data } = await api.GET('/api/traces', {});
    expect(validateTraceList(data)).toBe(true);
    expect(data?.traces.map(({ trace_id }) => trace_id)).toContain(id);
  });

  test('returns an error in the specified format for an unknown trace', async () => {
    const { error, response } = await api.GET('/api/traces/{id}', { params: { path: { id: 'ffffffffffff' } } });
    expect(response.status).toBe(404);
    expect(error).toMatchObject({ error: { message: expect.any(String) } });
  });

  test('returns health and diagnostics in the specified format', async () => {
    expect((await api.GET('/health')).data).toMatchObject({ status: 'ok' });
    expect((await api.GET('/api/diagnostics')).data).toMatchObject({ traces: { state: 'ok' } });
  });
});
