import { describe, expect, test } from 'vitest';
import { geminiBackend } from '../../../src/protocols/gemini/backend.ts';
import { coreRequest, target } from './contexts.ts';

describe('the path', () => {
  test.each([
    ['some-model', false, '/v1beta/models/some-model:generateContent'],
    ['some-model', true, '/v1beta/models/some-model:streamGenerateContent'],
    ['models/some-model', true, '/v1beta/models/some-model:streamGenerateContent'],
    ['tunedModels/mine', false, '/v1beta/tunedModels/mine:generateContent'],
    ['google/some model?', false, '/v1beta/models/google/some%20model%3F:generateContent'],
  ])('of %s, stream %s', (model, stream, path) => {
    expect(geminiBackend.chatPath({ model, stream })).toBe(path);
  });
});

test("sends a key in the vendor's header, and a token as a bearer token", () => {
  expect(geminiBackend.authorize({ kind: 'key', secret: 's' })).toEqual({ 'x-goog-api-key': 's' });
  expect(geminiBackend.authorize({ kind: 'bearer', secret: 's' })).toEqual({ authorization: 'Bearer s' });
});

test('counts a complete request', () => {
  const request = coreRequest({ maxTokens: 5 });
  expect(geminiBackend.tokenCount?.path('some-model')).toBe('/v1beta/models/some-model:countTokens');
  expect(geminiBackend.tokenCount?.encode(request, target(request).context)).toEqual({
    generateContentRequest: {
      model: 'models/vendor-model',
      contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
      generationConfig: { maxOutputTokens: 5 },
    },
  });
  expect(geminiBackend.tokenCount?.decode({ totalTokens: 7 })).toBe(7);
  expect(geminiBackend.tokenCount?.decode({})).toBeUndefined();
});

test('lists the models that generate content, by their names without the collection', () => {
  const models = [
    { name: 'models/a', displayName: 'A', supportedGenerationMethods: ['generateContent', 'countTokens'] },
    { name: 'models/embedding', supportedGenerationMethods: ['embedContent'] },
    { name: 'models/b' },
    'no model',
  ];
  expect(geminiBackend.modelList?.decode({ models })).toEqual([{ id: 'a', displayName: 'A' }, { id: 'b' }]);
  expect(geminiBackend.modelList?.decode(null)).toEqual([]);
});
