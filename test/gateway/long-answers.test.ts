import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Limits } from '../../src/config/config.ts';
import { asArray, asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { generousLimits, testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type ReceivedReply, type ReceivedRequest } from '../support/conversation.ts';
import { startUpstream, type ScriptedPiece, type Upstream } from '../support/upstream.ts';

// The last events of an answer of Responses repeat its text four times.

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const end = `${chunk({}, 'stop')}data: [DONE]\n\n`;
const words = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${index} "größe" 😀\n`.repeat(4_000));
const text = words(24);
const chunks = text.map((content) => chunk({ content }));
const call = chunk({ tool_calls: [{ index: 0, id: 'call_1', function: { name: 'look', arguments: '{"a":1}' } }] });

async function ask(
  body: ScriptedPiece[],
  request: Partial<ReceivedRequest> = {},
  { limits = {}, ends = 'finished' }: { limits?: Partial<Limits>; ends?: 'finished' | 'cut' } = {},
): Promise<ReceivedReply> {
  upstream.answer({ headers: { 'content-type': 'text/event-stream' }, body, ends });
  const all = { ...generousLimits, ...limits };
  const backend = testBackend({ name: 'one', baseUrl: `${upstream.url}/v1`, retries: 0, limits: all });
  const gateway = startTestGateway(testConfig({ backends: [backend], models: { '*': 'one/m' }, limits }));
  const tools = [{ type: 'function', name: 'look', parameters: { type: 'object', properties: {} } }];
  return gateway.ask({
    client: 'openai-responses',
    body: { model: 'm', stream: true, input: 'hi', tools },
    ...request,
  });
}

const eventsOf = (reply: ReceivedReply): JsonObject[] =>
  collectSteps(readFrames('sse'), [Buffer.from(reply.text)]).map(({ data }) => asObject(parseJson(data)) ?? {});
const ofType = (events: JsonObject[], type: string): JsonObject | undefined =>
  events.find((event) => event['type'] === `response.${type}`);
const recordedText = ({ exchange }: ReceivedReply): string =>
  Buffer.concat((exchange.response?.chunks ?? []).map(({ bytes }) => Buffer.from(bytes))).toString();

test('repeats a long text in events that are written in pieces, each when the client has read the one before', async () => {
  const lengths: number[] = [];
  let unread = 0;
  let mostUnread = 0;
  const reply = await ask([...chunks, end], {
    onWrite(piece) {
      lengths.push(piece.length);
      unread += 1;
      mostUnread = Math.max(mostUnread, unread);
    },
    async doesNotRead() {
      await nextTurn();
      unread = 0;
    },
  });
  const events = eventsOf(reply);
  const whole = text.join('');
  const part = { type: 'output_text', text: whole };
  expect(ofType(events, 'output_text.done')).toMatchObject({ text: whole });
  expect(ofType(events, 'content_part.done')).toMatchObject({ part });
  expect(ofType(events, 'output_item.done')).toMatchObject({ item: { content: [part] } });
  expect(ofType(events, 'completed')).toMatchObject({
    response: { status: 'completed', output: [{ content: [part] }] },
  });
  expect(events.map((event) => event['sequence_number'])).toEqual(events.map((_, index) => index));
  expect(Math.max(...lengths)).toBeLessThan(1024 * 1024);
  expect(mostUnread).toBe(1);
  expect(recordedText(reply) === reply.text).toBe(true);
  expect(reply).toMatchObject({ ended: true, wasCut: false, outcome: { status: 'ok' } });
});

test.each([
  {
    what: 'reasoning',
    chunks: [...text.map((content) => chunk({ reasoning_content: content })), chunk({ content: 'Hi' }), end],
    item: { type: 'reasoning', summary: [{ text: text.join('') }] },
  },
  {
    what: 'arguments of a call',
    chunks: [
      call.replace('{\\"a\\":1}', '{\\"a\\":\\"'),
      ...text.map((part) =>
        chunk({ tool_calls: [{ index: 0, function: { arguments: JSON.stringify(part).slice(1, -1) } }] }),
      ),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '"}' } }] }),
      chunk({}, 'tool_calls'),
      'data: [DONE]\n\n',
    ],
    item: { type: 'function_call', arguments: JSON.stringify({ a: text.join('') }) },
  },
])('repeats long $what in events that are written in pieces', async ({ chunks: sent, item }) => {
  let longest = 0;
  const reply = await ask(sent, {
    onWrite: (piece) => (longest = Math.max(longest, piece.length)),
    doesNotRead: () => nextTurn(),
  });
  const response = asObject(ofType(eventsOf(reply), 'completed')?.['response']);
  expect(asArray(response?.['output'])?.[0]).toMatchObject(item);
  expect(longest).toBeLessThan(1024 * 1024);
});

test('keeps the order of events when a call follows a long text', async () => {
  const { text: written, ...reply } = await ask([...chunks, call, chunk({}, 'tool_calls'), 'data: [DONE]\n\n'], {
    doesNotRead: () => nextTurn(),
  });
  const events = eventsOf({ text: written, ...reply });
  expect(events.map((event) => event['sequence_number'])).toEqual(events.map((_, index) => index));
  expect(ofType(events, 'completed')).toMatchObject({
    response: { output: [{ type: 'message' }, { type: 'function_call', arguments: '{"a":1}' }] },
  });
});

test('stores a long answer, from which its client continues', async () => {
  upstream.answer(
    { headers: { 'content-type': 'text/event-stream' }, body: [...chunks, end] },
    { headers: { 'content-type': 'text/event-stream' }, body: [chunk({ content: 'Fine.' }), end] },
  );
  const backend = testBackend({ name: 'one', baseUrl: `${upstream.url}/v1`, limits: generousLimits });
  const gateway = startTestGateway(testConfig({ backends: [backend], models: { '*': 'one/m' } }));
  const first = await gateway.ask({ client: 'openai-responses', body: { model: 'm', stream: true, input: 'hi' } });
  const item = asObject(ofType(eventsOf(first), 'output_item.done')?.['item']);
  const input = [
    { type: 'item_reference', id: item?.['id'] },
    { role: 'user', content: 'And?' },
  ];
  await gateway.ask({ client: 'openai-responses', body: { model: 'm', input } });
  expect(upstream.received[1]?.json).toMatchObject({
    messages: [{ role: 'assistant', content: text.join('') }, { role: 'user' }],
  });
});

test('writes no keep-alive into an event when its client stops reading in the middle of it', async () => {
  let stalls = 0;
  let written = 0;
  const reply = await ask(
    [...chunks, end],
    {
      onWrite: (piece) => (written += piece.length),
      // In the middle of each of the long events.
      doesNotRead: () => (written > (stalls + 2) * 1_500_000 ? pause(100 * Math.sign(++stalls)) : Promise.resolve()),
    },
    { limits: { keepalive: 20 } },
  );
  expect(stalls).toBeGreaterThan(2);
  const repeating = reply.text.slice(reply.text.indexOf('event: response.output_text.done'));
  expect(repeating.includes('keep-alive')).toBe(false);
  expect(ofType(eventsOf(reply), 'completed')).toBeDefined();
});

test('writes nothing more when its client leaves in the middle of a long event', async () => {
  const leaving = new AbortController();
  let written = 0;
  let after = 0;
  const reply = await ask([...chunks, end], {
    signal: leaving.signal,
    onWrite(piece) {
      if (leaving.signal.aborted) after += 1;
      written += piece.length;
      if (written > 5_000_000) leaving.abort();
    },
    doesNotRead: () => nextTurn(),
  });
  expect([after, reply.wasCut, reply.ended]).toEqual([0, true, false]);
  expect(reply.outcome.status).toBe('aborted');
  expect(recordedText(reply) === reply.text).toBe(true);
});

test('cuts the answer when the time of the request is over in the middle of a long event', async () => {
  let written = 0;
  const reply = await ask(
    [...chunks, end],
    {
      onWrite: (piece) => (written += piece.length),
      doesNotRead: () => (written > 5_000_000 ? new Promise(() => {}) : Promise.resolve()),
    },
    { limits: { totalTimeout: 3_000 } },
  );
  expect([reply.wasCut, reply.ended, reply.exchange.error?.kind]).toEqual([true, false, 'timeout']);
});

test('sends the events of a long text that was complete when its backend breaks off, and cuts the answer', async () => {
  const reply = await ask([...chunks, call, { silence: 100 }], { doesNotRead: () => nextTurn() }, { ends: 'cut' });
  expect(ofType(eventsOf(reply), 'output_item.done')).toMatchObject({ item: { content: [{ text: text.join('') }] } });
  expect([reply.wasCut, reply.ended]).toEqual([true, false]);
});

test('ends with an event that repeats a long text when its backend reports an error that no retry helps', async () => {
  const error = `data: ${JSON.stringify({ error: { message: 'too long', type: 'invalid_request_error', code: 'context_length_exceeded' } })}\n\n`;
  const reply = await ask([...chunks, error], { doesNotRead: () => nextTurn() });
  const failed = eventsOf(reply).at(-1);
  expect(failed).toMatchObject({ type: 'response.failed', response: { error: { code: 'context_length_exceeded' } } });
  expect([reply.wasCut, reply.ended]).toEqual([false, true]);
});
