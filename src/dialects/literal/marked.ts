import { atom } from './atom.ts';
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
 * of a plain word (like Ollama). `undefined` for anything else.
 */
export function readMarkedObject(text: string, mark: string): MarkedObject | undefined {
  const parser = new MarkedParser(text, mark);
  const fields = parser.fields(text.startsWith('(') ? ')' : '}');
  return fields && parser.isOver() ? { fields, isMended: parser.isMended } : undefined;
}

class MarkedParser extends LiteralParser {
  readonly #mark: string;

  constructor(text: string, mark: string) {
    super(text, { mark });
    this.#mark = mark;
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
    const found = this.value();
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
        return this.text.startsWith(this.#mark, this.at) ? this.#marked() : this.#bare(within);
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

  #marked(): string {
    const from = this.at + this.#mark.length;
    const end = this.text.indexOf(this.#mark, from);
    this.at = from;
    if (end < 0) return JSON.stringify(this.#unclosed());
    this.at = end + this.#mark.length;
    return JSON.stringify(this.text.slice(from, end));
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
