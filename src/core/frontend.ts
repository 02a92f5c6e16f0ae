import type { Capability } from './capabilities.ts';
import type { FrontendContext, ModelFacts, PassthroughKind, ProtocolCodec, RouteHints } from './codec.ts';
import { LouterError } from './error.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { TextFraming } from './step.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreError,
  CoreMessage,
  CoreTool,
  Note,
  Protocol,
} from './types.ts';

/** What a route of a model protocol asks for. `pass`: something that is passed to the vendor unread. */
export type FrontendTask = FrontendRoute['task'];

interface RouteBase {
  readonly method: 'POST';
  /** The path, with `{model}` for the model's name, which may contain slashes. */
  readonly path: string;
  /** What the route itself determines of the request. */
  readonly hints?: RouteHints;
  /** Whether its requests may also be sent as messages of a WebSocket, opened with `GET` on the same path. */
  readonly acceptsWebSocket?: true;
}

export type FrontendRoute = (RouteBase & { readonly task: 'chat' | 'count-tokens' }) | PassthroughRoute;

/** A route whose requests and answers are passed on as they are. */
export interface PassthroughRoute extends RouteBase {
  readonly task: 'pass';
  readonly kind: PassthroughKind;
  /** The body for a model of another name, in protocols whose body repeats the name from the path. */
  withModel?(body: JsonObject, model: string): JsonObject;
}

/** A model a client may ask for. */
export interface ListedModel {
  readonly id: string;
  readonly backend: string;
  /** Seconds since 1970, if the backend reports it. */
  readonly createdAt?: number;
  readonly displayName?: string;
  /** Of a name that a row of `[[routes]]` has: the keys of its clients; null: all. */
  readonly route?: { readonly keys: readonly string[] | null };
}

/** A request for a resource, and what the gateway knows to answer it with. */
export interface ResourceRequest {
  /** The exact names of the model table and of rows of `[[routes]]`, and for patterns what their backends list. */
  models(): Promise<readonly ListedModel[]>;
  /** What is known of a model by the name under which it is listed. */
  facts(id: string): ModelFacts;
  /**
   * The configured capabilities of the backend that a model's name is routed to; null: all that its protocol can
   * express.
   */
  capabilities(id: string): readonly Capability[] | null;
  readonly query: URLSearchParams;
  /** The value of `{id}` in the path. */
  readonly id?: string;
  /** The body of a POST. */
  readonly body?: JsonValue;
  /** The answers that the caller got and may continue from. */
  readonly answers: StoredAnswers;
  /** Louter's own version. */
  readonly version: string;
}

/** A request, with the turns before it, and its answer. */
export interface AnsweredRequest {
  readonly request: CoreChatRequest;
  readonly response: CoreChatResponse;
  /** When the request came, in seconds since 1970: `FrontendContext.now` of its answer. */
  readonly startedAt: number;
}

/** What a client asks of an answer that only a vendor has. */
export interface VendorQuestion {
  readonly protocol: Protocol;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly id: string;
  /** What is behind the id in the path. */
  readonly action?: string;
  readonly query: URLSearchParams;
}

/** Answers by their ids, of one caller. */
export interface StoredAnswers {
  /** Which answers are known, as a sentence for error messages. */
  readonly scope: string;
  /**
   * `undefined` for one that is not known, or that only a vendor has a part of.
   * @throws {LouterError} `overloaded` (503) while what may have it cannot be read.
   */
  find(id: string): Promise<AnsweredRequest | undefined>;
  /**
   * Forgets an answer: nothing continues from it any more.
   * @throws {LouterError} `overloaded` (503) while what has it cannot be written.
   */
  remove(id: string): Promise<void>;
  /**
   * Asks the backends of a protocol that the caller's key may use; `undefined` if none of them has the answer.
   * @throws {LouterError} the error of the first backend that failed, if none has it.
   */
  askVendors(question: VendorQuestion): Promise<JsonObject | undefined>;
}

