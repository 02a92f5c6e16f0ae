import { join } from 'node:path';
import type { Protocol } from '../core/types.ts';
import type { Agent, ConnectionSetting, RunSetting } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';

const tokenVariable = 'LOUTER_RUN_TOKEN';

/** Its name of each protocol, and what its base URL ends with. */
const interfaces: Partial<Record<Protocol, { api: string; path: string }>> = {
  'openai-chat': { api: 'openai-completions', path: '/v1' },
  'openai-responses': { api: 'openai-responses', path: '/v1' },
  anthropic: { api: 'anthropic-messages', path: '' },
  gemini: { api: 'google-generative-ai', path: '/v1beta' },
};

/** pi: an extension registers a provider for this run; sessions, keys and settings stay the user's. */
export const pi: Agent = {
  name: 'pi',
  title: 'pi',
  command: 'pi',
  npmPackage: '@mariozechner/pi-coding-agent',
  testedVersion: '0.73.1',
  protocols: ['openai-chat', 'anthropic', 'openai-responses', 'gemini'],
  defaultModels: [],
  firstRequestTokens: 1_500,
  variables: 'none',
  besides: 'provider',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('pi', setting, ['--provider', '--model', '--api-key']);
    const extension = join(setting.folder, 'louter.ts');
    return {
      arguments: ['-e', extension, '--provider', 'louter', '--model', requiredModel(setting), ...setting.arguments],
      environment: { [tokenVariable]: setting.token },
      files: [{ path: extension, content: extensionOf(setting) }],
    };
  },

  connectionOf(setting) {
    const folder = join(setting.home, '.pi', 'agent');
    const model = requiredModel(setting);
    const provider = { ...providerOf(setting), apiKey: setting.token };
    return [
      {
        file: join(folder, 'models.json'),
        format: 'json',
        edits: [{ path: ['providers', 'louter'], value: provider }],
      },
      ...(setting.isDefault
        ? [
            {
              file: join(folder, 'settings.json'),
              format: 'json' as const,
              edits: [
                { path: ['defaultProvider'], value: 'louter' },
                { path: ['defaultModel'], value: model },
              ],
            },
          ]
        : []),
    ];
  },
};

/** Its releases differ in how the name of a variable is written as a key, so the program reads the variable itself. */
const extensionOf = (setting: RunSetting): string =>
  `import { env } from 'node:process';\nexport default (pi) =>\n  pi.registerProvider("louter", { ...${JSON.stringify(providerOf(setting))}, apiKey: env.${tokenVariable} });\n`;

function providerOf(setting: RunSetting | ConnectionSetting) {
  const { protocol, url, contextWindow, maxOutput } = setting;
  const { api, path } = ofProtocol(interfaces, protocol);
  const model = requiredModel(setting);
  return {
    baseUrl: `${url}${path}`,
    api,
    models: [
      {
        id: model,
        name: model,
        reasoning: true,
        input: ['text', 'image'],
        cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
        contextWindow: contextWindow ?? 128_000,
        maxTokens: maxOutput ?? 32_000,
      },
    ],
  };
}
