import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kimi } from '../../src/dialects/kimi.ts';
import { readInAllCuts, readComplete, tool, type ReadOptions } from './read.ts';

const tools = ['move_crane', 'list_docks', 'mcp__dock-log__read'];
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) => readInAllCuts(kimi, text, { tools, ...options });
const calls = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  read(text, options).calls.map(({ name, arguments: given, state }) => `${name} ${given} ${state}`);

const begin = '<|tool_call_begin|>';
const sep = '<|tool_call_argument_begin|>';
const end = '<|tool_call_end|>';

describe('calls', () => {
  test('are read in a section after text', () => {
    const answer = read(
      `I move it.\n<|tool_calls_section_begin|>${begin}functions.move_crane:4${sep}{"to": 2.50}${end}` +
        `${begin}functions.list_docks:5${sep}{}${end}<|tool_calls_section_end|><|im_end|>`,
    );
    expect(answer).toEqual({
      text: 'I move it.',
      reasoning: '',
      calls: [
        { name: 'move_crane', arguments: '{"to": 2.50}', state: 'done' },
        { name: 'list_docks', arguments: '{}', state: 'done' },
      ],
      notes: [],
      order: ['text', 'call', 'call'],
    });
  });

  test.each([
    [
      'blanks everywhere',
      `<|tool_calls_section_begin|> \n${begin}\nfunctions.list_docks:0 \n${sep} {} \n${end}\n <|tool_calls_section_end|>\n`,
    ],
    [
      'a section in the singular',
      `<|tool_call_section_begin|>${begin}functions.list_docks:0${sep}{}${end}<|tool_call_section_end|>`,
    ],
    [
      'no prefix before the name',
      `<|tool_calls_section_begin|>${begin}list_docks:0${sep}{}${end}<|tool_calls_section_end|>`,
    ],
    [
      'a blank in the id',
      `<|tool_calls_section_begin|>${begin}functions.list_docks: 0${sep}{}${end}<|tool_calls_section_end|>`,
    ],
    ['no number', `<|tool_calls_section_begin|>${begin}functions.list_docks${sep}{}${end}<|tool_calls_section_end|>`],
    ['no section', `${begin}functions.list_docks:0${sep}{}${end}`],
    ['a section that is never closed', `<|tool_calls_section_begin|>${begin}functions.list_docks:0${sep}{}${end}`],
    [
      'a call that is never closed',
      `<|tool_calls_section_begin|>${begin}functions.list_docks:0${sep}{}<|tool_calls_section_end|>`,
    ],
    ['a call that ends with the text', `<|tool_calls_section_begin|>${begin}functions.list_docks:0${sep}{}`],
    [
      'nothing before the arguments',
      `<|tool_calls_section_begin|>${begin}functions.list_docks:0{}${end}<|tool_calls_section_end|>`,
    ],
    [
      'no arguments',
      `<|tool_calls_section_begin|>${begin}functions.list_docks:0${sep}${end}<|tool_calls_section_end|>`,
    ],
    [
      'not even their marker',
      `<|tool_calls_section_begin|>${begin}functions.list_docks:0${end}<|tool_calls_section_end|>`,
    ],
    [
      'a bracket too many',
      `<|tool_calls_section_begin|>${begin}functions.list_docks:0${sep}{}}${end}<|tool_calls_section_end|>`,
    ],
  ])('are read with %s', (_how, text) => {
    expect(read(text)).toMatchObject({ text: '', calls: [{ name: 'list_docks', arguments: '{}', state: 'done' }] });
  });

  test('keep dashes and dots in their names', () => {
    expect(calls(`${begin}functions.mcp__dock-log__read:0${sep}{}${end}`)).toEqual(['mcp__dock-log__read {} done']);
    expect(calls(`${begin}functions.yard.log:1${sep}{}${end}`)).toEqual(['yard.log {} done']);
  });

  test('are read within unclosed reasoning', () => {
    expect(read(`<think>So: ${begin}list_docks:0${sep}{}${end}`, { thinking: 'tags' })).toMatchObject({
      reasoning: 'So:',
      text: '',
      calls: [{ name: 'list_docks' }],
    });
  });

  test('are not cut at a marker in their arguments', () => {
    const given = `{"note": "ends with ${end} or not"}`;
    expect(calls(`${begin}move_crane:0${sep}${given}${end}`)).toEqual([`move_crane ${given} done`]);
  });

  test('are broken when cut, and left out when the name was cut', () => {
    expect(calls(`${begin}functions.move_crane:0${sep}{"to": "do`, { ending: 'length' })).toEqual([
      'move_crane {"to": "do broken',
    ]);
    expect(read(`I go.${begin}functions.move_cr`, { ending: 'length' })).toMatchObject({ text: 'I go.', calls: [] });
  });

  test('are text when the name is missing', () => {
    const text = `${begin}:0${sep}{"a": 1}${end}`;
    expect(read(text)).toMatchObject({ text, calls: [] });
  });
});

