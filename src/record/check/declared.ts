import { severityOf, withoutIndexes } from '../../core/diagnostics.ts';
import { isRouteEffect, type RouteEffect } from '../../core/route-effects.ts';
import { isPlaceholder } from '../../core/stand-ins.ts';
import type { Loss, Note } from '../../core/types.ts';
import { withoutSpace } from './units.ts';

/**
 * What a gateway declared of one leg of an exchange: its losses, the hints that it left out, and its route effects. A
 * difference that is not declared is a finding.
 */
export class Declared {
  readonly #paths = new Set<string>();
  /** Of losses that stand for several places: their paths without the indexes of lists. */
  readonly #repeated = new Set<string>();
  readonly #added = new Set<string>();
  /** What was lost of a place that is not known. */
  readonly #lost: string[] = [];
  readonly #effects = new Map<RouteEffect, Note[]>();

  constructor(losses: readonly Loss[], notes: readonly Note[]) {
    for (const { path, count, what } of losses) {
      this.#add(path, count);
      if (path === '') this.#lost.push(what);
    }
    for (const note of notes) {
      const { effect, saw, made } = note;
      if (effect && isRouteEffect(effect.name)) {
        this.#effects.set(effect.name, [...(this.#effects.get(effect.name) ?? []), note]);
        if (effect.path !== undefined) this.#add(effect.path, undefined);
        if (made !== undefined) this.#added.add(withoutSpace(made));
      } else if (saw?.startsWith('/')) this.#add(saw, 2);
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
    if (count !== undefined && count > 1) this.#repeated.add(withoutIndexes(path));
  }

  /** Whether a place, something that holds it, or something in it was declared. */
  covers(path: string): boolean {
    if (path === '') return false;
    const pattern = withoutIndexes(path);
    return (
      prefixesOf(path).some((prefix) => this.#paths.has(prefix)) ||
      prefixesOf(pattern).some((prefix) => this.#repeated.has(prefix))
    );
  }

  /** Whether something below a place was declared. */
  coversPartOf(path: string): boolean {
    const pattern = withoutIndexes(path);
    return (
      [...this.#paths].some((declared) => declared.startsWith(`${path}/`)) ||
      [...this.#repeated].some((declared) => declared.startsWith(`${pattern}/`))
    );
  }

  has(effect: RouteEffect): boolean {
    return this.#effects.has(effect);
  }

  notesOf(effect: RouteEffect): readonly Note[] {
    return this.#effects.get(effect) ?? [];
  }
}

/** A pointer and those of all that hold it, the root aside. */
function prefixesOf(path: string): string[] {
  const prefixes: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) prefixes.push(path.slice(0, end));
  return prefixes;
}

/** Whether a field of a Core object asks for what holds anyway: leaving it out changes nothing. */
export const asksForNothing = (at: object, field: string, within?: string): boolean =>
  severityOf({ at, field, what: '', ...(within !== undefined && { within }) }) === 'nothing';

/** Whether a field only makes an answer faster or cheaper: such hints are compared within one protocol. */
export const isHint = (at: object, field: string, within?: string): boolean =>
  severityOf({ at, field, what: '', ...(within !== undefined && { within }) }) === 'hint';
