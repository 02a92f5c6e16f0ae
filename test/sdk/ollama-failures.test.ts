import { Ollama, type AbortableAsyncIterator, type ChatRequest, type ChatResponse } from 'ollama';
import { describe, expect, test } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import type { Refusal } from '../support/reply.ts';
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
const client = (): Ollama => new Ollama({ host: gateway.url, headers: { authorization: 'Bearer key-of-the-client' } });
const [somePath] = backendPathsOf('ollama') as [BackendPath];

const makeRequest = (way: BackendPath): ChatRequest & { stream?: false } => ({
  model: way.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});
const makeStreamRequest = (way: BackendPath): ChatRequest & { stream: true } => ({ ...makeRequest(way), stream: true });

const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );

/** Reads a stream to its end. */
async function readText(stream: AbortableAsyncIterator<ChatResponse>): Promise<string> {
  let text = '';
  for await (const { message } of stream) text += message.content;
  return text;
}

const statuses: readonly [Refusal, number][] = [
  ['rate-limit', 429],
  ['invalid-request', 400],
  ['context-length', 400],
  ['authentication', 401],
  ['server-error', 500],
];

describe.each(backendPathsOf('ollama'))("failures and Ollama's own package, $name", (way: BackendPath) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> =>
      catchError(stream ? client().chat(makeStreamRequest(way)) : client().chat(makeRequest(way)));

    test.each(statuses)('%s', async (refusal, status) => {
      refuseWith(gateway.upstream, way, refusal);
      expect(await call()).toMatchObject({
        name: 'ResponseError',
        status_code: status,
        error: expect.stringContaining(refusalMessage(way, refusal)),
      });
    });

    test('a vendor that has too much to do', async () => {
      refuseWith(gateway.upstream, way, 'overloaded');
      const error = await call();
      expect(error).toMatchObject({ error: expect.stringContaining(refusalMessage(way, 'overloaded')) });
      expect(error).toHaveProperty(
        'status_code',
        expect.toSatisfy((code: unknown) => code === 503 || code === 529),
      );
    });

    test('a vendor that hangs up without an answer', async () => {
      gateway.upstream.answer({ ends: 'reset' });
      expect(await call()).toMatchObject({ name: 'ResponseError', status_code: 502 });
    });
  });

  test('who is told to slow down is told for how long', async () => {
    refuseWith(gateway.upstream, way, 'rate-limit');
    const response = await fetch(`${gateway.url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeRequest(way)),
    });
    expect(response.headers.get('retry-after')).toBe('2');
  });

  test('a stream that breaks off is no answer', async () => {
    const pieces = takeFirstHalf(way.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(pieces, 'cut'));
    await expect(client().chat(makeStreamRequest(way)).then(readText)).rejects.toThrow();
  });

  test('a stream that ends before its end is no answer', async () => {
    gateway.upstream.answer(way.vendor.streams(takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel))));
    await expect(client().chat(makeStreamRequest(way)).then(readText)).rejects.toThrow();
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const pieces = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...pieces, way.vendor.errorEvent]));
    await expect(client().chat(makeStreamRequest(way)).then(readText)).rejects.toThrow('Overloaded');
  });

  test('giving up closes the connection to the backend', async () => {
    gateway.upstream.answer(
      way.vendor.streams(takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel)), 'silent'),
    );
    const ollama = client();
    const stream = await ollama.chat(makeStreamRequest(way));
    for await (const { message } of stream) if (message.content !== '') break;
    ollama.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('giving up before the first byte closes it too', async () => {
    gateway.upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const fetchAborted: typeof fetch = (input, init) => fetch(input, { ...init, signal: controller.signal });
    const call = new Ollama({ host: gateway.url, fetch: fetchAborted }).chat(makeRequest(way));
    const [request] = await gateway.upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe("failures of the gateway itself and Ollama's own package", () => {
  test('a model that leads nowhere', async () => {
    const error = await catchError(client().chat({ ...makeRequest(somePath), model: 'nowhere' }));
    expect(error).toMatchObject({ status_code: 404, error: expect.stringContaining('nowhere') });
    expect(gateway.upstream.received).toEqual([]);
  });

  test.each([
    [{ messages: [{ role: 'wizard', content: 'Hi' }] }, /messages\.0\.role.*"system", "user", "assistant", "tool"/],
    [{ messages: [{ role: 'user', content: 'Hi', images: ['https://example.com/cat.png'] }] }, /images\.0.*base64/],
    [{ format: 'xml' }, /format.*"json" or a JSON Schema/],
    [{ options: { num_predict: 'many' } }, /options\.num_predict.*an integer.*string "many"/],
  ])('a request that is none says what is wrong with it: %j', async (wrong, words) => {
    const error = await catchError(
      client().chat({ ...makeRequest(somePath), ...wrong } as ChatRequest & { stream?: false }),
    );
    expect(error).toMatchObject({ status_code: 400, error: expect.stringMatching(words) });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
    try {
      const asked = (key: string): Promise<ChatResponse> =>
        new Ollama({ host: guarded.url, headers: { authorization: `Bearer ${key}` } }).chat(makeRequest(somePath));
      expect(await catchError(asked('wrong'))).toMatchObject({ status_code: 401 });
      expect(gateway.upstream.received).toEqual([]);
      replyWith(gateway.upstream, somePath, helloReply);
      expect((await asked('right')).message.content).toBe('Grüße, 👋 world.');
    } finally {
      await guarded.stop();
    }
  });
});
