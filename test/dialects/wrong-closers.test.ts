import { describe, expect, it, test } from 'vitest';
import type { Dialect, DialectName } from '../../src/dialects/dialect.ts';
import { dialects } from '../../src/dialects/index.ts';
import { readComplete, readInAllCuts, tool, type ReadResult } from './read.ts';

const tools = [
  tool('get', { q: { type: 'string' }, n: { type: 'integer' } }),
  tool('put', { path: { type: 'string' } }),
];
const calls = ['get {"q":"a","n":3} done', 'put {"path":"b"} done'];

function dialectOf(name: DialectName): Dialect {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`there is no dialect ${name}`);
  return dialect;
}

const read = (name: DialectName, text: string): ReadResult => readInAllCuts(dialectOf(name), text, { tools });

/** The same whole and unit by unit only, for thousands of texts. */
function readTwice(name: DialectName, text: string): ReadResult {
  const result = readComplete(dialectOf(name), text, { tools });
  expect(readComplete(dialectOf(name), text, { tools, cut: 'units' })).toEqual(result);
  return result;
}

const callsOf = (result: ReadResult): string[] =>
  result.calls.map(({ name, arguments: given, state }) => {
    const parsed = state === 'done' ? JSON.stringify(JSON.parse(given)) : given;
    return `${name} ${parsed} ${state}`;
  });

const mark = ']<]minimax[>[';
const k3 = (name: string): string => `<|close|>${name}<|sep|>`;

