import { join } from 'node:path';
import type { Protocol } from '../core/types.ts';
import { type Agent, AgentError } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';

/** Its name of each protocol, and what its base URL ends with. */
const providers: Partial<Record<Protocol, { type: string; path: string }>> = {
  'openai-chat': { type: 'openai', path: '/v1' },
  anthropic: { type: 'anthropic', path: '' },
};

/**
 * In tokens: what Kimi Code takes for the window of a model that it does not know
 * (https://moonshotai.github.io/kimi-code/en/configuration/env-vars.html).
 */
const defaultWindow = 262_144;

/** Kimi Code: variables define a model for one run, settings a provider and a model. */
export const kimi: Agent = {
  name: 'kimi',
  title: 'Kimi Code',
  command: 'kimi',
  npmPackage: '@moonshot-ai/kimi-code',
  testedVersion: '2.1.0',
  protocols: ['openai-chat', 'anthropic'],
  defaultModels: [],
  firstRequestTokens: 20_000,
  variables: 'all',
  besides: 'provider',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('Kimi Code', setting, ['--model', '-m']);
    const { url, token, protocol, contextWindow, maxOutput } = setting;
    const { type, path } = ofProtocol(providers, protocol);
    return {
      arguments: setting.arguments,
      environment: {
        KIMI_MODEL_NAME: requiredModel(setting),
        KIMI_MODEL_PROVIDER_TYPE: type,
        KIMI_MODEL_BASE_URL: `${url}${path}`,
        KIMI_MODEL_API_KEY: token,
        ...(contextWindow !== undefined && { KIMI_MODEL_MAX_CONTEXT_SIZE: String(contextWindow) }),
        ...(maxOutput !== undefined && { KIMI_MODEL_MAX_OUTPUT_SIZE: String(maxOutput) }),
      },
    };
  },

  connectionOf(setting) {
    const { environment, home, url, token, protocol, keepLogin, isDefault, contextWindow } = setting;
    if (keepLogin)
      throw new AgentError('--keep-login is not supported for Kimi Code: each of its providers has a key of its own.');
    const { type, path } = ofProtocol(providers, protocol);
    return [
      {
        file: join(environment['KIMI_CODE_HOME'] ?? join(home, '.kimi-code'), 'config.toml'),
        format: 'toml',
        edits: [
          { path: ['providers', 'louter'], value: { type, base_url: `${url}${path}`, api_key: token } },
          {
            path: ['models', 'louter'],
            value: {
              provider: 'louter',
              model: requiredModel(setting),
              max_context_size: contextWindow ?? defaultWindow,
            },
          },
          ...(isDefault ? [{ path: ['default_model'], value: 'louter' }] : []),
        ],
      },
    ];
  },
};