test('reasoning is read in tags, or when the prompt opened the tag', () => {
  expect(read('<think>Hm.</think>Aye.', { thinking: 'tags' })).toMatchObject({ reasoning: 'Hm.', text: 'Aye.' });
  expect(read('Hm.</think>Aye.', { thinking: 'open' })).toMatchObject({ reasoning: 'Hm.', text: 'Aye.' });
  expect(read('<think>Hm.</think>Aye.').text).toBe('<think>Hm.</think>Aye.');
});

test('the token that ends the turn is not text', () => {
  expect(read('Aye.<|im_end|>').text).toBe('Aye.');
});

test('results name the call they answer', () => {
  const call = { name: 'list_docks', argumentsText: '{}', index: 7 };
  expect(kimi.writing.calls([call])).toContain('functions.list_docks:7');
  expect(kimi.writing.results([{ name: 'list_docks', text: '[4]', isError: false, index: 7 }])).toBe(
    '## Return of functions.list_docks:7\n[4]',
  );
});

describe('laws', () => {
  const call = fc.record({
    name: fc.constantFrom(...tools),
    argumentsText: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value)),
  });

  test('written calls are read back', () => {
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 3 }), fc.nat(), (written, seed) => {
        const answer = readComplete(kimi, kimi.writing.calls(written), { tools, cut: seed });
        expect(answer).toMatchObject({ text: '', notes: [] });
        expect(answer.calls).toEqual(
          written.map(({ name, argumentsText }) => ({ name, arguments: argumentsText, state: 'done' })),
        );
      }),
    );
  });

  const piece = fc.oneof(
    fc.constantFrom(...kimi.writing.controlTokens, 'functions.list_docks:0', '{"a":', '}', '\n', '<think>', '</think>'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );

  test('any text gives the same result however it is split, and calls only tools it names', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom('stop', 'length'), (pieces, ending) => {
        const text = pieces.join('');
        for (const { name } of read(text, { ending, thinking: 'tags' }).calls) expect(text).toContain(name);
      }),
    );
  });

  test('text without markers is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
      }),
    );
  });
});

