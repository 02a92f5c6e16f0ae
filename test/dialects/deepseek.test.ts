import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepseek } from '../../src/dialects/deepseek.ts';
import { readInAllCuts, readComplete, tool, type ReadOptions } from './read.ts';

const tools = [tool('move_crane', { to: { type: 'string' }, metres: { type: 'integer' } }), 'list_docks', 'dock-log'];
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(deepseek, text, { tools, ...options });
const calls = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  read(text, options).calls.map(({ name, arguments: given, state }) => `${name} ${given} ${state}`);

const begin = '<｜tool▁calls▁begin｜>';
const end = '<｜tool▁calls▁end｜>';
const callBegin = '<｜tool▁call▁begin｜>';
const callEnd = '<｜tool▁call▁end｜>';
const sep = '<｜tool▁sep｜>';
const fence = '```';

/** A token in another wireForm. */
const spelled = (text: string, bar: string, gap: string): string => text.replaceAll('｜', bar).replaceAll('▁', gap);

describe('calls between tokens', () => {
  test('the form of V3, with a code fence', () => {
    const answer = read(
      `I move it.\n\n${begin}${callBegin}function${sep}move_crane\n${fence}json\n{"to": "dock 4"}\n${fence}${callEnd}\n` +
        `${callBegin}function${sep}list_docks\n${fence}json\n{}\n${fence}${callEnd}${end}<｜end▁of▁sentence｜>`,
    );
    expect(answer).toEqual({
      text: 'I move it.',
      reasoning: '',
      calls: [
        { name: 'move_crane', arguments: '{"to": "dock 4"}', state: 'done' },
        { name: 'list_docks', arguments: '{}', state: 'done' },
      ],
      notes: [],
      order: ['text', 'call', 'call'],
    });
  });

  test('the form of V3.1', () => {
    expect(
      calls(`${begin}${callBegin}list_docks${sep}{}${callEnd}${callBegin}dock-log${sep}{"day": 1}${callEnd}${end}`),
    ).toEqual(['list_docks {} done', 'dock-log {"day": 1} done']);
  });

  const v3 = `${begin}${callBegin}function${sep}list_docks\n${fence}json\n{}\n${fence}${callEnd}${end}`;
  const v31 = `${begin}${callBegin}list_docks${sep}{}${callEnd}${end}`;

  test.each(['｜', '|'].flatMap((bar) => ['▁', '_', ' '].map((gap) => [bar, gap] as const)))(
    'their tokens may be spelled with %j and %j',
    (bar, gap) => {
      expect(calls(spelled(v3, bar, gap))).toEqual(['list_docks {} done']);
      expect(calls(spelled(v31, bar, gap))).toEqual(['list_docks {} done']);
    },
  );

  test.each([
    ['no section', `${callBegin}list_docks${sep}{}${callEnd}`],
    ['no end of the call', `${begin}${callBegin}list_docks${sep}{}`],
    ['no end of the call, but of the section', `${begin}${callBegin}list_docks${sep}{}${end}`],
    [
      'the fence of V3 in the form of V3.1',
      `${begin}${callBegin}list_docks${sep}${fence}json\n{}\n${fence}${callEnd}${end}`,
    ],
    ['no fence in the form of V3', `${begin}${callBegin}function${sep}list_docks\n{}${callEnd}${end}`],
    ['no separator', `${begin}${callBegin}list_docks\n{}${callEnd}${end}`],
    ['no arguments', `${begin}${callBegin}list_docks${sep}${callEnd}${end}`],
    ['no arguments in the form of V3', `${begin}${callBegin}function${sep}list_docks${callEnd}${end}`],
    ['blanks everywhere', `${begin}\n${callBegin} list_docks ${sep}\n{}\n ${callEnd}\n${end}\n`],
  ])('are read with %s', (_how, text) => {
    expect(read(text)).toMatchObject({ text: '', calls: [{ name: 'list_docks', arguments: '{}', state: 'done' }] });
  });

  test('a tool may have the name of the word before names', () => {
    expect(calls(`${begin}${callBegin}function${sep}{}${callEnd}${end}`, { tools: ['function'] })).toEqual([
      'function {} done',
    ]);
  });

  test('are read within unclosed reasoning', () => {
    expect(read(`<think>So: ${v31}`, { thinking: 'tags' })).toMatchObject({
      reasoning: 'So:',
      text: '',
      calls: [{ name: 'list_docks' }],
    });
  });

  test('are broken when cut, and left out when the name was cut', () => {
    expect(calls(`${begin}${callBegin}move_crane${sep}{"to": "do`, { ending: 'length' })).toEqual([
      'move_crane {"to": "do broken',
    ]);
    expect(read(`I go.${begin}${callBegin}move_cr`, { ending: 'length' })).toMatchObject({ text: 'I go.', calls: [] });
  });

  test('an unclosed string ends with its call', () => {
    expect(calls(`${begin}${callBegin}move_crane${sep}{"to": "dock 4${callEnd}${end}`)).toEqual([
      'move_crane {"to": "dock 4"} done',
    ]);
  });

  test('a result that the model invents is discarded', () => {
    const answer = read(
      '<｜tool▁outputs▁begin｜><｜tool▁output▁begin｜>[4]<｜tool▁output▁end｜><｜tool▁outputs▁end｜>Four.',
    );
    expect(answer).toMatchObject({ text: 'Four.', notes: [{ saw: '[4]', made: 'left out' }] });
  });
});

