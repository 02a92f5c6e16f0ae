import type { CoreErrorKind, CoreUsage, Loss, Note, Protocol, VendorProtocol } from '../core/types.ts';
import type { AttemptCause } from '../core/attempt-cause.ts';
import { noChecks, type CheckCounts, type Contradiction } from '../judge/verdict.ts';
import type { TextCalls } from './problems.ts';
import type { ModelPrice } from '../core/cost.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { Thinking, ToolPlace } from '../dialects/dialect.ts';

/** A request as it was on the wire. The Buffer is the one that was received or sent: it must not be changed. */
export interface RawRequest {
  method: string;
  /** The path with its query for the client's request, the whole URL for the upstream's. */
  target: string;
  headers: HeaderFields;
  body: Buffer;
}

/** A chunk of a body and when it was received or sent, in milliseconds since the exchange began. */
export interface TimedChunk {
  atMs: number;
  bytes: Buffer | string;
}

/** A response as it was on the wire, with content encodings decoded. */
export interface RawResponse {
  status: number;
  headers: HeaderFields;
  chunks: TimedChunk[];
  /** How many bytes were before `chunks` and are no longer in memory; absent: none. */
  releasedBytes?: number;
}

/** One attempt at a target. */
export interface UpstreamAttempt {
  backend: string;
  model: string;
  startedMs: number;
  /** HTTP status, or null when there was no response. */
  status: number | null;
  /** The error in one line, or null. */
  error: string | null;
  cause: AttemptCause;
  /** The same in words, with what led to it: `first choice`, `retry 1 after: MESSAGE`, `fallback after: MESSAGE`. */
  reason: string | null;
  /** The response to an attempt that was followed by another. The last one's is `ExchangeBackend.response`. */
  response?: RawResponse;
  /** When it failed; absent: when the next one began, or the exchange ended. */
  endedMs?: number;
  /** Its span in the distributed trace; absent if nothing was sent, or spans are not exported. */
  spanId?: string;
}

/** The place of an exchange in a distributed trace. Ids are in hexadecimal. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  /** The client's span; null: the trace begins here. */
  readonly parentSpanId: string | null;
  /** `tracestate`, as the client sent it. */
  readonly state: string | null;
  /** Whether spans are exported. */
  readonly isSampled: boolean;
}

export type ExchangeStatus = 'ok' | 'client-error' | 'upstream-error' | 'proxy-error' | 'aborted' | 'interrupted';

export interface ExchangeBackend {
  provider: string;
  protocol: VendorProtocol;
  /** As in the backend's configuration. */
  dialect: string | null;
  /** The key of the configuration that sets it; absent where none does. */
  dialectKey?: string;
  thinking: Thinking;
  tools: ToolPlace;
  model: string;
  /** `protocol@host`, see `core/signature.ts`. */
  issuer: string;
  /** Absent where it is not known. */
  price?: ModelPrice;
  attempts: UpstreamAttempt[];
  request: RawRequest | null;
  response: RawResponse | null;
}

/** What is known of a response when it ends; the rest is derived from its bytes. */
export interface ResponseSummary {
  usage: CoreUsage | null;
  finish: string | null;
  toolCalls: string[];
  /** How its text begins, for the search index. */
  text?: string;
  /** How the arguments of its tool calls begin, as JSON, for the search index. */
  toolArguments?: string;
  /** The vendor's id of a response that passed through: its client may continue from it. */
  upstreamResponseId?: string;
}

/**
 * One request with its response, as the gateway fills it in. Plain data: the recorder reads the request when the exchange
 * is opened, and everything else while the response arrives and when it is closed.
 */
export interface Exchange {
  readonly traceId: string;
  /** Microseconds since 1970. */
  readonly startedAt: number;
  /** The protocol of the client; `louter` for a refused request to one of Louter's own routes. */
  readonly frontend: Protocol | 'louter';
  /** Which configuration it began with: 1 at the start of the gateway, one more after each reload; null if unknown. */
  readonly generation: number | null;
  readonly request: RawRequest;
  /** The name of the client's key, of those that have one. */
  readonly key: string | null;
  readonly run: string | null;
  readonly case: string | null;
  /** Absent if spans are not exported. */
  readonly traceContext?: TraceContext;
  mode: 'baseline' | 'proxy' | null;
  requestedModel: string | null;
  /** The row of `[[routes]]` that chose the targets: its name or number; absent: none did. */
  route?: string;
  /**
   * The id under which a caller received a response that it may continue from, and the ids of items that it may refer to;
   * see `gateway/headers.ts`.
   */
  issuedResponse: { caller: string; id: string; items: readonly string[] } | null;
  /** The keys by which other processes find the response, for the caller; see `gateway/conversation/reasoning-memory.ts`. */
  locatedResponse?: { readonly caller: string; readonly keys: readonly string[] };
  backend: ExchangeBackend | null;
  response: RawResponse | null;
  losses: Loss[];
  notes: Note[];
  timing: { firstByteMs: number | null; firstTokenMs: number | null; totalMs: number | null };
  summary: ResponseSummary | null;
  /** What an answer cost that two targets wrote, in US dollars; absent: one did, its usage and price determine it. */
  costUsd?: number;
  /** The id and the model in the backend's response, as far as it was translated. */
  responseIdentity?: { readonly id: string; readonly model: string };
  error: { kind: CoreErrorKind; message: string } | null;
  status: ExchangeStatus;
}

