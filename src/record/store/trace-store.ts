import type { ComparisonSummary } from './comparisons.ts';
import type { ExchangeRow, TraceFilter } from './listing.ts';
import type { ConversationRow, StoredConversation } from './conversations.ts';
import type { ExchangeCounts, Facets, RunRow } from './overview.ts';
import type { UsageQuery, UsageRows } from './usage.ts';
import type { StoreStats } from './stats.ts';
import type { StoredTrace, TurnNeighbours } from './stored-trace.ts';
import type { ListingOrder } from '../../core/listed-properties.ts';

/** Recorded exchanges, read only; a gateway may be writing to them meanwhile. */
export interface LocatedTrace {
  trace: StoredTrace;
  keys: readonly string[];
}

export interface TraceStore {
  /** Why some of its exchanges could not be read for a query before; absent or null: all could. */
  unreachable?(): string | null;
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
  /** What the exchanges that match used and cost. */
  usage(query: UsageQuery): Promise<UsageRows>;
  /** The runs with the latest requests, the latest first. */
  summarizeRuns(limit: number): Promise<RunRow[]>;
  /** The key with which the gateways of the store encrypt what they recorded. @throws {TraceStoreError} `no-store` without one. */
  readSecret(): Promise<Uint8Array>;
  stats(): Promise<StoreStats>;
  close(): Promise<void>;
}

export interface PruneResult {
  exchanges: number;
  /** Exchanges whose bodies were removed. */
  bodies: number;
  /** Chunks that no body refers to. */
  chunks: number;
}

/** A value as SQLite returns it; of PostgreSQL, other types are text. */
export type SqlValue = string | number | bigint | Buffer | null;

/** The result of a query: rows in the order of `columns`, whose names may occur twice. */
export interface SqlResult {
  columns: readonly string[];
  rows: Iterable<readonly SqlValue[]> | AsyncIterable<readonly SqlValue[]>;
}
