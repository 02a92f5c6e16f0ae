import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseJson, type JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { classifyDelta } from '../../../../src/protocols/openai/chat/classify-delta.ts';
import type { ChatCompletionChunk, ChatCompletionDelta } from '../../../../generated/openai.js';
import { readFrames } from '../../../../src/wire/framing.ts';

const chunk = (delta: object, choice: object = {}): ChatCompletionChunk =>
  ({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: null, ...choice }],
  }) as ChatCompletionChunk;

const kinds: [string, object][] = [
  ['reasoning', { reasoning_content: 'Hm.' }],
  ['reasoning', { reasoning: 'Hm.', content: '' }],
  ['reasoning', { role: 'assistant', content: null, reasoning_content: 'Hm.', tool_calls: [] }],
  ['reasoning', { reasoning_details: [{ type: 'reasoning.encrypted', data: 'b3BhcXVl' }] }],
  ['reasoning', { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }],
  ['reasoning', { reasoning_content: 'Hm.', content: 'Hello' }],
  ['content', { content: 'Hello', reasoning_content: null, tool_calls: null }],
  ['content', { content: ' ' }],
  ['content', { role: 'assistant', content: 'Hello' }],
  ['content', { content: [{ type: 'text', text: 'Hello' }] }],
  ['content', { refusal: 'No.' }],
  ['content', { audio: { data: 'AAAA' } }],
  ['content', { images: [{ type: 'image_url', image_url: { url: 'https://a.example/b.png' } }] }],
  [
    'tool-call',
    { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'ls', arguments: '' } }] },
  ],
  ['tool-call', { content: null, tool_calls: [{ index: 0, function: { arguments: '{' } }] }],
  ['tool-call', { content: '', tool_calls: [{ index: 0, function: { arguments: '' } }] }],
  ['tool-call', { function_call: { name: 'ls', arguments: '' } }],
  ['role', { role: 'assistant', content: '' }],
  ['role', { role: 'assistant' }],
  ['role', { role: 'assistant', content: null, refusal: null, function_call: null, tool_calls: null }],
  ['empty', {}],
  ['empty', { content: '' }],
  ['empty', { content: null, reasoning_content: null, tool_calls: [], function_call: { name: '', arguments: '' } }],
];

test.each(kinds)('classifies a delta as %s: %j', (kind, delta) => {
  expect(classifyDelta(chunk(delta))).toBe(kind);
  expect(classifyDelta({ index: 0, delta })).toBe(kind);
  expect(classifyDelta(delta as ChatCompletionDelta)).toBe(kind);
});

test.each([
  ['finish', { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }],
  ['finish', { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: 'tool_calls' }] }],
  ['content', { choices: [{ index: 0, delta: { content: 'Hello' }, finish_reason: 'stop' }] }],
  ['content', { choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }] }],
  ['empty', { choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }],
  ['empty', { choices: [{ index: 0, delta: null, finish_reason: '' }] }],
  [
    'content',
    {
      choices: [
        { index: 1, delta: {} },
        { index: 0, delta: { content: 'Hello' } },
      ],
    },
  ],
])('classifies a chunk as %s: %j', (kind, given) => {
  expect(classifyDelta(given as unknown as ChatCompletionChunk)).toBe(kind);
});

describe('a recorded stream', () => {
  const classify = (name: string): string[] => {
    const file = new URL(`../../../../test-data/openai-chat/${name}/response.sse`, import.meta.url);
    const classified = collectSteps(readFrames('sse'), [readFileSync(file)]).flatMap(({ data }) => {
      const value = parseJson(data) as JsonObject | undefined;
      return value ? [classifyDelta(value as unknown as ChatCompletionChunk)] : [];
    });
    return classified.filter((kind, index) => kind !== classified[index - 1]);
  };

  test.each([
    ['text-stream', ['role', 'content', 'finish', 'empty']],
    ['reasoning-stream', ['role', 'reasoning', 'content', 'finish', 'empty']],
    ['tool-call-stream', ['role', 'tool-call', 'finish', 'empty']],
  ])('%s is %j', (name, expected) => expect(classify(name)).toEqual(expected));
});
