import { toOneLine } from '../core/printable.ts';
import type { LocalServer } from '../diagnose/local-servers.ts';

/** A backend of the file that `louter init` writes. */
export interface InitBackend {
  readonly name: string;
  readonly protocol: 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini' | 'ollama';
  readonly baseUrl?: string;
  /** A reference such as `${ANTHROPIC_API_KEY}`, or `client`; never a key. */
  readonly apiKey?: string;
  /** The models it lists. */
  readonly models: readonly string[];
  /** The names that clients request of this vendor. */
  readonly pattern?: string;
  readonly comment: string;
}

const namesOf: Readonly<Record<LocalServer['kind'], string>> = {
  Ollama: 'ollama',
  'llama.cpp': 'llama',
  vLLM: 'vllm',
  'LM Studio': 'lmstudio',
};

export const backendOfServer = ({ kind, origin, version, models }: LocalServer): InitBackend => ({
  name: namesOf[kind],
  protocol: kind === 'Ollama' ? 'ollama' : 'openai-chat',
  baseUrl: kind === 'Ollama' ? origin : `${origin}/v1`,
  models,
  comment: `${kind}${version === null ? '' : ` ${version}`}`,
});

/** The variables that hold the keys of vendors, and the backends that use them. */
export const vendorKeys: readonly { variable: string; backend: Omit<InitBackend, 'apiKey' | 'models'> }[] = [
  {
    variable: 'ANTHROPIC_API_KEY',
    backend: { name: 'anthropic', protocol: 'anthropic', pattern: 'claude-*', comment: 'Anthropic' },
  },
  {
    variable: 'OPENAI_API_KEY',
    backend: { name: 'openai', protocol: 'openai-responses', pattern: 'gpt-*', comment: 'OpenAI' },
  },
  {
    variable: 'GEMINI_API_KEY',
    backend: { name: 'gemini', protocol: 'gemini', pattern: 'gemini-*', comment: 'Google' },
  },
  {
    variable: 'GOOGLE_API_KEY',
    backend: { name: 'gemini', protocol: 'gemini', pattern: 'gemini-*', comment: 'Google' },
  },
  {
    variable: 'OPENROUTER_API_KEY',
    backend: {
      name: 'openrouter',
      protocol: 'openai-chat',
      baseUrl: 'https://openrouter.ai/api/v1',
      comment: 'OpenRouter',
    },
  },
];

/** The vendor whose agent presents its own login. */
export const loginBackend: InitBackend = {
  name: 'anthropic',
  protocol: 'anthropic',
  apiKey: 'client',
  models: [],
  pattern: 'claude-*',
  comment: "Anthropic, with the caller's own login or key",
};

/** A row of `[models]`. */
export interface InitRow {
  readonly pattern: string;
  readonly target: string;
}

/** The text of `louter.toml`. `schema`: where its JSON Schema is. */
export function initFile(backends: readonly InitBackend[], rows: readonly InitRow[], schema: string): string {
  return [
    `#:schema ${schema}`,
    '',
    ...backends.map(backendTable),
    '[models]                      # requested model = backend/model',
    ...rows.map(({ pattern, target }) => `${quote(pattern)} = ${quote(target)}`),
    '',
  ].join('\n');
}

function backendTable({ name, protocol, baseUrl, apiKey, comment }: InitBackend): string {
  return [
    `[backends.${name}]            # ${toOneLine(comment)}`,
    `protocol = ${quote(protocol)}`,
    ...(baseUrl === undefined ? [] : [`base_url = ${quote(baseUrl)}`]),
    ...(apiKey === undefined ? [] : [`api_key = ${quote(apiKey)}`]),
    '',
  ].join('\n');
}

/** A TOML basic string: JSON escapes everything that TOML requires but DEL. */
const quote = (text: string): string => JSON.stringify(text).replaceAll('\u007f', String.raw`\u007f`);
