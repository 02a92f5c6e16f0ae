import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/core/json.ts';
import type { CoreFinish } from '../../../src/core/types.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import { answer, asked, client, piece, target } from './contexts.ts';

const decoded = (body: JsonValue) => gemini.decodeResponse(body, target(asked()).context);
const again = (body: JsonObject) => gemini.encodeResponse(decoded(body), client(asked()).context);
const named = { modelVersion: 'some-model', responseId: 'r' };

describe('an answer is encoded as it was decoded', () => {
  test.each<[string, JsonObject]>([
    ['text', piece([{ text: 'Hi' }], 'STOP')],
    [
      'calls with and without ids',
      piece(
        [
          { functionCall: { name: 'f', args: { a: 1 } } },
          { functionCall: { id: 'x', name: 'f', args: {} }, thoughtSignature: 'c2ln' },
        ],
        'STOP',
      ),
    ],
    ['a content without parts', { candidates: [{ content: { role: 'model' }, finishReason: 'MAX_TOKENS', index: 0 }] }],
    ['no content', { candidates: [{ finishReason: 'MALFORMED_FUNCTION_CALL', finishMessage: 'Malformed', index: 0 }] }],
    ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY', safetyRatings: [] } }],
    [
      'counts',
      {
        ...piece([{ text: 'Hi' }], 'STOP'),
        usageMetadata: {
          promptTokenCount: 5,
          candidatesTokenCount: 1,
          totalTokenCount: 6,
          promptTokensDetails: [{ modality: 'TEXT', tokenCount: 5 }],
        },
      },
    ],
    ['a time', { ...piece([{ text: 'Hi' }], 'STOP'), createTime: '2026-01-02T03:04:05.123456Z' }],
    [
      'ids of tokens',
      {
        candidates: [
          {
            content: { role: 'model', parts: [{ text: 'Hi' }] },
            finishReason: 'STOP',
            index: 0,
            avgLogprobs: -0.1,
            logprobsResult: {
              chosenCandidates: [{ token: 'Hi', tokenId: 7, logProbability: -0.1 }],
              topCandidates: [{ candidates: [{ token: 'Hi', tokenId: 7, logProbability: -0.1 }] }],
              logProbabilitySum: -0.1,
            },
          },
        ],
      },
    ],
    ['what is new', { ...piece([{ text: 'Hi', partMetadata: { a: 1 } }], 'STOP'), modelStatus: { a: 1 } }],
  ])('%s', (_what, body) => {
    expect(again({ ...body, ...named })).toEqual({ ...body, ...named });
  });
});

test.each<[string, JsonObject, JsonValue[]]>([
  [
    'an empty text beside a call',
    { text: '', functionCall: { name: 'f', args: {} } },
    [{ type: 'tool-call', name: 'f' }],
  ],
  ['an empty call beside a text', { text: 'Hi', functionCall: { name: '', args: {} } }, [{ type: 'text', text: 'Hi' }]],
  ['empty bytes beside a text', { text: 'Hi', inlineData: { data: '' } }, [{ type: 'text', text: 'Hi' }]],
  ['nothing but empty kinds', { text: '', functionCall: {} }, []],
  [
    'a text and a call',
    { text: 'Hi', functionCall: { name: 'f', args: {} } },
    [
      { type: 'text', text: 'Hi' },
      { type: 'tool-call', name: 'f' },
    ],
  ],
])('splits a part with %s', (_what, part, content) => {
  expect(decoded(piece([part], 'STOP')).candidates[0]?.message.content).toMatchObject(content);
});

test('with log probabilities', () => {
  const logprobsResult = {
    chosenCandidates: [{ token: 'Hi', logProbability: -0.5 }],
    topCandidates: [{ candidates: [{ token: 'Ho', logProbability: -1 }] }],
  };
  const body = { candidates: [{ content: { parts: [{ text: 'Hi' }] }, finishReason: 'STOP', logprobsResult }] };
  expect(decoded(body).candidates[0]?.logprobs).toEqual([
    { token: 'Hi', logprob: -0.5, top: [{ token: 'Ho', logprob: -1 }] },
  ]);
});

