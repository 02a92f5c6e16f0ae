import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { ConfigError } from '../../src/config/source.ts';

const schema: object = JSON.parse(
  readFileSync(new URL('../../generated/louter.toml.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv({ strict: false }).compile(schema);
const isValid = (toml: string): boolean => validate(JSON.parse(JSON.stringify(parse(toml))));

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```toml\n([\s\S]*?)```/g)].map(([, toml = '']) => toml);

test.each(examples.map((toml, index) => [index + 1, toml] as const))(
  'the schema for editors accepts example %i of the README',
  (_number, toml) => {
    expect(isValid(toml) ? [] : validate.errors).toEqual([]);
  },
);

test('the README has examples', () => expect(examples.length).toBeGreaterThan(2));

describe('the schema and the loader both refuse', () => {
  test.each([
    ['an unknown section', '[servers]\nport = 1'],
    ['an unknown key', '[server]\nprot = 1'],
    ['an unknown key of a backend', '[backends.a]\nprotocol = "ollama"\nurl = "http://127.0.0.1:1"'],
    ['an unknown key of a model', '[model_data.m]\nwindow = 5'],
    ['text for a number', '[server]\nport = "8787"'],
    ['a number for text', '[log]\nlevel = 3'],
    ['a word that is none of the values', '[log]\nlevel = "loud"'],
    ['a duration without a unit', '[limits]\nidle_timeout = "10"'],
    ['a size without a unit', '[server]\nmax_body = "10"'],
    ['a backend without a protocol', '[backends.a]\nbase_url = "http://127.0.0.1:1"'],
    ['a target without a backend', '[backends.a]\nprotocol = "ollama"\n[models]\nx = "y"'],
  ])('%s', (_what, toml) => {
    expect(isValid(toml)).toBe(false);
    expect(() => load(toml)).toThrow(ConfigError);
  });
});

test('the schema and the loader both accept variables where the value is limited', () => {
  const toml = '[log]\nlevel = "${LEVEL}"\n[limits]\nidle_timeout = "${TIME}"';
  expect(isValid(toml)).toBe(true);
  expect(load(toml, { LEVEL: 'warn', TIME: '9s' }).log.level).toBe('warn');
});

function load(toml: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'louter-schema-'));
  try {
    writeFileSync(join(folder, 'louter.toml'), toml);
    return loadConfig({ cwd: folder, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
