import type { ModelPrice } from './cost.ts';
import type { JsonObject, JsonValue, JsonSchema } from './json.ts';
import type { KeyRate } from './key-limit.ts';
import type { Frame, Step, TextFraming } from './step.ts';
import type { NameRule } from './tool-names.ts';
import type {
  CoreChatRequest,
  CoreChatResponse,
  CoreError,
  CoreTool,
  LossSetting,
  Note,
  Protocol,
  VendorProtocol,
} from './types.ts';
import type { Validator } from './validation.ts';
import type { CoreStreamEvent } from './stream-event.ts';
import type { PrefillForm } from './answer-seam.ts';
import type { AnswerPointers } from './part-positions.ts';
import type { ServerToolKind } from './tool-types.ts';

/** Something that an encoder or decoder could not express, as it reports it; `provenance.ts` makes a `Loss` of it. */
export interface UnlocatedLoss {
  /** The Core object it was about: a part, message, tool, or the request itself. */
  at?: object;
  /** The field of that object, by its Core name (`topK`), or by its wire name out of `extras`. */
  field?: string;
  /** A field within that field, by its Core name, where wire formats have a position of its own for it. */
  within?: string;
  what: string;
  instead?: string;
  /** The client left it out itself. */
  cause?: 'client';
  /** What would avoid it. */
  setting?: LossSetting;
  /** It changes nothing of the content of an answer, whatever its value: a note is written, and no loss. */
  isHint?: true;
}

/** Where an encoder or decoder reports what it could not express. Nothing is dropped without a call of this. */
export type Report = (loss: UnlocatedLoss) => void;

/** What a route gives beside the body: Gemini's path names the model and whether a stream is requested. */
export interface RouteHints {
  model?: string;
  stream?: boolean;
  /**
   * In which form other than a conversation the requests of a route come: a bare prompt, as Ollama's `/api/generate` takes it, or
   * a conversation that is to be compacted (Responses `/v1/responses/compact`).
   */
  form?: 'prompt' | 'compaction';
  /** The request is only counted: what merely matters for an answer may be missing from its body. */
  countTokens?: true;
  /**
   * The items that references in the body stand for, by id. If a server uses an id again, several items have it: they
   * are in the order of their answers, and a request that refers to the id several times means them in that order.
   */
  items?: ReadonlyMap<string, readonly AnsweredItem[]>;
  /** What encrypted summaries in the body, or in these items, stand for: by their ciphertexts. */
  summaries?: ReadonlyMap<string, string>;
}

/** An item of an earlier answer. */
export interface AnsweredItem {
  id: string;
  /** The item as the client got it. */
  item: JsonObject;
  /** The vendor that answered it, as `protocol@host`. */
  issuer: string;
}

/**
 * Requests that a vendor of the same protocol is passed unread: Core has no place for what they ask for. A vendor
 * serves those kinds that its backend has a path for.
 */
export type PassthroughKind =
  | 'openai-completions'
  | 'openai-embeddings'
  | 'ollama-embed'
  | 'ollama-embeddings'
  | 'gemini-embed'
  | 'gemini-batch-embed'
  /** What is asked of an earlier answer that only its vendor has. */
  | 'stored-answer';

/** What an answer to a client is written with. */
export interface FrontendContext {
  /** What the answer reports of edits of the conversation: see `EditedContext`. Absent: none were asked for. */
  contextEdits?: JsonObject;
  /** The client's request as it was decoded; its `model` is the name the client is answered under. */
  request: CoreChatRequest;
  report: Report;
  /** Seconds since 1970, for protocols whose answers have a creation time. */
  now: number;
  /** A new id, unlike any other and the same on replay: `mint('call_')`. */
  mint(prefix: string): string;
}

/** What requests to a backend are encoded with, and its answers decoded. */
export interface BackendContext {
  /** The request as it was sent: with it, substituted names are restored. */
  request: CoreChatRequest;
  /** The name of the model at the vendor. */
  model: string;
  /** `protocol@host`: the issuer of the signatures that come back, and the only one whose signatures may be sent. */
  issuer: string;
  facts: ModelFacts;
  report: Report;
  /**
   * Whether the calls in the request have the ids that the model's own template expects; absent: the API's form is
   * used.
   */
  callIds?: 'of-the-model';
  /** What the client's answer reports of edits that were made of its conversation: see `EditedContext`. */
  contextEdits?: JsonObject;
  /** For marks where a prompt cache is read and written; absent: none is added to a request. */
  promptCache?: PromptCachePolicy;
  /** Takes what had to be recovered of what the model wrote. */
  note(note: Note): void;
  mint(prefix: string): string;
}