describe('throws for what is not an answer', () => {
  test.each<[string, JsonValue, string]>([
    ['a text', 'busy', 'not a JSON object'],
    ['nothing in it', {}, 'neither a candidate nor a reason'],
    ['no candidate', { candidates: [], usageMetadata: { promptTokenCount: 1 } }, 'neither a candidate nor a reason'],
    [
      'a candidate that never finished',
      { candidates: [{ content: { parts: [{ text: 'a' }] } }] },
      'without a finish reason',
    ],
  ])('%s', (_what, body, message) => {
    expect(() => decoded(body)).toThrow(message);
  });

  test('throws the error of a body with a successful status', () => {
    expect(() => decoded({ error: { code: 429, message: 'Slow down', status: 'RESOURCE_EXHAUSTED' } })).toThrow(
      'Slow down',
    );
  });
});

describe('finish reasons of other vendors', () => {
  test.each<[CoreFinish, string, number]>([
    [{ reason: 'stop' }, 'STOP', 0],
    [{ reason: 'tool-calls' }, 'STOP', 0],
    [{ reason: 'length' }, 'MAX_TOKENS', 0],
    [{ reason: 'refusal' }, 'SAFETY', 0],
    [{ reason: 'content-filter' }, 'SAFETY', 0],
    [{ reason: 'pause' }, 'STOP', 1],
    [{ reason: 'error' }, 'OTHER', 1],
    [{ reason: 'stop', stopSequence: 'END' }, 'STOP', 1],
    [{ reason: 'length', raw: { protocol: 'gemini', reason: 'SAFETY' } }, 'MAX_TOKENS', 0],
    [{ reason: 'content-filter', raw: { protocol: 'gemini', reason: 'RECITATION' } }, 'RECITATION', 0],
  ])('%j', (finish, word, lost) => {
    const { context, losses } = client(asked());
    const body = gemini.encodeResponse(
      answer([], { candidates: [{ message: { role: 'assistant', content: [{ type: 'text', text: 'a' }] }, finish }] }),
      context,
    );
    expect(body['candidates']).toMatchObject([{ finishReason: word }]);
    expect(losses).toHaveLength(lost);
  });
});

test('reports what the protocol does not support', () => {
  const { context, losses } = client(asked());
  gemini.encodeResponse(
    answer(
      [
        { type: 'refusal', text: 'No.' },
        { type: 'tool-call', id: 'a', name: 'mcp_find', input: { kind: 'json', value: {} }, providerExecuted: true },
      ],
      { usage: { input: 1, output: 1, cacheWrite: 5 }, extras: { anthropic: { container: {} } } },
    ),
    context,
  );
  expect(losses.map(({ what }) => what)).toEqual([
    'container is known to anthropic only',
    'a refusal has no part of its own',
    'a call of mcp_find, which the vendor ran itself',
    'the number of tokens written to a cache',
  ]);
});

test('adds an id to an answer without one', () => {
  expect(gemini.encodeResponse(answer([], { id: '' }), client(asked()).context)['responseId']).not.toBe('');
});

describe('an answer as an array of pieces, from a server that ignores alt=sse', () => {
  test('is decoded as one', () => {
    const pieces = [piece([{ text: 'H' }]), piece([{ text: 'i' }], 'STOP')];
    expect(decoded(pieces).candidates).toMatchObject([{ message: { content: [{ type: 'text', text: 'Hi' }] } }]);
  });

  test.each<[string, JsonValue]>([
    ['broke off', [piece([{ text: 'H' }])]],
    [
      'holds an error',
      [piece([{ text: 'H' }], 'STOP'), { error: { code: 503, message: 'Busy', status: 'UNAVAILABLE' } }],
    ],
    ['holds nothing', []],
    ['holds what is no piece', [piece([{ text: 'H' }], 'STOP'), 5]],
  ])('fails when it %s', (_, body) => {
    expect(() => decoded(body)).toThrow();
  });
});
