import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import { eventsOf } from '../../../../src/core/fold.ts';
import { asObject, type JsonObject, type JsonValue } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import type { CoreAssistantPart } from '../../../../src/core/types.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { answerOf, asked, callChunk, chunk, client, frames, partsOf, read, target, written } from './contexts.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

const calls = (chunks: (JsonObject | string)[]) =>
  (partsOf(chunks) ?? []).flatMap((part) => (part.type === 'tool-call' ? [part] : []));
const argumentsOf = (chunks: (JsonObject | string)[]) =>
  calls(chunks).map(({ input }) => (input.kind === 'json' ? input.value : input.text));

describe('fragments of calls', () => {
  test('keeps interleaved calls apart by their index', () => {
    const chunks = [
      callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '' } }),
      callChunk({ index: 1, id: 'b', function: { name: 'g', arguments: '' } }),
      callChunk({ index: 0, function: { arguments: '{"x":1' } }, { index: 1, function: { arguments: '{"y":' } }),
      callChunk({ index: 1, function: { arguments: '2}' } }, { index: 0, function: { arguments: '}' } }),
    ];
    expect(argumentsOf(chunks)).toEqual(['{"x":1}', '{"y":2}']);
    expect(calls(chunks).map(({ name }) => name)).toEqual(['f', 'g']);
  });

  test('a new id and name on a used index is the next call', () => {
    const chunks = [
      callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":1}' } }),
      callChunk({ index: 0, id: 'b', function: { name: 'f', arguments: '{"x":2}' } }),
    ];
    expect(calls(chunks).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(argumentsOf(chunks)).toEqual(['{"x":1}', '{"x":2}']);
  });

  test.each([
    ['on a used index', { index: 0 }],
    ['without an index', {}],
  ])('another name under the id of a complete call is the next call %s', (_where, place) => {
    const chunks = [
      callChunk({ ...place, id: 'a', function: { name: 'f', arguments: '{"x":1}' } }),
      callChunk({ ...place, id: 'a', function: { name: 'g', arguments: '{"x":2}' } }),
    ];
    expect(calls(chunks)).toMatchObject([
      { name: 'f', input: { text: '{"x":1}' } },
      { name: 'g', input: { text: '{"x":2}' } },
    ]);
  });

  test('an id and a name that each fragment repeats are those of one call', () => {
    const fragment = (text: string) => callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: text } });
    expect(argumentsOf([fragment(''), fragment('{"x":'), fragment('1}'), fragment('')])).toEqual(['{"x":1}']);
  });

  test('a new id without a name while the arguments grow is still the same call', () => {
    const chunks = [
      callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x"' } }),
      callChunk({ index: 0, id: 'b', function: { arguments: ':1}' } }),
    ];
    expect(calls(chunks)).toMatchObject([{ id: 'a', input: { text: '{"x":1}' } }]);
  });

  test('two objects on one index are two calls, wherever the cut is', () => {
    const text = '{"x":"}{"}{"x":2}';
    for (let at = 1; at < text.length; at++) {
      const chunks = [
        callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: text.slice(0, at) } }),
        callChunk({ index: 0, function: { arguments: text.slice(at) } }),
      ];
      expect(argumentsOf(chunks)).toEqual(['{"x":"}{"}', '{"x":2}']);
      expect(new Set(calls(chunks).map(({ id }) => id)).size).toBe(2);
    }
  });

  test('fragments before the name wait for it', () => {
    const chunks = [
      callChunk({ index: 0, function: { arguments: '{"x":' } }),
      callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '1}' } }),
    ];
    expect(calls(chunks)).toMatchObject([{ id: 'a', name: 'f', input: { text: '{"x":1}' } }]);
  });

  test('a call whose name never comes is kept under a name of its own', () => {
    expect(calls([callChunk({ index: 0, id: 'a', function: { name: '', arguments: '{}' } })])).toMatchObject([
      { id: 'a', name: 'tool_0', input: { text: '{}' } },
    ]);
  });

  const emptyFunction = { name: '', arguments: '' };
  const emptyCustom = { name: '', input: '' };
  test.each<[string, JsonObject]>([
    ['function_call', { function_call: emptyFunction }],
    ['an item of tool_calls', { tool_calls: [{ index: 0, id: '', type: 'function', function: emptyFunction }] }],
    ['both forms of a call', { tool_calls: [{ index: 0, id: '', custom: emptyCustom, function: emptyFunction }] }],
    ['an item that has nothing but its number', { tool_calls: [{ index: 0, type: 'function' }] }],
    ['audio', { audio: { id: '', data: '', expires_at: 0, transcript: '' } }],
    ['an image', { images: [{ type: 'image_url', image_url: { url: '' } }] }],
  ])('calls nothing and says nothing where %s is empty', (_name, empty) => {
    const { candidates } = answerOf([
      chunk({ role: 'assistant', content: 'Hi', ...empty }, ''),
      chunk({ content: '', ...empty }, 'stop'),
      '[DONE]',
    ]);
    expect(candidates).toMatchObject([
      { message: { content: [{ type: 'text', text: 'Hi' }] }, finish: { reason: 'stop' } },
    ]);
    const [plain] = openaiChat.decodeResponse(
      { choices: [{ message: { role: 'assistant', content: 'Hi', ...empty }, finish_reason: '' }] },
      target(asked()).context,
    ).candidates;
    expect(plain).toMatchObject({
      message: { content: [{ type: 'text', text: 'Hi' }] },
      finish: { reason: 'stop' },
    });
  });

  test.each([
    ['function', 'function', { input: 'json-text', text: '{"x":1}' }],
    ['custom', 'custom', { input: 'freeform', text: 'raw' }],
    ['function', '', { input: 'json-text', text: '{"x":1}' }],
    ['custom', '', { input: 'freeform', text: 'raw' }],
  ] as const)('reads a %s call of type %j beside the other form, which is empty', (form, type, { input, text }) => {
    const first = { index: 0, id: 'a', type, custom: emptyCustom, function: emptyFunction };
    const field = form === 'custom' ? 'input' : 'arguments';
    const chunks = [
      callChunk({ ...first, [form]: { name: 'f', [field]: '' } }),
      callChunk({ ...first, id: '', [form]: { name: '', [field]: text.slice(0, 2) } }),
      callChunk({ ...first, id: '', [form]: { name: '', [field]: text.slice(2) } }),
    ];
    expect(calls(chunks)).toMatchObject([{ id: 'a', name: 'f', input: { kind: input, text } }]);
  });

  test('an id that is missing is minted, one for each call', () => {
    const chunks = [
      callChunk({ index: 0, function: { name: 'f', arguments: '{}' } }),
      callChunk({ index: 1, id: '', function: { name: 'g', arguments: '{}' } }),
    ];
    expect(calls(chunks).map(({ id }) => id)).toEqual(['call_1', 'call_2']);
  });

  test('fragments without an index go on with the last call', () => {
    const chunks = [
      callChunk({ id: 'a', function: { name: 'f', arguments: '{"x"' } }),
      callChunk({ function: { arguments: ':1}' } }),
      callChunk({ id: 'b', function: { name: 'g', arguments: '{}' } }),
    ];
    expect(argumentsOf(chunks)).toEqual(['{"x":1}', '{}']);
  });

  test('arguments given as an object are that object', () => {
    expect(argumentsOf([callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: { x: 1 } } })])).toEqual([
      '{"x":1}',
    ]);
  });

  test('empty content between fragments opens nothing', () => {
    const chunks = [
      chunk({ role: 'assistant', content: '' }),
      chunk({ content: '', tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: '{' } }] }),
      chunk({ content: null, tool_calls: [{ index: 0, function: { arguments: '}' } }] }),
    ];
    expect(partsOf(chunks)).toHaveLength(1);
  });

  test('text that comes while arguments grow waits and cuts no call', () => {
    const chunks = [
      callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":' } }),
      chunk({ content: 'one moment' }),
      callChunk({ index: 0, function: { arguments: '1}' } }),
    ];
    expect(partsOf(chunks)).toMatchObject([
      { type: 'tool-call', input: { text: '{"x":1}' } },
      { type: 'text', text: 'one moment' },
    ]);
  });

  test('a custom call is raw text from the start', () => {
    const chunks = [
      callChunk({ index: 0, id: 'a', type: 'custom', custom: { name: 'patch', input: '{"not' } }),
      callChunk({ index: 0, custom: { input: ' json}{' } }),
    ];
    expect(calls(chunks)).toMatchObject([{ name: 'patch', input: { kind: 'freeform', text: '{"not json}{' } }]);
  });

  test('the older function_call is a call', () => {
    const chunks = [
      chunk({ function_call: { name: 'f', arguments: '{"x"' } }),
      chunk({ function_call: { arguments: ':1}' } }),
      chunk({}, 'function_call'),
    ];
    expect(calls(chunks)).toMatchObject([{ id: 'call_1', name: 'f', input: { text: '{"x":1}' } }]);
  });

  test("the signature beside a call is a signature of this server's", () => {
    const signed = callChunk({
      index: 0,
      id: 'a',
      function: { name: 'f', arguments: '{}' },
      extra_content: { google: { thought_signature: 'c2ln' } },
    });
    expect(calls([signed])).toMatchObject([
      { signature: { issuer: 'openai-chat@local.test', kind: 'signature', value: 'c2ln' } },
    ]);
  });
});

