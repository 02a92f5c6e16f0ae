import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { answerOf, type ScriptedReply } from '../support/reply.ts';
import { vendors } from '../support/vendors.ts';
import { startWebSocketGateway, type WebSocketGateway } from '../support/websocket-gateway.ts';

// What the tester of Open Responses (openresponses.org/compliance, edition of 24 April 2026) asks of a server, for a backend of each
// protocol. Its cases are written anew here: `openresponses/openresponses`, src/lib/compliance-tests.ts, has the originals.

let gateway: WebSocketGateway;
beforeAll(async () => {
  gateway = await startWebSocketGateway();
});
afterAll(() => gateway.stop());

const usage = { input: 10, cached: 2, output: 5 };
const weather = {
  type: 'function',
  name: 'get_weather',
  description: 'The weather of a place',
  parameters: { type: 'object', properties: { location: { type: 'string' } }, required: ['location'] },
};
const call: ScriptedReply = {
  calls: [{ id: 'call_1', name: 'get_weather', input: { location: 'Zürich' } }],
  usage,
};
const sentence: ScriptedReply = { text: 'Hello from the model.', usage };

function answerAs(protocol: Protocol, reply: ScriptedReply = sentence): void {
  const vendor = vendors[protocol];
  gateway.upstream.reset();
  gateway.upstream.answerWith((request) => {
    const { model, stream } = vendor.asked(request);
    return stream
      ? vendor.streams(vendor.writer.stream(reply, model))
      : answerOf(vendor.writer, reply, { json: { model, stream } });
  });
}

