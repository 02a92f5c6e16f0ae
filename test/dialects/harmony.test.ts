import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { harmony } from '../../src/dialects/harmony.ts';
import { readEvents, readInAllCuts, readComplete, type ReadOptions } from './read.ts';

const tools = ['move_crane', 'list_docks', 'dock-hours', 'yard.count'];
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(harmony, text, { tools, ...options });

/** What came out of the beginning of an answer, before its end was known. */
function soFar(text: string): { text: string; reasoning: string; started: string[] } {
  const came = { text: '', reasoning: '', started: new Array<string>() };
  const reader = harmony.reader(
    { tools: [{ type: 'function', name: 'move_crane', inputSchema: {} }], thinking: 'none' },
    (event) => {
      if (event.type === 'call-start') came.started.push(event.name);
      else if (event.type === 'text' || event.type === 'reasoning') came[event.type] += event.text;
    },
  );
  for (const unit of text.split('')) reader.push(unit);
  return came;
}

const calls = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  read(text, options).calls.map(({ name, arguments: text_, state }) => `${name} ${text_} ${state}`);

describe('the recipient of a message', () => {
  test('analysis is reasoning, commentary and final are text', () => {
    const answer = read(
      '<|channel|>analysis<|message|>Which dock?<|end|><|start|>assistant<|channel|>commentary<|message|>I look.\n<|end|>' +
        '<|start|>assistant<|channel|>analysis<|message|> Dock 4.<|end|><|start|>assistant<|channel|>final<|message|>It is dock 4.<|return|>',
    );
    expect(answer).toMatchObject({
      text: 'I look.\n\nIt is dock 4.',
      reasoning: 'Which dock?\n\nDock 4.',
      order: ['reasoning', 'text', 'reasoning', 'text'],
      notes: [],
    });
  });

  test.each([
    ['in the channel', '<|channel|>commentary to=functions.move_crane <|constrain|>json<|message|>'],
    ['in the role, at the very beginning', ' to=functions.move_crane<|channel|>commentary json<|message|>'],
    ['on the analysis channel', '<|channel|>analysis to=functions.move_crane code<|message|>'],
    [
      'with a content type glued to the channel',
      '<|channel|>commentary<|constrain|>json to=functions.move_crane<|message|>',
    ],
    [
      'with a blank behind the content type marker',
      '<|channel|>commentary to=functions.move_crane <|constrain|> json<|message|>',
    ],
    ['without the namespace', '<|channel|>commentary to=move_crane<|message|>'],
    [
      'with the channel glued to the recipient',
      '<|channel|>commentary to=functions.move_crane<|channel|>commentary<|message|>',
    ],
    ['echoing the end of the prompt', '<|start|>assistant to=functions.move_crane<|channel|>commentary<|message|>'],
  ])('a message with a recipient is a call: %s', (_where, header) => {
    const answer = read(`${header}{"to": 7}<|call|>`);
    expect(answer).toMatchObject({
      text: '',
      calls: [{ name: 'move_crane', arguments: '{"to": 7}', state: 'done' }],
      notes: [],
    });
  });

  test.each([
    ['the content type glued to it', '<|channel|>commentary to=functions.list_docksjson<|message|>'],
    ['no `to=` before it', '<|channel|>commentary functions.list_docks json<|message|>'],
  ])('a malformed name is cleaned and noted: %s', (_how, header) => {
    const answer = read(`${header}{}<|call|>`);
    expect(answer.calls).toEqual([{ name: 'list_docks', arguments: '{}', state: 'done' }]);
    expect(answer.notes).toMatchObject([{ made: 'a call of list_docks' }]);
  });

  test('a tool that the prompt had to rename is called by the name the client gave it', () => {
    expect(calls('<|channel|>commentary to=functions.dock_hours<|message|>{}<|call|>')).toEqual(['dock-hours {} done']);
    expect(calls('<|channel|>commentary to=functions.dock-hours<|message|>{}<|call|>')).toEqual(['dock-hours {} done']);
    expect(calls('<|channel|>commentary to=functions.yard.count<|message|>{}<|call|>')).toEqual(['yard.count {} done']);
  });

  test('a tool that was not offered is called anyway', () => {
    expect(calls('<|channel|>commentary to=functions.sink_ship<|message|>{}<|call|>')).toEqual(['sink_ship {} done']);
  });

  test('a built-in tool is not called unless it was offered', () => {
    const text =
      '<|channel|>analysis to=python code<|message|>print(1)<|call|><|start|>assistant<|channel|>final<|message|>1';
    const answer = read(text);
    expect(answer).toMatchObject({ text: '1', reasoning: '', calls: [] });
    expect(answer.notes).toMatchObject([{ saw: expect.stringContaining('print(1)'), made: 'left out' }]);
    expect(read(text, { tools: ['python'] }).calls).toHaveLength(1);
  });

  test('a message of a tool or the user is discarded and noted', () => {
    const answer = read(
      '<|channel|>commentary to=functions.list_docks<|message|>{}<|call|><|start|>functions.list_docks to=assistant<|channel|>commentary<|message|>[4]<|end|>' +
        '<|start|>user<|message|>thanks<|end|><|start|>assistant<|channel|>final<|message|>Four.',
    );
    expect(answer).toMatchObject({ text: 'Four.', reasoning: '' });
    expect(answer.calls).toHaveLength(1);
    expect(answer.notes.map(({ made }) => made)).toEqual(['left out', 'left out']);
  });

  test('a message to an unknown recipient is text', () => {
    expect(read('<|channel|>commentary to=harbourmaster<|message|>Please wait.<|end|>')).toMatchObject({
      text: 'Please wait.',
      calls: [],
      notes: [{ made: 'text' }],
    });
  });

  test.each(['<|channel|>', '<|channel|>??', '<|channel|>commentary?', '<|channel|>musing', ''])(
    'what is on no known channel (%s) is text',
    (header) => {
      expect(read(`${header}<|message|>Aye.<|end|>`)).toMatchObject({ text: 'Aye.', notes: [{ made: 'text' }] });
    },
  );

  test('structured output is unchanged text', () => {
    expect(read('<|channel|>final <|constrain|>json<|message|>{"docks": 4}<|return|>').text).toBe('{"docks": 4}');
  });
});

