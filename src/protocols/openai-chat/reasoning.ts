import type { CoreChatRequest, CoreReasoningRequest } from '../../core/types.ts';
import type { ChatServer } from './server.ts';
import { isSpelled } from './spelling.ts';

export const decodeEffort = (effort: string): CoreReasoningRequest => (effort === 'none' ? { off: true } : { effort });

/**
 * The effort a request asks for, or `undefined` where nothing is to be said. A server we know nothing of is told
 * nothing, for some refuse the field with models that do not reason, unless the client itself speaks this protocol
 * and said it. Others than OpenAI get the three words that all have in common, and a budget of tokens becomes the
 * effort nearest to it for models known to take one.
 */
export function encodeEffort(request: CoreChatRequest, server: ChatServer): string | undefined {
  const { reasoning } = request;
  if (!reasoning) return undefined;
  const { report, isVendor, context } = server;
  const { reasoning: known } = context.facts;
  if (reasoning.summary !== undefined)
    report({ at: request, field: 'reasoning', what: `how much of the reasoning is shown (${reasoning.summary})` });
  if (reasoning.adaptive)
    report({ at: request, field: 'reasoning', what: 'that the model itself decides how much it reasons' });
  if (known === 'none') {
    if (!reasoning.off) report({ at: request, field: 'reasoning', what: 'the model does not reason' });
    return undefined;
  }
  const ownWord = isSpelled(request.messages, 'effort');
  if (reasoning.off) {
    if (known === 'effort' || ownWord) return 'none';
    report({ at: request, field: 'reasoning', what: 'whether this server can do without reasoning is not known' });
    return undefined;
  }
  if (reasoning.effort !== undefined) {
    if (ownWord || isVendor) return reasoning.effort;
    if (known === undefined) {
      report({ at: request, field: 'reasoning', what: 'whether this server takes an effort is not known' });
      return undefined;
    }
    const common = commonEffort(reasoning.effort);
    if (common !== reasoning.effort)
      report({ at: request, field: 'reasoning', what: `effort ${reasoning.effort}`, instead: `effort ${common}` });
    return common;
  }
  if (reasoning.budgetTokens === undefined) return undefined;
  const effort = known === 'effort' ? effortOf(reasoning.budgetTokens) : undefined;
  const what = `a budget of ${reasoning.budgetTokens} tokens for reasoning`;
  report({ at: request, field: 'reasoning', what, ...(effort && { instead: `effort ${effort}` }) });
  return effort;
}

/** `low`, `medium` and `high` are what every server with efforts knows. */
function commonEffort(effort: string): string {
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

function effortOf(budgetTokens: number): string {
  if (budgetTokens <= 4096) return 'low';
  return budgetTokens <= 16384 ? 'medium' : 'high';
}
