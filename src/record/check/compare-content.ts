import { align, runsOf, textOfRun, type Gap, type Run } from './align.ts';
import type { Differences } from './differences.ts';
import type { Unit } from './units.ts';

/** One side of a comparison: its content, and where a Core object of it stands in the body. */
export interface Side {
  units: readonly Unit[];
  locate(at: object, field?: string): string;
}

/**
 * Compares content in order. Texts of one role may be joined or divided; everything else must be there as it was, as
 * often, and in the same order.
 */
export function compareContent(left: Side, right: Side, differences: Differences): void {
  const { matched, gaps } = align(runsOf(left.units), runsOf(right.units));
  for (const pair of matched) compareRuns(pair.left, pair.right, left, right, differences);
  for (const gap of gaps) new GapComparison(left, right, differences).compare(gap);
}

function compareRuns(one: Run, other: Run, left: Side, right: Side, differences: Differences): void {
  compareSpace(one, other, left, differences);
  const isPaired = one.units.length === other.units.length;
  for (const [index, unit] of one.units.entries()) {
    const owners = isPaired ? (other.units[index]?.owners ?? []) : other.units.flatMap((each) => each.owners);
    differences.compareOwners(unit.owners, owners, left, right);
  }
}

/** White space within the texts of one run may only differ where they are joined. */
function compareSpace(one: Run, other: Run, left: Side, differences: Differences): void {
  const text = textOfRun(one.units);
  if (text === textOfRun(other.units)) return;
  let rest = textOfRun(other.units);
  for (const { text: part, owners } of one.units) {
    const at = rest.indexOf(part.trim());
    if (at === -1) {
      const [owner] = owners;
      if (owner && !isSpaceOfJoints(one, other))
        differences.changed(left.locate(owner), 'the white space of a text', part, textOfRun(other.units));
      return;
    }
    rest = rest.slice(at + part.trim().length);
  }
}

/** Whether the parts of the other side are all in this one, as they are: then only the joints differ. */
function isSpaceOfJoints(one: Run, other: Run): boolean {
  let rest = textOfRun(one.units);
  return other.units.every(({ text }) => {
    const at = rest.indexOf(text.trim());
    rest = rest.slice(at + text.trim().length);
    return at !== -1;
  });
}

/** What only one side has between two places that both have. */
class GapComparison {
  readonly #left: Side;
  readonly #right: Side;
  readonly #differences: Differences;

  constructor(left: Side, right: Side, differences: Differences) {
    this.#left = left;
    this.#right = right;
    this.#differences = differences;
  }

  compare({ left, right }: Gap): void {
    // What was left out with a declaration may be replaced by something else in the same place.
    const isDeclared = (unit: Unit): boolean =>
      unit.owners.some((owner) => this.#differences.isDeclared(this.#left.locate(owner)));
    const missing = left.flatMap(({ units }) => units);
    const added = right.flatMap(({ units }) => units.map((unit) => ({ unit, rest: unit.text })));
    const unexplained: Unit[] = [];
    let hasReplacement = false;
    for (const unit of missing) {
      const found = added.find(
        ({ unit: other, rest }) => isText(unit) && isText(other) && other.role === unit.role && rest.includes(unit.text.trim()),
      );
      if (found) found.rest = found.rest.replace(unit.text.trim(), () => '');
      else if (isDeclared(unit)) hasReplacement = true;
      else unexplained.push(unit);
    }
    const leftover = added.filter(({ unit, rest }) => (isText(unit) ? rest.trim() !== '' : true));
    for (const unit of unexplained) {
      const index = leftover.findIndex(({ unit: other }) => other.kind === unit.kind && other.role === unit.role);
      const [other] = index === -1 ? [] : leftover.splice(index, 1);
      this.#report(unit, other?.unit);
    }
    if (hasReplacement) return;
    for (const { unit, rest } of leftover) {
      const [owner] = unit.owners;
      if (owner) this.#differences.added(this.#right.locate(owner), describe(unit), isText(unit) ? rest.trim() : unit.text);
    }
  }

  #report(unit: Unit, other: Unit | undefined): void {
    const [owner] = unit.owners;
    if (!owner) return;
    const path = this.#left.locate(owner);
    if (other) this.#differences.changed(path, describe(unit), unit.text, other.text);
    else this.#differences.missing(path, describe(unit), unit.text);
  }
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