describe('the arguments of a call', () => {
  const to = '<|channel|>commentary to=functions.move_crane <|constrain|>json<|message|>';

  test('are passed on unchanged', () => {
    const text = '{ "to" : 12345678901234567890, "note": "caf\\u00e9 <|end|> \\ud83d\\ude00 ≤" }';
    expect(calls(`${to}${text}<|call|>`)).toEqual([`move_crane ${text} done`]);
  });

  test('are empty when missing', () => {
    expect(calls(`${to}<|call|>`)).toEqual(['move_crane {} done']);
    expect(calls(to)).toEqual(['move_crane {} done']);
  });

  test('are repaired when malformed, or the call is broken', () => {
    expect(calls(`${to}{"to": [1, 2<|call|>`)).toEqual(['move_crane {"to": [1, 2]} done']);
    for (const given of ['to the left', '{"to": ', '{"to": "a", "note":', '{"to": , "note": "b"}', '"left"', '[1]'])
      expect(calls(`${to}${given}<|call|>`)).toEqual([`move_crane ${given.trimEnd()} broken`]);
  });

  test('are broken at the end of the text, unless only brackets are missing', () => {
    for (const given of ['{"to": "do', '{"to":', '{"to": 1', '{"to": "a",', '{"to": "a", "no', '{'])
      expect(calls(to + given)).toMatchObject([expect.stringMatching(/broken$/)]);
    expect(calls(`${to}{"to": ["a"`)).toEqual(['move_crane {"to": ["a"]} done']);
  });

  test('a surplus bracket after them is discarded', () => {
    expect(read(`${to}{"to":1}}<|call|>`)).toMatchObject({ text: '', notes: [{ saw: '}', made: 'left out' }] });
  });

  test('two calls that are the same are two calls', () => {
    const call = 'assistant<|channel|>commentary to=functions.list_docks<|message|>{}<|call|>';
    expect(calls(`<|start|>${call}<|start|>${call}`)).toEqual(['list_docks {} done', 'list_docks {} done']);
  });

  test('are streamed from the end of the header on', () => {
    expect(soFar(to).started).toEqual(['move_crane']);
    const events = readEvents(harmony, `${to}{"to": "dock`, { tools, cut: 'units', ending: 'length' });
    expect(events.filter(({ type }) => type === 'call-arguments').length).toBeGreaterThan(5);
  });

  test('make a broken call and no text when cut', () => {
    expect(read(`${to}{"to": "do`, { ending: 'length' })).toMatchObject({
      text: '',
      calls: [{ name: 'move_crane', arguments: '{"to": "do', state: 'broken' }],
    });
  });
});

