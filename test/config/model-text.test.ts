import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { withModelText } from '../../src/config/model-text.ts';
import { configComplaint, testBackend } from '../support/config.ts';

const load = (text: string) => loadConfig({ file: 'louter.toml', text, env: {} });
const local = '[backends.local]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:8000/v1"\n';
const recorded = '[backends.recorded]\nprotocol = "replay"\n';
const written = '[backends.written]\nprotocol = "openai-completions"\ndialect = "harmony"\n';

describe('how a model writes', () => {
  const backend = testBackend({ name: 'local', dialect: 'json', tools: 'prompt', thinking: 'tags' });

  test('is as its backend is configured where nothing is stated', () => {
    expect(withModelText(backend, {})).toBe(backend);
  });

  test.each([
    [{ dialect: 'glm' }, { dialect: 'glm', tools: 'native', thinking: 'tags' }],
    [{ dialect: 'harmony' }, { dialect: 'harmony', tools: 'prompt', thinking: 'tags' }],
    [{ dialect: 'glm', tools: 'prompt' } as const, { dialect: 'glm', tools: 'prompt', thinking: 'tags' }],
    [{ thinking: 'open' } as const, { dialect: 'json', tools: 'prompt', thinking: 'open' }],
    [{ dialect: 'none', thinking: 'none' } as const, { dialect: null, tools: 'native', thinking: 'none' }],
  ])('is %o where that is stated of it', (stated, expected) => {
    expect(withModelText(backend, stated)).toMatchObject(expected);
  });

  test('keeps the place of tools that its backend states', () => {
    expect(withModelText({ ...backend, tools: 'native' }, { dialect: 'harmony' })).toMatchObject({ tools: 'native' });
  });

  test.each([{ protocol: 'replay' }, { protocol: 'openai-completions' }, { mode: 'baseline' }] as const)(
    'is that of the backend where it has %o',
    (fixed) => {
      const given = { ...backend, ...fixed };
      expect(withModelText(given, { dialect: 'glm', thinking: 'open', tools: 'native' })).toBe(given);
    },
  );

  test('comes from the most specific row', () => {
    const { statedFacts, modelTexts } = load(
      `${local}[model_data."*"]\ndialect = "json"\nthinking = "tags"\n[model_data."glm-*"]\ndialect = "glm"\n`,
    );
    expect(statedFacts('zai-org/glm-4.7')).toEqual({
      dialect: 'glm',
      dialectKey: 'model_data."glm-*".dialect',
      thinking: 'tags',
    });
    expect(statedFacts('other')).toMatchObject({ dialect: 'json', dialectKey: 'model_data."*".dialect' });
    expect(modelTexts).toEqual([
      { model: '*', dialect: 'json', thinking: 'tags' },
      { model: 'glm-*', dialect: 'glm' },
    ]);
  });
});

describe('the key that sets the dialect of a model', () => {
  const keyOf = (model: string): string | undefined => {
    const { backends, statedFacts } = load(
      `${local}dialect = "json"\n[backends.plain]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:8001/v1"\n` +
        `[model_data."glm-*"]\ndialect = "glm"\n[model_data.same]\ndialect = "json"\n[model_data.none]\ndialect = "none"\n[model_data.other]\nthinking = "tags"\n[models]\n"*" = "local/*"\n`,
    );
    const [name, ofBackend] = model.split('/');
    const backend = backends.find((each) => each.name === name);
    return backend && withModelText(backend, statedFacts(ofBackend ?? '')).dialectKey;
  };

  test.each([
    ['local/any', 'backends.local.dialect'],
    ['local/other', 'backends.local.dialect'],
    ['local/glm-5', 'model_data."glm-*".dialect'],
    ['local/same', 'model_data."same".dialect'],
    ['local/none', 'model_data."none".dialect'],
    ['plain/any', undefined],
    ['plain/glm-5', 'model_data."glm-*".dialect'],
  ])('of %s is %s', (model, key) => {
    expect(keyOf(model)).toBe(key);
  });
});