/** How a request is prepared for the prompt cache of its vendor. */
export interface PromptCachePolicy {
  /** About how many tokens the model makes of so many bytes of text and so many images and documents. */
  estimateTokens(bytes: number, media: number): number;
}

/** What depends on a model: a row of the one data file, which the configuration can override. Tokens throughout. */
export interface ModelFacts {
  contextWindow?: number;
  maxOutput?: number;
  /** Which form of reasoning config it accepts. */
  reasoning?: 'none' | 'effort' | 'budget' | 'adaptive' | 'level';
  /** Whether reasoning of earlier turns must be sent back (`required`), may be, or is refused. */
  reasoningEcho?: 'required' | 'allowed' | 'refused';
  /** Whether it takes `temperature`, `top_p` and `top_k`. */
  sampling?: 'free' | 'fixed';
  /** The name of the field in which OpenAI Chat takes the limit of output tokens. */
  maxTokensField?: 'max_tokens' | 'max_completion_tokens';
  /** Whether a message of role `developer` is understood. */
  developerRole?: 'yes' | 'no';
  /** Whether a system message is taken in mid-conversation. */
  systemTurns?: 'yes' | 'no';
  /** Whether an assistant message of an empty text is taken, without calls beside it. */
  emptyAnswers?: 'yes' | 'no';
  /** Whether a content of role `function` or `tool` is taken; all models take those of role `user` for it. */
  toolRole?: 'yes' | 'no';
  /** Whether a call of an earlier turn is refused without the signature it came with. */
  callSignatures?: 'required' | 'optional';
  /**
   * The lowest effort that can be requested; `off` if reasoning can be disabled, `between-tools` if reasoning before
   * the answer can be disabled.
   */
  minReasoning?: 'off' | 'minimal' | 'low' | 'between-tools';
  /** Whether it can be forced to call a tool: also while it decides itself how much to think, only without thinking, or never. */
  forcedTools?: 'while-thinking' | 'without-thinking' | 'never';
  /** The largest budget of tokens it takes for reasoning. */
  maxReasoning?: number;
  /** Which tools its server runs itself; absent: all that the protocol has, where the vendor's own host serves it. */
  serverTools?: readonly ServerToolKind[];
  /** The field of OpenAI Chat in which its server takes a search of the web; absent: it has none that is known. */
  searchField?: 'web_search_options' | 'plugins';
  /** Whether its server takes `prompt_cache_key`, a field of OpenAI's protocols. */
  promptCacheKey?: boolean;
  /** Whether its server takes Anthropic's cache marks in Chat. */
  cacheMarks?: boolean;
  /** The shortest prompt that a vendor of Anthropic's protocol caches. */
  minCacheTokens?: number;
  /** How its server goes on with an assistant message at the end; absent: as servers of the protocol do. */
  prefill?: PrefillForm;
  /** How it writes calls and reasoning, where its server serves models that do so in several ways. `none`: no dialect. */
  dialect?: string;
  /** The key of the configuration that sets `dialect`. */
  dialectKey?: string;
  thinking?: 'none' | 'tags' | 'open';
  tools?: 'native' | 'prompt';
  /** How detailed a prompt describes its tools; absent: as the backend is configured. */
  promptStyle?: 'terse' | 'full';
  /** What it costs, as the configuration states; the prices of vendors are in `config/price-data.ts`. */
  price?: ModelPrice;
}

/** A violation of a protocol's own grammar: what came, and what may come there. */
export interface GrammarViolation {
  /** Which frame of the stream, from 0. */
  event: number;
  /** JSON Pointer into that frame's data. */
  path: string;
  what: string;
}

/** The same in a plain answer. */
export type AnswerViolation = Omit<GrammarViolation, 'event'>;

/** An answer without a stream. */
export interface ErrorReply {
  status: number;
  headers: Record<string, string>;
  body: JsonValue;
}

