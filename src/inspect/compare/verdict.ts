import type { CoreMessage } from '../../core/types.ts';
import { isComplete, type ComparedExchange, type ExchangePair } from './compared-exchange.ts';
import type { Finding } from './rules.ts';

/** From worst to best: the verdict on several is their worst. */
const verdictsBySeverity = ['proxy-bug', 'inconclusive', 'agent-or-backend', 'baseline-only', 'same'] as const;

/**
 * The side that causes a difference. `proxy-bug`: the baseline works and the proxy fails. `agent-or-backend`: both
 * fail. `baseline-only`: the baseline fails and the proxy works. `same`: no critical difference. `inconclusive`: the
 * baselines differ from each other, or there is nothing to compare with.
 */
export type ComparisonVerdict = (typeof verdictsBySeverity)[number];

/** The verdict on several comparisons; `inconclusive` on none. */
export const worstVerdict = (all: readonly ComparisonVerdict[]): ComparisonVerdict =>
  verdictsBySeverity.find((verdict) => all.includes(verdict)) ?? 'inconclusive';

/** The verdict on one pair, from its findings. */
export function decideVerdict(pair: ExchangePair, findings: readonly Finding[]): ComparisonVerdict {
  const { baseline, proxy } = pair;
  if (isAborted(baseline) || isAborted(proxy)) return 'inconclusive';
  const baselineFails = hasFailed('baseline', baseline, findings);
  const proxyFails = hasFailed('proxy', proxy, findings);
  // Both are errors, but only the baseline's is in a format that its client can read.
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

/** Whether two baselines agree: both work alike, or both fail. */
export const isAgreement = (verdict: ComparisonVerdict): boolean =>
  verdict === 'same' || verdict === 'agent-or-backend';

const isAborted = ({ status }: ComparedExchange): boolean => status === 'aborted';

const hasFailed = (side: Finding['side'], { answer }: ComparedExchange, findings: readonly Finding[]): boolean =>
  !answer || !isComplete(answer) || hasCriticalFinding(side, findings);

const hasCriticalFinding = (side: Finding['side'], findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.side === side && finding.severity === 'critical');

const isErrorResponse = ({ answer }: ComparedExchange): boolean => answer !== null && answer.status >= 400;

/**
 * Whether the conversations already differ in their tool calls: another answer then says nothing about the proxy. An
 * earlier pair shows where they diverged.
 */
const haveStepsDiverged = ({ baseline, proxy }: ExchangePair): boolean =>
  toolSteps(baseline.request?.messages ?? []) !== toolSteps(proxy.request?.messages ?? []);

/** The tools called so far, turn by turn. */
const toolSteps = (messages: readonly CoreMessage[]): string =>
  JSON.stringify(
    messages.flatMap((message) =>
      message.role === 'assistant'
        ? [message.content.flatMap((part) => (part.type === 'tool-call' ? [part.name] : []))]
        : [],
    ),
  );
