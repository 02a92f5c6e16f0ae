import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config, RouteConditions } from '../../src/config/config.ts';
import type { ModelFacts } from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { testBackend, testConfig } from '../support/config.ts';
import {
  startTestGateway,
  type BareGateway,
  type ReceivedReply,
  type ReceivedRequest,
} from '../support/conversation.ts';
import { chatReply } from '../support/reply-chat.ts';
import { routeRow } from '../support/route-rows.ts';
import { traceOf } from '../support/trace-of.ts';
import { jsonAnswer, sseAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

let one: Upstream;
let two: Upstream;

const hello = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };

beforeEach(async () => {
  one = await startUpstream();
  two = await startUpstream();
  for (const upstream of [one, two])
    upstream.answerWith(({ json }) =>
      (json as { stream?: boolean }).stream
        ? sseAnswer(chatReply.stream(hello, 'm'))
        : jsonAnswer(chatReply.plain(hello, 'm')),
    );
});
afterEach(async () => {
  await one.close();
  await two.close();
});

/** Two backends; what no row is for goes to `one/plain`. */
function start(routes: Config['routes'], settings: Partial<Config> = {}): BareGateway {
  const backends = [
    testBackend({ name: 'one', baseUrl: `${one.url}/v1`, retries: 0 }),
    testBackend({ name: 'two', baseUrl: `${two.url}/v1`, retries: 0 }),
  ];
  const config = testConfig({ backends, models: { '*': 'one/plain' }, routes, facts: () => ({ reasoning: 'effort' }) });
  return startTestGateway({ ...config, ...settings });
}

const ask = (gateway: BareGateway, more: Partial<ReceivedRequest> = {}): Promise<ReceivedReply> =>
  gateway.ask({ client: 'anthropic', body: anthropic(), ...more });
const anthropic = (more: object = {}): object => ({
  model: 'claude-x',
  max_tokens: 50,
  messages: [{ role: 'user', content: 'hi' }],
  ...more,
});
const targetOf = ({ exchange }: ReceivedReply): string => `${exchange.backend?.provider}/${exchange.backend?.model}`;
const sentTo = (upstream: Upstream): JsonObject => upstream.received.at(-1)?.json as JsonObject;

const image = 'iVBORw0KGgo=';
const imageUrl = `data:image/png;base64,${image}`;
const schema = { type: 'object', properties: {} };

/** For each protocol a plain request, and one for which each condition on the body holds. */
const bodies: Record<
  Protocol,
  { plain: JsonObject; image: object; tools: object; thinking: object; document?: object }
> = {
  anthropic: {
    plain: anthropic() as JsonObject,
    image: {
      messages: [
        {
          role: 'user',
          content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: image } }],
        },
      ],
    },
    tools: { tools: [{ name: 'Bash', input_schema: schema }] },
    thinking: { thinking: { type: 'adaptive' } },
    document: {
      messages: [
        {
          role: 'user',
          content: [{ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'a' } }],
        },
      ],
    },
  },
  'openai-chat': {
    plain: { model: 'claude-x', messages: [{ role: 'user', content: 'hi' }] },
    image: { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: imageUrl } }] }] },
    tools: { tools: [{ type: 'function', function: { name: 'Bash', parameters: schema } }] },
    thinking: { reasoning_effort: 'high' },
  },
  'openai-responses': {
    plain: { model: 'claude-x', input: 'hi' },
    image: { input: [{ role: 'user', content: [{ type: 'input_image', image_url: imageUrl, detail: 'auto' }] }] },
    tools: { tools: [{ type: 'function', name: 'Bash', parameters: schema, strict: false }] },
    thinking: { reasoning: { effort: 'low' } },
  },
  gemini: {
    plain: { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] },
    image: { contents: [{ role: 'user', parts: [{ inlineData: { mimeType: 'image/png', data: image } }] }] },
    tools: { tools: [{ functionDeclarations: [{ name: 'Bash', parameters: { type: 'OBJECT', properties: {} } }] }] },
    thinking: { generationConfig: { thinkingConfig: { thinkingLevel: 'HIGH' } } },
  },
  ollama: {
    plain: { model: 'claude-x', stream: false, messages: [{ role: 'user', content: 'hi' }] },
    image: { messages: [{ role: 'user', content: 'hi', images: [image] }] },
    tools: { tools: [{ type: 'function', function: { name: 'Bash', parameters: schema } }] },
    thinking: { think: true },
  },
  'gemini-interactions': {
    plain: { model: 'claude-x', input: 'hi' },
    image: { input: [{ type: 'image', data: image, mime_type: 'image/png' }] },
    tools: { tools: [{ type: 'function', name: 'Bash', parameters: schema }] },
    thinking: { generation_config: { thinking_level: 'high' } },
  },
};

