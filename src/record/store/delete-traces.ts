import { keyedDigest, redactionKeyName } from '../../core/redact/redact.ts';
import { loadStoredKey } from './keys.ts';
import { openStoreForWriting } from './open-store.ts';
import { createRawPruner } from './raw-log.ts';
import { sqlFor, type StoreDatabase } from './store-database.ts';
import type { TraceStore } from './trace-store.ts';
import { searchTextRowIds } from './writer-statements.ts';

/** What became of traces that were to be deleted. */
export interface DeletedTraces {
  deleted: string[];
  /** Pinned ones, which are not deleted. */
  pinned: string[];
  /** Those whose response has not ended. */
  open: string[];
}

/** How many are removed at once: writers wait no longer than that takes. */
const maxPerStep = 200;

/**
 * Deletes traces with all that was derived of them. Chunks that no other body refers to are removed when traces are pruned next.
 * Pinned ones and those in flight stay; `isDryRun`: all do.
 * @throws errors of the database.
 */
export async function deleteTraces(
  url: string,
  ids: readonly string[],
  { isDryRun }: { isDryRun: boolean },
): Promise<DeletedTraces> {
  const { database } = await openStoreForWriting(url);
  try {
    const result: DeletedTraces = { deleted: [], pinned: [], open: [] };
    const deleteSome = createDeletion(database, isDryRun);
    for (let from = 0; from < ids.length; from += maxPerStep)
      for (const row of await deleteSome(ids.slice(from, from + maxPerStep)))
        if (row.keptBecause === 'pinned') result.pinned.push(row.id);
        else if (row.status === 'open') result.open.push(row.id);
        else result.deleted.push(row.id);
    if (!isDryRun && result.deleted.length > 0) await createRawPruner(database)();
    return result;
  } finally {
    await database.close();
  }
}

/**
 * Forgets who got an answer: nobody is given it any more, or anything that belongs to it. Its trace stays.
 * @throws errors of the database.
 */
export async function forgetAnswer(url: string, caller: string, responseId: string): Promise<void> {
  const { database } = await openStoreForWriting(url);
  try {
    const keyDigest = keyedDigest(await loadStoredKey(database, redactionKeyName), caller);
    await database
      .prepare<[string, string]>(`UPDATE "Exchange" SET "keyDigest" = NULL WHERE "responseId" = ? AND "keyDigest" = ?`)
      .run(responseId, keyDigest);
  } finally {
    await database.close();
  }
}

/** The traces of a session: those of its conversation and of all subagents that it started. */
export async function listSessionTraces(store: TraceStore, idPrefix: string): Promise<string[]> {
  const ids = new Set<string>();
  const left = [idPrefix];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { exchanges, subagents } = await store.getConversation(next);
    for (const { id } of exchanges) ids.add(id);
    for (const { first } of subagents) if (!ids.has(first.id)) left.push(first.id);
  }
  return [...ids];
}

interface FoundRow {
  seq: number;
  id: string;
  status: string;
  keptBecause: string | null;
}

/** Deletes some, and returns all that were found. */
function createDeletion(database: StoreDatabase, isDryRun: boolean): (ids: readonly string[]) => Promise<FoundRow[]> {
  const list = sqlFor(database, {
    sqlite: 'SELECT "value" FROM json_each(?)',
    postgres: 'SELECT "value" FROM json_array_elements_text(?::JSON) AS "Id"("value")',
  });
  const find = database.prepare<[string], FoundRow>(
    `SELECT "seq", "id", "status", "keptBecause" FROM "Exchange" WHERE "id" IN (${list})`,
  );
  const remove = database.prepare<[number]>(`DELETE FROM "Exchange" WHERE "seq" = ?`);
  // In PostgreSQL they are removed with the row.
  const forget =
    database.sqlite && database.prepare<[number, number]>(`DELETE FROM "ExchangeWords" WHERE "rowid" IN (?, ?)`);
  return (ids) =>
    database.transaction(async () => {
      const rows = await find.all(JSON.stringify(ids));
      for (const { seq, status, keptBecause } of isDryRun ? [] : rows) {
        if (keptBecause === 'pinned' || status === 'open') continue;
        const { request, response } = searchTextRowIds(seq);
        await forget?.run(request, response);
        await remove.run(seq);
      }
      return rows;
    });
}
