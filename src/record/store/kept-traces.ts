import { queryInBatches } from './listing.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { writeInTransaction } from './writing-client.ts';

/** Why a trace is kept past its retention time. */
export type KeepReason = 'pinned' | 'compared' | 'exported';

/**
 * Marks traces, so that they outlive their retention time. A pin replaces another reason, and is not replaced itself.
 * @throws {TraceStoreError} `no-store` when the store cannot be written.
 */
export const keepTraces = (url: string, ids: readonly string[], reason: KeepReason): Promise<void> =>
  writeInTransaction(url, 'traces cannot be marked as kept', (write) => markTraces(write, ids, reason));

/** The same within a transaction. */
export async function markTraces(
  write: Prisma.TransactionClient,
  ids: readonly string[],
  reason: KeepReason,
): Promise<void> {
  await queryInBatches(ids, async (some) => {
    await write.exchange.updateMany({
      where: { id: { in: some }, ...(reason !== 'pinned' && { keptBecause: null }) },
      data: { keptBecause: reason },
    });
    return [];
  });
}

/**
 * Removes the marks of traces: they are removed when their retention time is over.
 * @throws {TraceStoreError} `no-store` when the store cannot be written.
 */
export const releaseTraces = (url: string, ids: readonly string[]): Promise<void> =>
  writeInTransaction(url, 'traces cannot be released', async (write) => {
    await queryInBatches(ids, async (some) => {
      await write.exchange.updateMany({ where: { id: { in: some } }, data: { keptBecause: null } });
      return [];
    });
  });
