import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asString, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { TextFraming } from '../../src/core/step.ts';
import type { Protocol } from '../../src/core/types.ts';
import { dottedPath } from '../../src/core/validation.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { exportTrace, type ExportedTrace } from '../../src/inspect/export/trace-json.ts';
import type { Recorder } from '../../src/record/exchange.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { settleStore } from '../../src/record/settle-store.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import type { TraceStore } from '../../src/record/store/trace-store.ts';
import { validateFixtures } from '../../src/replay/validate-fixtures.ts';
import { findResponseViolations } from '../../src/record/wire-violations.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';
import { anthropic } from './messages/anthropic.ts';
import type { Event, Messages } from './messages/change.ts';
import { gemini } from './messages/gemini.ts';
import { geminiInteractions } from './messages/gemini-interactions.ts';
import { ollama } from './messages/ollama.ts';
import { openaiChat } from './messages/openai-chat.ts';
import { openaiResponses } from './messages/openai-responses.ts';

// Messages with one fault, of every kind of fault and field there is, and odd ones without. The vendors' own documents
// and packages say which is which; what servers that took over a protocol take is taken too.

/** How messages of a protocol are sent. */
interface Carried {
  messages: Messages;
  framing: TextFraming;
  /** Where a client asks for a plain answer, and for a stream. */
  targets: { plain: string; stream: string };
  /** What else a body has that asks for one or the other. */
  asks: { plain: JsonObject; stream: JsonObject };
}

const carried: Record<Protocol, Carried> = {
  anthropic: {
    messages: anthropic,
    framing: 'sse',
    targets: { plain: '/v1/messages', stream: '/v1/messages' },
    asks: { plain: {}, stream: { stream: true } },
  },
  'openai-chat': {
    messages: openaiChat,
    framing: 'sse',
    targets: { plain: '/v1/chat/completions', stream: '/v1/chat/completions' },
    asks: { plain: {}, stream: { stream: true } },
  },
  'openai-responses': {
    messages: openaiResponses,
    framing: 'sse',
    targets: { plain: '/v1/responses', stream: '/v1/responses' },
    asks: { plain: {}, stream: { stream: true } },
  },
  gemini: {
    messages: gemini,
    framing: 'sse',
    targets: {
      plain: '/v1beta/models/gemini-3-pro:generateContent',
      stream: '/v1beta/models/gemini-3-pro:streamGenerateContent?alt=sse',
    },
    asks: { plain: {}, stream: {} },
  },
  ollama: {
    messages: ollama,
    framing: 'ndjson',
    targets: { plain: '/api/chat', stream: '/api/chat' },
    asks: { plain: { stream: false }, stream: {} },
  },
  'gemini-interactions': {
    messages: geminiInteractions,
    framing: 'sse',
    targets: { plain: '/v1beta/interactions', stream: '/v1beta/interactions' },
    asks: { plain: {}, stream: { stream: true } },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'louter-messages-'));
const url = `file:${join(folder, 'louter.db')}`;
const quiet = (): void => undefined;
const baseUrlOf = (protocol: string, origin: string): string => origin + (protocol.startsWith('openai') ? '/v1' : '');

let upstream: Upstream;
let recorder: Recorder;
let store: TraceStore | undefined;
let ask: BareGateway['ask'];
beforeAll(async () => {
  upstream = await startUpstream();
  const log = { info: quiet, warn: quiet, error: quiet };
  recorder = createRecorder({ url, bodies: 'full', secrets: [], busyTimeoutMs: 5000, log });
  const backends = Object.keys(carried).map((name) =>
    testBackend({
      name,
      protocol: name as Protocol,
      baseUrl: baseUrlOf(name, upstream.url),
      mode: 'proxy',
      retries: 0,
    }),
  );
  const models = { '*': backends.map(({ name }) => `${name}/*`) };
  ask = startBareGateway(testConfig({ backends, models }), { recorder }).ask;
});
afterAll(async () => {
  await upstream.close();
  await store?.close();
  await recorder.stop();
  rmSync(folder, { recursive: true });
});

const same: Messages['soundAnswers'][number] = ['nothing unusual', (body) => body];
const sameEvents: Messages['soundStreams'][number] = ['nothing unusual', (events) => [...events]];

const json = (body: JsonObject): ScriptedAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const contentTypes: Record<TextFraming, string> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'json-array': 'application/json',
};

/** A stream as its protocol frames it. Anthropic and Responses name each event. */
function bytesOf(protocol: string, framing: TextFraming, events: readonly Event[]): string {
  const named = protocol === 'anthropic' || protocol === 'openai-responses';
  return events
    .map((event) => {
      const data = typeof event === 'string' ? event : JSON.stringify(event);
      if (framing === 'ndjson') return `${data}\n`;
      const type = named && typeof event !== 'string' ? asString(event['type']) : undefined;
      const name = type === undefined ? '' : `event: ${type}\n`;
      return `${name}data: ${data}\n\n`;
    })
    .join('');
}

/** The trace of an exchange, once it is recorded: it is when it begins, and again when it is over. */
const traceOf = ({ exchange }: ReceivedReply): Promise<ExportedTrace> =>
  vi.waitFor(
    async () => {
      store ??= await openTraceStore(url);
      const { row } = await store.get(exchange.traceId);
      if (row.status === 'open') throw new Error('the exchange is not over');
      await settleStore(url);
      return exportTrace(await store.get(exchange.traceId));
    },
    { timeout: 10_000, interval: 10 },
  );

