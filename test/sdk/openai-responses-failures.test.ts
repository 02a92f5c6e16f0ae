import type OpenAI from 'openai';
import { BadRequestError } from 'openai';
import { describe, expect, test } from 'vitest';
import { catchError, describeFailures } from './failures.ts';
import { openAiErrors } from './openai-errors.ts';
import { createOpenAiClient, makeRequest } from './openai-responses-client.ts';
import {
  backendPathsOf,
  helloReply,
  refuseWith,
  replyWith,
  setUpGateway,
  takeFirstHalf,
  twoCallsReply,
  vendorModel,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): OpenAI => createOpenAiClient(gateway);
const sdk = 'the OpenAI SDK with the Responses API';

describeFailures(gateway, {
  sdk,
  protocol: 'openai-responses',
  call: ({ url, key, model, stream, signal }) =>
    createOpenAiClient({ url }, { apiKey: key }).responses.create(
      { model, input: 'Say hello.', stream },
      { ...(signal && { signal }) },
    ),
  textOf: ({ output_text: text }: OpenAI.Responses.Response) => text,
  expected: openAiErrors,
});

describe.each(backendPathsOf('openai-responses'))(`broken streams and ${sdk}, $name`, (way: BackendPath) => {
  test('answers after a retry of the client', async () => {
    refuseWith(gateway.upstream, way, 'server-error');
    replyWith(gateway.upstream, way, helloReply);
    const response = await createOpenAiClient(gateway, { maxRetries: 1 }).responses.create(makeRequest(way));
    expect(response.output_text).toBe('Grüße, 👋 world.');
    expect(gateway.upstream.received).toHaveLength(2);
  });

  test('breaks off when a stream breaks off', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'cut'));
    const types: string[] = [];
    const reading = async (): Promise<void> => {
      for await (const { type } of await client().responses.create({ ...makeRequest(way), stream: true }))
        types.push(type);
    };
    await reading().catch(() => types.push('broken off'));
    expect(types.at(-1)).toBe('broken off');
    expect(types).toContain('response.output_text.delta');
    expect(types).not.toContain('response.completed');
  });

  test("reports the vendor's error within a stream", async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...events, way.vendor.errorEvent]));
    const stream = client().responses.stream(makeRequest(way));
    const failures: (string | undefined)[] = [];
    stream.on('response.failed', ({ response }) => failures.push(response.error?.message));
    const response = await stream.finalResponse();
    expect(failures).toEqual([way.isPassthrough ? 'Overloaded' : expect.stringMatching(/^backend \S+: Overloaded$/)]);
    expect(response.status).toBe('failed');
  });

  test('an abort within a stream closes the connection to the backend', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'silent'));
    const stream = await client().responses.create({ ...makeRequest(way), stream: true });
    for await (const event of stream) {
      if (event.type === 'response.output_item.added') break;
    }
    stream.controller.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });
});

test.each([
  [[{ role: 'user', content: [{ type: 'input_text' }] }], 'input.0.content.0.text'],
  [[{ role: 'usr', content: 'Hi' }], 'input.0.role'],
  [[{ type: 'function_call', name: 'clock', arguments: '{}' }], 'input.0.call_id'],
  [[{ type: 'function_call', call_id: 'call_1', arguments: '{}' }], 'input.0.name'],
  [[{ type: 'custom_tool_call', call_id: 'call_1', name: 'edit' }], 'input.0.input'],
  [5, 'input'],
  [undefined, 'input'],
  [[{ type: 'function_call_output', call_id: 'call_1' }], 'input.0.output'],
])(`${sdk} rejects an invalid request with the path of the problem: %j`, async (input, param) => {
  const wrong = { model: 'on-openai-responses', input };
  const error = await catchError(
    client().responses.create(wrong as unknown as OpenAI.Responses.ResponseCreateParamsNonStreaming),
  );
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error).toMatchObject({ param, message: expect.stringContaining(param) });
  expect(gateway.upstream.received).toEqual([]);
});
