import { describe, expect, test } from 'vitest';
import { maxResponseText, trimResponseText, extractRequestText } from '../../src/record/search-text.ts';

describe('what was asked is found by', () => {
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

  test('nothing where nothing is said', () => {
    expect([undefined, {}, { model: 'm' }, { messages: [] }].map(extractRequestText)).toEqual([null, null, null, null]);
  });

  test('a thousand units at most, of no text more than four hundred', () => {
    const words = extractRequestText({ messages: [['a', 'b', 'c', 'd'].map((letter) => letter.repeat(5000))] });
    expect(words).toMatch(/^d{400}\nc{400}\nb{198}$/);
  });
});

describe('an answer of which only the beginning was kept', () => {
  test('loses the word that was cut in two, which may be half a secret', () => {
    const beginning = 'word '.repeat(maxResponseText / 5 - 2);
    expect(trimResponseText(`${beginning}sk-ant-half-of-a-key`)).toBe(beginning);
  });

  test('is kept whole where it was not cut', () => {
    expect(trimResponseText('all of it')).toBe('all of it');
  });
});