describe('a text without markup', () => {
  test.each([
    'Aye, 4.',
    'a < b',
    'analysis of the yard: fine',
    'analysis',
    'assistant',
    'finally',
    'to be or not',
    'to=5',
    ' \n',
    '<',
    '<|',
    '<|chan',
    'x <|e',
    'assistants help',
    'commentary: none',
  ])('is unchanged: %j', (text) => expect(read(text)).toMatchObject({ text, reasoning: '', calls: [], notes: [] }));

  test('is emitted immediately', () => {
    expect(soFar('Sure,').text).toBe('Sure,');
    expect(soFar('analysis of').text).toBe('analysis of');
    expect(soFar('<|channel|>final<|message|>if (a < b').text).toBe('if (a < b');
  });

  test('without special tokens is distinguished from prose by what directly follows the channel', () => {
    expect(read('analysisThey ask for the assistant to count.assistantfinalFour docks.')).toMatchObject({
      text: 'Four docks.',
      reasoning: 'They ask for the assistant to count.',
    });
    const stripped =
      'analysisCount.assistantcommentary to=functions.list_docks json{}assistantcommentary to=functions.move_crane json{"to":1}assistantfinalDone.';
    expect(read(stripped)).toMatchObject({ text: 'Done.', reasoning: 'Count.' });
    expect(calls(stripped)).toEqual(['list_docks {} done', 'move_crane {"to":1} done']);
  });
});

describe('malformed output', () => {
  test.each([
    ['no `<|start|>`', '<|end|>assistant'],
    ['neither `<|start|>` nor a role', '<|end|>'],
    ['`<|start|>` twice', '<|end|><|start|><|start|>assistant'],
    ['the role twice', '<|end|><|start|>assistant<|start|>assistant'],
    ['no `<|end|>`', '<|start|>assistant'],
    ['neither `<|end|>` nor `<|start|>`', ''],
    ['blanks between messages', '<|end|> \n<|start|>assistant'],
    ['junk between messages', '<|end|> 364 <|start|>assistant'],
    ['two ends', '<|end|><|end|><|start|>assistant'],
    ['a stray channel', '<|end|><|start|>assistant<|channel|>commentary to=assistant'],
  ])('%s', (_fault, between) => {
    const answer = read(`<|channel|>analysis<|message|>Hm.${between}<|channel|>final<|message|>Aye.<|return|>`);
    expect(answer).toMatchObject({ text: 'Aye.', reasoning: 'Hm.', calls: [] });
  });

  test.each([
    ['<|channel|>final Four docks.<|return|>', 'Four docks.'],
    ['<|channel|>finalFour docks.', 'Four docks.'],
    ['<|channel|>final{"docks": 4}', '{"docks": 4}'],
    ['<|start|>assistant Four docks.', 'Four docks.'],
  ])('without `<|message|>`, what cannot be a header is content: %s', (text, content) => {
    const answer = read(text);
    expect(answer.text).toBe(content);
    expect(answer.notes.length).toBeGreaterThan(0);
  });

  test('without `<|message|>` arguments begin at their brace', () => {
    expect(calls('<|channel|>commentary to=functions.move_crane <|constrain|>json{"to":1}<|call|>')).toEqual([
      'move_crane {"to":1} done',
    ]);
    expect(calls('<|channel|>commentary to=functions.list_docks<|call|>')).toEqual(['list_docks {} done']);
  });

  test('text outside of messages is not lost', () => {
    expect(read('<|channel|>analysis<|message|>Hm.<|end|>Four docks.')).toMatchObject({
      text: 'Four docks.',
      reasoning: 'Hm.',
    });
  });

  test('markers without a meaning in their place are text', () => {
    const text = 'Write <|start|> then a role, <|channel|> and a name, or <|weird|>.';
    expect(read(`<|channel|>final<|message|>${text}`).text).toBe(text);
  });

  test.each([
    '<|start|>',
    '<|start|>assis',
    '<|start|>assistant<|channel|>',
    '<|start|>assistant<|channel|>fin',
    '<|start|>assistant<|channel|>commentary to=functions.move_cr',
    '<|start|>assistant to=functions.move_crane<|channel|>commentary <|constrain|>js',
    '<|start|>assistant<|channel|>final<|mess',
  ])('a cut header does not become text: %s', (header) => {
    const answer = read(`<|channel|>analysis<|message|>Hm.<|end|>${header}`, { ending: 'length' });
    expect(answer).toMatchObject({ text: '', reasoning: 'Hm.', calls: [] });
  });
});

