import { request as openRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anthropicSse, chatSse, cutInto, jsonAnswer, sseAnswer, startUpstream, type Upstream } from './upstream.ts';

describe('the scripted upstream', () => {
  let upstream: Upstream;
  beforeEach(async () => {
    upstream = await startUpstream();
  });
  afterEach(() => upstream.close());

  const post = (body: unknown): Promise<Response> =>
    fetch(`${upstream.url}/v1/x?beta=true`, { method: 'POST', body: JSON.stringify(body) });

  test('gives its answers in order and keeps what it received', async () => {
    upstream.answer(jsonAnswer({ a: 1 }), jsonAnswer({ error: 'slow' }, 429, { 'retry-after': '2' }));
    expect(await (await post({ n: 1 })).json()).toEqual({ a: 1 });
    const second = await post({ n: 2 });
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '2']);
    await second.text();
    expect(upstream.received.map(({ path, json }) => [path, json])).toEqual([
      ['/v1/x?beta=true', { n: 1 }],
      ['/v1/x?beta=true', { n: 2 }],
    ]);
    expect(await upstream.received[1]?.outcome).toBe('answered');
  });

  test('says so when nothing was scripted', async () => {
    const response = await post({});
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('no answer scripted for POST /v1/x?beta=true');
  });

  test('writes every piece on its own, cut through a code point', async () => {
    const text = chatSse([{ x: 'ä' }]);
    upstream.answer(sseAnswer(cutInto(3, text)));
    const response = await post({});
    const reads: Uint8Array[] = [];
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) reads.push(chunk);
    expect(reads.length).toBeGreaterThan(3);
    expect(Buffer.concat(reads).toString()).toBe('data: {"x":"ä"}\n\ndata: [DONE]\n\n');
  });

  test('cuts a stream without its end', async () => {
    upstream.answer(sseAnswer(anthropicSse([{ type: 'ping' }]), 'cut'));
    const response = await post({});
    await expect(response.text()).rejects.toThrow();
  });

  test('sends an interim answer before its own, and trailers behind it', async () => {
    upstream.answer({ ...jsonAnswer({ a: 1 }), informs: true, trailers: { 'x-checksum': 'abc' } });
    const { hostname, port } = new URL(upstream.url);
    const reported = await new Promise((resolve, reject) => {
      const interim: number[] = [];
      const sent = openRequest({ hostname, port, method: 'POST' }, (response) => {
        response.resume().on('end', () => resolve({ interim, trailers: response.trailers }));
      });
      sent.on('information', ({ statusCode }) => interim.push(statusCode)).on('error', reject);
      sent.end('{}');
    });
    expect(reported).toEqual({ interim: [103], trailers: { 'x-checksum': 'abc' } });
  });

  test('resets before a byte', async () => {
    upstream.answer({ ends: 'reset' });
    await expect(post({})).rejects.toThrow();
  });

  test('notices a caller that hangs up', async () => {
    upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const call = fetch(upstream.url, { method: 'POST', body: '{}', signal: controller.signal });
    const [request] = await upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toThrow();
    expect(await request?.outcome).toBe('abandoned');
  });
});
