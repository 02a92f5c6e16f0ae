import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asObject, type JsonObject } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { anthropicSse, sseAnswer } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import { eventsOf, startWebSocketGateway, type WebSocketGateway } from '../support/websocket-gateway.ts';

let gateway: WebSocketGateway;
beforeAll(async () => {
  gateway = await startWebSocketGateway();
});
afterAll(() => gateway.stop());

const reply: ScriptedReply = {
  reasoning: 'Two and two.',
  text: 'It is four – 四.',
  calls: [{ id: 'call_1', name: 'add', input: { a: 2, b: 2 } }],
  usage: { input: 10, cached: 2, output: 5 },
};
const tools = [
  {
    type: 'function',
    name: 'add',
    parameters: { type: 'object', properties: { a: { type: 'number' } } },
    strict: false,
  },
];
const answerAs = (protocol: Protocol, scripted: ScriptedReply = reply): void =>
  gateway.upstream.answerWith((request) => {
    const vendor = vendors[protocol];
    return vendor.streams(vendor.writer.stream(scripted, vendor.asked(request).model));
  });

/** What is made anew for each response: ids from the trace id, and times. */
const withoutIds = (events: readonly JsonObject[]): unknown =>
  JSON.parse(
    JSON.stringify(events)
      .replaceAll(/[0-9a-f]{32}/g, 'TRACE')
      // In Base64, in a token of ours.
      .replaceAll(/louter\.call\.\w+/g, 'louter.call.ID')
      .replaceAll(/"(created_at|completed_at)":\d+/g, '"$1":0'),
  );

describe.each(protocols)('a response of a backend of protocol %s', (protocol) => {
  test('has the same events as over HTTP', async () => {
    answerAs(protocol);
    const request = { model: `${protocol}/m`, input: 'What is 2 + 2?', tools, store: false };
    const expected = await gateway.post(request);
    const client = await gateway.connect();
    const events = await client.ask(request);
    expect(events.at(-1)?.['type']).toBe('response.completed');
    expect(withoutIds(events)).toEqual(withoutIds(expected));
    expect(await gateway.lastExchange()).toMatchObject({
      frontend: 'openai-responses',
      mode: protocol === 'openai-responses' ? 'baseline' : 'proxy',
      status: 'ok',
      request: { method: 'GET', target: '/v1/responses' },
      response: { status: 200 },
    });
    client.socket.close();
  });

  test('is continued by the id of a response that is not stored', async () => {
    answerAs(protocol);
    const client = await gateway.connect();
    const first = await client.ask({ model: `${protocol}/m`, input: 'What is 2 + 2?', tools, store: false });
    gateway.upstream.reset();
    answerAs(protocol, { text: 'Done.', usage: reply.usage });
    const output = objects(asObject(first.at(-1)?.['response'])?.['output']);
    const call = output.find(({ type }) => type === 'function_call');
    const second = await client.ask({
      model: `${protocol}/m`,
      tools,
      store: false,
      previous_response_id: asObject(first.at(-1)?.['response'])?.['id'] ?? '',
      input: [{ type: 'function_call_output', call_id: call?.['call_id'] ?? '', output: '4' }],
    });
    expect(second.at(-1)?.['type']).toBe('response.completed');
    const [received] = gateway.upstream.received;
    const understood = JSON.stringify(vendors[protocol].understand(asObject(received?.json) ?? {}));
    expect(understood).toContain('What is 2 + 2?');
    expect(understood).toContain('It is four');
    const recorded = await gateway.lastExchange();
    expect(recorded?.request.body.toString()).toContain('What is 2 + 2?');
    expect(recorded?.notes.map(({ what }) => what)).toContain(
      'inserted the conversation of this WebSocket connection in place of previous_response_id',
    );
    client.socket.close();
  });
});

