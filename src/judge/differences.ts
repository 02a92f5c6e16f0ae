import type { CoreCitation } from '../core/types.ts';
import { escapePointer } from '../core/json-pointer.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import { asObject, asString, parseJson, type JsonValue } from '../core/json.ts';
import { isOtherPosition } from '../core/stand-ins.ts';
import type { VendorProtocol } from '../core/types.ts';
import { asksForNothing, isHint, type Declared } from './declared.ts';
import { commonLength, differingPaths, isSameValue } from './values.ts';
import { withoutSpace } from './units.ts';

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

/** A difference of whole answers. */
export const answerFinding = (what: string, expected: string, got: string): CheckFinding => ({
  leg: 'answer',
  path: '',
  what,
  expected,
  got,
});

/** The position of a Core object, or of a field of it, in a body. */
export interface Locator {
  locate(at: object, field?: string, within?: string): string;
}

/** The Core object that content belongs to, and its field, where that has a place of its own. */
export interface UnitPlace {
  owners: readonly object[];
  field?: string;
}

/** Enough to see what is wrong. */
const maxFindings = 50;
const maxShown = 200;

/** What a citation has lost: one of its fields, or, without one, all of it. */
export interface LostOfCitation {
  citation: CoreCitation;
  field?: string;
  expected: string;
  got: string | null;
}

/** Collects the differences of one leg that are not declared. */
export class Differences {
  readonly findings: CheckFinding[] = [];
  readonly #leg: CheckFinding['leg'];
  readonly #declared: Declared;
  readonly #left: Locator;
  readonly #right: Locator;
  readonly #isSameProtocol: boolean;
  /** Whether the protocol that a leg ends with has no place for refusals but the text. */
  readonly areRefusalsTexts: boolean;
  /** What was left out with a declaration: it may be found in another place, written in another way. */
  readonly #relocatable: string[] = [];
  readonly #relocatableTexts = new Set<string>();

  constructor(
    leg: CheckFinding['leg'],
    {
      declared,
      left,
      right,
      from,
      to,
    }: { declared: Declared; left: Locator; right: Locator; from: VendorProtocol; to: VendorProtocol },
  ) {
    this.#leg = leg;
    this.#declared = declared;
    this.#left = left;
    this.#right = right;
    this.#isSameProtocol = from === to;
    this.areRefusalsTexts = !to.startsWith('openai-');
  }

  isDeclared(place: UnitPlace): boolean {
    return this.#declared.covers(this.#pathOf(this.#left, place));
  }

  /** Whether content may be in another place: of what is not data this very place must have been declared. */
  mayBeMoved(place: UnitPlace, hasData: boolean): boolean {
    const path = this.#pathOf(this.#left, place);
    return hasData ? this.#declared.mayCover(path) : this.#declared.coversExactly(path);
  }

  /** Whether what is declared of a place says that something else is written instead. */
  isReplaced(place: UnitPlace): boolean {
    return this.#declared.lossesOf(this.#pathOf(this.#left, place)).some(({ instead }) => instead !== undefined);
  }

  /** Whether all that is declared of a place is that it is written elsewhere. */
  isMovedOnly(place: UnitPlace): boolean {
    const losses = this.#declared.lossesOf(this.#pathOf(this.#left, place));
    return losses.length > 0 && losses.every(({ instead }) => instead !== undefined && isOtherPosition(instead));
  }

  /** How many losses are declared of a place. */
  countDeclared(place: UnitPlace): number {
    return this.#declared.countAt(this.#pathOf(this.#left, place));
  }

