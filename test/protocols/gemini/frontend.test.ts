import { describe, expect, test } from 'vitest';
import { noAnswers } from '../../support/server.ts';
import { asString, type JsonObject } from '../../../src/core/json.ts';
import { geminiFrontend } from '../../../src/protocols/gemini/frontend.ts';
import type { ListedModel } from '../../../src/core/frontend.ts';
import { validateListModelsResponse } from '../../../generated/gemini.validators.js';

const models: ListedModel[] = Array.from({ length: 60 }, (_, index) => ({ id: `vendor/model-${index}`, backend: 'b' }));

async function listed(query: string): Promise<JsonObject> {
  const listing = geminiFrontend.resources.find(({ path }) => path === '/v1beta/models');
  if (!listing) throw new Error('there is no list of models');
  return listing.answer({
    models: async () => models,
    facts: () => ({ contextWindow: 1000, maxOutput: 100, reasoning: 'none' }),
    capabilities: () => null,
    answers: noAnswers,
    query: new URLSearchParams(query),
    version: '0',
  });
}
const namesIn = (page: JsonObject): string[] => (page['models'] as { name: string }[]).map(({ name }) => name);

describe('a page of models', () => {
  test("has the vendor's length when none is requested", async () => {
    const page = await listed('');
    expect(validateListModelsResponse(page)).toBe(true);
    expect(page['models']).toHaveLength(50);
    expect((page['models'] as JsonObject[])[0]).toMatchObject({
      name: 'models/vendor/model-0',
      inputTokenLimit: 1000,
      outputTokenLimit: 100,
      thinking: false,
    });
    expect(namesIn(await listed('pageSize=2'))).toEqual(['models/vendor/model-0', 'models/vendor/model-1']);
  });

  test('continues after the previous one', async () => {
    const { nextPageToken } = await listed('pageSize=58');
    const last = await listed(`pageSize=58&pageToken=${asString(nextPageToken) ?? ''}`);
    expect(namesIn(last)).toEqual(['models/vendor/model-58', 'models/vendor/model-59']);
    expect(last).not.toHaveProperty('nextPageToken');
  });

  test('has at most the largest length', async () => {
    expect((await listed('pageSize=5000'))['models']).toHaveLength(60);
  });

  test.each([
    ['pageSize=0', 'pageSize'],
    ['pageSize=many', 'pageSize'],
    ['pageToken=none', 'pageToken'],
  ])('%s is refused by name', async (query, parameter) => {
    await expect(listed(query)).rejects.toThrow(`${parameter}: expected`);
  });
});

test.each([
  ['', 'json-array'],
  ['alt=json', 'json-array'],
  ['alt=sse', 'sse'],
] as const)('a stream asked for with "%s" is carried as %s', (query, framing) => {
  expect(geminiFrontend.framing(new URLSearchParams(query))).toBe(framing);
});
