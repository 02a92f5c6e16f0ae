import { expect, describe, test } from 'vitest';
import { backendOf } from '../../src/protocols/backends.ts';
import type { BackendConfig } from '../../src/config/config.ts';
import { asArray, asObject, asString, parseJson } from '../../src/core/json.ts';
import { protocols } from '../../src/core/types.ts';
import { dialects } from '../../src/dialects/index.ts';
import { checkChain } from '../../src/inspect/view/chain.ts';
import { findEnding } from '../../src/inspect/view/ending.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { exportTrace, type ExportedTrace } from '../../src/inspect/export/trace-json.ts';
import { recorded } from '../dialects/core-codec.ts';
import { tool } from '../dialects/read.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway } from '../support/conversation.ts';
import { completionsReply } from '../support/reply-completions.ts';
import { vendors } from '../support/vendors.ts';
import { newStore, reader } from '../record/support/store.ts';
import { called, callsIn, callText, requested, startTalks, textIn, ways, type Talk } from './support/dialect-talk.ts';

const { upstream, talk } = await startTalks();

const backends = ['openai-chat', 'ollama', 'anthropic'] as const;
const clients = protocols;

/** A call of Harmony whose arguments end before a value. */
const unreadable =
  '<|start|>assistant<|channel|>commentary to=functions.look<|constrain|>json<|message|>{"at": "it", "content": <|call|>';

const configOf = (dialect: string): Partial<BackendConfig> => {
  const name = dialects.find((each) => each.name === dialect)?.name ?? null;
  return { dialect: name, tools: ['harmony', 'gemma3', 'json'].includes(dialect) ? 'prompt' : 'native' };
};

describe.each(dialects.map(({ name }) => name))('a call written in %s', (dialect) => {
  describe.each(backends)('over %s', (backend) => {
    test.each(ways)('reaches the client as a tool call, %s', async (way) => {
      const says = { text: callText(dialect) };
      const { content, finish } = await talk({ client: 'anthropic', backend, way, says, config: configOf(dialect) });
      expect(callsIn(content)).toEqual([called]);
      expect(textIn(content)).toBe('');
      expect(finish).toBe('tool-calls');
    });
  });
});

describe.each(clients)('a client of %s', (client) => {
  describe.each(backends)('with a model behind %s', (backend) => {
    test.each(ways)('receives text, reasoning and calls from the text, %s', async (way) => {
      const says = { text: `<think>Hm.</think>Let me look.\n${callText('kimi')}` };
      const config: Partial<BackendConfig> = { dialect: 'kimi', thinking: 'tags' };
      const { content, finish } = await talk({ client, backend, way, says, config });
      expect(textIn(content)).toBe('Let me look.');
      expect(callsIn(content)).toEqual([called]);
      expect(finish).toBe('tool-calls');
    });

    test.each(ways)('receives calls that the backend parsed itself, %s', async (way) => {
      const says: Talk['says'] = {
        text: callText('kimi'),
        calls: [{ id: 'call_own', name: 'look', input: { at: 'that' } }],
      };
      const { content, finish } = await talk({ client, backend, way, says, config: { dialect: 'kimi' } });
      expect(callsIn(content)).toEqual([called, { name: 'look', input: { at: 'that' } }]);
      expect(new Set(content.map((part) => (part.type === 'tool-call' ? part.id : part))).size).toBe(2);
      expect(finish).toBe('tool-calls');
    });

    test.each(ways)('does not receive a call that was cut off as complete, %s', async (way) => {
      const text = callText('kimi').slice(0, -60);
      const { content, finish } = await talk({
        client,
        backend,
        way,
        says: { text, finish: 'length' },
        config: { dialect: 'kimi' },
      });
      expect(callsIn(content)).not.toContainEqual(called);
      expect(textIn(content)).not.toContain('<|');
      expect(finish).toBe('length');
    });

    test.each(ways)('receives a call that cannot be read as text, and how the answer ended, %s', async (way) => {
      const text = `I look.\n${unreadable}`;
      const { content, receivedReply } = await talk({
        client,
        backend,
        way,
        says: { text },
        config: configOf('harmony'),
      });
      expect(textIn(content)).toBe('I look.\n\nlook {"at": "it", "content":');
      expect(callsIn(content).filter(({ input }) => input !== undefined)).toEqual([]);
      expect(receivedReply.text).not.toMatch(/max_tokens"|"length"|MAX_TOKENS|max_output_tokens"\}|MALFORMED/);
    });
  });
});

