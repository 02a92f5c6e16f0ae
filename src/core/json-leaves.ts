import { escapePointer } from './json-pointer.ts';
import { asString, parseJson } from './json.ts';
import { JsonScanner, jsonToken } from './json-scan.ts';

/** A value in a JSON text that holds no other: a scalar, a string, or an empty list or object. */
export interface JsonLeaf {
  /** The keys that lead to it, from the outside in. */
  keys: readonly string[];
  /** Its position in the text, in UTF-16 code units: up to and without `end`. */
  start: number;
  end: number;
}

interface OpenContainer {
  keys: readonly string[];
  start: number;
  isEmpty: boolean;
  /** The key of the next value in an object; `undefined` where the next string is a key. */
  key: string | undefined;
  /** The index of the next value in a list; `undefined` in an object. */
  index: number | undefined;
}

/** The leaves of a text that is known to be JSON, in their order. */
export function findLeaves(text: string): JsonLeaf[] {
  const scanner = new JsonScanner(text, 'all');
  const leaves: JsonLeaf[] = [];
  const open: OpenContainer[] = [];
  for (let token = scanner.next(); token !== jsonToken.none; token = scanner.next()) {
    const { start, end } = scanner;
    const inner = open.at(-1);
    switch (token) {
      case jsonToken.openBrace:
        open.push({ keys: keysOfNext(inner), start, isEmpty: true, key: undefined, index: undefined });
        break;
      case jsonToken.openBracket:
        open.push({ keys: keysOfNext(inner), start, isEmpty: true, key: undefined, index: 0 });
        break;
      case jsonToken.closeBrace:
      case jsonToken.closeBracket:
        open.pop();
        if (inner?.isEmpty) leaves.push({ keys: inner.keys, start: inner.start, end });
        break;
      case jsonToken.comma:
        if (inner?.index !== undefined) inner.index += 1;
        else if (inner) inner.key = undefined;
        break;
      case jsonToken.string:
        if (inner?.index === undefined && inner?.key === undefined && inner) {
          inner.key = JSON.parse(text.slice(start, end));
          inner.isEmpty = false;
        } else leaves.push({ keys: keysOfNext(inner), start, end });
        break;
      case jsonToken.scalar:
        leaves.push({ keys: keysOfNext(inner), start, end });
        break;
      default:
    }
  }
  return leaves;
}

/** The keys that lead to the next value of a container, which then is not empty. */
function keysOfNext(container: OpenContainer | undefined): readonly string[] {
  if (!container) return [];
  container.isEmpty = false;
  return [...container.keys, container.key ?? String(container.index ?? '')];
}

/** A string in a JSON text. */
export interface StringLeaf {
  /** JSON Pointer. */
  readonly pointer: string;
  /** Where its literal lies, the quotes included: up to and without `to`. */
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** Every string value of a JSON text, without keys, in order; none where the text is not JSON. */
export function listStringLeaves(text: string): StringLeaf[] {
  if (parseJson(text) === undefined) return [];
  return findLeaves(text).flatMap(({ keys, start, end }) =>
    text[start] === '"'
      ? [
          {
            pointer: keys.map((key) => `/${escapePointer(key)}`).join(''),
            from: start,
            to: end,
            value: asString(parseJson(text.slice(start, end))) ?? '',
          },
        ]
      : [],
  );
}
