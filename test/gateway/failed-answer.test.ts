import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway } from '../support/conversation.ts';
import { jsonAnswer, sseAnswer, startUpstream } from '../support/upstream.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());
beforeEach(() => upstream.reset());

/** What Gemini answers when it cannot read the call it wrote. */
const malformed = (text: string): JsonValue => ({
  candidates: [
    {
      index: 0,
      content: { role: 'model', parts: text ? [{ text }] : [] },
      finishReason: 'MALFORMED_FUNCTION_CALL',
      finishMessage: 'Malformed function call: print(clock())',
    },
  ],
  usageMetadata: { promptTokenCount: 3, totalTokenCount: 3 },
  modelVersion: 'some-model',
  responseId: 'r1',
});

const questions: Record<Exclude<Protocol, 'gemini'>, object> = {
  anthropic: { model: 'some-model', max_tokens: 100, messages: [{ role: 'user', content: 'Hi' }] },
  'openai-chat': { model: 'some-model', messages: [{ role: 'user', content: 'Hi' }] },
  'openai-responses': { model: 'some-model', input: 'Hi' },
  ollama: { model: 'some-model', messages: [{ role: 'user', content: 'Hi' }] },
  'gemini-interactions': { model: 'some-model', input: 'Hi' },
};
const clients = ['anthropic', 'openai-chat', 'openai-responses', 'ollama', 'gemini-interactions'] as const;

function ask(client: keyof typeof questions, reasoning: { stream: boolean; n?: number }) {
  const { ask: send } = startBareGateway(
    testConfig({
      backends: [testBackend({ name: 'vendor', protocol: 'gemini', baseUrl: upstream.url, mode: 'proxy', retries: 0 })],
      models: { '*': 'vendor/*' },
    }),
  );
  return send({ client, body: { ...questions[client], ...reasoning } });
}

describe.each(clients)('an answer that failed, to %s', (client) => {
  test('is an error when it is not streamed', async () => {
    upstream.answer(jsonAnswer(malformed('')));
    const { status, text } = await ask(client, { stream: false });
    expect(status).toBe(502);
    expect(text).toContain('MALFORMED_FUNCTION_CALL');
  });

  test('is an error when no event was sent yet', async () => {
    upstream.answer(sseAnswer(`data: ${JSON.stringify(malformed(''))}\n\n`));
    const { status, text } = await ask(client, { stream: true });
    expect(status).toBe(502);
    expect(text).toContain('MALFORMED_FUNCTION_CALL');
  });

  test('ends a started stream with an error', async () => {
    upstream.answer(
      sseAnswer([`data: ${JSON.stringify(output)}\n\n`, { silence: 50 }, `data: ${JSON.stringify(malformed(''))}\n\n`]),
    );
    const { status, text, exchange } = await ask(client, { stream: true });
    expect(status).toBe(200);
    expect(text).toContain('Let me see');
    expect(text).toContain('MALFORMED_FUNCTION_CALL');
    expect(exchange.status).toBe('upstream-error');
  });
});

/** What Gemini answers where it did not expect the call that its model wrote. */
const unexpected: JsonValue = {
  candidates: [
    {
      index: 0,
      content: { role: 'model', parts: [{ functionCall: { name: 'clock', args: { zone: 'UTC' } } }] },
      finishReason: 'UNEXPECTED_TOOL_CALL',
      finishMessage: 'Unexpected tool call: clock',
    },
  ],
  usageMetadata: { promptTokenCount: 3, totalTokenCount: 3 },
};

describe.each(clients)('a complete call that the vendor reports as unexpected, to %s', (client) => {
  test.each([false, true])('is delivered with a note, streamed: %s', async (stream) => {
    upstream.answer(stream ? sseAnswer(`data: ${JSON.stringify(unexpected)}\n\n`) : jsonAnswer(unexpected));
    const { status, text, exchange } = await ask(client, { stream });
    expect(status).toBe(200);
    expect(text).toContain('clock');
    expect(text).toContain('UTC');
    expect(exchange.status).toBe('ok');
    expect(exchange.notes).toEqual([expect.objectContaining({ saw: 'UNEXPECTED_TOOL_CALL' })]);
  });
});

describe('of several candidates', () => {
  const failed = { finishReason: 'MALFORMED_FUNCTION_CALL' };
  const good = { finishReason: 'STOP' };
  const candidate = (index: number, text: string, finish: object) => ({
    index,
    content: { role: 'model', parts: [{ text }] },
    ...finish,
  });
  const usageMetadata = { promptTokenCount: 3, totalTokenCount: 3 };
  const answerOf = (stream: boolean, ...ends: object[]) => {
    const whole = ends.map((finish, index) => candidate(index, `Answer ${index}`, finish));
    if (!stream) return jsonAnswer({ candidates: whole, usageMetadata });
    const chunks: object[] = whole.map((each) => ({ candidates: [each] }));
    return sseAnswer([...chunks, { usageMetadata }].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(''));
  };
  const several = { n: 2 };

  describe.each([false, true])('streamed: %s', (stream) => {
    test('are an error when all failed', async () => {
      upstream.answer(answerOf(stream, failed, failed));
      const { text, exchange } = await ask('openai-chat', { stream, ...several });
      expect(exchange.status).toBe('upstream-error');
      expect(text).toContain('answer failed (MALFORMED_FUNCTION_CALL)');
      expect(text).not.toContain('"finish_reason":"');
    });

    test('are an error when the only received one failed', async () => {
      upstream.answer(answerOf(stream, failed));
      const { text, exchange } = await ask('openai-chat', { stream, ...several });
      expect(exchange.status).toBe('upstream-error');
      expect(text).toContain('answer failed (MALFORMED_FUNCTION_CALL)');
    });

    test.each([
      [failed, good],
      [good, failed],
    ])('keep the other when one failed: %j, %j', async (...ends) => {
      upstream.answer(answerOf(stream, ...ends));
      const { status, text, exchange } = await ask('openai-chat', { stream, ...several });
      expect(status).toBe(200);
      expect(exchange.status).toBe('ok');
      expect(text).toContain('Answer 0');
      expect(text).toContain('Answer 1');
      expect(text.match(/"finish_reason":"/g)).toHaveLength(2);
      if (stream) expect(text).toContain('[DONE]');
    });

    test('a plain answer collected from a stream follows the same rules', async () => {
      upstream.answer(answerOf(true, failed, failed));
      const { status } = await ask('openai-chat', { stream: false, ...several });
      expect(status).toBe(502);
    });
  });
});

const output = { candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'Let me see' }] } }] };
