import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { configComplaint } from '../support/config.ts';

const backend = (protocol: string, baseUrl: string): string =>
  `[backends.a]\nprotocol = "${protocol}"\nbase_url = "${baseUrl}"\n`;

describe('a base URL that ends in a route is refused with the one to set', () => {
  test.each([
    ['openai-chat', 'http://h/v1/chat/completions', '/chat/completions', 'http://h/v1'],
    ['openai-chat', 'http://h/v1/chat/completions/', '/chat/completions', 'http://h/v1'],
    ['openai-chat', 'http://h/v1/completions', '/completions', 'http://h/v1'],
    ['openai-chat', 'http://h/v1/models', '/models', 'http://h/v1'],
    ['openai-chat', 'http://h/o/d/chat/completions?api-version=1', '/chat/completions', 'http://h/o/d'],
    ['openai-responses', 'http://h/v1/responses', '/responses', 'http://h/v1'],
    ['openai-responses', 'http://h/v1/responses/compact', '/responses/compact', 'http://h/v1'],
    ['anthropic', 'https://h/v1/messages', '/v1/messages', 'https://h'],
    ['anthropic', 'https://h/x/v1/messages/count_tokens', '/v1/messages/count_tokens', 'https://h/x'],
    [
      'gemini',
      'https://h/v1beta/models/gemini-x:generateContent',
      '/v1beta/models/gemini-x:generateContent',
      'https://h',
    ],
    ['gemini', 'https://h/v1beta/models', '/v1beta/models', 'https://h'],
    ['ollama', 'http://h:11434/api/chat', '/api/chat', 'http://h:11434'],
    ['ollama', 'http://h:11434/api/tags', '/api/tags', 'http://h:11434'],
  ])('%s %s', (protocol, url, route, base) => {
    expect(configComplaint(backend(protocol, url))).toBe(
      `louter.toml:3: backends.a.base_url: ends in ${route}, which is appended automatically; set base_url = "${base}"`,
    );
  });

  test.each([
    ['openai-chat', 'https://h/v1/messages', '/v1/messages', 'anthropic', 'https://h'],
    ['anthropic', 'http://h/v1/chat/completions', '/chat/completions', 'openai-chat', 'http://h/v1'],
    ['ollama', 'http://h:11434/v1/chat/completions', '/chat/completions', 'openai-chat', 'http://h:11434/v1'],
    ['openai-chat', 'http://h:11434/api/chat', '/api/chat', 'ollama', 'http://h:11434'],
    ['openai-chat', 'http://h/v1/responses', '/responses', 'openai-responses', 'http://h/v1'],
    ['gemini', 'http://h/v1/models', '/models', 'openai-chat', 'http://h/v1'],
  ])('%s %s is a route of another protocol', (protocol, url, route, other, base) => {
    expect(configComplaint(backend(protocol, url))).toBe(
      `louter.toml:3: backends.a.base_url: ends in ${route}, a route of protocol "${other}", but this backend has "${protocol}"; set base_url = "${base}" and protocol = "${other}"`,
    );
  });

  test('without repeating what the environment has', () => {
    const message = configComplaint(backend('openai-chat', '${PLACE}'), {
      PLACE: 'http://secret-host/v1/chat/completions',
    });
    expect(message).toBe(
      'louter.toml:3: backends.a.base_url: ends in /chat/completions, which is appended automatically; remove /chat/completions from its end',
    );
  });
});

test.each([
  ['openai-chat', 'http://h/v1'],
  ['openai-chat', 'http://h'],
  ['openai-chat', 'https://h/models'],
  ['openai-chat', 'https://h/openai/deployments/chat'],
  ['anthropic', 'https://h/anthropic'],
  ['gemini', 'https://h'],
  ['ollama', 'http://h:11434'],
])('a base URL of %s is accepted: %s', (protocol, url) => {
  expect(loadConfig({ file: 'louter.toml', text: backend(protocol, url) }).backends[0]?.baseUrl).toBe(url);
});

test.each([
  ['openai-chat', 'localhost:8080/v1', '; did you mean "http://localhost:8080/v1"?'],
  ['openai-chat', '127.0.0.1:8080', '; did you mean "http://127.0.0.1:8080/v1"?'],
  ['ollama', '127.0.0.1:11434', '; did you mean "http://127.0.0.1:11434"?'],
  ['ollama', 'me:hunter2@host', ''],
])('an address of %s without a scheme is refused: %s', (protocol, url, hint) => {
  expect(configComplaint(backend(protocol, url))).toBe(
    `louter.toml:3: backends.a.base_url: is not a URL: it lacks http:// or https://${hint}`,
  );
});

describe('a base URL of OpenAI without a path', () => {
  const warningsOf = (protocol: string, baseUrl: string, env: Record<string, string> = {}): readonly string[] => {
    const dialect = protocol === 'openai-completions' ? 'dialect = "harmony"\n' : '';
    return loadConfig({ file: 'louter.toml', text: backend(protocol, baseUrl) + dialect, env }).warnings;
  };

  test.each([
    ['openai-chat', 'http://host:8000', '/chat/completions'],
    ['openai-chat', 'https://models.example.com/', '/chat/completions'],
    ['openai-responses', 'http://[::1]:8000', '/responses'],
    ['openai-completions', 'http://host', '/completions'],
  ])('is a warning with the one to set: %s %s', (protocol, url, route) => {
    const base = url.replace(/\/$/, '');
    expect(warningsOf(protocol, url)).toEqual([
      `louter.toml:3: backends.a.base_url: has no path: requests go to ${base}${route}, but most servers have /v1 before it; set base_url = "${base}/v1"`,
    ]);
  });

  test('is a warning that does not repeat what the environment has', () => {
    expect(warningsOf('openai-chat', '${PLACE}', { PLACE: 'http://secret-host:8000' })).toEqual([
      'louter.toml:3: backends.a.base_url: has no path: requests go to /chat/completions of its host, but most servers have /v1 before it; add /v1',
    ]);
  });

  test.each([
    ['openai-chat', 'http://host:8000/v1'],
    ['openai-chat', 'http://host:8000/openai'],
    ['openai-chat', 'https://api.deepseek.com'],
    ['anthropic', 'http://host:8000'],
    ['ollama', 'http://host:11434'],
    ['gemini', 'http://host:8000'],
  ])('is none for %s %s', (protocol, url) => {
    expect(warningsOf(protocol, url)).toEqual([]);
  });
});