const asClient = (client: Protocol, body: object, headers: Record<string, string> = {}): ReceivedRequest => ({
  client,
  body,
  headers,
  ...(client === 'gemini' && { target: '/v1beta/models/claude-x:generateContent' }),
});

describe.each(Object.entries(bodies))('a client of %s', (name, { plain, ...matching }) => {
  const client = name as Protocol;

  test.each(Object.entries(matching))('gets the row whose condition on its body holds: %s', async (kind, more) => {
    const gateway = start([routeRow('two/special', { [kind]: true })]);
    const matched = await gateway.ask(asClient(client, { ...plain, ...more }));
    expect(targetOf(matched)).toBe('two/special');
    expect(matched.exchange.route).toBe('1');
    expect(matched.exchange.backend?.attempts[0]?.reason).toMatch(/^(?:route 1: first choice|baseline)$/);
    expect(matched.text).toContain('Hello');
    const other = await gateway.ask(asClient(client, plain));
    expect(targetOf(other)).toBe('one/plain');
    expect(other.exchange.route).toBeUndefined();
  });

  test.each<[string, Partial<RouteConditions>]>([
    ['the tool it declares', { tool: ['Ba*'] }],
    ['its protocol', { protocol: [client] }],
    ['its model', { model: ['claude-*'] }],
    ['its size', { inputTokens: { min: 5, max: 10_000 } }],
    ['all of it', { model: ['*'], tools: true, image: false, protocol: [client] }],
  ])('gets the row for %s', async (_what, when) => {
    const reply = await start([routeRow('two/special', when)]).ask(asClient(client, { ...plain, ...matching.tools }));
    expect(targetOf(reply)).toBe('two/special');
  });

  test.each<[string, Partial<RouteConditions>]>([
    ['another tool', { tool: ['Read'] }],
    ['another protocol', { protocol: [client === 'gemini' ? 'ollama' : 'gemini'] }],
    ['another model', { model: ['gpt-*'] }],
    ['a longer request', { inputTokens: { min: 5_000, max: 10_000 } }],
    ['two conditions of which one holds', { tools: true, image: true }],
    ['a subagent', { subagent: true }],
    ['the background', { background: true }],
    ['a key', { key: ['alice'] }],
    ['a header', { header: { 'x-team': 'blue' } }],
    ['an agent', { agent: ['codex'] }],
  ])('does not get the row for %s', async (_what, when) => {
    const reply = await start([routeRow('two/special', when)]).ask(asClient(client, { ...plain, ...matching.tools }));
    expect(targetOf(reply)).toBe('one/plain');
  });
});

