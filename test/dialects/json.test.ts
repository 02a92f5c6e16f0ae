import { describe, expect, it } from 'vitest';
import { hunyuan } from '../../src/dialects/hunyuan.ts';
import { json } from '../../src/dialects/json.ts';
import { callLaws } from './call-laws.ts';
import { piecesOf, readEvents, readInAllCuts } from './read.ts';

const tools = ['add', 'ping'];
const read = (text: string, options: Parameters<typeof readInAllCuts>[2] = {}) =>
  readInAllCuts(json, text, { tools, ...options });
/** The calls of a text, each as its name and the text of its arguments; all of them whole. */
const callsOf = (text: string) => {
  const { calls } = read(text);
  expect(calls.every(({ state }) => state === 'done')).toBe(true);
  return calls.map((call) => `${call.name} ${call.arguments}`);
};

describe('calls as JSON in a text', () => {
  callLaws(json);

  it.each([
    [
      'in the tag that the prompt taught',
      '<function_call>{"tool_name": "add", "parameters": {"a": 1}}</function_call>',
    ],
    ['in a tag of another format', '<tool_call>\n{"name": "add", "arguments": {"a": 1}}\n</tool_call>'],
    ['in a fence', '```json\n{"tool_name": "add", "parameters": {"a": 1}}\n```'],
    ['in a fence of no language', '```\n{"tool_name": "add", "parameters": {"a": 1}}\n```'],
    ['in a fence for calls', '```tool_call\n{"name": "add", "arguments": {"a": 1}}\n```'],
    [
      'in a fence within a tag',
      '<function_call>\n```json\n{"name": "add", "arguments": {"a": 1}}\n```\n</function_call>',
    ],
    ['in a tag within a fence', '```\n<function_call>{"name": "add", "arguments": {"a": 1}}</function_call>\n```'],
    ['bare', '{"tool_name": "add", "parameters": {"a": 1}}'],
    [
      'bare, with the tag of an end that has no beginning',
      '{"tool_name": "add", "parameters": {"a": 1}}\n</function_call>',
    ],
    ['in an array', '[{"tool_name": "add", "parameters": {"a": 1}}]'],
    ['with the tag left open', '<function_call>{"tool_name": "add", "parameters": {"a": 1}}'],
    ['as another API writes it', '{"id": "7", "type": "function", "function": {"name": "add", "arguments": {"a": 1}}}'],
  ])('is found %s', (_where, text) => {
    expect(read(`Adding.\n${text}\nDone.`)).toMatchObject({
      text: 'Adding.Done.',
      calls: [{ name: 'add', arguments: '{"a": 1}', state: 'done' }],
      order: ['text', 'call', 'text'],
    });
  });

  it.each([
    ['in one tag', '<tool_call>{"name": "ping", "arguments": {}}\n{"name": "add", "arguments": {"a": 1}}</tool_call>'],
    ['in one fence', '```json\n{"name": "ping", "arguments": {}}\n{"name": "add", "arguments": {"a": 1}}\n```'],
    [
      'in an array in a fence',
      '```json\n[{"name": "ping", "arguments": {}}, {"name": "add", "arguments": {"a": 1}}]\n```',
    ],
    ['bare, with nothing between them', '{"name": "ping", "arguments": {}}{"name": "add", "arguments": {"a": 1}}'],
    ['bare, with a comma between them', '{"name": "ping", "arguments": {}},\n{"name": "add", "arguments": {"a": 1}}'],
    [
      'of which the first tag was not closed',
      '<tool_call>{"name": "ping", "arguments": {}}<tool_call>{"name": "add", "arguments": {"a": 1}}</tool_call>',
    ],
  ])('are found %s', (_where, text) => {
    expect(callsOf(text)).toEqual(['ping {}', 'add {"a": 1}']);
    expect(read(text).text).toBe('');
  });

  it.each([
    'function f() { return {a: 1}; }',
    'Mind {"name": "Ada", "arguments": "none"}, a record.',
    '```json\n{"a": [{"name": "add", "arguments": {"a": 1}}]}\n```\nSo much for data.',
    '{"rows": [{"name": "add", "arguments": {"a": 1}}]} is data',
    '{"name": "add", "description": "adds", "parameters": {"type": "object"}}',
    '{"tool_name": "delete", "parameters": {"a": 1}}',
    '<function_call>{"tool_name": "delete", "parameters": {"a": 1}}</function_call>',
    '<function_call>{"function_call_record": {"name": "add", "arguments": {"a": 1}, "response": 2}}</function_call>',
    '<function_result tool_name="add">\n{"name": "add", "arguments": {"a": 1}}\n</function_result>',
    'A call stands in <function_call> and </function_call>.',
    '```python\nprint({1: 2})\n```\n',
    '[1, 2] and [{"a": 1}]',
    '{"add": {"a": 1}}',
    '{"name": "add"}',
    '{"name": "add", "arguments": null}',
    '{name, arguments}',
  ])('are not read in %j, which is unchanged', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
  });

  it('are read after a fence of another language, which is unchanged', () => {
    const text = '```python\nx = 1\n```\n';
    const found = read(`${text}{"name": "ping", "arguments": {}}`);
    expect(found).toMatchObject({ text: text.trimEnd(), calls: [{ name: 'ping' }] });
  });

  it.each([
    ['<function_call>{"tool_name": "add", "parameters": {"a": "b}}</function_call>', 'add {"a": "b"}'],
    ['```json\n{"tool_name": "add", "parameters": {"a": "b"\n```', 'add {"a": "b"}'],
    ["<function_call>{'tool_name': 'add', 'parameters': {'a': True}}</function_call>", 'add {"a":true}'],
    ['```json\n{tool_name: "add", parameters: {a: 1}}\n```', 'add {"a":1}'],
    ['<function_call>{"tool_name": "add, "parameters": {"a": 1}}</function_call>', 'add {"a":1}'],
    ["{'tool_name': 'add', 'parameters': {'a': 1}}", 'add {"a":1}'],
    ['{"tool_name": "add", "parameters": {"a": 1,}}', 'add {"a": 1}'],
  ])('%j is repaired when it closes, and that is noted', (text, call) => {
    expect(callsOf(text)).toEqual([call]);
    expect(read(text)).toMatchObject({ text: '' });
    expect(read(text).notes.map(({ what }) => what)).toContainEqual(expect.stringContaining('repaired'));
  });

  it('are text within code, even in tags', () => {
    const code = '```python\nx = {"name": "ping", "arguments": {}}\n```';
    expect(read(code)).toMatchObject({ text: code, calls: [] });
    const xml = '```xml\n<function_call>{"name": "ping", "arguments": {}}</function_call>\n```';
    expect(read(xml)).toMatchObject({ text: xml, calls: [] });
  });

  it('stay complete when their closing marker is cut', () => {
    const found = read('<function_call>\n{"name": "ping", "arguments": {}}\n</func', { ending: 'length' });
    expect(found).toMatchObject({ text: '', calls: [{ name: 'ping', state: 'done' }], notes: [{ saw: '</func' }, {}] });
  });

  it('are data within the arguments of a call', () => {
    const argumentsText =
      '{"a": "{\\"name\\": \\"ping\\", \\"arguments\\": {}}", "b": {"name": "ping", "arguments": {}}}';
    expect(callsOf(`<function_call>{"tool_name": "add", "parameters": ${argumentsText}}</function_call>`)).toEqual([
      `add ${argumentsText}`,
    ]);
  });

  it('are broken when cut, and their markers are not text', () => {
    expect(read('<function_call>{"tool_name": "add", "parameters": {"a": "b', { ending: 'length' })).toMatchObject({
      text: '',
      calls: [{ name: 'add', arguments: '{"a": "b', state: 'broken' }],
    });
    for (const text of ['<function_call>', '<function_call>\n{"tool_na', '<tool_call>{"tool_name": "ad'])
      expect(read(text, { ending: 'length' })).toMatchObject({ text: '', calls: [], notes: [{ saw: text }] });
    const bare = '{"tool_name": "add", "para';
    expect(read(bare, { ending: 'length' })).toMatchObject({ text: bare, calls: [] });
  });

  it('end reasoning when in tags, but not when bare', () => {
    const call = '{"name": "ping", "arguments": {}}';
    expect(read(`<think>Hm.\n<tool_call>${call}</tool_call>`, { thinking: 'tags' })).toMatchObject({
      reasoning: 'Hm.',
      calls: [{ name: 'ping' }],
    });
    expect(read(`${call}</think>Well.`, { thinking: 'open' })).toMatchObject({
      reasoning: call,
      text: 'Well.',
      calls: [],
    });
  });

  it('do not delay text, and arguments only until the call is certain', () => {
    const texts = readEvents(json, 'Hi', { tools, cut: 'units' });
    expect(texts).toEqual([
      { type: 'text', text: 'H' },
      { type: 'text', text: 'i' },
    ]);
    const seen: string[] = [];
    const reader = json.reader({ tools: [], thinking: 'none' }, ({ type }) => seen.push(type));
    for (const piece of piecesOf('{"rows": [', 'units')) reader.push(piece);
    expect(seen).not.toEqual([]);
    const [start] = readEvents(json, '<tool_call>{"name": "add", "arguments": {"a": "b', { tools, ending: 'length' });
    expect(start).toEqual({ type: 'call-start', name: 'add' });
  });

  it('after a fence of other data leave that fence unchanged', () => {
    const call = '{"tool_name": "add", "parameters": {"a": 1}}';
    expect(read(`\`\`\`json\n[1, 2]\n\`\`\`\n${call}`)).toMatchObject({
      text: '```json\n[1, 2]\n```',
      calls: [{ name: 'add' }],
      notes: [],
    });
  });
});

