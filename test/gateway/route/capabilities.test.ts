import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../../src/config/config.ts';
import { resolveModelFacts } from '../../../src/gateway/route/capabilities.ts';
import { backendOf } from '../../../src/protocols/backends.ts';
import { noReasoningSetting } from '../../../src/core/effort.ts';
import { capabilities, type Capability } from '../../../src/core/capabilities.ts';
import type { ModelFacts } from '../../../src/core/codec.ts';
import { parseJson, type JsonObject } from '../../../src/core/json.ts';
import { withoutIndexes } from '../../../src/core/diagnostics.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { everything, marks } from '../../support/request-with-everything.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';
import { resolves } from '../../laws/pointer.ts';

const [first, second] = [await startUpstream(), await startUpstream()];
afterAll(async () => {
  await first.close();
  await second.close();
});
beforeEach(() => {
  first.reset();
  second.reset();
});
afterEach(async () => {});

type Mode = 'plain' | 'stream';
const reply = { text: 'Fine.', usage: { input: 20, cached: 0, output: 4 } };

interface Setting {
  targets?: string[];
  facts?: ModelFacts;
  statedFacts?: ModelFacts;
}

/** One gateway in front of these backends, the first at one upstream, all others at another. */
function start(
  backends: readonly (Partial<BackendConfig> & { protocol: Protocol })[],
  { targets = ['one/m'], facts = {}, statedFacts = {} }: Setting = {},
): BareGateway {
  return startTestGateway(
    testConfig({
      backends: backends.map((settings, index) => {
        const vendor = vendors[settings.protocol];
        const upstream = index === 0 ? first : second;
        upstream.answerWith((request) => {
          const { model, stream } = vendor.asked(request);
          return stream
            ? vendor.streams(vendor.writer.stream(reply, model))
            : jsonAnswer(vendor.writer.plain(reply, model));
        });
        return testBackend({
          name: ['one', 'two'][index] ?? 'more',
          baseUrl: upstream.url + vendor.base,
          ...settings,
        });
      }),
      models: { '*': targets },
      facts: () => facts,
      statedFacts: () => statedFacts,
    }),
  );
}

const without = (...lacking: readonly Capability[]): Capability[] =>
  capabilities.filter((capability) => !lacking.includes(capability));

function ask(gateway: BareGateway, client: Protocol, mode: Mode, more: JsonObject = {}): Promise<ReceivedReply> {
  const { target, body } = everything[client];
  const stream = client === 'gemini' ? {} : { stream: mode === 'stream' };
  return gateway.ask({ client, target: target[mode], body: { ...body, ...stream, ...more } });
}

/** Whether a request contains it, in any protocol. */
const says: Record<Capability, (sent: JsonObject) => boolean> = {
  tools: (sent) =>
    /"(?:tool_calls|tool_use|tool_result|function_call|function_call_output|functionCall|functionResponse)"|"role":"tool"/.test(
      JSON.stringify(sent),
    ) || JSON.stringify(sent).includes(marks.tools),
  vision: (sent) => JSON.stringify(sent).includes(marks.vision),
  audio: (sent) => JSON.stringify(sent).includes(marks.audio),
  documents: (sent) => JSON.stringify(sent).includes(marks.documents),
  'json-schema': (sent) => JSON.stringify(sent).includes(marks['json-schema']),
  reasoning: (sent) =>
    /"(?:reasoning|reasoning_effort|thinking|think|thinkingConfig|thinking_level|effort|reasoning\.encrypted_content)"/.test(
      JSON.stringify(sent),
    ),
};

const pairs = protocols.flatMap((client) => protocols.map((backend) => ({ client, backend })));
const modes = ['plain', 'stream'] as const;

