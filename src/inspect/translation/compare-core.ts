import { escapePointer, valueAt } from '../../core/json-pointer.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import { parseJson, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse, CoreTool, Extras } from '../../core/types.ts';
import { align, runsOf, textOfRun, type Run } from '../../record/check/align.ts';
import { createAnswerLocator, type WrittenAnswer } from '../../record/check/check-answer.ts';
import { createRequestLocator, type WrittenRequest } from '../../record/check/check-request.ts';
import type { Locator } from '../../record/check/differences.ts';
import { Queues } from '../../record/check/queues.ts';
import { SearchBudget, TextHolders, type TextHolder } from '../../record/check/text-holders.ts';
import { unitsOfAnswer, unitsOfMessages, type Unit } from '../../record/check/units.ts';

/** Where something is in a body, and what it means there. */
export interface CorePlace {
  /** JSON Pointer; of a stream, into the response as it would be without one. */
  path: string;
  /** In Core terms, at most 400 characters. */
  value: string;
  /** What is written there, as JSON or the text of a string; null if it is longer, or the body is no JSON. */
  written: string | null;
}

/** How two bodies differ in what they mean. */
export interface CoreDifference {
  /** `contradiction`: nothing declares it. `moved`: the same content at another place, or joined with other content. */
  kind: 'contradiction' | 'lost' | 'changed' | 'added' | 'moved' | 'repaired' | 'same';
  what: string;
  /** Where the leg begins, and where it ends; null: nothing is there. */
  left: CorePlace | null;
  right: CorePlace | null;
  /** What stands for it in Core, between both bodies: decoded from `left`, encoded to `right`; null: nothing. */
  core: string | null;
  /** The declared loss or repair. */
  note: string | null;
}

/** In characters. */
const maxValue = 400;
/** How much of a text is shown before its first difference. */
const before = 40;

/** All that two requests mean, and what only one of them does. */
export function compareCoreRequests(left: WrittenRequest, right: WrittenRequest): CoreDifference[] {
  const comparison = new CoreComparison(createRequestLocator(left), createRequestLocator(right));
  const [one, other] = [left.request, right.request];
  for (const isSystem of [true, false]) {
    const of = ({ messages }: CoreChatRequest) =>
      unitsOfMessages(
        messages.filter(({ role }) => (role === 'system') === isSystem),
        (name) => name,
      );
    comparison.content(of(one), of(other));
  }
  comparison.tools(one.tools ?? [], other.tools ?? []);
  comparison.fields(one, other, contentOfRequest);
  return comparison.differences;
}

/** The same for two responses. */
export function compareCoreAnswers(left: WrittenAnswer, right: WrittenAnswer): CoreDifference[] {
  const comparison = new CoreComparison(createAnswerLocator(left), createAnswerLocator(right));
  const [one, other] = [left.response, right.response];
  for (let index = 0; index < Math.max(one.candidates.length, other.candidates.length); index++) {
    const [candidate, sent] = [one.candidates[index], other.candidates[index]];
    comparison.content(unitsOfAnswer(candidate?.message.content ?? []), unitsOfAnswer(sent?.message.content ?? []));
    if (candidate && sent) comparison.fields(candidate.finish, sent.finish, new Set(['raw']));
  }
  comparison.fields(withoutContent(one), withoutContent(other), contentOfAnswer, [one, other]);
  return comparison.differences;
}

const withoutContent = ({ candidates: _candidates, ...rest }: CoreChatResponse): object => rest;

/** What is compared as content, and how a body was written. */
const contentOfRequest: ReadonlySet<string> = new Set(
  'messages tools extras wireForm origin form singleUse'.split(' '),
);
const contentOfAnswer: ReadonlySet<string> = new Set('id model extras wireForm createdAt'.split(' '));

/** What only the right side has; `isTaken`: a unit of the left side was changed to it. */
interface Remainder extends TextHolder {
  unit: Unit;
  isTaken: boolean;
}

class CoreComparison {
  readonly differences: CoreDifference[] = [];
  readonly #budget = new SearchBudget();
  readonly #left: Locator;
  readonly #right: Locator;

  constructor(left: Locator, right: Locator) {
    this.#left = left;
    this.#right = right;
  }

