import type { ExportedSummary } from './export/trace-json.ts';

/** A conversation of an agent as far as it is in a listing, and those that its turns began. */
export interface ConversationThread {
  /** The id of the exchange it began with; null for exchanges that stand in no conversation. */
  conversation: string | null;
  /** Of a subagent's: the exchange whose answer called it. */
  parent: string | null;
  /** The earliest first. */
  turns: ExportedSummary[];
  subagents: ConversationThread[];
}

/** Puts a listing in the order of its conversations, the latest first; a subagent's stands below its caller's. */
export function buildThreads(summaries: readonly ExportedSummary[]): ConversationThread[] {
  const threads = new Map<string, ConversationThread>();
  const threadByTraceId = new Map<string, ConversationThread>();
  for (const summary of summaries.toReversed()) {
    const { trace_id: id, conversation } = summary;
    const key = conversation ?? id;
    const thread = threads.get(key) ?? { conversation, parent: null, turns: [], subagents: [] };
    threads.set(key, thread);
    threadByTraceId.set(id, thread);
    thread.turns.push(summary);
    if (summary.link === 'subagent') thread.parent = summary.parent;
  }
  const roots: ConversationThread[] = [];
  for (const thread of threads.values()) {
    const caller = thread.parent === null ? undefined : threadByTraceId.get(thread.parent);
    if (caller && caller !== thread) caller.subagents.push(thread);
    else roots.push(thread);
  }
  return roots.toReversed();
}
