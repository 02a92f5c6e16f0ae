import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { readViewerFiles } from '../../src/server/viewer-files.ts';
import { testBackend } from '../support/config.ts';
import { type ServerConfigOptions, testParts } from '../support/server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-viewer-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'app.js'), 'run()');
  writeFileSync(join(folder, 'secret.txt'), 'not served');
});
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (options: ServerConfigOptions = {}) =>
  createApp(testParts(options, { readViewerFiles: () => readViewerFiles(folder) }));
const browser = { accept: 'text/html,application/xhtml+xml' };

describe('GET /', () => {
  test('sends a browser to the viewer, and greets all others as before', async () => {
    const app = serve();
    const page = await request(app).get('/').set(browser);
    expect([page.status, page.headers['location']]).toEqual([303, '/ui/']);
    expect((await request(app).get('/').set('accept', '*/*')).text).toBe('Louter is running');
  });

  test('greets a browser too when the viewer is off', async () => {
    const app = serve({ viewer: { enabled: false, keys: null } });
    expect((await request(app).get('/').set(browser)).text).toBe('Louter is running');
    for (const path of ['/ui/', '/api/conversations', '/api/facets'])
      expect((await request(app).get(path)).status).toBe(404);
    expect((await request(app).get('/api/traces')).body).toMatchObject({
      error: { message: expect.stringContaining('off') },
    });
  });
});

describe('GET /ui/', () => {
  test.each(['/ui/', '/ui/traces/00ff', '/ui/conversations/00ff?turn=1', '/ui/../../etc/passwd', '/ui/secret.txt'])(
    '%s is the page, with headers that let it run its own files only',
    async (path) => {
      const { status, text, headers } = await request(serve()).get(path);
      expect({ status, text }).toEqual({ status: 200, text: '<!doctype html><title>page</title>' });
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = headers['content-security-policy']?.split('; ');
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(rule);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test('marks the page where nobody has to log in, so that it loads its data at once', async () => {
    const page = join(folder, 'marked');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<div id="app"></div>');
    const files = { readViewerFiles: () => readViewerFiles(page) };
    const textFor = async (options: ServerConfigOptions): Promise<string> =>
      (await request(createApp(testParts(options, files))).get('/ui/')).text;
    expect(await textFor({})).toBe('<div id="app" data-login="none"></div>');
    expect(await textFor({ server: { keys: ['k'] } })).toBe('<div id="app"></div>');
  });

  test('/ui leads to it', async () => {
    const { status, headers } = await request(serve()).get('/ui');
    expect([status, headers['location']]).toEqual([303, '/ui/']);
  });

  test('a file is kept by the browser until it changes, and sent compressed to those who accept it', async () => {
    const app = serve();
    const path = '/ui/assets/app.js';
    const plain = await request(app).get(path).set('accept-encoding', 'identity');
    expect({ status: plain.status, text: plain.text }).toEqual({ status: 200, text: 'run()' });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const packed = await request(app).get(path).set('accept-encoding', 'br;q=0, gzip');
    expect([packed.headers['content-encoding'], packed.text]).toEqual(['gzip', 'run()']);
    const known = await request(app)
      .get(path)
      .set('if-none-match', plain.headers['etag'] ?? '');
    expect(known.status).toBe(304);
  });

  test('a file that does not exist is a 404', async () => {
    expect((await request(serve()).get('/ui/assets/old-0000.js')).status).toBe(404);
    expect((await request(serve()).post('/ui/')).status).toBe(405);
  });

  test('names the remedy when the viewer is not built', async () => {
    const app = createApp(testParts({}, { readViewerFiles: () => new Map() }));
    expect((await request(app).get('/ui/')).text).toContain('npm run codegen');
  });

  test('takes no key from the address', async () => {
    const app = serve({ server: { keys: ['secret'] } });
    for (const path of [
      '/ui/?key=secret',
      '/ui/login?key=secret',
      '/api/conversations?key=secret',
      '/api/runs?key=secret',
    ])
      expect((await request(app).get(path)).status).toBe(400);
  });
});

describe('with keys', () => {
  test.each(['/ui/', '/ui/login', '/ui/assets/app.js'])('%s has no data, and needs none', async (path) => {
    const app = serve({ server: { keys: ['secret'] } });
    expect((await request(app).get(path)).status).toBe(200);
  });

  const data = ['/api/traces', '/api/conversations', '/api/traces/00/chain'];
  test.each(data)('%s needs one of viewer.keys, if set, and no other', async (path) => {
    const app = serve({ server: { keys: ['model-key'] }, viewer: { enabled: true, keys: ['look'] } });
    const refused = await request(app).get(path).set('x-louter-key', 'model-key');
    expect([refused.status, refused.text]).toEqual([401, expect.stringContaining('viewer.keys')]);
    expect((await request(app).get(path).set('x-louter-key', 'look')).status).not.toBe(401);
    expect((await request(app).post('/v1/messages').set('x-louter-key', 'look')).status).toBe(401);
  });

  test('only x-louter-key counts where other headers have the key of a vendor', async () => {
    const backends = [testBackend({ name: 'a', auth: { kind: 'client' } })];
    const app = serve({ backends, server: { keys: ['secret'] } });
    expect((await request(app).get('/api/facets').set('x-api-key', 'secret')).status).toBe(401);
    expect((await request(app).get('/api/facets').set('x-louter-key', 'secret')).status).not.toBe(401);
  });
});

test('/ui/ refuses other hosts and pages of other origins', async () => {
  const page = () => request(serve()).get('/ui/');
  expect((await page().set('host', 'rebound.example')).status).toBe(403);
  expect((await page().set('origin', 'https://evil.example')).status).toBe(403);
  expect((await page().set('sec-fetch-site', 'same-site')).status).toBe(403);
});

test('a link of another page may open the viewer, which has no data, but no data', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await request(serve()).get('/ui/').set(link)).status).toBe(200);
  expect((await request(serve()).get('/api/conversations').set(link)).status).toBe(403);
});
