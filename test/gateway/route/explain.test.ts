import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load.ts';
import { explainRoute } from '../../../src/gateway/route/explain.ts';
import type { CoreChatRequest } from '../../../src/core/types.ts';
import { tool } from '../../dialects/read.ts';

const config = loadConfig({
  file: 'louter.toml',
  text: `[backends.local]
protocol = "openai-chat"
base_url = "http://127.0.0.1:9/v1"
[backends.claude]
protocol = "anthropic"
[backends.openai]
protocol = "openai-responses"
[model_data.written]
dialect = "json"
[models]
"claude" = "claude/*"
"gpt" = "openai/*"
"*" = "local/*"
[[routes]]
when = { model = "uncached" }
to = "claude/m"
prompt_cache = "off"`,
  env: {},
});

async function explain(model: string) {
  const request: CoreChatRequest = {
    model,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Where is it?' }] }],
    tools: [tool('look', { at: { type: 'string' } })],
    stream: false,
  };
  return explainRoute(config, {
    model,
    protocol: 'openai-chat',
    key: undefined,
    headers: [],
    body: {},
    request,
    bytes: 100,
  });
}

describe('the explanation of a route', () => {
  test('regards the dialect of the model: its tools are described in the prompt', async () => {
    const [plain, written] = [await explain('plain'), await explain('written')];
    expect(written.inputTokens).toBeGreaterThan(plain.inputTokens);
  });

  test.each([
    ['plain', []],
    ['claude', ['cache marks are added where the prompt is long enough']],
    ['gpt', ['a translated request gets a prompt_cache_key']],
    ['uncached', []],
  ])('has what is added for the prompt cache when the model is %s', async (model, expected) => {
    expect((await explain(model)).changes).toEqual(expected);
  });
});
