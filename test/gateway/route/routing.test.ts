import { describe, expect, test } from 'vitest';
import { createModelTable } from '../../../src/gateway/route/routing.ts';
import { testConfig } from '../../support/config.ts';

const table = (models: Record<string, string | string[]>) =>
  createModelTable(testConfig({ backends: ['one', 'two'], models }));
const sent = (models: Record<string, string | string[]>, model: string) =>
  table(models)
    .resolve(model)
    .map((target) => `${target.backend.name}/${target.model}`);

describe('the model table', () => {
  test('an exact name takes precedence over patterns', () => {
    expect(sent({ '*': 'one/*', 'gpt-5*': 'one/x', 'gpt-5.5': 'two/y' }, 'gpt-5.5')).toEqual(['two/y']);
  });

  test('the pattern with the most literal characters wins', () => {
    expect(sent({ '*': 'one/*', 'claude-*': 'one/a', 'claude-opus-*': 'two/b' }, 'claude-opus-5')).toEqual(['two/b']);
  });

  test('an asterisk in the target keeps the client’s name, including slashes', () => {
    expect(sent({ '*': 'one/*' }, 'openai/gpt:free')).toEqual(['one/openai/gpt:free']);
  });

  test('a list keeps its order', () => {
    expect(sent({ m: ['two/a', 'one/b'] }, 'm')).toEqual(['two/a', 'one/b']);
  });

  test('a name that matches no row is not found, with a message that names [models]', () => {
    expect(() => table({ a: 'one/x' }).resolve('b')).toThrow(
      'model "b" is not in the model table ("a"); GET /v1/models lists its models; to add a row: "b" = "one/MODEL"',
    );
  });

  test('a backend selected by name bypasses the table; an unknown one is an error that lists them', () => {
    const { resolve: targets } = table({ a: 'one/x' });
    expect(targets('free', 'two')[0]).toMatchObject({ backend: { name: 'two' }, model: 'free' });
    expect(() => targets('free', 'three')).toThrow('no backend is named "three"; the backends are: one, two');
  });

  test('a dollar sign in a model name is not a replacement pattern', () => {
    expect(sent({ '*': 'one/*' }, 'a$&b')).toEqual(['one/a$&b']);
  });
});
