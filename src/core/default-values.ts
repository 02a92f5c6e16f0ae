import { asObject, type JsonValue } from './json.ts';
import type { VendorProtocol } from './types.ts';

type DefaultValues = Readonly<Record<string, readonly JsonValue[]>>;

const emptyObject: JsonValue = {};
const either: readonly JsonValue[] = [true, false];

/**
 * Values of fields of Core objects that request nothing: every vendor answers a request without the field alike. Nested
 * fields are named `field.inner`. That the model decides how much it reasons is the default.
 */
const coreDefaults: DefaultValues = {
  strict: [false],
  'responseFormat.strict': [false],
  responseFormat: [{ type: 'text' }],
  parallelToolCalls: [true],
  toolChoice: [{ mode: 'auto' }],
  candidates: [1],
  modalities: [['text']],
  temperature: [1],
  topP: [1],
  presencePenalty: [0],
  frequencyPenalty: [0],
  verbosity: ['medium'],
  'reasoning.adaptive': [true],
  metadata: [emptyObject],
  detail: ['auto'],
  citable: [false],
  // OpenAI's newer name of the system role.
  voice: ['developer'],
  isError: [false],
};

/**
 * The same of what only clients of one protocol write out: their vendor's models do so anyway, others may not, so that a
 * note remains where it cannot be asked for.
 */
const clientDefaults: Readonly<Partial<Record<VendorProtocol, DefaultValues>>> = {
  // Anthropic's models think only where a request asks for it (API reference, `thinking`).
  anthropic: { 'reasoning.off': [true] },
};

/** Fields that OpenAI has in both of its protocols, and servers like it. */
const openaiDefaults: DefaultValues = {
  store: [false],
  service_tier: ['auto'],
  metadata: [emptyObject],
  // Padding of the stream: it changes nothing of the content.
  'stream_options.include_obfuscation': either,
  stream_options: [emptyObject],
  // vLLM and servers like it (docs.vllm.ai, sampling parameters).
  top_k: [-1, 0],
  min_p: [0],
  repetition_penalty: [1],
  length_penalty: [1],
  best_of: [1],
  use_beam_search: [false],
  ignore_eos: [false],
  min_tokens: [0],
  skip_special_tokens: [true],
  spaces_between_special_tokens: [true],
  include_stop_str_in_output: [false],
  echo: [false],
  add_generation_prompt: [true],
  continue_final_message: [false],
  priority: [0],
  chat_template_kwargs: [emptyObject],
  // llama-server, Mistral.
  cache_prompt: either,
  safe_prompt: [false],
};

/** The same of fields that only one protocol knows, by their names on its wire. */
const wireDefaults: Readonly<Record<VendorProtocol, DefaultValues>> = {
  anthropic: {
    service_tier: ['auto'],
    speed: ['standard'],
    metadata: [emptyObject],
    output_config: [emptyObject],
    thinking: [emptyObject],
    // Nothing is taken out of a conversation unless a client asks for it.
    context_management: [emptyObject, { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] }],
    defer_loading: [false],
    allowed_callers: [['direct']],
    caller: [{ type: 'direct' }],
    citations: [emptyObject, { enabled: false }],
  },
  'openai-chat': {
    ...openaiDefaults,
    logit_bias: [emptyObject],
    logprobs: [false],
    top_logprobs: [0],
    reasoning: [emptyObject],
    response_format: [{ type: 'text' }],
    provider: [emptyObject],
  },
  'openai-responses': {
    ...openaiDefaults,
    background: [false],
    truncation: ['disabled'],
    reasoning: [emptyObject],
    text: [emptyObject],
    client_metadata: [emptyObject],
    defer_loading: [false],
    output_schema: [emptyObject],
    status: ['completed'],
    allowed_callers: [['direct']],
    caller: [{ type: 'direct' }],
  },
  gemini: {
    generationConfig: [emptyObject],
    'generationConfig.candidateCount': [1],
    'generationConfig.responseLogprobs': [false],
    'generationConfig.responseMimeType': ['text/plain'],
    'generationConfig.enableEnhancedCivicAnswers': [false],
    'generationConfig.audioTimestamp': [false],
    'generationConfig.mediaResolution': ['MEDIA_RESOLUTION_UNSPECIFIED'],
    toolConfig: [emptyObject],
    labels: [emptyObject],
    store: [false],
    serviceTier: ['unspecified', 'standard'],
    behavior: ['UNSPECIFIED', 'BLOCKING'],
    thought: [false],
    partMetadata: [emptyObject],
    videoMetadata: [emptyObject],
    'functionResponse.willContinue': [false],
    'functionResponse.scheduling': ['SCHEDULING_UNSPECIFIED'],
  },
  ollama: {
    options: [emptyObject],
    raw: [false],
    truncate: [true],
    shift: [true],
    logprobs: [false],
    top_logprobs: [0],
    template: [''],
    suffix: [''],
    context: [[]],
    // github.com/ollama/ollama, docs/modelfile.mdx.
    'options.mirostat': [0],
    'options.tfs_z': [1],
    'options.typical_p': [1],
    'options.min_p': [0],
    'options.num_keep': [0],
    'options.penalize_newline': [true, false],
  },
  'openai-completions': openaiDefaults,
  'gemini-interactions': {
    generation_config: [emptyObject],
    labels: [emptyObject],
    background: [false],
    service_tier: ['standard'],
    'generation_config.tool_choice': ['auto'],
  },
};

const cacheHintsOfOpenAI = [
  'prompt_cache_key',
  'prompt_cache_retention',
  'prompt_cache_options',
  'prompt_cache_breakpoint',
  // OpenRouter, LiteLLM.
  'cache_control',
];

