import { isPlaceholder } from '../../core/stand-ins.ts';
import { align, runsOf, textOfRun, type Run } from './align.ts';
import { compareCitations } from './compare-citations.ts';
import type { Differences } from './differences.ts';
import type { Unit } from './units.ts';

/**
 * Compares content in order. Texts of one role may be joined or divided; everything else must be there as it was, as
 * often, and in the same order.
 * @param unplacedCitations citations of texts that are not known, as JSON.
 */
export function compareContent(
  left: readonly Unit[],
  right: readonly Unit[],
  differences: Differences,
  unplacedCitations = '',
): void {
  compareCitations(left, right, unplacedCitations, differences);
  const { kept, others } = withoutMoved(left, right, differences);
  const { matched, gaps } = align(runsOf(kept), runsOf(others));
  for (const pair of matched) compareRuns(pair.left, pair.right, differences);
  const leftovers = gaps.map((gap) => new Leftover(gap.left, gap.right));
  for (const leftover of leftovers) {
    leftover.pairTexts(differences.areRefusalsTexts);
    leftover.missing = leftover.missing.filter((unit) => !differences.isRouteEffect(unit, 'client'));
    leftover.added = leftover.added.filter(({ unit }) => !differences.isRouteEffect(unit, 'upstream'));
  }
  for (const leftover of leftovers) leftover.pairMedia(leftovers);
  for (const { missing } of leftovers)
    for (const unit of missing) if (differences.isDeclared(unit)) differences.relocatable(unit.text);
  for (const leftover of leftovers) report(leftover, differences);
}

/** Content whose place was declared to be another is looked for everywhere. Data that are moved keep their order. */
function withoutMoved(left: readonly Unit[], right: readonly Unit[], differences: Differences) {
  const seen = new Map<string, number>();
  const moved = new Set<Unit>();
  let last = -1;
  const kept = left.filter((unit) => {
    const key = contentKey(unit);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    const isMedium = unit.kind === 'media';
    if (!differences.mayBeMoved(unit, isMedium || unit.kind === 'opaque')) return true;
    // Of equal ones the first matches the first.
    const found = right.filter((other) => contentKey(other) === key)[earlier];
    if (!found || moved.has(found)) return true;
    moved.add(found);
    // A loss that covers several places covers this one.
    if (!isInPlace(found, contentBefore(unit, left), contentBefore(found, right))) differences.isDeclared(unit);
    differences.compareOwners(unit.owners, found.owners);
    const index = right.indexOf(found);
    if (isMedium && index < last)
      differences.contradicted(unit, 'the order of media', unit.text, 'later ones come first');
    if (isMedium) last = index;
    return false;
  });
  return { kept, others: right.filter((unit) => !moved.has(unit)) };
}

/** What precedes a unit, apart from what may be left out or moved, too. */
const contentBefore = (unit: Unit, units: readonly Unit[]): Unit[] =>
  units.slice(0, units.indexOf(unit)).filter(({ kind }) => kind === 'text' || kind === 'call' || kind === 'result');

/** Whether content that follows these two lists has the same place: only texts of the same role were added before it. */
function isInPlace({ role: own }: Unit, before: readonly Unit[], others: readonly Unit[]): boolean {
  const expected = before.at(-1);
  const start = others.findLastIndex(({ kind, role }) => kind !== 'text' || role !== own);
  if (!expected) return start === -1;
  return others
    .slice(Math.max(0, start))
    .some(({ kind, text }) => kind === expected.kind && text.includes(expected.text.trim()));
}

/** The key of a unit, without the role it belongs to. */
const contentKey = ({ key, role }: Unit): string => key.slice(role.length);

function compareRuns(one: Run, other: Run, differences: Differences): void {
  compareSpace(one, other, differences);
  if (one.units.length === other.units.length)
    for (const [index, { owners }] of one.units.entries())
      differences.compareOwners(owners, other.units[index]?.owners ?? []);
  else
    differences.compareOwners(
      one.units.flatMap(({ owners }) => owners),
      other.units.flatMap(({ owners }) => owners),
    );
}

/** White space within the texts of one run may only differ where they are joined. */
function compareSpace(one: Run, other: Run, differences: Differences): void {
  if (!one.units.every(isText)) return;
  const [text, otherText] = [textOfRun(one.units), textOfRun(other.units)];
  if (text === otherText || hasInOrder(otherText, one.units) || hasInOrder(text, other.units)) return;
  const [first] = one.units;
  if (first) differences.changed(first, 'the white space of a text', text, otherText);
}

