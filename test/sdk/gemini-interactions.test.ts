import type { GoogleGenAI, GoogleGenAIInteraction } from '@google/genai';
import { describe, expect, test } from 'vitest';
import { createGeminiClient } from './gemini-client.ts';
import {
  backendPathsOf,
  helloReply,
  interpretRequest,
  replyWith,
  setUpGateway,
  twoCallsReply,
  usage,
} from './setup.ts';
import { jsonAnswer } from '../support/upstream.ts';

const gateway = setUpGateway();
const client = (): GoogleGenAI['interactions'] => createGeminiClient(gateway).interactions;
const ways = backendPathsOf('gemini-interactions');

const tools = [
  {
    type: 'function' as const,
    name: 'weather',
    description: 'The weather of a city.',
    parameters: {
      type: 'object',
      properties: { city: { type: 'string' }, days: { type: 'integer' } },
      required: ['city'],
    },
  },
  {
    type: 'function' as const,
    name: 'clock',
    description: 'The time.',
    parameters: { type: 'object', properties: {} },
  },
];

/** The texts of the model in an interaction. */
const textOf = ({ steps }: Pick<GoogleGenAIInteraction, 'steps'>): string =>
  steps
    .flatMap((step) => (step.type === 'model_output' ? (step.content ?? []) : []))
    .flatMap((content) => (content.type === 'text' ? [content.text] : []))
    .join('');

const callsOf = ({ steps }: Pick<GoogleGenAIInteraction, 'steps'>) =>
  steps.flatMap((step) => (step.type === 'function_call' ? [step] : []));

describe.each(ways)('the interactions of the Gemini SDK, $name', (path) => {
  test('return a plain text', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const interaction = await client().create({
      model: path.model,
      input: 'Say hello.',
      system_instruction: 'Be kind.',
      generation_config: { max_output_tokens: 1000 },
    });
    expect(textOf(interaction)).toBe('Grüße, 👋 world.');
    expect(interaction).toMatchObject({
      object: 'interaction',
      status: 'completed',
      model: path.reportedModel,
      usage: { total_input_tokens: usage.input, total_tokens: usage.input + usage.output },
    });
    expect(interpretRequest(gateway.upstream, path)).toMatchObject({
      messages: [
        { by: 'system', text: 'Be kind.' },
        { by: 'user', text: 'Say hello.' },
      ],
      maxTokens: 1000,
    });
  });

  test('stream a text', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const types: string[] = [];
    let text = '';
    for await (const event of await client().create({ model: path.model, input: 'Say hello.', stream: true })) {
      types.push(event.event_type);
      if (event.event_type === 'step.delta' && event.delta.type === 'text') text += event.delta.text;
    }
    expect(text).toBe('Grüße, 👋 world.');
    expect([types[0], types.at(-1)]).toEqual(['interaction.created', 'interaction.completed']);
  });

  test('wait for the results of calls', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const interaction = await client().create({ model: path.model, input: 'Say hello.', tools });
    expect(interaction.status).toBe('requires_action');
    expect(callsOf(interaction)).toMatchObject([
      { name: 'weather', arguments: { city: 'Zürich', days: 2 } },
      { name: 'clock', arguments: {} },
    ]);
  });
});

describe.each(ways.filter(({ isPassthrough }) => !isPassthrough))('an interaction that continues, $name', (path) => {
  test('has the whole conversation before it, and no instructions', async () => {
    replyWith(gateway.upstream, path, twoCallsReply);
    const first = await client().create({
      model: path.model,
      input: 'Say hello.',
      system_instruction: 'Be kind.',
      tools,
    });
    gateway.upstream.reset();
    replyWith(gateway.upstream, path, helloReply);
    const second = await client().create({
      model: path.model,
      previous_interaction_id: first.id,
      tools,
      input: callsOf(first).map(({ id, name }) => ({
        type: 'function_result' as const,
        call_id: id,
        name,
        result: `${name}: fine.`,
      })),
    });
    expect(textOf(second)).toBe('Grüße, 👋 world.');
    expect(interpretRequest(gateway.upstream, path).messages).toEqual([
      { by: 'user', text: 'Say hello.' },
      { by: 'model', text: 'Both at once.' },
      { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
      { by: 'model', call: { name: 'clock', input: {} } },
      { by: 'tool', result: { name: 'weather', text: expect.stringContaining('weather: fine.') } },
      { by: 'tool', result: { name: 'clock', text: expect.stringContaining('clock: fine.') } },
    ]);
  });

  test('can be fetched with what the user wrote, and deleted', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const { id } = await client().create({ model: path.model, input: 'Say hello.' });
    const fetched = await client().get(id);
    expect(fetched).toMatchObject({ id, status: 'completed', model: path.model });
    expect(fetched.steps[0]).toMatchObject({ type: 'user_input', content: [{ type: 'text', text: 'Say hello.' }] });
    expect(textOf(fetched)).toBe('Grüße, 👋 world.');
    await client().delete(id);
    // A backend of this protocol is asked for what Louter does not have.
    const unknown = jsonAnswer({ error: { code: 'not_found', message: 'There is no such interaction.' } }, 404);
    gateway.upstream.answerWith(() => unknown);
    await expect(client().get(id)).rejects.toMatchObject({ status: 404 });
    await expect(client().cancel(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('errors of the interactions of the Gemini SDK', () => {
  const [path] = ways.filter(({ backend }) => backend === 'openai-chat');
  if (!path) throw new Error('no path to openai-chat');
  const bodyOf = async (asked: Promise<unknown>): Promise<unknown> => {
    const error: unknown = await asked.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error;
  };

  test('an earlier interaction that is not known is not found', async () => {
    const asked = client().create({ model: path.model, previous_interaction_id: 'interaction_other', input: 'Hi' });
    expect(await bodyOf(asked)).toMatchObject({ status: 404, message: expect.stringContaining('interaction_other') });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('an interaction that is not stored cannot be continued or fetched', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const { id } = await client().create({ model: path.model, input: 'Say hello.', store: false });
    await expect(client().get(id)).rejects.toMatchObject({ status: 404 });
  });

  test('an agent, and work in the background, need a backend of the protocol', async () => {
    const background = client().create({ model: path.model, input: 'Hi', background: true });
    expect(await bodyOf(background)).toMatchObject({ status: 400, message: expect.stringContaining('background') });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('the stream of an interaction that is over cannot be resumed', async () => {
    replyWith(gateway.upstream, path, helloReply);
    const { id } = await client().create({ model: path.model, input: 'Say hello.' });
    const resumed = client().get(id, { stream: true, last_event_id: 'e1' });
    await expect(resumed).rejects.toMatchObject({ status: 400 });
    await expect(client().cancel(id)).rejects.toMatchObject({ status: 400 });
  });

  test('a refusal of the backend keeps its status', async () => {
    gateway.upstream.answer(
      jsonAnswer({ error: { message: 'no such model', type: 'x', param: null, code: null } }, 404),
    );
    const asked = client().create({ model: path.model, input: 'Hi' });
    expect(await bodyOf(asked)).toMatchObject({ status: 404, message: expect.stringContaining('no such model') });
  });
});
