import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { describe, expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { scriptedSignature } from '../support/reply-anthropic.ts';
import type { ScriptedReply } from '../support/reply.ts';
import type { UnderstoodMessage } from '../support/understood.ts';
import {
  interpretRequests,
  helloReply,
  replyInSequence,
  setUpGateway,
  usage,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();

/** A client, and what it sends. */
function createRecordingClient(): { client: Anthropic; sent: (JsonObject | undefined)[] } {
  const sent: (JsonObject | undefined)[] = [];
  const client = new Anthropic({
    baseURL: gateway.url,
    apiKey: 'key-of-the-client',
    maxRetries: 0,
    fetch: async (url, init) => {
      sent.push(asObject(typeof init?.body === 'string' ? parseJson(init.body) : undefined));
      return fetch(url, init);
    },
  });
  return { client, sent };
}

const weather = betaTool({
  name: 'weather',
  description: 'The weather of a city.',
  inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  run: ({ city }) => `21 degrees in ${city}`,
});
const makeLookUpReply = (city: string): ScriptedReply => ({
  reasoning: `I must look up ${city}.`,
  text: `I look up ${city}.`,
  calls: [{ id: `call_${city}`, name: 'weather', input: { city } }],
  usage,
});
const answer: ScriptedReply = { text: 'Both are alike.', usage };

const askedTurns: UnderstoodMessage[] = [
  { by: 'system', text: 'Be kind.' },
  { by: 'user', text: 'How is the weather in Bern and Rome?' },
];
const lookUpTurns = (city: string): UnderstoodMessage[] => [
  { by: 'model', text: `I look up ${city}.` },
  { by: 'model', call: { name: 'weather', input: { city } } },
  { by: 'tool', result: { name: 'weather', text: expect.stringContaining(`21 degrees in ${city}`) } },
];
const expectedRequests: UnderstoodMessage[][] = [
  askedTurns,
  [...askedTurns, ...lookUpTurns('Bern')],
  [...askedTurns, ...lookUpTurns('Bern'), ...lookUpTurns('Rome')],
];

const runner = (client: Anthropic, { model }: BackendPath, stream: boolean) =>
  client.beta.messages.toolRunner({
    model,
    max_tokens: 1000,
    stream,
    system: 'Be kind.',
    messages: [{ role: 'user', content: 'How is the weather in Bern and Rome?' }],
    tools: [weather],
  });

const ways = backendPathsOf('anthropic');

describe.each(ways.filter(({ isPassthrough: baseline }) => !baseline))(
  'the tool runner of the Anthropic SDK, $name',
  (path) => {
    test.each([false, true])('sends the whole conversation to the model (stream: %s)', async (stream) => {
      replyInSequence(gateway.upstream, path, [makeLookUpReply('Bern'), makeLookUpReply('Rome'), answer]);
      const { client, sent } = createRecordingClient();
      const last = await runner(client, path, stream).runUntilDone();
      expect(last.content).toMatchObject([{ type: 'text', text: 'Both are alike.' }]);
      // Each turn leaves out the earlier messages and the tools.
      expect(sent.map((body) => asObject(body?.['thread'])?.['type'])).toEqual(['create', 'continue', 'continue']);
      expect(sent.slice(1).filter((body) => body && ('tools' in body || 'system' in body))).toEqual([]);
      const requests = interpretRequests(gateway.upstream, path);
      expect(requests.map(({ messages: output }) => output.filter((each) => !('reasoning' in each)))).toEqual(
        expectedRequests,
      );
      // A thread keeps what the model thought as its vendor signed it.
      if (path.backend === 'anthropic')
        expect(requests[2]?.messages.filter((each) => 'reasoning' in each)).toEqual([
          { by: 'model', reasoning: 'I must look up Bern.', signature: scriptedSignature },
          { by: 'model', reasoning: 'I must look up Rome.', signature: scriptedSignature },
        ]);
      expect(requests.map(({ tools }) => tools.map(({ name }) => name))).toEqual([
        ['weather'],
        ['weather'],
        ['weather'],
      ]);
    });

    test('sends the conversation again when its thread is unknown', async () => {
      replyInSequence(gateway.upstream, path, [helloReply, answer]);
      const { client, sent } = createRecordingClient();
      const thread = client.beta.messages.thread({ model: path.model, max_tokens: 1000, system: 'Be kind.' });
      await thread.send({ role: 'user', content: 'Say hello.' });
      // To another caller nothing is known of the thread.
      client.apiKey = 'another-key';
      await thread.send({ role: 'user', content: 'And now?' });
      expect(sent.map((body) => asObject(body?.['thread'])?.['type'])).toEqual(['create', 'continue', 'create']);
      expect(interpretRequests(gateway.upstream, path)[1]?.messages).toEqual([
        { by: 'system', text: 'Be kind.' },
        { by: 'user', text: 'Say hello.' },
        { by: 'model', text: helloReply.text },
        { by: 'user', text: 'And now?' },
      ]);
    });
  },
);

describe.each(ways.filter(({ isPassthrough: baseline }) => baseline))(
  'the tool runner of the Anthropic SDK, $name',
  (path) => {
    test.each([false, true])('leaves the thread to the vendor (stream: %s)', async (stream) => {
      replyInSequence(gateway.upstream, path, [makeLookUpReply('Bern'), answer]);
      const { client, sent } = createRecordingClient();
      await runner(client, path, stream).runUntilDone();
      const received = gateway.upstream.received.map(({ json }) => asObject(json));
      expect(received.map((body) => [body?.['thread'], body?.['messages']])).toEqual(
        sent.map((body) => [body?.['thread'], body?.['messages']]),
      );
      expect(received[1]?.['thread']).toEqual({ type: 'continue', previous_message_id: 'msg_scripted' });
    });
  },
);
