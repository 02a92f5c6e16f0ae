import type { UnlocatedLoss } from './codec.ts';
import { findExtra } from './find-extra.ts';
import type { CoreChatRequest, CoreOpaque, CoreReasoning, Extras, Loss, Note } from './types.ts';
import {
  isBookkeeping,
  isWireHint,
  isCoreHint,
  isClientDefault,
  isWireDefault,
  isCoreDefault,
} from './default-values.ts';

/**
 * How a report of an encoder or decoder is classified. Not every value requests something: a default that is written
 * out, an empty list. A hint changes the speed or price of an answer, and nothing of its content.
 */
export type ReportSeverity = 'nothing' | 'hint' | 'loss';

export function severityOf({ at, field, within, instead }: UnlocatedLoss): ReportSeverity {
  if (!at) return 'loss';
  if (field === undefined) return severityOfPart(at);
  const value: unknown = Object.hasOwn(at, field) ? Reflect.get(at, field) : undefined;
  if (value !== undefined) {
    const inner: unknown =
      within !== undefined && typeof value === 'object' ? Reflect.get(value ?? {}, within) : undefined;
    const [name, compared] = inner === undefined ? [field, value] : [`${field}.${within}`, inner];
    if (isCoreDefault(name, compared)) return 'nothing';
    // An opaque name that is always the same distinguishes users as well as the one it replaces.
    const isStandIn = name === 'user' && instead !== undefined;
    const { origin }: Pick<CoreChatRequest, 'origin'> = at;
    const isUsualAtClient = origin !== undefined && isClientDefault(origin, name, compared);
    return isStandIn || isUsualAtClient || isCoreHint(name) ? 'hint' : 'loss';
  }
  const { extras }: { extras?: Extras } = at;
  const found = findExtra(extras, field);
  if (!found) return 'loss';
  const { owner, name } = found;
  if (isWireDefault(owner, name, found.value)) return 'nothing';
  return isWireHint(owner, name, found.value) ? 'hint' : 'loss';
}

/** For reports about a part without a field. */
function severityOfPart(at: object): ReportSeverity {
  if (isOpaque(at)) return isBookkeeping(at.protocol, at.kind) ? 'hint' : 'loss';
  return isReasoning(at) && !at.signature && at.blocks.every(({ text }) => text === '') ? 'nothing' : 'loss';
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
  switch (severityOf(loss)) {
    case 'nothing':
      return;
    case 'loss':
      return addLoss(losses, place(loss));
    case 'hint': {
      const { path, what, instead } = place(loss);
      if (notes.some((each) => each.what === what)) return;
      notes.push({ what, saw: path, ...(instead !== undefined && { made: instead }) });
    }
  }
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
 */
export function addLoss(losses: Loss[], loss: Loss): void {
  const byKey = knownLosses.get(losses) ?? new Map<string, { first: Loss; paths: Set<string> }>();
  knownLosses.set(losses, byKey);
  const key = JSON.stringify([withoutIndexes(loss.path), loss.what, loss.instead, loss.leg]);
  const earlier = byKey.get(key);
  if (!earlier) {
    byKey.set(key, { first: loss, paths: new Set([loss.path]) });
    losses.push(loss);
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
