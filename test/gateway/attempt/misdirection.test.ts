import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Protocol } from '../../../src/core/types.ts';
import { checkExchange } from '../../../src/record/check-exchange.ts';
import { recorded } from '../../record/support/store.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type ReceivedReply } from '../../support/conversation.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

const words = 'CUDA out of memory';
const page = `<!doctype html><html><head><title>Open WebUI</title></head><body><p>${words}</p></body></html>`;
const text = (status: number, type: string, body: string): ScriptedAnswer => ({
  status,
  headers: { 'content-type': type },
  body,
});

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

const requests: Record<Protocol, unknown> = {
  anthropic: { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'hi' }] },
  'openai-chat': { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
  'openai-responses': { model: 'm', input: 'hi' },
  gemini: { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] },
  ollama: { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
  'gemini-interactions': { model: 'm', input: 'hi' },
};

interface Setting {
  client: Protocol;
  backend: Protocol;
  stream: boolean;
  base?: string;
  mode?: 'auto' | 'proxy';
}

/** The check of the exchange does not take the gateway's own error for a changed one. */
async function expectAgreement({ exchange }: ReceivedReply): Promise<void> {
  expect(checkExchange(await recorded(exchange)).findings).toEqual([]);
}

function ask({
  client,
  backend,
  stream,
  base = vendors[backend].base,
  mode = 'auto',
}: Setting): Promise<ReceivedReply> {
  const config = testBackend({ name: 'one', protocol: backend, retries: 0, mode, baseUrl: upstream.url + base });
  const gateway = startTestGateway(testConfig({ backends: [config], models: { '*': 'one/m' } }));
  const method = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return gateway.ask({
    client,
    body: { ...(requests[client] as object), ...(client !== 'gemini' && { stream }) },
    ...(client === 'gemini' && { target: `/v1beta/models/m:${method}` }),
  });
}

const protocols = Object.keys(requests) as Protocol[];
const settings = (['anthropic', 'openai-chat'] as const).flatMap((client) =>
  protocols.flatMap((backend) => [true, false].map((stream): Setting => ({ client, backend, stream }))),
);
const same = protocols.flatMap((client) =>
  [true, false].map((stream): Setting => ({ client, backend: client, stream })),
);
const all = [...settings.filter(({ client, backend }) => client !== backend), ...same];

