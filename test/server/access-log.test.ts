import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import type { LogLevel } from '../../src/config/config.ts';
import { LouterError } from '../../src/core/error.ts';
import { createApp } from '../../src/server/app.ts';
import { testBackend, testTraces } from '../support/config.ts';
import { type AnswerOf, type ServerConfigOptions, stubGateway, testParts } from '../support/server.ts';

/** An application whose log is kept. */
function logged(level: LogLevel, reasoning: ServerConfigOptions = {}, answer?: AnswerOf) {
  const texts: string[] = [];
  const log = pino({ level, base: null }, { write: (text: string) => void texts.push(text) });
  const app = createApp(testParts(reasoning, { log, gateway: stubGateway(answer) }));
  return {
    app,
    text: () => texts.join(''),
    lines: () => texts.map((text) => JSON.parse(text) as Record<string, unknown>),
  };
}

describe('the line of a request', () => {
  test('contains the request and its outcome', async () => {
    const { app, lines } = logged('info');
    const answer = await request(app).post('/v1/messages?beta=true').send({ model: 'm' });
    expect(lines()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        msg: 'request',
        trace_id: answer.headers['x-louter-trace-id'],
        method: 'POST',
        path: '/v1/messages',
        status: 200,
        ms: expect.any(Number),
        protocol: 'anthropic',
        outcome: 'ok',
        mode: 'proxy',
        backend: 'local',
        model: 'asked-model',
        losses: 3,
        input_tokens: 7,
        output_tokens: 5,
      },
    ]);
  });

  test('names the row of [[routes]] that chose the backend', async () => {
    const { app, lines } = logged('info', {}, ({ outlet: writer }) => {
      writer.writeHead(200, {});
      writer.end();
      return { route: 'cheap' };
    });
    await request(app).post('/v1/messages').send({ model: 'm' });
    expect(lines()).toMatchObject([{ msg: 'request', route: 'cheap' }]);
  });

  test('is a warning that names the error, for a client’s error', async () => {
    const { app, lines } = logged('info', { server: { maxBody: 1 } });
    await request(app).post('/v1/chat/completions').send({ a: 1 });
    expect(lines()).toMatchObject([
      {
        level: 40,
        path: '/v1/chat/completions',
        status: 413,
        protocol: 'openai-chat',
        error_kind: 'invalid-request',
        error: expect.stringContaining('larger than 1 bytes'),
      },
    ]);
  });

  test('follows the internal error with the same trace id', async () => {
    const { app, lines } = logged('error', {}, () => {
      throw new TypeError('inside');
    });
    const answer = await request(app).post('/v1/messages').send({});
    const trace_id = answer.headers['x-louter-trace-id'];
    expect(lines()).toMatchObject([
      { level: 50, msg: 'defect', trace_id, defect: expect.stringContaining('TypeError: inside') },
      { level: 50, msg: 'request', trace_id, status: 500, error_kind: 'internal' },
    ]);
  });

  test('contains an unknown path, shortened', async () => {
    const { app, lines } = logged('warn');
    await request(app).get(`/${'a'.repeat(500)}?b=c`);
    expect(lines()).toMatchObject([{ path: `/${'a'.repeat(199)}`, status: 404 }]);
  });

  test('is a warning for a broken stream, although its status is 200, and a 499 for a client that disconnected', async () => {
    const error = { kind: 'bad-upstream-reply', message: 'the upstream stream broke off' } as const;
    const { app, lines } = logged('info', {}, ({ outlet: writer, inbound }) => {
      writer.writeHead(200, {});
      writer.end();
      return inbound.target.endsWith('left')
        ? { status: 'aborted', httpStatus: 0 }
        : { status: 'upstream-error', error };
    });
    await request(app).post('/v1/messages').send({});
    await request(app).post('/v1/messages?left').send({});
    expect(lines()).toMatchObject([
      { level: 40, status: 200, outcome: 'upstream-error', error_kind: error.kind, error: error.message },
      { level: 40, status: 499, outcome: 'aborted' },
    ]);
  });

  test('has level debug for a health check', async () => {
    const info = logged('info');
    await request(info.app).get('/health');
    expect(info.lines()).toEqual([]);
    const debug = logged('debug');
    await request(debug.app).get('/health');
    expect(debug.lines()).toMatchObject([{ level: 20, path: '/health', status: 200 }]);
  });

  test('is not written when the log is silent', async () => {
    const { app, lines } = logged('silent');
    await request(app).post('/v1/messages').send({});
    await request(app).get('/nowhere');
    expect(lines()).toEqual([]);
  });
});

test('the log contains no secrets of the configuration, headers, query, path or upstream errors', async () => {
  const canaries = {
    key: 'canary-of-server-keys',
    vendor: 'canary-of-the-vendor',
    header: 'canary-of-a-header',
    query: 'canary-of-the-query',
    presented: 'canary-that-was-presented',
    body: 'canary-of-the-body',
    database: 'canary-of-the-database',
  };
  const reasoning: ServerConfigOptions = {
    server: { keys: [canaries.key] },
    traces: testTraces(`postgresql://u:${canaries.database}@h/d`),
    backends: [
      testBackend({
        name: 'far',
        auth: { kind: 'key', key: canaries.vendor },
        headers: { 'x-team-token': canaries.header },
      }),
    ],
  };
  const { app, text, lines } = logged('trace', reasoning, () => {
    throw new LouterError({
      kind: 'upstream',
      message: `refused ${canaries.vendor}, ${canaries.header}, ${canaries.presented}, ${canaries.query} and ${canaries.database}`,
    });
  });
  const authorized = (path: string) =>
    request(app)
      .post(`${path}?key=${canaries.query}`)
      .set('x-louter-key', canaries.key)
      .set('x-api-key', canaries.presented);
  await authorized('/v1/messages').set('x-thing', canaries.header).send({ model: canaries.body });
  await authorized(`/v1/${canaries.presented}/${canaries.key}`).send({});
  await request(app).post('/v1/messages').set('x-api-key', canaries.presented).send({});
  await request(app).get('/health').set('origin', `https://${canaries.key}.example`);
  expect(lines()).toHaveLength(4);
  expect(Object.values(canaries).filter((canary) => text().includes(canary))).toEqual([]);
});
