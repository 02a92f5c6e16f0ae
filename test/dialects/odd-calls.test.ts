import { describe, expect, test } from 'vitest';
import type { DialectName } from '../../src/dialects/dialect.ts';
import { dialects } from '../../src/dialects/index.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';

const tools = [tool('get', { q: { type: 'string' } }), tool('get_weather', { city: { type: 'string' } })];
type Row = readonly [dialect: DialectName, text: string];

function read([name, text]: Row, options: Omit<ReadOptions, 'cut'> = {}) {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`there is no dialect ${name}`);
  return readInAllCuts(dialect, text, { tools, ...options });
}

/** The tags of DSML with their mark. */
const dsml = (text: string): string => text.replaceAll(/<(\/?)(?=[a-z])/g, '<$1｜DSML｜');
const seed = (text: string): string => text.replaceAll('tool_call>', 'seed:tool_call>');
/** The tags of MiniMax M3 with the mark before each. */
const m3 = (text: string): string => text.replaceAll(/<\/?[a-z]/g, ']<]minimax[>[$&');
/** The tags of Kimi K3: `<tag a="b">` for one that opens, `</tag>` for one that closes. */
const k3 = (text: string): string =>
  text.replaceAll(
    /<(\/?)([^>]*)(>|$)/g,
    (_, slash: string, tag: string, end: string) => `${slash ? '<|close|>' : '<|open|>'}${tag}${end && '<|sep|>'}`,
  );

describe('a marker that is cut after a call is not text', () => {
  const rows: Row[] = [
    ['qwen', '<tool_call>\n{"name": "get", "arguments": {"q": "a"}}\n</tool_'],
    ['qwen', '<tool_call>\n{"name": "get", "arguments": {"q": "a"}}\n</'],
    ['qwen', '<tool_call><function=get><parameter=q>a</parameter></func'],
    ['qwen', '<tool_call><function=get><parameter=q>a</parameter>\n</function>\n</tool'],
    ['glm', '<tool_call>get<arg_key>q</arg_key><arg_value>a</arg_value></tool_'],
    ['glm', '<tool_call>get<arg_key>q</arg_key><arg_value>a</arg_value>\n<'],
    ['minimax', '<minimax:tool_call><invoke name="get"><parameter name="q">a</parameter></inv'],
    ['minimax', '<minimax:tool_call><invoke name="get"><parameter name="q">a</parameter></invoke></minimax:tool_'],
    ['deepseek', dsml('<tool_calls><invoke name="get"><parameter name="q" string="true">a</parameter></inv')],
    ['deepseek', '<｜tool▁call▁begin｜>get<｜tool▁sep｜>{"q": "a"}<｜tool▁ca'],
    ['kimi', '<|tool_call_begin|>functions.get:0<|tool_call_argument_begin|>{"q": "a"}<|tool_call_'],
    ['gemma4', '<|tool_call>call:get{q:<|"|>a<|"|>}<tool_'],
    ['functiongemma', '<start_function_call>call:get{q:<escape>a<escape>}<end_func'],
    ['gemma3', '```tool_code\nget(q="a")\n``'],
    ['gemma3', '```json\n{"name": "get", "arguments": {"q": "a"}}\n``'],
    ['json', '<function_call>{"name": "get", "arguments": {"q": "a"}}</func'],
    ['llama', '<function=get>{"q": "a"}</func'],
    ['llama', '<|python_tag|>{"name": "get", "parameters": {"q": "a"}}<|eom'],
    ['mistral', '[TOOL_CALLS]get[ARGS]{"q": "a"}</'],
    ['harmony', '<|channel|>commentary to=functions.get<|message|>{"q": "a"}<|ca'],
  ];
  test.each(rows)('%s: %j', (...row) => {
    const { text, calls } = read(row);
    expect(text).toBe('');
    expect(calls.map((call) => ({ ...call, arguments: JSON.parse(call.arguments) as unknown }))).toEqual([
      { name: 'get', arguments: { q: 'a' }, state: 'done' },
    ]);
  });

  const json = '{"name": "get", "arguments": {"q": "a"}}';
  /** Whole calls, each with the part of it that may be missing, wherever it is cut. */
  const cut: readonly (readonly [dialect: DialectName, begin: string, end: string])[] = [
    ['qwen', seed('<tool_call>\n<function=get>\n<parameter=q>a</parameter>\n'), seed('</function>\n</tool_call>')],
    ['minimax', m3('<tool_call><invoke name="get"><q>a</q>'), m3('</invoke></tool_call>')],
    ['kimi', k3('<tools><call tool="get"><argument key="q" type="string">a</argument>'), k3('</call></tools>')],
    [
      'hunyuan',
      '<tool_calls><tool_call>get<tool_sep><arg_key>q</arg_key><arg_value>a</arg_value>',
      '</tool_call></tool_calls>',
    ],
    ['pythonic', '<|python_start|>[get(q="a")]', '<|python_end|>'],
    ['pythonic', '<|tool_call_start|>[get(q="a")]', '<|tool_call_end|>'],
    ['pythonic', '<function_calls>get(q="a")', '</function_calls>'],
    ['json', `<TOOLCALL>[${json}]`, '</TOOLCALL>'],
    ['json', `<|tool_call|>[${json}]`, '<|/tool_call|>'],
    ['json', `<|action_start|><|plugin|>${json}`, '<|action_end|>'],
    ['cohere', '<|START_ACTION|>[{"tool_name": "get", "parameters": {"q": "a"}}]', '<|END_ACTION|>'],
  ];
  test.each(cut)('%s: %j, with any part of %j', (name, begin, end) => {
    for (let length = 1; length <= end.length; length++) {
      const { text, calls } = read([name, begin + end.slice(0, length)]);
      expect(text).toBe('');
      expect(calls.map((call) => ({ ...call, arguments: JSON.parse(call.arguments) as unknown }))).toEqual([
        { name: 'get', arguments: { q: 'a' }, state: 'done' },
      ]);
    }
  });
});

