import type { ExchangeRow } from '../../record/store/listing.ts';

/** The position of an exchange in its run: exchanges of two runs in the same position are paired. */
export interface TurnPosition {
  case: string | null;
  /** Which conversation of its case, from 1 in the order of their start: a subagent has its own. */
  conversation: number;
  /** Which turn of the conversation, from 1. */
  turn: number;
  /** Which attempt at that turn, from 1: clients retry. */
  attempt: number;
}

export interface PositionedRow {
  position: TurnPosition;
  /** Equal for exchanges that are compared with each other. */
  key: string;
  row: ExchangeRow;
}

/** The exchanges of one run with their positions, in order of time. A token count is not a turn. */
export function positionRows(rows: readonly ExchangeRow[]): PositionedRow[] {
  const chronological = sortByTime(rows);
  // A run without recorded conversations counts as one conversation for each case.
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
    return [{ position, key: JSON.stringify(Object.values(position)), row }];
  });
}

/** Single exchanges, each at its position in the list. */
export const positionByIndex = (rows: readonly ExchangeRow[]): PositionedRow[] =>
  rows.map((row, index) => ({
    position: { case: row.case, conversation: 1, turn: index + 1, attempt: 1 },
    key: `index ${index}`,
    row,
  }));

/**
 * Exchanges that a filter selects: those of a named case by their position in it, others by the messages of the request,
 * so that only answers to the same request are compared.
 */
export function positionSelected(rows: readonly ExchangeRow[]): PositionedRow[] {
  const named = positionRows(rows.filter((row) => row.case !== null));
  const others = sortByTime(rows.filter((row) => row.case === null)).flatMap((row): PositionedRow[] =>
    row.turn?.said
      ? [
          {
            position: { case: null, conversation: 1, turn: row.turn.turn, attempt: 1 },
            key: `messages ${Buffer.from(row.turn.said).toString('hex')}`,
            row,
          },
        ]
      : [],
  );
  return [...named, ...others];
}

const sortByTime = (rows: readonly ExchangeRow[]): ExchangeRow[] =>
  rows.toSorted((one, other) => Number(one.startedAt - other.startedAt) || one.seq - other.seq);
