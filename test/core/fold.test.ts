import { describe, expect, test } from 'vitest';
import { LouterError } from '../../src/core/error.ts';
import { eventsOf, ResponseFold, expandFinalResponse } from '../../src/core/fold.ts';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreChatResponse } from '../../src/core/types.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

const fold = (events: Iterable<CoreStreamEvent>): CoreChatResponse => {
  const folded = new ResponseFold();
  for (const event of events) folded.add(event);
  return folded.result();
};

/** A response that holds every kind of part. */
const everything: CoreChatResponse = {
  id: 'r',
  model: 'm',
  createdAt: 7,
  extras: { gemini: { modelVersion: 'x' } },
  candidates: [
    {
      message: {
        role: 'assistant',
        extras: { 'openai-responses': { status: 'completed' } },
        content: [
          {
            type: 'reasoning',
            blocks: [
              { kind: 'summary', text: 'one' },
              { kind: 'summary', text: 'two' },
            ],
            signature: { issuer: 'openai-responses@host', kind: 'ciphertext', value: 'enc' },
          },
          {
            type: 'reasoning',
            blocks: [],
            signature: { issuer: 'anthropic@host', kind: 'ciphertext', value: 'redacted' },
          },
          {
            type: 'text',
            text: 'hi',
            citations: [{ source: { kind: 'url', url: 'https://example.org' }, at: { start: 0, end: 2 } }],
          },
          {
            type: 'tool-call',
            id: '1',
            name: 'f',
            input: { kind: 'json', value: { a: 1 } },
            providerExecuted: false,
            signature: { issuer: 'gemini@host', kind: 'signature', value: 'thought' },
          },
          {
            type: 'tool-call',
            id: '2',
            name: 'g',
            input: { kind: 'json-text', text: '{"b": 2' },
            providerExecuted: false,
          },
          {
            type: 'tool-call',
            id: '3',
            name: 'h',
            input: { kind: 'freeform', text: '*** patch' },
            providerExecuted: false,
          },
          {
            type: 'tool-call',
            id: '4',
            name: 'web_search',
            input: { kind: 'json', value: { q: 'x' } },
            providerExecuted: true,
          },
          {
            type: 'tool-result',
            callId: '4',
            content: [],
            providerExecuted: true,
            extras: { anthropic: { content: [] } },
          },
          { type: 'opaque', protocol: 'anthropic', kind: 'compaction', payload: { content: '…' } },
          { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AA==' } },
          { type: 'text', text: '' },
        ],
      },
      finish: { reason: 'tool-calls', raw: { protocol: 'gemini', reason: 'STOP' } },
      logprobs: [{ token: 'hi', logprob: -0.1 }],
    },
    { message: { role: 'assistant', content: [{ type: 'refusal', text: 'no' }] }, finish: { reason: 'refusal' } },
  ],
  usage: { input: 9, output: 5, cacheRead: 4, reasoning: 2 },
};

test('folding undoes what eventsOf makes of a response', () => {
  expect(fold(eventsOf(everything))).toEqual(everything);
});

test('a complete response becomes its events', () => {
  const events = collectSteps(expandFinalResponse, [{ type: 'final-response', response: everything }]);
  expect(events).toEqual([...eventsOf(everything)]);
});

describe('a stream that is incomplete', () => {
  const begun: CoreStreamEvent[] = [
    { type: 'response-start', id: 'r', model: 'm' },
    { candidate: 0, part: 0, type: 'text-start', of: 'text' },
    { candidate: 0, part: 0, type: 'text-delta', text: 'half' },
  ];

  test('has no result without its end', () => {
    expect(() => fold(begun)).toThrow(LouterError);
  });

  test('has its own error as the result', () => {
    expect(() => fold([...begun, { type: 'error', error: { kind: 'overloaded', message: 'busy' } }])).toThrow('busy');
  });

  test('still has the content up to then', () => {
    const folded = new ResponseFold();
    for (const event of begun) folded.add(event);
    expect(folded.current.candidates[0]?.message.content).toEqual([{ type: 'text', text: 'half' }]);
  });
});

test('candidates that begin out of order leave no holes', () => {
  const folded = fold([
    { type: 'response-start', id: 'r', model: 'm' },
    { candidate: 2, part: 0, type: 'text-start', of: 'text' },
    { candidate: 2, part: 0, type: 'text-done' },
    { type: 'finish', candidate: 2, finish: { reason: 'stop' } },
    { type: 'end' },
  ]);
  expect(folded.candidates).toHaveLength(3);
  expect([...eventsOf(folded)].length).toBeGreaterThan(3);
});

test('a part that was numbered and never opened leaves no hole', () => {
  const { candidates } = fold([
    { type: 'response-start', id: 'r', model: 'm' },
    { type: 'text-start', candidate: 0, part: 1, of: 'text' },
    { type: 'text-delta', candidate: 0, part: 1, text: 'hi' },
    { type: 'text-done', candidate: 0, part: 1 },
    { type: 'end' },
  ]);
  expect(candidates[0]?.message.content.map((part) => part.type)).toEqual(['text']);
});

test('an event for a part that was never opened is a defect, not silence', () => {
  expect(() => fold([{ candidate: 0, part: 3, type: 'text-delta', text: 'x' }])).toThrow(
    'text-delta does not fit part 3',
  );
});