describe('markers without a call between them are not text', () => {
  const rows: Row[] = [
    ['qwen', '<tool_call></tool_call>'],
    ['qwen', '<tool_call>\n\n</tool_call>\n'],
    ['glm', '<tool_call>\n</tool_call>'],
    ['minimax', '<minimax:tool_call>\n</minimax:tool_call>'],
    ['gemma4', '<|tool_call><tool_call|>'],
    ['functiongemma', '<start_function_call><end_function_call>'],
    ['kimi', '<|tool_calls_section_begin|><|tool_calls_section_end|>'],
    ['kimi', '<|tool_calls_section_begin|><|tool_call_begin|> <|tool_call_end|><|tool_calls_section_end|>'],
    ['deepseek', '<｜tool▁calls▁begin｜><｜tool▁calls▁end｜>'],
    ['deepseek', '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜><｜tool▁call▁end｜><｜tool▁calls▁end｜>'],
    ['deepseek', dsml('<tool_calls>\n</tool_calls>')],
    ['mistral', '[TOOL_CALLS][]'],
    ['json', '<function_call></function_call>'],
    ['qwen', '<seed:tool_call>\n</seed:tool_call>'],
    ['minimax', m3('<tool_call>\n</tool_call>')],
    ['kimi', k3('<tools></tools>')],
    ['hunyuan', '<tool_calls>\n</tool_calls>'],
    ['hunyuan', '<tool_call></tool_call>'],
    ['hunyuan', '<tool_calls>\n<tool_call></tool_call>\n</tool_calls>'],
    ['pythonic', '<|python_start|>[]<|python_end|>'],
    ['pythonic', '<function_calls>\n</function_calls>'],
    ['json', '<TOOLCALL>[]</TOOLCALL>'],
    ['json', '<TOOLCALL></TOOLCALL>'],
    ['cohere', '<|START_ACTION|>[]<|END_ACTION|>'],
  ];
  test.each(rows)('%s: %j', (name, markers) => {
    expect(read([name, markers])).toMatchObject({ calls: [] });
    expect(read([name, markers]).text.trim()).toBe('');
    expect(read([name, markers]).notes).toContainEqual(expect.objectContaining({ made: 'left out' }));
    const { text, calls } = read([name, `Done.\n${markers}`]);
    expect({ text: text.trim(), calls }).toEqual({ text: 'Done.', calls: [] });
  });

  test.each(rows)('%s: %j stay in reasoning and in an inline code span', (name, markers) => {
    const reasoning = `${markers}But \`${markers}\` and ${markers}no.`;
    const open = read([name, `${reasoning}</think>Done.`], { thinking: 'open' });
    expect(open).toMatchObject({ text: 'Done.', reasoning, calls: [], notes: [] });
    for (const cut of [`${markers}But`, `${markers}But \`${markers}`, `${markers}But \`${markers}and`])
      expect(read([name, cut], { thinking: 'open' })).toMatchObject({ text: '', reasoning: cut.trimEnd(), calls: [] });
    if (markers.includes('\n')) return;
    expect(read([name, `Use \`${markers}\`.`])).toMatchObject({ text: `Use \`${markers}\`.`, calls: [], notes: [] });
  });
});