describe.each(pairs)('a backend of limited capabilities: $client client, $backend backend', ({ client, backend }) => {
  const { body, places } = everything[client];
  const requested = capabilities.filter((capability) => places[capability]);

  test.each(requested.flatMap((capability) => modes.map((mode) => ({ capability, mode }))))(
    'is never sent $capability it does not list ($mode)',
    async ({ capability, mode }) => {
      const response = await ask(start([{ protocol: backend, capabilities: without(capability) }]), client, mode);
      expect([response.status, response.text]).toEqual([200, expect.anything()]);
      expect(response.text).toContain('Fine.');
      const sent = first.received[0]?.json as JsonObject;
      expect(says[capability](sent)).toBe(false);
      const { losses } = response.exchange;
      const lost = losses.filter(({ what }) => what.includes('the backend does not support'));
      // Several of a kind in one list are one loss, at the place of the first, with their number.
      const expected = places[capability] ?? [];
      expect(lost.filter(({ path }) => !expected.includes(path))).toEqual([]);
      expect(new Set(lost.map(({ path }) => withoutIndexes(path)))).toEqual(new Set(expected.map(withoutIndexes)));
      expect(lost.reduce((total, { count = 1 }) => total + count, 0)).toBe(expected.length);
      expect(lost.filter(({ path }) => !resolves(path, body))).toEqual([]);
      expect(Number(response.headers['x-louter-losses'])).toBeGreaterThanOrEqual(lost.length);
    },
  );

  test.each(modes)(
    'gets no unsupported content when it lists none, but readable text in its place (%s)',
    async (mode) => {
      const response = await ask(start([{ protocol: backend, capabilities: [] }]), client, mode);
      expect([response.status, response.text]).toEqual([200, expect.anything()]);
      const sent = first.received[0]?.json as JsonObject;
      expect(capabilities.filter((capability) => says[capability](sent))).toEqual([]);
      const text = JSON.stringify(sent);
      for (const printed of ['Look', 'get_weather', 'Oslo', 'Rome', 'sunny', 'no such place', 'Well?'])
        expect(text).toContain(printed);
      expect(text).toContain('this model does not support images');
    },
  );

  test('gets everything when it lists all capabilities, or has no list', async () => {
    await ask(start([{ protocol: backend, capabilities, mode: 'proxy' }]), client, 'plain');
    const listed = first.received[0]?.json as JsonObject;
    first.reset();
    await ask(start([{ protocol: backend, mode: 'proxy' }]), client, 'plain');
    const unlisted = first.received[0]?.json as JsonObject;
    const carried = (sent: JsonObject): Capability[] =>
      capabilities.filter((capability) => capability !== 'reasoning' && says[capability](sent));
    expect(carried(listed)).toEqual(carried(unlisted));
    expect(says.reasoning(listed)).toBe(true);
  });

  test.each(modes)(
    'leaves a request to the next target when it does not list what the request needs (%s)',
    async (mode) => {
      const able = { protocol: backend, capabilities };
      const gateway = start([{ ...able, capabilities: without('vision') }, able], { targets: ['one/m', 'two/n'] });
      const response = await ask(gateway, client, mode);
      const canSee = backendOf(backend)?.abilities.includes('vision') ?? false;
      expect(canSee).toBe(true);
      // Where no protocol of the row has all of it, the first takes the rest.
      const isWhole = requested.every((capability) => backendOf(backend)?.abilities.includes(capability));
      expect(response.exchange.backend?.provider).toBe(isWhole ? 'two' : 'one');
      if (!isWhole) return;
      expect(says.vision(second.received[0]?.json as JsonObject)).toBe(true);
      expect(response.exchange.losses.filter(({ what }) => what.includes('the backend does not support'))).toEqual([]);
    },
  );
});

describe.each(protocols.filter((client) => everything[client].forced))(
  'a call that is demanded: %s client',
  (client) => {
    const forced = everything[client].forced ?? {};

    test.each(protocols)(
      'rejects a forced tool call with 400 when no target has tools (%s backend)',
      async (backend) => {
        for (const targets of [['one/m'], ['one/m', 'two/n']]) {
          const lacking = { protocol: backend, capabilities: without('tools') };
          const response = await ask(start([lacking, lacking], { targets }), client, 'stream', forced);
          expect(response.status).toBe(400);
          expect(response.exchange.status).toBe('client-error');
          expect(first.received).toEqual([]);
          const error = parseJson(response.text) as { error: { message: string } };
          expect(error.error.message).toContain('does not support tools');
        }
      },
    );

    test('is preferred for its tools, when no target supports everything', async () => {
      const gateway = start(
        [
          { protocol: 'openai-chat', capabilities: without('tools') },
          { protocol: 'openai-chat', capabilities: ['tools'] },
        ],
        { targets: ['one/m', 'two/n'] },
      );
      const response = await ask(gateway, client, 'plain', forced);
      expect([response.status, response.text]).toEqual([200, expect.anything()]);
      expect(response.exchange.backend?.provider).toBe('two');
      expect(says.tools(second.received[0]?.json as JsonObject)).toBe(true);
      expect(says.vision(second.received[0]?.json as JsonObject)).toBe(false);
    });
  },
);

