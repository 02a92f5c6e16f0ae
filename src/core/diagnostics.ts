import type { UnlocatedLoss } from './codec.ts';
import { findExtra } from './find-extra.ts';
import type { CoreChatRequest, CoreOpaque, CoreReasoning, Extras, Loss, Note } from './types.ts';
import {
  isBookkeeping,
  isWireHint,
  isCoreHint,
  isClientDefault,
  whyCoreDefault,
  whyWireDefault,
} from './default-values.ts';

/**
 * How a report of an encoder or decoder is classified. Not every value requests something: a default that is written
 * out, an empty list. A hint changes the speed or price of an answer, and nothing of its content.
 */
export type ReportSeverity = 'nothing' | 'hint' | 'loss';

/** What it means that something does not arrive. */
export interface Omission {
  severity: ReportSeverity;
  /** Why it changes nothing; absent of what does. */
  why?: string;
}

const lossOfContent: Omission = { severity: 'loss' };
const asksForNothing = (why: string): Omission => ({ severity: 'nothing', why: `asks for nothing: ${why}` });
const omittedHint: Omission = {
  severity: 'hint',
  why: 'a hint: it changes the speed, the price or the display of an answer, and nothing of its content',
};

/** Decides whether something that does not arrive is lost, and words why where it is not. */
export function explainOmission({ at, field, within, instead, isHint }: Omit<UnlocatedLoss, 'what'>): Omission {
  if (isHint) return omittedHint;
  if (!at) return lossOfContent;
  if (field === undefined) return explainPart(at);
  const value: unknown = Object.hasOwn(at, field) ? Reflect.get(at, field) : undefined;
  if (value !== undefined) {
    const inner: unknown =
      within !== undefined && typeof value === 'object' ? Reflect.get(value ?? {}, within) : undefined;
    const [name, compared] = inner === undefined ? [field, value] : [`${field}.${within}`, inner];
    const why = whyCoreDefault(name, compared);
    if (why !== undefined) return asksForNothing(why);
    // An opaque name that is always the same distinguishes users as well as the one it replaces.
    const isStandIn = name === 'user' && instead !== undefined;
    const { origin }: Pick<CoreChatRequest, 'origin'> = at;
    const isUsualAtClient = origin !== undefined && isClientDefault(origin, name, compared);
    return isStandIn || isUsualAtClient || isCoreHint(name) ? omittedHint : lossOfContent;
  }
  const { extras }: { extras?: Extras } = at;
  const found = findExtra(extras, field);
  if (!found) return lossOfContent;
  const { owner, name } = found;
  const why = whyWireDefault(owner, name, found.value);
  if (why !== undefined) return asksForNothing(why);
  return isWireHint(owner, name, found.value) ? omittedHint : lossOfContent;
}

/** Of a part as a whole. */
function explainPart(at: object): Omission {
  if (isOpaque(at)) return isBookkeeping(at.protocol, at.kind) ? omittedHint : lossOfContent;
  const isEmpty = isReasoning(at) && !at.signature && at.blocks.every(({ text }) => text === '');
  return isEmpty ? asksForNothing('the reasoning is empty') : lossOfContent;
}

const isReasoning = (at: object): at is CoreReasoning => Reflect.get(at, 'type') === 'reasoning' && 'blocks' in at;
const isOpaque = (at: object): at is CoreOpaque => Reflect.get(at, 'type') === 'opaque' && 'payload' in at;

/** The reports of one direction of a request or an answer. */
export interface Diagnostics {
  losses: Loss[];
  notes: Note[];
}

/** Adds what a report comes to, with the place that `place` finds for it. */
export function addDiagnostic(
  { losses, notes }: Diagnostics,
  loss: UnlocatedLoss,
  place: (loss: UnlocatedLoss) => Loss,
): void {
  switch (explainOmission(loss).severity) {
    case 'nothing':
      return;
    case 'loss':
      return addLoss(losses, place(loss), partsElsewhere(loss, place));
    case 'hint': {
      const { path, what, instead } = place(loss);
      if (notes.some((each) => each.what === what)) return;
      notes.push({ what, saw: path, ...(instead !== undefined && { made: instead }) });
    }
  }
}

/** Where a wire has parts of a field that is lost, if not in its place: an effort that is not beside the budget. */
function partsElsewhere(loss: UnlocatedLoss, place: (loss: UnlocatedLoss) => Loss): string[] {
  const { at, field, within } = loss;
  const value: unknown = at && field !== undefined && within === undefined ? Reflect.get(at, field) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const { path } = place(loss);
  return Object.keys(value)
    .map((inner) => ({ ...loss, within: inner }))
    .filter((part) => explainOmission(part).severity === 'loss')
    .map((part) => place(part).path)
    .filter((each) => !`${each}/`.startsWith(`${path}/`));
}

/**
 * The place of a hint that was left out, in the body it stood in; undefined for other notes, such as those on what a model
 * wrote.
 */
export const placeOfHint = ({
  effect,
  saw,
}: {
  readonly effect?: unknown;
  /** Null in exported traces. */
  readonly saw?: string | null;
}): string | undefined => (effect === undefined && saw?.startsWith('/') ? saw : undefined);

/** The losses of each list, by the key that distinguishes them. */
const knownLosses = new WeakMap<readonly Loss[], Map<string, { first: Loss; paths: Set<string> }>>();

/**
 * Adds a loss to those before it. The same loss at the same position within another element of a list increases the
 * count of the first one. The same loss at the same position is reported once.
 * @param otherPlaces where else the same field was, which do not count.
 */
function addLoss(losses: Loss[], loss: Loss, otherPlaces: readonly string[] = []): void {
  const byKey = knownLosses.get(losses) ?? new Map<string, { first: Loss; paths: Set<string> }>();
  knownLosses.set(losses, byKey);
  const key = JSON.stringify([withoutIndexes(loss.path), loss.what, loss.instead, loss.leg]);
  const earlier = byKey.get(key);
  if (!earlier) {
    const first = otherPlaces.length > 0 ? { ...loss, others: [...otherPlaces] } : loss;
    byKey.set(key, { first, paths: new Set([loss.path]) });
    losses.push(first);
    return;
  }
  const { first, paths } = earlier;
  if (paths.has(loss.path)) return;
  paths.add(loss.path);
  first.count = paths.size;
  if (paths.size <= maxOtherPlaces + 1) first.others = [...(first.others ?? []), loss.path];
}

/** More places of one loss are counted, but not listed. */
const maxOtherPlaces = 50;

/** A place in whichever elements of the lists that lead to it. */
export const withoutIndexes = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
