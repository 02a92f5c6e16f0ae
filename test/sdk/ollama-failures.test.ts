import { Ollama, type AbortableAsyncIterator, type ChatRequest, type ChatResponse } from 'ollama';
import { describe, expect, test } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import type { Refusal } from '../support/reply.ts';
import {
  configurationOf,
  halfOf,
  hello,
  refuseWith,
  replyWith,
  stage,
  twoCalls,
  vendorModel,
  waysOf,
  wordsOf,
  type Way,
} from './ways.ts';

const gateway = stage();
const client = (): Ollama => new Ollama({ host: gateway.url, headers: { authorization: 'Bearer key-of-the-client' } });
const [someWay] = waysOf('ollama') as [Way];

const asking = (way: Way): ChatRequest & { stream?: false } => ({
  model: way.model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});
const streaming = (way: Way): ChatRequest & { stream: true } => ({ ...asking(way), stream: true });

const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );

/** Reads a stream to its end. */
async function read(stream: AbortableAsyncIterator<ChatResponse>): Promise<string> {
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

describe.each(waysOf('ollama'))("failures and Ollama's own package, $name", (way: Way) => {
  describe.each([false, true])('refusals, with stream: %s', (stream) => {
    const call = (): Promise<unknown> => thrownBy(stream ? client().chat(streaming(way)) : client().chat(asking(way)));

    test.each(statuses)('%s', async (refusal, status) => {
      refuseWith(gateway.upstream, way, refusal);
      expect(await call()).toMatchObject({
        name: 'ResponseError',
        status_code: status,
        error: expect.stringContaining(wordsOf(way, refusal)),
      });
    });

    test('a vendor that has too much to do', async () => {
      refuseWith(gateway.upstream, way, 'overloaded');
      const error = await call();
      expect(error).toMatchObject({ error: expect.stringContaining(wordsOf(way, 'overloaded')) });
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
      body: JSON.stringify(asking(way)),
    });
    expect(response.headers.get('retry-after')).toBe('2');
  });

  test('a stream that breaks off is no answer', async () => {
    const pieces = halfOf(way.vendor.writer.stream(twoCalls, vendorModel));
    gateway.upstream.answer(way.vendor.streams(pieces, 'cut'));
    await expect(client().chat(streaming(way)).then(read)).rejects.toThrow();
  });

  test('a stream that ends before its end is no answer', async () => {
    gateway.upstream.answer(way.vendor.streams(halfOf(way.vendor.writer.stream(hello, vendorModel))));
    await expect(client().chat(streaming(way)).then(read)).rejects.toThrow();
  });

  test("the vendor's error in the middle of a stream is told", async () => {
    const pieces = halfOf(way.vendor.writer.stream(hello, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...pieces, way.vendor.errorEvent]));
    await expect(client().chat(streaming(way)).then(read)).rejects.toThrow('Overloaded');
  });

  test('giving up closes the connection to the backend', async () => {
    gateway.upstream.answer(way.vendor.streams(halfOf(way.vendor.writer.stream(hello, vendorModel)), 'silent'));
    const ollama = client();
    const stream = await ollama.chat(streaming(way));
    for await (const { message } of stream) if (message.content !== '') break;
    ollama.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('giving up before the first byte closes it too', async () => {
    gateway.upstream.answer({ ends: 'unanswered' });
    const controller = new AbortController();
    const fetchAborted: typeof fetch = (input, init) => fetch(input, { ...init, signal: controller.signal });
    const call = new Ollama({ host: gateway.url, fetch: fetchAborted }).chat(asking(way));
    const [request] = await gateway.upstream.arrived(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(await request?.outcome).toBe('abandoned');
  });
});

describe("failures of the gateway itself and Ollama's own package", () => {
  test('a model that leads nowhere', async () => {
    const error = await thrownBy(client().chat({ ...asking(someWay), model: 'nowhere' }));
    expect(error).toMatchObject({ status_code: 404, error: expect.stringContaining('nowhere') });
    expect(gateway.upstream.received).toEqual([]);
  });

  test.each([
    [{ messages: [{ role: 'wizard', content: 'Hi' }] }, /messages\.0\.role.*"system", "user", "assistant", "tool"/],
    [{ messages: [{ role: 'user', content: 'Hi', images: ['https://example.com/cat.png'] }] }, /images\.0.*base64/],
    [{ format: 'xml' }, /format.*"json" or a JSON Schema/],
    [{ options: { num_predict: 'many' } }, /options\.num_predict.*an integer.*string "many"/],
  ])('a request that is none says what is wrong with it: %j', async (wrong, words) => {
    const error = await thrownBy(client().chat({ ...asking(someWay), ...wrong } as ChatRequest & { stream?: false }));
    expect(error).toMatchObject({ status_code: 400, error: expect.stringMatching(words) });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('with keys of its own the gateway refuses others', async () => {
    const guarded = await startGateway(configurationOf(gateway.upstream, 'keys = ["right"]'));
    try {
      const asked = (key: string): Promise<ChatResponse> =>
        new Ollama({ host: guarded.url, headers: { authorization: `Bearer ${key}` } }).chat(asking(someWay));
      expect(await thrownBy(asked('wrong'))).toMatchObject({ status_code: 401 });
      expect(gateway.upstream.received).toEqual([]);
      replyWith(gateway.upstream, someWay, hello);
      expect((await asked('right')).message.content).toBe('Grüße, 👋 world.');
    } finally {
      await guarded.stop();
    }
  });
});
