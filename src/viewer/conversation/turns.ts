import { isFailure } from '../../present/conversation.ts';
import type { Conversation, ConversationTurn } from '../app/types.ts';

/** The turn that an address names: by its number, or by the beginning of its id. Without a name the last one. */
export function findTurn({ turns }: Conversation, name: string | null): ConversationTurn | undefined {
  if (name === null) return turns.at(-1);
  const byId = turns.find(({ trace_id: id }) => id === name);
  // A number has at most six digits, an id in an address has 32.
  if (byId || !/^\d{1,6}$/.test(name)) return byId;
  return turns.findLast(({ turn }) => turn === Number(name));
}

/** How an address names a turn: by its number where that is unique, as a request that is sent again has the same one. */
export function nameTurn({ turns }: Conversation, { turn, trace_id: id }: ConversationTurn): string {
  const isUnique = turns.filter((each) => each.turn === turn).length === 1;
  return isUnique && turn !== null && turn !== undefined ? String(turn) : id;
}

/** The next failure after a turn, or before it with a step of -1; undefined where there is none. */
export function findFailure(
  { turns }: Conversation,
  from: ConversationTurn | undefined,
  step: 1 | -1,
): ConversationTurn | undefined {
  const start = turns.findIndex(({ trace_id: id }) => id === from?.trace_id);
  const candidates = step === 1 ? turns.slice(start + 1) : turns.slice(0, Math.max(0, start)).toReversed();
  return candidates.find(isFailure);
}
