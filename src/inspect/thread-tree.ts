import type { ExportedSummary } from './export/trace-summary.ts';

/** A conversation, as far as a listing has it, and the subagents that its turns started. */
export interface ConversationThread {
  /** The id of its first exchange; null for exchanges outside of conversations. */
  conversation: string | null;
  /** For a subagent: the exchange whose answer called it. */
  parent: string | null;
  /** The earliest first. */
  turns: ExportedSummary[];
  subagents: ConversationThread[];
}

/** Groups a listing by conversation, the latest first; a subagent's is nested in its caller's. */
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
