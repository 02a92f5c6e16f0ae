import { Ollama, type AbortableAsyncIterator, type ChatRequest, type ChatResponse } from 'ollama';
import { describe, expect, test } from 'vitest';
import { catchError, describeFailures, type SdkFailures } from './failures.ts';
import {
  backendPathsOf,
  helloReply,
  refuseWith,
  setUpGateway,
  takeFirstHalf,
  twoCallsReply,
  vendorModel,
  type BackendPath,
} from './setup.ts';

const gateway = setUpGateway();
const client = (): Ollama => new Ollama({ host: gateway.url, headers: { authorization: 'Bearer key-of-the-client' } });

const makeRequest = ({ model }: { model: string }): ChatRequest & { stream?: false } => ({
  model,
  messages: [{ role: 'user', content: 'Say hello.' }],
});
const makeStreamRequest = (path: { model: string }): ChatRequest & { stream: true } => ({
  ...makeRequest(path),
  stream: true,
});

/** Reads a stream to its end. */
async function readText(stream: AbortableAsyncIterator<ChatResponse>): Promise<string> {
  let text = '';
  for await (const { message } of stream) text += message.content;
  return text;
}

const hasStatus =
  (status: number): SdkFailures['expected']['overloaded'] =>
  (error, message) =>
    expect(error).toMatchObject({
      name: 'ResponseError',
      status_code: status,
      error: expect.stringContaining(message),
    });

describeFailures(gateway, {
  sdk: "Ollama's own package",
  protocol: 'ollama',
  call({ url, key, model, stream, signal }) {
    const fetchWithSignal: typeof fetch = (input, init) => fetch(input, { ...init, ...(signal && { signal }) });
    const ollama = new Ollama({ host: url, headers: { authorization: `Bearer ${key}` }, fetch: fetchWithSignal });
    return stream ? ollama.chat(makeStreamRequest({ model })) : ollama.chat(makeRequest({ model }));
  },
  textOf: ({ message }: ChatResponse) => message.content,
  expected: {
    'rate-limit': hasStatus(429),
    'invalid-request': hasStatus(400),
    'context-length': hasStatus(400),
    authentication: hasStatus(401),
    'server-error': hasStatus(500),
    overloaded(error, message) {
      expect(error).toMatchObject({ error: expect.stringContaining(message) });
      const isOverloaded = (code: unknown) => code === 503 || code === 529;
      expect(error).toHaveProperty('status_code', expect.toSatisfy(isOverloaded));
    },
    'hang-up': hasStatus(502),
    'unknown-model': hasStatus(404),
    'wrong-key': hasStatus(401),
    abort: (error) => expect(error).toMatchObject({ name: 'AbortError' }),
  },
});

describe.each(backendPathsOf('ollama'))("broken streams and Ollama's own package, $name", (way: BackendPath) => {
  test('a 429 has a retry-after header', async () => {
    refuseWith(gateway.upstream, way, 'rate-limit');
    const response = await fetch(`${gateway.url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeRequest(way)),
    });
    expect(response.headers.get('retry-after')).toBe('2');
  });

  test('rejects when a stream breaks off', async () => {
    const pieces = takeFirstHalf(way.vendor.writer.stream(twoCallsReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams(pieces, 'cut'));
    await expect(client().chat(makeStreamRequest(way)).then(readText)).rejects.toThrow();
  });

  test('rejects when a stream ends without its last line', async () => {
    gateway.upstream.answer(way.vendor.streams(takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel))));
    await expect(client().chat(makeStreamRequest(way)).then(readText)).rejects.toThrow();
  });

  test("rejects with the vendor's error within a stream", async () => {
    const pieces = takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel));
    gateway.upstream.answer(way.vendor.streams([...pieces, way.vendor.errorEvent]));
    await expect(client().chat(makeStreamRequest(way)).then(readText)).rejects.toThrow('Overloaded');
  });

  test('an abort within a stream closes the connection to the backend', async () => {
    gateway.upstream.answer(
      way.vendor.streams(takeFirstHalf(way.vendor.writer.stream(helloReply, vendorModel)), 'silent'),
    );
    const ollama = client();
    const stream = await ollama.chat(makeStreamRequest(way));
    for await (const { message } of stream) if (message.content !== '') break;
    ollama.abort();
    expect(await gateway.upstream.received[0]?.outcome).toBe('abandoned');
  });
});

test.each([
  [{ messages: [{ role: 'wizard', content: 'Hi' }] }, /messages\.0\.role.*"system", "user", "assistant", "tool"/],
  [{ messages: [{ role: 'user', content: 'Hi', images: ['https://example.com/cat.png'] }] }, /images\.0.*base64/],
  [{ format: 'xml' }, /format.*"json" or a JSON Schema/],
  [{ options: { num_predict: 'many' } }, /options\.num_predict.*an integer.*string "many"/],
])("Ollama's own package rejects an invalid request with the path of the problem: %j", async (wrong, message) => {
  const error = await catchError(
    client().chat({ ...makeRequest({ model: 'on-ollama' }), ...wrong } as ChatRequest & { stream?: false }),
  );
  expect(error).toMatchObject({ status_code: 400, error: expect.stringMatching(message) });
  expect(gateway.upstream.received).toEqual([]);
});
