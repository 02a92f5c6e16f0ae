import { describe, expect, it } from 'vitest';
import { minimax } from '../../src/dialects/minimax.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';

const look = tool('look', { place: { type: 'string' }, days: { type: 'integer' } });
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(minimax, text, { tools: [look, tool('stop')], ...options });
const wrapped = (calls: string): string => `<minimax:tool_call>\n${calls}\n</minimax:tool_call>`;
const invoke =
  '<invoke name="look">\n<parameter name="place">here</parameter>\n<parameter name="days">2</parameter>\n</invoke>';
const whole = { name: 'look', arguments: '{"place":"here","days":2}', state: 'done' };
const stopped = { name: 'stop', arguments: '{}', state: 'done' };

describe('calls of MiniMax', () => {
  it('share a wrapper, each with parameters of its own', () => {
    const text = wrapped(`${invoke}\n<invoke name="stop"></invoke>\n${invoke}`);
    expect(read(text)).toMatchObject({ text: '', calls: [whole, stopped, whole], notes: [] });
  });

  it('stand behind thoughts and text, and text behind them', () => {
    const found = read(`Hm.\n</think>\n\nI look.\n${wrapped(invoke)}\nDone.[e~[`, { thinking: 'open' });
    expect(found).toMatchObject({ reasoning: 'Hm.', text: 'I look.Done.', calls: [whole] });
  });

  it('keep the line breaks of a value', () => {
    const text = wrapped('<invoke name="look"><parameter name="place">\na\n</parameter></invoke>');
    expect(read(text).calls[0]?.arguments).toBe(String.raw`{"place":"\na\n"}`);
  });

  it('may have names in other quotes or none, with more beside them', () => {
    const text = wrapped('<invoke name=look><parameter name=\'place\' type="string">here</parameter></invoke>');
    const found = read(text);
    expect(found.calls).toMatchObject([{ name: 'look', arguments: '{"place":"here"}' }]);
    expect(found.notes).toHaveLength(2);
  });

  it('of a name that was not offered do not take the next one with them', () => {
    const text = wrapped(`<invoke name="other">\n</invoke>\n${invoke}`);
    expect(read(text).calls.map(({ name }) => name)).toEqual(['other', 'look']);
  });

  it('may lack their wrapper, or its end', () => {
    expect(read(`I look.\n${invoke}`)).toMatchObject({ text: 'I look.', calls: [whole] });
    expect(read(`<minimax:tool_call>\n${invoke}`)).toMatchObject({ text: '', calls: [whole] });
  });

  it.each(['<minimax:tool_call>', 'See <invoke name="look"> in the manual.', '<minimax:tool_call>\nnothing'])(
    'are text without a call: %j',
    (text) => {
      expect(read(text)).toMatchObject({ text, calls: [] });
    },
  );

  it('nested in a value are part of it', () => {
    const place = `so:\n${wrapped(invoke)}\nand on`;
    const text = wrapped(`<invoke name="look"><parameter name="place">${place}</parameter></invoke>`);
    expect(JSON.parse(read(text).calls[0]?.arguments ?? '')).toEqual({ place });
  });

  it('are written as they are read', () => {
    const written = { name: 'look', argumentsText: '{"place":"here","days":2}' };
    expect(minimax.writing.calls([written, { name: 'stop', argumentsText: '{}' }])).toBe(
      wrapped(`${invoke}\n<invoke name="stop">\n</invoke>`),
    );
    expect(minimax.writing.results([{ name: 'look', text: 'fog', isError: false }])).toBe('<response>fog</response>');
  });
});
