import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../src/client/client.ts';
import { gemma, gptOss, llamaServer, qwen, openai, anthropic, gemini, ollama } from '../../src/client/presets.ts';
import type { ClientBackend } from '../../src/client/presets.ts';
import type { ChatRequest } from '../../src/client/request.ts';
import { argumentsOf, systemText, textOf, toolCallsOf, toolResult, userText } from '../../src/client/messages.ts';
import { LouterError } from '../../src/core/error.ts';
import { ResponseFold } from '../../src/core/fold.ts';
import type { CoreToolCall, Protocol } from '../../src/core/types.ts';
import { dialectOf } from '../../src/dialects/index.ts';
import { tool } from '../dialects/read.ts';
import { completionsReply } from '../support/reply-completions.ts';
import { refusalOf, type ReplyWriter, type ScriptedReply } from '../support/reply.ts';
import {
  jsonAnswer,
  sseAnswer,
  startUpstream,
  type ScriptedAnswer,
  type ScriptedPiece,
  type Upstream,
} from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

let upstream: Upstream;
const clients: Client[] = [];
beforeAll(async () => {
  upstream = await startUpstream();
});
afterEach(async () => {
  upstream.reset();
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(() => upstream.close());

// ---------------------------------------------------------------- presets and their vendors

/** A preset and the vendor behind it. */
interface Setting {
  name: string;
  make(options: { baseUrl: string; apiKey?: string; retries?: number }): ClientBackend;
  base: '' | '/v1';
  path: RegExp;
  writer: ReplyWriter;
  streams(pieces: readonly ScriptedPiece[], ends?: ScriptedAnswer['ends']): ScriptedAnswer;
  /** The dialect in which its model writes calls into its text. */
  dialect?: string;
}

const over = (protocol: Protocol): Pick<Setting, 'base' | 'writer' | 'streams'> => vendors[protocol];
const chat = { ...over('openai-chat'), path: /^\/v1\/chat\/completions$/ };
const settings: Setting[] = [
  { name: 'openai', make: openai, ...over('openai-responses'), path: /^\/v1\/responses$/ },
  { name: 'openai by chat', make: (options) => openai({ ...options, api: 'chat' }), ...chat },
  { name: 'anthropic', make: anthropic, ...over('anthropic'), path: /^\/v1\/messages$/ },
  { name: 'gemini', make: gemini, ...over('gemini'), path: /^\/v1beta\/models\/m:(streamG|g)enerateContent/ },
  {
    name: 'gemini by interactions',
    make: (options) => gemini({ ...options, api: 'interactions' }),
    ...over('gemini-interactions'),
    path: /^\/v1beta\/interactions$/,
  },
  { name: 'ollama', make: ollama, ...over('ollama'), path: /^\/api\/chat$/ },
  { name: 'llamaServer', make: llamaServer, ...chat },
  { name: 'llamaServer with a dialect', make: (o) => llamaServer({ ...o, dialect: 'json' }), ...chat, dialect: 'json' },
  {
    name: 'gptOss',
    make: gptOss,
    base: '/v1',
    path: /^\/v1\/completions$/,
    writer: completionsReply,
    streams: sseAnswer,
    dialect: 'harmony',
  },
  { name: 'qwen', make: qwen, ...chat, dialect: 'qwen' },
  { name: 'gemma', make: gemma, ...chat, dialect: 'gemma3' },
  { name: 'gemma 4', make: (options) => gemma({ ...options, dialect: 'gemma4' }), ...chat, dialect: 'gemma4' },
  {
    name: 'functiongemma',
    make: (options) => gemma({ ...options, dialect: 'functiongemma' }),
    ...chat,
    dialect: 'functiongemma',
  },
];

function clientOf({ make, base }: Setting, options: { apiKey?: string; retries?: number } = {}): Client {
  const client = createClient(make({ baseUrl: upstream.url + base, ...options }));
  clients.push(client);
  return client;
}

const request: ChatRequest = {
  model: 'm',
  maxTokens: 100,
  messages: [systemText('Be brief.'), userText('Where is it?')],
  tools: [tool('look', { at: { type: 'string' } })],
};
const usage = { input: 20, cached: 0, output: 4 };
const texts: ScriptedReply = { text: 'Over there, behind the door.', usage };

/** A reply that calls a tool, in the vendor's own way or as the dialect's text. */
function calling({ dialect }: Setting): ScriptedReply {
  const written = dialectOf(dialect ?? '')?.writing.calls([{ name: 'look', argumentsText: '{"at":"it"}' }]);
  if (written !== undefined) return { text: written, usage };
  return { calls: [{ id: 'call_1', name: 'look', input: { at: 'it' } }], usage };
}

/** In Harmony, a text is in a channel. */
const printed = ({ dialect }: Setting): ScriptedReply =>
  dialect === 'harmony' ? { ...texts, text: `<|channel|>final<|message|>${texts.text}` } : texts;

const plain = ({ writer }: Setting, reply: ScriptedReply): ScriptedAnswer => jsonAnswer(writer.plain(reply, 'm'));
const streamed = ({ writer, streams }: Setting, reply: ScriptedReply): ScriptedAnswer =>
  streams(writer.stream(reply, 'm'));
const vendorNamed = (name: string): Setting => settings.find((each) => each.name === name) ?? settings[0]!;

async function eventsOf(stream: AsyncIterable<CoreStreamEvent>): Promise<CoreStreamEvent[]> {
  const events: CoreStreamEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

async function failureOf(promise: Promise<unknown>): Promise<LouterError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof LouterError) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

describe.each(settings)('$name', (setting) => {
  test('returns a complete answer', async () => {
    upstream.answer(plain(setting, printed(setting)));
    const answer = await clientOf(setting).chat(request);
    expect(textOf(answer)).toBe(texts.text);
    expect(answer.candidates[0]?.finish.reason).toBe('stop');
    expect(answer.usage).toMatchObject({ input: 20, output: 4 });
    expect(upstream.received[0]?.path).toMatch(setting.path);
    expect(upstream.received[0]?.text).toContain('Where is it?');
  });

  test('streams its events', async () => {
    upstream.answer(streamed(setting, printed(setting)));
    const events = await eventsOf(clientOf(setting).stream(request));
    expect(events[0]).toMatchObject({ type: 'response-start' });
    expect(events.at(-1)).toEqual({ type: 'end' });
    const fold = new ResponseFold();
    for (const event of events) fold.add(event);
    expect(textOf(fold.result())).toBe(texts.text);
  });

  test('returns a tool call, plain and streamed, and sends its result', async () => {
    upstream.answer(
      plain(setting, calling(setting)),
      streamed(setting, calling(setting)),
      plain(setting, printed(setting)),
    );
    const client = clientOf(setting);
    const answer = await client.chat(request);
    const [call] = toolCallsOf(answer);
    expect(call && { name: call.name, input: argumentsOf(call) }).toEqual({ name: 'look', input: { at: 'it' } });
    expect(answer.candidates[0]?.finish.reason).toBe('tool-calls');

    const calls: CoreToolCall[] = [];
    const again = await client.stream(request, { onToolCall: (each) => void calls.push(each) });
    expect(calls.map(argumentsOf)).toEqual([{ at: 'it' }]);
    expect(toolCallsOf(again)).toEqual(calls);

    const message = answer.candidates[0]?.message;
    const messages = [...request.messages, ...(message && call ? [message, toolResult(call, 'behind the door')] : [])];
    expect(textOf(await client.chat({ ...request, messages }))).toBe(texts.text);
    expect(upstream.received[2]?.text).toContain('behind the door');
  });

  test('throws an error of the matching kind, without the key, when the vendor rejects the request', async () => {
    const apiKey = 'a-key-that-is-secret';
    upstream.answerWith(() => ({
      status: 401,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: { message: `Incorrect API key provided: ${apiKey}` } }),
    }));
    const client = clientOf(setting, { apiKey });
    const failures = [await failureOf(client.chat(request)), await failureOf(eventsOf(client.stream(request)))];
    for (const failure of failures) {
      expect(failure.detail).toMatchObject({ kind: 'authentication', status: 401 });
      expect(JSON.stringify([failure.message, failure.detail, failure.stack])).not.toContain(apiKey);
      expect(failure.message).toContain('[redacted]');
    }
    expect(JSON.stringify(upstream.received[0]?.headers)).toContain(apiKey);
  });

  test('sends no credential without a key', async () => {
    upstream.answer(plain(setting, printed(setting)));
    await clientOf(setting).chat(request);
    const sent = Object.keys(upstream.received[0]?.headers ?? {});
    expect(sent.filter((name) => /^(authorization|x-api-key|x-goog-api-key|cookie)$/.test(name))).toEqual([]);
  });

  test('retries a request that failed before its first byte', async () => {
    const busy: ScriptedAnswer = { ...refusalOf(setting.writer, 'overloaded'), headers: { 'retry-after-ms': '1' } };
    upstream.answer(busy, busy, plain(setting, printed(setting)));
    expect(textOf(await clientOf(setting).chat(request))).toBe(texts.text);
    upstream.answer(busy, streamed(setting, printed(setting)));
    const events = await eventsOf(clientOf(setting).stream(request));
    expect(events.filter(({ type }) => type === 'response-start')).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'end' });
    expect(upstream.received).toHaveLength(5);
  });

  test.each(['finished', 'cut'] as const)(
    'a stream that breaks off (%s) is an error, not tried again',
    async (ends) => {
      // The start of a text whose reasoning the prompt may have opened is held.
      const reply = { ...printed(setting), text: `${printed(setting).text} ${'And so on. '.repeat(200)}` };
      const pieces = setting.writer.stream(reply, 'm');
      upstream.answer(setting.streams(pieces.slice(0, -4), ends), streamed(setting, printed(setting)));
      const response: CoreStreamEvent[] = [];
      const failure = await failureOf(
        (async () => {
          for await (const event of clientOf(setting).stream(request)) response.push(event);
        })(),
      );
      expect(['bad-upstream-reply', 'upstream']).toContain(failure.detail.kind);
      expect(response.some(({ type }) => type === 'text-delta')).toBe(true);
      expect(response.some(({ type }) => type === 'end')).toBe(false);
      expect(upstream.received).toHaveLength(1);
    },
  );
});

