import { canonicalJson } from '../core/canonical-json.ts';
import { explainOmission, type Omission } from '../core/diagnostics.ts';
import { findExtra } from '../core/find-extra.ts';
import { escapePointer } from '../core/json-pointer.ts';
import { parseJson } from '../core/json.ts';
import type { CoreChatRequest, CoreChatResponse, CoreTool, Extras } from '../core/types.ts';
import { align, runsOf, textOfRun, type Run } from './align.ts';
import { createAnswerLocator, type WrittenAnswer } from './check-answer.ts';
import { createRequestLocator, plainSchema, type WrittenRequest } from './check-request.ts';
import type { Locator } from './differences.ts';
import { Queues } from './queues.ts';
import { SearchBudget, TextHolders, type TextHolder } from './text-holders.ts';
import { unitsOfAnswer, unitsOfMessages, withoutSpace, type Unit } from './units.ts';
import { compareTools } from './compare-tools.ts';
import {
  describeRun,
  nameOf,
  toPlace,
  type ComparedDifference,
  type CoreDifference,
  type CorePlace,
} from './core-difference.ts';
import { commonLength, meaningOf, textOfValue } from './values.ts';

/** Where both sides have what is compared. */
export interface ComparedPlaces {
  left: Locator;
  right: Locator;
  /** Whether texts of different white space differ. */
  isExact?: true;
}

/** How much of a text is shown before its first difference. */
const before = 40;

/** All that two requests mean, and what only one of them does. */
export function compareCoreRequests(
  left: WrittenRequest,
  right: WrittenRequest,
  places: ComparedPlaces = { left: createRequestLocator(left), right: createRequestLocator(right) },
): ComparedDifference[] {
  const comparison = new CoreComparison(places);
  const [one, other] = [left.request, right.request];
  for (const isSystem of [true, false]) {
    const of = ({ messages }: CoreChatRequest) =>
      unitsOfMessages(
        messages.filter(({ role }) => (role === 'system') === isSystem),
        (name) => name,
      );
    comparison.content(of(one), of(other));
  }
  comparison.unpaired();
  const { expressibleSchema: _, ...plainCodec } = right.codec;
  comparison.tools(
    one.tools ?? [],
    other.tools ?? [],
    left.codec.protocol === right.codec.protocol ? plainCodec : right.codec,
  );
  comparison.fields(one, other, contentOfRequest);
  return comparison.differences;
}

/** The same for two responses. */
export const compareCoreAnswers = (left: WrittenAnswer, right: WrittenAnswer): ComparedDifference[] =>
  compareResponses(left.response, right.response, {
    left: createAnswerLocator(left),
    right: createAnswerLocator(right),
  });

export function compareResponses(
  one: CoreChatResponse,
  other: CoreChatResponse,
  places: ComparedPlaces,
): ComparedDifference[] {
  const comparison = new CoreComparison(places);
  for (let index = 0; index < Math.max(one.candidates.length, other.candidates.length); index++) {
    const [candidate, sent] = [one.candidates[index], other.candidates[index]];
    comparison.content(unitsOfAnswer(candidate?.message.content ?? []), unitsOfAnswer(sent?.message.content ?? []));
    if (candidate && sent) comparison.fields(candidate.finish, sent.finish, new Set(['raw']));
  }
  comparison.unpaired();
  comparison.fields(withoutContent(one), withoutContent(other), contentOfAnswer, [one, other]);
  return comparison.differences;
}

const withoutContent = ({ candidates: _candidates, ...rest }: CoreChatResponse): object => rest;

/** What is compared as content, and how a body was written. */
const contentOfRequest: ReadonlySet<string> = new Set(
  'messages tools extras wireForm origin form singleUse'.split(' '),
);
const contentOfAnswer: ReadonlySet<string> = new Set('id model extras wireForm createdAt'.split(' '));

/** Fields that are objects whose fields protocols write in different places. */
const compoundFields: ReadonlySet<string> = new Set(['reasoning', 'responseFormat', 'logprobs', 'usage']);

/** What a schema restricts nothing with may be left out of it, or written out. */
const sameSchema: Omission = { severity: 'nothing', why: 'the schema restricts the same' };