describe('laws', () => {
  const name = fc.constantFrom(...tools, 'sink_ship');
  const argumentsText = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value));
  const call = fc.record({ name, argumentsText });

  test('written calls are read back', () => {
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 3 }), fc.nat(), (written, seed) => {
        const answer = readComplete(harmony, harmony.writing.calls(written), { tools, cut: seed });
        expect(answer.text).toBe('');
        expect(answer.calls).toEqual(
          written.map((each) => ({ name: each.name, arguments: each.argumentsText, state: 'done' })),
        );
      }),
    );
  });

  const piece = fc.oneof(
    fc.constantFrom(...harmony.writing.controlTokens),
    fc.constantFrom(
      'assistant',
      'analysis',
      'final',
      'commentary',
      ' to=functions.move_crane',
      ' json',
      '{"to":',
      '}',
      '\n',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const anything = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

  test('any text is read, with the same result however it is split', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('stop', 'length'), (text, ending) => {
        read(text, { ending });
      }),
    );
  });

  test('a final answer is never lost or read as a call', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/<\||[{]/.test(text));
    fc.assert(
      fc.property(plain, fc.constantFrom('<|end|>', '<|return|>', ''), (text, stop) => {
        const answer = read(
          `<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>${text}${stop}`,
        );
        expect(answer.text.trim()).toBe(text.trim());
        expect(answer.calls).toEqual([]);
      }),
    );
  });

  test('a missing marker does not lead to a call of another tool', () => {
    const answer = harmony.writing.calls([
      { name: 'move_crane', argumentsText: '{"to": 1}' },
      { name: 'list_docks', argumentsText: '{}' },
    ]);
    const markers = [...answer.matchAll(/<\|\w+\|>/g)];
    for (const { 0: marker, index } of markers) {
      const without = answer.slice(0, index) + answer.slice(index + marker.length);
      expect(read(without).calls.filter(({ name: called }) => !tools.includes(called))).toEqual([]);
    }
  });
});

describe('text around a message', () => {
  test.each(['<', '<|star', '<|call', '<|start|>assist'])(
    'the beginning of another one at the end of the text is passed over: %j',
    (rest) => {
      const answer = read(`<|channel|>final<|message|>Done.<|end|>${rest}`, { ending: 'length' });
      expect(answer).toMatchObject({ text: 'Done.', calls: [] });
    },
  );

  test.each(['functions.functions.move_crane', '"functions.move_crane"', 'functions.move_crane:0', "'move_crane'"])(
    'the name of an offered tool is found in %j',
    (address) => {
      const answer = read(`<|channel|>commentary to=${address}<|message|>{"to": 1}<|call|>`);
      expect(answer.calls).toEqual([{ name: 'move_crane', arguments: '{"to": 1}', state: 'done' }]);
      expect(answer.notes).toHaveLength(1);
    },
  );
});
