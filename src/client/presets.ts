import type { BackendSection } from '../config/backends.ts';
import { withoutUndefined } from '../core/json.ts';
import type { DialectName, PromptStyle, Thinking, ToolPlace } from '../dialects/dialect.ts';

/** A time such as `250ms`, `10s` or `5m`. */
type Duration = `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** Options of every backend. Those left out have the defaults of `louter.toml`. */
export interface BackendOptions {
  /** In the form of the vendor's own library: with `/v1` for OpenAI's protocols, without it for the others. */
  baseUrl?: string;
  /** Absent: no credential is sent. Nothing is read from the environment. */
  apiKey?: string;
  /** Sent with every request, in addition to those that the protocol needs. */
  headers?: Record<string, string>;
  /** How often a request is retried if it fails before the caller has received any content. Default: 2. */
  retries?: number;
  connectTimeout?: Duration;
  /** Until the first byte of an answer. Default: `300s` for a stream, `600s` otherwise. */
  firstByteTimeout?: Duration;
  /** Between two pieces of an answer. */
  idleTimeout?: Duration;
  /** From the first attempt to the last byte. */
  totalTimeout?: Duration;
}

/** Options of a server whose model writes tool calls or reasoning into its text. */
export interface TextOptions extends BackendOptions {
  /** How reasoning is marked in the text. Default: `none`. */
  thinking?: Thinking;
  /** Whether tools are declared in the API's field or in the prompt. */
  tools?: ToolPlace;
  /** How much the prompt describes tools. */
  promptStyle?: PromptStyle;
}

/** How the models of a dialect usually mark their reasoning. */
export const defaultThinking = (dialect: DialectName): Thinking => (dialect === 'qwen' ? 'tags' : 'none');

/** Options of a server whose address has no default. */
type WithBaseUrl<Options extends BackendOptions> = Options & Required<Pick<BackendOptions, 'baseUrl'>>;

/** A backend for `createClient`. */
export interface ClientBackend {
  /** The name of the preset, for error messages. */
  readonly preset: string;
  /** The backend in the form of a configuration file. */
  readonly section: BackendSection;
}

/** OpenAI's Responses API, or Chat Completions of OpenAI and compatible servers. */
export const openai = ({
  api = 'responses',
  ...options
}: BackendOptions & { api?: 'responses' | 'chat' }): ClientBackend =>
  backend('openai', { protocol: `openai-${api}` }, options);

/** Anthropic's Messages. */
export const anthropic = (options: BackendOptions): ClientBackend =>
  backend('anthropic', { protocol: 'anthropic' }, options);

/** Google's Gemini API: `generateContent`, or Interactions. */
export const gemini = ({
  api = 'generateContent',
  ...options
}: BackendOptions & { api?: 'generateContent' | 'interactions' }): ClientBackend =>
  backend('gemini', { protocol: api === 'interactions' ? 'gemini-interactions' : 'gemini' }, options);

/** Ollama; on this machine unless `baseUrl` is set. */
export const ollama = (options: TextOptions & { dialect?: DialectName } = {}): ClientBackend =>
  backend('ollama', { protocol: 'ollama' }, options);

/**
 * Your own Chat Completions server, such as llama.cpp's. With a `dialect`, calls are parsed from the text of its model;
 * calls that the server already parsed are left unchanged.
 */
export const llamaServer = (options: WithBaseUrl<TextOptions> & { dialect?: DialectName }): ClientBackend =>
  backend('llamaServer', { protocol: 'openai-chat' }, options);

/** gpt-oss behind a text completion server (`/completions`): Louter writes the prompts in Harmony and parses the answers. */
export const gptOss = (options: WithBaseUrl<BackendOptions>): ClientBackend =>
  backend('gptOss', { protocol: 'openai-completions', dialect: 'harmony' }, options);

/** A Qwen model, or another with its format of calls and reasoning, behind a server that leaves them in the text. */
export const qwen = (options: WithBaseUrl<TextOptions>): ClientBackend =>
  backend('qwen', { protocol: 'openai-chat', dialect: 'qwen' }, { thinking: defaultThinking('qwen'), ...options });

/** A Gemma model behind a server that leaves its calls in the text. Each generation has its own format. */
export const gemma = ({
  dialect = 'gemma3',
  ...options
}: WithBaseUrl<TextOptions> & { dialect?: 'gemma3' | 'gemma4' | 'functiongemma' }): ClientBackend =>
  backend('gemma', { protocol: 'openai-chat', dialect }, options);

function backend(
  preset: string,
  fixed: BackendSection,
  options: TextOptions & { dialect?: DialectName },
): ClientBackend {
  const section = withoutUndefined({
    base_url: options.baseUrl,
    api_key: options.apiKey,
    headers: options.headers,
    retries: options.retries,
    connect_timeout: options.connectTimeout,
    first_byte_timeout: options.firstByteTimeout,
    idle_timeout: options.idleTimeout,
    total_timeout: options.totalTimeout,
    dialect: options.dialect,
    thinking: options.thinking,
    tools: options.tools,
    prompt_style: options.promptStyle,
  });
  return { preset, section: { ...section, ...fixed } };
}
