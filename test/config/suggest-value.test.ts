import { describe, expect, test } from 'vitest';
import { configComplaint } from '../support/config.ts';

const local = '[backends.a]\nprotocol = "openai-chat"\n';

describe('a unit', () => {
  test.each([
    ['[limits]\nidle_timeout = 30', 'its unit is missing: write "30s"'],
    ['[limits]\nidle_timeout = "30"', 'its unit is missing: write "30s"'],
    ['[limits]\nkeepalive = 15', 'its unit is missing: write "15s"'],
    [`${local}connect_timeout = 5`, 'its unit is missing: write "5s"'],
    ['[traces]\nkeep = 14', 'its unit is missing: write "14d"'],
    ['[traces]\nkeep_metadata = "90"', 'its unit is missing: write "90d"'],
    ['[server]\nmax_body = 33554432', 'its unit is missing: write "33554432B"'],
    ['[traces]\nmax_size = 5', 'its unit is missing: write "5MiB"'],
    ['[limits]\nidle_timeout = "30 s"', 'write "30s"'],
    ['[limits]\nidle_timeout = "30sec"', 'write "30s"'],
    ['[limits]\nidle_timeout = "5 minutes"', 'write "5m"'],
    ['[server]\nmax_body = "32MB"', 'write "32MiB"'],
    ['[traces]\nmax_size = "5g"', 'write "5GiB"'],
  ])('%j is named', (toml, hint) => expect(configComplaint(toml)).toMatch(new RegExp(`; ${hint}$`)));

  test('is not made up', () => expect(configComplaint('[traces]\nkeep = "soon"')).toMatch(/got string "soon"$/));
});

describe('a name that another program has', () => {
  test.each([
    ['openai', '"openai-chat" or "openai-responses"'],
    ['OpenAI', '"openai-chat" or "openai-responses"'],
    ['openai_compatible', '"openai-chat"'],
    ['openai_chat', '"openai-chat"'],
    ['vllm', '"openai-chat"'],
    ['responses', '"openai-responses"'],
    ['claude', '"anthropic"'],
    ['google', '"gemini"'],
    ['olama', '"ollama"'],
  ])('protocol = %j', (protocol, meant) => {
    expect(configComplaint(`[backends.a]\nprotocol = "${protocol}"`)).toMatch(
      new RegExp(`; did you mean ${meant}\\?$`),
    );
  });

  test.each([
    ['mode = "passthrough"', '"baseline"'],
    ['capabilities = ["image"]', '"vision"'],
    ['dialect = "qwen3"', '"qwen"'],
  ])('%s', (line, meant) => expect(configComplaint(local + line)).toMatch(new RegExp(`; did you mean ${meant}\\?$`)));

  test('is not suggested where nothing is near', () => {
    expect(configComplaint('[backends.a]\nprotocol = "carrier-pigeon"')).toMatch(/got string "carrier-pigeon"$/);
  });
});

test.each([
  [`${local}[models]\ngpt-5.5 = "a/x"`, 'a name with a dot needs quotes: "gpt-5.5" = …'],
  [`${local}[models]\n"*" = "a"`, 'write "a/*" for all its models, or "a/MODEL"'],
  [`${local}[models]\n"*" = "qwen3"`, 'write "a/qwen3"'],
  ['[server]\nport = "8787"', 'remove the quotes'],
  [`${local}requires_auth = "true"`, 'remove the quotes'],
  ['[server]\nkeys = "hunter2"', 'write a list in brackets: ["…"]'],
])('%j has its remedy', (toml, remedy) => expect(configComplaint(toml).endsWith(`; ${remedy}`)).toBe(true));
