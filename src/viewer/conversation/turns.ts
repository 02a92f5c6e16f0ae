import { isFailedCall, isFailure } from '../../present/conversation.ts';
import type { Conversation, ConversationTurn } from '../app/types.ts';

/** The turn that an address names: by its number, or by the beginning of its id. Without a name the last one. */
export function findTurn({ turns }: Conversation, name: string | null): ConversationTurn | undefined {
  if (name === null) return turns.at(-1);
  const byId = turns.find(({ trace_id: id }) => id === name);
  // A number has at most six digits, an id in an address has 32.
  if (byId || !/^\d{1,6}$/.test(name)) return byId;
  const named = turns.filter(({ turn }) => turn === Number(name));
  // A request for a summary of the history has the number of the turn before it.
  const isSummary = (each: ConversationTurn): boolean => turns[turns.indexOf(each) + 1]?.link === 'compaction';
  return named.findLast((each) => !isSummary(each)) ?? named.at(-1);
}

/** How an address names a turn: by its number where that is unique, as a request that is sent again has the same one. */
export function nameTurn({ turns }: Conversation, { turn, trace_id: id }: ConversationTurn): string {
  const isUnique = turns.filter((each) => each.turn === turn).length === 1;
  return isUnique && turn !== null && turn !== undefined ? String(turn) : id;
}

type TurnCall = ConversationTurn['calls'][number];

/** What failed: a call of a turn, or the turn itself where no call of it did. */
export interface FailurePlace {
  turn: ConversationTurn;
  call: TurnCall | null;
}

/** All that failed, in its order. */
const listFailures = ({ turns }: Pick<Conversation, 'turns'>): FailurePlace[] =>
  turns.filter(isFailure).flatMap((turn): FailurePlace[] => {
    const calls = turn.calls.filter(isFailedCall);
    return calls.length === 0 ? [{ turn, call: null }] : calls.map((call) => ({ turn, call }));
  });

/**
 * The next failure after a turn, or after the call of it that was shown last; before it with a step of -1. Undefined where there is
 * none.
 */
export function findFailure(
  conversation: Conversation,
  from: { turn: ConversationTurn | undefined; call: TurnCall | null },
  step: 1 | -1,
): FailurePlace | undefined {
  const { turns } = conversation;
  const failures = listFailures(conversation);
  const shown = failures.findIndex(({ call }) => call !== null && call === from.call);
  if (shown >= 0) return failures[shown + step];
  const start = from.turn ? turns.indexOf(from.turn) : -1;
  return step === 1
    ? failures.find(({ turn }) => turns.indexOf(turn) > start)
    : failures.findLast(({ turn }) => turns.indexOf(turn) < start);
}
