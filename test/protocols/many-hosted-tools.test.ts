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
