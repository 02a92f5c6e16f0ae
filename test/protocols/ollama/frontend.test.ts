import { describe, expect, test } from 'vitest';
import { noAnswers } from '../../support/server.ts';
import { validateListResponse, validateShowResponse } from '../../../generated/ollama.validators.js';
import type { ModelFacts } from '../../../src/core/codec.ts';
import type { JsonValue } from '../../../src/core/json.ts';
import { findProblem } from '../../../src/core/validation.ts';
import { ollamaFrontend } from '../../../src/protocols/ollama/frontend.ts';

/** The answer of a listing with these models and facts. */
async function listed(path: string, body?: JsonValue, facts: ModelFacts = {}): Promise<JsonValue> {
  const listing = ollamaFrontend.resources.find((each) => each.path === path);
  if (!listing) throw new Error(`nothing is listed under ${path}`);
  return listing.answer({
    models: async () => [
      { id: 'old', backend: 'local', createdAt: 1_700_000_000 },
      { id: 'of/unknown-age', backend: 'local' },
    ],
    facts: () => facts,
    capabilities: () => null,
    answers: noAnswers,
    query: new URLSearchParams(),
    version: '1.2.3',
    ...(body !== undefined && { body }),
  });
}

test("lists models in the vendor's format", async () => {
  const answer = await listed('/api/tags');
  expect(findProblem(validateListResponse, answer)).toBeUndefined();
  expect(answer).toMatchObject({
    models: [
      { name: 'old', model: 'old', modified_at: '2023-11-14T22:13:20.000Z' },
      { name: 'of/unknown-age', model: 'of/unknown-age', modified_at: '0001-01-01T00:00:00Z' },
    ],
  });
});

describe('showing a model', () => {
  test('writes the context length under the key that clients read', async () => {
    const answer = await listed('/api/show', { model: 'old' }, { contextWindow: 8192 });
    expect(findProblem(validateShowResponse, answer)).toBeUndefined();
    expect(answer).toMatchObject({
      model_info: { 'general.architecture': 'louter', 'louter.context_length': 8192 },
    });
  });

  test('lists thinking only for models known to think', async () => {
    const thinking = expect.arrayContaining(['thinking']);
    expect(await listed('/api/show', { model: 'old' }, { reasoning: 'effort' })).toMatchObject({
      capabilities: thinking,
    });
    for (const facts of [{}, { reasoning: 'none' } as const])
      expect(await listed('/api/show', { model: 'old' }, facts)).not.toMatchObject({ capabilities: thinking });
  });

  test('accepts the older name of the field', async () => {
    expect(await listed('/api/show', { name: 'of/unknown-age' })).toMatchObject({ details: { family: '' } });
  });

  test.each<[string, JsonValue | undefined, string]>([
    ['no body', undefined, 'expected an object'],
    ['no name', {}, 'model: expected the name of a model'],
    ['a name that is none', { model: 5 }, 'model: expected a string or null, got number 5'],
    ['an unknown name', { model: 'new' }, '"new" is not listed'],
  ])('rejects %s', async (_what, body, message) => {
    await expect(listed('/api/show', body)).rejects.toThrow(message);
  });
});

test('returns a version of Ollama, not of Louter', async () => {
  expect(await listed('/api/version')).toEqual({ version: expect.stringMatching(/^0\.\d+\.\d+$/) });
});
