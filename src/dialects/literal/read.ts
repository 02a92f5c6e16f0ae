import { asString, parseJson } from '../../core/json.ts';
import { atom } from './atom.ts';
import { endsString, hasNoEscape, unescaped, type Notation } from './strings.ts';
import { firstNonBlank } from '../text/blanks.ts';

/** The fields of an object, in order: names, and values as JSON text. */
export type Fields = ReadonlyMap<string, string>;

/** A Python call, `name(value, name=value)`. Values are JSON text. */
export interface PythonCall {
  name: string;
  positional: readonly string[];
  named: Fields;
  /** Whether invalid Python was repaired. */
  isMended: boolean;
}

/** An object in the notation with marked strings. */
export interface MarkedObject {
  fields: Fields;
  /** Whether something missing or malformed was repaired. */
  isMended: boolean;
}

const backslash = 0x5c;

/** More than the arguments of any tool need, and far from a stack overflow. */
const maxDepth = 200;

/**
 * Converts a Python literal to JSON text: all kinds of strings, numbers with their digits, lists, tuples, sets,
 * dictionaries. Accepts JSON too. `undefined` for anything else.
 */
export function readPythonLiteral(text: string): { json: string; isMended: boolean } | undefined {
  const reader = createLiteralReader(text, {});
  const json = reader.value();
  return json !== undefined && reader.isOver() ? { json, isMended: reader.isMended() } : undefined;
}

/** Parses a call whose arguments are all Python literals. `undefined` for anything else. */
export function readPythonCall(text: string): PythonCall | undefined {
  const open = text.indexOf('(');
  if (open < 0) return undefined;
  const reader = createLiteralReader(text.slice(open), {});
  const given = reader.callArguments();
  if (!given || !reader.isOver()) return undefined;
  return { name: text.slice(0, open).trim(), ...given, isMended: reader.isMended() };
}

/**
 * Parses an object with raw strings between marks, as Gemma writes it: `{key:<mark>text<mark>,n:1,list:[…]}`, also
 * with parentheses and `=` (vllm 53642, omlx 1846). Repairs what models omit: the end of a string, brackets, the marks
 * of a plain word (like Ollama). `undefined` for anything else.
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
  /** Reads an object from its bracket on. */
  fields(close: string): Fields | undefined;
  callArguments(): Pick<PythonCall, 'positional' | 'named'> | undefined;
  /** Whether only blanks are left. */
  isOver(): boolean;
  isMended(): boolean;
}

/** A recursive descent parser with one rule for all brackets. A failure is `undefined`. */
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

  /** Reads items between brackets and commas. `item` consumes one, or returns false. */
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
        // After a marked string the comma may be missing (yzma 243).
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

  /** ↵ @param within closing bracket of the object that the value belongs to */
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

  /** Reads a dictionary or a set, by its first item. A set becomes a list. */
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

  /** Leading zeros are invalid in Python: the number is kept as a string until its type is known. */
  const word = (written: string): string | undefined =>
    atom(written) ?? (/^[+-]?0\d{1,64}$/.test(written) ? mend(JSON.stringify(written)) : undefined);

  const listText = (values: string[] | undefined): string | undefined => values && `[${values.join(',')}]`;

  /** Reads a tuple, or one value in parentheses. */
  function tuple(): string | undefined {
    const values = list(')');
    const isTuple = values?.length !== 1 || /,\s*\)$/.test(text.slice(Math.max(0, at - 64), at));
    return isTuple ? listText(values) : values[0];
  }

  /** Reads one string, or several adjacent ones, which are concatenated. */
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

  /** Reads up to the end of a quoted string, and consumes the quote. */
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

  /** Reads a quoted string where marks are expected, and a surplus mark after it. */
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

  /** Reads the rest of the text as an unclosed string, without the brackets that close what surrounds it. */
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

  /** Reads a number, a keyword, or a string without marks, which ends where the next field begins. */
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
