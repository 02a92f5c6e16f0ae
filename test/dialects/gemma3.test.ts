import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ending } from '../../src/dialects/dialect.ts';
import { gemma3 } from '../../src/dialects/gemma3.ts';
import { readEvents, readInAllCuts, readComplete, tool, type ReadResult } from './read.ts';
import { corrupted, hardText, writtenCalls } from './written-calls.ts';

const tools = [
  tool('play', { song: { type: 'string' }, times: { type: 'integer' }, loud: { type: 'boolean' } }),
  'stop_all',
];
const read = (text: string, ending: Ending = 'stop'): ReadResult => readInAllCuts(gemma3, text, { tools, ending });
const calls = (text: string): string[] =>
  read(text).calls.map(({ name, arguments: given, state }) => `${name} ${given.replaceAll(' ', '')} ${state}`);
const fenced = (label: string, body: string): string => `\`\`\`${label}\n${body}\n\`\`\``;
const markers = gemma3.writing.controlTokens;

describe('Gemma 3', () => {
  it('calls in a fence of Python', () => {
    expect(read(`Here.\n${fenced('tool_code', 'play(song="So What", times=2)')}<end_of_turn>\n`)).toEqual({
      text: 'Here.',
      reasoning: '',
      calls: [{ name: 'play', arguments: '{"song":"So What","times":2}', state: 'done' }],
      notes: [],
      order: ['text', 'call'],
    });
  });

  it.each([
    ['several lines', 'stop_all()\n\nplay(song="a")', ['stop_all {} done', 'play {"song":"a"} done']],
    [
      'values by the order of the parameters',
      'play("a", 2, loud=True)',
      ['play {"song":"a","times":2,"loud":true} done'],
    ],
    ['what prints it', 'print(default_api.play(song="a"))', ['play {"song":"a"} done']],
    ['a variable that is printed', 'was = play(song="a")\nprint(was)', ['play {"song":"a"} done']],
    ['a list', '[play(song="a]"), stop_all()]', ['play {"song":"a]"} done', 'stop_all {} done']],
    ['comments', '# first (this)\nstop_all()  # then\n', ['stop_all {} done']],
    [
      'a text of several lines',
      'play(song="""a\n```\n"b" (c""")',
      [String.raw`play {"song":"a\n` + '```' + String.raw`\n\"b\"(c"} done`],
    ],
    ['quotes that were not escaped', "play(song='say 'hi' now')", ['play {"song":"say\'hi\'now"} done']],
    ['a number where text is due', 'play(song=99, times=99)', ['play {"song":"99","times":99} done']],
    ['an unknown name', 'sing(a=[1, {"b": None}])', ['sing {"a":[1,{"b":null}]} done']],
    ['a bracket too few', 'play(song="a"', ['play {"song":"a"} done']],
  ])('calls in a fence with %s', (_what, body, found) => {
    expect(calls(fenced('tool_code', body))).toEqual(found);
    expect(read(fenced('tool_code', body)).text).toBe('');
  });

  it.each([
    ['between calls', '# first (this)\nstop_all()  # then\n', ' first (this)\n then'],
    ['between arguments', 'play(\n  song="a", # loud\n  times=2, # twice\n)', '# loud\n# twice'],
  ])('reports comments %s in a note', (_where, body, saw) => {
    expect(read(fenced('tool_code', body)).notes).toMatchObject([{ what: 'comments in a script of calls', saw }]);
  });

  it.each([
    ['a fence of Python with calls only', fenced('python', 'play(song="a")')],
    ['a fence without a label', fenced('', 'play(song="a")')],
    ['a fence in the line', 'Look: ```tool_code\nplay(song="a")```'],
    ['a fence of JSON', fenced('json', '{"name": "play", "arguments": {"song": "a"}}')],
    ['a fence of JSON in a list', fenced('json', '[{"name": "play", "parameters": {"song": "a"}}]')],
    ['a fence of a Python dictionary', fenced('tool_call', "{'name': 'play', 'arguments': {'song': 'a'}}")],
    ['a list of calls', 'Well:\n[play(song="a")]'],
    ['a call alone', 'play(song="a")'],
    ['a call in the first line', 'play(song="a")\nIt plays.'],
    ['bare JSON', '{"name": "play", "arguments": {"song": "a"}}'],
    ['a fence that never closes', '```tool_code\nplay(song="a")'],
  ])('reads %s', (_what, text) => {
    expect(calls(text)).toEqual(['play {"song":"a"} done']);
  });

  it('reads several calls alone in the first lines', () => {
    expect(read('stop_all()\nplay(song="a")\n\nThere.')).toMatchObject({
      text: 'There.',
      calls: [{ name: 'stop_all' }, { name: 'play' }],
    });
  });

  it.each([
    ['Python that does more than call', fenced('python', 'import os\nplay(song="a")')],
    ['calls and then more', fenced('python', 'play(song="a")\nx = 5')],
    ['calls of what was not offered', fenced('python', 'sing(a=1)')],
    ['values that are no literals', fenced('tool_code', 'play(song=best())')],
    ['a sum', fenced('tool_code', '1 + 1')],
    ['a string that the text ends within', '```tool_code\nplay(song="a'],
    ['a value that is missing', fenced('tool_code', 'play(song=)')],
    ['an empty fence', fenced('tool_code', '')],
    ['another language', fenced('js', 'play("a")\n[stop_all()]\n{"name": "play", "arguments": {}}')],
    ['JSON that is no call', fenced('json', '{"a": 1}')],
    ['a call that is spoken of', 'Use it so:\nplay(song="a")\n'],
    ['a call with words behind it', 'play(song="a") plays.'],
    ['a list of what was not offered', '[sing(a=1)]'],
    ['a link', '[play](http://a/play(b))'],
    ['a list of names', '[play(song=x), 2]'],
    ['too many values', fenced('tool_code', 'play(1, 2, 3, 4)')],
    ['marks of all kinds', '`a` ``b`` [c] {d} (e) ```'],
    ['the beginning of a name', 'pla'],
    ['a turn that does not end', 'a<end_of_turn>b'],
  ])('leaves %s as text', (_what, text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('emits a fence as text as soon as it contains something else than calls', () => {
    const events = readEvents(gemma3, '```python\nimport os\n', { tools });
    expect(events[0]).toEqual({ type: 'text', text: '```python' });
  });

  it('may have blanks before the label of a fence', () => {
    expect(calls('```  tool_code \nstop_all()\n```')).toEqual(['stop_all {} done']);
    expect(calls('``` json\n{"name": "stop_all", "parameters": {}}\n```')).toEqual(['stop_all {} done']);
    const text = '``` text\nstop_all()\n```';
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('skips the result that a model invents after its call', () => {
    const text = `${fenced('tool_code', 'stop_all()')}\n${fenced('tool_output', 'stopped')}\nAll is quiet.`;
    expect(read(text)).toMatchObject({ text: 'All is quiet.', notes: [{ what: 'a result that the model invented' }] });
    expect(read(fenced('tool_output', 'stopped')).text).toBe(fenced('tool_output', 'stopped'));
  });

  it('marks a cut call as broken and keeps those before it', () => {
    expect(read('```tool_code\nstop_all()\nplay(song="a', 'length')).toMatchObject({
      text: '',
      calls: [
        { name: 'stop_all', state: 'done' },
        { name: 'play', arguments: '', state: 'broken' },
      ],
    });
    expect(read('```tool_code\npla', 'length')).toMatchObject({ text: '', calls: [], notes: [{ made: 'left out' }] });
  });

  it('keeps the calls of a list that was cut in the name of the next', () => {
    expect(read('[play(song="a"), stop_', 'length')).toMatchObject({
      text: '',
      calls: [{ name: 'play', state: 'done' }],
    });
    const begun = '[play(song="a"), stop_';
    expect(read(begun, 'stop')).toMatchObject({ text: begun, calls: [] });
  });

  it('reads back any call that it writes', () => {
    fc.assert(
      fc.property(writtenCalls(['stop_all', 'a.b-c'], markers), fc.nat(), (written, cut) => {
        const back = readComplete(gemma3, gemma3.writing.calls(written), { tools: ['stop_all', 'a.b-c'], cut });
        expect(back).toMatchObject({ text: '', notes: [] });
        expect(back.calls.map((call) => [call.name, JSON.parse(call.arguments), call.state])).toEqual(
          written.map(({ name, argumentsText }) => [name, JSON.parse(argumentsText), 'done']),
        );
      }),
    );
  });

  it('gives the same result for a corrupted text however it is split, and keeps the text before it', () => {
    const text = writtenCalls(['stop_all'], markers).map((written) => gemma3.writing.calls(written));
    fc.assert(
      fc.property(corrupted(text, markers), fc.constantFrom<Ending>('stop', 'length'), (given, ending) => {
        const found = readInAllCuts(gemma3, `I (try) "it".\n${given}`, { tools, ending });
        expect(found.text.startsWith('I (try) "it".')).toBe(true);
        for (const { name } of found.calls) expect(given).toContain(name);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves text without calls unchanged', () => {
    fc.assert(
      fc.property(hardText(['```python\n', 'stop_all', 'play(', '[play(']), fc.nat(), (text, cut) => {
        expect(readComplete(gemma3, text, { cut }).text).toBe(text);
      }),
    );
  });

  it('writes results in fences that their content cannot close', () => {
    const results = [
      { name: 'play', text: 'a\n```\nb', isError: false },
      { name: 'stop_all', text: 'no power', isError: true },
    ];
    expect(gemma3.writing.results(results)).toBe(
      '````tool_output\n# play\na\n```\nb\n````\n```tool_output\n# stop_all\nno power\n```',
    );
    expect(gemma3.writing.results(results.slice(1))).toBe('```tool_output\nno power\n```');
  });
});
