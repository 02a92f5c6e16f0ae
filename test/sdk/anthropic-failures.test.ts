import Anthropic, {
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import { describe, expect, test } from 'vitest';
import { catchError, describeFailures } from './failures.ts';
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
const client = (): Anthropic => new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });

const makeRequest = ({ model }: { model: string }): Anthropic.MessageCreateParamsNonStreaming => ({
  model,
  max_tokens: 1000,
  messages: [{ role: 'user', content: 'Say hello.' }],
});

describeFailures(gateway, {
  sdk: 'the Anthropic SDK',
  protocol: 'anthropic',
  call: ({ url, key, model, stream, signal }) =>
    new Anthropic({ baseURL: url, apiKey: key, maxRetries: 0 }).messages.create(
      { ...makeRequest({ model }), stream },
      { ...(signal && { signal }) },
    ),
  textOf: ({ content: [block] }: Anthropic.Message) => block?.type === 'text' && block.text,
  expected: {
    'rate-limit'(error: RateLimitError, message) {
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error).toMatchObject({ status: 429, type: 'rate_limit_error' });
      expect(error.headers.get('retry-after')).toBe('2');
      expect(error.message).toContain(message);
    },
    'invalid-request'(error: BadRequestError, message) {
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({ status: 400, type: 'invalid_request_error' });
      expect(error.message).toContain(message);
    },
    'context-length'(error: BadRequestError, message) {
      expect(error).toBeInstanceOf(BadRequestError);
      // Not every vendor gives the numbers.
      const hasNumbers = /\d{6}/.test(message);
      expect(error.message).toContain(
        hasNumbers ? 'prompt is too long: 210000 tokens > 200000 maximum' : 'prompt is too long: ',
      );
    },
    authentication(error) {
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ status: 401, type: 'authentication_error' });
    },
    'server-error'(error) {
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 500, type: 'api_error' });
    },
    overloaded(error) {
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ type: 'overloaded_error' });
    },
    'hang-up'(error) {
      expect(error).toBeInstanceOf(InternalServerError);
      expect(error).toMatchObject({ status: 502 });
    },
    'unknown-model'(error: NotFoundError, model) {
      expect(error).toBeInstanceOf(NotFoundError);
      expect(error.message).toContain(model);
    },
    'wrong-key'(error) {
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ type: 'authentication_error' });
    },
    abort(error) {
      expect(error).toBeInstanceOf(APIUserAbortError);
    },
  },
});

describe.each(backendPathsOf('anthropic'))('broken streams and the Anthropic SDK, $name', (path: BackendPath) => {
  test('rejects when a stream breaks off', async () => {
    const events = takeFirstHalf(path.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(path.vendor.streams(events, 'cut'));
    await expect(client().messages.stream(makeRequest(path)).finalMessage()).rejects.toThrow();
  });

  test("rejects with the vendor's error within a stream", async () => {
    const events = takeFirstHalf(path.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(path.vendor.streams([...events, path.vendor.errorEvent]));
    await expect(client().messages.stream(makeRequest(path)).finalMessage()).rejects.toThrow('Overloaded');
  });

  test('an abort within a stream closes the connection to the backend', async () => {
    const events = takeFirstHalf(path.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(path.vendor.streams(events, 'silent'));
    const stream = await client().messages.create({ ...makeRequest(path), stream: true });
    for await (const event of stream) {
      if (event.type === 'message_start') break;
    }
    stream.controller.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });
});

test('the Anthropic SDK rejects an invalid request with the path of the problem', async () => {
  const messages = [{ role: 'user', content: [{ type: 'text' }] }];
  const request = { ...makeRequest({ model: 'on-anthropic' }), messages };
  const error: BadRequestError = await catchError(
    client().messages.create(request as unknown as Anthropic.MessageCreateParamsNonStreaming),
  );
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error.message).toMatch(/messages\W0\W+content\W0.*text/);
  expect(gateway.upstream.received).toEqual([]);
});
