import { join } from 'node:path';
import { parse, stringify, TomlError } from 'smol-toml';
import { defaultModels } from '../config/agent-data.ts';
import { asObject, asString, parseJson } from '../core/json.ts';
import { type Agent, AgentError, type ConnectionSetting, type RunSetting, type UserSetting } from './agent.ts';
import { optionValue } from './arguments.ts';

/** The key of its configuration for how many tokens the model takes. */
const windowKey = 'model_context_window';
/** The variable that holds the token, named in the configuration so that the token is on no command line. */
const tokenVariable = 'LOUTER_RUN_TOKEN';

/** Codex: every key of its configuration can be given on the command line, with precedence over `config.toml`. */
export const codex: Agent = {
  name: 'codex',
  title: 'Codex',
  command: 'codex',
  npmPackage: '@openai/codex',
  testedVersion: '0.169.0',
  protocols: ['openai-responses'],
  defaultModels: defaultModels.codex,
  firstRequestTokens: 9_500,
  variables: 'none',
  besides: 'profile',
  vendor: {
    name: 'OpenAI',
    protocol: 'openai-responses',
    loginProblem: (setting) =>
      credentialOf(setting) === 'chatgpt'
        ? '--record reaches api.openai.com with a key; Codex is signed in with ChatGPT, which is another server. Set OPENAI_API_KEY, or configure a backend.'
        : undefined,
  },

  chosenModel: (setting) =>
    optionValue(setting.arguments, ['--model', '-m']) ??
    overridesIn(setting.arguments).get('model') ??
    configuredModel(setting),

  runOf(setting) {
    assertNoConflict(setting.arguments);
    const { model, arguments: words, token, isOwnVendor, contextWindow } = setting;
    const isWindowKnown = contextWindow !== undefined && (model !== undefined || !isOwnVendor);
    return {
      arguments: [
        '-c',
        'model_provider="louter"',
        '-c',
        `model_providers.louter=${providerOf(setting)}`,
        ...(model === undefined ? [] : ['-c', `model=${JSON.stringify(model)}`]),
        // It compacts at nine tenths of it; of a model that is not in its catalogue it takes 272,000 for the window.
        ...(isWindowKnown ? ['-c', `${windowKey}=${contextWindow}`] : []),
        ...words,
      ],
      environment: { [tokenVariable]: token },
    };
  },

  connectionOf(setting) {
    const { model, isDefault, contextWindow } = setting;
    const window = model === undefined ? undefined : contextWindow;
    const provider = connectedProvider(setting);
    const profile = {
      ...(model !== undefined && { model }),
      ...(window !== undefined && { [windowKey]: window }),
      model_provider: 'louter',
      model_providers: { louter: provider },
    };
    const folder = homeOf(setting);
    return [
      {
        file: join(folder, 'louter.config.toml'),
        format: 'whole',
        edits: [{ path: [], value: `${stringify(profile)}\n` }],
      },
      ...(isDefault
        ? [
            {
              file: join(folder, 'config.toml'),
              format: 'toml' as const,
              edits: [
                { path: ['model_provider'], value: 'louter' },
                { path: ['model_providers', 'louter'], value: provider },
              ],
            },
          ]
        : []),
    ];
  },
};

/** The provider as an inline table of TOML. */
function providerOf(setting: RunSetting): string {
  const fields = [
    'name="Louter"',
    `base_url=${JSON.stringify(`${setting.url}/v1`)}`,
    ...credentialFields(setting),
    'wire_api="responses"',
    'supports_websockets=false',
  ];
  return `{${fields.join(', ')}}`;
}

function credentialFields(setting: RunSetting): string[] {
  if (!setting.keepLogin) return [`env_key="${tokenVariable}"`];
  const own = credentialOf(setting) === 'variable' ? 'env_key="OPENAI_API_KEY"' : 'requires_openai_auth=true';
  return setting.needsToken ? [own, `env_http_headers={"x-louter-key"="${tokenVariable}"}`] : [own];
}

/** The provider of a connection; the key of the gateway is a header of every request. */
const connectedProvider = ({ url, token, needsToken, keepLogin }: ConnectionSetting) => ({
  name: 'Louter',
  base_url: `${url}/v1`,
  wire_api: 'responses',
  supports_websockets: false,
  ...(keepLogin && { requires_openai_auth: true }),
  ...(needsToken && { http_headers: { 'x-louter-key': token } }),
});

/** What Codex would authenticate with. */
function credentialOf(setting: UserSetting): 'variable' | 'key' | 'chatgpt' {
  if (setting.environment['OPENAI_API_KEY']) return 'variable';
  const login = asObject(parseJson(setting.files.read(join(homeOf(setting), 'auth.json')) ?? ''));
  return asString(login?.['OPENAI_API_KEY']) ? 'key' : 'chatgpt';
}

const homeOf = ({ environment, home }: UserSetting): string => environment['CODEX_HOME'] ?? join(home, '.codex');

/** The keys that are set with `-c KEY=VALUE`; values as written, without quotes. */
function overridesIn(words: readonly string[]): ReadonlyMap<string, string> {
  const pairs = words.flatMap((word, index) => {
    const isOption = word === '-c' || word === '--config';
    const text = isOption ? words[index + 1] : /^(?:--config=|-c=?)(.+)$/s.exec(word)?.[1];
    const [, key, value] = /^\s*([^=]+?)\s*=\s*(.*)$/s.exec(text ?? '') ?? [];
    return key === undefined || value === undefined ? [] : [[key, value.replace(/^"(.*)"$/s, '$1')] as const];
  });
  return new Map(pairs);
}

function configuredModel(setting: UserSetting): string | undefined {
  try {
    const { model } = parse(setting.files.read(join(homeOf(setting), 'config.toml')) ?? '');
    return typeof model === 'string' ? model : undefined;
  } catch (error) {
    // Codex itself reports it.
    if (error instanceof TomlError) return undefined;
    throw error;
  }
}

function assertNoConflict(words: readonly string[]): void {
  const option = words.find((word) => /^--(?:oss|local-provider)(?:=|$)/.test(word))?.replace(/=.*$/, '');
  const key = [...overridesIn(words).keys()].find((name) =>
    /^model_provider$|^model_providers\.louter(?:\.|$)/.test(name),
  );
  const conflict = option ?? (key === undefined ? undefined : `-c ${key}`);
  if (conflict !== undefined)
    throw new AgentError(`${conflict} and Louter both say where Codex finds its model: leave one out.`);
}