describe('calls as JSON after the marker of a model', () => {
  const one = '{"name": "add", "arguments": {"a": 1}}';
  const other = '{"name": "other", "parameters": {}}';

  it.each([
    ['Phi-4-mini', `functools[${one}, ${other}]`],
    ['Phi-4-mini', `<|tool_call|>[${one}, ${other}]<|/tool_call|>`],
    ['Granite 3.0', `<|tool_call|> [${one}, ${other}]`],
    ['Granite 20B', `<|tool_call|>${one}<|tool_call|>${other}`],
    ['Nemotron', `<TOOLCALL>[${one}, ${other}]</TOOLCALL>`],
    ['InternLM', `<|action_start|><|plugin|>\n${one}<|action_end|><|action_start|><|plugin|>${other}<|action_end|>`],
    ['xLAM', `[TOOL_CALLS][${one}, ${other}]`],
    ['LongCat', `<longcat_tool_call>${one}</longcat_tool_call>\n<longcat_tool_call>${other}</longcat_tool_call>`],
  ])('are found as %s writes it, of any name: %s', (_model, text) => {
    expect(read(`Adding.\n${text}\n`)).toMatchObject({
      text: 'Adding.',
      calls: [
        { name: 'add', arguments: '{"a": 1}', state: 'done' },
        { name: 'other', arguments: '{}', state: 'done' },
      ],
      notes: [],
    });
  });

  it.each([
    ['Granite 3.1', `<tool_call>[${one}]`],
    ['Hunyuan-A13B, Jamba and Apriel', `<tool_calls>\n[${one}]\n</tool_calls>`],
    ['Granite 20B', `<function_call> ${one}`],
    ['xLAM', `[${one}]`],
    ['xLAM', `\`\`\`json\n[${one}]\n\`\`\``],
  ])('are found without one as %s writes it, of offered names: %s', (_model, text) => {
    expect(read(text)).toMatchObject({ text: '', calls: [{ name: 'add', arguments: '{"a": 1}' }] });
  });

  it.each([
    'Use functools[0], or functools.partial([{}]).',
    'functools[]',
    'functools',
    'The marker <TOOLCALL> opens calls, and [TOOL_CALLS] does.',
    '<TOOLCALL>see above</TOOLCALL>',
    '<|tool_call|>',
    '<TOOLCALL>[1, 2]',
  ])('are text without one: %s', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('leave no markers when no call is between them', () => {
    expect(read('Done.<TOOLCALL></TOOLCALL>')).toMatchObject({ text: 'Done.', calls: [] });
  });

  it('are never complete when cut', () => {
    for (const text of [`functools[${one}]`, `<TOOLCALL>[${one}]`, `<|action_start|><|plugin|>${one}`])
      for (let length = 1; length < text.lastIndexOf('}') - 1; length++)
        for (const { state } of read(text.slice(0, length), { ending: 'length' }).calls) expect(state).toBe('broken');
  });
});

describe('the tags around an answer', () => {
  const call = '<tool_calls>[{"name": "ping", "arguments": {}}]</tool_calls>';

  it.each([
    ['after reasoning', '<think>\nHm.\n</think>\n<answer>\nHello.\n</answer>', []],
    ['without reasoning', '<answer>\nHello.\n</answer>', []],
    ['around calls', `<think>\nHm.\n</think>\n<answer>\nHello.\n${call}\n</answer>`, ['ping']],
    ['before calls', `<think>\nHm.\n</think>\n<answer>\nHello.\n</answer>\n${call}`, ['ping']],
  ])('are not part of it: %s', (_case, text, names) => {
    for (const dialect of [json, hunyuan]) {
      const found = readInAllCuts(dialect, text, { tools, thinking: 'tags' });
      expect(found.text).toBe('Hello.');
      expect(found.calls.map(({ name }) => name)).toEqual(names);
      expect(found.notes).toContainEqual(expect.objectContaining({ what: 'a tag around the answer' }));
    }
  });

  it.each([
    'Put it between <answer> and </answer>.',
    '<answer> is a tag.',
    'So:\n<answer>\n42\n</answer>',
    'The end is </answer>',
  ])('are text elsewhere: %s', (text) => {
    expect(read(text, { thinking: 'tags' })).toMatchObject({ text, calls: [], notes: [] });
  });
});

describe('results', () => {
  it('are written with the name of the tool, and are not a call when repeated', () => {
    const text = json.writing.results([
      { name: 'add', text: '{"name": "ping", "arguments": {}}', isError: false },
      { name: 'ping', text: 'no route', isError: true },
    ]);
    expect(text).toContain('<function_result tool_name="add">\n{"name": "ping", "arguments": {}}\n</function_result>');
    expect(text).toContain('<function_result tool_name="ping" status="error">\nno route\n</function_result>');
    expect(read(text)).toMatchObject({ text, calls: [] });
  });
});
