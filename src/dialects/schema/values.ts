import { asArray, asObject, asString, parseJson, type JsonValue } from '../../core/json.ts';
import { unreachable } from '../../core/unreachable.ts';
import { readPythonLiteral } from '../literal/read.ts';
import { repairedStructure } from '../json/repair.ts';
import type { Shape } from './shape.ts';

/** The types of JSON Schema that a value may have, and the texts that are strings whatever they look like. */
interface Kinds {
  of: ReadonlySet<Kind>;
  texts: ReadonlySet<string>;
}
type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'structure';

/** When it is known of a value that stands as plain text what it is in JSON: at once, as soon as it is not `null`, or at its end. */
export type Certainty = 'at once' | 'unless null' | 'at the end';

/** What the text of a value of this shape is read as. A parameter the tool does not have is a string. */
export interface ValueParser {
  certainty: Certainty;
  /** The value as JSON text; `isMended` where what stood there was neither JSON nor a Python literal, but meant as one. */
  read(text: string): { json: string; isMended: boolean };
}

export function createValueParser(shape: Shape | undefined): ValueParser {
  const kinds = kindsOf(shape ?? { kind: 'string' });
  return { certainty: certaintyOf(kinds), read: (text) => jsonOf(text, kinds) };
}

function certaintyOf({ of }: Kinds): Certainty {
  if (!of.has('string')) return 'at the end';
  if (of.size === 1) return 'at once';
  return of.size === 2 && of.has('null') ? 'unless null' : 'at the end';
}

/** Whether the beginning of a value may still become `null` or `None`, blanks around it. */
export const mayBeNull = (text: string): boolean =>
  text.length < 64 && /^\s*(?:$|(?:n(?:u|ul|ull\s*)?|N(?:o|on|one\s*)?)$)/.test(text);

function kindsOf(shape: Shape): Kinds {
  const of = new Set<Kind>();
  const texts = new Set<string>();
  function add(each: Shape): void {
    switch (each.kind) {
      case 'values':
        each.values.forEach(addValue);
        break;
      case 'union':
        each.of.forEach(add);
        break;
      case 'list':
      case 'object':
        of.add('structure');
        break;
      case 'any':
        of.add('string');
        break;
      case 'string':
      case 'integer':
      case 'number':
      case 'boolean':
      case 'null':
        of.add(each.kind);
        break;
      default:
        unreachable(each);
    }
  }
  function addValue(value: JsonValue): void {
    if (typeof value === 'string') texts.add(value);
    of.add(kindOf(value));
  }
  add(shape);
  return { of, texts };
}

function kindOf(value: JsonValue): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  return (asArray(value) ?? asObject(value)) ? 'structure' : 'number';
}

/**
 * The most specific type that the text can be read as, with a string as the last: a number keeps its digits, JSON stays as
 * it stands. Python's `True` and `None` are read, as chat templates write them. A `null` where a string is wanted is that
 * word, and what cannot be what the schema wants stays the text that it is (vLLM and Ollama do so too).
 */
function jsonOf(text: string, { of, texts }: Kinds): { json: string; isMended: boolean } {
  const trimmed = text.trim();
  const scalar = texts.has(text) ? undefined : scalarOf(trimmed, of);
  if (scalar !== undefined) return { json: scalar, isMended: false };
  const structure = !texts.has(text) && of.has('structure') ? structureOf(trimmed, of) : undefined;
  if (structure) return structure;
  const mended = of.has('structure') && !of.has('string') ? repairedStructure(trimmed) : undefined;
  return { json: mended ?? JSON.stringify(text), isMended: mended !== undefined };
}

function scalarOf(trimmed: string, of: Kinds['of']): string | undefined {
  if ((trimmed === 'null' || trimmed === 'None') && (of.has('null') || !of.has('string'))) return 'null';
  // A string that is quoted where no string is wanted.
  if (!of.has('string') && trimmed.startsWith('"') && asString(parseJson(trimmed)) !== undefined) return trimmed;
  if (of.has('boolean') && /^(?:true|false)$/i.test(trimmed)) return trimmed.toLowerCase();
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(trimmed) || !Number.isFinite(Number(trimmed)))
    return undefined;
  return of.has('number') || (of.has('integer') && Number.isInteger(Number(trimmed))) ? trimmed : undefined;
}

/** An array or object, first as JSON: of a text that is both, its wireForm is kept. A set may be a text such as `{1,3}`. */
function structureOf(trimmed: string, of: Kinds['of']): ReturnType<typeof readPythonLiteral> {
  if (!/^[[{(]/.test(trimmed)) return undefined;
  const value = parseJson(trimmed);
  if (asArray(value) ?? asObject(value)) return { json: trimmed, isMended: false };
  const literal = readPythonLiteral(trimmed);
  const isSet = trimmed.startsWith('{') && literal?.json.startsWith('[') === true;
  return isSet && of.has('string') ? undefined : literal;
}