describe('a dialect of a model that does not exist', () => {
  test('is an error with its path and the names that do', () => {
    const complaint = configComplaint(`${local}[model_data."glm-*"]\ndialect = "gml"\n`);
    expect(complaint).toMatch(/^louter\.toml:5: model_data\."glm-\*"\.dialect: /);
    expect(complaint).toContain('"glm"');
    expect(complaint).toContain('"none"');
  });
});

describe('settings without effect', () => {
  const warningsOf = (text: string): readonly string[] => load(text).warnings;

  test('are a warning where all backends of the model have one format', () => {
    expect(warningsOf(`${recorded}[model_data.m]\ndialect = "glm"\nthinking = "tags"\n`)).toEqual([
      'louter.toml:4: model_data.m.dialect: has no effect: backend recorded replays recorded responses; remove this key',
      'louter.toml:5: model_data.m.thinking: has no effect: backend recorded replays recorded responses; remove this key',
    ]);
    const rows = '[models]\n"m" = "written/m"\n"*" = "local/other"\n[model_data.m]\ndialect = "glm"\n';
    expect(warningsOf(local + written + rows)).toEqual([
      'louter.toml:11: model_data.m.dialect: has no effect: backend written writes its prompts in the form of harmony; remove this key',
    ]);
    expect(warningsOf(`${local}mode = "baseline"\n[model_data.m]\ndialect = "glm"\n`)).toEqual([
      'louter.toml:6: model_data.m.dialect: has no effect: backend local passes bytes through (mode = "baseline"); remove this key',
    ]);
  });

  test('are none where one of its backends regards them', () => {
    for (const rows of ['"*" = ["recorded/*", "local/*"]\n', '"m" = "local/org/M"\n', '"x" = "recorded/x"\n'])
      expect(warningsOf(`${recorded}${local}[models]\n${rows}[model_data.m]\ndialect = "glm"\n`)).toEqual([]);
  });

  test('are a place of tools without a dialect', () => {
    expect(warningsOf(`${local}[model_data.m]\ntools = "prompt"\n`)).toEqual([
      'louter.toml:5: model_data.m.tools: has no effect: without a dialect, tools are in the field of the API; remove this key',
    ]);
    expect(warningsOf(`${local}[model_data.m]\ntools = "prompt"\ndialect = "glm"\n`)).toEqual([]);
  });
});

describe('rows of [model_data] that match no model', () => {
  const warningsOf = (text: string): readonly string[] => load(text).warnings;

  test.each([
    ['local/qwen*', 'qwen*'],
    ['local/org/model', 'org/model'],
    ['local/*', '*'],
  ])('are a warning where %s begins with the name of a backend, with what to write', (name, own) => {
    expect(warningsOf(`${local}[model_data."${name}"]\ncontext_window = 8192\ndialect = "glm"\n`)).toEqual([
      `louter.toml:4: model_data."${name}": matches no model: names in [model_data] are those of the backend itself, without "local/"; write [model_data."${own}"]`,
    ]);
  });

  test.each([
    ['the prefix is a vendor and no backend', '', 'openai/gpt-*'],
    ['a row leads to a model that has this name', '[models]\n"*" = "local/local/qwen3"\n', 'local/qwen*'],
    ['the prefix is a part of the name of a backend', '', 'loc/qwen*'],
    ['no slash follows the name', '', 'local*'],
  ])('are none where %s', (_when, rows, name) => {
    expect(warningsOf(`${local}${rows}[model_data."${name}"]\ncontext_window = 8192\n`)).toEqual([]);
  });
});

describe('dialect_detection', () => {
  test.each([
    [local, true],
    [`${local}dialect_detection = false\n`, false],
    ['[backends.own]\nprotocol = "ollama"\n', true],
    ['[backends.own]\nprotocol = "openai-chat"\napi_key = "k"\n', false],
    ['[backends.own]\nprotocol = "anthropic"\napi_key = "k"\ndialect_detection = true\n', true],
    [recorded, false],
  ])('of %j is %s', (text, expected) => {
    expect(load(text).backends[0]?.dialectDetection).toBe(expected);
  });

  test.each([recorded, `${local}mode = "baseline"\n`, written])('is an error where it has no effect: %j', (text) => {
    expect(configComplaint(`${text}dialect_detection = true\n`)).toMatch(/dialect_detection: is not supported/);
  });
});
