import { Ollama } from 'ollama';
import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { asObject, type JsonObject } from '../../src/core/json.ts';
import { jsonAnswer, sseAnswer } from '../support/upstream.ts';
import { createGeminiClient } from './gemini-client.ts';
import { setUpGateway, vendorModel } from './setup.ts';

const gateway = setUpGateway();
const openai = (): OpenAI => new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'none', maxRetries: 0 });
const ollama = (): Ollama => new Ollama({ host: gateway.url });

/** The last request to the vendor. */
const lastUpstreamRequest = (): { path: string | undefined; body: JsonObject | undefined } => {
  const last = gateway.upstream.received.at(-1);
  return { path: last?.path, body: asObject(last?.json) };
};

// Passed through also where the backend is set to translate.
test.each(['as', 'on'])("returns embeddings and completions to OpenAI's package (%s)", async (way) => {
  const model = `${way}-openai-chat`;
  const bytes = Buffer.from(new Float32Array([0.5, -0.25]).buffer).toString('base64');
  gateway.upstream.answer(
    jsonAnswer({
      object: 'list',
      model: vendorModel,
      data: [{ object: 'embedding', index: 0, embedding: bytes }],
      usage: { prompt_tokens: 2, total_tokens: 2 },
    }),
  );
  const { data } = await openai().embeddings.create({ model, input: ['a'] });
  expect(data[0]?.embedding).toEqual([0.5, -0.25]);
  expect(lastUpstreamRequest()).toMatchObject({ path: '/v1/embeddings', body: { model: vendorModel, input: ['a'] } });

  const chunk = (text: string): string =>
    `data: ${JSON.stringify({ id: 'cmpl-1', object: 'text_completion', created: 1, model: vendorModel, choices: [{ index: 0, text, logprobs: null, finish_reason: null }] })}\n\n`;
  gateway.upstream.answer(sseAnswer([chunk('a + '), chunk('b'), 'data: [DONE]\n\n']));
  const stream = await openai().completions.create({ model, prompt: 'return ', suffix: '\n}', stream: true });
  let text = '';
  for await (const { choices } of stream) text += choices[0]?.text ?? '';
  expect(text).toBe('a + b');
  expect(lastUpstreamRequest()).toMatchObject({
    path: '/v1/completions',
    body: { model: vendorModel, suffix: '\n}', stream: true },
  });
});

test("returns embeddings to Ollama's package", async () => {
  gateway.upstream.answer(jsonAnswer({ model: vendorModel, embeddings: [[0.5]] }), jsonAnswer({ embedding: [0.25] }));
  expect((await ollama().embed({ model: 'as-ollama', input: 'a' })).embeddings).toEqual([[0.5]]);
  expect(lastUpstreamRequest()).toMatchObject({ path: '/api/embed', body: { model: vendorModel, input: 'a' } });
  expect((await ollama().embeddings({ model: 'as-ollama', prompt: 'a' })).embedding).toEqual([0.25]);
  expect(lastUpstreamRequest()).toMatchObject({ path: '/api/embeddings', body: { model: vendorModel, prompt: 'a' } });
});

test("returns embeddings to Google's package", async () => {
  gateway.upstream.answer(jsonAnswer({ embeddings: [{ values: [0.5] }, { values: [0.25] }] }));
  const { embeddings } = await createGeminiClient(gateway).models.embedContent({
    model: 'as-gemini',
    contents: ['a', 'b'],
  });
  expect(embeddings?.map(({ values }) => values)).toEqual([[0.5], [0.25]]);
  const { path, body } = lastUpstreamRequest();
  expect(path).toBe(`/v1beta/models/${vendorModel}:batchEmbedContents`);
  expect(JSON.stringify(body)).not.toContain('as-gemini');
});

test('names the setting when the backend has another protocol', async () => {
  const refused = openai().embeddings.create({ model: 'as-ollama', input: 'a' });
  await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining('"openai-chat"') });
});
