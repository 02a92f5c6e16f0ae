import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import { protocols, type CoreChatRequest, type Protocol } from '../../src/core/types.ts';
import { unreachable } from '../../src/core/unreachable.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { findResponseViolations } from '../../src/record/wire-violations.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { testConfig } from '../support/config.ts';
import { startBareGateway, type ReceivedReply } from '../support/conversation.ts';
import { jsonAnswer, ndjsonAnswer, sseAnswer, startUpstream } from '../support/upstream.ts';
import { clientCodec, vendorBackends } from '../support/vendors.ts';

const upstream = await startUpstream();
const bare = startBareGateway(
  testConfig({
    backends: vendorBackends(upstream.url),
    models: Object.fromEntries(protocols.map((protocol) => [protocol, `${protocol}/m`])),
  }),
);
afterEach(() => upstream.reset());
afterAll(async () => {
  await bare.gateway.stop(0);
  await upstream.close();
});

function ask(client: Protocol, backend: Protocol, stream: boolean): Promise<ReceivedReply> {
  const request: CoreChatRequest = {
    model: backend,
    maxTokens: 100,
    stream,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
    tools: [{ type: 'function', name: 'clock', inputSchema: { type: 'object', properties: {} } }],
  };
  const body = clientCodec(client).encodeRequest(request, createDecodingContext(clientCodec(client), request));
  const path = stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return bare.ask({ client, body, ...(client === 'gemini' && { target: `/v1beta/models/${backend}:${path}` }) });
}

const sse = (events: readonly JsonObject[]): string =>
  events
    .map(
      (data) =>
        `${typeof data['type'] === 'string' ? `event: ${data['type']}\n` : ''}data: ${JSON.stringify(data)}\n\n`,
    )
    .join('');

type Answer = ReturnType<typeof jsonAnswer>;
interface Ended {
  term: string;
  text?: string;
  hasCall?: boolean;
}

