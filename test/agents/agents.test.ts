import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import type { Agent, RunSetting } from '../../src/agents/agent.ts';
import { agents } from '../../src/agents/agents.ts';
import { connectText, disconnectText } from '../../src/agents/connection.ts';
import type { Protocol } from '../../src/core/types.ts';

const home = '/home/you';
const url = 'http://127.0.0.1:8787/run/r';
const token = 'louter-run-token';
const model = 'some-model';

const settingOf = (protocol: Protocol, files: Record<string, string> = {}): RunSetting => ({
  arguments: ['-p', 'hello'],
  environment: {},
  home,
  platform: 'linux',
  files: {
    read: (path) => files[path],
    list: (folder) =>
      Object.keys(files).flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])),
  },
  run: 'r',
  url,
  token,
  needsToken: true,
  keepLogin: false,
  protocol,
  isOwnVendor: false,
  folder: '/run/user/1/louter-run',
  model,
  contextWindow: 65_536,
  maxOutput: 8_000,
});

const cases = agents.flatMap((agent) => agent.protocols.map((protocol) => [agent.name, protocol, agent] as const));

describe.each(cases)('a run of %s with %s', (_, protocol, agent) => {
  const { arguments: words, environment, files = [] } = agent.runOf(settingOf(protocol));
  const texts = [...words, ...Object.values(environment), ...files.map(({ content }) => content)].join('\n');

  test('requests the model at the address of the run', () => {
    expect(texts).toContain(url);
    expect(texts).toContain(model);
  });

  test('has the token in no argument, as other users can list them', () => {
    expect([...Object.values(environment), ...files.map(({ content }) => content)].join('\n')).toContain(token);
    expect(words.join('\n')).not.toContain(token);
  });

  test('passes the arguments of the user', () => expect(words.slice(-2)).toEqual(['-p', 'hello']));
});

const connectable = agents
  .filter(({ connectionOf }) => connectionOf !== undefined)
  .map((agent) => [agent.name, agent] as const);

describe.each(connectable)('a connection of %s', (name, agent) => {
  const connectionsWith = (isDefault: boolean): ReturnType<NonNullable<Agent['connectionOf']>> =>
    agent.connectionOf?.({ ...settingOf(agent.protocols[0]), url: 'http://127.0.0.1:8787', isDefault }) ?? [];
  const connections = connectionsWith(name !== 'goose');

  test('names address, model and token, and can be undone', () => {
    const texts = connections.map((connection) => connectText('', connection));
    const written = texts.map(({ text }) => text).join('\n');
    for (const part of ['http://127.0.0.1:8787', token]) expect(written).toContain(part);
    for (const [index, { text, keys }] of texts.entries()) {
      const format = connections[index]?.format ?? 'json';
      expect(disconnectText(text, { format, keys }).changed).toEqual([]);
    }
  });

  test.runIf(agent.besides !== undefined && name !== 'goose')('makes it the default only if it should be', () => {
    expect(connectionsWith(false).flatMap(({ edits }) => edits).length).toBeLessThan(
      connections.flatMap(({ edits }) => edits).length,
    );
  });
});

const find = (name: string): Agent => {
  const agent = agents.find((each) => each.name === name);
  if (agent === undefined) throw new Error(`no ${name}`);
  return agent;
};

describe('Copilot CLI', () => {
  test('leaves room for its answer in the window of the model', () => {
    const { environment, unset } = find('copilot').runOf(settingOf('anthropic'));
    expect(environment).toEqual({
      COPILOT_PROVIDER_BASE_URL: url,
      COPILOT_PROVIDER_TYPE: 'anthropic',
      COPILOT_PROVIDER_API_KEY: token,
      COPILOT_MODEL: model,
      COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '57536',
      COPILOT_PROVIDER_MAX_OUTPUT_TOKENS: '8000',
    });
    expect(unset).toContain('COPILOT_PROVIDER_BEARER_TOKEN');
  });
});

