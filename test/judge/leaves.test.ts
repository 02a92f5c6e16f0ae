import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import type { VendorProtocol } from '../../src/core/types.ts';
import { compareAnswerLeaves } from '../../src/judge/compare-answer-leaves.ts';
import { Declared } from '../../src/judge/declared.ts';
import { compareLeaves } from '../../src/judge/leaves.ts';

/** The second witness alone: it sees what the decoders of both sides agree to get wrong. */

const undeclared = (): Declared => new Declared([], []);

describe('texts of a request', () => {
  const missing = (text: string, sent: string, isPrompt: boolean): number =>
    compareLeaves(
      { protocol: 'anthropic', body: { messages: [{ role: 'user', content: text }] } },
      { body: { messages: [{ role: 'user', content: sent }] }, isPrompt },
      undeclared(),
    ).length;

  test.each([
    ['the punctuation was changed', 'Is it so? Yes.', 'Is it so! Yes.', false],
    ['it has neither letters nor digits', '?!?!', 'Good morning.', false],
    ['it has neither letters nor digits, in a prompt', '?!?!', 'Good morning.', true],
    ['a letter was changed, in a prompt', 'Is it so?', 'Was it so?', true],
  ])('are missing when %s', (_, text, sent, isPrompt) => {
    expect(missing(text, sent, isPrompt)).toBe(1);
  });

  test.each([
    ['the white space differs', 'Is it\n so?', 'Is it so?', false],
    ['it is within a text of JSON', 'Say "so"\nor C:\\new', 'Then: {"a": "Say \\"so\\"\\nor C:\\\\new"}', false],
    ['a prompt writes it as a literal', "Don't", "f('Don\\'t')", true],
  ])('are found when %s', (_, text, sent, isPrompt) => {
    expect(missing(text, sent, isPrompt)).toBe(0);
  });
});

describe('answers', () => {
  const upstream: JsonObject[] = [
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'It is ' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'warm.' } },
    { type: 'content_block_start', index: 1, content_block: { type: 'tool_use', id: 'a', name: 'look', input: {} } },
    { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"city":' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '"Rome"}' } },
  ];
  const sent = (text: string, city: string, total = 5): JsonObject => ({
    candidates: [{ content: { parts: [{ text }, { functionCall: { name: 'look', args: { city } } }] } }],
    usageMetadata: { promptTokenCount: 2, candidatesTokenCount: 2, thoughtsTokenCount: 1, totalTokenCount: total },
  });
  const compare = (documents: JsonObject[], declared = undeclared(), protocol: VendorProtocol = 'gemini') =>
    compareAnswerLeaves({ protocol: 'anthropic', documents: upstream }, { protocol, documents }, declared).map(
      ({ what }) => what,
    );

  test('agree when the fragments of a stream amount to the other answer', () => {
    expect(compare([sent('It is warm.', 'Rome')])).toEqual([]);
  });

  test.each([
    ['a text was changed', sent('It is worm.', 'Rome'), 'the texts of the answer were changed'],
    ['an argument was changed', sent('It is warm.', 'Roma'), 'the tool calls were changed'],
    ['a total is not its parts', sent('It is warm.', 'Rome', 6), 'the total of tokens is not the sum of its parts'],
  ])('contradict each other when %s', (_, document, what) => {
    expect(compare([document])).toEqual([what]);
  });

  test('are excused by a loss of content only, unless it became a text', () => {
    const declare = (path: string, instead?: string) =>
      new Declared([{ path, what: 'a part', ...(instead !== undefined && { instead }) }], []);
    const document = sent('It is', 'Rome');
    expect(compare([document], declare('/content/0'))).toEqual([]);
    expect(compare([document], declare('/content/0', 'a text'))).toHaveLength(1);
    expect(compare([document], declare('/usage'))).toHaveLength(1);
  });
});
