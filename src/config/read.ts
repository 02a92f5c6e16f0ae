import type { components } from '../../generated/louter.js';
import { validateConfiguration } from '../../generated/louter.validators.js';
import type { JsonValue } from '../core/json.ts';
import { findNearest, suggestName } from '../core/nearest.ts';
import { describeProblem, pointerSegments, type ValidatorError } from '../core/validation.ts';
import type { Environment } from './environment.ts';
import type { ConfigError } from './error.ts';
import { knownKeys } from './known-keys.ts';
import { type ConfigSource, valueAt } from './source.ts';

/** The configuration file as its schema in `specs/louter.yaml` describes it, variables replaced. */
export type Configuration = components['schemas']['Configuration'];

/**
 * Replaces `${NAME}` in every string and checks the whole against the schema.
 * @throws {ConfigError} at the first fault.
 */
export function readConfiguration(source: ConfigSource, environment: Environment): Configuration {
  return validateTree(source, substituteVariables(source.tree, [], source, environment));
}

/**
 * Checks a configuration whose strings stand for themselves.
 * @throws {ConfigError} at the first fault.
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
      throw source.errorAt(path, `the environment has no ${name}; set it, or take \${${name}} out of this key`);
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
  // What the validator could check is JSON but for dates, and those show as text.
  const plain: JsonValue = JSON.parse(JSON.stringify(tree));
  const { path: pointer, expected, got } = describeProblem(errors, plain);
  const path = pointerSegments(pointer);
  const parent = path.slice(0, -1);
  const key = path.at(-1) ?? '';
  if (errors.some((error) => error.params['additionalProperty'] === key)) {
    return source.errorAt(path, `there is no key of this name${suggestName(key, knownKeys(parent))}`);
  }
  const present = valueAt(source.tree, path);
  if (present === undefined) {
    const known = knownKeys(parent);
    const unknown = Object.keys(tableAt(plain, parent)).filter((each) => !known.includes(each));
    const misspelled = findNearest(key, unknown);
    if (misspelled === undefined) return source.errorAt(path, 'is missing; add it');
    return source.errorAt([...parent, misspelled], `there is no key of this name${suggestName(misspelled, [key])}`);
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

/** Of the words a key takes, the one that was probably meant. */
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

/** A pattern of the schema says nothing to a person: the example does. */
function describeExpected(expected: string): string {
  if (expected.startsWith('a value (')) return 'a value';
  if (!expected.startsWith('text of the form')) return expected;
  return Object.entries(examples).find(([ending]) => expected.includes(ending))?.[1] ?? expected;
}

/** Nothing that may be secret is shown: neither what stands under such a key nor what came out of a variable. */
function describeActual(path: readonly string[], written: unknown, got: string): string {
  if (typeof written === 'string' && written.includes('${')) return `what ${JSON.stringify(written)} stands for`;
  const secret = path.some((key) => ['keys', 'api_key', 'headers', 'url'].includes(key));
  return secret && typeof written === 'string' ? 'a string' : got;
}
