import { asArray, asObject, asString, parseJson, type JsonValue } from '../../core/json.ts';
import { unreachable } from '../../core/unreachable.ts';
import { readPythonLiteral } from '../literal/python.ts';
import { repairedStructure } from '../json/repair.ts';
import type { Shape } from './shape.ts';

/** The JSON Schema types that a value may have, and texts that are strings whatever they look like. */
interface Kinds {
  of: ReadonlySet<Kind>;
  texts: ReadonlySet<string>;
}
type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'structure';

/** When the JSON type of a plain text value is known: immediately, once it cannot be `null`, or at its end. */
export type Certainty = 'at once' | 'unless null' | 'at the end';

/** Parses the text of a value with this shape. Parameters that the tool does not have are strings. */
export interface ValueParser {
  certainty: Certainty;
  /** The value as JSON text. `isMended`: whether it was neither JSON nor a Python literal and had to be repaired. */
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

/** Whether the beginning of a value may still become `null` or `None`, ignoring blanks. */
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
 * Parses text as the most specific type possible, with string as the fallback. Numbers keep their digits, JSON is
 * unchanged. Accepts Python's `True` and `None`, which chat templates write. `null` for a string parameter is a
 * string, and a value that does not match the schema stays text (like vLLM and Ollama).
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
  // A quoted string where the schema has no string.
  if (!of.has('string') && trimmed.startsWith('"') && asString(parseJson(trimmed)) !== undefined) return trimmed;
  if (of.has('boolean') && /^(?:true|false)$/i.test(trimmed)) return trimmed.toLowerCase();
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(trimmed) || !Number.isFinite(Number(trimmed)))
    return undefined;
  return of.has('number') || (of.has('integer') && Number.isInteger(Number(trimmed))) ? trimmed : undefined;
}

/** An array or object, preferably as JSON, which keeps its original form. A set may be a text such as `{1,3}`. */
function structureOf(trimmed: string, of: Kinds['of']): ReturnType<typeof readPythonLiteral> {
  if (!/^[[{(]/.test(trimmed)) return undefined;
  const value = parseJson(trimmed);
  if (asArray(value) ?? asObject(value)) return { json: trimmed, isMended: false };
  const literal = readPythonLiteral(trimmed);
  const isSet = trimmed.startsWith('{') && literal?.json.startsWith('[') === true;
  return isSet && of.has('string') ? undefined : literal;
}
