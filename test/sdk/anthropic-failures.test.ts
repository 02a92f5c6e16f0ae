import Anthropic, {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from '@anthropic-ai/sdk';
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
let client: Anthropic;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(configurationOf(upstream));
  client = new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});
beforeEach(() => upstream.reset());

const asking = (way: Way): Anthropic.MessageCreateParamsNonStreaming => ({
  model: way.model,
  max_tokens: 1000,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

describe.each([ways.anthropic, ways.chat, ways.anthropicBaseline])(
  'failures and the Anthropic SDK, $name',
  (way: Way) => {
    describe.each([false, true])('refusals, with stream: %s', (stream) => {
      const call = (): Promise<unknown> => client.messages.create({ ...asking(way), stream });

      test('too many requests', async () => {
        refuseWith(upstream, way, 'rate-limit');
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(RateLimitError);
        expect(error).toMatchObject({ status: 429, type: 'rate_limit_error' });
        expect((error as RateLimitError).headers.get('retry-after')).toBe('2');
        expect((error as RateLimitError).message).toContain(
          way.backend === 'anthropic' ? 'Too many requests' : 'Rate limit',
        );
      });

      test('a request the vendor does not take', async () => {
        refuseWith(upstream, way, 'invalid-request');
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(BadRequestError);
        expect(error).toMatchObject({ status: 400, type: 'invalid_request_error' });
        expect((error as BadRequestError).message).toContain('temperature');
      });

      test('a prompt that is too long, in the words clients look for', async () => {
        refuseWith(upstream, way, 'context-length');
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(BadRequestError);
        expect((error as BadRequestError).message).toContain('prompt is too long: 210000 tokens > 200000 maximum');
      });

      test('a wrong key', async () => {
        refuseWith(upstream, way, 'authentication');
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(AuthenticationError);
        expect(error).toMatchObject({ status: 401, type: 'authentication_error' });
      });

      test('a vendor in trouble', async () => {
        refuseWith(upstream, way, 'server-error');
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(InternalServerError);
        expect(error).toMatchObject({ status: 500, type: 'api_error' });
      });

      test('a vendor that has too much to do', async () => {
        refuseWith(upstream, way, 'overloaded');
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(InternalServerError);
        expect(error).toMatchObject({ type: 'overloaded_error' });
      });

      test('a vendor that hangs up without an answer', async () => {
        upstream.answer({ ends: 'reset' });
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(InternalServerError);
        expect(error).toMatchObject({ status: 502 });
      });
    });

    test('a stream that breaks off is no answer', async () => {
      const events = way.writer.stream(twoCalls, vendorModel);
      upstream.answer(sseAnswer(events.slice(0, 6), 'cut'));
      await expect(client.messages.stream(asking(way)).finalMessage()).rejects.toThrow();
    });

    test("the vendor's error in the middle of a stream is told", async () => {
      const events = way.writer.stream(hello, vendorModel).slice(0, 4);
      upstream.answer(sseAnswer([...events, errorEvent[way.backend]]));
      await expect(client.messages.stream(asking(way)).finalMessage()).rejects.toThrow('Overloaded');
    });

    test('giving up closes the connection to the backend', async () => {
      const [first = '', second = '', third = ''] = way.writer.stream(hello, vendorModel);
      upstream.answer(sseAnswer([first, second, third], 'silent'));
      const stream = await client.messages.create({ ...asking(way), stream: true });
      for await (const event of stream) {
        if (event.type === 'message_start') break;
      }
      stream.controller.abort();
      expect(await upstream.received[0]?.outcome).toBe('abandoned');
    });

    test('giving up before the first byte closes it too', async () => {
      upstream.answer({ ends: 'unanswered' });
      const controller = new AbortController();
      const call = client.messages.create(asking(way), { signal: controller.signal });
      const [request] = await upstream.arrived(1);
      controller.abort();
      await expect(call).rejects.toBeInstanceOf(APIUserAbortError);
      expect(await request?.outcome).toBe('abandoned');
    });
  },
);

describe('failures of the gateway itself and the Anthropic SDK', () => {
  test('a model that leads nowhere', async () => {
    const error = await client.messages
      .create({ ...asking(ways.chat), model: 'nowhere' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect((error as NotFoundError).message).toContain('nowhere');
    expect(upstream.received).toEqual([]);
  });

  test('a request that is none says what is wrong with it', async () => {
    const wrong = { ...asking(ways.chat), messages: [{ role: 'user', content: [{ type: 'text' }] }] };
    const error = await client.messages
      .create(wrong as unknown as Anthropic.MessageCreateParamsNonStreaming)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestError);
    expect((error as BadRequestError).message).toMatch(/messages\W0\W+content\W0.*text/);
    expect(upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(upstream, 'keys = ["right"]'));
    try {
      const asked = (apiKey: string): Promise<Anthropic.Message> =>
        new Anthropic({ baseURL: guarded.url, apiKey, maxRetries: 0 }).messages.create(asking(ways.chat));
      const error = await asked('wrong').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ type: 'authentication_error' });
      expect(upstream.received).toEqual([]);
      replyWith(upstream, ways.chat, hello);
      expect((await asked('right')).content).toMatchObject([{ type: 'text', text: 'Grüße, 👋 world.' }]);
    } finally {
      await guarded.stop();
    }
  });
});
