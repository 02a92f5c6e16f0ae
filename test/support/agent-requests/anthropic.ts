import type { JsonObject } from '../../../src/core/json.ts';
import { pixel, readSchema, writeSchema, type AgentRequest } from './agent-request.ts';

const cache_control: JsonObject = { type: 'ephemeral' };
const draft = 'https://json-schema.org/draft/2020-12/schema';

const metadata: JsonObject = {
  user_id: JSON.stringify({ device_id: 'd1', account_uuid: '', session_id: '7c1c1a52-5d5c-4f49-8bd7-90f24a1f4f0b' }),
};

const system: JsonObject[] = [
  { type: 'text', text: 'x-anthropic-billing-header: cc_version=2.1.329; cc_entrypoint=sdk-cli' },
  { type: 'text', text: 'You help in a terminal.', cache_control },
  { type: 'text', text: 'Work in the folder /work.', cache_control },
];

/** The keywords that were seen in schemas of Claude Code's tools. */
const claudeTools: JsonObject[] = [
  { name: 'Write', description: 'Writes a file.', input_schema: { $schema: draft, ...writeSchema } },
  { name: 'Read', description: 'Reads a file.', input_schema: { $schema: draft, ...readSchema } },
  {
    name: 'Bash',
    description: 'Runs a command.',
    input_schema: {
      $schema: draft,
      type: 'object',
      properties: {
        command: { type: 'string', maxLength: 100_000, pattern: '\\S' },
        timeout: { type: 'number', exclusiveMinimum: 0, maximum: 9_007_199_254_740_991 },
        run_in_background: { type: 'boolean', default: false },
      },
      required: ['command'],
      additionalProperties: false,
    },
  },
  {
    name: 'Workflow',
    description: 'Runs a workflow.',
    input_schema: {
      $schema: draft,
      type: 'object',
      properties: {
        name: { type: 'string', enum: ['review', 'release'] },
        args: { description: 'Whatever the workflow takes' },
        steps: { type: 'array', items: { type: 'string' }, maxItems: 10 },
      },
      required: ['name'],
      additionalProperties: false,
    },
  },
  {
    name: 'ToolSearch',
    description: 'Finds tools that are not loaded.',
    input_schema: {
      $schema: draft,
      type: 'object',
      properties: { query: { type: 'string' }, max_results: { type: 'number', default: 5 } },
      required: ['query', 'max_results'],
      additionalProperties: false,
    },
  },
  {
    name: 'DeferredToolPlaceholder',
    description: 'Stands for tools that are not loaded.',
    input_schema: { type: 'object', properties: {} },
    defer_loading: true,
  },
  {
    name: 'WebFetch',
    description: 'Fetches a page.',
    input_schema: { type: 'object', properties: { url: { type: 'string', format: 'uri' } }, required: ['url'] },
    defer_loading: true,
  },
];

const thinkingBlock = (thinking: string): JsonObject => ({ type: 'thinking', thinking, signature: 'RXJ0aG9yZWQ=' });
const call = (id: string, name: string, input: JsonObject): JsonObject => ({ type: 'tool_use', id, name, input });

/** Later turns: parallel calls, a failed one first among the results, a picture, and a search for tools. */
const claudeHistory: JsonObject[] = [
  {
    role: 'assistant',
    content: [
      thinkingBlock('A file first.'),
      { type: 'text', text: 'I write the file.' },
      call('toolu_01A', 'Write', { file_path: '/work/a.txt', content: 'one\n' }),
      call('toolu_01B', 'Bash', { command: 'cat b.txt' }),
      call('toolu_01C', 'Read', { file_path: '/work/picture.png' }),
    ],
  },
  {
    role: 'user',
    content: [
      { type: 'tool_result', tool_use_id: 'toolu_01B', content: 'cat: b.txt: no such file', is_error: true },
      { type: 'tool_result', tool_use_id: 'toolu_01A', content: 'written' },
      {
        type: 'tool_result',
        tool_use_id: 'toolu_01C',
        content: [{ type: 'image', source: { type: 'base64', data: pixel, media_type: 'image/png' } }],
      },
    ],
  },
  {
    role: 'assistant',
    content: [
      thinkingBlock(''),
      { ...call('toolu_01D', 'ToolSearch', { query: 'select:WebFetch', max_results: 1 }), cache_control },
    ],
  },
  {
    role: 'user',
    content: [
      {
        type: 'tool_result',
        tool_use_id: 'toolu_01D',
        content: [{ type: 'tool_reference', tool_name: 'WebFetch' }],
        cache_control,
      },
      { type: 'text', text: 'Tool loaded.' },
    ],
  },
];

