import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse, stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { ConfigError } from '../../src/config/source.ts';
import { configExamples, variablesOf } from '../support/documents.ts';

interface SchemaKey {
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, SchemaKey>;
}
const schema: { properties: Record<string, SchemaKey>; $defs: Record<string, SchemaKey> } = JSON.parse(
  readFileSync(new URL('../../generated/louter.toml.schema.json', import.meta.url), 'utf8'),
);
/** What keys of tables with names need around them. */
const surroundings: {
  backends: { local: Record<string, string> };
  keys: { alice: { sha256?: string; budget: object } };
  model_data: object;
  otel: object;
  run: object;
  search: object;
} = {
  backends: { local: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:8000/v1' } },
  keys: { alice: { sha256: 'b1'.repeat(32), budget: { usd: 1, per: 'day' } } },
  model_data: { small: { price: { input: 1, output: 2 } } },
  otel: { endpoint: 'http://127.0.0.1:4318' },
  run: { claude: {} },
  search: { provider: 'tavily', api_key: 'k' },
};
/** Where the keys of a definition are in `surroundings`. */
const namedTables: Readonly<Record<string, readonly string[]>> = {
  BackendConfiguration: ['backends', 'local'],
  KeyConfiguration: ['keys', 'alice'],
  KeyBudget: ['keys', 'alice', 'budget'],
  ModelData: ['model_data', 'small'],
  ModelPrice: ['model_data', 'small', 'price'],
  RunConfiguration: ['run', 'claude'],
};
/** The backends that have keys of a platform. */
const platformsOfKeys: readonly { keys: string[]; backend: Record<string, string> }[] = [
  {
    keys: ['api_version', 'deployment'],
    backend: { platform: 'azure', protocol: 'openai-chat', base_url: 'http://127.0.0.1:8000' },
  },
  {
    keys: ['platform', 'region', 'profile'],
    backend: { platform: 'bedrock', protocol: 'anthropic', region: 'us-east-1' },
  },
  { keys: ['project', 'location'], backend: { platform: 'vertex', protocol: 'gemini', project: 'p' } },
];
const validate = new Ajv({ strict: false }).compile(schema);
const isValid = (toml: string): boolean => validate(JSON.parse(JSON.stringify(parse(toml))));

test.each(configExamples)('the schema for editors accepts the example in $path: $toml', ({ toml }) => {
  expect(isValid(toml) ? [] : validate.errors).toEqual([]);
});

test('the documents have examples', () => expect(configExamples.length).toBeGreaterThan(5));

describe('the schema states', () => {
  const sections = Object.entries(schema.properties);
  const ownKeys = sections.flatMap(([section, { properties = {} }]) =>
    section === 'run' ? [] : Object.entries(properties).map(([key, value]) => ({ path: [section, key], ...value })),
  );
  const namedKeys = Object.entries(namedTables).flatMap(([definition, path]) =>
    Object.entries(schema.$defs[definition]?.properties ?? {}).map(([key, value]) => ({
      path: [...path, key],
      ...value,
    })),
  );
  const keys = [...ownKeys, ...namedKeys].map((key) => ({ ...key, name: key.path.join('.') }));

  test.each(keys.filter((key) => key.default !== undefined))('the default of $name', ({ path, default: value }) => {
    expect(loadWith(path, value)).toEqual(loadWith([], undefined));
  });

  test.each(keys.filter((key) => key.examples !== undefined))('an example of $name', ({ path, examples = [] }) => {
    for (const example of examples) expect(() => loadWith(path, example)).not.toThrow();
  });
});

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
    return loadConfig({ cwd: folder, env, file: 'louter.toml' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A configuration with one more key. Its paths are made alike; functions are left out. */
function loadWith(path: readonly string[], value: unknown): unknown {
  const tree = structuredClone(surroundings);
  const last = path.at(-1) ?? '';
  // What excludes these keys.
  if (last === 'fixtures') tree.backends.local = { protocol: 'replay' };
  if (last === 'api_key_ttl') setAt(tree, ['backends', 'local', 'api_key_command'], ['print-key']);
  const platform = platformsOfKeys.find(({ keys }) => keys.includes(last))?.backend;
  if (platform) tree.backends.local = platform;
  if (last === 'key') delete tree.keys.alice.sha256;
  setAt(tree, path, value);
  const config = load(stringify(tree), variablesOf(stringify(tree)));
  return JSON.parse(JSON.stringify(config).replaceAll(/louter-schema-\w+/g, 'folder'));
}

function setAt(tree: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) tree[key] = value;
  else setAt((tree[key] ??= {}) as Record<string, unknown>, rest, value);
}
