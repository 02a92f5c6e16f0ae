import { describe, expect, it } from 'vitest';
import { cohere } from '../../src/dialects/cohere.ts';
import { callLaws } from './call-laws.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';

const look = tool('look', { place: { type: 'string' } });
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(cohere, text, { tools: [look, tool('stop')], ...options });

const one = '{"tool_call_id": "0", "tool_name": "look", "parameters": {"place": "here"}}';
const other = '{"tool_call_id": "1", "tool_name": "other", "parameters": {}}';
const action = (...calls: string[]): string => `<|START_ACTION|>[\n    ${calls.join(',\n    ')}\n]<|END_ACTION|>`;
const found = { name: 'look', arguments: '{"place": "here"}', state: 'done' };
const end = '<|END_OF_TURN_TOKEN|>';

describe('calls of Cohere', () => {
  callLaws(cohere);

  it('are an array between tags, with any name', () => {
    expect(read(action(one, other) + end)).toMatchObject({
      text: '',
      calls: [found, { name: 'other', arguments: '{}' }],
      notes: [],
    });
  });

  it('follow reasoning in tags of their own', () => {
    const text = `I look.<|END_THINKING|>${action(one)}${end}`;
    const expected = { reasoning: 'I look.', text: '', calls: [found], notes: [] };
    expect(read(text, { thinking: 'open' })).toMatchObject(expected);
    for (const thinking of ['none', 'tags'] as const)
      expect(read(`<|START_THINKING|>${text}`, { thinking })).toMatchObject(expected);
  });

  it.each(['RESPONSE', 'TEXT'])('are read next to an answer in %s tags, or without calls', (name) => {
    const answer = `<|START_${name}|>So:\n\`\`\`\ncode\n\`\`\`<|END_${name}|>`;
    const text = 'So:\n```\ncode\n```';
    expect(read(answer + end)).toMatchObject({ text, calls: [], notes: [] });
    expect(read(`<|START_THINKING|>Hm.<|END_THINKING|>${answer}`)).toMatchObject({ reasoning: 'Hm.', text, notes: [] });
    expect(read(answer + action(one))).toMatchObject({ text, calls: [found], notes: [] });
  });

  it('may lack their end, their arguments, or the bracket of the array', () => {
    expect(read(`<|START_ACTION|>[${one}]${end}`)).toMatchObject({ text: '', calls: [found] });
    expect(read(`<|START_ACTION|>[${one}<|END_ACTION|>`)).toMatchObject({ text: '', calls: [found] });
    expect(read(action('{"tool_call_id": "0", "tool_name": "stop"}'))).toMatchObject({
      text: '',
      calls: [{ name: 'stop', arguments: '{}' }],
    });
  });

  it.each(['The tag <|START_ACTION|> opens calls.', '<|START_ACTION|>look', '<|START_RESPONSE|> is a tag.'])(
    'are text without an object: %j',
    (text) => {
      expect(read(text)).toMatchObject({ text, calls: [] });
    },
  );

  it('are read without results that the model invents', () => {
    const invented = '<|START_TOOL_RESULT|>[{"tool_call_id": "0", "results": {"0": "fog"}}]<|END_TOOL_RESULT|>';
    expect(read(action(one) + invented)).toMatchObject({ text: '', calls: [found] });
  });

  it('are numbered through the conversation when written, as are their results', () => {
    expect(cohere.writing.calls([{ name: 'look', argumentsText: '{"place": "here"}', index: 3 }])).toBe(
      action(one.replace('"0"', '"3"')),
    );
    const results = [
      { name: 'look', text: 'fog', isError: false, index: 3 },
      { name: 'stop', text: 'no', isError: true, index: 4 },
    ];
    expect(cohere.writing.results(results)).toBe(
      '<|START_TOOL_RESULT|>[\n' +
        '    {"tool_call_id": "3", "results": {"0": "fog"}, "is_error": null},\n' +
        '    {"tool_call_id": "4", "results": {"0": "no"}, "is_error": true}\n' +
        ']<|END_TOOL_RESULT|>',
    );
  });
});