/** How a server runs a model (github.com/ollama/ollama, docs/api.mdx). */
const serverOptions = [
  'num_batch',
  'num_gpu',
  'main_gpu',
  'num_thread',
  'use_mmap',
  'use_mlock',
  'low_vram',
  'numa',
  'vocab_only',
];

/**
 * Fields that do not change the content of an answer: they concern its speed or price, how much of the reasoning is
 * displayed, or the vendor's accounting.
 */
const hints: Readonly<Record<VendorProtocol, readonly string[]>> = {
  anthropic: ['cache_control', 'eager_input_streaming', 'defer_loading'],
  'openai-chat': cacheHintsOfOpenAI,
  'openai-responses': [
    ...cacheHintsOfOpenAI,
    'defer_loading',
    'client_metadata',
    'internal_chat_message_metadata_passthrough',
  ],
  gemini: [],
  ollama: ['keep_alive', ...serverOptions.map((option) => `options.${option}`)],
  'openai-completions': [],
  'gemini-interactions': [],
};

/** The same in Core. */
const coreHints: ReadonlySet<string> = new Set(['cache', 'cacheKey', 'reasoning.summary']);

/** Blocks that are addressed to their vendor's books alone, and to no model. */
const bookkeeping: Readonly<Partial<Record<VendorProtocol, readonly string[]>>> = { anthropic: ['billing-header'] };

/** Whether a value is empty whatever the field is: null, or a text or list without content. */
const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two JSON values mean the same; how a Core object was written does not count. */
function equals(one: unknown, other: JsonValue): boolean {
  if (Array.isArray(other))
    return Array.isArray(one) && one.length === other.length && other.every((each, index) => equals(one[index], each));
  if (typeof other !== 'object' || other === null) return one === other;
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return false;
  const fields: [string, unknown][] = Object.entries(one).filter(([key]) => key !== 'wireForm');
  return (
    fields.length === Object.keys(other).length && fields.every(([key, value]) => equals(value, other[key] ?? null))
  );
}

function isDefault(values: DefaultValues, field: string, value: unknown): boolean {
  if (isBlank(value)) return true;
  if (Object.hasOwn(values, field) && values[field]?.some((each) => equals(value, each))) return true;
  const inner = Object.entries(asObject(value as JsonValue) ?? {});
  return inner.length > 0 && inner.every(([key, each]) => isDefault(values, `${field}.${key}`, each));
}

/** Why a field of a Core object asks for nothing; `undefined` if it asks for something. */
export const whyCoreDefault = (field: string, value: unknown): string | undefined =>
  isDefault(coreDefaults, field, value) ? whyDefault(coreReasons, field, value) : undefined;

/** Whether a field of a Core object asks for what holds anyway at the vendor whose client asks. */
export const isClientDefault = (client: VendorProtocol, field: string, value: unknown): boolean =>
  isDefault(clientDefaults[client] ?? {}, field, value);

/** Why a field that only `protocol` knows asks for nothing; `undefined` if it asks for something. */
export const whyWireDefault = (protocol: VendorProtocol, field: string, value: JsonValue): string | undefined =>
  isWireDefault(protocol, field, value) ? whyDefault(wireReasons[protocol] ?? {}, field, value) : undefined;

const isWireDefault = (protocol: VendorProtocol, field: string, value: JsonValue): boolean =>
  isDefault(wireDefaults[protocol], field, value);

type Reasons = Readonly<Record<string, string>>;

const whyDefault = (reasons: Reasons, field: string, value: unknown): string =>
  isBlank(value)
    ? 'it is empty'
    : ((Object.hasOwn(reasons, field) ? reasons[field] : undefined) ?? 'this is so without it');

/** Why values of these fields ask for nothing, where that needs more than the field's name. */
const coreReasons: Reasons = {
  strict: 'arguments are not restricted by the schema anyway',
  'responseFormat.strict': 'the schema is not enforced anyway',
  responseFormat: 'answers are text anyway',
  parallelToolCalls: 'calls may be parallel anyway',
  toolChoice: 'the model decides whether it calls a tool anyway',
  candidates: 'there is one answer anyway',
  modalities: 'answers are text anyway',
  temperature: "it is every vendor's default",
  topP: "it is every vendor's default",
  presencePenalty: "it is every vendor's default",
  frequencyPenalty: "it is every vendor's default",
  verbosity: "it is every vendor's default",
  'reasoning.adaptive': 'the model decides how much it reasons anyway',
  voice: "it is OpenAI's newer name of the system role",
  isError: 'a result is no error unless it is marked as one',
};

/** The same of fields that only one protocol knows. */
const wireReasons: Readonly<Partial<Record<VendorProtocol, Reasons>>> = {
  anthropic: {
    context_management: 'every thought is kept anyway',
    defer_loading: 'the tool is loaded anyway',
    allowed_callers: 'the model alone calls the tool anyway',
    caller: 'the model made the call itself',
  },
  'openai-responses': { status: 'the item is complete anyway', truncation: 'nothing is cut off anyway' },
};

export const isCoreHint = (field: string): boolean => coreHints.has(field);

/** Whether a field that only `protocol` knows holds hints alone, beside what holds anyway. */
export function isWireHint(protocol: VendorProtocol, field: string, value: JsonValue): boolean {
  if (hints[protocol].includes(field) || isWireDefault(protocol, field, value)) return true;
  const inner = Object.entries(asObject(value) ?? {});
  return inner.length > 0 && inner.every(([key, each]) => isWireHint(protocol, `${field}.${key}`, each));
}

export const isBookkeeping = (protocol: VendorProtocol, kind: string): boolean =>
  bookkeeping[protocol]?.includes(kind) ?? false;
