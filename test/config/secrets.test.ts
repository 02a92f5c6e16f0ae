import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { loadConfig } from '../../src/config/load.ts';
import { redactedConfig, redactedUrl, secretsOf } from '../../src/config/secrets.ts';

const secrets = [
  'canary-server',
  'canary-backend',
  'canary-header-bearer',
  'sk-canary-plain-name',
  'canary-named-token',
  'canary-pool-first',
  'canary-pool-second',
  'canary-from-env',
  'canary-of-command',
];
let folder: string;
let config: Config;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-secrets-'));
  writeFileSync(
    join(folder, 'louter.toml'),
    `[server]
keys = ["canary-server"]
[backends.a]
protocol = "openai-chat"
api_key = "canary-backend"
headers = { authorization = "Bearer canary-header-bearer", x-team = "blue", x-thing = "sk-canary-plain-name", x-plain = "\${PLAIN}" }
[backends.b]
protocol = "anthropic"
api_key = "client"
headers = { x-some-token = "canary-named-token" }
[backends.c]
protocol = "anthropic"
api_keys = ["canary-pool-first", "canary-pool-second"]
[backends.d]
protocol = "anthropic"
api_key_command = ["print-key", "--profile=work", "\${ARGUMENT}", "sk-canary-argument"]
[models]
"*" = "a/*"`,
  );
  config = loadConfig({
    file: join(folder, 'louter.toml'),
    cwd: folder,
    env: { PLAIN: 'canary-from-env', ARGUMENT: 'canary-of-command' },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('secrets of a configuration', () => {
  test('are all listed, including bearer tokens without their scheme, and nothing else is', () => {
    expect(new Set(secretsOf(config))).toEqual(new Set([...secrets, 'Bearer canary-header-bearer']));
  });

  test('are redacted in its output, other values are not', () => {
    const shown = JSON.stringify(redactedConfig(config));
    for (const secret of secrets) expect(shown).not.toContain(secret);
    expect(shown).not.toContain('sk-canary-argument');
    expect(shown).toContain('--profile=work');
    expect(shown).toContain('blue');
    expect(shown).toContain('"kind":"client"');
  });

  test('include the password of a store', () => {
    const url = 'postgresql://me:p%40ss@host/db';
    expect(secretsOf({ ...config, traces: { ...config.traces, url } })).toEqual(
      expect.arrayContaining(['p%40ss', 'p@ss']),
    );
    expect(redactedUrl(url)).not.toMatch(/p%40ss|p@ss/);
    expect(redactedUrl(url)).toContain('host/db');
    expect(redactedUrl('file:/var/t.db')).toBe('file:/var/t.db');
  });
});