describe('calls in DSML', () => {
  const mark = '｜DSML｜';
  const parameter = (key: string, isString: string, value: string): string =>
    `<${mark}parameter name="${key}"${isString}>${value}</${mark}parameter>\n`;
  const invoke = (name: string, ...parameters: string[]): string =>
    `<${mark}invoke name="${name}">\n${parameters.join('')}</${mark}invoke>\n`;

  test('each has its parameters, which declare whether they are strings', () => {
    const first = invoke(
      'move_crane',
      parameter('to', ' string="true"', '12'),
      parameter('metres', ' string="false"', '3'),
      parameter('stops', ' string="false"', '[1, {"a": "b"}]'),
      parameter('unit', ' string="false"', '"foot"'),
    );
    const answer = read(
      `I move it.\n\n<${mark}function_calls>\n${first}${invoke('list_docks')}</${mark}function_calls>`,
    );
    expect(answer).toMatchObject({ text: 'I move it.', notes: [] });
    expect(answer.calls).toEqual([
      { name: 'move_crane', arguments: '{"to":"12","metres":3,"stops":[1, {"a": "b"}],"unit":"foot"}', state: 'done' },
      { name: 'list_docks', arguments: '{}', state: 'done' },
    ]);
  });

  test('a parameter without a declaration is read by the schema', () => {
    expect(calls(invoke('move_crane', parameter('to', '', '12'), parameter('metres', '', '12')))).toEqual([
      'move_crane {"to":"12","metres":12} done',
    ]);
  });

  test.each(['function_calls', 'tool_calls', ' calls'])('the tag around them may be "%s"', (name) => {
    expect(read(`<${mark}${name}>\n${invoke('list_docks')}</${mark}${name}>Aye.`)).toMatchObject({
      text: 'Aye.',
      calls: [{ name: 'list_docks', state: 'done' }],
    });
  });

  test.each(['|DSML|', '｜｜DSML｜｜', '｜DSML｜ '])('their tags may be spelled with "%s"', (other) => {
    const text = invoke('move_crane', parameter('to', ' string="true"', 'dock 4')).replaceAll(mark, other);
    expect(read(text)).toMatchObject({ text: '', calls: [{ arguments: '{"to":"dock 4"}', state: 'done' }] });
  });

  test('one may hold JSON', () => {
    expect(read(`<${mark}invoke name="move_crane">{"to": "dock 4"}</${mark}invoke>`)).toMatchObject({
      text: '',
      calls: [{ arguments: '{"to": "dock 4"}', state: 'done' }],
    });
  });

  test('a call that is cut is broken, or left out when the name was cut', () => {
    const text = `<${mark}invoke name="move_crane">\n<${mark}parameter name="to" string="true">dock`;
    expect(read(text, { ending: 'length' })).toMatchObject({ text: '', calls: [{ state: 'broken' }] });
    expect(read(`<${mark}invoke name="move_cr`, { ending: 'length' })).toMatchObject({ text: '', calls: [] });
  });
});

