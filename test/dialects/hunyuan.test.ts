import { describe, expect, it } from 'vitest';
import { hunyuan } from '../../src/dialects/hunyuan.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';

const look = tool('look', { place: { type: 'string' }, days: { type: 'integer' } });
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(hunyuan, text, { tools: [look, tool('stop')], ...options });

/** A text of version 3 as a checkpoint writes it that marks its tokens so. */
const marked = (text: string, suffix: string): string =>
  text.replace(/<\/?(?:tool_calls?|tool_sep|arg_key|arg_value|think)(?=>)/g, `$&${suffix}`);
const suffixes = ['', ':opensource', ':6124c78e'];

const call =
  '<tool_call>look<tool_sep>\n<arg_key>place</arg_key>\n<arg_value>here</arg_value>\n<arg_key>days</arg_key>\n<arg_value>2</arg_value>\n</tool_call>';
const stop = '<tool_call>stop<tool_sep>\n</tool_call>';
const around = (...calls: string[]): string => `<tool_calls>\n${calls.join('\n')}\n</tool_calls>`;
const whole = { name: 'look', arguments: '{"place":"here","days":2}', state: 'done' };
const stopped = { name: 'stop', arguments: '{}', state: 'done' };

describe('calls of Hunyuan', () => {
  it.each(suffixes)('are read in the form of version 3, with the mark %j', (suffix) => {
    const found = read(`I look.${marked(around(call, stop), suffix)}<｜hy_eos${suffix}｜>`);
    expect(found).toMatchObject({ text: 'I look.', calls: [whole, stopped], notes: [] });
  });

  it.each(suffixes)('are read in the form of version 4, with the mark %j', (suffix) => {
    const text = marked(around(call, stop).replaceAll('<tool_sep>', '').replaceAll('\n', ''), suffix);
    expect(read(text)).toMatchObject({ text: '', calls: [whole, stopped], notes: [] });
  });

  it.each(suffixes)('follow reasoning whose tags have the mark %j', (suffix) => {
    const text = `Hm.</think>${around(call)}`;
    const expected = { reasoning: 'Hm.', text: '', calls: [whole], notes: [] };
    expect(read(marked(text, suffix), { thinking: 'open' })).toMatchObject(expected);
    expect(read(marked(`<think>${text}`, suffix), { thinking: 'tags' })).toMatchObject(expected);
  });

  it('have values of the types that the schema declares, with their line breaks', () => {
    const text = around(call.replace('>here<', '>\n12\n<'));
    expect(read(text).calls[0]?.arguments).toBe(String.raw`{"place":"\n12\n","days":2}`);
  });

  it.each([
    ['their section', call],
    ['the end of their section', `<tool_calls>\n${call}`],
    ['their own end', `<tool_calls>\n${call.replace('\n</tool_call>', '')}\n</tool_calls>`],
    ['the end of a key', around(call.replace('place</arg_key>', 'place'))],
    ['the end of a value', around(call.replaceAll('\n', '').replace('here</arg_value>', 'here'))],
  ])('may lack %s', (_, text) => {
    expect(read(text)).toMatchObject({ text: '', calls: [whole] });
  });

  it('may have JSON in place of tags', () => {
    const body = '{"place":"here","days":2}';
    for (const text of [`look<tool_sep>${body}`, `look\n${body}\n`, `{"name": "look", "arguments": ${body}}`])
      expect(read(around(`<tool_call>${text}</tool_call>`))).toMatchObject({ text: '', calls: [whole] });
  });

  it('may have a name that was not offered if the separator follows it', () => {
    const [other] = read(around('<tool_call>other<tool_sep></tool_call>')).calls;
    expect(other).toMatchObject({ name: 'other', arguments: '{}' });
  });

  it.each([
    'The tag <tool_calls> opens calls.',
    'Between <tool_call> and <tool_sep> stands a name.',
    '<tool_calls>',
    '<tool_calls>\n<tool_call>',
    '<tool_call>the tag</tool_call>',
  ])('are text when the name is missing: %j', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('leave no markers when no call is between them', () => {
    expect(read('Done.\n<tool_calls></tool_calls>')).toMatchObject({ text: 'Done.\n', calls: [] });
  });

  it('are never complete when cut, and left out without a name', () => {
    const cut = around(call);
    for (let length = 1; length < cut.indexOf('</tool_call>'); length++)
      for (const { state } of read(cut.slice(0, length), { ending: 'length' }).calls) expect(state).toBe('broken');
    expect(read('<tool_calls>\n<tool_call>lo', { ending: 'length' })).toMatchObject({ text: '', calls: [] });
  });

  it('are read without results that the model invents', () => {
    const results = '<tool_responses>\n<tool_response>\nfog\n</tool_response>\n</tool_responses>';
    expect(read(`${around(call)}\n${results}`)).toMatchObject({ text: '', calls: [whole] });
  });

  it('are written in the format they are read in', () => {
    const written = { name: 'look', argumentsText: '{"place":"here","days":2}' };
    expect(hunyuan.writing.calls([written, { name: 'stop', argumentsText: '{}' }])).toBe(around(call, stop));
    expect(hunyuan.writing.results([{ name: 'look', text: 'fog', isError: false }])).toBe(
      '<tool_responses>\n<tool_response>\nfog\n</tool_response>\n</tool_responses>',
    );
  });
});
