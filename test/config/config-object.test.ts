import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../src/config/source.ts';
import { configOf, loadConfig } from '../../src/config/load.ts';
import type { Configuration } from '../../src/config/read.ts';

const misspelled: Configuration = JSON.parse('{"server":{"prot":8080}}');

describe('a configuration in a program', () => {
  test('is equal to a file with the same keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'louter-object-'));
    const file = join(folder, 'louter.toml');
    writeFileSync(
      file,
      `[limits]
idle_timeout = "10s"
[backends.local]
protocol = "openai-chat"
base_url = "http://127.0.0.1:8080/v1"
[models]
"claude-*" = "local/m"`,
    );
    const { modelFacts: _, statedFacts: _stated, proxyFor: _proxy, ...written } = loadConfig({ file, env: {} });
    const {
      modelFacts: __,
      statedFacts: __stated,
      proxyFor: __proxy,
      ...made
    } = configOf(
      {
        limits: { idle_timeout: '10s' },
        backends: { local: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:8080/v1' } },
        models: { 'claude-*': 'local/m' },
      },
      { cwd: folder },
    );
    rmSync(folder, { recursive: true });
    expect({ ...made, file }).toEqual(written);
  });

  test('is the built-in default when empty', () => {
    expect(configOf({}).backends).toMatchObject([{ protocol: 'replay' }]);
  });

  test('does not read the environment', () => {
    const backends: Configuration['backends'] = { local: { protocol: 'anthropic', api_key: '${HOME}' } };
    expect(configOf({ backends }).backends[0]?.auth).toEqual({ kind: 'key', key: '${HOME}' });
  });

  test.each([
    [{ backends: {} }, 'the configuration object: backends: is empty'],
    [
      { backends: { local: { protocol: 'openai-chat', base_url: 'nowhere' } } },
      'the configuration object: backends.local.base_url: is not a URL',
    ],
    [
      { traces: { url: 'mysql://127.0.0.1/traces' } },
      'the configuration object: traces.url: expected "file:PATH", "postgresql://',
    ],
    [misspelled, 'the configuration object: server.prot: unknown key "prot"'],
  ] satisfies [Configuration, string][])('is validated like a file (%#)', (configuration, message) => {
    const make = (): unknown => configOf(configuration);
    expect(make).toThrow(ConfigError);
    expect(make).toThrow(message);
  });
});
