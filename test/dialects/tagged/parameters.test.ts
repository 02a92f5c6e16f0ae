import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../src/dialects/dialect.ts';
import { glm } from '../../../src/dialects/glm.ts';
import { minimax } from '../../../src/dialects/minimax.ts';
import { qwen } from '../../../src/dialects/qwen.ts';
import { piecesOf, readEvents, readInAllCuts, readComplete, tool, type ReadCall, type ReadOptions } from '../read.ts';

const note = tool('note', {
  title: { type: 'string' },
  body: { type: 'string' },
  count: { type: 'integer' },
  tags: { type: 'array' },
});
const tools = [note, tool('stop')];
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) => readInAllCuts(qwen, text, { tools, ...options });

const parameter = (key: string, value: string): string => `<parameter=${key}>\n${value}\n</parameter>\n`;
const call = (parameters: string, name = 'note'): string =>
  `<tool_call>\n<function=${name}>\n${parameters}</function>\n</tool_call>`;
const argumentsOf = (text: string): unknown => {
  const { calls } = read(text);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.state).toBe('done');
  return JSON.parse(calls[0]?.arguments ?? '');
};

describe('the value of a parameter', () => {
  it('loses one line break at each end, and nothing else', () => {
    expect(argumentsOf(call(parameter('body', '\n  a \n')))).toEqual({ body: '\n  a \n' });
    expect(argumentsOf(call('<parameter=body> a </parameter>'))).toEqual({ body: ' a ' });
    expect(argumentsOf(call('<parameter=body>\n</parameter><parameter=title></parameter>'))).toEqual({
      body: '',
      title: '',
    });
  });

  it('is not unescaped', () => {
    const body = '&lt;b&gt; "quoted" \\n C:\\dir \u0000 \u2028 <b>x</b> 😀 a < b';
    expect(argumentsOf(call(parameter('body', body)))).toEqual({ body });
  });

  it('has the type of the schema and keeps its digits', () => {
    const text = call(
      parameter('count', '12345678901234567890') + parameter('tags', '["a", 1.0]') + parameter('other', '1'),
    );
    expect(read(text).calls[0]?.arguments).toBe('{"count":12345678901234567890,"tags":["a", 1.0],"other":"1"}');
  });

  it('is noted when it was repaired', () => {
    const { calls, notes } = read(call(parameter('tags', '["a" "b": 1]') + parameter('title', 't')));
    expect(JSON.parse(calls[0]?.arguments ?? '')).toMatchObject({ title: 't' });
    expect(notes.map(({ what }) => what)).toEqual(['repaired an argument of a tool call']);
  });

  it('is the first one when a parameter is given twice', () => {
    const { calls, notes } = read(call(parameter('title', 'one') + parameter('body', 'x') + parameter('title', 'two')));
    expect(calls[0]?.arguments).toBe('{"title":"one","body":"x"}');
    expect(notes).toMatchObject([{ what: "the parameter 'title' was given more than once", saw: 'two' }]);
  });

  it('is read with a note when its key is in quotes', () => {
    const { calls, notes } = read(call('<parameter="title">x</parameter>'));
    expect(calls[0]?.arguments).toBe('{"title":"x"}');
    expect(notes).toMatchObject([{ saw: '"title"', made: "the key 'title'" }]);
  });
});

describe('tags within a value', () => {
  it.each([
    'a closing </parameter> in a sentence',
    'a closing </function> in a sentence',
    'a closing </tool_call> in a sentence',
    '</parameter>\nat the start of a line',
    'an opening <parameter=body> in a sentence',
    '<parameter=x>\ny\n</parameter>',
    '<parameter=x>\ny\n</parameter>\n<parameter=title>\nz\n</parameter>',
    call(parameter('title', 'nested') + parameter('body', 'data')),
    `Write it so:\n${call(parameter('title', 'nested'))}\nor so:\n${call('', 'stop')}`,
    `in a line: <tool_call><function=note><parameter=title>x</parameter></function></tool_call> and on`,
    '<<</parameter',
    '</parameter><b>',
  ])('are part of it: %j', (body) => {
    expect(argumentsOf(call(parameter('title', 't') + parameter('body', body)))).toEqual({ title: 't', body });
  });

  it('are never a call', () => {
    const nested = call(parameter('title', 'x'), 'stop');
    const { calls } = read(call(parameter('body', nested)) + call('', 'stop'));
    expect(calls.map(({ name }) => name)).toEqual(['note', 'stop']);
  });

  it('end it when the call still expects a parameter of that key', () => {
    const { calls, notes } = read(call(`<parameter=title>\none\n${parameter('body', 'two')}`));
    expect(calls[0]?.arguments).toBe('{"title":"one","body":"two"}');
    expect(notes).toMatchObject([{ what: "a parameter without its '</parameter>'", saw: 'title' }]);
  });
});

