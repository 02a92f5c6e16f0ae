import { conversationRoute, exchangeRoute, type Route } from '../app/route.ts';
import { isFailure, isRemarkable } from '../../present/conversation.ts';
import type { Conversation, ConversationSummary, ConversationTurn, TraceSummary } from '../app/types.ts';

/** A row of the list. */
export type ListRow =
  | { kind: 'conversation'; id: string; summary: ConversationSummary; isOpen: boolean }
  | { kind: 'turn'; id: string; turn: ConversationTurn }
  | { kind: 'subagent'; id: string; subagent: ConversationTurn['subagents'][number] }
  | { kind: 'trace'; id: string; summary: TraceSummary };

/** The page of a row. */
export function routeOfRow(row: ListRow): Route {
  switch (row.kind) {
    case 'conversation':
      return conversationRoute(row.summary.conversation);
    case 'turn':
      return conversationRoute(row.turn.conversation ?? row.turn.trace_id, row.turn.trace_id);
    case 'subagent':
      return conversationRoute(row.subagent.conversation);
    case 'trace':
      return exchangeRoute(row.summary.trace_id);
  }
}

/** Conversations with the turns of those that are open, the latest turn first. */
export function listThreadRows(
  conversations: readonly ConversationSummary[],
  opened: ReadonlyMap<string, Conversation>,
): ListRow[] {
  return conversations.flatMap((summary): ListRow[] => {
    const details = opened.get(summary.conversation);
    const row: ListRow = { kind: 'conversation', id: summary.conversation, summary, isOpen: details !== undefined };
    if (!details) return [row];
    const turns = details.turns.toReversed().flatMap((turn): ListRow[] => [
      { kind: 'turn', id: `turn-${turn.trace_id}`, turn },
      ...turn.subagents.map((subagent): ListRow => ({
        kind: 'subagent',
        id: `subagent-${subagent.conversation}`,
        subagent,
      })),
    ]);
    return [row, ...turns];
  });
}

/** Whether a row, or a request behind it, failed or ended with a remark. */
function isFailedRow(row: ListRow): boolean {
  switch (row.kind) {
    case 'conversation':
      return row.summary.failed > 0 || isRemarkable(row.summary.last);
    case 'turn':
      return isFailure(row.turn);
    case 'subagent':
      return row.subagent.failed > 0;
    case 'trace':
      return isRemarkable(row.summary);
  }
}

/** The index of the next row after one that failed, or before it with a step of -1, around the end; -1: there is none. */
export function findFailedRow(rows: readonly ListRow[], from: number, step: 1 | -1): number {
  for (let count = 1; count <= rows.length; count++) {
    const index = (Math.max(from, step === 1 ? -1 : 0) + step * count + 2 * rows.length) % rows.length;
    const row = rows[index];
    if (row && isFailedRow(row)) return index;
  }
  return -1;
}

export const listTraceRows = (traces: readonly TraceSummary[]): ListRow[] =>
  traces.map((summary) => ({ kind: 'trace', id: summary.trace_id, summary }));

/** Adds a page to what was loaded: what is there already keeps its place. */
export function appendPage<T>(loaded: readonly T[], page: readonly T[], idOf: (item: T) => string): T[] {
  const known = new Set(loaded.map(idOf));
  return [...loaded, ...page.filter((item) => !known.has(idOf(item)))];
}

/** A conversation whose last request has changed. What it has added to the sums is added when it has ended. */
export function patchConversation(summary: ConversationSummary, changed: TraceSummary): ConversationSummary {
  const { last, usage } = summary;
  if (last.trace_id !== changed.trace_id) return summary;
  if (last.status !== null || changed.status === null) return { ...summary, last: changed };
  const endedMs = Date.parse(changed.started_at) + (changed.timing.total_ms ?? 0);
  const add = (sum: number | null | undefined, added: number | null | undefined): number | null =>
    typeof added === 'number' ? (sum ?? 0) + added : (sum ?? null);
  return {
    ...summary,
    last: changed,
    in_flight: Math.max(0, summary.in_flight - 1),
    ended_at: new Date(Math.max(Date.parse(summary.ended_at), endedMs)).toISOString(),
    failed: summary.failed + (changed.outcome.verdict === 'failed' ? 1 : 0),
    losses: summary.losses + changed.losses,
    cost_usd: add(summary.cost_usd, changed.cost_usd),
    usage: changed.usage
      ? {
          input: add(usage?.input, changed.usage.input),
          output: add(usage?.output, changed.usage.output),
          cache_read: add(usage?.cache_read, changed.usage.cache_read),
        }
      : usage,
  };
}
