import type { JsonObject, JsonSchema, JsonValue } from './json.ts';
import type { CacheHint, Extras, Protocol, Signature, VendorProtocol, WireForm } from './protocol-fields.ts';
import type { KeyLimit } from './key-limit.ts';
import type { AnswerSeam } from './answer-seam.ts';
import type { RouteEffect } from './route-effects.ts';
import type { CoreTool, CoreToolChoice } from './tool-types.ts';

/**
 * The Core IR: what every protocol is decoded to and encoded from.
 *
 * Three rules make it lossless enough:
 *  1. What two or more vendors share is a typed field.
 *  2. What one vendor alone says rides in `extras[protocol]`, and is written back only to that protocol.
 *  3. What a mapper cannot express it reports as a `Loss`; nothing is dropped in silence.
 *
 * Names are camelCase and tags kebab-case, so a Core value can never be mistaken for a wire value (snake_case).
 */

export * from './protocol-fields.ts';

// ---------------------------------------------------------------- content parts

interface PartBase {
  cache?: CacheHint;
  signature?: Signature;
  /** The vendor (`protocol@host`) that stores this part under the id it came with; to all others the id is unknown. */
  storedBy?: string;
  extras?: Extras;
  wireForm?: WireForm;
}

export interface CoreText extends PartBase {
  type: 'text';
  text: string;
  citations?: CoreCitation[];
}
export interface CoreImage extends PartBase {
  type: 'image';
  source: MediaSource;
  detail?: 'low' | 'high' | 'auto';
}
export interface CoreAudio extends PartBase {
  type: 'audio';
  source: MediaSource;
  transcript?: string;
}
export interface CoreVideo extends PartBase {
  type: 'video';
  source: MediaSource;
}
export interface CoreDocument extends PartBase {
  type: 'document';
  source: MediaSource | { kind: 'parts'; parts: (CoreText | CoreImage)[] };
  title?: string;
  context?: string;
  citable?: boolean;
}
export interface CoreRefusal extends PartBase {
  type: 'refusal';
  text: string;
}

/** No blocks and a `ciphertext` signature: the vendor reasoned but withholds the text. */
export interface CoreReasoning extends PartBase {
  type: 'reasoning';
  /** The protocol it arrived in, where that decides which of two places its text has (Responses: content or summary). */
  origin?: VendorProtocol;
  blocks: { kind: 'full' | 'summary'; text: string }[];
}

export interface CoreToolCall extends PartBase {
  type: 'tool-call';
  id: string;
  name: string;
  input: ToolInput;
  /**
   * Whether the vendor runs it itself; the client must not. Tools that several vendors run have the names of
   * `hosted-tools.ts`.
   */
  providerExecuted: boolean;
}
export type ToolInput =
  | { kind: 'json-text'; text: string } // as OpenAI sends it: maybe partial, maybe invalid, never re-serialised
  | { kind: 'json'; value: JsonObject } // as Anthropic, Gemini and Ollama send it
  | { kind: 'freeform'; text: string }; // custom (grammar) tools

export interface CoreToolResult extends PartBase {
  type: 'tool-result';
  callId: string;
  name?: string;
  content: (CoreText | CoreImage | CoreAudio | CoreDocument | CoreSource | CoreOpaque)[];
  /** The result as an object, where the wire has one (Gemini). */
  value?: JsonValue;
  isError?: boolean;
  providerExecuted: boolean;
}

/** A page that a web search by the vendor found, in the result of that search. */
export interface CoreSource extends PartBase {
  type: 'source';
  url: string;
  title?: string;
  /** How old the page is, as the vendor words it. */
  age?: string;
  /** What a search of Louter's found of the page. */
  excerpt?: string;
  /** The same as a client keeps it: only the gateways of one trace store read it. */
  encryptedExcerpt?: string;
}

/** A block we carry without understanding it. Only its own protocol writes it back. */
export interface CoreOpaque extends PartBase {
  type: 'opaque';
  protocol: Protocol;
  kind: string;
  payload: JsonValue;
  /** The text that a model behind another protocol gets in its place, if one makes sense. */
  standIn?: string;
}

export type MediaSource =
  | { kind: 'base64'; mediaType: string; data: string }
  | { kind: 'url'; url: string; mediaType?: string }
  | { kind: 'file'; protocol: Protocol; id: string; mediaType?: string }
  | { kind: 'text'; text: string; mediaType?: string };

