import { join } from 'node:path';
import type { Protocol } from '../core/types.ts';
import { type Agent, AgentError } from './agent.ts';
import { assertNoOptions, ofProtocol, requiredModel } from './provider-agents.ts';

/** Its provider for each protocol, and the variables with its base URL and key. */
const providers: Partial<Record<Protocol, { provider: string; host: string; key: string }>> = {
  'openai-chat': { provider: 'openai', host: 'OPENAI_HOST', key: 'OPENAI_API_KEY' },
  anthropic: { provider: 'anthropic', host: 'ANTHROPIC_HOST', key: 'ANTHROPIC_API_KEY' },
};

/** goose: variables outrank its settings; a provider of one's own is a file. */
export const goose: Agent = {
  name: 'goose',
  title: 'goose',
  command: 'goose',
  npmPackage: null,
  testedVersion: '1.34.0',
  protocols: ['openai-chat', 'anthropic'],
  defaultModels: [],
  firstRequestTokens: 4_000,
  variables: 'all',
  besides: 'provider',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('goose', setting, ['--provider', '--model']);
    const { url, token, protocol, contextWindow } = setting;
    const { provider, host, key } = ofProtocol(providers, protocol);
    const model = requiredModel(setting);
    return {
      arguments: setting.arguments,
      environment: {
        GOOSE_PROVIDER: provider,
        GOOSE_MODEL: model,
        GOOSE_PLANNER_PROVIDER: provider,
        GOOSE_PLANNER_MODEL: model,
        [host]: url,
        [key]: token,
        ...(provider === 'openai'
          ? { OPENAI_BASE_PATH: 'v1/chat/completions' }
          : // It names sessions with a small model of the vendor, whose name cannot be set.
            { GOOSE_DISABLE_SESSION_NAMING: 'true' }),
        ...(contextWindow !== undefined && { GOOSE_CONTEXT_LIMIT: String(contextWindow) }),
      },
      unset: ['OPENAI_BASE_URL'],
    };
  },

  connectionOf(setting) {
    const { environment, home, url, token, needsToken, keepLogin, isDefault, contextWindow } = setting;
    if (keepLogin) throw new AgentError('--keep-login is not supported for goose: its provider has no key.');
    if (isDefault)
      throw new AgentError('--default is not supported for goose: select the provider with goose configure.');
    const provider = {
      name: 'louter',
      engine: 'openai',
      display_name: 'Louter',
      description: 'Models of a Louter gateway',
      api_key_env: '',
      requires_auth: false,
      base_url: `${url}/v1/chat/completions`,
      ...(needsToken && { headers: { 'x-louter-key': token } }),
      models: [{ name: requiredModel(setting), context_limit: contextWindow ?? 128_000 }],
      supports_streaming: true,
    };
    const folder = join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'goose', 'custom_providers');
    return [
      {
        file: join(folder, 'louter.json'),
        format: 'whole',
        edits: [{ path: [], value: `${JSON.stringify(provider, null, 2)}\n` }],
      },
    ];
  },
};
