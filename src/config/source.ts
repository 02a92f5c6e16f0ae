import { parse, TomlError } from 'smol-toml';

/** An error in a configuration: location, problem and remedy, on one line and without secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A configuration as written. */
export interface ConfigSource {
  /** Absolute path, or null for the built-in default. */
  readonly file: string | null;
  /** Relative paths in it are resolved against this folder. */
  readonly folder: string;
  /** Where traces are stored unless the configuration says so; default: `folder`. */
  readonly traceFolder?: string;
  /** The parsed TOML, before substitution and validation. */
  readonly tree: object;
  /** An error such as `louter.toml:12: backends.local.mode: <problem>`. */
  errorAt(path: readonly string[], problem: string): ConfigError;
}

/**
 * Parses TOML.
 * @param name the file name for messages, as the user wrote it.
 * @throws {ConfigError} for invalid TOML.
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

/** The configuration without a file: every key has its default. */
export const builtInSource = (folder: string): ConfigSource => ({
  file: null,
  folder,
  tree: {},
  errorAt: (path, problem) => new ConfigError(`the built-in default: ${tomlPath(path, {})}: ${problem}`),
});

/** A configuration object of a program. */
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
    throw new ConfigError(`${name}:${error.line}:${error.column}: invalid TOML: ${what}`);
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
 * The line, from 1, on which a key starts; for a missing key, that of the nearest enclosing table. The parser keeps no
 * positions, but it can parse a prefix of the file: the key is on the last line of the first prefix that has it.
 */
function lineOf(text: string, tree: object, path: readonly string[]): number {
  let nearest = path;
  while (nearest.length > 0 && valueAt(tree, nearest) === undefined) nearest = nearest.slice(0, -1);
  if (nearest.length === 0) return 1;
  const lines = text.split('\n');
  let linesBefore = 0;
  for (let count = 1; count <= lines.length; count++) {
    const prefix = tryParse(lines.slice(0, count).join('\n'));
    // The prefix ends within a multi-line value.
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

/** Formats a path as in TOML: `models."gpt-*"`, `server.keys[0]`. */
function tomlPath(path: readonly string[], tree: object): string {
  let text = '';
  path.forEach((key, index) => {
    if (Array.isArray(valueAt(tree, path.slice(0, index)))) text += `[${key}]`;
    else text += (index === 0 ? '' : '.') + (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));
  });
  return text;
}
