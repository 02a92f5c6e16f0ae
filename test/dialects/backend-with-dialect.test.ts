import { describe, expect, test } from 'vitest';
import { applyDialect, type TextSetup } from '../../src/dialects/backend-with-dialect.ts';
import { backendOf } from '../../src/protocols/backends.ts';
import type { Backend } from '../../src/core/backend.ts';
import { recorded } from './core-codec.ts';
import { call, calling, result, results } from './prompting.ts';
import { tool } from './read.ts';

const plainly: TextSetup = { dialect: null, thinking: 'none', tools: 'native', promptStyle: 'full' };

function over(protocol: string, setup: Partial<TextSetup>): Backend {
  const backend = backendOf(protocol);
  if (!backend) throw new Error(`${protocol} is not spoken`);
  return applyDialect(backend, { ...plainly, ...setup });
}

test('a backend without dialect and reasoning tags is returned unchanged', () => {
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

describe.each(['full', 'terse'] as const)('a backend with prompt_style %s', (promptStyle) => {
  const described = { ...tool('look'), description: 'Looks at it. It may take a while.' };
  const { context } = recorded({ tools: [described], maxTokens: 10 });
  const { codec, tokenCount } = over('anthropic', { dialect: 'json', tools: 'prompt', promptStyle });

  test.each([
    ['its own style for a model without one', undefined, promptStyle],
    ["the model's style when it is terse", 'terse', 'terse'],
    ["the model's style when it is full", 'full', 'full'],
  ] as const)('writes its tools in %s', (_, ofModel, expected) => {
    const forModel = { ...context, facts: ofModel === undefined ? {} : { promptStyle: ofModel } };
    for (const encode of [codec.encodeRequest, tokenCount?.encode]) {
      const sent = JSON.stringify(encode?.(context.request, forModel));
      expect(sent).toContain('Looks at it.');
      expect(sent.includes('It may take a while.')).toBe(expected === 'full');
    }
  });
});

describe('a tool whose name the API rejects', () => {
  const name = 'search/the web';
  const { context } = recorded({ tools: [tool(name, { depth: { type: 'integer' } })], maxTokens: 10 });
  const { codec } = over('openai-chat', { dialect: 'qwen' });
  const sent = /"(search_[^"]+)"/.exec(JSON.stringify(codec.encodeRequest(context.request, context)))?.[1] ?? '';

  test.each([
    ['in a form with markers', `<tool_call>\n{"name": "${sent}", "arguments": {"depth": 3}}\n</tool_call>`],
    ['in one for tools that were offered', `<function=${sent}>\n<parameter=depth>\n3\n</parameter>\n</function>`],
  ])('is sent under a legal name, and the client receives its own name: %s', (_, content) => {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    const [only] = codec.decodeResponse({ id: 'i', model: 'm', choices }, context).candidates;
    expect(only?.message.content).toMatchObject([{ type: 'tool-call', name }]);
    expect(JSON.stringify(only?.message.content)).toMatch(/depth[^0-9]+3}/);
  });
});

test.each([
  ['openai-chat', 'kimi', 'functions.look:0'],
  ['openai-responses', 'kimi', 'functions.look:0'],
  ['anthropic', 'kimi', 'functions.look:0'],
  ['anthropic', 'qwen', 'a_b_'],
  ['openai-chat', 'qwen', 'a_b_'],
])('over %s a call in the history of %s has the id %s', (protocol, dialect, id) => {
  const messages = [calling(call('a.b', 'look')), results(result('a.b', 'seen'))];
  const { context } = recorded({ messages, maxTokens: 10 });
  const body = JSON.stringify(over(protocol, { dialect }).codec.encodeRequest(context.request, context));
  expect(body.split(`"${id}`)).toHaveLength(3);
});
