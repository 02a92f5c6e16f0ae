import type { DialectName } from '../dialect.ts';

/**
 * What a call in each dialect begins with, or the reasoning before it, and what does not occur in other text unless it is
 * mentioned. Several dialects may have the same: their readers decide.
 */
export const openings: Readonly<Record<DialectName, readonly string[]>> = {
  qwen: ['<tool_call>', '<function=', '<seed:tool_call>'],
  harmony: ['<|channel|>', '<|start|>assistant'],
  glm: ['<tool_call>'],
  minimax: [
    '<minimax:tool_call>',
    ']<]minimax[>[<',
    '<mm:think>',
    '<invoke name=',
    '<tool_call>',
    '<tool_calls>',
    '<function_calls>',
  ],
  kimi: [
    '<|tool_calls_section_begin|>',
    '<|tool_call_section_begin|>',
    '<|tool_call_begin|>',
    '<|open|>think<|sep|>',
    '<|open|>tools<|sep|>',
    '<|open|>call ',
  ],
  deepseek: ['<｜tool▁call', '<｜DSML｜', '<|DSML|', '<|tool_calls_begin|>', '<|tool_call_begin|>'],
  mistral: ['[TOOL_CALLS]', '[THINK]'],
  llama: ['<|python_tag|>', '<function='],
  cohere: ['<|START_ACTION|>', '<|START_THINKING|>'],
  gemma4: ['<|tool_call>', '<|channel>thought'],
  functiongemma: ['<start_function_call>'],
  pythonic: ['<|python_start|>', '<|tool_call_start|>', '<function_calls>'],
  gemma3: ['```tool_code'],
  json: [
    '<function_call>',
    '<function_calls>',
    '<tool_call>',
    '<tool_calls>',
    '<tool_use>',
    '<TOOLCALL>',
    '<longcat_tool_call>',
    '<|tool_call|>',
    '<|action_start|><|plugin|>',
    'functools[',
    '[TOOL_CALLS]',
  ],
  hunyuan: ['<tool_calls', '<tool_call'],
};

/** The same for an answer that consists of calls: elsewhere these are data. */
export const bareOpenings: Readonly<Record<string, readonly DialectName[]>> = {
  '{': ['json'],
  '[': ['pythonic', 'json'],
};