describe('an empty code fence after a call is not text', () => {
  const call = '{"name": "get", "arguments": {"q": "a"}}';
  test.each(
    ['\n```', '\n```\n```', '\n```json\n\n```\n', ' ``` '].flatMap((rest) => [
      ['llama', call + rest] as const,
      ['json', call + rest] as const,
      ['json', `\`\`\`json\n${call}\n\`\`\`${rest}`] as const,
    ]),
  )('%s: %j', (...row) => {
    const { text, calls, notes } = read(row);
    expect(text).toBe('');
    expect(calls).toMatchObject([{ name: 'get', state: 'done' }]);
    expect(notes).toMatchObject([{ made: 'left out' }]);
  });

  test.each(['```py\nx = 1\n```', '```\nx\n```', '```\nwords'])('one with content is: %j', (fence) => {
    expect(read(['llama', `${call}\n${fence}`])).toMatchObject({ text: fence, calls: [{ state: 'done' }] });
  });
});

describe('an offered tool is called when its name contains blanks', () => {
  const given = '{"city": "Rome"}';
  const rows: Row[] = [
    ['qwen', `<tool_call>{"name": "Get Weather", "arguments": ${given}}</tool_call>`],
    ['qwen', '<tool_call><function=Get Weather><parameter=city>Rome</parameter></function></tool_call>'],
    ['glm', '<tool_call>Get Weather<arg_key>city</arg_key><arg_value>Rome</arg_value></tool_call>'],
    ['kimi', `<|tool_call_begin|>functions.Get Weather:0<|tool_call_argument_begin|>${given}<|tool_call_end|>`],
    ['deepseek', `<｜tool▁call▁begin｜>Get Weather<｜tool▁sep｜>${given}<｜tool▁call▁end｜>`],
    ['deepseek', dsml('<invoke name="Get Weather"><parameter name="city" string="true">Rome</parameter></invoke>')],
    ['mistral', `[TOOL_CALLS]Get Weather[ARGS]${given}`],
    ['llama', `{"name": "Get Weather", "parameters": ${given}}`],
    ['llama', `<function=Get Weather>${given}</function>`],
    ['json', `<function_call>{"name": "Get Weather", "parameters": ${given}}</function_call>`],
    [
      'minimax',
      '<minimax:tool_call><invoke name="Get Weather"><parameter name="city">Rome</parameter></invoke></minimax:tool_call>',
    ],
    ['gemma4', '<|tool_call>call:Get Weather{city:<|"|>Rome<|"|>}<tool_call|>'],
    ['functiongemma', '<start_function_call>call:Get Weather{city:<escape>Rome<escape>}<end_function_call>'],
    ['harmony', `<|channel|>commentary to=functions.Get Weather <|constrain|>json<|message|>${given}<|call|>`],
    ['harmony', `<|start|>assistant to=functions.Get Weather<|channel|>commentary json<|message|>${given}<|call|>`],
    ['harmony', `<|channel|>commentary to=functions.Get_Weather<|message|>${given}<|call|>`],
    ['qwen', seed('<tool_call><function=Get Weather><parameter=city>Rome</parameter></function></tool_call>')],
    ['minimax', m3('<tool_call><invoke name="Get Weather"><city>Rome</city></invoke></tool_call>')],
    ['kimi', k3('<tools><call tool="Get Weather"><argument key="city" type="string">Rome</argument></call></tools>')],
    [
      'hunyuan',
      '<tool_calls><tool_call>Get Weather<tool_sep><arg_key>city</arg_key><arg_value>Rome</arg_value></tool_call></tool_calls>',
    ],
    ['json', `<TOOLCALL>[{"name": "Get Weather", "arguments": ${given}}]</TOOLCALL>`],
    ['cohere', `<|START_ACTION|>[{"tool_name": "Get Weather", "parameters": ${given}}]<|END_ACTION|>`],
    ['gemma3', '```tool_code\nGet Weather(city="Rome")\n```'],
    ['gemma3', '```python\nweather = Get Weather(city="Rome")\nprint(weather)\n```'],
    ['gemma3', '[Get Weather(city="Rome")]'],
    ['gemma3', 'print(Get Weather(city="Rome"))'],
    ['gemma3', 'default_api.Get Weather(city="Rome")'],
    ['pythonic', '<|python_start|>[Get Weather(city="Rome")]<|python_end|>'],
    ['pythonic', '<function_calls>\nGet Weather(city="Rome")\n</function_calls>'],
    ['pythonic', '[functions.Get Weather(city="Rome")]'],
    ['gemma4', 'call:Get Weather{city:<|"|>Rome<|"|>}'],
    ['mistral', `[TOOL_CALLS][{"name": "Get Weather", "arguments": ${given}}]`],
    [
      'deepseek',
      `<｜tool▁call▁begin｜>function<｜tool▁sep｜>Get Weather\n\`\`\`json\n${given}\n\`\`\`<｜tool▁call▁end｜>`,
    ],
    ['json', `{"name": "Get Weather", "arguments": ${given}}`],
    ['json', `functools[{"name": "Get Weather", "arguments": ${given}}]`],
  ];
  test('in every dialect', () => {
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(dialects.map(({ name }) => name)));
  });

  test.each(rows)('%s: %j', (...row) => {
    const { text, calls } = read(row, { tools: [tool('Get'), tool('Get Weather', { city: { type: 'string' } })] });
    expect(text).toBe('');
    expect(calls.map((call) => ({ ...call, arguments: JSON.parse(call.arguments) as unknown }))).toEqual([
      { name: 'Get Weather', arguments: { city: 'Rome' }, state: 'done' },
    ]);
  });
});

