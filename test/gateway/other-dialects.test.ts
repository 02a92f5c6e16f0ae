import { describe, expect, test } from 'vitest';
import { protocols } from '../../src/core/types.ts';
import { asObject, parseJson } from '../../src/core/json.ts';
import { dialects } from '../../src/dialects/index.ts';
import { loadConfig } from '../../src/config/load.ts';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { checkChain } from '../../src/inspect/view/chain.ts';
import { findEnding } from '../../src/inspect/view/ending.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { translate } from '../../src/inspect/translation/translation.ts';
import { retranslateRequest } from '../../src/diagnose/translate-request.ts';
import { testConfig } from '../support/config.ts';
import { reader, newStore } from '../record/support/store.ts';
import { tool } from '../dialects/read.ts';
import { startTestGateway } from '../support/conversation.ts';
import { jsonAnswer } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import { called, callsIn, callText, startTalks, textIn, ways } from './support/dialect-talk.ts';

const { upstream, talk } = await startTalks();

const backends = ['openai-chat', 'openai-responses', 'ollama', 'anthropic', 'gemini'] as const;

describe.each(protocols)('a client of %s', (client) => {
  describe.each(backends)('with a model behind %s', (backend) => {
    test.each(ways)('receives calls in a form that is not configured, %s', async (way) => {
      const configured = [
        { dialect: null, mode: 'proxy' },
        { dialect: 'qwen', thinking: 'tags' },
      ] as const;
      for (const config of configured) {
        const says = { text: `Let me look.\n${callText('kimi')}` };
        const { content, finish } = await talk({ client, backend, way, says, config });
        expect(textIn(content).trim()).toBe('Let me look.');
        expect(callsIn(content)).toEqual([called]);
        expect(finish).toBe('tool-calls');
      }
    });

    test.each(ways)('receives text as it is where detection is off, %s', async (way) => {
      const text = `Let me look.\n${callText('kimi')}`;
      const config = { dialectDetection: false, mode: 'proxy' } as const;
      const { content, finish } = await talk({ client, backend, way, says: { text }, config });
      expect(textIn(content)).toBe(text);
      expect(finish).toBe('stop');
    });
  });
});

describe.each(dialects.map(({ name }) => name))('text about %s', (dialect) => {
  test.each([
    ['in a code block', `A call looks like this:\n\n\`\`\`\n${callText(dialect)}\n\`\`\`\n`],
    ['in an explanation', `A call looks like this:\n\n${callText(dialect)}\n\nThe name comes first.`],
  ])('stays text %s', async (_, text) => {
    for (const way of ways) {
      const { content, finish } = await talk({
        client: 'anthropic',
        backend: 'openai-chat',
        way,
        says: { text },
        config: {},
      });
      expect(textIn(content)).toBe(text);
      expect(callsIn(content)).toEqual([]);
      expect(finish).toBe('stop');
    }
  });

  test('stays text where the tool is not offered', async () => {
    for (const way of ways) {
      const { content } = await talk({
        client: 'anthropic',
        backend: 'openai-chat',
        way,
        says: { text: callText(dialect) },
        config: {},
        tools: [tool('other')],
      });
      expect(textIn(content)).toBe(callText(dialect));
      expect(callsIn(content)).toEqual([]);
    }
  });
});

describe('the trace of an answer in another dialect', () => {
  test.each(ways)('advises to configure it, and its decoded answer has the call, %s', async (way) => {
    const store = newStore();
    for (const config of [{ dialect: null }, { dialect: 'qwen' }] as const) {
      const { receivedReply } = await talk({
        client: 'anthropic',
        backend: 'openai-chat',
        way,
        says: { text: `I look.\n${callText('glm')}` },
        config,
        store,
      });
      const trace = await (await reader(store)).get(receivedReply.exchange.traceId);
      const { outcome, problems, notes, backend } = exportTrace(trace);
      const configured = config.dialect === null ? 'has no dialect' : 'is configured with dialect qwen';
      expect(outcome).toEqual({ verdict: 'warning', text: 'tool-calls, other dialect' });
      expect(problems).toEqual([
        {
          kind: 'other-dialect',
          party: 'configuration',
          what: `the model wrote in the form of dialect glm, but backend local ${configured}; Louter read the answer as glm`,
          next: 'Set dialect = "glm" in [backends.local], or in [model_data."m"] for this model alone; `louter diagnostics --probe local/m` checks it.',
          setting: '[backends.local]\ndialect = "glm"',
          leg: 'upstream-response',
          path: null,
        },
      ]);
      expect(notes).toMatchObject([
        {
          what: 'the answer is in the form of another dialect',
          saw: config.dialect ?? 'no dialect',
          made: 'glm',
        },
      ]);
      expect(callsIn(backend?.final_response?.candidates[0]?.message.content ?? [])).toEqual([called]);
      expect(findEnding(trace, { now: Date.now() })).toMatchObject({
        kind: 'calls-pending',
        what: expect.stringContaining('The model wrote in the form of dialect glm'),
        next: expect.stringContaining('the agent'),
        isFailure: false,
      });
      expect(checkChain(trace).filter(({ verdict }) => verdict === 'failed')).toEqual([]);
      expect(checkExchange(trace)).toMatchObject({ answer: 'consistent', findings: [] });
      const kinds = translate(trace).answer.differences.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'contradiction' || kind === 'lost')).toEqual([]);
      expect(kinds).toContain('repaired');
      expect(retranslateRequest(trace, testConfig({ backends: ['local'] }))).toEqual({ verdict: 'same' });
    }
  });
});

