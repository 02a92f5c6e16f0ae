import { explainOmission, placeOfHint, withoutIndexes } from '../core/diagnostics.ts';
import { escapePointer } from '../core/json-pointer.ts';
import type { JsonValue } from '../core/json.ts';
import { isRouteEffect, type RouteEffect } from '../core/route-effects.ts';
import { isPlaceholder } from '../core/stand-ins.ts';
import type { Loss, Note } from '../core/types.ts';
import { withoutSpace } from './units.ts';
import { textOfValue } from './values.ts';

/**
 * What a gateway declared of one leg of an exchange: its losses, the hints that it left out, and its route effects. A
 * difference that is not declared is a finding.
 */
export class Declared {
  readonly #paths = new Set<string>();
  /** Of losses that cover several places: their paths without the indexes of lists, and how many more there are. */
  readonly #repeated = new Map<string, number>();
  /** The places that were taken for these. */
  readonly #granted = new Map<string, Set<string>>();
  /** Places of fields that only one protocol knows. */
  readonly #unknownFields = new Set<string>();
  /** Places of what the client did not write. */
  readonly #addedPaths = new Set<string>();
  readonly #added = new Set<string>();
  /** What was lost of a place that is not known. */
  readonly #lost: string[] = [];
  readonly #effects = new Map<RouteEffect, Note[]>();

  readonly #losses: readonly Loss[];
  readonly #notes: readonly Note[];

  constructor(losses: readonly Loss[], notes: readonly Note[]) {
    this.#losses = losses;
    this.#notes = notes;
    for (const { path, count, others = [], what } of losses) {
      // What else is in an object with unknown fields is known.
      if (path.endsWith(`/${/^(\S+) is known to \S+ only$/.exec(what)?.[1] ?? '/'}`)) {
        for (const each of [path, ...others]) this.#unknownFields.add(each);
        continue;
      }
      this.#add(path, count === undefined ? undefined : count - others.length);
      for (const other of others) this.#add(other, undefined);
      if (path === '') this.#lost.push(what);
    }
    for (const note of notes) {
      const { effect, made } = note;
      const hint = placeOfHint(note);
      if (effect && isRouteEffect(effect.name)) {
        this.#effects.set(effect.name, [...(this.#effects.get(effect.name) ?? []), note]);
        if (effect.path !== undefined && effect.name.startsWith('default-')) this.#addedPaths.add(effect.path);
        else if (effect.path !== undefined) this.#add(effect.path, undefined);
        if (effect.path !== undefined && effect.name === 'cache-mark-moved') this.#addedPaths.add(effect.path);
        if (made !== undefined) this.#added.add(withoutSpace(made));
      } else if (hint !== undefined) this.#add(hint, Infinity);
    }
  }

  /** Whether a field that no place is known of was declared as lost. */
  hasLost(field: string): boolean {
    return this.#lost.some((what) => what.startsWith(`${field} is known to `));
  }

  /** Whether a text is one that the gateway declared to have added. */
  hasAdded(text: string): boolean {
    return isPlaceholder(text) || this.#added.has(withoutSpace(text));
  }