/** A route of what is there without a request to a model: models, what they can do, and earlier answers. */
export interface ResourceRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Whether a request of method POST comes without a body. */
  readonly hasNoBody?: true;
  /** The path, with `{id}` for an answer's id, or the model's name, which may contain slashes. */
  readonly path: string;
  /** Whether it is of an earlier answer; absent: it is of models. */
  readonly isOfAnswer?: true;
  /** Whether a request is for this protocol where several have the same path. Absent: whatever no other claims. */
  claims?(header: (name: string) => string | undefined): boolean;
  /** @throws {LouterError} `invalid-request` naming the parameter at fault, `not-found` for an unknown model. */
  answer(request: ResourceRequest): JsonObject | Promise<JsonObject>;
}

/**
 * The listed model that the path of a request names.
 * @throws {LouterError} `not-found` when it is not listed.
 */
export async function findListedModel({ id = '', models }: ResourceRequest): Promise<ListedModel> {
  const model = (await models()).find((listed) => listed.id === id);
  if (model) return model;
  throw new LouterError({
    kind: 'not-found',
    status: 404,
    message: `the model ${JSON.stringify(id.slice(0, 200))} is not listed: GET /v1/models names those that are`,
  });
}

/** What a request continues from: every message up to an answer and the answer itself. */
export interface EarlierTurns {
  readonly messages: readonly CoreMessage[];
  /** The tools of the conversation, where a request that continues it leaves them out. */
  readonly tools?: readonly CoreTool[];
}

/**
 * How a conversation is continued that a client names by the id of an earlier answer
 * (`CoreChatRequest.previousResponseId`).
 */
export interface Continuation {
  /** Texts of which one is in the body of every request that names an earlier answer or item. */
  readonly bodyMarkers: readonly string[];
  /** The id of the answer that a request names, from its body. */
  previousResponseId(body: JsonObject): string | undefined;
  /** The id that the client receives with an answer, as `encodeResponse` and `encodeStream` write it. */
  answerId(response: Pick<CoreChatResponse, 'id' | 'createdAt' | 'wireForm'>, context: FrontendContext): string;
  /** Whether the client may continue from the answer: not if it asked that the answer is not stored. */
  isStored(request: CoreChatRequest): boolean;
  /** What can be continued from an answer: the messages it was asked with, whole, and its own. */
  storedTurns(request: CoreChatRequest, response: CoreChatResponse): EarlierTurns;
  /** The request with the earlier turns in place of the id of their answer. */
  resolve(request: CoreChatRequest, earlier: EarlierTurns): CoreChatRequest;
  /** Whether a backend of this protocol is asked for an answer or item that is not known here. */
  readonly canVendorResolve: boolean;
  /** Whether a client may ask for the answer itself by its id. */
  readonly isRetrievable?: true;
  /**
   * The vendor's error for a request that names an unknown answer or item.
   * @param reach which answers Louter knows, in a sentence.
   */
  notFound(request: CoreChatRequest, reach: string): CoreError;
  /** Where a client may send the id of an item of an earlier answer in place of the item. */
  readonly items?: ItemReferences;
}

/** How a client has its conversation replaced by a summary, which it sends back in an encrypted form. */
export interface Compaction {
  /** Texts of which one is in the body of every chat request that asks for a summary. */
  readonly bodyMarkers: readonly string[];
  /** Whether a chat request asks for one. @throws {LouterError} `invalid-request` where it does so in a wrong place. */
  isRequested(body: JsonObject): boolean;
  /** The ciphertexts of summaries in the body of a request, or in items that it refers to, and where they are. */
  findSummaries(body: JsonObject, items?: RouteHints['items']): { token: string; pointer: string }[];
  /** The conversation without what asks for its summary. */
  conversationOf(request: CoreChatRequest): CoreChatRequest;
  /** What the client is answered: what is kept of the conversation as it is, and its summary. */
  encodeSummary(request: CoreChatRequest, token: string): CoreAssistantPart[];
  /** The path of a vendor's endpoint that compacts whole conversations. */
  readonly path: string;
}

/** A request after edits, and what these cleared. */
export interface EditedContext {
  request: CoreChatRequest;
  cleared: readonly string[];
  /** What the client's answer reports of them, in the form of its vendor. */
  report: JsonObject;
}

