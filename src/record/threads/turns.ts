import type { ExchangeColumns } from '../store/exchange-columns.ts';
import { prepareInsert } from '../store/inserts.ts';
import type { StoreDatabase, StoreStatement } from '../store/store-database.ts';
import { CompactionIndex, findLongestLines } from './compaction.ts';
import { loadSummaries } from './summaries.ts';
import { sessionBytes, type ParentCandidate, type TurnDigest, type TurnLink } from './turn-digest.ts';

/** What places an exchange in its conversation. */
export interface TurnInput {
  /** Of its request; null where that cannot be read, undefined where the request was written before. */
  digest: TurnDigest | null | undefined;
  /** The body of its response where that ended the model's turn, as a summary does. */
  finalAnswer: Buffer | null;
}

interface FoundTurn {
  seq: number;
  startedAt: number;
  status: string;
  id: string;
  conversation: string;
  turn: number;
}

interface TurnPosition extends Pick<FoundTurn, 'conversation' | 'turn'> {
  parent: string | null;
  link: TurnLink | null;
}

export type TurnExchange = Pick<ExchangeColumns, 'id' | 'startedAt' | 'run' | 'case'>;

/**
 * For so long after a failure, in microseconds, the same request counts as a retry; not where the client went on from the
 * failure, as the same request is then that of another conversation.
 */
const retryWindowUs = 10 * 60 * 1_000_000;

/** Runs that are compared may have the same messages at the same time: an exchange continues one of its own run. */
const sameRunCondition = '"run" IS NOT DISTINCT FROM ? AND "case" IS NOT DISTINCT FROM ?';

const selectTurn = `SELECT "seq", "startedAt", "status", "id", "conversation", "turn" FROM "Turn" JOIN "Exchange" ON "seq" = "exchangeSeq"`;

/** Thousands may have the same digest: only the latest are examined, in the order of the index. */
const latestWithDigest = `${selectTurn} WHERE "exchangeSeq" IN
  (SELECT "exchangeSeq" FROM "Turn" WHERE "said" = ? AND "exchangeSeq" < ? ORDER BY "exchangeSeq" DESC LIMIT 64)`;
/**
 * The same greeting may begin several conversations at once. One that began so long ago, in microseconds, is not the one
 * that is continued where a later one is there.
 */
const greetingWindowUs = 10 * 60 * 1_000_000;
/** How many continued exchanges are held in memory. */
const maxContinued = 10_000;

const latestFirst = `ORDER BY "exchangeSeq" DESC LIMIT 1`;

/**
 * Links each exchange to its parent as it is read. An exchange without a parent begins a conversation; that of a
 * subagent is linked when a later request of its caller contains the call.
 */
export class TurnWriter {
  readonly #postgres: StoreDatabase['postgres'];
  readonly #hasDigest: StoreStatement<[Buffer, Buffer], number>;
  readonly #byDigest: StoreStatement<unknown[], FoundTurn>;
  readonly #byHistory: StoreStatement<unknown[], FoundTurn>;
  readonly #byResponseId: StoreStatement<unknown[], FoundTurn>;
  readonly #failedByDigest: StoreStatement<unknown[], FoundTurn>;
  readonly #bySeq: StoreStatement<unknown[], Pick<FoundTurn, 'conversation' | 'turn'>>;
  readonly #insert: ReturnType<typeof prepareInsert<'Turn'>>;
  readonly #linkSubagent: StoreStatement;
  readonly #summaries: CompactionIndex;
  /** Exchanges that begin like others, with the history of the exchange that continued them last, and its number. */
  readonly #continued = new Map<number, { history: string; seq: number }>();

