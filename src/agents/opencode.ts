import { join } from 'node:path';
import { asObject, type JsonObject, type JsonValue } from '../core/json.ts';
import type { Protocol } from '../core/types.ts';
import { type Agent, AgentError, type ConnectionSetting, type RunSetting } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';
import { parseUserJson } from './user-json.ts';

const tokenVariable = 'LOUTER_RUN_TOKEN';

/** Its library for each protocol; Google's appends no version to its base URL. */
const libraries: Partial<Record<Protocol, { npm: string; path: string }>> = {
  'openai-chat': { npm: '@ai-sdk/openai-compatible', path: '/v1' },
  'openai-responses': { npm: '@ai-sdk/openai', path: '/v1' },
  anthropic: { npm: '@ai-sdk/anthropic', path: '/v1' },
  gemini: { npm: '@ai-sdk/google', path: '/v1beta' },
};

/** What differs between opencode and agents that are made from it. */
interface Edition extends Pick<
  Agent,
  'name' | 'title' | 'command' | 'npmPackage' | 'testedVersion' | 'firstRequestTokens'
> {
  /** Its configuration in a variable, which it merges over all its files but managed ones. */
  readonly variable: string;
}

/** opencode, or an agent that is made from it: its folder and files of settings have the name of the agent. */
export const opencodeLike = ({ variable, ...edition }: Edition): Agent => ({
  ...edition,
  protocols: ['openai-chat', 'anthropic', 'openai-responses', 'gemini'],
  defaultModels: [],
  variables: 'all',
  besides: 'provider',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions(edition.title, setting, ['--model', '-m']);
    const { environment, token, arguments: words } = setting;
    const given = environment[variable];
    const own = given === undefined || given.trim() === '' ? {} : parseUserJson(given);
    if (own === undefined) throw new AgentError(`${variable} is set, but it is not valid JSON: correct or unset it.`);
    return {
      arguments: words,
      environment: { [variable]: JSON.stringify(merge(own, configurationOf(setting))), [tokenVariable]: token },
    };
  },

  connectionOf(setting) {
    const { files, environment, home, isDefault } = setting;
    const folder = join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), edition.name);
    const has = (name: string): boolean => files.read(join(folder, name)) !== undefined;
    const [json, jsonc] = [`${edition.name}.json`, `${edition.name}.jsonc`];
    const model = requiredModel(setting);
    return [
      {
        file: join(folder, !has(json) && has(jsonc) ? jsonc : json),
        format: 'json',
        edits: [
          { path: ['provider', 'louter'], value: providerOf(setting, setting.token) },
          ...(isDefault ? [{ path: ['model'], value: `louter/${model}` }] : []),
        ],
      },
    ];
  },
});

export const opencode = opencodeLike({
  name: 'opencode',
  title: 'opencode',
  command: 'opencode',
  npmPackage: 'opencode-ai',
  testedVersion: '1.18.33',
  firstRequestTokens: 6_000,
  variable: 'OPENCODE_CONFIG_CONTENT',
});

function configurationOf(setting: RunSetting): JsonObject {
  const model = requiredModel(setting);
  return {
    provider: { louter: providerOf(setting, `{env:${tokenVariable}}`) },
    model: `louter/${model}`,
    small_model: `louter/${model}`,
  };
}

function providerOf(setting: RunSetting | ConnectionSetting, key: string): JsonObject {
  const { protocol, url, contextWindow, maxOutput } = setting;
  const { npm, path } = ofProtocol(libraries, protocol);
  const limit =
    contextWindow === undefined
      ? {}
      : { limit: { context: contextWindow, output: maxOutput ?? Math.min(32_000, contextWindow) } };
  return {
    npm,
    name: 'Louter',
    options: { baseURL: `${url}${path}`, apiKey: key },
    models: { [requiredModel(setting)]: limit },
  };
}

/** Merges objects key by key; other values are replaced. */
function merge(base: JsonObject, over: JsonObject): JsonObject {
  const entries = Object.entries(over).map(([key, value]): [string, JsonValue] => {
    const [one, other] = [asObject(base[key]), asObject(value)];
    return [key, one && other ? merge(one, other) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}
