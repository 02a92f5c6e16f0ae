import type { Conversation, ConversationTurn } from '../app/types.ts';

/** A line of the list of turns. */
export type TurnLine =
  | { kind: 'turn'; turn: ConversationTurn }
  | { kind: 'subagent'; subagent: ConversationTurn['subagents'][number] };

/** The turns in their order, each followed by the subagents it started. */
export const listTurnLines = ({ turns }: Conversation): TurnLine[] =>
  turns.flatMap((turn): TurnLine[] => [
    { kind: 'turn', turn },
    ...turn.subagents.map((subagent): TurnLine => ({ kind: 'subagent', subagent })),
  ]);

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

/** Whether a request failed, or ended with a remark. */
export const isRemarkable = ({ outcome: { verdict }, check }: Pick<ConversationTurn, 'outcome' | 'check'>): boolean =>
  verdict === 'failed' || verdict === 'warning' || check === 'contradiction';

/** Whether a turn failed, or one of its calls did. */
export const isFailure = (turn: ConversationTurn): boolean =>
  isRemarkable(turn) || turn.calls.some(({ failure, is_valid: isValid }) => failure !== null || isValid === false);

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

/** What a turn did, in one line: its error, the tools it called, or how its text begins; and that it is after a summary. */
export const describeTurn = (turn: ConversationTurn): string =>
  `${turn.link === 'compaction' ? 'compacted; ' : ''}${describeAnswer(turn)}`;

function describeAnswer(turn: ConversationTurn): string {
  if (turn.error) return turn.error;
  const counts = new Map<string, number>();
  for (const { name } of turn.calls) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return turn.response?.text ?? '';
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(' ');
}