describe('a result that a model invents after its call is noted, and left out when it has an end', () => {
  const rows: Row[] = [
    [
      'qwen',
      '<tool_call>\n{"name": "get", "arguments": {}}\n</tool_call>\n<tool_response>\nr\n</tool_response>\nWell.',
    ],
    ['glm', '<tool_call>get</tool_call><|observation|><tool_response>r</tool_response>Well.'],
    ['minimax', '<minimax:tool_call><invoke name="get"></invoke></minimax:tool_call><response>r</response>Well.'],
    ['gemma4', '<|tool_call>call:get{}<tool_call|><|tool_response>response:get{v:<|"|>r<|"|>}<tool_response|>Well.'],
    [
      'functiongemma',
      '<start_function_call>call:get{}<end_function_call><start_function_response>response:get{r}<end_function_response>Well.',
    ],
    [
      'deepseek',
      '<｜tool▁call▁begin｜>get<｜tool▁sep｜>{}<｜tool▁call▁end｜><｜tool▁output▁begin｜>r<｜tool▁output▁end｜>Well.',
    ],
    [
      'deepseek',
      `${dsml('<tool_calls><invoke name="get"></invoke></tool_calls>')}\n<function_results>\n<result>r</result>\n</function_results>\nWell.`,
    ],
    ['mistral', '[TOOL_CALLS]get[ARGS]{}[TOOL_RESULTS]{"content": "r"}[/TOOL_RESULTS]Well.'],
    [
      'json',
      '<function_call>{"name": "get", "parameters": {}}</function_call>\n<function_result tool_name="get">\nr\n</function_result>\nWell.',
    ],
    ['pythonic', '<|tool_call_start|>[get()]<|tool_call_end|><|tool_response_start|>r<|tool_response_end|>Well.'],
    [
      'hunyuan',
      '<tool_calls><tool_call>get</tool_call></tool_calls><tool_responses><tool_response>r</tool_response></tool_responses>Well.',
    ],
    [
      'cohere',
      '<|START_ACTION|>[{"tool_name": "get", "parameters": {}}]<|END_ACTION|><|START_TOOL_RESULT|>[]<|END_TOOL_RESULT|>Well.',
    ],
    ['gemma3', '```tool_code\nget()\n```\n```tool_output\nr\n```\nWell.'],
    ['llama', '{"name": "get", "parameters": {}}<|start_header_id|>ipython<|end_header_id|>\n\nr<|eot_id|>Well.'],
  ];
  const invented = expect.objectContaining({ what: 'a result that the model invented' }) as unknown;

  test.each(rows)('%s: %j', (...row) => {
    const { text, calls, notes } = read(row);
    expect({ text, calls }).toMatchObject({ text: 'Well.', calls: [{ name: 'get', arguments: '{}', state: 'done' }] });
    expect(notes).toContainEqual(invented);
  });

  test.each([
    [
      'kimi',
      '<|tool_call_begin|>functions.get:0<|tool_call_argument_begin|>{}<|tool_call_end|>',
      '## Return of functions.get:0\nr\n',
    ],
    ['kimi', k3('<tools><call tool="get"></call></tools>'), '<|open|>message role="tool"<|sep|>r'],
    ['pythonic', '<|python_start|>[get()]<|python_end|><|eom|>', '<|header_start|>ipython<|header_end|>\n\nr'],
  ] as const)('%s: %j has no end of one: %j stays text', (name, call, result) => {
    const { text, calls, notes } = read([name, `${call}\n${result}`]);
    expect({ text, calls }).toMatchObject({ text: result, calls: [{ name: 'get', state: 'done' }] });
    expect(notes).toContainEqual(invented);
  });
});

