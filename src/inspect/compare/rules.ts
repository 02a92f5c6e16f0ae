import { cacheOnOneSide, droppedFields, otherTools, slow, usageOutOfRange } from './deviations.ts';
import { callsOnOneSide, lostReasoning, otherHttpClass, otherStopReason } from './differences.ts';
import type { JudgedExchange } from './exchange.ts';
import {
  brokenGrammar,
  confusedCallIds,
  invalidArguments,
  misshapenError,
  missingEnd,
  missingUsage,
  undeclaredTools,
  type FaultRule,
  type Spot,
} from './faults.ts';
import { chunkSizes, keyOrder, otherIds, wording } from './incidentals.ts';
import type { DifferenceRule, Pair } from './pair.ts';

/** `critical`: an agent fares otherwise. `warning`: somebody should look. `info`: means the same. */
export type Severity = 'critical' | 'warning' | 'info';

/** How one kind of finding is found: a fault is judged on each side alone, a difference on both together. */
type Rule =
  | { readonly severity: Severity; readonly of: 'fault'; readonly find: FaultRule }
  | { readonly severity: Severity; readonly of: 'difference'; readonly find: DifferenceRule };

/** Everything that is looked for. */
export const rules = {
  'http-class': { severity: 'critical', of: 'difference', find: otherHttpClass },
  'stream-grammar': { severity: 'critical', of: 'fault', find: brokenGrammar },
  'missing-end': { severity: 'critical', of: 'fault', find: missingEnd },
  'stop-reason': { severity: 'critical', of: 'difference', find: otherStopReason },
  'undeclared-tool': { severity: 'critical', of: 'fault', find: undeclaredTools },
  'invalid-arguments': { severity: 'critical', of: 'fault', find: invalidArguments },
  'calls-on-one-side': { severity: 'critical', of: 'difference', find: callsOnOneSide },
  'call-ids': { severity: 'critical', of: 'fault', find: confusedCallIds },
  'lost-reasoning': { severity: 'critical', of: 'difference', find: lostReasoning },
  'error-form': { severity: 'critical', of: 'fault', find: misshapenError },
  'missing-usage': { severity: 'critical', of: 'fault', find: missingUsage },
  'other-tools': { severity: 'warning', of: 'difference', find: otherTools },
  'usage-range': { severity: 'warning', of: 'difference', find: usageOutOfRange },
  'cache-on-one-side': { severity: 'warning', of: 'difference', find: cacheOnOneSide },
  timing: { severity: 'warning', of: 'difference', find: slow },
  'dropped-field': { severity: 'warning', of: 'difference', find: droppedFields },
  wording: { severity: 'info', of: 'difference', find: wording },
  ids: { severity: 'info', of: 'difference', find: otherIds },
  'key-order': { severity: 'info', of: 'difference', find: keyOrder },
  'chunk-sizes': { severity: 'info', of: 'difference', find: chunkSizes },
} as const satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

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
export function findingsOf(pair: Pair): Finding[] {
  const traces = { baseline: pair.baseline.traceId, proxy: pair.proxy.traceId };
  return named.flatMap(([kind, rule]): Finding[] => {
    if (rule.of === 'difference')
      return rule
        .find(pair)
        .map((spot) => ({ kind, severity: rule.severity, side: null, origin: null, ...spot, ...traces }));
    return (['baseline', 'proxy'] as const).flatMap((side) =>
      faultsIn(rule.find, pair[side]).map((fault) => ({ kind, severity: rule.severity, side, ...fault, ...traces })),
    );
  });
}

// `entries` forgets which names there are.
const named = Object.entries(rules) as [RuleName, Rule][];

/** What a rule finds in the answer that a client heard, and whether it finds it in the backend's too. */
function faultsIn(find: FaultRule, exchange: JudgedExchange): (Spot & Pick<Finding, 'origin'>)[] {
  const { answer, upstream } = exchange;
  if (!answer) return [];
  const spots = find(answer, exchange);
  if (spots.length === 0) return [];
  const origin = upstream ? (find(upstream, exchange).length > 0 ? 'backend' : 'gateway') : null;
  return spots.map((spot) => ({ ...spot, origin }));
}
