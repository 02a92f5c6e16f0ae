import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pythonic } from '../../src/dialects/pythonic.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';
import { corrupted, writtenCalls } from './written-calls.ts';

const look = tool('look', { place: { type: 'string' }, days: { type: 'integer' } });
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(pythonic, text, { tools: [look, tool('stop')], ...options });

const forms = [
  ['Llama 4', '<|python_start|>[', ', ', ']<|python_end|>', '<|eot|>'],
  ['LFM2', '<|tool_call_start|>[', ', ', ']<|tool_call_end|>', '<|im_end|>'],
  ['Olmo 3', '<function_calls>', '\n', '</function_calls>', '<|im_end|>'],
] as const;
const call = 'look(place="here", days=2)';
const whole = { name: 'look', arguments: '{"place":"here","days":2}', state: 'done' };
const stopped = { name: 'stop', arguments: '{}', state: 'done' };

describe.each(forms)('calls of %s', (_name, open, between, close, end) => {
  it('are read between markers, after reasoning and text', () => {
    const text = `<think>Hm.</think>\nI look.${open}${call}${between}stop()${close}${end}`;
    expect(read(text, { thinking: 'tags' })).toMatchObject({
      reasoning: 'Hm.',
      text: 'I look.',
      calls: [whole, stopped],
      notes: [],
    });
  });

  it('have strings and words of Python and of JSON', () => {
    const given = `look(place='it\\'s\\n"here"', a=True, b=None, c=true, d=null, e={"f": [1.50]})`;
    const [found] = read(open + given + close).calls;
    expect(found?.arguments).toBe(
      String.raw`{"place":"it's\n\"here\"","a":true,"b":null,"c":true,"d":null,"e":{"f":[1.50]}}`,
    );
  });

  it('have sets as lists, and numbers without leading zeros when the schema requires a number', () => {
    const [found] = read(`${open}look(place=007, days=-07, tags={'b', 'a'}, id=02)${close}`).calls;
    expect(found?.arguments).toBe('{"place":"007","days":-7,"tags":["b","a"],"id":"02"}');
  });

  it('may be JSON', () => {
    const object = '{"name": "look", "arguments": {"place":"here","days":2}}';
    const marker = open.replace('[', '');
    for (const text of [`${marker}[${object}]${close.replace(']', '')}`, `${marker}${object}${close.replace(']', '')}`])
      expect(read(text)).toMatchObject({ text: '', calls: [whole] });
  });

  it('may be of a name that was not offered', () => {
    expect(read(`${open}other(a=1)${close}`)).toMatchObject({
      text: '',
      calls: [{ name: 'other', arguments: '{"a":1}' }],
    });
  });

  it('may lack their end', () => {
    expect(read(open + call)).toMatchObject({ text: '', calls: [whole] });
    expect(read(`${open}look(place="here", days=2${close.replace(']', '')}`)).toMatchObject({
      text: '',
      calls: [whole],
    });
  });

  it('are never complete when cut', () => {
    const cut = open + call;
    for (let length = 1; length < cut.length; length++)
      for (const { state } of read(cut.slice(0, length), { ending: 'length' }).calls) expect(state).toBe('broken');
    expect(read(`${open}loo`, { ending: 'length' })).toMatchObject({ text: '', calls: [] });
  });

  it('leave no markers when no call is between them', () => {
    expect(read(`Done.${open}${close}`)).toMatchObject({ text: 'Done.', calls: [] });
  });

  it('are text when code or prose is in their place', () => {
    const spoilt = `${open}look(place='it\\q')${between}look(f(x))${close}`;
    for (const text of [`${open}import os\nos.remove("a")${close}`, `Write ${open} f(x) for it.`, open, spoilt])
      expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
  });
});

describe('calls without markers', () => {
  it('are a list of offered tools that begins a line', () => {
    expect(read(`I look.\n[${call}, stop()]`)).toMatchObject({ text: 'I look.', calls: [whole, stopped] });
    for (const text of ['See [look(place="here")](a.md).', '[other(a=1)]', 'A list: [1, 2]'])
      expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('are read at the start of the response', () => {
    expect(read(`${call}\nstop()`)).toMatchObject({ text: '', calls: [whole, stopped] });
    expect(read(`So:\n${call}\n`)).toMatchObject({ calls: [] });
  });

  it('are ignored after marked calls', () => {
    const echoed = `<|tool_call_start|>[${call}]<|tool_call_end|>[${call}]<|tool_call_end|>`;
    expect(read(echoed).calls).toEqual([whole]);
  });

  it('are read back as written, whatever they contain', () => {
    const names = ['look', 'stop'];
    fc.assert(
      fc.property(writtenCalls(names, pythonic.writing.controlTokens), (calls) => {
        const found = read(pythonic.writing.calls(calls), { tools: names });
        expect(found.calls.map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
        expect(found.calls.map((each): unknown => JSON.parse(each.arguments))).toEqual(
          calls.map((each): unknown => JSON.parse(each.argumentsText)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('give the same result however they are split or corrupted', () => {
    const marker = fc.constantFrom(...forms);
    const calls = writtenCalls(['look', 'stop'], pythonic.writing.controlTokens);
    const text = fc
      .tuple(marker, calls)
      .map(
        ([[, open, , close], given]) => open.replace('[', '') + pythonic.writing.calls(given) + close.replace(']', ''),
      );
    fc.assert(
      fc.property(
        corrupted(text, pythonic.writing.controlTokens),
        fc.constantFrom('stop', 'length'),
        (given, ending) => {
          for (const { state, arguments: written } of read(given, { ending }).calls)
            if (state === 'done') expect(JSON.parse(written)).toBeTypeOf('object');
        },
      ),
      { numRuns: 150 },
    );
  });
});
