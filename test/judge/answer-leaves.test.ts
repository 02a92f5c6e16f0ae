import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import { readAnswerLeaves } from '../../src/judge/answer-leaves.ts';

const call: JsonObject = { type: 'function_call', call_id: 'call_1', name: 'read', arguments: '{}' };
const reasoning: JsonObject = { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Why.' }] };
const ended = (output_index: number, item: JsonObject) => ({ type: 'response.output_item.done', output_index, item });
const completed = (...output: JsonObject[]) => ({ type: 'response.completed', response: { output } });

const contradictionIn = (documents: readonly JsonObject[]): string | undefined =>
  readAnswerLeaves('openai-responses', documents).contradiction;

test('items of a stream that end in another order than they began do not contradict its last event', () => {
  const ends = [ended(1, reasoning), ended(0, call)];
  expect(contradictionIn([...ends, completed(call, reasoning)])).toBeUndefined();
  expect(contradictionIn([...ends, completed(reasoning, call)])).toBe(
    'the items of a stream and those of its last event',
  );
});

test('items without an index are in the order in which they end', () => {
  const ends = [call, reasoning].map((item) => ({ type: 'response.output_item.done', item }));
  expect(contradictionIn([...ends, completed(call, reasoning)])).toBeUndefined();
});