export const anthropicRequests: readonly AgentRequest[] = [
  {
    name: 'Claude Code 2.1.329, later turn',
    protocol: 'anthropic',
    body: {
      model: 'claude-opus-5-5',
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Write a file.' }] },
        {
          role: 'system',
          content: [{ type: 'text', text: 'The folder has no other files.', cache_control }],
          output_config: { effort: 'medium' },
        },
        ...claudeHistory,
      ],
      system,
      tools: claudeTools,
      metadata,
      max_tokens: 128_000,
      thinking: { type: 'adaptive', display: 'omitted' },
      context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] },
      output_config: { effort: 'medium' },
      safeguards: [{ type: 'dangerous_tool_use', classifier_context: { permission_mode: 'auto' } }],
      stream: true,
    },
  },
  {
    name: 'Claude Code 2.1.329, model with a budget',
    protocol: 'anthropic',
    body: {
      model: 'claude-sonnet-4-5',
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Remember the folder.' },
            { type: 'text', text: 'Write a file.', cache_control },
          ],
        },
      ],
      system,
      tools: claudeTools.filter(({ defer_loading }) => defer_loading !== true),
      metadata,
      max_tokens: 32_000,
      thinking: { type: 'enabled', budget_tokens: 31_999, display: 'omitted' },
      context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] },
      stream: true,
    },
  },
  {
    name: 'Claude Code 2.1.329, title',
    protocol: 'anthropic',
    body: {
      model: 'claude-haiku-5-5',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Write a file.' }] }],
      system,
      tools: [],
      metadata,
      max_tokens: 32_000,
      output_config: {
        format: {
          type: 'json_schema',
          schema: {
            type: 'object',
            properties: { title: { type: 'string' } },
            required: ['title'],
            additionalProperties: false,
          },
        },
      },
      stream: true,
    },
  },
  {
    name: 'Claude Code 2.1.329, web search',
    protocol: 'anthropic',
    body: {
      model: 'claude-opus-5-5',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Search for the tide table.' }] }],
      system,
      tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 8 }],
      tool_choice: { type: 'auto' },
      metadata,
      max_tokens: 32_000,
      thinking: { type: 'adaptive', display: 'updates' },
      context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] },
      output_config: { effort: 'medium' },
      stream: true,
    },
  },
  {
    name: 'Qwen Code 0.24.4, Messages',
    protocol: 'anthropic',
    body: {
      model: 'qwen3-coder',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Write a file.' }] }, ...claudeHistory.slice(0, 2)],
      system: [{ type: 'text', text: 'You help in a terminal.', cache_control }],
      tools: [
        { name: 'write_file', description: 'Writes a file.', input_schema: writeSchema },
        {
          name: 'exit',
          description: 'Ends the work.',
          input_schema: {
            type: 'object',
            properties: {
              code: { type: ['integer', 'null'] },
              why: { oneOf: [{ type: 'string' }, { type: 'number' }] },
            },
          },
          cache_control,
        },
      ],
      temperature: 1,
      max_tokens: 32_768,
      thinking: { type: 'enabled', budget_tokens: 32_000 },
      stream: true,
    },
  },
  {
    name: 'opencode 1.18.33, Messages',
    protocol: 'anthropic',
    body: {
      model: 'claude-sonnet-5',
      max_tokens: 32_000,
      system: [
        { type: 'text', text: 'You help in a terminal.', cache_control },
        { type: 'text', text: 'Work in the folder /work.', cache_control },
      ],
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Write a file.', cache_control }] },
        {
          role: 'assistant',
          content: [{ ...call('toolu_01A', 'write', { file_path: '/work/a.txt', content: 'one\n' }), cache_control }],
        },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: 'toolu_01A', content: 'written', cache_control }],
        },
      ],
      tools: [{ name: 'write', description: 'Writes a file.', input_schema: { $schema: draft, ...writeSchema } }],
      tool_choice: { type: 'auto' },
      stream: true,
    },
  },
  {
    name: 'pi 0.73.1, Messages',
    protocol: 'anthropic',
    body: {
      model: 'claude-sonnet-4-5',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Write a file.', cache_control }] }],
      max_tokens: 16_384,
      stream: true,
      system: [{ type: 'text', text: 'You help in a terminal.', cache_control }],
      tools: [{ name: 'write', description: 'Writes a file.', input_schema: writeSchema, eager_input_streaming: true }],
      thinking: { type: 'enabled', budget_tokens: 8_192, display: 'summarized' },
    },
  },
  {
    name: 'Continue 1.5.47, Messages',
    protocol: 'anthropic',
    body: {
      model: 'claude-sonnet-4-5',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Write a file.', cache_control }] }],
      max_tokens: 8_192,
      temperature: 0.7,
      stop_sequences: ['</done>'],
      system: [{ type: 'text', text: 'You help in a terminal.', cache_control }],
      tools: [{ name: 'Write', description: 'Writes a file.', input_schema: writeSchema }],
      stream: true,
    },
  },
];
