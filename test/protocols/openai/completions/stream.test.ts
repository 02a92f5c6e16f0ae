import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import { answerOf, choice, chunk, read, target, usage } from './contexts.ts';

const done = '[DONE]';
const textOf = (chunks: Parameters<typeof read>[0]): string =>
  answerOf(chunks)
    .candidates.map(({ message }) => message.content.map((part) => ('text' in part ? part.text : '')).join(''))
    .join('|');

test('pieces of text, the end and the usage behind it', () => {
  const events = read([
    chunk([choice('Once ')]),
    chunk([choice('more')]),
    chunk([choice('', 'stop')]),
    chunk([], { usage }),
    done,
  ]);
  expect(events).toEqual([
    { type: 'response-start', id: 'cmpl-1', model: 'vendor-model', createdAt: 1_700_000_000 },
    { type: 'text-start', of: 'text', candidate: 0, part: 0 },
    { type: 'text-delta', text: 'Once ', candidate: 0, part: 0 },
    { type: 'text-delta', text: 'more', candidate: 0, part: 0 },
    { type: 'text-done', candidate: 0, part: 0 },
    {
      type: 'finish',
      candidate: 0,
      finish: { reason: 'stop', raw: { protocol: 'openai-completions', reason: 'stop' } },
    },
    { type: 'usage', usage: { input: 7, output: 3, raw: { protocol: 'openai-completions', usage } } },
    { type: 'end' },
  ]);
});

test('keeps candidates apart when their chunks alternate', () => {
  const both = chunk([choice('a'), choice('b', null, { index: 1 })]);
  const end = chunk([choice('', 'stop', { index: 1 }), choice('c', 'length')]);
  expect(textOf([both, end, done])).toBe('ac|b');
});

test('however a text is cut, it is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (pieces) => {
      const chunks = [...pieces.map((piece) => chunk([choice(piece)])), chunk([choice(null, 'stop')]), done];
      expect(textOf(chunks)).toBe(pieces.join(''));
    }),
  );
});

describe('how it ends', () => {
  test.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['content_filter', 'content-filter'],
    ['abort', 'error'],
    ['eos', 'stop'],
    ['model_length', 'length'],
    ['sensitive', 'content-filter'],
    ['something new', 'other'],
  ])('%s', (word, reason) => {
    expect(answerOf([chunk([choice('a', word)]), done]).candidates[0]?.finish).toEqual({
      reason,
      raw: { protocol: 'openai-completions', reason: word },
    });
  });

  test.each(['stop_reason', 'matched_stop'])('the stop sequence that %s names', (field) => {
    const { candidates } = answerOf([chunk([choice('a', 'stop', { [field]: '###' })]), done]);
    expect(candidates[0]?.finish).toMatchObject({ reason: 'stop', stopSequence: '###' });
    expect(candidates[0]?.message.extras).toBeUndefined();
  });

  test('does not take the number of the last token for a stop sequence', () => {
    const { candidates } = answerOf([chunk([choice('a', 'stop', { stop_reason: 200002 })]), done]);
    expect(candidates[0]?.finish).not.toHaveProperty('stopSequence');
  });

  test('the end of input ends it once every candidate has its finish_reason', () => {
    expect(read([chunk([choice('a', 'stop')])]).at(-1)).toEqual({ type: 'end' });
  });

  test('the end of input before that is an error', () => {
    const events = read([chunk([choice('a', 'stop'), choice('b', null, { index: 1 })])]);
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
  });

  test('[DONE] without an answer is an error', () => {
    expect(read([done])).toMatchObject([{ type: 'error', error: { message: 'the stream held no answer' } }]);
  });

  test('ignores what follows the end', () => {
    const whole = [chunk([choice('a', 'stop')]), done];
    expect(read([...whole, chunk([choice('b')])])).toEqual(read(whole));
  });
});

describe('servers of all kinds', () => {
  test('an id, a model and an index may be missing, and a text may be null', () => {
    const events = read([{ choices: [{ text: null }] }, { choices: [{ text: 'a', finish_reason: 'stop' }] }, done]);
    expect(events[0]).toEqual({ type: 'response-start', id: '', model: '' });
    expect(events).toContainEqual({ type: 'text-delta', text: 'a', candidate: 0, part: 0 });
  });

  test('fields that nobody knows ride along, where they stood', () => {
    const { context, losses } = target();
    const { extras, candidates } = answerOf(
      [
        chunk([choice('a', null, { token_ids: [1] })], { system_fingerprint: 'f', kv_transfer_params: null }),
        chunk([choice('', 'stop')], { timings: { n: 1 } }),
        done,
      ],
      context,
    );
    expect(extras).toEqual({ 'openai-completions': { system_fingerprint: 'f' } });
    expect(candidates[0]?.message.extras).toEqual({
      'openai-completions': { choice: { token_ids: [1] }, chunk: { timings: { n: 1 } } },
    });
    expect(losses).toEqual([]);
  });

  test('a field that came when all was finished is reported', () => {
    const { context, losses } = target();
    read([chunk([choice('a', 'stop')]), chunk([], { usage, timings: { n: 1 } }), done], context);
    expect(losses).toMatchObject([{ path: '/timings' }]);
  });

  test('an error in place of a chunk ends it badly', () => {
    const error = { message: 'out of memory', type: 'server_error', code: 500 };
    const events = read([chunk([choice('a')]), { error }, chunk([choice('b')]), done]);
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { message: 'out of memory', kind: 'upstream' } });
  });

  test('ignores and reports a frame that is not a chunk', () => {
    const { context, losses } = target();
    expect(read([{ ping: 1 }, chunk([choice('a', 'stop')]), done], context).at(-1)).toEqual({ type: 'end' });
    expect(losses).toMatchObject([{ what: 'a frame that is no chunk: ping' }]);
  });

  test('refuses a frame that is not JSON', () => {
    expect(() => read(['<html>'])).toThrow(LouterError);
  });
});

describe('log probabilities', () => {
  const lists = { tokens: ['a', 'b'], token_logprobs: [-0.1, null], top_logprobs: [{ a: -0.1, c: -2 }, null] };

  test('as lists of one length', () => {
    const { candidates } = answerOf([chunk([choice('ab', 'stop', { logprobs: lists })]), done]);
    expect(candidates[0]?.logprobs).toEqual([
      {
        token: 'a',
        logprob: -0.1,
        top: [
          { token: 'a', logprob: -0.1 },
          { token: 'c', logprob: -2 },
        ],
      },
      { token: 'b', logprob: -9999 },
    ]);
  });

  test('as a list of objects', () => {
    const logprobs = { content: [{ token: 'a', logprob: -0.5, bytes: [97], top_logprobs: [] }] };
    const { candidates } = answerOf([chunk([choice('a', 'stop', { logprobs })]), done]);
    expect(candidates[0]?.logprobs).toEqual([{ token: 'a', logprob: -0.5, bytes: [97], top: [] }]);
  });

  test('those of a token without a text of its own go with the next text', () => {
    const first = chunk([choice('', null, { logprobs: { tokens: ['\ud83d'], token_logprobs: [-1] } })]);
    const { candidates } = answerOf([first, chunk([choice('👋', 'stop', { logprobs: lists })]), done]);
    expect(candidates[0]?.logprobs?.map(({ logprob }) => logprob)).toEqual([-1, -0.1, -9999]);
  });

  test('keeps those of tokens without a following text', () => {
    const { candidates } = answerOf([chunk([choice('', 'stop', { logprobs: lists })]), done]);
    expect(candidates[0]?.logprobs?.length).toBeGreaterThan(0);
  });
});
