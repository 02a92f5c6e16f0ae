import { describe, expect, test } from 'vitest';
import { maxResponseText, trimResponseText, extractRequestText } from '../../src/record/search-text.ts';

describe('a request is indexed by', () => {
  test.each([
    [
      'the last message',
      {
        messages: [
          { role: 'user', content: 'before' },
          { role: 'user', content: 'now' },
        ],
      },
      'now',
    ],
    ['a prompt that is a string', { prompt: 'now' }, 'now'],
    ['the last item', { input: [{ type: 'function_call_output', call_id: 'c', output: 'result' }] }, 'result\nc'],
    [
      'its parts, the last first',
      { contents: [{ role: 'user', parts: [{ text: 'one' }, { text: 'two' }] }] },
      'two\none',
    ],
    [
      'no data',
      {
        messages: [{ content: [{ type: 'image', source: { data: 'iVBORw0KGgo', type: 'base64' } }, { text: 'look' }] }],
      },
      'look',
    ],
  ])('%s', (_what, request, words) => {
    expect(extractRequestText(request)).toBe(words);
  });

  test('nothing when it has no text', () => {
    expect([undefined, {}, { model: 'm' }, { messages: [] }].map(extractRequestText)).toEqual([null, null, null, null]);
  });

  test('at most a thousand characters, four hundred of each text', () => {
    const words = extractRequestText({ messages: [['a', 'b', 'c', 'd'].map((letter) => letter.repeat(5000))] });
    expect(words).toMatch(/^d{400}\nc{400}\nb{198}$/);
  });
});

describe('a response is indexed', () => {
  test('without the last word when it is truncated, as that may be half of a credential', () => {
    const beginning = 'word '.repeat(maxResponseText / 5 - 2);
    expect(trimResponseText(`${beginning}sk-ant-half-of-a-key`)).toBe(beginning);
  });

  test('completely when it is short', () => {
    expect(trimResponseText('all of it')).toBe('all of it');
  });
});
