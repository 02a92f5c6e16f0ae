import { isAbsolute, join, resolve } from 'node:path';
import { defaultModels } from '../config/agent-data.ts';
import { asObject, asString, type JsonObject } from '../core/json.ts';
import { type Agent, AgentError, type RunSetting, type UserSetting } from './agent.ts';
import type { KeyEdit } from './connection.ts';
import { optionValue, withoutOption } from './arguments.ts';
import { parseUserJson, readUserJson, readUserJsonIfValid } from './user-json.ts';

const settingsOption = ['--settings'];
const modelOption = ['--model'];

/**
 * Claude Code. An `env` block of its settings takes precedence over the environment, and the file of `--settings` over all
 * others but managed ones (code.claude.com/docs/en/settings).
 */
export const claude: Agent = {
  name: 'claude',
  title: 'Claude Code',
  command: 'claude',
  npmPackage: '@anthropic-ai/claude-code',
  testedVersion: '2.1.329',
  protocols: ['anthropic'],
  defaultModels: defaultModels.claude,
  firstRequestTokens: 12_000,
  variables: 'an env block in the settings of Claude Code takes precedence over these variables',
  vendor: { name: 'Anthropic', protocol: 'anthropic', loginProblem: () => undefined },

  chosenModel(setting) {
    const settings = userSettings(setting);
    const chosen =
      optionValue(setting.arguments, modelOption) ??
      asString(asObject(settings['env'])?.['ANTHROPIC_MODEL']) ??
      setting.environment['ANTHROPIC_MODEL'] ??
      asString(settings['model']);
    return chosen === undefined ? undefined : expandAlias(chosen);
  },

  runOf(setting) {
    assertNotManaged(setting);
    const { model, arguments: words, folder } = setting;
    const environment = environmentOf(setting);
    const file = join(folder, 'settings.json');
    const given = givenSettings(setting);
    // An empty value removes what the user's own settings set.
    const emptied = setting.keepLogin ? {} : { ANTHROPIC_API_KEY: '' };
    const settings = { ...given, env: { ...asObject(given['env']), ...environment, ...emptied } };
    const chosen = model === undefined || optionValue(words, modelOption) !== undefined ? [] : ['--model', model];
    return {
      arguments: ['--settings', file, ...chosen, ...withoutOption(words, settingsOption)],
      environment,
      unset: [
        ...alwaysUnset,
        ...(setting.keepLogin ? [] : ['ANTHROPIC_API_KEY']),
        ...(model === undefined ? [] : chosenModelVariables),
      ],
      files: [{ path: file, content: JSON.stringify(settings, null, 2) }],
    };
  },

  connectionOf(setting) {
    const { url, token, needsToken, keepLogin, model } = setting;
    const variables = {
      ANTHROPIC_BASE_URL: url,
      ...(!keepLogin && { ANTHROPIC_AUTH_TOKEN: token }),
      ...(keepLogin && needsToken && { ANTHROPIC_CUSTOM_HEADERS: `x-louter-key: ${token}` }),
      CLAUDE_CODE_ENABLE_GATEWAY_MODEL_DISCOVERY: '1',
      ...(model !== undefined && modelVariables(model)),
    };
    const edits = Object.entries(variables).map(([name, value]): KeyEdit => ({ path: ['env', name], value }));
    return [{ file: join(configFolder(setting), 'settings.json'), format: 'json', edits }];
  },
};

/** Of an outer Claude Code, of an editor, and what selects another server. */
const alwaysUnset = ['CLAUDECODE', 'CLAUDE_CODE_SSE_PORT', 'CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX'];
const chosenModelVariables = ['ANTHROPIC_MODEL', 'ANTHROPIC_SMALL_FAST_MODEL'];

/** One model for every purpose. */
const modelVariables = (model: string): Record<string, string> => ({
  ANTHROPIC_DEFAULT_OPUS_MODEL: model,
  ANTHROPIC_DEFAULT_SONNET_MODEL: model,
  ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
  CLAUDE_CODE_SUBAGENT_MODEL: model,
});