test('bars in angle brackets are text', () => {
  const text = 'a <｜ b <|x|> c </| d <|tool_box|> e';
  expect(read(text)).toMatchObject({ text, notes: [] });
});

test('reasoning is read in tags, or when the prompt opened the tag', () => {
  expect(read('Hm.</think>Aye.<｜end▁of▁sentence｜>', { thinking: 'open' })).toMatchObject({
    reasoning: 'Hm.',
    text: 'Aye.',
  });
  expect(read('<think>Hm.</think>Aye.', { thinking: 'tags' })).toMatchObject({ reasoning: 'Hm.', text: 'Aye.' });
});

describe('laws', () => {
  const call = fc.record({
    name: fc.constantFrom('move_crane', 'list_docks', 'dock-log'),
    argumentsText: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value)),
  });

  test('written calls are read back', () => {
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 3 }), fc.nat(), (written, seed) => {
        const answer = readComplete(deepseek, deepseek.writing.calls(written), { tools, cut: seed });
        expect(answer).toMatchObject({ text: '', notes: [] });
        expect(answer.calls).toEqual(
          written.map(({ name, argumentsText }) => ({ name, arguments: argumentsText, state: 'done' })),
        );
      }),
    );
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...deepseek.writing.controlTokens,
      'function',
      'list_docks',
      '{"a":',
      '}',
      '\n',
      fence,
      '<think>',
      '</think>',
    ),
    fc.constantFrom(
      '<｜DSML｜invoke name="',
      '">',
      '<｜DSML｜parameter name="to" string="true">',
      '</｜DSML｜parameter>',
      '</｜DSML｜invoke>',
    ),
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

  test('text without tokens is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
      }),
    );
  });
});

describe('incomplete calls', () => {
  test.each([`${fence}json\n\n${fence}`, `${fence}json${fence}`, '```json\n`', `${fence}js`, '`'])(
    'a code fence with nothing in it is no arguments: %j',
    (fenced) => {
      expect(calls(`${begin}${callBegin}function${sep}list_docks\n${fenced}`)).toEqual(['list_docks {} done']);
    },
  );

  test('a call without its first token is recognized by its separator', () => {
    const answer = read(`${begin}function${sep}move_crane\n${fence}json\n{"to": "a"}\n${fence}${callEnd}${end}`);
    expect(answer).toMatchObject({ text: '', calls: [{ name: 'move_crane', arguments: '{"to": "a"}' }] });
  });

  test.each(['<｜tool▁calls▁e', '<｜', '<｜end▁of'])('a token that is cut after a call is skipped: %j', (rest) => {
    const answer = read(`${begin}${callBegin}list_docks${sep}{}${callEnd}${rest}`, { ending: 'length' });
    expect(answer).toMatchObject({ text: '', calls: [{ name: 'list_docks', state: 'done' }] });
  });
});

