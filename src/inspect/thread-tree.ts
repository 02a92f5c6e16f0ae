import type { ExportedSummary } from './export.ts';

/** A conversation of an agent as far as it is in a listing, and those that its turns began. */
export interface Thread {
  /** The id of the exchange it began with; null for exchanges that stand in no conversation. */
  conversation: string | null;
  /** Of a subagent's: the exchange whose answer called it. */
  parent: string | null;
  /** The earliest first. */
  turns: ExportedSummary[];
  subagents: Thread[];
}

/** Puts a listing in the order of its conversations, the latest first; a subagent's stands below its caller's. */
export function threadsOf(summaries: readonly ExportedSummary[]): Thread[] {
  const threads = new Map<string, Thread>();
  const threadOfTurn = new Map<string, Thread>();
  for (const summary of summaries.toReversed()) {
    const { trace_id: id, conversation } = summary;
    const name = conversation ?? id;
    const thread = threads.get(name) ?? { conversation, parent: null, turns: [], subagents: [] };
    threads.set(name, thread);
    threadOfTurn.set(id, thread);
    thread.turns.push(summary);
    if (summary.link === 'subagent') thread.parent = summary.parent;
  }
  const roots: Thread[] = [];
  for (const thread of threads.values()) {
    const caller = thread.parent === null ? undefined : threadOfTurn.get(thread.parent);
    if (caller && caller !== thread) caller.subagents.push(thread);
    else roots.push(thread);
  }
  return roots.toReversed();
}
