import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { LouterError } from '../../src/core/error.ts';
import { createApp } from '../../src/server/app.ts';
import { type AnswerOf, type ServerConfigOptions, stubGateway, testParts } from '../support/server.ts';

const serve = (reasoning: ServerConfigOptions = {}, answer?: AnswerOf) => {
  const gateway = stubGateway(answer);
  return { gateway, app: createApp(testParts(reasoning, { gateway })) };
};
const routes = [
  { path: '/v1/messages', protocol: 'anthropic', task: 'chat' },
  { path: '/v1/messages/count_tokens', protocol: 'anthropic', task: 'count-tokens' },
  { path: '/v1/chat/completions', protocol: 'openai-chat', task: 'chat' },
] as const;
const messageOf = (body: unknown): string => (body as { error: { message: string } }).error.message;

describe.each(routes)('POST $path', ({ path, protocol, task }) => {
  test('passes body, query and headers to the gateway unchanged', async () => {
    const { app, gateway } = serve();
    const answer = await request(app)
      .post(`${path}?beta=true`)
      .set('content-type', 'application/json')
      .set('X-Thing', 'one')
      .send('{ "model" : "m" }');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ok: true });
    const [handled] = gateway.handled;
    expect(handled).toMatchObject({ protocol, model: undefined, route: { path, task } });
    expect(handled?.inbound).toMatchObject({ method: 'POST', target: `${path}?beta=true` });
    expect(handled?.inbound.body.toString()).toBe('{ "model" : "m" }');
    expect(handled?.inbound.header('x-thing')).toBe('one');
    expect(handled?.inbound.headers).toContainEqual(['X-Thing', 'one']);
    expect(answer.headers['x-louter-trace-id']).toBe(handled?.inbound.traceId);
    expect(handled?.inbound.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  test('reveals no server software, and allows no other origin', async () => {
    const { headers } = await request(serve().app).post(path).send({});
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['etag']).toBeUndefined();
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'rejects %s and names the supported methods',
    async (method) => {
      const { app, gateway } = serve();
      const answer = await request(app)[method.toLowerCase() as 'get'](path);
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe('POST');
      expect(messageOf(answer.body)).toContain(`${path} does not support ${method}: use POST`);
      expect(gateway.handled).toEqual([]);
    },
  );

  test.each([
    { size: 99, status: 200 },
    { size: 100, status: 200 },
    { size: 101, status: 413 },
  ])('answers a body of $size bytes under a limit of 100 with $status', async ({ size, status }) => {
    const { app, gateway } = serve({ server: { maxBody: 100 } });
    const answer = await request(app).post(path).send('x'.repeat(size));
    expect(answer.status).toBe(status);
    expect(gateway.handled.map(({ inbound }) => inbound.body.length)).toEqual(status === 200 ? [size] : []);
    expect(answer.text).toContain(status === 200 ? '"ok":true' : 'larger than 100 bytes');
  });

  test.each([
    { coding: 'gzip', encode: gzipSync },
    { coding: 'x-gzip', encode: gzipSync },
    { coding: 'GZIP', encode: gzipSync },
    { coding: 'deflate', encode: deflateSync },
    { coding: 'br', encode: brotliCompressSync },
    { coding: 'zstd', encode: zstdCompressSync },
    { coding: 'gzip, br', encode: (bytes: Buffer) => brotliCompressSync(gzipSync(bytes)) },
    { coding: 'identity', encode: (bytes: Buffer) => bytes },
  ])('decodes content-encoding $coding', async ({ coding, encode }) => {
    const { app, gateway } = serve();
    const text = '{"model":"ä"}';
    const answer = await request(app)
      .post(path)
      .set('content-encoding', coding)
      .send(encode(Buffer.from(text)));
    expect(answer.status).toBe(200);
    expect(gateway.handled[0]?.inbound.body.toString()).toBe(text);
  });

  test.each([
    {
      why: 'an unknown coding',
      coding: 'lzma',
      body: Buffer.from('x'),
      status: 415,
      says: 'content-encoding "lzma" is not supported',
    },
    {
      why: 'three codings',
      coding: 'gzip, gzip, gzip',
      body: gzipSync(gzipSync(gzipSync('x'))),
      status: 415,
      says: 'at most 2 content encodings',
    },
    {
      why: 'bytes that are not so encoded',
      coding: 'gzip',
      body: Buffer.from('plain'),
      status: 400,
      says: 'does not match its content-encoding',
    },
    {
      why: 'an encoding cut short',
      coding: 'gzip',
      body: gzipSync('{"model":"m"}').subarray(0, 20),
      status: 400,
      says: 'does not match its content-encoding',
    },
    {
      why: 'more than a hundred times its size',
      coding: 'gzip',
      body: gzipSync('x'.repeat(100_000)),
      status: 413,
      says: 'at most 100 times',
    },
    {
      why: 'a bomb in a bomb',
      coding: 'gzip, gzip',
      body: gzipSync(gzipSync(Buffer.alloc(8_000_000))),
      status: 413,
      says: 'at most 100 times',
    },
    {
      why: 'more than the limit when decoded',
      coding: 'br',
      body: brotliCompressSync(randomish(1_200_000)),
      status: 413,
      says: 'larger than 1048576 bytes',
    },
  ])('rejects $why', async ({ coding, body, status, says }) => {
    const { app, gateway } = serve();
    const answer = await request(app).post(path).set('content-encoding', coding).send(body);
    expect(answer.status).toBe(status);
    expect(messageOf(answer.body)).toContain(says);
    expect(gateway.handled).toEqual([]);
  });

  test('answers 500 without internals when the gateway throws', async () => {
    const { app } = serve({}, () => {
      throw new TypeError('secret inside at /home/someone');
    });
    const answer = await request(app).post(path).send({});
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).not.toContain('/home');
    expect(answer.text).toContain(answer.headers['x-louter-trace-id']);
  });
});

