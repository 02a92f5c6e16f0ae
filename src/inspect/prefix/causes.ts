import { type CacheCauses, listMarkedTurns } from '../../present/conversation.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';

/**
 * Why the prompts of the remarkable turns of a session were not read from the cache.
 * @param read compares the prompt of a turn with that of the turn before; one that is not stored has no cause.
 */
export async function findCauses(
  conversation: Parameters<typeof listMarkedTurns>[0],
  read: (turn: string) => Promise<{ cause: string }>,
): Promise<CacheCauses> {
  const causes = new Map<string, { cause: string }>();
  for (const turn of listMarkedTurns(conversation))
    try {
      const { cause } = await read(turn);
      causes.set(turn, { cause });
    } catch (error) {
      if (!(error instanceof TraceStoreError) || error.kind !== 'not-found') throw error;
    }
  return causes;
}
