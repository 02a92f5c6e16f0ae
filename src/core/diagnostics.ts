import type { UnlocatedLoss } from './codec.ts';
import { escapePointer } from './provenance.ts';
import type { CoreChatRequest, CoreOpaque, CoreReasoning, Extras, Loss, Note, VendorProtocol } from './types.ts';
import {
  isBookkeeping,
  isWireHint,
  isCoreHint,
  isClientDefault,
  isWireDefault,
  isCoreDefault,
} from './default-values.ts';

/**
 * What a report of a mapper comes to. Not every value asks for something: a default that is written out, an empty list.
 * A hint changes how fast or how cheap an answer is, and nothing of what is said.
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
    // An opaque name that is always the same tells users apart as well as the one it stands for.
    const isStandIn = name === 'user' && instead !== undefined;
    const { origin }: Pick<CoreChatRequest, 'origin'> = at;
    const isUsualAtClient = origin !== undefined && isClientDefault(origin, name, compared);
    return isStandIn || isUsualAtClient || isCoreHint(name) ? 'hint' : 'loss';
  }
  const found = findExtra(at, field);
  if (!found) return 'loss';
  const { owner, name } = found;
  if (isWireDefault(owner, name, found.value)) return 'nothing';
  return isWireHint(owner, name, found.value) ? 'hint' : 'loss';
}

/** Of a part that is told of as a whole. */
function severityOfPart(at: object): ReportSeverity {
  if (isOpaque(at)) return isBookkeeping(at.protocol, at.kind) ? 'hint' : 'loss';
  return isReasoning(at) && !at.signature && at.blocks.every(({ text }) => text === '') ? 'nothing' : 'loss';
}

const isReasoning = (at: object): at is CoreReasoning => Reflect.get(at, 'type') === 'reasoning' && 'blocks' in at;
const isOpaque = (at: object): at is CoreOpaque => Reflect.get(at, 'type') === 'opaque' && 'payload' in at;

/** A field that one protocol alone knows, by its name as it stands in a JSON Pointer. */
function findExtra({ extras = {} }: { extras?: Extras }, field: string) {
  for (const [owner, fields] of Object.entries(extras) as [VendorProtocol, Extras[VendorProtocol]][])
    for (const [name, value] of Object.entries(fields ?? {}))
      if (escapePointer(name) === field) return { owner, name, value };
  return undefined;
}

/** What is told of one way of a request or an answer. */
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

/** The losses of each list, by what tells them apart. */
const knownLosses = new WeakMap<readonly Loss[], Map<string, { first: Loss; paths: Set<string> }>>();

/**
 * Adds a loss to those before it. One that repeats, in the same place of another element of a list, is one with a count
 * at the place where it was first seen. What is told again of the same place is one.
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
