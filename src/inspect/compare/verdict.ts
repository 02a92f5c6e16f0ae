import type { CoreMessage } from '../../core/types.ts';
import type { ComparedExchange } from './compared-exchange.ts';
import { isComplete } from './response-checks.ts';
import type { ExchangePair } from './pair.ts';
import type { Finding } from './rules.ts';

/** From the gravest on: the verdict on several is the gravest of theirs. */
const verdictsBySeverity = ['proxy-bug', 'inconclusive', 'agent-or-backend', 'baseline-only', 'same'] as const;

/**
 * Who is to blame. `proxy-bug`: the baseline works and the proxy fails. `agent-or-backend`: both fail. `baseline-only`:
 * the baseline fails and the proxy works. `same`: they differ in nothing critical. `inconclusive`: the baselines differ
 * among themselves, or there is nothing to compare with.
 */
export type ComparisonVerdict = (typeof verdictsBySeverity)[number];

/** The verdict on all of these; nothing compared is nothing known. */
export const worstVerdict = (all: readonly ComparisonVerdict[]): ComparisonVerdict =>
  verdictsBySeverity.find((verdict) => all.includes(verdict)) ?? 'inconclusive';

/** The verdict on one pair by what was found on it. */
export function decideVerdict(pair: ExchangePair, findings: readonly Finding[]): ComparisonVerdict {
  const { baseline, proxy } = pair;
  if (isAborted(baseline) || isAborted(proxy)) return 'inconclusive';
  const baselineFails = hasFailed('baseline', baseline, findings);
  const proxyFails = hasFailed('proxy', proxy, findings);
  // Both are refused, but only one in a form that its client understands.
  if (
    isErrorResponse(baseline) &&
    isErrorResponse(proxy) &&
    hasCriticalFinding('proxy', findings) &&
    !hasCriticalFinding('baseline', findings)
  )
    return 'proxy-bug';
  if (baselineFails) return proxyFails ? 'agent-or-backend' : 'baseline-only';
  if (proxyFails) return 'proxy-bug';
  const hasCriticalDifference = findings.some(({ side, severity }) => side === null && severity === 'critical');
  if (!hasCriticalDifference) return 'same';
  return haveStepsDiverged(pair) ? 'inconclusive' : 'proxy-bug';
}

/** Whether two baselines do the same thing: both work alike, or both fail. */
export const isAgreement = (verdict: ComparisonVerdict): boolean =>
  verdict === 'same' || verdict === 'agent-or-backend';

const isAborted = ({ status }: ComparedExchange): boolean => status === 'aborted';

const hasFailed = (side: Finding['side'], { answer }: ComparedExchange, findings: readonly Finding[]): boolean =>
  !answer || !isComplete(answer) || hasCriticalFinding(side, findings);

const hasCriticalFinding = (side: Finding['side'], findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.side === side && finding.severity === 'critical');

const isErrorResponse = ({ answer }: ComparedExchange): boolean => answer !== null && answer.status >= 400;

/**
 * Whether the model was asked for different steps before: an answer that differs then tells nothing of the proxy. What
 * led there stands in an earlier pair.
 */
const haveStepsDiverged = ({ baseline, proxy }: ExchangePair): boolean =>
  toolSteps(baseline.request?.messages ?? []) !== toolSteps(proxy.request?.messages ?? []);

/** The tools that were called so far, turn by turn. */
const toolSteps = (messages: readonly CoreMessage[]): string =>
  JSON.stringify(
    messages.flatMap((message) =>
      message.role === 'assistant'
        ? [message.content.flatMap((part) => (part.type === 'tool-call' ? [part.name] : []))]
        : [],
    ),
  );
