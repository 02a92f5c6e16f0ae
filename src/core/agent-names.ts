const names = [
  'qwen-code',
  'claude-code',
  'codex',
  'gemini-cli',
  'opencode',
  'cline',
  'roo-code',
  'pi',
  'copilot',
  'droid',
  'kimi-code',
  'goose',
  'kilo-code',
  'crush',
] as const;

/** An agent whose requests are recognized: see `record/client-agent.ts`. */
export type AgentName = (typeof names)[number];

export const agentNames: readonly string[] = names;
