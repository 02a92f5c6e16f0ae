import { describe, expect, test } from 'vitest';
import { type JsonValue, parseJson } from '../../src/core/json.ts';
import { diffRequests, hashRequest } from '../../src/core/canonical-json.ts';

const json = (text: string): JsonValue => parseJson(text) ?? null;

describe('the hash of a request', () => {
  const request = {
    model: 'm',
    messages: [
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'f', input: { id: 'x' } }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'ok' }] },
    ],
  };
  const [call, result] = request.messages;

  test('does not know the order of keys, who asks, or where the cache breaks', () => {
    const same = {
      messages: [call, { content: [{ ...result?.content[0], cache_control: { type: 'ephemeral' } }], role: 'user' }],
      metadata: { user_id: 'someone' },
      model: 'm',
    };
    expect(hashRequest(json(JSON.stringify(same)))).toBe(hashRequest(request));
  });

  test('knows ids by their order only', () => {
    const text = JSON.stringify(request).replaceAll('toolu_1', 'toolu_other');
    expect(hashRequest(json(text))).toBe(hashRequest(request));
  });

  test('knows which call a result answers', () => {
    const text = JSON.stringify(request).replace('"tool_use_id":"toolu_1"', '"tool_use_id":"toolu_2"');
    expect(hashRequest(json(text))).not.toBe(hashRequest(request));
  });

  test('knows every id inside of arguments', () => {
    const text = JSON.stringify(request).replace('{"id":"x"}', '{"id":"y"}');
    expect(hashRequest(json(text))).not.toBe(hashRequest(request));
  });

  test('knows everything else', () => {
    expect(hashRequest({ ...request, temperature: 0 })).not.toBe(hashRequest(request));
    expect(hashRequest({ ...request, model: 'n' })).not.toBe(hashRequest(request));
  });
});

describe('what differs', () => {
  test('is named by JSON Pointer with what the fixture has there', () => {
    expect(
      diffRequests(
        { model: 'm', messages: [{ role: 'user', content: 'Hi' }], 'a/b': 1 },
        { model: 'm', messages: [{ role: 'user', content: 'Hello' }, { role: 'user' }], stop: ['x'] },
      ),
    ).toEqual([
      { path: '/messages/0/content', fixture: 'Hi', weight: 2 },
      { path: '/messages/1', fixture: undefined, weight: 2 },
      { path: '/a~1b', fixture: 1, weight: 1 },
      { path: '/stop', fixture: undefined, weight: 2 },
    ]);
  });

  test('is nothing for the same request asked by someone else', () => {
    expect(diffRequests({ model: 'm', user: 'a' }, { model: 'm', metadata: { b: 'c' } })).toEqual([]);
  });

  test('distinguishes a list from an object', () => {
    expect(diffRequests({ content: [] }, { content: {} })).toEqual([{ path: '/content', fixture: [], weight: 2 }]);
  });
});
