import { applyEdits, type JSONPath, modify, parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { asObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** A key of a JSON file and its value; `undefined` removes it. */
export interface JsonEdit {
  readonly path: readonly string[];
  readonly value: JsonValue | undefined;
}

/** A text is not JSON, with or without comments; the message has the line and what is wrong. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
}

/**
 * Sets keys of a JSON text. Comments, order, indentation and everything else stay as they are. Objects that contain nothing
 * after a key was removed stay.
 * @throws {JsonTextError} if it is not a JSON object.
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  const start = text.trim() === '' ? '{}\n' : text;
  readJson(start);
  return edits.reduce((current, { path, value }) => {
    if (value === undefined && valueIn(readJson(current), path) === undefined) return current;
    assertCanContain(readJson(current), path);
    const options = { formattingOptions: formattingOf(current) };
    const changed = applyEdits(current, modify(current, toJsonPath(path), value, options));
    readJson(changed);
    return changed;
  }, start);
}

/** The value of a key; `undefined` if there is none. @throws {JsonTextError} */
export const jsonValueAt = (text: string, path: readonly string[]): JsonValue | undefined =>
  valueIn(text.trim() === '' ? {} : readJson(text), path);

function valueIn(object: JsonObject, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((value, key) => {
    const parent = asObject(value);
    return parent && Object.hasOwn(parent, key) ? parent[key] : undefined;
  }, object);
}

function assertCanContain(object: JsonObject, path: readonly string[]): void {
  for (let length = 1; length < path.length; length++) {
    const parent = valueIn(object, path.slice(0, length));
    if (parent === undefined) return;
    if (!asObject(parent)) throw new JsonTextError(`${path.slice(0, length).join('.')} is not an object`);
  }
}

function readJson(text: string): JsonObject {
  const errors: ParseError[] = [];
  const value: JsonValue | undefined = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) {
    const line = text.slice(0, error.offset).split('\n').length;
    throw new JsonTextError(`line ${line}: ${describe(printParseErrorCode(error.error))}`);
  }
  const object = asObject(value);
  if (object) return object;
  throw new JsonTextError('line 1: an object is expected');
}

const problems: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing',
  ColonExpected: 'a colon is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  PropertyNameExpected: 'the name of a key is expected',
  ValueExpected: 'a value is expected',
  EndOfFileExpected: 'there is more than one value',
};

const describe = (code: string): string => problems[code] ?? code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The indentation and line ends of a text. */
function formattingOf(text: string) {
  const indentation = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indentation.startsWith('\t'),
    tabSize: indentation.startsWith('\t') ? 1 : indentation.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

const toJsonPath = (path: readonly string[]): JSONPath => [...path];
