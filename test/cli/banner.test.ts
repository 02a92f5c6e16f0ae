import { expect, test } from 'vitest';
import { bannerOf } from '../../src/cli/banner.ts';
import { configOf } from '../../src/config/load.ts';

const running = { url: 'http://127.0.0.1:1', version: '1', command: 'louter' };
const configWith = (models: Record<string, string>) =>
  configOf({ backends: { b: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:2' } }, models });

test.each([
  ['if all are accepted', { 'x-*': 'b/*', plain: 'b/x', '*': 'b/*' }, 'any'],
  ['if one is accepted by name', { 'x-*': 'b/*', plain: 'b/x' }, 'plain'],
  ['if only patterns are accepted', { 'x-*': 'b/*' }, 'x-any'],
])('the example request uses an accepted model, %s', (_where, models, model) => {
  expect(bannerOf(configWith(models), running)).toContain(`"model":"${model}"`);
});

test('quotes hostile model names in the example command', () => {
  const banner = bannerOf(configWith({ "it's\n\u001b[2J; rm -rf": 'b/x' }), running);
  expect(banner).toContain(String.raw`-d '{"model":"it'\''s\n\u001b[2J; rm -rf","messages"`);
});

test('the traces command names a configuration outside of the folder', () => {
  const config = configWith({ '*': 'b/*' });
  expect(bannerOf({ ...config, file: '/elsewhere/my.toml' }, running)).toContain(
    "louter traces list --config '/elsewhere/my.toml'\n",
  );
  expect(bannerOf(config, running)).toContain('louter traces list\n');
});

test.each([
  { of: 'keys', server: { keys: ['k'] }, end: 'ANTHROPIC_AUTH_TOKEN=$LOUTER_KEY claude\n' },
  { of: 'named keys', keys: { ada: { key: 'k' } }, end: 'ANTHROPIC_AUTH_TOKEN=$LOUTER_KEY claude\n' },
  { of: 'no keys', end: 'ANTHROPIC_AUTH_TOKEN=none claude\n' },
  { of: "the caller's own credential", backend: { api_key: 'client' }, end: `=${running.url} claude\n` },
  {
    of: "keys and the caller's own credential",
    server: { keys: ['k'] },
    backend: { api_key: 'client' },
    end: 'ANTHROPIC_CUSTOM_HEADERS="x-louter-key: $LOUTER_KEY" claude\n',
  },
])('the command for Claude Code presents what is required: $of', ({ server = {}, keys = {}, backend = {}, end }) => {
  const config = configOf({ server, keys, backends: { b: { protocol: 'anthropic', ...backend } } });
  expect(bannerOf(config, running)).toContain(end);
});

test('the example request uses a model that needs no credential of the caller', () => {
  const config = configOf({
    backends: { far: { protocol: 'anthropic', api_key: 'client' }, near: { protocol: 'ollama' } },
    models: { 'claude-*': 'far/*', local: 'near/x' },
  });
  expect(bannerOf(config, running)).toContain('"model":"local"');
});

test('names the page, and the command that opens it, unless it is off', () => {
  const config = configWith({ '*': 'b/*' });
  expect(bannerOf(config, running)).toContain('http://127.0.0.1:1/ui/ (louter ui opens it)\n');
  expect(bannerOf(config, { ...running, command: 'npm run louter --' })).toContain('(npm run louter -- ui opens it)\n');
  expect(bannerOf({ ...config, viewer: { enabled: false, keys: null } }, running)).not.toContain('/ui/');
});
