import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pino } from 'pino';
import { request as sendRequest } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../../src/config/load.ts';
import { secretsOf } from '../../../src/config/secrets.ts';
import { checkReachability } from '../../../src/diagnose/reachability.ts';
import { createParts } from '../../../src/server/parts.ts';
import { startServer } from '../../../src/server/server.ts';
import { until } from '../../record/support/store.ts';
import { chatReply } from '../../support/reply-chat.ts';
import { answerOf, type ScriptedReply } from '../../support/reply.ts';
import { startHttpProxy, startSocksProxy, type TestProxy } from '../../support/outgoing-proxy.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';
import { startSecureHost, testAuthority, type SecureHost } from '../../support/vendor-host.ts';
import { startWebSocketUpstream } from '../../support/websocket-upstream.ts';
import { startCollector } from '../../telemetry/support/collector.ts';

/** Every kind of request that Louter sends, through proxies on this machine which know the names of its servers. */

const password = 'canary/of the@proxy';
const login = `worker:${encodeURIComponent(password)}`;
const reply: ScriptedReply = { text: 'Hello to you!', usage: { input: 27, cached: 0, output: 9 } };

const vendor = await startUpstream();
const second = await startUpstream();
const collector = await startCollector();
const sockets = await startWebSocketUpstream();
const authorities = getCACertificates('default');
const hosts = new Map<string, number>();
let secure: SecureHost[] = [];
let proxy: TestProxy;
let socks: TestProxy;

const portOf = (url: string): number => Number(new URL(url).port);

beforeAll(async () => {
  setDefaultCACertificates([...authorities, testAuthority]);
  secure = await Promise.all([vendor.url, collector.url, sockets.url].map(startSecureHost));
  const [api, otel, socket] = secure.map(({ port }) => port);
  for (const [name, port] of Object.entries({
    'api.vendor.example:443': api,
    'search.vendor.example:443': api,
    'media.vendor.example:443': api,
    'otel.vendor.example:443': otel,
    'socket.vendor.example:443': socket,
    'plain.example:80': portOf(vendor.url),
    'plain-otel.example:80': portOf(collector.url),
    'plain-socket.example:80': portOf(sockets.url),
    [`127.0.0.1:${portOf(vendor.url)}`]: portOf(vendor.url),
  }))
    if (port !== undefined) hosts.set(name, port);
  [proxy, socks] = await Promise.all([
    startHttpProxy({ user: 'worker', password, hosts }),
    startSocksProxy({ user: 'worker', password, hosts }),
  ]);
});
afterAll(async () => {
  setDefaultCACertificates(authorities);
  await Promise.all([vendor, second, collector, sockets, proxy, socks, ...secure].map((each) => each.close()));
});
beforeEach(() => {
  for (const each of [vendor, second, proxy, socks]) each.reset();
  vendor.answerWith((request) => answerOf(chatReply, reply, request));
  second.answerWith((request) => answerOf(chatReply, reply, request));
});

const far = (more = '', url = 'https://api.vendor.example/v1'): string =>
  `[backends.far]\nprotocol = "openai-chat"\nbase_url = "${url}"\nretries = 0\n${more}\n`;
const models = '[models]\n"*" = "far/coder"\n';
const limits = '[limits]\nconnect_timeout = "700ms"\n';
const throughHttp = (): Record<string, string> => ({
  HTTPS_PROXY: `http://${login}@127.0.0.1:${proxy.port}`,
  HTTP_PROXY: `http://${login}@127.0.0.1:${proxy.port}`,
});

const bytesAsText = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString() : value;

/** What a gateway printed and recorded, as text: no secret of its configuration is in it. */
const shown: string[] = [];

