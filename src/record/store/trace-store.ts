import type { HeaderFields } from '../../core/headers.ts';
import type { ComparisonSummary } from './comparisons.ts';
import type { StoredCore } from './core-packing.ts';
import type { ListingOrder } from './filter.ts';
import type { ExchangeRow, TraceFilter } from './listing.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import type { ConversationRow, StoredConversation } from './conversations.ts';
import type { ExchangeCounts, Facets, RunRow } from './overview.ts';
import type { StoreStats } from './stats.ts';

/** What was requested does not exist or is ambiguous: the message names the remedy. */
export class TraceStoreError extends Error {
  override readonly name = 'TraceStoreError';
  readonly kind: 'off' | 'no-store' | 'not-found' | 'ambiguous' | 'invalid-filter' | 'invalid-runs' | 'invalid-query';
  constructor(kind: TraceStoreError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A recorded exchange. */
export interface StoredTrace {
  row: ExchangeRow;
  attempts: Prisma.AttemptGetPayload<object>[];
  messages: StoredMessage[];
  /** What was decoded when it was recorded; null where that was not done. */
  core: StoredCore | null;
  /** What a check of the exchange found. */
  findings: Prisma.FindingGetPayload<object>[];
}

/** The turns before and after an exchange in its conversation; null where there is none. */
export interface TurnNeighbours {
  previous: {
    id: string;
    turn: number;
    /** An `ExchangeStatus`, or `open`. */
    status: string;
    /** How many messages its request had without instructions; null where that is not known. */
    turnMessages: number | null;
  } | null;
  next: { id: string; turn: number } | null;
}

/** What of a recorded exchange is decoded and checked. */
export interface RecordedExchange {
  row: Pick<
    ExchangeRow,
    | 'id'
    | 'frontend'
    | 'backend'
    | 'protocol'
    | 'dialect'
    | 'dialectKey'
    | 'thinking'
    | 'tools'
    | 'model'
    | 'issuer'
    | 'mode'
    | 'status'
    | 'errorKind'
    | 'bodies'
    | 'losses'
    | 'notes'
  >;
  messages: readonly StoredMessage[];
}

/** A message of an exchange, with its body where that was kept. */
export interface StoredMessage {
  role: string;
  position: number;
  method: string | null;
  target: string | null;
  status: number | null;
  headers: HeaderFields;
  size: number;
  body: Buffer | null;
  /** The chunks of a response's body with their arrival, in milliseconds since the exchange began. */
  chunks: { atMs: number; bytes: Buffer }[];
}

/** Recorded exchanges, read only; a gateway may be writing to them meanwhile. */
export interface LocatedTrace {
  trace: StoredTrace;
  keys: readonly string[];
}

export interface TraceStore {
  /** Newest first, or in another order. Exchanges that are still open are listed only when `status` is `open`. */
  list(filter: TraceFilter, limit: number, order?: ListingOrder): Promise<ExchangeRow[]>;
  /**
   * The exchange with this id or unique beginning of an id.
   * @throws {TraceStoreError} `not-found` or `ambiguous`.
   */
  get(idPrefix: string): Promise<StoredTrace>;
  /** The turns before and after an exchange. */
  getNeighbours(trace: Pick<StoredTrace, 'row'>): Promise<TurnNeighbours>;
  /**
   * The id of the exchange with this id or unique beginning of an id.
   * @throws {TraceStoreError} `not-found` or `ambiguous`.
   */
  resolveId(idPrefix: string): Promise<string>;
  /**
   * The latest exchange whose response this caller received under this id; with `before`, the latest written before it.
   * @throws {TraceStoreError} `no-store` when the store can no longer be read, `not-found` when it was pruned meanwhile.
   */
  findResponse(
    caller: string,
    responseId: string,
    before?: { row: Pick<ExchangeRow, 'seq'> },
  ): Promise<StoredTrace | undefined>;
  /**
   * The exchanges whose responses to this caller hold these items, oldest first. `counts`: how many exchanges to return
   * for each item id, the latest ones.
   * @throws {TraceStoreError} as `findResponse` does.
   */
  findItems(caller: string, counts: ReadonlyMap<string, number>): Promise<StoredTrace[]>;
  /**
   * The latest exchanges whose responses to this caller have one of these keys, oldest first, and the keys they have.
   * @throws {TraceStoreError} as `findResponse` does.
   */
  findLocated(caller: string, keys: readonly string[]): Promise<LocatedTrace[]>;
  /** The names of runs with this prefix, sorted. */
  listRuns(prefix: string): Promise<string[]>;
  /** Stored comparisons, newest first. */
  listComparisons(limit: number): Promise<ComparisonSummary[]>;
  /**
   * The report of a stored comparison, as JSON, by its id or a unique beginning of it.
   * @throws {TraceStoreError} `not-found` or `ambiguous`.
   */
  getComparison(idPrefix: string): Promise<{ id: string; report: string }>;
  /** Conversations with an exchange that matches; see `listConversations`. */
  listConversations(filter: TraceFilter, limit: number): Promise<ConversationRow[]>;
  /**
   * The conversation that the exchange with this id or unique beginning of an id belongs to.
   * @throws {TraceStoreError} `not-found` or `ambiguous`.
   */
  getConversation(idPrefix: string): Promise<StoredConversation>;
  /** How many exchanges match, in `bucketCount` intervals of time. */
  count(filter: TraceFilter, bucketCount: number): Promise<ExchangeCounts>;
  /** The values of each term of a filter among the latest exchanges that match. */
  facets(filter: TraceFilter): Promise<Facets>;
  /** The runs with the latest requests, the latest first. */
  summarizeRuns(limit: number): Promise<RunRow[]>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

/** A trace store that is opened when it is first used: the database client takes 30 MB and half a second to load. */
export class LazyTraceStore {
  readonly #url: string | null;
  #opening: Promise<TraceStore> | undefined;

  /** `url` is that of the configuration; null when traces are off. */
  constructor(url: string | null) {
    this.#url = url;
  }

  /** @throws {TraceStoreError} `off` when traces are off, `no-store` when they cannot be read now. */
  async open(): Promise<TraceStore> {
    if (this.#url === null) throw tracesOffError();
    const opening = (this.#opening ??= openStore(this.#url));
    try {
      return await opening;
    } catch (error) {
      // The writer may be creating the database now: the next call tries again.
      if (this.#opening === opening) this.#opening = undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    const store = await this.#opening?.catch(() => undefined);
    await store?.close();
  }
}

/** The error for a query when traces are off. */
export const tracesOffError = (): TraceStoreError =>
  new TraceStoreError('off', 'traces are off: traces.url is "off" in the configuration of this gateway');

async function openStore(url: string): Promise<TraceStore> {
  const { openTraceStore } = await import('./prisma-store.ts');
  return openTraceStore(url);
}
