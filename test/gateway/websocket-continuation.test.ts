import { afterEach, describe, expect, test } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { startWebSocketGateway, type WebSocketGateway } from '../support/websocket-gateway.ts';
import { startWebSocketUpstream, type ReceivedMessage, type WebSocketUpstream } from '../support/websocket-upstream.ts';

const running: { gateway: WebSocketGateway; upstream: WebSocketUpstream }[] = [];
afterEach(async () => {
  for (const { gateway, upstream } of running.splice(0)) {
    await gateway.stop();
    await upstream.close();
  }
});

const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
const message = (text: string): JsonObject => ({
  type: 'message',
  id: `msg_${text}`,
  status: 'completed',
  role: 'assistant',
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
});

interface Backend {
  /** What is responded: the items, and the last event. */
  output: JsonObject[];
  last: string;
  /** Whether it has no responses of earlier messages. */
  forgets: boolean;
}

/** A backend that has only the last response of each connection, as the vendor does for `store: false`. */
async function start(configuration: Configuration = {}, table: JsonObject = {}) {
  const upstream = await startWebSocketUpstream();
  const backend: Backend = { output: [message('one')], last: 'completed', forgets: false };
  const last = new Map<number, string>();
  let count = 0;
  upstream.respondWith(({ json, connection, socket }: ReceivedMessage) => {
    const send = (event: JsonObject): void => socket.send(JSON.stringify(event));
    const previous = json['previous_response_id'];
    if (previous !== undefined && (backend.forgets || last.get(connection) !== previous))
      return send({
        type: 'error',
        status: 400,
        error: { type: 'invalid_request_error', code: 'previous_response_not_found', message: 'not found' },
      });
    const response = { id: `resp_${++count}`, object: 'response', model: 'm', output: backend.output, usage };
    last.set(connection, response.id);
    send({ type: 'response.created', response: { ...response, output: [] } });
    backend.output.forEach((item, index) => {
      send({ type: 'response.output_item.added', output_index: index, item });
      send({ type: 'response.output_item.done', output_index: index, item });
    });
    send({ type: `response.${backend.last}`, response: { ...response, status: backend.last } });
  });
  const vendor = {
    protocol: 'openai-responses',
    base_url: `${upstream.url}/v1`,
    transport: 'websocket',
    api_key: 'key-of-vendor',
    retries: 0,
    ...table,
  };
  const gateway = await startWebSocketGateway({
    backends: { vendor: vendor as { protocol: 'openai-responses' } },
    models: { '*': 'vendor/*' },
    ...configuration,
  });
  running.push({ gateway, upstream });
  return { gateway, upstream, backend };
}

const user = (text: string): JsonObject => ({ type: 'message', role: 'user', content: text });
/** As Codex repeats it. */
const repeated = (text: string): JsonObject => ({
  type: 'message',
  role: 'assistant',
  content: [{ type: 'output_text', text }],
});
const ask = (input: JsonValue, others: JsonObject = {}): JsonObject => ({
  model: 'm',
  store: false,
  instructions: 'Be short.',
  input,
  ...others,
});
const first = ask([user('a'), user('b')]);
const second = ask([user('a'), user('b'), repeated('one'), user('c')]);
const inputs = ({ messages }: WebSocketUpstream): unknown[] =>
  messages.map(({ json }) => [json['previous_response_id'] ?? null, (json['input'] as JsonValue[]).length]);
const notesOf = async (gateway: WebSocketGateway) =>
  (await gateway.lastExchange())?.notes.filter(({ what }) => what === 'sent as a message of a WebSocket');

