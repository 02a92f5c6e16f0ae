import type { CoreMessage } from '../../core/types.ts';
import { isFatal } from './backend-failure.ts';
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

/**
 * The verdict on one pair, from its findings: first what the compared exchange shows by itself, then whether its backend
 * failed, then the differences. The gateway is not blamed for what the backend's bytes show, and the backend only where
 * the gateway is known to have sent it what the client asked for.
 */
export function decideVerdict(pair: ExchangePair, findings: readonly Finding[]): ComparisonVerdict {
  const { baseline, proxy } = pair;
  if (findings.some(({ kind, side }) => kind === 'contradiction' && side === 'proxy')) return 'proxy-bug';
  if (isAborted(baseline) || isAborted(proxy)) return 'inconclusive';
  if (hasOnlyProxyMalformedErrors(pair, findings)) return 'proxy-bug';
  const baselineFails = hasFailed('baseline', baseline, findings);
  if (proxy.backendFailure && isFatal(proxy.backendFailure))
    return baselineFails || isRequestProven(proxy) ? 'agent-or-backend' : 'inconclusive';
  const isIncomplete = !proxy.answer || !isComplete(proxy.answer);
  const critical = findings.filter(({ side, severity }) => side !== 'baseline' && severity === 'critical');
  const isBackendOnly = !isIncomplete && critical.length > 0 && critical.every(({ origin }) => origin === 'backend');
  const proxyFails = isIncomplete || critical.some(({ side }) => side === 'proxy');
  if (baselineFails) return proxyFails ? 'agent-or-backend' : 'baseline-only';
  if (isBackendOnly) return isRequestProven(proxy) ? 'agent-or-backend' : 'inconclusive';
  if (proxyFails) return 'proxy-bug';
  if (critical.length === 0) return 'same';
  return haveStepsDiverged(pair) ? 'inconclusive' : 'proxy-bug';
}

/** Both are errors, but only the baseline's is in a format that its client can read. */
const hasOnlyProxyMalformedErrors = ({ baseline, proxy }: ExchangePair, findings: readonly Finding[]): boolean =>
  isErrorResponse(baseline) &&
  isErrorResponse(proxy) &&
  findings.some(({ kind, side, origin }) => kind === 'error-form' && side === 'proxy' && origin !== 'backend') &&
  !findings.some(({ kind, side }) => kind === 'error-form' && side === 'baseline');

/**
 * Whether the backend is known to have received what the client asked for, or failed in a way that no request causes.
 */
const isRequestProven = ({ mode, check, backendFailure }: ComparedExchange): boolean =>
  mode === 'baseline' ||
  check?.request === 'consistent' ||
  (backendFailure !== null && isFatal(backendFailure) && backendFailure.kind !== 'refusal');

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
 * Whether the conversations already differ in their tool calls: another answer is then no evidence about the proxy. An
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
