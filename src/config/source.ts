import { parse, TomlError } from 'smol-toml';
import { ConfigError } from './error.ts';

/** A configuration as it was written, and how a fault in it is told. */
export interface ConfigSource {
  /** Absolute path, or null for the embedded default. */
  readonly file: string | null;
  /** What relative paths in it are relative to. */
  readonly folder: string;
  /** The parsed TOML, nothing replaced or checked. */
  readonly tree: object;
  /** `louter.toml:12: backends.local.mode: <problem>`. */
  errorAt(path: readonly string[], problem: string): ConfigError;
}

/**
 * Reads TOML.
 * @param name how its author knows the file, for messages.
 * @throws {ConfigError} when it is none.
 */
export function parseSource(text: string, name: string, file: string, folder: string): ConfigSource {
  const tree = parseToml(text, name);
  return {
    file,
    folder,
    tree,
    errorAt: (path, problem) =>
      new ConfigError(`${name}:${lineOf(text, tree, path)}: ${tomlPath(path, tree)}: ${problem}`),
  };
}

/** The configuration that is used where there is no file: everything has its default. */
export const embeddedSource = (folder: string): ConfigSource => ({
  file: null,
  folder,
  tree: {},
  errorAt: (path, problem) => new ConfigError(`the embedded default: ${tomlPath(path, {})}: ${problem}`),
});

/** A configuration that stands in a program. */
export const objectSource = (tree: object, folder: string): ConfigSource => ({
  file: null,
  folder,
  tree,
  errorAt: (path, problem) => new ConfigError(`the configuration object: ${tomlPath(path, tree)}: ${problem}`),
});

function parseToml(text: string, name: string): object {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    throw new ConfigError(`${name}:${error.line}:${error.column}: this is not TOML: ${what}`);
  }
}

/** The value at a path, or `undefined`. */
export function valueAt(tree: unknown, path: readonly string[]): unknown {
  let value = tree;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/**
 * The line, from 1, on which a key begins; of one that is missing, the nearest table around it. The parser keeps no
 * positions, but it reads the beginning of a file as well as the whole: the key is in the first beginning that has it.
 */
function lineOf(text: string, tree: object, path: readonly string[]): number {
  let nearest = path;
  while (nearest.length > 0 && valueAt(tree, nearest) === undefined) nearest = nearest.slice(0, -1);
  if (nearest.length === 0) return 1;
  const lines = text.split('\n');
  let linesBefore = 0;
  for (let count = 1; count <= lines.length; count++) {
    const prefix = tryParse(lines.slice(0, count).join('\n'));
    // In the middle of a value of several lines.
    if (prefix === undefined) continue;
    if (valueAt(prefix, nearest) !== undefined) return linesBefore + 1;
    linesBefore = count;
  }
  return 1;
}

function tryParse(text: string): object | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof TomlError) return undefined;
    throw error;
  }
}

/** A path as it is written in TOML: `models."gpt-*"`, `server.keys[0]`. */
function tomlPath(path: readonly string[], tree: object): string {
  let text = '';
  path.forEach((key, index) => {
    if (Array.isArray(valueAt(tree, path.slice(0, index)))) text += `[${key}]`;
    else text += (index === 0 ? '' : '.') + (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));
  });
  return text;
}