async function post(path: string, body: JsonObject): Promise<{ status: number; body: JsonObject }> {
  const response = await fetch(`${gateway.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: asObject(parseJson(await response.text())) ?? {} };
}

const message = (role: string, text: string, more: JsonObject = {}): JsonObject => ({
  type: 'message',
  role,
  content: [{ type: role === 'assistant' ? 'output_text' : 'input_text', text }],
  ...more,
});

// ---------------------------------------------------------------- the shape of a response

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';
const kindOf = (value: JsonValue | undefined): Kind | 'absent' => {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  return typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'boolean';
};

/** Each field has to be there, with a value of one of these kinds. */
const responseFields: Record<string, readonly Kind[]> = {
  id: ['string'],
  object: ['string'],
  created_at: ['number'],
  completed_at: ['number', 'null'],
  status: ['string'],
  incomplete_details: ['object', 'null'],
  model: ['string'],
  previous_response_id: ['string', 'null'],
  instructions: ['string', 'array', 'null'],
  output: ['array'],
  error: ['object', 'null'],
  tools: ['array'],
  tool_choice: ['string', 'object'],
  truncation: ['string'],
  parallel_tool_calls: ['boolean'],
  text: ['object'],
  top_p: ['number'],
  presence_penalty: ['number'],
  frequency_penalty: ['number'],
  top_logprobs: ['number'],
  temperature: ['number'],
  reasoning: ['object', 'null'],
  usage: ['object', 'null'],
  max_output_tokens: ['number', 'null'],
  max_tool_calls: ['number', 'null'],
  store: ['boolean'],
  background: ['boolean'],
  service_tier: ['string'],
  metadata: ['object', 'null'],
  safety_identifier: ['string', 'null'],
  prompt_cache_key: ['string', 'null'],
};

/** What a response lacks or has otherwise than the standard wants it. */
function faultsOf(response: JsonObject): string[] {
  const faults = Object.entries(responseFields).flatMap(([name, kinds]) => {
    const kind = kindOf(response[name]);
    return kind !== 'absent' && kinds.includes(kind) ? [] : [`${name} is ${kind}`];
  });
  if (response['object'] !== 'response') faults.push('object is not response');
  const text = asObject(response['text']);
  if (kindOf(asObject(text?.['format'])?.['type']) !== 'string') faults.push('text.format has no type');
  if (!['absent', 'string'].includes(kindOf(text?.['verbosity']))) faults.push('text.verbosity is no text');
  for (const tool of asArray(response['tools']) ?? [])
    for (const name of ['name', 'description', 'parameters', 'strict'])
      if (asObject(tool)?.[name] === undefined) faults.push(`a tool has no ${name}`);
  const counted = asObject(response['usage']);
  if (counted && kindOf(asObject(counted['input_tokens_details'])?.['cached_tokens']) !== 'number')
    faults.push('usage has no input_tokens_details');
  if (counted && kindOf(asObject(counted['output_tokens_details'])?.['reasoning_tokens']) !== 'number')
    faults.push('usage has no output_tokens_details');
  for (const item of asArray(response['output']) ?? [])
    if (kindOf(asObject(item)?.['type']) !== 'string') faults.push('an item has no type');
  return faults;
}

function responseOf(events: readonly JsonObject[]): JsonObject {
  const last = events.at(-1);
  expect(last?.['type']).toBe('response.completed');
  return asObject(last?.['response']) ?? {};
}

const textOf = (response: JsonObject): string =>
  (asArray(response['output']) ?? [])
    .flatMap((item) => asArray(asObject(item)?.['content']) ?? [])
    .map((part) => asString(asObject(part)?.['text']) ?? '')
    .join('');

const itemsOf = (response: JsonObject, type: string): JsonObject[] =>
  (asArray(response['output']) ?? []).flatMap((item) => {
    const found = asObject(item);
    return found?.['type'] === type ? [found] : [];
  });

/** The events of the standard; it forbids others. */
const standardEvents: ReadonlySet<string> = new Set([
  'response.created',
  'response.queued',
  'response.in_progress',
  'response.completed',
  'response.incomplete',
  'response.failed',
  'response.output_item.added',
  'response.output_item.done',
  'response.content_part.added',
  'response.content_part.done',
  'response.output_text.delta',
  'response.output_text.done',
  'response.output_text.annotation.added',
  'response.refusal.delta',
  'response.refusal.done',
  'response.reasoning.delta',
  'response.reasoning.done',
  'response.reasoning_summary_text.delta',
  'response.reasoning_summary_text.done',
  'response.reasoning_summary_part.added',
  'response.reasoning_summary_part.done',
  'response.function_call_arguments.delta',
  'response.function_call_arguments.done',
  'error',
]);

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

// ---------------------------------------------------------------- cases

/** A backend of the same protocol answers for itself: its bytes pass. */
const translated = protocols.filter((protocol) => protocol !== 'openai-responses');

describe.each(translated)('Open Responses before a backend of protocol %s', (protocol) => {
  const model = `${protocol}/m`;

  test('basic-response: has every field, also those that are null', async () => {
    answerAs(protocol);
    const { status, body } = await post('/v1/responses', { model, input: 'Say hello.' });
    expect(status).toBe(200);
    expect(faultsOf(body)).toEqual([]);
    expect(textOf(body)).toBe(sentence.text);
  });

  test('streaming-response: has events of the standard only, numbered, and ends with the whole response', async () => {
    answerAs(protocol, { ...call, reasoning: 'Which place?', text: 'I look.' });
    const events = await gateway.post({ model, input: 'Weather?', tools: [weather] });
    expect(events.map(({ type }) => asString(type) ?? '').filter((type) => !standardEvents.has(type))).toEqual([]);
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, index) => index));
    for (const event of events) {
      const response = asObject(event['response']);
      if (response) expect(faultsOf(response)).toEqual([]);
    }
    expect(itemsOf(responseOf(events), 'function_call')).toHaveLength(1);
  });

  test.each(['system', 'developer'])('system-prompt: takes a message with the role %s', async (role) => {
    answerAs(protocol);
    const input = [message(role, 'Talk like a pirate.'), message('user', 'Say hello.')];
    const { status, body } = await post('/v1/responses', { model, input });
    expect([status, faultsOf(body)]).toEqual([200, []]);
  });

  test('assistant-phase, multi-turn: takes an assistant message with a phase', async () => {
    answerAs(protocol);
    const input = [
      message('user', 'My name is Alice.'),
      message('assistant', 'Hello Alice!', { phase: 'final_answer' }),
      message('user', 'What is my name?'),
    ];
    const { status, body } = await post('/v1/responses', { model, input });
    expect([status, faultsOf(body)]).toEqual([200, []]);
    expect(JSON.stringify(gateway.upstream.received[0]?.json)).toMatch(/Alice[^]*Hello Alice![^]*What is my name/);
  });

  test('tool-calling: repeats the tool with all its fields, and has the call', async () => {
    answerAs(protocol, call);
    const { status, body } = await post('/v1/responses', { model, input: 'Weather?', tools: [weather] });
    expect([status, faultsOf(body)]).toEqual([200, []]);
    expect(itemsOf(body, 'function_call')).toMatchObject([{ name: 'get_weather', status: 'completed' }]);
  });

  test('image-input: takes an image as a data URL', async () => {
    answerAs(protocol);
    const image = { type: 'input_image', image_url: `data:image/png;base64,${png}` };
    const input = [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'What is it?' }, image] }];
    const { status, body } = await post('/v1/responses', { model, input });
    expect([status, faultsOf(body)]).toEqual([200, []]);
    expect(JSON.stringify(gateway.upstream.received[0]?.json)).toContain(png);
  });

  test('compact-response, websocket-compact-new-chain: its output begins the next request', async () => {
    answerAs(protocol, { text: 'The user said hello.', usage });
    const { status, body } = await post('/v1/responses/compact', { model, input: [message('user', 'Say hello.')] });
    expect([status, body['object']]).toEqual([200, 'response.compaction']);
    const output = (asArray(body['output']) ?? []).flatMap((item) => asObject(item) ?? []);
    expect(output.at(-1)).toMatchObject({ type: 'compaction', encrypted_content: expect.any(String) });
    answerAs(protocol);
    const client = await gateway.connect();
    const input = [...output, message('user', 'Go on.')];
    const answered = responseOf(await client.ask({ model, input, tools: [], store: false }));
    expect(faultsOf(answered)).toEqual([]);
    const next = { model, previous_response_id: answered['id'] ?? '', input: 'And on.', store: false };
    expect(faultsOf(responseOf(await client.ask(next)))).toEqual([]);
    expect(JSON.stringify(gateway.upstream.received.at(-1)?.json)).toMatch(/The user said hello\.[^]*And on\./);
    client.socket.close();
  });

  test('compact-missing-model: is refused with an error object', async () => {
    const { status, body } = await post('/v1/responses/compact', { input: [message('user', 'Say hello.')] });
    expect(status).toBe(400);
    expect(asObject(body['error'])).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) });
  });

  test('websocket-response, websocket-sequential-responses: answers in bare JSON, one response after another', async () => {
    answerAs(protocol);
    const client = await gateway.connect();
    for (const input of ['Say hello.', 'Again.']) {
      const events = await client.ask({ model, input, store: false });
      expect(faultsOf(responseOf(events))).toEqual([]);
      expect(events.map(({ type }) => asString(type) ?? '').filter((type) => !standardEvents.has(type))).toEqual([]);
    }
    client.socket.close();
  });

  test('websocket-continuation, websocket-reconnect-store-false-recovery: a response that is not stored ends with its connection', async () => {
    answerAs(protocol);
    const client = await gateway.connect();
    const first = responseOf(await client.ask({ model, input: 'My name is Alice.', store: false }));
    const next = { model, previous_response_id: first['id'] ?? '', input: 'What is my name?', store: false };
    expect(faultsOf(responseOf(await client.ask(next)))).toEqual([]);
    expect(JSON.stringify(gateway.upstream.received.at(-1)?.json)).toContain('Alice');
    client.socket.close();
    await client.closed;
    const again = await gateway.connect();
    expect(await again.ask(next)).toMatchObject([{ type: 'error', error: { code: 'previous_response_not_found' } }]);
    const whole = [message('user', 'My name is Alice.'), message('user', 'What is my name?')];
    expect(faultsOf(responseOf(await again.ask({ model, input: whole, store: false })))).toEqual([]);
    again.socket.close();
  });

  test('websocket-failed-continuation-evicts-cache: a result without its call fails the turn, and ends the chain', async () => {
    answerAs(protocol);
    const client = await gateway.connect();
    const first = responseOf(await client.ask({ model, input: 'Say hello.', store: false }));
    const continued = { model, previous_response_id: first['id'] ?? '', store: false };
    const result = { type: 'function_call_output', call_id: 'call_of_nobody', output: '4' };
    expect((await client.ask({ ...continued, input: [result] })).at(-1)).toMatchObject({ type: 'error' });
    expect((await client.ask({ ...continued, input: 'Go on.' })).at(-1)).toMatchObject({
      type: 'error',
      error: { code: 'previous_response_not_found' },
    });
    client.socket.close();
  });
});
