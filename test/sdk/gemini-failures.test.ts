import {
  ApiError,
  type GenerateContentParameters,
  type GenerateContentResponse,
  type GoogleGenAI,
} from '@google/genai';
import { describe, expect, test } from 'vitest';
import { asObject, asString, parseJson, type JsonObject } from '../../src/core/json.ts';
import { catchError, describeFailures } from './failures.ts';
import { collectStream, createGeminiClient, makeRequest } from './gemini-client.ts';
import { backendPathsOf, helloReply, setUpGateway, twoCallsReply, vendorModel, type BackendPath } from './setup.ts';

const gateway = setUpGateway();
const client = (): GoogleGenAI => createGeminiClient(gateway);
const collectChunks = async (parameters: GenerateContentParameters): Promise<GenerateContentResponse[]> =>
  (await collectStream(await client().models.generateContentStream(parameters))).chunks;

/** The status, the message and the body of an error. */
function readFailure(thrown: unknown): { status: number; message: string; error: JsonObject } {
  if (!(thrown instanceof ApiError)) throw new Error('expected an ApiError', { cause: thrown });
  const body = asObject(parseJson(thrown.message.replace(/^got status: \w+\. /, '')));
  const error = asObject(body?.['error']);
  if (!error) throw new Error(`expected an error of the API: ${thrown.message}`);
  return { status: thrown.status, message: asString(error['message']) ?? '', error };
}

/** Checks the code and the status of the API's error. */
const hasStatus = (code: number, status: string) => (thrown: unknown) => {
  const failure = readFailure(thrown);
  expect(failure.status).toBe(code);
  expect(failure.error).toMatchObject({ code, status });
};

describeFailures(gateway, {
  sdk: 'the Gemini SDK',
  protocol: 'gemini',
  async call({ url, key, model, stream, signal }) {
    const { models } = createGeminiClient({ url }, key);
    const request = { model, contents: 'Say hello.', ...(signal && { config: { abortSignal: signal } }) };
    return stream ? collectStream(await models.generateContentStream(request)) : models.generateContent(request);
  },
  textOf: ({ text }: GenerateContentResponse) => text,
  expected: {
    'rate-limit'(thrown) {
      hasStatus(429, 'RESOURCE_EXHAUSTED')(thrown);
      expect(readFailure(thrown).error['details']).toContainEqual(
        expect.objectContaining({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' }),
      );
    },
    'invalid-request'(thrown) {
      hasStatus(400, 'INVALID_ARGUMENT')(thrown);
      expect(readFailure(thrown).message).toContain('temperature');
    },
    'context-length'(thrown) {
      hasStatus(400, 'INVALID_ARGUMENT')(thrown);
      expect(readFailure(thrown).message).toMatch(/token|context/);
    },
    authentication(thrown) {
      const { status, error } = readFailure(thrown);
      // This vendor answers 400 to a wrong key, and 401 to an expired token.
      if (status === 400) expect(JSON.stringify(error)).toContain('API_KEY_INVALID');
      else expect(error).toMatchObject({ code: 401, status: 'UNAUTHENTICATED' });
    },
    'server-error': hasStatus(500, 'INTERNAL'),
    overloaded: hasStatus(503, 'UNAVAILABLE'),
    'hang-up': (thrown) => expect(readFailure(thrown)).toMatchObject({ status: 502, error: { code: 502 } }),
    'unknown-model'(thrown, model) {
      hasStatus(404, 'NOT_FOUND')(thrown);
      expect(readFailure(thrown).message).toContain(model);
    },
    'wrong-key': (thrown) =>
      expect(readFailure(thrown).error['status']).toMatch(/^(UNAUTHENTICATED|INVALID_ARGUMENT)$/),
    abort: (error) => expect(error).toMatchObject({ name: 'AbortError' }),
  },
});

describe.each(backendPathsOf('gemini'))('broken streams and the Gemini SDK, $name', (way: BackendPath) => {
  test.each(['cut', 'finished'] as const)('rejects when a stream breaks off (%s)', async (ends) => {
    const events = way.vendor.writer.stream(twoCallsReply, vendorModel);
    gateway.upstream.answer(way.vendor.streams(events.slice(0, 3), ends));
    const call = collectChunks(makeRequest(way));
    // The bytes are the vendor's own where they are passed through: there an end is an end.
    if (way.isPassthrough && ends === 'finished') expect((await call).length).toBe(3);
    else await expect(call).rejects.toThrow();
  });

  test("rejects with the vendor's error within a stream", async () => {
    const events = way.vendor.writer.stream(helloReply, vendorModel).slice(0, 2);
    gateway.upstream.answer(way.vendor.streams([...events, way.vendor.errorEvent]));
    await expect(collectChunks(makeRequest(way))).rejects.toThrow('Overloaded');
  });

  test('an abort within a stream closes the connection to the backend', async () => {
    const events = way.vendor.writer.stream(helloReply, vendorModel);
    // Everything up to the second piece of the text.
    const begun = events.slice(0, events.findIndex((event) => event.includes('👋')) + 1);
    gateway.upstream.answer(way.vendor.streams(begun, 'silent'));
    const controller = new AbortController();
    const stream = await client().models.generateContentStream({
      ...makeRequest(way),
      config: { abortSignal: controller.signal },
    });
    await expect(
      (async () => {
        for await (const { text } of stream) if (text) controller.abort();
      })(),
    ).rejects.toThrow();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });
});

test.each([
  ['an invalid request', { contents: [{ role: 'user', parts: [{ inlineData: { mimeType: 'image/png' } }] }] }, 400],
  ['an unknown model with slashes', { model: 'publishers/no/where' }, 404],
])('the Gemini SDK rejects %s with the path or name', async (_what, fields, status) => {
  const request = { model: 'on-openai-chat', contents: 'Say hello.', ...fields };
  const failure = readFailure(await catchError(client().models.generateContent(request)));
  expect(failure.status).toBe(status);
  expect(failure.message).toMatch(/contents\W0\W+parts\W0\W+inline_?data\W+data|no\/where/i);
  expect(gateway.upstream.received).toEqual([]);
});
