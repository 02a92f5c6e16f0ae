import { describe, expect, test, beforeEach, afterEach } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import type { BackendConfig, Config } from '../../src/config/config.ts';
import type { ModelFacts } from '../../src/core/codec.ts';
import type { Protocol } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { resolveModelFacts } from '../../src/gateway/route/capabilities.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { routeRow } from '../support/route-rows.ts';
import { traceOf } from '../support/trace-of.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import { responsesReply } from '../support/reply-responses.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

let upstream: Upstream;
const answer = { text: 'Done.', usage: { input: 20, cached: 0, output: 4 } };
beforeEach(async () => {
  upstream = await startUpstream();
  upstream.answerWith(({ path }) =>
    jsonAnswer(
      path.endsWith('/messages')
        ? anthropicReply.plain(answer, 'm')
        : path.endsWith('/responses')
          ? responsesReply.plain(answer, 'm')
          : chatReply.plain(answer, 'm'),
    ),
  );
});
afterEach(() => upstream.close());

/** Longer than the shortest prompt that any model caches: about 5,000 tokens. */
const long = 'A sentence of the instructions. '.repeat(600);

interface Setup extends Partial<Config> {
  protocol?: BackendConfig['protocol'];
  backend?: Partial<BackendConfig>;
  facts?: () => ModelFacts;
}

function startBackend({
  protocol = 'anthropic',
  backend = {},
  facts = () => ({}),
  ...settings
}: Setup = {}): BareGateway {
  const baseUrl = protocol === 'anthropic' ? upstream.url : `${upstream.url}/v1`;
  const backends = [testBackend({ name: 'one', protocol, baseUrl, retries: 0, ...backend })];
  return startTestGateway({ ...testConfig({ backends, models: { '*': 'one/m' }, facts }), ...settings });
}

const sent = (): JsonObject => upstream.received.at(-1)?.json as JsonObject;
const noteOf = ({ exchange }: ReceivedReply, beginning: string): string | undefined =>
  exchange.notes.find(({ what }) => what.startsWith(beginning))?.what;

/** Where marks are in a body that was sent. */
const marksOf = (value: JsonValue): string[] => findMarks(value, '').toSorted();

function findMarks(value: JsonValue, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'cache_control' ? [path === '' ? '/' : path] : findMarks(each as JsonValue, `${path}/${key}`),
  );
}

const expectConsistent = async ({ exchange }: ReceivedReply): Promise<void> => {
  expect(checkExchange(traceOf(exchange)).findings).toEqual([]);
};

const parameters = { type: 'object', properties: { path: { type: 'string' } } };

/** An agent's second turn, in each protocol. */
const turns: Record<Exclude<Protocol, 'anthropic'>, JsonObject> = {
  'openai-chat': {
    model: 'x',
    tools: [{ type: 'function', function: { name: 'read', parameters } }],
    messages: [
      { role: 'system', content: long },
      { role: 'user', content: 'Read a' },
      {
        role: 'assistant',
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'read', arguments: '{"path":"a"}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'the text of a' },
    ],
  },
  'openai-responses': {
    model: 'x',
    instructions: long,
    tools: [{ type: 'function', name: 'read', parameters }],
    input: [
      { role: 'user', content: 'Read a' },
      { type: 'function_call', call_id: 'c1', name: 'read', arguments: '{"path":"a"}' },
      { type: 'function_call_output', call_id: 'c1', output: 'the text of a' },
    ],
  },
  gemini: {
    systemInstruction: { parts: [{ text: long }] },
    tools: [
      {
        functionDeclarations: [
          { name: 'read', parameters: { type: 'OBJECT', properties: { path: { type: 'STRING' } } } },
        ],
      },
    ],
    contents: [
      { role: 'user', parts: [{ text: 'Read a' }] },
      { role: 'model', parts: [{ functionCall: { name: 'read', args: { path: 'a' } } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'read', response: { output: 'the text of a' } } }] },
    ],
  },
  ollama: {
    model: 'x',
    stream: false,
    tools: [{ type: 'function', function: { name: 'read', parameters } }],
    messages: [
      { role: 'system', content: long },
      { role: 'user', content: 'Read a' },
      { role: 'assistant', content: '', tool_calls: [{ function: { name: 'read', arguments: { path: 'a' } } }] },
      { role: 'tool', tool_name: 'read', content: 'the text of a' },
    ],
  },
  'gemini-interactions': {
    model: 'x',
    system_instruction: long,
    tools: [{ type: 'function', name: 'read', parameters }],
    input: [
      { type: 'user_input', content: [{ type: 'text', text: 'Read a' }] },
      { type: 'function_call', id: 'c1', name: 'read', arguments: { path: 'a' } },
      { type: 'function_result', call_id: 'c1', name: 'read', result: 'the text of a' },
    ],
  },
};
const target = (client: Protocol) => (client === 'gemini' ? { target: '/v1beta/models/x:generateContent' } : {});