describe.each(['baseline', 'proxy'])('a request that repeats a conversation, in mode %s', (mode) => {
  const headers = { 'x-louter-mode': mode };

  test('is sent with its new items only', async () => {
    const { gateway, upstream, backend } = await start();
    await gateway.post(first, headers);
    backend.output = [message('two')];
    await gateway.post(second, headers);
    expect(upstream.messages[1]?.json).toMatchObject({
      type: 'response.create',
      instructions: 'Be short.',
      previous_response_id: 'resp_1',
      input: [{ role: 'user' }],
    });
    await gateway.post(ask([...(second['input'] as JsonValue[]), repeated('two'), user('d'), user('e')]), headers);
    expect(inputs(upstream)).toEqual([
      [null, 2],
      ['resp_1', 1],
      ['resp_2', 2],
    ]);
    expect(upstream.connections).toBe(1);
    expect(await notesOf(gateway)).toMatchObject([{ made: 'previous_response_id resp_2, and the last 2 items of 7' }]);
    // The record has the request as it would be without the connection.
    const recorded = (await gateway.lastExchange())?.backend?.request?.body;
    expect(asObject(parseJson(Buffer.from(recorded ?? '').toString()))?.['input']).toHaveLength(7);
  });

  test.each<[string, JsonObject]>([
    ['other instructions', { instructions: 'Be long.' }],
    ['other tools', { tools: [{ type: 'function', name: 'x', parameters: {}, strict: false }] }],
    ['another model', { model: 'n' }],
    ['another history', { input: [user('a'), user('B'), repeated('one'), user('c')] }],
    ['another response', { input: [user('a'), user('b'), repeated('ONE'), user('c')] }],
    ['no response', { input: [user('a'), user('b'), user('c'), user('d')] }],
    ['nothing new', { input: [user('a'), user('b'), repeated('one')] }],
  ])('is sent whole with %s', async (_, change) => {
    const { gateway, upstream } = await start();
    await gateway.post(first, headers);
    await gateway.post({ ...second, ...change }, headers);
    expect(upstream.messages[1]?.json).not.toHaveProperty('previous_response_id');
    expect(upstream.messages[1]?.json['input']).toHaveLength(
      Array.isArray(change['input']) ? change['input'].length : 4,
    );
  });

  test('is sent whole if its backend forgot the response, and after that time and again', async () => {
    const { gateway, upstream, backend } = await start();
    await gateway.post(first, headers);
    backend.forgets = true;
    expect((await gateway.post(second, headers)).at(-1)?.['type']).toBe('response.completed');
    expect(await notesOf(gateway)).toMatchObject([
      { saw: expect.stringContaining('does not have previous_response_id') },
    ]);
    await gateway.post(ask([...(second['input'] as JsonValue[]), repeated('one'), user('d')]), headers);
    await gateway.post(
      ask([...(second['input'] as JsonValue[]), repeated('one'), user('d'), repeated('one'), user('e')]),
      headers,
    );
    expect(inputs(upstream)).toEqual([
      [null, 2],
      ['resp_1', 1],
      [null, 4],
      ['resp_2', 1],
      [null, 6],
      [null, 8],
    ]);
    expect(upstream.connections).toBe(1);
    expect(upstream.posts).toEqual([]);
  });

  test.each(['incomplete', 'failed'])('is sent whole after a response that was %s', async (last) => {
    const { gateway, upstream, backend } = await start();
    backend.last = last;
    await gateway.post(first, headers).catch(() => undefined);
    await gateway.post(second, headers).catch(() => undefined);
    expect(inputs(upstream)[1]).toEqual([null, 4]);
  });
});

test('conversations that alternate keep their connections', async () => {
  const { gateway, upstream } = await start();
  const turns = (name: string, count: number): JsonObject =>
    ask(
      Array.from({ length: count }, () => [user(name), repeated('one')])
        .flat()
        .slice(0, -1),
    );
  for (let count = 1; count <= 4; count++) for (const name of ['a', 'b']) await gateway.post(turns(name, count));
  expect(inputs(upstream).slice(-4)).toEqual([
    [expect.any(String), 1],
    [expect.any(String), 1],
    [expect.any(String), 1],
    [expect.any(String), 1],
  ]);
  expect(upstream.connections).toBe(2);
});

test('callers do not continue conversations of others', async () => {
  const { gateway, upstream } = await start({ server: { keys: ['one', 'two'] } });
  await gateway.post(first, { 'x-louter-key': 'one' });
  await gateway.post(second, { 'x-louter-key': 'two' });
  expect(inputs(upstream)).toEqual([
    [null, 2],
    [null, 4],
  ]);
  expect(upstream.messages.map(({ connection }) => connection)).toEqual([0, 1]);
  await gateway.post(second, { 'x-louter-key': 'one' });
  expect(inputs(upstream)[2]).toEqual(['resp_1', 1]);
});

