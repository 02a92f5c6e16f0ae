import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dialectNames, type Thinking } from '../../src/dialects/dialect.ts';
import { dialectOf } from '../../src/dialects/index.ts';
import { readInAllCuts, tool } from './read.ts';

const tools = [tool('look', { place: { type: 'string' }, days: { type: 'integer' } })];
const json = '{"name": "look", "arguments": {"place": "here", "days": 2}}';
const xml =
  '<tool_call>\n<function=look>\n<parameter=place>\nhere\n</parameter>\n<parameter=days>\n2\n</parameter>\n</function>\n</tool_call>';
const inlineXml =
  '<tool_call>\n<function=look>\n<parameter=place>here</parameter>\n<parameter=days>2</parameter>\n</function>\n</tool_call>';
const pairs =
  '<tool_call>look<arg_key>place</arg_key><arg_value>here</arg_value><arg_key>days</arg_key><arg_value>2</arg_value></tool_call>';
const python = 'look(place="here", days=2)';

/** A call as each model writes it, by its chat template or the parser that vLLM has for it; the texts are made up. */
const models: readonly (readonly [model: string, dialect: string, call: string, thinking?: Thinking])[] = [
  ['Hermes', 'qwen', `<tool_call>\n${json}\n</tool_call>`],
  ['Qwen 3', 'qwen', `<tool_call>\n${json}\n</tool_call><|im_end|>`, 'tags'],
  ['Qwen 3.5 and later', 'qwen', `${xml}<|im_end|>`, 'open'],
  ['Qwen3-Coder', 'qwen', xml],
  ['Seed-OSS', 'qwen', `${inlineXml.replaceAll('tool_call>', 'seed:tool_call>')}<seed:eos>`],
  ['Nemotron 3', 'qwen', xml, 'open'],
  ['Step 3.5', 'qwen', xml, 'open'],
  ['MiMo', 'qwen', inlineXml, 'tags'],
  ['Granite 4', 'qwen', `<tool_call>\n${json}\n</tool_call>`],
  ['ERNIE 4.5', 'qwen', `\n\n<tool_call>\n${json}\n</tool_call>\n`, 'open'],
  ['GLM-5', 'glm', pairs, 'open'],
  ['Ling', 'glm', pairs, 'open'],
  [
    'Cogito',
    'deepseek',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>look\n```json\n{"place": "here", "days": 2}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    'tags',
  ],
  ['Llama 4', 'pythonic', `<|python_start|>[${python}]<|python_end|><|eot|>`],
  ['LFM2', 'pythonic', `<|tool_call_start|>[${python}]<|tool_call_end|><|im_end|>`, 'tags'],
  ['Olmo 3', 'pythonic', `<function_calls>${python}</function_calls>`, 'open'],
  ['Phi-4-mini', 'json', `functools[${json}]`],
  ['Granite 3', 'json', `<|tool_call|>[${json}]`],
  ['Nemotron Nano 2', 'json', `<TOOLCALL>[${json}]</TOOLCALL>`, 'tags'],
  ['InternLM', 'json', `<|action_start|><|plugin|>\n${json.replace('arguments', 'parameters')}<|action_end|>`],
  ['Hunyuan-A13B', 'json', `<tool_calls>[${json}]</tool_calls>`, 'tags'],
  ['xLAM', 'json', `[${json}]`],
  ['LongCat', 'json', `<longcat_tool_call>${json}</longcat_tool_call>`],
  ['Jamba', 'json', `<tool_calls>[\n    ${json}\n]</tool_calls>`],
  ['Apriel', 'json', `<tool_calls>[${json}]</tool_calls>\n`],
];

const page = readFileSync(new URL('../../docs/reference/dialects.md', import.meta.url), 'utf8');
const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

test.each(dialectNames)('the reference describes the dialect %s', (name) => {
  expect(rows.some(([, named]) => named?.split(', ').includes(`\`${name}\``))).toBe(true);
});

const cases = models.map(([model, name, text, thinking = 'none']) => ({ model, name, text, thinking }));

describe.each(cases)('a call of $model', ({ model, name, text, thinking }) => {
  test(`is read with dialect = "${name}", as in the reference`, () => {
    const setting = rows.find(([, named]) => named?.split(/[,;] /).includes(model))?.[2];
    expect(setting).toContain(`\`${name}\``);
    const dialect = dialectOf(name);
    if (!dialect) throw new Error(`there is no dialect ${name}`);
    const thought = { none: '', tags: '<think>\nHm.\n</think>\n\n', open: 'Hm.\n</think>\n\n' }[thinking];
    const read = readInAllCuts(dialect, thought + text, { tools, thinking });
    expect(read).toMatchObject({ text: '', reasoning: thinking === 'none' ? '' : 'Hm.' });
    expect(read.calls.map((call): unknown => ({ ...call, arguments: JSON.parse(call.arguments) }))).toEqual([
      { name: 'look', arguments: { place: 'here', days: 2 }, state: 'done' },
    ]);
  });
});