describe('a body that decodes', () => {
  /** As many zeros as are exactly a hundred times what they pack to. */
  const edge = (() => {
    for (let size = 2000; ; size++) if (gzipSync(Buffer.alloc(size)).length * 100 === size) return size;
  })();
  const largest = 64 * 1024 * 1024;

  test.each([
    { size: edge - 1, level: 6, status: 200 },
    { size: edge, level: 6, status: 200 },
    { size: edge + 1, level: 6, status: 413 },
    { size: largest - 1, level: 0, status: 200 },
    { size: largest, level: 0, status: 200 },
    { size: largest + 1, level: 0, status: 413 },
  ])('to $size bytes is answered $status', async ({ size, level, status }) => {
    const { app } = serve({ server: { maxBody: 2 * largest } });
    const packed = gzipSync(Buffer.alloc(size), { level });
    const answer = await request(app).post('/v1/messages').set('content-encoding', 'gzip').send(packed);
    expect(answer.status).toBe(status);
  });
});

/** Text that packs about four times: hexadecimal digits of a running sum. */
function randomish(length: number): string {
  let text = '';
  for (let sum = 1; text.length < length; sum = (sum * 1_103_515_245 + 12_345) % 2_147_483_648)
    text += sum.toString(16);
  return text.slice(0, length);
}

describe('an error before the gateway', () => {
  test('has Anthropic’s format on its routes, with the trace id in request_id', async () => {
    const answer = await request(serve({ server: { maxBody: 1 } }).app)
      .post('/v1/messages')
      .send({ a: 1 });
    expect(answer.body).toEqual({
      type: 'error',
      error: { type: 'request_too_large', message: expect.stringContaining('larger than 1 bytes') },
      request_id: answer.headers['x-louter-trace-id'],
    });
  });

  test('has OpenAI’s format on its routes, with the trace id in the message', async () => {
    const answer = await request(serve({ server: { maxBody: 1 } }).app)
      .post('/v1/chat/completions')
      .send({ a: 1 });
    expect(answer.body).toEqual({
      error: {
        message: expect.stringContaining(`(trace ${answer.headers['x-louter-trace-id']})`),
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    });
  });

  test('has a Retry-After when there is a time', async () => {
    const { app } = serve({}, () => {
      throw new LouterError({ kind: 'overloaded', message: 'full', retryAfterMs: 2_500 });
    });
    const answer = await request(app).post('/v1/chat/completions').send({});
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3']);
  });
});

describe('more in-flight requests than allowed', () => {
  /** A request of supertest is sent when somebody waits for it. */
  const same = (answer: request.Response) => answer;
  const held = () => {
    const releases: (() => void)[] = [];
    const answer: AnswerOf = async ({ outlet: writer }) => {
      await new Promise<void>((release) => void releases.push(release));
      writer.writeHead(200, {});
      writer.end('done');
    };
    return { releases, answer };
  };
  const untilThere = async (condition: () => boolean) => {
    while (!condition()) await new Promise((turn) => void setImmediate(turn));
  };

  test('use the slot of one that waits for its retry', async () => {
    let goOn = (): void => {};
    let retries = 0;
    const { app, gateway } = serve({ limits: { maxConcurrent: 1 } }, async ({ inbound, outlet: writer }) => {
      if (inbound.body.toString() === '{"waits":true}') {
        expect(await inbound.waitWithoutSlot?.(() => new Promise((resolve) => void (goOn = resolve)))).toBe(true);
        retries++;
      }
      writer.writeHead(200, {});
      writer.end('done');
    });
    const server = app.listen(0, '127.0.0.1');
    try {
      const waits = request(server).post('/v1/messages').send({ waits: true }).then(same);
      await gateway.asked(1);
      for (let count = 0; count < 3; count++)
        expect((await request(server).post('/v1/messages').send({})).status).toBe(200);
      expect(retries).toBe(0);
      goOn();
      expect((await waits).status).toBe(200);
      expect((await request(server).post('/v1/messages').send({})).status).toBe(200);
    } finally {
      server.close();
    }
  });

  test('wait for a slot, as many again; the others get a 429', async () => {
    const { releases, answer } = held();
    const { app, gateway } = serve({ limits: { maxConcurrent: 1 } }, answer);
    const server = app.listen(0, '127.0.0.1');
    try {
      const first = request(server).post('/v1/messages').send({}).then(same);
      await gateway.asked(1);
      const second = request(server).post('/v1/messages').send({}).then(same);
      const third = request(server).post('/v1/messages').send({}).then(same);
      const refused = await Promise.race([second, third]);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
      expect(refused.body).toMatchObject({ type: 'error', error: { type: 'rate_limit_error' } });
      releases[0]?.();
      expect((await first).status).toBe(200);
      await untilThere(() => releases.length === 2);
      releases[1]?.();
      const statuses = (await Promise.all([second, third])).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
    } finally {
      server.close();
    }
  });
});
