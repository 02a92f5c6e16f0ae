import type { components } from '../../generated/louter.js';
import { validateConfiguration } from '../../generated/louter.validators.js';
import type { JsonValue } from '../core/json.ts';
import { findNearest, suggestName } from '../core/nearest.ts';
import { describeProblem, pointerSegments, type ValidatorError } from '../core/validation.ts';
import type { Environment } from './environment.ts';
import type { ConfigError } from './source.ts';
import { knownKeys } from './known-keys.ts';
import { type ConfigSource, valueAt } from './source.ts';

/** The configuration file in the shape of its schema in `specs/louter.yaml`, with variables substituted. */
export type Configuration = components['schemas']['Configuration'];

/**
 * Substitutes `${NAME}` in every string and validates the result.
 * @throws {ConfigError} for the first error.
 */
export function readConfiguration(source: ConfigSource, environment: Environment): Configuration {
  return validateTree(source, substituteVariables(source.tree, [], source, environment));
}

/**
 * Validates a configuration without substituting variables.
 * @throws {ConfigError} for the first error.
 */
export const checkConfiguration = (source: ConfigSource): Configuration => validateTree(source, source.tree);

function validateTree(source: ConfigSource, tree: unknown): Configuration {
  if (validateConfiguration(tree)) return tree;
  throw toConfigError(source, tree);
}

function substituteVariables(
  value: unknown,
  path: readonly string[],
  source: ConfigSource,
  environment: Environment,
): unknown {
  if (typeof value === 'string')
    return value.replaceAll(variable, (_match, name: string) => {
      const text = environment[name];
      if (text !== undefined) return text;
      throw source.errorAt(
        path,
        `the environment variable ${name} is not set; set it, or remove \${${name}} from this key`,
      );
    });
  if (Array.isArray(value))
    return value.map((item, index) => substituteVariables(item, [...path, String(index)], source, environment));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, each]) => [key, substituteVariables(each, [...path, key], source, environment)]),
  );
}

const variable = /\$\{([^{}]*)\}/g;

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
  return source.errorAt(
    path,
    `expected ${describeExpected(expected)}, got ${describeActual(path, present, got)}${suggestValue(errors, present)}`,
  );
}

function tableAt(tree: JsonValue, path: readonly string[]): object {
  const value = valueAt(tree, path);
  return typeof value === 'object' && value !== null ? value : {};
}

/** The allowed value that was probably meant. */
function suggestValue(errors: readonly ValidatorError[], present: unknown): string {
  const allowed = errors.find(({ keyword }) => keyword === 'enum')?.params['allowedValues'];
  if (!Array.isArray(allowed) || typeof present !== 'string') return '';
  const near = findNearest(present, allowed.map(String));
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

const examples: Readonly<Record<string, string>> = {
  '(ms|s|m|h|d)': 'a duration such as "250ms", "10s" or "14d"',
  '(B|KiB|MiB|GiB)': 'a size such as "512KiB", "32MiB" or "5GiB"',
  '/.+': '"backend/model"',
};

/** Describes a pattern of the schema by an example. */
function describeExpected(expected: string): string {
  if (expected.startsWith('a value (')) return 'a value';
  if (!expected.startsWith('text of the form')) return expected;
  return Object.entries(examples).find(([ending]) => expected.includes(ending))?.[1] ?? expected;
}

/** Hides values that may be secret: those of certain keys and those from variables. */
function describeActual(path: readonly string[], written: unknown, got: string): string {
  if (typeof written === 'string' && written.includes('${')) return `the value of ${JSON.stringify(written)}`;
  const secret = path.some((key) => ['keys', 'api_key', 'headers', 'url'].includes(key));
  return secret && typeof written === 'string' ? 'a string' : got;
}
