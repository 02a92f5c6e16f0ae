import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect, Ending } from '../../src/dialects/dialect.ts';
import { gemma4 } from '../../src/dialects/gemma4.ts';
import { readEvents, readInAllCuts, readComplete, tool, type ReadResult } from './read.ts';
import { corrupted, hardText, writtenCalls } from './written-calls.ts';

const tools = [tool('find_train', { from: { type: 'string' }, seats: { type: 'integer' } }), 'list_stops'];
const read = (text: string, ending: Ending = 'stop'): ReadResult => readInAllCuts(gemma4, text, { tools, ending });
const calls = (text: string): string[] =>
  read(text).calls.map(({ name, arguments: given, state }) => `${name} ${given} ${state}`);
const markers = gemma4.writing.controlTokens;

describe('Gemma 4', () => {
  it('writes reasoning into a channel, and calls between markers', () => {
    const text =
      '<|channel>thought\nWhich train?\n<channel|>A moment.\n<|tool_call>call:find_train{from:<|"|>Ulm<|"|>,seats:2}<tool_call|><turn|>\n';
    expect(read(text)).toEqual({
      text: 'A moment.',
      reasoning: 'Which train?',
      calls: [{ name: 'find_train', arguments: '{"from":"Ulm","seats":2}', state: 'done' }],
      notes: [],
      order: ['reasoning', 'text', 'call'],
    });
  });

  it('starts a call when its name is complete', () => {
    const begun = readEvents(gemma4, '<|tool_call>call:find_train{', { tools, ending: 'length' });
    expect(begun.map(({ type }) => type)).toEqual(['call-start', 'call-cut']);
  });

  it('reads reasoning that the prompt opened', () => {
    expect(readInAllCuts(gemma4, 'Hm.\n<channel|>Yes.', { thinking: 'open' })).toMatchObject({
      reasoning: 'Hm.',
      text: 'Yes.',
    });
  });

  describe('reads reasoning that some prompts opened, without a setting', () => {
    it.each(['I think.<channel|>Hello', 'I think.\n<channel|>\nHello', 'thought\nI think.\n<channel|>Hello'])(
      '%j',
      (text) => {
        expect(read(text)).toMatchObject({ reasoning: 'I think.', text: 'Hello', notes: [{ made: 'reasoning' }] });
      },
    );

    it('before a call', () => {
      const text = 'I think.<channel|><|tool_call>call:list_stops{}<tool_call|>';
      expect(read(text)).toMatchObject({ reasoning: 'I think.', text: '', calls: [{ name: 'list_stops' }] });
    });

    it('in a longer text after the results of calls, in a conversation with reasoning', () => {
      const thought = 'A word. '.repeat(1000).trimEnd();
      const text = `${thought}<channel|>Hello`;
      const likely: Pick<Dialect, 'reader'> = {
        reader: (context, emit) => gemma4.reader({ ...context, isAfterResults: true }, emit),
      };
      expect(readInAllCuts(likely, text)).toMatchObject({ reasoning: thought, text: 'Hello' });
    });

    it.each([
      'Hello',
      'The tag <channel|> ends it.',
      'Use `<channel|>` there.',
      'Hello<|channel>thought\nHm.<channel|>',
    ])('and leaves an ordinary answer: %j', (text) => {
      expect(read(text)).toMatchObject({
        text: text.replace(/<\|channel>.*/s, ''),
        reasoning: text.includes('Hm.') ? 'Hm.' : '',
      });
    });

    it('and emits a longer answer as it arrives', () => {
      const seen: string[] = [];
      const reader = gemma4.reader({ tools: [], thinking: 'none' }, (event) => {
        if (event.type === 'text') seen.push(event.text);
      });
      reader.push('A word. '.repeat(200));
      expect(seen.join('')).toHaveLength(1600 - 1);
      reader.push('More.');
      expect(seen.join('').endsWith('More.')).toBe(true);
    });
  });

  it.each([
    ['an empty thought', '<|channel>thought\n<channel|>Yes.'],
    ['an empty thought without a line', '<|channel>thought<channel|>Yes.'],
    ['the lines around an empty thought', '<|channel>thought\n\n<channel|>\n\nYes.'],
    ['a close that closes nothing', '<channel|>Yes.'],
    ['the end of the turn', 'Yes.<turn|>'],
  ])('passes over %s', (_what, text) => {
    expect(read(text)).toMatchObject({ text: 'Yes.', reasoning: '', calls: [] });
  });

  it.each([
    [
      'round brackets',
      '<|tool_call>call:find_train(from=<|"|>a) b<|"|>, seats=2)<tool_call|>',
      'find_train {"from":"a) b","seats":2} done',
    ],
    [
      'values by their order',
      '<|tool_call>call:find_train("Ulm", 3)<tool_call|>',
      'find_train {"from":"Ulm","seats":3} done',
    ],
    ['no word before the name', '<|tool_call>:list_stops{}<tool_call|>', 'list_stops {} done'],
    ['no brackets', '<|tool_call>call:list_stops<tool_call|>', 'list_stops {} done'],
    [
      'no comma behind a string',
      '<|tool_call>call:find_train{from:<|"|>Ulm<|"|>seats:2}<tool_call|>',
      'find_train {"from":"Ulm","seats":2} done',
    ],
    [
      'an end of its string too few',
      '<|tool_call>call:find_train{from:<|"|>Ulm}<tool_call|>',
      'find_train {"from":"Ulm"} done',
    ],
    [
      'no end at all',
      '<|tool_call>call:find_train{seats:2,from:<|"|>Ulm<|"|>',
      'find_train {"seats":2,"from":"Ulm"} done',
    ],
    [
      'plain quotes',
      "<|tool_call>call:find_train{from:'it's, here'}<tool_call|>",
      'find_train {"from":"it\'s, here"} done',
    ],
    [
      'a number where text is due',
      '<|tool_call>call:find_train{from:0070}<tool_call|>',
      'find_train {"from":"0070"} done',
    ],
    [
      'a number with all its digits',
      '<|tool_call>call:find_train{from:7,seats:12345678901234567890}<tool_call|>',
      'find_train {"from":"7","seats":12345678901234567890} done',
    ],
    ['a namespace', '<|tool_call>call:google:mcp:list_stops{}<tool_call|>', 'list_stops {} done'],
    ['a name that was not offered', '<|tool_call>call:fly_to.moon{a:1}<tool_call|>', 'fly_to.moon {"a":1} done'],
    [
      'the marker in its text',
      '<|tool_call>call:find_train{from:<|"|>a <tool_call|> b<|"|>}<tool_call|>',
      'find_train {"from":"a <tool_call|> b"} done',
    ],
    ['no marker, at the start of a line', 'call:find_train{seats:1}', 'find_train {"seats":1} done'],
    [
      'JSON for its arguments',
      '<|tool_call>call:find_train{"from": "Ulm"}<tool_call|>',
      'find_train {"from":"Ulm"} done',
    ],
  ])('reads a call with %s', (_what, text, call) => {
    expect(calls(text)).toEqual([call]);
    expect(read(text).text).toBe('');
  });

  it('reads consecutive calls, also with a missing closing marker, and within reasoning', () => {
    expect(calls('<|tool_call>call:list_stops{}<|tool_call>call:find_train{seats:1}<tool_call|>')).toHaveLength(2);
    expect(read('<|channel>thought\nI call<|tool_call>call:list_stops{}<tool_call|>')).toMatchObject({
      reasoning: 'I call',
      calls: [{ name: 'list_stops' }],
    });
  });

  it('skips the noise after a call', () => {
    const noise = '<|tool_call>call:list_stops{}<tool_call|><tool_call|>\n<|tool_response>';
    expect(read(noise)).toMatchObject({ text: '', calls: [{ name: 'list_stops', state: 'done' }] });
  });

  it('passes over a result that the model invented, and notes it', () => {
    const text =
      '<|tool_call>call:list_stops{}<tool_call|><|tool_response>response:list_stops{value:<|"|>Ulm}<|"|>}<tool_response|>One.';
    expect(read(text)).toMatchObject({ text: 'One.', notes: [{ what: 'a result that the model invented' }] });
  });

  it.each([
    'It says call:find_train{seats:1}',
    'call:fly{a:1}',
    'call:find_trains{a:1}',
    '<|tool_call>call:list_stops and more<tool_call|>',
    '<|tool_call>',
    '<|tool_call>call:find',
    'a <|tool_cal',
    'a <|"|> b <turn|> c',
  ])('leaves %s as text', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('marks a cut call as broken', () => {
    for (const text of ['call:find_train{from:<|"|>Ul', 'call:find_train{from:<|"|>Ulm<|"|>', 'call:find_train{'])
      expect(read(`<|tool_call>${text}`, 'length')).toMatchObject({
        text: '',
        calls: [{ state: 'broken', arguments: '' }],
      });
    expect(read('<|tool_call>call:find', 'length')).toMatchObject({
      text: '',
      calls: [],
      notes: [{ made: 'left out' }],
    });
  });

  it.each([
    '{from:<|"|>f(<|"|>a<|"|>, b: c)<tool_call|>',
    '{from:,seats:2}<tool_call|>',
    '{from:}<tool_call|>',
    '{seats:2,from:<|"|>Ul',
    '{seats:',
    '{seats:2',
  ])('marks a call with irreparable arguments %s as broken and notes it', (text) => {
    const written = text.replace('<tool_call|>', '');
    expect(read(`<|tool_call>call:find_train${text}`)).toMatchObject({
      text: '',
      calls: [{ arguments: written, state: 'broken' }],
      notes: [{ saw: written }],
    });
  });

  it('reads back any call that it writes', () => {
    fc.assert(
      fc.property(writtenCalls(['list_stops', 'a.b-c'], markers), fc.nat(), (written, cut) => {
        const back = readComplete(gemma4, gemma4.writing.calls(written), { tools: ['list_stops', 'a.b-c'], cut });
        expect(back).toMatchObject({ text: '', reasoning: '', notes: [] });
        expect(back.calls.map((call) => [call.name, JSON.parse(call.arguments), call.state])).toEqual(
          written.map(({ name, argumentsText }) => [name, JSON.parse(argumentsText), 'done']),
        );
      }),
    );
  });

  it('gives the same result for a corrupted text however it is split, and calls only tools it names', () => {
    const text = writtenCalls(['list_stops'], markers).map((written) => `Now:\n${gemma4.writing.calls(written)}`);
    fc.assert(
      fc.property(corrupted(text, markers), fc.constantFrom<Ending>('stop', 'length'), (given, ending) => {
        const found = readInAllCuts(gemma4, given, { tools, ending });
        for (const { name } of found.calls) expect(given).toContain(name);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    '<|tool_call>call:list_stops{}<tool_call|>',
    'a\n<|tool_call>call:list_stops{}<tool_call|>\nb',
    '}<tool_call|>',
  ])('keeps %j within a string', (from) => {
    expect(read(`<|tool_call>call:find_train{from:<|"|>${from}<|"|>}<tool_call|>`)).toMatchObject({
      text: '',
      calls: [{ name: 'find_train', arguments: JSON.stringify({ from }), state: 'done' }],
      notes: [],
    });
  });

  it.each(['<', '<tool_c', '\n<|tool_resp', '<|tool_cal'])(
    'passes over %j behind a call, where the text is cut',
    (cut) => {
      for (const ending of ['stop', 'length'] as const)
        expect(read(`<|tool_call>call:list_stops{}${cut}`, ending)).toMatchObject({
          text: '',
          calls: [{ name: 'list_stops', state: 'done' }],
          notes: [{ saw: cut.trim() }],
        });
    },
  );

  it('leaves text without markers unchanged', () => {
    fc.assert(
      fc.property(hardText(['call:', 'list_stops']), fc.nat(), (text, cut) => {
        expect(readComplete(gemma4, text, { cut }).text).toBe(text);
      }),
    );
  });

  it('writes results as fields of an object, or under one key', () => {
    const results = [
      { name: 'list_stops', text: '{"n": 10000000000000000001, "at": ["Ulm"]}', isError: false },
      { name: 'list_stops', text: 'none', isError: false },
      { name: 'find_train', text: 'no such "train"', isError: true },
    ];
    expect(gemma4.writing.results(results)).toBe(
      '<|tool_response>response:list_stops{n:10000000000000000001,at:[<|"|>Ulm<|"|>]}<tool_response|>' +
        '<|tool_response>response:list_stops{value:<|"|>none<|"|>}<tool_response|>' +
        '<|tool_response>response:find_train{error:<|"|>no such "train"<|"|>}<tool_response|>',
    );
  });
});