/** Two calls, with each closing marker between `«` and `»`. */
const forms: Readonly<Record<string, readonly [dialect: DialectName, text: string]>> = {
  'Qwen3-Coder': [
    'qwen',
    '<tool_call>\n<function=get>\n<parameter=q>a«</parameter>»\n<parameter=n>3«</parameter>»\n«</function>»\n«</tool_call>»\n' +
      '<tool_call>\n<function=put>\n<parameter=path>b«</parameter>»\n«</function>»\n«</tool_call>»',
  ],
  'Qwen3-Coder, one wrapper': [
    'qwen',
    '<tool_call>\n<function=get>\n<parameter=q>a«</parameter>»\n<parameter=n>3«</parameter>»\n«</function>»\n' +
      '<function=put>\n<parameter=path>b«</parameter>»\n«</function>»\n«</tool_call>»',
  ],
  'Seed-OSS': [
    'qwen',
    '<seed:tool_call><function=get><parameter=q>a«</parameter>»<parameter=n>3«</parameter>»«</function>»«</seed:tool_call>»' +
      '<seed:tool_call><function=put><parameter=path>b«</parameter>»«</function>»«</seed:tool_call>»',
  ],
  Hermes: [
    'qwen',
    '<tool_call>\n{"name": "get", "arguments": {"q": "a", "n": 3}}\n«</tool_call>»\n' +
      '<tool_call>\n{"name": "put", "arguments": {"path": "b"}}\n«</tool_call>»',
  ],
  'GLM 4.5': [
    'glm',
    '<tool_call>get\n<arg_key>q«</arg_key>»\n<arg_value>a«</arg_value>»\n<arg_key>n«</arg_key>»\n<arg_value>3«</arg_value>»\n«</tool_call>»\n' +
      '<tool_call>put\n<arg_key>path«</arg_key>»\n<arg_value>b«</arg_value>»\n«</tool_call>»',
  ],
  'GLM 4.7': [
    'glm',
    '<tool_call>get<arg_key>q«</arg_key>»<arg_value>a«</arg_value>»<arg_key>n«</arg_key>»<arg_value>3«</arg_value>»«</tool_call>»' +
      '<tool_call>put<arg_key>path«</arg_key>»<arg_value>b«</arg_value>»«</tool_call>»',
  ],
  'Hunyuan 3': [
    'hunyuan',
    '<tool_calls>\n<tool_call>get<tool_sep>\n<arg_key>q«</arg_key>»\n<arg_value>a«</arg_value>»\n<arg_key>n«</arg_key>»\n<arg_value>3«</arg_value>»\n«</tool_call>»\n' +
      '<tool_call>put<tool_sep>\n<arg_key>path«</arg_key>»\n<arg_value>b«</arg_value>»\n«</tool_call>»\n«</tool_calls>»',
  ],
  'MiniMax M2': [
    'minimax',
    '<minimax:tool_call>\n<invoke name="get">\n<parameter name="q">a«</parameter>»\n<parameter name="n">3«</parameter>»\n«</invoke>»\n' +
      '<invoke name="put">\n<parameter name="path">b«</parameter>»\n«</invoke>»\n«</minimax:tool_call>»',
  ],
  'MiniMax M3': [
    'minimax',
    `${mark}<tool_call>\n${mark}<invoke name="get">${mark}<q>a«${mark}</q>»${mark}<n>3«${mark}</n>»«${mark}</invoke>»\n` +
      `${mark}<invoke name="put">${mark}<path>b«${mark}</path>»«${mark}</invoke>»\n«${mark}</tool_call>»`,
  ],
  'DeepSeek V3.2': [
    'deepseek',
    '<｜DSML｜tool_calls>\n<｜DSML｜invoke name="get">\n<｜DSML｜parameter name="q" string="true">a«</｜DSML｜parameter>»\n' +
      '<｜DSML｜parameter name="n" string="false">3«</｜DSML｜parameter>»\n«</｜DSML｜invoke>»\n<｜DSML｜invoke name="put">\n' +
      '<｜DSML｜parameter name="path" string="true">b«</｜DSML｜parameter>»\n«</｜DSML｜invoke>»\n«</｜DSML｜tool_calls>»',
  ],
  'DeepSeek V3.1': [
    'deepseek',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>get<｜tool▁sep｜>{"q": "a", "n": 3}«<｜tool▁call▁end｜>»' +
      '<｜tool▁call▁begin｜>put<｜tool▁sep｜>{"path": "b"}«<｜tool▁call▁end｜>»«<｜tool▁calls▁end｜>»',
  ],
  'DeepSeek V3': [
    'deepseek',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get\n```json\n{"q": "a", "n": 3}\n```«<｜tool▁call▁end｜>»\n' +
      '<｜tool▁call▁begin｜>function<｜tool▁sep｜>put\n```json\n{"path": "b"}\n```«<｜tool▁call▁end｜>»«<｜tool▁calls▁end｜>»',
  ],
  'Kimi K2': [
    'kimi',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.get:0<|tool_call_argument_begin|>{"q": "a", "n": 3}«<|tool_call_end|>»' +
      '<|tool_call_begin|>functions.put:1<|tool_call_argument_begin|>{"path": "b"}«<|tool_call_end|>»«<|tool_calls_section_end|>»',
  ],
  'Kimi K3': [
    'kimi',
    '<|open|>tools<|sep|><|open|>call tool="get"<|sep|><|open|>argument key="q" type="string"<|sep|>a' +
      `«${k3('argument')}»<|open|>argument key="n" type="number"<|sep|>3«${k3('argument')}»«${k3('call')}»` +
      `<|open|>call tool="put"<|sep|><|open|>argument key="path" type="string"<|sep|>b«${k3('argument')}»«${k3('call')}»«${k3('tools')}»`,
  ],
  JSON: [
    'json',
    '<function_call>\n{"tool_name": "get", "parameters": {"q": "a", "n": 3}}\n«</function_call>»\n' +
      '<function_call>\n{"tool_name": "put", "parameters": {"path": "b"}}\n«</function_call>»',
  ],
  Nemotron: [
    'json',
    '<TOOLCALL>[{"name": "get", "arguments": {"q": "a", "n": 3}}, {"name": "put", "arguments": {"path": "b"}}]«</TOOLCALL>»',
  ],
  'Llama 3.1': ['llama', '<function=get>{"q": "a", "n": 3}«</function>»\n<function=put>{"path": "b"}«</function>»'],
  Cohere: [
    'cohere',
    '<|START_ACTION|>[\n{"tool_name": "get", "parameters": {"q": "a", "n": 3}},\n{"tool_name": "put", "parameters": {"path": "b"}}\n]«<|END_ACTION|>»',
  ],
  FunctionGemma: [
    'functiongemma',
    '<start_function_call>call:get{q:<escape>a<escape>,n:3}«<end_function_call>»' +
      '<start_function_call>call:put{path:<escape>b<escape>}«<end_function_call>»',
  ],
  'Gemma 4': [
    'gemma4',
    '<|tool_call>call:get{q:<|"|>a<|"|>,n:3}«<tool_call|>»<|tool_call>call:put{path:<|"|>b<|"|>}«<tool_call|>»',
  ],
  LFM2: ['pythonic', '<|tool_call_start|>[get(q="a", n=3), put(path="b")]«<|tool_call_end|>»'],
  'Olmo 3': ['pythonic', '<function_calls>get(q="a", n=3)\nput(path="b")«</function_calls>»'],
};