describe('a condition', () => {
  test.each<[string, Partial<RouteConditions>, Record<string, string>]>([
    ['a subagent of Claude Code', { subagent: true }, { 'x-claude-code-agent-id': 'a1' }],
    ['a class of Claude Code', { subagent: true }, { 'x-claude-code-request-class': 'workflow' }],
    ['a subagent of Codex', { subagent: true }, { 'x-openai-subagent': 'collab_spawn' }],
    ['a thread of Codex that another started', { subagent: true }, { 'x-codex-parent-thread-id': 't1' }],
    ['a subagent of OpenCode', { subagent: true }, { 'x-parent-session-id': 'ses_1' }],
    ['a side request of Claude Code', { background: true }, { 'x-claude-code-request-class': 'auxiliary' }],
    ['a side request of Codex', { background: true }, { 'x-openai-subagent': 'memory_consolidation' }],
    [
      'an agent, by its header',
      { agent: ['codex', 'claude-code'] },
      { 'user-agent': 'claude-cli/2.1.329 (external, cli)' },
    ],
    ['a header, by a pattern', { header: { 'x-team': 'bl*' } }, { 'x-team': 'blue' }],
  ])('holds for %s', async (_what, when, headers) => {
    expect(targetOf(await ask(start([routeRow('two/special', when)]), { headers }))).toBe('two/special');
  });

  test.each<[string, Partial<RouteConditions>, Record<string, string>]>([
    ['a compaction is no subagent', { subagent: true }, { 'x-openai-subagent': 'compact' }],
    ['memory is no subagent', { subagent: true }, { 'x-openai-subagent': 'memory_consolidation' }],
    ['the main conversation is no subagent', { subagent: true }, { 'x-claude-code-request-class': 'main' }],
    ['a subagent is not the background', { background: true }, { 'x-claude-code-agent-id': 'a1' }],
    ['another value of a header', { header: { 'x-team': 'bl*' } }, { 'x-team': 'green' }],
  ])('knows that %s', async (_what, when, headers) => {
    expect(targetOf(await ask(start([routeRow('two/special', when)]), { headers }))).toBe('one/plain');
  });

  test.each<[Protocol, object]>([
    ['anthropic', { tools: [{ type: 'web_search_20250305', name: 'web_search' }] }],
    ['openai-responses', { tools: [{ type: 'web_search' }] }],
    ['gemini', { tools: [{ googleSearch: {} }] }],
  ])('holds for the web search of the vendor, by one name: %s', async (client, more) => {
    const gateway = start([routeRow('two/special', { tool: ['web_search'] })]);
    expect(targetOf(await gateway.ask(asClient(client, { ...bodies[client].plain, ...more })))).toBe('two/special');
  });

  test('recognizes an agent by its instructions', async () => {
    const body = anthropic({ system: 'You are Qwen Code, an agent.' });
    expect(targetOf(await ask(start([routeRow('two/special', { agent: ['qwen-code'] })]), { body }))).toBe(
      'two/special',
    );
  });

  test('counts the turns that a client leaves out', async () => {
    const gateway = start([routeRow('two/special', { inputTokens: { min: 2_000, max: Number.MAX_SAFE_INTEGER } })]);
    const first = await gateway.ask({ client: 'openai-responses', body: { model: 'm', input: 'word '.repeat(1_300) } });
    expect(targetOf(first)).toBe('one/plain');
    const { id } = JSON.parse(first.text) as { id: string };
    const body = { model: 'm', previous_response_id: id, input: 'word '.repeat(200) };
    expect(targetOf(await gateway.ask({ client: 'openai-responses', body }))).toBe('two/special');
  });
});

describe('rows', () => {
  test('are tried in order', async () => {
    const gateway = start([
      routeRow('two/first', { tools: true }, { name: 'a' }),
      routeRow('two/second', { model: ['claude-*'] }, { name: 'b' }),
      routeRow('two/third', {}, { name: 'c' }),
    ]);
    const tools = [{ name: 'Bash', input_schema: schema }];
    expect(targetOf(await ask(gateway, { body: anthropic({ tools }) }))).toBe('two/first');
    expect(targetOf(await ask(gateway))).toBe('two/second');
    const last = await ask(gateway, { body: anthropic({ model: 'gpt' }) });
    expect([targetOf(last), last.exchange.route]).toEqual(['two/third', 'c']);
  });

  test('keep the requested name in place of an asterisk, and fall back within their list', async () => {
    one.answerWith(() => jsonAnswer({ error: { message: 'down' } }, 503));
    const reply = await ask(start([routeRow(['one/*', 'two/*'])]));
    expect(reply.exchange.backend?.attempts.map(({ backend, model }) => `${backend}/${model}`)).toEqual([
      'one/claude-x',
      'two/claude-x',
    ]);
  });

  test('are no choice for a request that names its backend', async () => {
    const reply = await ask(start([routeRow('two/special')]), { headers: { 'x-louter-backend': 'one' } });
    expect([targetOf(reply), reply.exchange.route]).toEqual(['one/claude-x', undefined]);
  });

  test('are for token counts too', async () => {
    const reply = await ask(start([routeRow('two/special', { model: ['claude-*'] })]), { task: 'count-tokens' });
    expect(reply.status).toBe(200);
    expect(reply.exchange.backend?.model).toBe('special');
  });

  test('pass bytes of the same protocol through unless they set options', async () => {
    const body = { model: 'gpt', messages: [{ role: 'user', content: 'hi' }], unknown_field: 1 };
    const passed = await start([routeRow('two/special', { inputTokens: { min: 0, max: 1_000 } })]).ask({
      client: 'openai-chat',
      body,
    });
    expect(passed.exchange.mode).toBe('baseline');
    const limited = start([routeRow('two/special', {}, { maxTokens: 10 })]);
    expect((await limited.ask({ client: 'openai-chat', body })).exchange.mode).toBe('proxy');
    const headers = { 'x-louter-mode': 'baseline' };
    const refused = await limited.ask({ client: 'openai-chat', body, headers });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('the route 1 sets options');
  });

  test('answer a body that cannot be decoded with 400, if a condition needs it', async () => {
    const body = anthropic({ messages: 'none' });
    const reply = await ask(start([routeRow('two/special', { image: true })]), { body });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('messages');
    expect(reply.exchange.status).toBe('client-error');
  });

  test('change with the configuration', async () => {
    const gateway = start([routeRow('two/special')]);
    expect(targetOf(await ask(gateway))).toBe('two/special');
    const backends = [testBackend({ name: 'one', baseUrl: `${one.url}/v1` })];
    gateway.gateway.prepare(testConfig({ backends, models: { '*': 'one/plain' } })).apply();
    expect(targetOf(await ask(gateway))).toBe('one/plain');
  });
});