const isSameSchema = (what: string, one: FieldSide, other: FieldSide): boolean =>
  what === 'responseFormat.schema' && plainJson(one.text) === plainJson(other.text);

const plainJson = (text: string): string => canonicalJson(plainSchema(parseJson(text) ?? null));

/** A field of one side. */
interface FieldSide {
  path: string;
  text: string;
  omission: Omission;
}

/** What only the right side has; `isTaken`: a unit of the left side was changed to it. */
interface Remainder extends TextHolder {
  unit: Unit;
  isTaken: boolean;
}

class CoreComparison {
  readonly differences: ComparedDifference[] = [];
  /** Content that only one side has. */
  readonly #lost: Unit[] = [];
  readonly #added: Unit[] = [];
  readonly #budget = new SearchBudget();
  readonly #left: Locator;
  readonly #right: Locator;

  readonly #isExact: boolean;

  constructor({ left, right, isExact }: ComparedPlaces) {
    this.#left = left;
    this.#right = right;
    this.#isExact = isExact === true;
  }

  /** Content in order: what both have, what has another place, and what only one has. */
  content(left: readonly Unit[], right: readonly Unit[]): void {
    const { matched, gaps } = align(runsOf(left), runsOf(right));
    const same = new Map<string, { count: number; pair: { left: Run; right: Run } }>();
    for (const pair of matched) {
      const [first] = pair.left.units;
      if (!first) continue;
      const changed = this.#isExact ? otherSpaceIn(pair) : undefined;
      if (changed) {
        const [one, other] = changed;
        this.#changed(
          nameOf(one),
          [this.#left.locate(...ownerOf(one)), one.text],
          [this.#right.locate(...ownerOf(other)), other.text],
        );
      } else if (this.#isMoved(pair))
        this.#add(
          'moved',
          describeRun(pair),
          this.#placeOfRun(this.#left, pair.left),
          this.#placeOfRun(this.#right, pair.right),
        );
      else {
        const name = nameOf(first);
        same.set(name, { count: (same.get(name)?.count ?? 0) + 1, pair: same.get(name)?.pair ?? pair });
      }
    }
    for (const { left: missing, right: added } of gaps)
      this.#gap(
        missing.flatMap(({ units }) => units),
        added.flatMap(({ units }) => units),
      );
    for (const [name, { count, pair }] of same)
      this.#add(
        'same',
        count === 1 ? name : `${name}, ${count} times`,
        this.#placeOfRun(this.#left, pair.left),
        this.#placeOfRun(this.#right, pair.right),
      );
  }

  tools(left: readonly CoreTool[], right: readonly CoreTool[], codec: WrittenRequest['codec']): void {
    const { same, differing } = compareTools(left, right, codec);
    for (const { key, tool, other, omission } of differing) {
      const what = `tool ${key}`;
      const [one, two] = [tool && meaningOf(tool), other && meaningOf(other)];
      if (tool && one !== undefined && other && two !== undefined)
        this.#changed(what, [this.#left.locate(tool), one], [this.#right.locate(other), two], omission);
      else if (tool && one !== undefined) this.#add('lost', what, this.#place(this.#left, tool, one), null, omission);
      else if (other && two !== undefined)
        this.#add('added', what, null, this.#place(this.#right, other, two), omission);
    }
    if (same > 0) this.#add('same', same === 1 ? '1 tool' : `${same} tools`, null, null);
  }

  /** Fields of objects that stand for each other; `owners`: which objects have the places, where those are copies. */
  fields(
    left: object,
    right: object,
    ignored: ReadonlySet<string>,
    [one, other]: readonly [object, object] = [left, right],
  ): void {
    for (const field of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (ignored.has(field)) continue;
      const values: object[] = [Reflect.get(left, field) ?? {}, Reflect.get(right, field) ?? {}];
      const inner = compoundFields.has(field) ? new Set(values.flatMap((value) => Object.keys(value))) : [undefined];
      for (const within of inner)
        if (within !== 'wireForm' && within !== 'raw')
          this.#field(
            [field, within],
            this.#side(this.#left, one, field, within),
            this.#side(this.#right, other, field, within),
          );
    }
    for (const name of new Set([...extraNames(left), ...extraNames(right)]))
      this.#field([name, undefined], extraSide(this.#left, one, name), extraSide(this.#right, other, name));
  }

  /** A field of one side; null if it is not there. */
  #side(locator: Locator, at: object, field: string, within?: string): FieldSide | null {
    const value: unknown = Reflect.get(at, field);
    const text = textOfValue(within === undefined ? value : Reflect.get(value ?? {}, within));
    if (text === null) return null;
    const path = locator.locate(at, field, within);
    const omission = explainOmission({ at, field, ...(within !== undefined && { within }) });
    return { path, text, omission };
  }

  #field([field, within]: readonly [string, string | undefined], one: FieldSide | null, other: FieldSide | null): void {
    const what = within === undefined ? field : `${field}.${within}`;
    const [left, right] = [one, other].map((side) => side && toPlace(side.path, side.text));
    if (one && other && one.text === other.text)
      this.#add(one.path === other.path ? 'same' : 'moved', what, left ?? null, right ?? null);
    else if (one && other) {
      const omission = isSameSchema(what, one, other) ? sameSchema : weaker(one.omission, other.omission);
      this.#changed(what, [one.path, one.text], [other.path, other.text], omission);
    } else if (one) this.#add('lost', what, left ?? null, null, one.omission);
    else if (other) this.#add('added', what, null, right ?? null, other.omission);
  }

  #gap(missing: readonly Unit[], added: readonly Unit[]): void {
    const rest = added.map((unit): Remainder => ({ unit, rest: unit.text, isTaken: false }));
    const holders = new TextHolders(rest, ({ unit }) => unit.role, this.#budget);
    const equals = new Queues<string, Remainder>();
    for (const each of rest) equals.add(`${each.unit.kind} ${each.unit.role}`, each);
    const unfound: Unit[] = [];
    for (const unit of missing) {
      const text = unit.text.trim();
      const holder = text === '' ? undefined : holders.remove(unit.role, text);
      if (!holder) unfound.push(unit);
      else
        this.#add(
          'moved',
          nameOf(unit),
          this.#placeOfUnit(this.#left, unit),
          this.#placeOfUnit(this.#right, holder.unit),
        );
    }
    for (const unit of unfound) {
      // What others were found in is no longer free.
      let other = equals.take(`${unit.kind} ${unit.role}`);
      while (other?.rest.trim() === '') other = equals.take(`${unit.kind} ${unit.role}`);
      if (!other) {
        this.#lost.push(unit);
        continue;
      }
      other.isTaken = true;
      this.#changed(
        nameOf(unit),
        [this.#left.locate(...ownerOf(unit)), unit.text],
        [this.#right.locate(...ownerOf(other.unit)), other.rest.trim()],
      );
    }
    for (const { unit, rest: text, isTaken } of rest)
      if (!isTaken && text.trim() !== '') this.#added.push({ ...unit, text: text.trim() });
  }

  /** Content that only one side has: the same may be in a message of another role, and a text replace what has no place. */
  unpaired(): void {
    const added = Map.groupBy(this.#added, ({ kind, text }) => `${kind} ${withoutSpace(text)}`);
    const holders = new Set<Unit>();
    for (const unit of this.#lost) {
      const standIn = standInOf(unit);
      const moved = added.get(`${unit.kind} ${withoutSpace(unit.text)}`)?.shift() ?? this.#holderOf(unit);
      if (moved) holders.add(moved);
      const other = moved ?? (standIn === undefined ? undefined : added.get(`text ${withoutSpace(standIn)}`)?.shift());
      const [left, right] = [this.#placeOfUnit(this.#left, unit), other && this.#placeOfUnit(this.#right, other)];
      const [owner] = unit.owners;
      const omission = owner && unit.kind === 'opaque' ? explainOmission({ at: owner }) : undefined;
      const kind = moved ? 'moved' : right ? 'changed' : 'lost';
      const difference = this.#add(kind, nameOf(unit), left, right ?? null, omission);
      if (moved) difference.isReordered = true;
    }
    for (const unit of [...added.values()].flat())
      if (!holders.has(unit)) this.#add('added', nameOf(unit), null, this.#placeOfUnit(this.#right, unit));
  }

  /** An added text that holds a lost one, which was joined with others. */
  #holderOf({ kind, text }: Unit): Unit | undefined {
    if (this.#budget.isSpent) return undefined;
    return this.#added.find((each) => {
      this.#budget.spend(each.text.length);
      return each.kind === kind && each.text.includes(text.trim());
    });
  }

  /** Texts that were joined or divided, and instructions that are a field here and a message there. */
  #isMoved({ left, right }: { left: Run; right: Run }): boolean {
    const [one, other] = [left.units[0], right.units[0]];
    if (!one || !other) return false;
    if (left.units.length !== right.units.length) return true;
    return (
      one.role === 'system' &&
      topOf(this.#left.locate(...ownerOf(one))) !== topOf(this.#right.locate(...ownerOf(other)))
    );
  }

  #changed(
    what: string,
    [path, value]: readonly [string, string],
    [otherPath, other]: readonly [string, string],
    omission?: Omission,
  ): void {
    const from = Math.max(0, commonLength(value, other) - before);
    this.#add('changed', what, toPlace(path, value, from), toPlace(otherPath, other, from), omission);
  }

  #add(
    kind: CoreDifference['kind'],
    what: string,
    left: CorePlace | null,
    right: CorePlace | null,
    omission?: Omission,
  ): ComparedDifference {
    const core = left?.value ?? null;
    const difference = { kind, what, left, right, core, note: null, ...(omission && { omission }) };
    this.differences.push(difference);
    return difference;
  }

  #place = (locator: Locator, at: object, value: string): CorePlace => toPlace(locator.locate(at), value);

  #placeOfUnit = (locator: Locator, unit: Unit): CorePlace => toPlace(locator.locate(...ownerOf(unit)), unit.text);

  #placeOfRun(locator: Locator, { units }: Run): CorePlace | null {
    const [first] = units;
    return first ? toPlace(locator.locate(...ownerOf(first)), textOfRun(units)) : null;
  }
}

