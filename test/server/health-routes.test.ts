import request from 'supertest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateHealth, validateReadiness } from '../../generated/louter.validators.js';
import type { Config } from '../../src/config/config.ts';
import { createApp, createServerState } from '../../src/server/app.ts';
import type { Reloader } from '../../src/server/reload.ts';
import { until } from '../record/support/store.ts';
import { testBackend } from '../support/config.ts';
import { testParts } from '../support/server.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

describe('GET /health/live', () => {
  test.each([false, true])('reports ok without a key (draining: %s)', async (isDraining) => {
    const parts = testParts({ server: { keys: ['the-gateway-key'] } });
    const control = createServerState(parts.settings.config);
    if (isDraining) control.admission.close();
    const { status, body } = await request(createApp(parts, control)).get('/health/live');
    expect([status, body]).toEqual([200, { status: 'ok', version: '1.2.3' }]);
    expect(validateHealth(body)).toBe(true);
  });
});

describe('GET /health/ready', () => {
  let upstream: Upstream;
  beforeEach(async () => {
    upstream = await startUpstream();
    upstream.answerWith(() => jsonAnswer({ data: [{ id: 'small' }] }));
  });
  afterEach(() => upstream.close());

  const models = (...rows: string[][]): Config['models'] =>
    rows.map((backends, row) => ({
      pattern: `model-${row}`,
      targets: backends.map((backend) => ({ backend, model: 'small' })),
    }));

  /** A gateway with one backend that answers, and one that refuses connections. */
  function gatewayWith(
    options: { ready: Config['server']['ready']; rows: string[][] },
    parts: Parameters<typeof testParts>[1] = {},
  ) {
    return createApp(
      testParts(
        {
          server: { keys: ['the-gateway-key'], ready: options.ready },
          backends: [testBackend({ name: 'up', baseUrl: `${upstream.url}/v1` }), testBackend({ name: 'down' })],
          models: models(...options.rows),
        },
        parts,
      ),
    );
  }

  test('reports draining while the server shuts down', async () => {
    const parts = testParts();
    const control = createServerState(parts.settings.config);
    control.admission.close();
    const { status, body } = await request(createApp(parts, control)).get('/health/ready');
    expect([status, body]).toEqual([503, { status: 'not-ready', reasons: ['draining'], version: '1.2.3' }]);
    expect(validateReadiness(body)).toBe(true);
  });

  test.each<[string, number, string[][]]>([
    ['each row has a backend that answers', 200, [['down', 'up'], ['up']]],
    ['a row has none that answers', 503, [['up'], ['down']]],
    ['there are no rows', 200, []],
  ])('with ready = "backends", if %s: %i', async (_what, expected, rows) => {
    const { status, body } = await request(gatewayWith({ ready: ['backends'], rows })).get('/health/ready');
    expect(validateReadiness(body)).toBe(true);
    expect([status, body]).toMatchObject([expected, { reasons: expected === 200 ? [] : ['backends'] }]);
  });

  test('takes a backend with server errors only for one that does not answer, and one that refuses the key for one that does', async () => {
    upstream.answerWith(() => ({ ...jsonAnswer({}), status: 503 }));
    const rows = [['up']];
    expect((await request(gatewayWith({ ready: ['backends'], rows })).get('/health/ready')).status).toBe(503);
    upstream.answerWith(() => ({ ...jsonAnswer({}), status: 401 }));
    expect((await request(gatewayWith({ ready: ['backends'], rows })).get('/health/ready')).status).toBe(200);
  });

  test('contacts no backend by default', async () => {
    const { status, body } = await request(gatewayWith({ ready: [], rows: [['up'], ['down']] })).get('/health/ready');
    expect([status, body]).toEqual([200, { status: 'ready', reasons: [], version: '1.2.3' }]);
    // What had been sent before this would have arrived before it.
    await fetch(`${upstream.url}/after`);
    expect(upstream.received.map(({ path }) => path)).toEqual(['/after']);
  });

  test('contacts each backend once for several requests, and answers from what it found', async () => {
    const app = gatewayWith({ ready: ['backends'], rows: [['up']] });
    const answers = await Promise.all([1, 2, 3].map(() => request(app).get('/health/ready')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await until(() => upstream.received.length > 0);
    expect((await request(app).get('/health/ready')).status).toBe(200);
    expect(upstream.received).toHaveLength(1);
  });

  test.each([
    ['configuration' as const, 503, ['configuration']],
    [undefined, 200, []],
  ])('after a failed reload, with ready = %s: %i', async (condition, expected, reasons) => {
    const reloader: Reloader = {
      reload: () => {
        throw new Error('not in this test');
      },
      state: () => ({
        generation: 1,
        in_force_since: new Date(0).toISOString(),
        earlier_in_flight: 0,
        restart_needed: [],
        last_error: 'louter.toml:1: unknown key',
        history: [],
      }),
    };
    const app = gatewayWith({ ready: condition ? [condition] : [], rows: [] }, { reloader });
    const { status, body } = await request(app).get('/health/ready');
    expect([status, body]).toMatchObject([expected, { reasons }]);
  });
});
