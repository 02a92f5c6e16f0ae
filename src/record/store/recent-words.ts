import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Values of the latest traces, for completion. */
export interface RecentWords {
  readonly ids: readonly string[];
  readonly runs: readonly string[];
}

/** Longer than this nobody waits for a completion, in milliseconds. */
const busyTimeoutMs = 50;

/**
 * The ids of the latest traces and the runs among them. Reads the database directly: loading Prisma takes longer than a
 * completion may. Empty if there is no database, or it cannot be read now.
 */
export function readRecentWords(file: string, limit = 20): RecentWords {
  if (!existsSync(file)) return { ids: [], runs: [] };
  try {
    const database = new Database(file, { readonly: true, timeout: busyTimeoutMs });
    try {
      const rows = database
        .prepare<[number], { id: string; run: string | null }>(
          'SELECT "id", "run" FROM "Exchange" ORDER BY "startedAt" DESC LIMIT ?',
        )
        .all(limit);
      return { ids: rows.map(({ id }) => id), runs: [...new Set(rows.flatMap(({ run }) => run ?? []))] };
    } finally {
      database.close();
    }
  } catch {
    // Locked, of another version, or no database: there is nothing to complete.
    return { ids: [], runs: [] };
  }
}
