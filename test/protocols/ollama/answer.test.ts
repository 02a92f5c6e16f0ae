import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../../src/core/answer-locator.ts';
import { eventsOf } from '../../../src/core/fold.ts';
import { parseJson, type JsonObject } from '../../../src/core/json.ts';
import type { CoreFinish, CoreToolCall } from '../../../src/core/types.ts';
import { ollama } from '../../../src/protocols/ollama/index.ts';
import {
  encodeAnswer,
  decodeClientRequest,
  makeCoreRequest,
  makeCoreResponse,
  decodeAnswer,
  head,
  decodeGenerateRequest,
} from './contexts.ts';

const body = (message: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...head,
  message: { role: 'assistant', content: '', ...message },
  done: true,
  done_reason: 'stop',
  ...more,
});
const partsIn = (message: JsonObject) => decodeAnswer(body(message)).candidates[0]?.message.content;
const finishOf = (message: JsonObject, more: JsonObject) => decodeAnswer(body(message, more)).candidates[0]?.finish;
const call = { function: { name: 'look', arguments: { at: 1 } } };

describe('decoding a plain answer', () => {
  test('reads thinking, text, images and calls, in that order', () => {
    const images = ['iVBORw0KGgo='];
    expect(partsIn({ tool_calls: [{ id: 'a', ...call }], images, content: 'Hi', thinking: 'Hm' })).toMatchObject([
      { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
      { type: 'text', text: 'Hi' },
      { type: 'image', source: { mediaType: 'image/png' } },
      { type: 'tool-call', id: 'a', name: 'look', input: { kind: 'json', value: { at: 1 } }, providerExecuted: false },
    ]);
  });

  test('gives ids to calls without one, and distinct names to calls without one', () => {
    const [first, second] = partsIn({ tool_calls: [call, { function: { arguments: '{"at":2}' } }] }) ?? [];
    expect([first, second]).toMatchObject([
      { name: 'look', input: { kind: 'json', value: { at: 1 } } },
      { name: 'tool_1', input: { kind: 'json-text', text: '{"at":2}' } },
    ]);
    const ids = [first, second].map((part) => (part?.type === 'tool-call' ? part.id : ''));
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => id.startsWith('call_'))).toBe(true);
  });

  test('ignores an empty call', () => {
    expect(partsIn({ content: 'Hi', tool_calls: [{ function: { name: '', arguments: {} } }] })).toEqual([
      { type: 'text', text: 'Hi' },
    ]);
    expect(finishOf({ tool_calls: [{ function: { name: '', arguments: {} } }] }, {})?.reason).toBe('stop');
  });

  test('restores the raw input of a freeform tool', () => {
    const request = makeCoreRequest({ tools: [{ type: 'freeform', name: 'patch' }] });
    const called = { function: { name: 'patch', arguments: { input: '*** Begin' } } };
    const { candidates } = decodeAnswer(body({ tool_calls: [called] }), request);
    expect(candidates[0]?.message.content).toMatchObject([{ input: { kind: 'freeform', text: '*** Begin' } }]);
  });

  test('treats wrong types as absent', () => {
    expect(partsIn({ content: 5, thinking: {}, images: 'x', tool_calls: 'y' })).toEqual([]);
  });

  const finishes: [string, JsonObject, JsonObject, CoreFinish['reason']][] = [
    ['stop', {}, {}, 'stop'],
    ['stop after calls', { tool_calls: [call] }, {}, 'tool-calls'],
    ['length', {}, { done_reason: 'length' }, 'length'],
    ['length after calls', { tool_calls: [call] }, { done_reason: 'length' }, 'length'],
    ['no reason', {}, { done_reason: null }, 'stop'],
    ['load', {}, { done_reason: 'load' }, 'stop'],
    ['a new word', {}, { done_reason: 'tired' }, 'other'],
    ['a new word after calls', { tool_calls: [call] }, { done_reason: 'tired' }, 'tool-calls'],
  ];
  test.each(finishes)('ends with %s', (_what, message, more, reason) => {
    expect(finishOf(message, more)?.reason).toBe(reason);
  });

  test('counts cached tokens as part of the prompt', () => {
    const usage = { prompt_eval_count: 30, prompt_eval_cached_count: 20, eval_count: 5, total_duration: 9 };
    expect(decodeAnswer(body({}, usage)).usage).toMatchObject({ input: 30, output: 5, cacheRead: 20 });
    expect(decodeAnswer(body({}, { eval_count: 5 })).usage).toMatchObject({ input: 0, output: 5 });
    expect(decodeAnswer(body({})).usage).toBeUndefined();
  });

  test('rejects anything else', () => {
    expect(() => decodeAnswer({ choices: [] })).toThrow('neither an object `message` nor a string `response`');
    expect(() => decodeAnswer(body({}, { done: false }))).toThrow('not complete');
    expect(() => decodeAnswer({ error: 'out of memory' })).toThrow('out of memory');
  });

  test('keeps numbers of any length in arguments', () => {
    const text = JSON.stringify(body({ tool_calls: [call] })).replace('{"at":1}', '{"at":12345678901234567890}');
    const again = encodeAnswer(decodeAnswer(parseJson(text) ?? null)).body;
    expect(JSON.stringify(again)).toContain('{"at":12345678901234567890}');
  });
});

