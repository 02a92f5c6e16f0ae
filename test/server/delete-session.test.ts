import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import { keepTraces, releaseTraces } from '../../src/record/store/kept-traces.ts';
import { createApp, createServerState } from '../../src/server/app.ts';
import { exchange } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { storeAll } from '../record/support/store.ts';
import { serverConfig, testParts } from '../support/server.ts';
import { testTraces } from '../support/config.ts';

const session = failingSession();
const other = exchange({ run: 'other' });
const [first, , last] = session.map(({ traceId }) => traceId);

let folder: string;
let url: string;
let app: Express;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-delete-'));
  url = `file:${join(folder, 'traces.db')}`;
  await storeAll([...session, other], { url });
  const config = serverConfig({ traces: testTraces(url), server: { keys: ['key'] } });
  const control = createServerState(config);
  app = createApp(testParts({}, { settings: createSettings(config) }), control);
  close = () => control.traces.close();
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const own = {
  'x-louter-key': 'key',
  'content-type': 'application/json',
  host: '127.0.0.1',
  origin: 'http://127.0.0.1',
};
const remove = (id: string, headers: Record<string, string>) =>
  request(app).post(`/api/conversations/${id}/delete`).set(headers);
const left = async (): Promise<number> => {
  const { body } = (await request(app).get('/api/traces').set('x-louter-key', 'key')) as {
    body: { traces: unknown[] };
  };
  return body.traces.length;
};

test('only a page of this gateway deletes a session, and only by POST', async () => {
  const site = { ...own, 'sec-fetch-site': 'same-origin' };
  for (const [headers, status] of [
    [{ ...site, 'x-louter-key': '' }, 401],
    [{ ...site, origin: 'https://evil.example' }, 403],
    [{ ...site, 'sec-fetch-site': 'cross-site' }, 403],
    [{ ...site, 'sec-fetch-site': 'same-site' }, 403],
    // A form of another page can send that.
    [{ ...site, 'content-type': 'text/plain' }, 415],
  ] as const)
    expect({ headers, status: (await remove(first ?? '', headers)).status }).toEqual({ headers, status });
  expect((await remove(first ?? '', { 'x-louter-key': 'key', 'content-type': 'application/json' })).status).toBe(403);
  expect((await request(app).get(`/api/conversations/${first}/delete`).set(site)).status).toBe(400);
  expect(await left()).toBe(4);
});

test('all of a session is deleted, by the id of any of its requests, unless one of them is pinned', async () => {
  const site = { ...own, 'sec-fetch-site': 'same-origin' };
  await keepTraces(url, [last ?? ''], 'pinned');
  const refused = await remove(first ?? '', site);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('pinned')]);
  expect(await left()).toBe(4);
  await releaseTraces(url, [last ?? '']);
  const deleted = await remove(last ?? '', site);
  expect(deleted.status).toBe(200);
  expect((deleted.body as { deleted: string[] }).deleted.toSorted()).toEqual(
    session.map(({ traceId }) => traceId).toSorted(),
  );
  expect(await left()).toBe(1);
  expect((await remove(first ?? '', site)).status).toBe(404);
});
