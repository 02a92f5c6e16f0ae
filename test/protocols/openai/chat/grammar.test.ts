import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { callChunk, chunk, frames } from './contexts.ts';

const faults = (...chunks: (JsonObject | string)[]) => collectSteps(openaiChat.grammar, frames(...chunks));
const first = chunk({ role: 'assistant', content: '' });
const stop = chunk({}, 'stop');
const call = { index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: '' } };
const usage = { ...chunk({}), choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } };

describe('streams in order pass', () => {
  test.each([
    ['text', [first, chunk({ content: 'Hi' }), stop, '[DONE]']],
    ['text with usage', [first, chunk({ content: 'Hi' }), stop, usage, '[DONE]']],
    [
      'calls',
      [
        first,
        callChunk(call),
        callChunk({ index: 0, function: { arguments: '{}' } }),
        callChunk({ ...call, index: 1, id: 'b' }),
        chunk({}, 'tool_calls'),
        '[DONE]',
      ],
    ],
    ['an error in the middle', [first, { error: { message: 'Oops' } }]],
    ['an error at once', [{ error: { message: 'Oops' } }]],
    [
      'a cut call',
      [first, callChunk({ ...call, function: { name: 'f', arguments: '{' } }), chunk({}, 'length'), '[DONE]'],
    ],
  ])('%s', (_name, chunks) => {
    expect(faults(...chunks)).toEqual([]);
  });
});

describe('each disorder is named with its place', () => {
  test.each<[string, (JsonObject | string)[], number, string, RegExp]>([
    ['no JSON', [first, 'hello', stop, '[DONE]'], 1, '', /JSON object/],
    ['no choices', [first, { id: 'chatcmpl-1' }, stop, '[DONE]'], 1, '/choices', /required/],
    ['no role', [chunk({ content: 'Hi' }), stop, '[DONE]'], 0, '/choices/0/delta/role', /assistant/],
    ['another id', [first, { ...stop, id: 'chatcmpl-2' }, '[DONE]'], 1, '/id', /same id/],
    [
      'text after the finish',
      [first, stop, chunk({ content: 'x' }), '[DONE]'],
      2,
      '/choices/0',
      /follows its finish_reason/,
    ],
    [
      'a call from 1',
      [first, callChunk({ ...call, index: 1 }), chunk({}, 'tool_calls'), '[DONE]'],
      1,
      '/choices/0/delta/tool_calls/0/index',
      /count from 0/,
    ],
    [
      'a call without id',
      [first, callChunk({ ...call, id: '' }), chunk({}, 'tool_calls'), '[DONE]'],
      1,
      '/choices/0/delta/tool_calls/0/id',
      /its id/,
    ],
    [
      'a call without name',
      [first, callChunk({ ...call, function: {} }), chunk({}, 'tool_calls'), '[DONE]'],
      1,
      '/choices/0/delta/tool_calls/0',
      /its name/,
    ],
    [
      'a call without index',
      [first, callChunk({ id: 'a' }), stop, '[DONE]'],
      1,
      '/choices/0/delta/tool_calls/0/index',
      /required/,
    ],
    [
      'arguments of two calls',
      [first, callChunk({ ...call, function: { name: 'f', arguments: '{}{}' } }), chunk({}, 'tool_calls'), '[DONE]'],
      1,
      '/choices/0/delta/tool_calls/0/function/arguments',
      /second object/,
    ],
    [
      'calls that finish with stop',
      [first, callChunk(call), stop, '[DONE]'],
      2,
      '/choices/0/finish_reason',
      /tool_calls/,
    ],
    ['tool_calls without a call', [first, chunk({}, 'tool_calls'), '[DONE]'], 1, '/choices/0/finish_reason', /no call/],
    [
      'half a call',
      [first, callChunk({ ...call, function: { name: 'f', arguments: '{"a' } }), chunk({}, 'tool_calls'), '[DONE]'],
      2,
      '/choices/0/finish_reason',
      /not whole/,
    ],
    [
      'a choice beside the usage',
      [first, stop, { ...usage, choices: [{ index: 0, delta: {}, finish_reason: null }] }, '[DONE]'],
      2,
      '/choices',
      /the usage has no choices/,
    ],
    ['chunks after the usage', [first, usage, stop, '[DONE]'], 2, '', /follows the chunk with the usage/],
    ['no finish', [first, '[DONE]'], 1, '', /no finish_reason/],
    ['nothing but [DONE]', ['[DONE]'], 0, '', /at least one choice/],
    ['no [DONE]', [first, stop], 2, '', /without \[DONE\]/],
    ['more after [DONE]', [first, stop, '[DONE]', '[DONE]'], 3, '', /follows \[DONE\]/],
    ['more after an error', [first, { error: { message: 'Oops' } }, stop], 2, '', /follows an error/],
    ['an error without a message', [first, { error: {} }], 1, '/error/message', /has a message/],
  ])('%s', (_name, chunks, event, path, what) => {
    expect(faults(...chunks)).toEqual([{ event, path, what: expect.stringMatching(what) }]);
  });
});

describe('calls whose arguments are raw text, as Cursor is answered', () => {
  const request = openaiChat.decodeRequest({
    model: 'm',
    messages: [{ role: 'user', content: 'Hello' }],
    tools: [
      { type: 'custom', name: 'ApplyPatch' },
      { type: 'function', name: 'Shell' },
    ],
  });
  const { grammar, answerViolations } = openaiChat.rulesFor(request);
  const called = (name: string) => ({ name, arguments: '*** Begin Patch' });
  const streamed = (name: string) =>
    collectSteps(
      grammar,
      frames(first, callChunk({ ...call, function: called(name) }), chunk({}, 'tool_calls'), '[DONE]'),
    );
  const plain = (name: string) =>
    answerViolations({
      choices: [
        {
          finish_reason: 'tool_calls',
          message: { tool_calls: [{ id: 'a', type: 'function', function: called(name) }] },
        },
      ],
    });

  test('are valid where the client declared the tool so', () => {
    expect(streamed('ApplyPatch')).toEqual([]);
    expect(plain('ApplyPatch')).toEqual([]);
  });

  test('are invalid for its other tools', () => {
    expect(streamed('Shell')).toMatchObject([{ what: 'the arguments of call 0 are no JSON object' }]);
    expect(plain('Shell')).toMatchObject([{ path: '/choices/0/message/tool_calls/0/function/arguments' }]);
  });
});
