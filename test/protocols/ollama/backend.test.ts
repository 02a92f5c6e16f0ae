import { describe, expect, test } from 'vitest';
import { ollamaBackend } from '../../../src/protocols/ollama/backend.ts';

describe('an Ollama backend', () => {
  test('uses the path for the form of the request', () => {
    expect(ollamaBackend.chatPath({ model: 'm', stream: true })).toBe('/api/chat');
    expect(ollamaBackend.chatPath({ model: 'm', stream: false, form: 'prompt' })).toBe('/api/generate');
  });

  test('lists models, without a date when it is unknown', () => {
    const models = [
      { name: 'a:latest', model: 'a:latest', modified_at: '2026-01-01T00:00:00.5+02:00', size: 5 },
      { name: 'b' },
      { model: 'c', modified_at: '0001-01-01T00:00:00Z' },
      { size: 5 },
      'no model',
    ];
    expect(ollamaBackend.modelList?.decode({ models })).toEqual([
      { id: 'a:latest', createdAt: 1_767_218_400 },
      { id: 'b' },
      { id: 'c' },
    ]);
    expect(ollamaBackend.modelList?.decode({ data: [] })).toEqual([]);
  });
});
