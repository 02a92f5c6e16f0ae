import { expect, test } from 'vitest';
import { bannerOf } from '../../src/cli/banner.ts';
import { configOf } from '../../src/config/load.ts';

const running = { url: 'http://127.0.0.1:1', version: '1', underNpm: false };
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