describe('options of a row', () => {
  const sent = async (options: Parameters<typeof routeRow>[2], more: object = {}): Promise<ReceivedReply> =>
    ask(start([routeRow('two/special', {}, options)]), { body: anthropic(more) });

  test('replace the effort, with a note and a loss', async () => {
    const thinking = { thinking: { type: 'enabled', budget_tokens: 30_000 }, max_tokens: 32_000 };
    const { exchange } = await sent({ effort: 'low' }, thinking);
    expect(sentTo(two)).toMatchObject({ reasoning_effort: 'low' });
    expect(exchange.notes).toContainEqual({
      what: 'the route 1 sets how much the model reasons',
      saw: 'a budget of 30000 tokens for reasoning',
      made: 'effort low',
      effect: { name: 'route-reasoning' },
    });
    expect(exchange.losses).toContainEqual({
      path: '/thinking',
      what: 'a budget of 30000 tokens for reasoning',
      instead: 'effort low, set by the route 1',
      leg: 'request',
    });
  });

  test('add an effort without a loss', async () => {
    const { exchange } = await sent({ effort: 'high' });
    expect(sentTo(two)).toMatchObject({ reasoning_effort: 'high' });
    expect(exchange.losses).toEqual([]);
    expect(exchange.notes.map(({ effect }) => effect?.name)).toEqual(['route-reasoning']);
  });

  test.each([
    [{ thinking: false }, { thinking: { type: 'adaptive' } }, 'none'],
    [{ thinking: true }, {}, 'medium'],
    [{ thinking: true }, { thinking: { type: 'disabled' } }, 'medium'],
    [{ thinking: true }, { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } }, 'high'],
  ])('turn reasoning on or off: %o for %o', async (options, more, effort) => {
    await sent(options, more);
    expect(sentTo(two)['reasoning_effort']).toBe(effort);
  });

  test.each([
    [100, 100, []],
    [4_000, 500, ['/max_tokens']],
  ])('limit %i tokens of output to %i', async (asked, limited, paths) => {
    const { exchange } = await sent({ maxTokens: 500 }, { max_tokens: asked });
    expect(sentTo(two)['max_tokens'] ?? sentTo(two)['max_completion_tokens']).toBe(limited);
    expect(exchange.losses.map(({ path }) => path)).toEqual(paths);
  });

  test('limit the output of a request that sets no limit', async () => {
    const gateway = start([routeRow('two/special', {}, { maxTokens: 500 })]);
    const reply = await gateway.ask({
      client: 'openai-chat',
      body: { model: 'm', messages: [{ role: 'user', content: 'hi' }] },
    });
    expect(sentTo(two)['max_tokens'] ?? sentTo(two)['max_completion_tokens']).toBe(500);
    expect([reply.exchange.losses, reply.exchange.notes.length]).toEqual([[], 1]);
  });

  test('fit a request of the vendor’s own protocol to the model', async () => {
    const backends = [testBackend({ name: 'two', protocol: 'anthropic', baseUrl: two.url, retries: 0 })];
    const bare = startTestGateway(
      testConfig({
        backends,
        routes: [routeRow('two/*', {}, { effort: 'low', maxTokens: 4_000 })],
        facts: () => ({ reasoning: 'budget' }),
      }),
    );
    two.answerWith(() => jsonAnswer({ type: 'error', error: { type: 'invalid_request_error', message: 'no' } }, 400));
    await ask(bare, { body: anthropic({ max_tokens: 32_000, thinking: { type: 'enabled', budget_tokens: 31_999 } }) });
    expect(sentTo(two)).toMatchObject({ max_tokens: 4_000, thinking: { type: 'enabled', budget_tokens: 1_024 } });
  });
});

const vendorUrls = { anthropic: '', gemini: '', ollama: '', 'openai-chat': '/v1', 'openai-responses': '/v1' } as const;

