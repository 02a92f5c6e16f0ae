import { describe, expect, it } from 'vitest';
import { dialects } from '../../../src/dialects/index.ts';
import { callTagAt } from '../../../src/dialects/text/closers.ts';

/** Markers of results, reasoning, prompts and turns, and those that open something. */
const others = /respons|result|output|think|function_result|begin|start|open|_tag|<tool\|>|<\|tool_call>/i;

describe('a closing marker', () => {
  const ofCalls = dialects
    .flatMap(({ writing }) => writing.controlTokens)
    .filter((token) => /^<\/|end|END|^<\w+\|>$|<\|call\|>/.test(token))
    .filter((token) => /call|arg|param|invoke|function|ACTION|python/i.test(token) && !others.test(token))
    .filter((token) => !/declaration/.test(token));

  it('is known for every dialect that has one', () => {
    expect(ofCalls.length).toBeGreaterThan(15);
    for (const token of ofCalls)
      expect([token, callTagAt(`${token} `, 0)]).toEqual([token, { is: 'closer', length: token.length }]);
  });

  it.each([
    '</parameter1>',
    '</parameter/>',
    '</function_invocation>',
    '</｜DSML｜param>',
    '</|DSML|invoke',
    '<|close|>argument',
    ']<]minimax[>[</path>',
  ])('may be misspelled or cut: %j', (token) => {
    expect(callTagAt(`${token}\n`, 0)).toEqual({ is: 'closer', length: token.length });
  });

  it('is cut where the text ends within it', () => {
    for (const token of [
      ...ofCalls,
      '</parameter>',
      '</｜DSML｜invoke>',
      '<|close|>call<|sep|>',
      ']<]minimax[>[</path>',
    ])
      for (let length = 1; length < token.length; length++)
        expect([token.slice(0, length), callTagAt(token.slice(0, length), 0)]).toEqual([token.slice(0, length), 'cut']);
  });

  it.each(['</div>', '</p>', '</tooltip>', '<br>', '< 3', '</think>', '|', '[x]', ']', '<|end|>'])(
    'is not %j',
    (text) => {
      expect(callTagAt(`${text} and`, 0)).toBeUndefined();
    },
  );
});
