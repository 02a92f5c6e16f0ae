import { isPlaceholder } from '../core/stand-ins.ts';
import { align, runsOf, textOfRun, type Run } from './align.ts';
import { compareCitations } from './compare-citations.ts';
import type { Differences } from './differences.ts';
import { Queues } from './queues.ts';
import { SearchBudget, TextHolders, type TextHolder } from './text-holders.ts';
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
  const budget = new SearchBudget();
  for (const leftover of leftovers) {
    leftover.pairTexts(differences.areRefusalsTexts, budget);
    leftover.missing = leftover.missing.filter((unit) => !differences.isRouteEffect(unit, 'client'));
    leftover.added = leftover.added.filter(({ unit }) => !differences.isRouteEffect(unit, 'upstream'));
  }
  pairMedia(leftovers);
  for (const { missing } of leftovers)
    for (const unit of missing) if (differences.isDeclared(unit)) differences.relocatable(unit.text);
  for (const leftover of leftovers) report(leftover, differences);
}

/** Content whose place was declared to be another is looked for everywhere. Data that are moved keep their order. */
function withoutMoved(left: readonly Unit[], right: readonly Unit[], differences: Differences) {
  const seen = new Map<string, number>();
  let placed: Map<string, PlacedUnit[]> | undefined;
  const moved = new Set<Unit>();
  let last = -1;
  let before: Unit | undefined;
  const kept = left.filter((unit) => {
    const expected = before;
    if (isPlaceMark(unit)) before = unit;
    const key = contentKey(unit);
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    const isMedium = unit.kind === 'media';
    if (!differences.mayBeMoved(unit, isMedium || unit.kind === 'opaque')) return true;
    // Of equal ones the first matches the first.
    const counterpart = (placed ??= placeUnits(right)).get(key)?.[earlier];
    if (!counterpart) return true;
    const { unit: found, index } = counterpart;
    moved.add(found);
    // A loss that covers several places covers this one.
    if (!isInPlace(unit, expected, right, index)) differences.isDeclared(unit);
    differences.compareOwners(unit.owners, found.owners);
    if (isMedium && index < last)
      differences.contradicted(unit, 'the order of media', unit.text, 'later ones come first');
    if (isMedium) last = index;
    return false;
  });
  return { kept, others: right.filter((unit) => !moved.has(unit)) };
}

interface PlacedUnit {
  unit: Unit;
  index: number;
}

/** Units with their positions, by their keys. */
function placeUnits(units: readonly Unit[]): Map<string, PlacedUnit[]> {
  const placed = new Map<string, PlacedUnit[]>();
  for (const [index, unit] of units.entries()) {
    const key = contentKey(unit);
    const equal = placed.get(key);
    if (equal) equal.push({ unit, index });
    else placed.set(key, [{ unit, index }]);
  }
  return placed;
}

/** Whether a unit marks a place: others may be left out or moved, too. */
const isPlaceMark = ({ kind }: Unit): boolean => kind === 'text' || kind === 'call' || kind === 'result';

/** How many texts before moved content are searched for the one that was before it. */
const maxTextsBefore = 1000;

/**
 * Whether content before which one side has `expected` has the same place as the unit of the other side at `index`: only
 * texts of its role were added between.
 */
