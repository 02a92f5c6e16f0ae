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
import type { ComparedExchange } from './compared-exchange.ts';
import {
  findGrammarViolations,
  findInvalidCallIds,
  findInvalidArguments,
  findMalformedError,
  findMissingEnd,
  findMissingUsage,
  findUndeclaredTools,
  type ResponseCheck,
  type RuleHit,
} from './response-checks.ts';
import { findOtherChunkCount, findOtherKeyOrder, findOtherIds, findOtherWording } from './info-differences.ts';
import type { DifferenceRule, ExchangePair } from './pair.ts';

/** `critical`: an agent fares otherwise. `warning`: somebody should look. `info`: means the same. */
export type Severity = 'critical' | 'warning' | 'info';

/** How one kind of finding is found: a fault is judged on each side alone, a difference on both together. */
type ComparisonRule =
  | { readonly severity: Severity; readonly of: 'fault'; readonly find: ResponseCheck }
  | { readonly severity: Severity; readonly of: 'difference'; readonly find: DifferenceRule };

/** Everything that is looked for. */
export const comparisonRules = {
  'http-class': { severity: 'critical', of: 'difference', find: findOtherHttpClass },
  'stream-grammar': { severity: 'critical', of: 'fault', find: findGrammarViolations },
  'missing-end': { severity: 'critical', of: 'fault', find: findMissingEnd },
  'stop-reason': { severity: 'critical', of: 'difference', find: findOtherStopReason },
  'undeclared-tool': { severity: 'critical', of: 'fault', find: findUndeclaredTools },
  'invalid-arguments': { severity: 'critical', of: 'fault', find: findInvalidArguments },
  'calls-on-one-side': { severity: 'critical', of: 'difference', find: findCallsOnOneSide },
  'call-ids': { severity: 'critical', of: 'fault', find: findInvalidCallIds },
  'lost-reasoning': { severity: 'critical', of: 'difference', find: findLostReasoning },
  'error-form': { severity: 'critical', of: 'fault', find: findMalformedError },
  'missing-usage': { severity: 'critical', of: 'fault', find: findMissingUsage },
  'other-tools': { severity: 'warning', of: 'difference', find: findOtherTools },
  'usage-range': { severity: 'warning', of: 'difference', find: findUsageOutOfRange },
  'cache-on-one-side': { severity: 'warning', of: 'difference', find: findCacheOnOneSide },
  timing: { severity: 'warning', of: 'difference', find: findSlowResponse },
  'dropped-field': { severity: 'warning', of: 'difference', find: findDroppedFields },
  wording: { severity: 'info', of: 'difference', find: findOtherWording },
  ids: { severity: 'info', of: 'difference', find: findOtherIds },
  'key-order': { severity: 'info', of: 'difference', find: findOtherKeyOrder },
  'chunk-sizes': { severity: 'info', of: 'difference', find: findOtherChunkCount },
} as const satisfies Record<string, ComparisonRule>;

type RuleName = keyof typeof comparisonRules;

/** `unpaired`: an exchange that only one of the runs has; `unreadable`: its bodies are not there. */
export type FindingKind = RuleName | 'unpaired' | 'unreadable';

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Whose fault it is by itself; null for a difference between the two. */
  readonly side: 'baseline' | 'proxy' | null;
  /** Of a fault: whether the backend had answered so, or the gateway made it so. Null where that is not known. */
  readonly origin: 'backend' | 'gateway' | null;
  readonly path: string | null;
  readonly what: string;
  /** The exchange of the baseline, and that of the other run. */
  readonly baseline: string | null;
  readonly proxy: string | null;
}

/** All that is found on a pair. */
export function findFindings(pair: ExchangePair): Finding[] {
  const traceIds = { baseline: pair.baseline.traceId, proxy: pair.proxy.traceId };
  return ruleEntries.flatMap(([kind, rule]): Finding[] => {
    if (rule.of === 'difference')
      return rule
        .find(pair)
        .map((spot) => ({ kind, severity: rule.severity, side: null, origin: null, ...spot, ...traceIds }));
    return (['baseline', 'proxy'] as const).flatMap((side) =>
      checkResponse(rule.find, pair[side]).map((fault) => ({
        kind,
        severity: rule.severity,
        side,
        ...fault,
        ...traceIds,
      })),
    );
  });
}

// `entries` forgets which names there are.
const ruleEntries = Object.entries(comparisonRules) as [RuleName, ComparisonRule][];

/** What a rule finds in the answer that a client heard, and whether it finds it in the backend's too. */
function checkResponse(find: ResponseCheck, exchange: ComparedExchange): (RuleHit & Pick<Finding, 'origin'>)[] {
  const { answer, upstream } = exchange;
  if (!answer) return [];
  const hits = find(answer, exchange);
  if (hits.length === 0) return [];
  const origin = upstream ? (find(upstream, exchange).length > 0 ? 'backend' : 'gateway') : null;
  return hits.map((spot) => ({ ...spot, origin }));
}
