import { canonicalJson } from '../../core/canonical-json.ts';
import { parseJson, type JsonValue } from '../../core/json.ts';
import { escapePointer } from '../../core/provenance.ts';
import { asksForNothing, type Declared } from './declared.ts';

/** A difference that nothing declares. */
export interface CheckFinding {
  leg: 'request' | 'answer';
  /** JSON Pointer into the body that the leg begins with; for what was added, into the body that it ends with. */
  path: string;
  what: string;
  /** What the leg began with; null: nothing. */
  expected: string | null;
  /** What it ended with; null: nothing. */
  got: string | null;
}

interface Locator {
  locate(at: object, field?: string): string;
}

/** Enough to see what is wrong. */
const maxFindings = 50;
const maxShown = 200;

/** Collects the differences of one leg that are not declared. */
export class Differences {
  readonly findings: CheckFinding[] = [];
  readonly #leg: CheckFinding['leg'];
  readonly #declared: Declared;

  constructor(leg: CheckFinding['leg'], declared: Declared) {
    this.#leg = leg;
    this.#declared = declared;
  }

  isDeclared(path: string): boolean {
    return this.#declared.covers(path);
  }

  missing(path: string, what: string, expected: string): void {
    this.#add(path, `${what} is missing`, expected, null);
  }

  added(path: string, what: string, got: string): void {
    this.#add(path, `${what} was added`, null, got);
  }

  changed(path: string, what: string, expected: string, got: string): void {
    const [one, other] = aroundFirstDifference(expected, got);
    this.#add(path, `${what} was changed`, one, other);
  }

  /** Compares the fields of objects that have been found to stand for each other, their content aside. */
  compareOwners(owners: readonly object[], others: readonly object[], left: Locator, right: Locator): void {
    for (const owner of owners) {
      const others_ = others.filter((other) => typeOf(other) === typeOf(owner));
      this.compareFields(owner, others_, left, right);
    }
  }

  compareFields(
    one: object,
    others: readonly object[],
    left: Locator,
    right: Locator,
    ignored: ReadonlySet<string> = contentFields,
  ): void {
    for (const [field, value] of Object.entries(one)) {
      if (value === undefined || ignored.has(field)) continue;
      if (field === 'extras') {
        this.#compareExtras(one, others, left);
        continue;
      }
      const other: unknown = others.map((each): unknown => Reflect.get(each, field)).find((each) => each !== undefined);
      this.compareValues({ at: one, field, value, other, path: left.locate(one, field) });
    }
    for (const other of others)
      for (const [field, value] of Object.entries(other)) {
        if (value === undefined || ignored.has(field) || field === 'extras' || Reflect.get(one, field) !== undefined) continue;
        if (asksForNothing(other, field)) continue;
        this.added(right.locate(other, field), field, shown(value));
      }
  }

  compareValues({ at, field, value, other, path }: FieldComparison): void {
    const [expected, got] = [plain(value), other === undefined ? undefined : plain(other)];
    if (got !== undefined && canonicalJson(expected) === canonicalJson(got)) return;
    if (asksForNothing(at, field) && got === undefined) return;
    if (got === undefined) return this.missing(path, field, shown(value));
    for (const inner of differingPaths(expected, got)) {
      const place = `${path}${inner.path}`;
      if (this.#declared.covers(place) || this.#declared.coversPartOf(place)) continue;
      if (inner.other === undefined) this.missing(place, field, shown(inner.one));
      else if (inner.one === undefined) this.added(place, field, shown(inner.other));
      else this.changed(place, field, shown(inner.one), shown(inner.other));
    }
  }

  #compareExtras(one: object, others: readonly object[], left: Locator): void {
    for (const [owner, fields] of Object.entries(extrasOf(one)))
      for (const [name, value] of Object.entries(fields)) {
        if (asksForNothing(one, escapePointer(name))) continue;
        const other = others.map((each) => extrasOf(each)[owner]?.[name]).find((each) => each !== undefined);
        if (other !== undefined && canonicalJson(other) === canonicalJson(value)) continue;
        const path = left.locate(one, escapePointer(name));
        if (other === undefined) this.missing(path, name, shown(value));
        else this.changed(path, name, shown(value), shown(other));
      }
  }

  #add(path: string, what: string, expected: string | null, got: string | null): void {
    if (this.#declared.covers(path) || this.findings.length >= maxFindings) return;
    this.findings.push({ leg: this.#leg, path, what, expected: expected && head(expected), got: got && head(got) });
  }
}

interface FieldComparison {
  at: object;
  field: string;
  value: unknown;
  other: unknown;
  path: string;
}

/** Fields that units stand for, and those that only describe the form of a body. */
const contentFields: ReadonlySet<string> = new Set(
  'type role text content source blocks id callId input name value providerExecuted runs wireForm protocol kind payload signature standIn'.split(
    ' ',
  ),
);

const typeOf = (value: object): unknown => Reflect.get(value, 'type') ?? Reflect.get(value, 'role');

type ExtraFields = Record<string, Record<string, JsonValue>>;
const extrasOf = (value: object): ExtraFields => (Reflect.get(value, 'extras') ?? {}) as ExtraFields;

/** A Core value as JSON carries it, without how it was written. */
const plain = (value: unknown): JsonValue =>
  parseJson(JSON.stringify(value, (key, inner: unknown) => (key === 'wireForm' ? undefined : inner))) ?? null;

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const head = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

/** Both texts from shortly before the place where they first differ. */
function aroundFirstDifference(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 40);
  return from === 0 ? [one, other] : [`…${one.slice(from)}`, `…${other.slice(from)}`];
}

interface ValueDifference {
  path: string;
  one: JsonValue | undefined;
  other: JsonValue | undefined;
}

/** The places where two JSON values differ. */
function differingPaths(one: JsonValue | undefined, other: JsonValue | undefined, path = ''): ValueDifference[] {
  if (one !== undefined && other !== undefined && isContainer(one) && isContainer(other) && Array.isArray(one) === Array.isArray(other)) {
    const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
      differingPaths(left.get(key), right.get(key), `${path}/${escapePointer(key)}`),
    );
  }
  const isSame = one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other);
  return isSame ? [] : [{ path, one, other }];
}

const isContainer = (value: JsonValue): value is Exclude<JsonValue, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;
