import { join } from 'node:path';
import { asString, objectsIn } from '../core/json.ts';
import type { Protocol } from '../core/types.ts';
import { type Agent, AgentError } from './agent.ts';
import { requiredModel } from './provider-agents.ts';
import { readUserJsonIfValid } from './user-json.ts';

/** Its name of each protocol, and what its base URL ends with (https://docs.factory.ai/model-independence/byok). */
const providers: Partial<Record<Protocol, { provider: string; path: string }>> = {
  'openai-chat': { provider: 'generic-chat-completion-api', path: '/v1' },
  'openai-responses': { provider: 'openai', path: '/v1' },
  anthropic: { provider: 'anthropic', path: '' },
};

const suffix = ' (Louter)';

/** Droid of Factory: models of one's own are entries of a list in its settings; there is no place for those of one run. */
export const droid: Agent = {
  name: 'droid',
  title: 'Droid',
  command: 'droid',
  npmPackage: null,
  testedVersion: null,
  protocols: ['openai-chat', 'anthropic', 'openai-responses'],
  defaultModels: [],
  firstRequestTokens: 10_000,
  variables: 'none',
  isConnectedOnly: true,
  chosenModel: () => undefined,

  runOf() {
    throw new AgentError('Droid takes models from its settings only.');
  },

  connectionOf(setting) {
    const { files, home, url, token, protocol, keepLogin, maxOutput } = setting;
    if (keepLogin)
      throw new AgentError('--keep-login is not supported for Droid: each of its models has a key of its own.');
    const file = join(home, '.factory', 'settings.json');
    const model = requiredModel(setting);
    const { provider, path } = providers[protocol] ?? { provider: 'generic-chat-completion-api', path: '/v1' };
    const entry = {
      model,
      displayName: `${model}${suffix}`,
      baseUrl: `${url}${path}`,
      apiKey: token,
      provider,
      maxOutputTokens: maxOutput ?? 16_384,
    };
    const listed = objectsIn(readUserJsonIfValid(files, file)['customModels']);
    const others = listed.filter(({ displayName }) => !asString(displayName)?.endsWith(suffix));
    return [{ file, format: 'json', edits: [{ path: ['customModels'], value: [...others, entry] }] }];
  },
};