/** The variables, for the settings and for what the agent starts. */
function environmentOf(setting: RunSetting): Record<string, string> {
  const { url, token, keepLogin, needsToken, model, isOwnVendor, contextWindow, maxOutput } = setting;
  const isKnown = !isOwnVendor || model !== undefined;
  return {
    ANTHROPIC_BASE_URL: url,
    CLAUDE_CODE_ENABLE_GATEWAY_MODEL_DISCOVERY: '1',
    ...(!keepLogin && { ANTHROPIC_AUTH_TOKEN: token }),
    ...(keepLogin && needsToken && { ANTHROPIC_CUSTOM_HEADERS: withTokenHeader(setting) }),
    ...(model !== undefined && modelVariables(model)),
    ...(isKnown && contextWindow !== undefined && { CLAUDE_CODE_AUTO_COMPACT_WINDOW: String(contextWindow) }),
    ...(isKnown && maxOutput !== undefined && { CLAUDE_CODE_MAX_OUTPUT_TOKENS: String(maxOutput) }),
    // Its value varies from request to request, so that no server could reuse the prompt that follows it.
    ...(!isOwnVendor && { CLAUDE_CODE_ATTRIBUTION_HEADER: '0' }),
  };
}

/** The user's own headers, one per line, and the gateway's. */
function withTokenHeader(setting: RunSetting): string {
  const own =
    asString(asObject(givenSettings(setting)['env'])?.['ANTHROPIC_CUSTOM_HEADERS']) ??
    asString(asObject(userSettings(setting)['env'])?.['ANTHROPIC_CUSTOM_HEADERS']) ??
    setting.environment['ANTHROPIC_CUSTOM_HEADERS'] ??
    '';
  return [...own.split('\n').filter((line) => line.trim() !== ''), `x-louter-key: ${setting.token}`].join('\n');
}

const configFolder = ({ environment, home }: UserSetting): string =>
  environment['CLAUDE_CONFIG_DIR'] ?? join(home, '.claude');

const userSettings = (setting: UserSetting): JsonObject =>
  readUserJsonIfValid(setting.files, join(configFolder(setting), 'settings.json'));

/** The settings of the user's own `--settings`, a file or JSON: of two such options only the last counts. */
function givenSettings({ arguments: words, files, environment }: UserSetting): JsonObject {
  const given = optionValue(words, settingsOption);
  if (given === undefined) return {};
  if (given.trim().startsWith('{')) {
    const settings = parseUserJson(given);
    if (settings) return settings;
    throw new AgentError('the JSON of --settings is not valid.');
  }
  const path = isAbsolute(given) ? given : resolve(environment['PWD'] ?? '.', given);
  if (files.read(path) === undefined) throw new AgentError(`--settings: there is no file ${given}.`);
  return readUserJson(files, path);
}

const managedFiles: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Library/Application Support/ClaudeCode/managed-settings.json',
  win32: 'C:\\Program Files\\ClaudeCode\\managed-settings.json',
};

const managedKeys = ['ANTHROPIC_BASE_URL', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX'];

function assertNotManaged({ files, platform }: UserSetting): void {
  const path = managedFiles[platform] ?? '/etc/claude-code/managed-settings.json';
  const managed = asObject(readUserJson(files, path)['env']);
  const key = managedKeys.find((name) => managed?.[name] !== undefined);
  if (key === undefined) return;
  throw new AgentError(
    `the managed settings of this machine set env.${key}, and outrank what Louter can say. Ask who manages them.`,
  );
}

/** Claude Code's short names of its current models. */
function expandAlias(name: string): string {
  const plain = name.replace(/\[1m\]$/, '');
  return (
    claude.defaultModels.find((model) => model.split('-')[1] === plain) ??
    (plain === 'default' ? (claude.defaultModels[0] ?? plain) : plain)
  );
}
