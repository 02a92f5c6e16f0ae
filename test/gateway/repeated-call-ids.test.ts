import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../src/config/config.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { retranslate } from '../../src/inspect/retranslate.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { CallLoop, callsIn, idsOf, withCallIds, type WrittenCall } from '../support/call-loop.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { answerOf } from '../support/reply.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { startUpstream, type ReceivedUpstreamRequest, type ScriptedAnswer } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());
beforeEach(() => upstream.reset());

const id = 'functions.f:0';

const gatewayFor = (backend: Protocol, dialect: BackendConfig['dialect'] = null): BareGateway =>
  startTestGateway(
    testConfig({
      backends: [
        testBackend({
          name: 'vendor',
          protocol: backend,
          baseUrl: upstream.url + vendors[backend].base,
          mode: 'proxy',
          retries: 0,
          dialect,
        }),
      ],
      models: { '*': 'vendor/*' },
    }),
  );

/** Answers with a call for each id; all calls of a conversation are numbered. */
function answerWithCalls(
  backend: Protocol,
  ids: readonly string[],
  start: number,
): (request: ReceivedUpstreamRequest) => ScriptedAnswer {
  return (request) => {
    const { writer, asked, hasCallIds } = vendors[backend];
    const calls = ids.map((each, index) => ({ id: each, name: 'f', input: { number: start + index } }));
    const reply = { calls, usage: { input: 20, cached: 0, output: 4 } };
    const { stream, model } = asked(request);
    const answer = stream
      ? vendors[backend].streams(writer.stream(reply, model))
      : answerOf(writer, reply, { json: { model } });
    if (hasCallIds) return answer;
    const left = [...ids];
    const withIds = (text: unknown): string => withCallIds(String(text), left.splice(0, stream ? 1 : ids.length));
    const { body } = answer;
    if (!stream) return { ...answer, body: withIds(body) };
    const pieces = (Array.isArray(body) ? body : [body]).map((piece) =>
      /"function/.test(String(piece)) ? withIds(piece) : String(piece),
    );
    return { ...answer, body: pieces };
  };
}

/** Each turn of a loop: how often the backend gives the id. */
const turns = [1, 1, 2, 1];

interface LoopRun {
  loop: CallLoop;
  replies: ReceivedReply[];
  /** The calls and results in each request that the backend received. */
  sent: WrittenCall[][];
}

async function runLoop(
  client: Protocol,
  backend: Protocol,
  { stream, dialect = null }: { stream: boolean; dialect?: BackendConfig['dialect'] },
): Promise<LoopRun> {
  const { ask } = gatewayFor(backend, dialect);
  const loop = new CallLoop(client, { stream });
  const replies: ReceivedReply[] = [];
  let number = 0;
  for (const count of turns) {
    upstream.answerWith(answerWithCalls(backend, Array<string>(count).fill(id), number));
    const reply = await ask(loop.request());
    expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 });
    replies.push(reply);
    const calls = loop.receive(reply.text, reply.headers['content-type']);
    expect(calls).toHaveLength(count);
    number += count;
  }
  upstream.answerWith(answerWithCalls(backend, [], 0));
  replies.push(await ask(loop.request()));
  const sent = upstream.received.map(({ json }) => callsIn(backend, json as JsonObject));
  return { loop, replies, sent };
}

const pairs = protocols.flatMap((client) =>
  protocols.flatMap((backend) => [false, true].map((stream) => ({ client, backend, stream }))),
);

