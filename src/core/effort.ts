import type { Report } from './codec.ts';
import type { CoreChatRequest } from './types.ts';

/**
 * Some vendors express how much a model may reason as a level, others in tokens. These tables are Louter's own: no
 * vendor documents what its levels amount to.
 */

/**
 * The loss where a request sets how much to reason and the facts of the model are `reasoning: 'none'`. Some such models reason
 * nevertheless, where their server always lets them.
 */
export const noReasoningSetting = 'how much to reason: the model is known to have no setting for it';

/** A vendor's level of effort as one of the three that all vendors with levels share. */
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

/** The level nearest to a budget in tokens. */
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

/** The budget of a level for an output of so many tokens. Unknown levels count as `medium`. */
export const budgetOfEffort = (effort: string | undefined, maxTokens: number): number =>
  Math.floor(maxTokens * (outputShares.get(effort ?? 'medium') ?? 0.5));

/** Notes that a request turns reasoning off for a model that has no setting for it. */
export const noteReasoningOff = (request: CoreChatRequest, report: Report): void =>
  report({ at: request, field: 'reasoning', within: 'off', what: noReasoningSetting, isHint: true });
