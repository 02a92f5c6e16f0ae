import OpenAI, { BadRequestError, NotFoundError } from 'openai';
import { describe, expect, test } from 'vitest';
import { makeRequest, createOpenAiClient, tools } from './openai-responses-client.ts';
import {
  helloReply,
  replyWith,
  onlyRequestBody,
  setUpGateway,
  twoCallsReply,
  interpretRequest,
  backendPathsOf,
} from './setup.ts';

const gateway = setUpGateway();
const client = () => createOpenAiClient(gateway);
const ways = backendPathsOf('openai-responses');

describe.each(ways.filter(({ isPassthrough: baseline }) => !baseline))(
  'an answer goes on from an earlier one, $name',
  (path) => {
    test('sends the whole conversation to the backend', async () => {
      replyWith(gateway.upstream, path, twoCallsReply);
      const first = await client().responses.create({ ...makeRequest(path), instructions: 'Be kind.', tools });
      const outputs = first.output.flatMap((item) =>
        item.type === 'function_call'
          ? [{ type: 'function_call_output', call_id: item.call_id, output: `${item.name}: fine.` } as const]
          : [],
      );
      gateway.upstream.reset();
      replyWith(gateway.upstream, path, helloReply);
      const second = await client().responses.create({
        model: path.model,
        tools,
        previous_response_id: first.id,
        input: outputs,
      });
      expect(second.previous_response_id).toBe(first.id);
      const { messages } = interpretRequest(gateway.upstream, path);
      expect(messages).toEqual([
        { by: 'user', text: 'Say hello.' },
        { by: 'model', text: 'Both at once.' },
        { by: 'model', call: { name: 'weather', input: { city: 'Zürich', days: 2 } } },
        { by: 'model', call: { name: 'clock', input: {} } },
        { by: 'tool', result: { name: 'weather', text: expect.stringContaining('weather: fine.') } },
        { by: 'tool', result: { name: 'clock', text: expect.stringContaining('clock: fine.') } },
      ]);
    });

    test('sends it when both answers were streamed', async () => {
      replyWith(gateway.upstream, path, helloReply);
      const first = await client().responses.stream(makeRequest(path)).finalResponse();
      gateway.upstream.reset();
      replyWith(gateway.upstream, path, helloReply);
      const params = { model: path.model, previous_response_id: first.id, input: 'Again.' };
      await client().responses.stream(params).finalResponse();
      expect(interpretRequest(gateway.upstream, path).messages).toEqual([
        { by: 'user', text: 'Say hello.' },
        { by: 'model', text: 'Grüße, 👋 world.' },
        { by: 'user', text: 'Again.' },
      ]);
    });

    test.runIf(path.backend === 'openai-responses')('one not known here may be known to the vendor', async () => {
      replyWith(gateway.upstream, path, helloReply);
      await client().responses.create({ model: path.model, previous_response_id: 'resp_theirs', input: 'Again.' });
      expect(onlyRequestBody(gateway.upstream)).toMatchObject({ previous_response_id: 'resp_theirs' });
      expect(interpretRequest(gateway.upstream, path).messages).toEqual([{ by: 'user', text: 'Again.' }]);
    });

    test.runIf(path.backend !== 'openai-responses')('one that nobody remembers is named in the refusal', async () => {
      const error = await client()
        .responses.create({ model: path.model, previous_response_id: 'resp_gone', input: 'Again.' })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(OpenAI.APIError);
      expect(error).toMatchObject({
        code: 'previous_response_not_found',
        param: 'previous_response_id',
        message: expect.stringContaining('resp_gone'),
      });
      expect(error).not.toBeInstanceOf(NotFoundError);
      expect(gateway.upstream.received).toEqual([]);
    });
  },
);

describe.each(ways.filter(({ backend }) => backend !== 'openai-responses'))(
  'what only the vendor of this protocol holds, $name',
  (path) => {
    test.each([
      ['prompt', { prompt: { id: 'pmpt_1' } }],
      ['conversation', { input: 'Again.', conversation: 'conv_1' }],
      ['background', { input: 'Again.', background: true }],
    ])('is refused by the field that names it: %s', async (param, held) => {
      const error = await client()
        .responses.create({ model: path.model, ...held })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({ param });
      expect(gateway.upstream.received).toEqual([]);
    });

    test('is a 404 for an item of no answer', async () => {
      const error = await client()
        .responses.create({ model: path.model, input: [{ type: 'item_reference', id: 'msg_1' }] })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(NotFoundError);
      expect(error).toMatchObject({
        param: 'input',
        message: expect.stringContaining("Item with id 'msg_1' not found"),
      });
      expect(gateway.upstream.received).toEqual([]);
    });
  },
);
