import { isDeepStrictEqual } from 'node:util';
import { parse, stringify, TomlError } from 'smol-toml';

/** A top-level key, or a whole table such as `model_providers.louter`, and its value; `undefined` removes it. */
export interface TomlEdit {
  readonly path: readonly string[];
  readonly value: string | Readonly<Record<string, unknown>> | undefined;
}

/** A text is not TOML, or cannot be changed without changing other keys; the message has the reason. */
export class TomlTextError extends Error {
  override readonly name = 'TomlTextError';
}

/**
 * Sets keys of a TOML text as lines of text, so that everything else stays as it is.
 * @throws {TomlTextError} if it is not TOML, or if another key would change.
 */
export function editToml(text: string, edits: readonly TomlEdit[]): string {
  return edits.reduce((current, edit) => {
    const before = readToml(current);
    const changed =
      typeof edit.value === 'object' || edit.path.length > 1 ? setTable(current, edit) : setKey(current, edit);
    if (isDeepStrictEqual(toPlain(withEdit(before, edit)), toPlain(readToml(changed)))) return changed;
    throw new TomlTextError(`${edit.path.join('.')} is written in a way that cannot be changed safely`);
  }, text);
}

/** The parser's tables have no prototype. */
const toPlain = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree));

/** The value of a key or table; `undefined` if there is none. @throws {TomlTextError} */
export const tomlValueAt = (text: string, path: readonly string[]): unknown => valueIn(readToml(text), path);

const valueIn = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined), tree);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function readToml(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof TomlError)
      throw new TomlTextError(`line ${error.line}: ${error.message.split('\n')[0] ?? ''}`);
    throw error;
  }
}

/** The tree as it must be after an edit; tables that contain nothing are removed with their last key. */
function withEdit(
  tree: Record<string, unknown>,
  { path: [key = '', ...rest], value }: TomlEdit,
): Record<string, unknown> {
  const { [key]: inner, ...others } = tree;
  if (rest.length === 0) return value === undefined ? others : { ...tree, [key]: value };
  const changed = withEdit(isTable(inner) ? inner : {}, { path: rest, value });
  return Object.keys(changed).length === 0 ? others : { ...tree, [key]: changed };
}

const header = /^[ \t]*\[/;

/** Sets a key before the first table. */
function setKey(text: string, { path: [key = ''], value }: TomlEdit): string {
  const lines = text.split('\n');
  const firstTable = lines.findIndex((line) => header.test(line));
  const index = lines.findIndex(
    (line, at) => (firstTable === -1 || at < firstTable) && new RegExp(String.raw`^[ \t]*${key}[ \t]*=`).test(line),
  );
  const own = `${key} = ${JSON.stringify(value)}`;
  if (index === -1) return value === undefined ? text : `${own}\n${text}`;
  const end = lines[index]?.endsWith('\r') ? '\r' : '';
  return [...lines.slice(0, index), ...(value === undefined ? [] : [own + end]), ...lines.slice(index + 1)].join('\n');
}

/** Removes a table and those inside it with their lines, and appends the new one. */
function setTable(text: string, { path, value }: TomlEdit): string {
  const name = path.join('.');
  let isOurs = false;
  const kept = text.split('\n').filter((line) => {
    if (header.test(line)) isOurs = line.trim() === `[${name}]` || line.trim().startsWith(`[${name}.`);
    return !isOurs;
  });
  const rest = kept.length === text.split('\n').length ? text : kept.join('\n').replace(/\n+$/, '\n');
  if (typeof value !== 'object') return rest;
  const separator = rest === '' ? '' : rest.endsWith('\n') ? '\n' : '\n\n';
  const table = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return `${rest}${separator}${stringify(table).trim()}\n`;
}