const all = Object.entries(forms).map(([name, [dialect, text]]) => ({ name, dialect, text }));
const closersIn = (text: string): string[] => Array.from(text.matchAll(/«(.*?)»/g), ([, closer = '']) => closer);
const marks = /[«»]/g;
/** The closing markers of all formats, and misspelled ones. */
const closers = [
  ...new Set(all.flatMap(({ text }) => closersIn(text))),
  '</param>',
  '</parameter/>',
  '</function_invocation>',
  '</function=get>',
  '</parameter=q>',
  '</invoke name="get">',
  '</｜DSML｜invoke name="get">',
  '</｜DSML｜param>',
  '<|close|>call',
];

describe('a call is read when one of its closing markers is replaced by any other', () => {
  test.each(all)('$name', ({ dialect, text }) => {
    const parts = text.split(marks);
    expect(callsOf(read(dialect, parts.join('')))).toEqual(calls);
    for (let at = 1; at < parts.length; at += 2)
      for (const closer of closers.filter((each) => each !== parts[at])) {
        // Brackets before a mark that begins with one are those of a list.
        if (dialect === 'pythonic' && closer.startsWith(']')) continue;
        const wrong = parts.with(at, closer).join('');
        for (const rest of ['', '\nDone.']) {
          const result = readTwice(dialect, wrong + rest);
          expect({ wrong, calls: callsOf(result), text: result.text.trim() }).toEqual({
            wrong,
            calls,
            text: rest.trim(),
          });
          // A token of DeepSeek may be written in plain letters.
          if (dialect !== 'deepseek' || !closer.startsWith('<|tool_call')) expect(result.notes).not.toEqual([]);
        }
      }
  });
});

describe('a value keeps any closing marker of another format when its own follows', () => {
  const tagged = all.filter(({ text }) => /b«/.test(text) && !text.includes('"b"'));

  test.each(tagged)('$name', ({ dialect, text }) => {
    const own = closersIn(text).map((closer) => closer.replace(/^.*<\/(?=q>|n>|path>)/, ''));
    for (const closer of closers.filter((each) => !own.includes(each) && !each.includes(mark)))
      for (const value of [`a${closer}`, `${closer}a`, `a ${closer} a`, `a\n${closer}\na`]) {
        const result = readTwice(dialect, text.replaceAll(marks, '').replace(/(?<=>)a(?=<|\])/, value));
        expect(result.calls.map((call) => JSON.parse(call.arguments) as unknown)).toEqual([
          { q: value, n: 3 },
          { path: 'b' },
        ]);
      }
  });

  it('also after the tags that it closes, when its own is missing', () => {
    const value = '<invoke name="x"><parameter name="y">1</parameter></invoke>';
    const text = `<tool_call>\n<function=put>\n<parameter=path>\n${value}\n</function>\n</tool_call>`;
    expect(read('qwen', text).calls).toMatchObject([{ arguments: JSON.stringify({ path: value }) }]);
  });
});