  #add(path: string, count: number | undefined): void {
    // A report without a place explains nothing in particular.
    if (path === '') return;
    this.#paths.add(path);
    const pattern = withoutIndexes(path);
    if (count !== undefined && count > 1) this.#repeated.set(pattern, (this.#repeated.get(pattern) ?? 0) + count - 1);
  }

  /** Whether a place, something that holds it, or something in it was declared. */
  covers(path: string): boolean {
    return this.coversExactly(path) || prefixesOf(path).some((prefix) => this.#grant(prefix));
  }

  /** The same, before it is known whether anything differs there: a loss that covers several places stays free. */
  mayCover(path: string): boolean {
    return this.coversExactly(path) || prefixesOf(path).some((prefix) => this.#hasRoom(prefix));
  }

  /** The same as `covers`, without losses that cover several places. */
  coversExactly(path: string): boolean {
    return this.#unknownFields.has(path) || prefixesOf(path).some((prefix) => this.#paths.has(prefix));
  }

  /** A loss that covers several places explains as many of them as it counts. */
  #grant(path: string): boolean {
    if (!this.#hasRoom(path)) return false;
    const pattern = withoutIndexes(path);
    this.#granted.set(pattern, (this.#granted.get(pattern) ?? new Set()).add(path));
    return true;
  }

  #hasRoom(path: string): boolean {
    const pattern = withoutIndexes(path);
    const granted = this.#granted.get(pattern);
    return granted?.has(path) === true || (granted?.size ?? 0) < (this.#repeated.get(pattern) ?? 0);
  }

  /**
   * Whether what one side did not write was declared to have been added at a place of the other side, where losses have
   * no places.
   */
  hasAddedAt(path: string): boolean {
    return prefixesOf(path).some((prefix) => this.#addedPaths.has(prefix));
  }

  /** The losses that cover a place. */
  lossesOf(path: string): Loss[] {
    const prefixes = new Set(prefixesOf(path));
    const patterns = new Set([...prefixes].map(withoutIndexes));
    return this.#losses.filter(
      (loss) =>
        prefixes.has(loss.path) ||
        loss.others?.some((other) => prefixes.has(other)) === true ||
        (loss.count !== undefined && patterns.has(withoutIndexes(loss.path))),
    );
  }

  /** How many losses there are of this very place. */
  countAt(path: string): number {
    return this.#losses.filter((loss) => loss.path === path).reduce((sum, { count = 1 }) => sum + count, 0);
  }

  /** How many different losses there are of these places, or of the same places in other elements of lists. */
  countLike(paths: readonly string[]): number {
    const patterns = new Set(paths.map(withoutIndexes));
    return this.#losses.filter(({ path }) => patterns.has(withoutIndexes(path))).length;
  }

  hasLossWhere(isMeant: (loss: Loss) => boolean): boolean {
    return this.#losses.some(isMeant);
  }

  /** Whether a value was declared to have been converted. */
  hasConverted(value: JsonValue): boolean {
    return this.notesOf('reasoning-converted').some(({ saw }) => saw === textOfValue(value));
  }

  /**
   * Whether what was declared of these places names how much to reason instead: an effort, a budget, that the model
   * decides, or nothing at all.
   *
   * @example `{ instead: 'level high' }` names the effort `high` and no other
   */
  hasInstead(places: readonly string[], field: string, value: JsonValue): boolean {
    const losses = new Set(places.flatMap((place) => this.lossesOf(place)));
    const holders = new Set(places.flatMap(prefixesOf));
    const hints = this.#notes.filter((note) => holders.has(placeOfHint(note) ?? ''));
    return (
      [...losses].some(({ instead }) => (instead === undefined ? field === 'off' : isNamedIn(instead, field, value))) ||
      [...hints, ...this.notesOf('reasoning-converted')].some(({ made = '' }) => isNamedIn(made, field, value))
    );
  }

  /** The same, less what was declared of this very place. */
  without(path: string | undefined): Declared {
    return new Declared(
      this.#losses.filter((loss) => path === undefined || !isAt(loss, path)),
      this.#notes,
    );
  }

  /** Whether something below a place was declared. */
  coversPartOf(path: string): boolean {
    const pattern = withoutIndexes(path);
    return (
      [...this.#paths].some((declared) => declared.startsWith(`${path}/`)) ||
      [...this.#repeated.keys()].some((declared) => declared.startsWith(`${pattern}/`))
    );
  }

  /** Whether all that a value at a place holds was declared, piece by piece: one that is lost explains no other. */
  coversAllIn(path: string, value: JsonValue | undefined): boolean {
    if (!this.coversPartOf(path)) return false;
    const isObject = typeof value === 'object' && value !== null;
    return Object.entries(isObject ? value : {}).every(([key, inner]) => {
      const place = `${path}/${escapePointer(key)}`;
      return this.covers(place) || this.coversAllIn(place, inner);
    });
  }

  has(effect: RouteEffect): boolean {
    return this.#effects.has(effect);
  }

  notesOf(effect: RouteEffect): readonly Note[] {
    return this.#effects.get(effect) ?? [];
  }
}

/** Whether the words of a loss name a value that says how much to reason. */
const isNamedIn = (words: string, field: string, value: JsonValue): boolean =>
  field === 'adaptive'
    ? /\bthinking\b|\bthe model decides\b/.test(words)
    : ` ${words} `.toLowerCase().includes(` ${textOfValue(value)?.toLowerCase()} `);

/** Whether a loss is one of this very place, or of the same place in another element of a list. */
const isAt = ({ path, count }: Loss, place: string): boolean =>
  path === place || (count !== undefined && withoutIndexes(path) === withoutIndexes(place));

/** A pointer and those of all that hold it, the root aside. */
function prefixesOf(path: string): string[] {
  const prefixes: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) prefixes.push(path.slice(0, end));
  return prefixes;
}

/** Whether a field of a Core object asks for what holds anyway: leaving it out changes nothing. */
export const asksForNothing = (at: object, field: string, within?: string): boolean =>
  explainOmission({ at, field, ...(within !== undefined && { within }) }).severity === 'nothing';

/** Whether a field only makes an answer faster or cheaper: such hints are compared within one protocol. */
export const isHint = (at: object, field: string, within?: string): boolean =>
  explainOmission({ at, field, ...(within !== undefined && { within }) }).severity === 'hint';