/** Edits of a conversation that a client asks the vendor of its protocol to make before the model reads it. */
export interface ContextEditing {
  /** Whether a request asks for edits that can be made without that vendor. */
  isRequested(request: CoreChatRequest): boolean;
  /** Makes them; others stay in the request. `inputTokens`: how long it is, on which edits depend. */
  apply(request: CoreChatRequest, inputTokens: number): EditedContext;
}

/** What a record has of edits: with the length, they can be made again. */
export const contextEditedNote = (cleared: readonly string[], inputTokens: number): Note => ({
  what: 'edited the conversation as context_management asks the vendor to',
  saw: `about ${inputTokens} input tokens`,
  made: cleared.length === 0 ? 'nothing to clear yet' : `cleared ${cleared.join(', ')}`,
  effect: { name: 'context-edited' },
});

/** The request after the edits that a record has a note of. */
export function repeatContextEdits(
  editing: ContextEditing | undefined,
  request: CoreChatRequest,
  notes: readonly Note[],
): CoreChatRequest {
  const note = notes.find(({ effect }) => effect?.name === 'context-edited');
  const inputTokens = /\d+/.exec(note?.saw ?? '')?.[0];
  return editing && inputTokens !== undefined ? editing.apply(request, Number(inputTokens)).request : request;
}

export interface ItemReferences {
  /** How often the body of a request refers to each item, by its id. */
  countReferences(body: JsonValue): ReadonlyMap<string, number>;
  /** The items of an answer, from its body or its last event as the client got it. */
  itemsOf(answer: JsonValue): (JsonObject & { id: string })[];
}

/** A protocol that clients may use: its codec and its routes. */
export interface Frontend {
  readonly codec: ProtocolCodec;
  readonly routes: readonly FrontendRoute[];
  readonly resources: readonly ResourceRoute[];
  /** How the stream of this request is carried. */
  framing(query: URLSearchParams): TextFraming;
  /**
   * Whether a client wrote its body in the form of another protocol, which is read and which no vendor of this one takes.
   * @param field a top-level value of the body
   */
  isForeignForm?(field: (name: string) => JsonValue | undefined): boolean;
  /** The field of the body that names what is to answer where no `model` does. */
  readonly otherModelField?: string;
  /** The name of a model as routes have it, where bodies may name it with its collection. */
  readonly bareModelName?: (name: string) => string;
  /** What keeps a silent stream alive, where the framing's own way is not the protocol's. */
  readonly keepAlive?: string;
  /**
   * The framing in which this protocol's clients overlook an error within a stream and take its end for the end of the
   * answer: there the connection is cut behind the error.
   */
  readonly cutAfterErrorFraming?: TextFraming;
  /**
   * Whether a stream that fails for this reason is cut, without an event that reports it: where this protocol's clients
   * recover better from that.
   */
  shouldCutOnError?(error: CoreError): boolean;
  /** The answer of the token-counting route, where the protocol has one. */
  encodeTokenCount?(tokens: number): JsonObject;
  /** The header in which the vendor names a request; Qwen Code tries again after a broken stream only if it is there. */
  readonly requestIdHeader?: string;
  /** Names the trace in the body of an error. Absent: it is named at the end of the error's message. */
  addTraceId?(body: JsonObject, traceId: string): JsonObject;
  /**
   * The answer to a request that only has its model made ready and asks it nothing; `undefined` for all others. Absent
   * where the protocol has no such requests. Vendors of other protocols have nothing to make ready.
   */
  preloadResponse?(request: CoreChatRequest): CoreChatResponse | undefined;
  /** For protocols in which a client may leave out the messages before an answer it names. */
  readonly continuation?: Continuation;
  /** For protocols in which a client may ask for a summary of its conversation. */
  readonly compaction?: Compaction;
  /** Its clients send back what a search found of pages, in a form that only who searched reads: `CoreSource.encryptedExcerpt`. */
  readonly keepsExcerpts?: true;
  /** For protocols in which a client may ask for edits of its conversation. */
  readonly contextEditing?: ContextEditing;
}
