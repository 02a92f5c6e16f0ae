import { asObject, parseJson } from '../../src/core/json.ts';
import { describe, expect, test } from 'vitest';
import {
  extractRequestText,
  extractResponseText,
  maxArgumentsText,
  maxResponseText,
} from '../../src/record/search-text.ts';

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: unknown) => ({ role: 'assistant', content });
const result = (content: string) => ({ type: 'tool_result', tool_use_id: 't', content });

describe('a request is indexed by', () => {
  test.each<[string, object, string]>([
    [
      'all messages since the last of the model',
      { messages: [user('old'), assistant('yes'), user('one'), user('two')] },
      'two\none',
    ],
    ['a prompt that is a string', { prompt: 'now' }, 'now'],
    [
      'results without the ids of calls',
      {
        input: [
          { type: 'function_call', name: 'f' },
          { type: 'function_call_output', call_id: 'c', output: 'result' },
        ],
      },
      'result',
    ],
    [
      'its parts, the last first',
      { contents: [{ role: 'user', parts: [{ text: 'one' }, { text: 'two' }] }] },
      'two\none',
    ],
    [
      'what the user wrote before the results of tools, and not what the agent added',
      {
        messages: [
          assistant('calls'),
          user([
            result('README.md\n<system-reminder>Be brief.</system-reminder>'),
            { type: 'text', text: '<system-reminder>Be brief.</system-reminder>' },
            { type: 'text', text: 'and hurry' },
          ]),
        ],
      },
      'and hurry\nREADME.md',
    ],
    [
      'no data',
      {
        messages: [{ content: [{ type: 'image', source: { data: 'iVBORw0KGgo', type: 'base64' } }, { text: 'look' }] }],
      },
      'look',
    ],
  ])('%s', (_what, request, text) => {
    expect(extractRequestText(asObject(parseJson(JSON.stringify(request))))).toBe(text);
  });

  test('nothing when it has no text', () => {
    expect([undefined, {}, { model: 'm' }, { messages: [] }].map(extractRequestText)).toEqual([null, null, null, null]);
  });

  test('at most so much of results, and more of what the user wrote', () => {
    const results = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => ({ role: 'tool', content: letter.repeat(5000) }));
    const text = extractRequestText({ messages: [{ role: 'user', content: 'u'.repeat(20_000) }, ...results] });
    expect(text).toMatch(/^u{4000}\nf{400}\ne{400}\nd{400}\nc{400}\nb{396}$/);
  });
});

describe('a response is indexed', () => {
  test('without the last word when it is truncated, as that may be half of a credential', () => {
    const beginning = 'word '.repeat(maxResponseText / 5 - 2);
    expect(extractResponseText({ text: `${beginning}sk-ant-half-of-a-key`, toolCalls: [] })).toBe(beginning);
  });

  test('completely when it is short', () => {
    expect(extractResponseText({ text: 'all of it', toolCalls: [] })).toBe('all of it');
  });

  test('with the names of tools and the values of their arguments', () => {
    const toolArguments = '{"command":"npm test\\ngit diff"}';
    expect(extractResponseText({ toolCalls: ['Bash', 'Read'], toolArguments })).toBe(
      'Bash Read\n{"command":"npm test git diff"}',
    );
    expect(extractResponseText({ toolCalls: [], toolArguments: 'x '.repeat(maxArgumentsText) })).toHaveLength(
      maxArgumentsText,
    );
  });
});