describe('calls in tags with an unusual form', () => {
  const tagged = (mark: string, section: string): string =>
    `<${mark}${section}><${mark}invoke name="move_crane"><${mark}parameter name="to" string="true">a</${mark}parameter>` +
    `</${mark}invoke></${mark}${section}>`;

  test.each([
    ['‖DSML‖', 'tool_calls'],
    [' | DSML | ', 'tool_calls'],
    [' ｜ DSML ｜ ', 'function_calls'],
    ['｜DSML｜', 'toolcalls'],
  ])('%j and %j', (mark, section) => {
    expect(read(tagged(mark, section))).toMatchObject({
      text: '',
      calls: [{ name: 'move_crane', arguments: '{"to":"a"}', state: 'done' }],
    });
  });

  test.each(['</｜DSML｜tool_ca', '</', '</｜DSM', '</｜DSML｜tool_calls><｜end'])(
    'a tag that the text ends within behind a call is passed over: %j',
    (rest) => {
      const answer = read(`<｜DSML｜tool_calls><｜DSML｜invoke name="list_docks"></｜DSML｜invoke>${rest}`, {
        ending: 'length',
      });
      expect(answer).toMatchObject({ text: '', calls: [{ name: 'list_docks', state: 'done' }] });
    },
  );

  test('bars in a comparison are text', () => {
    const text = 'if (a < |b| && c <｜ d) x();';
    expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
  });

  test('a number declared as text is a number when the tool takes no text', () => {
    const answer = read(
      '<｜DSML｜invoke name="move_crane"><｜DSML｜parameter name="metres" string="true">42</｜DSML｜parameter>' +
        '<｜DSML｜parameter name="to" string="true">42</｜DSML｜parameter></｜DSML｜invoke>',
    );
    expect(answer.calls).toMatchObject([{ arguments: '{"metres":42,"to":"42"}' }]);
  });

  test('a parameter is read when its tag lacks the mark', () => {
    const answer = read(
      '<｜DSML｜invoke name="move_crane">\n<｜DSML｜parameter name="to" string="true">a</｜DSML｜parameter>\n' +
        '<parameter name="metres">4</｜DSML｜parameter>\n</｜DSML｜invoke>',
    );
    expect(answer).toMatchObject({ text: '', calls: [{ arguments: '{"to":"a","metres":4}', state: 'done' }] });
    expect(answer.notes).toHaveLength(1);
  });

  test.each([
    ['', 'its tag'],
    ['\n', 'its tag'],
    ['\n  ', 'its tag'],
    ['</parameter>\n', 'the mark of its tag'],
    ['</｜DSML｜parameter\n', 'the end of its tag'],
  ])('a value that ends with %j lacks %s: the next tag ends it, and that is noted', (tail) => {
    const head =
      '<｜DSML｜tool_calls>\n<｜DSML｜invoke name="move_crane">\n<｜DSML｜parameter name="to" string="true">a';
    const next = '<｜DSML｜parameter name="metres" string="false">4</｜DSML｜parameter>\n';
    for (const [rest, given] of [
      [next, '{"to":"a","metres":4}'],
      ['', '{"to":"a"}'],
    ] as const) {
      const answer = read(`${head}${tail}${rest}</｜DSML｜invoke>\n</｜DSML｜tool_calls>`);
      expect(answer).toMatchObject({ text: '', calls: [{ arguments: given, state: 'done' }] });
      expect(answer.notes).toMatchObject([{ what: "a parameter without its '</｜DSML｜parameter>'" }]);
    }
  });

  test('a value may hold and end with tags without the mark', () => {
    const xml = '<parameter name="x">1</parameter>';
    const answer = read(
      `<｜DSML｜tool_calls><｜DSML｜invoke name="move_crane"><｜DSML｜parameter name="to" string="true">${xml}</｜DSML｜parameter></｜DSML｜invoke></｜DSML｜tool_calls>`,
    );
    expect(answer.calls).toMatchObject([{ arguments: JSON.stringify({ to: xml }), state: 'done' }]);
  });

  test('a name with the namespace of the training', () => {
    expect(calls(`${begin}${callBegin}functions.list_docks${sep}{}${callEnd}${end}`)).toEqual(['list_docks {} done']);
  });
});
