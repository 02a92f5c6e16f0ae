import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CoreAssistantPart, CoreToolCall } from '../../src/core/types.ts';
import { splitAtSeam } from '../../src/present/seam.ts';
import { readVendorRequest } from '../../src/present/vendor-tools.ts';
import { findSeamEvent } from '../../src/viewer/exchange/event-times.ts';

const text = (value: string): CoreAssistantPart => ({ type: 'text', text: value });
const reasoning: CoreAssistantPart = { type: 'reasoning', blocks: [{ kind: 'full', text: '1234' }] };
const call: CoreToolCall = {
  type: 'tool-call',
  id: 'c',
  name: 'Read',
  input: { kind: 'json', value: {} },
  providerExecuted: false,
};

describe('the place of a seam', () => {
  test('is in the text that is continued, between parts, or at either end', () => {
    const [before, after] = splitAtSeam([reasoning, text('abcdef'), call], { part: 1, characters: 7 });
    expect([before, after]).toEqual([
      [reasoning, text('abc')],
      [text('def'), call],
    ]);
    expect(splitAtSeam([text('abc'), call], { part: 0, characters: 3 })).toEqual([[text('abc')], [call]]);
    expect(splitAtSeam([text('abc')], { part: 0, characters: 0 })).toEqual([[], [text('abc')]]);
    expect(splitAtSeam([text('abc')], { part: 0, characters: 3 })).toEqual([[text('abc')], []]);
  });

  test('is not before parts that were there when the answer broke', () => {
    const parts = [text('abc'), call, text('defg')];
    expect(splitAtSeam(parts, { part: 2, characters: 3 })).toEqual([parts.slice(0, 2), parts.slice(2)]);
    expect(splitAtSeam(parts, { part: 1, characters: 3 })).toEqual([parts.slice(0, 1), parts.slice(1)]);
  });

  test('leaves all of the text, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(40), (texts, characters) => {
        const [before, after] = splitAtSeam(texts.map(text), { part: 0, characters });
        const join = (parts: readonly CoreAssistantPart[]): string =>
          parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
        const all = texts.join('');
        expect([join(before), join(after)]).toEqual([all.slice(0, characters), all.slice(characters)]);
      }),
    );
  });

  test('is at the first event with content once that much had come', () => {
    const events = [
      { type: 'response-start' },
      { type: 'text-start' },
      { type: 'text-delta', text: 'abc' },
      { type: 'usage' },
      { type: 'text-delta', text: 'def' },
    ].map((event) => ({ event }));
    expect(findSeamEvent(events, 3)).toBe(4);
    expect(findSeamEvent(events, 0)).toBe(2);
    expect(findSeamEvent(events, 6)).toBeNull();
  });
});

describe('what a vendor was asked to run', () => {
  const read = (name: string, value: CoreToolCall['input'] & { kind: 'json' }, providerExecuted = true) =>
    readVendorRequest({ ...call, name, input: value, providerExecuted });

  test('is read from the input of its call', () => {
    expect(read('web_search', { kind: 'json', value: { query: 'a', queries: ['a', 'b'] } })).toEqual({
      kind: 'search',
      queries: ['a', 'b'],
    });
    expect(read('web_fetch', { kind: 'json', value: { url: 'u', pattern: 'p' } })).toEqual({
      kind: 'page',
      url: 'u',
      pattern: 'p',
    });
    expect(read('code_execution', { kind: 'json', value: { code: 'x', language: 'js' } })).toEqual({
      kind: 'code',
      code: 'x',
      language: 'js',
    });
  });

  test('is left as JSON where the client runs the tool, or where something would not be shown', () => {
    expect(read('web_search', { kind: 'json', value: { query: 'a' } }, false)).toBeNull();
    expect(read('web_search', { kind: 'json', value: { query: 'a', limit: 3 } })).toBeNull();
    expect(read('web_search', { kind: 'json', value: { queries: ['a', 1] } })).toBeNull();
    expect(read('web_fetch', { kind: 'json', value: { url: 1 } })).toBeNull();
    expect(read('bash_code_execution', { kind: 'json', value: { code: 'a', command: 'b' } })).toBeNull();
  });
});
