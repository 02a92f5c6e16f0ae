import type { BackendSection } from '../config/backends.ts';
import { withoutUndefined } from '../core/json.ts';
import type { DialectName, PromptStyle, Thinking, ToolPlace } from '../dialects/dialect.ts';

/** A time such as `250ms`, `10s` or `5m`. */
type Duration = `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** What can be said of every backend. What is left out is as `louter.toml` has it. */
export interface BackendOptions {
  /** As the vendor's own library wants it: with `/v1` for those of OpenAI's protocols, without for the others. */
  baseUrl?: string;
  /** Absent: no credential is sent. Nothing is read from the environment. */
  apiKey?: string;
  /** Sent with every request, beside those that the protocol needs. */
  headers?: Record<string, string>;
  /** How often a request is tried again that failed before anything of its answer was handed on; 2 unless said. */
  retries?: number;
  connectTimeout?: Duration;
  /** Until the first byte of an answer: `300s` for a stream unless said, `600s` for a plain one. */
  firstByteTimeout?: Duration;
  /** Of silence within an answer. */
  idleTimeout?: Duration;
  /** From the first try to the last byte. */
  totalTimeout?: Duration;
}

/** What can be said of a server whose model writes calls or thoughts into its text. */
export interface TextOptions extends BackendOptions {
  /** How thoughts stand in the text; `none` unless said. */
  thinking?: Thinking;
  /** Whether the model is told of its tools by the server's own field or in the prompt. */
  tools?: ToolPlace;
  /** How much the prompt says of tools. */
  promptStyle?: PromptStyle;
}

/** How the models of a dialect mark their thoughts, unless an option says otherwise. */
export const defaultThinking = (dialect: DialectName): Thinking => (dialect === 'qwen' ? 'tags' : 'none');

/** Options with an address that has no default: it is this machine's, or this house's. */
type WithBaseUrl<Options extends BackendOptions> = Options & Required<Pick<BackendOptions, 'baseUrl'>>;

/** A backend that a client can be made for. */
export interface ClientBackend {
  /** The name of the preset, as messages call it. */
  readonly preset: string;
  /** The backend as a configuration file would have it. */
  readonly section: BackendSection;
}

/** OpenAI by its Responses API, or by Chat Completions as the many servers after its model speak it. */
export const openai = ({
  api = 'responses',
  ...options
}: BackendOptions & { api?: 'responses' | 'chat' }): ClientBackend =>
  backend('openai', { protocol: `openai-${api}` }, options);

/** Anthropic's Messages. */
export const anthropic = (options: BackendOptions): ClientBackend =>
  backend('anthropic', { protocol: 'anthropic' }, options);

/** Google's Gemini API. */
export const gemini = (options: BackendOptions): ClientBackend => backend('gemini', { protocol: 'gemini' }, options);

/** Ollama, on this machine unless `baseUrl` says otherwise. */
export const ollama = (options: TextOptions & { dialect?: DialectName } = {}): ClientBackend =>
  backend('ollama', { protocol: 'ollama' }, options);

/**
 * A server of one's own that speaks Chat Completions, such as llama.cpp's. Calls that it reads out of its model's text
 * itself need no `dialect`; with one they are found in the text.
 */
export const llamaServer = (options: WithBaseUrl<TextOptions> & { dialect?: DialectName }): ClientBackend =>
  backend('llamaServer', { protocol: 'openai-chat' }, options);

/** gpt-oss behind a server that goes on from a text (`/completions`): prompts and answers are written in Harmony here. */
export const gptOss = (options: WithBaseUrl<BackendOptions>): ClientBackend =>
  backend('gptOss', { protocol: 'openai-completions', dialect: 'harmony' }, options);

/** A Qwen model, or another that writes its calls and its thoughts so, behind a server that leaves them in the text. */
export const qwen = (options: WithBaseUrl<TextOptions>): ClientBackend =>
  backend('qwen', { protocol: 'openai-chat', dialect: 'qwen' }, { thinking: defaultThinking('qwen'), ...options });

/** A Gemma model behind a server that leaves its calls in the text. Each generation writes them in a form of its own. */
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
