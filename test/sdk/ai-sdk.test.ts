import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, isStepCount, jsonSchema, streamText, tool, type LanguageModel, type ModelMessage } from 'ai';
import { describe, expect, test } from 'vitest';
import { asObject, objectsIn, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { ScriptedReply } from '../support/reply.ts';
import type { UnderstoodMessage } from '../support/understood.ts';
import { interpretRequests, replyInSequence, setUpGateway, usage, backendPathsOf, type BackendPath } from './setup.ts';

const gateway = setUpGateway();

// It warns of every model whose name it does not know.
globalThis.AI_SDK_LOG_WARNINGS = false;

const question = 'How is the weather in Zürich?';
const degrees = '21 degrees in Zürich';
const call = { id: 'call_1', name: 'weather', input: { city: 'Zürich' } };
const lookUpReply: ScriptedReply = { reasoning: 'I must look.', text: 'I will look.', calls: [call], usage };
const answer: ScriptedReply = { text: `It has ${degrees}.`, usage };
const goodbye: ScriptedReply = { text: 'Goodbye.', usage };

const tools = {
  weather: tool({
    description: 'The weather of a city.',
    inputSchema: jsonSchema<{ city: string }>({
      type: 'object',
      properties: { city: { type: 'string' } },
      required: ['city'],
    }),
    execute: async ({ city }) => `21 degrees in ${city}`,
  }),
};

interface Conversation {
  text: string;
  messages: ModelMessage[];
}

/** Runs the SDK's own tool loop until the model calls no tool. */
async function converse(
  how: 'plain' | 'streamed',
  model: LanguageModel,
  messages: ModelMessage[],
): Promise<Conversation> {
  const settings = { model, messages, tools, instructions: 'Be kind.', stopWhen: isStepCount(5), maxRetries: 0 };
  if (how === 'plain') {
    const { text, responseMessages } = await generateText(settings);
    return { text, messages: [...messages, ...responseMessages] };
  }
  const failures: unknown[] = [];
  const result = streamText({ ...settings, onError: ({ error }) => void failures.push(error) });
  const text = await result.text;
  expect(failures).toEqual([]);
  return { text, messages: [...messages, ...(await result.responseMessages)] };
}

/** The messages of one turn with tools, without reasoning, which is only sent back to its own vendor. */
const firstTurns: UnderstoodMessage[] = [
  { by: 'system', text: 'Be kind.' },
  { by: 'user', text: question },
];
const loop: UnderstoodMessage[] = [
  ...firstTurns,
  { by: 'model', text: 'I will look.' },
  { by: 'model', call: { name: 'weather', input: { city: 'Zürich' } } },
  { by: 'tool', result: { name: 'weather', text: expect.stringContaining(degrees) } },
];
const farewell: UnderstoodMessage[] = [
  ...loop,
  { by: 'model', text: `It has ${degrees}.` },
  { by: 'user', text: 'Bye.' },
];
const withoutReasoning = (output: readonly UnderstoodMessage[]): UnderstoodMessage[] =>
  output.filter((each) => !('reasoning' in each));

async function expectLoop(how: 'plain' | 'streamed', path: BackendPath, model: LanguageModel): Promise<void> {
  replyInSequence(gateway.upstream, path, [lookUpReply, answer, goodbye]);
  const first = await converse(how, model, [{ role: 'user', content: question }]);
  expect(first.text).toBe(`It has ${degrees}.`);
  const second = await converse(how, model, [...first.messages, { role: 'user', content: 'Bye.' }]);
  expect(second.text).toBe('Goodbye.');
  const requests = interpretRequests(gateway.upstream, path);
  expect(requests.map(({ messages: output }) => withoutReasoning(output))).toEqual([firstTurns, loop, farewell]);
  expect(requests.map((request) => request.tools.map(({ name }) => name))).toEqual([
    ['weather'],
    ['weather'],
    ['weather'],
  ]);
}

const answerModes = ['plain', 'streamed'] as const;

/** The types of the items that a request was sent with. */
const typesOf = (body: JsonObject | undefined): unknown[] =>
  objectsIn(body?.['input']).map(({ type, role }) => type ?? role);

describe.each(backendPathsOf('openai-responses').filter(({ isPassthrough: baseline }) => !baseline))(
  'the AI SDK over Responses, $name',
  (path) => {
    test.each(answerModes)('runs a tool loop with references to earlier answers (%s)', async (how) => {
      const bodies: (JsonObject | undefined)[] = [];
      const openai = createOpenAI({
        baseURL: `${gateway.url}/v1`,
        apiKey: 'key-of-the-client',
        fetch: async (url, init) => {
          bodies.push(asObject(typeof init?.body === 'string' ? parseJson(init.body) : undefined));
          return fetch(url, init);
        },
      });
      await expectLoop(how, path, openai(path.model));
      // What the model thought is referred to as well, and goes back to a vendor that takes it.
      const thought = { by: 'model', reasoning: 'I must look.', signature: expect.anything() };
      const takesThoughts = path.backend === 'anthropic' || path.backend === 'openai-responses';
      const [, withResult] = interpretRequests(gateway.upstream, path);
      expect(withResult?.messages).toEqual(takesThoughts ? expect.arrayContaining([thought]) : expect.anything());
      const [, second = [], third = []] = bodies.map(typesOf);
      expect(second).toContain('item_reference');
      expect(third.filter((type) => type === 'item_reference').length).toBeGreaterThan(1);
    });

    test.each(answerModes)('runs a tool loop without stored answers (%s)', async (how) => {
      const openai = createOpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client' });
      replyInSequence(gateway.upstream, path, [{ text: 'I will look.', calls: [call], usage }, answer]);
      const settings = {
        model: openai(path.model),
        prompt: question,
        tools,
        instructions: 'Be kind.',
        stopWhen: isStepCount(5),
        maxRetries: 0,
        providerOptions: { openai: { store: false } },
      };
      const text = how === 'plain' ? (await generateText(settings)).text : await streamText(settings).text;
      expect(text).toBe(`It has ${degrees}.`);
      expect(interpretRequests(gateway.upstream, path).map(({ messages: output }) => withoutReasoning(output))).toEqual(
        [firstTurns, loop],
      );
    });
  },
);

describe.each(backendPathsOf('anthropic'))('the AI SDK over Messages, $name', (path) => {
  test.each(answerModes)('runs a tool loop (%s)', async (how) => {
    const anthropic = createAnthropic({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client' });
    await expectLoop(how, path, anthropic(path.model));
  });
});