test('a compaction begins a chain that goes on without what it was asked with', async () => {
  gateway.upstream.reset();
  answerAs('anthropic', { text: 'Two and two were added.', usage: reply.usage });
  const client = await gateway.connect();
  const input = [{ type: 'message', role: 'user', content: 'What is 2 + 2?' }, { type: 'compaction_trigger' }];
  const compacted = await client.ask({ model: 'anthropic/m', input, store: false });
  expect(compacted.filter(({ type }) => type === 'response.output_item.done')).toHaveLength(1);
  const next = await client.ask({
    model: 'anthropic/m',
    store: false,
    tools: [],
    previous_response_id: asObject(compacted.at(-1)?.['response'])?.['id'] ?? '',
    input: [{ type: 'message', role: 'user', content: 'And now?' }],
  });
  expect(next.at(-1)?.['type']).toBe('response.completed');
  const sent = gateway.upstream.received[1]?.text ?? '';
  expect(sent).toMatch(/What is 2 \+ 2\?[^]*Two and two were added\.[^]*And now\?/);
  client.socket.close();
});

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value : []);

describe('a message', () => {
  test('is passed to a backend of the same protocol byte for byte, without the fields of the socket', async () => {
    answerAs('openai-responses', { text: 'Hi', usage: reply.usage });
    gateway.upstream.reset();
    answerAs('openai-responses', { text: 'Hi', usage: reply.usage });
    const client = await gateway.connect({ headers: { 'openai-beta': 'one=1, responses_websockets=2026-02-06' } });
    client.send(
      '{"type":"response.create", "model":"openai-responses/m" ,"input": [ {"role":"user","content":"\\u0041 1e400"} ], "temperature": 1.0,"generate":true,"store":false,"metadata":{"n":"é"}}',
    );
    await client.response();
    expect(gateway.upstream.received[0]?.text).toBe(
      '{"model": "m" ,"input": [ {"role":"user","content":"\\u0041 1e400"} ],"temperature": 1.0,"store":false,"metadata":{"n":"é"},"stream":true}'.replace(
        '"model": "m" ',
        '"model":"m" ',
      ),
    );
    expect(gateway.upstream.received[0]?.headers['openai-beta']).toBe('one=1');
    client.socket.close();
  });

  test('gets the events of a backend of the same protocol byte for byte', async () => {
    const data = [
      '{"type":"response.created", "response":{"id":"resp_1"} , "unknown": 1.0}',
      '{"type":"response.new_kind","x":"\\u00e9 é"}',
      '{"type":"response.completed","response":{"id":"resp_1","object":"response","output":[],"status":"completed"}}',
    ];
    gateway.upstream.answer(
      sseAnswer([
        `data: ${data[0]}\n\n`,
        ': note\n\n',
        `event: x\ndata: ${data[1]}\n\ndata: ${data[2]}\n\ndata: [DONE]\n\n`,
      ]),
    );
    const client = await gateway.connect();
    await client.ask({ model: 'openai-responses/m', input: 'Hi' });
    expect(client.texts).toEqual(data);
    client.socket.close();
  });

  test('that only prepares a later one is answered without a backend', async () => {
    gateway.upstream.reset();
    answerAs('openai-responses', { text: 'Hi', usage: reply.usage });
    const client = await gateway.connect();
    const input = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'first' }] }];
    const prepared = await client.ask({ model: 'openai-responses/m', generate: false, input, tools, store: false });
    expect(prepared.map(({ type }) => type)).toEqual(['response.created', 'response.completed']);
    for (const { response } of prepared)
      expect(response).toMatchObject({ presence_penalty: 0, service_tier: 'default', max_tool_calls: null });
    expect(gateway.upstream.received).toEqual([]);
    const id = asObject(prepared[1]?.['response'])?.['id'] ?? '';
    expect(id).toMatch(/^resp_/);
    await client.ask({ model: 'openai-responses/m', previous_response_id: id, input: 'second', store: false });
    expect(gateway.upstream.received[0]?.json).toEqual({
      model: 'm',
      store: false,
      input: [...input, { type: 'message', role: 'user', content: 'second' }],
      stream: true,
    });
    await gateway.lastExchange();
    expect(gateway.exchanges.at(-2)).toMatchObject({
      status: 'ok',
      backend: null,
      requestedModel: 'openai-responses/m',
    });
    client.socket.close();
  });

  test('that names an unknown response gets the error of the vendor, and the connection stays', async () => {
    const client = await gateway.connect();
    const asked = { model: 'anthropic/m', previous_response_id: 'resp_unknown', input: 'Hi' };
    expect(await client.ask(asked)).toMatchObject([
      {
        type: 'error',
        status: 400,
        error: { type: 'invalid_request_error', code: 'previous_response_not_found', param: 'previous_response_id' },
      },
    ]);
    answerAs('anthropic');
    expect((await client.ask({ model: 'anthropic/m', input: 'Hi' })).at(-1)?.['type']).toBe('response.completed');
    client.socket.close();
  });

  test('is not continued on another connection', async () => {
    answerAs('anthropic');
    const client = await gateway.connect();
    const first = await client.ask({ model: 'anthropic/m', input: 'Hi', store: false });
    const other = await gateway.connect();
    const id = asObject(first.at(-1)?.['response'])?.['id'] ?? '';
    const asked = { model: 'anthropic/m', previous_response_id: id, input: 'Hi', store: false };
    expect(await other.ask(asked)).toMatchObject([{ type: 'error', error: { code: 'previous_response_not_found' } }]);
    expect((await client.ask(asked)).at(-1)?.['type']).toBe('response.completed');
    client.socket.close();
    other.socket.close();
  });

  test('with an error of the backend gets its status, its error and when to try again', async () => {
    const { status, headers, body } = vendors['openai-responses'].writer.refusal('rate-limit');
    gateway.upstream.answer({
      status,
      headers: { 'content-type': 'application/json', ...headers, 'retry-after': '7' },
      body: JSON.stringify(body),
    });
    const client = await gateway.connect();
    expect(await client.ask({ model: 'openai-responses/m', input: 'Hi' })).toMatchObject([
      { type: 'error', status: 429, ...body, headers: { 'retry-after': '7' } },
    ]);
    client.socket.close();
  });

  test('waits for the response before it, and those of other streams do not', async () => {
    gateway.upstream.reset();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    gateway.upstream.answerWith(({ json }) => {
      const text = JSON.stringify(asObject(json)?.['input']);
      const events = vendors['openai-responses'].writer.stream({ text, usage: reply.usage }, 'm');
      return sseAnswer(text.includes('slow') ? [{ until: released }, ...events] : events);
    });
    const client = await gateway.connect();
    const create = (input: string, stream?: string): void =>
      client.send({
        type: 'response.create',
        model: 'openai-responses/m',
        input,
        ...(stream && { stream_id: stream }),
      });
    create('slow 1');
    create('quick 2');
    create('slow 3', 'a');
    create('quick 4', 'a');
    create('quick 5', 'b');
    const done: JsonObject[] = [];
    while (done.length < 5) {
      const message = await client.next();
      if (message['type'] !== 'response.completed') continue;
      done.push(message);
      release();
    }
    const order = done.map((message) => /(?:slow|quick) (\d)/.exec(JSON.stringify(message['response']))?.[1]);
    expect(order.indexOf('1')).toBeLessThan(order.indexOf('2'));
    expect(order.indexOf('3')).toBeLessThan(order.indexOf('4'));
    expect(order[0]).toBe('5');
    expect(done.filter(({ stream_id: stream }) => stream === 'a')).toHaveLength(2);
    expect(done.filter(({ stream_id: stream }) => stream === undefined)).toHaveLength(2);
    client.socket.close();
  });

  test('is routed by the marks of Codex in its client_metadata', async () => {
    const routed = await startWebSocketGateway({
      routes: [{ name: 'helpers', when: { subagent: true }, to: 'anthropic/helper' }],
    });
    routed.upstream.answerWith((request) => {
      const vendor = request.path.endsWith('/messages') ? vendors.anthropic : vendors['openai-responses'];
      return vendor.streams(vendor.writer.stream({ text: 'Hi', usage: reply.usage }, vendor.asked(request).model));
    });
    const client = await routed.connect();
    const asked = { model: 'openai-responses/m', input: 'Hi', store: false };
    await client.ask({ ...asked, client_metadata: { 'x-openai-subagent': 'collab_spawn', 'x-api-key': 'other' } });
    expect((await routed.lastExchange())?.backend).toMatchObject({ provider: 'anthropic', model: 'helper' });
    await client.ask(asked);
    expect((await routed.lastExchange())?.backend).toMatchObject({ provider: 'openai-responses' });
    client.socket.close();
    await routed.stop();
  });

  test('continues what was stored over HTTP, and is continued there', async () => {
    answerAs('anthropic', { text: 'It is four.', usage: reply.usage });
    const asked = { model: 'anthropic/m', input: 'What is 2 + 2?' };
    const idOf = (events: readonly JsonObject[]) => asObject(events.at(-1)?.['response'])?.['id'] ?? '';
    const client = await gateway.connect();
    const lastSent = (): string => gateway.upstream.received.at(-1)?.text ?? '';
    const stored = idOf(await gateway.post(asked));
    const next = await client.ask({ model: 'anthropic/m', input: 'And 3 + 3?', previous_response_id: stored });
    expect(lastSent()).toContain('What is 2 + 2?');
    await gateway.post({ model: 'anthropic/m', input: 'Thanks', previous_response_id: idOf(next) });
    expect(lastSent()).toMatch(/What is 2 \+ 2\?.*And 3 \+ 3\?.*Thanks/s);
    const unstored = await client.ask({ ...asked, store: false });
    const refused = await gateway.post({ ...asked, previous_response_id: idOf(unstored) });
    expect(refused).toEqual([]);
    expect(await gateway.lastExchange()).toMatchObject({ status: 'client-error', error: { kind: 'invalid-request' } });
    client.socket.close();
  });

  test('below /run/NAME belongs to the run', async () => {
    answerAs('anthropic');
    const client = await gateway.connect({ path: '/run/r1/v1/responses' });
    await client.ask({ model: 'anthropic/m', input: 'Hi' });
    expect(await gateway.lastExchange()).toMatchObject({ run: 'r1' });
    client.socket.close();
  });

  test('with a plain answer of the backend gets the events of a whole response', async () => {
    const response = vendors['openai-responses'].writer.plain(reply, 'm');
    gateway.upstream.answer({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(response) });
    const client = await gateway.connect();
    const events = await client.ask({ model: 'openai-responses/m', input: 'Hi' });
    expect(events.map(({ type }) => type)).toEqual([
      'response.created',
      'response.output_item.done',
      'response.output_item.done',
      'response.output_item.done',
      'response.completed',
    ]);
    expect(events.at(-1)?.['response']).toEqual(response);
    client.socket.close();
  });
});

