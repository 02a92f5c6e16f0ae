import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { ending, frames } from './contexts.ts';

const created = { type: 'response.created', response: { id: 'resp_1', status: 'in_progress', output: [] } };
const message = { type: 'message', id: 'msg_1', role: 'assistant', content: [] };
const around = { output_index: 0, content_index: 0, item_id: 'msg_1' };
const added = { type: 'response.output_item.added', output_index: 0, item: message };
const part = { type: 'output_text', text: '', annotations: [] };
const opened = { type: 'response.content_part.added', ...around, part };
const delta = { type: 'response.output_text.delta', ...around, delta: 'Hi' };
const said = { type: 'response.output_text.done', ...around, text: 'Hi' };
const closed = { type: 'response.content_part.done', ...around, part: { ...part, text: 'Hi' } };
const done = { type: 'response.output_item.done', output_index: 0, item: message };
const good = [created, added, opened, delta, said, closed, done, ending('completed', { output: [message] })];

const faults = (events: JsonObject[]) =>
  collectSteps(openaiResponses.grammar, frames(...events)).map(({ what }) => what);

test('a stream in order has no fault', () => {
  expect(faults(good)).toEqual([]);
});

test('[DONE] may follow the end once', () => {
  const marker = { data: '[DONE]' };
  const whats = (...more: { data: string }[]) =>
    collectSteps(openaiResponses.grammar, [...frames(...good), ...more]).map(({ what }) => what);
  expect(whats(marker)).toEqual([]);
  expect(whats(marker, marker)).toEqual(['nothing follows [DONE]']);
  expect(whats({ data: 'DONE' })).toEqual(['nothing follows response.completed']);
});

describe('a fault is found where', () => {
  test.each<[string, JsonObject[], string]>([
    ['nothing begins the stream', good.slice(1), 'a stream begins with response.created'],
    ['nothing ends it', good.slice(0, -1), 'the stream ends without'],
    ['something follows the end', [...good, delta], 'nothing follows response.completed'],
    ['an item is not announced', [created, delta, ending('completed')], 'no item of place 0 was announced'],
    ['a place is taken twice', [created, added, added], 'the place 0 is taken'],
    ['places have gaps', [created, { ...added, output_index: 1 }], 'the next is 0'],
    ['an item is not closed', [created, added, ending('completed')], 'the item of place 0 is not closed'],
    ['a part is not announced', [created, added, delta], 'the part content:0 is not open'],
    [
      'a part is not closed',
      [created, added, opened, delta, said, done],
      'the part content:0 of the item is not closed',
    ],
    [
      'a text differs from its pieces',
      [created, added, opened, delta, { ...said, text: 'Ho' }],
      'is not what its pieces amount to',
    ],
    [
      'the last event has another text',
      [...good.slice(0, -1), ending('completed', { output: [{ ...message, content: [{ ...part, text: 'Ho' }] }] })],
      'the item is not what it was when it was closed',
    ],
    [
      'the name of a call changes',
      [
        created,
        { ...added, item: { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: '' } },
        { ...done, item: { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'find', arguments: '{}' } },
      ],
      'the item was announced with the name look',
    ],
    ['the id of an item changes', [created, added, { ...opened, item_id: 'msg_2' }], 'the item of place 0 is msg_1'],
    [
      'numbers fall',
      [
        { ...created, sequence_number: 3 },
        { ...added, sequence_number: 2 },
      ],
      'a number above 3',
    ],
    ['a failure does not say why', [created, ending('failed')], 'an answer that failed has its error'],
    ['an event has no type', [{ response: {} }], 'an event has its type'],
    ['a delta holds no text', [created, added, opened, { ...delta, delta: 7 }], 'expected a string'],
  ])('%s', (_where, events, what) => {
    expect(faults(events)).toEqual(expect.arrayContaining([expect.stringContaining(what)]));
  });
});

test('an answer that is incomplete may leave a call open', () => {
  const call = { type: 'function_call', id: 'fc_1', call_id: 'a', name: 'look', arguments: '' };
  const open = { type: 'response.output_item.added', output_index: 0, item: call };
  const cut = { output: [call], incomplete_details: { reason: 'max_output_tokens' } };
  expect(faults([created, open, ending('incomplete', cut)])).toEqual([]);
});