describe('marks for Anthropic', () => {
  test.each(Object.entries(turns))(
    'marks instructions and the last two turns when a client of %s sets none',
    async (client, body) => {
      const reply = await startBackend().ask({ client: client as Protocol, body, ...target(client as Protocol) });
      expect(reply.status).toBe(200);
      expect(marksOf(sent())).toEqual(['/messages/0/content/0', '/messages/2/content/0', '/system/0']);
      expect(noteOf(reply, 'added cache marks')).toBe('added cache marks: instructions, messages 0 and 2');
      await expectConsistent(reply);
    },
  );

  test('marks the last tool when the tools alone are long enough', async () => {
    const tools = ['one', 'two'].map((name) => ({
      type: 'function',
      function: { name, description: long, parameters },
    }));
    const reply = await startBackend().ask({ client: 'openai-chat', body: { ...turns['openai-chat'], tools } });
    expect(marksOf(sent())).toEqual(['/messages/0/content/0', '/messages/2/content/0', '/system/0', '/tools/1']);
    expect(noteOf(reply, 'added cache marks')).toBe('added cache marks: tools, instructions, messages 0 and 2');
    await expectConsistent(reply);
  });

  test('marks nothing when the prompt is shorter than what the model caches', async () => {
    const gateway = startBackend({ facts: () => ({ minCacheTokens: 20_000 }) });
    const reply = await gateway.ask({ client: 'openai-chat', body: turns['openai-chat'] });
    expect(marksOf(sent())).toEqual([]);
    expect(noteOf(reply, 'added cache marks')).toBeUndefined();
  });

  test('marks nothing when the request has neither tools nor an answer', async () => {
    await startBackend().ask({
      client: 'openai-chat',
      body: { model: 'x', messages: [{ role: 'user', content: long }] },
    });
    expect(marksOf(sent())).toEqual([]);
  });

  test('leaves the marks of an Anthropic client as they are', async () => {
    const messages = [
      { role: 'user', content: [{ type: 'text', text: long }] },
      { role: 'assistant', content: 'Yes' },
      { role: 'user', content: 'Go on' },
    ];
    await startBackend({ backend: { mode: 'proxy' } }).ask({
      client: 'anthropic',
      body: { model: 'x', max_tokens: 9, messages },
    });
    expect(marksOf(sent())).toEqual([]);
  });

  test.each([
    ['its backend', { backend: { promptCache: 'off' } }],
    ['its row', { routes: [routeRow('one/m', {}, { promptCache: 'off' })] }],
  ] satisfies [string, Setup][])('marks nothing when %s has prompt_cache = "off"', async (_, setup) => {
    await startBackend(setup).ask({ client: 'openai-chat', body: turns['openai-chat'] });
    expect(marksOf(sent())).toEqual([]);
  });

  test('marks when the row has prompt_cache = "auto" and the backend "off"', async () => {
    const routes = [routeRow('one/m', {}, { promptCache: 'auto' })];
    await startBackend({ backend: { promptCache: 'off' }, routes }).ask({
      client: 'openai-chat',
      body: turns['openai-chat'],
    });
    expect(marksOf(sent())).toHaveLength(3);
  });
});

const ephemeral = { type: 'ephemeral' };

