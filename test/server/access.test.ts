import { hostname } from 'node:os';
import express, { type Express } from 'express';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import { noRecorder } from '../../src/record/exchange.ts';
import { createApp } from '../../src/server/app.ts';
import { mountRoutes, type Route } from '../../src/server/routes.ts';
import { testBackend } from '../support/config.ts';
import { serverConfig, type ServerConfigOptions, type StubGateway, stubGateway, testParts } from '../support/server.ts';

/** Tests with the same options share an application, as creating one takes longer than a request. */
const served = new Map<string, { gateway: StubGateway; app: Express }>();
const serve = (options: ServerConfigOptions = {}) => {
  const key = JSON.stringify(options);
  const known = served.get(key);
  if (known) {
    known.gateway.handled.length = 0;
    return known;
  }
  const gateway = stubGateway();
  const created = { gateway, app: createApp(testParts(options, { gateway })) };
  served.set(key, created);
  return created;
};
const everyRoute = [
  ['post', '/v1/messages'],
  ['post', '/v1/messages/count_tokens'],
  ['post', '/v1/chat/completions'],
  ['get', '/v1/models'],
  ['get', '/v1/models/some/model'],
  ['get', '/health'],
  ['get', '/api/diagnostics'],
  ['post', '/api/diagnostics'],
  ['post', '/v1/responses'],
  ['post', '/v1beta/models/m:generateContent'],
  ['post', '/api/chat'],
  ['get', '/api/tags'],
  ['get', '/v1beta/models'],
  ['get', '/api/traces'],
  ['get', '/api/traces/00'],
  ['get', '/api/traces/00/chain'],
  ['get', '/api/traces/00/bodies/client-request'],
  ['get', '/api/conversations'],
  ['get', '/api/compare'],
  ['get', '/metrics'],
  ['get', '/nowhere'],
] as const;

describe('server.hosts', () => {
  const app = () => serve({ server: { hosts: ['louter.example.com', '[fd00::1]'] } }).app;

  test.each(['louter.example.com', 'LOUTER.example.com:8443', 'louter.example.com.', '[fd00::1]:8787'])(
    'accepts %s',
    async (host) => {
      expect((await request(app()).get('/health').set('host', host)).status).toBe(200);
    },
  );

  test.each(['example.com', 'a.louter.example.com', 'louter.example.com.evil.example'])(
    'does not accept %s',
    async (host) => {
      expect((await request(app()).get('/health').set('host', host)).status).toBe(403);
    },
  );
});

describe.each(everyRoute)('%s %s', (method, path) => {
  test('rejects a foreign host name', async () => {
    const { app, gateway } = serve();
    const answer = await request(app)[method](path).set('host', 'rebound.example:8787');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('does not answer to the host name');
    expect(gateway.handled).toEqual([]);
  });

  test.each(['https://evil.example', 'null', 'http://localhost:3000', 'file://'])(
    'rejects the web page %s without CORS headers',
    async (origin) => {
      const { app, gateway } = serve();
      const answer = await request(app)[method](path).set('origin', origin);
      expect(answer.status).toBe(403);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(gateway.handled).toEqual([]);
    },
  );

  const sent = (app: Express, fields: Record<string, string>) => request(app)[method](path).set(fields);
  const page = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const window = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };
  const frame = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };

  test.each(['cross-site', 'same-site', 'same-site, none'])('rejects a request of a web page from %s', async (site) => {
    for (const fields of [page, window, frame, {}]) {
      const { app, gateway } = serve();
      const answer = await sent(app, { ...fields, 'sec-fetch-site': site });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('Sec-Fetch-Site: ');
      expect(gateway.handled).toEqual([]);
    }
  });

  test.each(['none', 'same-origin', 'something-new', ''])(
    'accepts a request whose Sec-Fetch-Site is "%s"',
    async (site) => {
      for (const fields of [page, window, {}]) {
        const answer = await sent(serve().app, { ...fields, 'sec-fetch-site': site });
        expect(answer.status).not.toBe(403);
      }
      // As Node's own fetch does.
      expect((await request(serve().app)[method](path).set('sec-fetch-mode', 'cors')).status).not.toBe(403);
    },
  );

  test('isolates every response from pages of other origins', async () => {
    const { app } = serve();
    const answers = [
      await request(app)[method](path),
      await request(app)[method](path).set('host', 'rebound.example'),
      await request(app).put(path),
    ];
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
  });

  test('rejects a preflight request', async () => {
    const answer = await request(serve().app)
      .options(path)
      .set('origin', 'https://evil.example')
      .set('access-control-request-method', 'POST');
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.runIf(path !== '/health')('needs a key when keys are set', async () => {
    const { app, gateway } = serve({ server: { keys: ['the-right-key'] } });
    for (const wrong of ['', 'the-right-ke', 'the-right-key2', 'THE-RIGHT-KEY']) {
      const answer = await request(app)[method](path).set('x-api-key', wrong);
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain('the-right');
    }
    expect(gateway.handled).toEqual([]);
    const answer = await request(app)[method](path).set('x-api-key', 'the-right-key');
    expect(answer.status).not.toBe(401);
  });
});

