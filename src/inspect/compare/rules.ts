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
import { Queues } from '../../judge/queues.ts';
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
  type ResponseHit,
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
const comparisonRules = {
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

/** What an exchange of one side shows by itself, for one that has no counterpart. */
export const findContradictionsOf = (exchange: ComparedExchange, side: 'baseline' | 'proxy'): Finding[] =>
  findContradictions(exchange).map((hit) => ({
    kind: 'contradiction',
    severity: 'critical',
    side,
    origin: null,
    leg: null,
    ...hit,
    baseline: null,
    proxy: null,
    [side]: exchange.traceId,
  }));

// The type of `entries` loses the names.
const ruleEntries = Object.entries(comparisonRules) as [RuleName, ComparisonRule][];

/** The problems that a check finds in the client's answer, each with whether the backend's answer has it, too. */
function checkResponse(find: ResponseCheck, exchange: ComparedExchange): RuleHit[] {
  const { answer, upstream } = exchange;
  if (!answer) return [];
  const hits = find(answer, exchange);
  if (hits.length === 0) return [];
  const received = upstream && findReceived(hits, find(upstream, exchange));
  return hits.map((hit) => {
    const { call: _, event, ...rest } = hit;
    const what = event === undefined ? hit.what : `event ${event}: ${hit.what}`;
    return { origin: received && (received.has(hit) ? 'backend' : 'gateway'), ...rest, what };
  });
}

/** What identifies a problem in the answers on both sides of the gateway, from the best evidence to the least. */
const hitKeys: readonly ((hit: ResponseHit) => string | undefined)[] = [
  ({ call, path, what }) => JSON.stringify([call ?? path, what]),
  ({ what }) => what,
  // Arguments that the gateway repaired may be invalid for another reason.
  ({ call }) => call,
];

/** Those of the problems in the client's answer that the backend's answer has, too, as often as it has them. */
function findReceived(hits: readonly ResponseHit[], upstreamHits: readonly ResponseHit[]): Set<ResponseHit> {
  const received = new Set<ResponseHit>();
  const unmatched = new Set(upstreamHits);
  for (const keyOf of hitKeys) {
    const queues = new Queues<string | undefined, ResponseHit>();
    for (const hit of unmatched) queues.add(keyOf(hit), hit);
    for (const hit of hits) {
      const key = keyOf(hit);
      const counterpart = key === undefined || received.has(hit) ? undefined : queues.take(key);
      if (!counterpart) continue;
      unmatched.delete(counterpart);
      received.add(hit);
    }
  }
  // Protocols describe a violation differently, and one may cause several.
  if ([...unmatched].some(({ call }) => call === undefined))
    for (const hit of hits) if (hit.call === undefined) received.add(hit);
  return received;
}
