import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ending } from '../../src/dialects/dialect.ts';
import { functionGemma } from '../../src/dialects/functiongemma.ts';
import { readInAllCuts, readComplete, tool, type ReadResult } from './read.ts';
import { corrupted, hardText, writtenCalls } from './written-calls.ts';

const tools = [tool('set_lamp', { room: { type: 'string' }, level: { type: 'number' } }), 'all_off'];
const read = (text: string, ending: Ending = 'stop'): ReadResult =>
  readInAllCuts(functionGemma, text, { tools, ending });
const markers = functionGemma.writing.controlTokens;

describe('FunctionGemma', () => {
  it.each([
    ['text and numbers', '{room:<escape>hall, {2}<escape>,level:0.50}', '{"room":"hall, {2}","level":0.50}'],
    [
      'lists and objects',
      '{room:<escape>a<escape>,of:[<escape>b<escape>,{c:null}]}',
      '{"room":"a","of":["b",{"c":null}]}',
    ],
    ['nothing', '{}', '{}'],
  ])('calls with %s', (_what, text, json) => {
    expect(read(`<start_function_call>call:set_lamp${text}<end_function_call>`)).toEqual({
      text: '',
      reasoning: '',
      calls: [{ name: 'set_lamp', arguments: json, state: 'done' }],
      notes: [],
      order: ['call'],
    });
  });

  it('ends a call before the marker of its result, and the turn after it', () => {
    const call = '<start_function_call>call:all_off{}<end_function_call>';
    expect(read(`Now. ${call}${call}<start_function_response><end_of_turn>`)).toMatchObject({
      text: 'Now.',
      calls: [{ name: 'all_off' }, { name: 'all_off' }],
    });
  });

  it('ends a call without its closing marker if the server removed it as a stop sequence', () => {
    expect(read('<start_function_call>call:all_off{}')).toMatchObject({ calls: [{ state: 'done' }], notes: [] });
  });

  it('closes a string at the marker after it, and leaves a call broken if the text ends within it', () => {
    const text = '<start_function_call>call:set_lamp{room:<escape>hall';
    expect(read(`${text}}<end_function_call>`)).toMatchObject({
      calls: [{ arguments: '{"room":"hall"}', state: 'done' }],
      notes: [{ saw: '{room:<escape>hall}' }],
    });
    const written = { stop: '{room:<escape>hall', length: '' };
    for (const ending of ['stop', 'length'] as const)
      expect(read(text, ending)).toMatchObject({ text: '', calls: [{ arguments: written[ending], state: 'broken' }] });
  });

  it.each(['a <value> and <start_function', '<start_function_call>', '<escape>x<escape>', '<end_of_turn> b'])(
    'leaves %s as text',
    (text) => {
      expect(read(text)).toMatchObject({ text, calls: [] });
    },
  );

  it('reads back any call that it writes', () => {
    fc.assert(
      fc.property(writtenCalls(['set', 'all_off'], markers), fc.nat(), (written, cut) => {
        const back = readComplete(functionGemma, functionGemma.writing.calls(written), {
          tools: ['set', 'all_off'],
          cut,
        });
        expect(back).toMatchObject({ text: '', notes: [] });
        expect(back.calls.map((call) => [call.name, JSON.parse(call.arguments), call.state])).toEqual(
          written.map(({ name, argumentsText }) => [name, JSON.parse(argumentsText), 'done']),
        );
      }),
    );
  });

  it('gives the same result for a corrupted text however it is split, and keeps the text before it', () => {
    const text = writtenCalls(['all_off'], markers).map((written) => functionGemma.writing.calls(written));
    fc.assert(
      fc.property(
        corrupted(text, markers),
        hardText([]),
        fc.constantFrom<Ending>('stop', 'length'),
        (given, contentStates, ending) => {
          const found = readInAllCuts(functionGemma, `${contentStates}Then.\n${given}`, { tools, ending });
          expect(found.text.startsWith(`${contentStates}Then.`)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('writes results as its guide does', () => {
    expect(
      functionGemma.writing.results([{ name: 'set_lamp', text: '{"level": 1, "room": "hall"}', isError: false }]),
    ).toBe('<start_function_response>response:set_lamp{level:1,room:<escape>hall<escape>}<end_function_response>');
  });
});