describe('a request without the right key', () => {
  const where = 'in x-api-key, Authorization: Bearer, x-goog-api-key, x-louter-key or ?key=';
  const refusal = async (headers: Record<string, string>, query = ''): Promise<string> => {
    const answer = await request(serve({ server: { keys: ['the-right-key'] } }).app)
      .post(`/v1/messages${query}`)
      .set(headers);
    expect([answer.status, answer.headers['x-should-retry']]).toEqual([401, 'false']);
    return (answer.body as { error: { message: string } }).error.message;
  };

  test('is asked for one if it has none', async () => {
    expect(await refusal({})).toBe(
      `this gateway needs one of its keys (server.keys), and the request has none: send it ${where}`,
    );
    expect(await refusal({ 'x-api-key': '' })).toBe(await refusal({}));
  });

  test.each([
    ['x-api-key', { 'x-api-key': 'wrong-1' }, ''],
    ['x-louter-key', { 'x-louter-key': 'wrong-1' }, ''],
    ['authorization', { authorization: 'Bearer wrong-1' }, ''],
    ['x-goog-api-key', { 'x-goog-api-key': 'wrong-1' }, ''],
    ['?key=', {}, '?key=wrong-1'],
    ['x-api-key and authorization', { 'x-api-key': 'wrong-1', authorization: 'Bearer wrong-2' }, ''],
  ] as [string, Record<string, string>, string][])(
    'is answered that its key in %s is wrong',
    async (places, headers, query) => {
      const message = await refusal(headers, query);
      expect(message).toBe(
        `the key in ${places} is wrong: this gateway needs one of its keys (server.keys); send it ${where}`,
      );
      expect(message).not.toContain('wrong-');
    },
  );

  test('is answered what form the header has', async () => {
    expect(await refusal({ authorization: 'the-right-key' })).toContain('is not of the form "Bearer KEY"');
  });
});

