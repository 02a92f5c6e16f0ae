import Anthropic, {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from '@anthropic-ai/sdk';
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
const client = (): Anthropic => new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });
const [somePath] = backendPathsOf('anthropic') as [BackendPath];

const makeRequest = (way: BackendPath): Anthropic.MessageCreateParamsNonStreaming => ({
  model: way.model,
  max_tokens: 1000,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

describe.each(backendPathsOf('anthropic'))('failures and the Anthropic SDK, $name', (way: BackendPath) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> => client().messages.create({ ...makeRequest(way), stream });

    test('too many requests', async () => {
      refuseWith(gateway.upstream, way, 'rate-limit');
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error).toMatchObject({ status: 429, type: 'rate_limit_error' });
      expect((error as RateLimitError).headers.get('retry-after')).toBe('2');
      expect((error as RateLimitError).message).toContain(refusalMessage(way, 'rate-limit'));
    });

    test('a request the vendor does not take', async () => {
      refuseWith(gateway.upstream, way, 'invalid-request');
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({ status: 400, type: 'invalid_request_error' });
      expect((error as BadRequestError).message).toContain(refusalMessage(way, 'invalid-request'));
    });

    test('a prompt that is too long, in the words clients look for', async () => {
      refuseWith(gateway.upstream, way, 'context-length');
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BadRequestError);
      expect((error as BadRequestError).message).toContain(
        // Not every vendor says how long.
        /\d{6}/.test(refusalMessage(way, 'context-length'))
          ? 'prompt is too long: 210000 tokens > 200000 maximum'
          : 'prompt is too long: ',
      );
    });

    test('a wrong key', async () => {
      refuseWith(gateway.upstream, way, 'authentication');
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ status: 401, type: 'authentication_error' });
    });

    test('a vendor in trouble', async () => {
      refuseWith(gateway.upstream, way, 'server-error');
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 500, type: 'api_error' });
    });

    test('a vendor that has too much to do', async () => {
      refuseWith(gateway.upstream, way, 'overloaded');
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ type: 'overloaded_error' });
    });

    test('a vendor that hangs up without an answer', async () => {
      gateway.upstream.answer({ ends: 'reset' });
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 502 });
    });
  });

  test('a stream that breaks off is no answer', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'cut'));
    await expect(client().messages.stream(makeRequest(way)).finalMessage()).rejects.toThrow();
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...events, way.vendor.errorEvent]));
    await expect(client().messages.stream(makeRequest(way)).finalMessage()).rejects.toThrow('Overloaded');
  });

  test('giving up closes the connection to the backend', async () => {
    const events = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(events, 'silent'));
    const stream = await client().messages.create({ ...makeRequest(way), stream: true });
    for await (const event of stream) {
      if (event.type === 'message_start') break;
    }
    stream.controller.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('giving up before the first byte closes it too', async () => {
    gateway.upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const call = client().messages.create(makeRequest(way), { signal: controller.signal });
    const [request] = await gateway.upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toBeInstanceOf(APIUserAbortError);
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe('failures of the gateway itself and the Anthropic SDK', () => {
  test('a model that leads nowhere', async () => {
    const error = await client()
      .messages.create({ ...makeRequest(somePath), model: 'nowhere' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect((error as NotFoundError).message).toContain('nowhere');
    expect(gateway.upstream.received).toEqual([]);
  });

  test('a request that is none says what is wrong with it', async () => {
    const wrong = { ...makeRequest(somePath), messages: [{ role: 'user', content: [{ type: 'text' }] }] };
    const error = await client()
      .messages.create(wrong as unknown as Anthropic.MessageCreateParamsNonStreaming)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect((error as BadRequestError).message).toMatch(/messages\W0\W+content\W0.*text/);
    expect(gateway.upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
    try {
      const asked = (apiKey: string): Promise<Anthropic.Message> =>
        new Anthropic({ baseURL: guarded.url, apiKey, maxRetries: 0 }).messages.create(makeRequest(somePath));
      const error = await asked('wrong').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ type: 'authentication_error' });
      expect(gateway.upstream.received).toEqual([]);
      replyWith(gateway.upstream, somePath, helloReply);
      expect((await asked('right')).content).toMatchObject([{ type: 'text', text: 'Grüße, 👋 world.' }]);
    } finally {
      await guarded.stop();
    }
  });
});