describe('the trace of a call of an undeclared tool, written as text', () => {
  const written = '<tool_call>\n{"name": "run", "arguments": {"command": "ls"}}\n</tool_call>';

  test.each(
    backends.flatMap((backend) =>
      ways.flatMap((way) => [true, false].map((isDetected) => [backend, way, isDetected] as const)),
    ),
  )('names the tool, behind %s, %s, with detection: %s', async (backend, way, isDetected) => {
    const store = newStore();
    const { receivedReply, content } = await talk({
      client: 'anthropic',
      backend,
      way,
      says: { text: `I run it.\n${written}` },
      config: { dialect: null, dialectDetection: isDetected },
      store,
    });
    expect(callsIn(content)).toEqual([]);
    const trace = await (await reader(store)).get(receivedReply.exchange.traceId);
    const { outcome, problems } = exportTrace(trace);
    expect(outcome).toEqual({ verdict: 'failed', text: 'calls as text' });
    const what =
      'the model wrote a tool call as text, in the form of dialect qwen, but the request declares no tool run';
    expect(problems).toMatchObject([{ kind: 'calls-as-text', party: 'model', what, leg: 'upstream-response' }]);
    expect(checkChain(trace)).toContainEqual(
      expect.objectContaining({ name: 'tool-calls', party: 'model', verdict: 'failed', what }),
    );
    expect(findEnding(trace, { now: Date.now() })).toMatchObject({
      kind: 'calls-as-text',
      next: expect.stringContaining('Declare the tool run in the client if it has one') as string,
    });
  });

  test.each(protocols)('names the tool when nothing is translated for a client of %s', async (client) => {
    const backend = backends.find((each) => each === client);
    if (!backend) return;
    const store = newStore();
    const { receivedReply } = await talk({
      client,
      backend,
      way: 'plain',
      says: { text: written },
      config: { dialect: null, dialectDetection: false },
      store,
    });
    const { mode, problems } = exportTrace(await (await reader(store)).get(receivedReply.exchange.traceId));
    expect(mode).toBe('baseline');
    expect(problems).toMatchObject([{ kind: 'calls-as-text', party: 'model' }]);
  });

  test.each(ways)('is that of a wrong call where its dialect is configured, %s', async (way) => {
    const store = newStore();
    const { receivedReply, content } = await talk({
      client: 'anthropic',
      backend: 'openai-chat',
      way,
      says: { text: written },
      config: { dialect: 'qwen' },
      store,
    });
    expect(callsIn(content)).toHaveLength(1);
    const trace = await (await reader(store)).get(receivedReply.exchange.traceId);
    expect(checkChain(trace)).toContainEqual(
      expect.objectContaining({ name: 'tool-calls', verdict: 'failed', what: 'the request declares no tool run' }),
    );
  });
});

describe('one server of several models', () => {
  const { base, writer, streams } = vendors['openai-chat'];

  test.each(ways)('is read as each of them writes, %s', async (way) => {
    const text = `[backends.local]
protocol = "openai-chat"
base_url = "${upstream.url}${base}"
dialect = "json"
dialect_detection = false
[model_data."glm-*"]
dialect = "glm"
thinking = "tags"
[model_data.kimi]
dialect = "kimi"
[model_data.plain]
dialect = "none"
[models]
"*" = "local/*"`;
    const { ask } = startTestGateway(loadConfig({ file: 'louter.toml', text, env: {} }));
    async function answerOf(model: string, answer: string) {
      upstream.reset();
      const reply = { text: answer, usage: { input: 20, cached: 0, output: 4 } };
      upstream.answer(
        way === 'streamed' ? streams(writer.stream(reply, model)) : jsonAnswer(writer.plain(reply, model)),
      );
      const { text: received, exchange } = await ask({
        client: 'anthropic',
        body: {
          model,
          max_tokens: 100,
          stream: way === 'streamed',
          messages: [{ role: 'user', content: 'Where is it?' }],
          tools: [{ name: 'look', input_schema: { type: 'object', properties: { at: { type: 'string' } } } }],
        },
      });
      const sent = asObject(parseJson(upstream.received[0]?.text ?? ''));
      const { dialect, dialectKey } = exchange.backend ?? {};
      return { received, dialect, dialectKey, hasTools: sent?.['tools'] !== undefined };
    }
    const thought = `<think>Hm.</think>${callText('glm')}`;
    const glm = await answerOf('glm-4.7', thought);
    expect(glm).toMatchObject({ dialect: 'glm', dialectKey: 'model_data."glm-*".dialect', hasTools: true });
    expect(glm.received).toContain('"type":"tool_use"');
    expect(glm.received).toContain('"type":"thinking"');
    expect(glm.received).not.toContain('<think>');
    const kimi = await answerOf('kimi', callText('kimi'));
    expect(kimi).toMatchObject({ dialect: 'kimi', hasTools: true });
    expect(kimi.received).toContain('"type":"tool_use"');
    const json = await answerOf('other', callText('json'));
    expect(json).toMatchObject({ dialect: 'json', dialectKey: 'backends.local.dialect', hasTools: false });
    expect(json.received).toContain('"type":"tool_use"');
    const plain = await answerOf('plain', callText('kimi'));
    expect(plain).toMatchObject({ dialect: null, hasTools: true });
    expect(plain.received).not.toContain('"type":"tool_use"');
  });
});
