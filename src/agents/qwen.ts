import { join } from 'node:path';
import { asObject, asString, objectsIn } from '../core/json.ts';
import type { Protocol } from '../core/types.ts';
import { type Agent, AgentError, type RunSetting } from './agent.ts';
import { findOption, optionValue } from './arguments.ts';
import { ofProtocol, requiredModel } from './provider-agents.ts';
import { readUserJsonIfValid } from './user-json.ts';

const modelOption = ['--model', '-m'];

interface Connection {
  /** Its name of the protocol. */
  readonly type: string;
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly path: string;
}

const openai = { url: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY', model: 'OPENAI_MODEL', path: '/v1' };

/** The variables by which it is connected in each protocol. */
const connections: Partial<Record<Protocol, Connection>> = {
  'openai-chat': { type: 'openai', ...openai },
  'openai-responses': { type: 'openai-responses', ...openai },
  anthropic: {
    type: 'anthropic',
    url: 'ANTHROPIC_BASE_URL',
    key: 'ANTHROPIC_API_KEY',
    model: 'ANTHROPIC_MODEL',
    path: '',
  },
  gemini: { type: 'gemini', url: 'GOOGLE_GEMINI_BASE_URL', key: 'GEMINI_API_KEY', model: 'GEMINI_MODEL', path: '' },
};

/** Qwen Code: its command line takes precedence over its settings. */
export const qwen: Agent = {
  name: 'qwen',
  title: 'Qwen Code',
  command: 'qwen',
  npmPackage: '@qwen-code/qwen-code',
  testedVersion: '0.24.4',
  protocols: ['openai-chat', 'anthropic', 'openai-responses', 'gemini'],
  defaultModels: [],
  firstRequestTokens: 20_000,
  variables: 'start Qwen Code with --auth-type and the name of the protocol, such as openai',

  chosenModel: ({ arguments: words, environment, home, files }) =>
    optionValue(words, modelOption) ??
    environment['OPENAI_MODEL'] ??
    asString(asObject(readUserJsonIfValid(files, join(home, '.qwen', 'settings.json'))['model'])?.['name']),

  runOf(setting) {
    const { token, url, model, arguments: words } = setting;
    assertNoConflict(setting);
    const { type, path, ...names } = ofProtocol(connections, setting.protocol);
    const chosen = model === undefined || optionValue(words, modelOption) !== undefined ? [] : ['--model', model];
    return {
      arguments: ['--auth-type', type, ...chosen, ...words],
      environment: {
        [names.url]: `${url}${path}`,
        [names.key]: token,
        ...(model !== undefined && { [names.model]: model }),
      },
    };
  },

  connectionOf(setting) {
    const file = join(setting.home, '.qwen', 'settings.json');
    const providers = asObject(readUserJsonIfValid(setting.files, file)['modelProviders']);
    const model = requiredModel(setting);
    const entry = { id: model, name: `${model} (Louter)`, baseUrl: `${setting.url}/v1`, envKey: 'LOUTER_KEY' };
    const others = objectsIn(providers?.['openai']).filter(({ envKey }) => envKey !== entry.envKey);
    return [
      {
        file,
        format: 'json',
        edits: [
          { path: ['modelProviders', 'openai'], value: [...others, entry] },
          { path: ['env', 'LOUTER_KEY'], value: setting.token },
          { path: ['security', 'auth', 'selectedType'], value: 'openai' },
          { path: ['model', 'name'], value: model },
        ],
      },
    ];
  },
};

function assertNoConflict({ arguments: words, keepLogin }: RunSetting): void {
  if (keepLogin) throw new AgentError('--keep-login is not supported for Qwen Code: it sends one key at a time.');
  const option = findOption(words, [
    '--auth-type',
    '--openai-base-url',
    '--openai-api-key',
    '--openaiBaseUrl',
    '--openaiApiKey',
  ]);
  if (option !== undefined)
    throw new AgentError(`${option} and Louter both say where Qwen Code finds its model: leave one out.`);
}
