import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asObject, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import type { Protocol } from '../../../src/core/types.ts';
import { checkExchange } from '../../../src/record/check-exchange.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../../support/conversation.ts';
import { shownFindings, traceOf } from '../../support/trace-of.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

let bare: BareGateway;
const start = (protocol: Protocol): void => {
  const { asked, writer, base } = vendors[protocol];
  upstream.reset();
  upstream.answerWith((request) =>
    jsonAnswer(writer.plain({ text: 'Done.', usage: { input: 9, cached: 0, output: 4 } }, asked(request).model)),
  );
  const backend = testBackend({ name: 'one', protocol, baseUrl: upstream.url + base, retries: 0 });
  bare = startTestGateway(testConfig({ backends: [backend], models: { m: 'one/m' } }));
};

const placeholder = 'cleared: this result';
const step = (index: number, name = 'read'): JsonValue[] => [
  {
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: `thought ${index}`, signature: 'c2ln' },
      { type: 'tool_use', id: `toolu_${index}`, name, input: { path: `file-${index}` } },
    ],
  },
  { role: 'user', content: [{ type: 'tool_result', tool_use_id: `toolu_${index}`, content: `result-${index}` }] },
];
const messages: JsonValue[] = [
  { role: 'user', content: 'Read all.' },
  ...step(1, 'memory'),
  ...[2, 3, 4, 5].flatMap((index) => step(index)),
];
const tools = ['read', 'memory'].map((name) => ({ name, input_schema: { type: 'object' } }));

const ask = (edits: JsonValue, more: JsonObject = {}): Promise<ReceivedReply> =>
  bare.ask({
    client: 'anthropic',
    body: { model: 'm', max_tokens: 100, tools, messages, context_management: { edits }, ...more },
  });
const sent = (): string => upstream.received.at(-1)?.text ?? '';
const resultsIn = (text: string): number[] => [1, 2, 3, 4, 5].filter((index) => text.includes(`result-${index}`));
const lossesOf = ({ exchange }: ReceivedReply): string[] =>
  exchange.losses.flatMap(({ path }) => (path.startsWith('/context_management') ? [path] : []));
const noteOf = ({ exchange }: ReceivedReply) => exchange.notes.find(({ effect }) => effect?.name === 'context-edited');

const clearing = (fields: JsonObject = {}): JsonObject => ({
  type: 'clear_tool_uses_20250919',
  trigger: { type: 'tool_uses', value: 3 },
  keep: { type: 'tool_uses', value: 2 },
  ...fields,
});

describe.each(['openai-chat', 'openai-responses', 'gemini', 'ollama'] as const)(
  'before a backend of %s',
  (protocol) => {
    beforeEach(() => start(protocol));

    test.each([false, true])('what was applied is in the answer (stream: %s)', async (stream) => {
      const thinking = { type: 'clear_thinking_20251015', keep: { type: 'thinking_turns', value: 0 } };
      const reply = await ask([thinking, clearing(), clearing({ trigger: { type: 'tool_uses', value: 99 } })], {
        stream,
      });
      expect(reply.status).toBe(200);
      const reported = /"context_management":(\{.*?\]\})/.exec(reply.text)?.[1] ?? '{}';
      expect(JSON.parse(reported)).toEqual({
        applied_edits: [
          { type: 'clear_thinking_20251015', cleared_thinking_turns: 1, cleared_input_tokens: expect.any(Number) },
          { type: 'clear_tool_uses_20250919', cleared_tool_uses: 3, cleared_input_tokens: expect.any(Number) },
        ],
      });
      expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
    });

    test('old results of tools are cleared', async () => {
      const reply = await ask([clearing()]);
      expect(reply.status).toBe(200);
      expect(resultsIn(sent())).toEqual([4, 5]);
      expect(sent().split(placeholder)).toHaveLength(4);
      expect(sent()).toContain('file-1');
      expect(lossesOf(reply)).toEqual([]);
      expect(noteOf(reply)).toMatchObject({ made: 'cleared 3 tool results' });
      expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
    });

    test('the inputs of calls are cleared with them', async () => {
      const reply = await ask([clearing({ clear_tool_inputs: true, exclude_tools: ['memory'] })]);
      expect(resultsIn(sent())).toEqual([1, 4, 5]);
      expect([1, 2, 3, 4, 5].filter((index) => sent().includes(`file-${index}`))).toEqual([1, 4, 5]);
      expect(noteOf(reply)).toMatchObject({ made: 'cleared 2 tool results and 2 inputs' });
      expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
    });
  },
);

