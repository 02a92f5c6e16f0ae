import { asString, parseJson } from '../../core/json.ts';
import { atom } from './atom.ts';
import { endsString, hasNoEscape, unescaped, type Notation } from './strings.ts';
import { firstNonBlank } from '../text/blanks.ts';

/** The fields of an object, in their order: names, and values as JSON text. */
export type Fields = ReadonlyMap<string, string>;

/** A call as Python writes it: `name(value, name=value)`. Values are JSON text. */
export interface PythonCall {
  name: string;
  positional: readonly string[];
  named: Fields;
  /** Whether something in it was not as Python has it. */
  isMended: boolean;
}

/** An object in the notation of marked strings. */
export interface MarkedObject {
  fields: Fields;
  /** Whether something was missing, or not as the notation has it, and was put right. */
  isMended: boolean;
}

const backslash = 0x5c;

/** Deeper than any tool's arguments, and far less than what overflows a stack. */
const maxDepth = 200;

/**
 * A Python literal as JSON text: strings of all kinds, numbers with their digits, lists, tuples, sets, dictionaries.
 * JSON is one too. `undefined` where it is anything else.
 */
export function readPythonLiteral(text: string): { json: string; isMended: boolean } | undefined {
  const reader = createLiteralReader(text, {});
  const json = reader.value();
  return json !== undefined && reader.isOver() ? { json, isMended: reader.isMended() } : undefined;
}

/** A call whose arguments are all Python literals; `undefined` where it is anything else. */
export function readPythonCall(text: string): PythonCall | undefined {
  const open = text.indexOf('(');
  if (open < 0) return undefined;
  const reader = createLiteralReader(text.slice(open), {});
  const given = reader.callArguments();
  if (!given || !reader.isOver()) return undefined;
  return { name: text.slice(0, open).trim(), ...given, isMended: reader.isMended() };
}

/**
 * An object whose strings stand raw between marks, as Gemma writes it: `{key:<mark>text<mark>,n:1,list:[…]}`, with round
 * brackets and `=` too (vllm 53642, omlx 1846). What models forget is put in its place: the end of a string, brackets,
 * the marks of a plain word (as Ollama repairs it). `undefined` where it is anything else.
 */
export function readMarkedObject(text: string, mark: string): MarkedObject | undefined {
  const reader = createLiteralReader(text, { mark });
  const fields = reader.fields(text.startsWith('(') ? ')' : '}');
  return fields && reader.isOver() ? { fields, isMended: reader.isMended() } : undefined;
}

