import OpenAI, { BadRequestError } from 'openai';
import { describe, expect, test } from 'vitest';
import { catchError, describeFailures } from './failures.ts';
import { openAiErrors } from './openai-errors.ts';
import {
  backendPathsOf,
  helloReply,
  setUpGateway,
  takeFirstHalf,
  twoCallsReply,
  vendorModel,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): OpenAI => new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client', maxRetries: 0 });

const makeRequest = ({ model }: { model: string }): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

describeFailures(gateway, {
  sdk: 'the OpenAI SDK',
  protocol: 'openai-chat',
  call: ({ url, key, model, stream, signal }) =>
    new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 }).chat.completions.create(
      { ...makeRequest({ model }), stream },
      { ...(signal && { signal }) },
    ),
  textOf: ({ choices: [choice] }: OpenAI.ChatCompletion) => choice?.message.content,
  expected: openAiErrors,
});

describe.each(backendPathsOf('openai-chat'))('broken streams and the OpenAI SDK, $name', (path: BackendPath) => {
  const readStream = () =>
    client()
      .chat.completions.stream({ ...makeRequest(path), stream: true })
      .finalChatCompletion();

  test('rejects when a stream breaks off', async () => {
    const events = takeFirstHalf(path.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(path.vendor.streams(events, 'cut'));
    await expect(readStream()).rejects.toThrow();
  });

  test("rejects with the vendor's error within a stream", async () => {
    const events = takeFirstHalf(path.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(path.vendor.streams([...events, path.vendor.errorEvent]));
    await expect(readStream()).rejects.toThrow('Overloaded');
  });

  test('an abort within a stream closes the connection to the backend', async () => {
    const events = takeFirstHalf(path.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(path.vendor.streams(events, 'silent'));
    const stream = await client().chat.completions.create({ ...makeRequest(path), stream: true });
    for await (const chunk of stream) {
      if (chunk.choices.length > 0) break;
    }
    stream.controller.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });
});

test('the OpenAI SDK rejects an invalid request with the path of the problem', async () => {
  const messages = [{ role: 'user', content: [{ type: 'text' }] }];
  const request = { ...makeRequest({ model: 'on-openai-chat' }), messages };
  const error = await catchError(
    client().chat.completions.create(request as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming),
  );
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error).toMatchObject({ message: expect.stringMatching(/messages\W0\W+content\W0.*text/) });
  expect(gateway.upstream.received).toEqual([]);
});
