import { expect, test } from 'vitest';
import { validateConfiguration } from '../../generated/louter.validators.js';
import { knownKeys } from '../../src/config/known-keys.ts';

/** Whether the schema has a key at a path: then there is no error, or another one than an unknown key. */
function inSchema(path: readonly string[], key: string): boolean {
  const tree = [...path, key].reduceRight<unknown>((inner, name) => ({ [name]: inner }), null);
  validateConfiguration(path[0] === 'backends' ? withProtocol(tree, path) : tree);
  return !validateConfiguration.errors?.some(({ params }) => params['additionalProperty'] === key);
}

function withProtocol(tree: unknown, [section = '', name = '']: readonly string[]): unknown {
  const backend = (tree as Record<string, Record<string, object>>)[section]?.[name];
  return { [section]: { [name]: { protocol: 'anthropic', ...backend } } };
}

test.each([
  [[]],
  [['server']],
  [['traces']],
  [['log']],
  [['limits']],
  [['media']],
  [['backends', 'a']],
  [['model_data', 'm']],
  [['run']],
  [['run', 'claude']],
])('every suggested key of %j is in the schema', (path: string[]) => {
  const keys = knownKeys(path);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !inSchema(path, key))).toEqual([]);
  expect(inSchema(path, 'no_such_key')).toBe(false);
});