  /** Content in order: what both have, what has another place, and what only one has. */
  content(left: readonly Unit[], right: readonly Unit[]): void {
    const { matched, gaps } = align(runsOf(left), runsOf(right));
    const same = new Map<string, { count: number; pair: { left: Run; right: Run } }>();
    for (const pair of matched) {
      const [first] = pair.left.units;
      if (!first) continue;
      const isMoved = this.#isMoved(pair);
      if (isMoved)
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

  tools(left: readonly CoreTool[], right: readonly CoreTool[]): void {
    const others = new Map(right.map((tool) => [keyOfTool(tool), tool]));
    let same = 0;
    for (const tool of left) {
      const other = others.get(keyOfTool(tool));
      others.delete(keyOfTool(tool));
      const what = `tool ${keyOfTool(tool)}`;
      const [one, two] = [meaningOf(tool), other && meaningOf(other)];
      if (two === undefined) this.#add('lost', what, this.#place(this.#left, tool, one), null);
      else if (one === two) same += 1;
      else if (other) this.#changed(what, [this.#left.locate(tool), one], [this.#right.locate(other), two]);
    }
    for (const tool of others.values())
      this.#add('added', `tool ${keyOfTool(tool)}`, null, this.#place(this.#right, tool, meaningOf(tool)));
    if (same > 0) this.#add('same', same === 1 ? '1 tool' : `${same} tools`, null, null);
  }

  /** Fields of objects that stand for each other; `owners`: which objects have the places, where those are copies. */
  fields(
    left: object,
    right: object,
    ignored: ReadonlySet<string>,
    [leftOwner, rightOwner]: readonly [object, object] = [left, right],
  ): void {
    const fields = new Set([...Object.keys(left), ...Object.keys(right)]);
    for (const field of fields) {
      if (ignored.has(field)) continue;
      const [one, other] = [textOfValue(Reflect.get(left, field)), textOfValue(Reflect.get(right, field))];
      this.#field(
        field,
        one === null ? null : [this.#left.locate(leftOwner, field), one],
        other === null ? null : [this.#right.locate(rightOwner, field), other],
      );
    }
    this.#extras(leftOwner, rightOwner);
  }

  #field(what: string, one: readonly [path: string, value: string] | null, other: typeof one): void {
    if (one && other && one[1] === other[1]) {
      const isMoved = one[0] !== other[0];
      this.#add(isMoved ? 'moved' : 'same', what, toPlace(...one), toPlace(...other));
    } else if (one && other) this.#changed(what, one, other);
    else if (one) this.#add('lost', what, toPlace(...one), null);
    else if (other) this.#add('added', what, null, toPlace(...other));
  }

  #extras(left: object, right: object): void {
    const [one, other] = [extraFields(left), extraFields(right)];
    for (const name of new Set([...one.keys(), ...other.keys()])) {
      const [value, sent] = [one.get(name), other.get(name)];
      const field = escapePointer(name.slice(name.indexOf(' ') + 1));
      this.#field(
        field,
        value === undefined ? null : [this.#left.locate(left, field), value],
        sent === undefined ? null : [this.#right.locate(right, field), sent],
      );
    }
  }

  #gap(missing: readonly Unit[], added: readonly Unit[]): void {
    const rest = added.map((unit): Remainder => ({ unit, rest: unit.text, isTaken: false }));
    const holders = new TextHolders(rest, ({ unit }) => unit.role, this.#budget);
    const equals = new Queues<string, Remainder>();
    for (const each of rest) equals.add(`${each.unit.kind} ${each.unit.role}`, each);
    for (const unit of missing) {
      const text = unit.text.trim();
      const holder = text === '' ? undefined : holders.remove(unit.role, text);
      const one: [string, string] = [this.#left.locate(...ownerOf(unit)), unit.text];
      if (holder) {
        this.#add('moved', nameOf(unit), toPlace(...one), this.#placeOfUnit(this.#right, holder.unit));
        continue;
      }
      const other = equals.take(`${unit.kind} ${unit.role}`);
      if (other) {
        other.isTaken = true;
        this.#changed(nameOf(unit), one, [this.#right.locate(...ownerOf(other.unit)), other.unit.text]);
      } else this.#add('lost', nameOf(unit), toPlace(...one), null);
    }
    for (const { unit, rest: text, isTaken } of rest)
      if (!isTaken && text.trim() !== '')
        this.#add('added', nameOf(unit), null, toPlace(this.#right.locate(...ownerOf(unit)), text.trim()));
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
  ): void {
    const from = Math.max(0, commonLength(value, other) - before);
    this.#add('changed', what, toPlace(path, value, from), toPlace(otherPath, other, from));
  }

  #add(kind: CoreDifference['kind'], what: string, left: CorePlace | null, right: CorePlace | null): void {
    this.differences.push({ kind, what, left, right, core: left?.value ?? null, note: null });
  }

  #place = (locator: Locator, at: object, value: string): CorePlace => toPlace(locator.locate(at), value);

  #placeOfUnit = (locator: Locator, unit: Unit): CorePlace => toPlace(locator.locate(...ownerOf(unit)), unit.text);

  #placeOfRun(locator: Locator, { units }: Run): CorePlace | null {
    const [first] = units;
    return first ? toPlace(locator.locate(...ownerOf(first)), textOfRun(units)) : null;
  }
}

const topOf = (path: string): string => path.split('/')[1] ?? '';

const ownerOf = ({ owners: [owner = {}], field }: Unit): [object, string?] =>
  field === undefined ? [owner] : [owner, field];

const kindNames: Readonly<Record<Unit['kind'], string>> = {
  text: 'text',
  reasoning: 'reasoning',
  refusal: 'refusal',
  call: 'tool call',
  result: 'tool result',
  media: 'media',
  opaque: 'part',
};

const nameOf = ({ kind, role }: Unit): string =>
  kind === 'text'
    ? role === 'system'
      ? 'instructions'
      : `text of the ${role === 'tool' ? 'tool result' : role}`
    : kindNames[kind];

const describeRun = ({ left, right }: { left: Run; right: Run }): string => {
  const [first] = left.units;
  const name = first ? nameOf(first) : 'text';
  if (left.units.length === right.units.length) return name;
  return `${name}: ${left.units.length} → ${right.units.length} blocks`;
};

/** A value as JSON without how it was written; null where there is none. */
function textOfValue(value: unknown): string | null {
  if (value === undefined) return null;
  const json = plain(value);
  return typeof json === 'string' ? json : canonicalJson(json);
}

/** Fields of Core objects that say how something was written, or repeat it in the vendor's terms. */
const marks: ReadonlySet<string> = new Set(['wireForm', 'extras', 'cache', 'raw']);
/** A value as JSON. What is within it is content: its fields may have any names. */
const plain = (value: unknown): JsonValue =>
  parseJson(
    JSON.stringify(value, function skipMarks(this: unknown, key: string, inner: unknown) {
      return this === value && marks.has(key) ? undefined : inner;
    }),
  ) ?? null;

const meaningOf = (tool: CoreTool): string => canonicalJson(plain(tool));

const keyOfTool = (tool: CoreTool): string => (tool.type === 'server' ? `${tool.kind} of ${tool.protocol}` : tool.name);

/** By owner and name. */
function extraFields(value: object): Map<string, string> {
  const extras: Extras = Reflect.get(value, 'extras') ?? {};
  return new Map(
    Object.entries(extras).flatMap(([owner, fields]) =>
      Object.entries(fields).map(([name, field]) => [`${owner} ${name}`, textOfValue(field) ?? ''] as const),
    ),
  );
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** `from`: where the shown part of a long value begins. */
function toPlace(path: string, value: string, from = 0): CorePlace {
  const start = value.length <= maxValue ? 0 : from;
  const shown = value.slice(start, start + maxValue).toWellFormed();
  return {
    path,
    value: `${start > 0 ? '…' : ''}${shown}${start + maxValue < value.length ? '…' : ''}`,
    written: null,
  };
}

/** Differences with what is written at their places; `undefined` for a body that is no JSON. */
export const withWrittenValues = (
  differences: readonly CoreDifference[],
  left: JsonValue | undefined,
  right: JsonValue | undefined,
): CoreDifference[] =>
  differences.map((each) => ({
    ...each,
    left: each.left && { ...each.left, written: writtenAt(left, each.left.path) },
    right: each.right && { ...each.right, written: writtenAt(right, each.right.path) },
  }));

function writtenAt(body: JsonValue | undefined, path: string): string | null {
  const value = body === undefined || path === '' ? undefined : valueAt(body, path);
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxValue ? null : text.toWellFormed();
}