/** Answers of compatible servers that end with a term. */
const answers: Record<'openai-chat' | 'anthropic' | 'ollama' | 'gemini', (ended: Ended, stream: boolean) => Answer> = {
  'openai-chat': ({ term, text = 'Hello.', hasCall }, stream) => {
    const head = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'm' };
    const called = [{ id: 'call_1', type: 'function', function: { name: 'clock', arguments: '{}' } }];
    const content = { role: 'assistant', content: text, ...(hasCall && { tool_calls: called }) };
    if (!stream)
      return jsonAnswer({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message: content, finish_reason: term }],
      });
    const chunk = (delta: JsonObject, finish_reason: string | null): JsonObject => ({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason }],
    });
    const delta = { ...content, ...(hasCall && { tool_calls: called.map((call) => ({ index: 0, ...call })) }) };
    return sseAnswer(`${sse([chunk(delta, null), chunk({}, term)])}data: [DONE]\n\n`);
  },
  anthropic: ({ term, text = 'Hello.', hasCall }, stream) => {
    const call = { type: 'tool_use', id: 'toolu_1', name: 'clock', input: {} };
    const content: JsonObject[] = [...(text ? [{ type: 'text', text }] : []), ...(hasCall ? [call] : [])];
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', usage: {} };
    if (!stream) return jsonAnswer({ ...message, content, stop_reason: term, stop_sequence: null });
    return sseAnswer(
      sse([
        { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
        ...content.flatMap((content_block, index): JsonObject[] => [
          { type: 'content_block_start', index, content_block },
          { type: 'content_block_stop', index },
        ]),
        { type: 'message_delta', delta: { stop_reason: term, stop_sequence: null }, usage: { output_tokens: 1 } },
        { type: 'message_stop' },
      ]),
    );
  },
  ollama: ({ term, text = 'Hello.', hasCall }, stream) => {
    const calls = hasCall ? { tool_calls: [{ function: { name: 'clock', arguments: {} } }] } : {};
    const head = { model: 'm', created_at: '2026-11-28T10:00:00Z' };
    const message = { role: 'assistant', content: text, ...calls };
    if (!stream) return jsonAnswer({ ...head, message, done: true, done_reason: term });
    const lines = [
      { ...head, message, done: false },
      { ...head, message: { role: 'assistant', content: '' }, done: true, done_reason: term },
    ];
    return ndjsonAnswer(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  },
  gemini: ({ term, text = 'Hello.', hasCall }, stream) => {
    const parts = [...(text ? [{ text }] : []), ...(hasCall ? [{ functionCall: { name: 'clock', args: {} } }] : [])];
    const answer = { candidates: [{ index: 0, content: { role: 'model', parts }, finishReason: term }] };
    return stream ? sseAnswer(sse([answer])) : jsonAnswer(answer);
  },
};

/** How an answer ends for a client, by the field in which its protocol has that. */
function endOf(client: Protocol, text: string): JsonValue | undefined {
  const found = (name: string): string | undefined =>
    [...text.matchAll(new RegExp(`"${name}": ?"([^"]+)"`, 'g'))].at(-1)?.[1];
  switch (client) {
    case 'anthropic':
      return found('stop_reason');
    case 'openai-chat':
      return found('finish_reason');
    case 'openai-responses': {
      const json = text.startsWith('{')
        ? text
        : (/.*data: (.*"type":"response\.(?:completed|incomplete)".*)/.exec(text)?.[1] ?? '');
      const body = asObject(parseJson(json));
      const response = asObject(body?.['response']) ?? body;
      return asObject(response?.['incomplete_details'])?.['reason'] ?? response?.['status'];
    }
    case 'gemini':
      return found('finishReason');
    case 'ollama':
      return found('done_reason');
    case 'gemini-interactions':
      return found('status');
    default:
      return unreachable(client);
  }
}

/** The ends of each meaning, in the terms of each client's protocol. */
const ends: Record<'stop' | 'tool-calls' | 'length' | 'content-filter', Record<Protocol, string>> = {
  stop: {
    anthropic: 'end_turn',
    'openai-chat': 'stop',
    'openai-responses': 'completed',
    gemini: 'STOP',
    ollama: 'stop',
    'gemini-interactions': 'completed',
  },
  'tool-calls': {
    anthropic: 'tool_use',
    'openai-chat': 'tool_calls',
    'openai-responses': 'completed',
    gemini: 'STOP',
    ollama: 'stop',
    'gemini-interactions': 'requires_action',
  },
  length: {
    anthropic: 'max_tokens',
    'openai-chat': 'length',
    'openai-responses': 'max_output_tokens',
    gemini: 'MAX_TOKENS',
    ollama: 'length',
    'gemini-interactions': 'incomplete',
  },
  'content-filter': {
    anthropic: 'refusal',
    'openai-chat': 'content_filter',
    'openai-responses': 'content_filter',
    gemini: 'SAFETY',
    ollama: 'content_filter',
    'gemini-interactions': 'incomplete',
  },
};

const terms: readonly (readonly [string, keyof typeof ends | 'error'])[] = [
  ['eos', 'stop'],
  ['eos_token', 'stop'],
  ['end', 'stop'],
  ['end_turn', 'stop'],
  ['COMPLETE', 'stop'],
  ['model_length', 'length'],
  ['max_tokens', 'length'],
  ['MAX_TOKENS', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['sensitive', 'content-filter'],
  ['ERROR_TOXIC', 'content-filter'],
  ['content-filter', 'content-filter'],
  ['ERROR_LIMIT', 'length'],
  ['USER_CANCEL', 'error'],
  ['SAFETY', 'content-filter'],
  ['network_error', 'error'],
  ['insufficient_system_resource', 'error'],
  ['abort', 'error'],
  ['error', 'error'],
];
const backends = ['openai-chat', 'anthropic', 'ollama', 'gemini'] as const;
const ways = backends.flatMap((backend) =>
  protocols.flatMap((client) => [false, true].map((stream) => ({ backend, client, stream }))),
);

describe.each(ways)(
  'a $backend backend before a client of $client, streamed: $stream',
  ({ backend, client, stream }) => {
    test.each(terms)('ends with %s as %s', async (term, reason) => {
      upstream.answer(answers[backend]({ term }, stream));
      const { status, text, exchange } = await ask(client, backend, stream);
      if (reason === 'error') {
        // Gemini has a term for an end of another kind.
        if (backend === client && backend === 'gemini') return expect(endOf(client, text)).toBe('OTHER');
        expect(exchange.status).toBe('upstream-error');
        expect(text).toContain(term);
        return expect(endOf(client, text)).not.toBe(ends.stop[client]);
      }
      expect(status).toBe(200);
      expect(exchange.summary?.finish).toBe(reason);
      // Anthropic has a term of its own for this limit.
      const isOwn = client === 'anthropic' && term === 'model_context_window_exceeded';
      expect(endOf(client, text)).toBe(isOwn ? term : ends[reason][client]);
      if (stream)
        expect(
          collectSteps(
            clientCodec(client).grammar,
            collectSteps(readFrames(clientCodec(client).framing), [Buffer.from(text)]),
          ),
        ).toEqual([]);
      else expect(findResponseViolations(client, 200, text)).toEqual([]);
    });

    test.each(['tool_use', 'tool_calls', 'function_call', 'stop', 'eos'])(
      'ends with calls and %s in calls',
      async (term) => {
        upstream.answer(answers[backend]({ term, hasCall: true }, stream));
        const { text, exchange } = await ask(client, backend, stream);
        expect(exchange.summary?.finish).toBe('tool-calls');
        expect(endOf(client, text)).toBe(ends['tool-calls'][client]);
      },
    );

    test('ends with a term that nobody has as an error when it is empty', async () => {
      upstream.answer(answers[backend]({ term: 'tired', text: '' }, stream));
      const { text, exchange } = await ask(client, backend, stream);
      if (backend === client) return expect(text).toContain('tired');
      expect(exchange.status).toBe('upstream-error');
      expect(text).toContain('is empty (tired)');
    });

    test('ends with a term that nobody has as a loss when it has a text', async () => {
      upstream.answer(answers[backend]({ term: 'tired' }, stream));
      const { text, exchange } = await ask(client, backend, stream);
      expect(text).toContain('Hello');
      if (backend === client) return expect(text).toContain('tired');
      expect(exchange.losses).not.toEqual([]);
    });

    test('ends with calls and a term that nobody has in calls', async () => {
      upstream.answer(answers[backend]({ term: 'tired', hasCall: true }, stream));
      const { text } = await ask(client, backend, stream);
      expect(text).toContain('clock');
      if (backend === client) return expect(text).toContain('tired');
      if (client === 'anthropic' || client === 'openai-chat')
        expect(endOf(client, text)).toBe(ends['tool-calls'][client]);
    });
  },
);

describe.each(protocols.flatMap((client) => [false, true].map((stream) => ({ client, stream }))))(
  'a Responses backend before a client of $client, streamed: $stream',
  ({ client, stream }) => {
    const answerOf = (fields: JsonObject): Answer => {
      const item = {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'incomplete',
        content: [{ type: 'output_text', text: 'Hello.', annotations: [] }],
      };
      const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'm', output: [item], ...fields };
      if (!stream) return jsonAnswer(response);
      const type = fields['status'] === 'incomplete' ? 'response.incomplete' : 'response.completed';
      return sseAnswer(
        sse([
          { type: 'response.created', response: { ...response, output: [], status: 'in_progress' } },
          { type, response },
        ]),
      );
    };

    test.each<[JsonObject, 'length' | 'content-filter']>([
      [{ status: 'incomplete' }, 'length'],
      [{ status: 'incomplete', incomplete_details: null }, 'length'],
      [{ status: 'incomplete', incomplete_details: { reason: 'tired' } }, 'length'],
      [{ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'length'],
      [{ status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, 'content-filter'],
    ])('ends with %j as %s', async (fields, reason) => {
      upstream.answer(answerOf(fields));
      const { text, exchange } = await ask(client, 'openai-responses', stream);
      expect(text).toContain('Hello.');
      expect(exchange.summary?.finish).toBe(reason);
      const own = asObject(fields['incomplete_details'])?.['reason'] ?? 'incomplete';
      expect(endOf(client, text)).toBe(client === 'openai-responses' ? own : ends[reason][client]);
    });

    // A stream whose last event is that of a completed answer is complete, whatever its status was before.
    test.each(stream ? ['cancelled'] : ['cancelled', 'in_progress', 'queued'])(
      'ends with status %s as an error',
      async (status) => {
        upstream.answer(answerOf({ status }));
        const { text, exchange } = await ask(client, 'openai-responses', stream);
        if (client === 'openai-responses') return expect(text).toContain(`"status":"${status}"`);
        expect(exchange.status).toBe('upstream-error');
        expect(text).toContain(status);
      },
    );
  },
);

test('an answer that failed for lack of resources is an overload, and one for the network an error of the server', async () => {
  upstream.answer(answers['openai-chat']({ term: 'insufficient_system_resource' }, false));
  expect((await ask('openai-chat', 'openai-chat', false)).status).toBe(503);
  upstream.answer(answers['openai-chat']({ term: 'network_error' }, false));
  expect((await ask('openai-chat', 'openai-chat', false)).status).toBe(502);
});
