import type { CoreMessage } from '../../core/types.ts';
import type { JudgedExchange } from './exchange.ts';
import { isWhole } from './faults.ts';
import type { Pair } from './pair.ts';
import type { Finding } from './rules.ts';

/** From the gravest on: the verdict on several is the gravest of theirs. */
const verdicts = ['proxy-bug', 'inconclusive', 'agent-or-backend', 'baseline-only', 'same'] as const;

/**
 * Who is to blame. `proxy-bug`: the baseline works and the proxy fails. `agent-or-backend`: both fail. `baseline-only`:
 * the baseline fails and the proxy works. `same`: they differ in nothing critical. `inconclusive`: the baselines differ
 * among themselves, or there is nothing to compare with.
 */
export type Verdict = (typeof verdicts)[number];

/** The verdict on all of these; nothing compared is nothing known. */
export const gravest = (all: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => all.includes(verdict)) ?? 'inconclusive';

/** The verdict on one pair by what was found on it. */
export function verdictOn(pair: Pair, findings: readonly Finding[]): Verdict {
  const { baseline, proxy } = pair;
  if (leftByClient(baseline) || leftByClient(proxy)) return 'inconclusive';
  const baselineFails = fails('baseline', baseline, findings);
  const proxyFails = fails('proxy', proxy, findings);
  // Both are refused, but only one in a form that its client understands.
  if (refused(baseline) && refused(proxy) && isFaulty('proxy', findings) && !isFaulty('baseline', findings))
    return 'proxy-bug';
  if (baselineFails) return proxyFails ? 'agent-or-backend' : 'baseline-only';
  if (proxyFails) return 'proxy-bug';
  const isOther = findings.some(({ side, severity }) => side === null && severity === 'critical');
  if (!isOther) return 'same';
  return parted(pair) ? 'inconclusive' : 'proxy-bug';
}

/** Whether two baselines do the same thing: both work alike, or both fail. */
export const agree = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'agent-or-backend';

const leftByClient = ({ status }: JudgedExchange): boolean => status === 'aborted';

const fails = (side: Finding['side'], { answer }: JudgedExchange, findings: readonly Finding[]): boolean =>
  !answer || !isWhole(answer) || isFaulty(side, findings);

const isFaulty = (side: Finding['side'], findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.side === side && finding.severity === 'critical');

const refused = ({ answer }: JudgedExchange): boolean => answer !== null && answer.status >= 400;

/**
 * Whether the model was asked for different steps before: an answer that differs then tells nothing of the proxy. What
 * led there stands in an earlier pair.
 */
const parted = ({ baseline, proxy }: Pair): boolean =>
  stepsOf(baseline.request?.messages ?? []) !== stepsOf(proxy.request?.messages ?? []);

/** The tools that were called so far, turn by turn. */
const stepsOf = (messages: readonly CoreMessage[]): string =>
  JSON.stringify(
    messages.flatMap((message) =>
      message.role === 'assistant'
        ? [message.content.flatMap((part) => (part.type === 'tool-call' ? [part.name] : []))]
        : [],
    ),
  );
