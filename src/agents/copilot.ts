import type { Protocol } from '../core/types.ts';
import type { Agent } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';

/** Its name of each protocol, and what its base URL ends with. */
const interfaces: Partial<Record<Protocol, { type: string; wireApi: string; path: string }>> = {
  'openai-chat': { type: 'openai', wireApi: 'completions', path: '/v1' },
  'openai-responses': { type: 'openai', wireApi: 'responses', path: '/v1' },
  // It has no wire API to choose from.
  anthropic: { type: 'anthropic', wireApi: '', path: '' },
};

/** In tokens: what it requests of a model that it does not know. */
const defaultMaxOutput = 8_192;

/** GitHub Copilot CLI: a provider is chosen by variables (`copilot help providers`). */
export const copilot: Agent = {
  name: 'copilot',
  title: 'Copilot CLI',
  command: 'copilot',
  npmPackage: '@github/copilot',
  testedVersion: '1.0.102',
  protocols: ['openai-responses', 'openai-chat', 'anthropic'],
  defaultModels: [],
  firstRequestTokens: 12_000,
  variables: 'all',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('Copilot CLI', setting, ['--model']);
    const { url, token, protocol, contextWindow, maxOutput } = setting;
    const { type, wireApi, path } = ofProtocol(interfaces, protocol);
    const maxPrompt = contextWindow === undefined ? 0 : contextWindow - (maxOutput ?? defaultMaxOutput);
    return {
      arguments: setting.arguments,
      environment: {
        COPILOT_PROVIDER_BASE_URL: `${url}${path}`,
        COPILOT_PROVIDER_TYPE: type,
        ...(wireApi !== '' && { COPILOT_PROVIDER_WIRE_API: wireApi }),
        COPILOT_PROVIDER_API_KEY: token,
        COPILOT_MODEL: requiredModel(setting),
        ...(maxPrompt > 0 && { COPILOT_PROVIDER_MAX_PROMPT_TOKENS: String(maxPrompt) }),
        ...(maxOutput !== undefined && { COPILOT_PROVIDER_MAX_OUTPUT_TOKENS: String(maxOutput) }),
      },
      // Another credential, transport or name of the model, which take precedence.
      unset: [
        'COPILOT_PROVIDER_API_KEY_COMMAND',
        'COPILOT_PROVIDER_BEARER_TOKEN',
        'COPILOT_PROVIDER_MODEL_ID',
        'COPILOT_PROVIDER_TRANSPORT',
        'COPILOT_PROVIDER_WIRE_MODEL',
      ],
    };
  },
};