describe('Droid', () => {
  const file = `${home}/.factory/settings.json`;
  const own = { model: 'x', displayName: 'Mine', baseUrl: 'https://example.com', apiKey: 'k', provider: 'openai' };
  const files = { [file]: JSON.stringify({ customModels: [own, { ...own, displayName: 'old (Louter)' }] }) };
  const entry = {
    id: 'custom:louter',
    model,
    displayName: 'some-model (Louter)',
    baseUrl: url,
    provider: 'anthropic',
    maxOutputTokens: 8_000,
    maxContextLimit: 65_536,
  };

  test('gets settings of one run after the name of its command, with its own models beside that of the run', () => {
    const setting = { ...settingOf('anthropic', files), arguments: ['exec', 'hello'] };
    const plan = find('droid').runOf(setting);
    expect(plan.arguments).toEqual(['exec', '--settings', `${setting.folder}/settings.json`, 'hello']);
    expect(JSON.parse(plan.files?.[0]?.content ?? '')).toEqual({
      customModels: [own, { ...entry, apiKey: '${LOUTER_RUN_TOKEN}' }],
      sessionDefaultSettings: { model: 'custom:louter' },
    });
  });

  test('gets one model of the gateway besides its own when it is connected', () => {
    const connection = { ...settingOf('anthropic', files), isDefault: false };
    expect(find('droid').connectionOf?.(connection)).toEqual([
      { file, format: 'json', edits: [{ path: ['customModels'], value: [own, { ...entry, apiKey: token }] }] },
    ]);
  });
});

describe('Crush', () => {
  test('gets a changed copy of what it remembers, with everything else linked', () => {
    const data = `${home}/.local/share/crush`;
    const files = {
      [`${data}/crush.json`]:
        '{"models": {"large": {"provider": "mine", "model": "m"}}, "providers": {"mine": {}}, "x": 1}',
      [`${data}/projects.json`]: '{}',
    };
    const setting = settingOf('openai-chat', files);
    const plan = find('crush').runOf(setting);
    const copy = `${setting.folder}/data/crush.json`;
    expect(plan.files?.map(({ path, copyOf }) => [path, copyOf])).toEqual([[copy, `${data}/crush.json`]]);
    expect(JSON.parse(plan.files?.[0]?.content ?? '')).toMatchObject({
      x: 1,
      providers: { mine: {}, louter: { type: 'openai-compat', base_url: `${url}/v1`, api_key: '$LOUTER_RUN_TOKEN' } },
      models: { large: { provider: 'louter', model }, small: { provider: 'louter', model } },
    });
    expect(plan.links).toEqual([{ path: `${setting.folder}/data/projects.json`, target: `${data}/projects.json` }]);
    expect(plan.environment['CRUSH_GLOBAL_DATA']).toBe(`${setting.folder}/data`);
  });
});

describe('Kimi Code', () => {
  test('is connected by a provider and a model of its settings', () => {
    const [connection] = find('kimi').connectionOf?.({ ...settingOf('anthropic'), isDefault: true }) ?? [];
    const { text } = connectText('telemetry = false\n', connection ?? { format: 'toml', edits: [] });
    expect(parse(text)).toEqual({
      telemetry: false,
      default_model: 'louter',
      providers: { louter: { type: 'anthropic', base_url: url, api_key: token } },
      models: { louter: { provider: 'louter', model, max_context_size: 65_536 } },
    });
  });
});

describe('goose', () => {
  test('is not made the default, which is in a file that Louter does not change', () => {
    const connect = (): unknown => find('goose').connectionOf?.({ ...settingOf('openai-chat'), isDefault: true });
    expect(connect).toThrow('--default is not supported for goose: select the provider with goose configure.');
  });

  test('names no sessions with a model of the vendor', () => {
    expect(find('goose').runOf(settingOf('anthropic')).environment).toMatchObject({
      ANTHROPIC_HOST: url,
      GOOSE_CONTEXT_LIMIT: '65536',
      GOOSE_DISABLE_SESSION_NAMING: 'true',
    });
  });
});