/** Which message of an exchange a body belongs to; `attempt-response` is the response to a failed attempt. */
export type MessageRole =
  | 'client-request'
  | 'upstream-request'
  | 'upstream-response'
  | 'client-response'
  | 'attempt-response';

/** A message on its way to the writer: what precedes its body, and where the body is in the bytes of the batch. */
export interface MessageRecord {
  role: MessageRole;
  /** The attempt it belongs to, for `attempt-response`; otherwise 0. */
  position: number;
  method?: string;
  target?: string;
  status?: number;
  headers: HeaderFields;
  size: number;
  /** Absent when the bytes were given up. */
  start?: number;
  /** Of responses: pairs of microseconds since the exchange began and length in bytes. */
  chunks?: number[];
  /** Where a body is written in several records: its number within the exchange, and 1 for all but the first piece. */
  stream?: number;
  piece?: 0 | 1;
}

/** What is recorded of an exchange besides its messages. */
export interface ExchangeFields extends Omit<Exchange, 'request' | 'response' | 'backend' | 'status'> {
  status: Exchange['status'] | 'open';
  /** Of the response to the client. */
  httpStatus: number | null;
  backend: RecordedUpstream | null;
}

interface RecordedUpstream extends Omit<ExchangeBackend, 'request' | 'response' | 'attempts'> {
  attempts: Omit<UpstreamAttempt, 'response'>[];
}

/** An exchange on its way to the writer. */
export interface ExchangeRecord extends ExchangeFields {
  /** The credentials that the client presented. They are redacted wherever they occur in this exchange. */
  secrets: string[];
  areBodiesLost: boolean;
  /** The number of the record within its exchange: 0 holds the client's request. */
  part: number;
  replacesLaterParts: boolean;
  /** Earlier records, which stay, hold the beginnings of bodies. */
  hasEarlierParts: boolean;
  messages: MessageRecord[];
  /** Why only metadata is recorded: the exchange has a value that cannot be written. */
  metadataOnlyReason?: string;
}

export const toMicroseconds = (milliseconds: number): number => Math.round(milliseconds * 1000);

/** What the trace store is doing, for `/api/diagnostics` and the log. */
export interface RecorderHealth {
  /** Where traces go, credentials left out; null when they are off. */
  store: string | null;
  state: 'off' | 'ok' | 'degraded' | 'failed';
  /** The last error of the store, in one line. */
  lastError: string | null;
  queuedExchanges: number;
  queuedBytes: number;
  written: number;
  /** Exchanges that were recorded without bodies, and exchanges that were not recorded. */
  lostBodies: number;
  lostExchanges: number;
  /** Exchanges of which only metadata is recorded, because they have a value that cannot be written. */
  setAside: number;
  /** Usage since the start of responses that passed through, by backend, model and key; absent: none was read. */
  readUsage?: readonly ReadUsage[];
  /** Exchanges that were checked against themselves since the start. */
  checks: CheckCounts;
  /** The latest exchange that does not agree with itself, of the last day. */
  newestContradiction: Contradiction | null;
  /** The latest calls written as text since the start, of each backend and model; the newest last. */
  newestTextCalls: readonly TextCalls[];
  /** Absent: there is none. */
  journal?: JournalHealth;
  /** What is in the store as it was received: it is read when there is time. */
  unread: UnreadExchanges;
}

/** Exchanges that have ended and were not read. */
export interface UnreadExchanges {
  readonly exchanges: number;
  /** When the first of them began, in microseconds since 1970; null: there is none. */
  readonly oldestAt: number | null;
  /** How many were read in the last second. */
  readonly readPerSecond: number;
}

