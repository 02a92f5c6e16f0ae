import { waitAtMost } from '../../core/within-time.ts';
import type { ListingOrder } from '../../core/listed-properties.ts';
import type { ConversationRow } from './conversations.ts';
import type { ExchangeRow, TraceFilter } from './listing.ts';
import { TraceStoreError } from './store-error.ts';
import type { StoredTrace } from './stored-trace.ts';
import type { TraceStore } from './trace-store.ts';

/** How long the database has for an answer while it cannot be written, in milliseconds. */
const maxWaitMs = 3000;

/** The database and what waits for it as one store, for one query. */
export interface JoinedStores {
  /** Opens the database, which may be away. */
  openDatabase(): Promise<TraceStore>;
  /** Opens what waits, which may be unreadable too. */
  openWaiting(): Promise<TraceStore>;
  /** An error of the database for people. */
  explain(thrown: unknown): unknown;
}

/**
 * Lists what both have, and finds an exchange or a conversation where it is. What is counted or summed up is that of the database, as long
 * as it can be read. An exchange that both have is shown as the database has it, unless it has not ended there.
 */
export function joinStores({ openDatabase, openWaiting, explain }: JoinedStores): TraceStore {
  let unreachable: string | null = null;

  async function queryDatabase<Result>(query: (store: TraceStore) => Promise<Result>): Promise<Result> {
    try {
      const answer = await waitAtMost(
        openDatabase().then(async (store) => ({ result: await query(store) })),
        maxWaitMs,
      );
      if (!answer)
        throw new TraceStoreError('no-store', `the trace database has not answered for ${maxWaitMs / 1000} s`);
      return answer.result;
    } catch (thrown) {
      const error = explain(thrown);
      if (error instanceof TraceStoreError && error.kind === 'no-store')
        unreachable = `${error.message}; this is what waits for it in the journal of this gateway`;
      throw error;
    }
  }

  async function queryWaiting<Result>(query: (store: TraceStore) => Promise<Result>): Promise<Result> {
    try {
      return await query(await openWaiting());
    } catch (thrown) {
      // That something is not there is an answer.
      if (!(thrown instanceof TraceStoreError) || thrown.kind === 'no-store')
        unreachable ??= `what waits in the journal of this gateway cannot be read (${thrown instanceof Error ? thrown.message : String(thrown)}); this is what the database has`;
      throw thrown;
    }
  }

  const queryBoth = <Result>(query: (store: TraceStore) => Promise<Result>) =>
    Promise.allSettled([queryDatabase(query), queryWaiting(query)]);

  /** Of the database, or else of what waits. */
  async function find<Result>(query: (store: TraceStore) => Promise<Result>): Promise<Result> {
    const [stored, kept] = await queryBoth(query);
    if (stored.status === 'fulfilled') return stored.value;
    if (kept.status === 'fulfilled') return kept.value;
    throw stored.reason;
  }

  async function get(idPrefix: string): Promise<StoredTrace> {
    const [stored, kept] = await queryBoth((store) => store.get(idPrefix));
    if (stored.status === 'rejected' && kept.status === 'rejected') throw stored.reason;
    const [inStore, inJournal] = [stored, kept].map((each) => (each.status === 'fulfilled' ? each.value : undefined));
    const found = inStore && (hasEnded(inStore.row) || !inJournal) ? inStore : inJournal;
    if (!found) throw new TraceStoreError('not-found', `no trace has an id that begins with "${idPrefix}"`);
    return found;
  }

  /** The rows of both in their order, each once. */
  async function list<Row>(
    query: (store: TraceStore) => Promise<Row[]>,
    { limit, rowOf, order }: { limit: number; rowOf: (row: Row) => ExchangeRow; order: ListingOrder },
  ): Promise<Row[]> {
    const [stored, kept] = await queryBoth(query);
    if (stored.status === 'rejected' && kept.status === 'rejected') throw stored.reason;
    const rows = new Map<string, Row>();
    for (const settled of [kept, stored])
      for (const row of settled.status === 'fulfilled' ? settled.value : []) {
        const { id } = rowOf(row);
        if (!rows.has(id) || hasEnded(rowOf(row))) rows.set(id, row);
      }
    const compare = orders[order];
    return [...rows.values()].toSorted((one, other) => compare(rowOf(one), rowOf(other))).slice(0, limit);
  }

  return {
    unreachable: () => unreachable,
    list: (filter, limit, order = 'time') =>
      list((store) => store.list(filter, limit, order), { limit, rowOf: (row) => row, order }),
    listConversations: (filter: TraceFilter, limit) =>
      list((store) => store.listConversations(filter, limit), {
        limit,
        rowOf: ({ last }: ConversationRow) => last,
        order: 'time',
      }),
    get,
    resolveId: (idPrefix) => find((store) => store.resolveId(idPrefix)),
    getConversation: (idPrefix) => find((store) => store.getConversation(idPrefix)),
    // By its id: the numbers of rows are those of one store.
    getNeighbours: ({ row }) => find(async (store) => store.getNeighbours(await store.get(row.id))),
    count: (filter, bucketCount) => find((store) => store.count(filter, bucketCount)),
    facets: (filter) => find((store) => store.facets(filter)),
    usage: (query) => find((store) => store.usage(query)),
    summarizeRuns: (limit) => find((store) => store.summarizeRuns(limit)),
    listRuns: (prefix) => find((store) => store.listRuns(prefix)),
    listComparisons: (limit) => queryDatabase((store) => store.listComparisons(limit)),
    getComparison: (idPrefix) => queryDatabase((store) => store.getComparison(idPrefix)),
    findResponse: (...[caller, responseId, before]) =>
      queryDatabase((store) => store.findResponse(caller, responseId, before)),
    findItems: (caller, counts) => queryDatabase((store) => store.findItems(caller, counts)),
    findLocated: (caller, keys) => queryDatabase((store) => store.findLocated(caller, keys)),
    readSecret: () => queryDatabase((store) => store.readSecret()),
    stats: () => queryDatabase((store) => store.stats()),
    // Each is closed where it was opened.
    async close() {},
  };
}

/** One that was marked as interrupted, because its writer had ended, may have an end that waits. */
const hasEnded = ({ status }: Pick<ExchangeRow, 'status'>): boolean => status !== 'open' && status !== 'interrupted';

type Order = (one: ExchangeRow, other: ExchangeRow) => number;

const byTime: Order = (one, other) => {
  const [first, second] = [other.startedAt, one.startedAt];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? 1 : -1;
};
const tokensOf = ({ inputTokens, outputTokens }: ExchangeRow): number => (inputTokens ?? 0) + (outputTokens ?? 0);
const latencyOf = ({ totalAfter }: ExchangeRow): number => Number(totalAfter ?? -1);

/** As `listExchanges` orders them. */
const orders: Readonly<Record<ListingOrder, Order>> = {
  time: byTime,
  tokens: (one, other) => tokensOf(other) - tokensOf(one) || byTime(one, other),
  latency: (one, other) => latencyOf(other) - latencyOf(one) || byTime(one, other),
};
