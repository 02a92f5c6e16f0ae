import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type BareGateway } from '../support/conversation.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { cutInto, jsonAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

const hello: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };
const [keyA, keyB] = ['sk-first-key-aaaa', 'sk-second-key-bbbb'];

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

const whole = (protocol: Protocol, stream: boolean): ScriptedAnswer => {
  const { writer, streams } = vendors[protocol];
  return stream ? streams(writer.stream(hello, 'm')) : jsonAnswer(writer.plain(hello, 'm'));
};

/** A gateway that passes bytes to a backend with two keys. */
function startPool(protocol: Protocol, keys: readonly string[] = [keyA, keyB]): BareGateway {
  const auth = { kind: 'key', key: keys[0] ?? '', pool: { keys, position: 0 } } as const;
  const baseUrl = upstream.url + vendors[protocol].base;
  const backends = [testBackend({ name: 'one', baseUrl, retries: 0, mode: 'baseline', protocol, auth })];
  return startTestGateway(testConfig({ backends, models: { '*': 'one/m' } }));
}

function requestOf(client: Protocol, stream: boolean, content = 'hi') {
  const messages = [{ role: 'user', content }];
  if (client === 'gemini')
    return {
      client,
      target: `/v1beta/models/m:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
      body: { contents: [{ role: 'user', parts: [{ text: content }] }] },
    };
  if (client === 'gemini-interactions') return { client, body: { model: 'm', stream, input: content } };
  return {
    client,
    body: {
      model: 'm',
      stream,
      ...(client === 'anthropic' && { max_tokens: 9 }),
      ...(client === 'openai-responses' ? { input: messages } : { messages }),
    },
  };
}

const keysSent = (): (string | undefined)[] =>
  upstream.received.map(
    ({ headers }) =>
      headers.authorization?.replace('Bearer ', '') ??
      [headers['x-api-key'], headers['x-goog-api-key']].flat().find((each) => each !== undefined),
  );

/** How each vendor reports an empty account where it has answered 200 already: in a plain body, and as the first event. */
const inside: Record<Protocol, { plain: JsonValue; event: string }> = {
  anthropic: {
    plain: { type: 'error', error: { type: 'billing_error', message: 'no credit' } },
    event: 'event: error\ndata: {"type":"error","error":{"type":"billing_error","message":"no credit"}}\n\n',
  },
  'openai-chat': {
    plain: { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
    event: ': processing\n\ndata: {"error":{"message":"Insufficient credits","code":402}}\n\n',
  },
  'openai-responses': {
    plain: { error: { code: 'insufficient_quota', type: 'insufficient_quota', message: 'no credit' } },
    event:
      'event: response.failed\ndata: {"type":"response.failed","response":{"id":"r","object":"response","status":"failed","output":[],"error":{"code":"insufficient_quota","message":"no credit"}}}\n\n',
  },
  gemini: {
    plain: { error: { code: 402, status: 'FAILED_PRECONDITION', message: 'Your prepayment credits are depleted.' } },
    event:
      'data: {"error":{"code":429,"message":"Your prepayment credits are depleted.","status":"RESOURCE_EXHAUSTED"}}\r\n\r\n',
  },
  ollama: { plain: { error: 'insufficient balance' }, event: '{"error":"insufficient balance"}\n' },
  'gemini-interactions': {
    plain: { error: { code: 'payment_required', message: 'Your prepayment credits are depleted.' } },
    event:
      'event: error\ndata: {"event_type":"error","error":{"code":"payment_required","message":"Your prepayment credits are depleted."}}\n\n',
  },
};

/** An error of an empty account with status 200, whose bytes are cut into pieces of some size. */
const emptyAccount = (protocol: Protocol, stream: boolean, size: number): ScriptedAnswer => {
  const { plain, event } = inside[protocol];
  const answer = stream ? vendors[protocol].streams([event]) : jsonAnswer(plain);
  return { ...answer, body: cutInto(size, stream ? event : JSON.stringify(plain)) };
};

describe.each(protocols.flatMap((protocol) => [false, true].map((stream) => ({ protocol, stream }))))(
  'bytes that pass to a pool of $protocol (stream: $stream)',
  ({ protocol, stream }) => {
    test.each([1, 7, 100_000])(
      'go to the next key when an answer with status 200 is an error, in pieces of %i bytes',
      async (size) => {
        const gateway = startPool(protocol);
        upstream.answer(emptyAccount(protocol, stream, size), whole(protocol, stream));
        const reply = await gateway.ask(requestOf(protocol, stream));
        expect(reply.exchange.mode).toBe('baseline');
        expect(keysSent()).toEqual([keyA, keyB]);
        expect(reply.text).toContain('Hello t');
        expect(reply.text).not.toMatch(/credit|balance/);
        expect(reply.exchange.notes.map(({ what }) => what).join()).toContain('has no credit left');
      },
    );

    test.each([1, 7, 100_000])('are an answer as it came, in pieces of %i bytes', async (size) => {
      const gateway = startPool(protocol);
      const { body, ...answer } = whole(protocol, stream);
      const bytes = [body ?? ''].flat().map(String).join('');
      upstream.answer({ ...answer, body: cutInto(size, bytes) });
      const reply = await gateway.ask(requestOf(protocol, stream));
      expect(keysSent()).toEqual([keyA]);
      expect(reply.text).toBe(bytes);
    });

    test('are the error of the last key when no other is left', async () => {
      const gateway = startPool(protocol);
      const error = emptyAccount(protocol, stream, 100_000);
      upstream.answer(error, error);
      const reply = await gateway.ask(requestOf(protocol, stream));
      expect([reply.status, keysSent()]).toEqual([200, [keyA, keyB]]);
      expect(reply.text).toBe([error.body ?? ''].flat().map(String).join(''));
    });
  },
);

test('the head of a stream passes with its first event', async () => {
  const gateway = startPool('openai-chat');
  const [first = '', ...rest] = vendors['openai-chat'].writer.stream(hello, 'm').map(String);
  const { body: _, ...answer } = whole('openai-chat', true);
  upstream.answer({ ...answer, body: [first, ...rest], ends: 'cut' });
  const reply = await gateway.ask(requestOf('openai-chat', true));
  expect(reply.text.startsWith(first)).toBe(true);
});

test('a stream that breaks before its first event passes as a break', async () => {
  const gateway = startPool('openai-chat');
  upstream.answer(vendors['openai-chat'].streams([': processing\n\n'], 'cut'));
  const reply = await gateway.ask(requestOf('openai-chat', true));
  expect([reply.text, reply.ended, keysSent()]).toEqual([': processing\n\n', false, [keyA]]);
});

describe('counting tokens', () => {
  const count = (content: string) => ({ ...requestOf('anthropic', false, content), task: 'count-tokens' as const });

  test('does not take the turn of a key', async () => {
    const gateway = startPool('anthropic');
    upstream.answerWith(({ path }) =>
      path.endsWith('count_tokens') ? jsonAnswer({ input_tokens: 7 }) : whole('anthropic', false),
    );
    for (const content of ['one', 'two', 'three']) {
      expect((await gateway.ask(count(content))).text).toContain('7');
      await gateway.ask(requestOf('anthropic', false, content));
    }
    expect(keysSent().filter((_, index) => index % 2 === 1)).toEqual([keyA, keyB, keyA]);
  });

  test('uses the key of its conversation', async () => {
    const gateway = startPool('anthropic');
    upstream.answerWith(({ path }) =>
      path.endsWith('count_tokens') ? jsonAnswer({ input_tokens: 7 }) : whole('anthropic', false),
    );
    await gateway.ask(requestOf('anthropic', false, 'one'));
    await gateway.ask(requestOf('anthropic', false, 'two'));
    const goesOn = [
      { role: 'user', content: 'two' },
      { role: 'assistant', content: 'Hello there.' },
      { role: 'user', content: 'go on' },
    ];
    const { body } = count('');
    await gateway.ask({ ...count(''), body: { ...body, messages: goesOn } });
    expect(keysSent()).toEqual([keyA, keyB, keyB]);
  });
});

test('a request that cannot be decoded passes as it is, with the next key where one is refused', async () => {
  const gateway = startPool('openai-chat');
  upstream.answer(jsonAnswer({ error: { message: 'no key' } }, 401), jsonAnswer({ error: { message: 'bad' } }, 400));
  const reply = await gateway.ask({ client: 'openai-chat', body: { model: 'm', messages: 'none' } });
  expect([reply.status, keysSent()]).toEqual([400, [keyA, keyB]]);
});