describe('marks of a client', () => {
  const text = (value: string, mark?: object): object => ({ type: 'text', text: value, ...mark });
  const marked = (value: string): object => text(value, { cache_control: ephemeral });

  test('of Chat are carried over to Anthropic, and none is added', async () => {
    const body = {
      model: 'x',
      tools: [{ type: 'function', function: { name: 'read', parameters }, cache_control: ephemeral }],
      messages: [
        { role: 'system', content: [text(long, { cache_control: { type: 'ephemeral', ttl: '1h' } })] },
        { role: 'user', content: [marked('Read a'), text('please')] },
        { role: 'assistant', content: 'I do.' },
        { role: 'user', content: 'Go on', cache_control: ephemeral },
      ],
    };
    const reply = await startBackend().ask({ client: 'openai-chat', body });
    expect(marksOf(sent())).toEqual(['/messages/0/content/0', '/messages/2/content/0', '/system/0', '/tools/0']);
    expect(noteOf(reply, 'added')).toBeUndefined();
    // An hour may not follow five minutes.
    expect(reply.exchange.losses).toMatchObject([
      { path: '/messages/0/content/0/cache_control', instead: 'five minutes' },
    ]);
    await expectConsistent(reply);
  });

  test.each([
    [
      'openai-chat',
      {
        model: 'x',
        messages: [
          { role: 'user', content: [{ type: 'text', text: long, prompt_cache_breakpoint: { mode: 'explicit' } }] },
        ],
      },
    ],
    [
      'openai-responses',
      {
        model: 'x',
        input: [
          {
            role: 'user',
            content: [{ type: 'input_text', text: long, prompt_cache_breakpoint: { mode: 'explicit' } }],
          },
        ],
      },
    ],
  ] as const)('that are breakpoints of %s are carried over to Anthropic', async (client, body) => {
    const reply = await startBackend().ask({ client, body });
    expect(marksOf(sent())).toEqual(['/messages/0/content/0']);
    expect(reply.exchange.losses).toEqual([]);
    await expectConsistent(reply);
  });

  test('are four at most, and the first of more are declared as lost', async () => {
    const content = ['a', 'b', 'c', 'd', 'e', 'f'].map(marked);
    const reply = await startBackend().ask({
      client: 'openai-chat',
      body: { model: 'x', messages: [{ role: 'user', content }] },
    });
    expect(marksOf(sent())).toEqual([2, 3, 4, 5].map((index) => `/messages/0/content/${index}`));
    const paths = reply.exchange.losses.flatMap(({ path, others = [] }) => [path, ...others]);
    expect(paths).toEqual([0, 1].map((index) => `/messages/0/content/${index}/cache_control`));
    await expectConsistent(reply);
  });

  test('are declared as lost on what cannot have one', async () => {
    const messages = [{ role: 'user', content: [marked('a'), marked(' ')] }];
    const reply = await startBackend().ask({ client: 'openai-chat', body: { model: 'x', messages } });
    expect(marksOf(sent())).toEqual(['/messages/0/content/0']);
    expect(reply.exchange.losses.map(({ path }) => path)).toContain('/messages/0/content/1/cache_control');
  });

  test('at the top of a Chat request become the automatic mark', async () => {
    const body = { ...turns['openai-chat'], cache_control: ephemeral };
    const reply = await startBackend().ask({ client: 'openai-chat', body });
    expect(sent()['cache_control']).toEqual(ephemeral);
    expect(marksOf(sent())).toEqual(['/']);
    await expectConsistent(reply);
  });

  test.each([
    [
      'openai-chat',
      'openai-responses',
      {
        model: 'x',
        messages: [
          { role: 'user', content: [{ type: 'text', text: 'a', prompt_cache_breakpoint: { mode: 'explicit' } }] },
        ],
      },
    ],
    [
      'openai-responses',
      'openai-chat',
      {
        model: 'x',
        input: [
          { role: 'user', content: [{ type: 'input_text', text: 'a', prompt_cache_breakpoint: { mode: 'explicit' } }] },
        ],
      },
    ],
  ] as const)('of %s are breakpoints of %s too', async (client, protocol, body) => {
    const gateway = startBackend({ protocol, facts: () => ({ promptCacheKey: true }) });
    const reply = await gateway.ask({ client, body });
    expect(JSON.stringify(sent())).toContain('"prompt_cache_breakpoint":{"mode":"explicit"}');
    await expectConsistent(reply);
  });
});

