import { join } from 'node:path';
import { defaultModels } from '../config/agent-data.ts';
import { asObject, asString } from '../core/json.ts';
import type { Agent, RunSetting, UserSetting } from './agent.ts';
import { optionValue } from './arguments.ts';
import { readUserJson, readUserJsonIfValid } from './user-json.ts';

const modelOption = ['--model', '-m'];

/**
 * Gemini CLI: how it authenticates can only be chosen in its settings, so it gets a home folder of its own, in which
 * everything but the settings is linked to the user's.
 */
export const gemini: Agent = {
  name: 'gemini',
  title: 'Gemini CLI',
  command: 'gemini',
  npmPackage: '@google/gemini-cli',
  testedVersion: '0.61.0',
  protocols: ['gemini'],
  defaultModels: defaultModels.gemini,
  firstRequestTokens: 12_000,
  variables:
    'Gemini CLI also needs "security": {"auth": {"selectedType": "gemini-api-key"}} in ~/.gemini/settings.json',
  vendor: {
    name: 'Google',
    protocol: 'gemini',
    loginProblem: (setting) =>
      setting.environment['GEMINI_API_KEY'] || ownEnvFile(setting).includes('GEMINI_API_KEY=')
        ? undefined
        : '--record reaches generativelanguage.googleapis.com with a key; Gemini CLI is signed in with Google, which is another server. Set GEMINI_API_KEY, or configure a backend.',
  },

  chosenModel: (setting) =>
    optionValue(setting.arguments, modelOption) ??
    setting.environment['GEMINI_MODEL'] ??
    asString(asObject(readUserJsonIfValid(setting.files, join(folderOf(setting), 'settings.json'))['model'])?.['name']),

  runOf(setting) {
    const { url, token, keepLogin, needsToken, model, arguments: words, folder, files } = setting;
    const own = folderOf(setting);
    const settingsFile = join(own, 'settings.json');
    const settings = readUserJson(files, settingsFile);
    const security = asObject(settings['security']);
    const changed = {
      ...settings,
      security: { ...security, auth: { ...asObject(security?.['auth']), selectedType: 'gemini-api-key' } },
    };
    const chosen = model === undefined || optionValue(words, modelOption) !== undefined ? [] : ['-m', model];
    return {
      arguments: [...chosen, ...words],
      environment: {
        GEMINI_CLI_HOME: folder,
        GOOGLE_GEMINI_BASE_URL: url,
        ...(!keepLogin && { GEMINI_API_KEY: token }),
        ...(keepLogin && needsToken && { GEMINI_CLI_CUSTOM_HEADERS: withTokenHeader(setting) }),
      },
      // With these it uses other servers than its API.
      unset: ['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA', ...(keepLogin ? [] : ['GOOGLE_API_KEY'])],
      files: [
        {
          path: join(folder, '.gemini', 'settings.json'),
          content: JSON.stringify(changed, null, 2),
          copyOf: settingsFile,
        },
      ],
      links: files
        .list(own)
        .filter((name) => name !== 'settings.json')
        .map((name) => ({ path: join(folder, '.gemini', name), target: join(own, name) })),
    };
  },

  connectionOf(setting) {
    const { url, token, keepLogin } = setting;
    const folder = folderOf(setting);
    return [
      {
        file: join(folder, 'settings.json'),
        format: 'json',
        edits: [{ path: ['security', 'auth', 'selectedType'], value: 'gemini-api-key' }],
      },
      {
        file: join(folder, '.env'),
        format: 'variables',
        edits: [
          ...(keepLogin ? [] : [{ path: ['GEMINI_API_KEY'], value: token }]),
          { path: ['GOOGLE_GEMINI_BASE_URL'], value: url },
        ],
      },
    ];
  },
};

const folderOf = ({ environment, home }: UserSetting): string =>
  join(environment['GEMINI_CLI_HOME'] ?? home, '.gemini');

const ownEnvFile = (setting: UserSetting): string => setting.files.read(join(folderOf(setting), '.env')) ?? '';

const withTokenHeader = ({ environment, token }: RunSetting): string =>
  [environment['GEMINI_CLI_CUSTOM_HEADERS'], `x-louter-key:${token}`].filter(Boolean).join(',');
