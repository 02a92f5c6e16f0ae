import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { testBackend } from '../support/config.ts';
import { type ServerConfigOptions, stubGateway, testParts } from '../support/server.ts';

const serve = (options: ServerConfigOptions = {}) => {
  const gateway = stubGateway(undefined, [{ id: 'some-model', backend: 'local' }]);
  return { gateway, app: createApp(testParts(options, { gateway, controlToken: 'the-control-token' })) };
};
const keys = { server: { keys: ['the-right-key'] } };
const post = (app: Parameters<typeof request>[0], path: string, body: object, key = 'the-right-key') =>
  request(app).post(path).set('x-louter-key', key).send(body);

async function startRun(app: Parameters<typeof request>[0], run: string): Promise<string> {
  const { status, body } = await post(app, '/api/runs', { run });
  expect(status).toBe(200);
  return String((body as { token: unknown }).token);
}

describe('a path below /run/NAME', () => {
  test.each(['/v1/messages?beta=true', '/v1/chat/completions', '/v1/responses', '/api/chat'])(
    'is the route %s, recorded with the run',
    async (target) => {
      const { app, gateway } = serve();
      expect((await request(app).post(`/run/my-run.1${target}`).send({})).status).toBe(200);
      expect(gateway.handled[0]?.inbound).toMatchObject({ run: 'my-run.1', target });
    },
  );

  test('keeps slashes and escapes of a model in the path', async () => {
    const { app, gateway } = serve();
    await request(app).post('/run/r/v1beta/models/made-up/a%2Fb:generateContent').send({});
    expect(gateway.handled[0]).toMatchObject({ model: 'made-up/a/b', inbound: { run: 'r' } });
  });

  test('lists the models', async () => {
    const { status, body } = await request(serve().app).get('/run/r/v1/models');
    expect([status, (body as { data: { id: string }[] }).data[0]?.id]).toEqual([200, 'some-model']);
  });

  test.each(['/run/r', '/run/r/'])('answers the liveness check at %s', async (path) => {
    expect((await request(serve().app).get(path)).text).toBe('Louter is running');
  });

  test.each([
    '/health',
    '/metrics',
    '/api/traces',
    '/api/diagnostics',
    '/api/runs',
    '/run/other/v1/models',
    '/nowhere',
  ])('does not have the route %s', async (path) => {
    const { status, text } = await request(serve().app).get(`/run/r${path}`);
    expect(status).toBe(404);
    expect(text).toContain('there is no route');
    expect(text).not.toContain('GET /metrics');
  });

  test.each([
    '/run//v1/messages',
    '/run/-x/v1/messages',
    '/run/a%20b/v1/messages',
    `/run/${'x'.repeat(101)}/v1/messages`,
  ])('is refused with the rule if its name is invalid: %s', async (path) => {
    const { app, gateway } = serve();
    const { status, text } = await request(app).post(path).send({});
    expect(status).toBe(400);
    expect(text).toContain('expected 1 to 100 letters');
    expect(gateway.handled).toEqual([]);
  });
});

test('the end of a run tells what was requested', async () => {
  const { app } = serve();
  await request(app).post('/run/r/v1/messages').send({});
  await request(app).post('/api/runs').send({ run: 'r' });
  for (const path of ['/run/r/v1/messages', '/run/r/v1/chat/completions', '/run/other/v1/messages', '/v1/messages'])
    await request(app).post(path).send({});
  await request(app).get('/run/r/v1/models');
  await request(app).head('/run/r/api/hello');
  await request(app).post('/run/r/v1/nowhere').send({});
  const { body } = await request(app).post('/api/runs/end').send({ run: 'r' });
  expect(body).toEqual({ ended: true, requests: 3, errors: 1, input_tokens: 14, cached_tokens: 4, output_tokens: 10 });
});