describe('encoding a plain answer', () => {
  test('writes all fields that clients expect for an answer of another vendor', () => {
    const response = makeCoreResponse(
      [
        { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
        { type: 'text', text: 'Hi ' },
        { type: 'text', text: 'there' },
      ],
      { usage: { input: 30, output: 5, cacheRead: 20 } },
    );
    const { body: encoded, losses } = encodeAnswer(response);
    expect(encoded).toEqual({
      model: 'some-model',
      created_at: '2023-11-14T22:13:20.000Z',
      message: { role: 'assistant', content: 'Hi there', thinking: 'Hm' },
      done: true,
      done_reason: 'stop',
      total_duration: 1,
      load_duration: 0,
      prompt_eval_duration: 1,
      eval_duration: 1,
      prompt_eval_count: 30,
      prompt_eval_cached_count: 20,
      eval_count: 5,
    });
    expect(losses).toEqual([]);
  });

  test('writes calls with ids and indexes', () => {
    const look = { type: 'tool-call', name: 'look', providerExecuted: false } as const;
    const response = makeCoreResponse([
      { ...look, id: 'a', input: { kind: 'json-text', text: '{"at":1}' } },
      { ...look, id: 'b', input: { kind: 'json-text', text: '' } },
      { ...look, id: 'c', input: { kind: 'freeform', text: 'raw' } },
    ]);
    expect(encodeAnswer(response).body['message']).toEqual({
      role: 'assistant',
      content: '',
      tool_calls: [
        { id: 'a', function: { index: 0, name: 'look', arguments: { at: 1 } } },
        { id: 'b', function: { index: 1, name: 'look', arguments: {} } },
        { id: 'c', function: { index: 2, name: 'look', arguments: { input: 'raw' } } },
      ],
    });
  });

  test('leaves out a call that the output limit cut off', () => {
    const cut: CoreToolCall = {
      type: 'tool-call',
      id: 'a',
      name: 'look',
      input: { kind: 'json-text', text: '{"at":' },
      providerExecuted: false,
    };
    const long = makeCoreResponse([], {
      candidates: [{ message: { role: 'assistant', content: [cut] }, finish: { reason: 'length' } }],
    });
    expect(encodeAnswer(long)).toMatchObject({
      body: { message: { role: 'assistant', content: '' }, done_reason: 'length' },
      losses: [{ what: expect.stringContaining('cut short') }],
    });
    expect(JSON.stringify(encodeAnswer(long).body)).not.toContain('tool_calls');
  });

  test('answers a bare prompt with a bare response', () => {
    const response = makeCoreResponse([
      { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
      { type: 'text', text: 'Hi' },
    ]);
    const { body: encoded } = encodeAnswer(response, decodeGenerateRequest());
    expect(encoded).toMatchObject({ response: 'Hi', thinking: 'Hm', done: true });
    expect(encoded).not.toHaveProperty('message');
  });

  test('reports unsupported fields', () => {
    const response = makeCoreResponse(
      [
        { type: 'text', text: 'Hi', citations: [{ source: { kind: 'url', url: 'https://example.com' } }] },
        { type: 'tool-result', callId: 's', content: [], providerExecuted: true },
      ],
      { usage: { input: 3, output: 5, cacheWrite: 1, reasoning: 2 } },
    );
    response.candidates[0]!.finish = { reason: 'stop', stopSequence: 'END' };
    const { losses } = encodeAnswer(response);
    expect(losses.map(({ what }) => what)).toEqual([
      'citations',
      'the result of a tool that the vendor ran itself',
      'which stop sequence ended the answer',
      '1 tokens written to a cache',
      'that 2 tokens were reasoning',
    ]);
  });

  test.each<[CoreFinish['reason'], string, number]>([
    ['stop', 'stop', 0],
    ['tool-calls', 'stop', 0],
    ['length', 'length', 0],
    ['refusal', 'stop', 1],
    ['content-filter', 'content_filter', 1],
    ['pause', 'stop', 1],
    ['error', 'stop', 1],
    ['other', 'stop', 1],
  ])('encodes the finish reason %s as %s', (reason, doneReason, lost) => {
    const response = makeCoreResponse([]);
    response.candidates[0]!.finish = { reason };
    const { body: encoded, losses } = encodeAnswer(response);
    expect([encoded['done_reason'], losses.length]).toEqual([doneReason, lost]);
  });

  test('keeps a native answer unchanged except for the requested model name', () => {
    const own = body({ content: 'Hi' }, { done_reason: 'tired', total_duration: 5, eval_count: 2, extra: { a: 1 } });
    expect(encodeAnswer(decodeAnswer(own)).body).toEqual({ ...own, model: 'some-model' });
    const bare = { ...head, response: 'Hi', done: true, context: [1] };
    expect(encodeAnswer(decodeAnswer(bare), decodeGenerateRequest()).body).toEqual({ ...bare, model: 'some-model' });
  });

  test('writes the first of several answers', () => {
    const two = makeCoreResponse([{ type: 'text', text: 'One' }]);
    two.candidates.push({ message: { role: 'assistant', content: [] }, finish: { reason: 'stop' } });
    expect(encodeAnswer(two, decodeClientRequest()).losses).toMatchObject([
      { path: '/candidates', instead: 'the first' },
    ]);
  });
});

test.each([
  ['message', '/message', { message: { role: 'assistant', content: 'Hi', thinking: 'Hm', tool_calls: [call] } }],
  ['bare prompt', '', { response: 'Hi', thinking: 'Hm', tool_calls: [call] }],
])('locates what is lost of an answer to a %s in its own fields', (_, holder, fields) => {
  const response = decodeAnswer({ ...head, ...fields, done: true });
  const plain = AnswerLocator.of(response, ollama.answerPlaces);
  const streamed = new AnswerLocator(ollama.answerPlaces);
  for (const event of eventsOf(response)) streamed.observe(event);
  const paths = [plain, streamed].map((locator) =>
    [0, 1, 2].map((part) => locator.lossOf({ at: { type: 'part', candidate: 0, part }, what: 'all of it' }).path),
  );
  const text = holder === '' ? '/response' : '/message/content';
  const expected = [`${holder}/thinking`, text, `${holder}/tool_calls/0`];
  expect(paths).toEqual([expected, expected]);
});
