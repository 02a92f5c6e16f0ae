import type { ExchangeRow } from '../../record/store/listing.ts';

/** Where an exchange stands in its run: exchanges of two runs in the same place belong together. */
export interface Place {
  case: string | null;
  /** Which conversation of its case, from 1 in the order in which they began: a subagent has its own. */
  conversation: number;
  /** Which turn of it, from 1. */
  turn: number;
  /** Which try at that turn, from 1: clients ask again. */
  attempt: number;
}

export interface PlacedRow {
  place: Place;
  row: ExchangeRow;
}

/** Puts the exchanges of one run in their places, in the order of time. Counting tokens is no turn. */
export function placed(rows: readonly ExchangeRow[]): PlacedRow[] {
  const inTime = rows.toSorted((one, other) => Number(one.startedAt - other.startedAt) || one.seq - other.seq);
  // Of a run that was recorded before conversations were, all exchanges of a case are one.
  const isThreaded = inTime.some(({ turn }) => turn !== null);
  const conversations = new Map<string | null, Map<string, number>>();
  const taken = new Map<string, number>();
  return inTime.flatMap((row) => {
    if (isThreaded && !row.turn) return [];
    const known = conversations.get(row.case) ?? new Map<string, number>();
    conversations.set(row.case, known);
    const name = row.turn?.conversation ?? '';
    const conversation = known.get(name) ?? known.size + 1;
    known.set(name, conversation);
    const counted = JSON.stringify([row.case, conversation, row.turn?.turn ?? 0]);
    const count = (taken.get(counted) ?? 0) + 1;
    taken.set(counted, count);
    const place = row.turn
      ? { case: row.case, conversation, turn: row.turn.turn, attempt: count }
      : { case: row.case, conversation, turn: count, attempt: 1 };
    return [{ place, row }];
  });
}

/** Equal for equal places. */
export const keyOf = ({ case: caseName, conversation, turn, attempt }: Place): string =>
  JSON.stringify([caseName, conversation, turn, attempt]);
