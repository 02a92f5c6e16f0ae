import { atom } from './atom.ts';
import { endsMarkedString } from './marked-end.ts';
import { hasNoEscape, unescaped } from './strings.ts';
import { keyText, listText, LiteralParser, objectText, type Fields } from './parser.ts';

/** An object in the notation with marked strings. */
export interface MarkedObject {
  fields: Fields;
  /** Whether something missing or malformed was repaired. */
  isMended: boolean;
}

/**
 * Parses an object with raw strings between marks, as Gemma writes it: `{key:<mark>text<mark>,n:1,list:[…]}`, also
 * with parentheses and `=` (vllm 53642, omlx 1846). Repairs what models omit: the end of a string, brackets, the marks
 * of a plain word (like Ollama). Marks within a string are quotes. `undefined` for anything else.
 * @param keys the parameters of the tool, if they are known
 */
export function readMarkedObject(
  text: string,
  mark: string,
  keys: ReadonlySet<string> = new Set(),
): MarkedObject | undefined {
  const parser = new MarkedParser(text, mark, keys);
  const fields = parser.fields(text.startsWith('(') ? ')' : '}');
  return fields && parser.isOver() ? { fields, isMended: parser.isMended } : undefined;
}

class MarkedParser extends LiteralParser {
  readonly #mark: string;
  readonly #keys: ReadonlySet<string>;
  /** The brackets that are open, from the outermost on. */
  readonly #brackets: string[] = [];

  constructor(text: string, mark: string, keys: ReadonlySet<string>) {
    super(text, { mark });
    this.#mark = mark;
    this.#keys = keys;
  }

  protected override items(closer: string, item: () => boolean): boolean {
    this.#brackets.push(this.text.charAt(this.at));
    const isComplete = super.items(closer, item);
    this.#brackets.pop();
    return isComplete;
  }

  /** Reads an object from its bracket on. */
  fields(closer: string): Fields | undefined {
    const found = new Map<string, string>();
    const isComplete = this.items(closer, () => {
      const name = this.#key();
      this.skip();
      const separator = this.text.charAt(this.at);
      if (name === undefined || (separator !== ':' && separator !== '=')) return false;
      this.at++;
      const given = this.value(closer);
      if (given !== undefined) found.set(name, given);
      return given !== undefined;
    });
    return isComplete ? found : undefined;
  }

  #key(): string | undefined {
    const plain = this.matched(/[^\s:=,{}[\]()<>"'][^:=,{}[\]()<>"'\n]*/y);
    if (plain !== undefined) return plain.trimEnd();
    this.skip();
    const found = this.text.startsWith(this.#mark, this.at) ? this.#marked('key') : this.value();
    return found === undefined ? undefined : keyText(found);
  }

  protected override value(within?: string): string | undefined {
    this.skip();
    const unit = this.text.charAt(this.at);
    switch (unit) {
      case '{': {
        const found = this.fields('}');
        return found && objectText(found);
      }
      case '[':
        return listText(this.list(']'));
      case '"':
      case "'":
        return this.#quoted(unit);
      default:
        return this.text.startsWith(this.#mark, this.at) ? this.#marked('value') : this.#bare(within);
    }
  }

  protected override isCloserMissing(next: string): boolean {
    return next === '' || '}])'.includes(next);
  }

  /** After a marked string the comma may be missing (yzma 243). */
  protected override endItem(): boolean {
    const isMarked = this.text.endsWith(this.#mark, this.at);
    return super.endItem() || (isMarked && this.mend(true));
  }

  /** Reads a quoted string where marks are expected, and a surplus mark after it. */
  #quoted(quote: string): string {
    this.at++;
    const found = this.upTo(quote) ?? this.#unclosed();
    if (quote === "'") this.isMended = true;
    this.skip();
    if (this.text.startsWith(this.#mark, this.at)) this.at += this.mend(this.#mark.length);
    if (hasNoEscape(found)) this.isMended = true;
    return JSON.stringify(unescaped(found));
  }

  #marked(as: 'key' | 'value'): string | undefined {
    const from = this.at + this.#mark.length;
    let marks = 0;
    for (let end = this.text.indexOf(this.#mark, from); end !== -1; end = this.text.indexOf(this.#mark, this.at)) {
      this.at = end + this.#mark.length;
      const string = {
        mark: this.#mark,
        brackets: this.#brackets,
        isKey: as === 'key',
        isQuoting: marks % 2 === 1,
        keys: this.#keys,
      };
      if (endsMarkedString(this.text, this.at, string, true) === true) {
        const found = this.text.slice(from, end);
        return JSON.stringify(marks === 0 ? found : this.mend(found.replaceAll(this.#mark, '"')));
      }
      marks++;
    }
    this.at = from;
    return marks === 0 ? JSON.stringify(this.#unclosed()) : undefined;
  }

  /** Reads the rest of the text as an unclosed string, without the brackets that close what surrounds it. */
  #unclosed(): string {
    let rest = this.text.slice(this.at).trimEnd();
    this.at = this.text.length;
    let surplus = 0;
    for (const unit of rest)
      if ('{[('.includes(unit)) surplus--;
      else if ('}])'.includes(unit)) surplus++;
    for (let left = Math.min(surplus, this.depth); left > 0 && /[}\])]$/.test(rest); left--)
      rest = rest.slice(0, -1).trimEnd();
    return this.mend(rest);
  }

  /** Reads a number, a keyword, or a string without marks, which ends where the next field begins. */
  #bare(within: string | undefined): string | undefined {
    const { text } = this;
    const from = this.at;
    let nested = 0;
    for (; this.at < text.length; this.at++) {
      const unit = text.charAt(this.at);
      if ('{[('.includes(unit)) nested++;
      else if ('}]'.includes(unit) || (unit === ')' && (within === ')' || nested > 0))) {
        if (nested-- === 0) break;
      } else if (unit === ',' && nested === 0 && (within === undefined || this.#isFieldNext())) break;
    }
    const body = text.slice(from, this.at).replaceAll(this.#mark, '').trim();
    if (body === '') return undefined;
    return atom(body) ?? this.mend(JSON.stringify(body));
  }

  /** Whether a field begins after the comma here. */
  #isFieldNext(): boolean {
    const field = /,\s*(?:$|[}\])"'<]|[^\s:=,{}[\]()<>"'][^:=,{}[\]()<>"'\n]*[:=])/y;
    field.lastIndex = this.at;
    return field.test(this.text);
  }
}
