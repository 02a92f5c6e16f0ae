import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { eventsOf } from '../../../src/core/fold.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import { answer, answerOf, call, curious, partsOf, piece, read, written, writtenParts } from './contexts.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

const functionCall = (name: string, args: JsonObject = {}, id?: string): JsonObject => ({
  functionCall: { ...(id !== undefined && { id }), name, args },
});

describe('decoding a stream', () => {
  test('joins texts to one part, and thoughts to another', () => {
    const pieces = [
      piece([{ text: 'Hm', thought: true }]),
      piece([{ text: '.', thought: true }, { text: 'One ' }]),
      piece([{ text: 'two' }], 'STOP', { responseId: 'r', modelVersion: 'm' }),
    ];
    expect(partsOf(pieces)).toEqual([
      { type: 'reasoning', blocks: [{ kind: 'summary', text: 'Hm.' }] },
      { type: 'text', text: 'One two' },
    ]);
  });

  test('makes every call a part with an id', () => {
    const pieces = [
      piece([functionCall('f', { x: 1 })]),
      piece([functionCall('f', { x: 2 })]),
      piece([functionCall('g', {}, 'own')], 'STOP'),
    ];
    const calls = partsOf(pieces)?.flatMap((part) => (part.type === 'tool-call' ? [part] : [])) ?? [];
    expect(calls).toMatchObject([
      { name: 'f', input: { value: { x: 1 } } },
      { name: 'f', input: { value: { x: 2 } } },
      { id: 'own' },
    ]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(3);
  });

  test('finishes with tool calls when the finish reason follows in another piece', () => {
    const pieces = [piece([functionCall('f')]), { candidates: [{ finishReason: 'STOP', index: 0 }] }];
    expect(answerOf(pieces).candidates[0]?.finish).toMatchObject({ reason: 'tool-calls', raw: { reason: 'STOP' } });
    expect(read(pieces).filter(({ type }) => type === 'finish')).toHaveLength(1);
  });

  test('finishes with tool calls when the finish reason comes before them', () => {
    expect(answerOf([piece([{ text: 'a' }], 'STOP'), piece([functionCall('f')])]).candidates[0]).toMatchObject({
      finish: { reason: 'tool-calls' },
      message: { content: [{ text: 'a' }, { name: 'f' }] },
    });
  });

  test.each<[string, JsonObject[], [string, JsonObject][]]>([
    [
      'told apart by their ids',
      [
        { id: 'a', name: 'f', partialArgs: [{ jsonPath: '$.x', stringValue: 'o' }], willContinue: true },
        { id: 'a', name: 'f', partialArgs: [{ jsonPath: '$.x', stringValue: 'ne' }], willContinue: false },
        { id: 'b', name: 'f', partialArgs: [{ jsonPath: '$.x', stringValue: 'two' }], willContinue: false },
      ],
      [
        ['f', { x: 'one' }],
        ['f', { x: 'two' }],
      ],
    ],
    [
      'of which the next name begins another',
      [
        { name: 'f', partialArgs: [{ jsonPath: '$.x', boolValue: true }], willContinue: true },
        { name: 'g', willContinue: true },
        { partialArgs: [{ jsonPath: '$.y', numberValue: 0.5 }] },
      ],
      [
        ['f', { x: true }],
        ['g', { y: 0.5 }],
      ],
    ],
    [
      'before one that comes whole',
      [
        { name: 'f', willContinue: true },
        { name: 'g', args: { y: 1 } },
      ],
      [
        ['f', {}],
        ['g', { y: 1 }],
      ],
    ],
    [
      'that go on from arguments given whole',
      [
        { name: 'f', args: { x: { a: 'b' } }, willContinue: true },
        { partialArgs: [{ jsonPath: '$.x.a', stringValue: 'c' }], willContinue: true },
        {},
      ],
      [['f', { x: { a: 'bc' } }]],
    ],
    [
      'into lists, and under names of any kind',
      [
        {
          name: 'f',
          partialArgs: [
            { jsonPath: '$.x[1].y', numberValue: 2 },
            { jsonPath: "$['it\\'s'][\"\\u00e9\"]", stringValue: 'z' },
            { jsonPath: '$.__proto__', nullValue: null },
          ],
        },
      ],
      [['f', { x: [null, { y: 2 }], "it's": { é: 'z' }, ['__proto__']: null }]],
    ],
    ['that never were named', [{ partialArgs: [{ jsonPath: '$.x', stringValue: '' }] }], [['tool_0', { x: '' }]]],
    ['that ended without saying so', [{ name: 'f', willContinue: true }], [['f', {}]]],
  ])('joins the pieces of calls %s', (_what, pieces, calls) => {
    const parts = partsOf([...pieces.map((each) => piece([{ functionCall: each }])), piece([], 'STOP')]);
    expect(parts?.flatMap((part) => (part.type === 'tool-call' ? [[part.name, part.input]] : []))).toEqual(
      calls.map(([name, value]) => [name, { kind: 'json', value }]),
    );
    expect(parts).toHaveLength(calls.length);
  });

  test.each(['x', '$', '$.x..y', '$.x[*]', '$.x[-1]', '$.x[99999]', '$.x.y.z', '$.x[0]', "$['x"])(
    'refuses arguments under %s, which names no one place',
    (jsonPath) => {
      const partialArgs = [
        { jsonPath: '$.x.y', stringValue: 'a' },
        { jsonPath, stringValue: 'b' },
      ];
      expect(() => read([piece([{ functionCall: { name: 'f', partialArgs } }], 'STOP')])).toThrow(LouterError);
    },
  );

  test.each(['MAX_TOKENS', 'UNEXPECTED_TOOL_CALL', 'MALFORMED_FUNCTION_CALL'])(
    'shows no call as whole whose pieces broke off, which %s says',
    (word) => {
      const cut = { name: 'f', partialArgs: [{ jsonPath: '$.x', stringValue: 'a' }], willContinue: true };
      const { message, finish } = answerOf([piece([{ functionCall: cut }]), piece([], word)]).candidates[0] ?? {};
      expect(message?.content).toMatchObject([{ name: 'f', input: { kind: 'json-text', text: '{"x":"a"' } }]);
      expect(finish?.reason).toBe(word === 'MAX_TOKENS' ? 'length' : 'error');
    },
  );

  test.each(['UNEXPECTED_TOOL_CALL', 'TOO_MANY_TOOL_CALLS'])('delivers complete calls with %s', (word) => {
    const pieces = [piece([functionCall('f', { x: 1 })]), { candidates: [{ finishReason: word, index: 0 }] }];
    expect(answerOf(pieces).candidates[0]).toMatchObject({
      message: { content: [{ name: 'f', input: { value: { x: 1 } } }] },
      finish: { reason: 'tool-calls', raw: { reason: word } },
    });
    expect(answerOf([piece([functionCall('f')], 'MALFORMED_FUNCTION_CALL')]).candidates[0]?.finish.reason).toBe(
      'error',
    );
  });

  test('accepts a signature after the text', () => {
    const sealed = {
      type: 'text',
      text: 'Hi',
      signature: { issuer: 'gemini@vendor.test', kind: 'signature', value: 'c2ln' },
    };
    expect(partsOf([piece([{ text: 'Hi' }]), piece([{ text: '', thoughtSignature: 'c2ln' }], 'STOP')])).toEqual([
      sealed,
    ]);
    expect(partsOf([piece([{ text: 'Hi' }]), piece([{ thoughtSignature: 'c2ln' }], 'STOP')])).toEqual([sealed]);
    expect(partsOf([piece([{ text: 'H' }]), piece([{ text: 'i', thoughtSignature: 'c2ln' }], 'STOP')])).toEqual([
      sealed,
    ]);
  });

  test('counts thoughts as output, and the results of tools as input', () => {
    const usageMetadata = {
      promptTokenCount: 10,
      cachedContentTokenCount: 4,
      candidatesTokenCount: 5,
      thoughtsTokenCount: 7,
      toolUsePromptTokenCount: 3,
      totalTokenCount: 25,
    };
    expect(answerOf([piece([{ text: 'a' }]), piece([], 'STOP', { usageMetadata })]).usage).toMatchObject({
      input: 13,
      output: 12,
      cacheRead: 4,
      reasoning: 7,
    });
  });

  test('carries code, images and audio beside the text', () => {
    const parts = [
      { executableCode: { language: 'PYTHON', code: 'print(1)' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1' } },
      { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
      { somethingNew: { a: 1 } },
    ];
    expect(partsOf([piece(parts, 'STOP')])).toMatchObject([
      { type: 'tool-call', name: 'code_execution', input: { value: { code: 'print(1)' } }, providerExecuted: true },
      { type: 'tool-result', name: 'code_execution', content: [{ type: 'text', text: '1' }], providerExecuted: true },
      { type: 'image' },
      { type: 'opaque', kind: 'somethingNew', payload: { somethingNew: { a: 1 } } },
    ]);
  });

  test('separates candidates', () => {
    const candidate = (index: number, text: string, finishReason?: string): JsonObject => ({
      index,
      content: { parts: [{ text }] },
      ...(finishReason !== undefined && { finishReason }),
    });
    const pieces = [
      { candidates: [candidate(1, 'b')] },
      { candidates: [candidate(0, 'a', 'STOP'), candidate(1, 'B', 'MAX_TOKENS')] },
    ];
    expect(answerOf(pieces).candidates).toMatchObject([
      { message: { content: [{ text: 'a' }] }, finish: { reason: 'stop' } },
      { message: { content: [{ text: 'bB' }] }, finish: { reason: 'length' } },
    ]);
  });

  test.each([
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'content-filter'],
    ['RECITATION', 'content-filter'],
    ['BLOCKLIST', 'content-filter'],
    ['PROHIBITED_CONTENT', 'content-filter'],
    ['SPII', 'content-filter'],
    ['LANGUAGE', 'content-filter'],
    ['IMAGE_SAFETY', 'content-filter'],
    ['MALFORMED_FUNCTION_CALL', 'error'],
    ['UNEXPECTED_TOOL_CALL', 'error'],
    ['OTHER', 'other'],
    ['SOMETHING_NEW', 'other'],
  ])('%s means %s', (word, reason) => {
    expect(answerOf([piece([], word)]).candidates[0]?.finish).toEqual({
      reason,
      raw: { protocol: 'gemini', reason: word },
    });
  });

  test("finishes with content-filter and the vendor's reason when the prompt is blocked", () => {
    const blocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: { promptTokenCount: 3 } };
    expect(answerOf([blocked])).toMatchObject({
      candidates: [{ finish: { reason: 'content-filter', raw: { reason: 'PROHIBITED_CONTENT' } } }],
      extras: { gemini: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } },
    });
    expect(written(eventsOf(answerOf([blocked])))).toMatchObject([
      { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
    ]);
    expect(written(eventsOf(answerOf([blocked])))[0]).not.toHaveProperty('candidates');
  });

  test('keeps late fields for the end', () => {
    const pieces = [piece([{ text: 'a' }]), piece([{ text: 'b' }], 'STOP', { modelStatus: { modelStage: 'STABLE' } })];
    expect(written(eventsOf(answerOf(pieces))).at(-1)).toMatchObject({ modelStatus: { modelStage: 'STABLE' } });
  });
});

describe('a broken stream', () => {
  const lastOf = (pieces: (JsonObject | string)[]): CoreStreamEvent | undefined => read(pieces).at(-1);

  test.each<[string, (JsonObject | string)[]]>([
    ['before a finish reason', [piece([{ text: 'a' }])]],
    ['after a call without a finish reason', [piece([functionCall('f')])]],
    ['before anything', []],
    ['with a candidate unfinished', [{ candidates: [{ index: 0, finishReason: 'STOP' }, { index: 1 }] }]],
    ['with a candidate missing', [{ candidates: [{ index: 1, finishReason: 'STOP' }] }]],
    ['with nothing but usage', [{ usageMetadata: { promptTokenCount: 1 } }]],
    ['by [DONE] too early', [piece([{ text: 'a' }]), '[DONE]']],
  ])('%s is an error', (_what, pieces) => {
    expect(lastOf(pieces)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
    expect(read(pieces).filter(({ type }) => type === 'end')).toEqual([]);
  });

  test("ends with the vendor's error", () => {
    const pieces = [
      piece([{ text: 'a' }]),
      { error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } },
      piece([{ text: 'b' }], 'STOP'),
    ];
    expect(lastOf(pieces)).toMatchObject({
      type: 'error',
      error: { kind: 'overloaded', status: 503, message: 'Overloaded' },
    });
  });

  test.each(['{', '"text"', '[]', 'garbage'])('is refused for %s', (data) => {
    expect(() => read([data])).toThrow(LouterError);
  });

  test('is refused for a candidate with a huge index', () => {
    expect(() => read([{ candidates: [{ index: 1e9, finishReason: 'STOP' }] }])).toThrow('candidate number 1000000000');
  });

  test('ignores what follows its end', () => {
    expect(read([piece([{ text: 'a' }], 'STOP'), '[DONE]', 'garbage']).at(-1)).toEqual({ type: 'end' });
  });
});

describe('encoding a stream', () => {
  test('writes text as it arrives, and the finish in a last piece with the usage', () => {
    const events: CoreStreamEvent[] = [
      { type: 'response-start', id: 'r', model: 'm' },
      { type: 'text-start', candidate: 0, part: 0, of: 'text' },
      { type: 'text-delta', candidate: 0, part: 0, text: 'One ' },
      { type: 'text-delta', candidate: 0, part: 0, text: 'two' },
      { type: 'text-done', candidate: 0, part: 0 },
      { type: 'finish', candidate: 0, finish: { reason: 'stop' } },
      { type: 'usage', usage: { input: 10, output: 12, cacheRead: 4, reasoning: 7 } },
      { type: 'end' },
    ];
    const named = { modelVersion: 'some-model', responseId: 'r' };
    const content = (text: string) => ({ parts: [{ text }], role: 'model' });
    expect(written(events)).toEqual([
      { candidates: [{ content: content('One '), index: 0 }], ...named },
      { candidates: [{ content: content('two'), index: 0 }], ...named },
      {
        candidates: [{ content: content(''), index: 0, finishReason: 'STOP' }],
        usageMetadata: {
          promptTokenCount: 10,
          candidatesTokenCount: 5,
          cachedContentTokenCount: 4,
          thoughtsTokenCount: 7,
          totalTokenCount: 22,
        },
        ...named,
      },
    ]);
  });

  test('holds back half of a surrogate pair until the other half arrives', () => {
    const [high, low] = ['\ud83d', '\ude00'];
    const delta = (text: string): CoreStreamEvent => ({ type: 'text-delta', candidate: 0, part: 0, text });
    const events: CoreStreamEvent[] = [
      { type: 'text-start', candidate: 0, part: 0, of: 'text' },
      delta(`a${high}`),
      delta(low),
      { type: 'text-done', candidate: 0, part: 0 },
    ];
    expect(writtenParts(events)).toEqual([{ text: 'a' }, { text: '\ud83d\ude00' }]);
  });

  test('writes a call in one piece, however its arguments arrived', () => {
    const start = (part: number): CoreStreamEvent => ({
      type: 'tool-call-start',
      candidate: 0,
      part,
      id: `id${part}`,
      name: 'f',
      input: 'json-text',
      providerExecuted: false,
    });
    const text = (part: number, fragment: string): CoreStreamEvent => ({
      type: 'tool-call-arguments-text',
      candidate: 0,
      part,
      text: fragment,
    });
    const done = (part: number): CoreStreamEvent => ({ type: 'tool-call-done', candidate: 0, part });
    const events = [start(0), start(1), text(0, '{"x"'), text(1, ''), text(0, ':1}'), done(1), done(0)];
    expect(writtenParts(events)).toEqual([
      { functionCall: { id: 'id1', name: 'f', args: {} } },
      { functionCall: { id: 'id0', name: 'f', args: { x: 1 } } },
    ]);
  });

  test('finishes with MALFORMED_FUNCTION_CALL when arguments are not an object', () => {
    const events = eventsOf(
      answer([call('a', 'f', { input: { kind: 'json-text', text: '{"x":' } })], {
        candidates: [
          {
            message: { role: 'assistant', content: [call('a', 'f', { input: { kind: 'json-text', text: '{"x":' } })] },
            finish: { reason: 'tool-calls' },
          },
        ],
      }),
    );
    const pieces = written(events);
    expect(JSON.stringify(pieces)).not.toContain('functionCall"');
    expect(pieces.at(-1)).toMatchObject({
      candidates: [{ finishReason: 'MALFORMED_FUNCTION_CALL', finishMessage: expect.stringContaining('f') }],
    });
  });

  test('leaves out a call that the limit cut off', () => {
    const cut = call('a', 'f', { input: { kind: 'json-text', text: '{"x":' } });
    const events = eventsOf(
      answer([], { candidates: [{ message: { role: 'assistant', content: [cut] }, finish: { reason: 'length' } }] }),
    );
    expect(written(events)).toMatchObject([{ candidates: [{ finishReason: 'MAX_TOKENS' }] }]);
  });

  test('writes an error instead of a piece, and nothing after it', () => {
    const events: CoreStreamEvent[] = [
      { type: 'text-start', candidate: 0, part: 0, of: 'text' },
      { type: 'text-delta', candidate: 0, part: 0, text: 'a' },
      { type: 'error', error: { kind: 'overloaded', message: 'Too much' } },
      { type: 'end' },
    ];
    expect(written(events)).toMatchObject([
      { candidates: [{}] },
      { error: { code: 503, message: 'Too much', status: 'UNAVAILABLE' } },
    ]);
  });

  test('writes a content in every piece, which the SDK needs for its history', () => {
    for (const each of written(eventsOf(answer([{ type: 'text', text: 'a' }, call('a', 'f')])), curious()))
      expect(
        (each as { candidates: { content: { parts: object[] } }[] }).candidates[0]?.content.parts.length,
      ).toBeGreaterThan(0);
  });
});
