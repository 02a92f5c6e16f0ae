import type { UnlocatedLoss } from '../../src/core/codec.ts';
import type { JsonValue } from '../../src/core/json.ts';

/** One thing that a request or an answer says. */
export interface FeatureValue {
  /** What is said, in a form that compares. */
  readonly value: JsonValue;
  /** The Core objects that say it, the innermost first; none: the request or the answer as a whole does. */
  readonly at: readonly object[];
  /** The field of the innermost one that says it. A report on another field of it tells of something else. */
  readonly field?: string;
  /** Which field of that field. */
  readonly within?: string;
  /** The field of the whole that holds the innermost one, where reports may name that. */
  readonly below?: string;
}

/** Something that can be said in Core, found in values by what they hold. */
export interface Feature<T, U extends T = T> {
  readonly name: string;
  /** Empty where a value does not show the feature. */
  valuesIn(value: T): FeatureValue[];
  /** Whether another value says it too, where that is not one of its own sayings that is equal. */
  holds?(said: JsonValue, other: U): boolean;
  /** Whether another value says it in other words, which need no report. */
  standsIn?(said: JsonValue, other: U): boolean;
}

/**
 * What becomes of a feature on its way: it comes out as it went in, it is said otherwise, it is left out and that is
 * reported, or the whole request is refused.
 */
export const verdicts = ['carried', 'otherwise', 'lost', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** What becomes of features, and what came out otherwise than it went in without a report: never right. */
export interface FidelityResult {
  verdicts: Map<string, Set<Verdict>>;
  unreported: { feature: string; said: JsonValue }[];
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
    const remaining = feature.valuesIn(other).map((saying) => canonical(saying.value));
    const found = new Set<Verdict>();
    for (const saying of feature.valuesIn(value)) {
      const index = remaining.indexOf(canonical(saying.value));
      if (index !== -1) remaining.splice(index, 1);
      const verdict = index === -1 ? findVerdict(feature, saying) : 'carried';
      if (verdict) found.add(verdict);
      else judgement.unreported.push({ feature: feature.name, said: saying.value });
    }
    if (found.size > 0) judgement.verdicts.set(feature.name, found);
  }
  return judgement;

  function findVerdict(feature: Feature<T, U>, saying: FeatureValue): Verdict | undefined {
    if (feature.holds?.(saying.value, other)) return 'carried';
    const related = losses.filter((each) => isAbout(each, saying, value));
    if (related.some(({ instead }) => instead !== undefined)) return 'otherwise';
    if (feature.standsIn?.(saying.value, other)) return 'otherwise';
    return related.length > 0 ? 'lost' : undefined;
  }
}

/** As text that is the same for the same value, whatever the order of its keys. */
export const canonical = (value: JsonValue): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [another]) => (one < another ? -1 : 1)))
      : each,
  );

function isAbout({ at, field, within }: UnlocatedLoss, saying: FeatureValue, root: object): boolean {
  const holder = at ?? root;
  if (within !== undefined && saying.within !== undefined && within !== saying.within) return false;
  if (holder === root) return field !== undefined && (field === saying.below || field === saying.field);
  const depth = saying.at.indexOf(holder);
  if (depth === -1) return false;
  return field === undefined || field === (depth === 0 ? saying.field : 'content');
}
