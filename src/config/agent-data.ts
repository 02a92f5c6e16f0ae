/**
 * The models that agents request if nobody chooses one, as their tested versions do (November 2026): the default comes first,
 * then those of the shorter names that the agent has for its models, and of its small tasks. An agent that is not listed
 * requires a choice.
 */
export const defaultModels = {
  claude: ['claude-opus-5-5', 'claude-sonnet-5-5', 'claude-haiku-5-5'],
  codex: ['gpt-6.1-sol'],
  gemini: ['gemini-3.8-flash', 'gemini-3.5-flash-lite'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
