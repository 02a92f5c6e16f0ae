/** For what an agent sent a request, as far as it marks that. */
export interface AgentMarks {
  /** A subagent sent it. */
  readonly isSubagent: boolean;
  /** The agent sent it for itself, beside the conversation: for a title, a summary or its memory. */
  readonly isBackground: boolean;
}

type HeaderOf = (name: string) => string | undefined;

/** Codex names what a request is for: these are no subagents that a model started. */
const ownTasksOfCodex: ReadonlySet<string> = new Set(['compact', 'memory_consolidation']);
/** The classes of requests of Claude Code that subagents send. */
const subagentClasses: ReadonlySet<string> = new Set(['subagent', 'workflow']);

/**
 * Reads the header fields by which agents mark requests; nothing is guessed from texts. Claude Code sends the id of a
 * subagent, and with `CLAUDE_CODE_GATEWAY_HINT_HEADERS=1` the class of each request ("Gateway protocol reference" of its
 * documentation); Codex sends `x-openai-subagent` and the
 * thread that started this one, OpenCode the session that did.
 */
export function readAgentMarks(header: HeaderOf): AgentMarks {
  const requestClass = header('x-claude-code-request-class') ?? '';
  const taskOfCodex = header('x-openai-subagent');
  const isOwnTaskOfCodex = taskOfCodex !== undefined && ownTasksOfCodex.has(taskOfCodex);
  return {
    isSubagent:
      header('x-claude-code-agent-id') !== undefined ||
      subagentClasses.has(requestClass) ||
      (!isOwnTaskOfCodex && (taskOfCodex ?? header('x-codex-parent-thread-id')) !== undefined) ||
      header('x-parent-session-id') !== undefined,
    isBackground:
      requestClass === 'auxiliary' ||
      header('x-claude-code-auxiliary-type') !== undefined ||
      taskOfCodex === 'memory_consolidation' ||
      header('x-openai-memgen-request') !== undefined,
  };
}