export const objectText = (fields: Fields): string =>
  `{${Array.from(fields, ([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

interface LiteralReader {
  value(): string | undefined;
  /** An object without what tells it from a value: its bracket is next. */
  fields(close: string): Fields | undefined;
  callArguments(): Pick<PythonCall, 'positional' | 'named'> | undefined;
  /** Whether nothing but blanks is left. */
  isOver(): boolean;
  isMended(): boolean;
}

/** Recursive descent, by one rule for all brackets; what fails gives `undefined`. */
function createLiteralReader(text: string, notation: Notation): LiteralReader {
  const { mark } = notation;
  let at = 0;
  let depth = 0;
  let mended = false;

  function skip(): void {
    at = firstNonBlank(text, at);
    if (mark !== undefined) return;
    while (text.charAt(at) === '#') {
      const line = text.indexOf('\n', at);
      at = line < 0 ? text.length : firstNonBlank(text, line);
    }
  }

  function mend<T>(made: T): T {
    mended = true;
    return made;
  }

  /** What stands between brackets and commas; `false` where an item, which eats what it reads, is none. */
  function items(close: string, item: () => boolean): boolean {
    if (++depth > maxDepth) return false;
    at++;
    for (;;) {
      skip();
      const next = text.charAt(at);
      if (next === ',') at++;
      else if (next === close) {
        at++;
        depth--;
        return true;
      } else if (mark !== undefined && (next === '' || '}])'.includes(next))) {
        depth--;
        return mend(true);
      } else {
        if (next === '' || !item()) return false;
        // Behind a marked string a comma may be left out (yzma 243).
        const isMarked = mark !== undefined && text.endsWith(mark, at);
        skip();
        if (at < text.length && !',}])'.includes(text.charAt(at))) {
          if (!isMarked) return false;
          mend(true);
        }
      }
    }
  }

  function list(close: string): string[] | undefined {
    const values: string[] = [];
    const isWhole = items(close, () => {
      const found = value();
      if (found !== undefined) values.push(found);
      return found !== undefined;
    });
    return isWhole ? values : undefined;
  }

  function fields(close: string): Fields | undefined {
    const found = new Map<string, string>();
    const isWhole = items(close, () => {
      const name = key();
      skip();
      if (name === undefined || !isSeparator(text.charAt(at))) return false;
      at++;
      const given = value(close);
      if (given !== undefined) found.set(name, given);
      return given !== undefined;
    });
    return isWhole ? found : undefined;
  }

  const isSeparator = (unit: string): boolean => unit === ':' || (unit === '=' && mark !== undefined);

  function key(): string | undefined {
    if (mark !== undefined) {
      const plain = matched(/[^\s:=,{}[\]()<>"'][^:=,{}[\]()<>"'\n]*/y);
      if (plain !== undefined) return plain.trimEnd();
    }
    const found = value();
    return found === undefined ? undefined : keyText(found);
  }

  const keyText = (given: string): string => (given.startsWith('"') ? (asString(parseJson(given)) ?? given) : given);

  function matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  /** `within`: what closes the object whose field this is. */
  function value(within?: string): string | undefined {
    skip();
    const unit = text.charAt(at);
    switch (unit) {
      case '{': {
        if (mark === undefined) return braces();
        const found = fields('}');
        return found && objectText(found);
      }
      case '[':
        return listText(list(']'));
      case '(':
        if (mark === undefined) return tuple();
        break;
      case '"':
      case "'":
        return mark === undefined ? strings() : quoted(unit);
      default:
    }
    if (mark === undefined) return strings() ?? word(matched(/[\w.+-]+/y) ?? '');
    return text.startsWith(mark, at) ? marked(mark) : bare(mark, within);
  }

  /** A dictionary, or a set, which is a list: its first item tells which. */
  function braces(): string | undefined {
    const found = new Map<string, string>();
    const values: string[] = [];
    const isWhole = items('}', () => {
      const first = value();
      if (first === undefined) return false;
      skip();
      if (!isSeparator(text.charAt(at))) return found.size === 0 && values.push(first) > 0;
      at++;
      const given = value();
      if (given !== undefined) found.set(keyText(first), given);
      return given !== undefined && values.length === 0;
    });
    if (!isWhole) return undefined;
    return values.length > 0 ? listText(values) : objectText(found);
  }

  /** Python has no number with a zero too many before it: it stays as it is written, until its type is known. */
  const word = (written: string): string | undefined =>
    atom(written) ?? (/^[+-]?0\d{1,64}$/.test(written) ? mend(JSON.stringify(written)) : undefined);

  const listText = (values: string[] | undefined): string | undefined => values && `[${values.join(',')}]`;

  /** A tuple, or one value in brackets. */
  function tuple(): string | undefined {
    const values = list(')');
    const isTuple = values?.length !== 1 || /,\s*\)$/.test(text.slice(Math.max(0, at - 64), at));
    return isTuple ? listText(values) : values[0];
  }

  /** One string or several in a row, which are one. */
  function strings(): string | undefined {
    const pieces: string[] = [];
    for (;;) {
      const begin = at;
      const prefix = matched(/[rbuf]{1,2}(?=['"])/iy)?.toLowerCase() ?? '';
      const piece = /['"]/.test(text.charAt(at)) ? pythonString(prefix) : undefined;
      if (piece === undefined) {
        at = begin;
        return pieces.length === 0 || /^['"]/.test(text.charAt(at)) ? undefined : JSON.stringify(pieces.join(''));
      }
      pieces.push(piece);
      skip();
    }
  }

  function pythonString(prefix: string): string | undefined {
    const quote = text.charAt(at);
    const triple = quote.repeat(3);
    const end = text.startsWith(triple, at) ? triple : quote;
    const isEmpty = end === quote && text.startsWith(quote, at + 1);
    at += isEmpty ? 2 : end.length;
    const raw = isEmpty ? '' : upTo(end);
    if (raw === undefined) return undefined;
    if (!prefix.includes('r') && hasNoEscape(raw)) mended = true;
    const body = prefix.includes('r') ? raw : unescaped(raw);
    if (!prefix.includes('f')) return body;
    return /(?<!\{)(?:\{\{)*\{(?!\{)/.test(body) ? undefined : body.replaceAll('{{', '{').replaceAll('}}', '}');
  }

  /** What stands before the end of a string in quotes, which is eaten. */
  function upTo(end: string): string | undefined {
    const quote = end.charCodeAt(0);
    for (let index = at; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === backslash) index++;
      else if (code === quote && text.startsWith(end, index)) {
        const after = index + end.length;
        if (end.length === 1 && endsString(text, after, notation, true) !== true) continue;
        const found = text.slice(at, index);
        at = after;
        return found;
      }
    }
    return undefined;
  }

  /** A string in quotes where marks were due; a mark behind it is one too many. */
  function quoted(quote: string): string | undefined {
    at++;
    const found = upTo(quote) ?? unclosed();
    if (quote === "'") mended = true;
    skip();
    if (mark !== undefined && text.startsWith(mark, at)) at += mend(mark.length);
    if (hasNoEscape(found)) mended = true;
    return JSON.stringify(unescaped(found));
  }

  function marked(found: string): string {
    const from = at + found.length;
    const end = text.indexOf(found, from);
    at = from;
    if (end < 0) return JSON.stringify(unclosed());
    at = end + found.length;
    return JSON.stringify(text.slice(from, end));
  }

  /** The rest of the text as a string that was never closed, without the brackets that close what is around it. */
  function unclosed(): string {
    let rest = text.slice(at).trimEnd();
    at = text.length;
    let surplus = 0;
    for (const unit of rest)
      if ('{[('.includes(unit)) surplus--;
      else if ('}])'.includes(unit)) surplus++;
    for (let left = Math.min(surplus, depth); left > 0 && /[}\])]$/.test(rest); left--)
      rest = rest.slice(0, -1).trimEnd();
    return mend(rest);
  }

  /** A number, a word, or a string without its marks, which ends where the next field begins. */
  function bare(found: string, within: string | undefined): string | undefined {
    const from = at;
    let nested = 0;
    for (; at < text.length; at++) {
      const unit = text.charAt(at);
      if ('{[('.includes(unit)) nested++;
      else if ('}]'.includes(unit) || (unit === ')' && (within === ')' || nested > 0))) {
        if (nested-- === 0) break;
      } else if (unit === ',' && nested === 0 && (within === undefined || beginsField(at))) break;
    }
    const body = text.slice(from, at).replaceAll(found, '').trim();
    if (body === '') return undefined;
    return atom(body) ?? mend(JSON.stringify(body));
  }

  function beginsField(comma: number): boolean {
    const field = /,\s*(?:$|[}\])"'<]|[^\s:=,{}[\]()<>"'][^:=,{}[\]()<>"'\n]*[:=])/y;
    field.lastIndex = comma;
    return field.test(text);
  }

  function callArguments(): Pick<PythonCall, 'positional' | 'named'> | undefined {
    const positional: string[] = [];
    const named = new Map<string, string>();
    const isWhole = items(')', () => {
      if (matched(/\*\*/y) !== undefined) {
        skip();
        const unpacked = text.charAt(at) === '{' ? fields('}') : undefined;
        for (const [name, given] of unpacked ?? []) named.set(name, given);
        return unpacked !== undefined;
      }
      const name = matched(/[\p{L}_][\p{L}\p{N}_-]*\s*=(?!=)/uy)
        ?.slice(0, -1)
        .trimEnd();
      const given = value();
      if (given === undefined) return false;
      if (name === undefined) positional.push(given);
      else named.set(name, given);
      return true;
    });
    return isWhole ? { positional, named } : undefined;
  }

  return {
    value,
    fields,
    callArguments,
    isOver() {
      skip();
      return at === text.length;
    },
    isMended: () => mended,
  };
}
