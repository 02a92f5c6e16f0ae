import { expect, test } from 'vitest';
import { asArray } from '../../src/core/json.ts';
import { translateTools } from './support/translate-tools.ts';

// Quadratic work shows here as a test that runs out of time.
test.each([
  ['openai-responses', 60_000, 60_000],
  ['gemini', 160_000, 1],
] as const)('any number of tools is encoded for %s', (to, count, written) => {
  const tools = Array.from({ length: count }, (_, index) => ({ type: 'web_fetch_20250910', name: `fetch_${index}` }));
  expect(asArray(translateTools(['anthropic', to], { tools }).body['tools'])).toHaveLength(written);
});

test.each(['anthropic', 'openai-chat', 'ollama'] as const)('any number of allowed tools is encoded for %s', (to) => {
  const tools = Array.from({ length: 200_000 }, (_, index) => ({ type: 'function', name: `call_${index}` }));
  const choice = { type: 'allowed_tools', mode: 'auto', tools };
  const { body } = translateTools(['openai-responses', to], { tools, tool_choice: choice });
  expect(asArray(body['tools'])).toHaveLength(200_000);
});

test.each(['openai-responses', 'openai-chat'] as const)('any number of tools is left out for %s', (to) => {
  const foreign = Array.from({ length: 160_000 }, (_, index) => ({
    type: 'advisor_20260301',
    name: `advisor_${index}`,
  }));
  const tools = [...foreign, { name: 'look', input_schema: { type: 'object' } }];
  const { body } = translateTools(['anthropic', to], { tools, tool_choice: { type: 'any' } });
  expect(asArray(body['tools'])).toHaveLength(1);
});

test('any number of servers of the MCP connector, and of tools, is encoded', () => {
  const names = Array.from({ length: 50_000 }, (_, index) => `server_${index}`);
  const mcp_servers = names.map((name) => ({ type: 'url', url: 'https://mcp.example', name }));
  const tools = names.map((mcp_server_name) => ({ type: 'mcp_toolset', mcp_server_name }));
  const { body } = translateTools(['anthropic', 'anthropic'], { tools, mcp_servers });
  expect(asArray(body['mcp_servers'])).toHaveLength(names.length);
});

test('any number of elements of include, and of tools, is encoded', () => {
  const tools = Array.from({ length: 50_000 }, (_, index) => ({ type: 'function', name: `call_${index}` }));
  const include = Array<string>(50_000).fill('file_search_call.results');
  const { body } = translateTools(['openai-responses', 'openai-responses'], { tools, include });
  expect(asArray(body['include'])).toHaveLength(include.length);
});
