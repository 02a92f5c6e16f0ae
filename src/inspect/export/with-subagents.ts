import type { StoredConversation } from '../../record/store/conversations.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { TraceStore } from '../../record/store/trace-store.ts';

/**
 * Ids of requests in their order, each with those of the subagents that it started behind it: an exported session has them, in every
 * form.
 * @throws {TraceStoreError} for other reasons than that a request is of no conversation.
 */
export async function withSubagents(
  store: Pick<TraceStore, 'getConversation'>,
  ids: readonly string[],
): Promise<string[]> {
  const conversations = new Map<string, StoredConversation | null>();
  const read = async (id: string): Promise<StoredConversation | null> => {
    const known = conversations.get(id);
    if (known !== undefined) return known;
    const found = await readConversation(store, id);
    for (const exchange of found?.exchanges ?? []) conversations.set(exchange.id, found);
    return found;
  };
  const listed = new Set<string>();
  const add = async (id: string): Promise<void> => {
    if (listed.has(id)) return;
    listed.add(id);
    const started = (await read(id))?.subagents.filter(({ parent }) => parent === id) ?? [];
    for (const { first } of started) for (const { id: own } of (await read(first.id))?.exchanges ?? []) await add(own);
  };
  for (const id of ids) await add(id);
  return [...listed];
}

/** Null for a request of no conversation. */
async function readConversation(
  store: Pick<TraceStore, 'getConversation'>,
  id: string,
): Promise<StoredConversation | null> {
  try {
    return await store.getConversation(id);
  } catch (error) {
    if (error instanceof TraceStoreError && error.kind === 'not-found') return null;
    throw error;
  }
}