function isInPlace({ role: own }: Unit, expected: Unit | undefined, others: readonly Unit[], index: number): boolean {
  const text = expected?.text.trim() ?? '';
  let texts = 0;
  for (let at = index - 1; at >= 0; at--) {
    const other = others[at];
    if (!other || !isPlaceMark(other)) continue;
    if (expected && other.kind === expected.kind && other.text.includes(text)) return true;
    if (other.kind !== 'text' || other.role !== own) return false;
    texts += 1;
    if (texts === maxTextsBefore) return false;
  }
  return expected === undefined;
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

/** `rest`: what of its text has no counterpart. */
interface Remainder extends TextHolder {
  unit: Unit;
}

/** What only one side has between two places that both have. */
class Leftover {
  missing: Unit[];
  added: Remainder[];
  /** Texts that follow others on one side, and precede them on the other. */
  readonly disordered: Unit[] = [];
  /** The texts of the left side that have a counterpart. */
  readonly texts = new Set<string>();

  constructor(left: readonly Run[], right: readonly Run[]) {
    this.missing = left.flatMap(({ units }) => units);
    this.added = right.flatMap(({ units }) => units.map((unit) => ({ unit, rest: unit.text })));
  }

  /** Pairs texts that are within longer ones. */
  pairTexts(areRefusalsTexts: boolean, budget: SearchBudget): void {
    const kindOf = ({ kind }: Unit): Unit['kind'] => (kind === 'refusal' && areRefusalsTexts ? 'text' : kind);
    const equals = new Queues<string, Remainder>();
    const positions = new Map(this.added.map((each, index) => [each, index]));
    let last = -1;
    for (const each of this.added) equals.add(`${each.unit.kind} ${each.unit.role} ${each.rest.trim()}`, each);
    // A fragment that is lost may be a part of a text that is not.
    this.missing = this.missing.filter((unit) => {
      const text = unit.text.trim();
      const holder = isText(unit) && text !== '' ? equals.take(`${kindOf(unit)} ${unit.role} ${text}`) : undefined;
      if (!holder) return true;
      const position = positions.get(holder) ?? last;
      if (position < last) this.disordered.push(unit);
      last = Math.max(last, position);
      holder.rest = '';
      this.texts.add(text);
      return false;
    });
    const holders = new TextHolders(this.added, ({ unit }) => `${unit.kind} ${unit.role}`, budget);
    this.missing = this.missing.filter((unit) => {
      const text = unit.text.trim();
      if (!isText(unit) || !holders.remove(`${kindOf(unit)} ${unit.role}`, text)) return true;
      this.texts.add(text);
      return false;
    });
    this.added = this.added.filter(({ unit, rest }) => !isText(unit) || rest.trim() !== '');
  }
}

/** Where results hold texts only, their media are beside them or in the next message: of either side. */
function pairMedia(leftovers: readonly Leftover[]): void {
  const [all, ofTools] = [new Queues<string, Remainder>(), new Queues<string, Remainder>()];
  for (const { added } of leftovers)
    for (const each of added) {
      if (each.unit.kind !== 'media') continue;
      all.add(contentKey(each.unit), each);
      if (each.unit.role === 'tool') ofTools.add(contentKey(each.unit), each);
    }
  const taken = new Set<Remainder>();
  for (const leftover of leftovers)
    leftover.missing = leftover.missing.filter((unit) => {
      if (unit.kind !== 'media') return true;
      const found = (unit.role === 'tool' ? all : ofTools).take(contentKey(unit), (each) => !taken.has(each));
      if (found) taken.add(found);
      return !found;
    });
  for (const leftover of leftovers) leftover.added = leftover.added.filter((each) => !taken.has(each));
}

function report({ missing, added, texts, disordered }: Leftover, differences: Differences): void {
  // Where texts are in another order, one of them shows it.
  const moved = disordered.find((unit) => !differences.isDeclared(unit));
  if (moved) differences.changed(moved, 'the order of texts', moved.text, 'earlier ones follow');
  const others = new Queues<string, Remainder>();
  for (const each of added) others.add(`${each.unit.kind} ${each.unit.role}`, each);
  const taken = new Set<Remainder>();
  const withBytes = added.filter(({ unit }) => hasBytes(unit)).values();
  let firstWithBytes = withBytes.next().value;
  const replaced = { byAnything: false, byTools: false, byBytes: false };
  for (const unit of missing) {
    if (differences.isDeclared(unit)) {
      if (differences.isReplaced(unit)) replaced.byAnything = true;
      else if (isOfTool(unit)) replaced.byTools = true;
      if (!hasBytes(unit)) continue;
      if (differences.isMovedOnly(unit)) {
        differences.contradicted(unit, names.media, unit.text, null);
        continue;
      }
      while (firstWithBytes && taken.has(firstWithBytes)) firstWithBytes = withBytes.next().value;
      // Bytes that are sent in another place are the same.
      if (firstWithBytes) {
        replaced.byBytes = true;
        differences.contradicted(unit, names.media, unit.text, firstWithBytes.unit.text);
      }
      continue;
    }
    const other = others.take(`${unit.kind} ${unit.role}`);
    if (other) {
      taken.add(other);
      differences.changed(unit, describe(unit), unit.text, other.unit.text);
    } else differences.missing(unit, describe(unit), unit.text);
  }
  // What was left out with a declaration may be replaced in its place, but not by what is there anyway.
  const rest = added.filter(
    (each) =>
      !taken.has(each) &&
      !(replaced.byTools && isOfTool(each.unit)) &&
      !(replaced.byBytes && hasBytes(each.unit)) &&
      (!replaced.byAnything || (isText(each.unit) && texts.has(each.rest.trim()))),
  );
  // A vendor that demands a result of each call is sent one of Louter's.
  if (rest.some(({ unit }) => unit.role === 'tool' && isPlaceholder(unit.text))) return;
  for (const { unit, rest: text } of rest)
    differences.added(unit, describe(unit), isText(unit) ? text.trim() : unit.text);
}

const hasBytes = ({ kind, key }: Unit): boolean => kind === 'media' && key.includes(' bytes ');

const isOfTool = ({ kind, role }: Unit): boolean => kind === 'call' || kind === 'result' || role === 'tool';

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
