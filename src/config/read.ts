import { pointerSegments } from '../core/json-pointer.ts';
import type { components } from '../../generated/louter.js';
import { validateConfiguration } from '../../generated/louter.validators.js';
import type { JsonValue } from '../core/json.ts';
import { findNearest, suggestName } from '../core/nearest.ts';
import { describeProblem } from '../core/validation.ts';
import type { ConfigError, ConfigProblems } from './source.ts';
import { knownKeys } from './known-keys.ts';
import { type ConfigSource, valueAt } from './source.ts';
import { suggestValue, unitOf } from './suggest-value.ts';
import { substituteVariables, type Variables } from './variables.ts';

/** The configuration file in the shape of its schema in `specs/louter.yaml`, with variables substituted. */
export type Configuration = components['schemas']['Configuration'];

/** Collects errors in `problems`, and returns what is left of the configuration without the values at fault. */
export function readConfiguration(source: ConfigSource, variables: Variables, problems: ConfigProblems): Configuration {
  const substitute = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string')
      return problems.attempt(() => substituteVariables(value, path, source, variables), value);
    if (Array.isArray(value)) return value.map((item, index) => substitute(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, substitute(each, [...path, key])]));
  };
  return validateTree(source, substitute(source.tree, []), problems);
}

/** Validates a configuration without substituting variables; otherwise as `readConfiguration`. */
export const checkConfiguration = (source: ConfigSource, problems: ConfigProblems): Configuration =>
  validateTree(source, source.tree, problems);

/** More errors than anybody reads at once. */
const maxErrors = 50;

/** The validator describes one error best: each value at fault is removed before the next one is looked for. */
function validateTree(source: ConfigSource, written: unknown, problems: ConfigProblems): Configuration {
  let tree = written;
  for (let count = 0; count < maxErrors; count++) {
    if (validateConfiguration(tree)) return tree;
    const error = toConfigError(source, tree);
    problems.attempt(() => {
      throw error;
    }, undefined);
    const path = error.problems[0]?.path ?? [];
    // A key that is missing because it is misspelled is one error.
    const meant = findNearest(path.at(-1) ?? '', knownKeys(path.slice(0, -1)));
    if (meant !== undefined) problems.expect([...path.slice(0, -1), meant]);
    const present = nearestPresent(tree, path);
    if (present.length === 0) break;
    tree = without(tree, present);
  }
  problems.assertNone();
  throw new Error('the schema of the configuration refuses a value without naming it');
}

/** The path of what must go: of a missing key, the table that lacks it. */
function nearestPresent(tree: unknown, path: readonly string[]): readonly string[] {
  return valueAt(tree, path) === undefined && path.length > 0 ? nearestPresent(tree, path.slice(0, -1)) : path;
}

function without(tree: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof tree !== 'object' || tree === null || key === undefined) return tree;
  if (Array.isArray(tree))
    return rest.length === 0
      ? tree.filter((_item, index) => String(index) !== key)
      : tree.map((item, index) => (String(index) === key ? without(item, rest) : item));
  const entries = Object.entries(tree);
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, value]) => [name, name === key ? without(value, rest) : value]),
  );
}

function toConfigError(source: ConfigSource, tree: unknown): ConfigError {
  const errors = validateConfiguration.errors ?? [];
  // The tree is JSON except for dates, which become text.
  const plain: JsonValue = JSON.parse(JSON.stringify(tree));
  const { path: pointer, expected, got } = describeProblem(errors, plain);
  const path = pointerSegments(pointer);
  const parent = path.slice(0, -1);
  const key = path.at(-1) ?? '';
  if (errors.some((error) => error.params['additionalProperty'] === key)) {
    return source.errorAt(path, `unknown key "${key}"${suggestName(key, knownKeys(parent))}`);
  }
  const present = valueAt(source.tree, path);
  if (present === undefined) {
    const known = knownKeys(parent);
    const unknown = Object.keys(tableAt(plain, parent)).filter((each) => !known.includes(each));
    const misspelled = findNearest(key, unknown);
    if (misspelled === undefined) return source.errorAt(path, 'is missing; add it');
    return source.errorAt([...parent, misspelled], `unknown key "${misspelled}"${suggestName(misspelled, [key])}`);
  }
  const meant = suggestValue({ errors, path, written: present, tree: plain });
  return source.errorAt(
    path,
    `expected ${describeExpected(expected, path)}, got ${describeActual(path, present, got)}${meant}`,
  );
}

function tableAt(tree: JsonValue, path: readonly string[]): object {
  const value = valueAt(tree, path);
  return typeof value === 'object' && value !== null ? value : {};
}

const unitExamples = {
  duration: 'a duration such as "250ms", "10s" or "14d"',
  size: 'a size such as "512KiB", "32MiB" or "5GiB"',
};

const examples: Readonly<Record<string, string>> = {
  '/.+': '"backend/model"',
  '{64}': 'the SHA-256 digest of the key: 64 hexadecimal digits',
};

/** Describes a pattern of the schema by an example. */
function describeExpected(expected: string, path: readonly string[]): string {
  const unit = unitOf(path);
  if (unit !== undefined) return unitExamples[unit];
  if (expected.startsWith('a value (')) return 'a value';
  if (!expected.startsWith('text of the form')) return expected;
  return Object.entries(examples).find(([ending]) => expected.includes(ending))?.[1] ?? expected;
}

/** Hides values that may be secret: those of certain keys and those from variables. */
function describeActual(path: readonly string[], written: unknown, got: string): string {
  if (typeof written === 'string' && written.includes('${')) return `the value of ${JSON.stringify(written)}`;
  const secret =
    path[0] === 'keys'
      ? path[2] === 'key' || path[2] === 'sha256'
      : path.some((key) => ['keys', 'api_key', 'api_keys', 'api_key_command', 'headers', 'url'].includes(key));
  return secret && typeof written === 'string' ? 'a string' : got;
}
