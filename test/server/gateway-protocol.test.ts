import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import { compareBackend } from '../../src/diagnose/gateway-reference.ts';
import { testBackend } from '../support/config.ts';
import { digest, startKeyGateway, type KeyGateway } from '../support/key-gateway.ts';
import { jsonAnswer } from '../support/upstream.ts';

// What Anthropic's reference for gateways asks for (code.claude.com/docs/en/llm-gateway-protocol).

let gateway: KeyGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});
const start = async (configuration: Configuration = {}): Promise<KeyGateway> =>
  (gateway = await startKeyGateway(() => configuration));
const startAs = async (protocol: 'anthropic'): Promise<KeyGateway> =>
  (gateway = await startKeyGateway((base_url) => ({ backends: { local: { protocol, base_url, retries: 0 } } })));

const alice = { sha256: digest('key-of-alice') };
const anthropicHeaders = {
  'anthropic-version': '2023-06-01',
  'content-type': 'application/json',
  'x-api-key': 'key-of-alice',
};

const readPage = async (url: string): Promise<string> => (await fetch(`${url}/protocol`)).text();

describe('GET /protocol', () => {
  test('is read without a key, also in a run, and states whether the rest needs one', async () => {
    const { url } = await start({ keys: { alice } });
    const answer = await fetch(`${url}/protocol`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await answer.text()).toContain('A key of this gateway is required');
    expect((await fetch(`${url}/run/r/protocol`)).status).toBe(200);
    await gateway?.stop();
    expect(await readPage((await start()).url)).toContain('This gateway requires no key');
  });

  test('names routes of which each is there', async () => {
    const { url } = await start();
    const page = await readPage(url);
    const named = [...page.matchAll(/\| `(GET|POST) (\/[^`]*)` \|/g)].map(([, method = '', path = '']) => ({
      method,
      path,
    }));
    expect(named.length).toBeGreaterThan(15);
    for (const { method, path } of named) {
      const target = url + path.replaceAll(/\{\w+\}/g, 'm');
      const answer = await fetch(target, { method, ...(method === 'POST' && { body: '{}' }) });
      const isThere = answer.status !== 405 && !(await answer.text()).includes('there is no route');
      expect([target, isThere]).toEqual([target, true]);
    }
    const compared = await compareBackend(testBackend({ name: 'it', protocol: 'anthropic', baseUrl: url }));
    expect(compared?.missing).toEqual([]);
    expect(page).toContain('`GET /v1beta/interactions/{id}` | an earlier answer');
    expect(page).toContain('`GET /v1/models` | which models there are');
  });
});

describe('a gateway for Claude Code', () => {
  test('lists models by id and name, in a page as long as the client asks for', async () => {
    const { url } = await start({ keys: { alice }, models: { 'claude-one': 'local/one', two: 'local/two' } });
    const { data } = (await (await fetch(`${url}/v1/models?limit=1000`, { headers: anthropicHeaders })).json()) as {
      data: { id: string; display_name: string }[];
    };
    for (const id of ['claude-one', 'two'])
      expect(data).toContainEqual(expect.objectContaining({ id, display_name: id }));
  });

  test('answers a probe of its root, and says that there is no login and no managed settings', async () => {
    const { url } = await start();
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    for (const path of ['/.well-known/oauth-authorization-server', '/managed/settings'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  });

  test('gives the length of every answer that is not streamed, errors too', async () => {
    const { url } = await start({ keys: { alice } });
    const asked: readonly [string, string, string?][] = [
      ['POST', '/v1/messages?beta=true', '{}'],
      ['POST', '/v1/messages/count_tokens', '{}'],
      ['POST', '/v1/messages', '{"model":"m","max_tokens":5,"messages":[{"role":"user","content":"Hi"}]}'],
      ['GET', '/v1/models'],
      ['GET', '/protocol'],
      ['GET', '/nothing-here'],
    ];
    for (const [method, path, body] of asked) {
      const { headers, status } = await sendRaw(url + path, method, body);
      expect(headers['content-length'], `${method} ${path} ${status}`).toMatch(/^\d+$/);
    }
  });

  test('hands on what belongs to the session and any beta, and the status and body of the vendor as they are', async () => {
    const { url, upstream } = await startAs('anthropic');
    const refusal = { type: 'error', error: { type: 'new_error_type', message: 'exactly these words', more: [1] } };
    upstream.answerWith(() => jsonAnswer(refusal, 418));
    const own = {
      'anthropic-beta': 'a-beta-of-tomorrow-2030-01-01,another',
      'x-claude-code-session-id': 'session-1',
      'x-claude-code-agent-id': 'agent-1',
      'x-claude-code-parent-agent-id': 'agent-0',
    };
    const body = {
      model: 'm',
      max_tokens: 5,
      system: [
        { type: 'text', text: 'x-anthropic-billing-header: cc_version=1' },
        { type: 'text', text: 'Be brief.' },
      ],
      messages: [{ role: 'user', content: 'Hi' }],
      a_field_of_tomorrow: { deep: true },
    };
    const answer = await fetch(`${url}/v1/messages?beta=true`, {
      method: 'POST',
      headers: { ...anthropicHeaders, ...own },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(418);
    expect(await answer.json()).toEqual(refusal);
    const [received] = upstream.received;
    expect(received?.headers).toMatchObject(own);
    expect(received?.json).toEqual({ ...body, model: 'm' });
  });

  test('refuses a key that has spent its budget once and for all', async () => {
    const { url } = await start({
      keys: { alice: { ...alice, budget: { usd: 0.000_001, per: 'day' } } },
      model_data: { m: { price: { input: 1000, output: 1000 } } },
    });
    const send = () =>
      fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: anthropicHeaders,
        body: '{"model":"m","max_tokens":5,"messages":[{"role":"user","content":"Hi"}]}',
      });
    await (await send()).text();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-should-retry')).toBe('false');
    expect(await refused.json()).toMatchObject({ error: { type: 'billing_error' } });
  });
});

const sendRaw = (
  url: string,
  method: string,
  body: string | undefined,
): Promise<{ status: number; headers: Record<string, string | string[] | undefined> }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: anthropicHeaders }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