describe.each(Object.entries(carried))('%s', (name, { messages, framing, targets, asks }) => {
  const client = name as Protocol;
  const codec = codecOf(client);
  const send = (kind: 'plain' | 'stream', body: JsonObject, answer: ScriptedAnswer): Promise<ReceivedReply> => {
    upstream.reset();
    upstream.answer(answer);
    return ask({
      client,
      target: targets[kind],
      body: { ...asks[kind], ...body },
      headers: { 'x-louter-backend': name },
    });
  };
  const streamed = (events: readonly Event[]): ScriptedAnswer => ({
    headers: { 'content-type': contentTypes[framing] },
    body: bytesOf(name, framing, events),
  });

  test.each(messages.refusedRequests)('a request with %s is refused', async (_what, change, path) => {
    const { status, text } = await send('plain', change(messages.request), json(messages.answer));
    const refusal = codec?.decodeError({ status, headers: {}, body: parseJson(text) ?? null });
    expect({ status, message: refusal?.message }).toEqual({
      status: 400,
      message: expect.stringContaining(`${dottedPath(path)}: expected `),
    });
    expect(findResponseViolations(client, status, text)).toEqual([]);
    expect(upstream.received).toEqual([]);
  });

  test.each(messages.acceptedRequests)('a request with %s is accepted', async (_what, change) => {
    const { status, text } = await send('plain', change(messages.request), json(messages.answer));
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    expect(upstream.received).toHaveLength(1);
  });

  /** What traces are to say of the answers of backends: nothing of those that are sound. */
  const judged: { reply: ReceivedReply; what: string; fault?: { event: number | null; path: string } }[] = [];

  test.each(messages.faultyAnswers)('an answer with %s is passed on', async (what, change, path, unreadable) => {
    const reply = await send('plain', messages.request, json(change(messages.answer)));
    expect(reply.status).toBe(unreadable ? 502 : 200);
    judged.push({ reply, what, fault: { event: null, path } });
  });

  test.each([...messages.soundAnswers, same])('an answer with %s is passed on', async (what, change) => {
    const reply = await send('plain', messages.request, json(change(messages.answer)));
    expect(reply.status).toBe(200);
    judged.push({ reply, what });
  });

  test.each(messages.faultyStreams)('a stream with %s is passed on', async (what, change, event, path, unreadable) => {
    const reply = await send('stream', messages.request, streamed(change(messages.stream)));
    expect(reply.exchange.status === 'ok').toBe(!unreadable);
    judged.push({ reply, what, fault: { event, path } });
  });

  test.each([...messages.soundStreams, sameEvents])('a stream with %s is passed on', async (what, change) => {
    const reply = await send('stream', messages.request, streamed(change(messages.stream)));
    expect([reply.status, reply.exchange.status]).toEqual([200, 'ok']);
    judged.push({ reply, what });
  });

  test('the traces of all these tell of the faults, and of nothing where there is none', async () => {
    for (const { reply, what, fault } of judged) {
      const violations = (await traceOf(reply)).violations.filter(({ at }) => at === 'backend.response');
      const expected = fault ? expect.arrayContaining([expect.objectContaining(fault)]) : [];
      expect({ what, violations }).toEqual({ what, violations: expected });
    }
  });

  test('louter validate tells of each fault as a fixture', () => {
    const root = mkdtempSync(join(tmpdir(), 'louter-fixtures-'));
    const expected: Record<string, object> = {};
    const write = (situation: string, files: Record<string, unknown>): void => {
      const directory = join(root, name, situation);
      mkdirSync(directory, { recursive: true });
      const meta = {
        format: 1,
        origin: 'authored',
        protocol: name,
        situation,
        status: 200,
        description: 'One fault.',
        path: targets[situation.endsWith('-stream') ? 'stream' : 'plain'],
        redacted: [],
      };
      for (const [file, content] of Object.entries({ 'meta.json': meta, ...files }))
        writeFileSync(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content));
    };
    for (const [index, [, change, path]] of messages.refusedRequests.entries()) {
      write(`request-${index}`, { 'request.json': change(messages.request), 'response.json': messages.answer });
      expected[`request-${index}/request.json`] = { path };
    }
    for (const [index, [, change, path]] of messages.faultyAnswers.entries()) {
      write(`answer-${index}`, { 'request.json': messages.request, 'response.json': change(messages.answer) });
      expected[`answer-${index}/response.json`] = { path };
    }
    const file = `response.${framing === 'ndjson' ? 'ndjson' : 'sse'}`;
    for (const [index, [, change, event, path]] of messages.faultyStreams.entries()) {
      const bytes = bytesOf(name, framing, change(messages.stream));
      write(`events-${index}-stream`, {
        'request.json': { ...messages.request, ...asks.stream },
        [file]: bytes,
        'response.timing.json': { chunks: [{ at_ms: 0, bytes: Buffer.byteLength(bytes) }] },
      });
      expected[`events-${index}-stream/${file}`] = { event, path };
    }
    const found = validateFixtures(root).map(({ file: at, event, path }) => ({
      at: relative(join(root, name), at),
      ...(event !== undefined && { event }),
      path,
    }));
    rmSync(root, { recursive: true });
    for (const [at, fault] of Object.entries(expected)) expect(found).toContainEqual({ at, ...fault });
  });
});
