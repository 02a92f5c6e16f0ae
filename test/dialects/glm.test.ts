import { describe, expect, it } from 'vitest';
import { glm } from '../../src/dialects/glm.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';

const look = tool('look', { place: { type: 'string' }, days: { type: 'integer' } });
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(glm, text, { tools: [look, tool('stop')], ...options });
const whole = [{ name: 'look', arguments: '{"place":"here","days":2}', state: 'done' }];
const lines =
  '<tool_call>look\n<arg_key>place</arg_key>\n<arg_value>here</arg_value>\n<arg_key>days</arg_key>\n<arg_value>2</arg_value>\n</tool_call>';

describe('calls of GLM', () => {
  it('are written in several lines, or in one', () => {
    expect(read(lines)).toMatchObject({ text: '', calls: whole, notes: [] });
    expect(read(lines.replaceAll('\n', ''))).toMatchObject({ text: '', calls: whole, notes: [] });
  });

  it('need no parameters', () => {
    for (const text of [
      '<tool_call>stop</tool_call>',
      '<tool_call>stop\n</tool_call>',
      '<tool_call>\nstop\n</tool_call>',
    ])
      expect(read(text)).toMatchObject({ text: '', calls: [{ name: 'stop', arguments: '{}' }], notes: [] });
  });

  it('follow reasoning and each other, before tokens that end the turn', () => {
    const found = read(`<think>Hm.</think>\nI look.\n${lines}\n${lines}<|observation|>\n`, { thinking: 'tags' });
    expect(found).toMatchObject({ reasoning: 'Hm.', text: 'I look.', calls: [...whole, ...whole], notes: [] });
  });

  it('keep the line breaks of a value', () => {
    const text = '<tool_call>look\n<arg_key>place</arg_key>\n<arg_value>\n  a\n</arg_value>\n</tool_call>';
    expect(read(text).calls[0]?.arguments).toBe(String.raw`{"place":"\n  a\n"}`);
  });

  it('may have a name that was not offered if a parameter or the end follows', () => {
    expect(read('<tool_call>other\n<arg_key>a</arg_key>\n<arg_value>1</arg_value></tool_call>').calls).toMatchObject([
      { name: 'other', arguments: '{"a":"1"}' },
    ]);
    expect(read('<tool_call>other\nwords').text).toBe('<tool_call>other\nwords');
  });

  it.each([
    'The tag <tool_call> opens a call.',
    '<tool_call>',
    '<tool_call>look',
    '<tool_call><b>',
    '<tool_call>{{ name }}\n',
  ])('are text when the name is missing: %j', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it.each([
    ['<arg_key>', lines.replace('<arg_key>place', 'place')],
    ['</arg_key>', lines.replace('place</arg_key>', 'place')],
    ['<arg_value>', lines.replace('<arg_value>here', 'here')],
    ['</arg_value>', lines.replace('here</arg_value>', 'here')],
    ['</arg_value> in one line', lines.replaceAll('\n', '').replace('here</arg_value>', 'here')],
    ['second <arg_key>', lines.replace('<arg_key>days', 'days')],
    ['last </arg_value>', lines.replace('2</arg_value>', '2')],
    ['</tool_call>', lines.replace('</tool_call>', '')],
  ])('are read without their %s', (_, text) => {
    const found = read(text);
    expect(found.text).toBe('');
    expect(JSON.parse(found.calls[0]?.arguments.replace(String.raw`here\n`, 'here') ?? '')).toEqual({
      place: 'here',
      days: 2,
    });
    expect(found.notes.length).toBeGreaterThan(0);
  });

  it('leave out a parameter without a value', () => {
    const found = read('<tool_call>look\n<arg_key>place</arg_key>\n</tool_call>');
    expect(found).toMatchObject({ calls: [{ arguments: '{}' }], notes: [{ what: 'a parameter without a value' }] });
  });

  it('are incomplete when the text was cut', () => {
    for (let length = '<tool_call>look\n'.length; length < lines.length - '>'.length; length++)
      expect(read(lines.slice(0, length), { ending: 'length' }).calls).toMatchObject([
        { name: 'look', state: 'broken' },
      ]);
  });

  it('are written in the format they are read in', () => {
    const written = { name: 'look', argumentsText: '{"place":"here","days":2}' };
    expect(glm.writing.calls([written])).toBe(lines);
    expect(glm.writing.results([{ name: 'look', text: 'fog', isError: false }])).toBe(
      '<tool_response>\nfog\n</tool_response>',
    );
  });
});

describe('tags of GLM out of their place', () => {
  const here = [{ name: 'look', arguments: '{"place":"here"}', state: 'done' }];

  it.each([
    '<tool_call>look<arg_key>place</arg_key></arg_key><arg_value>here</arg_value></tool_call>',
    '<tool_call>look<arg_key><arg_key>place</arg_key><arg_value>here</arg_value></tool_call>',
    '<tool_call>look\n<arg_key>\n<arg_key>place</arg_key>\n</arg_key>\n<arg_value>here</arg_value>\n</tool_call>',
  ])('a tag of a key that is written twice is read once: %j', (text) => {
    const found = read(text);
    expect(found).toMatchObject({ text: '', calls: here });
    expect(found.notes.length).toBeGreaterThan(0);
  });

  it.each([
    '<tool_call>lookplace</arg_key><arg_value>here</arg_value></tool_call>',
    '<tool_call>look place</arg_key>\n<arg_value>here</arg_value></tool_call>',
  ])('the first key without its opening tag is not part of the name: %j', (text) => {
    const found = read(text);
    expect(found).toMatchObject({ text: '', calls: here });
    expect(found.notes.length).toBeGreaterThan(0);
  });

  it('the longest name that fits is the one that is meant', () => {
    const tools = [tool('look', { out_at: { type: 'string' } }), tool('look_out', { at: { type: 'string' } }), 'look_'];
    const text = '<tool_call>look_outat</arg_key><arg_value>x</arg_value></tool_call>';
    expect(read(text, { tools }).calls).toMatchObject([{ name: 'look_out', arguments: '{"at":"x"}' }]);
  });

  it('the tag of another call at which the text was cut is skipped', () => {
    for (const rest of ['<', '\n<tool_c', '<|obs'])
      expect(read(lines + rest, { ending: 'length' })).toMatchObject({ text: '', calls: whole });
  });
});

describe('calls of GLM with a wrong tag', () => {
  it.each(['</arg_value>', '</arg_key>', '</function>', '\n</arg_value>\n'])(
    'have no parameters when %j follows the name',
    (tag) => {
      for (const rest of ['', '</tool_call>', '\nDone.']) {
        const found = read(`<tool_call>stop${tag}${rest}`);
        expect(found).toMatchObject({ calls: [{ name: 'stop', arguments: '{}', state: 'done' }] });
        expect(found.text).toBe(rest.includes('Done') ? 'Done.' : '');
      }
      expect(read(`<tool_call>stop${tag}${lines}`).calls).toMatchObject([{ name: 'stop' }, ...whole]);
    },
  );

  it('are incomplete when the tool needs parameters', () => {
    const needing = { ...look, inputSchema: { type: 'object', required: ['place'], properties: { place: {} } } };
    const found = read('<tool_call>look</arg_value>', { tools: [needing] });
    expect(found.calls).toMatchObject([{ state: 'broken' }]);
  });

  it.each(['\n', ''])('have parameters when the tag of a call opens one', (line) => {
    const text = lines.replaceAll('\n', line);
    for (const key of ['place', 'days']) {
      const found = read(text.replace(`<arg_key>${key}`, `<tool_call>${key}`));
      expect(found).toMatchObject({ text: '', calls: whole });
      expect(found.notes).toMatchObject([{ saw: '<tool_call>', made: '<arg_key>' }]);
    }
  });

  it('end where the tag of the next one opens', () => {
    expect(read(`<tool_call>stop${lines}`)).toMatchObject({ text: '', calls: [{ name: 'stop' }, ...whole] });
  });

  it.each(['<tool_call>stop<tool_call>', '<tool_call>stop<tool_call> and so on', '<tool_call>other<tool_call>place'])(
    'are text without a parameter or another call: %j',
    (text) => {
      expect(read(text)).toMatchObject({ text, calls: [] });
    },
  );
});