/** Whether a text has those of all units in order. */
function hasInOrder(text: string, units: readonly Unit[]): boolean {
  let from = 0;
  return units.every((unit) => {
    const at = text.indexOf(unit.text.trim(), from);
    from = at + unit.text.trim().length;
    return at !== -1;
  });
}

interface Remainder {
  unit: Unit;
  /** What of its text has no counterpart. */
  rest: string;
}

/** What only one side has between two places that both have. */
class Leftover {
  missing: Unit[];
  added: Remainder[];

  constructor(left: readonly Run[], right: readonly Run[]) {
    this.missing = left.flatMap(({ units }) => units);
    this.added = right.flatMap(({ units }) => units.map((unit) => ({ unit, rest: unit.text })));
  }

  /** Pairs texts that are within longer ones. */
  pairTexts(areRefusalsTexts: boolean): void {
    const pair = (isHolder: (rest: string, text: string) => boolean): void => {
      this.missing = this.missing.filter((unit) => {
        if (!isText(unit)) return true;
        const text = unit.text.trim();
        const kind = unit.kind === 'refusal' && areRefusalsTexts ? 'text' : unit.kind;
        const holder = this.added.find(
          ({ unit: other, rest }) => other.kind === kind && other.role === unit.role && isHolder(rest, text),
        );
        if (holder) holder.rest = holder.rest.replace(text, () => '');
        return !holder;
      });
    };
    // A fragment that is lost may be a part of a text that is not.
    pair((rest, text) => rest.trim() === text);
    pair((rest, text) => rest.includes(text));
    this.added = this.added.filter(({ unit, rest }) => !isText(unit) || rest.trim() !== '');
  }

  /** Where results hold texts only, their media are beside them or in the next message: of either side. */
  pairMedia(leftovers: readonly Leftover[]): void {
    this.missing = this.missing.filter((unit) => {
      if (unit.kind !== 'media') return true;
      return !leftovers.some(({ added }) => {
        const index = added.findIndex(
          ({ unit: other }) =>
            contentKey(other) === contentKey(unit) && (unit.role === 'tool' || other.role === 'tool'),
        );
        if (index !== -1) added.splice(index, 1);
        return index !== -1;
      });
    });
  }
}

function report({ missing, added }: Leftover, differences: Differences): void {
  const rest = [...added];
  let hasReplacement = false;
  for (const unit of missing) {
    if (differences.isDeclared(unit)) {
      hasReplacement = true;
      reportOtherBytes(unit, rest, differences);
      continue;
    }
    const index = rest.findIndex(({ unit: other }) => other.kind === unit.kind && other.role === unit.role);
    const [other] = index === -1 ? [] : rest.splice(index, 1);
    if (other) differences.changed(unit, describe(unit), unit.text, other.unit.text);
    else differences.missing(unit, describe(unit), unit.text);
  }
  // What was left out with a declaration may be replaced in its place.
  if (hasReplacement) return;
  // A vendor that demands a result of each call is sent one of Louter's.
  if (rest.some(({ unit }) => unit.role === 'tool' && isPlaceholder(unit.text))) return;
  for (const { unit, rest: text } of rest)
    differences.added(unit, describe(unit), isText(unit) ? text.trim() : unit.text);
}

/** Bytes that are sent in another place are the same. */
function reportOtherBytes(unit: Unit, rest: readonly Remainder[], differences: Differences): void {
  const hasBytes = ({ kind, key }: Unit): boolean => kind === 'media' && key.includes(' bytes ');
  const other = hasBytes(unit) ? rest.find(({ unit: added }) => hasBytes(added)) : undefined;
  if (other) differences.contradicted(unit, names.media, unit.text, other.unit.text);
}

const isText = ({ kind }: Unit): boolean => kind === 'text' || kind === 'reasoning' || kind === 'refusal';

const names: Readonly<Record<Unit['kind'], string>> = {
  text: 'a text',
  reasoning: 'reasoning',
  refusal: 'a refusal',
  call: 'a tool call',
  result: 'a tool result',
  media: 'media',
  opaque: 'a part',
};

const describe = ({ kind, role }: Unit): string =>
  kind === 'text' ? `${names.text} of the ${role === 'tool' ? 'tool result' : role}` : names[kind];
