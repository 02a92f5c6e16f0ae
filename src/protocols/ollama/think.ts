import type { BackendContext } from '../../core/codec.ts';
import { effortOfBudget } from '../../core/effort.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireFormOf } from './extras.ts';

export function decodeThink(think: boolean | string): CoreReasoningRequest {
  if (typeof think === 'string') return { effort: think };
  return think ? { adaptive: true } : { off: true };
}

/**
 * `think`, or `undefined` where nothing is to be said.
 *
 * A model that can think does so here unless it is told not to, while clients of other protocols that say nothing of
 * it expect none (github.com/ollama/ollama, issue 15287): `false` in that case, which every model takes. `true` is
 * refused by models that do not think, and a word by those that know no levels, so that a model of which nothing is
 * known is left to its default: it thinks if it can. A client of this protocol is taken at its word.
 */
export function encodeThink(request: CoreChatRequest, { facts, report }: BackendContext): boolean | string | undefined {
  const { reasoning } = request;
  const isOwn = wireFormOf(request) !== undefined;
  if (!reasoning) return isOwn || facts.reasoning === 'none' ? undefined : false;
  const { summary, adaptive, off, effort, budgetTokens } = reasoning;
  const miss = (within: keyof CoreReasoningRequest, what: string, instead?: string): void =>
    report({ at: request, field: 'reasoning', within, what, ...(instead !== undefined && { instead }) });
  if (isOwn) return off ? false : (effort ?? adaptive);
  if (summary !== undefined) miss('summary', `how much of the reasoning is shown (${summary})`);
  // That a model must not think beats how hard it is to think.
  if (off) {
    if (effort !== undefined) miss('effort', `effort ${effort} of a model that must not think`);
    return false;
  }
  switch (facts.reasoning) {
    case 'none':
      report({ at: request, field: 'reasoning', what: 'the model does not think' });
      return undefined;
    case undefined: {
      const instead = 'its default: it thinks if it can';
      if (effort !== undefined) miss('effort', 'whether the model takes an effort is not known', instead);
      if (budgetTokens !== undefined) miss('budgetTokens', `a budget of ${budgetTokens} tokens for thinking`, instead);
      if (adaptive) miss('adaptive', 'whether the model can be told to think is not known', instead);
      return undefined;
    }
    case 'budget':
    case 'adaptive':
      if (effort !== undefined) miss('effort', `effort ${effort}`, 'thinking, without a measure');
      if (budgetTokens !== undefined)
        miss('budgetTokens', `a budget of ${budgetTokens} tokens for thinking`, 'thinking, without a measure');
      if (adaptive) miss('adaptive', 'that the model itself decides whether to think', 'thinking');
      return true;
    case 'effort':
    case 'level': {
      const level = levelOf(reasoning);
      if (effort !== undefined && effort !== level) miss('effort', `effort ${effort}`, `level ${level}`);
      if (budgetTokens !== undefined)
        miss('budgetTokens', `a budget of ${budgetTokens} tokens for thinking`, level && `level ${level}`);
      if (adaptive) miss('adaptive', 'that the model itself decides how much it thinks', level && `level ${level}`);
      return level ?? true;
    }
    default:
      return unreachable(facts.reasoning);
  }
}

/** The vendor knows `low`, `medium`, `high` and `max`; it maps the words of others so itself in its compatible endpoints. */
function levelOf({ effort, budgetTokens }: CoreReasoningRequest): string | undefined {
  switch (effort) {
    case undefined:
      return budgetTokens === undefined ? undefined : effortOfBudget(budgetTokens);
    case 'minimal':
      return 'low';
    case 'xhigh':
      return 'high';
    case 'ultra':
      return 'max';
    default:
      return effort;
  }
}