export interface CoreCitation {
  source:
    | { kind: 'url'; url: string; title?: string }
    | { kind: 'document'; index?: number; fileId?: string; title?: string };
  citedText?: string;
  /** Where in the source. */
  from?: { unit: 'char' | 'page' | 'block'; start: number; end: number };
  /** Where in our text, in UTF-16 code units. */
  at?: { start: number; end: number };
  extras?: Extras;
}

export type CoreUserPart = CoreText | CoreImage | CoreAudio | CoreVideo | CoreDocument | CoreOpaque;
export type CoreAssistantPart =
  | CoreText
  | CoreReasoning
  | CoreRefusal
  | CoreToolCall
  | CoreToolResult
  | CoreImage
  | CoreAudio
  | CoreOpaque;
export type CoreContentPart = CoreUserPart | CoreAssistantPart | CoreSource;

// ---------------------------------------------------------------- messages

interface MessageBase {
  name?: string;
  extras?: Extras;
  wireForm?: WireForm;
}
export type CoreMessage =
  | CoreSystemMessage
  | (MessageBase & { role: 'user'; content: CoreUserPart[] })
  | CoreAssistantMessage
  | (MessageBase & { role: 'tool'; content: CoreToolResult[] });
export interface CoreSystemMessage extends MessageBase {
  role: 'system';
  content: (CoreText | CoreOpaque)[];
  voice?: 'developer';
  /** It holds for one answer only: a request that continues from the answer does not inherit it (Responses `instructions`). */
  singleUse?: true;
}
export interface CoreAssistantMessage extends MessageBase {
  role: 'assistant';
  content: CoreAssistantPart[];
}

// ---------------------------------------------------------------- tools

export type * from './tool-types.ts';

// ---------------------------------------------------------------- request

export interface CoreChatRequest {
  model: string;
  /**
   * The protocol of the client that wrote the request; absent where a program made it. A backend of the same protocol
   * passes on what the client wrote as it is, for the vendor to judge.
   */
  origin?: Protocol;
  /**
   * `prompt`: a bare prompt that is answered in the form of prompts, and no conversation (Ollama's `/api/generate`). `compaction`:
   * the answer is the compacted conversation (Responses `/v1/responses/compact`).
   */
  form?: 'prompt' | 'compaction';
  /**
   * The id of an earlier answer whose conversation continues here, if the client leaves its messages out; `serverState`
   * is set too.
   */
  previousResponseId?: string;
  /**
   * A field that only a vendor of that protocol can serve (a stored conversation, cached content, a limit of 0), and the
   * id of the item it names, where it names one. See `server-state.ts`.
   */
  serverState?: { protocol: Protocol; field: string; itemId?: string };
  messages: CoreMessage[];
  tools?: CoreTool[];
  toolChoice?: CoreToolChoice;
  parallelToolCalls?: boolean;

  temperature?: number;
  topP?: number;
  topK?: number;
  maxTokens?: number;
  stop?: string[];
  seed?: number;
  presencePenalty?: number;
  frequencyPenalty?: number;
  candidates?: number;
  logprobs?: { top: number };

  reasoning?: CoreReasoningRequest;
  responseFormat?: CoreResponseFormat;
  modalities?: ('text' | 'audio' | 'image')[];
  verbosity?: string;
  cacheKey?: string;
  /** An opaque name of the person or session behind the client, for the vendor's abuse checks. */
  user?: string;

  stream: boolean;
  /** Whether a streaming client gets the usage, where its protocol lets it choose. */
  includeUsage?: boolean;
  /** Whether the client gets encrypted reasoning to send back, where its protocol lets it choose. */
  includeEncryptedReasoning?: boolean;
  /** Whether the client may continue from the answer by its id; absent: the default of its protocol. */
  store?: boolean;
  metadata?: Record<string, string>;
  extras?: Extras;
  wireForm?: WireForm;
}

/**
 * How much the model may think. `adaptive`: the model decides. `off`: it must not think.
 * `summary`: how much of it the client wants to see, in the vendor's own word.
 */
export interface CoreReasoningRequest {
  effort?: string;
  budgetTokens?: number;
  adaptive?: true;
  off?: true;
  summary?: string;
}

export type CoreResponseFormat = (
  | { type: 'text' }
  | { type: 'json' }
  | { type: 'json-schema'; schema: JsonSchema; name?: string; description?: string; strict?: boolean }
) & { wireForm?: WireForm };

// ---------------------------------------------------------------- response

