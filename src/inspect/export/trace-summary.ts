import { asVerdict, combineVerdicts, type LegVerdict } from '../../judge/verdict.ts';
import { exportListingColumns, parseNotes, type ExportedListingColumns } from '../../record/store/exchange-columns.ts';
import type { ExchangeRow } from '../../record/store/listing.ts';
import { describeOutcome, type Outcome } from './outcome.ts';
import type { TurnLink } from '../../record/threads/turn-digest.ts';

/** A trace in a listing. */
export interface ExportedSummary extends ExportedListingColumns {
  /** How it ended, in a few words. */
  outcome: Outcome;
  /** The agent that sent the request; null for one that is not known. */
  agent: string | null;
  /** What the user wrote last; null where that is nothing, or not kept. */
  prompt: string | null;
  /** Whether it agrees with itself; null where it was not checked. */
  check: LegVerdict | null;
  /** Why it is kept past its retention. */
  kept_because: string | null;
  notes: number;
  tools: string[];
  /** The first exchange of its conversation, and the number of this turn; null for token counts. */
  conversation: string | null;
  turn: number | null;
  /** The exchange that it continues, and how; null for the first of a conversation. */
  parent: string | null;
  link: TurnLink | null;
}

// Written by the checks as one of these.
const summarizeCheck = (check: ExchangeRow['check']): LegVerdict | null =>
  check && combineVerdicts({ request: asVerdict(check.request), answer: asVerdict(check.answer) });

/** One line of a listing. */
export const summarizeExchange = (row: ExchangeRow): ExportedSummary => ({
  ...exportListingColumns(row),
  outcome: describeOutcome(row),
  agent: row.agent,
  prompt: row.prompt,
  check: summarizeCheck(row.check),
  kept_because: row.keptBecause,
  notes: parseNotes(row).length,
  tools: row.toolCalls.map(({ name }) => name),
  conversation: row.turn?.conversation ?? null,
  turn: row.turn?.turn ?? null,
  parent: row.turn?.parent ?? null,
  link: parseLink(row.turn?.link ?? null),
});

// Written by `threads/turns.ts` as one of these.
export const parseLink = (link: string | null): TurnLink | null =>
  link === 'turn' || link === 'compaction' || link === 'subagent' ? link : null;