describe.each(pairs)(
  'a $client client of a server of $backend that repeats the id of a call, stream $stream',
  ({ client, backend, stream }) => {
    test('gets an id of its own for each call, and the server what it may repeat', async () => {
      const { loop, replies, sent } = await runLoop(client, backend, { stream });
      expect(new Set(loop.ids).size).toBe(5);
      for (const each of loop.ids)
        expect(
          loop.ids.filter((other) => other.startsWith(each)),
          'none begins another',
        ).toEqual([each]);
      if (client === 'anthropic') for (const each of loop.ids) expect(each).toMatch(/^[a-zA-Z0-9_-]+$/);
      if (client === backend && client !== 'anthropic') expect(loop.ids[0]).toBe(id);

      const last = sent.at(-1) ?? [];
      const called = last.filter(({ kind }) => kind === 'call');
      expect(called.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
      if (backend === 'anthropic' || backend === 'openai-responses') expect(new Set(idsOf(last)).size).toBe(5);
      else expect(new Set(idsOf(last))).toEqual(new Set([id]));
      expect(idsOf(last)[0]).toBe(id);
      const results = last.filter(({ kind }) => kind === 'result');
      if (idsOf(last)[3] === id) expect(results.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
      expect(results.toSorted((one, other) => one.number - other.number)).toEqual(
        called.map((call) => ({ ...call, kind: 'result' })),
      );
      // Each request begins as the one before: prefix caches hit.
      for (const [turn, calls] of sent.slice(0, -1).entries())
        expect(sent[turn + 1]?.slice(0, calls.length)).toEqual(calls);

      for (const { exchange } of replies) {
        const trace = traceOf(exchange);
        const { request, answer, findings } = checkExchange(trace);
        expect({ request, answer, findings: shownFindings(findings) }).toEqual({
          request: 'consistent',
          answer: 'consistent',
          findings: [],
        });
        expect(retranslate(trace)).toEqual({ verdict: 'same' });
      }
    });
  },
);

test.each(protocols)('the bytes of a server of %s that repeats ids pass as they are', async (protocol) => {
  const { ask } = startTestGateway(
    testConfig({
      backends: [testBackend({ name: 'vendor', protocol, baseUrl: upstream.url + vendors[protocol].base })],
      models: { '*': 'vendor/*' },
    }),
  );
  const loop = new CallLoop(protocol, { stream: false });
  upstream.answerWith(answerWithCalls(protocol, [id], 0));
  const first = await ask(loop.request());
  loop.receive(first.text);
  const second = await ask(loop.request());
  loop.receive(second.text);
  expect([first.exchange.mode, second.exchange.mode]).toEqual(['baseline', 'baseline']);
  expect(loop.ids).toEqual([id, id]);
  expect(JSON.stringify(upstream.received[1]?.json)).toContain(`"${id}"`);
});

test.each(['openai-chat', 'anthropic', 'ollama'] as const)(
  'a model of the kimi dialect behind %s gets its calls numbered in the order of the conversation',
  async (backend) => {
    const { sent, loop } = await runLoop('anthropic', backend, { stream: false, dialect: 'kimi' });
    expect(new Set(loop.ids).size).toBe(5);
    expect(idsOf(sent.at(-1) ?? [])).toEqual([0, 1, 2, 3, 4].map((index) => `functions.f:${index}`));
  },
);

describe('ids that repeat in the history of a client', () => {
  const called = (...numbers: number[]): JsonObject => ({
    role: 'assistant',
    content: null,
    tool_calls: numbers.map((number) => ({
      id: 'call_0',
      type: 'function',
      function: { name: 'f', arguments: JSON.stringify({ number }) },
    })),
  });
  const answered = (number: number): JsonObject => ({
    role: 'tool',
    tool_call_id: 'call_0',
    content: JSON.stringify({ number }),
  });
  const user = (content: string): JsonObject => ({ role: 'user', content });
  const history = [
    user('Hi'),
    called(0),
    answered(0),
    // The second result comes after a message of the user.
    called(1, 2),
    answered(1),
    user('Go on.'),
    answered(2),
    called(3),
    answered(3),
  ];

  const send = async (backend: Protocol, messages: JsonObject[]): Promise<WrittenCall[]> => {
    const { ask } = gatewayFor(backend);
    upstream.answerWith(answerWithCalls(backend, ['call_0'], 9));
    const reply = await ask({ client: 'openai-chat', body: { model: 'm', messages } });
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain('"call_0"');
    expect(checkExchange(traceOf(reply.exchange))).toMatchObject({ request: 'consistent', answer: 'consistent' });
    return callsIn(backend, upstream.received.at(-1)?.json as JsonObject);
  };

  test.each(['anthropic', 'openai-responses', 'gemini'] as const)(
    'are sent to %s once each, with the results of their calls',
    async (backend) => {
      const sent = await send(backend, history);
      const ids = idsOf(sent);
      expect([ids[0], new Set(ids).size]).toEqual(['call_0', 4]);
      const calls = sent.filter(({ kind }) => kind === 'call');
      const results = sent.filter(({ kind }) => kind === 'result');
      expect(calls.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
      expect(results).toEqual(calls.map((call) => ({ ...call, kind: 'result' })));
      const earlier = await send(backend, history.slice(0, 3));
      expect(sent.slice(0, earlier.length)).toEqual(earlier);
    },
  );

  test('are sent to a server of the same protocol as they are', async () => {
    expect(idsOf(await send('openai-chat', history))).toEqual(['call_0', 'call_0', 'call_0', 'call_0']);
  });
});

test.each([false, true])(
  'a client that continues a response by its id refers to a call by the id that it received (stream %s)',
  async (stream) => {
    const { ask } = gatewayFor('openai-chat');
    const loop = new CallLoop('openai-responses', { stream });
    const { client, body } = loop.request();
    let previous: JsonObject = {};
    for (const number of [0, 1, 2]) {
      upstream.answerWith(answerWithCalls('openai-chat', [id], number));
      const callId = loop.ids.at(-1);
      const output = {
        type: 'function_call_output',
        call_id: callId ?? '',
        output: JSON.stringify({ number: number - 1 }),
      };
      const next = { ...body, store: true, ...previous, ...(callId !== undefined && { input: [output] }) };
      const reply = await ask({ client, body: next });
      expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 });
      loop.receive(reply.text, reply.headers['content-type']);
      previous = { previous_response_id: /"id":"(resp_[^"]+)"/.exec(reply.text)?.[1] ?? '' };
      expect(checkExchange(traceOf(reply.exchange))).toMatchObject({ answer: 'consistent' });
    }
    expect(new Set(loop.ids).size).toBe(3);
    const sent = callsIn('openai-chat', upstream.received.at(-1)?.json as JsonObject);
    expect(sent).toEqual(
      [0, 1].flatMap((number) => [
        { kind: 'call', id, number },
        { kind: 'result', id, number },
      ]),
    );
  },
);
