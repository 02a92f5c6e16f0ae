import { useEffect, useState } from 'preact/hooks';
import { type CacheCauses, listMarkedTurns } from '../../present/conversation.ts';
import { getPrefix } from '../app/api.ts';
import type { Conversation } from '../app/types.ts';

/** Why the prompts of remarkable turns were not read from the cache; they become known one after another. */
export function useCacheCauses(conversation: Conversation): CacheCauses {
  const [causes, setCauses] = useState<CacheCauses>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const parents = new Map(conversation.turns.map(({ trace_id: id, parent }) => [id, parent]));
    const load = async (): Promise<void> => {
      for (const id of listMarkedTurns(conversation)) {
        const earlier = parents.get(id);
        if (!earlier || causes.has(id)) continue;
        const { cause } = await getPrefix(id, earlier, controller.signal);
        if (controller.signal.aborted) return;
        setCauses((known) => new Map(known).set(id, { cause }));
      }
    };
    // The marks are there without their causes; the cache view shows why one is not known.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [conversation]);
  return causes;
}