describe('prompt_cache_key', () => {
  const key = { auth: { kind: 'key', key: 'vendor-secret' } } as const;
  const known = (): ModelFacts => ({ promptCacheKey: true });
  const startOpenAi = (protocol: 'openai-chat' | 'openai-responses' = 'openai-chat', setup: Setup = {}): BareGateway =>
    startBackend({ protocol, backend: key, facts: known, ...setup });
  const claude = (content: string, user?: JsonObject): object => ({
    model: 'x',
    max_tokens: 9,
    messages: [{ role: 'user', content }],
    ...(user && { metadata: { user_id: JSON.stringify(user) } }),
  });
  const keyOf = async (
    gateway: BareGateway,
    body: unknown,
    headers: Record<string, string> = {},
    client: Protocol = 'anthropic',
  ) => {
    const reply = await gateway.ask({ client, body, headers, ...target(client) });
    await expectConsistent(reply);
    return sent()['prompt_cache_key'];
  };

  test.each(['openai-chat', 'openai-responses'] as const)(
    'of %s is that of the session that the agent names',
    async (protocol) => {
      const gateway = startOpenAi(protocol);
      const [one, same, other] = [
        await keyOf(gateway, claude('a'), { 'x-claude-code-session-id': 's1' }),
        await keyOf(gateway, claude('b'), { 'x-claude-code-session-id': 's1' }),
        await keyOf(gateway, claude('a'), { 'x-claude-code-session-id': 's2' }),
      ];
      expect(one).toMatch(/^[\w-]{20,64}$/);
      expect(same).toBe(one);
      expect(other).not.toBe(one);
      const inMetadata = await keyOf(gateway, claude('c', { device_id: 'd', session_id: 's1' }));
      expect(inMetadata).toBe(one);
    },
  );

  test('is noted, and names neither session nor person', async () => {
    const user = { device_id: 'device-of-alice', account_uuid: '', session_id: 'session-of-alice' };
    const reply = await startOpenAi().ask({ client: 'anthropic', body: claude('a', user) });
    expect(noteOf(reply, 'added prompt_cache_key')).toBe(
      'added prompt_cache_key: from the session that the agent names',
    );
    expect(JSON.stringify(sent()['prompt_cache_key'])).not.toContain('alice');
  });

  test('differs between callers, and between a session and its subagents', async () => {
    const gateway = startOpenAi();
    const session = { 'x-claude-code-session-id': 's1' };
    const keys = [
      await keyOf(gateway, claude('a'), { ...session, 'x-api-key': 'one' }),
      await keyOf(gateway, claude('a'), { ...session, 'x-api-key': 'two' }),
      await keyOf(gateway, claude('a'), { ...session, 'x-api-key': 'one', 'x-claude-code-agent-id': 'a1' }),
    ];
    expect(new Set(keys).size).toBe(3);
  });

  test('is that of the first messages when the agent names no session', async () => {
    const gateway = startOpenAi();
    const contents = [{ role: 'user', parts: [{ text: 'Read a' }] }];
    const one = await keyOf(gateway, { contents }, {}, 'gemini');
    const next = [
      ...contents,
      { role: 'model', parts: [{ text: 'Yes' }] },
      { role: 'user', parts: [{ text: 'More' }] },
    ];
    expect(await keyOf(gateway, { contents: next }, {}, 'gemini')).toBe(one);
    const others = [{ role: 'user', parts: [{ text: 'Read b' }] }];
    expect(await keyOf(gateway, { contents: others }, {}, 'gemini')).not.toBe(one);
  });

  test('of a client stays', async () => {
    const body = { model: 'x', input: 'a', prompt_cache_key: 'own' };
    expect(await keyOf(startOpenAi(), body, { 'session-id': 's1' }, 'openai-responses')).toBe('own');
  });

  test('is added to translated requests of the same protocol, and never to bytes that pass unchanged', async () => {
    const body = { model: 'm', messages: [{ role: 'user', content: 'a' }] };
    expect(await keyOf(startOpenAi(), body, {}, 'openai-chat')).toBeUndefined();
    const translating = startOpenAi('openai-chat', { backend: { ...key, mode: 'proxy' } });
    expect(await keyOf(translating, body, {}, 'openai-chat')).toMatch(/^louter-/);
  });

  test.each([
    ['the server is not known to take it', { facts: () => ({}) }],
    ['prompt_cache is off', { backend: { ...key, promptCache: 'off' } }],
  ] satisfies [string, Setup][])('is not added when %s', async (_, setup) => {
    expect(await keyOf(startOpenAi('openai-chat', setup), claude('a'))).toBeUndefined();
  });
});