describe.each(all)('$client client, $backend backend (stream: $stream)', (setting) => {
  test.each([
    ['an object', { error: { message: words, type: 'server_error' } }],
    ['a text', { error: words }],
    ['nothing around it', { object: 'error', message: words, code: 500 }],
    ['a detail', { detail: words }],
    ['a list of details', { detail: [{ loc: ['body'], msg: words }] }],
    ['the error of a server behind it', { error: { message: 'Provider returned error', metadata: { raw: words } } }],
  ])('an error has the words of its server, and so has the trace: %s', async (_what, body) => {
    for (const mode of ['auto', 'proxy'] as const) {
      upstream.answer(jsonAnswer(body, 500));
      const reply = await ask({ ...setting, mode });
      expect(reply.text).toContain(words);
      expect(reply.exchange.error?.message).toContain(words);
      expect(reply.outcome.status).toBe('upstream-error');
    }
  });

  test.each(['text/html', 'text/html; charset=utf-8'])(
    'a page with status 200 is an upstream error: %s',
    async (type) => {
      upstream.answer(text(200, type, page));
      const reply = await ask(setting);
      expect([reply.status, reply.outcome.status]).toEqual([502, 'upstream-error']);
      expect(reply.exchange.error?.message).toContain('with a web page');
      expect(reply.text).toContain('base_url');
      expect(reply.text).toContain('Open WebUI');
      expect(() => JSON.parse(reply.text) as unknown).not.toThrow();
      if (type === 'text/html') await expectAgreement(reply);
    },
  );

  test.each([
    ['FastAPI', jsonAnswer({ detail: 'Not Found' }, 404)],
    ['Go', text(404, 'text/plain', '404 page not found')],
    ['llama-server', jsonAnswer({ error: { code: 404, message: 'File Not Found', type: 'not_found_error' } }, 404)],
    ['Express', text(404, 'text/html', '<!DOCTYPE html><pre>Cannot POST /v1/x</pre>')],
    ['nothing', text(404, 'text/plain', '')],
    ['a server that takes GET there', jsonAnswer({ detail: 'Method Not Allowed' }, 405)],
  ])('a route that the server does not have is explained: %s', async (server, answer) => {
    upstream.answer(answer);
    const reply = await ask(setting);
    expect([reply.status, reply.outcome.status]).toEqual([502, 'upstream-error']);
    const { message = '' } = reply.exchange.error ?? {};
    expect(message).toMatch(/^127\.0\.0\.1:\d+ has no route POST \/\S+ \((?:404|405)/);
    expect(message).toContain('base_url');
    expect(message).toContain('protocol');
    expect(reply.headers['x-should-retry']).toBe(isRead(setting.client) ? 'false' : undefined);
    if (server === 'FastAPI') await expectAgreement(reply);
  });

  test('a model that the server does not have is its own error', async () => {
    upstream.answer(jsonAnswer({ error: { message: 'The model `m` does not exist.', code: 'model_not_found' } }, 404));
    const reply = await ask(setting);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('base_url');
  });
});

/** The SDKs of Google and Ollama go by the status alone. */
const isRead = (client: Protocol): boolean => !['gemini', 'gemini-interactions', 'ollama'].includes(client);

describe('an answer in another protocol names both', () => {
  const reply: ScriptedReply = { text: 'hello', usage: { input: 1, cached: 0, output: 1 } };
  const pairs = protocols.flatMap((backend) =>
    protocols
      .filter((other) => other !== backend)
      .flatMap((other) => [true, false].map((stream) => ({ backend, other, stream }))),
  );
  test.each(pairs)('$other from a backend of $backend (stream: $stream)', async ({ backend, other, stream }) => {
    const { writer, streams } = vendors[other];
    upstream.answer(stream ? streams(writer.stream(reply, 'm')) : jsonAnswer(writer.plain(reply, 'm')));
    const client = backend === 'anthropic' ? 'openai-chat' : 'anthropic';
    const answered = await ask({ client, backend, stream });
    expect(answered.status).toBe(502);
    if (other === 'anthropic') await expectAgreement(answered);
    expect(answered.exchange.error?.message).toMatch(
      new RegExp(
        `answers in the protocol ${other}, but the backend has protocol = "${backend}": set protocol = "${other}"$`,
      ),
    );
  });
});

test('the base URL to set is named where /v1 is missing', async () => {
  upstream.answer(jsonAnswer({ detail: 'Not Found' }, 404));
  const { exchange } = await ask({ client: 'anthropic', backend: 'openai-chat', stream: false, base: '' });
  expect(exchange.error?.message).toContain(`set base_url = "${upstream.url}/v1"`);
});

test.each([
  ['as a body', jsonAnswer({ error: { message: words } })],
  ['as a body that is a text', jsonAnswer({ error: words })],
  ['as the status of MiniMax', jsonAnswer({ base_resp: { status_code: 1008, status_msg: words }, choices: null })],
  ['as plain text', text(200, 'text/plain', words)],
  ['as an event', sseAnswer([`data: ${JSON.stringify({ error: words })}\n\n`])],
  ['in place of a stream', text(200, 'text/event-stream', JSON.stringify({ error: { message: words } }))],
])('an error with status 200 has the words of its server: %s', async (_what, answer) => {
  for (const backend of protocols)
    for (const stream of [true, false]) {
      upstream.answer(answer);
      const client = backend === 'anthropic' ? 'openai-chat' : 'anthropic';
      const reply = await ask({ client, backend, stream });
      expect({ backend, text: reply.text }).toEqual({ backend, text: expect.stringContaining(words) });
      expect(reply.status).toBeGreaterThanOrEqual(400);
    }
});

test('a page of a proxy with another status keeps its status, and its text is the message', async () => {
  upstream.answer(text(503, 'text/html', '<html><body><h1>503 Service Unavailable</h1><hr>nginx</body></html>'));
  const reply = await ask({ client: 'anthropic', backend: 'openai-chat', stream: false });
  expect(reply.status).toBe(503);
  expect(reply.exchange.error?.message).toBe('503 Service Unavailable nginx');
});
