import { asString, parseJson } from '../../core/json.ts';
import { endsString, type Notation } from './strings.ts';
import { firstNonBlank } from '../text/blanks.ts';

/** The fields of an object, in order: names, and values as JSON text. */
export type Fields = ReadonlyMap<string, string>;

const backslash = 0x5c;

/** More than the arguments of any tool need, and far from a stack overflow. */
const maxDepth = 200;

/** A recursive descent parser of literals, with one rule for all brackets. A failure is `undefined`. */
export abstract class LiteralParser {
  protected readonly text: string;
  protected at = 0;
  /** The number of brackets that are open. */
  protected depth = 0;
  readonly #notation: Notation;
  /** Whether something malformed was repaired. */
  isMended = false;

  constructor(text: string, notation: Notation) {
    this.text = text;
    this.#notation = notation;
  }

  /** Reads a value as JSON text. `within`: the closing bracket of the object that the value belongs to. */
  protected abstract value(within?: string): string | undefined;

  /** Whether brackets end before `next` although their closing one is missing. */
  protected abstract isCloserMissing(next: string): boolean;

  /** Whether only blanks are left. */
  isOver(): boolean {
    this.skip();
    return this.at === this.text.length;
  }

  protected skip(): void {
    this.at = firstNonBlank(this.text, this.at);
  }

  protected mend<T>(made: T): T {
    this.isMended = true;
    return made;
  }

  protected matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  /** Reads items between brackets and commas. `item` consumes one, or returns false. */
  protected items(closer: string, item: () => boolean): boolean {
    if (++this.depth > maxDepth) return false;
    this.at++;
    for (;;) {
      this.skip();
      const next = this.text.charAt(this.at);
      if (next === ',') this.at++;
      else if (next === closer || this.isCloserMissing(next)) {
        if (next === closer) this.at++;
        else this.isMended = true;
        this.depth--;
        return true;
      } else if (next === '' || !item() || !this.endItem()) return false;
    }
  }

  /** Skips the blanks after an item. Returns whether the next item or the end may follow. */
  protected endItem(): boolean {
    this.skip();
    return ',}])'.includes(this.text.charAt(this.at));
  }

  protected list(closer: string): string[] | undefined {
    const values: string[] = [];
    const isComplete = this.items(closer, () => {
      const found = this.value();
      if (found !== undefined) values.push(found);
      return found !== undefined;
    });
    return isComplete ? values : undefined;
  }

  /** Reads up to the end of a quoted string, and consumes the quote. */
  protected upTo(end: string): string | undefined {
    const { text } = this;
    const quote = end.charCodeAt(0);
    for (let index = this.at; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === backslash) index++;
      else if (code === quote && text.startsWith(end, index)) {
        const after = index + end.length;
        if (end.length === 1 && endsString(text, after, this.#notation, true) !== true) continue;
        const found = text.slice(this.at, index);
        this.at = after;
        return found;
      }
    }
    return undefined;
  }
}

/** The JSON text of an object. */
export const objectText = (fields: Fields): string =>
  `{${Array.from(fields, ([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

export const listText = (values: readonly string[] | undefined): string | undefined =>
  values && `[${values.join(',')}]`;

export const keyText = (json: string): string => (json.startsWith('"') ? (asString(parseJson(json)) ?? json) : json);
