import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { configOf } from '../../src/config/load.ts';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { createApp, createServerState } from '../../src/server/app.ts';
import { LoginThrottle, ViewerSessions } from '../../src/server/viewer-sessions.ts';
import { type ServerConfigOptions, testParts } from '../support/server.ts';

const key = 'look-key-of-the-test';
const controlToken = 'louter-control-of-the-test';
/** A session ends when it was not used for twelve hours, and after a week; a code is valid for a minute. */
const hourMs = 60 * 60_000;
const [idleMs, lifetimeMs, codeLifetimeMs] = [12 * hourMs, 7 * 24 * hourMs, 60_000];
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const fieldOf = (json: string, name: string): string => asString(asObject(parseJson(json))?.[name]) ?? '';

/** A gateway with a clock of its own; each `ask` is a request, as a page of it sends it unless `headers` differ. */
async function start(
  options: ServerConfigOptions = { server: { keys: ['model-key'] }, viewer: { enabled: true, keys: [key] } },
) {
  const clock = { now: 0 };
  const parts = testParts(options, { controlToken });
  const control = { ...createServerState(parts.settings.config), sessions: new ViewerSessions(() => clock.now) };
  const server = createServer(createApp(parts, control)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const ownPage = { 'sec-fetch-site': 'same-origin' };
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { ...ownPage, ...headers } });
  const post = (path: string, body: object, headers: Record<string, string | undefined> = {}) => {
    const all = { ...ownPage, origin: url, 'content-type': 'application/json', ...headers };
    const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    return fetch(url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  };
  /** The headers of a page that has logged in. */
  async function logIn(body: object = { key }, headers: Record<string, string> = {}) {
    const answer = await post('/api/session', body, headers);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    return { setCookie: cookie, cookie: cookie.split(';', 1)[0] ?? '', 'x-louter-page': fieldOf(text, 'page') };
  }
  return { url, port, clock, parts, ask, post, logIn };
}

const message = async (answer: Response): Promise<string> =>
  fieldOf(JSON.stringify(asObject(parseJson(await answer.text()))?.['error']), 'message');
// Traces are off in these tests, which only a request that may read them learns.
const mayRead = async (answer: Response): Promise<boolean> => {
  expect([401, 403, 404]).toContain(answer.status);
  return answer.status === 404 && (await answer.text()).includes('off');
};

test('a page that has logged in learns that a route is not there, and does not log in again', async () => {
  const { ask, logIn } = await start();
  const { cookie, 'x-louter-page': page } = await logIn();
  expect((await ask('/api/nothing', { cookie, 'x-louter-page': page })).status).toBe(404);
  expect((await ask('/api/nothing')).status).toBe(401);
});

test('a page reads traces with both halves of a session, and with neither alone', async () => {
  const { ask, logIn, port } = await start();
  expect(await (await ask('/api/session')).json()).toEqual({
    needs_login: true,
    is_active: false,
    may_delete: false,
    setting: 'viewer.keys',
    is_live: true,
  });
  const { setCookie, cookie, 'x-louter-page': page } = await logIn();
  expect(setCookie).toMatch(new RegExp(`^louter_${port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`));
  expect(page).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(page);
  const both = { cookie: `other=1; ${cookie}`, 'x-louter-page': page };
  expect(await mayRead(await ask('/api/traces', both))).toBe(true);
  expect((await ask('/api/diagnostics', both)).status).toBe(200);
  expect(await (await ask('/api/session', both)).json()).toMatchObject({ is_active: true });
  for (const half of [{ cookie }, { 'x-louter-page': page }, { cookie: `louter_1=${page}`, 'x-louter-page': page }])
    for (const path of ['/api/traces', '/api/conversations', '/api/diagnostics'])
      expect((await ask(path, half)).status).toBe(401);
  expect(await message(await ask('/api/traces', { 'x-louter-page': page }))).toContain('log in again at /ui/login');
});

test('a session is no key: models, metrics, reloads and codes need their own credentials', async () => {
  const { ask, post, logIn } = await start();
  const { setCookie: _, ...halves } = await logIn();
  expect((await ask('/metrics', halves)).status).toBe(401);
  expect((await ask('/v1/models', halves)).status).toBe(401);
  expect((await post('/v1/messages', {}, halves)).status).toBe(401);
  expect((await post('/api/reload', {}, halves)).status).toBe(403);
  expect((await post('/api/session/codes', {}, halves)).status).toBe(401);
});

