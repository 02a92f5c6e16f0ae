import OpenAI, {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from 'openai';
import { describe, expect, test } from 'vitest';
import { startGateway } from '../support/gateway.ts';
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
const client = (): OpenAI => new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client', maxRetries: 0 });
const [somePath] = backendPathsOf('openai-chat') as [BackendPath];

const makeRequest = (way: BackendPath): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model: way.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

describe.each(backendPathsOf('openai-chat'))('failures and the OpenAI SDK, $name', (way: BackendPath) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> =>
      client()
        .chat.completions.create({ ...makeRequest(way), stream })
        .catch((thrown: unknown) => thrown);

    test('too many requests', async () => {
      refuseWith(gateway.upstream, way, 'rate-limit');
      const error = await call();
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error).toMatchObject({ status: 429, message: expect.stringContaining(refusalMessage(way, 'rate-limit')) });
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
      const numbers = refusalMessage(way, 'context-length').match(/\d{6}/g) ?? [];
      for (const number of numbers) expect(error).toHaveProperty('message', expect.stringContaining(number));
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

  test('a stream that breaks off is no answer', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'cut'));
    const stream = client().chat.completions.stream({ ...makeRequest(way), stream: true });
    await expect(stream.finalChatCompletion()).rejects.toThrow();
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...events, way.vendor.errorEvent]));
    const stream = client().chat.completions.stream({ ...makeRequest(way), stream: true });
    await expect(stream.finalChatCompletion()).rejects.toThrow('Overloaded');
  });

  test('giving up closes the connection to the backend', async () => {
    gateway.upstream.answer(
      way.vendor.streams(takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel)), 'silent'),
    );
    const stream = await client().chat.completions.create({ ...makeRequest(way), stream: true });
    for await (const chunk of stream) {
      if (chunk.choices.length > 0) break;
    }
    stream.controller.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('giving up before the first byte closes it too', async () => {
    gateway.upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const call = client().chat.completions.create(makeRequest(way), { signal: controller.signal });
    const [request] = await gateway.upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(APIUserAbortError);
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe('failures of the gateway itself and the OpenAI SDK', () => {
  test('a model that leads nowhere', async () => {
    const error = await client()
      .chat.completions.create({ ...makeRequest(somePath), model: 'nowhere' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ code: 'model_not_found', message: expect.stringContaining('nowhere') });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('a request that is none says what is wrong with it', async () => {
    const wrong = { ...makeRequest(somePath), messages: [{ role: 'user', content: [{ type: 'text' }] }] };
    const error = await client()
      .chat.completions.create(wrong as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ message: expect.stringMatching(/messages\W0\W+content\W0.*text/) });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
    try {
      const asked = (apiKey: string): Promise<OpenAI.ChatCompletion> =>
        new OpenAI({ baseURL: `${guarded.url}/v1`, apiKey, maxRetries: 0 }).chat.completions.create(
          makeRequest(somePath),
        );
      const error = await asked('wrong').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(gateway.upstream.received).toEqual([]);
      replyWith(gateway.upstream, somePath, helloReply);
      expect((await asked('right')).choices[0]?.message.content).toBe('Grüße, 👋 world.');
    } finally {
      await guarded.stop();
    }
  });
});
