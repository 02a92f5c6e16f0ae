import { firstNonBlank } from '../text/blanks.ts';
import { callTagAt } from '../text/closers.ts';
import { isCutAt } from '../text/openers.ts';

/** A string between marks, and where it is. */
export interface MarkedString {
  mark: string;
  /** The brackets that are open around it, from the outermost on. */
  brackets: readonly string[];
  isKey: boolean;
  /** Whether an odd number of marks precedes within it, so that this one is likely their counterpart. */
  isQuoting: boolean;
  /** The parameters of the tool. Empty if they are not known. */
  keys: ReadonlySet<string>;
  /** Opens the next literal. */
  opener?: string | undefined;
}

/** Maximum text inspected after a mark, more than a key between marks needs, in UTF-16 units. */
const lookAhead = 160;

const closerOf: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const keyUnit = String.raw`[^:=,{}[\]()<>"'\n]`;
/** A key and its separator. A URL is none. */
const keyPattern = new RegExp(
  String.raw`^(?:"(?<double>(?:[^"\\]|\\[^])*)"|'(?<single>[^'\n]{1,64})'|(?<plain>(?!\s)${keyUnit}{1,64}))\s*(?<separator>[:=])(?!\/)`,
);

/** A quoted key that continues after the inspected text. */
const isLongKey = /^"(?:[^"\\]|\\[^]){100,}$/;

/**
 * Whether the mark before `at` ends its string. Models write marks for quotes within a string too (vllm 44715): such a
 * mark is not followed by what may follow a string, that is, the next field or item, or brackets up to the end.
 */
export function endsMarkedString(text: string, at: number, string: MarkedString, isFinal: boolean): boolean | 'wait' {
  const near = text.slice(at, at + lookAhead);
  const isCut = near.length < lookAhead;
  const next = firstNonBlank(near);
  if (next === near.length) return isCut && !isFinal ? 'wait' : isCut && !string.isQuoting;
  const marker = markerAt(near, next, string, isCut && !isFinal);
  if (marker !== 'no') return marker === 'wait' ? 'wait' : marker === 'ends';
  if (string.isKey) return ':='.includes(near.charAt(next));
  return new Following(near, string, isCut && !isFinal).afterValue(next);
}

/** A marker that ends the literal, which lacks its brackets. A marker before the mark is quoted. */
function markerAt(
  text: string,
  at: number,
  { mark, opener }: MarkedString,
  isCut: boolean,
): 'ends' | 'quoted' | 'wait' | 'no' {
  if (opener !== undefined && text.startsWith(opener, at)) return 'ends';
  if (opener !== undefined && isCut && isCutAt(text, at, opener)) return 'wait';
  if (text.startsWith(mark, at)) return 'no';
  const found = callTagAt(text, at);
  if (found === 'cut') return isCut ? 'wait' : 'no';
  if (found?.is !== 'closer') return 'no';
  const after = at + found.length;
  if (isCut && isCutAt(text, after, mark)) return 'wait';
  return text.startsWith(mark, after) ? 'quoted' : 'ends';
}

class Following {
  readonly #text: string;
  readonly #string: MarkedString;
  /** Whether more text may follow. */
  readonly #isCut: boolean;

  constructor(text: string, string: MarkedString, isCut: boolean) {
    this.#text = text;
    this.#string = string;
    this.#isCut = isCut;
  }

  /** Whether what is at `from` may follow a value. */
  afterValue(from: number): boolean | 'wait' {
    const { brackets, mark, isQuoting } = this.#string;
    let at = from;
    for (let depth = brackets.length; ;) {
      const unit = this.#text.charAt(at);
      const inner = brackets[depth - 1] ?? '';
      if (unit === ',') return inner === '[' ? this.#isItem(at + 1) : this.#isKey(at + 1, inner, depth);
      if (unit !== closerOf[inner]) return at === from && inner !== '[' && this.#isKey(at, inner, depth);
      at = firstNonBlank(this.#text, at + 1);
      depth--;
      if (at === this.#text.length) return this.#isCut ? 'wait' : depth === 0 || !isQuoting;
      if (depth > 0) continue;
      if (this.#isCut && isCutAt(this.#text, at, mark)) return 'wait';
      return !this.#text.startsWith(mark, at);
    }
  }

  #isItem(from: number): boolean | 'wait' {
    const { mark, isQuoting } = this.#string;
    if (isQuoting) return false;
    const at = firstNonBlank(this.#text, from);
    if (at === this.#text.length) return this.#isCut ? 'wait' : true;
    if (this.#isCut && isCutAt(this.#text, at, mark)) return 'wait';
    return this.#text.startsWith(mark, at) || /["'{[\]\d\-tfnTFN]/.test(this.#text.charAt(at));
  }

  #isKey(from: number, bracket: string, depth: number): boolean | 'wait' {
    const { mark, isQuoting, keys } = this.#string;
    const rest = this.#text.slice(firstNonBlank(this.#text, from));
    if (rest === '' || closerOf[bracket] === rest.charAt(0)) return rest === '' && this.#isCut ? 'wait' : !isQuoting;
    // Marks around a key are quotes.
    const { groups = {} } = keyPattern.exec(rest.replaceAll(mark, '"')) ?? {};
    const { double, single, plain, separator } = groups;
    if (separator === undefined) return this.#isCut ? 'wait' : !isQuoting && isLongKey.test(rest);
    if (separator === '=' && bracket !== '(') return false;
    return !isQuoting || (depth === 1 && keys.has((double ?? single ?? plain ?? '').trim()));
  }
}
