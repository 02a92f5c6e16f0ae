import type { ConversationSummary } from '../../generated/louter.js';
import { formatDollars, formatNumber } from './format.ts';
import type { Line } from './line.ts';

/** What a user asked first, on one line; without it, that there is none. */
export const sessionTitle = (prompt: string | null | undefined): string =>
  prompt?.replaceAll(/\s+/g, ' ').trim() || '(no text of a user)';

/** The model that the client requested, and the one that the backend was sent where that is another. */
export const modelText = ({ asked, routed }: ConversationSummary['last']['model']): string =>
  asked === null || routed === null || asked === routed ? (routed ?? asked ?? '–') : `${asked} → ${routed}`;

type Marked = Pick<
  ConversationSummary,
  'failed' | 'requests' | 'failed_calls' | 'retries' | 'fallbacks' | 'subagents' | 'own_requests' | 'own_cost_usd'
> & { last: LastRequest };

type LastRequest = Pick<ConversationSummary['last'], 'outcome' | 'check'> & { readonly status: string | null };

/** Whether another request than the last one failed, which the status does not show. An aborted request counts as failed, too. */
const hasEarlierFailure = ({ failed, last }: Pick<Marked, 'failed' | 'last'>): boolean =>
  failed > (last.outcome.verdict === 'failed' || last.status === 'aborted' ? 1 : 0);

/** What is remarkable about a session, in a word each. */
export const sessionMarks = (session: Marked): Line<'mark'>[] => [
  ...(session.last.check === 'contradiction' ? [mark('≠ contradiction', 'bad')] : []),
  ...(hasEarlierFailure(session) ? [mark(`✗ ${session.failed} of ${session.requests} failed`, 'bad')] : []),
  ...(session.failed_calls > 0 ? [mark(`✗ ${formatNumber(session.failed_calls, 'failed call')}`, 'mixed')] : []),
  ...(session.fallbacks > 0 ? [mark(`⇢ ${formatNumber(session.fallbacks, 'fallback')}`, 'mixed')] : []),
  ...(session.retries > 0 ? [mark(`↻ ${formatNumber(session.retries, 'retry', 'retries')}`, 'mixed')] : []),
  ...(session.subagents > 0 ? [mark(`◇ ${formatNumber(session.subagents, 'subagent')} included`)] : []),
  ...(session.own_requests > 0
    ? [
        mark(
          `+${session.own_requests} by the agent itself included${session.own_cost_usd === null ? '' : `, ${formatDollars(session.own_cost_usd)}`}`,
        ),
      ]
    : []),
];

/** What the requests, failures, tokens and cost of a session have beside those of its turns; null: nothing. */
export function includedText({ requests, subagents, own_requests: own }: Marked): string | null {
  const parts = [
    ...(subagents > 0 ? [formatNumber(subagents, 'subagent')] : []),
    ...(own > 0 ? [`${formatNumber(own, 'request')} by the agent itself`] : []),
  ];
  return parts.length === 0 ? null : `${formatNumber(requests, 'request')}, with ${parts.join(' and ')}`;
}

const mark = (text: string, tone?: 'bad' | 'mixed'): Line<'mark'> => ({ kind: 'mark', text, ...(tone && { tone }) });
