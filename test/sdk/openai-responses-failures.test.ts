import type OpenAI from 'openai';
import {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from 'openai';
import { describe, expect, test } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { makeRequest, createOpenAiClient } from './openai-responses-client.ts';
import {
  configurationOf,
  takeFirstHalf,
  helloReply,
  refuseWith,
  replyWith,
  setUpGateway,
  twoCallsReply,
  vendorModel,
  backendPathsOf,
  refusalMessage,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): OpenAI => createOpenAiClient(gateway);
const ways = backendPathsOf('openai-responses');
const [someWay] = ways as [BackendPath];

describe.each(ways)('failures and the OpenAI SDK speaking Responses, $name', (way: BackendPath) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> =>
      client()
        .responses.create({ ...makeRequest(way), stream })
        .catch((thrown: unknown) => thrown);

    test('too many requests', async () => {
      refuseWith(gateway.upstream, way, 'rate-limit');
      const error = await call();
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error).toMatchObject({
        status: 429,
        message: expect.stringContaining(refusalMessage(way, 'rate-limit')),
      });
      expect((error as RateLimitError).headers.get('retry-after')).toBe('2');
    });

    test('a request the vendor does not take', async () => {
      refuseWith(gateway.upstream, way, 'invalid-request');
      const error = await call();
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({
        type: 'invalid_request_error',
        message: expect.stringContaining(refusalMessage(way, 'invalid-request')),
      });
    });

    test('a prompt that is too long, by the code clients look for', async () => {
      refuseWith(gateway.upstream, way, 'context-length');
      const error = await call();
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({ code: 'context_length_exceeded' });
    });

    test('a wrong key', async () => {
      refuseWith(gateway.upstream, way, 'authentication');
      expect(await call()).toBeInstanceOf(AuthenticationError);
    });

    test('a vendor in trouble', async () => {
      refuseWith(gateway.upstream, way, 'server-error');
      const error = await call();
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 500, type: 'server_error' });
    });

    test('a vendor that has too much to do', async () => {
      refuseWith(gateway.upstream, way, 'overloaded');
      const error = await call();
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ message: expect.stringContaining(refusalMessage(way, 'overloaded')) });
    });

    test('a vendor that hangs up without an answer', async () => {
      gateway.upstream.answer({ ends: 'reset' });
      const error = await call();
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 502 });
    });
  });

  test('what fails once is asked again by the client, and then answered', async () => {
    refuseWith(gateway.upstream, way, 'server-error');
    replyWith(gateway.upstream, way, helloReply);
    const response = await createOpenAiClient(gateway, { maxRetries: 1 }).responses.create(makeRequest(way));
    expect(response.output_text).toBe('Grüße, 👋 world.');
    expect(gateway.upstream.received).toHaveLength(2);
  });

  test('a stream that breaks off is no answer', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'cut'));
    const heard: string[] = [];
    const reading = async (): Promise<void> => {
      for await (const { type } of await client().responses.create({ ...makeRequest(way), stream: true }))
        heard.push(type);
    };
    await reading().catch(() => heard.push('broken off'));
    expect(heard.at(-1)).toBe('broken off');
    expect(heard).toContain('response.output_text.delta');
    expect(heard).not.toContain('response.completed');
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...events, way.vendor.errorEvent]));
    const stream = client().responses.stream(makeRequest(way));
    const failures: (string | undefined)[] = [];
    stream.on('response.failed', ({ response }) => failures.push(response.error?.message));
    const response = await stream.finalResponse();
    expect(failures).toEqual([way.isPassthrough ? 'Overloaded' : expect.stringMatching(/^backend \S+: Overloaded$/)]);
    expect(response.status).toBe('failed');
  });

  test('giving up closes the connection to the backend', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'silent'));
    const stream = await client().responses.create({ ...makeRequest(way), stream: true });
    for await (const event of stream) {
      if (event.type === 'response.output_item.added') break;
    }
    stream.controller.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('giving up before the first byte closes it too', async () => {
    gateway.upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const call = client().responses.create(makeRequest(way), { signal: controller.signal });
    const [request] = await gateway.upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(APIUserAbortError);
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe('failures of the gateway itself and the OpenAI SDK speaking Responses', () => {
  test('a model that leads nowhere', async () => {
    const error = await client()
      .responses.create({ ...makeRequest(someWay), model: 'nowhere' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ code: 'model_not_found', message: expect.stringContaining('nowhere') });
    expect(gateway.upstream.received).toEqual([]);
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
  ])('a request that is none says what is wrong with it: %j', async (input, param) => {
    const wrong = { ...makeRequest(someWay), input };
    const error = await client()
      .responses.create(wrong as unknown as OpenAI.Responses.ResponseCreateParamsNonStreaming)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ param, message: expect.stringContaining(param) });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
    try {
      const asked = (apiKey: string): Promise<OpenAI.Responses.Response> =>
        createOpenAiClient(guarded, { apiKey }).responses.create(makeRequest(someWay));
      const error = await asked('wrong').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(gateway.upstream.received).toEqual([]);
      replyWith(gateway.upstream, someWay, helloReply);
      expect((await asked('right')).output_text).toBe('Grüße, 👋 world.');
    } finally {
      await guarded.stop();
    }
  });
});