/** The first units of two runs whose texts differ in white space only; `undefined` where they are divided differently. */
function otherSpaceIn({ left, right }: { left: Run; right: Run }): [Unit, Unit] | undefined {
  if (left.units.length !== right.units.length) return undefined;
  const at = left.units.findIndex(({ kind, text }, index) => kind === 'text' && text !== right.units[index]?.text);
  const [one, other] = [left.units[at], right.units[at]];
  return one && other && [one, other];
}

const topOf = (path: string): string => path.split('/')[1] ?? '';

const ownerOf = ({ owners: [owner = {}], field }: Unit): [object, string?] =>
  field === undefined ? [owner] : [owner, field];

const extrasOf = (value: object): Extras => (Reflect.get(value, 'extras') ?? {}) as Extras;

/** The fields that only one protocol knows, by their names in a JSON Pointer. */
const extraNames = (value: object): string[] =>
  Object.values(extrasOf(value)).flatMap((fields) => Object.keys(fields ?? {}).map(escapePointer));

/** The same of a field that only one protocol knows; a field of Core may have the same name. */
function extraSide(locator: Locator, at: object, field: string): FieldSide | null {
  const extras = extrasOf(at);
  const text = textOfValue(findExtra(extras, field)?.value);
  return text === null
    ? null
    : { path: locator.locate(at, field), text, omission: explainOmission({ at: { extras }, field }) };
}

/** The text that a model gets in place of a part that only another protocol has. */
function standInOf({ owners: [owner] }: Unit): string | undefined {
  const standIn: unknown = owner && Reflect.get(owner, 'standIn');
  return typeof standIn === 'string' ? standIn : undefined;
}

/** What a change means of which one side has a value that asks for something. */
const weaker = (one: Omission, other: Omission): Omission =>
  [one, other].find(({ severity }) => severity === 'loss') ??
  [one, other].find(({ severity }) => severity === 'hint') ??
  one;