test.each(['same-site', 'cross-site', 'none', undefined])('refuses a session with Sec-Fetch-Site %s', async (site) => {
  const { url, logIn } = await start();
  const { setCookie: _, ...halves } = await logIn();
  const headers = { ...halves, ...(site !== undefined && { 'sec-fetch-site': site }) };
  expect([401, 403]).toContain((await fetch(`${url}/api/traces`, { headers })).status);
});

test.each([
  ['no Origin', { origin: undefined }, 403],
  ['a foreign Origin', { origin: 'http://127.0.0.1:1' }, 403],
  ['the Origin of a rebound name', { origin: 'http://rebound.example' }, 403],
  ['Origin null', { origin: 'null' }, 403],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }, 403],
  ['no Sec-Fetch-Site', { 'sec-fetch-site': undefined }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
])('refuses to log in with %s', async (_name, headers, status) => {
  const { post } = await start();
  const answer = await post('/api/session', { key }, headers);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
});

test('refuses to log in at a host name that is not its own', async () => {
  const { port } = await start();
  const host = `rebound.example:${port}`;
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    const headers = {
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const sent = request({ port, host: '127.0.0.1', path: '/api/session', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.end(JSON.stringify({ key }));
  });
  expect(status).toBe(403);
});

test('accepts a page without Sec-Fetch-Site where browsers send none: beyond loopback over http', async () => {
  const { port } = await start({ server: { keys: [key], host: 'louter.internal' } });
  const host = `louter.internal:${port}`;
  const { request } = await import('node:http');
  const cookie = await new Promise((resolve) => {
    const headers = { host, origin: `https://${host}`, 'content-type': 'application/json' };
    request({ port, host: '127.0.0.1', path: '/api/session', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.headers['set-cookie']?.[0]);
    }).end(JSON.stringify({ key }));
  });
  // The page was loaded by https, which a proxy ended.
  expect(cookie).toMatch(/; Secure$/);
});

test('accepts a code once, within a minute, and issues it to a key or the control token only', async () => {
  const { post, logIn, clock } = await start();
  async function codeFor(credential: string): Promise<Record<string, unknown>> {
    const headers = { 'x-louter-key': credential, origin: undefined, 'sec-fetch-site': undefined };
    return JSON.parse(await (await post('/api/session/codes', {}, headers)).text());
  }
  expect((await post('/api/session/codes', {})).status).toBe(401);
  expect((await post('/api/session/codes', {}, { 'x-louter-key': 'model-key' })).status).toBe(401);
  const { code, expires_in_ms: lifetime } = await codeFor(key);
  expect([String(code).length, lifetime]).toEqual([43, codeLifetimeMs]);
  await logIn({ code });
  await expect(logIn({ code })).rejects.toThrow(/401 .*Run louter ui again/);
  const late = await codeFor(controlToken);
  clock.now += codeLifetimeMs;
  await expect(logIn({ code: late.code })).rejects.toThrow('401');
});

