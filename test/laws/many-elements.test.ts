import { expect, test } from 'vitest';
import { asArray, asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { backendContext, paths } from './codecs.ts';

/**
 * A client determines how many elements its request has: with time that grows by the square of their number, each of these
 * tests takes a minute or more.
 */
const count = 100_000;

const list = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

function translated(body: JsonObject, from: Protocol, to: Protocol): JsonValue {
  const path = paths.find((each) => each.from === from && each.to === to);
  if (!path) throw new Error(`there is no way from ${from} to ${to}`);
  const request = path.source.decodeRequest(body, { model: 'some-model', stream: false });
  return path.target.encodeRequest(request, backendContext(path.target, request));
}

const firstOf = (body: JsonValue, field: string): JsonValue | undefined =>
  asArray(asObject(body)?.[field])?.map((each) => asObject(each)?.['content'])[0];

test('merges many messages of one role', () => {
  const body = { model: 'm', messages: list((index) => ({ role: 'user', content: `message ${index}` })) };
  const content = firstOf(translated(body, 'openai-chat', 'anthropic'), 'messages');
  expect(asArray(content)).toHaveLength(count);
});

test('leaves out the reasoning of many blocks', () => {
  const reasoning = list((index) => ({ type: 'thinking', thinking: `thought ${index}`, signature: `signed ${index}` }));
  const messages = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: [...reasoning, { type: 'text', text: 'Hi.' }] },
    { role: 'user', content: 'Go on.' },
  ];
  const sent = asObject(translated({ model: 'm', max_tokens: 9, messages }, 'anthropic', 'openai-chat'));
  expect(sent?.['messages']).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi.' },
    { role: 'user', content: 'Go on.' },
  ]);
});

test('keeps the order of many fields to include', () => {
  const include = [...list((index) => `field_${count - index}`), 'field_1'];
  const sent = asObject(translated({ model: 'm', input: 'Hello', include }, 'openai-responses', 'openai-responses'));
  expect(asArray(sent?.['include'])?.slice(0, 2)).toEqual([`field_${count}`, `field_${count - 1}`]);
  expect(sent?.['include']).toHaveLength(count + 1);
});