/** What is kept on disk until it is in the database. */
export interface JournalHealth {
  directory: string;
  /** `waiting`: its key is in the database, which was not reached yet. Else see `JournalState`. */
  state: 'waiting' | 'ok' | 'full' | 'failed';
  /** Why it failed, in one line. */
  error: string | null;
  bytes: number;
  /** Exchanges of killed processes that this one has recovered since its start. */
  recovered: number;
}

/** Where exchanges wait for their database. */
export interface WaitingPlace {
  /** The folder with the journals of all gateways that share it. */
  readonly directory: string;
  readonly key: Uint8Array;
  /** The folder in it for the database that they are read from. What a killed process leaves of it is removed as its journal is. */
  readonly folder: string;
  readonly bodies: 'full' | 'metadata';
}

/** The health of a recorder that has not recorded anything yet. */
export const createHealth = (store: RecorderHealth['store'], state: RecorderHealth['state']): RecorderHealth => ({
  store,
  state,
  lastError: null,
  queuedExchanges: 0,
  queuedBytes: 0,
  written: 0,
  lostBodies: 0,
  lostExchanges: 0,
  setAside: 0,
  checks: noChecks(),
  newestContradiction: null,
  newestTextCalls: [],
  unread: { exchanges: 0, oldestAt: null, readPerSecond: 0 },
});

/** How many input tokens a model's vendor counted per byte of a request. */
export type TokenRate = readonly [model: string, rate: number];

/** What may change while a recorder runs. */
export interface RecorderSettings {
  bodies: 'full' | 'metadata';
  /** Whether closed exchanges are checked against themselves. */
  check: 'all' | 'off';
  retention: Retention;
  /** Configured credentials; earlier ones stay redacted too. */
  secrets: readonly string[];
}

/** How long traces are kept. */
export interface Retention {
  keepMs: number;
  keepMetadataMs: number;
  /** Bytes the database may take; beyond that the oldest bodies are removed. */
  maxSize: number;
}

/** The usage of a response that passed through unread, which the recording thread has read. */
export interface ReadUsage {
  readonly backend: string;
  readonly model: string;
  readonly key: string | null;
  readonly usage: Omit<CoreUsage, 'raw'>;
  /** In US dollars; null if the price is not known. */
  readonly cost: number | null;
}

/** Records exchanges. Never throws: requests are served whatever the store does. */
export interface Recorder {
  /** Settles when exchanges can be written, or when it is known that they cannot be written now. */
  readonly ready: Promise<unknown>;
  /** The exchange was accepted. */
  open(exchange: Exchange): void;
  /**
   * So many bytes were added to the responses of an open exchange. The recorder may remove chunks from their beginning.
   * Returns a promise when the store is behind with this exchange: more bytes should be read when it settles, after two
   * seconds at most.
   */
  progress(exchange: Exchange, bytes: number): Promise<void> | undefined;
  /** The exchange has ended; its fields no longer change. */
  close(exchange: Exchange): void;
  health(): RecorderHealth;
  /** Applies to what is recorded from now on, by a new configuration. */
  reconfigure(settings: RecorderSettings): void;
  /** From recorded exchanges; settles once the store could be opened. */
  readonly tokenRates: Promise<readonly TokenRate[]>;
  /**
   * Whether an answer with one of these keys may be recorded, of any client: `false` when it is certain that none is written.
   * Settles within a second.
   */
  mayHaveAnswer(keys: readonly string[]): Promise<boolean>;
  /** Settles when all exchanges that were closed before are written, as they were received. */
  written(): Promise<void>;
  /** The same when they can be read as they are kept, with what is derived of them. */
  settled(): Promise<void>;
  /** Where exchanges wait while the store cannot be written; absent: it can, or there is no journal. */
  waitingPlace(): WaitingPlace | undefined;
  /** Writes what is queued and closes the store. */
  stop(): Promise<void>;
}

/** For `traces.url = "off"`. */
export const noRecorder: Recorder = {
  ready: Promise.resolve(),
  open() {},
  progress({ backend, response }) {
    for (const each of [backend?.response, response]) {
      if (!each) continue;
      each.releasedBytes = each.chunks.reduce((sum, { bytes }) => sum + bytes.length, each.releasedBytes ?? 0);
      each.chunks = [];
    }
    return undefined;
  },
  close() {},
  health: () => createHealth(null, 'off'),
  reconfigure() {},
  tokenRates: Promise.resolve([]),
  mayHaveAnswer: async () => true,
  async written() {},
  async settled() {},
  waitingPlace: () => undefined,
  async stop() {},
};
