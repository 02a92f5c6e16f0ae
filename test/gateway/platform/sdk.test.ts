import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../support/gateway.ts';
import { eventStreamAnswer, toFrames } from '../../support/platforms.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import {
  jsonAnswer,
  startUpstream,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
  type Upstream,
} from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

const backends = ['bedrock', 'vertex', 'azure'] as const;
const hello: ScriptedReply = {
  reasoning: 'Let me see.',
  text: 'Hello there.',
  calls: [{ id: 'call_1', name: 'weather', input: { city: 'Oslo' } }],
  usage: { input: 20, cached: 0, output: 4 },
};

let gateway: TestGateway;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
  upstream.answerWith(answer);
  gateway = await startGateway(`[log]
level = "silent"
[backends.bedrock]
protocol = "anthropic"
platform = "bedrock"
base_url = "${upstream.url}"
api_key = "canary-bedrock-key"
[backends.vertex]
protocol = "gemini"
platform = "vertex"
base_url = "${upstream.url}"
api_key = "canary-express-key"
[backends.azure]
protocol = "openai-responses"
platform = "azure"
base_url = "${upstream.url}"
api_key = "canary-azure-key"
[models]
"bedrock" = "bedrock/m"
"vertex" = "vertex/m"
"azure" = "azure/m"
`);
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

/** All three clouds, by the paths of their requests. */
function answer(request: ReceivedUpstreamRequest): ScriptedAnswer {
  const { path, json } = request;
  if (path.startsWith('/model/')) {
    const { writer } = vendors.anthropic;
    return path.endsWith('-stream')
      ? eventStreamAnswer(toFrames(writer.stream(hello, 'm')))
      : jsonAnswer(writer.plain(hello, 'm'));
  }
  const vendor = path.startsWith('/openai/') ? vendors['openai-responses'] : vendors.gemini;
  const isStream = path.includes('stream') || (json as { stream?: boolean }).stream === true;
  return isStream ? vendor.streams(vendor.writer.stream(hello, 'm')) : jsonAnswer(vendor.writer.plain(hello, 'm'));
}

const schema = { type: 'object' as const, properties: { city: { type: 'string' } } };

describe.each(backends)('in front of %s', (model) => {
  test('the SDK of Anthropic gets text and a call, streamed and not', async () => {
    const client = new Anthropic({ baseURL: gateway.url, apiKey: 'x', maxRetries: 0 });
    const request = {
      model,
      max_tokens: 50,
      messages: [{ role: 'user' as const, content: 'hi' }],
      tools: [{ name: 'weather', input_schema: schema }],
    };
    for (const message of [
      await client.messages.create(request),
      await client.messages.stream(request).finalMessage(),
    ]) {
      expect(message.content).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: 'text', text: 'Hello there.' }),
          expect.objectContaining({ type: 'tool_use', name: 'weather', input: { city: 'Oslo' } }),
        ]),
      );
      expect(message.stop_reason).toBe('tool_use');
    }
  });

  test('the SDK of OpenAI gets text and a call, streamed and not', async () => {
    const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'x', maxRetries: 0 });
    const request = {
      model,
      messages: [{ role: 'user' as const, content: 'hi' }],
      tools: [{ type: 'function' as const, function: { name: 'weather', parameters: schema } }],
    };
    const streamed = client.chat.completions.stream(request);
    for (const { choices } of [await client.chat.completions.create(request), await streamed.finalChatCompletion()])
      expect(choices[0]).toMatchObject({
        finish_reason: 'tool_calls',
        message: {
          content: 'Hello there.',
          tool_calls: [{ function: { name: 'weather', arguments: '{"city":"Oslo"}' } }],
        },
      });
    const response = await client.responses.create({ model, input: 'hi' });
    expect(response.output_text).toBe('Hello there.');
  });

  test('the SDK of Google gets text and a call', async () => {
    const client = new GoogleGenAI({ apiKey: 'x', httpOptions: { baseUrl: gateway.url } });
    const config = { tools: [{ functionDeclarations: [{ name: 'weather', parametersJsonSchema: schema }] }] };
    const response = await client.models.generateContent({ model, contents: 'hi', config });
    expect(response.functionCalls).toMatchObject([{ name: 'weather', args: { city: 'Oslo' } }]);
    expect(response.candidates?.[0]?.content?.parts?.map(({ text }) => text)).toContain('Hello there.');
  });
});

test('no record contradicts itself or breaks a protocol', async () => {
  const read = async (): Promise<{ trace_id: string; check: string | null; status: string }[]> => {
    const { traces } = (await (await fetch(`${gateway.url}/api/traces?filter=-status:open`)).json()) as {
      traces: { trace_id: string; check: string | null; status: string }[];
    };
    if (traces.some(({ check }) => check === null)) throw new Error('a record is not checked yet');
    return traces;
  };
  const traces = await vi.waitFor(read, { timeout: 15_000 });
  expect(traces.length).toBeGreaterThan(0);
  for (const { trace_id: id, check, status } of traces) {
    expect({ check, status }).toEqual({ check: 'consistent', status: 'ok' });
    const trace = (await (await fetch(`${gateway.url}/api/traces/${id}`)).json()) as { violations?: unknown[] };
    expect(trace.violations).toEqual([]);
  }
});
