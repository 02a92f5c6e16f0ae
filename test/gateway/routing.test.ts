import { describe, expect, test } from 'vitest';
import { createModelTable } from '../../src/gateway/routing.ts';
import { testConfig } from '../support/config.ts';

const table = (models: Record<string, string | string[]>) =>
  createModelTable(testConfig({ backends: ['one', 'two'], models }));
const asked = (models: Record<string, string | string[]>, model: string) =>
  table(models)
    .resolve(model)
    .map((target) => `${target.backend.name}/${target.model}`);

describe('the model table', () => {
  test('an exact name beats every pattern', () => {
    expect(asked({ '*': 'one/*', 'gpt-5*': 'one/x', 'gpt-5.5': 'two/y' }, 'gpt-5.5')).toEqual(['two/y']);
  });

  test('of the patterns the one with most literal characters wins', () => {
    expect(asked({ '*': 'one/*', 'claude-*': 'one/a', 'claude-opus-*': 'two/b' }, 'claude-opus-5')).toEqual(['two/b']);
  });

  test('a star on the right keeps the client’s name, slashes and all', () => {
    expect(asked({ '*': 'one/*' }, 'openai/gpt:free')).toEqual(['one/openai/gpt:free']);
  });

  test('a list is kept in order', () => {
    expect(asked({ m: ['two/a', 'one/b'] }, 'm')).toEqual(['two/a', 'one/b']);
  });

  test('what no row matches is not found, and the message says where to look', () => {
    expect(() => table({ a: 'one/x' }).resolve('b')).toThrow('model "b" is not in the model table; GET /v1/models');
  });

  test('a backend asked for by name skips the table; an unknown one is named with those there are', () => {
    const { resolve: targets } = table({ a: 'one/x' });
    expect(targets('free', 'two')[0]).toMatchObject({ backend: { name: 'two' }, model: 'free' });
    expect(() => targets('free', 'three')).toThrow('no backend is named "three"; the backends are: one, two');
  });

  test('a dollar sign in a model’s name is no pattern of replacement', () => {
    expect(asked({ '*': 'one/*' }, 'a$&b')).toEqual(['one/a$&b']);
  });
});