describe('the content of an answer', () => {
  test.each(['reasoning_content', 'reasoning'])('%s is reasoning, and what follows is text of its own', (field) => {
    expect(
      partsOf([chunk({ [field]: 'Hm' }), chunk({ [field]: '.', content: 'Yes' }), chunk({ content: '!' })]),
    ).toMatchObject([
      { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] },
      { type: 'text', text: 'Yes!' },
    ]);
  });

  test('text, reasoning, text are three parts', () => {
    const chunks = [chunk({ content: 'a' }), chunk({ reasoning_content: 'b' }), chunk({ content: 'c' })];
    expect(partsOf(chunks)?.map(({ type }) => type)).toEqual(['text', 'reasoning', 'text']);
  });

  test('reads reasoning once when both fields have it', () => {
    expect(partsOf([chunk({ reasoning_content: 'Hm', reasoning: 'Hm' })])).toMatchObject([
      { blocks: [{ text: 'Hm' }] },
    ]);
  });

  test('a refusal is a part of its own and finishes as one', () => {
    const { candidates } = answerOf([chunk({ refusal: 'No' }), chunk({ refusal: '.' }), chunk({}, 'stop'), '[DONE]']);
    expect(candidates[0]).toMatchObject({
      message: { content: [{ type: 'refusal', text: 'No.' }] },
      finish: { reason: 'refusal', raw: { reason: 'stop' } },
    });
  });

  test('an image the model made is a part', () => {
    const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
    expect(partsOf([chunk({ images: [image] })])).toMatchObject([{ type: 'image', source: { data: 'AAAA' } }]);
  });

  test('pieces of audio, each padded, become one audio part', () => {
    const piece = (text: string) => Buffer.from(text).toString('base64');
    const chunks = [
      chunk({ audio: { id: 'audio_1' } }),
      chunk({ audio: { data: piece('abcd'), transcript: 'Hel' } }),
      chunk({ audio: { data: piece('e'), transcript: 'lo' } }),
      chunk({ audio: { expires_at: 5 } }),
    ];
    expect(partsOf(chunks)).toMatchObject([
      {
        type: 'audio',
        source: { data: piece('abcde') },
        transcript: 'Hello',
        extras: { 'openai-chat': { id: 'audio_1', expires_at: 5 } },
      },
    ]);
  });

  test('unknown fields are kept at the answer, the message and the choice', () => {
    const first = chunk({ content: 'Hi', x_mood: 'ca' }, null, { x_region: 'eu' });
    const last = {
      ...chunk({ x_mood: 'lm' }),
      choices: [{ index: 0, delta: { x_mood: 'lm' }, finish_reason: 'stop', x_safe: true }],
    };
    const { extras, candidates } = answerOf([first, last, '[DONE]']);
    expect(extras).toEqual({ 'openai-chat': { x_region: 'eu' } });
    expect(candidates[0]?.message.extras).toEqual({ 'openai-chat': { x_mood: 'calm', choice: { x_safe: true } } });
  });

  test('keeps candidates apart', () => {
    const of = (index: number, content: string, finish: string | null = null) => ({
      ...chunk({}),
      choices: [{ index, delta: { content }, finish_reason: finish }],
    });
    const { candidates } = answerOf([of(1, 'b'), of(0, 'a'), of(1, 'B', 'stop'), of(0, 'A', 'length'), '[DONE]']);
    expect(candidates).toMatchObject([
      { message: { content: [{ text: 'aA' }] }, finish: { reason: 'length' } },
      { message: { content: [{ text: 'bB' }] }, finish: { reason: 'stop' } },
    ]);
  });

  test.each([
    [
      'behind the finish_reason',
      [
        chunk({ content: 'a' }),
        chunk({}, 'stop'),
        { ...chunk({}), choices: [], usage: { prompt_tokens: 3, completion_tokens: 1 } },
      ],
    ],
    [
      'in the chunk of the finish_reason',
      [chunk({ content: 'a' }, 'stop', { usage: { prompt_tokens: 3, completion_tokens: 1 } })],
    ],
    [
      'in every chunk, the last counts',
      [
        chunk({ content: 'a' }, null, { usage: { prompt_tokens: 3, completion_tokens: 0 } }),
        chunk({}, 'stop', { usage: { prompt_tokens: 3, completion_tokens: 1 } }),
      ],
    ],
    [
      'in a chunk whose choices are null',
      [
        chunk({ content: 'a' }, 'stop'),
        { ...chunk({}), choices: null, usage: { prompt_tokens: 3, completion_tokens: 1 } },
      ],
    ],
    [
      'in a chunk without the field of choices',
      [chunk({ content: 'a' }, 'stop'), { id: 'chatcmpl-1', usage: { prompt_tokens: 3, completion_tokens: 1 } }],
    ],
    [
      'in a choice',
      [
        chunk({ content: 'a' }),
        {
          ...chunk({}),
          choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage: { prompt_tokens: 3, completion_tokens: 1 } }],
        },
      ],
    ],
    [
      'in x_groq',
      [
        chunk({ content: 'a' }, null, { x_groq: { id: 'req_1' } }),
        chunk({}, 'stop', { x_groq: { id: 'req_1', usage: { prompt_tokens: 3, completion_tokens: 1 } } }),
      ],
    ],
    [
      'in timings with each chunk',
      [
        chunk({ content: 'a' }, null, { timings: { prompt_n: 3, predicted_n: 0 } }),
        chunk({}, 'stop', { timings: { prompt_n: 3, predicted_n: 1 } }),
      ],
    ],
    [
      'before timings that have other counts',
      [
        chunk({ content: 'a' }, 'stop', { usage: { prompt_tokens: 3, completion_tokens: 1 } }),
        { ...chunk({}), choices: [], timings: { prompt_n: 2, predicted_n: 7 } },
      ],
    ],
  ])('usage comes %s', (_name, chunks) => {
    expect(answerOf([...chunks, '[DONE]']).usage).toMatchObject({ input: 3, output: 1 });
  });

  test('usage in a choice stays there for a Chat client, and is no loss for others', () => {
    const usage = { prompt_tokens: 3, completion_tokens: 1, cached_tokens: 2 };
    const last = { ...chunk({}), choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage }] };
    const events = read([chunk({ content: 'a' }), last, '[DONE]']);
    expect(written(events)).toContainEqual(
      expect.objectContaining({ choices: [expect.objectContaining({ finish_reason: 'stop', usage })] }),
    );
    expect(events.find(({ type }) => type === 'finish')).not.toHaveProperty('extras');
  });

  test('a stop sequence that the server names is known', () => {
    const last = { ...chunk({}), choices: [{ index: 0, delta: {}, finish_reason: 'stop', stop_reason: 'END' }] };
    expect(answerOf([chunk({ content: 'a' }), last, '[DONE]']).candidates[0]?.finish).toMatchObject({
      stopSequence: 'END',
    });
  });
});