test('refuses the sixth attempt in a minute, even with the right key', async () => {
  const { post } = await start();
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await post('/api/session', attempt % 2 === 0 ? { key: 'wrong' } : { code: 'wrong' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  }
  const sixth = await post('/api/session', { key });
  expect([sixth.status, sixth.headers.get('set-cookie')]).toEqual([429, null]);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(30);
});

test('ends a session on request, when it is idle or old, and when a reload changes the keys', async () => {
  const { ask, post, logIn, clock, parts } = await start();
  const isActive = async (halves: Record<string, string>) => (await ask('/api/traces', halves)).status === 404;
  const first = await logIn();
  expect(await (await post('/api/session/end', {}, first)).json()).toEqual({ ended: true });
  expect(await isActive(first)).toBe(false);
  expect(await (await post('/api/session/end', {}, first)).json()).toEqual({ ended: false });

  const idle = await logIn();
  clock.now += idleMs - 1;
  expect(await isActive(idle)).toBe(true);
  clock.now += idleMs;
  expect(await isActive(idle)).toBe(false);

  const old = await logIn();
  for (const started = clock.now; clock.now < started + lifetimeMs; clock.now += idleMs / 2)
    expect(await isActive(old)).toBe(true);
  expect(await isActive(old)).toBe(false);

  const other = await logIn();
  const { config } = parts.settings;
  parts.settings.replace({ ...config, log: { level: 'error' } });
  expect(await isActive(other)).toBe(true);
  parts.settings.replace({ ...config, viewer: { enabled: true, keys: [key, 'one more'] } });
  expect(await isActive(other)).toBe(false);
});

test.each([{}, { key: 1 }, { key, code: 'both' }, { kee: 'x' }, []])('answers 400 to the body %j', async (body) => {
  const { post } = await start();
  expect((await post('/api/session', body)).status).toBe(400);
});

test('needs no login without keys', async () => {
  const { ask, post } = await start({});
  expect(await (await ask('/api/session')).json()).toEqual({
    needs_login: false,
    is_active: false,
    may_delete: true,
    setting: null,
    is_live: true,
  });
  expect(await (await post('/api/session/codes', {})).json()).toMatchObject({ code: null });
  expect(await message(await post('/api/session', { key: 'any' }))).toContain('has no keys');
});

test('has no sessions where the viewer is off', async () => {
  const { ask } = await start({ viewer: { enabled: false, keys: null } });
  expect((await ask('/api/session')).status).toBe(404);
});

test('counts failed attempts by address, and by network for IPv6', () => {
  let now = 0;
  const throttle = new LoginThrottle(() => now);
  const failFiveTimes = (address: string): void => {
    for (let count = 0; count < 5; count++, now += 1000) throttle.fail(address);
  };
  failFiveTimes('192.0.2.1');
  expect([throttle.waitMs('192.0.2.1'), throttle.waitMs('::ffff:192.0.2.1'), throttle.waitMs('192.0.2.2')]).toEqual([
    55_000, 55_000, 0,
  ]);
  failFiveTimes('2001:db8::1');
  expect(throttle.waitMs('2001:db8:0:0:ffff::9')).toBeGreaterThan(0);
  expect(throttle.waitMs('2001:db8:0:1::1')).toBe(0);
  now = 60_000;
  expect(throttle.waitMs('192.0.2.1')).toBe(0);
});

test('keeps a thousand sessions, and drops the one that was not used for the longest time', () => {
  const sessions = new ViewerSessions();
  const grant = { keyExpiresAt: null, mayDelete: false };
  const [used, unused] = [sessions.start(grant), sessions.start(grant)];
  sessions.isValid(used);
  for (let count = 0; count < 999; count++) sessions.start(grant);
  expect([sessions.isValid(used), sessions.isValid(unused)]).toEqual([true, false]);
});

const isOver = (stream: Response): Promise<boolean> => stream.text().then(() => true);

test('live streams of a session end with it', async () => {
  const { ask, post, logIn } = await start();
  const { setCookie: _first, ...one } = await logIn();
  const { setCookie: _second, ...two } = await logIn();
  const [streamOfOne, streamOfTwo] = await Promise.all([ask('/api/live', one), ask('/api/live', two)]);
  expect([streamOfOne.status, streamOfTwo.status]).toEqual([200, 200]);
  let isTwoOver = false;
  const overOfTwo = isOver(streamOfTwo).then(() => (isTwoOver = true));
  expect(await (await post('/api/session/end', {}, one)).json()).toEqual({ ended: true });
  expect(await isOver(streamOfOne)).toBe(true);
  expect(isTwoOver).toBe(false);
  await post('/api/session/end', {}, two);
  expect(await overOfTwo).toBe(true);
});

test('a live stream ends when its session expires, and does not count as use of it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { ask, logIn, clock } = await start();
    const { setCookie: _set, ...both } = await logIn();
    const stream = await ask('/api/live', both);
    expect(stream.status).toBe(200);
    clock.now = idleMs - 1;
    vi.advanceTimersByTime(15_000);
    clock.now = idleMs;
    vi.advanceTimersByTime(15_000);
    expect(await isOver(stream)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('live streams end when the configuration is replaced: their key may have been revoked', async () => {
  const { ask, parts } = await start();
  const stream = await ask('/api/live', { 'x-louter-key': key });
  expect(stream.status).toBe(200);
  const { config } = parts.settings;
  parts.settings.replace({ ...config, viewer: { ...config.viewer, keys: ['another-key-of-the-test'] } });
  expect(await isOver(stream)).toBe(true);
  expect((await ask('/api/live', { 'x-louter-key': key })).status).toBe(401);
});

describe('deleting a session', () => {
  const guests = configOf({
    keys: {
      reader: { key: 'key-of-the-reader', may: ['view'] },
      cleaner: { key: 'key-of-the-cleaner', may: ['view', 'delete'] },
      user: { key: 'key-of-the-user', may: ['use'] },
    },
  }).keys;
  const path = '/api/conversations/abcdef/delete';
  const direct = (name: string) => ({ 'x-louter-key': name });

  test.each([
    ['of server.keys', { server: { keys: ['one'] } }, 'one', true],
    ['of viewer.keys', { server: { keys: ['one'] }, viewer: { enabled: true, keys: ['two'] } }, 'two', false],
    ['that may only view', { keys: guests }, 'key-of-the-reader', false],
    ['that may view and delete', { keys: guests }, 'key-of-the-cleaner', true],
  ] as const)(
    'with a key %s: allowed as its rights are, also in sessions and by codes',
    async (_, options, name, may) => {
      const { ask, post, logIn } = await start(options);
      const programs = { ...direct(name), origin: undefined, 'sec-fetch-site': undefined };
      const code = fieldOf(await (await post('/api/session/codes', {}, programs)).text(), 'code');
      for (const headers of [direct(name), await logIn({ key: name }), await logIn({ code })]) {
        const { cookie, ...others } = { cookie: '', 'x-louter-key': '', 'x-louter-page': '', ...headers };
        const sent = {
          cookie,
          ...Object.fromEntries(Object.entries(others).filter(([field]) => field.startsWith('x-'))),
        };
        expect((await ask('/api/traces', sent)).status).toBe(404);
        expect(await (await ask('/api/session', sent)).json()).toMatchObject({ may_delete: may });
        const answer = await post(path, {}, sent);
        expect(answer.status).toBe(may ? 404 : 403);
        if (!may)
          expect(await message(answer)).toMatch(/may (?:not delete|read traces, but not delete)|lacks "delete"/);
      }
    },
  );

  test('is for nobody else, and for everyone at a gateway without keys', async () => {
    const { post } = await start({ keys: guests });
    expect((await post(path, {}, direct('key-of-the-user'))).status).toBe(403);
    expect((await post(path, {})).status).toBe(401);
    const open = await start({});
    expect(await (await open.ask('/api/session')).json()).toMatchObject({ may_delete: true });
    expect((await open.post(path, {})).status).toBe(404);
  });

  test('ends as a right of sessions when a reload takes it from their key', async () => {
    const { post, logIn, parts } = await start({ keys: guests });
    const halves = await logIn({ key: 'key-of-the-cleaner' });
    const sent = { cookie: halves.cookie, 'x-louter-page': halves['x-louter-page'] };
    expect((await post(path, {}, sent)).status).toBe(404);
    const { config } = parts.settings;
    parts.settings.replace({ ...config, keys: guests.map((each) => ({ ...each, mayDelete: false })) });
    expect((await post(path, {}, sent)).status).toBe(401);
  });
});

describe('a key of [keys] that expires', () => {
  const expiring = (expiresAt: number): ServerConfigOptions => ({
    keys: configOf({
      keys: { guest: { key: 'key-of-the-guest', may: ['view'], expires: new Date(expiresAt).toISOString() } },
    }).keys,
  });
  const asGuest = { 'x-louter-key': 'key-of-the-guest', origin: undefined, 'sec-fetch-site': undefined };

  test('ends the sessions that were started with it, also by a code', async () => {
    const expiresAt = Date.now() + 3_600_000;
    const { ask, post, logIn, clock } = await start(expiring(expiresAt));
    clock.now = expiresAt - 1_000;
    const byKey = await logIn({ key: 'key-of-the-guest' });
    const codeFor = async (headers: Record<string, string | undefined>): Promise<string> =>
      fieldOf(await (await post('/api/session/codes', {}, headers)).text(), 'code');
    const byCode = await logIn({ code: await codeFor(asGuest) });
    const ofOwner = await logIn({ code: await codeFor({ ...asGuest, 'x-louter-key': controlToken }) });
    const read = async () =>
      Promise.all([byKey, byCode, ofOwner].map(async (halves) => mayRead(await ask('/api/traces', halves))));
    expect(await read()).toEqual([true, true, true]);
    clock.now = expiresAt;
    expect(await read()).toEqual([false, false, true]);
  });

  test('ends the live streams that were started with it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const now = vi.spyOn(Date, 'now');
    try {
      const expiresAt = Date.now() + 3_600_000;
      const { ask } = await start(expiring(expiresAt));
      const stream = await ask('/api/live', { 'x-louter-key': 'key-of-the-guest' });
      expect(stream.status).toBe(200);
      now.mockReturnValue(expiresAt);
      vi.advanceTimersByTime(15_000);
      expect(await isOver(stream)).toBe(true);
    } finally {
      now.mockRestore();
      vi.useRealTimers();
    }
  });
});
