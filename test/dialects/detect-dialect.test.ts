import { describe, expect, test } from 'vitest';
import { dialects } from '../../src/dialects/index.ts';
import { detectDialect, detectUndeclaredCalls } from '../../src/dialects/detect-dialect.ts';
import { weatherTool } from '../../src/diagnose/probe-requests.ts';

const calls = ['Oslo', 'Lima'].map((city, index) => ({
  name: 'get_weather',
  argumentsText: JSON.stringify({ city }),
  index,
}));
const find = (text: string) => detectDialect(text, [weatherTool], 'none');

describe.each(dialects)('calls in the dialect $name', ({ name, writing }) => {
  test('are detected', () => {
    expect(find(writing.calls(calls))).toEqual({ dialect: name, calls: 2 });
  });

  test('are detected after reasoning and text', () => {
    const text = `<think>Two cities.</think>\nOne moment.\n${writing.calls(calls.slice(0, 1))}`;
    expect(detectDialect(text, [weatherTool], 'tags')).toEqual({ dialect: name, calls: 1 });
  });
});

test.each([
  ['words alone', 'It is cold in Oslo, and get_weather would say so.'],
  ['a call of a tool that was not offered', '<tool_call>\n{"name": "rm", "arguments": {"path": "/"}}\n</tool_call>'],
  ['a call that was cut short', '<tool_call>\n{"name": "get_weather", "argum'],
])('%s is not a call in any dialect', (_what, text) => {
  expect(find(text)).toBeUndefined();
});

test.each([
  [
    'the XML of Qwen3-Coder',
    '<tool_call>\n<function=get_weather>\n<parameter=city>\nOslo\n</parameter>\n</function>\n</tool_call>',
    'qwen',
  ],
  [
    'JSON between the words of a list',
    '[TOOL_CALLS] [{"name": "get_weather", "arguments": {"city": "Oslo"}}]',
    'mistral',
  ],
  [
    'a harmony message without its start',
    '<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city":"Oslo"}',
    'harmony',
  ],
  [
    'what GLM writes',
    '<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Oslo</arg_value>\n</tool_call>',
    'glm',
  ],
  [
    'what Kimi writes',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.get_weather:0<|tool_call_argument_begin|>{"city": "Oslo"}<|tool_call_end|><|tool_calls_section_end|>',
    'kimi',
  ],
  [
    'what DeepSeek writes, with a fence',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n```json\n{"city": "Oslo"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    'deepseek',
  ],
  [
    'what Seed-OSS writes',
    '<seed:tool_call>\n<function=get_weather>\n<parameter=city>Oslo</parameter>\n</function>\n</seed:tool_call>',
    'qwen',
  ],
  [
    'what MiniMax M3 writes',
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="get_weather">]<]minimax[>[<city>Oslo]<]minimax[>[</city>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
    'minimax',
  ],
  [
    'what Kimi K3 writes',
    '<|open|>tools<|sep|><|open|>call tool="get_weather" index="1"<|sep|><|open|>argument key="city" type="string"<|sep|>Oslo<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|>',
    'kimi',
  ],
  [
    'what Hunyuan 4 writes',
    '<tool_calls:opensource><tool_call:opensource>get_weather<arg_key:opensource>city</arg_key:opensource><arg_value:opensource>Oslo</arg_value:opensource></tool_call:opensource></tool_calls:opensource>',
    'hunyuan',
  ],
  ['what Llama 4 writes', '<|python_start|>[get_weather(city="Oslo")]<|python_end|>', 'pythonic'],
  ['what LFM2 writes', "<|tool_call_start|>[get_weather(city='Oslo')]<|tool_call_end|>", 'pythonic'],
  ['what Olmo 3 writes', '<function_calls>get_weather(city="Oslo")</function_calls>', 'pythonic'],
  ['what Phi-4-mini writes', 'functools[{"name": "get_weather", "arguments": {"city": "Oslo"}}]', 'json'],
  ['what Nemotron writes', '<TOOLCALL>[{"name": "get_weather", "arguments": {"city": "Oslo"}}]</TOOLCALL>', 'json'],
  ['a script of Gemma', '```tool_code\nprint(get_weather(city="Oslo"))\n```', 'gemma3'],
  ['JSON behind the tag of Llama', '<|python_tag|>{"name": "get_weather", "parameters": {"city": "Oslo"}}', 'llama'],
])('%s is detected', (_what, text, dialect) => {
  expect(find(text)?.dialect).toBe(dialect);
});

describe.each(dialects.filter(({ name }) => !['json', 'llama', 'pythonic'].includes(name)))(
  'a call of an undeclared tool in the dialect $name',
  ({ name, writing }) => {
    const call = writing.calls([{ name: 'run', argumentsText: '{"command":"ls"}', index: 0 }]);
    const findUndeclared = (text: string) => detectUndeclaredCalls(text, [weatherTool], 'none');

    test('is detected at the end of a text', () => {
      const found = { dialect: name, calls: 1, tool: 'run' };
      expect([findUndeclared(call), findUndeclared(`One moment.\n${call}\n`)]).toEqual([found, found]);
      expect(detectUndeclaredCalls(call, [], 'none')).toEqual(found);
      expect(find(call)).toBeUndefined();
    });

    test.each([
      ['in a code block', `It is this:\n\n\`\`\`\n${call}\n\`\`\``],
      ['in code within a line', `It is \`${call}\``],
      ['before an explanation', `It is this:\n\n${call}\n\nThe name comes first.`],
    ])('is none when it is an example %s', (_what, text) => {
      expect(findUndeclared(text)).toBeUndefined();
    });
  },
);

test.each([
  ['JSON without a marker', '{"name": "run", "arguments": {"command": "ls"}}'],
  ['Python without a marker', 'run(command="ls")'],
  ['a call of a declared tool', '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>'],
  ['arguments that cannot be read', '<tool_call>\n{"name": "run", "arguments": {"comm\n</tool_call>'],
])('%s is not a call of an undeclared tool', (_what, text) => {
  expect(detectUndeclaredCalls(text, [weatherTool], 'none')).toBeUndefined();
});
