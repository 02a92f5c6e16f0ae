import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTextCiphers } from '../../../src/gateway/conversation/text-cipher.ts';
import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { checkExchange } from '../../../src/record/check-exchange.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import { answerOf, type ScriptedReply } from '../../support/reply.ts';
import { traceOf } from '../../support/trace-of.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

/** What a search found comes back with the conversation, for the model to read again. */

const model = await startUpstream();
const web = await startUpstream();
afterAll(async () => {
  await model.close();
  await web.close();
});
beforeEach(() => {
  model.reset();
  web.reset();
  web.answerWith(() => jsonAnswer({ results: [page] }));
});

const page = { url: 'https://tides.example/oslo', title: 'Tides in Oslo', content: 'High water at 10:12.' };
const usage = { input: 20, cached: 0, output: 4 };

function startGateway(backend: Protocol): BareGateway {
  const { base } = vendors[backend];
  const config = testConfig({
    backends: [testBackend({ name: 'b', protocol: backend, baseUrl: model.url + base, retries: 0 })],
    models: { '*': 'b/m' },
    facts: () => ({ serverTools: [] }),
  });
  const search = {
    provider: 'searxng',
    baseUrl: web.url,
    apiKey: null,
    maxUses: 5,
    maxResults: 5,
    timeoutMs: 2000,
    price: null,
  } as const;
  return startTestGateway({ ...config, search });
}

function script(backend: Protocol): void {
  const replies: ScriptedReply[] = [
    { calls: [{ id: 'call_0', name: 'web_search', input: { query: 'tides' } }], usage },
    { text: 'At 10:12.', usage },
  ];
  let turn = 0;
  model.answerWith((request) => {
    const { writer, asked } = vendors[backend];
    const reply = replies[Math.min(turn++, replies.length - 1)] ?? {};
    return answerOf(writer, reply as ScriptedReply, { json: { model: asked(request).model } });
  });
}

const question = { role: 'user', content: 'When is high water?' };
const bodyOf = (messages: JsonValue[]): JsonObject => ({
  model: 'm',
  max_tokens: 500,
  tools: [{ type: 'web_search_20250305', name: 'web_search' }],
  messages,
});

/** The first turn, and what the client has of its answer. */
async function askFirst(gateway: BareGateway): Promise<{ reply: ReceivedReply; content: JsonValue[]; token: string }> {
  const reply = await gateway.ask({ client: 'anthropic', body: bodyOf([question]) });
  const content = asArray(asObject(parseJson(reply.text))?.['content']) ?? [];
  const pages = content.flatMap((block) => asArray(asObject(block)?.['content']) ?? []);
  const token = asString(asObject(pages[0])?.['encrypted_content']) ?? '';
  return { reply, content, token };
}

const askNext = (gateway: BareGateway, content: JsonValue): Promise<ReceivedReply> =>
  gateway.ask({
    client: 'anthropic',
    body: bodyOf([question, { role: 'assistant', content }, { role: 'user', content: 'And the day after?' }]),
  });

const lastSent = (): string => model.received.at(-1)?.text ?? '';
const notesOf = ({ exchange }: ReceivedReply) => exchange.notes.filter(({ what }) => /excerpts|put back/.test(what));

describe.each(protocols)('a model of %s', (backend) => {
  test('reads the excerpts again which a client of Anthropic sends back', async () => {
    const gateway = startGateway(backend);
    script(backend);
    const { reply, content, token } = await askFirst(gateway);
    expect(token).toMatch(/^louter\.1\.excerpt\.[\w.-]+$/);
    expect(reply.text).not.toContain(page.content);
    const next = await askNext(gateway, content);
    expect(next.status).toBe(200);
    expect(lastSent()).toContain(page.content);
    expect(lastSent()).not.toContain(token);
    expect(notesOf(next)).toEqual([
      {
        what: 'put back what earlier searches found',
        made: '1 excerpt',
        effect: { name: 'history-resolved' },
      },
    ]);
    expect(next.exchange.losses.map(({ path }) => path).filter((path) => /encrypted|excerpt/i.test(path))).toEqual([]);
    expect(checkExchange(traceOf(next.exchange)).findings).toEqual([]);
  });
});

test.each([
  ['altered', 'it was altered', (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
  [
    'of another gateway',
    'another gateway encrypted it',
    () => createTextCiphers(Buffer.alloc(32, 7)).excerpt.encrypt('Elsewhere.'),
  ],
])('an excerpt that is %s is left out, and the conversation goes on', async (_name, saw, change) => {
  const gateway = startGateway('openai-chat');
  script('openai-chat');
  const { content, token } = await askFirst(gateway);
  const changed = parseJson(JSON.stringify(content).replace(token, change(token))) ?? null;
  const next = await askNext(gateway, changed);
  expect(next.status).toBe(200);
  expect(lastSent()).toContain(page.url);
  expect(lastSent()).not.toMatch(/High water|Elsewhere|louter\.1/);
  expect(next.exchange.losses).toContainEqual({
    path: '/messages/1/content/1/content/0/encrypted_content',
    what: `the excerpt of a page that a search found: ${saw}`,
    instead: 'its title and address',
    leg: 'request',
  });
  expect(checkExchange(traceOf(next.exchange)).findings).toEqual([]);
});

test('a vendor of the same protocol is not sent what Louter encrypted', async () => {
  const gateway = startGateway('openai-chat');
  script('openai-chat');
  const { content } = await askFirst(gateway);
  const config = testConfig({
    backends: [testBackend({ name: 'b', protocol: 'anthropic', baseUrl: model.url, retries: 0 })],
    models: { '*': 'b/m' },
  });
  script('anthropic');
  const next = await askNext(startTestGateway(config), content);
  expect(next.exchange.mode).toBe('proxy');
  expect(lastSent()).not.toContain('louter.1');
  expect(lastSent()).toContain(page.url);
});

test.each(['openai-responses', 'gemini', 'openai-chat'] as const)(
  'a client of %s gets no excerpts, which the trace notes once',
  async (client) => {
    const gateway = startGateway('openai-chat');
    script('openai-chat');
    web.answerWith(() => jsonAnswer({ results: [page, { ...page, url: `${page.url}/2` }] }));
    const body = {
      'openai-responses': { model: 'm', tools: [{ type: 'web_search' }], input: question.content },
      gemini: { tools: [{ googleSearch: {} }], contents: [{ role: 'user', parts: [{ text: question.content }] }] },
      'openai-chat': { model: 'm', web_search_options: {}, messages: [question] },
    }[client];
    const target = client === 'gemini' ? { target: '/v1beta/models/m:generateContent' } : {};
    const reply = await gateway.ask({ client, body, ...target });
    expect(reply.text).not.toMatch(/louter\.1|High water at/);
    expect(notesOf(reply)).toEqual([
      {
        what: 'later requests of the conversation have no excerpts of the pages that were found',
        saw: `${client} has no place for them`,
      },
    ]);
  },
);
