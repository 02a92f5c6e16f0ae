import { describe, expect, it } from 'vitest';
import { llama } from '../../src/dialects/llama.ts';
import { callLaws } from './call-laws.ts';
import { readInAllCuts } from './read.ts';

const tools = ['add', 'ping'];
const read = (text: string, options: Parameters<typeof readInAllCuts>[2] = {}) =>
  readInAllCuts(llama, text, { tools, ...options });
const ping = '{"name": "ping", "parameters": {}}';
const add = '{"name": "add", "parameters": {"a": 1}}';

describe('calls of Llama', () => {
  callLaws(llama);

  it.each([
    `<|python_tag|>${ping}; ${add}`,
    `<|python_tag|>${ping}\n${add}<|eom_id|>`,
    `${ping};${add}<|eot_id|>`,
    `${ping}${add}`,
    `<|python_tag|>[${ping}, ${add}]`,
    `${ping}<|python_tag|>${add}<|eom_id|>\n`,
  ])('follow each other in %j', (text) => {
    expect(read(text)).toMatchObject({
      text: '',
      calls: [
        { name: 'ping', arguments: '{}', state: 'done' },
        { name: 'add', arguments: '{"a": 1}', state: 'done' },
      ],
      notes: [],
    });
  });

  it('are read with any name after the tag, and are text without it', () => {
    const other = '{"name": "other", "parameters": {}}';
    expect(read(`<|python_tag|>${other}`)).toMatchObject({ text: '', calls: [{ name: 'other' }] });
    expect(read(other)).toMatchObject({ text: other, calls: [] });
  });

  it('may have their arguments under either key: the first counts', () => {
    expect(read('{"name": "add", "arguments": {"a": 1}, "parameters": {"a": 2}}').calls).toMatchObject([
      { arguments: '{"a": 1}' },
    ]);
  });

  it('may have members called as their own are: those are data', () => {
    const nested = '{"name": "ping", "x": {"name": "ping", "parameters": {}}}';
    expect(read(`{"name": "add", "parameters": ${nested}}`).calls).toEqual([
      { name: 'add', arguments: nested, state: 'done' },
    ]);
  });

  it('are not read in code after the tag', () => {
    const text = '<|python_tag|>print({1: 2})';
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('are broken when the text was cut', () => {
    expect(read('<|python_tag|>{"name": "add", "parameters": {"a": 1}', { ending: 'length' }).calls).toMatchObject([
      { name: 'add', state: 'broken' },
    ]);
    expect(read('<|python_tag|>{"name": "add"', { ending: 'length' })).toMatchObject({
      text: '',
      calls: [{ name: 'add', arguments: '', state: 'broken' }],
    });
  });

  it('have results that are not calls when repeated', () => {
    const text = llama.writing.results([{ name: 'add', text: ping, isError: false }]);
    expect(JSON.parse(text)).toEqual({ name: 'add', output: ping });
    expect(read(text)).toMatchObject({ text, calls: [] });
  });
});

describe('calls of Llama in a tag of their own', () => {
  it('follow text and each other', () => {
    const found = read('Sure.\n<function=add>{"a": 1}</function>\n<function=ping></function><|eom_id|>');
    expect(found).toMatchObject({
      text: 'Sure.',
      calls: [
        { name: 'add', arguments: '{"a": 1}', state: 'done' },
        { name: 'ping', arguments: '{}', state: 'done' },
      ],
    });
    expect(found.notes).toHaveLength(2);
  });

  it('may miss their end', () => {
    expect(read('<function=add>{"a": 1}</func', { ending: 'length' })).toMatchObject({
      text: '',
      calls: [{ arguments: '{"a": 1}', state: 'done' }],
    });
    expect(read('<function=add>{"a": 1', { ending: 'length' }).calls).toMatchObject([{ state: 'broken' }]);
  });

  it.each(['<function=other>{"a": 1}</function>', 'It writes <function=add> and then JSON.', '<function=add'])(
    'are text where no offered tool is called: %j',
    (text) => {
      expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
    },
  );
});

describe('a truncated list of Llama', () => {
  it.each([';', '; {', '; {"na', '; {"name": "pi', '; {"name": "ping", "parame'])(
    'keeps its whole calls before %j',
    (cut) => {
      const found = read(`${ping}${cut}`, { ending: 'length' });
      expect(found).toMatchObject({ text: '', notes: cut.includes('ping') ? [] : [{ made: 'left out' }] });
      expect(found.calls.map(({ state }) => state)).toEqual(cut.includes('ping') ? ['done', 'broken'] : ['done']);
    },
  );

  it('is text after its calls when the model stopped regularly', () => {
    expect(read(`${ping}; {"na`)).toMatchObject({ text: '; {"na', calls: [{ state: 'done' }] });
  });
});

describe('code of Llama', () => {
  it('is text, whatever it contains', () => {
    const text = `<|python_tag|>import x\nx.run(${ping})`;
    expect(read(`${text}<|eom_id|>`)).toMatchObject({ text, calls: [], notes: [] });
  });

  it('ends before the marker of calls', () => {
    expect(read(`<|python_tag|>x = 1\n<|python_tag|>${ping}`)).toMatchObject({
      text: '<|python_tag|>x = 1',
      calls: [{ name: 'ping', state: 'done' }],
    });
  });

  it('does not begin when its tag is mentioned', () => {
    expect(read(`The tag <|python_tag|> opens code.\n${ping}`)).toMatchObject({
      text: 'The tag <|python_tag|> opens code.',
      calls: [{ name: 'ping', state: 'done' }],
    });
  });
});
