import { expect, test } from 'vitest';
import { asArray, asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { backendContext, frontendContext, paths, requestForEverything } from './codecs.ts';

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

const answersOfMany: readonly (readonly [
  name: string,
  from: Protocol,
  written: { text: string; times: number },
  answer: JsonObject,
])[] = [
  [
    'choices',
    'openai-chat',
    { text: 'Hi.', times: count },
    {
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: list((index) => ({ index, message: { role: 'assistant', content: 'Hi.' }, finish_reason: 'stop' })),
    },
  ],
  [
    'citations',
    'anthropic',
    { text: 'https://example.com/', times: count },
    {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [
        {
          type: 'text',
          text: 'Hi.',
          citations: list((index) => ({
            type: 'web_search_result_location',
            url: `https://example.com/${index}`,
            title: 'A page',
            encrypted_index: 'e',
            cited_text: 'Hi.',
          })),
        },
      ],
      stop_reason: 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  ],
  [
    'calls',
    'openai-chat',
    { text: '"look"', times: 2 * count },
    {
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            // More than a function has arguments.
            tool_calls: [...list((index) => index), ...list((index) => index + count)].map((index) => ({
              id: `call_${index}`,
              type: 'function',
              function: { name: 'look', arguments: '{}' },
            })),
          },
          finish_reason: 'tool_calls',
        },
      ],
    },
  ],
];

test.each(answersOfMany)('translates an answer with many %s', (_name, from, { text, times }, body) => {
  for (const to of ['openai-chat', 'gemini'] as const) {
    const path = paths.find((each) => each.from === from && each.to === to);
    if (!path) throw new Error(`there is no way from ${from} to ${to}`);
    const asked = requestForEverything(path.target);
    const response = path.source.decodeResponse(body, backendContext(path.source, asked));
    const answer = JSON.stringify(path.target.encodeResponse(response, frontendContext(asked)));
    expect(answer.split(text)).toHaveLength(times + 1);
  }
});