describe('incomplete calls are not called', () => {
  const forms: readonly (readonly [dialect: DialectName, write: (given: string) => string])[] = [
    ['qwen', (given) => `<tool_call>\n{"name": "get", "arguments": ${given}}\n</tool_call>`],
    ['glm', (given) => `<tool_call>{"name": "get", "arguments": ${given}}</tool_call>`],
    ['json', (given) => `<function_call>{"name": "get", "parameters": ${given}}</function_call>`],
    ['llama', (given) => `<|python_tag|>{"name": "get", "parameters": ${given}}`],
    ['mistral', (given) => `[TOOL_CALLS]get[ARGS]${given}`],
    ['kimi', (given) => `<|tool_call_begin|>functions.get:0<|tool_call_argument_begin|>${given}<|tool_call_end|>`],
    ['deepseek', (given) => `<｜tool▁call▁begin｜>get<｜tool▁sep｜>${given}<｜tool▁call▁end｜>`],
    ['harmony', (given) => `<|channel|>commentary to=functions.get<|message|>${given}<|call|>`],
    ['json', (given) => `<TOOLCALL>[{"name": "get", "arguments": ${given}}]</TOOLCALL>`],
    ['cohere', (given) => `<|START_ACTION|>[{"tool_name": "get", "parameters": ${given}}]<|END_ACTION|>`],
    ['kimi', (given) => k3(`<tools><call tool="get"><json>${given}</json></call></tools>`)],
  ];
  const noObjects = ['malformed', 'oops', '"malformed"', '12', '[1]', 'true', 'q: a', '{q}', '{"q"}', '{"q": "a" "b"}'];
  const missing = ['{"q": }', '{"q":}', '{"q": , "b": 1}', '{"a": "b", "q": }', '{"q": undefined}'];

  test.each(forms)('%s: arguments that are not an object, or lack a value', (name, write) => {
    for (const given of [...noObjects, ...missing])
      expect(read([name, write(given)]).calls.filter(({ state }) => state === 'done')).toEqual([]);
  });

  test.each(['malformed', 'q: a', '{q}', '{"q"}', '{"q": }', '{"q": , "b": 1}', '', '}', '"a", q'])(
    'pythonic: the value %j',
    (given) => {
      const calls = read(['pythonic', `<|python_start|>[get(q=${given}]<|python_end|>`]).calls;
      expect(calls.filter(({ state }) => state === 'done')).toEqual([]);
    },
  );

  const halves: Row[] = [
    ['gemma4', '<|tool_call>call:get{q:'],
    ['gemma4', '<|tool_call>call:get{q:<|"|>a'],
    ['gemma4', '<|tool_call>call:get{q:<|"|>a<|"|>,w<tool_call|>'],
    ['gemma4', '<|tool_call>call:get{oops}<tool_call|>'],
    ['functiongemma', '<start_function_call>call:get{q:<end_function_call>'],
    ['harmony', '<|channel|>commentary to=functions.get<|message|>{"q": <|call|>'],
    ...['get', 'get_weather', 'get_wea'].flatMap((half): Row[] => [
      ['qwen', `<tool_call>\n{"name": "${half}`],
      ['qwen', `<tool_call>\n{"name": "${half}\n</tool_call>`],
      ['qwen', `<tool_call><function=${half}`],
      ['glm', `<tool_call>${half}`],
      ['json', `<function_call>{"name": "${half}</function_call>`],
      ['llama', `{"name": "${half}`],
      ['llama', `<|python_tag|>{"name": "${half}`],
      ['mistral', `[TOOL_CALLS][{"name": "${half}`],
      ['kimi', `<|tool_call_begin|>functions.${half}`],
      ['deepseek', `<｜tool▁call▁begin｜>${half}`],
      ['deepseek', dsml(`<tool_calls><invoke name="${half}`)],
      ['minimax', `<minimax:tool_call><invoke name="${half}`],
      ['qwen', `<seed:tool_call>\n<function=${half}`],
      ['minimax', m3(`<tool_call><invoke name="${half}`)],
      ['kimi', k3(`<tools><call tool="${half}`)],
      ['hunyuan', `<tool_calls><tool_call>${half}`],
      ['pythonic', `<|python_start|>[${half}`],
      ['pythonic', `<function_calls>${half}`],
      ['json', `<TOOLCALL>[{"name": "${half}`],
      ['json', `functools[{"name": "${half}`],
      ['cohere', `<|START_ACTION|>[{"tool_name": "${half}`],
    ]),
    ...['5', 'null', 'true', '["get"]', '{"get": 1}'].flatMap((name): Row[] => [
      ['qwen', `<tool_call>\n{"name": ${name}, "arguments": {}}\n</tool_call>`],
      ['json', `<function_call>{"name": ${name}, "arguments": {}}</function_call>`],
      ['llama', `<|python_tag|>{"name": ${name}, "parameters": {}}`],
      ['mistral', `[TOOL_CALLS][{"name": ${name}, "arguments": {}}]`],
    ]),
  ];
  test.each(halves)('%s: %j', (...row) => {
    for (const ending of ['stop', 'length'] as const)
      expect(read(row, { ending }).calls.filter(({ state }) => state === 'done')).toEqual([]);
  });

  const tagged: readonly (readonly [dialect: DialectName, write: (given: string) => string])[] = [
    ['qwen', (given) => `<tool_call>\n<function=get>\n${given}\n</function>\n</tool_call>`],
    ['qwen', (given) => `<tool_call><function=get>${given}</function></tool_call>`],
    ['minimax', (given) => `<minimax:tool_call><invoke name="get">${given}</invoke></minimax:tool_call>`],
    ['minimax', (given) => `${m3('<tool_call><invoke name="get">')}${given}${m3('</invoke></tool_call>')}`],
    ['deepseek', (given) => `${dsml('<tool_calls><invoke name="get">')}${given}${dsml('</invoke></tool_calls>')}`],
    ['glm', (given) => `<tool_call>get\n${given}</tool_call>`],
    ['hunyuan', (given) => `<tool_calls><tool_call>get<tool_sep>${given}</tool_call></tool_calls>`],
    ['kimi', (given) => `${k3('<tools><call tool="get">')}${given}${k3('</call></tools>')}`],
  ];
  test.each(tagged)('%s: words or other tags in place of all parameters', (name, write) => {
    for (const given of ['oops', 'q=a', '<q>a</q>', 'q: {"a": 1}']) {
      const { text, calls } = read([name, write(given)]);
      expect(text).toBe('');
      expect(calls).toEqual([{ name: 'get', arguments: given, state: 'broken' }]);
    }
  });

  test.each(halves.filter(([, text]) => /<\/(?:tool|function)_call>$/.test(text)))(
    '%s: %j is text with all of its markers',
    (name, text) => {
      expect(read([name, text]).text).toBe(text);
    },
  );
});