describe('a missing tag', () => {
  const open = '<tool_call>\n<function=note>\n<parameter=title>\none\n';
  it.each([
    ['of the value', `${open}</function>\n</tool_call>`, ["a parameter without its '</parameter>'"]],
    ['of the call', `${open}</parameter>\n</tool_call>`, ["a tool call without its '</function>'"]],
    ['of the wrapper', `${open}</parameter>\n</function>`, ["a call without its '</tool_call>'"]],
    [
      'of value and call',
      `${open}</tool_call>`,
      ["a parameter without its '</parameter>'", "a tool call without its '</function>'"],
    ],
    [
      'of all, before the end of the turn',
      `${open}<|im_end|>`,
      [
        "a parameter without its '</parameter>'",
        "a tool call without its '</function>'",
        "a call without its '</tool_call>'",
      ],
    ],
  ])('%s at the end is noted', (_, text, notes) => {
    for (const ending of [text, `${text}\n`]) {
      const found = read(ending);
      expect(found).toMatchObject({ text: '', calls: [{ name: 'note', arguments: '{"title":"one"}', state: 'done' }] });
      for (const what of notes) expect(found.notes.map((each) => each.what)).toContain(what);
    }
  });

  it('between two calls does not join them', () => {
    const { calls } = read(`${open}</parameter>\n${call('', 'stop')}`);
    expect(calls).toEqual([
      { name: 'note', arguments: '{"title":"one"}', state: 'done' },
      { name: 'stop', arguments: '{}', state: 'done' },
    ]);
  });

  it('leaves the call broken when the text was cut', () => {
    for (const text of [open, `${open}</function>`, `${open}</parameter>`, `${open}</parameter>\n</func`])
      expect(read(text, { ending: 'length' }).calls).toMatchObject([{ name: 'note', state: 'broken' }]);
  });
});

describe('anything else than a parameter', () => {
  it('is text after the call, and noted', () => {
    const { text, calls, notes } = read(call(`Some words.\n<b>\n${parameter('title', 't')}`));
    expect(calls[0]?.arguments).toBe('{"title":"t"}');
    expect(text).toBe('Some words.\n<b>\n');
    expect(notes).toHaveLength(1);
  });

  it('becomes the arguments when it is JSON', () => {
    expect(read(call('{"title": "</function>", "count": 1}')).calls).toEqual([
      { name: 'note', arguments: '{"title": "</function>", "count": 1}', state: 'done' },
    ]);
  });

  it('is skipped when it is a surplus tag', () => {
    expect(read(call(`</parameter>\n${parameter('title', 't')}`))).toMatchObject({
      text: '',
      calls: [{ arguments: '{"title":"t"}' }],
      notes: [{ saw: '</parameter>' }],
    });
  });
});

describe('the arguments emitted while a value is open', () => {
  const nullable = { ...note, inputSchema: { type: 'object', properties: { body: { type: ['string', 'null'] } } } };
  const sent = (text: string, given = note): string => {
    const pieces: string[] = [];
    const reader = qwen.reader({ tools: [given], thinking: 'none' }, (event) => {
      if (event.type === 'call-arguments') pieces.push(event.text);
    });
    reader.push(text);
    return pieces.join('');
  };
  const open = '<tool_call>\n<function=note>\n<parameter=body>\n';

  it('contain a string except for a line break and a possible tag', () => {
    expect(sent(`${open}one "two`)).toBe('{"body":"one \\"two');
    expect(sent(`${open}one\n</param`)).toBe('{"body":"one');
    expect(sent(`${open}one\n</parameter> and`)).toBe('{"body":"one\\n</parameter> and');
  });

  it('contain a nullable string as soon as it cannot be null', () => {
    expect(sent(`${open}nul`, nullable)).toBe('');
    expect(sent(`${open}nulls`, nullable)).toBe('{"body":"nulls');
    expect(sent(`${open}null\n</parameter>\n</function>`, nullable)).toBe('{"body":null}');
  });

  it('are not a complete object before the call is complete', () => {
    expect(sent(`${open}x\n</parameter>\n<parameter=title>\n`)).toBe('{"body":"x"');
  });
});

