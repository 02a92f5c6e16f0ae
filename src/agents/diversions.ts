import { join } from 'node:path';
import { parse, TomlError } from 'smol-toml';
import { asObject, asString, type JsonObject, objectsIn, parseJson } from '../core/json.ts';
import type { Agent, AgentName, UserSetting } from './agent.ts';
import { variableIn } from './edit-variables.ts';
import { readUserJsonIfValid } from './user-json.ts';

/** A setting by which an agent would send its requests to something other than Louter. */
export interface Diversion {
  /** `ANTHROPIC_BASE_URL in the environment`, or the file and the key. */
  readonly place: string;
  readonly url: string;
}

/** The user's side, without arguments of the agent. */
type User = Omit<UserSetting, 'arguments'>;

/** The variables with an agent's base URL. */
const baseUrlVariables: Partial<Record<AgentName, readonly string[]>> = {
  claude: ['ANTHROPIC_BASE_URL'],
  codex: ['OPENAI_BASE_URL'],
  gemini: ['GOOGLE_GEMINI_BASE_URL'],
  qwen: ['OPENAI_BASE_URL'],
  copilot: ['COPILOT_PROVIDER_BASE_URL'],
  kimi: ['KIMI_MODEL_BASE_URL'],
  goose: ['OPENAI_BASE_URL', 'OPENAI_HOST', 'ANTHROPIC_HOST', 'GOOGLE_HOST'],
};

/** The base URLs in the settings of an agent that it uses by default, and the keys they are at. */
const settingsOf: Partial<Record<AgentName, (user: User) => { file: string; keys: readonly FoundKey[] }>> = {
  // The `env` block outranks the shell's environment (https://code.claude.com/docs/en/settings).
  claude({ environment, home, files }) {
    const file = join(environment['CLAUDE_CONFIG_DIR'] ?? join(home, '.claude'), 'settings.json');
    return { file, keys: [keyAt(readUserJsonIfValid(files, file), ['env', 'ANTHROPIC_BASE_URL'])] };
  },
  codex({ environment, home, files }) {
    const file = join(environment['CODEX_HOME'] ?? join(home, '.codex'), 'config.toml');
    const settings = parseToml(files.read(file) ?? '');
    const provider = asString(settings['model_provider']) ?? '';
    return { file, keys: [keyAt(settings, ['model_providers', provider, 'base_url'])] };
  },
  gemini({ environment, home, files }) {
    const file = join(environment['GEMINI_CLI_HOME'] ?? home, '.gemini', '.env');
    const name = 'GOOGLE_GEMINI_BASE_URL';
    return { file, keys: [{ key: name, value: variableIn(files.read(file) ?? '', [name]) }] };
  },
  qwen({ home, files }) {
    const file = join(home, '.qwen', 'settings.json');
    const settings = readUserJsonIfValid(files, file);
    const model = asString(asObject(settings['model'])?.['name']);
    const entries = objectsIn(asObject(settings['modelProviders'])?.['openai']);
    const chosen = entries.find(({ id }) => id === model && model !== undefined);
    return {
      file,
      keys: [
        keyAt(settings, ['env', 'OPENAI_BASE_URL']),
        { key: `modelProviders.openai.${model ?? ''}`, value: asString(chosen?.['baseUrl']) },
      ],
    };
  },
  opencode: (user) => settingsOfOpencode(user, 'opencode'),
  kilo: (user) => settingsOfOpencode(user, 'kilo'),
  droid({ home, files }) {
    const file = join(home, '.factory', 'settings.json');
    const settings = readUserJsonIfValid(files, file);
    const model = asString(asObject(settings['sessionDefaultSettings'])?.['model']);
    const chosen = objectsIn(settings['customModels']).find(({ id }) => id === model && model !== undefined);
    return { file, keys: [{ key: `customModels.${model ?? ''}`, value: asString(chosen?.['baseUrl']) }] };
  },
  // What it remembers outranks what the user configured.
  crush({ environment, home, files }) {
    const data =
      environment['CRUSH_GLOBAL_DATA'] ?? join(environment['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'crush');
    const folders = [data, join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'crush')];
    const found = folders.map((folder) => {
      const file = join(folder, 'crush.json');
      return { file, settings: readUserJsonIfValid(files, file) };
    });
    const providers = found.map(({ settings }) =>
      asString(asObject(asObject(settings['models'])?.['large'])?.['provider']),
    );
    const provider = providers.find((name) => name !== undefined) ?? '';
    const keys = found.map(({ file, settings }) => ({
      file,
      keys: [keyAt(settings, ['providers', provider, 'base_url'])],
    }));
    return keys.find(({ keys: [key] }) => key?.value !== undefined) ?? { file: data, keys: [] };
  },
  pi({ home, files }) {
    const folder = join(home, '.pi', 'agent');
    const file = join(folder, 'models.json');
    const provider = asString(readUserJsonIfValid(files, join(folder, 'settings.json'))['defaultProvider']) ?? '';
    return { file, keys: [keyAt(readUserJsonIfValid(files, file), ['providers', provider, 'baseUrl'])] };
  },
  cline({ home, files }) {
    const file = join(home, '.cline', 'data', 'settings', 'providers.json');
    const settings = readUserJsonIfValid(files, file);
    const provider = asString(settings['lastUsedProvider']) ?? '';
    return { file, keys: [keyAt(settings, ['providers', provider, 'settings', 'baseUrl'])] };
  },
};

/** Of opencode, or of an agent that is made from it. */
function settingsOfOpencode(
  { environment, home, files }: User,
  name: string,
): { file: string; keys: readonly FoundKey[] } {
  const folder = join(environment['XDG_CONFIG_HOME'] ?? join(home, '.config'), name);
  const [json, jsonc] = [join(folder, `${name}.json`), join(folder, `${name}.jsonc`)] as const;
  const file = files.read(json) === undefined && files.read(jsonc) !== undefined ? jsonc : json;
  const settings = readUserJsonIfValid(files, file);
  const provider = asString(settings['model'])?.split('/', 1)[0] ?? '';
  return { file, keys: [keyAt(settings, ['provider', provider, 'options', 'baseURL'])] };
}

/** The settings with another address, then the variables. */
export function diversionsOf({ name }: Agent, user: User): Diversion[] {
  const found = settingsOf[name]?.(user);
  const fromSettings = (found?.keys ?? []).flatMap(({ key, value }): Diversion[] =>
    value === undefined || value === '' ? [] : [{ place: `${key} in ${found?.file}`, url: value }],
  );
  const fromEnvironment = (baseUrlVariables[name] ?? []).flatMap((variable): Diversion[] => {
    const url = user.environment[variable];
    return url === undefined || url === '' ? [] : [{ place: `${variable} in the environment`, url }];
  });
  return [...fromSettings, ...fromEnvironment];
}

interface FoundKey {
  readonly key: string;
  readonly value: string | undefined;
}

function keyAt(settings: JsonObject, path: readonly string[]): FoundKey {
  const parent = path.slice(0, -1).reduce<JsonObject | undefined>((object, key) => asObject(object?.[key]), settings);
  return { key: path.join('.'), value: asString(parent?.[path.at(-1) ?? '']) };
}

/** Empty for a file that is not valid: Codex itself reports it. */
function parseToml(text: string): JsonObject {
  try {
    return asObject(parseJson(JSON.stringify(parse(text)))) ?? {};
  } catch (error) {
    if (error instanceof TomlError) return {};
    throw error;
  }
}