describe('incomplete calls', () => {
  const open = '<|tool_calls_section_begin|>';

  test('a call without its first token is recognized by its separator', () => {
    const answer = read(`${open}functions.move_crane:0${sep}{"to": 1}${end}functions.list_docks:1${sep}{}${end}`);
    expect(answer.calls).toEqual([
      { name: 'move_crane', arguments: '{"to": 1}', state: 'done' },
      { name: 'list_docks', arguments: '{}', state: 'done' },
    ]);
    expect(answer.text).toBe('');
    expect(answer.notes).toHaveLength(2);
  });

  test('words in a section are text', () => {
    expect(read(`${open} One moment. ${begin}functions.list_docks:0${sep}{}${end}`)).toMatchObject({
      text: 'One moment.',
      calls: [{ name: 'list_docks' }],
    });
  });

  test('an id with a dot in place of the colon', () => {
    const answer = read(`${open}${begin}functions.move_crane.3${sep}{}${end}`);
    expect(answer.calls).toEqual([{ name: 'move_crane', arguments: '{}', state: 'done' }]);
    expect(answer.notes).toMatchObject([{ made: 'move_crane' }]);
  });

  test('an id of which only the count is left means the only tool there is', () => {
    const text = `${open}${begin}0${sep}{"to": 1}${end}`;
    expect(calls(text, { tools: ['move_crane'] })).toEqual(['move_crane {"to": 1} done']);
    expect(calls(text)).toEqual(['0 {"to": 1} done']);
  });

  test.each(['<', '<|tool_calls_section_e', '\n<|tool_call_beg', '<|im_e'])(
    'a token that the text ends within behind a call is passed over: %j',
    (rest) => {
      const answer = read(`${open}${begin}functions.list_docks:0${sep}{}${end}${rest}`, { ending: 'length' });
      expect(answer).toMatchObject({ text: '', calls: [{ name: 'list_docks', state: 'done' }] });
      expect(answer.notes).toHaveLength(1);
    },
  );
});

describe('calls of K3', () => {
  const move = tool('move_crane', { to: { type: 'number' }, note: { type: 'string' }, stops: { type: 'array' } });
  const readK3 = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
    readInAllCuts(kimi, text, { tools: [move, tool('list_docks')], ...options });
  const open = (tag: string): string => `<|open|>${tag}<|sep|>`;
  const close = (tag: string): string => `<|close|>${tag}<|sep|>`;
  const argument = (key: string, type: string, value: string): string =>
    open(`argument key="${key}" type="${type}"`) + value + close('argument');
  const call = (name: string, index: number, ...given: string[]): string =>
    open(`call tool="${name}" index="${index}"`) + given.join('') + close('call');
  const around = (...each: string[]): string => open('tools') + each.join('') + close('tools');
  const crane = call('move_crane', 1, argument('to', 'number', '2.50'), argument('note', 'string', 'Two\nlines'));
  const docks = call('list_docks', 2);
  const whole = { name: 'move_crane', arguments: '{"to":2.50,"note":"Two\\nlines"}', state: 'done' };
  const listed = { name: 'list_docks', arguments: '{}', state: 'done' };
  const message = close('message') + '<|end_of_msg|>';

  test('are read after reasoning and an answer in separate tags', () => {
    const answer = `Hm.${close('think')}${open('response')}I move it.${close('response')}${around(crane, docks)}${message}`;
    const expected = { reasoning: 'Hm.', text: 'I move it.', calls: [whole, listed], notes: [] };
    expect(readK3(answer, { thinking: 'open' })).toMatchObject(expected);
    for (const thinking of ['none', 'tags'] as const)
      expect(readK3(open('think') + answer, { thinking })).toMatchObject(expected);
  });

  test('are read after an answer that the prompt began, and without one', () => {
    expect(readK3(`I move it.${close('response')}${around(crane)}`)).toMatchObject({
      text: 'I move it.',
      calls: [whole],
      notes: [],
    });
    expect(readK3(`${open('response')}${close('response')}${around(docks)}`)).toMatchObject({
      text: '',
      calls: [listed],
    });
  });

  test('leave an answer without them alone', () => {
    const code = 'So:\n```\ncode\n```';
    expect(readK3(`${open('response')}${code}${close('response')}${message}`)).toMatchObject({ text: code, notes: [] });
    expect(readK3(`${code}${close('response')}${message}`)).toMatchObject({ text: code, notes: [] });
  });

  test('have arguments of the types declared next to them, and of those of the schema', () => {
    const given = [
      argument('stops', 'array', '[1, "a"]'),
      argument('other', 'object', '{"a": 1}'),
      argument('none', 'null', 'null'),
      argument('word', 'string', '12'),
      open('argument key="to"') + '3' + close('argument'),
    ];
    const [found] = readK3(around(call('move_crane', 1, ...given))).calls;
    expect(found?.arguments).toBe('{"stops":[1, "a"],"other":{"a": 1},"none":null,"word":"12","to":3}');
  });

  test('may have all arguments as an object', () => {
    const object = (tag: string): string => call('move_crane', 1, open(tag) + '{"to": 1}' + close('json'));
    for (const tag of ['json type="object"', 'json'])
      expect(readK3(around(object(tag), docks))).toMatchObject({
        text: '',
        calls: [{ name: 'move_crane', arguments: '{"to": 1}', state: 'done' }, listed],
      });
  });

  test('have names with escapes', () => {
    const named = tool('say "a & b"');
    const text = around(call('say &quot;a &amp; b&quot;', 1, argument('a&quot;b', 'string', '&amp;')));
    expect(readInAllCuts(kimi, text, { tools: [named] }).calls).toMatchObject([
      { name: 'say "a & b"', arguments: '{"a\\"b":"&amp;"}' },
    ]);
  });

  test.each([
    ['the tag around all calls', crane + docks],
    ['its end', around(crane, docks).slice(0, -close('tools').length)],
    ['the end of a call', around(crane.replace(close('call'), ''), docks)],
    ['the end of a value', around(crane.replace(`2.50${close('argument')}`, '2.50'), docks)],
  ])('may lack %s', (_, text) => {
    expect(readK3(text).calls[0]).toEqual(whole);
  });

  test('keep what looks like a tag in a value', () => {
    const note = `so: ${open('argument key="x"')}1${close('argument')} and <|sep|> on`;
    const [found] = readK3(around(call('move_crane', 1, argument('note', 'string', note)))).calls;
    expect(JSON.parse(found?.arguments ?? '')).toEqual({ note });
  });

  test('are never complete when cut', () => {
    const cut = around(crane, docks);
    for (let length = 1; length < cut.indexOf(close('call')); length++)
      for (const { state } of readK3(cut.slice(0, length), { ending: 'length' }).calls) expect(state).toBe('broken');
  });
});