describe('a page without data', () => {
  const window = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  test('may be opened by a link on any page', async () => {
    const answer = await request(serve().app).get('/').set(window);
    expect([answer.status, answer.text]).toEqual([200, 'Louter is running']);
    expect((await request(serve().app).head('/').set(window)).status).toBe(200);
  });

  test.each([
    ['framed', { 'sec-fetch-dest': 'iframe' }],
    ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['fetched', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ])('may not be %s', async (_how, fields) => {
    expect(
      (
        await request(serve().app)
          .get('/')
          .set({ ...window, ...fields })
      ).status,
    ).toBe(403);
  });
});

test('a web page cannot make the gateway contact a backend', async () => {
  let requested = 0;
  const gateway = { ...stubGateway(), listModels: async () => (requested++, []) };
  const app = createApp(testParts({}, { gateway }));
  for (const path of ['/v1/models', '/v1/models/m', '/v1beta/models', '/api/tags'])
    for (const site of ['cross-site', 'same-site'])
      expect((await request(app).get(path).set('sec-fetch-site', site)).status).toBe(403);
  expect(requested).toBe(0);
});

describe('the key', () => {
  const app = () => serve({ server: { keys: ['first-key', 'second-key'] } }).app;
  test.each([
    ['x-louter-key', 'first-key'],
    ['x-api-key', 'second-key'],
    ['authorization', 'Bearer first-key'],
    ['authorization', 'bearer  second-key'],
    ['x-goog-api-key', 'first-key'],
  ])('may be in %s: %s', async (header, value) => {
    expect((await request(app()).post('/v1/messages').set(header, value).send({})).status).toBe(200);
  });

  test('may be in the query', async () => {
    expect((await request(app()).post('/v1/messages?beta=true&key=second%2Dkey').send({})).status).toBe(200);
  });

  test('may be sent along with another one', async () => {
    const answer = await request(app())
      .post('/v1/messages')
      .set('x-api-key', 'dummy')
      .set('authorization', 'Bearer first-key')
      .send({});
    expect(answer.status).toBe(200);
  });

  test('is not read from Basic or Authorization without a scheme', async () => {
    for (const value of ['Basic first-key', 'first-key'])
      expect((await request(app()).post('/v1/messages').set('authorization', value).send({})).status).toBe(401);
  });

  test('is required with an error in the protocol of the route', async () => {
    const anthropic = await request(app()).post('/v1/messages').send({});
    expect(anthropic.body).toMatchObject({ type: 'error', error: { type: 'authentication_error' } });
    expect(anthropic.headers['www-authenticate']).toBe('Bearer');
    const openai = await request(app()).post('/v1/chat/completions').send({});
    expect(openai.body).toMatchObject({ error: { code: 'invalid_api_key' } });
    const own = await request(app()).get('/api/diagnostics');
    expect(own.body).toMatchObject({ error: { type: 'authentication' } });
  });

  test('is not required by /health', async () => {
    expect((await request(app()).get('/health')).status).toBe(200);
  });

  test('is read from x-louter-key only, when a backend receives the caller’s own', async () => {
    const backends = [testBackend({ name: 'vendor', auth: { kind: 'client' } })];
    const { app: passing } = serve({ server: { keys: ['first-key'] }, backends });
    const refused = await request(passing).post('/v1/messages').set('x-api-key', 'first-key').send({});
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('x-louter-key');
    const taken = await request(passing).post('/v1/messages').set('x-louter-key', 'first-key').send({});
    expect(taken.status).toBe(200);
  });
});

describe('the host', () => {
  const statusFor = async (host: string, reasoning: ServerConfigOptions = {}) =>
    (await request(serve(reasoning).app).get('/health').set('host', host)).status;

  test.each(['localhost', 'LOCALHOST:1', 'localhost.:80', '127.0.0.1:8787', '127.9.9.9', '[::1]:8787', '[::1]'])(
    'may be the loopback name %s',
    async (host) => {
      expect(await statusFor(host)).toBe(200);
    },
  );

  test.each([
    'example.com',
    'localhost.example.com',
    '127.0.0.1.example.com',
    'notlocalhost',
    '127.0.0.1@evil.example',
    '0.0.0.0:8787',
    '10.0.0.1',
    '[::2]:8787',
    '[::1',
    ':8787',
  ])('may not be %s', async (host) => {
    expect(await statusFor(host)).toBe(403);
  });

  const beyond = (host: string): ServerConfigOptions => ({ server: { host, keys: ['k'] } });
  test.each([
    ['the name that was configured', 'gateway.internal', 'gateway.internal:8787'],
    ['this machine’s name', '0.0.0.0', `${hostname()}:8787`],
    ['the address the connection was made to', '0.0.0.0', '127.0.0.1:8787'],
    ['the address that was configured', '0.0.0.0', '0.0.0.0:8787'],
    ['a configured IPv6 address', '::', '[::]:8787'],
  ])('beyond loopback may be %s', async (_, configured, host) => {
    expect(await statusFor(host, beyond(configured))).toBe(200);
  });

  test.each(['evil.example', '10.1.2.3', '[fe80::1]'])('beyond loopback may still not be %s', async (host) => {
    expect(await statusFor(host, beyond('0.0.0.0'))).toBe(403);
  });
});

test('a page of the same origin is accepted', async () => {
  const { app } = serve();
  const answer = await request(app).get('/health').set('host', 'localhost:8787').set('origin', 'http://localhost:8787');
  expect(answer.status).toBe(200);
});

describe('a route without an access class', () => {
  const routeContext = {
    frontends: [],
    checkAccess: () => undefined,
    accessLog: { logRequest() {}, logDefect() {} },
    countInRun() {},
    recorder: noRecorder,
    settings: createSettings(serverConfig()),
  };
  const route: Route = { method: 'GET', path: '/x', access: 'public', answer: async () => undefined };

  test('keeps the server from starting', () => {
    const { access: _, ...undeclared } = route;
    expect(() => mountRoutes(express(), [undeclared as Route], routeContext)).toThrow(
      'route GET /x declares no access class: expected public, keys, viewer, viewer-key, delete, control',
    );
    expect(() => mountRoutes(express(), [{ ...route, access: 'open' as 'public' }], routeContext)).toThrow(
      'access class',
    );
  });

  test('cannot be added to the application separately', () => {
    const app = express();
    app.get('/back-door', (_request, response) => void response.end());
    expect(() => mountRoutes(app, [route], routeContext)).toThrow('have no access class');
  });
});