export interface CoreChatResponse {
  id: string;
  model: string;
  createdAt?: number;
  candidates: CoreCandidate[];
  usage?: CoreUsage;
  extras?: Extras;
  wireForm?: WireForm;
}
export interface CoreCandidate {
  message: CoreAssistantMessage;
  finish: CoreFinish;
  logprobs?: CoreLogprob[];
}
export interface CoreFinish {
  reason: 'stop' | 'length' | 'tool-calls' | 'refusal' | 'content-filter' | 'pause' | 'error' | 'other';
  stopSequence?: string;
  /** The vendor's own term. Written back only to the same protocol. */
  raw?: { protocol: VendorProtocol; reason: string };
}
export interface CoreLogprob {
  token: string;
  logprob: number;
  bytes?: number[];
  top?: { token: string; logprob: number; bytes?: number[] }[];
}

/**
 * Totals include their parts: `input` counts cached tokens too, `output` counts reasoning too. What a vendor did not
 * count is absent, and never zero.
 */
export interface CoreUsage {
  input?: number;
  output?: number;
  cacheRead?: number;
  cacheWrite?: number;
  /**
   * `cacheWrite` by how long the cache keeps it, for which vendors charge differently. A detail: leaving it out is not
   * a loss.
   */
  cacheWriteByTtl?: { [Ttl in '5m' | '30m' | '1h' | '12h']?: number };
  reasoning?: number;
  raw?: { protocol: VendorProtocol; usage: JsonObject };
}

// ---------------------------------------------------------------- errors and losses

export type CoreErrorKind =
  | 'invalid-request'
  | 'authentication'
  | 'permission'
  | 'not-found'
  | 'context-length'
  | 'rate-limit'
  | 'overloaded'
  | 'timeout'
  | 'aborted'
  | 'upstream'
  | 'bad-upstream-reply'
  | 'unsupported'
  | 'internal';

export interface CoreError {
  kind: CoreErrorKind;
  message: string;
  /** The configured name of the backend it came from: clients read it before the message. */
  backend?: string;
  status?: number;
  retryAfterMs?: number;
  /** Whether somebody must act first: sending the request again a moment later cannot help. */
  isPermanent?: true;
  /** Whether an outgoing proxy failed: it shows nothing about the vendor. */
  isProxyFailure?: true;
  /** The JSON path of the request at fault, or the name of a parameter. */
  param?: string;
  /** Of a filter of Louter's own routes: the one that was probably meant. */
  suggestion?: string;
  /** Of a request that a limit of the client's key refused. */
  keyLimit?: KeyLimit;
  /** The vendor's machine-readable code (`context_length_exceeded`, `insufficient_quota`). */
  code?: string;
  /** Of a `context-length` error: how long the prompt is and how long it may be. */
  tokens?: { used: number; limit: number };
  /** The vendor's message, verbatim. */
  raw?: { protocol: VendorProtocol; status: number; body: JsonValue };
}

/** A recovery worth knowing of: what a model wrote and what was made of it. Recorded in the trace. */
export interface Note {
  what: string;
  saw?: string;
  made?: string;
  /**
   * What was changed on purpose: see `route-effects.ts`. `path`: JSON Pointer into the client's body, or into the body
   * sent upstream for what the client did not write.
   */
  effect?: { name: RouteEffect; path?: string };
  /** Where another target continued the answer. */
  seam?: AnswerSeam;
}

/**
 * A setting that avoids a loss. `NAME` stands for the name of the backend, or in `model_data` for that of the model. `value`: in TOML;
 * of a list, what to add to it.
 */
export interface LossSetting {
  key: LossSettingKey;
  value: string;
}

export const lossSettingKeys = [
  'media.fetch',
  'search.provider',
  'backends.NAME.capabilities',
  'model_data.NAME.reasoning',
] as const;
export type LossSettingKey = (typeof lossSettingKeys)[number];

/** Something the target protocol cannot express. Recorded in the trace, never thrown. */
export interface Loss {
  /** JSON Pointer into the wire body of the client's request, or of the backend's answer. */
  path: string;
  what: string;
  instead?: string;
  /** How often, where more than once: `path` is the first place. */
  count?: number;
  /** The other places, of many the first. */
  others?: string[];
  /** Whether it was lost on the way to the backend or back. Absent in older records. */
  leg?: 'request' | 'answer';
  /** The client left it out itself: something stands in its place, and nothing that was received is lost. */
  cause?: 'client';
  /** Absent where no setting avoids it, and in older records. */
  setting?: LossSetting;
}
