import type { Agent } from './agent.ts';
import { assertNoOptions, requiredModel } from './provider-agents.ts';

/** GitHub Copilot CLI: a provider is chosen by variables. Not tested. */
export const copilot: Agent = {
  name: 'copilot',
  title: 'Copilot CLI',
  command: 'copilot',
  npmPackage: '@github/copilot',
  testedVersion: null,
  protocols: ['openai-responses'],
  defaultModels: [],
  firstRequestTokens: 10_000,
  variables: 'all',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('Copilot CLI', setting, ['--model']);
    return {
      arguments: setting.arguments,
      environment: {
        COPILOT_PROVIDER_BASE_URL: `${setting.url}/v1`,
        COPILOT_PROVIDER_API_KEY: setting.token,
        COPILOT_PROVIDER_WIRE_API: 'responses',
        COPILOT_MODEL: requiredModel(setting),
      },
    };
  },
};
