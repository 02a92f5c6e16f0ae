import { expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { formatSnippet } from '../../src/diagnose/snippet.ts';

const detected = {
  dialect: null,
  thinking: 'none',
  tools: 'native',
  capabilities: ['tools'],
  contextWindow: null,
} as const;
const load = (lines: string, env: Record<string, string> = {}) => {
  const text = `[backends.far]\nprotocol = "anthropic"\nbase_url = "https://models.example"\n${lines}\n`;
  const [backend] = loadConfig({ file: '/nowhere/louter.toml', text, env }).backends;
  return backend ?? expect.fail('there is no backend');
};
const snippetOf = (lines: string, env?: Record<string, string>): string =>
  formatSnippet(load(lines, env), 'm', { ...detected, capabilities: ['tools'] });

test.each([
  ['proxy = "off"', 'proxy = "off"'],
  ['proxy = "http://proxy.example:3128"', 'proxy = "http://proxy.example:3128"'],
  ['proxy = "http://user:canary-password@proxy.example:3128"', '# add the proxy of the current configuration'],
  [
    'platform = "bedrock"\nregion = "eu-west-1"\nprofile = "work"',
    'platform = "bedrock"\nregion = "eu-west-1"\nprofile = "work"',
  ],
  ['platform = "vertex"\nproject = "p"\nlocation = "eu"', 'platform = "vertex"\nproject = "p"\nlocation = "eu"'],
  ['platform = "azure"\ndeployment = "mine"', 'platform = "azure"\ndeployment = "mine"'],
  ['api_key_command = ["print-key"]\napi_key_ttl = "5m"', 'api_key_command = ["print-key"]\napi_key_ttl = "300s"'],
])('a snippet keeps %s, and the backend that it configures is the same', (lines, kept) => {
  const snippet = snippetOf(lines, { HTTPS_PROXY: 'http://variable.example:3128' });
  expect(snippet).toContain(kept);
  expect(snippet).not.toMatch(/canary|variable\.example/);
  const env = { HTTPS_PROXY: 'http://variable.example:3128' };
  const again = loadConfig({ file: '/nowhere/louter.toml', text: snippet, env }).backends[0];
  const { platform, proxy, isProxyOff, baseUrl } = load(lines, env);
  if (!kept.startsWith('#')) expect(again).toMatchObject({ baseUrl, proxy, ...(platform && { platform }) });
  expect(again?.isProxyOff).toBe(isProxyOff);
});

test('a snippet has no proxy where only variables name one', () => {
  expect(snippetOf('', { HTTPS_PROXY: 'http://variable.example:3128' })).not.toContain('proxy');
});