describe('reasoning of K3 without its end', () => {
  const answer = '<|open|>response<|sep|>Hello';
  const closed = `${answer}<|close|>response<|sep|><|close|>message<|sep|>`;

  test.each([answer, closed, `<|close|>think${closed}`, `\n<|close|>think\n${answer}`])(
    'ends at what follows it: %j',
    (rest) => {
      for (const [text, thinking] of [
        [`I think.${rest}`, 'open'],
        [`<|open|>think<|sep|>I think.${rest}`, 'none'],
      ] as const) {
        const found = readInAllCuts(kimi, text, { thinking });
        expect(found).toMatchObject({ reasoning: 'I think.', text: 'Hello' });
        expect(found.notes).toMatchObject([{ what: "reasoning without its '<|close|>think<|sep|>'" }]);
      }
    },
  );

  test('ends at a call', () => {
    const call = '<|open|>tools<|sep|><|open|>call tool="get"<|sep|><|close|>call<|sep|><|close|>tools<|sep|>';
    for (const tag of ['', '<|close|>think'])
      expect(readInAllCuts(kimi, `I think.${tag}${call}`, { thinking: 'open', tools: ['get'] })).toMatchObject({
        reasoning: 'I think.',
        text: '',
        calls: [{ name: 'get', state: 'done' }],
      });
  });

  test('contains no marker when the answer has only its end', () => {
    const text = 'Hello<|close|>response<|sep|><|close|>message<|sep|>';
    expect(readInAllCuts(kimi, text, { thinking: 'open' })).toMatchObject({ reasoning: 'Hello', text: '' });
  });

  test('continues where a marker is mentioned', () => {
    const text = 'I write <|open|>response<|sep|> then, and `<|open|>response<|sep|>`.';
    expect(readInAllCuts(kimi, text, { thinking: 'open' })).toMatchObject({ reasoning: text, text: '', notes: [] });
  });
});