async function startGateway(text: string, env: Record<string, string>) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = loadConfig({
    file: '/nowhere/louter.toml',
    text: `[traces]\nurl = "off"\n${text}${limits}`,
    env,
  });
  const parts = createParts(config, log);
  await parts.telemetryReady;
  parts.live?.observe({
    opened() {},
    progressed() {},
    closed: (exchange) => void shown.push(JSON.stringify(exchange, bytesAsText)),
    failed() {},
  });
  const server = await startServer(parts, { host: '127.0.0.1', port: 0 });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.stop(0).then(() => parts.gateway.stop(0)));
  onTestFinished(async () => {
    await stop();
    for (const output of [...lines, ...shown.splice(0)])
      for (const secret of secretsOf(config)) expect(output).not.toContain(secret);
  });
  return { url: server.url, config, stop, log: () => lines.join('') };
}

async function ask(url: string, path: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  shown.push(text, JSON.stringify([...response.headers]));
  return { status: response.status, text };
}

const message = { model: 'm', max_tokens: 100, messages: [{ role: 'user', content: 'Hello there' }] };
const messages = '/v1/messages';
const completions = '/v1/chat/completions';

describe('requests to a backend', () => {
  test.each([
    ['translated', messages, {}],
    ['translated and streamed', messages, { stream: true }],
    ['passed through', completions, {}],
    ['passed through and streamed', completions, { stream: true }],
  ])('go through the proxy of a variable: %s', async (_what, path, more) => {
    const { url } = await startGateway(far() + models, throughHttp());
    const { status, text } = await ask(url, path, { ...message, ...more });
    expect([status, text.includes('Hello')]).toEqual([200, true]);
    expect(proxy.asked).toEqual(['api.vendor.example:443']);
    expect(vendor.received[0]?.headers).toMatchObject({ host: 'api.vendor.example' });
    expect(vendor.received[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  test('keep their connection through the proxy', async () => {
    const { url } = await startGateway(far() + models, throughHttp());
    for (let count = 0; count < 3; count++) expect((await ask(url, messages, message)).status).toBe(200);
    expect([proxy.opened, vendor.received.length]).toEqual([1, 3]);
  });

  test('are passed on by an HTTP proxy where their host has no TLS', async () => {
    const { url } = await startGateway(far('', 'http://plain.example/v1') + models, throughHttp());
    expect((await ask(url, messages, message)).text).toContain('Hello');
    expect(proxy.asked).toEqual(['http://plain.example/v1/chat/completions']);
    expect(vendor.received[0]?.headers).toMatchObject({ host: 'plain.example' });
  });

  test.each(['https://api.vendor.example/v1', 'http://plain.example/v1'])(
    'go through a SOCKS proxy, which resolves names: %s',
    async (baseUrl) => {
      const env = { ALL_PROXY: `socks5h://${login}@127.0.0.1:${socks.port}` };
      const { url } = await startGateway(far('', baseUrl) + models, env);
      expect((await ask(url, messages, { ...message, stream: true })).text).toContain('Hello');
      expect(socks.asked).toEqual([baseUrl.startsWith('https') ? 'api.vendor.example:443' : 'plain.example:80']);
    },
  );

  test('go through the proxy of their key, also on this machine', async () => {
    const key = `proxy = "http://worker:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}"`;
    const { url } = await startGateway(far(key, `${vendor.url}/v1`) + models, {});
    expect((await ask(url, messages, message)).text).toContain('Hello');
    expect(proxy.asked).toEqual([`${vendor.url}/v1/chat/completions`]);
  });

  test.each([
    ['proxy = "off"', {}],
    ['', { NO_PROXY: '127.0.0.0/8' }],
    ['', {}],
  ])('go directly where %s', async (key, more) => {
    const { url } = await startGateway(far(key, `${vendor.url}/v1`) + models, { ...throughHttp(), ...more });
    expect((await ask(url, messages, message)).text).toContain('Hello');
    expect(proxy.asked).toEqual([]);
  });
});

const failures = [
  [407, 502, 'requires another user or password (407): correct them in HTTPS_PROXY'],
  [403, 502, 'does not connect to api.vendor.example:443 (403)'],
  [502, 502, 'does not connect to api.vendor.example:443 (502)'],
  ['close', 502, 'cannot be used (ECONNRESET)'],
  ['hang', 504, 'did not open a connection to api.vendor.example:443 in time (limits.connect_timeout)'],
] as const;

describe('a proxy that fails', () => {
  test.each(failures)('is named: %s', async (mode, status, what) => {
    proxy.behaveAs(mode);
    const { url } = await startGateway(far() + models, throughHttp());
    const received = await ask(url, messages, message);
    expect(received.status).toBe(status);
    expect(received.text).toContain(`the proxy at 127.0.0.1:${proxy.port} (HTTPS_PROXY) ${what}`);
    expect(vendor.received).toEqual([]);
  });

  test.each([
    // A refusal of the proxy is answered at once.
    [407, 6],
    [403, 6],
    // A server that is not reached behind a proxy that works is paused as one that is not reached without.
    [502, 5],
    // The proxy is not asked again for a while.
    ['close', 1],
    ['hang', 1],
  ] as const)('has another target tried: %s', async (mode, asked) => {
    proxy.behaveAs(mode);
    const other = `[backends.near]\nprotocol = "openai-chat"\nbase_url = "${second.url}/v1"\n`;
    const { url } = await startGateway(
      `${far()}${other}[models]\n"alone" = "far/coder"\n"*" = ["far/coder", "near/coder"]\n`,
      throughHttp(),
    );
    for (let turn = 0; turn < 6; turn++) expect((await ask(url, messages, message)).status).toBe(200);
    expect(second.received).toHaveLength(6);
    expect(proxy.asked).toHaveLength(asked);
    proxy.behaveAs('ok');
    // Where nothing else is left, it is tried.
    expect((await ask(url, messages, { ...message, model: 'alone' })).status).toBe(200);
    expect(vendor.received).toHaveLength(1);
  });

  test.each([
    ['by Squid', 503, { 'x-squid-error': 'ERR_DNS_FAIL 0', 'content-type': 'text/html' }],
    ['by RFC 9209', 502, { 'proxy-status': 'proxy.example; error=connection_refused' }],
    ['as a page of HTML', 504, { via: '1.1 proxy.example', 'content-type': 'text/html; charset=utf-8' }],
  ])('answers in place of a host without TLS: marked %s', async (_what, status, headers) => {
    vendor.answerWith(() => ({ status, headers, body: '<html>not reached</html>' }));
    const other = `[backends.near]\nprotocol = "openai-chat"\nbase_url = "${second.url}/v1"\n`;
    const { url, log } = await startGateway(
      `${far(`proxy = "${vendor.url}"`, 'http://plain.example/v1')}${other}[models]\n"alone" = "far/coder"\n"*" = ["far/coder", "near/coder"]\n`,
      {},
    );
    for (let turn = 0; turn < 6; turn++) expect((await ask(url, messages, message)).status).toBe(200);
    expect(vendor.received).toHaveLength(1);
    expect(log()).not.toContain('paused');
    const { text } = await ask(url, messages, { ...message, model: 'alone' });
    expect(text).toContain(`does not connect to plain.example (${status})`);
    expect(text).not.toContain('<html>');
  });

  test('is not the vendor where that answers 407 by itself', async () => {
    vendor.answerWith(() => jsonAnswer({ error: { message: 'from the vendor' } }, 407));
    const { url } = await startGateway(far() + models, throughHttp());
    // No `fetch`: that fails for this status.
    const response = await sendRequest(url + completions, { method: 'POST', body: JSON.stringify(message) });
    expect(await response.body.text()).toContain('from the vendor');
    expect(vendor.received).toHaveLength(1);
  });

  test.each([
    ['http://plain.example/v1', 'HTTP_PROXY'],
    ['https://api.vendor.example/v1', 'HTTPS_PROXY'],
  ])('refuses a wrong password on the way to %s', async (baseUrl, variable) => {
    const wrong = `http://worker:wrong-password@127.0.0.1:${proxy.port}`;
    const { url } = await startGateway(far('', baseUrl) + models, { HTTPS_PROXY: wrong, HTTP_PROXY: wrong });
    const { status, text } = await ask(url, messages, message);
    expect(status).toBe(502);
    expect(text).toContain(`(${variable}) requires another user or password (407)`);
  });

  test.each([
    [
      'a wrong password',
      () => `socks5://worker:wrong-password@127.0.0.1:${socks.port}`,
      'requires another user or password',
    ],
    ['no password', () => `socks5://127.0.0.1:${socks.port}`, 'requires another user or password'],
    ['an HTTP proxy', () => `socks5://127.0.0.1:${portOf(vendor.url)}`, 'does not connect'],
    ['nothing that listens', () => 'socks5://127.0.0.1:9', 'refuses connections'],
  ])('is a SOCKS proxy with %s', async (_what, address, what) => {
    const { url } = await startGateway(far() + models, { ALL_PROXY: address() });
    const { status, text } = await ask(url, messages, message);
    expect(status).toBe(502);
    expect(text).toContain(what);
  });

  test.each(['close', 'hang'] as const)('is a SOCKS proxy that does not answer: %s', async (mode) => {
    socks.behaveAs(mode);
    const { url } = await startGateway(far() + models, { ALL_PROXY: `socks5://${login}@127.0.0.1:${socks.port}` });
    expect((await ask(url, messages, message)).text).toContain(`the proxy at 127.0.0.1:${socks.port} (ALL_PROXY)`);
  });

  test.each([
    // Asked again at once only if it works, and the vendor behind it is what fails.
    [1, 'it reports a general failure', 1],
    [2, 'its rules do not permit it', 3],
    [3, 'the network cannot be reached', 3],
    [4, 'the host cannot be reached', 3],
    [5, 'the host refuses the connection', 3],
    [6, 'the host does not answer', 3],
    [7, 'it does not open connections', 3],
    [8, 'it does not resolve names', 3],
    [99, 'UND_ERR_SOCKS5_REPLY_99', 1],
  ])('is a SOCKS proxy that replies %i: %s', async (code, what, asked) => {
    socks.behaveAs(`reply ${code}`);
    const other = `[backends.near]\nprotocol = "openai-chat"\nbase_url = "${second.url}/v1"\n`;
    const { url } = await startGateway(
      `${far()}${other}[models]\n"alone" = "far/coder"\n"*" = ["far/coder", "near/coder"]\n`,
      { ALL_PROXY: `socks5://${login}@127.0.0.1:${socks.port}` },
    );
    for (let turn = 0; turn < 3; turn++) expect((await ask(url, messages, message)).status).toBe(200);
    expect(socks.asked).toHaveLength(asked);
    const { status, text } = await ask(url, messages, { ...message, model: 'alone' });
    expect(status).toBe(502);
    expect(text).toContain(`(ALL_PROXY) does not connect to api.vendor.example:443 (${what})`);
  });

  test('is not there', async () => {
    const { url, config } = await startGateway(far() + models, { HTTPS_PROXY: `http://${login}@127.0.0.1:9` });
    expect((await ask(url, messages, message)).text).toContain(
      'the proxy at 127.0.0.1:9 (HTTPS_PROXY) refuses connections',
    );
    const [backend] = config.backends;
    if (!backend) throw new Error('there is no backend');
    const reach = await checkReachability(backend, config);
    shown.push(JSON.stringify(reach));
    expect(reach).toMatchObject({ verdict: 'proxy', next: expect.stringContaining('HTTPS_PROXY') });
  });
});

test('a certificate of an authority that is not trusted is explained with the proxy', async () => {
  setDefaultCACertificates(authorities);
  onTestFinished(() => setDefaultCACertificates([...authorities, testAuthority]));
  const { url } = await startGateway(far() + models, throughHttp());
  const { text } = await ask(url, messages, message);
  expect(text).toContain(`api.vendor.example through the proxy at 127.0.0.1:${proxy.port} is not secure`);
  expect(text).toContain('NODE_EXTRA_CA_CERTS');
});

test('a backend is reached through its proxy by checks', async () => {
  vendor.answerWith(() => jsonAnswer({ object: 'list', data: [{ id: 'coder', object: 'model' }] }));
  const config = loadConfig({ file: '/nowhere/louter.toml', text: far() + models, env: throughHttp() });
  const [backend] = config.backends;
  if (!backend) throw new Error('there is no backend');
  expect(await checkReachability(backend, config)).toMatchObject({ verdict: 'ok', models: ['coder'] });
  expect(proxy.asked).toEqual(['api.vendor.example:443']);
});

test('pages are searched for through the proxy', async () => {
  const page = { url: 'https://tides.example/oslo', title: 'Tides in Oslo', content: 'High water at 10:12.' };
  vendor.answerWith((request) =>
    request.path.startsWith('/search')
      ? jsonAnswer({ results: [page] })
      : answerOf(chatReply, vendor.received.length === 1 ? searching : reply, request),
  );
  const search = '[search]\nprovider = "searxng"\nbase_url = "https://search.vendor.example"\n';
  const { url } = await startGateway(far() + models + search, throughHttp());
  const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
  const { text } = await ask(url, messages, { ...message, tools });
  expect(text).toContain('Tides in Oslo');
  expect(proxy.asked).toContain('search.vendor.example:443');
});

const searching: ScriptedReply = {
  calls: [{ id: 'call_1', name: 'web_search', input: { query: 'tides in Oslo' } }],
  usage: { input: 27, cached: 0, output: 9 },
};

test.each(['https://media.vendor.example/a.png', 'http://plain.example/a.png'])(
  'media are fetched through the proxy: %s',
  async (image) => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    vendor.answerWith((request) =>
      request.path === '/a.png'
        ? { headers: { 'content-type': 'image/png' }, body: png }
        : jsonAnswer({
            model: 'm',
            created_at: '2026-01-01T00:00:00Z',
            message: { role: 'assistant', content: 'Red.' },
            done: true,
          }),
    );
    const ollama = '[backends.far]\nprotocol = "ollama"\nbase_url = "https://api.vendor.example"\n';
    const { url } = await startGateway(`${ollama}${models}[media]\nfetch = true\n`, throughHttp());
    const content = [
      { type: 'image', source: { type: 'url', url: image } },
      { type: 'text', text: 'Which colour?' },
    ];
    expect((await ask(url, messages, { ...message, messages: [{ role: 'user', content }] })).text).toContain('Red.');
    expect(vendor.received.at(-1)?.text).toContain(png.toString('base64'));
    expect(proxy.asked).toEqual([
      image.startsWith('http:') ? image : 'media.vendor.example:443',
      'api.vendor.example:443',
    ]);
  },
);

test.each([
  ['close', 'https://media.vendor.example/a.png', 1],
  [403, 'https://media.vendor.example/a.png', 2],
  [403, 'http://plain.example/a.png', 2],
] as const)('media are not waited for where the proxy fails: %s, %s', async (mode, image, asked) => {
  // The backend is on this machine.
  const ollama = `[backends.near]\nprotocol = "ollama"\nbase_url = "${second.url}"\n`;
  second.answerWith(() => jsonAnswer(vendors.ollama.writer.plain(searching, 'm')));
  proxy.behaveAs(mode);
  const { url } = await startGateway(`${ollama}[models]\n"*" = "near/coder"\n[media]\nfetch = true\n`, throughHttp());
  const content = [{ type: 'image', source: { type: 'url', url: image } }];
  for (let turn = 0; turn < 2; turn++) {
    expect((await ask(url, messages, { ...message, messages: [{ role: 'user', content }] })).status).toBe(200);
    expect(second.received.at(-1)?.text).toContain(`[image: ${image}]`);
  }
  expect(proxy.asked).toHaveLength(asked);
});

test.each([
  'http://10.0.0.1/a.png',
  'http://intranet/a.png',
  'http://db.corp.internal/a.png',
  'http://printer.local/a.png',
])('media of a private network are not fetched through the proxy: %s', async (image) => {
  const ollama = '[backends.far]\nprotocol = "ollama"\nbase_url = "https://api.vendor.example"\n';
  const { url } = await startGateway(`${ollama}${models}[media]\nfetch = true\n`, throughHttp());
  const content = [{ type: 'image', source: { type: 'url', url: image } }];
  const { text } = await ask(url, messages, { ...message, messages: [{ role: 'user', content }] });
  expect(proxy.asked).not.toContain(image);
  expect(text).not.toContain('Red.');
});

test.each(['https://otel.vendor.example', 'http://plain-otel.example'])(
  'spans are exported through the proxy: %s',
  async (endpoint) => {
    const before = collector.spans.length;
    const { url } = await startGateway(`${far() + models}[otel]\nendpoint = "${endpoint}"\n`, throughHttp());
    expect((await ask(url, messages, message)).status).toBe(200);
    await until(() => collector.spans.length >= before + 2);
    expect(proxy.asked).toContain(endpoint.startsWith('https') ? 'otel.vendor.example:443' : 'plain-otel.example:80');
  },
);

describe('a WebSocket to a backend', () => {
  const events = [
    { type: 'response.created', response: { id: 'resp_1', object: 'response', status: 'in_progress', output: [] } },
    { type: 'response.completed', response: { id: 'resp_1', object: 'response', status: 'completed', output: [] } },
  ];
  const responses = (baseUrl: string): string =>
    `[backends.far]\nprotocol = "openai-responses"\nbase_url = "${baseUrl}/v1"\ntransport = "websocket"\nretries = 0\n`;
  const streamed = { model: 'm', input: 'Hello', stream: true };

  test.each([
    ['https://socket.vendor.example', () => throughHttp(), () => proxy],
    ['http://plain-socket.example', () => throughHttp(), () => proxy],
    ['https://socket.vendor.example', () => ({ ALL_PROXY: `socks5://${login}@127.0.0.1:${socks.port}` }), () => socks],
  ])('is opened through the proxy: %s', async (baseUrl, env, used) => {
    const before = sockets.messages.length;
    sockets.respondWith(({ socket }) => events.forEach((event) => socket.send(JSON.stringify(event))));
    const { url } = await startGateway(responses(baseUrl) + models, env());
    const { text } = await ask(url, '/v1/responses', streamed);
    expect(text).toContain('response.completed');
    expect(sockets.messages).toHaveLength(before + 1);
    expect(used().asked).toEqual([
      baseUrl.startsWith('https') ? 'socket.vendor.example:443' : 'plain-socket.example:80',
    ]);
  });

  test.each([
    [407, 3],
    [403, 3],
    ['close', 1],
  ] as const)('has another target tried, without HTTP: %s', async (mode, asked) => {
    proxy.behaveAs(mode);
    const other = `[backends.near]\nprotocol = "openai-chat"\nbase_url = "${second.url}/v1"\n`;
    const { url } = await startGateway(
      `${responses('https://socket.vendor.example')}${other}[models]\n"*" = ["far/coder", "near/coder"]\n`,
      throughHttp(),
    );
    second.answerWith(() => vendors['openai-chat'].streams(vendors['openai-chat'].writer.stream(searching, 'm')));
    for (let turn = 0; turn < 3; turn++)
      expect((await ask(url, '/v1/responses', streamed)).text).toContain('response.completed');
    // Over HTTP it would fail in the same way, and one that fails is not asked again for a while.
    expect(proxy.asked).toHaveLength(asked);
  });

  test('is given up with the proxy named', async () => {
    proxy.behaveAs(403);
    const { url } = await startGateway(responses('https://socket.vendor.example') + models, throughHttp());
    const { text } = await ask(url, '/v1/responses', streamed);
    expect(text).toContain(`the proxy at 127.0.0.1:${proxy.port} (HTTPS_PROXY) does not connect`);
  });
});
