import { expect, test } from 'vitest';
import { inDialect, type TextSetup } from '../../src/backends/dialect.ts';
import { backendOf } from '../../src/backends/index.ts';
import type { Backend } from '../../src/backends/backend.ts';
import { recorded } from '../dialects/core-codec.ts';
import { tool } from '../dialects/read.ts';

const plainly: TextSetup = { dialect: null, thinking: 'none', tools: 'native', promptStyle: 'full' };

function over(protocol: string, setup: Partial<TextSetup>): Backend {
  const backend = backendOf(protocol);
  if (!backend) throw new Error(`${protocol} is not spoken`);
  return inDialect(backend, { ...plainly, ...setup });
}

test('a backend that writes neither calls nor thoughts into its text stays as it is', () => {
  expect(over('openai-chat', {})).toBe(backendOf('openai-chat'));
});

test.each([
  ['openai-completions', { dialect: 'harmony', tools: 'prompt' }, ['tools', 'reasoning', 'json-schema']],
  ['openai-completions', { thinking: 'tags' }, []],
  ['ollama', { dialect: 'qwen' }, backendOf('ollama')?.abilities],
] as const)('%s with %j can say %j', (protocol, setup, abilities) => {
  expect(over(protocol, setup).abilities).toEqual(abilities);
});

test.each(['anthropic', 'gemini', 'openai-responses'])('%s counts the prompt that would be sent', (protocol) => {
  const { context } = recorded({ tools: [tool('look')], maxTokens: 10 });
  const count = (setup: Partial<TextSetup>): string =>
    JSON.stringify(over(protocol, setup).tokenCount?.encode(context.request, context));
  expect(count({ dialect: 'qwen' })).toContain('"tools"');
  expect(count({ dialect: 'qwen', tools: 'prompt' })).not.toContain('"tools"');
  expect(count({ dialect: 'qwen', tools: 'prompt' })).toContain('look');
});