describe('the bytes of a client of the same protocol', () => {
  const body = { model: 'some-model', messages: [{ role: 'user', content: 'hi' }], strange: 1 };
  const toolsOnly = { protocol: 'openai-chat', capabilities: ['tools'] } as const;
  const image = { type: 'image_url', image_url: { url: `data:image/png;base64,${marks.vision}` } };
  const beyond: readonly (readonly [string, JsonObject])[] = [
    ['an image', { messages: [{ role: 'user', content: [image] }] }],
    ['a schema', { response_format: { type: 'json_schema', json_schema: { name: 'a', schema: {} } } }],
    ['an effort', { reasoning_effort: 'low' }],
    ['an effort under another name', { reasoning: { effort: 'low' } }],
    ['the form of reasoning', { reasoning_format: 'parsed' }],
    ['an answer in audio', { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } }],
  ];
  const requested = (more: JsonObject, headers: Record<string, string> = {}): Promise<ReceivedReply> =>
    start([toolsOnly]).ask({ client: 'openai-chat', body: { ...body, ...more }, headers });

  test.each([
    ['nothing special', {}],
    ['tools', { tools: [{ type: 'function', function: { name: 'f' } }], tool_choice: 'required' }],
    ['that no reasoning is mentioned', { reasoning_effort: null }],
    ['a choice that the client wrote without tools', { tool_choice: 'auto', parallel_tool_calls: true }],
  ])('are unchanged when the backend lists what they need: %s', async (_, more) => {
    const { exchange } = await requested(more);
    expect(exchange.mode).toBe('baseline');
    expect(first.received[0]?.json).toEqual({ ...body, ...more, model: 'm' });
  });

  test.each(beyond)('are translated when they need more: %s', async (_, more) => {
    const { exchange, status } = await requested(more);
    expect(status).toBe(200);
    expect(exchange.mode).toBe('proxy');
    const sent = first.received[0]?.json as JsonObject;
    expect(capabilities.filter((capability) => says[capability](sent))).toEqual([]);
    expect(sent).toMatchObject({ strange: 1 });
    expect(sent['audio']).toBeUndefined();
    expect(exchange.losses.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/(?:messages\/0|response_format|reasoning|modalities)/)]),
    );
  });

  test.each(beyond)('are rejected in mode baseline when they need more: %s', async (_, more) => {
    const { status, text } = await requested(more, { 'x-louter-mode': 'baseline' });
    expect(status).toBe(400);
    expect(text).toContain("the request asks for more than the backend's capabilities list");
    expect(first.received).toEqual([]);
  });

  test.each(['plain', 'stream'] as const)(
    'lose what depends on a field that only this protocol has (%s)',
    async (mode) => {
      const edits = [{ type: 'clear_thinking_20251015', keep: { type: 'thinking_turns', value: 2 } }];
      const gateway = start([{ protocol: 'anthropic', capabilities: [] }]);
      const { exchange } = await gateway.ask({
        client: 'anthropic',
        body: {
          model: 'some-model',
          max_tokens: 4096,
          stream: mode === 'stream',
          messages: [{ role: 'user', content: 'hi' }],
          thinking: { type: 'of_a_later_version' },
          tools: [{ type: 'code_execution_20250825', name: 'code_execution' }],
          container: 'container_1',
          context_management: { edits },
        },
      });
      const sent = first.received[0]?.json as JsonObject;
      for (const field of ['thinking', 'tools', 'container', 'context_management'])
        expect(sent).not.toHaveProperty(field);
      expect(exchange.losses.map(({ path }) => path).toSorted()).toEqual([
        '/container',
        '/context_management',
        '/thinking',
        '/tools',
      ]);
    },
  );

  test('are counted without unsupported content', async () => {
    const gateway = start([{ protocol: 'anthropic', capabilities: [] }]);
    first.answerWith(() => jsonAnswer({ input_tokens: 7 }));
    const counted = everything.anthropic.body;
    const { text, exchange } = await gateway.ask({ client: 'anthropic', task: 'count-tokens', body: counted });
    expect(JSON.parse(text)).toEqual({ input_tokens: 7 });
    expect(exchange.mode).toBe('proxy');
    const sent = first.received[0]?.json as JsonObject;
    expect(capabilities.filter((capability) => says[capability](sent))).toEqual([]);
  });
});

