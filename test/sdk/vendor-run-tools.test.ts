import Anthropic from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { fixture } from '../support/search-fixtures.ts';
import { jsonAnswer, sseAnswer } from '../support/upstream.ts';
import { createGeminiClient } from './gemini-client.ts';
import { createOpenAiClient } from './openai-responses-client.ts';
import { setUpGateway, vendorModel } from './setup.ts';

// Searches of one vendor as the SDKs of the others read them. The gateway's records are checked against themselves.
const gateway = setUpGateway({
  modelData: `[model_data."${vendorModel}"]\nserver_tools = ["web-search", "web-fetch", "code-execution"]\n`,
});

/** Makes the upstream answer with a recording, streamed or plain as requested. */
function answerWith(name: string): void {
  const { body, frames } = fixture(name);
  const events = frames.map(({ event, data }) => `${event ? `event: ${event}\n` : ''}data: ${data}\n\n`);
  gateway.upstream.answerWith(({ json, path }) =>
    path.includes('stream') || JSON.stringify(json).includes('"stream":true') ? sseAnswer(events) : jsonAnswer(body),
  );
}

test.each([
  ['openai-responses', 'web-search', 'https://example.com/lighthouses'],
  ['gemini', 'grounding', 'https://news.example.com/final'],
])('the SDK of Anthropic reads a search of %s', async (backend, name, url) => {
  answerWith(`${backend}/${name}`);
  const client = new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });
  const request = {
    model: `on-${backend}`,
    max_tokens: 1000,
    messages: [{ role: 'user' as const, content: 'Search.' }],
    tools: [{ type: 'web_search_20250305' as const, name: 'web_search' as const, max_uses: 3 }],
  };
  const plain = await client.messages.create(request);
  const streamed = await client.messages.stream(request).finalMessage();
  for (const { content, usage } of [plain, streamed]) {
    expect(content.map(({ type }) => type).toSorted()).toEqual(['server_tool_use', 'text', 'web_search_tool_result']);
    expect(content.find(({ type }) => type === 'web_search_tool_result')).toMatchObject({
      content: [{ url }, {}].slice(0, backend === 'gemini' ? 2 : 1),
    });
    expect(usage.server_tool_use?.web_search_requests).toBe(1);
  }
});

test.each(['anthropic/server-tool', 'gemini/grounding'])('the SDK of OpenAI reads a search of %s', async (name) => {
  answerWith(name);
  const client = createOpenAiClient(gateway);
  const request = { model: `on-${name.split('/')[0]}`, input: 'Search.', tools: [{ type: 'web_search' as const }] };
  const plain = await client.responses.create(request);
  const streamed = await client.responses.stream(request).finalResponse();
  for (const { output } of [plain, streamed]) {
    const search = output.find(({ type }) => type === 'web_search_call');
    expect(search).toMatchObject({ status: 'completed', action: { type: 'search', sources: [{}, {}] } });
  }
});

test.each(['anthropic/server-tool', 'openai-responses/web-search'])(
  'the SDK of Google reads a search of %s',
  async (name) => {
    answerWith(name);
    const answer = await createGeminiClient(gateway).models.generateContent({
      model: `on-${name.split('/')[0]}`,
      contents: 'Search.',
      config: { tools: [{ googleSearch: {} }] },
    });
    const grounding = answer.candidates?.[0]?.groundingMetadata;
    expect(grounding?.webSearchQueries).toHaveLength(1);
    expect(grounding?.groundingSupports).toHaveLength(1);
    expect(grounding?.groundingChunks?.[0]?.web?.title).toBeTruthy();
  },
);

test.each([
  [
    'gemini/url-unreadable',
    ['server_tool_use', 'server_tool_use', 'text', 'web_fetch_tool_result', 'web_fetch_tool_result'],
  ],
  ['gemini/code-that-fails', ['code_execution_tool_result', 'server_tool_use', 'text']],
  ['openai-responses/code-interpreter', ['code_execution_tool_result', 'server_tool_use', 'text']],
])('the SDK of Anthropic reads what the tools of %s did', async (name, types) => {
  answerWith(name);
  const client = new Anthropic({ baseURL: gateway.url, apiKey: 'key-of-the-client', maxRetries: 0 });
  const request = {
    model: `on-${name.split('/')[0]}`,
    max_tokens: 1000,
    messages: [{ role: 'user' as const, content: 'Go.' }],
    tools: [
      { type: 'web_fetch_20250910' as const, name: 'web_fetch' as const },
      { type: 'code_execution_20250825' as const, name: 'code_execution' as const },
    ],
  };
  const plain = await client.messages.create(request);
  const streamed = await client.messages.stream(request).finalMessage();
  for (const { content } of [plain, streamed]) expect(content.map(({ type }) => type).toSorted()).toEqual(types);
});

test.each(['anthropic/code-execution', 'gemini/code-that-fails'])(
  'the SDK of OpenAI reads code of %s',
  async (name) => {
    answerWith(name);
    const client = createOpenAiClient(gateway);
    const request = {
      model: `on-${name.split('/')[0]}`,
      input: 'Go.',
      tools: [{ type: 'code_interpreter' as const, container: { type: 'auto' as const } }],
    };
    const plain = await client.responses.create(request);
    const streamed = await client.responses.stream(request).finalResponse();
    for (const { output } of [plain, streamed])
      expect(output.find(({ type }) => type === 'code_interpreter_call')).toMatchObject({
        status: 'completed',
        code: expect.stringContaining('p'),
        outputs: name.startsWith('gemini') ? [{ type: 'logs' }] : [{ type: 'logs' }, { type: 'logs' }],
      });
  },
);