describe('a call is read when a quote is missing in its JSON', () => {
  const get = (given: string): string => `{"name": "get", "arguments": ${given}}`;
  const missing = ['{"q": README.md"}', '{q": "README.md"}', '{"q: "README.md"}', '{"q": "README.md}'];
  const forms: readonly (readonly [dialect: DialectName, write: (given: string) => string])[] = [
    ['qwen', (given) => `<tool_call>\n${get(given)}\n</tool_call>`],
    ['glm', (given) => `<tool_call>${get(given)}</tool_call>`],
    ['json', (given) => `<function_call>\n${get(given)}\n</function_call>`],
    ['json', (given) => `\`\`\`json\n${get(given)}\n\`\`\``],
    ['json', (given) => `<TOOLCALL>[${get(given)}]</TOOLCALL>`],
    ['cohere', (given) => `<|START_ACTION|>[${get(given)}]<|END_ACTION|>`],
    ['llama', (given) => `<function=get>${given}</function>`],
    ['kimi', (given) => `<|tool_call_begin|>functions.get:0<|tool_call_argument_begin|>${given}<|tool_call_end|>`],
    ['deepseek', (given) => `<｜tool▁call▁begin｜>get<｜tool▁sep｜>${given}<｜tool▁call▁end｜>`],
    ['mistral', (given) => `[TOOL_CALLS]get[ARGS]${given}</s>`],
    ['harmony', (given) => `<|channel|>commentary to=functions.get<|message|>${given}<|call|>`],
  ];

  test.each(forms)('%s: in its arguments', (name, write) => {
    for (const given of missing) {
      const { text, calls, notes } = read([name, write(given)]);
      expect({ given, text }).toEqual({ given, text: '' });
      expect(calls.map((call) => ({ ...call, arguments: JSON.parse(call.arguments) as unknown }))).toEqual([
        { name: 'get', arguments: { q: 'README.md' }, state: 'done' },
      ]);
      expect(notes).toContainEqual(expect.objectContaining({ what: expect.stringContaining('repaired') as unknown }));
    }
  });

  const heads = [
    '{"name": "get, "arguments": ',
    '{"name": get", "arguments": ',
    '{name": "get", "arguments": ',
    '{"name: "get", "arguments": ',
    '{"name": "get", arguments": ',
    '{"name": "get", "arguments: ',
  ];
  test.each(['qwen', 'json', 'llama'] as const)('%s: in its head', (name) => {
    for (const head of heads) {
      const call = `${head}{"q": "README.md"}}`;
      const written =
        name === 'llama'
          ? call
          : name === 'qwen'
            ? `<tool_call>${call}</tool_call>`
            : `<function_call>${call}</function_call>`;
      const { text, calls } = read([name, written]);
      expect({ head, text }).toEqual({ head, text: '' });
      expect(calls).toMatchObject([
        { name: 'get', arguments: expect.stringMatching(/^\{"q": ?"README.md"\}$/) as unknown, state: 'done' },
      ]);
    }
  });

  test.each(['json', 'llama', 'cohere'] as const)('%s: with the next call of the list', (name) => {
    const two = `${get('{"q": README.md"}')}, {"name": "get_weather", "arguments": {"city": "Rome"}}`;
    const written = name === 'cohere' ? `<|START_ACTION|>[${two}]<|END_ACTION|>` : `[${two}]`;
    expect(read([name, written]).calls).toMatchObject([
      { name: 'get', state: 'done' },
      { name: 'get_weather', state: 'done' },
    ]);
  });

  test.each([
    '{"q": "one, "two": three}',
    '{"q": "say "hi", then "bye""}',
    '{"q": "x = {"a": 1}}',
    '{"q": "a, "q": "b"}',
  ])('but not when half of a text may be an argument: %j', (given) => {
    for (const [name, write] of forms)
      expect(read([name, write(given)]).calls.filter(({ state }) => state === 'done')).toEqual([]);
  });
});