describe('a response that breaks', () => {
  const events = anthropicSse([{ type: 'response.created', response: { id: 'resp_1' } }]);

  test.each([
    ['is reset', 'cut'],
    ['ends without its last event', 'finished'],
  ] as const)('closes the connection when the stream %s', async (_, ends) => {
    gateway.upstream.answer(sseAnswer(events, ends));
    const client = await gateway.connect();
    client.send({ type: 'response.create', model: 'openai-responses/m', input: 'Hi' });
    expect(await client.closed).toMatchObject({ code: 1011 });
    expect(client.texts.length).toBeLessThanOrEqual(1);
  });

  test('is aborted upstream when the client disconnects', async () => {
    gateway.upstream.reset();
    gateway.upstream.answer(sseAnswer(events, 'silent'));
    const client = await gateway.connect();
    client.send({ type: 'response.create', model: 'openai-responses/m', input: 'Hi' });
    const [request] = await gateway.upstream.arrived(1);
    await client.next();
    client.socket.terminate();
    expect(await request?.outcome).toBe('abandoned');
    expect(await gateway.lastExchange()).toMatchObject({ status: 'aborted' });
  });
});

test('events in the record are those that were sent', async () => {
  answerAs('gemini');
  const client = await gateway.connect();
  const events = await client.ask({ model: 'gemini/m', input: 'Hi' });
  const recorded = (await gateway.lastExchange())?.response?.chunks ?? [];
  expect(eventsOf(Buffer.concat(recorded.map(({ bytes }) => Buffer.from(bytes))).toString())).toEqual(events);
  client.socket.close();
});
