import type { CoreErrorKind, CoreUsage, Loss, Note, Protocol, VendorProtocol } from '../core/types.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { Thinking, ToolPlace } from '../dialects/dialect.ts';

/** A request as it was on the wire. The Buffer is the one that travelled: it must not be changed. */
export interface RawRequest {
  method: string;
  /** The path with its query for the client's request, the whole URL for the upstream's. */
  target: string;
  headers: HeaderFields;
  body: Buffer;
}

/** A piece of a body and when it came or left, in milliseconds since the exchange began. */
export interface TimedChunk {
  atMs: number;
  bytes: Buffer | string;
}

/** A response as it was on the wire, content encodings undone. */
export interface RawResponse {
  status: number;
  headers: HeaderFields;
  chunks: TimedChunk[];
}

/** One try at a target. */
export interface UpstreamAttempt {
  backend: string;
  model: string;
  startedMs: number;
  /** HTTP status, or null when no response came. */
  status: number | null;
  /** What went wrong, in one line, or null. */
  error: string | null;
  /** Why this target was taken or left: `first choice`, `retry 1 after 429`, `fallback: circuit open`. */
  reason: string | null;
  /** What a try that was followed by another was answered with. The last one's answer stands beside the tries. */
  response?: RawResponse;
}

export type ExchangeStatus = 'ok' | 'client-error' | 'upstream-error' | 'proxy-error' | 'aborted' | 'interrupted';

export interface ExchangeBackend {
  provider: string;
  protocol: VendorProtocol;
  /** How its text is written and read, as the configuration has it. */
  dialect: string | null;
  thinking: Thinking;
  tools: ToolPlace;
  model: string;
  /** `protocol@host`, see `core/signature.ts`. */
  issuer: string;
  attempts: UpstreamAttempt[];
  request: RawRequest | null;
  response: RawResponse | null;
}

/** What the request path knows of an answer without looking at it again; the rest is derived from the bytes. */
export interface ResponseSummary {
  usage: CoreUsage | null;
  finish: string | null;
  toolCalls: string[];
  /** How its text begins: what it is found by. */
  text?: string;
  /** The vendor's id of an answer that was passed through: its client may continue from it. */
  upstreamResponseId?: string;
}

/**
 * One exchange as the request path fills it. It is plain data; the recorder reads it when it is opened (the
 * request) and when it is closed (everything else).
 */
export interface Exchange {
  readonly traceId: string;
  /** Microseconds since 1970. */
  readonly startedAt: number;
  readonly frontend: Protocol;
  readonly request: RawRequest;
  readonly run: string | null;
  readonly case: string | null;
  mode: 'baseline' | 'proxy' | null;
  requestedModel: string | null;
  /**
   * Under which id which caller heard of the answer, where a client may go on from it, and the ids of its items that
   * the client may refer to; see `gateway/caller.ts`.
   */
  issuedResponse: { caller: string; id: string; items: readonly string[] } | null;
  backend: ExchangeBackend | null;
  response: RawResponse | null;
  losses: Loss[];
  notes: Note[];
  timing: { firstByteMs: number | null; firstTokenMs: number | null; totalMs: number | null };
  summary: ResponseSummary | null;
  error: { kind: CoreErrorKind; message: string } | null;
  status: ExchangeStatus;
}

/** What the trace store is doing, for `/api/diagnostics` and the log. */
export interface RecorderHealth {
  /** Where traces go, credentials left out; null when they are off. */
  store: string | null;
  state: 'off' | 'ok' | 'degraded' | 'failed';
  /** What the store last complained of, in one line. */
  lastError: string | null;
  queuedExchanges: number;
  queuedBytes: number;
  written: number;
  /** Exchanges whose bodies were given up, and exchanges given up whole. */
  lostBodies: number;
  lostExchanges: number;
  /** Exchanges that could not be written as they are: only their metadata is recorded. */
  setAside: number;
}

/** How many tokens a model's vendor counted for a byte of a request, on average. */
export type TokenRate = readonly [model: string, rate: number];

/** Where exchanges are recorded. Never throws: traffic goes on whatever the store does. */
export interface Recorder {
  /** Settles when exchanges can be written, or when it is known that they cannot now. */
  readonly ready: Promise<unknown>;
  /** The exchange was accepted. */
  open(exchange: Exchange): void;
  /**
   * So many bytes were added to the responses of an open exchange. The recorder may take chunks out of them, the first
   * ones first. A promise: the store is behind with this exchange; more bytes should be read when it settles, which takes
   * two seconds at most.
   */
  progress(exchange: Exchange, bytes: number): Promise<void> | undefined;
  /** The exchange is over; its fields no longer change. */
  close(exchange: Exchange): void;
  health(): RecorderHealth;
  /** What recorded exchanges tell of token counts; settles once the store could be opened. */
  readonly tokenRates: Promise<readonly TokenRate[]>;
  /** Writes what is queued and gives the store back. */
  stop(): Promise<void>;
}

/** For `traces.url = "off"`. */
export const noRecorder: Recorder = {
  ready: Promise.resolve(),
  open() {},
  progress({ backend, response }) {
    if (backend?.response) backend.response.chunks = [];
    if (response) response.chunks = [];
    return undefined;
  },
  close() {},
  health: () => ({
    store: null,
    state: 'off',
    lastError: null,
    queuedExchanges: 0,
    queuedBytes: 0,
    written: 0,
    lostBodies: 0,
    lostExchanges: 0,
    setAside: 0,
  }),
  tokenRates: Promise.resolve([]),
  async stop() {},
};
