import OpenAI, {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { sseAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import {
  configurationOf,
  errorEvent,
  hello,
  refuseWith,
  replyWith,
  twoCalls,
  vendorModel,
  ways,
  type Way,
} from './ways.ts';

let upstream: Upstream;
let gateway: TestGateway;
let client: OpenAI;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(configurationOf(upstream));
  client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'key-of-the-client', maxRetries: 0 });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});
beforeEach(() => upstream.reset());

const asking = (way: Way): OpenAI.ChatCompletionCreateParamsNonStreaming => ({
  model: way.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

describe.each([ways.chat, ways.anthropic, ways.chatBaseline])('failures and the OpenAI SDK, $name', (way: Way) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> =>
      client.chat.completions.create({ ...asking(way), stream }).catch((thrown: unknown) => thrown);

    test('too many requests', async () => {
      refuseWith(upstream, way, 'rate-limit');
      const error = await call();
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error).toMatchObject({ status: 429, message: expect.stringMatching(/Too many requests|Rate limit/) });
      expect((error as RateLimitError).headers.get('retry-after')).toBe('2');
    });

    test('a request the vendor does not take', async () => {
      refuseWith(upstream, way, 'invalid-request');
      const error = await call();
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({ type: 'invalid_request_error', message: expect.stringContaining('temperature') });
    });

    test('a prompt that is too long, by the code clients look for', async () => {
      refuseWith(upstream, way, 'context-length');
      const error = await call();
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({
        code: 'context_length_exceeded',
        message: expect.stringMatching(/200000.*210000|210000.*200000/),
      });
    });

    test('a wrong key', async () => {
      refuseWith(upstream, way, 'authentication');
      expect(await call()).toBeInstanceOf(AuthenticationError);
    });

    test('a vendor in trouble', async () => {
      refuseWith(upstream, way, 'server-error');
      const error = await call();
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 500, type: 'server_error' });
    });

    test('a vendor that has too much to do', async () => {
      refuseWith(upstream, way, 'overloaded');
      const error = await call();
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ message: expect.stringMatching(/overloaded/i) });
    });

    test('a vendor that hangs up without an answer', async () => {
      upstream.answer({ ends: 'reset' });
      const error = await call();
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 502 });
    });
  });

  test('a stream that breaks off is no answer', async () => {
    const events = way.writer.stream(twoCalls, vendorModel);
    upstream.answer(sseAnswer(events.slice(0, 6), 'cut'));
    const stream = client.chat.completions.stream({ ...asking(way), stream: true });
    await expect(stream.finalChatCompletion()).rejects.toThrow();
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const events = way.writer.stream(hello, vendorModel).slice(0, 4);
    upstream.answer(sseAnswer([...events, errorEvent[way.backend]]));
    const stream = client.chat.completions.stream({ ...asking(way), stream: true });
    await expect(stream.finalChatCompletion()).rejects.toThrow('Overloaded');
  });

  test('giving up closes the connection to the backend', async () => {
    upstream.answer(sseAnswer(way.writer.stream(hello, vendorModel).slice(0, 4), 'silent'));
    const stream = await client.chat.completions.create({ ...asking(way), stream: true });
    for await (const chunk of stream) {
      if (chunk.choices.length > 0) break;
    }
    stream.controller.abort();
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('giving up before the first byte closes it too', async () => {
    upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const call = client.chat.completions.create(asking(way), { signal: controller.signal });
    const [request] = await upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(APIUserAbortError);
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe('failures of the gateway itself and the OpenAI SDK', () => {
  test('a model that leads nowhere', async () => {
    const error = await client.chat.completions
      .create({ ...asking(ways.chat), model: 'nowhere' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ code: 'model_not_found', message: expect.stringContaining('nowhere') });
    expect(upstream.received).toEqual([]);
  });

  test('a request that is none says what is wrong with it', async () => {
    const wrong = { ...asking(ways.chat), messages: [{ role: 'user', content: [{ type: 'text' }] }] };
    const error = await client.chat.completions
      .create(wrong as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ message: expect.stringMatching(/messages\W0\W+content\W0.*text/) });
    expect(upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(upstream, 'keys = ["right"]'));
    try {
      const asked = (apiKey: string): Promise<OpenAI.ChatCompletion> =>
        new OpenAI({ baseURL: `${guarded.url}/v1`, apiKey, maxRetries: 0 }).chat.completions.create(
          asking(ways.anthropic),
        );
      const error = await asked('wrong').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(upstream.received).toEqual([]);
      replyWith(upstream, ways.anthropic, hello);
      expect((await asked('right')).choices[0]?.message.content).toBe('Grüße, 👋 world.');
    } finally {
      await guarded.stop();
    }
  });
});
