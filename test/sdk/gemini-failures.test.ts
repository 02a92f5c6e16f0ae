import {
  ApiError,
  type GenerateContentParameters,
  type GenerateContentResponse,
  type GoogleGenAI,
} from '@google/genai';
import { describe, expect, test } from 'vitest';
import { asObject, asString, parseJson, type JsonObject } from '../../src/core/json.ts';
import { startGateway } from '../support/gateway.ts';
import { makeRequest, createGeminiClient, collectStream } from './gemini-client.ts';
import {
  configurationOf,
  helloReply,
  refuseWith,
  replyWith,
  setUpGateway,
  twoCallsReply,
  vendorModel,
  backendPathsOf,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): GoogleGenAI => createGeminiClient(gateway);
const collectChunks = async (parameters: GenerateContentParameters): Promise<GenerateContentResponse[]> =>
  (await collectStream(await client().models.generateContentStream(parameters))).chunks;

/** The error a call ends with, and what its body says. */
async function catchFailure(call: Promise<unknown>): Promise<{ status: number; message: string; error: JsonObject }> {
  const thrown = await call.catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error('expected an ApiError', { cause: thrown });
  const body = asObject(parseJson(thrown.message.replace(/^got status: \w+\. /, '')));
  const error = asObject(body?.['error']);
  if (!error) throw new Error(`no error of the API: ${thrown.message}`);
  return { status: thrown.status, message: asString(error['message']) ?? '', error };
}

describe.each(backendPathsOf('gemini'))('failures and the Gemini SDK, $name', (way: BackendPath) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> =>
      stream ? collectChunks(makeRequest(way)) : client().models.generateContent(makeRequest(way));

    test('too many requests, and how long to wait', async () => {
      refuseWith(gateway.upstream, way, 'rate-limit');
      const { status, error } = await catchFailure(call());
      expect(status).toBe(429);
      expect(error).toMatchObject({
        code: 429,
        status: 'RESOURCE_EXHAUSTED',
        details: expect.arrayContaining([
          expect.objectContaining({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '2s' }),
        ]),
      });
    });

    test('a request the vendor does not take', async () => {
      refuseWith(gateway.upstream, way, 'invalid-request');
      const { status, message, error } = await catchFailure(call());
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
      expect(message).toContain('temperature');
    });

    test('a prompt that is too long', async () => {
      refuseWith(gateway.upstream, way, 'context-length');
      const { status, message, error } = await catchFailure(call());
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
      expect(message).toMatch(/token|context/);
    });

    test('a wrong key', async () => {
      refuseWith(gateway.upstream, way, 'authentication');
      const { status, error } = await catchFailure(call());
      // This vendor calls a wrong key a bad request; an expired token it calls unauthenticated.
      if (status === 400) expect(JSON.stringify(error)).toContain('API_KEY_INVALID');
      else expect(error).toMatchObject({ code: 401, status: 'UNAUTHENTICATED' });
    });

    test('a vendor in trouble', async () => {
      refuseWith(gateway.upstream, way, 'server-error');
      const { status, error } = await catchFailure(call());
      expect(status).toBe(500);
      expect(error).toMatchObject({ code: 500, status: 'INTERNAL' });
    });

    test('a vendor that has too much to do', async () => {
      refuseWith(gateway.upstream, way, 'overloaded');
      const { status, error } = await catchFailure(call());
      expect(status).toBe(503);
      expect(error).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
    });

    test('a vendor that hangs up without an answer', async () => {
      gateway.upstream.answer({ ends: 'reset' });
      const { status, error } = await catchFailure(call());
      expect(status).toBe(502);
      expect(error).toMatchObject({ code: 502 });
    });
  });

  test.each(['cut', 'finished'] as const)('a stream that breaks off (%s) is no answer', async (ends) => {
    const events = way.vendor.writer.stream(twoCallsReply, vendorModel);
    gateway.upstream.answer(way.vendor.streams(events.slice(0, 3), ends));
    const call = collectChunks(makeRequest(way));
    // The bytes are the vendor's own where they are passed through: there an end is an end.
    if (way.isPassthrough && ends === 'finished') expect((await call).length).toBe(3);
    else await expect(call).rejects.toThrow();
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const events = way.vendor.writer.stream(helloReply, vendorModel).slice(0, 2);
    gateway.upstream.answer(way.vendor.streams([...events, way.vendor.errorEvent]));
    await expect(collectChunks(makeRequest(way))).rejects.toThrow('Overloaded');
  });

  test('giving up closes the connection to the backend', async () => {
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

  test('giving up before the first byte closes it too', async () => {
    gateway.upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const call = client().models.generateContent({ ...makeRequest(way), config: { abortSignal: controller.signal } });
    const [request] = await gateway.upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe('failures of the gateway itself and the Gemini SDK', () => {
  const onChat = { model: 'on-openai-chat', contents: 'Say hello.' };

  test('a model that leads nowhere', async () => {
    const { status, message, error } = await catchFailure(
      client().models.generateContent({ ...onChat, model: 'publishers/no/where' }),
    );
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
    expect(message).toContain('no/where');
    expect(gateway.upstream.received).toEqual([]);
  });

  test('a request that is none says what is wrong with it', async () => {
    const contents = [{ role: 'user', parts: [{ inlineData: { mimeType: 'image/png' } }] }];
    const { status, message, error } = await catchFailure(client().models.generateContent({ ...onChat, contents }));
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
    expect(message).toMatch(/contents\W0\W+parts\W0\W+inline_?data\W+data/i);
    expect(gateway.upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
    try {
      const { error } = await catchFailure(createGeminiClient(guarded, 'wrong').models.generateContent(onChat));
      expect(error['status']).toMatch(/^(UNAUTHENTICATED|INVALID_ARGUMENT)$/);
      expect(gateway.upstream.received).toEqual([]);
      const [chat] = backendPathsOf('gemini').filter(({ backend }) => backend === 'openai-chat');
      if (!chat) throw new Error('there is no way to openai-chat');
      replyWith(gateway.upstream, chat, helloReply);
      expect((await createGeminiClient(guarded, 'right').models.generateContent(onChat)).text).toBe('Grüße, 👋 world.');
    } finally {
      await guarded.stop();
    }
  });
});
