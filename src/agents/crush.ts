import { join } from 'node:path';
import { asObject, type JsonObject } from '../core/json.ts';
import type { Protocol } from '../core/types.ts';
import type { Agent, ConnectionSetting, RunSetting, UserSetting } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';
import { readUserJson } from './user-json.ts';

const tokenVariable = 'LOUTER_RUN_TOKEN';

/** Its name of each protocol, and what its base URL ends with. */
const interfaces: Partial<Record<Protocol, { type: string; path: string }>> = {
  'openai-chat': { type: 'openai-compat', path: '/v1' },
  anthropic: { type: 'anthropic', path: '' },
};

const fileName = 'crush.json';

/** Crush: its data folder, whose settings outrank those of the user, is one of this run, in which everything else is linked. */
export const crush: Agent = {
  name: 'crush',
  title: 'Crush',
  command: 'crush',
  npmPackage: '@charmland/crush',
  testedVersion: null,
  protocols: ['openai-chat', 'anthropic'],
  defaultModels: [],
  firstRequestTokens: 12_000,
  variables: 'none',
  besides: 'provider',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('Crush', setting, ['--model', '-m', '--small-model']);
    const { folder, files, token } = setting;
    const own = dataFolderOf(setting);
    const data = join(folder, 'data');
    const settings = readUserJson(files, join(own, fileName));
    const content: JsonObject = {
      ...settings,
      providers: { ...asObject(settings['providers']), louter: providerOf(setting, `$${tokenVariable}`) },
      models: modelsOf(setting),
    };
    return {
      arguments: setting.arguments,
      environment: { CRUSH_GLOBAL_DATA: data, [tokenVariable]: token },
      files: [
        { path: join(data, fileName), content: `${JSON.stringify(content, null, 2)}\n`, copyOf: join(own, fileName) },
      ],
      links: files
        .list(own)
        .filter((name) => name !== fileName)
        .map((name) => ({ path: join(data, name), target: join(own, name) })),
    };
  },

  connectionOf(setting) {
    const { environment, home, isDefault } = setting;
    const folder = join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'crush');
    const { large, small } = modelsOf(setting);
    return [
      {
        file: join(folder, fileName),
        format: 'json',
        edits: [{ path: ['providers', 'louter'], value: providerOf(setting, setting.token) }],
      },
      ...(isDefault
        ? [
            {
              file: join(dataFolderOf(setting), fileName),
              format: 'json' as const,
              edits: [
                { path: ['models', 'large'], value: large },
                { path: ['models', 'small'], value: small },
              ],
            },
          ]
        : []),
    ];
  },
};

/** The folder with what it remembers, such as the models that the user chose. */
const dataFolderOf = ({ environment, home }: UserSetting): string =>
  environment['CRUSH_GLOBAL_DATA'] ?? join(environment['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'crush');

function providerOf(setting: RunSetting | ConnectionSetting, key: string): JsonObject {
  const { protocol, url, contextWindow, maxOutput } = setting;
  const { type, path } = ofProtocol(interfaces, protocol);
  const id = requiredModel(setting);
  return {
    type,
    name: 'Louter',
    base_url: `${url}${path}`,
    api_key: key,
    models: [{ id, name: id, context_window: contextWindow ?? 128_000, default_max_tokens: maxOutput ?? 16_384 }],
  };
}

/** The models for the task and for titles. */
function modelsOf(setting: RunSetting | ConnectionSetting) {
  const model = { provider: 'louter', model: requiredModel(setting) };
  return { large: model, small: model };
}