describe('what was seen is noted', () => {
  it('for the end of a parameter', () => {
    const [, text] = forms['DeepSeek V3.2'] ?? ['qwen', ''];
    const wrong = text.replace('«</｜DSML｜parameter>»', '</invoke>').replaceAll(marks, '');
    expect(read('deepseek', wrong).notes).toEqual([
      {
        type: 'note',
        what: "a parameter without its '</｜DSML｜parameter>'",
        saw: '</invoke>',
        made: "the end of 'q'",
      },
    ]);
  });

  it('for the end of a call', () => {
    const wrong = '<tool_call><function=put><parameter=path>b</parameter></invoke></tool_call>';
    expect(read('qwen', wrong).notes).toMatchObject([{ saw: '</invoke>', made: 'skipped' }, { made: 'closed it' }]);
  });
});

test.each([
  ['qwen', '<tool_call>\n{"name": "put", "arguments": {"path": "b"</parameter>\n</tool_call>'],
  ['qwen', '<tool_call>\n{"name": "put", "arguments": {"path": "b</parameter>\n</tool_call>'],
  ['kimi', '<|tool_call_begin|>functions.put:0<|tool_call_argument_begin|>{"path": "b"</invoke><|tool_call_end|>'],
  ['gemma4', '<|tool_call>call:put{path:<|"|>b<|"|></invoke><|tool_call>call:get{q:<|"|>a<|"|>}<tool_call|>'],
  ['harmony', '<|channel|>commentary to=functions.put<|message|>{"path": "b"</tool_call>'],
] as const)('%s: a closing marker of another format ends arguments without their brackets: %j', (name, text) => {
  expect(callsOf(read(name, text))[0]).toBe(calls[1]);
});

test.each([
  ['qwen', '<tool_call>\n<function=put>\n<parameter=path>b</parameter>\n</function>\n</tool_call>\n'],
  [
    'kimi',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.put:0<|tool_call_argument_begin|>{"path": "b"}<|tool_call_end|><|tool_calls_section_end|>\n',
  ],
] as const)('%s: a closing marker that is mentioned after a call is text', (name, call) => {
  const text = '</invoke> closes a call.';
  expect(read(name, call + text)).toMatchObject({ text, notes: [] });
});

test.each([
  ['glm', '<tool_call>get<arg_key>q</arg_key><arg_value>a</arg_value></tool_call>', '</arg_value>'],
  ['qwen', '<tool_call><function=get><parameter=q>a</parameter></function></tool_call>', '</parameter>'],
] as const)('%s: a value that was never closed is not completed by text after another marker', (name, call, own) => {
  const { calls: found } = read(name, `${call.replace(own, '</invoke>').slice(0, call.indexOf(own) + 9)} and more.`);
  expect(found.filter(({ state }) => state === 'done')).toEqual([]);
});

test.each([
  ['qwen', '<tool_call>\n{"name": "put", "arguments": {"path": "b"}}\n</invoke>'],
  ['glm', '<tool_call>put<arg_key>path</arg_key><arg_value>b</arg_value></invoke>'],
  ['kimi', '<|tool_call_begin|>functions.put:0<|tool_call_argument_begin|>{"path": "b"}</invoke>'],
] as const)('%s: a call with a wrong end is read in reasoning that was not closed: %j', (name, call) => {
  const result = readInAllCuts(dialectOf(name), `So I write.\n${call}`, { tools, thinking: 'open' });
  expect(result).toMatchObject({ text: '', reasoning: 'So I write.' });
  expect(callsOf(result)).toEqual([calls[1]]);
});