describe('the end of a stream', () => {
  const last = (events: CoreStreamEvent[]) => events.at(-1);

  test('stop although calls came is a finish by calls', () => {
    const chunks = [
      callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{}' } }),
      chunk({}, 'stop'),
      '[DONE]',
    ];
    expect(answerOf(chunks).candidates[0]?.finish.reason).toBe('tool-calls');
  });

  test('[DONE] without a finish_reason finishes what is open', () => {
    expect(answerOf([chunk({ content: 'a' }), '[DONE]']).candidates[0]?.finish).toEqual({ reason: 'stop' });
    const cut = [callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":' } }), '[DONE]'];
    expect(answerOf(cut).candidates[0]?.finish).toEqual({ reason: 'length' });
  });

  test('a finish_reason without [DONE] ends it', () => {
    expect(last(read([chunk({ content: 'a' }, 'stop')]))).toEqual({ type: 'end' });
  });

  test('input that stops before is an error, and the open call is not finished', () => {
    const events = read([callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":' } })]);
    expect(last(events)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
    expect(events.map(({ type }) => type)).not.toContain('tool-call-done');
  });

  test('one candidate that never finishes makes it an error', () => {
    const other = { ...chunk({}), choices: [{ index: 1, delta: { content: 'b' } }] };
    expect(last(read([chunk({ content: 'a' }, 'stop'), other]))).toMatchObject({ type: 'error' });
  });

  test.each([
    ['nothing at all', []],
    ['[DONE] alone', ['[DONE]']],
  ])('%s is an error', (_name, chunks) => {
    expect(last(read(chunks))).toMatchObject({ type: 'error' });
  });

  test('an error in place of a chunk ends it, and what follows is ignored', () => {
    const error = { error: { message: 'Overloaded', type: 'server_error', code: 'overloaded' } };
    const events = read([chunk({ content: 'a' }), error, chunk({ content: 'b' }), '[DONE]']);
    expect(events.map(({ type }) => type)).toEqual(['response-start', 'text-start', 'text-delta', 'error']);
    expect(last(events)).toMatchObject({ error: { kind: 'overloaded', message: 'Overloaded' } });
  });

  test('what follows [DONE] is ignored', () => {
    expect(last(read([chunk({ content: 'a' }, 'stop'), '[DONE]', 'garbage']))).toEqual({ type: 'end' });
  });

  test.each(['{"id":', 'null', '[]', 'hello'])('a frame of %s is refused', (data) => {
    expect(() => read([chunk({ content: 'a' }), data])).toThrow(LouterError);
  });
});

describe('written to a client', () => {
  const place = { candidate: 0, part: 0 };
  const start: CoreStreamEvent = { type: 'response-start', id: 'msg_1', model: 'vendor-model', createdAt: 5 };
  const finish = (reason: 'stop' | 'tool-calls' = 'stop'): CoreStreamEvent => ({
    type: 'finish',
    candidate: 0,
    finish: { reason },
  });
  const text = (...texts: string[]): CoreStreamEvent[] => [
    { ...place, type: 'text-start', of: 'text' },
    ...texts.map((each): CoreStreamEvent => ({ ...place, type: 'text-delta', text: each })),
    { ...place, type: 'text-done' },
  ];
  const deltas = (data: JsonValue[]) =>
    data.flatMap((each) => {
      const choices = asObject(each)?.['choices'];
      return Array.isArray(choices) ? choices.map((choice) => asObject(asObject(choice)?.['delta']) ?? {}) : [];
    });

  test('id, time and model are the same in all chunks, the role is in the first delta, [DONE] comes last', () => {
    const data = written([start, ...text('Hi', '!'), finish(), { type: 'end' }]);
    expect(data.at(-1)).toBe('[DONE]');
    const chunks = data.slice(0, -1);
    for (const each of chunks)
      expect(each).toMatchObject({
        id: 'chatcmpl-msg_1',
        object: 'chat.completion.chunk',
        created: 5,
        model: 'some-model',
      });
    expect(deltas(chunks)).toEqual([{ role: 'assistant', content: 'Hi' }, { content: '!' }, {}]);
    expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: 'stop' }] });
  });

  test('calls have indexes of their own from 0', () => {
    const call = (part: number, id: string): CoreStreamEvent[] => [
      { candidate: 0, part, type: 'tool-call-start', id, name: 'f', input: 'json', providerExecuted: false },
      { candidate: 0, part, type: 'tool-call-arguments-json', value: { x: part } },
      { candidate: 0, part, type: 'tool-call-done' },
    ];
    const data = written([
      start,
      ...text('Hi'),
      ...call(1, 'toolu_1'),
      ...call(2, 'toolu_2'),
      finish('tool-calls'),
      { type: 'end' },
    ]);
    expect(deltas(data).flatMap((delta) => delta['tool_calls'] ?? [])).toMatchObject([
      { index: 0, id: 'toolu_1', type: 'function', function: { name: 'f', arguments: '' } },
      { index: 0, function: { arguments: '{"x":1}' } },
      { index: 1, id: 'toolu_2' },
      { index: 1, function: { arguments: '{"x":2}' } },
    ]);
  });

  test('writes {} for a call without arguments', () => {
    const data = written([
      start,
      { ...place, type: 'tool-call-start', id: 'a', name: 'now', input: 'json-text', providerExecuted: false },
      { ...place, type: 'tool-call-done' },
      finish('tool-calls'),
      { type: 'end' },
    ]);
    expect(JSON.stringify(data)).toContain('"arguments":"{}"');
  });

  test('no fragment ends inside a surrogate pair', () => {
    const data = written([start, ...text('a\ud83d', '\ude00b'), finish(), { type: 'end' }]);
    expect(deltas(data).map((delta) => delta['content'])).toEqual(['a', '😀b', undefined]);
  });

  test('writes usage in a last chunk without choices when it was requested', () => {
    const events: CoreStreamEvent[] = [
      start,
      ...text('Hi'),
      finish(),
      { type: 'usage', usage: { input: 9, output: 2, cacheRead: 4 } },
      { type: 'end' },
    ];
    expect(JSON.stringify(written(events))).not.toContain('usage');
    const data = written(events, asked({ stream: true, stream_options: { include_usage: true } }));
    expect(data.at(-2)).toMatchObject({
      choices: [],
      usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11, prompt_tokens_details: { cached_tokens: 4 } },
    });
  });

  test('after an error nothing follows', () => {
    const data = written([start, ...text('Hi'), { type: 'error', error: { kind: 'overloaded', message: 'busy' } }]);
    expect(data.at(-1)).toEqual({ error: { message: 'busy', type: 'server_error', param: null, code: 'overloaded' } });
  });

  test('writes function_call for a client that uses functions', () => {
    const request = asked({ functions: [{ name: 'f' }] });
    const data = written(
      [
        start,
        { ...place, type: 'tool-call-start', id: 'a', name: 'f', input: 'json-text', providerExecuted: false },
        { ...place, type: 'tool-call-arguments-text', text: '{}' },
        { ...place, type: 'tool-call-done' },
        finish('tool-calls'),
        { type: 'end' },
      ],
      request,
    );
    expect(JSON.stringify(data)).not.toContain('tool_calls');
    expect(data.at(-2)).toMatchObject({ choices: [{ finish_reason: 'function_call' }] });
  });

  test("another vendor's signed thoughts come back to it through the client", () => {
    const signature = { issuer: 'anthropic@api.test', kind: 'signature', value: 'c2ln' } as const;
    const data = written([
      start,
      { ...place, type: 'reasoning-start' },
      { ...place, type: 'reasoning-delta', kind: 'full', block: 0, text: 'Hm' },
      { ...place, type: 'reasoning-done', signature },
      finish(),
      { type: 'end' },
    ]);
    const kept = deltas(data).find((delta) => delta['extra_content']);
    const again = asked({
      messages: [
        { role: 'assistant', content: 'Yes', reasoning_content: 'Hm', extra_content: kept?.['extra_content'] ?? null },
      ],
    });
    expect(again.messages[0]?.content[0]).toEqual({
      type: 'reasoning',
      blocks: [{ kind: 'full', text: 'Hm' }],
      signature,
    });
  });

  test('reports what only another vendor can run or carry', () => {
    const { context, losses } = client(asked());
    const events: CoreStreamEvent[] = [
      start,
      { ...place, type: 'tool-call-start', id: 'a', name: 'web_search', input: 'json', providerExecuted: true },
      { ...place, type: 'tool-call-arguments-json', value: {} },
      { ...place, type: 'tool-call-done' },
      {
        candidate: 0,
        part: 1,
        type: 'part',
        value: { type: 'opaque', protocol: 'anthropic', kind: 'container', payload: {} },
      },
      { type: 'finish', candidate: 0, finish: { reason: 'pause' } },
      { type: 'end' },
    ];
    const data = collectSteps(openaiChat.encodeStream(context), events);
    expect(collectSteps(openaiChat.grammar, data)).toEqual([]);
    expect(losses.map(({ what }) => what)).toEqual([
      expect.stringContaining('web_search'),
      expect.stringContaining('container'),
      expect.stringContaining('paused'),
    ]);
  });
});

test('complete parts are written like parts that arrive in pieces', () => {
  const content: CoreAssistantPart[] = [
    { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
    { type: 'text', text: 'Hello' },
    {
      type: 'tool-call',
      id: 'call_1',
      name: 'look',
      input: { kind: 'json-text', text: '{}' },
      providerExecuted: false,
    },
  ];
  const message = { role: 'assistant' as const, content };
  const pieces = [...eventsOf({ id: 'r', model: 'm', candidates: [{ message, finish: { reason: 'tool-calls' } }] })];
  const whole = content.map((value, part) => ({ candidate: 0, part, type: 'part', value }) as const);
  expect(written([...pieces.slice(0, 1), ...whole, ...pieces.slice(-2)])).toEqual(written(pieces));
});

test('fields of a chunk that come too late are reported', () => {
  const { context, losses } = target(asked());
  collectSteps(
    openaiChat.decodeStream(context),
    frames(chunk({ content: 'a' }, 'stop'), { ...chunk({}), choices: [], usage: {}, timings: {} }, '[DONE]'),
  );
  expect(losses).toMatchObject([{ path: '/timings' }]);
});