describe('a backend that lists reasoning gets the effort field of its protocol', () => {
  const fields: Record<Protocol, JsonObject> = {
    anthropic: { thinking: { type: 'enabled' }, output_config: { effort: 'high' } },
    'openai-chat': { reasoning_effort: 'high' },
    'openai-responses': { reasoning: { effort: 'high' } },
    gemini: { generationConfig: { thinkingConfig: { thinkingLevel: 'HIGH' } } },
    ollama: { think: 'high' },
    'gemini-interactions': { generation_config: { thinking_level: 'high' } },
  };
  const body = (client: Protocol): JsonObject =>
    client === 'anthropic'
      ? {
          model: 'x',
          max_tokens: 9000,
          output_config: { effort: 'high' },
          thinking: { type: 'adaptive' },
          messages: [{ role: 'user', content: 'hi' }],
        }
      : { model: 'x', reasoning_effort: 'high', messages: [{ role: 'user', content: 'hi' }] };
  const facts: (readonly [string, ModelFacts])[] = [
    ['a name that nobody knows', {}],
    ['a name that stands for a model without reasoning', { reasoning: 'none' }],
  ];
  const cases = facts.flatMap(([what, known]) =>
    protocols.flatMap((backend) =>
      (['anthropic', 'openai-chat'] as const)
        .filter((client) => client !== backend)
        .map((client) => ({ what, known, backend, client })),
    ),
  );

  test.each(cases)('$client client, $backend backend, $what', async ({ known, backend, client }) => {
    const gateway = start([{ protocol: backend, capabilities: ['tools', 'reasoning'] }], { facts: known });
    const response = await gateway.ask({ client, body: body(client) });
    expect([response.status, response.text]).toEqual([200, expect.anything()]);
    const sent = first.received[0]?.json as JsonObject;
    // Anthropic's own clients may leave it to the model.
    expect(sent).toMatchObject(fields[backend]);
    const lost = response.exchange.losses.filter(({ path }) => /effort|thinking$|reasoning/.test(path));
    expect(lost).toEqual([]);
  });

  test('and from a client of the same protocol with another model', async () => {
    const gateway = start([{ protocol: 'openai-chat', capabilities: ['reasoning'], mode: 'proxy' }]);
    await gateway.ask({ client: 'openai-chat', body: body('openai-chat') });
    expect(first.received[0]?.json).toMatchObject({ reasoning_effort: 'high' });
  });

  test('unless the configuration states that the model does not reason', async () => {
    const none = { reasoning: 'none' } as const;
    const gateway = start([{ protocol: 'openai-chat', capabilities: ['reasoning'] }], {
      facts: none,
      statedFacts: none,
    });
    const response = await gateway.ask({ client: 'anthropic', body: body('anthropic') });
    expect(first.received[0]?.json).not.toHaveProperty('reasoning_effort');
    expect(response.exchange.losses).toMatchObject([{ what: noReasoningSetting }]);
  });
});

describe('the facts of a model at a backend', () => {
  const backend = { protocol: 'openai-chat' as const, capabilities: null };
  const facts = (host: string, own: ModelFacts = {}) =>
    resolveModelFacts({ modelFacts: () => own, statedFacts: () => ({}) }, { ...backend, host }, 'm');

  test('include those of its host, unless more is known of the model', () => {
    expect(facts('openrouter.ai')).toEqual({ searchField: 'plugins' });
    for (const host of ['api.openai.com', 'team.openai.azure.com', 'team.services.ai.azure.com'])
      expect(facts(host)).toEqual({ promptCacheKey: true });
    expect(facts('api.openai.com', { promptCacheKey: false })).toEqual({ promptCacheKey: false });
    expect(facts('eu.openrouter.ai:8443')).toEqual({ searchField: 'plugins' });
    expect(facts('openrouter.ai', { searchField: 'web_search_options' })).toEqual({
      searchField: 'web_search_options',
    });
    for (const other of ['openrouter.ai.example.com', 'notopenrouter.ai', '127.0.0.1:8080', ''])
      expect(facts(other)).toEqual({});
  });
});