describe('calls of any content', () => {
  const dialects: readonly Dialect[] = [qwen, glm, minimax];
  const anyDialect = fc.constantFrom(...dialects);
  const word = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '"',
    '\\',
    '<',
    '>',
    '</',
    '<b>',
    '{',
    '}',
    '😀',
    '&lt;',
    'null',
    '1',
    '=',
  );
  const value = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
  const given = fc.record(
    { title: value, body: value, count: fc.integer(), tags: fc.array(fc.oneof(value, fc.integer()), { maxLength: 3 }) },
    { requiredKeys: [] },
  );
  const seeds = fc.integer({ min: 1, max: 1000 });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyDialect, fc.array(given, { minLength: 1, maxLength: 3 }), seeds, (dialect, all, cut) => {
        const written = all.map((each) => ({ name: 'note', argumentsText: JSON.stringify(each) }));
        const found = readComplete(dialect, `So.\n${dialect.writing.calls(written)}`, { tools, cut });
        expect(found).toMatchObject({ text: 'So.', notes: [] });
        expect(found.calls.map((each) => JSON.parse(each.arguments))).toEqual(all);
      }),
    );
  });

  it('do not multiply, and no text is lost, when the text is changed anywhere', () => {
    const patch = fc.constantFrom(
      '',
      '<',
      '>',
      '\n',
      '</parameter>',
      '</tool_call>',
      '<tool_call>',
      '</function>',
      '"',
      '{',
    );
    fc.assert(
      fc.property(anyDialect, given, fc.nat(), fc.nat(8), patch, seeds, (dialect, object, at, length, put, cut) => {
        const text = `Before. ${dialect.writing.calls([{ name: 'note', argumentsText: JSON.stringify(object) }])} After.`;
        const place = at % text.length;
        const changed = text.slice(0, place) + put + text.slice(place + length);
        const found = readComplete(dialect, changed, { tools });
        expect(readComplete(dialect, changed, { tools, cut })).toEqual(found);
        expect(found.calls.length).toBeLessThanOrEqual(1);
        const results = [
          found.text,
          ...found.notes.map(({ saw }) => saw),
          ...found.calls.map((one) => one.arguments),
        ].join('\n');
        for (const each of ['Before.', 'After.'].filter((one) => changed.includes(one)))
          expect(results).toContain(each);
      }),
    );
  });

  it('have JSON arguments, and do not depend on the cut, with tags in any order', () => {
    const words = ['\n', ' ', 'word', '{', '"title"', '>', 'note', 'title', '<'];
    const tags = ['<function=note>', '<parameter=title>', '<parameter=count>', '</parameter>', '</function>'];
    const callOf = (dialect: Dialect, object: object): string =>
      dialect.writing.calls([{ name: 'note', argumentsText: JSON.stringify(object) }]);
    const parts = (dialect: Dialect): fc.Arbitrary<string> =>
      fc
        .array(
          fc.oneof(
            fc.constantFrom(...dialect.writing.controlTokens, ...words, ...tags),
            given.map((object) => callOf(dialect, object)),
          ),
          { maxLength: 12 },
        )
        .map((all) => all.join(''));
    const inputs = anyDialect.chain((dialect) => fc.tuple(fc.constant(dialect), parts(dialect)));
    const isJson = ({ arguments: text }: ReadCall): boolean => JSON.parse(text) !== undefined;
    fc.assert(
      fc.property(inputs, seeds, fc.constantFrom('stop', 'length'), ([dialect, text], cut, ending) => {
        const found = readComplete(dialect, text, { tools, ending });
        expect(readComplete(dialect, text, { tools, ending, cut })).toEqual(found);
        expect(found.calls.filter(({ state }) => state === 'done').every(isJson)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('emit a long value in pieces', () => {
    const body = 'line of text <b> "q"\n'.repeat(500);
    for (const dialect of dialects) {
      const text = dialect.writing.calls([{ name: 'note', argumentsText: JSON.stringify({ body }) }]);
      const pieces = readEvents(dialect, text, { tools, cut: 1 }).filter(({ type }) => type === 'call-arguments');
      expect(pieces.length).toBeGreaterThan(piecesOf(text, 1).length / 2);
    }
  });
});
