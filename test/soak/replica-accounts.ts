import { createHash } from 'node:crypto';
import { listChunkIds } from '../../src/record/store/chunks.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import type { Life, ReplicaSet } from './replica-set.ts';
import type { AnsweredExchange, MissingReasoning } from './replica-traffic.ts';

/** An answered exchange that is not stored as such. */
export interface LostExchange extends AnsweredExchange {
  /** Its row, if it has one: `absent`, or the status of what was written before its end. */
  stored: string;
  /** How long before its process was killed it ended; infinite if that was not killed. */
  beforeKillMs: number;
}

interface StoredRow {
  id: string;
  status: string;
  bodies: string;
  /**
   * By the clock of `performance`; null of a row that is open. Of one whose end is not known, its beginning: the database may
   * commit what a killed process sent after another gateway has given up its open rows.
   */
  endedAt: number | null;
}

/** What is in the database of both gateways. */
export interface StoredExchanges {
  byId: ReadonlyMap<string, StoredRow>;
  countByStatus: Record<string, number>;
}

export async function readStored(set: ReplicaSet): Promise<StoredExchanges> {
  const rows = await set.query<{ id: string; status: string; bodies: string; endedAt: string | null }>(
    `SELECT "id", "status", "bodies", CASE WHEN "status" <> 'open' THEN COALESCE("endedAt", "startedAt") END AS "endedAt" FROM "Exchange"`,
  );
  const byId = new Map<string, StoredRow>();
  const countByStatus: Record<string, number> = {};
  for (const { endedAt, ...row } of rows) {
    byId.set(row.id, { ...row, endedAt: endedAt === null ? null : Number(endedAt) / 1_000 - performance.timeOrigin });
    countByStatus[row.status] = (countByStatus[row.status] ?? 0) + 1;
  }
  return { byId, countByStatus };
}

/** Answered exchanges that are not stored with their answers. */
export const findLost = (answered: readonly AnsweredExchange[], { byId }: StoredExchanges): LostExchange[] =>
  answered.flatMap((each) => {
    const row = byId.get(each.traceId);
    if (row?.status === 'ok' && row.bodies === 'full') return [];
    const { killed } = each.life;
    const beforeKillMs = killed === null ? Number.POSITIVE_INFINITY : Math.max(0, killed.at - each.endedAt);
    return [{ ...each, stored: row ? `${row.status}, bodies ${row.bodies}` : 'absent', beforeKillMs }];
  });

/** Processes that lost more than was in their memory when they were killed. */
export const findExcessiveLosses = (lost: readonly LostExchange[], lives: readonly Life[]): string[] =>
  lives.flatMap((life) => {
    const own = lost.filter((each) => each.life === life);
    // What ended after its diagnostics were read is not among what waited then.
    const earlier = own.filter(({ endedAt }) => life.killed === null || endedAt < life.killed.readAt).length;
    const waiting = life.killed?.waiting ?? 0;
    return earlier > waiting ? [`${life.name} lost ${earlier} requests, and ${waiting} were waiting`] : [];
  });

/** Rows with this status that ended at another time than one of these kills, give or take so much. */
export const findUnexplained = (
  { byId }: StoredExchanges,
  status: string,
  { killedAt, toleranceMs }: { killedAt: readonly number[]; toleranceMs: number },
): StoredRow[] =>
  [...byId.values()].filter(
    (row) =>
      row.status === status && !killedAt.some((at) => row.endedAt !== null && Math.abs(row.endedAt - at) < toleranceMs),
  );

/** Why reasoning, or an earlier response, was not there. */
export type MissingReason = 'lost in a killed process' | 'the database was away' | 'late';

export function explainMissing(
  { traceId, from, until }: MissingReasoning,
  { lost, set }: { lost: ReadonlySet<string>; set: ReplicaSet },
): MissingReason {
  if (lost.has(traceId)) return 'lost in a killed process';
  const wasAway = set.outages.some((outage) => outage.from <= until && outage.until + 1_000 >= from);
  return wasAway ? 'the database was away' : 'late';
}

/** Chunks that are stored more than once, by digest or content, and those that are referred to and not there. */
export async function checkChunks(set: ReplicaSet): Promise<{ chunks: number; duplicates: number; dangling: number }> {
  const [counts] = await set.query<{ chunks: string; duplicates: string }>(
    `SELECT COUNT(*) AS "chunks", COUNT(*) - LEAST(COUNT(DISTINCT "digest"), COUNT(DISTINCT MD5("bytes"))) AS "duplicates" FROM "Chunk"`,
  );
  const ids = new Set((await set.query<{ id: string }>('SELECT "id" FROM "Chunk"')).map(({ id }) => Number(id)));
  const referring = await set.query<{ chunks: Buffer }>(
    `SELECT DISTINCT "chunks" FROM "Wire" WHERE "chunks" IS NOT NULL UNION SELECT DISTINCT "chunks" FROM "Core" WHERE "chunks" IS NOT NULL`,
  );
  const referred = new Set(referring.flatMap(({ chunks }) => listChunkIds(chunks)));
  return {
    chunks: Number(counts?.chunks),
    duplicates: Number(counts?.duplicates),
    dangling: [...referred].filter((id) => !ids.has(id)).length,
  };
}

/** Answers whose recorded bytes are not those that the client was sent. */
export async function findAltered(url: string, answered: readonly AnsweredExchange[]): Promise<string[]> {
  const store = await openTraceStore(url);
  try {
    const altered: string[] = [];
    for (const { traceId, digest } of answered) {
      const { messages } = await store.get(traceId);
      const bodies = messages.filter(({ role }) => role === 'client-response').map(({ body }) => body);
      const [body] = bodies;
      const isSame = bodies.length === 1 && body && createHash('sha256').update(body).digest('hex') === digest;
      if (!isSame) altered.push(traceId);
    }
    return altered;
  } finally {
    await store.close();
  }
}