  /**
   * Whether content that only one side has is what the route declares to have changed: turns and items that the client
   * refers to by an id, and reasoning that it cannot send back.
   */
  isRouteEffect({ kind }: { kind: string }, side: 'client' | 'upstream'): boolean {
    if (this.#declared.has('history-resolved')) return side === 'upstream' || kind === 'opaque' || kind === 'result';
    return this.#declared.has('reasoning-restored') && side === 'upstream' && kind === 'reasoning';
  }

  /** Content was left out with a declaration. */
  relocatable(text: string): void {
    const plainText = withoutSpace(text);
    if (plainText === '') return;
    this.#relocatable.push(plainText);
    this.#relocatableTexts.add(plainText);
  }

  missing(place: UnitPlace, what: string, expected: string): void {
    this.#add(this.#pathOf(this.#left, place), `${what} is missing`, expected, null);
  }

  changed(place: UnitPlace, what: string, expected: string, got: string): void {
    const [one, other] = aroundFirstDifference(expected, got);
    this.#add(this.#pathOf(this.#left, place), `${what} was changed`, one, other);
  }

  /** What no declaration excuses: both sides state it, and differ. */
  contradicted(place: UnitPlace, what: string, expected: string, got: string | null): void {
    const path = this.#pathOf(this.#left, place);
    this.#push(path, `${what} ${got === null ? 'is missing' : 'was changed'}`, expected, got);
  }

  /**
   * What citations have lost. Losses of answers are located at the list of citations: there must be as many as there
   * are kinds of what was lost.
   */
  lostOfCitations(all: readonly LostOfCitation[]): void {
    const lost = all.filter(({ citation, field }) => field === undefined || !this.#isInsignificant(citation, field));
    const placeOf = ({ citation, field }: LostOfCitation): UnitPlace => ({
      owners: [citation],
      ...(field !== undefined && { field }),
    });
    const what = ({ field }: LostOfCitation): string => (field === undefined ? 'a citation' : `${field} of a citation`);
    if (this.#leg === 'request') {
      for (const each of lost)
        if (each.got === null) this.missing(placeOf(each), what(each), each.expected);
        else this.changed(placeOf(each), what(each), each.expected, each.got);
      return;
    }
    const declared = this.#declared.countLike(all.map((each) => this.#pathOf(this.#left, placeOf(each))));
    if (new Set(lost.map(({ field }) => field)).size <= declared) return;
    for (const each of lost) this.contradicted(placeOf(each), what(each), each.expected, each.got);
  }

  added(place: UnitPlace, what: string, got: string): void {
    // Nothing that follows is reported.
    if (this.findings.length >= maxFindings) return;
    let rest = withoutSpace(got);
    if (this.#relocatableTexts.has(rest)) return;
    for (const text of this.#relocatable) rest = rest.replace(text, () => '');
    if (rest === '' || this.#declared.hasAdded(rest) || this.#declared.hasAdded(got)) return;
    this.#add(this.#pathOf(this.#right, place), `${what} was added`, null, got);
  }

  #pathOf(locator: Locator, { owners: [owner], field }: UnitPlace): string {
    return owner ? locator.locate(owner, field) : '';
  }

  /** Compares the fields of objects that have been found to correspond, without their content. */
  compareOwners(owners: readonly object[], others: readonly object[]): void {
    for (const type of new Set(owners.map(typeOf))) {
      const isOfType = (each: object): boolean => typeOf(each) === type;
      this.#compareAll(owners.filter(isOfType), others.filter(isOfType), contentFields);
    }
  }

  /** Compares the fields of two objects. */
  compareFields(one: object, other: object, ignored: ReadonlySet<string> = contentFields): void {
    this.#compareAll([one], [other], ignored);
  }

  /** Compares a value field by field, of which a declared form has been found: its loss explains no other difference. */
  compareForm(at: object, field: string, expected: JsonValue, got: JsonValue): void {
    const path = this.#left.locate(at, field);
    const declared = this.#declared.without(path);
    for (const { inner, one, two } of differingPaths(expected, got)) {
      const place = `${path}${inner}`;
      if (declared.covers(place) || declared.coversAllIn(place, one ?? two)) continue;
      const what = one === undefined ? 'was added' : two === undefined ? 'is missing' : 'was changed';
      const [before, after] = [one, two].map((each) => (each === undefined ? null : shown(each)));
      this.#push(place, `${field} ${what}`, before ?? null, after ?? null);
    }
  }

  /** Texts may be joined or divided: a field of one must be found in any of the others. */
  #compareAll(ones: readonly object[], others: readonly object[], ignored: ReadonlySet<string>): void {
    const [left, right] = [new FirstValues(ones), new FirstValues(others)];
    for (const one of ones)
      for (const [field, value] of Object.entries(one)) {
        if (value === undefined || isContent(one, field, ignored)) continue;
        if (field === 'extras') this.#compareExtras(one, others);
        else this.#compareField(one, field, value, right.of(field));
      }
    for (const other of others)
      for (const [field, value] of Object.entries(other))
        if (isDefined(value) && !isContent(other, field, ignored) && field !== 'extras' && !isDefined(left.of(field)))
          this.#addedField(other, field, value);
  }

  #compareField(at: object, field: string, value: unknown, other: unknown): void {
    if (isSameValue(value, other, formField)) return;
    const [expected, got] = [plain(value), isDefined(other) ? plain(other) : undefined];
    if (got !== undefined && canonicalJson(expected) === canonicalJson(got)) return;
    if (this.#isInsignificant(at, field) && (got === undefined || this.#isInsignificant({ [field]: other }, field)))
      return;
    const path = this.#left.locate(at, field);
    // What is sent in its place is another value of the same field.
    const isReplaced = field === 'reasoning' && got !== undefined;
    if (this.#declared.covers(path) && !isReplaced) return;
    if (field === 'signature') return this.#compareSignature(path, value, other);
    if (isCompound(expected) && (got === undefined || isCompound(got)) && compoundFields.has(field))
      return this.#compareCompound(at, field, expected, got ?? {}, other);
    if (got === undefined && !Array.isArray(expected))
      return this.#add(path, `${field} is missing`, shown(expected), null);
    this.#compareValues(path, field, expected, got ?? []);
  }

  /** Signatures are recognised by their values: an issuer is known more or less exactly. */
  #compareSignature(path: string, value: unknown, other: unknown): void {
    const [expected, got] = [value, other].map((each) =>
      each === undefined ? undefined : asString(asObject(plain(each))?.['value']),
    );
    if (expected === undefined || expected === got) return;
    // What the client's protocol has no place for is kept by Louter and sent back.
    if (got === undefined && this.#leg === 'answer' && !this.#isSameProtocol) return;
    this.#add(path, `signature ${got === undefined ? 'is missing' : 'was changed'}`, expected, got ?? null);
  }

  #compareValues(path: string, field: string, expected: JsonValue, got: JsonValue | undefined): void {
    for (const { inner, one, two } of differingPaths(expected, got)) {
      const place = `${path}${inner}`;
      if (this.#declared.coversAllIn(place, one ?? two)) continue;
      const what = one === undefined ? 'was added' : two === undefined ? 'is missing' : 'was changed';
      this.#add(
        place,
        `${field} ${what}`,
        one === undefined ? null : shown(one),
        two === undefined ? null : shown(two),
      );
    }
  }

  /** A field whose fields have positions of their own. */
  #compareCompound(at: object, field: string, expected: Compound, got: Compound, other: unknown): void {
    const places = Object.keys(expected).map((within) => this.#left.locate(at, field, within));
    const isConverted = (within: string, value: JsonValue): boolean =>
      field === 'reasoning' && reasoningAmounts.has(within) && this.#declared.hasInstead(places, within, value);
    for (const [within, value] of Object.entries(expected)) {
      const sent = got[within];
      if (sent !== undefined && canonicalJson(sent) === canonicalJson(value)) continue;
      const path = this.#left.locate(at, field, within);
      const what = `${field}.${within} ${sent === undefined ? 'is missing' : 'was changed'}`;
      if (sent !== undefined && field === 'reasoning' && reasoningAmounts.has(within)) {
        if (!isConverted(within, sent)) this.#push(path, what, shown(value), shown(sent));
      } else if (isCompound(value) && sent !== undefined && !this.#declared.covers(path))
        this.#compareValues(path, `${field}.${within}`, value, sent);
      else if (!this.#declared.covers(path) && !this.#declared.coversPartOf(path)) {
        if (field === 'reasoning' && this.#declared.hasConverted(value)) continue;
        if (!this.#isInsignificant(at, field, within)) this.#add(path, what, shown(value), shown(sent ?? null));
      }
    }
    for (const [within, value] of Object.entries(got)) {
      if (expected[within] !== undefined || isConverted(within, value)) continue;
      const holder = { [field]: other };
      if (this.#declared.hasAdded(shown(value))) continue;
      if (this.#isInsignificant(holder, field, within)) continue;
      const path = this.#right.locate(holder, field, within);
      // An amount that was added with a declaration is named in it.
      const isNamed = field === 'reasoning' && reasoningAmounts.has(within) && within !== 'off';
      if (isNamed || !this.#declared.hasAddedAt(path))
        this.#push(path, `${field}.${within} was added`, null, shown(value));
    }
  }

  #addedField(at: object, field: string, value: unknown): void {
    if (this.#isInsignificant(at, field) || field === 'signature') return;
    const got = plain(value);
    if (compoundFields.has(field) && isCompound(got)) return this.#compareCompound(at, field, {}, got, value);
    this.#add(this.#right.locate(at, field), `${field} was added`, null, shown(got));
  }

  #compareExtras(one: object, others: readonly object[]): void {
    for (const [owner, fields] of Object.entries(extrasOf(one)))
      for (const [name, value] of Object.entries(fields)) {
        const field = escapePointer(name);
        const other = others.map((each) => extrasOf(each)[owner]?.[name]).find(isDefined);
        if (other !== undefined && canonicalJson(other) === canonicalJson(value)) continue;
        if (this.#isInsignificant(one, field) || name === fieldsOfFrames) continue;
        const path = this.#left.locate(one, field);
        // A field may have the name of one in Core, which has another position.
        if (this.#declared.covers(`${this.#left.locate(one)}/${field}`) || this.#declared.hasLost(name)) continue;
        this.#add(
          path,
          `${name} ${other === undefined ? 'is missing' : 'was changed'}`,
          shown(value),
          other === undefined ? null : shown(other),
        );
      }
  }

  #isInsignificant(at: object, field: string, within?: string): boolean {
    return asksForNothing(at, field, within) || (!this.#isSameProtocol && isHint(at, field, within));
  }

  #add(path: string, what: string, expected: string | null, got: string | null): void {
    if (!(expected === null ? this.#declared.hasAddedAt(path) : this.#declared.covers(path)))
      this.#push(path, what, expected, got);
  }

  #push(path: string, what: string, expected: string | null, got: string | null): void {
    if (this.findings.length >= maxFindings) return;
    this.findings.push({ leg: this.#leg, path, what, expected: expected && head(expected), got: got && head(got) });
  }
}

/** The first value that each field has in some objects. */
class FirstValues {
  readonly #objects: readonly object[];
  readonly #values = new Map<string, unknown>();

  constructor(objects: readonly object[]) {
    this.#objects = objects;
  }

  of(field: string): unknown {
    if (!this.#values.has(field)) {
      const holder = this.#objects.find((each) => isDefined(Reflect.get(each, field)));
      this.#values.set(field, holder && Reflect.get(holder, field));
    }
    return this.#values.get(field);
  }
}

/** Fields that units stand for, and those that only describe the form of a body. */
const contentFields: ReadonlySet<string> = new Set(
  'type role origin singleUse text content source blocks id callId input name value isError title context providerExecuted runs wireForm protocol kind payload standIn citations url age'.split(
    ' ',
  ),
);

/** What Chat's streams have beside their choices: it belongs to frames, not to the answer. */
const fieldsOfFrames = 'chunk';

/** Fields that are objects whose fields protocols write in different places. */
const compoundFields: ReadonlySet<string> = new Set(['reasoning', 'responseFormat', 'logprobs']);

/** How much to reason: protocols have some of these fields, and write one in place of another. */
const reasoningAmounts: ReadonlySet<string> = new Set(['effort', 'budgetTokens', 'adaptive', 'off']);

/** Whether a field is compared as content. A name of a message is that of its author, and no content. */
const isContent = (at: object, field: string, ignored: ReadonlySet<string>): boolean =>
  ignored.has(field) && !(field === 'name' && 'role' in at);

const typeOf = (value: object): unknown => Reflect.get(value, 'type') ?? Reflect.get(value, 'role');
const isDefined = (value: unknown): boolean => value !== undefined;

type Compound = { [field: string]: JsonValue };
const isCompound = (value: JsonValue): value is Compound =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ExtraFields = Record<string, Record<string, JsonValue>>;
const extrasOf = (value: object): ExtraFields => (Reflect.get(value, 'extras') ?? {}) as ExtraFields;

const formField = 'wireForm';

/** A Core value as JSON carries it, without how it was written. */
const plain = (value: unknown): JsonValue =>
  parseJson(JSON.stringify(value, (key, inner: unknown) => (key === formField ? undefined : inner))) ?? null;

const shown = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

const head = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

/** Both texts from shortly before the place where they first differ. */
function aroundFirstDifference(one: string, other: string): [string, string] {
  const from = Math.max(0, commonLength(one, other) - 40);
  return from === 0 ? [one, other] : [`…${one.slice(from)}`, `…${other.slice(from)}`];
}