describe.each(Object.entries(vendorUrls))('options of a row for %s', (protocol, path) => {
  test.each(
    Object.entries(bodies).flatMap(([client, { plain, thinking }]) =>
      [
        { effort: 'low' },
        { thinking: false },
        { thinking: true, maxTokens: 2_000 },
        { effort: 'high', maxTokens: 4_000 },
        { maxTokens: 20 },
      ].map((options) => ({ client: client as Protocol, options, body: { ...plain, ...thinking } })),
    ),
  )('are declared: $options for a client of $client', async ({ client, options, body }) => {
    const backend = testBackend({ name: 'one', protocol: protocol as Protocol, baseUrl: one.url + path, retries: 0 });
    one.answerWith(() => jsonAnswer({ error: { message: 'no' } }, 400));
    const facts = (model: string) => testFacts[model] ?? {};
    for (const model of Object.keys(testFacts)) {
      const routes = [routeRow(`one/${model}`, {}, options)];
      const bare = startTestGateway(testConfig({ backends: [backend], routes, facts }));
      const { exchange } = await bare.ask(asClient(client, body));
      expect(exchange.backend?.request).not.toBeNull();
      const { request, findings } = checkExchange(traceOf(exchange));
      expect([model, request, findings]).toEqual([model, 'consistent', []]);
    }
  });
});

const testFacts: Readonly<Record<string, ModelFacts>> = {
  'claude-x': { reasoning: 'adaptive' },
  budgeted: { reasoning: 'budget' },
  levels: { reasoning: 'effort' },
  unknown: {},
};

describe('a conversation', () => {
  const turns = (count: number): object =>
    anthropic({
      messages: Array.from({ length: 2 * count + 1 }, (_, index) =>
        index % 2 === 0
          ? { role: 'user', content: `question ${index}` }
          : { role: 'assistant', content: 'Hello there.' },
      ),
    });
  const turn = (gateway: BareGateway, count: number): Promise<ReceivedReply> => ask(gateway, { body: turns(count) });
  const failOne = (): void => one.answerWith(() => jsonAnswer({ error: { message: 'down' } }, 503));
  const recoverOne = (): void => one.answerWith(() => jsonAnswer(chatReply.plain(hello, 'm')));

  test('stays on the target that answered it last', async () => {
    const gateway = start([routeRow(['one/a', 'two/b'])]);
    failOne();
    expect(targetOf(await turn(gateway, 0))).toBe('two/b');
    recoverOne();
    const next = await turn(gateway, 1);
    expect(targetOf(next)).toBe('two/b');
    expect(next.exchange.backend?.attempts[0]?.reason).toBe('route 1: answered this conversation last');
    expect(next.exchange.notes).toEqual([]);
    const other = await ask(gateway, { body: anthropic({ messages: [{ role: 'user', content: 'another' }] }) });
    expect(targetOf(other)).toBe('one/a');
    const caller = await ask(gateway, { body: turns(2), headers: { 'x-api-key': 'somebody-else' } });
    expect(targetOf(caller)).toBe('one/a');
  });

  test('returns to the first target with sticky = false, with a note on the cost', async () => {
    const gateway = start([routeRow(['one/a', 'two/b'], {}, { isSticky: false })]);
    failOne();
    await turn(gateway, 0);
    recoverOne();
    const next = await turn(gateway, 1);
    expect(targetOf(next)).toBe('one/a');
    expect(next.exchange.notes).toEqual([
      {
        what: 'the conversation moved to another target',
        saw: 'two/b',
        made: expect.stringMatching(/^one\/a: its prompt cache does not have the conversation \(about \d+ tokens\)$/),
      },
    ]);
  });

  test('moves while its target is paused', async () => {
    const gateway = start([
      routeRow(['one/a', 'two/b'], { model: ['claude-x'] }),
      routeRow('two/b', { model: ['other'] }, { name: 'other' }),
    ]);
    failOne();
    await turn(gateway, 0);
    two.answerWith(() => jsonAnswer({ error: { message: 'down' } }, 503));
    for (let count = 0; count < 5; count++) await ask(gateway, { body: anthropic({ model: 'other' }) });
    recoverOne();
    const moved = await turn(gateway, 1);
    expect(targetOf(moved)).toBe('one/a');
    expect(moved.exchange.backend?.attempts[0]?.reason).toMatch(/two\/b, which answered last, is paused$/);
    expect(moved.exchange.notes).toHaveLength(1);
  });

  test('begins anew where a reload removed its target, with a note', async () => {
    const gateway = start([routeRow(['one/a', 'two/b'])]);
    failOne();
    expect(targetOf(await turn(gateway, 0))).toBe('two/b');
    recoverOne();
    const backends = [testBackend({ name: 'one', baseUrl: `${one.url}/v1` })];
    gateway.gateway.prepare(testConfig({ backends, routes: [routeRow(['one/c', 'one/a'])] })).apply();
    const moved = await turn(gateway, 1);
    expect(targetOf(moved)).toBe('one/c');
    expect(moved.exchange.notes).toMatchObject([{ what: 'the conversation moved to another target', saw: 'two/b' }]);
    expect(targetOf(await turn(gateway, 2))).toBe('one/c');
  });

  test('moves with a row whose condition begins to hold, with a note', async () => {
    const gateway = start([routeRow('two/long', { inputTokens: { min: 200, max: Number.MAX_SAFE_INTEGER } })]);
    expect(targetOf(await turn(gateway, 0))).toBe('one/plain');
    const long = turns(1) as { messages: { content: string }[] };
    (long.messages.at(-1) as { content: string }).content = 'word '.repeat(500);
    const moved = await ask(gateway, { body: long });
    expect(targetOf(moved)).toBe('two/long');
    expect(moved.exchange.notes[0]?.saw).toBe('one/plain');
  });

  test('is recognized by the signatures in it when nothing else is known', async () => {
    const backends = [
      testBackend({ name: 'one', baseUrl: `${one.url}/v1` }),
      testBackend({ name: 'two', protocol: 'anthropic', baseUrl: two.url }),
    ];
    const bare = startTestGateway(testConfig({ backends, routes: [routeRow(['one/a', 'two/b'])] }));
    two.answerWith(() => jsonAnswer({ type: 'error', error: { type: 'api_error', message: 'no' } }, 400));
    const messages = [
      { role: 'user', content: 'hi' },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'so', signature: 'c2lnbmVk' },
          { type: 'text', text: 'Hello' },
        ],
      },
      { role: 'user', content: 'go on' },
    ];
    const reply = await ask(bare, { body: anthropic({ messages }) });
    expect(reply.exchange.backend?.attempts[0]).toMatchObject({
      backend: 'two',
      reason: 'route 1: signed the last answer of this conversation',
    });
  });
});

