import { join } from 'node:path';
import { asObject, asString, parseJson } from '../core/json.ts';
import type { Agent, AgentName, UserSetting } from './agent.ts';

/** A setting by which an agent would send its requests to something other than Louter. */
export interface Diversion {
  /** `ANTHROPIC_BASE_URL in the environment`, or the file and the key. */
  readonly place: string;
  readonly url: string;
}

/** The variables with an agent's base URL. */
const baseUrlVariables: Partial<Record<AgentName, readonly string[]>> = {
  claude: ['ANTHROPIC_BASE_URL'],
  codex: ['OPENAI_BASE_URL'],
  gemini: ['GOOGLE_GEMINI_BASE_URL'],
  qwen: ['OPENAI_BASE_URL'],
};

/** The settings with another address: variables of the agent, and settings that outrank them. */
export function diversionsOf({ name }: Agent, setting: Omit<UserSetting, 'arguments'>): Diversion[] {
  const { environment, home, files } = setting;
  const fromEnvironment = (baseUrlVariables[name] ?? []).flatMap((variable): Diversion[] => {
    const url = environment[variable];
    return url === undefined || url === '' ? [] : [{ place: `${variable} in the environment`, url }];
  });
  return name === 'claude'
    ? [...claudeSettings(environment['CLAUDE_CONFIG_DIR'] ?? join(home, '.claude'), files), ...fromEnvironment]
    : fromEnvironment;
}

/** The `env` block of Claude Code's settings outranks the shell's environment (https://code.claude.com/docs/en/settings). */
function claudeSettings(folder: string, files: UserSetting['files']): Diversion[] {
  const file = join(folder, 'settings.json');
  const settings = asObject(parseJson(files.read(file) ?? ''));
  const url = asString(asObject(settings?.['env'])?.['ANTHROPIC_BASE_URL']);
  return url === undefined ? [] : [{ place: `env.ANTHROPIC_BASE_URL in ${file}`, url }];
}
