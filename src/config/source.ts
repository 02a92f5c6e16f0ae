import { parse, TomlError } from 'smol-toml';
import { appendAll } from '../core/append-all.ts';
import { describeTomlError } from './toml-errors.ts';

/** One error of a configuration. */
export interface ConfigProblem {
  /** Location, problem and remedy, on one line and without secrets. */
  readonly text: string;
  /** The keys that lead to the value; empty if the file as a whole is meant. */
  readonly path: readonly string[];
  /** From 1; 0 if unknown. */
  readonly line: number;
}

/** The errors of a configuration, in the order of their lines. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  /** A text is one error of the whole file. */
  constructor(problems: string | readonly ConfigProblem[]) {
    const list = typeof problems === 'string' ? [{ text: problems, path: [], line: 0 }] : problems;
    const sorted = list.toSorted((one, other) => one.line - other.line);
    super(sorted.map(({ text }) => text).join('\n'));
    this.problems = sorted;
  }
}

/** Collects the errors of independent steps, so that all are reported together. */
export class ConfigProblems {
  readonly #problems: ConfigProblem[] = [];
  readonly #consequences: (readonly string[])[] = [];

  /** The result of a step, or `fallback` if it throws a `ConfigError`. */
  attempt<Value>(step: () => Value, fallback: Value): Value {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      // A value of the wrong form has been reported already, and what follows from its absence is no error of its own.
      appendAll(
        this.#problems,
        error.problems.filter(({ path }) => !this.#isKnown(path)),
      );
      return fallback;
    }
  }

  /** An error at exactly this path follows from one that was collected. */
  expect(path: readonly string[]): void {
    this.#consequences.push(path);
  }

  /** @throws {ConfigError} with everything that was collected. */
  assertNone(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems);
  }

  #isKnown(path: readonly string[]): boolean {
    if (this.#consequences.some((known) => known.join('\n') === path.join('\n'))) return true;
    return this.#problems.some(({ path: known }) => {
      const shared = Math.min(path.length, known.length);
      return shared > 0 && path.slice(0, shared).every((key, index) => key === known[index]);
    });
  }
}

/** A configuration as written. */
export interface ConfigSource {
  /** Absolute path, or null for the built-in default. */
  readonly file: string | null;
  /** The file as the user wrote it; null without one. */
  readonly name: string | null;
  /** Relative paths in it are resolved against this folder. */
  readonly folder: string;
  /** Where traces are stored by default; `folder` if it is absent. */
  readonly traceFolder?: string;
  /** There is neither a file nor an object. */
  readonly isBuiltIn?: true;
  /** Nobody named it: it is the `louter.toml` of the folder of this process. */
  readonly isFound?: true;
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
    name,
    folder,
    tree,
    errorAt(path, problem) {
      const line = lineOf(text, tree, path);
      return new ConfigError([{ text: `${name}:${line}: ${tomlPath(path, tree)}: ${problem}`, path, line }]);
    },
  };
}

/** The configuration without a file: every key has its default. */
export const builtInSource = (folder: string): ConfigSource => ({
  file: null,
  name: null,
  folder,
  isBuiltIn: true,
  tree: {},
  errorAt: (path, problem) =>
    new ConfigError([{ text: `the built-in default: ${tomlPath(path, {})}: ${problem}`, path, line: 0 }]),
});

/** A configuration object of a program. */
export const objectSource = (tree: object, folder: string): ConfigSource => ({
  file: null,
  name: null,
  folder,
  tree,
  errorAt: (path, problem) =>
    new ConfigError([{ text: `the configuration object: ${tomlPath(path, tree)}: ${problem}`, path, line: 0 }]),
});

function parseToml(text: string, name: string): object {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new ConfigError(`${name}:${error.line}:${error.column}: invalid TOML: ${describeTomlError(text, error)}`);
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
