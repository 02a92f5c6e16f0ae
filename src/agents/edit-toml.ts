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

/** Removes a table and those inside it, and writes the new one in their place, or at the end if there was none. */
function setTable(text: string, { path, value }: TomlEdit): string {
  const table = typeof value === 'object' ? toTable(path, value) : undefined;
  const lines = text.split('\n');
  const [first, ...others] = sectionsOf(lines, path.join('.'));
  if (!first) return table === undefined ? text : appendTable(text, table);
  // From the last on, so that the places of earlier ones stay.
  const rest = others.reduceRight(removeSection, lines);
  if (table === undefined) return removeSection(rest, first).join('\n');
  return [...rest.slice(0, first.header), ...table.split('\n'), ...rest.slice(first.end)].join('\n');
}

const toTable = (path: readonly string[], value: object): string =>
  stringify(path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)).trim();

function appendTable(text: string, table: string): string {
  const separator = text === '' ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  return `${text}${separator}${table}\n`;
}

/** Lines of a table and those inside it that follow each other. */
interface Section {
  /** The first comment directly above the header, or the header. */
  readonly start: number;
  readonly header: number;
  /** After the last line of it: comments above the next section belong to that. */
  readonly end: number;
}

const isBlank = (line: string | undefined): boolean => line?.trim() === '';
const isComment = (line: string | undefined): boolean => line?.trimStart().startsWith('#') === true;

function sectionsOf(lines: readonly string[], name: string): Section[] {
  const headers = lines.flatMap((line, at) => (header.test(line) ? [at] : []));
  const isOurs = (at: number | undefined): boolean => {
    const written = (at === undefined ? '' : (lines[at] ?? '')).replace(/\][ \t]*#.*$/, ']').trim();
    return written === `[${name}]` || written.startsWith(`[${name}.`);
  };
  return headers.flatMap((at, index) => {
    if (!isOurs(at) || isOurs(headers[index - 1])) return [];
    const next = headers.find((other) => other > at && !isOurs(other));
    const above = lines.slice(0, at).findLastIndex((line) => !isComment(line));
    return [{ start: above + 1, header: at, end: endOf(lines, at, next) }];
  });
}

/** Comments that follow directly belong to a section, unless they are directly above the next one. */
function endOf(lines: readonly string[], at: number, next = lines.length): number {
  const last = lines.slice(0, next).findLastIndex((line) => !isBlank(line) && !isComment(line));
  const end = Math.max(at, last) + 1;
  const blank = lines.findIndex((line, index) => index >= end && isBlank(line));
  if (blank !== -1 && blank < next) return blank;
  return next === lines.length ? next : end;
}

/** Of the blank lines around it, those above stay, or those below if nothing is above. */
function removeSection(lines: readonly string[], { start, end }: Section): string[] {
  const [above, below] = [lines.slice(0, start), lines.slice(end)];
  const isFirst = above.every((line) => isBlank(line));
  const isLast = below.every((line) => isBlank(line));
  if (isLast) return [...above.slice(0, above.findLastIndex((line) => !isBlank(line)) + 1), ...below.slice(-1)];
  if (isFirst || isBlank(above.at(-1))) return [...above, ...below.slice(below.findIndex((line) => !isBlank(line)))];
  return [...above, ...below];
}
