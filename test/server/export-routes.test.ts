import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import { createTar } from '../../src/inspect/export/tar.ts';
import { validateFixtures } from '../../src/replay/validate-fixtures.ts';
import { createApp, createServerState } from '../../src/server/app.ts';
import { clientRequest, exchange } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { storeAll } from '../record/support/store.ts';
import { serverConfig, testParts } from '../support/server.ts';
import { testTraces } from '../support/config.ts';

const secret = 'a-secret-that-was-configured-later';
const upstreamBody = JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Make it so.' }] });
const session = failingSession().map((one) => ({
  ...one,
  backend: one.backend && {
    ...one.backend,
    request: clientRequest(upstreamBody, { target: 'https://vendor.example/v1/chat/completions' }),
  },
}));
const leaking = exchange({ run: 'leaking', request: clientRequest(JSON.stringify({ prompt: `the key ${secret}` })) });
const ids = session.map(({ traceId }) => traceId);

let folder: string;
let app: Express;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-export-test-'));
  const url = `file:${join(folder, 'traces.db')}`;
  await storeAll([...session, leaking], { url });
  const traces = testTraces(url);
  const config = serverConfig({ traces, server: { keys: [secret] } });
  const control = createServerState(config);
  app = createApp(testParts({}, { settings: createSettings(config) }), control);
  close = () => control.traces.close();
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const ask = (query: Record<string, string>) =>
  request(app)
    .get('/api/export')
    .set('x-louter-key', secret)
    .query(query)
    .buffer(true)
    .parse((answer, done) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => void pieces.push(piece));
      answer.on('end', () => done(null, Buffer.concat(pieces)));
    });
const bytesOf = async (query: Record<string, string>): Promise<Buffer> => {
  const answer = await ask(query);
  const bytes = answer.body as Buffer;
  expect([answer.status, answer.status === 200 ? '' : bytes.toString()]).toEqual([200, '']);
  return bytes;
};
const textOf = async (query: Record<string, string>): Promise<string> => (await bytesOf(query)).toString();

describe('GET /api/export', () => {
  test('needs a key, and is saved by browsers, not shown', async () => {
    expect((await request(app).get('/api/export?form=har&filter=')).status).toBe(401);
    const { headers } = await ask({ form: 'har', ids: ids[0] ?? '' });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${ids[0]}.har"`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('exports what a filter matches, oldest first, or ids in their order', async () => {
    const lines = (await textOf({ form: 'jsonl', filter: `conversation:${ids[0]}` })).trim().split('\n');
    expect(lines.map((line) => /"trace_id":"(\w+)"/.exec(line)?.[1])).toEqual(ids);
    const har = await textOf({ form: 'har', ids: `${ids[2]},${ids[0]?.slice(0, 12)}` });
    expect(JSON.parse(har)).toMatchObject({ log: { entries: expect.arrayContaining([expect.anything()]) } });
    expect(har).toContain('https://vendor.example/v1/chat/completions');
  });

  test('exports the request of either side as a command', async () => {
    const id = ids[0] ?? '';
    const [client, upstream] = [
      await textOf({ form: 'curl', ids: id }),
      await textOf({ form: 'curl', ids: id, side: 'upstream' }),
    ];
    expect(client).toContain('curl ');
    expect(upstream).toContain('curl ');
    expect(client).not.toBe(upstream);
  });

  test('redacts secrets that were configured after the recording', async () => {
    const text = await textOf({ form: 'jsonl', filter: 'run:leaking' });
    expect(text).toContain('the key');
    expect(text).not.toContain(secret);
  });

  test('exports fixtures that are valid, as an archive that tar unpacks', async () => {
    const archive = join(folder, 'fixtures.tar');
    writeFileSync(archive, await bytesOf({ form: 'fixture', filter: `conversation:${ids[0]}` }));
    const into = join(folder, 'unpacked');
    mkdirSync(into);
    const unpacked = spawnSync('tar', ['-xf', archive, '-C', into], { encoding: 'utf8' });
    expect([unpacked.status, unpacked.stderr]).toEqual([0, '']);
    const files = readdirSync(into, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('meta.json'))).toHaveLength(ids.length);
    expect(validateFixtures(into)).toEqual([]);
  });

  test.each([
    [{}, 'form: expected html, har, jsonl, curl, fixture'],
    [{ form: 'zip', filter: '' }, 'form: expected'],
    [{ form: 'har' }, 'expected either ids or filter'],
    [{ form: 'har', ids: '00', filter: 'status:ok' }, 'expected either ids or filter'],
    [{ form: 'har', ids: '../x' }, 'ids: expected trace ids'],
    [{ form: 'har', ids: Array(101).fill('00').join(',') }, 'ids: expected at most 100'],
    [{ form: 'har', filter: '', side: 'client' }, 'side: only for form=curl'],
    [{ form: 'curl', filter: '', side: 'x' }, 'side: expected client or upstream'],
    [{ form: 'har', filter: 'modle:x' }, 'did you mean'],
    [{ form: 'har', filter: '', key: secret }, 'unknown parameter'],
  ])('answers 400 to %j', async (query, message) => {
    const answer = await ask(query as Record<string, string>);
    expect([answer.status, String(answer.body)]).toEqual([400, expect.stringContaining(message)]);
  });

  test('answers 404 where nothing matches', async () => {
    expect((await ask({ form: 'har', filter: 'run:nobody' })).status).toBe(404);
    expect((await ask({ form: 'har', ids: 'ffffffff' })).status).toBe(404);
  });

  test('answers 400 with the reason if a request cannot be a fixture', async () => {
    const answer = await ask({ form: 'fixture', ids: leaking.traceId });
    expect([answer.status, String(answer.body).length > 60]).toEqual([400, true]);
  });
});

test('divides long paths of an archive at a slash, and refuses those that it cannot', () => {
  const long = `${'a'.repeat(90)}/${'b'.repeat(90)}.json`;
  const archive = join(folder, 'long.tar');
  writeFileSync(archive, createTar([{ path: long, bytes: Buffer.from('x'.repeat(600)) }], 1));
  const listed = spawnSync('tar', ['-tf', archive], { encoding: 'utf8' });
  const content = spawnSync('tar', ['-xOf', archive, long], { encoding: 'utf8' });
  expect(readFileSync(archive).length % 512).toBe(0);
  expect([listed.stdout.trim(), content.stdout.length]).toEqual([long, 600]);
  expect(() => createTar([{ path: 'c'.repeat(101), bytes: Buffer.alloc(0) }], 1)).toThrow(RangeError);
});
