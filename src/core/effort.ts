/**
 * How much a model may think is said in words by some vendors and in tokens by others. These tables are our own: no
 * vendor says what its words amount to.
 */

/** A vendor's word for how hard to think as one of the three that all who have such words share. */
export function commonEffort(effort: string): string {
  switch (effort) {
    case 'minimal':
      return 'low';
    case 'xhigh':
    case 'max':
    case 'ultra':
      return 'high';
    default:
      return effort;
  }
}

/** The word nearest to a budget in tokens. */
export function effortOfBudget(budgetTokens: number): 'low' | 'medium' | 'high' {
  if (budgetTokens <= 4096) return 'low';
  return budgetTokens <= 16_384 ? 'medium' : 'high';
}

const outputShares: ReadonlyMap<string, number> = new Map([
  ['minimal', 0.1],
  ['low', 0.2],
  ['medium', 0.5],
  ['high', 0.8],
  ['xhigh', 0.95],
  ['max', 0.95],
  ['ultra', 0.95],
]);

/** The budget a word stands for beside an output of so many tokens. Words that are not known count as `medium`. */
export const budgetOfEffort = (effort: string | undefined, maxTokens: number): number =>
  Math.floor(maxTokens * (outputShares.get(effort ?? 'medium') ?? 0.5));
