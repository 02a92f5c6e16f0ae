import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { redactedConfig, secretsOf } from '../../src/config/secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-keys-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');
const load = (toml: string, env = {}) => {
  writeFileSync(join(folder, 'louter.toml'), `[backends.local]\nprotocol = "openai-chat"\n${toml}`);
  return loadConfig({ cwd: folder, env });
};
const anyKey = `sha256 = "${digest('any')}"`;

describe('[keys.NAME]', () => {
  test('has the digest of a key with its rights and limits', () => {
    const { keys, warnings } = load(`
[keys.alice]
sha256 = "${digest('k').toUpperCase()}"
models = ["claude-*"]
backends = ["local"]
rpm = 60
tpm = 100000
max_concurrent = 4
budget = { usd = 50, per = "month" }
expires = 2999-01-31T00:00:00Z
may = ["use", "view"]
`);
    expect(warnings).toEqual([]);
    expect(keys).toEqual([
      {
        name: 'alice',
        sha256: digest('k'),
        secret: null,
        models: ['claude-*'],
        backends: ['local'],
        requestsPerMinute: 60,
        tokensPerMinute: 100_000,
        maxConcurrent: 4,
        budget: { usd: 50, per: 'month' },
        expiresAt: Date.parse('2999-01-31T00:00:00Z'),
        mayUse: true,
        mayView: true,
        mayDelete: false,
      },
    ]);
  });

  test('may have the key itself from a variable, which is a secret', () => {
    const config = load('[keys.ci]\nkey = "${CI_KEY}"\n', { CI_KEY: 'secret-of-ci' });
    expect(config.keys[0]).toMatchObject({
      sha256: digest('secret-of-ci'),
      mayUse: true,
      mayView: false,
      budget: null,
    });
    expect(secretsOf(config)).toContain('secret-of-ci');
    expect(JSON.stringify(redactedConfig(config))).not.toContain('secret-of-ci');
  });

  test('deletes only what it may view', () => {
    const [both] = load(`[keys.a]\n${anyKey}\nmay = ["view", "delete"]\n`).keys;
    expect(both).toMatchObject({ mayUse: false, mayView: true, mayDelete: true });
    expect(() => load(`[keys.a]\n${anyKey}\nmay = ["use", "delete"]\n`)).toThrow('"delete" needs "view" beside it');
  });

  test('is enough to listen on an address that other machines reach', () => {
    expect(load(`[server]\nhost = "0.0.0.0"\n[keys.a]\n${anyKey}\n`).server.host).toBe('0.0.0.0');
    expect(() => load('[server]\nhost = "0.0.0.0"\n')).toThrow('needs server.keys or a [keys.NAME] table');
  });

  test('that expired is a warning', () => {
    const { warnings } = load(`[keys.old]\n${anyKey}\nexpires = "2020-01-01T00:00:00+02:00"\n`);
    expect(warnings).toEqual(['louter.toml:5: keys.old.expires: is in the past: the key is refused']);
  });

  test.each([
    ['no key at all', '[keys.a]\nrpm = 1', 'needs sha256 or key; louter keys create a writes a new one'],
    ['both forms', `[keys.a]\n${anyKey}\nkey = "x"`, 'cannot be combined with sha256'],
    ['an empty key', '[keys.a]\nkey = " "', 'is empty'],
    [
      'an invalid digest',
      '[keys.a]\nsha256 = "abc"',
      'the SHA-256 digest of the key: 64 hexadecimal digits, got a string',
    ],
    ['a misspelled limit', `[keys.a]\n${anyKey}\nrps = 1`, 'unknown key "rps"; did you mean "rpm"?'],
    ['a misspelled part of a budget', `[keys.a]\n${anyKey}\nbudget = { usd = 1, pre = "day" }`, 'unknown key "pre"'],
    ['an unknown period', `[keys.a]\n${anyKey}\nbudget = { usd = 1, per = "weak" }`, 'did you mean "week"?'],
    ['a budget of nothing', `[keys.a]\n${anyKey}\nbudget = { usd = 0, per = "day" }`, 'keys.a.budget.usd'],
    ['a fraction of a request', `[keys.a]\n${anyKey}\nrpm = 0.5`, 'keys.a.rpm'],
    ['an unknown right', `[keys.a]\n${anyKey}\nmay = ["viev"]`, 'did you mean "view"?'],
    ['an unknown backend', `[keys.a]\n${anyKey}\nbackends = ["locla"]`, 'did you mean "local"?'],
    ['a date without a time', `[keys.a]\n${anyKey}\nexpires = 2030-01-01`, 'expected a date and time with its offset'],
    [
      'a time without an offset',
      `[keys.a]\n${anyKey}\nexpires = 2030-01-01T00:00:00`,
      'expected a date and time with its offset',
    ],
    ['a day that does not exist', `[keys.a]\n${anyKey}\nexpires = "2030-02-99T00:00:00Z"`, 'expected a date and time'],
    ['a name with a space', `[keys."a b"]\n${anyKey}`, 'the name of a key must be letters'],
    ['the digest of another key', `[keys.a]\n${anyKey}\n[keys.b]\nkey = "any"`, 'is the key of keys.a too'],
    [
      'a key of server.keys',
      `[server]\nkeys = ["any"]\n[keys.b]\n${anyKey}`,
      'is the key of server.keys or viewer.keys too',
    ],
  ])('refuses %s', (_name, toml, message) => {
    expect(() => load(`${toml}\n`)).toThrow(message);
  });
});
