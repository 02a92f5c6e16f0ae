import { describe, expect, test } from 'vitest';
import { dialects } from '../../src/dialects/index.ts';
import type { Dialect, DialectName, Thinking } from '../../src/dialects/dialect.ts';
import { readInAllCuts, tool } from './read.ts';

const tools = [tool('look', { place: { type: 'string' } }), tool('stop')];
const callOf = ({ writing }: Dialect): string => writing.calls([{ name: 'look', argumentsText: '{"place": "here"}' }]);

/** Markers of a dialect beside its control tokens: other forms that its reader knows, in other spellings too. */
const otherMarkers: Partial<Record<DialectName, readonly string[]>> = {
  qwen: ['<function=look>', '<function=name>', '<parameter=place>', '</function>', '</parameter>'],
  deepseek: [
    '<｜DSML｜tool_calls>',
    '</｜DSML｜tool_calls>',
    '<｜DSML｜function_calls>',
    '<｜DSML｜invoke name="look">',
    '<｜DSML｜invoke name="name">',
    '</｜DSML｜invoke>',
    '<｜DSML｜parameter name="place" string="true">',
    '</｜DSML｜parameter>',
    '<|tool_calls_begin|>',
    '<|tool_call_begin|>',
    '<|tool_sep|>',
  ],
  kimi: [
    '<|tool_call_section_begin|>',
    '<|tool_call_section_end|>',
    '<|open|>tools<|sep|>',
    '<|close|>tools<|sep|>',
    '<|open|>call tool="look" index="1"<|sep|>',
    '<|close|>call<|sep|>',
    '<|open|>response<|sep|>',
    '<|close|>response<|sep|>',
    '<|open|>think<|sep|>',
    '<|close|>think<|sep|>',
  ],
  json: [
    '<tool_call>',
    '</tool_call>',
    '<tool_calls>',
    '<tool_use>',
    'functools[',
    '<|tool_call|>',
    '<|/tool_call|>',
    '<TOOLCALL>',
    '</TOOLCALL>',
    '<|action_start|><|plugin|>',
    '<|action_end|>',
    '[TOOL_CALLS]',
    '<longcat_tool_call>',
  ],
  llama: ['<function=look>', '</function>'],
  minimax: [
    '<invoke name="look">',
    '<parameter name="place">',
    ']<]minimax[>[<tool_call>',
    ']<]minimax[>[<invoke name="look">',
    ']<]minimax[>[</tool_call>',
  ],
  gemma4: ['call:look'],
};

