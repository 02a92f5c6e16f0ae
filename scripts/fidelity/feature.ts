import { canonicalJson } from '../../src/core/canonical-json.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { pointerOf } from '../../src/core/provenance.ts';

/** A value of a feature in a request or an answer. */
export interface FeatureValue {
  /** In a form that compares. */
  readonly value: JsonValue;
  /** The Core objects that hold it, the innermost first; none: the request or the answer itself. */
  readonly at: readonly object[];
  /** The field of the innermost one. A loss of another field of it is about another feature. */
  readonly field?: string;
  /** Which field of that field. */
  readonly within?: string;
  /** The field of the whole that holds the innermost one, where reports may name that. */
  readonly below?: string;
}

/** Something that Core can carry, found in requests or answers. */
export interface Feature<T, U extends T = T> {
  readonly name: string;
  /** Empty where a value does not show the feature. */
  valuesIn(value: T): FeatureValue[];
  /** Whether the other request or answer contains the value in another place or form. */
  holds?(value: JsonValue, other: U): boolean;
  /** Whether the other request or answer has an equivalent, which needs no report. */
  standsIn?(value: JsonValue, other: U): boolean;
}

/**
 * What becomes of a feature on its way: it comes out unchanged, it comes out in another form, it is left out and that is
 * reported, or the whole request is refused.
 */
export const verdicts = ['carried', 'otherwise', 'lost', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** What becomes of features, and what came out otherwise than it went in without a report: never right. */
export interface FidelityResult {
  verdicts: Map<string, Set<Verdict>>;
  unreported: { feature: string; value: JsonValue }[];
}

/** What becomes of each feature that `value` shows, `other` being what a peer reads out of what was written of it. */
export function compareFeatures<T extends object, U extends T>(
  features: readonly Feature<T, U>[],
  value: T,
  other: U,
  losses: readonly UnlocatedLoss[],
): FidelityResult {
  const judgement: FidelityResult = { verdicts: new Map(), unreported: [] };
  for (const feature of features) {
    const remaining = feature.valuesIn(other).map((shown) => canonicalJson(shown.value));
    const found = new Set<Verdict>();
    for (const shown of feature.valuesIn(value)) {
      const index = remaining.indexOf(canonicalJson(shown.value));
      if (index !== -1) remaining.splice(index, 1);
      const verdict = index === -1 ? findVerdict(feature, shown) : 'carried';
      if (verdict) found.add(verdict);
      else judgement.unreported.push({ feature: feature.name, value: shown.value });
    }
    if (found.size > 0) judgement.verdicts.set(feature.name, found);
  }
  return judgement;

  function findVerdict(feature: Feature<T, U>, shown: FeatureValue): Verdict | undefined {
    if (feature.holds?.(shown.value, other)) return 'carried';
    const related = losses.filter((each) => isAbout(each, shown, value));
    if (related.some(({ instead }) => instead !== undefined)) return 'otherwise';
    if (feature.standsIn?.(shown.value, other)) return 'otherwise';
    return related.length > 0 ? 'lost' : undefined;
  }
}

function isAbout({ at, field, within }: UnlocatedLoss, shown: FeatureValue, root: object): boolean {
  const holder = at ?? root;
  if (within !== undefined && shown.within !== undefined && within !== shown.within) return false;
  if (isSame(holder, root)) return field !== undefined && (field === shown.below || field === shown.field);
  const depth = shown.at.findIndex((each) => isSame(each, holder));
  if (depth === -1) return false;
  return field === undefined || field === (depth === 0 ? shown.field : 'content');
}

/** Whether an object is another or its copy. */
function isSame(one: object, other: object): boolean {
  const pointer = pointerOf(one);
  return one === other || (pointer !== undefined && pointer === pointerOf(other));
}