describe('an edit', () => {
  beforeEach(() => start('openai-chat'));

  test.each<[string, JsonObject, number[]]>([
    ['has not so many calls', clearing({ trigger: { type: 'tool_uses', value: 5 } }), [1, 2, 3, 4, 5]],
    ['has not so many tokens', clearing({ trigger: { type: 'input_tokens', value: 50_000 } }), [1, 2, 3, 4, 5]],
    ['has the tokens', clearing({ trigger: { type: 'input_tokens', value: 100 } }), [4, 5]],
    ['has not the tokens of the default', { type: 'clear_tool_uses_20250919' }, [1, 2, 3, 4, 5]],
    ['would free too little', clearing({ clear_at_least: { type: 'input_tokens', value: 5000 } }), [1, 2, 3, 4, 5]],
    ['names the tools whose inputs are cleared', clearing({ clear_tool_inputs: ['memory'] }), [4, 5]],
    [
      'keeps the last three calls',
      { type: 'clear_tool_uses_20250919', trigger: { type: 'tool_uses', value: 1 } },
      [3, 4, 5],
    ],
  ])('is applied when the conversation or the edit %s', async (_what, edit, results) => {
    const reply = await ask([edit]);
    expect(resultsIn(sent())).toEqual(results);
    expect(lossesOf(reply)).toEqual([]);
    expect(noteOf(reply)).toBeDefined();
    expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
  });

  test('depends on the length of the conversation where no trigger is given', async () => {
    const long = 'x'.repeat(500_000);
    await ask([{ type: 'clear_tool_uses_20250919' }], { system: long });
    expect(resultsIn(sent())).toEqual([3, 4, 5]);
  });

  test.each<[string, JsonObject]>([
    ['of another kind', { type: 'compact_20260112' }],
    ['with an unknown field', clearing({ future: 1 })],
    ['with an unknown trigger', clearing({ trigger: { type: 'turns', value: 1 } })],
  ])('%s is reported as lost', async (_what, edit) => {
    const reply = await ask([edit]);
    expect(resultsIn(sent())).toEqual([1, 2, 3, 4, 5]);
    expect(lossesOf(reply)).toEqual(['/context_management']);
    expect(noteOf(reply)).toBeUndefined();
  });

  test('is applied beside one that is lost', async () => {
    const reply = await ask([clearing(), { type: 'compact_20260112' }]);
    expect(resultsIn(sent())).toEqual([4, 5]);
    expect(lossesOf(reply)).toEqual(['/context_management']);
  });

  test('that keeps all thinking needs no note', async () => {
    const reply = await ask([{ type: 'clear_thinking_20251015', keep: 'all' }]);
    expect([noteOf(reply), lossesOf(reply)]).toEqual([undefined, []]);
  });

  test('is applied to what is counted', async () => {
    start('gemini');
    upstream.answerWith(() => jsonAnswer({ totalTokens: 7 }));
    const reply = await bare.ask({
      client: 'anthropic',
      task: 'count-tokens',
      body: { model: 'm', tools, messages, context_management: { edits: [clearing()] } },
    });
    expect(reply.text).toBe('{"input_tokens":7}');
    expect(resultsIn(sent())).toEqual([4, 5]);
  });

  test('is left to a backend of Anthropic', async () => {
    start('anthropic');
    const reply = await ask([clearing()]);
    expect(asObject(upstream.received[0]?.json)?.['context_management']).toEqual({ edits: [clearing()] });
    expect([resultsIn(sent()), noteOf(reply)]).toEqual([[1, 2, 3, 4, 5], undefined]);
  });
});

describe('thinking of earlier turns', () => {
  /** A server that is sent its reasoning back. */
  const startThinking = (): void => {
    start('openai-chat');
    const backend = testBackend({ name: 'one', protocol: 'openai-chat', baseUrl: `${upstream.url}/v1`, retries: 0 });
    const facts = () => ({ reasoningEcho: 'required' as const });
    bare = startTestGateway(testConfig({ backends: [backend], models: { m: 'one/m' }, facts }));
  };
  const thoughtsIn = (text: string): number[] => [1, 2, 3].filter((index) => text.includes(`thought ${index}`));
  const turns: JsonValue[] = [1, 2, 3].flatMap((index) => [
    { role: 'user', content: `Turn ${index}.` },
    ...step(index),
    { role: 'assistant', content: [{ type: 'text', text: `Answer ${index}.` }] },
  ]);
  const asked = [...turns, { role: 'user', content: 'Go on.' }];

  test.each<[JsonValue, number[]]>([
    [{ type: 'thinking_turns', value: 2 }, [2, 3]],
    [{ type: 'thinking_turns', value: 9 }, [1, 2, 3]],
    [null, [3]],
    [{ type: 'all' }, [1, 2, 3]],
  ])('is cleared with keep %j', async (keep, kept) => {
    startThinking();
    const reply = await ask([{ type: 'clear_thinking_20251015', keep }], { messages: asked });
    expect(reply.status).toBe(200);
    expect(thoughtsIn(sent())).toEqual(kept);
    expect(lossesOf(reply)).toEqual([]);
    expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
  });
});
