import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { validateConfiguration, validateTrace } from '../../generated/louter.validators.js';
import type { JsonValue } from '../../src/core/json.ts';
import { findProblem } from '../../src/core/validation.ts';

const example = `
[server]
host = "127.0.0.1"
port = 8787
keys = ["one"]
max_body = "32MiB"
[traces]
url = "file:louter.db"
bodies = "full"
keep = "14d"
keep_metadata = "90d"
max_size = "5GiB"
[log]
level = "info"
[limits]
connect_timeout = "10s"
first_byte_timeout = "300s"
fallback_first_byte_timeout = "60s"
idle_timeout = "300s"
total_timeout = "3600s"
max_concurrent = 1000
max_inflight_bytes = "512MiB"
keepalive = "15s"
[media]
fetch = false
[backends.local]
protocol = "openai-chat"
base_url = "http://127.0.0.1:11211/v1"
api_key = "a"
requires_auth = false
dialect = "qwen"
thinking = "tags"
tools = "native"
capabilities = ["tools", "vision", "reasoning", "json-schema", "audio", "documents"]
mode = "auto"
headers = { x-team = "blue" }
fixtures = "./test-data"
prompt_style = "full"
retries = 2
idle_timeout = "60s"
[model_data."some-model"]
context_window = 262144
[models]
"claude-*" = "local/some-model"
"gpt" = ["other/gpt", "local/some-model"]
"*" = "openai/*"
`;

const faultInToml = (text: string) => {
  const value: JsonValue = JSON.parse(JSON.stringify(parse(text)));
  return findProblem(validateConfiguration, value);
};

describe('the configuration file', () => {
  test('with every key', () => {
    expect(faultInToml(example)).toBeUndefined();
  });
  const wrong: [situation: string, text: string, path: string][] = [
    ['an unknown section', '[sever]', '/sever'],
    ['an unknown key', '[server]\nprot = 1', '/server/prot'],
    ['an unknown key of a backend', '[backends.a]\nprotocol = "ollama"\nurl = ""', '/backends/a/url'],
    ['a backend without a protocol', '[backends.a]', '/backends/a/protocol'],
    ['an unknown protocol', '[backends.a]\nprotocol = "openai"', '/backends/a/protocol'],
    ['a time without a unit', '[limits]\nidle_timeout = "300"', '/limits/idle_timeout'],
    ['a time as a number', '[limits]\nidle_timeout = 300', '/limits/idle_timeout'],
    ['a size with a decimal unit', '[server]\nmax_body = "32MB"', '/server/max_body'],
    ['a target without a backend', '[models]\n"*" = "gpt"', '/models/*'],
    ['no target at all', '[models]\n"*" = []', '/models/*'],
  ];
  test.each(wrong)('%s is at fault', (_situation, text, path) => {
    expect(faultInToml(text)?.path).toBe(path);
  });
});

test.each([1, 2])('a trace of format %i whose request found no backend is valid', (format) => {
  const trace = {
    format,
    trace_id: 'a',
    run: null,
    case: null,
    mode: null,
    started_at: '2026-01-01T00:00:00.000Z',
    frontend: {
      protocol: 'anthropic',
      request: { method: 'POST', path: '/v1/messages', headers: { accept: ['a', 'b'] }, body: { base64: '/w==' } },
      core_request: null,
    },
    backend: null,
    response: { status: 404, headers: {}, body: '{}' },
    losses: [],
    notes: [],
    violations: [],
    timing: { first_byte_ms: null, first_token_ms: null, total_ms: 1.5 },
    usage: null,
    status: 'client-error',
  };
  expect(findProblem(validateTrace, trace)).toBeUndefined();
  expect(findProblem(validateTrace, { ...trace, backend: {} })?.path).toBe('/backend/provider');
  expect(findProblem(validateTrace, { ...trace, format: 3 })?.path).toBe('/format');
});