describe('a server of Chat that takes marks of Anthropic', () => {
  const startServer = (setup: Setup = {}): BareGateway =>
    startBackend({ protocol: 'openai-chat', facts: () => ({ cacheMarks: true, minCacheTokens: 100 }), ...setup });

  test.each(Object.entries(turns).filter(([client]) => client !== 'openai-chat'))(
    'is sent marks when a client of %s sets none',
    async (client, body) => {
      const reply = await startServer().ask({ client: client as Protocol, body, ...target(client as Protocol) });
      expect(marksOf(sent())).toEqual(['/messages/0/content/0', '/messages/1/content/0', '/messages/3/content/0']);
      expect(noteOf(reply, 'added cache marks')).toMatch(/^added cache marks: instructions, messages 1 and 3$/);
      await expectConsistent(reply);
    },
  );

  test('is sent those of an Anthropic client', async () => {
    const mark = { cache_control: { type: 'ephemeral', ttl: '1h' } };
    const body = {
      model: 'x',
      max_tokens: 9,
      system: [{ type: 'text', text: long, ...mark }],
      tools: [{ name: 'read', input_schema: parameters, ...mark }],
      messages: [
        { role: 'user', content: 'Read a' },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'read', input: { path: 'a' } }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'the text of a', ...mark }] },
      ],
    };
    const reply = await startServer().ask({ client: 'anthropic', body });
    expect(marksOf(sent())).toEqual(['/messages/0/content/0', '/messages/3/content/0', '/tools/0']);
    expect(JSON.stringify(sent())).toContain('"cache_control":{"type":"ephemeral","ttl":"1h"}');
    expect(reply.exchange.losses.filter(({ path }) => path.includes('cache_control'))).toEqual([]);
    expect(noteOf(reply, 'added')).toBeUndefined();
    await expectConsistent(reply);
  });

  test('is sent those of a Chat client as they are, and no others', async () => {
    const content = [{ type: 'text', text: long, cache_control: ephemeral }];
    const translating = startServer({ backend: { mode: 'proxy' } });
    const reply = await translating.ask({
      client: 'openai-chat',
      body: { ...turns['openai-chat'], messages: [{ role: 'user', content }] },
    });
    expect(marksOf(sent())).toEqual(['/messages/0/content/0']);
    expect(noteOf(reply, 'added')).toBeUndefined();
  });

  test('gets a conversation that begins as in the turn before, marks aside', async () => {
    const messages = [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Read a' },
          { type: 'text', text: 'and b' },
        ],
      },
      { role: 'assistant', content: 'I do.' },
      { role: 'user', content: 'Go on' },
    ];
    const body = { model: 'x', max_tokens: 9, system: long, messages };
    await startServer().ask({ client: 'anthropic', body });
    const first = JSON.stringify(sent()['messages']);
    const more = [...messages, { role: 'assistant', content: 'Done.' }, { role: 'user', content: 'And c' }];
    await startServer().ask({ client: 'anthropic', body: { ...body, messages: more } });
    expect(JSON.stringify(sent()['messages']).startsWith(first.slice(0, -1))).toBe(true);
  });

  test('is sent none with prompt_cache = "off"', async () => {
    await startServer({ backend: { promptCache: 'off' } }).ask({ client: 'ollama', body: turns.ollama });
    expect(marksOf(sent())).toEqual([]);
  });
});

test('of the models of OpenRouter, those of Anthropic take marks', () => {
  const nothing = { modelFacts: () => ({}), statedFacts: () => ({}) };
  const factsOf = (host: string, model: string): ModelFacts =>
    resolveModelFacts(nothing, { protocol: 'openai-chat', capabilities: null, host }, model);
  expect(factsOf('openrouter.ai', 'anthropic/claude-sonnet-4.5')).toEqual({ searchField: 'plugins', cacheMarks: true });
  expect(factsOf('openrouter.ai:443', 'openai/gpt-5.5')).toEqual({ searchField: 'plugins' });
  expect(factsOf('notopenrouter.ai', 'anthropic/claude-sonnet-4.5')).toEqual({});
});
