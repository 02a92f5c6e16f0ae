import {
  findCacheOnOneSide,
  findDroppedFields,
  findOtherTools,
  findSlowResponse,
  findUsageOutOfRange,
} from './warning-differences.ts';
import {
  findCallsOnOneSide,
  findLostReasoning,
  findOtherHttpClass,
  findOtherStopReason,
} from './critical-differences.ts';
import { findAnswerMismatch } from './answer-mismatch.ts';
import { isFatal } from './backend-failure.ts';
import type { ComparedExchange, DifferenceRule, ExchangePair, RuleHit, Severity } from './compared-exchange.ts';
import { findOtherClientRequest, findOtherSentRequest } from './request-differences.ts';
import {
  findGrammarViolations,
  findInvalidCallIds,
  findInvalidArguments,
  findMalformedError,
  findMissingEnd,
  findMissingUsage,
  findUndeclaredTools,
  type ResponseCheck,
} from './response-checks.ts';
import { findOtherChunkCount, findOtherKeyOrder, findOtherIds, findOtherWording } from './info-differences.ts';

/** Finds problems of one exchange, whatever it is compared with. */
type ExchangeRule = (exchange: ComparedExchange) => RuleHit[];

/** The exchange contradicts itself: what was sent on is not what was received, less what was declared. */
const findContradictions: ExchangeRule = ({ check }) =>
  (check?.findings ?? []).map(({ leg, path, what, expected, got }) => ({
    path,
    what: `${what}${expected === null ? '' : `; expected ${expected}`}${got === null ? '' : `, got ${got}`}`,
    leg,
    origin: 'gateway',
  }));

/** The backend failed, or its response violates its protocol. */
const findFailedBackend: ExchangeRule = ({ backendFailure }) =>
  backendFailure
    ? [
        {
          path: backendFailure.path,
          what: backendFailure.what,
          origin: 'backend',
          ...(!isFatal(backendFailure) && { severity: 'warning' }),
        },
      ]
    : [];

/**
 * How one kind of finding is found: an exchange rule and a response check read each side alone, a difference rule both
 * together.
 */
type ComparisonRule =
  | { readonly severity: Severity; readonly of: 'exchange'; readonly find: ExchangeRule }
  | { readonly severity: Severity; readonly of: 'response'; readonly find: ResponseCheck }
  | { readonly severity: Severity; readonly of: 'pair'; readonly find: DifferenceRule };

/** Every rule. Its name is the `kind` of its findings. */
export const comparisonRules = {
  contradiction: { severity: 'critical', of: 'exchange', find: findContradictions },
  'backend-failure': { severity: 'critical', of: 'exchange', find: findFailedBackend },
  'sent-request': { severity: 'warning', of: 'pair', find: findOtherSentRequest },
  'client-request': { severity: 'info', of: 'pair', find: findOtherClientRequest },
  'answer-mismatch': { severity: 'critical', of: 'pair', find: findAnswerMismatch },
  'http-class': { severity: 'critical', of: 'pair', find: findOtherHttpClass },
  'stream-grammar': { severity: 'critical', of: 'response', find: findGrammarViolations },
  'missing-end': { severity: 'critical', of: 'response', find: findMissingEnd },
  'stop-reason': { severity: 'critical', of: 'pair', find: findOtherStopReason },
  'undeclared-tool': { severity: 'critical', of: 'response', find: findUndeclaredTools },
  'invalid-arguments': { severity: 'critical', of: 'response', find: findInvalidArguments },
  'calls-on-one-side': { severity: 'critical', of: 'pair', find: findCallsOnOneSide },
  'call-ids': { severity: 'critical', of: 'response', find: findInvalidCallIds },
  'lost-reasoning': { severity: 'critical', of: 'pair', find: findLostReasoning },
  'error-form': { severity: 'critical', of: 'response', find: findMalformedError },
  'missing-usage': { severity: 'critical', of: 'response', find: findMissingUsage },
  'other-tools': { severity: 'warning', of: 'pair', find: findOtherTools },
  'usage-range': { severity: 'warning', of: 'pair', find: findUsageOutOfRange },
  'cache-on-one-side': { severity: 'warning', of: 'pair', find: findCacheOnOneSide },
  timing: { severity: 'warning', of: 'pair', find: findSlowResponse },
  'dropped-field': { severity: 'warning', of: 'pair', find: findDroppedFields },
  wording: { severity: 'info', of: 'pair', find: findOtherWording },
  ids: { severity: 'info', of: 'pair', find: findOtherIds },
  'key-order': { severity: 'info', of: 'pair', find: findOtherKeyOrder },
  'chunk-sizes': { severity: 'info', of: 'pair', find: findOtherChunkCount },
} as const satisfies Record<string, ComparisonRule>;

type RuleName = keyof typeof comparisonRules;

/** `unpaired`: an exchange that only one of the runs has; `unreadable`: its bodies are not stored. */
export type FindingKind = RuleName | 'unpaired' | 'unreadable';

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The side with this problem; null for a difference between the two. */
  readonly side: 'baseline' | 'proxy' | null;
  /** Whether the problem is already in the backend's answer or the gateway caused it; null where that is not known. */
  readonly origin: 'backend' | 'gateway' | null;
  /** The way to the backend, or to the client, where it concerns one of them. */
  readonly leg: 'request' | 'answer' | null;
  readonly path: string | null;
  readonly what: string;
  /** Trace ids of the baseline's exchange and of the other run's. */
  readonly baseline: string | null;
  readonly proxy: string | null;
}

/** All findings on a pair. */
export function findFindings(pair: ExchangePair): Finding[] {
  const traceIds = { baseline: pair.baseline.traceId, proxy: pair.proxy.traceId };
  return ruleEntries.flatMap(([kind, rule]): Finding[] => {
    const toFindings = (side: Finding['side'], hits: readonly RuleHit[]): Finding[] =>
      hits.map((hit) => ({ kind, severity: rule.severity, side, origin: null, leg: null, ...hit, ...traceIds }));
    if (rule.of === 'pair') return toFindings(null, rule.find(pair));
    return (['baseline', 'proxy'] as const).flatMap((side) =>
      toFindings(side, rule.of === 'exchange' ? rule.find(pair[side]) : checkResponse(rule.find, pair[side])),
    );
  });
}

/** What an exchange shows by itself, for one that has no counterpart. */
export const findContradictionsOf = (exchange: ComparedExchange): Finding[] =>
  findContradictions(exchange).map((hit) => ({
    kind: 'contradiction',
    severity: 'critical',
    side: 'proxy',
    origin: null,
    leg: null,
    ...hit,
    baseline: null,
    proxy: exchange.traceId,
  }));

// The type of `entries` loses the names.
const ruleEntries = Object.entries(comparisonRules) as [RuleName, ComparisonRule][];

/** The problems that a check finds in the client's answer, and whether the backend's answer has them, too. */
function checkResponse(find: ResponseCheck, exchange: ComparedExchange): RuleHit[] {
  const { answer, upstream } = exchange;
  if (!answer) return [];
  const hits = find(answer, exchange);
  if (hits.length === 0) return [];
  const origin = upstream ? (find(upstream, exchange).length > 0 ? 'backend' : 'gateway') : null;
  return hits.map((spot) => ({ ...spot, origin }));
}