/** Other calls that a dialect reads, beside those it writes. */
const otherCalls: Partial<Record<DialectName, readonly string[]>> = {
  qwen: [
    '<tool_call>\n<function=look>\n<parameter=place>\nhere\n</parameter>\n</function>\n</tool_call>',
    '<function=look>\n<parameter=place>\nhere\n</parameter>\n</function>',
    '<seed:tool_call>\n<function=look>\n<parameter=place>here</parameter>\n</function>\n</seed:tool_call>',
  ],
  deepseek: [
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>look\n```json\n{"place": "here"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    '<｜DSML｜tool_calls>\n<｜DSML｜invoke name="look">\n<｜DSML｜parameter name="place" string="true">here</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>',
    '<｜DSML｜invoke name="look">\n<｜DSML｜parameter name="place" string="true">here</｜DSML｜parameter>\n</｜DSML｜invoke>',
  ],
  kimi: [
    '<|open|>tools<|sep|><|open|>call tool="look" index="1"<|sep|><|open|>argument key="place" type="string"<|sep|>here<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|>',
  ],
  json: [
    'functools[{"name": "look", "arguments": {"place": "here"}}]',
    '<|tool_call|>[{"name": "look", "arguments": {"place": "here"}}]<|/tool_call|>',
    '<TOOLCALL>[{"name": "look", "arguments": {"place": "here"}}]</TOOLCALL>',
    '<|action_start|><|plugin|>{"name": "look", "parameters": {"place": "here"}}<|action_end|>',
  ],
  mistral: ['[TOOL_CALLS][{"name": "look", "arguments": {"place": "here"}}]'],
  minimax: [
    '<invoke name="look">\n<parameter name="place">here</parameter>\n</invoke>',
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="look">]<]minimax[>[<place>here]<]minimax[>[</place>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  ],
  hunyuan: [
    '<tool_calls><tool_call>look<arg_key>place</arg_key><arg_value>here</arg_value></tool_call></tool_calls>',
    '<tool_calls:opensource>\n<tool_call:opensource>look<tool_sep:opensource>\n<arg_key:opensource>place</arg_key:opensource>\n<arg_value:opensource>here</arg_value:opensource>\n</tool_call:opensource>\n</tool_calls:opensource>',
  ],
  pythonic: [
    '<|python_start|>[look(place="here")]<|python_end|>',
    "<|tool_call_start|>[look(place='here')]<|tool_call_end|>",
    '<function_calls>look(place="here")</function_calls>',
  ],
  llama: ['<|python_tag|>{"name": "look", "parameters": {}}', '<function=look>{"place": "here"}</function>'],
};

/** In these a code fence that holds nothing but calls of offered tools is one of the forms of a call. */
const callsInFences: readonly DialectName[] = ['gemma3', 'json', 'llama'];

const inProse = (marker: string): string[] => [
  `The marker ${marker} has a meaning.`,
  `It writes ${marker}, and goes on.`,
  `Between ${marker} and ${marker} stands something (${marker}).`,
  `Write "${marker}" first.\nThen "${marker}" again.`,
];

const inFences = (marker: string): string[] => [
  `Look:\n\`\`\`\n${marker}\n\`\`\`\nSo much for that.`,
  `Look:\n\n\`\`\`xml\nbefore\n${marker}\nbehind\n\`\`\`\n\nSo much for that.`,
  `1. Look:\n\n   \`\`\`xml\n   ${marker}\n   \`\`\`\n\n2. So much for that.`,
  `- Look:\n    \`\`\`\n    ${marker}\n    \`\`\`\n`,
  `~~~\n${marker}\n\`\`\`\n${marker}\n~~~\nSo much for that.`,
  `Look:\n\`\`\`\`md\n\`\`\`\n${marker}\n\`\`\`\n${marker}\n\`\`\`\`\nSo much for that.`,
  `Look:\n\`\`\`\n${marker}\nwhich never ends.`,
];

const quoted = (marker: string): string[] => [
  `Use \`${marker}\` here.`,
  `Use \`\`${marker}\`\` or \`${marker}\`, or \`a ${marker} b\`.`,
  `Look:\n\n    ${marker.replaceAll('\n', '\n    ')}\n\nSo much for that.`,
];

const thoughtTags: readonly (readonly [open: string, close: string, thinking: Thinking, of?: DialectName])[] = [
  ['<think>\n', '\n</think>\n\n', 'tags'],
  ['', '\n</think>\n\n', 'open'],
  ['<seed:think>\n', '\n</seed:think>\n', 'none', 'qwen'],
  ['<mm:think>\n', '\n</mm:think>\n', 'none', 'minimax'],
  ['<|open|>think<|sep|>\n', '\n<|close|>think<|sep|>\n', 'none', 'kimi'],
  ['<|START_THINKING|>', '<|END_THINKING|>\n', 'none', 'cohere'],
  ['<think:opensource>\n', '\n</think:opensource>\n', 'none', 'hunyuan'],
  ['<think:6124c78e>\n', '\n</think:6124c78e>\n', 'none', 'hunyuan'],
  ['[THINK]', '[/THINK]', 'none', 'mistral'],
  ['<|channel>thought\n', '\n<channel|>', 'none', 'gemma4'],
  ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>', 'none', 'harmony'],
];

describe.each(dialects.map((dialect) => [dialect.name, dialect] as const))('%s', (name, dialect) => {
  const markers = [...new Set([...dialect.writing.controlTokens, ...(otherMarkers[name] ?? [])])];
  const calls = [callOf(dialect), ...(otherCalls[name] ?? [])];

  test.each(markers)('leaves %j as text when it is mentioned', (marker) => {
    for (const text of [...inProse(marker), ...inFences(marker), ...quoted(marker)])
      for (const thinking of ['none', 'tags'] as const)
        expect(readInAllCuts(dialect, text, { tools, thinking })).toMatchObject({ text, reasoning: '', calls: [] });
  });

  test('leaves two of its markers as text in one sentence, and all of them', () => {
    const sentences = [
      (one: string, other: string) => `Between ${one} and ${other} stands look.`,
      (one: string, other: string) => `Use ${one}, ${other}, and look.`,
      (one: string, other: string) => `First "${one}", then "${other}".`,
      (one: string, other: string) => `It writes ${one} (then ${other}) here.`,
    ];
    const pairs = markers.flatMap((one) => markers.map((other) => [one, other] as const));
    const texts = [
      ...pairs.map(([one, other], at) => sentences[at % sentences.length]?.(one, other) ?? ''),
      `It writes ${markers.join(', ')}.`,
      `It writes ${markers.join(' and then ')} in the end.`,
    ];
    for (const text of texts)
      expect(readInAllCuts(dialect, text, { tools })).toMatchObject({ text, reasoning: '', calls: [] });
  });

  test.each(calls)('leaves %j as text when it is quoted', (call) => {
    const fences = callsInFences.includes(name) ? [] : inFences(call);
    for (const text of [...fences, ...quoted(call)])
      expect(readInAllCuts(dialect, text, { tools })).toMatchObject({ text, reasoning: '', calls: [] });
  });

  test.each([...markers, ...calls])('leaves %j as reasoning when it is within reasoning', (mentioned) => {
    for (const [open, close, thinking, of] of thoughtTags) {
      if (of === undefined ? name === 'harmony' : name !== of) continue;
      if (mentioned.includes(close.trim()) || close.includes(mentioned)) continue;
      // Where the prompt opened a thought, any tag may close it.
      if (thinking === 'open' && thoughtTags.some((tags) => tags[1].includes(mentioned))) continue;
      const whole = calls.includes(mentioned);
      const thoughts = [
        `The marker ${mentioned} has a meaning.`,
        `So: \`${mentioned}\`.`,
        `So:\n\`\`\`\n${mentioned}\n\`\`\`\nNo.`,
        ...(whole && name !== 'harmony' ? [`So:\n${mentioned}\nNo.`, `So:\n${mentioned}`] : []),
      ];
      for (const reasoning of whole && name === 'harmony' ? thoughts.slice(1) : thoughts)
        expect(readInAllCuts(dialect, `${open}${reasoning}${close}Done.`, { tools, thinking })).toMatchObject({
          text: 'Done.',
          reasoning,
          calls: [],
        });
    }
  });

  test.each(calls)('reads %j directly after text, and in reasoning that is never closed', (call) => {
    const called = [{ name: 'look', state: 'done' }];
    expect(readInAllCuts(dialect, `Let me check.\n${call}`, { tools }).calls).toMatchObject(called);
    if (
      name === 'gemma3' ||
      (name === 'pythonic' && call.startsWith('[')) ||
      name === 'llama' ||
      name === 'harmony' ||
      !/^(?:<\||<｜|[[\]]|<(?:tool_|function_calls|seed:|function_call|minimax|start_))/.test(call)
    )
      return;
    const found = readInAllCuts(dialect, `<think>\nI must check.\n${call}`, { tools, thinking: 'tags' });
    if (call.startsWith('<｜DSML｜invoke')) return;
    expect(found).toMatchObject({ reasoning: 'I must check.', text: '', calls: called });
  });
});
