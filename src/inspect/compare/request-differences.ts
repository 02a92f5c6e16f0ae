import type { ComparedDifference } from '../../judge/core-difference.ts';
import { compareAsked, compareSent, type RequestOfRun } from '../../judge/two-runs.ts';
import { codecOf } from '../../protocols/frontends.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import type { DifferenceRule, ExchangePair, RuleHit } from './compared-exchange.ts';

// What the request through the proxy has that the baseline's has not, and the reverse.

/** Enough to show what is different. */
const maxDifferences = 20;

/** The clients asked for different things: their answers then differ for that reason. */
export const findOtherClientRequest: DifferenceRule = (pair) => {
  const asked = askedIn(pair);
  return asked ? compareAsked(asked).slice(0, maxDifferences).map(hitOf("the client's request", 'the client')) : [];
};

/**
 * The clients asked for the same, and the backends were sent different things. Where the exchange's own check found the
 * request consistent, the difference was declared, or is only one of form.
 */
export const findOtherSentRequest: DifferenceRule = (pair) => {
  const { baseline, proxy } = pair;
  const asked = askedIn(pair);
  const sent = bothOf([baseline.sent, baseline.protocol], [proxy.sent, proxy.protocol]);
  if (!asked || !sent) return [];
  const isExplained = proxy.check?.request === 'consistent';
  return compareSent({ asked, sent })
    .slice(0, maxDifferences)
    .map(hitOf('the request to the backend', 'the backend'))
    .map((hit) =>
      isExplained ? { ...hit, what: `${hit.what}; its own check finds it consistent`, severity: 'info' } : hit,
    );
};

const askedIn = ({ baseline, proxy }: ExchangePair): [RequestOfRun, RequestOfRun] | undefined =>
  bothOf([baseline.request, baseline.frontend], [proxy.request, proxy.frontend]);

type ReadRequest = readonly [request: CoreChatRequest | null, protocol: string | null];

function bothOf(one: ReadRequest, other: ReadRequest): [RequestOfRun, RequestOfRun] | undefined {
  const [left, right] = [one, other].map(([request, protocol]) => {
    const codec = codecOf(protocol);
    return request && codec ? { request, codec } : undefined;
  });
  return left && right && [left, right];
}

const hitOf =
  (where: string, receiver: string) =>
  ({ kind, what, left, right }: ComparedDifference): RuleHit => ({
    path: (right ?? left)?.path ?? '',
    what: `${where}: ${what} ${describeChange(kind, receiver)}`,
    leg: 'request',
  });

function describeChange(kind: ComparedDifference['kind'], receiver: string): string {
  switch (kind) {
    case 'added':
      return 'exists only through the proxy';
    case 'lost':
      return 'exists only in the baseline';
    case 'moved':
      return `is at another place for ${receiver} of the proxy than in the baseline`;
    default:
      return `is another for ${receiver} of the proxy than in the baseline`;
  }
}
