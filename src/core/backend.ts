import type { RequestFeature, Capability } from './capabilities.ts';
import type { BackendCodec, BackendContext, PassthroughKind, RouteHints } from './codec.ts';
import { asTimestamp } from './count.ts';
import { asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from './json.ts';
import type { CoreMedium } from './media.ts';
import type { CoreChatRequest, CoreUsage } from './types.ts';

/** A model as a vendor lists it. */
export interface VendorModel {
  id: string;
  /** Seconds since 1970. */
  createdAt?: number;
  displayName?: string;
  /** In tokens, if the list has it. */
  contextWindow?: number;
}

/** A secret and its form: Anthropic distinguishes OAuth tokens (`Bearer`) from keys. */
export interface Credential {
  kind: 'key' | 'bearer';
  secret: string;
}

/** What the path of a request depends on. */
export interface RouteRequest {
  model: string;
  stream: boolean;
  form?: RouteHints['form'];
}

/** A field of a body by its keys from the top; `element`: only this element of the list in the field. */
export interface BodyFieldPath {
  path: readonly string[];
  element?: string;
}

/** A request that is about to be written. */
export interface PreparedRequest {
  url: string;
  headers: Record<string, string>;
  json: JsonObject;
}

/** What we can reach: a protocol's halves towards a vendor, and how that vendor's HTTP interface is laid out. */
export interface Backend {
  readonly codec: BackendCodec;
  /** What requests of its protocol can express. */
  readonly abilities: readonly RequestFeature[];
  /**
   * Which fields of a request's body ask for a capability, also fields that only this protocol knows: a backend that
   * lacks the capability is not sent them.
   */
  readonly capabilityFields?: { readonly [C in Capability]?: readonly BodyFieldPath[] };
  /** Whether a medium given by its address is of no use to the vendor: bytes must be sent in its place. */
  needsBytes?(medium: CoreMedium): boolean;
  /** The path under the base URL that answers this request. */
  chatPath(ask: RouteRequest): string;
  /** The paths under the base URL that answer requests which are passed unread. */
  readonly passthroughPaths?: { readonly [Kind in PassthroughKind]?: (model: string) => string };
  /** The usage in an answer to such a request, where it is not written like that of a chat. */
  passedUsage?(answer: JsonObject): CoreUsage | undefined;
  /** The query, without its question mark, that a translated request adds when it asks for a stream. */
  readonly streamQuery?: string;
  /**
   * Makes of a request of the protocol what a cloud takes in its place. Absent: it is sent as it is. With it, the client's own
   * bytes are never passed on.
   */
  prepare?(request: PreparedRequest): PreparedRequest;
  /** Header fields every request of this vendor needs. */
  readonly headers: Readonly<Record<string, string>>;
  /** How a credential is presented. */
  authorize(credential: Credential): Record<string, string>;
  /**
   * Header fields of a client of the same protocol that go through: lower-case names, or prefixes ending in
   * `*`. What is not named here stays behind.
   */
  readonly forwardedRequestHeaders: readonly string[];
  readonly forwardedResponseHeaders: readonly string[];
  /** The vendor's own endpoint for counting tokens, where it has one. */
  readonly tokenCount?: {
    path(model: string): string;
    /** Whether it takes other bodies than the protocol's own clients send. */
    readonly isForeign?: true;
    encode(request: CoreChatRequest, context: BackendContext): JsonObject;
    /** The count, or `undefined` when the answer holds none. */
    decode(body: JsonValue): number | undefined;
  };
  /** Where the vendor has an answer that it keeps, by the id in it. Absent: it keeps none that a client may ask for. */
  storedAnswerPath?(id: string): string;
  /** Absent: it lists no models. */
  readonly modelList?: {
    path: string;
    decode(body: JsonValue): VendorModel[];
  };
}

/**
 * The names of a model's context window in the model lists of servers: vLLM `max_model_len`, OpenRouter
 * `context_length`, Gemini `inputTokenLimit`, Mistral and LM Studio `max_context_length`, Anthropic `max_input_tokens`,
 * Groq `context_window`, llama.cpp `meta.n_ctx`.
 */
const contextWindowFields = [
  'max_model_len',
  'context_length',
  'context_window',
  'max_context_length',
  'inputTokenLimit',
  'max_input_tokens',
  'n_ctx',
];

/** The context window of a model in tokens, from its entry in a model list. */
export const readContextWindow = (entry: JsonObject): number | undefined =>
  [entry, asObject(entry['meta']) ?? {}]
    .flatMap((fields) => contextWindowFields.map((name) => asNumber(fields[name])))
    .find((count) => count !== undefined && Number.isInteger(count) && count > 0);

/**
 * The models in a vendor's list; entries without an id are left out.
 * @param field the field of the body that holds the list
 */
const readModelList = (
  body: JsonValue,
  field: string,
  read: (model: JsonObject) => Omit<VendorModel, 'id'> & { id: string | undefined },
): VendorModel[] =>
  objectsIn(asObject(body)?.[field]).flatMap((entry) => {
    const { id, ...rest } = read(entry);
    const contextWindow = readContextWindow(entry);
    return id === undefined ? [] : [{ id, ...rest, ...(contextWindow !== undefined && { contextWindow }) }];
  });

/**
 * OpenAI's older routes. Its protocols share one base URL, and a server that has these routes has them there, whichever
 * of the protocols it is configured with.
 */
export const openaiPassthroughPaths: NonNullable<Backend['passthroughPaths']> = {
  'openai-completions': () => '/completions',
  'openai-embeddings': () => '/embeddings',
};

/** The list of models as OpenAI and the servers that follow it give it. */
export const openaiModelList: NonNullable<Backend['modelList']> = {
  path: '/models',
  decode: (body) =>
    readModelList(body, 'data', (model) => {
      const createdAt = asTimestamp(model['created']);
      // Servers that do not know it write 0.
      return { id: asString(model['id']), ...(createdAt && { createdAt }) };
    }),
};
