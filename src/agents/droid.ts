import { join } from 'node:path';
import { asString, type JsonObject, objectsIn } from '../core/json.ts';
import type { Protocol } from '../core/types.ts';
import { type Agent, AgentError, type ConnectionSetting, type RunSetting, type UserSetting } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';
import { readUserJsonIfValid } from './user-json.ts';

const tokenVariable = 'LOUTER_RUN_TOKEN';

/** Its name of each protocol, and what its base URL ends with (https://docs.factory.ai/model-independence/byok). */
const providers: Partial<Record<Protocol, { provider: string; path: string }>> = {
  'openai-chat': { provider: 'generic-chat-completion-api', path: '/v1' },
  'openai-responses': { provider: 'openai', path: '/v1' },
  anthropic: { provider: 'anthropic', path: '' },
};

const suffix = ' (Louter)';
/** The name by which its settings select the model. */
const id = 'custom:louter';
const defaultModel = ['sessionDefaultSettings', 'model'];

/** Droid of Factory: models of one's own are entries of a list in its settings, over which it merges those of one run. */
export const droid: Agent = {
  name: 'droid',
  title: 'Droid',
  command: 'droid',
  npmPackage: 'droid',
  testedVersion: '0.215.0',
  protocols: ['openai-chat', 'anthropic', 'openai-responses'],
  defaultModels: [],
  firstRequestTokens: 10_000,
  variables: 'none',
  besides: 'model',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('Droid', setting, ['--model', '-m', '--settings']);
    const { folder, token, arguments: words } = setting;
    const file = join(folder, 'settings.json');
    const settings = {
      customModels: modelsWith(setting, entryOf(setting, `\${${tokenVariable}}`)),
      sessionDefaultSettings: { model: id },
    };
    // Only its commands that start a session have the option.
    const [first = ''] = words;
    const place = first === 'exec' ? 1 : 0;
    return {
      arguments: [...words.slice(0, place), '--settings', file, ...words.slice(place)],
      environment: { [tokenVariable]: token },
      files: [{ path: file, content: `${JSON.stringify(settings, null, 2)}\n` }],
    };
  },

  connectionOf(setting) {
    if (setting.keepLogin)
      throw new AgentError('--keep-login is not supported for Droid: each of its models has a key of its own.');
    return [
      {
        file: settingsFile(setting),
        format: 'json',
        edits: [
          { path: ['customModels'], value: modelsWith(setting, entryOf(setting, setting.token)) },
          ...(setting.isDefault ? [{ path: defaultModel, value: id }] : []),
        ],
      },
    ];
  },
};

const settingsFile = ({ home }: UserSetting): string => join(home, '.factory', 'settings.json');

/** The user's models and that of Louter. */
function modelsWith(setting: UserSetting, entry: JsonObject): JsonObject[] {
  const listed = objectsIn(readUserJsonIfValid(setting.files, settingsFile(setting))['customModels']);
  return [...listed.filter(({ displayName }) => !asString(displayName)?.endsWith(suffix)), entry];
}

function entryOf(setting: RunSetting | ConnectionSetting, key: string): JsonObject {
  const { url, protocol, maxOutput, contextWindow } = setting;
  const model = requiredModel(setting);
  const { provider, path } = ofProtocol(providers, protocol);
  return {
    id,
    model,
    displayName: `${model}${suffix}`,
    baseUrl: `${url}${path}`,
    apiKey: key,
    provider,
    maxOutputTokens: maxOutput ?? 16_384,
    ...(contextWindow !== undefined && { maxContextLimit: contextWindow }),
  };
}
