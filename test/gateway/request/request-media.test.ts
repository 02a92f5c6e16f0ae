import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backendOf } from '../../../src/protocols/backends.ts';
import type { BackendConfig } from '../../../src/config/config.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startBareGateway, type BareGateway } from '../../support/conversation.ts';
import { chatReply } from '../../support/reply-chat.ts';
import { ollamaReply } from '../../support/reply-ollama.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';

const upstream = await startUpstream();
const other = await startUpstream();
const host = await startUpstream();
afterAll(() => Promise.all([upstream.close(), other.close(), host.close()]));

const png = 'iVBORw0KGgo=';
const printed: ScriptedReply = { text: 'A cat.', usage: { input: 20, cached: 0, output: 4 } };
beforeEach(() => {
  for (const each of [upstream, other, host]) each.reset();
  upstream.answerWith(() => jsonAnswer(ollamaReply.plain(printed, 'm')));
  other.answerWith(() => jsonAnswer(chatReply.plain(printed, 'm')));
  host.answerWith(() => ({ headers: { 'content-type': 'image/png' }, body: Buffer.from(png, 'base64') }));
});

let bare: BareGateway;
afterEach(async () => {
  expect(bare.defects).toEqual([]);
  await bare.gateway.stop(0);
});
interface Setting {
  fetch: boolean;
  hosts?: 'any' | 'public';
  target?: string | string[];
}
function start({ fetch, hosts = 'any', target = 'one/m' }: Setting): void {
  const backend = (name: string, settings: Partial<BackendConfig>) => testBackend({ name, retries: 1, ...settings });
  const config = testConfig({
    backends: [
      backend('one', { protocol: 'ollama', baseUrl: upstream.url }),
      backend('two', { protocol: 'openai-chat', baseUrl: `${other.url}/v1` }),
    ],
    models: { '*': target },
  });
  bare = startBareGateway({ ...config, media: { fetch } }, hosts === 'any' ? { mayFetchFrom: () => true } : {});
}

const image = (url: string): JsonObject => ({ type: 'image', source: { type: 'url', url } });
const ask = (...content: JsonObject[]) =>
  bare.ask({ client: 'anthropic', body: { model: 'x', max_tokens: 50, messages: [{ role: 'user', content }] } });
const sent = (): unknown => (upstream.received[0]?.json as { messages: unknown } | undefined)?.messages;

describe('a URL for a vendor that accepts bytes only', () => {
  test('is fetched if allowed, and noted in the trace without its query', async () => {
    start({ fetch: true });
    const reply = await ask(image(`${host.url}/cat.png?token=secret`), { type: 'text', text: 'What is it?' });
    expect(sent()).toMatchObject([{ images: [png] }]);
    expect(reply.exchange.losses).toEqual([]);
    expect(reply.exchange.notes).toContainEqual({
      what: 'fetched image',
      saw: `${host.url}/cat.png`,
      made: 'image/png in base64 of 12 bytes',
      effect: { name: 'media-fetched', path: '/messages/0/content/0' },
    });
  });

  test('is fetched within a tool result', async () => {
    start({ fetch: true });
    await bare.ask({
      client: 'anthropic',
      body: {
        model: 'x',
        max_tokens: 50,
        messages: [
          { role: 'user', content: 'Look.' },
          { role: 'assistant', content: [{ type: 'tool_use', id: 't1', name: 'look', input: {} }] },
          { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: [image(host.url)] }] },
        ],
      },
    });
    expect(JSON.stringify(sent())).toContain(png);
  });

  test('is fetched once, however often it is sent', async () => {
    start({ fetch: true });
    upstream.answer({ status: 503, headers: { 'retry-after-ms': '1' } });
    await ask(image(host.url), image(host.url));
    expect(upstream.received).toHaveLength(2);
    expect(host.received).toHaveLength(1);
  });

  test('is not fetched if not allowed', async () => {
    start({ fetch: false });
    const reply = await ask(image(host.url));
    expect(host.received).toEqual([]);
    expect(reply.status).toBe(200);
    expect(reply.exchange.losses).toMatchObject([{ path: '/messages/0/content/0' }]);
  });

  test('is not fetched from a private network, and the loss states why', async () => {
    start({ fetch: true, hosts: 'public' });
    const reply = await ask(image(host.url));
    expect(host.received).toEqual([]);
    expect(reply.status).toBe(200);
    expect(reply.exchange.losses).toContainEqual({
      path: '/messages/0/content/0',
      what: 'the image was not fetched: 127.0.0.1 is not a host on the public internet',
      leg: 'request',
    });
    expect(reply.headers['x-louter-losses']).toBe('2');
  });

  test('is a loss, not an error, when it cannot be fetched', async () => {
    start({ fetch: true });
    host.answerWith(() => ({ status: 404 }));
    const reply = await ask(image(host.url));
    expect(reply.status).toBe(200);
    expect(reply.exchange.losses).toContainEqual({
      path: '/messages/0/content/0',
      what: 'the image was not fetched: its host answered 404',
      leg: 'request',
    });
  });

  test('is not fetched after the twentieth', async () => {
    start({ fetch: true });
    const reply = await ask(...Array.from({ length: 21 }, (_, index) => image(`${host.url}/${index}`)));
    expect(host.received).toHaveLength(20);
    expect(reply.exchange.losses).toContainEqual({
      path: '/messages/0/content/20',
      what: 'the image was not fetched: a request may contain 20 URLs to fetch',
      leg: 'request',
    });
  });

  test('is not fetched when the total size is too large', async () => {
    start({ fetch: true });
    host.answerWith(() => ({ headers: { 'content-type': 'image/png' }, body: Buffer.alloc(10 * 1024 * 1024) }));
    const reply = await ask(...Array.from({ length: 12 }, (_, index) => image(`${host.url}/${index}`)));
    expect(host.received).toHaveLength(4);
    const tooMuch = reply.exchange.losses.filter(({ what }) => what.includes('together is larger'));
    expect(tooMuch).toMatchObject([{ path: '/messages/0/content/3', count: 9 }]);
  });

  test('is aborted when the client disconnects', async () => {
    start({ fetch: true });
    host.answerWith(() => ({ ends: 'unanswered' }));
    const abort = new AbortController();
    const body = { model: 'x', max_tokens: 50, messages: [{ role: 'user', content: [image(host.url)] }] };
    const requested = bare.ask({ client: 'anthropic', body, signal: abort.signal });
    await host.arrived(1);
    abort.abort();
    expect((await requested).outcome.status).toBe('aborted');
    expect(await host.received[0]?.outcome).toBe('abandoned');
  });
});

test.each([
  ['https://generativelanguage.googleapis.com/v1beta/files/abc', false],
  ['https://www.youtube.com/watch?v=abc', false],
  ['https://example.org/a.png', true],
])('for Gemini, %s is fetched: %s', (url, inBytes) => {
  const needs = backendOf('gemini')?.needsBytes?.({ type: 'image', source: { kind: 'url', url } });
  expect(needs).toBe(inBytes);
});

test('is forwarded to a vendor that accepts URLs', async () => {
  start({ fetch: true, target: 'two/m' });
  await ask(image('https://example.org/a.png'));
  expect(host.received).toEqual([]);
  expect(JSON.stringify(other.received[0]?.json)).toContain('https://example.org/a.png');
});