/** What bodies of this wire look like by its specification; a stream's events are for `grammar` to judge. */
export interface WireSchemas {
  readonly request: Validator<unknown>;
  readonly response: Validator<unknown>;
  /** The body of an answer of status 400 and above. */
  readonly error: Validator<unknown>;
  /** Where the protocol has a route that only counts tokens. */
  readonly count?: { readonly request: Validator<unknown>; readonly response: Validator<unknown> };
}

/**
 * One wire language towards a vendor. Stateless: a stream's state lives in the step made for it.
 * *decode* is wire to Core, *encode* Core to wire.
 */
export interface BackendCodec {
  readonly protocol: VendorProtocol;
  /** The framing of its streams, unless the route has another. */
  readonly framing: TextFraming;
  /** How Core fields are named on this wire where lower snake case of the Core name is not it. */
  readonly wireNames: Readonly<Record<string, string>>;
  /** Where its plain answers hold what Core knows. */
  readonly answerPlaces: AnswerPointers;
  /** The names of functions that it accepts: other names get a stand-in. Absent: it accepts any. */
  readonly toolNames?: NameRule;
  readonly schemas: WireSchemas;
  /** Which fields of its requests stand only with others. Absent: none. */
  readonly dependentFields?: readonly DependentField[];
  /** What its tools and response formats can express of a schema, in another form if need be. Absent: all of it. */
  expressibleSchema?(schema: JsonSchema): JsonSchema;

  /** Whether a server is sent a tool that it is to run itself. Absent: this protocol has none. */
  runsTool?(tool: CoreTool, context: Pick<BackendContext, 'facts' | 'issuer'>): boolean;

  encodeRequest(request: CoreChatRequest, context: BackendContext): JsonObject;

  /** @throws {LouterError} `bad-upstream-reply` when the body is not an answer of this protocol. */
  decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse;

  /**
   * Ends with exactly one `end` or `error`. Input that stops before the protocol's own end is an `error`;
   * a frame that cannot be read throws `LouterError` `bad-upstream-reply`. What follows the end is ignored.
   */
  decodeStream(context: BackendContext): Step<Frame, CoreStreamEvent>;

  /** Never throws: an unreadable error body is still an error. */
  decodeError(reply: ErrorReply): CoreError;

  /** The order its stream events may come in, and what each must hold. */
  grammar: Step<Frame, GrammarViolation>;

  /**
   * What is wrong with a plain answer that matches its schema, for protocols with such rules: arguments that are not
   * JSON, a stop reason that contradicts the content. The same rules that `grammar` checks in streams, except for their
   * order.
   */
  answerViolations?(body: JsonObject): AnswerViolation[];

  /** These rules for the answer to one request, where they depend on it. */
  rulesFor?(request: CoreChatRequest): AnswerRules;
}

/** What an answer must be like. */
export type AnswerRules = Pick<BackendCodec, 'grammar' | 'answerViolations'>;

/** A protocol in both directions: requests of clients and the answers to them, too. */
export interface ProtocolCodec extends BackendCodec {
  readonly protocol: Protocol;

  /** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
  decodeRequest(body: JsonValue, hints?: RouteHints): CoreChatRequest;
  encodeResponse(response: CoreChatResponse, context: FrontendContext): JsonObject;
  /** Takes the events of `decodeStream`, `final-response` not among them. */
  encodeStream(context: FrontendContext): Step<CoreStreamEvent, Frame>;
  encodeError(error: CoreError): ErrorReply;
  /** The header fields in which the vendor reports rate limits with every answer. Absent: it has none. */
  rateHeaders?(rates: readonly KeyRate[]): Record<string, string>;
}

/** A field of a request body that means nothing without another one, or that the vendor refuses without it. */
export interface DependentField {
  /** Its keys from the top of the body; `*` stands for each element of a list. */
  readonly path: readonly [string, ...string[]];
  /** The Core field that it is the form of, if there is one. */
  readonly field?: string;
  /** Of which of its values this holds; absent: of all. */
  concerns?(value: JsonValue): boolean;
  /** Whether the body has what the field depends on; a test of its values, where they depend on different things. */
  isHeld(body: JsonObject): boolean | ((value: JsonValue) => boolean);
  /** What it is, and what is missing; no two rules of a protocol have the same. */
  readonly what: string;
  /** Leaving it out changes nothing of the content of an answer. */
  readonly isHint?: true;
}
