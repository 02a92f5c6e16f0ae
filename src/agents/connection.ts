import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../core/json.ts';
import { editJson, jsonValueAt } from './edit-json.ts';
import { editToml, tomlValueAt } from './edit-toml.ts';
import { editVariables, variableIn } from './edit-variables.ts';

/** Keys to set in one file of an agent. */
export interface FileConnection {
  /** An absolute path. */
  readonly file: string;
  readonly format: FileFormat;
  readonly edits: readonly KeyEdit[];
}

/** `whole`: the file is Louter's own, and its only key has the path `[]`. */
export type FileFormat = 'json' | 'toml' | 'variables' | 'whole';

export interface KeyEdit {
  readonly path: readonly string[];
  readonly value: JsonValue;
}

/** A key of a connected file: what was there, and what Louter wrote. */
export interface ConnectedKey extends KeyEdit {
  /** `undefined`: it did not exist. */
  readonly before: JsonValue | undefined;
}

/**
 * The value of a key; `undefined` if there is none.
 * @throws {JsonTextError | TomlTextError} if the text is not valid.
 */
export function valueOf(format: FileFormat, text: string, path: readonly string[]): JsonValue | undefined {
  switch (format) {
    case 'json':
      return jsonValueAt(text, path);
    case 'toml':
      return toJson(tomlValueAt(text, path));
    case 'variables':
      return variableIn(text, path);
    case 'whole':
      return text === '' ? undefined : text;
  }
}

const toJson = (value: unknown): JsonValue | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Sets keys, or removes those whose value is `undefined`. Throws as `valueOf` does. */
function setKeys(
  format: FileFormat,
  text: string,
  edits: readonly { readonly path: readonly string[]; readonly value: JsonValue | undefined }[],
): string {
  switch (format) {
    case 'json':
      return editJson(text, edits);
    case 'toml':
      return editToml(
        text,
        edits.map(({ path, value }) => ({ path, value: toTomlValue(value) })),
      );
    case 'variables':
      return editVariables(
        text,
        edits.map(({ path, value }) => ({ path, value: typeof value === 'string' ? value : undefined })),
      );
    case 'whole':
      return edits.reduce((_, { value }) => (typeof value === 'string' ? value : ''), text);
  }
}

const toTomlValue = (value: JsonValue | undefined): string | Record<string, unknown> | undefined =>
  typeof value === 'string' || value === undefined ? value : { ...Object(value) };

/** The text with all keys of a connection, and these keys with what was there before. */
export function connectText(
  text: string,
  { format, edits }: Pick<FileConnection, 'format' | 'edits'>,
): { text: string; keys: ConnectedKey[] } {
  const keys = edits.map(({ path, value }) => ({ path, value, before: valueOf(format, text, path) }));
  const open = keys.filter(({ value, before }) => !isDeepStrictEqual(value, before));
  return { text: open.length === 0 ? text : setKeys(format, text, open), keys };
}

/** The text with what was there before, and the keys that have another value by now, which stay. */
export function disconnectText(
  text: string,
  { format, keys }: { format: FileFormat; keys: readonly ConnectedKey[] },
): { text: string; changed: { path: readonly string[]; value: JsonValue | undefined }[] } {
  const present = keys.map((key) => ({ ...key, now: valueOf(format, text, key.path) }));
  const ours = present.filter(({ now, value }) => isDeepStrictEqual(now, value));
  const edits = ours
    .filter(({ before, value }) => !isDeepStrictEqual(before, value))
    .map(({ path, before }) => ({ path, value: before }));
  const others = present.filter(
    ({ now, value, before }) => !isDeepStrictEqual(now, value) && !isDeepStrictEqual(now, before),
  );
  return {
    text: edits.length === 0 ? text : setKeys(format, text, edits),
    changed: others.map(({ path, now }) => ({ path, value: now })),
  };
}
