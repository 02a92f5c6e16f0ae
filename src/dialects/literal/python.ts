import { atom } from './atom.ts';
import { hasNoEscape, unescaped } from './strings.ts';
import { keyText, listText, LiteralParser, objectText, type Fields } from './parser.ts';
import { firstNonBlank } from '../text/blanks.ts';

/** A Python call, `name(value, name=value)`. Values are JSON text. */
export interface PythonCall {
  name: string;
  positional: readonly string[];
  named: Fields;
  /** Between the arguments, with their marks. */
  comments: readonly string[];
  /** Whether invalid Python was repaired. */
  isMended: boolean;
}

/**
 * Converts a Python literal to JSON text: all kinds of strings, numbers with their digits, lists, tuples, sets,
 * dictionaries. Accepts JSON too. `undefined` for anything else.
 */
export function readPythonLiteral(text: string): { json: string; isMended: boolean } | undefined {
  const parser = new PythonParser(text);
  const json = parser.value();
  return json !== undefined && parser.isOver() ? { json, isMended: parser.isMended } : undefined;
}

/** Parses a call whose arguments are all Python literals. `undefined` for anything else. */
export function readPythonCall(text: string): PythonCall | undefined {
  const open = text.indexOf('(');
  if (open < 0) return undefined;
  const parser = new PythonParser(text.slice(open));
  const given = parser.callArguments();
  if (!given || !parser.isOver()) return undefined;
  const { comments, isMended } = parser;
  return { name: text.slice(0, open).trim(), ...given, comments, isMended };
}

class PythonParser extends LiteralParser {
  readonly comments: string[] = [];

  constructor(text: string) {
    super(text, {});
  }

  override value(): string | undefined {
    this.skip();
    switch (this.text.charAt(this.at)) {
      case '{': {
        const found = this.#braces();
        return Array.isArray(found) ? listText(found) : found && objectText(found);
      }
      case '[':
        return listText(this.list(']'));
      case '(':
        return this.#tuple();
      default:
        return this.#strings() ?? this.#word(this.matched(/[\w.+-]+/y) ?? '');
    }
  }

  callArguments(): Pick<PythonCall, 'positional' | 'named'> | undefined {
    const positional: string[] = [];
    const named = new Map<string, string>();
    const isComplete = this.items(')', () => {
      if (this.matched(/\*\*/y) !== undefined) return this.#unpack(named);
      const name = this.matched(/[\p{L}_][\p{L}\p{N}_-]*\s*=(?!=)/uy)
        ?.slice(0, -1)
        .trimEnd();
      const given = this.value();
      if (given === undefined) return false;
      if (name === undefined) positional.push(given);
      else named.set(name, given);
      return true;
    });
    return isComplete ? { positional, named } : undefined;
  }

  /** Adds the fields of the dictionary after `**`. Returns whether there is one. */
  #unpack(named: Map<string, string>): boolean {
    this.skip();
    const unpacked = this.text.charAt(this.at) === '{' ? this.#braces() : undefined;
    if (!(unpacked instanceof Map)) return false;
    for (const [name, given] of unpacked) named.set(name, given);
    return true;
  }

  protected override isCloserMissing(): boolean {
    return false;
  }

  protected override skip(): void {
    super.skip();
    while (this.text.charAt(this.at) === '#') {
      const line = this.text.indexOf('\n', this.at);
      const end = line < 0 ? this.text.length : line;
      this.comments.push(this.text.slice(this.at, end));
      this.at = firstNonBlank(this.text, end);
    }
  }

  /** Reads a dictionary, or a set as a list: the first item decides. */
  #braces(): Map<string, string> | string[] | undefined {
    const found = new Map<string, string>();
    const values: string[] = [];
    const isComplete = this.items('}', () => {
      const first = this.value();
      if (first === undefined) return false;
      this.skip();
      if (this.text.charAt(this.at) !== ':') return found.size === 0 && values.push(first) > 0;
      this.at++;
      const given = this.value();
      if (given !== undefined) found.set(keyText(first), given);
      return given !== undefined && values.length === 0;
    });
    if (!isComplete) return undefined;
    return values.length > 0 ? values : found;
  }

  /** Reads a tuple, or one value in parentheses. */
  #tuple(): string | undefined {
    const values = this.list(')');
    const isTuple = values?.length !== 1 || /,\s*\)$/.test(this.text.slice(Math.max(0, this.at - 64), this.at));
    return isTuple ? listText(values) : values[0];
  }

  /** Leading zeros are invalid in Python: the number is kept as a string until its type is known. */
  #word(written: string): string | undefined {
    return atom(written) ?? (/^[+-]?0\d{1,64}$/.test(written) ? this.mend(JSON.stringify(written)) : undefined);
  }

  /** Reads one string, or several adjacent ones, which are concatenated. */
  #strings(): string | undefined {
    const pieces: string[] = [];
    for (;;) {
      const begin = this.at;
      const prefix = this.matched(/[rbuf]{1,2}(?=['"])/iy)?.toLowerCase() ?? '';
      const piece = this.#isAtQuote() ? this.#string(prefix) : undefined;
      if (piece === undefined) {
        this.at = begin;
        return pieces.length === 0 || this.#isAtQuote() ? undefined : JSON.stringify(pieces.join(''));
      }
      pieces.push(piece);
      this.skip();
    }
  }

  #isAtQuote(): boolean {
    const unit = this.text.charAt(this.at);
    return unit === '"' || unit === "'";
  }

  #string(prefix: string): string | undefined {
    const quote = this.text.charAt(this.at);
    const triple = quote.repeat(3);
    const end = this.text.startsWith(triple, this.at) ? triple : quote;
    const isEmpty = end === quote && this.text.startsWith(quote, this.at + 1);
    this.at += isEmpty ? 2 : end.length;
    const raw = isEmpty ? '' : this.upTo(end);
    if (raw === undefined) return undefined;
    if (!prefix.includes('r') && hasNoEscape(raw)) this.isMended = true;
    const body = prefix.includes('r') ? raw : unescaped(raw);
    if (!prefix.includes('f')) return body;
    return /(?<!\{)(?:\{\{)*\{(?!\{)/.test(body) ? undefined : body.replaceAll('{{', '{').replaceAll('}}', '}');
  }
}