describe('connection problems and cancellation', () => {
  const setting = vendorNamed('anthropic');
  const pieces = setting.writer.stream(texts, 'm');
  const halting = (): ScriptedAnswer => setting.streams(pieces.slice(0, 4), 'silent');

  test('a plain answer is aborted', async () => {
    upstream.answer({ ends: 'unanswered' });
    const abort = new AbortController();
    const failing = failureOf(clientOf(setting).chat(request, { signal: abort.signal }));
    await upstream.arrived(1);
    abort.abort();
    expect((await failing).detail.kind).toBe('aborted');
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('a request whose signal is already aborted is not sent', async () => {
    expect((await failureOf(clientOf(setting).chat(request, { signal: AbortSignal.abort() }))).detail.kind).toBe(
      'aborted',
    );
    expect(upstream.received).toHaveLength(0);
  });

  test('a stream is aborted in the middle', async () => {
    upstream.answer(halting());
    const abort = new AbortController();
    const response: string[] = [];
    const failing = failureOf(
      clientOf(setting).stream(request, {
        signal: abort.signal,
        onText(text) {
          response.push(text);
          abort.abort();
        },
      }),
    );
    expect((await failing).detail.kind).toBe('aborted');
    expect(response).not.toEqual([]);
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('leaving the iteration closes the connection', async () => {
    upstream.answer(halting());
    for await (const event of clientOf(setting).stream(request)) if (event.type === 'text-delta') break;
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('an abort ends the wait for a retry', async () => {
    upstream.answer({ ...refusalOf(setting.writer, 'overloaded'), headers: { 'retry-after': '30' } });
    const abort = new AbortController();
    const failing = failureOf(clientOf(setting).chat(request, { signal: abort.signal }));
    const [only] = await upstream.arrived(1);
    await only?.outcome;
    abort.abort();
    expect((await failing).detail.kind).toBe('aborted');
    expect(upstream.received).toHaveLength(1);
  });

  test('an answer that broke off before any content reached the caller is retried', async () => {
    const whole = JSON.stringify(setting.writer.plain(texts, 'm'));
    upstream.answer({ ...plain(setting, texts), body: whole.slice(0, 40), ends: 'cut' }, plain(setting, texts));
    const client = clientOf(setting);
    expect(textOf(await client.chat(request))).toBe(texts.text);
    upstream.answer(setting.streams(pieces.slice(0, 1), 'cut'), streamed(setting, texts));
    const events = await eventsOf(client.stream(request));
    expect(events.filter(({ type }) => type === 'response-start')).toHaveLength(1);
    expect(upstream.received).toHaveLength(4);
  });

  test('is not retried after a Retry-After of more than a minute', async () => {
    upstream.answer({ ...refusalOf(setting.writer, 'rate-limit'), headers: { 'retry-after': '120' } });
    const { detail } = await failureOf(clientOf(setting).chat(request));
    expect(detail).toMatchObject({ kind: 'rate-limit', retryAfterMs: 120_000 });
    expect(upstream.received).toHaveLength(1);
  });

  test('is not retried more often than configured', async () => {
    upstream.answerWith(() => ({ ...refusalOf(setting.writer, 'overloaded'), headers: { 'retry-after-ms': '1' } }));
    await failureOf(clientOf(setting, { retries: 1 }).chat(request));
    expect(upstream.received).toHaveLength(2);
  });

  test('an answer may be compressed', async () => {
    const encoded = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    upstream.answer({ headers: encoded, body: gzipSync(JSON.stringify(setting.writer.plain(texts, 'm'))) });
    expect(textOf(await clientOf(setting).chat(request))).toBe(texts.text);
  });

  test('a stream is accepted in place of a plain answer, and the other way round', async () => {
    upstream.answer(streamed(setting, texts), plain(setting, texts));
    const client = clientOf(setting);
    expect(textOf(await client.chat(request))).toBe(texts.text);
    expect((await eventsOf(client.stream(request))).at(-1)).toEqual({ type: 'end' });
  });

  test('a connection that was reset is opened again', async () => {
    upstream.answer({ ends: 'reset' }, plain(setting, texts));
    expect(textOf(await clientOf(setting).chat(request))).toBe(texts.text);
  });

  test('time-outs apply to plain and streamed requests', async () => {
    upstream.answerWith(() => ({ ends: 'unanswered' }));
    const baseUrl = upstream.url;
    const slow = createClient(anthropic({ baseUrl, totalTimeout: '50ms' }));
    clients.push(slow);
    expect((await failureOf(slow.chat(request))).detail).toMatchObject({ kind: 'timeout' });
    expect((await failureOf(eventsOf(slow.stream(request)))).detail).toMatchObject({ kind: 'timeout' });
  });
});

describe('handlers', () => {
  const setting = vendorNamed('anthropic');

  test('receive pieces of text and reasoning, complete calls, and the answer', async () => {
    const reply = { ...calling(setting), text: 'Let me see.', reasoning: 'Where could it be?' };
    upstream.answer(streamed(setting, reply));
    const response: Record<'text' | 'reasoning', string> = { text: '', reasoning: '' };
    const order: string[] = [];
    const answer = await clientOf(setting).stream(request, {
      onText: (text) => void (response.text += text),
      onReasoning: (text) => void (response.reasoning += text),
      onToolCall: ({ name }) => void order.push(name),
      onFinish: ({ usage: counted }) => void order.push(`finished after ${counted?.output}`),
      onError: () => void order.push('failed'),
    });
    expect(response).toEqual({ text: reply.text, reasoning: reply.reasoning });
    expect(order).toEqual(['look', 'finished after 4']);
    expect(answer && textOf(answer)).toBe(reply.text);
  });

  test('do not receive a call that was cut off, which is only in the answer', async () => {
    const chatVendor = vendorNamed('openai by chat');
    const pieces = chatVendor.writer
      .stream({ ...calling(chatVendor), finish: 'length' }, 'm')
      .filter((piece) => !piece.includes('it\\"}'));
    upstream.answer(chatVendor.streams(pieces));
    const calls: CoreToolCall[] = [];
    const answer = await clientOf(chatVendor).stream(request, { onToolCall: (call) => void calls.push(call) });
    expect(calls).toEqual([]);
    expect(toolCallsOf(answer)).toHaveLength(1);
  });

  test('receive a call whose arguments are not a JSON object at the end', async () => {
    const chatVendor = vendorNamed('openai by chat');
    const pieces = chatVendor.writer.stream(calling(chatVendor), 'm').filter((piece) => !piece.includes('it\\"}'));
    upstream.answer(chatVendor.streams(pieces));
    const calls: CoreToolCall[] = [];
    await clientOf(chatVendor).stream(request, { onToolCall: (call) => void calls.push(call) });
    expect(calls.map(argumentsOf)).toEqual([undefined]);
  });

  test('a failure is passed to onError, or rejects the promise without that handler', async () => {
    upstream.answerWith(() => refusalOf(setting.writer, 'invalid-request'));
    const failures: LouterError[] = [];
    const client = clientOf(setting);
    expect(await client.stream(request, { onError: (error) => void failures.push(error) })).toBeUndefined();
    expect(failures.map(({ detail }) => detail.kind)).toEqual(['invalid-request']);
    expect((await failureOf(client.stream(request, { onText() {} }))).detail.kind).toBe('invalid-request');
  });

  test('an error of a handler ends the request and rejects the promise unchanged', async () => {
    upstream.answer(setting.streams(setting.writer.stream(texts, 'm').slice(0, 4), 'silent'));
    const failures: unknown[] = [];
    const full = new Error('the disk is full');
    const requested = clientOf(setting).stream(request, {
      onText() {
        throw full;
      },
      onError: (error) => void failures.push(error),
    });
    await expect(requested).rejects.toBe(full);
    expect(failures).toEqual([]);
    expect(await upstream.received[0]?.outcome).toBe('abandoned');
  });

  test('a slow handler receives everything in order', async () => {
    upstream.answer(streamed(setting, texts));
    let response = '';
    await clientOf(setting).stream(request, {
      async onText(text) {
        await new Promise((resolve) => void setImmediate(resolve));
        response += text;
      },
    });
    expect(response).toBe(texts.text);
  });
});

describe('losses, notes and errors', () => {
  const setting = vendorNamed('openai by chat');

  test('an unsupported field is reported as a loss with its pointer in the request', async () => {
    upstream.answer(plain(setting, texts), streamed(setting, texts));
    const client = clientOf(setting);
    const requested: ChatRequest = {
      ...request,
      topK: 5,
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi', cache: {} }] }],
      extras: { anthropic: { inference_geo: 'us' } },
    };
    const paths = ['/extras/anthropic/inference_geo', '/topK'];
    const { losses, notes } = await client.chat(requested);
    expect(notes).toMatchObject([{ saw: '/messages/0/content/0/cache' }]);
    expect(losses.map(({ path }) => path).toSorted()).toEqual(paths);
    const stream = client.stream(requested);
    await eventsOf(stream);
    expect(stream.losses.map(({ path }) => path).toSorted()).toEqual(paths);
  });

  test('a repaired tool call is reported as a note', async () => {
    const qwenVendor = vendorNamed('qwen');
    const text = '<tool_call>\n{"name": "look", "arguments": {"at": "it",}}\n</tool_call>';
    upstream.answer(plain(qwenVendor, { text, usage }), streamed(qwenVendor, { text, usage }));
    const client = clientOf(qwenVendor);
    const answer = await client.chat(request);
    expect(toolCallsOf(answer).map(argumentsOf)).toEqual([{ at: 'it' }]);
    expect(answer.notes).toHaveLength(1);
    expect((await client.stream(request, { onText() {} })).notes).toEqual(answer.notes);
  });

  test('the signature of a vendor is sent back with its message', async () => {
    const vendor = vendorNamed('anthropic');
    upstream.answer(
      jsonAnswer({
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [
          { type: 'thinking', thinking: 'Behind it, then.', signature: 'sealed-by-the-vendor' },
          { type: 'text', text: 'There.' },
        ],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 3, output_tokens: 1 },
      }),
      plain(vendor, texts),
    );
    const client = clientOf(vendor);
    const { candidates } = await client.chat(request);
    const messages = [...request.messages, ...candidates.map(({ message }) => message), userText('Sure?')];
    expect((await client.chat({ ...request, messages })).losses).toEqual([]);
    expect(upstream.received[1]?.text).toContain('sealed-by-the-vendor');
  });

  test('a request without a model is rejected before anything is sent', async () => {
    const client = clientOf(setting);
    expect((await failureOf(client.chat({ ...request, model: '' }))).detail).toMatchObject({ param: 'model' });
    expect((await failureOf(eventsOf(client.stream({ ...request, model: '' })))).detail.kind).toBe('invalid-request');
    expect(upstream.received).toHaveLength(0);
  });

  test('the caller’s request is not modified', async () => {
    upstream.answer(plain(setting, texts));
    const before = structuredClone(request);
    await clientOf(setting).chat(request);
    expect(request).toEqual(before);
  });

  test('a redirect is an error', async () => {
    upstream.answerWith(() => ({ status: 307, headers: { location: `${upstream.url}/elsewhere` } }));
    expect((await failureOf(clientOf(setting).chat(request))).message).toContain('redirect (307)');
    expect(upstream.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('events are iterated once', async () => {
    upstream.answer(streamed(setting, texts));
    const stream = clientOf(setting).stream(request);
    await eventsOf(stream);
    await expect(eventsOf(stream)).rejects.toThrow('iterated once');
  });
});

describe('options', () => {
  test.each([
    [() => llamaServer({ baseUrl: 'nowhere' }), 'llamaServer: baseUrl: is not a URL'],
    [() => anthropic({ baseUrl: 'http://127.0.0.1/v1' }), 'anthropic: baseUrl: ends in /v1'],
    [() => openai({ apiKey: '' }), 'openai: apiKey: is empty'],
    [() => openai({ retries: -1 }), 'openai: retries: expected'],
    [() => gemini({ headers: { 'not a name': 'x' } }), 'gemini: headers.not a name: is not a valid name'],
    [() => openai({ headers: { x_team: '\n' } }), 'openai: headers.x_team: contains characters'],
    [() => ollama({ tools: 'prompt' }), 'ollama: tools: "prompt" requires a dialect'],
  ])('that are invalid are named in the error (%#)', (make, message) => {
    expect(() => createClient(make())).toThrow(message);
  });

  test('a key that reads "client" is a key', async () => {
    const setting = vendorNamed('openai by chat');
    upstream.answer(plain(setting, texts));
    await clientOf(setting, { apiKey: 'client' }).chat(request);
    expect(upstream.received[0]?.headers.authorization).toBe('Bearer client');
  });

  test('the environment is not searched for a key', async () => {
    const setting = vendorNamed('anthropic');
    process.env['ANTHROPIC_API_KEY'] = 'of-the-environment';
    upstream.answer(plain(setting, texts));
    await clientOf(setting).chat(request);
    delete process.env['ANTHROPIC_API_KEY'];
    expect(JSON.stringify(upstream.received[0]?.headers)).not.toContain('of-the-environment');
  });
});
