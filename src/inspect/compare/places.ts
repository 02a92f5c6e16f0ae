import type { ExchangeRow } from '../../record/store/listing.ts';

/** Where an exchange stands in its run: exchanges of two runs in the same place belong together. */
export interface TurnPosition {
  case: string | null;
  /** Which conversation of its case, from 1 in the order in which they began: a subagent has its own. */
  conversation: number;
  /** Which turn of it, from 1. */
  turn: number;
  /** Which try at that turn, from 1: clients ask again. */
  attempt: number;
}

export interface PositionedRow {
  place: TurnPosition;
  row: ExchangeRow;
}

/** Puts the exchanges of one run in their places, in the order of time. Counting tokens is no turn. */
export function positionRows(rows: readonly ExchangeRow[]): PositionedRow[] {
  const chronological = rows.toSorted((one, other) => Number(one.startedAt - other.startedAt) || one.seq - other.seq);
  // Of a run that was recorded before conversations were, all exchanges of a case are one.
  const hasConversations = chronological.some(({ turn }) => turn !== null);
  const conversations = new Map<string | null, Map<string, number>>();
  const attempts = new Map<string, number>();
  return chronological.flatMap((row) => {
    if (hasConversations && !row.turn) return [];
    const caseConversations = conversations.get(row.case) ?? new Map<string, number>();
    conversations.set(row.case, caseConversations);
    const conversationId = row.turn?.conversation ?? '';
    const conversation = caseConversations.get(conversationId) ?? caseConversations.size + 1;
    caseConversations.set(conversationId, conversation);
    const turnKey = JSON.stringify([row.case, conversation, row.turn?.turn ?? 0]);
    const count = (attempts.get(turnKey) ?? 0) + 1;
    attempts.set(turnKey, count);
    const position = row.turn
      ? { case: row.case, conversation, turn: row.turn.turn, attempt: count }
      : { case: row.case, conversation, turn: count, attempt: 1 };
    return [{ place: position, row }];
  });
}

/** Equal for equal places. */
export const positionKey = ({ case: caseName, conversation, turn, attempt }: TurnPosition): string =>
  JSON.stringify([caseName, conversation, turn, attempt]);