test('the liveness check of Claude Code needs no key', async () => {
  const { app } = serve(keys);
  for (const path of ['/api/hello', '/run/r/api/hello']) {
    expect((await request(app).head(path)).status).toBe(200);
    expect((await request(app).get(path)).body).toEqual({ message: 'hello' });
  }
});

describe('the token of a run', () => {
  test('is accepted wherever an agent sends its key', async () => {
    const { app } = serve(keys);
    const token = await startRun(app, 'r');
    expect(token).toMatch(/^louter-run-[\w-]{43}$/);
    for (const [name, value] of [
      ['x-api-key', token],
      ['authorization', `Bearer ${token}`],
      ['x-goog-api-key', token],
      ['x-louter-key', token],
    ] as const)
      expect((await request(app).post('/run/r/v1/messages').set(name, value).send({})).status).toBe(200);
    expect((await request(app).get('/run/r/v1/models').set('x-api-key', token)).status).toBe(200);
  });

  test('is accepted in the place of the vendor’s key although another backend receives the caller’s own', async () => {
    const { app } = serve({ ...keys, backends: [testBackend({ name: 'vendor', auth: { kind: 'client' } })] });
    const token = await startRun(app, 'r');
    expect((await request(app).post('/run/r/v1/messages').set('x-api-key', token).send({})).status).toBe(200);
  });

  test.each(['/v1/messages', '/run/other/v1/messages', '/run/r/nowhere/at/all'])(
    'opens nothing at %s',
    async (path) => {
      const { app, gateway } = serve(keys);
      const token = await startRun(app, 'r');
      const { status } = await request(app).post(path).set('x-api-key', token).send({});
      expect([401, 404]).toContain(status);
      expect(gateway.handled).toEqual([]);
    },
  );

  test.each(['/api/diagnostics', '/api/traces', '/metrics'])('does not open %s', async (path) => {
    const { app } = serve(keys);
    const token = await startRun(app, 'r');
    expect((await request(app).get(path).set('x-louter-key', token)).status).toBe(401);
    expect((await post(app, '/api/runs', { run: 'r' }, token)).status).toBe(401);
  });

  test('is refused after the end of the run', async () => {
    const { app } = serve(keys);
    const token = await startRun(app, 'r');
    expect((await post(app, '/api/runs/end', { run: 'r', token })).body).toMatchObject({ ended: true, requests: 0 });
    expect((await post(app, '/api/runs/end', { run: 'r', token })).body).toMatchObject({ ended: false });
    expect((await request(app).post('/run/r/v1/messages').set('x-api-key', token).send({})).status).toBe(401);
  });

  test('is renewed, also by a gateway that was restarted', async () => {
    const token = await startRun(serve(keys).app, 'r');
    const { app } = serve(keys);
    expect((await post(app, '/api/runs', { run: 'r', token })).body).toMatchObject({ run: 'r', token });
    expect((await request(app).post('/run/r/v1/messages').set('x-api-key', token).send({})).status).toBe(200);
  });

  test('does not exist where no key is required', async () => {
    const { status, body } = await request(serve().app).post('/api/runs').send({ run: 'r' });
    expect([status, body]).toEqual([200, { run: 'r', base_path: '/run/r', token: null, expires_in_ms: 900_000 }]);
  });

  test.each([{}, { run: 7 }, { run: '../x' }, { run: 'r', more: 1 }, { run: 'r', token: 'louter-run-short' }])(
    'is not issued for %j',
    async (body) => {
      const { status, text } = await post(serve(keys).app, '/api/runs', body);
      expect([status, text.includes('expected')]).toEqual([400, true]);
    },
  );

  test('is not issued to web pages, or without a key', async () => {
    const { app } = serve(keys);
    const page = await request(app)
      .post('/api/runs')
      .set({ origin: 'https://evil.example', 'x-louter-key': 'the-right-key' });
    expect(page.status).toBe(403);
    expect((await post(app, '/api/runs', { run: 'r' }, 'wrong')).status).toBe(401);
  });
});