  constructor(database: StoreDatabase) {
    this.#postgres = database.postgres;
    this.#summaries = new CompactionIndex(() => loadSummaries(database));
    this.#hasDigest = database
      .prepare<[Buffer, Buffer], number>(`SELECT 1 FROM "Turn" WHERE "said" BETWEEN ? AND ? LIMIT 1`)
      .pluck();
    this.#byDigest = database.prepare(`${latestWithDigest} AND ${sameRunCondition} ORDER BY "exchangeSeq" DESC`);
    this.#byHistory = database.prepare(
      `${selectTurn} WHERE "said" BETWEEN ? AND ? AND "seq" < ? AND ${sameRunCondition} ${latestFirst}`,
    );
    this.#byResponseId = database.prepare(
      `${selectTurn} WHERE "responseId" = ? AND "seq" < ? ORDER BY "seq" DESC LIMIT 1`,
    );
    this.#failedByDigest = database.prepare(
      `${latestWithDigest} AND "startedAt" > ? AND "status" NOT IN ('ok', 'open') AND ${sameRunCondition}
       AND NOT EXISTS (SELECT 1 FROM "Turn" AS "later" WHERE "later"."parent" = "id" AND "later"."link" = 'turn') ${latestFirst}`,
    );
    this.#bySeq = database.prepare(`SELECT "conversation", "turn" FROM "Turn" WHERE "exchangeSeq" = ?`);
    this.#insert = prepareInsert(database, 'Turn');
    this.#linkSubagent = database.prepare(
      `UPDATE "Turn" SET "parent" = ?, "link" = 'subagent'
       WHERE "opening" = ? AND "parent" IS NULL AND "conversation" <> ?
         AND "exchangeSeq" > (SELECT "seq" FROM "Exchange" WHERE "id" = ?)
         AND EXISTS (SELECT 1 FROM "Exchange" WHERE "seq" = "exchangeSeq" AND ${sameRunCondition})`,
    );
  }

  /** Called within the transaction that writes the exchange. */
  async insert(seq: number, exchange: TurnExchange, { digest, finalAnswer }: TurnInput): Promise<void> {
    if (digest !== undefined) await this.#insertTurn(seq, exchange, digest);
    const written = finalAnswer ? await this.#bySeq.get(seq) : undefined;
    if (finalAnswer && written && written.turn > 1)
      this.#summaries.add({ ...written, id: exchange.id, lines: findLongestLines(finalAnswer) });
  }

  async #insertTurn(seq: number, exchange: TurnExchange, digest: TurnDigest | null): Promise<void> {
    const { conversation, turn, parent, link } = await this.#findPosition(seq, exchange, digest);
    const openingTask = parent === null ? (digest?.openingTask ?? null) : null;
    const history = digest && markSession(digest.history, digest.session);
    this.#insert({ exchangeSeq: seq, conversation, turn, parent, link, said: history, opening: openingTask });
    if (parent === null) return;
    for (const task of digest?.spawnedTasks ?? [])
      await this.#linkSubagent.run(parent, task, conversation, parent, exchange.run, exchange.case);
  }

  async #findPosition(seq: number, exchange: TurnExchange, digest: TurnDigest | null): Promise<TurnPosition> {
    const { id, startedAt, run, case: caseName } = exchange;
    const parent = digest && (await this.#findParent(seq, exchange, digest));
    if (parent) return { conversation: parent.conversation, turn: parent.turn + 1, parent: parent.id, link: 'turn' };
    const history = digest && markSession(digest.history, digest.session);
    const failed =
      history &&
      (await this.#isKnown(history)) &&
      (await this.#failedByDigest.get(history, seq, startedAt - retryWindowUs, run, caseName));
    if (failed) return { conversation: failed.conversation, turn: failed.turn, parent: null, link: null };
    const summary = digest && (await this.#summaries.find(digest.openingTexts));
    if (summary)
      return { conversation: summary.conversation, turn: summary.turn + 1, parent: summary.id, link: 'compaction' };
    return { conversation: id, turn: 1, parent: null, link: null };
  }

  async #findParent(
    seq: number,
    { run, case: caseName }: TurnExchange,
    { history, parentCandidates, previousResponseId, session }: TurnDigest,
  ): Promise<FoundTurn | undefined> {
    const named = previousResponseId === null ? undefined : await this.#byResponseId.get(previousResponseId, seq);
    if (named) return named;
    const condition = [seq, run, caseName];
    for (const candidate of parentCandidates) {
      // To PostgreSQL, where a query is a way there and back, both are sent together.
      const [found, elsewhere] = await Promise.all([
        this.#findInSession(markSession(candidate.history, session), condition),
        this.#postgres && this.#findInOtherSessions(candidate, condition),
      ]);
      const parent =
        this.#chooseParent(found, candidate, { seq, history }) ??
        (this.#postgres ? elsewhere : await this.#findInOtherSessions(candidate, condition));
      if (parent) return parent;
    }
    return undefined;
  }

  async #findInSession(digest: Buffer, condition: readonly unknown[]): Promise<readonly FoundTurn[]> {
    return (await this.#isKnown(digest)) ? this.#byDigest.all(digest, ...condition) : [];
  }

  /**
   * Asked first: most digests are not known, and in SQLite the joins that find their exchanges took 2.5 % of the time of a
   * small one, with which the look-ups of what is derived add up to 12 %.
   */
  async #isKnown(first: Buffer, last = first): Promise<boolean> {
    return this.#postgres !== undefined || (await this.#hasDigest.get(first, last)) !== undefined;
  }

  /** A conversation that is resumed continues in a session of another name. */
  async #findInOtherSessions(
    { history, isDistinct }: ParentCandidate,
    condition: readonly unknown[],
  ): Promise<FoundTurn | undefined> {
    if (!isDistinct) return undefined;
    const last = lastOf(history);
    return (await this.#isKnown(history, last)) ? this.#byHistory.get(history, last, ...condition) : undefined;
  }

  /**
   * Where only a greeting came before, several conversations may have begun with it: each is continued once, the first
   * one first. A request that is sent again continues the same one, unless another conversation has begun since.
   */
  #chooseParent(
    found: readonly FoundTurn[],
    { isDistinct }: ParentCandidate,
    { seq: continuing, history }: { seq: number; history: Buffer },
  ): FoundTurn | undefined {
    const [latest] = found;
    if (isDistinct || !latest) return latest;
    const continuedBy = { history: history.toString('base64'), seq: continuing };
    const again = found.find(({ seq }) => this.#continued.get(seq)?.history === continuedBy.history);
    const sentBefore = (again && this.#continued.get(again.seq)?.seq) ?? 0;
    const hasBegunSince = found.some(({ seq }) => seq > sentBefore && !this.#continued.has(seq));
    if (again && !hasBegunSince) {
      this.#markContinued(again.seq, continuedBy);
      return again;
    }
    // A request that failed has no answer to continue from.
    const answered = found.filter(({ status }) => status === 'ok' || status === 'open');
    const free = (answered.length > 0 ? answered : found).filter(({ seq }) => !this.#continued.has(seq));
    const chosen = free.findLast(({ startedAt }) => startedAt > latest.startedAt - greetingWindowUs) ?? free[0];
    if (chosen) this.#markContinued(chosen.seq, continuedBy);
    return chosen;
  }

  #markContinued(seq: number, continuedBy: { history: string; seq: number }): void {
    this.#continued.set(seq, continuedBy);
    for (const oldest of this.#continued.keys()) {
      if (this.#continued.size <= maxContinued) return;
      this.#continued.delete(oldest);
    }
  }
}

/** The last digest of these messages in any session. */
const lastOf = (history: Buffer): Buffer => Buffer.concat([history, Buffer.alloc(sessionBytes, 0xff)]);

/** The same messages in different sessions have different digests. */
const markSession = (history: Buffer, session: Buffer | null): Buffer =>
  session ? Buffer.concat([history, session]) : history;
