import type { WrittenCall } from '../dialect.ts';
import { asString, parseArguments, parseJson } from '../../core/json.ts';

/** A field of a call's arguments. The value is JSON text. */
type JsonField = [name: string, value: string];

/** The fields of an object, keeping the digits of numbers. */
export const fieldsOf = (argumentsText: string): JsonField[] =>
  Object.entries(parseArguments(argumentsText) ?? {}).map(([name, value]) => [name, JSON.stringify(value)]);

const token = /"[^"\\]*(?:\\.[^"\\]*)*"(:)?|true|false|null/g;

const textOf = (json: string): string => asString(parseJson(json)) ?? '';

/**
 * Creates a function that converts JSON to the notation with marked strings. A string that contains one of `markers`
 * is written as JSON with `<` escaped, which readers of the notation accept too.
 */
export function markedWriter(mark: string, markers: readonly string[]): (json: string) => string {
  const isHard = (text: string): boolean => [mark, ...markers].some((marker) => text.includes(marker));
  return (json) =>
    json.replace(token, (word, colon?: string) => {
      if (!word.startsWith('"')) return word;
      const text = textOf(colon === undefined ? word : word.slice(0, -1));
      if (colon !== undefined) return `${markedKey(text)}:`;
      return isHard(text) ? escaped(text) : mark + text + mark;
    });
}

export const markedKey = (name: string): string => (/^[\w.$-]+$/.test(name) ? name : escaped(name));

const escaped = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Writes a Python call. Names that are not valid in Python are passed by unpacking a dictionary. */
export function pythonCall({ name, argumentsText }: WrittenCall): string {
  const fields = fieldsOf(argumentsText);
  const plain = fields.filter(([key]) => isParameterName(key)).map(([key, value]) => `${key}=${pythonLiteral(value)}`);
  const others = fields
    .filter(([key]) => !isParameterName(key))
    .map(([key, value]) => `${JSON.stringify(key)}: ${pythonLiteral(value)}`);
  return `${name}(${[...plain, ...(others.length > 0 ? [`**{${others.join(', ')}}`] : [])].join(', ')})`;
}

const pythonWords: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Converts JSON to Python. Strings and numbers are the same in both. */
const pythonLiteral = (json: string): string =>
  json.replace(token, (word, colon?: string) => (colon ? `${word} ` : (pythonWords[word] ?? word)));

const keywords: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Whether Python accepts this as a parameter name. Others are passed by unpacking a dictionary. */
export const isParameterName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