test('nothing is decoded for rows whose conditions need no body', async () => {
  const body = { model: 'gpt', messages: 'what only the vendor understands' };
  const reply = await start([routeRow('two/special', { model: ['gpt'], header: { 'x-a': '*' } })]).ask({
    client: 'openai-chat',
    body,
    headers: { 'x-a': '1' },
  });
  expect([reply.status, reply.exchange.mode, targetOf(reply)]).toEqual([200, 'baseline', 'two/special']);
});

describe.each(Object.entries(bodies))('without a row that holds, a client of %s', (name, { plain, ...more }) => {
  const never: Partial<RouteConditions>[] = [
    { inputTokens: { min: 1_000_000, max: Number.MAX_SAFE_INTEGER } },
    { header: { 'x-never': '*' } },
    { image: true, document: true, tool: ['never'] },
  ];

  test.each(Object.entries(more))('is answered as without rows: %s', async (_kind, part) => {
    const answers = [];
    for (const rows of [[], never.map((when, index) => routeRow('two/special', when, { name: `n${index}` }))]) {
      const reply = await start(rows).ask(asClient(name as Protocol, { ...plain, ...part }));
      const { exchange, status } = reply;
      answers.push({
        status,
        sent: one.received.at(-1)?.text,
        received: reply.text.replaceAll(exchange.traceId, 'ID'),
        mode: exchange.mode,
        notes: exchange.notes,
        losses: exchange.losses,
        reasons: exchange.backend?.attempts.map(({ reason }) => reason),
      });
    }
    const [without, beside] = answers.map(withoutMintedIds);
    expect(beside).toEqual(without);
    expect(two.received).toHaveLength(0);
  });
});

/** Ids are made of the trace's, and times are those of the clock. */
const withoutMintedIds = (answer: { received: string }) => ({
  ...answer,
  received: answer.received
    .replaceAll(/(?:msg|resp|rs|chatcmpl|fc|call)[-_][\w-]+/g, 'ID')
    .replaceAll(/"(?:created|created_at|completed_at|createTime|responseId)": ?(?:"[^"]*"|\d+)/g, 'TIME'),
});