test('reasoning that only the backend has is not expected to be repeated', async () => {
  const { gateway, upstream, backend } = await start();
  backend.output = [{ type: 'reasoning', id: 'rs_1', summary: [] }, message('one')];
  await gateway.post(first);
  await gateway.post(second);
  expect(inputs(upstream)[1]).toEqual(['resp_1', 1]);
});

test('a request that names a response itself is sent as it is', async () => {
  const { gateway, upstream, backend } = await start();
  await gateway.post(first);
  backend.output = [message('two')];
  await gateway.post(ask([user('c')], { previous_response_id: 'resp_1' }));
  const later = [user('c'), repeated('two'), user('d')];
  await gateway.post(ask(later, { previous_response_id: 'resp_1' }));
  await gateway.post(ask(later));
  expect(inputs(upstream)).toEqual([
    [null, 2],
    ['resp_1', 1],
    ['resp_1', 3],
    [null, 3],
  ]);
});

test('a request of a WebSocket with an id of its connection is sent with its new items only', async () => {
  const { gateway, upstream } = await start();
  const client = await gateway.connect();
  await client.ask(first);
  await client.ask(ask([user('c')], { previous_response_id: 'resp_1' }));
  expect(inputs(upstream)[1]).toEqual(['resp_1', 1]);
  client.socket.close();
});

test('a client of another protocol gets the same', async () => {
  const { gateway, upstream } = await start();
  const post = async (messages: JsonObject[]): Promise<void> => {
    const answer = await fetch(`${gateway.server.url}/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' },
      body: JSON.stringify({ model: 'm', max_tokens: 100, stream: true, messages }),
    });
    expect(await answer.text()).toContain('message_stop');
  };
  await post([{ role: 'user', content: 'a' }]);
  await post([
    { role: 'user', content: 'a' },
    { role: 'assistant', content: [{ type: 'text', text: 'one' }] },
    { role: 'user', content: 'b' },
  ]);
  expect(inputs(upstream)).toEqual([
    [null, 1],
    ['resp_1', 1],
  ]);
});

describe('a request that would mean something else as a message', () => {
  test.each<[string, string]>([
    ['the field type', '"stream":true,"type":"response.cancel"'],
    ['the field stream_id', '"stream":true,"stream_id":"s"'],
    ['the field generate', '"stream":true,"generate":false'],
    ['in the background', '"stream":true,"background":true'],
    ['a key twice', '"stream":true,"store":true,"store":false'],
    ['a stream in another object', '"stream":false,"metadata":{"stream":true}'],
  ])('(%s) is sent over HTTP', async (_, fields) => {
    const { gateway, upstream } = await start();
    upstream.postWith('data: {"type":"response.completed","response":{"id":"resp_1","output":[]}}\n\n');
    await fetch(`${gateway.server.url}/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-louter-mode': 'baseline' },
      body: `{"model":"m","input":"Hi",${fields}}`,
    });
    expect(upstream.posts).toHaveLength(1);
    expect(upstream.messages).toEqual([]);
    expect((await gateway.lastExchange())?.notes).toContainEqual(
      expect.objectContaining({ what: 'sent over HTTP in place of a WebSocket' }),
    );
  });
});

test('header fields in an error of the backend that cannot be those of a response are left out', async () => {
  const { gateway, upstream } = await start();
  upstream.respondWith(({ socket }) =>
    socket.send(
      JSON.stringify({
        type: 'error',
        status: 400,
        error: { message: 'no' },
        headers: { 'x-request-id': 'a\r\nb: c', 'openai-x y': '1', 'openai-text': 'é四', 'openai-version': '1' },
      }),
    ),
  );
  const answer = await fetch(`${gateway.server.url}/v1/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...first, stream: true }),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('openai-version')).toBe('1');
  expect(answer.headers.get('openai-text')).toBeNull();
});