describe('a prompt that Louter writes', () => {
  const { base } = vendors['openai-chat'];
  const says =
    '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant to=functions.look<|channel|>commentary <|constrain|>json<|message|>{"at":"it"}';

  test.each(ways)('is the whole upstream request, and its continuation is the answer, %s', async (way) => {
    const config = { ...configOf('harmony'), protocol: 'openai-completions', baseUrl: upstream.url + base } as const;
    const {
      content,
      finish,
      asked: sent,
    } = await talk({
      client: 'anthropic',
      backend: 'openai-chat',
      way,
      says: { text: says },
      config,
      writer: completionsReply,
    });
    expect(callsIn(content)).toEqual([called]);
    expect(finish).toBe('tool-calls');
    const body = asObject(parseJson(sent));
    expect(body).not.toHaveProperty('messages');
    expect(asString(body?.['prompt'])).toMatch(/<\|start\|>assistant$/);
  });
});

describe('how many tokens', () => {
  const count = async (config: Partial<BackendConfig>): Promise<number> => {
    const { ask, gateway } = startBareGateway(
      testConfig({
        backends: [testBackend({ name: 'local', baseUrl: `${upstream.url}/v1`, ...config })],
        models: { '*': 'local/*' },
      }),
    );
    const { context } = recorded({ ...requested, tools: [tool('look')] });
    const body = backendOf('anthropic')?.codec.encodeRequest(context.request, context);
    const { text } = await ask({ client: 'anthropic', body, task: 'count-tokens' });
    await gateway.stop(1000);
    return Number(asObject(parseJson(text))?.['input_tokens']);
  };

  test('is estimated from the prompt that is sent', async () => {
    expect(await count(configOf('json'))).toBeGreaterThan(await count({}));
  });
});

describe('what is sent', () => {
  const says = { text: 'Hello.' };

  test.each(['openai-chat', 'ollama'] as const)('%s gets tools in the prompt, and no others', async (backend) => {
    const reported = await talk({ client: 'anthropic', backend, way: 'plain', says, config: configOf('json') });
    expect(asObject(parseJson(reported.asked))).not.toHaveProperty('tools');
    expect(reported.asked).toContain('look');
    expect(textIn(reported.content)).toBe('Hello.');
  });

  test('or in the own field of the API', async () => {
    const reported = await talk({
      client: 'anthropic',
      backend: 'openai-chat',
      way: 'plain',
      says,
      config: configOf('kimi'),
    });
    expect(asArray(asObject(parseJson(reported.asked))?.['tools'])).toHaveLength(1);
  });
});

describe('the trace', () => {
  test.each(ways)('contains the parsed events, the received bytes, and the notes, %s', async (way) => {
    const store = newStore();
    const text = `<think>Hm.</think>${callText('json').replace('}', '')}`;
    const config: Partial<BackendConfig> = { ...configOf('json'), thinking: 'tags' };
    const { receivedReply } = await talk({
      client: 'anthropic',
      backend: 'openai-chat',
      way,
      says: { text },
      config,
      store,
    });
    const trace = exportTrace(await (await reader(store)).get(receivedReply.exchange.traceId));
    expect(trace.backend?.dialect).toBe('json');
    expect(typesIn(trace)).toEqual(expect.arrayContaining(['reasoning', 'tool-call']));
    expect(trace.backend?.final_response?.candidates[0]?.finish.reason).toBe('tool-calls');
    expect(JSON.stringify(trace.backend?.response?.body)).toContain(way === 'plain' ? '<think>' : 'think');
    expect(trace.notes.length).toBeGreaterThan(0);
    expect(trace.violations).toEqual([]);
  });

  test.each(ways)('reports a call that cannot be read, and not that a limit was reached, %s', async (way) => {
    const store = newStore();
    const { receivedReply } = await talk({
      client: 'anthropic',
      backend: 'openai-chat',
      way,
      says: { text: unreadable },
      config: configOf('harmony'),
      store,
    });
    const trace = await (await reader(store)).get(receivedReply.exchange.traceId);
    const { outcome, problems, notes } = exportTrace(trace);
    expect(outcome).toEqual({ verdict: 'failed', text: 'unreadable call' });
    const saw = 'look {"at": "it", "content":';
    expect(problems).toMatchObject([
      { kind: 'unreadable-call', party: 'model', what: `the model wrote a tool call that cannot be read: ${saw}` },
    ]);
    expect(notes).toContainEqual(
      expect.objectContaining({ what: 'a tool call that cannot be read', saw, made: 'text' }),
    );
    expect(findEnding(trace, { now: Date.now() })).toMatchObject({
      kind: 'unreadable-call',
      what: expect.stringContaining(saw),
      next: expect.stringContaining('louter diagnostics --probe local/m`'),
    });
    expect(checkChain(trace)).toContainEqual(
      expect.objectContaining({ name: 'tool-calls', party: 'model', verdict: 'failed' }),
    );
    expect(checkExchange(trace)).toMatchObject({ answer: 'consistent', findings: [] });
  });

  const typesIn = ({ backend }: ExportedTrace): string[] =>
    backend?.final_response?.candidates.flatMap(({ message }) => message.content.map(({ type }) => type)) ?? [];
});
