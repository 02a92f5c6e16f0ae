import { describe, expect, test } from 'vitest';
import { mendCalls, mendCallsOf } from '../../src/core/mend-calls.ts';
import { eventsOf, ResponseFold } from '../../src/core/fold.ts';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreChatResponse, CoreToolCall, Note } from '../../src/core/types.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

const call = (text: string, id = 'call_0'): CoreToolCall => ({
  type: 'tool-call',
  id,
  name: 'f',
  input: { kind: 'json-text', text },
  providerExecuted: false,
});
const responseOf = (...content: CoreToolCall[]): CoreChatResponse => ({
  id: 'r',
  model: 'm',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'tool-calls' } }],
});
const answered = (notes: Note[] = []) => ({
  request: { messages: [{ role: 'assistant' as const, content: [call('{}', 'call_0')] }] },
  vendor: 'openai-chat' as const,
  client: 'openai-chat' as const,
  note: (note: Note) => void notes.push(note),
});

/** The events of a response, with each text in pieces of this length. */
const inPieces = (response: CoreChatResponse, length: number): CoreStreamEvent[] =>
  [...eventsOf(response)].flatMap((event): CoreStreamEvent[] =>
    event.type === 'tool-call-arguments-text'
      ? (event.text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []).map((text) => ({ ...event, text }))
      : [event],
  );

const inputOf = ({ candidates }: CoreChatResponse, index = 0): unknown => {
  const part = candidates[0]?.message.content[index];
  return part?.type === 'tool-call' && part.input.kind === 'json-text' ? part.input.text : undefined;
};

describe('the calls of an answer', () => {
  test.each([
    ['null', ''],
    [' \n null\n', ''],
    ['nul', 'nul'],
    ['null{', 'null{'],
    ['n ull', 'n ull'],
    ['nullx', 'nullx'],
    ['  ', '  '],
    ['"text"', '"text"'],
    ['[1]', '[1]'],
    ['{"a":null}', '{"a":null}'],
    ['', ''],
  ])('have the arguments %j as %j, in whatever pieces they come', (text, expected) => {
    expect(inputOf(mendCallsOf(answered(), responseOf(call(text))))).toBe(expected);
    for (const length of [1, 2, 3, 100]) {
      const fold = new ResponseFold();
      for (const event of collectSteps(mendCalls(answered()), inPieces(responseOf(call(text)), length)))
        fold.add(event);
      expect(inputOf(fold.result())).toBe(expected);
    }
  });

  test('are emitted as they come once their arguments are not null', () => {
    const events = inPieces(responseOf(call('{"a":1}')), 1);
    const received: CoreStreamEvent[] = [];
    const stage = mendCalls(answered())((event) => received.push(event));
    for (const [index, event] of events.entries()) {
      stage.push(event);
      expect(received).toHaveLength(index + 1);
    }
  });

  test('keep what came of their arguments when the answer breaks off', () => {
    const events = inPieces(responseOf(call('null')), 1).slice(0, 4);
    const error: CoreStreamEvent = { type: 'error', error: { kind: 'upstream', message: 'gone' } };
    expect(collectSteps(mendCalls(answered()), [...events, error])).toEqual([
      { ...events[0] },
      { ...events[1], id: expect.any(String) },
      ...events.slice(2),
      error,
    ]);
  });

  test.each(['with its last event', 'without one'])(
    'keep it too when the stream ends %s before they are closed',
    (how) => {
      const begun = inPieces(responseOf(call('nul')), 2).filter(
        ({ type }) => type !== 'tool-call-done' && type !== 'end',
      );
      const events: CoreStreamEvent[] = how === 'without one' ? begun : [...begun, { type: 'end' }];
      const emitted = collectSteps(mendCalls(answered()), events);
      const texts = emitted.flatMap((event) => (event.type === 'tool-call-arguments-text' ? [event.text] : []));
      expect(texts.join('')).toBe('nul');
      if (how !== 'without one') expect(emitted.at(-1)).toEqual({ type: 'end' });
    },
  );

  test('get the same new ids streamed, plain and in one piece, with a note', () => {
    const response = responseOf(call('{}'), call('{}', 'call_1'), call('{}', 'call_1'));
    const notes: Note[] = [];
    const plain = mendCallsOf(answered(notes), response);
    const fold = new ResponseFold();
    for (const event of collectSteps(mendCalls(answered()), [...eventsOf(response)])) fold.add(event);
    expect(fold.result()).toEqual(plain);
    expect(collectSteps(mendCalls(answered()), [{ type: 'final-response', response }])).toEqual([
      { type: 'final-response', response: plain },
    ]);
    const ids = plain.candidates[0]?.message.content.map((part) => (part.type === 'tool-call' ? part.id : ''));
    expect(ids?.[1]).toBe('call_1');
    expect(new Set(['call_0', ...(ids ?? [])]).size).toBe(4);
    expect(notes.map(({ saw, made }) => [saw, made])).toEqual([
      ['call_0', ids?.[0]],
      ['call_1', ids?.[2]],
    ]);
  });

  test('are the same objects when nothing is to be changed', () => {
    const response = responseOf(call('{}', 'call_1'));
    expect(mendCallsOf(answered(), response)).toBe(response);
  });
});
